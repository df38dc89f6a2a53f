"""A table and its log in one line, with a clock that stands until one moves it.

book = Book("batavia", players=3, clock=LIVE).begin()
book.wait(5).play()
"""

from random import Random
from typing import Any

from fondaco.contract.rules import Event
from fondaco.games import games, make
from fondaco.server.lines import encode
from fondaco.server.room import Room, load
from fondaco.store import LogRow
from fondaco.table.entries import AnyEntry, Clock, Opened, Row, Settings
from fondaco.table.plain import plain
from fondaco.table.table import Table

LIVE = Clock(kind="live", bank=100, increment=10)
DAYS = Clock(kind="days", days=2)
NAMES = ["Ann", "Bob", "Cem", "Dora", "Emil"]


class Book:
    """`people` sit from seat 0 on; the other seats are for the bot."""

    def __init__(
        self,
        game: str = "oltremare",
        players: int = 3,
        people: int = 5,
        clock: Clock | None = None,
        seed: str = "book",
        bot: str = "random",
        coach: bool = False,
        **options: str,
    ) -> None:
        self.now = 1_000_000
        self.people = min(people, players)
        self.bot = bot
        rules = make(game, players, **options)
        settings = Settings(
            game=game,
            players=players,
            options=dict(options),
            clock=clock or Clock(),
            talk=20,
            coach=coach,
        )
        opened = Opened(settings=settings, version=rules.version, seed=seed, host="ann")
        self.table = Table("t1", Row(0, self.now, opened))
        self.rng = Random(seed)

    def write(self, entry: AnyEntry) -> list[Event]:
        return self.table.apply(Row(self.table.number + 1, self.now, entry))

    def wait(self, seconds: float) -> "Book":
        self.now += int(seconds * 1000)
        return self

    def sit(self) -> "Book":
        for seat in range(self.table.settings.players):
            name = NAMES[seat]
            if seat < self.people:
                self.write(self.table.sit(name.lower(), name, seat))
            else:
                self.write(self.table.hire(seat, self.bot, name))
        return self

    def begin(self) -> "Book":
        self.sit()
        self.write(self.table.begin())
        return self

    @property
    def turn(self) -> int:
        return self.table.turn

    def text(self, seat: int | None = None) -> str:
        """A move that the seat has, in words."""
        seat = self.turn if seat is None else seat
        moves = self.table.game.position.moves(seat) if self.table.game and seat >= 0 else []
        return self.table.rules.format_move(self.rng.choice(moves)) if moves else "none"

    def play(self, count: int = 1) -> "Book":
        """Moves by lot of whoever is waited for."""
        for _ in range(count):
            if self.table.status == "playing":
                seat = self.turn
                by: Any = "bot" if self.table.chairs[seat].mind else "person"
                self.write(self.table.move(seat, self.text(), by=by))
        return self

    def until_talks(self) -> "Book":
        assert self.table.game is not None
        while not self.table.game.position.talking():
            self.play()
        return self

    def end_turn(self) -> "Book":
        """Play until somebody else is waited for."""
        seat = self.turn
        while self.turn == seat and self.table.status == "playing":
            self.play()
        return self

    def order(self, seat: int, **orders: Any) -> "Book":
        kind: Any = games()[self.table.rules.name].standing_orders
        self.table.chairs[seat].orders = kind(**orders)
        return self

    def room(self) -> Room:
        """The same table, read from its log."""
        rows = [LogRow(row.number, row.at, encode(row.entry)) for row in self.table.rows]
        return load(self.table.id, rows)


def bid_up_to(table: Table, seat: int) -> int | None:
    """The proxy bid that a seat has ordered."""
    limit: int | None = plain(table.chairs[seat].orders).get("bid_up_to")
    return limit


def facts(table: Table) -> dict[str, Any]:
    """Everything about a table that its log decides."""
    game = table.game
    return {
        "status": table.status,
        "number": table.number,
        "chairs": [dict(vars(chair)) for chair in table.chairs],
        "clocks": {k: v for k, v in vars(table.clocks).items() if k != "clock"},
        "left": list(table.clocks.left),
        "known": dict(table.known),
        "changed": (table.changed, table.updated, table.plies),
        "moves": [row.number for row in table.moves],
        "events": {n: len(es) for n, es in table.events.items()},
        "game": game and [table.rules.format_position(game.position), game.log],
    }
