"""The requests of `fondaco.host.table_requests`, as msgspec reads and checks them."""

from functools import reduce
from operator import or_
from typing import Any

from msgspec import DecodeError, ValidationError, json, structs

from fondaco.contract.refused import Refused
from fondaco.host.table_requests import REQUESTS
from fondaco.host.table_requests import AnyRequest as Request
from fondaco.host.talking import MAX_FRAME_CHARS, check_id
from fondaco.server.base.strict import strict

KINDS = {strict(kind, tag): kind for tag, kind in REQUESTS.items()}
AnyRequest: Any = reduce(or_, KINDS)
_decoder = json.Decoder(AnyRequest)


def parse_request(text: str) -> Request:
    """The request in a frame. Refused, which ends the connection: it is not a request."""
    if len(text) > MAX_FRAME_CHARS:
        raise Refused("frame-too-long")
    try:
        found = _decoder.decode(text)
    except (DecodeError, ValidationError, UnicodeError, RecursionError) as error:
        raise Refused("frame-no-request", error=str(error)) from None
    kind: Any = KINDS[type(found)]
    request: Request = kind(**structs.asdict(found))
    check_id(request)
    return request
