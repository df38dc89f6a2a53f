"""The order in which a review is computed, and what can be read meanwhile."""

import pytest

from fondaco.analysis.key_moments import main_cause, turn_numbers
from fondaco.analysis.narrator import Narrator
from fondaco.analysis.passes import WORST, ReviewWork, do_some
from fondaco.analysis.review import ReviewPlan, assemble, review
from fondaco.contract.rules import SPECTATOR
from fondaco.games import make_voice
from fondaco.host.reviews import review_page
from fondaco.messages import Messages
from fondaco.records import Game
from tests.analysis.games import RULES, short

BUDGET = 4


@pytest.fixture(scope="module", params=list(RULES))
def game(request: pytest.FixtureRequest) -> Game:
    return short(request.param)


@pytest.mark.long
def test_people_come_first_and_in_the_end_all_is_as_if_it_had_been_thorough(game: Game) -> None:
    plan = ReviewPlan(game.to_text(), BUDGET)
    work = ReviewWork(plan, game, [1])
    stages = [work.stage]
    while tasks := work.next(8):
        if stages == ["none"]:
            ends = {0, len(game.log)}
            assert all(ply in ends or game.log[ply][0] == 1 for ply, _ in tasks)
        work.take(do_some(plan, tasks))
        if work.stage != stages[-1]:
            stages.append(work.stage)
            assemble(plan, work.sorted())  # what is there can be read
    assert stages == ["none", "key", "first", "full"]
    assert assemble(plan, work.sorted()) == review(plan, processes=1)


def test_few_decisions_are_looked_at_thoroughly_at_once() -> None:
    game = short("batavia")
    plan = ReviewPlan(game.to_text(), BUDGET)
    work = ReviewWork(plan, game, [0])
    while work.stage == "none":
        work.take(do_some(plan, work.next(8)))
    assert sum(not piece.quick for piece in work.pieces.values()) <= WORST


def test_a_review_that_stopped_continues_where_it_was() -> None:
    game = short("batavia")
    plan = ReviewPlan(game.to_text(), BUDGET)
    work = ReviewWork(plan, game, [0])
    work.take(do_some(plan, work.next(8)))
    again = ReviewWork(plan, game, [0], work.sorted())
    assert again.next(8) == work.next(8)
    assert again.done == 8


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_no_choice_reads_like_its_alternative(game: Game, language: str) -> None:
    narrator, words = Narrator(game), Messages(language)
    for each in review(ReviewPlan(game.to_text(), 2), processes=1).decisions:
        did, better = narrator.both(each.ply, each.seat, each.best)
        assert words.say(did) != words.say(better)


def test_the_page_calls_its_reader_you(game: Game) -> None:
    plan = ReviewPlan(game.to_text(), 2)
    pieces = do_some(plan, [(ply, True) for ply in range(len(game.log) + 1)])
    pages = [review_page(game, plan, pieces, "first", seat, Messages()) for seat in (SPECTATOR, 0)]
    rows = [
        [row for table in page.tables if table.name == "decisions" for row in table.rows]
        for page in pages
    ]
    assert not any("You " in cell for row in rows[0] for cell in row)
    assert any("You " in cell for row in rows[1] for cell in row)
    assert [player.place for player in pages[0].players] == game.position.places()
    assert all(0 <= player.lost <= 100 for player in pages[0].players)


def test_what_set_a_seat_apart_is_where_it_gained_or_lost_most(game: Game) -> None:
    voice = make_voice(game.rules, SPECTATOR, [seat.name for seat in game.seats])
    for seat, place in enumerate(game.position.places()):
        found = main_cause(game, voice, seat)
        if found is not None:
            assert (found.amount > found.others) == (place == 1)


def test_turns_are_numbered(game: Game) -> None:
    turns = turn_numbers(game)
    assert len(turns) == len(game.log) + 1
    assert turns == sorted(turns)
    assert turns[0] == 0
