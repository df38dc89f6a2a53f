"""The ledger of an event, for its organisers: from reviews where there are any, or valued here.

Only games that are over count, and only when the deal of their round is no longer sealed. Tables
that nobody has reviewed are valued one by one in a process of its own, while an organiser looks.
What was found is kept in a side log of the table.
"""

from functools import partial

from msgspec import Struct, json

from fondaco.analysis.deals import ValuedDeal, deals_of, reviewed_deals
from fondaco.contract.refused import Refused
from fondaco.events.fold import ClubTable
from fondaco.events.ledger import PairLedger, PlayedDeal, ledger, outliers
from fondaco.games import game
from fondaco.server.events.event_log import LiveEvent
from fondaco.server.study.reviews import Reviews
from fondaco.server.tables.house import House
from fondaco.server.work.worker_process import WorkerProcess
from fondaco.store import LogRow

NICENESS = 10  # tables that are played go first
PATIENCE_S = 600.0  # for the deals of one game
MAX_KEPT = 5_000  # tables whose deals are in memory
SHOWN = 5  # deals of a pair that stands out


class GivenDeal(Struct):
    """A deal in which one gave the other more than it got."""

    round: int
    number: int  # of the table, from 1
    table: str
    ply: int
    chance: float  # to win, that the giver gave
    money: float


class GivenPair(Struct):
    giver: str  # a name
    receiver: str
    chance: float
    money: float
    deals: int
    worst: list[GivenDeal]  # the most one-sided first


class EventLedger(Struct):
    has_deals: bool  # the game has any
    games: int  # that are over
    valued: int  # of these
    deals: int
    pairs: int  # of players who made deals
    outliers: list[GivenPair]


class Ledgers:
    def __init__(self, house: House, reviews: Reviews) -> None:
        self._house = house
        self._reviews = reviews
        self._known: dict[str, list[ValuedDeal]] = {}
        self._working: set[str] = set()  # events whose games are being valued
        self._process = WorkerProcess(NICENESS)

    def close(self) -> None:
        self._process.end()

    async def look(self, live: LiveEvent) -> EventLedger:
        """What is known. What is not is valued from now on."""
        event = live.event
        if not game(event.settings.game).has_deals:
            return EventLedger(False, 0, 0, 0, 0, [])
        games = {
            table.table: (number, at, table)
            for number, each in enumerate(event.rounds, start=1)
            if not event.sealed(number)
            for at, table in enumerate(each.tables)
            if table.table and table.scores and not table.of_bots
        }
        missing = [name for name in games if not await self._find(name)]
        if missing and live.id not in self._working:
            self._working.add(live.id)
            self._house.tasks.begin(self._value(live.id, missing))
        found = [
            deal
            for name, (number, at, table) in games.items()
            for deal in _played(table, number, at, self._known.get(name, []))
        ]
        pairs = ledger(found)
        names = {player: each.name for player, each in event.players.items()}
        return EventLedger(
            True,
            len(games),
            len(games) - len(missing),
            len(found),
            len(pairs),
            [_shown(pair, names) for pair in outliers(pairs)],
        )

    async def _find(self, table: str) -> bool:
        """Whether the deals of a table are known now."""
        if table in self._known:
            return True
        kept = await self._reviews.kept(table)
        if kept is not None and kept.stage in ("first", "full"):
            self._keep(table, reviewed_deals(kept.pieces))
            return True
        for row in await self._house.store.read(log_of(table)):
            self._keep(table, json.decode(row.entry, type=list[ValuedDeal]))
        return table in self._known

    def _keep(self, table: str, deals: list[ValuedDeal]) -> None:
        while len(self._known) >= MAX_KEPT:
            self._known.pop(next(iter(self._known)))
        self._known[table] = deals

    async def _value(self, event: str, tables: list[str]) -> None:
        try:
            for table in tables:
                deals: list[ValuedDeal] = []
                try:
                    played = (await self._house.room(table)).table.game
                    if played is not None and played.over:
                        work = partial(deals_of, played.to_text())
                        deals = await self._process.do(work, PATIENCE_S)
                except (Refused, TimeoutError):  # damaged, or far too long
                    pass
                row = LogRow(0, self._house.now(), json.encode(deals))
                await self._house.store.append(log_of(table), row)  # another may have been first
                self._keep(table, deals)
        finally:
            self._working.discard(event)


def log_of(table: str) -> str:
    return f"{table}.deals"


def _played(table: ClubTable, number: int, at: int, deals: list[ValuedDeal]) -> list[PlayedDeal]:
    """Those between two players who had their seats for the whole game."""
    found = []
    for deal in deals:
        one, other = (table.players[seat] for seat in (deal.owner, deal.taker))
        if one and other and not {deal.owner, deal.taker} & table.sitters.keys():
            found.append(
                PlayedDeal(
                    table.table, number, at + 1, deal.ply, (one, other), deal.chance, deal.money
                )
            )
    return found


def _shown(pair: PairLedger, names: dict[str, str]) -> GivenPair:
    worst = []
    for deal in pair.deals[:SHOWN]:
        chance, money = deal.given(pair.giver)
        if chance > 0:
            worst.append(
                GivenDeal(
                    deal.round, deal.number, deal.table, deal.ply, round(chance, 4), round(money, 1)
                )
            )
    return GivenPair(
        names.get(pair.giver, ""),
        names.get(pair.receiver, ""),
        round(pair.chance, 4),
        round(pair.money, 1),
        len(pair.deals),
        worst,
    )
