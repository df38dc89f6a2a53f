"""Builds what is released, and tries it as somebody who installs it: `make release-check`.

    python tools/release_check.py [FOLDER]    FOLDER: where wheel and sdist go (dist)

The wheel and the sdist are built with the browser app inside, compared with the sources, searched
for what must not be published, and measured. Each is then installed into an environment of its own,
far from this checkout and without npm, where it serves, plays in the terminal, holds a tournament
and reviews a game. TAG=v1.0.0 compares version and changelog with a tag. Standard library only, and
uv beside this Python.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tarfile
import tempfile
import time
import tomllib
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WINDOWS = os.name == "nt"
# Bytes of what people download. More than that is a mistake, or a decision to write down here.
MOST = {".whl": 16_000_000, ".gz": 20_000_000}  # Python for the browser is the largest part
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
GAMES = list(PROJECT["entry-points"]["fondaco.games"])
LANGUAGES = ("de", "en", "fr", "it", "nl")
NEEDED = [
    "server/static/index.html",
    "py.typed",
    "store/migrations/env.py",
    *(f"locale/{language}/*.ftl" for language in LANGUAGES),
    *(f"games/*/locale/{language}/*.ftl" for language in LANGUAGES),
    "server/static/assets/*.js",
    "server/static/assets/*.css",
]
NEEDED += [f"games/{game}/data/puzzles-{game}*.jsonl.gz" for game in GAMES]
SECRETS = re.compile(
    rb"-----BEGIN [A-Z ]*PRIVATE KEY|\bgh[pousr]_\w{30}|\bpypi-AgE\w{20}|\bAKIA[0-9A-Z]{16}\b"
    rb"|_authToken\s*=|^index-url\s*=|^registry\s*=",
    re.MULTILINE,
)
# What somebody types who plays in the terminal without looking: whatever the menu has.
KEYS = "1\n2\n3\n4\n5\n6\nd\n0\n" * 200
PATIENCE_S = 120
BEGUN = time.monotonic()


class ReleaseError(Exception):
    """What is wrong with the release."""


def tell(text: str) -> None:
    print(f"release-check: {time.monotonic() - BEGUN:3.0f} s: {text}", flush=True)


def demand(good: object, text: str) -> None:
    if not good:
        raise ReleaseError(text)


def uv() -> str:
    found = shutil.which(
        "uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    )
    demand(found, "uv is missing: make setup installs it")
    return str(found)


def run(*command: str | Path, stdin: str = "", cwd: Path = ROOT, **more: str) -> str:
    """What a command prints; `more`: its environment variables."""
    done = subprocess.run(
        [str(each) for each in command], cwd=cwd, env={**os.environ, **more}, input=stdin,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
        timeout=600, check=False,
    )  # fmt: skip
    words = " ".join(Path(str(each)).name for each in command)
    demand(done.returncode == 0, f"{words} ended with {done.returncode}:\n{done.stdout[-4000:]}")
    return done.stdout


# --- building and looking -------------------------------------------------------------------------


def version() -> str:
    text = (ROOT / "src" / "fondaco" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "(.+)"$', text, re.MULTILINE)
    assert found is not None
    return found[1]


def build(folder: Path) -> tuple[Path, Path]:
    """The sdist, and the wheel that was built from it."""
    shutil.rmtree(folder, ignore_errors=True)
    constraints = ROOT / "constraints.txt"
    run(uv(), "build", "--quiet", "--out-dir", folder, "--build-constraints", constraints)
    [sdist], [wheel] = folder.glob("*.tar.gz"), folder.glob("*.whl")
    demand(sdist.name == f"fondaco-{version()}.tar.gz", f"the sdist is called {sdist.name}")
    demand(wheel.name == f"fondaco-{version()}-py3-none-any.whl", f"there is a {wheel.name}")
    return sdist, wheel


def files_of(archive: Path) -> dict[str, bytes]:
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as opened:
            return {name: opened.read(name) for name in opened.namelist()}
    found = {}
    with tarfile.open(archive) as opened:
        for member in opened:
            demand(member.isfile(), f"{archive.name} has a link or folder: {member.name}")
            file = opened.extractfile(member)
            assert file is not None
            found[member.name.partition("/")[2]] = file.read()
    return found


def sources() -> set[str]:
    """The files of the package: those in version control, and the built app."""
    package = ROOT / "src" / "fondaco"
    static = package / "server" / "static"
    listed = run("git", "ls-files", "src/fondaco").splitlines()
    built = [file for file in static.rglob("*") if file.is_file()]
    found = [ROOT / name for name in listed] + built
    return {file.relative_to(package.parent).as_posix() for file in found if file.exists()}


def check_contents(wheel: Path, sdist: Path) -> None:
    """Everything that belongs there, and nothing else."""
    inside, ours = files_of(wheel), sources()
    info = f"fondaco-{version()}.dist-info/"
    packed = {name for name in inside if not name.startswith(info)}
    demand(not ours - packed, f"the wheel lacks {sorted(ours - packed)[:5]}")
    demand(not packed - ours, f"the wheel has files that are not ours: {sorted(packed - ours)[:5]}")
    for pattern in NEEDED:
        wanted = re.compile(re.escape(f"fondaco/{pattern}").replace(r"\*", "[^/]*"))
        demand(any(map(wanted.fullmatch, packed)), f"the wheel has no {pattern}")
    outside = files_of(sdist)
    missing = {name for name in ours if f"src/{name}" not in outside}
    demand(not missing, f"the sdist lacks {sorted(missing)[:5]}")
    listed = {*run("git", "ls-files").splitlines(), *(f"src/{name}" for name in ours)}
    foreign = outside.keys() - listed - {"PKG-INFO"}
    demand(not foreign, f"the sdist has files that are not ours: {sorted(foreign)[:5]}")
    for archive, files in ((wheel, inside), (sdist, outside)):
        search(archive.name, files)
        size = archive.stat().st_size
        demand(size <= MOST[archive.suffix], f"{archive.name} has {size:,} bytes")
        tell(f"{archive.name}: {len(files)} files, {size / 1e6:.2f} MB")


def search(archive: str, files: dict[str, bytes]) -> None:
    """No secrets, and no paths of this machine."""
    places = [str(ROOT), str(Path.home()), tempfile.gettempdir() + os.sep + "fondaco"]
    private = [place.encode() for place in places if len(place) > 6]
    for name, data in files.items():
        if SECRETS.search(data):
            raise ReleaseError(f"{archive}: {name} looks as if it had a secret in it")
        for place in private:
            demand(place not in data, f"{archive}: {name} names {place.decode()}")


# --- trying ---------------------------------------------------------------------------------------


class Tried:
    """An environment with what was built, and nothing else."""

    def __init__(self, folder: Path, archive: Path) -> None:
        self.work = folder / "work"
        self.bin = folder / "venv" / ("Scripts" if WINDOWS else "bin")
        self.work.mkdir()
        home = str(folder / "home")
        self.environment = {
            "HOME": home, "XDG_CONFIG_HOME": home, "XDG_DATA_HOME": home, "LOCALAPPDATA": home,
            "APPDATA": home, "PYTHONPATH": "", "BROWSER": "true", "LC_ALL": "C.UTF-8",
            "PYTHONUTF8": "1",
        }  # fmt: skip
        run(uv(), "venv", "--quiet", "--python", sys.executable, folder / "venv")
        self._install(archive, folder / "no-npm")

    def _install(self, archive: Path, trap: Path) -> None:
        """Whoever calls npm on the way is noticed."""
        trap.mkdir()
        for name in () if WINDOWS else ("node", "npm", "npx"):
            fake = trap / name
            fake.write_text(f'#!/bin/sh\ntouch "{trap}/called"\nexit 1\n', "utf-8")
            fake.chmod(0o755)
        path = f"{trap}{os.pathsep}{os.environ['PATH']}"
        pins = str(ROOT / "constraints.txt")
        constraints = ["--constraints", pins, "--build-constraints", pins]
        python = self.bin / "python"
        run(uv(), "pip", "install", "--quiet", "--python", python, *constraints, archive, PATH=path)
        demand(not (trap / "called").exists(), f"installing {archive.name} needs npm")

    def fondaco(self, *words: str | Path, stdin: str = "") -> str:
        command = self.bin / "fondaco"
        return run(command, *words, stdin=stdin, cwd=self.work, **self.environment)

    def everything(self) -> None:
        told = self.fondaco("--version")
        demand(version() in told, f"fondaco --version says {told}")
        bots = ["--bots", "random,random"]
        self.fondaco("play", GAMES[-1], "--players", "3", *bots, "--seed", "release", stdin=KEYS)
        [record] = (self.work.parent / "home").rglob("fondaco-*.txt")
        demand("result: unfinished" not in record.read_text("utf-8"), "the game did not end")
        self.fondaco("record", "verify", record)
        self.fondaco("review", record, "--budget", "2", "--html", self.work / "review.html")
        page = (self.work / "review.html").read_text("utf-8")
        demand("</html>" in page, "the review is not a whole page")
        asked = ["--players", "3", "--bots", "greedy,random", "--games", "6", "--seed", "1"]
        for game in GAMES:
            table = self.fondaco("arena", game, *asked)
            demand("greedy" in table, f"the arena says {table}")
        house = [str(self.bin / "fondaco"), "serve", "--port", "0", "--minds", "1"]
        visit = [str(self.bin / "python"), str(ROOT / "tools" / "release_visit.py")]
        with self.serving(house) as address:
            left = json.loads(run(*visit, address, GAMES[-1], cwd=self.work, **self.environment))
        with self.serving(house) as address:  # the same database, opened again
            run(*visit, address, GAMES[-1], *left, cwd=self.work, **self.environment)

    @contextmanager
    def serving(self, command: list[str]) -> Iterator[str]:
        """The address of a server, which is asked to stop at the end, and does."""
        house = subprocess.Popen(
            command, cwd=self.work, env={**os.environ, **self.environment, "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8",
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )  # fmt: skip
        assert house.stdout is not None
        try:
            said = []
            for line in house.stdout:
                said.append(line)
                if found := re.search(r"http://[^\s/]+", line):
                    break
            else:
                raise ReleaseError(f"the server did not start:\n{''.join(said)}")
            address = found[0].replace("localhost", "127.0.0.1")
            wait_for(f"{address}/healthz")
            yield address
            house.send_signal(getattr(signal, "CTRL_BREAK_EVENT", signal.SIGTERM))
            said.append(house.communicate(timeout=30)[0])
            demand(house.returncode in STOPPED, f"it ended with {house.returncode}: {said}")
        finally:
            house.kill()
            house.wait()


# Windows says so of a process that ended by Ctrl-Break.
STOPPED = (0, -signal.SIGTERM, 128 + signal.SIGTERM, 0xC000013A)


def wait_for(address: str) -> None:
    from urllib.request import urlopen

    end = time.monotonic() + PATIENCE_S
    while True:
        try:
            with urlopen(address, timeout=5):
                return
        except OSError:
            demand(time.monotonic() < end, f"{address} does not answer")
            time.sleep(0.1)


def try_out(work: Path, archive: Path) -> Tried:
    place = work / archive.suffix[1:]
    place.mkdir()
    tried = Tried(place, archive)
    tried.everything()
    tell(f"{archive.name}: installed; serves, plays, holds a tournament and reviews")
    return tried


def check_bare(folder: Path, wheel: Path) -> None:
    """`import fondaco` needs no library."""
    run(uv(), "venv", "--quiet", "--python", sys.executable, folder / "bare")
    python = folder / "bare" / ("Scripts" if WINDOWS else "bin") / "python"
    run(uv(), "pip", "install", "--quiet", "--python", python, "--no-deps", wheel)
    for game in GAMES:
        ask = f"import fondaco; print(fondaco.make({game!r}, players=3).start(seed='x').players)"
        said = run(python, "-c", ask, cwd=folder, PYTHONPATH="")
        demand(said.strip() == "3", f"import fondaco says {said}")


def check_commands(tried: Tried, wheel: Path) -> None:
    """`uvx fondaco` and `pipx run fondaco` start the same server as `fondaco`."""
    constraints = ["--constraints", str(ROOT / "constraints.txt")]
    uvx = [uv(), "tool", "run", "--quiet", "--python", sys.executable, *constraints]
    with tried.serving([*uvx, "--from", str(wheel), "fondaco"]) as address:
        wait_for(f"{address}/api/house")
    tell("uvx starts it")
    told = run(*uvx, "pipx", "run", "--spec", wheel, "fondaco", "--version", cwd=tried.work)
    demand(version() in told, f"pipx run fondaco --version says {told}")


def check_tag(tag: str) -> None:
    """A tag is the version, and the changelog has nothing that is not released."""
    if tag:
        demand(tag == f"v{version()}", f"the tag is {tag}, but the version is {version()}")
        headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
        demand(headings[0] == version(), f"the changelog begins with {headings[0]}")


def main(folder: Path) -> None:
    check_tag(os.environ.get("TAG", ""))
    sdist, wheel = build(folder)
    check_contents(wheel, sdist)
    run(uv(), "tool", "run", "--quiet", "twine", "check", "--strict", sdist, wheel)
    tell("the metadata and the README are in order")
    with tempfile.TemporaryDirectory(prefix="fondaco-release-") as work:
        check_bare(Path(work), wheel)
        with ThreadPoolExecutor() as both:
            first, _ = both.map(partial(try_out, Path(work)), (wheel, sdist))
        check_commands(first, wheel)
        tell("pipx starts it")


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / "dist").resolve())
    except ReleaseError as error:
        sys.exit(f"release-check: {error}")
    tell("all is well")
