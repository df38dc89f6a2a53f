"""A line of a log: an entry, as JSON."""

from msgspec import Struct, json

from fondaco.table.entries import KINDS, AnyEntry, as_plain


class Kind(Struct):
    kind: str


_encoder = json.Encoder()
_kind = json.Decoder(Kind)
_decoders = {name: json.Decoder(kind) for name, kind in KINDS.items()}


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(as_plain(entry))


def decode(text: bytes | str) -> AnyEntry:
    """ValueError, or one of msgspec's: that is no entry. What is unknown in it is passed over."""
    decoder = _decoders.get(_kind.decode(text).kind)
    if decoder is None:
        raise ValueError("There is no such entry.")
    entry: AnyEntry = decoder.decode(text)
    return entry
