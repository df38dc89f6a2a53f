"""A worker of `SharedVectorEnv`: plays the games of some rows, as it is told on standard input.

The first line says what to play and where to write. Then each line is an order: to play the actions
that stand in the shared memory, or which rows begin a new game. Each is answered by an empty line.
"""

import json
import signal
import sys

from fondaco.envs import codec_for, rules_for
from fondaco.envs.batch import Batch, BatchTerms
from fondaco.envs.shared_vector import STEP, open_memory
from fondaco.envs.vector import Pages, shown


def main() -> None:
    """Play until there are no more orders."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the other process decides when to end
    orders, answers = sys.stdin.buffer, sys.stdout.buffer
    line = orders.readline()
    if not line:
        return
    setup = json.loads(line)
    rules = rules_for(setup["game"], setup["players"], **setup["options"])
    codec = codec_for(rules)
    pages = Pages(setup["games"], codec)
    arrays = pages.open(open_memory(setup["handle"], pages.space))
    first, last = setup["first"], setup["last"]
    actions = arrays["actions"][first:last]
    seen = shown(arrays, first, last)
    batch = Batch(rules, codec, BatchTerms(*setup["terms"]), setup["seeds"], seen)
    while line:
        answers.write(b"\n")
        answers.flush()
        line = orders.readline()
        if line == STEP:
            batch.step(actions.tolist())
        elif line:
            for row, seed in json.loads(line):
                batch.reset(row, seed)


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:  # the other process is gone
        sys.stderr.close()
