"""Looks ahead in a second of `captain`: plain and compiled, or ours compared with an older
checkout.

Builds take turns in rounds at the same moments of the same games, and the median of the rounds
counts; all of them have to find the same. `--against FOLDER` measures the `src` folder of another
checkout, too, so that one run shows what a change has done.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.run import BIN, ROOT, pin

LATEST = Path(__file__).with_name("captains.json")
console = Console()


@dataclass
class Build:
    name: str
    python: Path
    sources: Path | None = None  # instead of those that are installed
    rounds: list[dict[str, Any]] = field(default_factory=list)
    trouble: str = ""

    def measure(self, iterations: int) -> None:
        keep = {k: v for k, v in os.environ.items() if not k.startswith("PYTHON")}
        where = {"PYTHONPATH": str(self.sources)} if self.sources else {}
        done = subprocess.run(
            [self.python, "-m", "bench.captains_worker", str(iterations)],
            cwd=ROOT,
            env={**keep, **where, "PYTHONHASHSEED": "0"},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            lines = done.stderr.strip().splitlines() or [f"exit status {done.returncode}"]
            self.trouble = lines[-1]
            self.rounds.clear()
        else:
            self.rounds.append(json.loads(done.stdout.splitlines()[-1]))

    def speed(self, table: str) -> float:
        return median(float(each["tables"][table]["per_second"]) for each in self.rounds)


def builds(against: Path | None) -> list[Build]:
    plain = ROOT / ".venv" / BIN / "python"
    fast = ROOT / ".venv-fast" / BIN / "python"
    found = [Build("plain", plain)]
    if fast.exists():
        found.append(Build("compiled", fast))
    if against is not None:
        found.insert(0, Build("against", plain, against.resolve()))
    return found


def check_sources(chosen: list[Build]) -> None:
    """The plain and the compiled build have to come from the same sources."""
    made_of = {build.name: build.rounds[0]["sources"] for build in chosen if build.rounds}
    for build in chosen:
        if build.name == "compiled" and made_of.get("compiled") != made_of.get("plain"):
            build.trouble = build.trouble or "it is stale; make compile renews it"
            build.rounds.clear()


def summary(measured: list[Build], iterations: int) -> dict[str, Any]:
    first = measured[0]
    facts = {
        table: {
            build.name: {
                "iterations_per_second": round(build.speed(table)),
                "ratio": round(build.speed(table) / first.speed(table), 2),
            }
            for build in measured
        }
        for table in first.rounds[0]["tables"]
    }
    return {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": {"python": platform.python_version(), "arch": platform.machine()},
        "rounds": min(len(build.rounds) for build in measured),
        "bot": f"captain:{iterations}",
        "tables": facts,
    }


def differences(measured: list[Build]) -> list[str]:
    """Where two builds have not found the same."""
    first = measured[0]
    return [
        f"{build.name} chooses otherwise than {first.name} in {table}"
        for build in measured[1:]
        for table, facts in first.rounds[0]["tables"].items()
        if build.rounds[0]["tables"][table]["choices"] != facts["choices"]
    ]


def show(measured: list[Build], result: dict[str, Any]) -> None:
    table = Table(title=f"{result['bot']}, four players, one core, medians")
    table.add_column("looks ahead a second")
    for build in measured:
        table.add_column(build.name, justify="right")
        table.add_column("ratio", justify="right")
    for title, facts in result["tables"].items():
        cells: list[str] = []
        for each in facts.values():
            cells += [f"{each['iterations_per_second']:,}", f"{each['ratio']:.2f}"]
        table.add_row(title, *cells)
    console.print(table)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--iterations", type=int, default=100, help="for each decision")
    parser.add_argument("--against", type=Path, help="the src folder of another checkout")
    parser.add_argument("--output", type=Path, default=LATEST, help="where the JSON goes")
    given = parser.parse_args()
    chosen = builds(given.against)
    pin()
    for _ in range(given.rounds):
        for build in chosen:
            if not build.trouble:
                build.measure(given.iterations)
    check_sources(chosen)
    for build in chosen:
        if build.trouble:
            console.print(f"{build.name}: not measured, {build.trouble}", style="red")
    measured = [build for build in chosen if build.rounds]
    if not measured:
        return 1
    result = summary(measured, given.iterations)
    show(measured, result)
    wrong = differences(measured)
    for line in wrong:
        console.print(line, style="red")
    if given.against is None:
        given.output.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    return 1 if wrong or len(measured) < len(chosen) else 0


if __name__ == "__main__":
    sys.exit(main())
