"""Solving puzzles: what is shown before and told after, who is rated, and what stays unsaid."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec import json

from fondaco.analysis.puzzles.book import shipped
from fondaco.analysis.puzzles.puzzle import Puzzle
from fondaco.analysis.puzzles.sets import daily_set, varied
from fondaco.games import rulesets
from fondaco.host import puzzle_answers as study
from fondaco.host.puzzle_answers import answer as answer_puzzle
from fondaco.host.puzzle_answers import next_puzzle, rated_as
from fondaco.host.puzzles import PuzzleCause, Solution, puzzle_page, solution_of
from fondaco.records import Game
from fondaco.server.app import Config, create_app
from fondaco.store import PuzzleAnswer, Rating
from tests.server.houses import FREE
from tests.store.houses import person, with_store

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
NOTHING = Solution("", PuzzleCause("", 0.0, "", 0.0, "", 0.0), [], [])
PASSWORD = "a long word for puzzles"
# One of each ruleset that is neither easy nor hard: so whoever answers it moves it, and is moved.
FIRST = [min(shipped(name), key=lambda each: abs(each.strength - 25)) for name in rulesets()]


@pytest.fixture(scope="module")
def house() -> Iterator["TestClient[Any]"]:
    with TestClient(create_app(Config(database="sqlite://", minds=1, bounds=FREE))) as client:
        yield client


def somebody(house: "TestClient[Any]", login: str = "") -> dict[str, str]:
    """The headers of a new guest, or of somebody with an account."""
    house.cookies.clear()
    made = house.post("/api/me", json={"name": "Ann"})
    if login:
        made = house.post("/api/me/register", json={"login": login, "password": PASSWORD})
    cookie = f"fondaco={made.cookies['fondaco']}"
    house.cookies.clear()
    return {"cookie": cookie}


def answer(house: "TestClient[Any]", puzzle: Puzzle, move: str, who: dict[str, str]) -> Any:
    made = house.post(f"/api/puzzles/{puzzle.id}/answer", json={"move": move}, headers=who)
    house.cookies.clear()
    return made.json()


def wrong(puzzle: Puzzle) -> str:
    return next(each.move for each in puzzle.choices if each.move != puzzle.solution)


def test_a_puzzle_is_shown_as_its_seat_sees_it(house: "TestClient[Any]") -> None:
    for puzzle in FIRST:
        told = house.get(f"/api/puzzles/{puzzle.id}?lang=de").json()
        view = puzzle.replay().position.view(puzzle.seat)
        assert told["state"]["you"] == puzzle.seat
        expected = json.decode(json.encode(view.as_json(aids=True)))
        for name in expected.keys() - {"moves", "may_offer"}:
            assert told["state"]["view"][name] == expected[name]
        moves = [each.move for each in puzzle.choices]
        assert told["state"]["view"]["moves"] == moves
        assert [each["move"] for each in told["choices"]] == moves
        assert all(each["text"] for each in told["choices"])
        assert len({each["text"] for each in told["choices"]}) == len(moves)


def test_nothing_hidden_is_in_what_is_shown() -> None:
    """Another world that fits the seat's View is shown in the very same words."""
    for puzzle in FIRST:
        game = puzzle.replay()
        view = game.position.view(puzzle.seat)
        before = json.encode(puzzle_page(puzzle, "en"))
        game.position = view.sample(Random(7))
        assert json.encode(_shown_instead(puzzle, game)) == before


