"""The bot that `docs/bots.md` shows plays in the arena like ours."""

import json
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from click.testing import CliRunner

from examples import dreamer
from fondaco import bots as bots_module
from fondaco.cli.main import main

ROOT = Path(__file__).parents[2]


@pytest.mark.long
def test_the_example_joins_the_arena_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    entry = EntryPoint("dreamer", "examples.dreamer:Dreamer", "fondaco.bots")

    def installed(group: str, name: str | None = None) -> list[EntryPoint]:
        return [entry] if name in (None, "dreamer") else []

    monkeypatch.setattr(bots_module, "entry_points", installed)
    arguments = "arena batavia --players 3 --bots dreamer:1,random --games 3 --workers 1 --json"
    result = CliRunner().invoke(main, arguments.split())
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert told["bots"][0]["bot"] == "dreamer:1"
    assert told["bots"][0]["place"]["value"] < told["bots"][1]["place"]["value"]


@pytest.mark.long
def test_the_example_runs_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dreamer, "GAMES", 1)
    dreamer.main()
    assert "the dreamer is number" in capsys.readouterr().out


def test_the_page_shows_the_example_as_it_is() -> None:
    source = (ROOT / "examples" / "dreamer.py").read_text()
    bot = source[source.index("class Dreamer") : source.index("def main")].strip()
    assert bot in (ROOT / "docs" / "bots.md").read_text()
