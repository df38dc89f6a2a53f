"""Runs the rounds of events: opens their tables, reads their results, keeps their times.

Everything is done by looking at what the logs say and doing the next thing that is missing. So it
does not matter which process does it, how often, or where the last one was killed.
"""

import structlog

from fondaco.contract.refused import Refused
from fondaco.events.fold import MINUTE_MS, ClubRound
from fondaco.host.room import Room
from fondaco.server.base.error_log import report
from fondaco.server.events.event_log import EventRow, LiveEvent
from fondaco.server.events.events import MAX_RUNNING, Events
from fondaco.server.events.tables import change_seat, open_table

log = structlog.get_logger("fondaco.events")


class Conductor:
    def __init__(self, events: Events) -> None:
        self._events = events
        self._house = events.house
        self._waiting: set[str] = set()  # events that a task is going to see to

    def wrote(self, live: LiveEvent, row: EventRow) -> None:
        """This process wrote an entry: see what follows."""
        self._begin(live.id)

    def over(self, room: Room) -> None:
        """A game is over."""
        if room.table.opened.event:
            self._begin(room.table.opened.event)

    def _begin(self, event: str) -> None:
        if event not in self._waiting:
            self._waiting.add(event)
            self._house.tasks.begin(self._try(event))

    async def look(self) -> None:
        """See to all events: now and then, and when a process starts."""
        for index in await self._house.store.events(status=("running",), limit=MAX_RUNNING):
            await self._try(index.event)

    async def _try(self, event: str) -> None:
        try:
            await self.settle(event)
        except Refused as error:
            log.warning("event", name=event, trouble=repr(error))
        except Exception as error:
            report(log, "event", error, name=event)
        finally:
            self._waiting.discard(event)

    async def settle(self, name: str) -> None:
        """Do all that is due in an event."""
        live = await self._events.find(name)
        async with live.settling:
            self._waiting.discard(name)
            live = await self._events.find(name)
            if not live.event.rounds:
                return
            number = len(live.event.rounds)
            last = live.event.rounds[-1]
            if last.begun:
                if not last.over and not live.event.over:
                    await self._excuse(live, number)
                    await self._open(live, number)
                await self._results(live, number)
            if not live.event.over and live.event.settings.auto:
                await self._by_the_clock(live, live.event.rounds[-1])

    async def _excuse(self, live: LiveEvent, number: int) -> None:
        """Bots play for those who have withdrawn before the round, or were sent away."""
        for at, table in enumerate(live.event.rounds[number - 1].tables):
            for seat, player in enumerate(table.players):
                gone = player and live.event.players[player].withdrawn
                left = gone and (not table.table or player in live.event.removed)
                if left and not table.settled:
                    await self._events.act(
                        live,
                        "",
                        lambda event, _, at=at, seat=seat: event.replace(at, seat),  # type: ignore[misc]
                    )

    async def _open(self, live: LiveEvent, number: int) -> None:
        for at, table in enumerate(live.event.rounds[number - 1].tables):
            if table.table or table.settled:
                continue
            try:
                opened = await open_table(self._house, live, number, at)
            except Refused as error:  # the others open all the same
                log.warning("event table", name=live.id, table=at, trouble=repr(error))
                continue
            await self._events.act(
                live,
                "",
                lambda event, _, at=at, opened=opened: (  # type: ignore[misc]
                    None
                    if len(event.rounds) != number or event.rounds[-1].tables[at].table
                    else event.open_table(at, opened)
                ),
            )

    async def _results(self, live: LiveEvent, number: int) -> None:
        """Take over what the tables' logs say; close tables that no longer count."""
        tables = live.event.rounds[number - 1].tables
        found = await self._house.store.tables_named([t.table for t in tables if t.table])
        for at, table in enumerate(tables):
            index = found.get(table.table)
            if index is None:
                continue
            if index.status == "over" and index.scores and index.places and not table.settled:
                scores, places = list(index.scores), list(index.places)
                if not live.event.over:
                    await self._events.act(
                        live,
                        "",
                        lambda event, _, at=at, scores=scores, places=places: event.end_table(  # type: ignore[misc]
                            number, at, scores, places
                        ),
                    )
            elif index.status in ("open", "playing", "paused"):
                try:
                    await self._see_to(live, number, at)
                except Refused as error:  # damaged: the others are seen to all the same
                    log.warning("event table", name=live.id, table=at, trouble=repr(error))

    async def _see_to(self, live: LiveEvent, number: int, at: int) -> None:
        """Close a table that no longer counts, or let those play who should."""
        table = live.event.rounds[number - 1].tables[at]
        if live.event.rounds[number - 1].closed or table.settled:
            room = await self._house.room(table.table)
            await self._house.act(room, lambda t: t.close("The round is over."))
            return
        for seat in sorted(table.sitters):
            await change_seat(self._house, live.event, table, seat)

    async def _by_the_clock(self, live: LiveEvent, last: ClubRound) -> None:
        """Draw, begin or end without the organiser, when it is time."""
        now, chosen = self._house.now(), live.event.settings
        number = len(live.event.rounds)
        if not last.over:
            if not last.begun and now >= last.drawn_at + chosen.pause_minutes * MINUTE_MS:
                await self._events.act(live, "", lambda event, _: event.begin_round())
        elif now >= live.event.protest_until(number) and not any(
            not each.answer for each in live.event.protests
        ):
            rounds = 1 if chosen.format == "cup" else chosen.rounds
            if number >= rounds:
                await self._events.act(live, "", lambda event, now: event.end(now))
            else:
                await self._events.act(
                    live,
                    "",
                    lambda event, _: None if len(event.rounds) > number else event.draw(),
                    slow=True,
                )
