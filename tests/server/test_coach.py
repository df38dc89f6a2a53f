"""The coach answers who plays alone against bots, in their turn, from what they can see."""

import pytest

from fondaco.contract.refused import Refused
from fondaco.server.coach import may_ask
from fondaco.server.words import messages
from fondaco.table.audience import Audience
from fondaco.table.sight import Sight
from tests.server.book import Book


def refused(book: Book, seat: int) -> str:
    with pytest.raises(Refused) as error:
        may_ask(book.table, seat)
    return error.value.name


def test_the_coach_is_for_who_plays_alone_against_bots_and_is_to_move() -> None:
    alone = Book(people=1).begin()
    while alone.turn != 0:
        alone.play()
    may_ask(alone.table, 0)
    assert refused(alone, -1) == "only-watching"
    assert refused(Book(people=2).begin(), 0) == "coach-alone"
    while alone.turn == 0:
        alone.play()
    assert refused(alone, 0) == "coach-turn"


@pytest.mark.parametrize("game", ["oltremare", "batavia"])
def test_advice_is_told_without_what_nobody_can_know(game: str) -> None:
    """Every listed move of a seat can be told, and nothing but its View is looked at."""
    book = Book(game, people=1).begin()
    for _ in range(60):
        seat = book.turn
        assert book.table.game is not None
        before = book.table.rules.format_position(book.table.game.position)
        sight = Sight(book.table, messages)
        for move in book.table.game.position.moves(seat)[:3]:
            text = book.table.rules.format_move(move)
            assert sight.would(text, Audience(seat, "en"))
        assert book.table.rules.format_position(book.table.game.position) == before
        book.play()
