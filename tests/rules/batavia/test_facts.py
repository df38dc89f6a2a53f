"""No sampled world contradicts what a seat knows for sure: held against a book of its own."""

from random import Random

import pytest

from fondaco.bots import make_bot
from fondaco.contract.playout import random_move
from fondaco.contract.rules import Event
from fondaco.games import make
from fondaco.games.batavia.rules.position import BataviaPosition
from tests.rule import rule
from tests.rules.batavia.facts import Book

SEATS = (3, 4, 5)


def hold(players: int, number: int, bots: bool, often: float) -> int:
    """Play a game, and hold samples against the books; how many."""
    position = make("batavia", players).start(f"facts-{number}")
    assert isinstance(position, BataviaPosition)
    books = [Book(i, players, position.table.hands[5 * i : 5 * i + 5]) for i in range(players)]
    for book in books:
        book.lot = position.table.lot[:]
    minds = [make_bot("merchant", f"{number} {seat}") for seat in range(players)]
    rng = Random(number)
    held = 0
    while not position.over:
        events: list[Event] = []
        pile = position.table.pile_left
        if bots:
            move = minds[position.turn].choose(position.view(position.turn))
            assert move is not None
            position.play(position.turn, move, events)
        else:
            random_move(position, rng, events)
        for book in books:
            book.hear(events, pile)
        chance = 0.5 if books[0].shuffles else often
        if rng.random() < chance and position.to_move():
            book = rng.choice(books)
            where = f"{players} {number}: seat {book.seat}, ply {position.ply}"
            assert not book.broken_by(position), f"{where}: the book is wrong"
            world = position.view(book.seat).sample(rng)
            assert isinstance(world, BataviaPosition)
            assert not book.broken_by(world), where
            held += 1
    return held


@rule("BA-2.6", "BA-3.2")
@pytest.mark.parametrize("players", SEATS)
def test_no_sample_contradicts_what_was_seen(players: int) -> None:
    assert sum(hold(players, number, False, 0.1) for number in range(4)) > 60


@pytest.mark.long
@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize("players", SEATS)
def test_no_sample_contradicts_what_was_seen_in_many_games(players: int, bots: bool) -> None:
    numbers = range(10, 18) if bots else range(10, 50)
    assert sum(hold(players, number, bots, 0.3) for number in numbers) > 500
