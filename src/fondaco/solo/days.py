"""A practice deal for every day: dealt from the date, the same for everybody, never ranked.

Anyone can compute it. A server's deal of the day has a secret, and counts.
"""

from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Final

from fondaco.contract.chance import commitment
from fondaco.host.day_deals import (
    DAY_MS,
    DayCard,
    DayInfo,
    DayList,
    MyTry,
    Streak,
    begins,
    closes,
    make_deal,
    parse_day,
    streak,
)
from fondaco.host.fork import continue_with_bots
from fondaco.host.lookup import NoSuchError, find
from fondaco.host.room import Room
from fondaco.solo.tables import SoloTables
from fondaco.store import Person, TableIndex
from fondaco.table.entries import Opened, TableSettings
from fondaco.table.table import rules_of

SHOWN: Final = 30  # days, up to today
TODAY: Final = "today"
RUNNING: Final = ("open", "playing", "paused")


def seed_of(day: date) -> str:
    return sha256(f"fondaco practice {day.isoformat()}".encode()).hexdigest()[:32]


class SoloDays:
    def __init__(self, house: SoloTables) -> None:
        self._house = house

    def today(self) -> date:
        return datetime.fromtimestamp(self._house.now() / 1000, UTC).date()

    def day(self, name: str) -> date:
        found = self.today() if name == TODAY else parse_day(name)
        if found is None or not self._first() <= found <= self.today():
            raise NoSuchError("no-day")
        return found

    def _first(self) -> date:
        return self.today() - timedelta(SHOWN - 1)

    async def _mine(self) -> dict[str, TableIndex]:
        """By day: my table that is not over."""
        running = await self._house.store.tables(status=RUNNING, limit=1000)
        return {str(index.info["day"]): index for index in running if index.info.get("day")}

    async def streak(self) -> Streak:
        over = await self._house.store.tables(status=("over",), limit=1000)
        days = [parse_day(str(index.info.get("day", ""))) for index in over]
        return streak([day for day in days if day is not None], self.today())

    async def info(self, name: str) -> DayInfo:
        day = self.day(name)
        deal, mine, today = make_deal(day), (await self._mine()).get(day.isoformat()), self.today()
        over = day < today
        return DayInfo(
            day=day.isoformat(),
            game=deal.game,
            options=deal.options,
            players=deal.players,
            seat=deal.seat,
            bot=deal.bot,
            stage="over" if over else "running",
            now=self._house.now(),
            begins=begins(day),
            ends=begins(day) + DAY_MS,
            closes=closes(day),
            commitment=commitment(seed_of(day)),
            next_commitment="" if over else commitment(seed_of(day + timedelta(1))),
            seed=seed_of(day) if over else "",
            earlier=str(day - timedelta(1)) if day > self._first() else "",
            later=str(day + timedelta(1)) if over else "",
            finished=0,
            playing=0,
            median=None,
            results=[],
            mine=MyTry(mine.table, "playing") if mine is not None else None,
            streak=await self.streak(),
            best="",
        )

    async def list(self) -> DayList:
        days = [self.today() - timedelta(back) for back in range(SHOWN)]
        mine, cards = await self._mine(), []
        for day in days:
            deal, table = make_deal(day), mine.get(day.isoformat())
            own = MyTry(table.table, "playing") if table is not None else None
            cards.append(DayCard(day.isoformat(), deal.game, deal.options, 0, own))
        return DayList(cards, False, await self.streak())

    async def play(self, name: str, person: Person) -> Room:
        """A table with that day's deal: the one that is under way, or a new one."""
        day = self.day(name)
        known = (await self._mine()).get(day.isoformat())
        if known is not None:
            return await find(self._house, known.table, person)
        deal = make_deal(day)
        settings = TableSettings(deal.game, deal.players, deal.options, private=True, coach=True)
        opened = Opened(
            settings, deal.version, seed_of(day), person.id, day=day.isoformat(), bots=deal.bots
        )
        room = await self._house.open(opened)
        bots = [deal.bot] * deal.players
        rules = rules_of(settings)
        await continue_with_bots(self._house, room, person, deal.seat, bots, rules)
        return room
