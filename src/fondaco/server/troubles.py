"""What went wrong, for the log: where in the program, at which table and entry, and for whom.

What an error says may be somebody's card, cookie or token. So its kind is told, and the way through
the program that led to it, but neither its words nor any value.
"""

from traceback import TracebackException
from typing import Any

from fondaco.contract.refused import Refused
from fondaco.server.meters import TROUBLES
from fondaco.store import StoreError

MOST = 30  # lines of the program, of each error


def tell(log: Any, event: str, error: BaseException, **where: Any) -> None:
    """Into the log: `where` is the table, the entry it stands at, the person's id."""
    TROUBLES.labels(event).inc()
    told = {key: value for key, value in where.items() if value not in ("", None)}
    log.error(event, error=kind(error), trace=trace(error), **told)


def kind(error: BaseException) -> str:
    """
    >>> kind(KeyError("salt7")), kind(Refused("no-card", card="salt7"))
    ('KeyError', 'no-card')
    """
    if isinstance(error, StoreError):  # of the database: no secret of a table is in it
        return repr(error)
    return error.name if isinstance(error, Refused) else type(error).__name__


def trace(error: BaseException) -> str:
    """The way that led to it, and to what caused it, without a word of what they say."""
    parts: list[str] = []
    seen: set[int] = set()
    each: BaseException | None = error
    while each is not None and id(each) not in seen:
        seen.add(id(each))
        lines = TracebackException.from_exception(each, limit=-MOST, lookup_lines=True).stack
        parts.append("".join(lines.format()) + kind(each))
        each = each.__cause__ or (None if each.__suppress_context__ else each.__context__)
    return "\n\n".join(reversed(parts))
