"""Errors for a log, without secrets: the text of an error may hold a card, a cookie or a token."""

from collections.abc import Callable
from traceback import TracebackException

from fondaco.contract.refused import Refused

TRACE_LINES = 30  # lines of the program shown for each error


def kind(error: BaseException) -> str:
    """The kind of an error, without its text.

    >>> kind(KeyError("salt7")), kind(Refused("no-card", card="salt7"))
    ('KeyError', 'no-card')
    """
    return error.name if isinstance(error, Refused) else type(error).__name__


def trace(error: BaseException, kind: Callable[[BaseException], str] = kind) -> str:
    """The lines of the program that led to an error and its causes, without their texts."""
    parts: list[str] = []
    seen: set[int] = set()
    each: BaseException | None = error
    while each is not None and id(each) not in seen:
        seen.add(id(each))
        lines = TracebackException.from_exception(each, limit=-TRACE_LINES, lookup_lines=True).stack
        parts.append("".join(lines.format()) + kind(each))
        each = each.__cause__ or (None if each.__suppress_context__ else each.__context__)
    return "\n\n".join(reversed(parts))
