"""All tests, one part after the other, with a line for each: `make test` and `make test-all`.

    python tools/run_tests.py           what somebody waits for: the components, Python, a browser
    python tools/run_tests.py --long    the rest: long games, long searches, servers that are killed

Every part runs, whatever the others say, so that one run tells all that is wrong.
"""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = [sys.executable, "tools/build_web.py"]
PYTEST = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "--dist", "worksteal", "-m"]

PARTS = {
    "components": [*WEB, "test"],
    "Python": [*PYTEST, "not long"],
    "browser": [*WEB, "e2e"],
}
LONG_PARTS = {
    "Python, long": [*PYTEST, "long"],
    "browser, long": [*WEB, "e2e", "--long"],
}


def clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["--long"]):
        print(__doc__)
        return 2
    began = time.monotonic()
    told: list[str] = []
    failed = False
    for name, command in (LONG_PARTS if arguments else PARTS).items():
        print(f"--- {name}", flush=True)
        start = time.monotonic()
        code = subprocess.run(command, cwd=ROOT, check=False).returncode
        failed |= code != 0
        told.append(
            f"{name:14} {clock(time.monotonic() - start):>6}  {'FAILED' if code else 'good'}"
        )
        print(f"--- {told[-1]}", flush=True)
    print("\n" + "\n".join(told))
    print(f"{'together':14} {clock(time.monotonic() - began):>6}")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
