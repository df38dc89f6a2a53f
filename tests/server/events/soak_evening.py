"""An evening of 200 people, all from one address, in a house that knows the club's network.

    python -m tests.server.events.soak_evening

Programs play for the people, with the limits that a house has by default and `--club`. Too long for
the tests: `make soak-evening` runs it.
"""

import argparse
import resource
import tempfile
import time
from pathlib import Path

from tests.server.events.test_evening import Evening, hold


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--people", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=2)
    given = parser.parse_args()
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'house.db'}"
        club = Evening(Path(folder), database, given.people, given.rounds, kills=False)
        club.house.command += ["--club", "127.0.0.0/8"]
        hold(club)
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    seconds = sum(each.ru_utime + each.ru_stime for each in used)
    took = time.monotonic() - start
    print(
        f"{given.people} people, {given.rounds} rounds: no seat twice, no result lost, and the"
        f" standings follow from the records. {took:.0f} s, {seconds:.0f} s of processor time."
    )


if __name__ == "__main__":
    main()
