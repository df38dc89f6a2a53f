"""Packs the Python code for play in the browser alone into web/generated/house.zip.

It holds our packages without those that need a server, a terminal or a learning library, and the
few pure libraries they use, in the versions of constraints.txt. Where a wheel of ours that is
compiled for WebAssembly lies in build/wasm/, its modules are taken before the plain ones. Standard
library only: the build hook uses it too.

    python tools/build_solo.py
"""

from __future__ import annotations

import importlib.metadata
import os
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

LIBRARIES = ("fluent.runtime", "fluent.syntax")  # what these import, fondaco.solo stands in for
LEFT_OUT = (
    "fondaco/server/*",
    "fondaco/store/*",
    "fondaco/cli/*",
    "fondaco/terminal/*",
    "fondaco/console/commands.py",
    "fondaco/envs/*",
    "fondaco/testing/*",
    "fondaco/arena/export/*",
    "fondaco/arena/stats/*",
    "fondaco/arena/plotting.py",
    "fondaco/arena/processes.py",
    "fondaco/events/*",
    "fondaco/games/*/board/*",
    "*/locale/*/terminal.ftl",
    "*/locale/*/admin.ftl",
    "*/locale/*/web.ftl",  # the app says these itself
    "*/locale/*/web-*.ftl",
    "*_command.py",
    "*.pyi",
    "*/py.typed",
    "*/__pycache__/*",
    "*.pyc",
    "*.so",
)
# Kept, although a pattern above leaves it out: what a store is, and what tables and bots say.
STORE = ("__init__", "model", "opening", "store", "table_store")
KEPT = (*(f"fondaco/store/{name}.py" for name in STORE), "*/locale/*/web-say.ftl")
MOMENT = (1980, 1, 1, 0, 0, 0)  # the same code gives the same file


def house_zip(root: Path) -> Path:
    return root / "web" / "generated" / "house.zip"


def among(patterns: tuple[str, ...], name: str) -> bool:
    return any(fnmatch(name, pattern) for pattern in patterns)


def ours(root: Path) -> dict[str, bytes]:
    """Our own files, by their path in the zip."""
    source = root / "src"
    found = {
        file.relative_to(source).as_posix(): file
        for file in sorted((source / "fondaco").rglob("*"))
        if file.is_file()
    }
    return {
        name: file.read_bytes()
        for name, file in found.items()
        if among(KEPT, name) or not among(LEFT_OUT, name)
    }


def compiled(root: Path) -> dict[str, bytes]:
    """The modules of our wheel for WebAssembly, where the release workflow has built one."""
    wheels = sorted((root / "build" / "wasm").glob("fondaco-*wasm32.whl"))
    if not wheels:
        return {}
    with zipfile.ZipFile(wheels[-1]) as wheel:
        return {name: wheel.read(name) for name in wheel.namelist() if name.endswith(".so")}


def pins(root: Path) -> dict[str, str]:
    lines = (root / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pairs = (line.partition(";")[0].strip().partition("==") for line in lines)
    return {plain(name): version for name, _, version in pairs}


def plain(name: str) -> str:
    return name.lower().replace(".", "-").replace("_", "-")


def libraries(root: Path) -> dict[str, bytes]:
    """The libraries' files: those installed here, or fetched where these are other versions."""
    wanted = {name: pins(root)[plain(name)] for name in LIBRARIES}
    try:
        if all(importlib.metadata.version(name) == version for name, version in wanted.items()):
            return dict(installed(wanted))
    except importlib.metadata.PackageNotFoundError:
        pass
    with tempfile.TemporaryDirectory() as folder:
        what = [f"{name}=={version}" for name, version in wanted.items()]
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", folder]
        subprocess.run([*pip, *what], check=True)
        return {
            file.relative_to(folder).as_posix(): file.read_bytes()
            for file in sorted(Path(folder).rglob("*.py"))
        }


def installed(names: dict[str, str]) -> Iterator[tuple[str, bytes]]:
    for name in names:
        for file in importlib.metadata.files(name) or []:
            if file.suffix == ".py" and ".." not in file.parts:
                yield file.as_posix(), file.read_binary()


def build(root: Path) -> Path:
    files = {**libraries(root), **ours(root), **compiled(root)}
    target = house_zip(root)
    target.parent.mkdir(exist_ok=True)
    fresh = target.with_suffix(f".{os.getpid()}")
    with zipfile.ZipFile(fresh, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            info = zipfile.ZipInfo(name, MOMENT)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, files[name], compresslevel=9)
    fresh.replace(target)
    return target


if __name__ == "__main__":
    built = build(Path(__file__).resolve().parent.parent)
    print(f"{built.name}: {built.stat().st_size / 1e6:.2f} MB")
