"""Errors in the server's log: where in the program, at which table and entry, and for whom.

The text of an error may hold somebody's card, cookie or token. So the log gets the kind of the
error and the lines of the program that led to it, but neither its text nor any value.
"""

from typing import Any

from fondaco.host import error_trace
from fondaco.server.base.metrics import ERRORS
from fondaco.store import StoreError


def report(log: Any, event: str, error: BaseException, **where: Any) -> None:
    """Write an error into the log; `where`: the table, its last entry, the person's id."""
    ERRORS.labels(event).inc()
    known = {key: value for key, value in where.items() if value not in ("", None)}
    log.error(event, error=kind(error), trace=error_trace.trace(error, kind), **known)


def kind(error: BaseException) -> str:
    """The kind of an error: its class, or the name of a refusal.

    >>> kind(KeyError("salt7"))
    'KeyError'
    >>> from fondaco.contract.refused import Refused
    >>> kind(Refused("no-card", card="salt7"))
    'no-card'
    """
    if isinstance(error, StoreError):  # an error of the database holds no secret of a table
        return repr(error)
    return error_trace.kind(error)
