"""Fact books: what a seat knows for sure, remembered from the events it heard and nothing else.

A View samples worlds that a seat could be in. A sample must not contradict anything that the seat
knows. The rules keep that knowledge in their own way; a fact book keeps it a second time, written
from the rulebook, and `check_samples` compares the two in whole games.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Generic, TypeVar

from fondaco.contract.rules import Event, Move, Position, Rules

P = TypeVar("P", bound=Position)


class FactBook(ABC, Generic[P]):
    """The facts that one seat knows. A game's tests derive one.

    A method `_drew(seat, told)` hears the events of the kind `drew`: the seat that did it, and the
    event as this book's seat saw it. Events without a method are not facts.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def hear_all(self, events: list[Event], before: P, after: P) -> None:
        """Take in what one move did. Use of the positions only what lies open to everybody."""
        for event in events:
            self.hear(event)

    def hear(self, event: Event) -> None:
        """Take in one event, as this seat saw it."""
        hear: Callable[[int, dict[str, Any]], None] | None = getattr(self, f"_{event.kind}", None)
        if hear is not None:
            hear(event.seat, event.seen_by(self.seat))

    @abstractmethod
    def broken_by(self, world: P) -> str:
        """A fact that does not hold in this world, in words; empty if all of them hold."""


def check_samples(
    rules: Rules,
    seed: str,
    books: Callable[[Position], Sequence[FactBook[Any]]],
    moves: Callable[[Position], Iterator[tuple[int, Move]]],
    often: Callable[[Position], float],
) -> int:
    """Play a game and compare samples with the books; returns how many samples were compared.

    `books` makes one for each seat from the first position. `moves` yields the moves of the game,
    one at a time: each is played before the next is asked for. `often` says how likely a sample is
    taken after a move. The books are also compared with the truth: a book that the truth breaks is
    itself wrong.
    """
    position = rules.start(seed)
    kept = books(position)
    rng = Random(seed)
    compared = 0
    for seat, move in moves(position):
        before, events = position.copy(), list[Event]()
        position.play(seat, move, events)
        for book in kept:
            book.hear_all(events, before, position)
        if position.over or rng.random() >= often(position):
            continue
        book = rng.choice(kept)
        where = f"{rules.name} for {rules.players}, {seed}: seat {book.seat}, ply {position.ply}"
        wrong = book.broken_by(position)
        assert not wrong, f"{where}: the book itself is wrong: {wrong}"
        wrong = book.broken_by(position.view(book.seat).sample(rng))
        assert not wrong, f"{where}: {wrong}"
        compared += 1
    return compared
