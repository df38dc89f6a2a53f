"""The rulebook parses, and the table of rules and tests complains about the right things."""

import json
from pathlib import Path

import pytest

from fondaco.games import games
from fondaco.teaching.rulebook import (
    RULE_ID,
    Rule,
    RulebookError,
    load_rules,
    parse_rules,
    repeated_ids,
    rules_of,
)
from tools.rule_table import Naming, games_built, main, parse_tests, problems, show_plainly

SPECIFIED = """
    OM-0.1 OM-0.2 OM-0.3 OM-0.4 OM-0.5 OM-0.6 OM-0.7 OM-0.8 OM-0.9 OM-0.10
    OM-1.1 OM-1.2 OM-1.3 OM-1.4 OM-1.5 OM-1.6 OM-1.7 OM-1.8
    OM-2.0
    OM-2.1.1
    OM-2.2.1 OM-2.2.2 OM-2.2.3 OM-2.2.4 OM-2.2.5 OM-2.2.6
    OM-2.2.7 OM-2.2.8 OM-2.2.9 OM-2.2.10 OM-2.2.11 OM-2.2.12
    OM-2.3.1 OM-2.3.2 OM-2.3.3 OM-2.3.4 OM-2.3.5 OM-2.3.6 OM-2.3.7 OM-2.3.8
    OM-2.4.1 OM-2.4.2
    OM-3.1 OM-3.2 OM-3.3
    OM-4.1 OM-4.2 OM-4.3 OM-4.4 OM-4.5 OM-4.6
    OM-5.1 OM-5.2 OM-5.3 OM-5.4 OM-5.5
    OM-6.1 OM-6.2 OM-6.3
    BA-0.1 BA-0.2 BA-0.3 BA-0.4
    BA-1.1 BA-1.2 BA-1.3
    BA-2.1 BA-2.2 BA-2.3 BA-2.4 BA-2.5 BA-2.6
    BA-3.1 BA-3.2 BA-3.3 BA-3.4 BA-3.5 BA-3.6
    BA-4.1 BA-4.2 BA-4.3
    BA-5.1 BA-5.2 BA-5.3 BA-5.4 BA-5.5
"""

SMALL = """
# A small game

- an item that is no rule
- **bold**, and no rule either

## OM-1 Beginning

- **OM-1.1** [doc] Everybody gets
  one card.

- **OM-1.2** [ruling] [2004] See [the map](map.md). [2005] Not so.

  | a | b |
  | - | - |

  After the table.

  > Example (OM-1.2): Zorzi
  > looks.

  > Example (OM-1.2): Lucia does not.

### BA-0 Another
- **BA-0.1** [doc] [reconstruction] Ships.

```
- **OM-9.9** [doc] Only shown, as in a README.
```
"""


# --- the rulebook's form ----------------------------------------------------------------------


def test_a_rule_has_its_id_marks_and_text() -> None:
    first, second, third = parse_rules(SMALL, editions=("2005", "2004"))
    assert (first.id, first.origins, first.edition) == ("OM-1.1", ("doc",), None)
    assert first.text == "Everybody gets one card."
    assert (second.id, second.origins, second.edition) == ("OM-1.2", ("ruling",), "2004")
    assert (third.id, third.origins) == ("BA-0.1", ("doc", "reconstruction"))


def test_a_rule_knows_its_game_section_and_line() -> None:
    first, _, third = parse_rules(SMALL, "small.md", ("2005", "2004"))
    assert (first.game, third.game) == ("oltremare", "batavia")
    assert (first.section, third.section) == ("OM-1 Beginning", "BA-0 Another")
    assert (first.source, first.line) == ("small.md", 9)
    assert SMALL.splitlines()[first.line - 1].startswith("- **OM-1.1**")


def test_a_rule_keeps_its_table_and_inner_marks_and_sets_its_examples_apart() -> None:
    rule = parse_rules(SMALL, editions=("2005", "2004"))[1]
    assert rule.text == (
        "See [the map](map.md). [2005] Not so.\n\n| a | b |\n| - | - |\n\nAfter the table."
    )
    assert rule.examples == (
        "Example (OM-1.2): Zorzi looks.",
        "Example (OM-1.2): Lucia does not.",
    )


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("- OM-1.1 [doc] Not bold.", "not in the form"),
        ("* **OM-1.1** [doc] The wrong bullet.", "not in the form"),
        ("- **OM-1** [doc] Only a section.", "not in the form"),
        ("- **OM-1.1** No mark.", "where it comes from"),
        ("- **OM-1.1** [2004] Only an edition.", "where it comes from"),
        ("- **OM-1.1** [rumour] Says who?", r"unknown mark \[rumour\]"),
        ("- **OM-1.1** [doc] [2005] [2004] Twice.", "both editions"),
        ("- **OM-1.1** [doc]", "no text"),
    ],
)
def test_a_rule_in_the_wrong_form_is_refused(line: str, complaint: str) -> None:
    with pytest.raises(RulebookError, match=complaint):
        parse_rules(line + " \n", editions=("2005", "2004"))


