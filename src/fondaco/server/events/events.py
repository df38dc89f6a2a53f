"""The events of a house: reading them, and the one way into their logs.

It is the way into a table's log: a command becomes an entry, the entry is appended under the next
number, and only then anybody hears of it. When another process took the number first, its entry is
read and the command is tried again.
"""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

from fondaco.contract.refused import Refused
from fondaco.events import entries as e
from fondaco.events.event import ClubEvent, check_settings
from fondaco.games import make, options_of, players_of
from fondaco.host.lookup import NoSuchError
from fondaco.server.events.event_log import (
    EventRow,
    LiveEvent,
    append,
    event_log,
    new_event_id,
    read_on,
)
from fondaco.server.people.moderation import RIGHTS
from fondaco.server.tables.house import House
from fondaco.store import Person
from fondaco.table.table import Table

TRIES = 50  # races for one number that an entry may lose
POLL_S = 2.0  # between two looks for what other processes wrote
MAX_WAITING = 30  # requests of one address that wait for news
MAX_KEPT = 200  # events in memory
MAX_RUNNING = 1000  # events that are looked at in one go
Command = Callable[[ClubEvent, int], e.AnyEventEntry | None]  # gets the time; None: nothing to do
Hook = Callable[[LiveEvent, EventRow], None]


