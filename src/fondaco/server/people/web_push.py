"""Web push: messages to a browser, encrypted for it (RFC 8291) and signed by the house (VAPID).

The libraries for it come with the extra `hosting`; without them there is no web push.
"""

import asyncio
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Any
from urllib.parse import urlsplit

from fondaco.contract.refused import Refused
from fondaco.server.people.safe_post import parse, send
from fondaco.store import Store

SETTING = "vapid"  # the house's private key
KEEP_S = 86_400  # that a push service keeps a message for a browser that is off
SIGNATURE_AGE_S = 12 * 3600  # that a signature is valid
GONE = (404, 410)  # statuses: the browser has ended its subscription


class Push:
    """The house's key, and messages signed with it."""

    def __init__(self, vapid: Any, contact: str, private: bool) -> None:
        self._vapid = vapid
        self._contact = contact
        self._private = private
        self.public_key = _public(vapid)

    async def send(self, endpoint: str, keys: dict[str, str], body: bytes, topic: str = "") -> int:
        """Send a message; the push service's status. UnreachableError: it did not answer."""
        headers, encrypted = await asyncio.to_thread(self._encrypt, endpoint, keys, body)
        if topic:
            headers["Topic"] = topic  # a newer message replaces an older one
        return await send(endpoint, encrypted, headers, self._private)

    def _encrypt(
        self, endpoint: str, keys: dict[str, str], body: bytes
    ) -> tuple[dict[str, str], bytes]:
        from pywebpush import WebPusher  # type: ignore[import-untyped]

        parts = urlsplit(endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(time.time()) + SIGNATURE_AGE_S,
            "sub": self._contact,
        }
        encrypted: bytes = WebPusher({"endpoint": endpoint, "keys": keys}).encode(body)["body"]
        return {
            "Authorization": str(self._vapid.sign(claims)["Authorization"]),
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEEP_S),
            "Urgency": "high",
        }, encrypted


async def make_push(store: Store, address: str, private: bool = False) -> Push | None:
    """Web push with the house's key, which is made the first time; None: not installed."""
    try:
        from py_vapid import Vapid02  # type: ignore[import-untyped]
    except ImportError:
        return None
    made = Vapid02()
    made.generate_keys()
    pem = await store.setting(SETTING, made.private_pem().decode())
    assert pem is not None
    vapid = await asyncio.to_thread(Vapid02.from_pem, pem.encode())
    vapid.conf = {"no-strict": True}  # allows an address with a port as the contact
    contact = "mailto:house@fondaco.invalid"
    return Push(vapid, address if address.startswith("https://") else contact, private)


def check_subscription(endpoint: str, keys: dict[str, str], private: bool) -> None:
    """Refused, if a browser would not send such a subscription."""
    parts = parse(endpoint)
    if len(endpoint) > 1000 or (parts.scheme != "https" and not private):
        raise Refused("push-address")
    if set(keys) != {"p256dh", "auth"}:
        raise Refused("push-keys")
    from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, EllipticCurvePublicKey

    try:
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), _bytes(keys["p256dh"]))
        good = len(_bytes(keys["auth"])) == 16
    except ValueError:
        good = False
    if not good:
        raise Refused("push-keys-damaged")


def _bytes(text: str) -> bytes:
    if len(text) > 200 or not text.isascii():
        raise ValueError(text)
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _public(vapid: Any) -> str:
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    point: bytes = vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return urlsafe_b64encode(point).rstrip(b"=").decode()