def test_the_folder_of_a_game_is_read_and_may_be_without_a_rulebook(tmp_path: Path) -> None:
    assert load_rules(tmp_path, ()) == []
    (tmp_path / "rulebook").mkdir()
    (tmp_path / "rulebook/en.md").write_text("- **OM-1.1** [doc] One.\n")
    assert [rule.id for rule in load_rules(tmp_path, ())] == ["OM-1.1"]


# --- our rulebook -----------------------------------------------------------------------------


def all_rules() -> list[Rule]:
    return [rule for game in games().values() for rule in rules_of(game)]


def test_the_rulebook_has_every_specified_rule_and_no_id_twice() -> None:
    rules = all_rules()
    assert repeated_ids(rules) == []
    assert {rule.id for rule in rules} >= set(SPECIFIED.split())


def test_every_rule_stands_under_the_heading_of_its_number() -> None:
    for rule in all_rules():
        heading = rule.section.split()[0]
        assert rule.id == heading or rule.id.startswith(heading + "."), rule.section


def test_every_example_names_the_rule_it_stands_under() -> None:
    for rule in all_rules():
        for example in rule.examples:
            assert example.startswith(f"Example ({rule.id}): ")


def test_every_rule_mentioned_in_the_rulebook_exists() -> None:
    rules = all_rules()
    known = {rule.id for rule in rules} | {rule.section.split()[0] for rule in rules}
    for game in games().values():
        text = (game.folder / "rulebook" / "en.md").read_text(encoding="utf-8")
        assert set(RULE_ID.findall(text)) <= known, game.name


# --- finding the tests ------------------------------------------------------------------------


def named(source: str) -> list[tuple[str, str]]:
    return [(naming.test, naming.rule_id) for naming in parse_tests(source, "test_it")]


def test_a_decorated_test_names_its_rules() -> None:
    assert named("""
@rule("OM-1.1", "OM-1.2")
@rule("OM-1.3")
def test_a(): ...

@pytest.mark.rule("OM-1.4")
async def test_b(): ...

def test_c(): ...

@other("OM-1.5")
def test_d(): ...
""") == [
        ("test_it::test_a", "OM-1.1"),
        ("test_it::test_a", "OM-1.2"),
        ("test_it::test_a", "OM-1.3"),
        ("test_it::test_b", "OM-1.4"),
    ]


def test_classes_and_modules_hand_their_rules_down() -> None:
    assert named("""
pytestmark = [rule("OM-1.1"), pytest.mark.slow]

@rule("OM-1.2")
class TestIt:
    pytestmark = rule("OM-1.3")

    @rule("OM-1.4", "OM-1.1")
    def test_a(self): ...

def test_b(): ...
""") == [
        ("test_it::TestIt::test_a", "OM-1.1"),
        ("test_it::TestIt::test_a", "OM-1.2"),
        ("test_it::TestIt::test_a", "OM-1.3"),
        ("test_it::TestIt::test_a", "OM-1.4"),
        ("test_it::test_b", "OM-1.1"),
    ]


def test_a_single_parameter_can_name_a_rule() -> None:
    assert named("""
@pytest.mark.parametrize("n", [1, pytest.param(2, marks=rule("OM-1.1"))])
def test_a(n): ...
""") == [("test_it::test_a", "OM-1.1")]


def test_what_pytest_does_not_run_proves_nothing() -> None:
    assert (
        named("""
@rule("OM-1.1")
def helper(): ...

class Builder:
    @rule("OM-1.1")
    def test_a(self): ...
""")
        == []
    )


def test_the_rule_of_hypothesis_is_another_one() -> None:
    assert named("""
from hypothesis.stateful import rule

@rule("OM-1.1")
def test_a(): ...

@pytest.mark.rule("OM-1.2")
def test_b(): ...
""") == [("test_it::test_b", "OM-1.2")]