class Events:
    def __init__(self, house: House) -> None:
        self.house = house
        self.on_entry: list[Hook] = []  # this process wrote an entry
        self.exporting = asyncio.Lock()  # one export that takes a process of its own at a time
        self._live: dict[str, LiveEvent] = {}
        self._waiting: Counter[str] = Counter()  # by address: requests that wait for news
        self._unsealed: set[tuple[str, int]] = set()  # rounds whose deal may be shown

    # --- reading ----------------------------------------------------------------------------------

    async def find(self, name: str) -> LiveEvent:
        """The event with this name, as its log is now."""
        if not name.isascii() or not name.isalnum() or len(name) > 40:
            raise NoSuchError("no-event")
        live = self._live.get(name) or LiveEvent(name)
        await self._read(live)
        if not live.rows:
            raise NoSuchError("no-event")
        while len(self._live) >= MAX_KEPT and name not in self._live:
            self._live.pop(next(iter(self._live)))
        return self._live.setdefault(name, live)

    async def _read(self, live: LiveEvent) -> None:
        try:
            await read_on(self.house.store, live)
        except Refused:
            self._live.pop(live.id, None)
            raise

    async def wait(self, live: LiveEvent, known: int, seconds: float, address: str) -> None:
        """Until the log has grown past a number, or for so long.

        Not if many people at this address wait already: an address has only so many requests at a
        time, and a club has one address.
        """
        if self._waiting[address] >= MAX_WAITING:
            return
        self._waiting[address] += 1
        try:
            async with asyncio.timeout(seconds):
                while live.number <= known:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(POLL_S if self.house.bus.shared else seconds):
                            await live.changed.wait()
                    await self._read(live)
        except TimeoutError:
            pass
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]

    async def player(self, live: LiveEvent, person: Person) -> str:
        """Who a person is in this event: themselves, or the guest they were before signing in."""
        if person.id in live.event.players or person.login is None:
            return person.id
        if person.id not in live.aliases:
            others = [each for each in live.event.players if each not in live.aliases.values()]
            known = await self.house.store.persons(others)
            for other, now in known.items():
                if now.id == person.id:
                    live.aliases[person.id] = other
        return live.aliases.get(person.id, person.id)

    async def is_organiser(self, live: LiveEvent, person: Person | None) -> bool:
        """Whether a person may run this event: as its owner or helper, perhaps as the guest they
        were before, or by a role in the house."""
        if person is None:
            return False
        return (
            live.event.is_organiser(person.id)
            or await self.has_role(person)
            or (person.login is not None and await self._was_organiser(live, person))
        )

    async def has_role(self, person: Person) -> bool:
        """Whether a person's role in the house lets them run everybody's events."""
        role = (await self.house.store.roles()).get(person.id, "")
        return bool(role) and "events" in RIGHTS[role]

    async def _was_organiser(self, live: LiveEvent, person: Person) -> bool:
        known = [live.event.owner, *live.event.organisers]
        found = await self.house.store.persons(known)
        return any(each.id == person.id for each in found.values())

    # --- writing ----------------------------------------------------------------------------------

    async def announce(self, settings: e.EventSettings, owner: str) -> LiveEvent:
        settings = checked(settings)
        live = LiveEvent(new_event_id())
        entry = e.Announced(settings, secrets.token_hex(32), owner)
        await self._append(live, owner, entry)
        self._live[live.id] = live
        return live

    async def act(
        self, live: LiveEvent, by: str, command: Command, slow: bool = False
    ) -> e.AnyEventEntry | None:
        """Write the entry that the command returns. Refused: nothing happened.

        Once begun, it is finished even if the caller is cancelled. `slow`: the command computes
        for long, and does so in a thread.
        """
        return await asyncio.shield(
            self.house.tasks.awaited(self._act(live, by, command, slow)),
        )

    async def _act(
        self, live: LiveEvent, by: str, command: Command, slow: bool
    ) -> e.AnyEventEntry | None:
        async with live.lock:
            for _ in range(TRIES):
                await self._read(live)
                now, number = self.house.now(), live.number
                if slow:
                    # On a copy: others may read more lines meanwhile, and then it is too old.
                    entry = await asyncio.to_thread(command, live.copy(), now)
                    if live.number != number:
                        continue
                else:
                    entry = command(live.event, now)
                if entry is None or await self._append(live, by, entry):
                    return entry
        raise Refused("too-many-writing")

    async def _append(self, live: LiveEvent, by: str, entry: e.AnyEventEntry) -> bool:
        row = await append(self.house.store, live, self.house.now(), by, entry)
        if row is None:
            return False
        await self.house.bus.announce(event_log(live.id), row.number)
        for hook in self.on_entry:
            hook(live, row)
        return True

    # --- the deal of a round ----------------------------------------------------------------------

    async def look(self, table: Table) -> None:
        """Before a table is shown: find out whether its deal may be."""
        key = (table.opened.event, table.opened.round)
        if table.opened.sealed and key not in self._unsealed:
            live = await self.find(key[0])
            if not live.event.sealed(key[1]):
                self._unsealed.add(key)

    def is_secret(self, table: Table) -> bool:
        """Whether others may still play this table's deal; as far as `look` has found out."""
        key = (table.opened.event, table.opened.round)
        return table.opened.sealed and key not in self._unsealed

    # --- people -----------------------------------------------------------------------------------

    async def farewell(self, person: Person) -> None:
        """A person is about to be deleted: their events pass on first, and they withdraw.

        Refused: they own an event that nobody else can run.
        """
        found = await self.house.store.events(status=("announced", "running"), person=person.id)
        mine = [await self.find(index.event) for index in found]
        for live in mine:
            if live.event.owner == person.id and not live.event.organisers:
                raise Refused("event-owner-leaves", title=live.event.settings.title)
        for live in mine:
            if live.event.owner == person.id:
                heir = next(iter(live.event.organisers))
                await self.act(live, person.id, lambda event, _, heir=heir: event.hand_over(heir))  # type: ignore[misc]
            elif live.event.is_organiser(person.id):
                await self.act(live, person.id, lambda event, _: event.remove_organiser(person.id))
            who = await self.player(live, person)
            with suppress(Refused):  # they do not play, or have withdrawn
                await self.act(live, person.id, lambda event, _, who=who: event.withdraw(who))  # type: ignore[misc]

    async def check_all_free(self, live: LiveEvent) -> None:
        """Refused, if somebody who is to be drawn plays at a table of another event now."""
        here = [player for player in live.event.accepted if live.event.players[player].here]
        for index in await self.house.store.events(status=("running",), limit=MAX_RUNNING):
            if index.event == live.id or index.info.get("format") == "cup":
                continue
            other = (await self.find(index.event)).event
            if other.rounds and other.rounds[-1].begun:
                for player in here:
                    if other.playing(player) is not None:
                        raise Refused(
                            "event-player-elsewhere",
                            player=live.event.players[player].name,
                            title=other.settings.title,
                        )

    async def check_free(self, person: str, but: str) -> None:
        """Refused, if a person plays at a table of another event now."""
        for index in await self.house.store.events(status=("running",), person=person):
            if index.event != but and index.info.get("format") != "cup":
                other = await self.find(index.event)
                begun = bool(other.event.rounds) and other.event.rounds[-1].begun
                if begun and other.event.playing(person) is not None:
                    raise Refused("event-plays-elsewhere", title=other.event.settings.title)


def checked(settings: e.EventSettings) -> e.EventSettings:
    """The settings of an event that this house can hold, with all options of its game."""
    check_settings(settings)
    can = players_of(settings.game)  # Refused: the game is not installed
    if not set(settings.sizes) <= set(can):
        raise Refused("event-game-sizes", least=min(can), most=max(can))
    if settings.format == "cup" and 4 not in settings.sizes:
        raise Refused("event-cup-four")
    for size in settings.sizes:
        make(settings.game, size, **settings.options)  # Refused: there is no such option
    kept = {option.name for option in options_of(settings.game) if not option.file}
    if not set(settings.options) <= kept:
        raise Refused("event-options")
    return settings
