"""What happens at a table leaves nothing for the garbage collector: no reference cycle at all.

tests/server/test_memory.py shows the same of a whole server with connections.
"""

import gc
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from bench.steps import Ear
from fondaco.contract.refused import Refused
from fondaco.games import games
from fondaco.host.room import Room
from fondaco.table.audience import Audience
from fondaco.table.entries import AnyEntry
from fondaco.table.table import Table
from fondaco.testing import TableBuilder
from tests.long import mostly_long


class Evening:
    """A table with listeners who hear everything, each in a language of their own."""

    def __init__(self, game: str, seed: str) -> None:
        self.builder = builder = TableBuilder(game, 3, seed=seed)
        self.room = Room(builder.table, lambda: builder.now, lambda: 0)
        languages = ["en", "fr", "de", "it"]
        self.ears: list[Any] = [Ear(Audience(seat, languages[seat]), None) for seat in range(-1, 3)]
        for ear in self.ears:
            self.come(ear)

    def come(self, ear: Any) -> None:
        state = self.room.sight.welcome(-1, ear.audience, ear.host, self.builder.now).state
        self.room.broadcast.has(ear, state)
        self.room.listeners.add(ear)
        self.room.send_presence()

    def do(self, command: Callable[[Table], AnyEntry]) -> None:
        """A command, written and sent; a refusal is answered in words."""
        table = self.builder.table
        try:
            entry = command(table)
        except Refused as refused:
            self.room.sight.words("de").refusal(refused)
            return
        self.builder.write(entry)
        self.room.new_index(self.builder.now)
        self.room.send(table.rows[-1])

    def run(self) -> None:
        builder = self.builder
        for seat, name in enumerate(["ann", "bob", "cem"]):
            self.do(partial(Table.sit, person=name, name=name, seat=seat))
        self.do(lambda table: table.free(1))
        self.do(lambda table: table.sit("dora", "Dora", 1))
        self.do(lambda table: table.begin())
        for number in range(60):
            builder.wait(1)
            self.do(lambda table: table.move(max(table.turn, 0), builder.text()))
            self.do(lambda table: table.move(max(table.turn, 0), "a move that nobody knows"))
            if number % 20 == 0:
                self.do(lambda table: table.undo(max(table.turn, 0)))
                self.do(lambda table: table.say("ann", "Ann", "hello"))
                self.do(lambda table: table.pause("ann"))
                self.do(lambda table: table.resume("ann"))
                ear = self.ears[number // 20 % len(self.ears)]
                self.room.listeners.discard(ear)
                self.room.send_presence()
                self.come(ear)
        self.do(lambda table: table.close("ann"))


@pytest.fixture
def quiet() -> Iterator[None]:
    """Nothing is collected while the test runs, except by the test."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@pytest.mark.parametrize("game", mostly_long(games()))
def test_moves_visits_and_an_end_leave_no_cycle(game: str, quiet: None) -> None:
    Evening(game, "first").run()  # what is loaded and kept for good
    gc.collect()
    Evening(game, "second").run()
    assert gc.collect() == 0
