"""The bot that learns: it trains, gets better, and plays in the arena by its name."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="needs the extra `envs`: numpy is missing")

from tests.examples.installed import lay_out_bot
from tests.long import long

FOLDER = Path(__file__).parents[2] / "examples" / "learner"


@long
def test_it_learns_and_plays_in_the_arena(tmp_path: Path) -> None:
    site = tmp_path / "site"
    lay_out_bot(site, FOLDER / "learner.py", "Learner")
    program = "import learner; from pathlib import Path; "
    program += "learner.train(updates=12, games=32).save(Path('policy.npz'))"
    run(tmp_path, site, "-c", program)
    arena = "arena batavia --players 4 --bots learner,random --games 80 --seed test --workers 1"
    told = run(
        tmp_path, site, "-c", "from fondaco.cli.main import main; main()", *arena.split(), "--json"
    )
    [row] = [each for each in json.loads(told)["bots"] if each["bot"] == "learner"]
    assert row["wins"]["low"] > 0.3  # a fair share is 0.25


def run(folder: Path, site: Path, *words: str) -> str:
    done = subprocess.run(
        [sys.executable, *words], cwd=folder, capture_output=True, text=True, check=False,
        env={**os.environ, "PYTHONPATH": f"{site}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout
