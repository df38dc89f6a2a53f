"""boardgame.io on the same machine in the same run: what `bench/load.py` compares a house with.

It comes from npm into .bench/. `bench/boardgame.cjs` has its games, its server and its crowd.
"""

import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from bench.crowd import cpu_seconds
from bench.load_house import ROOT, memory_of, pid_of
from bench.load_raw import listens
from tests.faults.harness import Process, free_port, wait_for

BOARDGAME = "boardgame.io@0.50.2"
CASES = {
    "tiny": "five cards in each hand and a pile",
    "comparable": "a state as large as ours: 98 card objects, 30 ports, four hands",
    "differences": "the same, and only what has changed is sent (deltaState)",
}


def install() -> list[str] | None:
    """The command that runs boardgame.io; None where it cannot be had."""
    home = ROOT / ".bench" / "boardgame"
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    if not (home / "node_modules" / "boardgame.io").is_dir():
        home.mkdir(parents=True, exist_ok=True)
        (home / "package.json").write_text('{"private": true}\n')
        command = [npm, "install", "--no-audit", "--no-fund", "--loglevel=error", BOARDGAME]
        if subprocess.run(command, cwd=home, check=False, capture_output=True).returncode:
            return None
    where = ["env", f"NODE_PATH={home / 'node_modules'}", "NODE_ENV=production", node]
    return [*where, "--max-old-space-size=8192", str(ROOT / "bench" / "boardgame.cjs")]


def measure(command: list[str], case: str, tables: int, every: float, seconds: float) -> Any:
    """One case, in memory: so many tables, each with a move every so many seconds (0: full speed).

    None: it did not get as far as to measure.
    """
    port = free_port()
    with tempfile.TemporaryDirectory() as name:
        server = Process("boardgame", [*command, "serve", case, str(port)], Path(name))
        server.start()
        try:
            wait_for("boardgame.io answers", lambda: listens(port))
            crowd = [*command, "crowd", case, str(port), str(tables), str(every), str(seconds)]
            return _against(server, crowd, tables)
        finally:
            server.stop()


def _against(server: Process, crowd: list[str], tables: int) -> dict[str, Any] | None:
    empty = memory_of(server)
    with subprocess.Popen(crowd, stdout=subprocess.PIPE, text=True) as players:
        assert players.stdout is not None
        if players.stdout.readline() != "measuring\n":
            return None
        both = [[pid_of(server)], [players.pid]]
        before = [cpu_seconds(each) for each in both]
        line = players.stdout.readline()
        used, theirs = (
            cpu_seconds(each) - then for each, then in zip(both, before, strict=True)
        )  # fmt: skip
        memory = memory_of(server) - empty
        players.stdin = None
        players.terminate()
    found: dict[str, Any] = json.loads(line)
    took = found.pop("seconds")
    return {
        **found,
        "cpu_ms_per_move": round(1000 * used / max(found["moves"], 1), 3),
        "server_cpu": round(used / took, 2),
        "crowd_cpu": round(theirs / took, 2),
        "memory_mb_per_table": round(memory / tables, 3),
        "load_average": os.getloadavg()[0],
    }


def compared(ours: dict[str, Any], theirs: dict[str, Any]) -> dict[str, float]:
    """How many times less a move of ours costs, and how many times as many there are."""
    return {
        "cpu": round(theirs["cpu_ms_per_move"] / max(0.001, ours["cpu_ms_per_move"]), 2),
        "moves_per_second": round(
            ours["moves_per_second"] / max(0.1, theirs["moves_per_second"]), 2
        ),
    }
