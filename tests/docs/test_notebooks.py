"""The notebooks of `examples/notebooks` run, and what is shown is what is in their sources."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import ROOT
from tests.long import mostly_long

FOLDER = ROOT / "examples" / "notebooks"
SCRIPTS = sorted(FOLDER.glob("*.py"))
NEEDS = ("matplotlib", "numpy", "pyarrow")
SMALL = {"GAMES": "8", "SECONDS": "3", "BUDGET": "2", "MPLBACKEND": "Agg"}


def cells(script: Path) -> list[str]:
    """The cells of a script, as its notebook has them."""
    found = []
    for part in re.split(r"^# %%", script.read_text("utf-8"), flags=re.M)[1:]:
        kind, _, text = part.partition("\n")
        if "[markdown]" in kind:
            text = "\n".join(line.removeprefix("#").removeprefix(" ") for line in text.splitlines())
        found.append(text.strip())
    return found


def test_there_are_some() -> None:
    assert len(SCRIPTS) >= 7


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.stem)
def test_a_notebook_is_made_from_its_source_and_was_run(script: Path) -> None:
    """If this fails: `make notebooks ARGS=NAME`."""
    notebook = json.loads(script.with_suffix(".ipynb").read_text("utf-8"))
    assert ["".join(cell["source"]).strip() for cell in notebook["cells"]] == cells(script)
    code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert all(cell["execution_count"] for cell in code)
    said = [output for cell in code for output in cell["outputs"]]
    assert said
    assert not [output for output in said if output["output_type"] == "error"]


@pytest.mark.parametrize("script", mostly_long(SCRIPTS, 0), ids=lambda script: script.stem)
def test_a_notebook_runs(script: Path) -> None:
    for library in NEEDS:
        if f"import {library}" in script.read_text("utf-8"):
            pytest.importorskip(library)
    done = subprocess.run(
        [sys.executable, script], cwd=FOLDER, env={**os.environ, **SMALL},
        capture_output=True, text=True, check=False, timeout=600,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-2000:]
