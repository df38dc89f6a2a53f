"""Signatures of the messages between processes of one store.

The key is kept in the store, so all processes that share the tables have it without any
configuration. A message carries the name of its sender and a number that only grows: a message that
is repeated is ignored.
"""

import hmac
import secrets
from collections import OrderedDict

from fondaco.store import Store

SETTING = "bus"  # the key, in the store
SIGNATURE_CHARS = 32
MAX_MESSAGE_BYTES = 1000  # our own messages are shorter
MAX_SENDERS = 1000  # whose last number is remembered


class Signer:
    def __init__(self, key: str) -> None:
        self._key = bytes.fromhex(key)
        self._name = secrets.token_hex(8)
        self._number = 0
        self._last: OrderedDict[tuple[str, str], int] = OrderedDict()

    def sign(self, subject: str, text: str) -> bytes:
        """A message for that subject, signed."""
        self._number += 1
        words = f"{self._name} {self._number} {text}".encode()
        return self._signature(subject, words) + b" " + words

    def verify(self, subject: str, message: bytes) -> str | None:
        """The text of a message; None if it is not ours, was changed, or is not new."""
        if len(message) > MAX_MESSAGE_BYTES:
            return None
        signature, words = message[:SIGNATURE_CHARS], message[SIGNATURE_CHARS + 1 :]
        if not hmac.compare_digest(signature, self._signature(subject, words)):
            return None
        name, number, text = words.decode().split(" ", 2)
        # Only messages with the same kind of subject arrive in the order they were sent.
        kind = subject.rpartition(".")[0]
        if name == self._name or int(number) <= self._last.get((name, kind), 0):
            return None
        self._last[name, kind] = int(number)
        self._last.move_to_end((name, kind))
        while len(self._last) > MAX_SENDERS:
            self._last.popitem(last=False)
        return text

    def _signature(self, subject: str, words: bytes) -> bytes:
        """The subject is signed too: a message about one table cannot be sent to another."""
        whole = subject.encode() + b"\n" + words
        return hmac.digest(self._key, whole, "sha256").hex()[:SIGNATURE_CHARS].encode()


async def signer_of(store: Store) -> Signer:
    """A signer with the key of the store, which is made the first time."""
    key = await store.setting(SETTING, secrets.token_hex(32))
    assert key is not None
    return Signer(key)
