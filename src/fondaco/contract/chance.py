"""The one gate for shuffles and dice: a stream of numbers that anybody can recompute.

A game's chance is a *seed*, a short text. Block number i of the stream is SHA-256 of the text
``seed/i``; it is read as sixteen 16-bit big-endian numbers. ``printf '%s/0' SEED | sha256sum``
prints the first block on any computer. A seed cannot be guessed from the cards one has seen, and a
table that publishes `commitment(seed)` before the first move cannot change it later.
"""

from hashlib import sha256
from struct import unpack

from fondaco.contract.refused import Refused

MAX_SEED = 128


def check_seed(seed: str) -> str:
    """The seed itself if it is one: printable ASCII without spaces, quotes or slashes."""
    good = 0 < len(seed) <= MAX_SEED and seed.isascii() and seed.isprintable()
    if not good or " " in seed or "/" in seed or '"' in seed:
        raise Refused("seed", most=MAX_SEED)
    return seed


def commitment(seed: str) -> str:
    """What a table publishes before the first move: it binds the seed without telling it."""
    return sha256(f"fondaco seed {seed}".encode()).hexdigest()


class Chance:
    """A place in the stream of one seed. `used` numbers have been taken from it so far."""

    def __init__(self, seed: str, used: int = 0) -> None:
        self.seed = seed
        self.used = used
        self._block: tuple[int, ...] = ()
        self._block_number = -1

    def below(self, n: int) -> int:
        """A uniform number 0 <= x < n, for n up to 65536."""
        while True:
            word = self._next()
            result = word % n
            if word - result + n <= 65536:  # the last few numbers would favour small results
                return result

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place (Fisher-Yates from the end)."""
        i = len(items) - 1
        while i > 0:
            word = self._next()
            j = word % (i + 1)
            if word - j + i < 65536:  # as in `below`, without the call
                item = items[i]
                items[i] = items[j]
                items[j] = item
                i -= 1

    def _next(self) -> int:
        """The next 16-bit number of the stream."""
        used = self.used
        self.used = used + 1
        if used >> 4 != self._block_number:
            self._block_number = used >> 4
            block = f"{self.seed}/{used >> 4}"
            self._block = unpack(">16H", sha256(block.encode()).digest())
        return self._block[used & 15]