def test_ids_that_are_not_plain_strings_are_no_rules() -> None:
    source = """
@rule(*IDS)
def test_a(): ...

@rule()
def test_b(): ...
"""
    assert named(source) == [("test_it::test_a", "*IDS"), ("test_it::test_b", "nothing")]


# --- the complaints ---------------------------------------------------------------------------

BOTH = ("oltremare", "batavia")


def test_all_is_well_when_every_rule_has_a_test() -> None:
    namings = [Naming("t::a", "OM-1.1"), Naming("t::a", "OM-1.2"), Naming("t::b", "BA-0.1")]
    assert problems(parse_rules(SMALL, editions=("2005", "2004")), namings, BOTH, BOTH) == []


def test_a_rule_without_a_test_is_a_problem_once_its_game_is_built() -> None:
    namings = [Naming("t::a", "OM-1.1")]
    rules = parse_rules(SMALL, editions=("2005", "2004"))
    assert problems(rules, namings, BOTH, BOTH) == ["OM-1.2 has no test", "BA-0.1 has no test"]
    assert problems(rules, namings, ["oltremare"], BOTH) == ["OM-1.2 has no test"]
    assert problems(rules, namings, BOTH, ["batavia"]) == ["BA-0.1 has no test"]
    assert problems(rules, namings, [], BOTH) == []


def test_a_test_naming_an_unknown_rule_is_a_problem() -> None:
    namings = [Naming("t::a", "OM-1.9")]
    assert problems(parse_rules(SMALL, editions=("2005", "2004")), namings, [], BOTH) == [
        "t::a names OM-1.9, and there is no such rule"
    ]


def test_an_id_given_twice_is_a_problem() -> None:
    rules = parse_rules("- **OM-1.1** [doc] One.\n- **OM-1.1** [doc] Other.\n", "small.md")
    assert problems(rules, [], [], BOTH) == [
        "OM-1.1 is given to more than one rule: small.md:1, small.md:2"
    ]


# --- the program ------------------------------------------------------------------------------


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one game built, one rule tested and one not."""
    games = tmp_path / "src/fondaco/games"
    for folder in ("oltremare/rules", "oltremare/rulebook", "batavia/rulebook"):
        (games / folder).mkdir(parents=True)
    (tmp_path / "tests/deep").mkdir(parents=True)
    one, heading, another = SMALL.partition("## BA-0 Another")
    (games / "oltremare/rulebook/en.md").write_text(one)
    (games / "batavia/rulebook/en.md").write_text(heading + another)
    (tmp_path / "tests/deep/test_it.py").write_text('@rule("OM-1.1")\ndef test_a(): ...\n')
    return tmp_path


def test_the_program_shows_the_table_and_fails_with_the_problems(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert games_built(project) == {"oltremare"}
    assert main([], project) == 1
    shown = capsys.readouterr()
    assert "deep/test_it::test_a" in shown.out
    assert "3 rules, 1 with a test." in shown.out
    assert shown.err.splitlines() == ["OM-1.2 has no test"]


def test_the_program_is_content_with_a_game_not_built_yet(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--game", "batavia"], project) == 0
    shown = capsys.readouterr()
    assert "BA-0.1" in shown.out
    assert "OM-1.1" not in shown.out
    assert shown.err == ""


def test_the_program_speaks_json(project: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--json", "--game", "oltremare"], project) == 1
    answer = json.loads(capsys.readouterr().out)
    assert answer["problems"] == ["OM-1.2 has no test"]
    assert answer["rules"][0] == {
        "id": "OM-1.1",
        "game": "oltremare",
        "only_in": None,
        "marks": ["doc"],
        "tests": ["deep/test_it::test_a"],
    }
    assert answer["rules"][1]["only_in"] == "2004"


def test_the_program_refuses_a_rulebook_in_the_wrong_form(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rulebook = project / "src/fondaco/games/oltremare/rulebook/en.md"
    rulebook.write_text("- **OM-1.1** No mark.\n")
    assert main([], project) == 1
    assert capsys.readouterr().err == "oltremare/en.md:1: OM-1.1 does not say where it comes from\n"


def test_the_table_can_do_without_rich(capsys: pytest.CaptureFixture[str]) -> None:
    show_plainly([["OM-1.1", "2004", "doc", "t::a\nt::b"]])
    assert capsys.readouterr().out.splitlines() == [
        "rule    only in  mark  tests",
        "OM-1.1  2004     doc   t::a",
        "                       t::b",
    ]
