"""The one source of shuffles and dice: a stream of numbers that anybody can recompute.

A game's chance is a *seed*, a short text. Block number i of the stream is SHA-256 of the text
``seed/i``; it is read as sixteen 16-bit big-endian numbers. ``printf '%s/0' SEED | sha256sum``
prints the first block on any computer. A seed cannot be guessed from the cards one has seen, and a
table that publishes `commitment(seed)` before the first move cannot change it later.
"""

from hashlib import sha256
from typing import Any, Final

from fondaco.contract.native import i64
from fondaco.contract.refused import Refused

MAX_SEED = 128


def check_seed(seed: str) -> str:
    """The seed itself if it is one: printable ASCII without spaces, quotes or slashes."""
    good = 0 < len(seed) <= MAX_SEED and seed.isascii() and seed.isprintable()
    if not good or " " in seed or "/" in seed or '"' in seed:
        raise Refused("seed", most=MAX_SEED)
    return seed


def commitment(seed: str) -> str:
    """What a table publishes before the first move: it fixes the seed without revealing it."""
    return sha256(f"fondaco seed {seed}".encode()).hexdigest()


class Block:
    """Sixteen numbers of the stream of a seed, two bytes each. It never changes."""

    def __init__(self, seed: str, number: int) -> None:
        self.seed = seed
        self.number: i64 = number
        self.data = sha256(f"{seed}/{number}".encode()).digest()


NO_BLOCK: Final = Block("", -1)


class Recent:
    """The block that was made last: a game that rolls one die after another asks for it again."""

    def __init__(self) -> None:
        self.block = NO_BLOCK


_recent: Final = Recent()


class Chance:
    """A place in the stream of one seed. `used` numbers have been taken from it so far."""

    def __init__(self, seed: str, used: int = 0) -> None:
        self.seed = seed
        self.used = used
        recent = _recent.block
        self._block = recent if recent.seed == seed else NO_BLOCK

    def below(self, n: int) -> int:
        """A uniform number 0 <= x < n, for n up to 65536."""
        while True:
            word = self._next()
            result = word % n
            if word - result + n <= 65536:  # the last few numbers would favour small results
                return result

    def shuffle(self, items: list[Any]) -> None:
        """Shuffle in place (Fisher-Yates from the end)."""
        i: i64 = len(items) - 1
        while i > 0:
            word: i64 = self._next()
            j = word % (i + 1)
            if word - j + i < 65536:  # as in `below`, without the call
                item = items[i]
                items[i] = items[j]
                items[j] = item
                i -= 1

    def _next(self) -> i64:
        """The next 16-bit number of the stream."""
        used: i64 = self.used
        self.used = used + 1
        block = self._block
        if block.number != used >> 4:
            block = Block(self.seed, used >> 4)
            self._block = block
            _recent.block = block
        at = (used & 15) << 1
        return block.data[at] << 8 | block.data[at + 1]
