"""Turn alerts: one message for each turn to a person who is away while the game waits for them.

At tables where a turn may take days the alert is sent at once. At other tables it is sent after a
while, because the person may come back. Play never waits for an alert. An alert that fails is only
logged.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable
from functools import partial

import structlog
from msgspec import Struct, json
from msgspec.structs import replace

from fondaco.contract.phrase import Said, say
from fondaco.contract.refused import Refused
from fondaco.games import make_voice
from fondaco.messages import messages_in
from fondaco.server.base.error_log import report
from fondaco.server.base.metrics import ALERTS
from fondaco.server.people.safe_post import UnreachableError, send
from fondaco.server.people.web_push import GONE, Push
from fondaco.server.tables.house import House
from fondaco.server.work.tasks import spawn
from fondaco.store import Person
from fondaco.table.table import Table

MAX_SENDING = 8  # alerts at a time
MAX_WAITING = 10_000  # alerts
MAX_REMEMBERED = 20_000  # people whose last alert or test is remembered
TEST_PAUSE_MS = 5_000  # between two tests of a person's webhook
log = structlog.get_logger("fondaco.alerts")


class Alert(Struct, frozen=True, omit_defaults=True):
    """The content of a message."""

    table: str
    link: str
    game: str
    title: str
    seat: int
    text: str = ""  # what has happened, in the language of its reader; empty: a test


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
        self.push_key = push.public_key if push is not None else ""
        self.address = address.rstrip("/")
        self.private = private
        self.patience = patience  # seconds that a player of a live table may be away
        # Tables and people whose present turn was alerted already.
        self._alerted: OrderedDict[tuple[str, str], None] = OrderedDict()
        self._tested: OrderedDict[str, int] = OrderedDict()
        self._pending: dict[tuple[str, str], asyncio.Task[None]] = {}
        self._sending = asyncio.Semaphore(MAX_SENDING)

    def turn(self, table: Table, person: str) -> None:
        """A turn of this person begins."""
        self._alerted.pop((table.id, person), None)
        at_once = table.settings.clock.kind == "days"
        self._plan(table, person, 0.0 if at_once else self.patience)

    def full(self, table: Table) -> None:
        """All seats of a table are taken where people looked for players: it begins."""
        for seat, chair in enumerate(table.chairs):
            key = (f"{table.id} full", chair.person or "")
            if chair.person is not None and key not in self._pending:
                task = spawn(self._call(table, chair.person, seat, "alert-full"), table=table.id)
                self._pending[key] = task
                task.add_done_callback(partial(self._forget, key))

    def _forget(self, key: tuple[str, str], _: object) -> None:
        self._pending.pop(key, None)

    def gone(self, table: Table, person: str) -> None:
        """The game waits for this person, who has gone away, or perhaps only reloads the page."""
        self._plan(table, person, self.patience)

    def _plan(self, table: Table, person: str, wait: float) -> None:
        key = (table.id, person)
        if key in self._alerted or key in self._pending:
            return
        if len(self._pending) >= MAX_WAITING:
            log.warning("alert", table=table.id, trouble="too many alerts are waiting")
            return
        task = spawn(self._alert(table, person, wait), table=table.id, person=person)
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
        self._alerted[table.id, person] = None
        while len(self._alerted) > MAX_REMEMBERED:
            self._alerted.popitem(last=False)
        await self._call(table, person, seat, "alert-turn")

    async def _call(self, table: Table, person: str, seat: int, message: str) -> None:
        settings, link = table.settings, f"{self.address}/t/{table.id}"
        alert = Alert(table.id, link, settings.game, settings.title, seat)
        game = make_voice(table.rules, seat, table.names).title()
        try:
            await self._tell(person, say(message, game=game), alert)
        except Refused as error:
            log.warning("alert", table=table.id, trouble=repr(error))
        except Exception as error:
            report(log, "alert", error, table=table.id, entry=table.number, person=person)

    def reported(self, people: list[str]) -> None:
        """Somebody reported something: these people have to look at it."""
        alert = Alert("", f"{self.address}/desk", "", "", -1)
        for person in people:
            spawn(self._report(person, alert), person=person)

    async def _report(self, person: str, alert: Alert) -> None:
        try:
            await self._tell(person, say("alert-report"), alert)
        except Refused as error:
            log.warning("alert", trouble=repr(error))

    async def _tell(self, person: str, what: Said, alert: Alert) -> None:
        """Send an alert, with its text in the language of the person."""
        async with self._sending:
            known = await self.house.store.person(person)
            if known is not None:
                text = messages_in(known.language or "en").say(what)
                await self._deliver(known, replace(alert, text=text))

    async def _deliver(self, known: Person, alert: Alert) -> None:
        if known.banned:
            return
        store, body = self.house.store, json.encode(alert)
        if known.webhook:
            headers = {"Content-Type": "application/json"}
            await self._try("webhook", send(known.webhook, body, headers, self.private))
        if self.push is not None:
            for endpoint, keys in await store.pushes(known.id):
                sent = self.push.send(endpoint, keys, body, topic=alert.table or "desk")
                if await self._try("push", sent) in GONE:
                    await store.remove_push(endpoint)

    async def test(self, person: str, webhook: str) -> int:
        """Send a test message to a webhook; the status of its answer."""
        now = self.house.steady()
        last = self._tested.get(person)
        if last is not None and now - last < TEST_PAUSE_MS:  # nobody floods an address through us
            raise Refused("test-pause")
        self._tested[person] = now
        while len(self._tested) > MAX_REMEMBERED:
            self._tested.popitem(last=False)
        alert = Alert("", f"{self.address}/", "", "", -1)
        async with self._sending:
            headers = {"Content-Type": "application/json"}
            return await send(webhook, json.encode(alert), headers, self.private)

    async def _try(self, kind: str, sending: Awaitable[int]) -> int:
        """The status, or 0. Errors go into the log, without the address, which is a secret."""
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
