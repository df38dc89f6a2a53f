"""Decisions per second of random play: Fondaco, plain and compiled, compared with its peers.

All engines take turns on one core, round after round, and each result is the median of its rounds,
so the ratios hold even where the absolute numbers of a busy machine do not. Peers get environments
of their own under .bench/. What was measured goes to the screen and to bench/latest.json.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
LATEST = ROOT / "bench" / "latest.json"
BIN = "Scripts" if os.name == "nt" else "bin"
console = Console()


class UnavailableError(Exception):
    """This engine cannot be measured here; the text says why."""


@dataclass
class Engine:
    key: str
    name: str
    worker: str
    environment: str
    package: str = ""  # what to install into the environment; empty: it is ours
    arguments: tuple[str, ...] = ()
    build: str = ""  # what a worker of ours has to be
    rounds: list[dict[str, Any]] = field(default_factory=list)
    trouble: str = ""

    @property
    def python(self) -> Path:
        return ROOT / self.environment / BIN / "python"

    def middle(self, key: str) -> float:
        return median(float(result[key]) for result in self.rounds)


def engines() -> list[Engine]:
    ours, batavia = "bench.fondaco_worker", ("batavia",)
    hearts, quick = "bench.openspiel_worker", ("quick",)
    spiel, spiel_package = ".bench/openspiel", "open_spiel==2.0.2"
    return [
        Engine("fondaco_plain", "Fondaco, Oltre Mare", ours, ".venv", build="plain"),
        Engine("fondaco_compiled", "…, compiled", ours, ".venv-fast", build="compiled"),
        Engine("batavia_plain", "Fondaco, Batavia", ours, ".venv", "", batavia, "plain"),
        Engine("batavia_compiled", "…, compiled", ours, ".venv-fast", "", batavia, "compiled"),
        Engine(
            "catanatron",
            "Catanatron, Catan",
            "bench.catanatron_worker",
            ".bench/catanatron",
            package="catanatron==3.2.1",
        ),
        Engine("openspiel", "OpenSpiel, hearts", hearts, spiel, spiel_package),
        Engine("openspiel_quick", "…, quickest deal", hearts, spiel, spiel_package, quick),
    ]


# --- environments ---------------------------------------------------------------------------


def installed(python: Path, package: str) -> bool:
    name, _, version = package.partition("==")
    ask = f"from importlib.metadata import version; print(version({name!r}))"
    try:
        done = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return done.stdout.strip() == version


def prepare(engine: Engine) -> None:
    """See to it that the engine's environment exists, or raise UnavailableError."""
    if not engine.package:
        if not engine.python.exists():
            raise UnavailableError(f"{engine.environment} is missing; make compile builds it")
        return
    if installed(engine.python, engine.package):
        return
    folders = [Path(sys.prefix, BIN), ROOT / ".venv" / BIN, os.environ.get("PATH", "")]
    uv = shutil.which("uv", path=os.pathsep.join(map(str, folders)))
    if uv is None:
        raise UnavailableError("uv is needed to install it; make setup brings it")
    console.print(f"installing {engine.package} into {engine.environment}")
    folder = ROOT / engine.environment
    for command in (
        [sys.executable, "-m", "venv", "--clear", "--without-pip", str(folder)],
        [uv, "pip", "install", "--quiet", "--python", str(engine.python), engine.package],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            lines = (done.stderr or done.stdout).strip().splitlines() or ["no reason given"]
            raise UnavailableError(f"{engine.package} cannot be installed: {lines[-1].strip()}")


# --- measuring ------------------------------------------------------------------------------


def pin() -> str:
    """Stay on one core, and with us every worker we start."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return "pinned to one core"


def measure(engine: Engine, seconds: float, seed: int) -> dict[str, Any]:
    keep = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
    done = subprocess.run(
        [engine.python, "-m", engine.worker, str(seconds), str(seed), *engine.arguments],
        cwd=ROOT,
        env={**keep, "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        lines = done.stderr.strip().splitlines() or [f"exit status {done.returncode}"]
        raise UnavailableError(lines[-1])
    result: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    if engine.build and result["build"] != engine.build:
        raise UnavailableError(f"{engine.environment} holds a {result['build']} build")
    return result


def check_builds(plain: Engine, compiled: Engine) -> str:
    """Both builds come from the same sources and play the same games; answers what is wrong."""
    for one, other in zip(plain.rounds, compiled.rounds, strict=False):
        if one["sources"] != other["sources"]:
            return "the compiled build is stale; make compile renews it"
        if one["fingerprint"] != other["fingerprint"]:
            return "the two builds played different games from the same seed"
    return ""


def progress(text: str) -> None:
    """One line that overwrites itself; a spinner would take time from the core we measure."""
    if console.is_terminal:
        console.print(f"{text:<60}", end="\r")


def run(chosen: list[Engine], rounds: int, seconds: float) -> None:
    for engine in chosen:
        try:
            prepare(engine)
        except UnavailableError as reason:
            engine.trouble = str(reason)
    where = pin()
    console.print(f"{rounds} rounds of {seconds:g} s each, {where}")
    for number in range(rounds):
        for engine in chosen:
            if engine.trouble:
                continue
            progress(f"round {number + 1} of {rounds}: {engine.key}")
            try:
                engine.rounds.append(measure(engine, seconds, seed=number))
            except UnavailableError as reason:
                engine.trouble = str(reason)
                engine.rounds.clear()
    progress("")


# --- printing -------------------------------------------------------------------------------


def ratios(measured: dict[str, Engine]) -> dict[str, float]:
    """Ours over theirs, and compiled over plain."""
    pairs = [
        ("fondaco_compiled", "fondaco_plain"),
        ("batavia_compiled", "batavia_plain"),
        ("batavia_plain", "fondaco_plain"),
    ]
    peers = ("catanatron", "openspiel", "openspiel_quick")
    pairs += [(ours, peer) for ours in ("fondaco_plain", "fondaco_compiled") for peer in peers]
    return {
        f"{a}/{b}": round(measured[a].middle("per_second") / measured[b].middle("per_second"), 2)
        for a, b in pairs
        if a in measured and b in measured
    }


def summary(chosen: list[Engine], seconds: float, load: float | None) -> dict[str, Any]:
    measured = {engine.key: engine for engine in chosen if engine.rounds}
    facts = {}
    for key, engine in measured.items():
        speeds = [result["per_second"] for result in engine.rounds]
        facts[key] = {
            "version": engine.rounds[0]["version"],
            "python": engine.rounds[0]["python"],
            "decisions_per_second": round(median(speeds)),
            "lowest": round(min(speeds)),
            "highest": round(max(speeds)),
            "copy_us": round(engine.middle("copy_us"), 2),
            "decisions_per_game": round(engine.middle("decisions_per_game"), 1),
            "forced_share": round(engine.middle("forced_share"), 3),
        }
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": {
            "python": platform.python_version(),
            "implementation": platform.python_implementation(),
            "system": platform.system(),
            "arch": platform.machine(),
            "cpus": os.cpu_count(),
            "load_before": load,
        },
        "rounds": max((len(engine.rounds) for engine in chosen), default=0),
        "seconds_per_round": seconds,
        "engines": facts,
        "ratios": ratios(measured),
        "not_measured": [engine.key for engine in chosen if not engine.rounds],
    }


def show(chosen: list[Engine], result: dict[str, Any]) -> None:
    """The table: spread is highest less lowest, game how many decisions one had."""
    table = Table(title="Random play, one core, medians")
    table.add_column("engine")
    for heading in ("version", "decisions/s", "spread", "copy", "game", "forced"):
        table.add_column(heading, justify="right", no_wrap=True)
    for engine in chosen:
        facts = result["engines"].get(engine.key)
        if facts is None:
            table.add_row(engine.name, "–", "–")
            continue
        table.add_row(
            engine.name,
            facts["version"],
            f"{facts['decisions_per_second']:,}",
            f"{(facts['highest'] - facts['lowest']) / facts['decisions_per_second']:.0%}",
            f"{facts['copy_us']:.1f} µs",
            f"{facts['decisions_per_game']:.0f}",
            f"{facts['forced_share']:.0%}",
        )
    console.print(table)
    for pair, ratio in result["ratios"].items():
        console.print(f"  {pair.replace('/', ' / '):<40} {ratio:8.2f} ×", highlight=False)
    for engine in chosen:
        if engine.trouble:
            console.print(
                f"{engine.key}: not measured: {engine.trouble}", style="red", markup=False
            )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="per engine and round")
    parser.add_argument("--only", nargs="+", metavar="KEY", help="measure these engines only")
    parser.add_argument("--output", type=Path, default=LATEST, help="where the JSON goes")
    given = parser.parse_args()

    chosen = engines()
    if given.only:
        unknown = set(given.only) - {engine.key for engine in chosen}
        if unknown:
            known = ", ".join(engine.key for engine in chosen)
            parser.error(f"no engine {', '.join(sorted(unknown))}; there are {known}")
        chosen = [engine for engine in chosen if engine.key in given.only]
    load = round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None

    run(chosen, given.rounds, given.seconds)
    by_key = {engine.key: engine for engine in chosen}
    for game in ("fondaco", "batavia"):
        if f"{game}_plain" in by_key and f"{game}_compiled" in by_key:
            compiled = by_key[f"{game}_compiled"]
            wrong = check_builds(by_key[f"{game}_plain"], compiled)
            if wrong:
                compiled.trouble = wrong
                compiled.rounds.clear()

    result = summary(chosen, given.seconds, load)
    show(chosen, result)
    given.output.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    return 1 if any(engine.trouble for engine in chosen if not engine.package) else 0


if __name__ == "__main__":
    sys.exit(main())
