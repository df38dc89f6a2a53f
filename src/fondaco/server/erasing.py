"""Deleting a person for good: a pseudonym takes the place of their name in everything stored.

It is done in steps, each noted in the store. A step that a kill interrupted is done again by the
patrol, here or in another process, and does no harm if it was done already:

| step  | what happens                                                                            |
| ----- | --------------------------------------------------------------------------------------- |
| begin | in one transaction: the person and their secrets are gone, and the rest is noted        |
| leave | bots take over at the tables where they play                                            |
| logs  | names in the logs of tables, galleries and events are replaced, some logs at a time     |
| check | a minute later all logs are searched again: a request may have been under way           |

Tables and events in memory, here or elsewhere, are read again: each rewritten log gets a line that
says so, in the same transaction. No process can append to a log before it has read that line.
"""

import asyncio
from collections import defaultdict
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256

import structlog

from fondaco.contract.refused import Refused
from fondaco.host.leaving import leave_all
from fondaco.host.side_log import table_of
from fondaco.server.base.log_codec import encode
from fondaco.server.events.event_log import EVENT, erased
from fondaco.server.events.events import Events
from fondaco.server.tables.house import House
from fondaco.store import Erasure, LogRow, Person, TakenError
from fondaco.store.pseudonyms import without_name
from fondaco.table.entries import Erased

TRIES = 50  # races for one number that a line may lose
CHECK_MS = 60_000  # after which no request of the person can be under way any more
LEASE_MS = 120_000  # in which another process leaves an erasure alone
LINES = 20_000  # that are looked at in one step
log = structlog.get_logger("fondaco.erasing")


class Erasures:
    def __init__(self, house: House, events: Events, lines: int = LINES) -> None:
        self.house = house
        self.store = house.store
        self.events = events
        self._lines = lines
        self._working = asyncio.Lock()  # the patrol and a request do not do the same work twice

    async def delete(self, person: Person, by: str = "") -> None:
        """Delete a person. What takes long is done afterwards, in the background."""
        erasure = await self.begin(person, by)
        with suppress(Refused):  # the patrol tries again
            await self.step(erasure)
        self.house.tasks.begin(self.look())

    async def begin(self, person: Person, by: str = "") -> Erasure:
        """From now on nobody can act for this person. Refused: only they can run an event."""
        await self.events.farewell(person)
        erasure = await self.store.begin_erasure(
            person.id, pseudonym(person.id), self.house.now(), by
        )
        await self.house.disconnect(*erasure.ids)
        return erasure

    async def look(self) -> None:
        """Continue with everybody who is being deleted, as far as that is possible now."""
        async with self._working:
            for each in await self.store.erasures():
                erasure: Erasure | None = each
                while erasure is not None and await self._is_ours(erasure):
                    before, erasure = erasure, await self.step(erasure)
                    if erasure == before:  # it has to wait
                        break

    async def _is_ours(self, erasure: Erasure) -> bool:
        now, name = self.house.now(), f"{erasure.person}.erasure"
        return await self.store.lease(name, self.house.name, now, now + LEASE_MS)

    async def step(self, erasure: Erasure) -> Erasure | None:
        """One step: how far it is then; None: it is done."""
        now, scanned = self.house.now(), erasure.step in ("logs", "check")
        if erasure.step == "check" and not erasure.after and now < erasure.at + CHECK_MS:
            return erasure
        changed = 0
        after = ""
        if scanned:
            changed, after = await self._rewrite_some(erasure)
        else:
            for person in erasure.ids:
                await leave_all(self.house, person)
        match erasure.step:
            case "check" if changed:  # something was written in the meantime: all over again
                following = replace(erasure, step="logs", after="", at=now)
            case "logs" | "check" if after:
                following = replace(erasure, after=after)
            case "check":
                await self.store.end_erasure(erasure)
                log.info("deleted", person=erasure.person)
                return None
            case "logs":
                following = replace(erasure, step="check", after="", at=now)
            case _:
                following = replace(erasure, step="logs", after="", at=now)
        await self.store.put_erasure(following)
        return following

    async def _rewrite_some(self, erasure: Erasure) -> tuple[int, str]:
        """Replace names in the next logs: in how many, and the last one that was looked at."""
        found, after = await self.store.lines_with(erasure.ids, erasure.after, self._lines)
        changed: defaultdict[str, list[tuple[str, LogRow]]] = defaultdict(list)
        for name, row in found:
            entry = without_name(row.entry, erasure)
            if entry != row.entry:
                changed[_marked(name)].append((name, LogRow(row.number, row.at, entry)))
        for marked, lines in changed.items():
            await self._rewrite(marked, lines, erasure)
        return len(changed), after

    async def _rewrite(
        self, marked: str, lines: list[tuple[str, LogRow]], erasure: Erasure
    ) -> None:
        entry = erased() if marked.endswith(EVENT) else encode(Erased())
        for _ in range(TRIES):
            with suppress(TakenError):
                number = await self.store.rewrite(lines, erasure, (marked, entry))
                break
        else:
            raise Refused("too-many-writing")
        if number >= 0:
            await self.house.bus.announce(marked, number)
        room = self.house.rooms.get(marked)
        if room is not None:
            await self.house.try_to_catch_up(room)


def pseudonym(person: str) -> str:
    """The name that takes the place of a deleted person's. It is the same in every language.

    >>> pseudonym("5f1e3b0c9a7d2468")
    'Anonymous 0fe2'
    """
    return f"Anonymous {sha256(f'fondaco pseudonym {person}'.encode()).hexdigest()[:4]}"


def _marked(name: str) -> str:
    """The log whose readers have to read again after a change in this one."""
    return name if name.endswith(EVENT) else table_of(name)
