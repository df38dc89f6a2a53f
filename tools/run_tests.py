"""All tests, with a line for each part: `make test` and `make test-all`.

    python tools/run_tests.py           what somebody waits for: the components, Python, a browser
    python tools/run_tests.py --long    the rest: long games, long searches, servers that are killed

A browser waits a lot, so its tests run at the same time as Python's; every line says which part it
comes from. Every part runs, even if others fail, so that one run shows everything that is wrong.
The end repeats the last lines of each part that failed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections import deque
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = [sys.executable, "tools/build_web.py"]
CORES = os.cpu_count() or 1


def python(which: str, workers: int) -> list[str]:
    pytest = [sys.executable, "-m", "pytest", "-q", "--dist", "worksteal"]
    return [*pytest, "-n", str(workers), "-m", which]


Parts = dict[str, list[str]]  # one after the other
# Side by side.
SHORT: list[Parts] = [
    {"Python": python("not long", CORES + 2)},  # tests of servers wait now and then
    {"components": [*WEB, "test"], "browser": [*WEB, "e2e"]},
]
LONG: list[Parts] = [
    {"Python": python("long", CORES)},  # the browser takes longer
    {"browser": [*WEB, "e2e", "--long"]},
]
WIDTH = len("components")
SAID_AGAIN = 15  # lines of a part that failed: there it names its tests


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def run(name: str, command: list[str]) -> tuple[list[str], bool]:
    """Its lines as they come; then how it went, how long it took, and what is to be said."""
    start = time.monotonic()
    colours = {"FORCE_COLOR": "1"} if sys.stdout.isatty() else {}
    with subprocess.Popen(
        command, cwd=ROOT, env={**os.environ, **colours}, text=True, errors="replace",
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
    ) as part:  # fmt: skip
        assert part.stdout is not None
        left_out: list[str] = []
        ending: deque[str] = deque(maxlen=SAID_AGAIN)
        for line in part.stdout:
            ending.append(f"{name:{WIDTH}} | {line.rstrip()}")
            print(ending[-1], flush=True)
            if "left out" in line.lower():
                left_out.append(f"{'':{WIDTH}}         {line.strip()}")
    good = part.returncode == 0
    told = f"{name:{WIDTH}} {clock(time.monotonic() - start):>6}  {'good' if good else 'FAILED'}"
    print(f"--- {told}", flush=True)
    return [*([] if good else ending), told, *left_out], good


def run_all(parts: Parts) -> list[tuple[list[str], bool]]:
    return [run(name, command) for name, command in parts.items()]


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--long"]):
        print(__doc__)
        return 2
    began = time.monotonic()
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or every worker and server compiles it all
    beside = LONG if arguments else SHORT
    with ThreadPoolExecutor(len(beside)) as lanes:
        try:
            done = [each for lane in lanes.map(run_all, beside) for each in lane]
        except KeyboardInterrupt:
            os._exit(130)  # the parts were interrupted too; no other part starts
    print("\n" + "\n".join(line for told, _ in done for line in told))
    print(f"{'together':{WIDTH}} {clock(time.monotonic() - began):>6}")
    return int(not all(good for _, good in done))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
