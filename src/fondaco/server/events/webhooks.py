"""Sends word of draws, results and the end of an event to an address that its organiser named.

The process that writes an entry sends it, once. A message that fails is only logged: a club's site
can always ask for the event itself.
"""

import structlog
from msgspec import Struct, json

from fondaco.events import entries as e
from fondaco.server.base.metrics import ALERTS
from fondaco.server.events.event_log import EventRow, LiveEvent
from fondaco.server.people.safe_post import UnreachableError, send
from fondaco.server.tables.house import House

log = structlog.get_logger("fondaco.events")


class EventNews(Struct, frozen=True):
    """The body of a message."""

    event: str
    title: str
    what: str  # round-drawn, table-over, event-over
    round: int
    table: int  # the number at the club, from 1; 0: none
    link: str


class EventHooks:
    def __init__(self, house: House, address: str = "", private: bool = False) -> None:
        self._house = house
        self._address = address.rstrip("/")
        self._private = private

    def wrote(self, live: LiveEvent, row: EventRow) -> None:
        if not live.event.hook:
            return
        match row.entry:
            case e.RoundDrawn():
                found = ("round-drawn", row.entry.round, 0)
            case e.TableEnded():
                found = ("table-over", row.entry.round, row.entry.number + 1)
            case e.EventEnded():
                found = ("event-over", len(live.event.rounds), 0)
            case _:
                return
        link = f"{self._address}/e/{live.id}"
        news = EventNews(live.id, live.event.settings.title, *found, link)
        self._house.tasks.begin(self._send(live.event.hook, news))

    async def _send(self, url: str, news: EventNews) -> None:
        try:
            status = await send(
                url, json.encode(news), {"Content-Type": "application/json"}, self._private
            )
        except UnreachableError as error:
            ALERTS.labels("event", "failed").inc()
            log.warning("event hook", name=news.event, trouble=repr(error))
            return
        good = 200 <= status < 300
        ALERTS.labels("event", "sent" if good else "failed").inc()
        if not good:
            log.warning("event hook", name=news.event, status=status)
