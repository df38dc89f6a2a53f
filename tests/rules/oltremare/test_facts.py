"""No sampled world contradicts what a seat knows for sure: held against a book of its own."""

from collections.abc import Iterator
from random import Random

import pytest

from fondaco.bots import make_bot
from fondaco.contract.rules import Event, Move
from fondaco.games.oltremare.rules.position import OltremarePosition
from tests.rule import rule
from tests.rules.oltremare.facts import Book
from tests.rules.random_play import GAMES, moves_of, rules_for, start, temper_for


def random_moves(position: OltremarePosition, number: int) -> Iterator[tuple[int, Move]]:
    return moves_of(position, Random(number), temper_for(number))


def bots_moves(position: OltremarePosition, number: int) -> Iterator[tuple[int, Move]]:
    bots = [make_bot("merchant", f"{number} {seat}") for seat in range(position.players)]
    while not position.over:
        for seat in reversed(position.to_move()):
            move = bots[seat].choose(position.view(seat))
            if move is not None:
                yield seat, move
                break


def hold(edition: str, players: int, number: int, bots: bool, often: float) -> int:
    """Play a game, and hold samples against the books; how many."""
    rules = rules_for(edition, players)
    position = start(rules, f"facts-{number}")
    books = [Book(seat, players, rules.setting.deck.goods) for seat in range(players)]
    for book in books:
        book.first = position.first
    rng = Random(number)
    held = 0
    for mover, move in (bots_moves if bots else random_moves)(position, number):
        events: list[Event] = []
        position.play(mover, move, events)
        for book in books:
            for event in events:
                book.hear(event)
            book.after_a_move(position)
        if rng.random() < often or (position.refilled and rng.random() < 0.5):
            book = rng.choice(books)
            where = f"{edition} {players} {number} {bots}: seat {book.seat}, ply {position.ply}"
            assert not book.broken_by(position), f"{where}: the book is wrong"
            world = position.view(book.seat).sample(rng)
            assert isinstance(world, OltremarePosition)
            assert not book.broken_by(world), where
            held += 1
    return held


@rule("OM-2.2.2", "OM-6.1", "OM-6.3")
@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_no_sample_contradicts_what_was_heard(edition: str, players: int) -> None:
    assert sum(hold(edition, players, number, False, 0.1) for number in range(2)) > 20


@pytest.mark.long
@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize(("edition", "players"), GAMES)
def test_no_sample_contradicts_what_was_heard_in_many_games(
    edition: str, players: int, bots: bool
) -> None:
    numbers = range(10, 14) if bots else range(10, 26)
    assert sum(hold(edition, players, number, bots, 0.4) for number in numbers) > 150
