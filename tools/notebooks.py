"""Runs the notebooks in examples/notebooks and keeps what they print and draw: `make notebooks`.

    python -m tools.notebooks [NAME …]

The source of a notebook is a Python file with `# %%` between its cells, which our checks read like
any other. Next to it lies the notebook itself, made from it and run: `first-game.ipynb`. A test
compares the two.
"""

import sys
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).resolve().parents[1] / "examples" / "notebooks"
KERNEL: Final = {"name": "python3", "display_name": "Python 3", "language": "python"}


def run(script: Path) -> None:
    """Write the notebook of a script, run from its first cell to its last."""
    import jupytext
    import nbformat
    from nbclient import NotebookClient

    notebook = jupytext.read(script, fmt="py:percent")
    notebook.metadata.clear()
    notebook.metadata["kernelspec"] = KERNEL
    NotebookClient(notebook, timeout=None, resources={"metadata": {"path": str(FOLDER)}}).execute()
    notebook.metadata = {"kernelspec": KERNEL}
    for number, cell in enumerate(notebook.cells):
        cell.id = f"cell-{number}"
        cell.metadata.clear()
    nbformat.write(notebook, script.with_suffix(".ipynb"))


def main(names: list[str]) -> int:
    scripts = sorted(FOLDER.glob("*.py"))
    unknown = set(names) - {script.stem for script in scripts}
    if unknown:
        print(f"There is no notebook {', '.join(sorted(unknown))}.")
        return 2
    for script in scripts:
        if not names or script.stem in names:
            run(script)
            print(script.with_suffix(".ipynb").name, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
