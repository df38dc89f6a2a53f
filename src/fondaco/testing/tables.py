"""A table and its log for tests, with a clock that only the test moves."""

from random import Random
from typing import Any, Self

from fondaco.contract.rules import Event
from fondaco.games import make
from fondaco.table.entries import Actor, AnyEntry, Clock, NumberedEntry, Opened, TableSettings
from fondaco.table.standing_orders import order, take_orders
from fondaco.table.table import Table

NAMES = ["Ann", "Bob", "Cem", "Dora", "Emil"]


class TableBuilder:
    """A table without a network or a database: an entry takes effect as soon as it is written.

    People sit from seat 0 on (`ann`, `bob`, …), as many as there are seats or as `people` says; the
    bot has the other seats. Moves are chosen at random, the same ones for the same seed.

    >>> table = TableBuilder("batavia", players=3, people=2).begin().play(5).wait(60).table
    >>> table.status, [chair.name for chair in table.chairs], len(table.moves)
    ('playing', ['Ann', 'Bob', 'Cem'], 5)
    """

    def __init__(
        self,
        game: str,
        players: int = 3,
        people: int = 5,
        clock: Clock | None = None,
        seed: str = "book",
        bot: str = "random",
        coach: bool = False,
        options: dict[str, str] | None = None,
        opened: dict[str, Any] | None = None,
        **more: str,
    ) -> None:
        """Options of the ruleset are given by name or as `options`. `opened` holds more fields of
        the first entry, such as `position` or `forked_at`."""
        self.now = 1_000_000  # milliseconds
        self.people = min(people, players)
        self.bot = bot
        chosen = {**(options or {}), **more}
        rules = make(game, players, **chosen)
        settings = TableSettings(
            game=game,
            players=players,
            options=chosen,
            clock=clock or Clock(),
            talk=20,
            coach=coach,
        )
        first = Opened(settings, rules.version, seed, host="ann", **(opened or {}))
        self.table = Table("t1", NumberedEntry(0, self.now, first))
        self.rng = Random(seed)

    def write(self, entry: AnyEntry) -> list[Event]:
        """Append an entry, at the time it is now; returns what it did in the game."""
        return self.table.apply(NumberedEntry(self.table.number + 1, self.now, entry))

    def wait(self, seconds: float) -> Self:
        """Let time pass."""
        self.now += int(seconds * 1000)
        return self

    def sit(self) -> Self:
        """Everybody sits down."""
        for seat in range(self.table.settings.players):
            name = NAMES[seat]
            if seat < self.people:
                self.write(self.table.sit(name.lower(), name, seat))
            else:
                self.write(self.table.hire(seat, self.bot, name))
        return self

    def begin(self) -> Self:
        """Everybody sits down, and the game begins."""
        self.sit()
        self.write(self.table.begin())
        return self

    @property
    def turn(self) -> int:
        """The seat that the game waits for, or -1."""
        return self.table.turn

    def text(self, seat: int | None = None) -> str:
        """A random move that a seat (the turn's, if none is given) has, in notation."""
        seat = self.turn if seat is None else seat
        moves = self.table.game.position.moves(seat) if self.table.game and seat >= 0 else []
        return self.table.rules.format_move(self.rng.choice(moves)) if moves else "none"

    def play(self, count: int = 1) -> Self:
        """So many random moves, each of the seat that the game waits for."""
        for _ in range(count):
            if self.table.status == "playing":
                seat = self.turn
                by: Actor = "bot" if self.table.chairs[seat].mind else "person"
                self.write(self.table.move(seat, self.text(), by=by))
        return self

    def until_talks(self) -> Self:
        """Play until several seats may move."""
        assert self.table.game is not None
        while not self.table.game.position.talking():
            assert self.table.status == "playing", "There is no talk in this game."
            self.play()
        return self

    def end_turn(self) -> Self:
        """Play until the game waits for another seat."""
        seat = self.turn
        while self.turn == seat and self.table.status == "playing":
            self.play()
        return self

    def order(self, seat: int, **orders: Any) -> Self:
        """A seat gives standing orders, as it would over the network."""
        take_orders(self.table, order(self.table, seat, orders))
        return self


def table_facts(table: Table) -> dict[str, Any]:
    """Everything about a table that its log decides, to compare two readings of one log."""
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
