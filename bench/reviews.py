"""How long a review takes until its readers see something.

python -m bench.reviews          until the key moments, and until the first pass is done
python -m bench.reviews --full   also all of it, and the first two as parts of that

Plays a game of four merchants for each game and reviews it as the server does, in one process, with
one person at the table. The seconds are of the processor, so a busy machine gives nearly the same
numbers.
"""

import json
import sys
import time
from typing import Final

from fondaco.analysis.passes import ReviewWork, Stage, do_some
from fondaco.analysis.review import ReviewPlan, finished
from fondaco.bots import make_bot
from fondaco.bots.driver import play_out
from fondaco.games import make

PLAYERS: Final = 4
CHUNK: Final = 8
RULES: Final = {"oltremare-2005": ("oltremare", {"edition": "2005"}), "batavia": ("batavia", {})}


def measure(name: str, options: dict[str, str], last: Stage) -> dict[str, float]:
    """Seconds by stage, up to this one."""
    rules = make(name, PLAYERS, **options)
    bots = [make_bot("merchant", seat) for seat in range(PLAYERS)]
    plan = ReviewPlan(play_out(rules, bots, "reviews").to_text())
    began = time.process_time()
    work = ReviewWork(plan, finished(plan.text), [0])
    found: dict[str, float] = {"moves": len(finished(plan.text).log)}
    stage: Stage = work.stage
    while stage != last:
        work.take(do_some(plan, work.next(CHUNK)))
        if work.stage != stage:
            stage = work.stage
            found[stage] = round(time.process_time() - began, 2)
    return found


def main(full: bool) -> None:
    for title, (name, options) in RULES.items():
        found = measure(name, options, "full" if full else "first")
        whole = found.get("full")
        parts = {stage: round(found[stage] / whole, 3) for stage in ("key", "first") if whole}
        print(json.dumps({"game": title, "seconds": found, "part": parts}), flush=True)


if __name__ == "__main__":
    main("--full" in sys.argv[1:])
