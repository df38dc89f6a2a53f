"""The list of places that name a game: what it finds, and what it lets pass."""

import re

import pytest

from fondaco.contract.manifest import Manifest, Ruleset
from fondaco.games import game, games
from tools.names import (
    EXCEPTIONS,
    ORDINARY,
    ROOT,
    SHARED,
    SPOKEN,
    code,
    doubles,
    keys,
    modules,
    search,
    spoken,
    words,
)

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


@pytest.mark.parametrize(
    "line",
    [
        'told["may_offer"] = False',
        'offers = view.as_json()["offers"]',
        'if view.prompt["ask"] == "bid": ...',
        "give_ducats = 1",
        "x = 1  # ducats",
        '"""The voyage is over."""',
    ],
)
def test_words_of_a_game_are_found_in_code_and_in_prose(line: str) -> None:
    known = keys(game("oltremare"))
    assert [number for number, _ in spoken(known, "src/fondaco/a.py", f"x = 1\n{line}\n")] == [2]
    assert not list(spoken(known, "tools/a.py", line))
    assert not list(spoken(known, "src/fondaco/messages.py", line))  # an exception, with a reason


@pytest.mark.parametrize(
    "line", ["forbidden = 1", 'x = "many-offers"', "offers = 3", "shipped = 1"]
)
def test_ordinary_words_pass(line: str) -> None:
    assert not list(spoken(keys(game("oltremare")) - ORDINARY, "src/fondaco/a.py", line))


def test_every_exception_is_a_file_and_every_ordinary_word_is_in_use() -> None:
    known = {key for each in games().values() for key in keys(each)}
    assert known >= ORDINARY
    for file in EXCEPTIONS:
        assert SPOKEN.search((ROOT / file).read_text(encoding="utf-8"))


def test_a_class_name_with_two_homes_is_found() -> None:
    texts = {
        "src/fondaco/a.py": "class Deal: ...\n",
        "src/fondaco/b.py": "class Deal(Other): ...\nclass Once: ...\n",
        "src/fondaco/games/silkroad/wire.py": "class Sent(TypedDict): ...\n",
        "src/fondaco/games/tearoad/wire.py": "class Sent(TypedDict): ...\n",
        "src/fondaco/games/silkroad/voice.py": "class Words: ...\n",
        "src/fondaco/games/tearoad/voice.py": "class Words: ...\n",
    }
    assert doubles(texts) == {"Deal": ["src/fondaco/a.py", "src/fondaco/b.py"]}
    texts["src/fondaco/server/d.py"] = "class Words: ...\n"  # a role of games, and not of a server
    assert doubles(texts)["Words"] == ["src/fondaco/server/d.py"]
    texts["src/fondaco/c.py"] = "class Sent: ...\n"
    assert doubles(texts)["Sent"] == ["src/fondaco/c.py", "src/fondaco/games/silkroad/wire.py"]


def test_every_class_name_has_one_home_and_every_shared_one_has_several() -> None:
    texts = {file: (ROOT / file).read_text(encoding="utf-8") for file in modules()}
    assert not doubles(texts)
    for name in SHARED:
        assert sum(f"\nclass {name}" in text for text in texts.values()) > 1, name
