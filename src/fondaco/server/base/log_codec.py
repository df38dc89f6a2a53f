"""A line of a log: an entry as JSON."""

from msgspec import MsgspecError, Struct, json

from fondaco.table.entries import KINDS, AnyEntry, as_plain

UNREADABLE = (ValueError, MsgspecError)  # what `decode` raises for a damaged line


class Kind(Struct):
    kind: str


_encoder = json.Encoder()
_kind = json.Decoder(Kind)
_decoders = {name: json.Decoder(kind) for name, kind in KINDS.items()}


def encode(entry: AnyEntry) -> bytes:
    return _encoder.encode(as_plain(entry))


def decode(text: bytes | str) -> AnyEntry:
    """The entry in a line, or an error in UNREADABLE. Fields that are not known are ignored."""
    decoder = _decoders.get(_kind.decode(text).kind)
    if decoder is None:
        raise ValueError("There is no entry of this kind.")
    entry: AnyEntry = decoder.decode(text)
    return entry
