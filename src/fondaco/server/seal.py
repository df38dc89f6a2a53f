"""The seal on what houses of one store tell each other: whoever has no key is not believed.

The key lies in the store, so whoever shares the tables has it and nobody has to be told. A message
carries who sent it and a number that only grows: one that was heard before counts for nothing.
"""

import hmac
import secrets
from collections import OrderedDict

from fondaco.store import Store

SETTING = "bus"  # the key, in the store
MARK = 32  # characters of a signature
LONGEST = 1000  # bytes of anything that we would tell
REMEMBERED = 1000  # senders whose last number is known


class Seal:
    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)
        self._name = secrets.token_hex(8)
        self._number = 0
        self._last: OrderedDict[tuple[str, str], int] = OrderedDict()

    def close(self, subject: str, text: str) -> bytes:
        """A message for that subject, signed."""
        self._number += 1
        words = f"{self._name} {self._number} {text}".encode()
        return self._mark(subject, words) + b" " + words

    def open(self, subject: str, message: bytes) -> str | None:
        """What it says; None for what is not ours, was changed, or is not new."""
        if len(message) > LONGEST:
            return None
        mark, words = message[:MARK], message[MARK + 1 :]
        if not hmac.compare_digest(mark, self._mark(subject, words)):
            return None
        name, number, text = words.decode().split(" ", 2)
        # Subjects are heard one beside the other, and each in its own order.
        kind = subject.rpartition(".")[0]
        if name == self._name or int(number) <= self._last.get((name, kind), 0):
            return None
        self._last[name, kind] = int(number)
        self._last.move_to_end((name, kind))
        while len(self._last) > REMEMBERED:
            self._last.popitem(last=False)
        return text

    def _mark(self, subject: str, words: bytes) -> bytes:
        """The subject is signed too: what was said of one table is not heard at another."""
        whole = subject.encode() + b"\n" + words
        return hmac.digest(self._key, whole, "sha256").hex()[:MARK].encode()


async def seal_of(store: Store) -> Seal:
    """With the key of the store, which is made the first time."""
    key = await store.setting(SETTING, secrets.token_hex(32))
    assert key is not None
    return Seal(key)
