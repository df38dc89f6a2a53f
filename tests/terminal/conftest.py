"""Every test plays in a folder of its own: a game that is left saves itself where one is.

The rulebook is the one of this checkout, also for an installation that came without it.
"""

from pathlib import Path

import pytest

from fondaco.terminal import rules_page

RULES = Path(__file__).parents[2] / "docs" / "rules"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


@pytest.fixture(autouse=True)
def our_rulebook(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_page, "FOLDERS", (RULES,))
