"""HTTP: alerts when it is my turn, by web push or webhook."""

from typing import Any

from litestar import Request, delete, post
from msgspec import Struct

from fondaco.contract.refused import Refused
from fondaco.host.lookup import NoSuchError
from fondaco.server.access.caller import asker, require_person, services
from fondaco.server.people.safe_post import UnreachableError
from fondaco.server.people.web_push import check_subscription

MAX_SUBSCRIPTIONS = 10  # of one person

Asked = Request[Any, Any, Any]


class Subscription(Struct, forbid_unknown_fields=True):
    endpoint: str
    keys: dict[str, str]


class Unsubscription(Struct, forbid_unknown_fields=True):
    endpoint: str


@post("/api/me/push", status_code=204, summary="Alert this browser when it is my turn")
async def subscribe(request: Asked, data: Subscription) -> None:
    person = await require_person(request)
    alerts = services(request).alerts
    if alerts.push is None:
        raise Refused("no-push")
    check_subscription(data.endpoint, data.keys, alerts.private)
    store = alerts.house.store
    known = [endpoint for endpoint, _ in await store.pushes(person.id)]
    if data.endpoint not in known and len(known) >= MAX_SUBSCRIPTIONS:
        raise Refused("push-browsers", most=MAX_SUBSCRIPTIONS)
    await store.add_push(person.id, data.endpoint, data.keys, asker(request).secret)


@post("/api/me/webhook/test", status_code=204, summary="Send a message to my webhook, now")
async def test_webhook(request: Asked) -> None:
    person = await require_person(request)
    if not person.webhook:
        raise Refused("no-webhook")
    alerts = services(request).alerts
    try:
        status = await alerts.test(person.id, person.webhook)
    except UnreachableError as error:
        raise Refused("webhook-unreached", reason=error) from None
    if not 200 <= status < 300:
        raise Refused("webhook-status", status=status)


@delete("/api/me/push", status_code=204, summary="No longer alert this browser")
async def unsubscribe(request: Asked, data: Unsubscription) -> None:
    person = await require_person(request)
    store = services(request).house.store
    if data.endpoint not in [endpoint for endpoint, _ in await store.pushes(person.id)]:
        raise NoSuchError("no-subscription")
    await store.remove_push(data.endpoint)


HANDLERS = [subscribe, unsubscribe, test_webhook]
