"""Frames, and the lines of a log, as JSON: the server's fast way to write and read them."""

from msgspec import MsgspecError, Struct, json

from fondaco.host.json_codec import JsonCodec
from fondaco.table.entries import KINDS, AnyEntry
from fondaco.table.frames import AnyFrame

UNREADABLE = (ValueError, MsgspecError)  # what `decode` raises for a damaged line


class Kind(Struct):
    kind: str


_encoder = json.Encoder()
_kind = json.Decoder(Kind)
_decoders = {name: json.Decoder(kind) for name, kind in KINDS.items()}


def decode(text: bytes | str) -> AnyEntry:
    """The entry in a line, or an error in UNREADABLE. Fields that are not known are ignored."""
    decoder = _decoders.get(_kind.decode(text).kind)
    if decoder is None:
        raise ValueError("There is no entry of this kind.")
    entry: AnyEntry = decoder.decode(text)
    return entry


CODEC = JsonCodec(_encoder.encode, decode)
encode = CODEC.line


def encoded(frame: AnyFrame) -> bytes:
    found: bytes = _encoder.encode(frame)
    return found
