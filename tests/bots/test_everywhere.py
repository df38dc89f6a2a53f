"""The same seed leads to the same game, whatever Python plays it.

Since 3.12 `sum` keeps what rounding would lose, before it did not: a last digit, but sometimes it
decides between two moves. So bots add fractions up with `fsum`, which loses nothing anywhere.
"""

import ast
from pathlib import Path

import pytest

import fondaco
from fondaco.arena.seating import line_ups, seatings
from fondaco.arena.tournament import Tournament, play_one

ROOT = Path(fondaco.__file__).parent
THINKING = [
    *ROOT.glob("bots/**/*.py"),
    *ROOT.glob("games/*/expert/*.py"),
    *ROOT.glob("contract/*.py"),
]


def added_by_sum(file: Path) -> list[int]:
    """Lines where fractions are added up by `sum`, as far as one can see."""
    calls = [
        node
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "sum"
    ]
    return [
        call.lineno
        for call in calls
        if any(
            isinstance(each, ast.Constant) and isinstance(each.value, float) for each in call.args
        )
    ]


@pytest.mark.parametrize("file", THINKING, ids=lambda file: str(file.relative_to(ROOT)))
def test_no_bot_adds_fractions_up_by_sum(file: Path) -> None:
    assert not added_by_sum(file)


@pytest.mark.long
def test_a_game_that_a_last_digit_decides() -> None:
    """It went another way where `sum` was used and Python was older than 3.12."""
    seated = seatings(line_ups("oltremare", 4, "navigator@1,merchant@1"))
    plan = Tournament("oltremare", seated, 100, "fresh", {"edition": "2005"})
    assert play_one(plan, 282).checksum == "7a45d07a1522e58d"
