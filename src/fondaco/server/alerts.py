"""Turn alerts: the game waits for somebody who is not here, so they are told, once for each turn.

Where a turn may take days they are told at once; elsewhere only after a while, for they may be back
at any moment. Play never waits for an alert, and an alert that fails is only noted.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable
from typing import Any

import structlog
from litestar import Request, delete, post
from msgspec import Struct, json

from fondaco.contract.refused import Refused
from fondaco.server.doors import asker, services, somebody
from fondaco.server.finding import NoSuchError
from fondaco.server.house import House
from fondaco.server.meters import ALERTS
from fondaco.server.outside import UnreachableError, send
from fondaco.server.push import GONE, Push, check_subscription
from fondaco.server.tasks import by_itself
from fondaco.server.troubles import tell
from fondaco.table.table import Table

AT_ONCE = 8  # alerts that are being sent
WAITING = 10_000  # alerts that wait for that, or for their time
REMEMBERED = 20_000
TEST_PAUSE = 5_000  # milliseconds between two tests of somebody's webhook
DEVICES = 10  # subscriptions of one person
log = structlog.get_logger("fondaco.alerts")

Asked = Request[Any, Any, Any]


class Alert(Struct, frozen=True):
    """What is sent."""

    table: str
    link: str
    game: str
    title: str
    seat: int


class Alerts:
    def __init__(
        self,
        house: House,
        push: Push | None = None,
        address: str = "",
        private: bool = False,
        patience: float = 30.0,
    ) -> None:
        self.house = house
        self.push = push
        self.address = address.rstrip("/")
        self.private = private
        self.patience = patience  # seconds that somebody may be gone from a live table
        self._told: OrderedDict[tuple[str, str], None] = OrderedDict()  # of the present turn
        self._tested: OrderedDict[str, int] = OrderedDict()
        self._pending: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._sending = asyncio.Semaphore(AT_ONCE)

    def turn(self, table: Table, person: str) -> None:
        """A turn of this person begins."""
        self._told.pop((table.id, person), None)
        at_once = table.settings.clock.kind == "days"
        self._plan(table, person, 0.0 if at_once else self.patience)

    def gone(self, table: Table, person: str) -> None:
        """The game waits for this person, who has just gone away, or only loads the page again."""
        self._plan(table, person, self.patience)

    def _plan(self, table: Table, person: str, wait: float) -> None:
        key = (table.id, person)
        if key in self._told or key in self._pending:
            return
        if len(self._pending) >= WAITING:
            log.warning("alert", table=table.id, trouble="too many alerts are waiting")
            return
        task = by_itself(self._alert(table, person, wait), table=table.id, person=person)
        self._pending[key] = task
        task.add_done_callback(lambda _: self._pending.pop(key, None))

    async def close(self) -> None:
        tasks = list(self._pending.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _alert(self, table: Table, person: str, wait: float) -> None:
        await asyncio.sleep(wait)
        seat = table.turn
        if seat < 0 or table.chairs[seat].person != person or table.chairs[seat].mind:
            return
        room = self.house.rooms.get(table.id)
        if room is not None and room.is_here(seat):
            return
        self._told[table.id, person] = None
        while len(self._told) > REMEMBERED:
            self._told.popitem(last=False)
        try:
            async with self._sending:
                await self._tell(table, person, seat)
        except Refused as error:
            log.warning("alert", table=table.id, trouble=repr(error))
        except Exception as error:
            tell(log, "alert", error, table=table.id, entry=table.number, person=person)

    async def _tell(self, table: Table, person: str, seat: int) -> None:
        store = self.house.store
        known = await store.person(person)
        if known is None or known.banned:
            return
        link = f"{self.address}/t/{table.id}"
        alert = Alert(table.id, link, table.settings.game, table.settings.title, seat)
        body = json.encode(alert)
        if known.webhook:
            headers = {"Content-Type": "application/json"}
            await self._try("webhook", send(known.webhook, body, headers, self.private))
        if self.push is not None:
            for endpoint, keys in await store.pushes(known.id):
                sent = self.push.send(endpoint, keys, body, topic=table.id)
                if await self._try("push", sent) in GONE:
                    await store.remove_push(endpoint)

    async def test(self, person: str, webhook: str) -> int:
        """Send an alert about nothing; what the address answers."""
        now = self.house.steady()
        last = self._tested.get(person)
        if last is not None and now - last < TEST_PAUSE:  # the house is nobody's hammer
            raise Refused("test-pause")
        self._tested[person] = now
        while len(self._tested) > REMEMBERED:
            self._tested.popitem(last=False)
        alert = Alert("", f"{self.address}/", "", "", -1)
        async with self._sending:
            headers = {"Content-Type": "application/json"}
            return await send(webhook, json.encode(alert), headers, self.private)

    async def _try(self, kind: str, sending: Awaitable[int]) -> int:
        """The status, or 0; what went wrong goes into the log, without the secret address."""
        try:
            status = await sending
        except UnreachableError as error:
            ALERTS.labels(kind, "failed").inc()
            log.warning("alert", by=kind, trouble=repr(error))
            return 0
        good = 200 <= status < 300
        ALERTS.labels(kind, "sent" if good else "failed").inc()
        if not good:
            log.warning("alert", by=kind, status=status)
        return status


# --- HTTP -----------------------------------------------------------------------------------------


class Subscription(Struct, forbid_unknown_fields=True):
    endpoint: str
    keys: dict[str, str]


class Unsubscription(Struct, forbid_unknown_fields=True):
    endpoint: str


@post("/api/me/push", status_code=204, summary="Tell this browser when it is my turn")
async def subscribe(request: Asked, data: Subscription) -> None:
    person = await somebody(request)
    alerts: Alerts = request.app.state.alerts
    if alerts.push is None:
        raise Refused("no-push")
    check_subscription(data.endpoint, data.keys, alerts.private)
    store = alerts.house.store
    known = [endpoint for endpoint, _ in await store.pushes(person.id)]
    if data.endpoint not in known and len(known) >= DEVICES:
        raise Refused("push-browsers", most=DEVICES)
    await store.add_push(person.id, data.endpoint, data.keys, asker(request).secret)


@post("/api/me/webhook/test", status_code=204, summary="Send a message to my webhook, now")
async def test_webhook(request: Asked) -> None:
    person = await somebody(request)
    if not person.webhook:
        raise Refused("no-webhook")
    alerts: Alerts = request.app.state.alerts
    try:
        status = await alerts.test(person.id, person.webhook)
    except UnreachableError as error:
        raise Refused("webhook-unreached", reason=error) from None
    if not 200 <= status < 300:
        raise Refused("webhook-status", status=status)


@delete("/api/me/push", status_code=204, summary="No longer tell this browser")
async def unsubscribe(request: Asked, data: Unsubscription) -> None:
    person = await somebody(request)
    store = services(request).house.store
    if data.endpoint not in [endpoint for endpoint, _ in await store.pushes(person.id)]:
        raise NoSuchError("no-subscription")
    await store.remove_push(data.endpoint)


HANDLERS = [subscribe, unsubscribe, test_webhook]
