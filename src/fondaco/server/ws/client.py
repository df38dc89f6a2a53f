"""One client of one table: what it may see, and the frames that wait to be sent to it."""

import asyncio
import time
from typing import Any

from fondaco.contract.refused import Refused
from fondaco.host.broadcast import Key
from fondaco.host.room import Room
from fondaco.host.table_requests import AnyRequest, Grant, Say
from fondaco.host.welcoming import fault
from fondaco.server.base.log_codec import encoded
from fondaco.server.people.people import digest
from fondaco.server.play.ratings import is_rated
from fondaco.server.services import Services
from fondaco.store import Person
from fondaco.table.audience import Audience
from fondaco.table.frames import AnyFrame, Fault

MAX_WAITING_FRAMES = 500  # a client that is further behind is disconnected
REQUESTS_PER_SECOND = 100.0  # on average: no player sends so many, but a fast program may
REQUESTS_AT_ONCE = 300.0


class Client:
    """Implements `Listener` for the broadcast."""

    def __init__(
        self, here: Services, room: Room, person: Person | None, language: str, secret: str = ""
    ) -> None:
        self.here = here
        self.house = here.house
        self.room = room
        self.secret = digest(secret) if person is not None and secret else ""
        self.person = person.id if person is not None else ""
        self.name = person.name if person is not None else ""
        self.host = room.table.is_host(self.person or None)
        self.audience = Audience(room.table.seat_of(self.person or None), language)
        self.shown: Key | None = None
        self.frames: asyncio.Queue[bytes | None] = asyncio.Queue(MAX_WAITING_FRAMES)
        self.cut_off = asyncio.Event()  # it was too slow, or its person was signed out
        self._allowance = REQUESTS_AT_ONCE
        self._counted = time.monotonic()

    def enqueue(self, frame: bytes) -> None:
        try:
            self.frames.put_nowait(frame)
        except asyncio.QueueFull:  # it can reconnect and continue from its last entry
            self.hang_up(Refused("too-slow"))

    def hang_up(self, why: Refused) -> None:
        while not self.frames.empty():
            self.frames.get_nowait()
        self.frames.put_nowait(encoded(self.fault(why)))
        self.frames.put_nowait(None)
        self.room.listeners.discard(self)
        self.cut_off.set()

    def send(self, frame: AnyFrame) -> None:
        self.enqueue(encoded(frame))

    def fault(self, why: Refused) -> Fault:
        return fault(why, self.audience.language)

    async def check(self, request: AnyRequest) -> None:
        """Refused: they may not speak, have asked too often, or would give time in a rated game."""
        speaks = isinstance(request, Say)
        if speaks:
            await self.here.moderation.check_may_speak(self.person)
        self.house.limits.take("speeches" if speaks else "entries", self.person)
        table = self.room.table
        keeps_time = isinstance(request, Grant) and not table.settings.clock.gifts
        if keeps_time and await is_rated(self.house.store, table):
            raise Refused("gift-rated")

    def where(self) -> dict[str, Any]:
        """The context of this client for log lines."""
        table = self.room.table
        return {"table": table.id, "entry": table.number, "person": self.person}

    def too_many(self) -> bool:
        now = time.monotonic()
        self._allowance = min(
            REQUESTS_AT_ONCE, self._allowance + (now - self._counted) * REQUESTS_PER_SECOND
        )
        self._counted = now
        self._allowance -= 1.0
        return self._allowance < 0.0

    def reseat(self) -> None:
        """The person may sit down, or leave, while connected."""
        seat = self.room.table.seat_of(self.person or None)
        if seat != self.audience.seat:
            self.audience = Audience(seat, self.audience.language)
