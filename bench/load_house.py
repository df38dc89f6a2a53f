"""A house under load and the crowd that plays there, each in a process of its own."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from tests.faults.harness import House, Process

ROOT = Path(__file__).parent.parent


class MeasuredHouse(House):
    """A house that also measures the pauses of its event loop."""

    def __init__(self, name: str, folder: Path, database: str, bus: str = "") -> None:
        super().__init__(name, folder, database, bus)
        at = self.command.index("serve")
        self.command = [sys.executable, "-m", "bench.pauses", *self.command[at:]]

    def pauses(self) -> dict[str, float]:
        """The longest pause since the last call, in milliseconds, and how much of one was work."""
        with urlopen(f"{self.url}/metrics", timeout=30) as answer:
            lines = answer.read().decode().splitlines()
        values = {
            name: float(value)
            for name, _, value in (line.partition(" ") for line in lines)
            if name.startswith("bench_")
        }
        return {
            "longest_pause_ms": round(values["bench_longest_pause_ms"], 1),
            "longest_busy_ms": round(values["bench_longest_busy_ms"], 1),
        }


class Crowd:
    """The load, in a process of its own."""

    def __init__(self) -> None:
        self.child = subprocess.Popen(
            [sys.executable, "-m", "bench.crowd"], cwd=ROOT, text=True,
            stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        )  # fmt: skip

    def ask(self, do: str, **order: Any) -> dict[str, Any]:
        assert self.child.stdin is not None
        assert self.child.stdout is not None
        self.child.stdin.write(json.dumps({"do": do, **order}) + "\n")
        self.child.stdin.flush()
        line = self.child.stdout.readline()
        if not line:
            raise SystemExit("the crowd ended")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def close(self) -> None:
        self.child.kill()
        self.child.wait()


def pid_of(process: Process) -> int:
    assert process.child is not None
    return process.child.pid


def memory_of(process: Process) -> float:
    """Megabytes."""
    pages = int(Path(f"/proc/{pid_of(process)}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6
