"""The list of places that name a game: what it finds, and what it lets pass."""

import re

import pytest

from fondaco.contract.manifest import Manifest, Ruleset
from tools.names import code, search, words

SILK = Manifest(
    name="silkroad",
    package="nowhere",
    prefix="SR",
    year=2000,
    rulesets=(Ruleset("silkroad-1987", {"printing": "1987"}),),
    title="Silk Road",
)
PATTERN = re.compile("|".join(words([SILK])))


def found(file: str, text: str) -> list[int]:
    return [number for number, _ in search(PATTERN, file, text)]


@pytest.mark.parametrize(
    "line",
    [
        'if game == "silkroad": ...',
        "class SilkRoadTable: ...",
        'def silkroad(): "told in prose"',
        "SILK_ROAD = 1",
        'ID = re.compile(r"(SR|XY)-")',
        'options["printing"]',
        "since = 1987",
        'f"{x}{silkroad}"',
    ],
)
def test_whatever_gives_a_game_away_is_found(line: str) -> None:
    assert found("src/a.py", f"x = 1\n{line}\n") == [2]


@pytest.mark.parametrize(
    "line",
    ["x = 0  # as in Silk Road", '"""Silk Road."""', "x = 19871", "x = 1.1987", "printing = 2"],
)
def test_prose_and_other_numbers_pass(line: str) -> None:
    assert not found("src/a.py", f"{line}\n")


def test_lines_keep_their_numbers() -> None:
    assert found("src/a.py", '"""Two\nlines."""\nx = "silkroad"\n') == [3]
    assert found("web/src/a.ts", "/* Silk Road\n*/ let a = 1 // SR-1\nsilkRoad()\n") == [3]
    assert found("src/a.ftl", "# Silk Road\na = Silk Road\n") == [2]
    assert found("web/src/silkroad/a.css", "a {}\n") == [0]


def test_the_project_may_tell_people_of_its_games() -> None:
    text = (
        '[project]\ndescription = "Silk Road"\n[project.entry-points."fondaco.games"]\n'
        'silkroad = "x"\n[tool]\nsilkroad = 1'
    )
    assert found("pyproject.toml", text) == [6]
    assert code("pyproject.toml", text).splitlines()[4] == "[tool]"
