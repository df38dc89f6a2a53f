"""Puzzles: found in games of bots, judged from a View, kept in files, and sound for ever."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from fondaco.analysis.onward import WorldOutcome
from fondaco.analysis.puzzles import making
from fondaco.analysis.puzzles.book import by_id, merged, packed, read, shipped, unpacked, write
from fondaco.analysis.puzzles.judging import POINTS, Judgement
from fondaco.analysis.puzzles.making import PuzzlePlan, judged_again, next_game, puzzles_of
from fondaco.analysis.puzzles.puzzle import Puzzle, check, from_json, id_of
from fondaco.analysis.puzzles.strength import doubtful, obvious, share, strength
from fondaco.cli.main import main
from fondaco.contract.refused import Refused
from fondaco.games import rulesets
from tests import toy

WORLDS = 2


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> PuzzlePlan:
    """A plan for a tiny game, whose bots all play by lot."""
    toy.install(monkeypatch)
    monkeypatch.setattr(making, "PLAYERS", ("random",))
    monkeypatch.setattr(making, "EASY", 1)
    few = (("deckhand", 1, 15.0), ("merchant", 1, 27.0))
    monkeypatch.setattr("fondaco.analysis.puzzles.strength.SOLVERS", few)
    monkeypatch.setattr("fondaco.analysis.puzzles.strength.WITNESS", "deckhand")
    return PuzzlePlan("toy", {"rounds": "2"}, "toys", worlds=WORLDS)


def some(plan: PuzzlePlan, games: int = 6) -> list[Puzzle]:
    return [puzzle for number in range(games) for puzzle in puzzles_of(plan, number)]


# --- finding them ---------------------------------------------------------------------------------


@pytest.mark.long
def test_puzzles_are_found_and_the_same_again(toys: PuzzlePlan) -> None:
    found = some(toys)
    assert found
    assert found == some(toys)
    for puzzle in found:
        check(puzzle)
        assert puzzle.theme == "choice"
        assert puzzle.ruleset == "toy"
        assert puzzle.judged.worlds > WORLDS
        best = max(puzzle.choices, key=lambda choice: (choice.chance, choice.money))
        assert best.chance >= max(choice.chance for choice in puzzle.choices)
        assert puzzle.solution in [choice.move for choice in puzzle.choices]
        assert isinstance(judged_again(puzzle, 2, "again"), bool)


@pytest.mark.long
def test_a_run_goes_on_after_the_games_that_it_has(toys: PuzzlePlan) -> None:
    found = some(toys)
    last = next_game("toys", found) - 1
    assert puzzles_of(replace(toys, first=last), 0) == puzzles_of(toys, last) != []
    assert next_game("another seed", found) == 0


def test_nothing_new_is_begun_when_the_time_is_over(toys: PuzzlePlan) -> None:
    assert puzzles_of(replace(toys, until=1.0), 0) == []
    assert list(making.make_puzzles(replace(toys, until=1.0), 5, processes=1)) == []


def test_who_solves_sees_what_one_would_remember() -> None:
    for name in ("oltremare", "batavia"):
        assert PuzzlePlan(name).options["memory"] == "ledger"


def outcome(chance: float, money: float) -> WorldOutcome:
    return WorldOutcome([chance, 1 - chance], [money, 50.0], 1.0)


@pytest.mark.parametrize(
    ("others", "clear"),
    [
        ([outcome(0.5 - 2 * POINTS, 30)] * 9, True),  # by chance
        ([outcome(0.5, 20)] * 9, True),  # by money
        ([outcome(0.5 - POINTS / 2, 29.9)] * 9, False),  # hardly
        ([outcome(0.3, 40)] * 9, False),  # worse by money
        ([outcome(0.9, 30), outcome(0.0, 30), outcome(0.4, 30)] * 3, False),  # perhaps by accident
    ],
)
def test_what_is_clear(others: list[WorldOutcome], clear: bool) -> None:
    best = [outcome(0.5, 30)] * 9
    worse = [outcome(0.2, 10)] * 9
    assert Judgement(0, 0, [best, worse, others], 3.0).clear() is clear


def test_who_has_lost_already_has_nothing_to_solve() -> None:
    lost, worse = [outcome(0.01, 30)] * 9, [outcome(0.0, 10)] * 9
    assert not Judgement(0, 0, [lost, worse], 3.0).clear()


def test_how_hard_it_is_follows_from_who_finds_it() -> None:
    easy = {"deckhand": [6, 6], "clerk": [6, 6], "merchant": [2, 2], "navigator": [2, 2]}
    fair = {"deckhand": [1, 6], "clerk": [3, 6], "merchant": [2, 2], "navigator": [2, 2]}
    hard = {"deckhand": [0, 6], "clerk": [0, 6], "merchant": [0, 2], "navigator": [0, 2]}
    assert strength(easy) < strength(fair) < strength(hard)
    assert obvious(easy)
    assert not obvious(fair)
    assert doubtful(hard)
    assert not doubtful(fair)
    assert share(easy) == 1.0
    assert share({"deckhand": [0, 0]}) == 0.0


def test_themes_have_names_and_decisions_have_themes() -> None:
    for name, (manifest, _) in rulesets().items():
        assert len(manifest.themes) > 3
        for puzzle in shipped(name):
            assert puzzle.theme in manifest.themes


# --- files ----------------------------------------------------------------------------------------


def test_a_file_holds_the_same_puzzles_in_the_same_bytes(tmp_path: Path) -> None:
    puzzles = shipped("batavia")[:5]
    file = tmp_path / "some.jsonl.gz"
    write(puzzles, file)
    assert sorted(read(file), key=lambda each: each.id) == sorted(puzzles, key=lambda each: each.id)
    assert packed(puzzles) == packed(reversed(puzzles)) == file.read_bytes()
    assert merged([puzzles, puzzles[:2]]) == list(puzzles)


@pytest.mark.parametrize("data", [b"", b"not packed", packed([])[:9]])
def test_what_is_no_file_of_puzzles_is_refused(data: bytes) -> None:
    with pytest.raises(Refused, match="no puzzles"):
        unpacked(data)


def test_what_is_no_puzzle_is_refused() -> None:
    data = shipped("batavia")[0].as_json()
    damages: list[dict[str, Any]] = [
        {"seat": "x"},
        {"choices": [{}]},
        {"found": 3},
        {"judged": {"worlds": 1}},
    ]
    for damage in damages:
        with pytest.raises(Refused, match="not a puzzle"):
            from_json({**data, **damage})
    with pytest.raises(Refused):
        from_json({})


def damaged() -> list[tuple[str, Puzzle]]:
    puzzle = shipped("batavia")[0]
    other = puzzle.record.replace("players: ", "players: 1")
    return [
        ("id", replace(puzzle, id="0" * 12)),
        ("oltremare", replace(puzzle, ruleset="oltremare-2005")),
        ("solution", replace(puzzle, solution="fly")),
        ("choices", replace(puzzle, choices=puzzle.choices[:1])),
        ("not sound", replace(puzzle, record=other, id=id_of(other, puzzle.seat))),
    ]


@pytest.mark.parametrize(("reason", "puzzle"), damaged())
def test_a_damaged_puzzle_is_found_out(reason: str, puzzle: Puzzle) -> None:
    with pytest.raises(Refused, match=reason):
        check(puzzle)


def replayed(every: int) -> None:
    for name in rulesets():
        for puzzle in shipped(name)[::every]:
            found = check(puzzle)
            assert (puzzle.ruleset, puzzle.game) == (name, found.rules.name)


def test_every_ruleset_ships_hundreds_of_puzzles_and_they_replay() -> None:
    assert len(by_id()) == sum(len(shipped(name)) for name in rulesets())
    assert all(len(shipped(name)) >= 300 for name in rulesets())
    for puzzle in by_id().values():
        assert puzzle.id == id_of(puzzle.record, puzzle.seat)
        assert puzzle.solution in [choice.move for choice in puzzle.choices]
    replayed(every=10)


@pytest.mark.long
def test_every_shipped_puzzle_replays_and_its_solution_is_a_choice() -> None:
    replayed(every=1)


# --- the command ----------------------------------------------------------------------------------


def run(*words: Any) -> tuple[int, str]:
    done = CliRunner().invoke(main, ["puzzles", *map(str, words)])
    return done.exit_code, done.output


def test_the_command_makes_lists_merges_and_checks(
    toys: PuzzlePlan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Judgement, "clear", lambda *_: True)
    one, two, all_of_them = (tmp_path / name for name in ("one.gz", "two.gz", "all.gz"))
    how = ("--option", "rounds=2", "--worlds", WORLDS, "--processes", 1)
    assert run("make", "toy", *how, "--count", 2, "--seed", "a", "--out", one)[0] == 0
    assert run("make", "toy", *how, "--count", 1, "--seed", "b", "--out", two)[0] == 0
    before = len(read(one))
    assert before >= 2
    assert run("make", "toy", *how, "--count", before + 1, "--seed", "a", "--into", one)[0] == 0
    assert len(read(one)) > before
    assert run("merge", one, two, two, "--out", all_of_them)[0] == 0
    assert len(read(all_of_them)) == len(read(one)) + len(read(two))
    code, told = run("list", all_of_them)
    assert code == 0
    assert read(one)[0].id in told
    code, told = run("check", all_of_them, "--again", 1)
    assert code == 0
    assert "faulty: 0" in told
    write([replace(read(one)[0], id="0" * 12)], two)
    assert run("check", two)[0] == 1


def test_the_command_says_what_it_needs(tmp_path: Path) -> None:
    assert run("make", "batavia")[0] == 2
    assert run("make", "batavia", "--worlds", 1, "--out", tmp_path / "x")[0] == 2
    assert run("check", tmp_path / "missing")[0] == 2
    code, told = run("list")
    assert code == 0
    assert "batavia" in told
