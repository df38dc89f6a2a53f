"""The example that trains a policy, the benchmark of the doors, and the tables in the docs."""

import json
import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="needs the extra `envs`: numpy is missing")
pytest.importorskip("gymnasium", reason="needs the extra `envs`: gymnasium is missing")

from bench import doors
from examples import train_policy
from fondaco.contract.layout import Layout
from fondaco.envs import codec_for, rules_for
from tests.long import long

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", ["batavia", "oltremare"])
def test_the_example_runs(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["train_policy.py", "--quick", "--game", game])
    train_policy.main()
    told = capsys.readouterr().out
    assert "after training" in told
    assert "95% interval" in told


def test_the_interval_is_wilsons() -> None:
    low, high = train_policy.interval(0.5, 100)
    assert low == pytest.approx(0.4038, abs=1e-4)
    assert high == pytest.approx(0.5962, abs=1e-4)
    assert train_policy.interval(1.0, 10)[1] == pytest.approx(1)


@long
def test_the_doors_are_measured(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    output = tmp_path / "doors.json"
    arguments = ["--rounds", "1", "--seconds", "0.01", "--game", "batavia"]
    monkeypatch.setattr(sys, "argv", ["doors.py", *arguments, "--output", str(output)])
    assert doors.main() == 0
    assert "bare engine" in capsys.readouterr().out
    result = json.loads(output.read_text())[doors.build()]
    speeds = result["doors"]["batavia"]
    assert speeds["bare engine"]["of_bare"] == 1.0
    assert all(door["steps_per_second"] > 0 for door in speeds.values())


def rows(layout: Layout) -> list[str]:
    """A layout as the rows of a table in Markdown."""
    return [
        f"| `{field.name}` | {field.start} | {' × '.join(map(str, field.shape))} | {field.about} |"
        for field in layout.fields
    ]


@pytest.mark.parametrize("game", ["oltremare", "batavia"])
def test_the_tables_in_the_docs_are_those_of_the_code(game: str) -> None:
    """On failure, put the rows it misses into docs/envs.md."""
    codec = codec_for(rules_for(game, 4))
    text = (ROOT / "docs" / "envs.md").read_text(encoding="utf-8")
    section = text.partition(f"<!-- tables of {game} -->")[2].partition("<!-- end -->")[0]
    found = [line for line in section.splitlines() if line.startswith("| `")]
    assert found == rows(codec.layout) + rows(codec.actions)
    assert f"{codec.layout.size} numbers" in section
    assert f"{codec.actions.size} actions" in section
