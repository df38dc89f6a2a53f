"""The page's connection to a table: the same frames as over the server's WebSocket."""

import asyncio
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

from fondaco.contract.refused import Refused
from fondaco.host.broadcast import Key
from fondaco.host.damaged import DamagedError
from fondaco.host.json_codec import encode
from fondaco.host.lookup import NoSuchError, find
from fondaco.host.room import Room
from fondaco.host.table_requests import AnyRequest
from fondaco.host.talking import answer_to, parse_request
from fondaco.host.welcoming import check_last, fault, refused_answer, welcome
from fondaco.messages import supported
from fondaco.solo.tables import SoloTables
from fondaco.store import Person
from fondaco.table.audience import Audience

GONE, AGAIN, UNREADABLE = 4404, 1013, 4503  # close codes, as the server's


class SoloConnection:
    """Implements `TableClient`. What it is sent before the welcome waits for it."""

    secret = ""

    def __init__(
        self,
        house: SoloTables,
        me: Callable[[], Person | None],
        path: str,
        send: Callable[[str], None],
        close: Callable[[int, str], None],
    ) -> None:
        self.house = house
        self._me = me
        self._send = send
        self._close = close
        self._open = True
        asked = urlsplit(path)
        self._table = asked.path.removeprefix("/ws/")
        query = {name: values[-1] for name, values in parse_qs(asked.query).items()}
        self._last = query.get("last", "-1")
        self.audience = Audience(-1, supported(query.get("lang", "")))
        self.person = self.name = ""
        self.host = False
        self.shown: Key | None = None
        self.room: Room
        self._ready = house.begin(self._connect())

    async def _connect(self) -> None:
        try:
            last = check_last(self._last)
            room = self.room = await find(self.house, self._table, self._me())
        except Refused as error:
            gone = isinstance(error, NoSuchError) or error.name == "last-entry"
            self._end(
                error, UNREADABLE if isinstance(error, DamagedError) else GONE if gone else AGAIN
            )
            return
        async with room.lock:
            await self.house.settle(room)
            me = self._me()
            self.person, self.name = (me.id, me.name) if me is not None else ("", "")
            self.host = room.table.is_host(self.person or None)
            self.reseat()
            for frame in welcome(room, last, self):
                self.enqueue(room.codec.encode(frame))
            room.listeners.add(self)
            if self.audience.seat < 0 and room.chances and room.table.status != "over":
                self.enqueue(room.codec.encode(room.chances))
        room.send_presence()
        self.house.wake(room)

    async def receive(self, text: str) -> None:
        """Answer a request of the page."""
        await asyncio.shield(self._ready)
        if not self._open:
            return
        try:
            request = parse_request(text)
            try:
                answer = await answer_to(self, request)
            except Refused as error:
                answer = refused_answer(request.id, error, self.audience.language)
            self.enqueue(self.room.codec.encode(answer))
        except Refused as error:
            self._end(error, AGAIN)

    def closed(self) -> None:
        """The page has closed the connection."""
        if self._open:
            self._open = False
            room = getattr(self, "room", None)
            if room is not None:
                room.listeners.discard(self)
                room.send_presence()

    # --- as a client ------------------------------------------------------------------------------

    def enqueue(self, frame: bytes) -> None:
        if self._open:
            self._send(frame.decode())

    def hang_up(self, why: Refused) -> None:
        self._end(why, AGAIN)

    def reseat(self) -> None:
        seat = self.room.table.seat_of(self.person or None)
        if seat != self.audience.seat:
            self.audience = Audience(seat, self.audience.language)

    async def check(self, request: AnyRequest) -> None:
        """A person alone may ask for anything."""

    def _end(self, why: Refused, code: int) -> None:
        if self._open:
            self._send(encode(fault(why, self.audience.language)).decode())
            self.closed()
            self._close(code, "")
