"""The table that a request names, found in its first bytes.

This is only a hint for the choice of a worker: every worker can answer every request. So nothing
here refuses anything. What is not understood names no table, and the worker refuses it.
"""

import re
from urllib.parse import unquote_to_bytes

MAX_BYTES = 4096  # a request line that is longer is judged by its beginning
_NAMED = re.compile(
    rb"(?:[A-Za-z]+://[^/?# ]*)?"  # a proxy may send the whole address
    rb"/(?:api/tables|ws)/([^/?# \r\n]{1,200})(?=[/?# \r\n])"
)


def is_enough(head: bytes) -> bool:
    """Whether the request line is here, or as much of it as is read.

    >>> is_enough(b"GET /ws/x"), is_enough(b"GET /ws/x HTTP/1.1\\r\\n")
    (False, True)
    """
    return len(head) >= MAX_BYTES or b"\n" in head.lstrip(b"\r\n")


def table_in(head: bytes) -> str:
    """The table in the path of the first request; empty: it names none.

    >>> table_in(b"GET /ws/Kd81jQ?last=4 HTTP/1.1\\r\\nHost: here\\r\\n")
    'Kd81jQ'
    >>> table_in(b"POST /api/tables HTTP/1.1\\r\\n")
    ''
    """
    start = head[:MAX_BYTES].lstrip(b"\r\n")
    _, space, target = start.partition(b" ")
    found = _NAMED.match(target) if space else None
    return unquote_to_bytes(found[1]).decode("utf-8", "replace") if found else ""