def _shown_instead(puzzle: Puzzle, game: Game) -> Any:
    """What would be shown of another position."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Puzzle, "replay", lambda self: game)
        return puzzle_page(puzzle, "en")


def test_nothing_hidden_is_in_the_solution_its_cause_and_its_line() -> None:
    for puzzle in FIRST:
        game = puzzle.replay()
        view = game.position.view(puzzle.seat)
        before = json.encode(solution_of(puzzle, "en"))
        game.position = view.sample(Random(7))
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(Puzzle, "replay", lambda self, of=game: of)
            assert json.encode(solution_of(puzzle, "en")) == before


def test_every_solution_has_a_cause_and_is_played_out() -> None:
    for puzzle in FIRST:
        for language in ("en", "de"):
            told = solution_of(puzzle, language)
            assert told.why.gain or told.why.rival
            assert told.line[0].seat == puzzle.seat
            assert all(step.text for step in told.line)
            assert len(told.line) <= 10


def test_the_solution_is_reported_with_the_answer_and_not_before(house: "TestClient[Any]") -> None:
    puzzle = FIRST[0]
    keys = ("solution", "chance", "money", "strength", "found", "judged", "record", "seed")
    shelves = house.get("/api/puzzles").text
    before = house.get(f"/api/puzzles/{puzzle.id}").json()
    assert not set(keys) & set(before)
    for choice in before["choices"]:
        assert set(choice) == {"move", "text", "cards"}
    for text in (shelves, house.get("/api/puzzles/next").text):
        assert puzzle.solution not in text
    told = answer(house, puzzle, wrong(puzzle), somebody(house))
    assert (told["right"], told["solution"]) == (False, puzzle.solution)
    assert told["choices"][0]["move"] == puzzle.solution
    assert {each["move"] for each in told["choices"]} == {each.move for each in puzzle.choices}


def test_a_solver_rises_a_loser_falls_and_only_the_first_answer_counts(
    house: "TestClient[Any]",
) -> None:
    puzzle = FIRST[0]
    good, bad = somebody(house, "Solver"), somebody(house, "Loser")
    first = answer(house, puzzle, puzzle.solution, good)
    assert first["right"]
    assert first["counted"]
    assert first["rating"] > first["before"] == 25
    assert (first["answers"], first["solved"]) == (1, 1)
    assert first["strength"] < puzzle.strength
    second = answer(house, puzzle, wrong(puzzle), bad)
    assert second["rating"] < second["before"]
    assert second["strength"] > first["strength"]
    assert (second["answers"], second["solved"]) == (2, 1)
    again = answer(house, puzzle, puzzle.solution, bad)
    assert again["right"]
    assert not again["counted"]
    assert again["rating"] == again["before"] == second["rating"]
    shelf = house.get("/api/puzzles", headers=bad).json()[0]
    assert (shelf["ruleset"], shelf["answered"], shelf["solved"]) == (puzzle.ruleset, 1, 0)
    assert shelf["rating"] == second["rating"]


def test_guests_are_rated_but_move_no_puzzle(house: "TestClient[Any]") -> None:
    puzzle = FIRST[-1]
    told = answer(house, puzzle, puzzle.solution, somebody(house))
    assert told["counted"]
    assert told["rating"] > 25
    assert (told["answers"], told["strength"]) == (0, round(puzzle.strength, 1))


def test_what_is_none_of_the_choices_or_no_puzzle_is_refused(house: "TestClient[Any]") -> None:
    who = somebody(house)
    assert answer(house, FIRST[0], "fly to the moon", who)["name"] == "puzzle-answer"
    for path in ("/api/puzzles/nothing", "/api/puzzles/next?ruleset=ludo"):
        refused = house.get(path)
        assert refused.status_code == 404
        assert refused.json()["name"] in ("no-such-puzzle", "no-such-puzzles")
    assert house.get("/api/puzzles/next?theme=ludo").json()["name"] == "no-such-puzzles"
    stranger = house.post(f"/api/puzzles/{FIRST[0].id}/answer", json={"move": "x"})
    assert stranger.status_code == 401


def test_the_next_one_is_new_of_the_theme_and_about_as_hard_as_one_is_strong() -> None:
    async def work(store: Any) -> None:
        ann, ruleset = person("ann"), FIRST[0].ruleset
        await store.add_person(ann, "secret")
        theme = FIRST[0].theme
        of_theme = [each for each in shipped(ruleset) if each.theme == theme]
        for number, each in enumerate(of_theme, start=1):
            found = await next_puzzle(store, ann, ruleset, theme, Random(number))
            assert found.theme == theme
            assert found.id not in [old.puzzle for old in await store.puzzle_answers("ann")]
            rating = Rating("ann", rated_as(ruleset), 45.0, 1.0, number, 0)
            await store.answer_puzzle(rating, PuzzleAnswer(each.id, number, True), None)
            left = of_theme[number:]
            if len(left) > 10:
                hardest = sorted(left, key=lambda one: -one.strength)[:10]
                chosen = await next_puzzle(store, ann, ruleset, theme, Random(number))
                assert chosen.strength >= min(one.strength for one in hardest)
        again = [await next_puzzle(store, ann, ruleset, theme, Random(n)) for n in range(30)]
        longest_ago = of_theme[: (len(of_theme) + 1) // 2]
        assert all(each in longest_ago for each in again)
        assert len({each.id for each in again}) > 5  # not the same one for ever

    with_store("sqlite://", work)


def test_answers_and_those_that_were_right_are_counted_up() -> None:
    async def work(store: Any) -> None:
        ann, ruleset = person("ann", login="ann"), FIRST[0].ruleset
        await store.add_person(ann, "secret")
        right = 0
        for number, puzzle in enumerate(shipped(ruleset)[:4], start=1):
            move = wrong(puzzle) if number == 2 else puzzle.solution
            right += number != 2
            done = await answer_puzzle(store, puzzle, ann, move, number, NOTHING)
            assert (done.right, done.counted) == (number != 2, True)
            rating = await store.rating("ann", rated_as(ruleset))
            assert (rating.games, rating.wins) == (number, right)

    with_store("sqlite://", work)


@pytest.mark.parametrize("known", [1, 2, 3])
def test_after_all_puzzles_those_come_again_that_were_answered_longest_ago(
    known: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = list(shipped(FIRST[0].ruleset)[:known])
    monkeypatch.setattr(study, "shipped", lambda name: some)

    async def work(store: Any) -> None:
        ann = person("ann")
        await store.add_person(ann, "secret")
        for number, each in enumerate(some, start=1):
            rating = Rating("ann", rated_as(FIRST[0].ruleset), 45.0, 1.0, number, 0)
            await store.answer_puzzle(rating, PuzzleAnswer(each.id, number, True), None)
        again = {
            (await next_puzzle(store, ann, FIRST[0].ruleset, "", Random(n))).id for n in range(30)
        }
        longest_ago = some[: (known + 1) // 2]
        assert again == {each.id for each in varied(longest_ago, some)}

    with_store("sqlite://", work)


def test_a_theme_does_not_come_again_and_again() -> None:
    async def work(store: Any) -> None:
        ann, ruleset = person("ann"), FIRST[0].ruleset
        await store.add_person(ann, "secret")
        themes: list[str] = []
        for number in range(1, 41):
            found = await next_puzzle(store, ann, ruleset, "", Random(number))
            themes.append(found.theme)
            rating = Rating("ann", rated_as(ruleset), 25.0, 1.0, number, 0)
            await store.answer_puzzle(rating, PuzzleAnswer(found.id, number, True), None)
        for at in range(2, len(themes)):
            assert themes[at] not in themes[at - 2 : at]

    with_store("sqlite://", work)


def test_a_day_has_the_same_puzzles_for_everybody_of_different_themes() -> None:
    days = [f"2026-11-{day:02}" for day in range(1, 29)]
    for day in days:
        puzzles = daily_set(day)
        assert [each.id for each in puzzles] == [each.id for each in daily_set(day)]
        assert len({each.id for each in puzzles}) == len({each.theme for each in puzzles}) == 5
        assert len({each.ruleset for each in puzzles}) == len(rulesets())
    assert len({tuple(each.id for each in daily_set(day)) for day in days}) == len(days)


def test_streaks_are_counted_over_all_answers() -> None:
    told = [PuzzleAnswer(str(at), at, right == "+") for at, right in enumerate("+++-++")]
    assert (study.streak(told), study.best_streak(told)) == (2, 3)
    assert (study.streak([]), study.best_streak([])) == (0, 0)


def test_todays_puzzles_say_which_ones_i_have_answered(house: "TestClient[Any]") -> None:
    who = somebody(house)
    before = house.get("/api/puzzles/today", headers=who).json()
    assert [each["answered"] for each in before["puzzles"]] == [False] * 5
    first = study.puzzle(before["puzzles"][0]["id"])
    assert answer(house, first, first.solution, who)["streak"] == 1
    after = house.get("/api/puzzles/today", headers=who).json()
    assert (after["puzzles"][0]["solved"], after["streak"], after["best_streak"]) == (True, 1, 1)
    house.cookies.clear()
    strangers = house.get("/api/puzzles/today").json()
    assert strangers["puzzles"] == before["puzzles"]
