"""What the documentation shows works: every Python block and every `fondaco` command is run.

A comment `<!-- not run: why -->` before a block leaves it out. Commands are run small: few games, a
file of ours where the page says FILE.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="needs the extra `envs`: numpy is missing")

import numpy as np

from fondaco.envs import codec_for, rules_for
from fondaco.games import game
from tests.docs.pages import PAGES, ROOT, Block, blocks, commands, spelled_out
from tests.examples.installed import lay_out, lay_out_bot
from tests.long import mostly_long

BLOCKS = [block for page in PAGES for block in blocks(page)]
PYTHON = [block for block in BLOCKS if block.kind == "python"]
COMMANDS = [block for block in BLOCKS if block.runs and commands(block)]
SMALL = {
    "sim": ["--games", "2"],
    "arena": ["--games", "4"],
    "check": ["--games", "1"],
    "review": ["--budget", "2"],
    "puzzles make": ["--count", "1", "--seconds", "2"],
}
OWN_FILES = {"deck": "data/deck-2005.toml", "map": "data/mediterranean.toml"}
EXTRAS = "gymnasium|pandas|pettingzoo|polars|pyspiel"  # what a reader may not have, nor we
STAYS_OPEN = ("", "--lan", "serve")  # until somebody closes it; other tests open servers


def place(block: Block) -> str:
    return f"{block.page.relative_to(ROOT)}:{block.line}"


def test_only_what_cannot_be_run_is_left_out() -> None:
    """Blocks that need another machine, or somebody's own database."""
    assert all(block.runs for block in PYTHON)
    left = [block for block in BLOCKS if not block.runs and commands(block)]
    assert {block.page.name for block in left} == {"hosting.md"}
    assert len(COMMANDS) > 8


@pytest.mark.parametrize("block", PYTHON, ids=place)
def test_every_python_block_runs(block: Block, tmp_path: Path) -> None:
    for module in re.findall(rf"^(?:import|from) ({EXTRAS})\b", block.text, re.M):
        pytest.importorskip(module)
    done = subprocess.run(
        [sys.executable, "-c", block.text],
        cwd=tmp_path, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.fixture(scope="module")
def reader(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder as a reader may have it: records, puzzles, the example game and bot installed."""
    folder = tmp_path_factory.mktemp("reader")
    site = lay_out(folder / "site")
    lay_out_bot(site, ROOT / "examples" / "dreamer.py", "Dreamer")
    lay_out_bot(site, ROOT / "examples" / "learner" / "learner.py", "Learner")
    codec = codec_for(rules_for("batavia", 4))
    weights = np.zeros((codec.actions.size, codec.layout.size), np.float32)
    np.savez_compressed(folder / "policy.npz", weights=weights)  # it has learned nothing
    run(folder, "sim", "batavia", "--players", "3", "--games", "2", "--records", "DIR")
    [record, *_] = sorted((folder / "DIR").iterdir())
    for name in ("FILE", "game.txt"):
        (folder / name).write_bytes(record.read_bytes())
    return folder


def run(folder: Path, *words: str) -> None:
    """Run a command as somebody would who reads the page, and quits a game at once."""
    own = {"PYTHONPATH": str(folder / "site"), "HOME": str(folder), "LANG": "C.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", "from fondaco.cli.main import main; main()", *words],
        cwd=folder, env={**os.environ, **own}, input="quit\n", capture_output=True, text=True,
        check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, f"{words}: {done.stdout[-1500:]}{done.stderr[-1500:]}"


@pytest.mark.parametrize("block", mostly_long(COMMANDS, 0), ids=place)
def test_every_command_runs(block: Block, reader: Path) -> None:
    for line in commands(block):
        for words in spelled_out(line, whole=False):
            command = words[0] if words else ""
            if command in STAYS_OPEN:
                continue
            if command in OWN_FILES:
                words[-1] = str(game("oltremare").folder / OWN_FILES[command])
            if command == "puzzles" and words[1] == "merge":
                (reader / "yours.jsonl.gz").write_bytes((reader / "mine.jsonl.gz").read_bytes())
            small = SMALL.get(" ".join(words[:2]), SMALL.get(command, []))
            run(reader, *words, *small)
