"""Milliseconds of one move that is shown to four seats and a spectator, all with a language.

A step is what a server does for a move, without the store and the network: the command, the entry,
the index row, and the frames for five connections. `--against PYTHON` measures the interpreter of
another build, too: builds take turns in rounds on one core, and the median of the rounds counts.

Both games are played at random with the same moves. The digest is that of all frames: builds that
send the same frames have the same digest.
"""

import argparse
import hashlib
import json
import subprocess
import sys
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

GAMES = ("oltremare", "batavia")
TABLES = 6  # games that a round plays
STEPS = 150  # moves of each of them
ROOT = Path(__file__).resolve().parent.parent


class Ear:
    """A connection that only counts what it is sent."""

    def __init__(self, audience: Any, digest: Any) -> None:
        self.audience = audience
        self.person = self.secret = ""
        self.host = False
        self.shown = None
        self.size = 0
        self._digest = digest

    def enqueue(self, frame: Any) -> None:
        text = frame if isinstance(frame, str) else frame.decode()  # as a socket sends it
        self.size += len(text)
        if self._digest is not None:
            self._digest.update(text.encode())

    def reseat(self) -> None:
        """Nobody sits down while the game runs."""

    def hang_up(self, why: object) -> None:
        raise AssertionError(why)


def moves_of(game: str, seed: str) -> list[tuple[int, str]]:
    """A game at random, with a deal proposed now and then."""
    from fondaco.games import make

    rules, rng = make(game, 4), Random(seed)
    position = rules.start(seed)
    found: list[tuple[int, str]] = []
    while len(found) < STEPS and not position.over:
        seat = rng.choice(position.to_move()) if rng.random() < 0.3 else position.to_move()[0]
        deal = position.propose(seat, rng) if rng.random() < 0.2 else None
        moves = position.moves(seat)
        if deal is None and not moves:
            seat = position.to_move()[0]
            moves = position.moves(seat)
        move = rng.choice(moves) if deal is None else deal
        position.play(seat, move)
        found.append((seat, rules.format_move(move)))
    return found


def play(game: str, seed: str, digest: Any = None) -> tuple[float, int, int]:
    """Seconds for the steps of a game, how many there were, and the bytes they sent."""
    from fondaco.host.room import Room
    from fondaco.server.base.log_codec import encode
    from fondaco.table.audience import Audience
    from fondaco.table.entries import NumberedEntry
    from fondaco.testing import TableBuilder

    moves = moves_of(game, seed)
    builder = TableBuilder(game, 4, seed=seed).begin()
    table = builder.table
    at = builder.now
    room = Room(table, lambda: at, lambda: 0)
    ears = [Ear(Audience(seat, "en"), digest) for seat in range(-1, 4)]
    listeners: set[Any] = room.listeners
    for ear in ears:
        state = room.sight.state(ear.audience, ear.host, at)
        has: Any = room.broadcast.has
        has(ear, state)
        listeners.add(ear)
    room.new_index(at)
    begun = process_time()
    for seat, text in moves:
        entry = table.move(seat, text)
        row = NumberedEntry(table.number + 1, at, entry)
        table.apply(row)
        encode(entry)
        room.new_index(at)
        room.send(row)
    return process_time() - begun, len(moves), sum(ear.size for ear in ears)


def measure(seed: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = {}
    for game in GAMES:
        play(game, "warm-up")
        runs = [play(game, f"{seed}-{number}") for number in range(TABLES)]
        steps = sum(run[1] for run in runs)
        # One audience after another: a set of listeners has no order of its own.
        digest = hashlib.sha256()
        for_digest = FrameDigest()
        play(game, f"{seed}-0", for_digest)
        digest.update(for_digest.value())
        found[game] = {
            "ms": sum(run[0] for run in runs) / steps * 1000,
            "bytes": sum(run[2] for run in runs) / steps,
            "digest": digest.hexdigest()[:12],
        }
    return found


class FrameDigest:
    """A digest of frames in whatever order the listeners got them."""

    def __init__(self) -> None:
        self._sum = 0

    def update(self, frame: bytes) -> None:
        self._sum += int.from_bytes(hashlib.sha256(frame).digest(), "big")

    def value(self) -> bytes:
        return str(self._sum).encode()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--against", type=Path, nargs="*", default=[], help="other interpreters")
    parser.add_argument("--worker", help="measure this interpreter once, with this seed")
    given = parser.parse_args()
    if given.worker is not None:
        print(json.dumps(measure(given.worker)))
        return 0
    here = [ROOT / ".venv" / "bin" / "python", ROOT / ".venv-fast" / "bin" / "python"]
    pythons = [path for path in [*given.against, *here] if path.exists()]
    results: dict[Path, list[dict[str, dict[str, Any]]]] = {path: [] for path in pythons}
    for number in range(given.rounds):
        for path in pythons:
            command = [path, "-m", "bench.steps", "--worker", str(number)]
            done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
            results[path].append(json.loads(done.stdout))
    for game in GAMES:
        first = median(round_[game]["ms"] for round_ in results[pythons[0]])
        for path in pythons:
            ms = median(round_[game]["ms"] for round_ in results[path])
            size = median(round_[game]["bytes"] for round_ in results[path])
            digests = {round_[game]["digest"] for round_ in results[path][:1]}
            print(
                f"{game:10} {path.parent.parent.parent.name}/{path.parent.parent.name:10} "
                f"{ms:7.3f} ms  {ms / first:5.2f} ×  {size:7.0f} bytes  {digests.pop()}"
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
