"""Traghetto as an installed package, in a folder of its own that only some programs look into.

    PYTHONPATH=$(python tests/examples/installed.py FOLDER) fondaco play traghetto

What pip would write for an editable install is written there: the metadata with the entry point of
the package's own pyproject.toml, and where its modules are. The house finds the game by that alone.
"""

import shutil
import sys
import tomllib
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "examples" / "traghetto"


def lay_out(folder: Path) -> Path:
    """The folder, with the package in it."""
    project = tomllib.loads((PACKAGE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    name, version = project["name"].replace("-", "_"), project["version"]
    metadata = folder / f"{name}-{version}.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(
        f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {version}\n"
    )
    lines = [
        line
        for group, entries in project["entry-points"].items()
        for line in [f"[{group}]", *(f"{key} = {value}" for key, value in entries.items())]
    ]
    (metadata / "entry_points.txt").write_text("\n".join(lines) + "\n")
    shutil.copytree(PACKAGE / "src", folder, dirs_exist_ok=True)
    return folder


def lay_out_bot(folder: Path, file: Path, kind: str) -> None:
    """A bot in such a folder: a module with a class, named as the module is."""
    name = file.stem
    metadata = folder / f"{name}-1.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (metadata / "entry_points.txt").write_text(f"[fondaco.bots]\n{name} = {name}:{kind}\n")
    shutil.copy(file, folder)


if __name__ == "__main__":
    print(lay_out(Path(sys.argv[1])))
