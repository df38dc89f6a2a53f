"""How a request is refused: one form for all errors, with a reason that people understand."""

from collections.abc import Sequence
from typing import Any

import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from msgspec import ValidationError

from fondaco.contract.refused import Refused
from fondaco.host.damaged import DamagedError
from fondaco.host.lookup import NoSuchError
from fondaco.host.person_names import StrangerError
from fondaco.messages import messages_in
from fondaco.server.access.caller import (
    HEADERS,
    BarredError,
    MisdirectedError,
    language,
    log_context,
)
from fondaco.server.base.error_log import report
from fondaco.server.base.errors import ErrorAnswer
from fondaco.server.base.metrics import REFUSED
from fondaco.server.limits.rates import LimitedError
from fondaco.store import EndedError, StoreError

log = structlog.get_logger("fondaco.errors")

# The refusals that any handler may answer with, for OpenAPI.
REFUSALS = {
    400: "It cannot be done, or not like that",
    401: "The caller is not known",
    403: "Banned, without entry to a closed house, or asked by a page of another site",
    404: "It does not exist",
    413: "The body is too large",
    421: "This house has another name",
    429: "Too many requests",
    503: "The house cannot write just now, or cannot read that table",
}


def with_refusals(handlers: Sequence[Any]) -> list[Any]:
    """The handlers, each with its refusals in the OpenAPI schema."""
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            known = handler.responses or {}
            refusals = {
                status: ResponseSpec(ErrorAnswer, description=why, generate_examples=False)
                for status, why in REFUSALS.items()
            }
            handler.responses = {**refusals, **known}
    return list(handlers)


def error_response(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorAnswer]:
    """The answer to a request that failed."""
    status = _status(error)
    if isinstance(error, StoreError):
        why = Refused("cannot-write")
    elif status == 500:
        report(log, "request", error, **log_context(request))
        why = Refused("went-wrong")
    else:
        why = error if isinstance(error, Refused) else _named(request, error, status)
    REFUSED.labels(why.name).inc()
    words = messages_in(language(request))
    answer = ErrorAnswer(words.refusal(why), status, why.name, words.plain(why))
    headers = dict(HEADERS)
    if isinstance(error, LimitedError):
        headers["retry-after"] = str(error.seconds)
    return Response(answer, status_code=status, media_type="application/json", headers=headers)


def _status(error: Exception) -> int:
    match error:
        case NoSuchError():
            return 404
        case StrangerError() | EndedError():
            return 401
        case BarredError():
            return 403
        case MisdirectedError():
            return 421
        case LimitedError():
            return 429
        case StoreError() | DamagedError():
            return 503
        case Refused() | ValidationError() | RecursionError():
            return 400
        case HTTPException():
            return error.status_code
    return 500


def _named(request: Request[Any, Any, Any], error: Exception, status: int) -> Refused:
    """A named refusal of a request in a wrong form, with the words of the library below us."""
    match status:
        case 404:
            return Refused("nothing-there")
        case 405:
            return Refused("no-such-method", method=str(request.method))
        case 413:
            return Refused("body-too-large")
    cause, detail = error.__cause__, _detail(error)
    if isinstance(error, RecursionError) or isinstance(cause, SerializationException):
        return Refused("body-not-json", error=detail)
    wrong = error.extra if isinstance(error, HTTPException) else None
    about = (
        {str(each.get("source", "body")) for each in wrong} if isinstance(wrong, list) else set()
    )
    if about - {"body"}:
        return Refused("request-form", error=detail)
    if _is_empty(request):
        return Refused("body-missing")
    return Refused("body-form", error=detail)


def _is_empty(request: Request[Any, Any, Any]) -> bool:
    sent = request.headers
    return sent.get("content-length", "0") == "0" and "transfer-encoding" not in sent


def _detail(error: Exception) -> str:
    """What libraries say about a request in a wrong form."""
    if not isinstance(error, HTTPException):
        return str(error)
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return "; ".join(_reason(each) for each in extra)
    return error.detail


def _reason(extra: dict[str, Any]) -> str:
    where = extra.get("key") or extra.get("source") or ""
    return f"{where}: {extra.get('message', '')}" if where else str(extra.get("message", ""))
