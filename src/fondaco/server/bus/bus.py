"""Announcements to other processes: a log of a table has grown, or people came and went.

An announcement is only a hint: a process that misses it finds the new entries in the log itself.
A single process needs no bus. Several processes share a NATS server, which strangers may use too:
messages without a signature of a house with the same store are ignored.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

import structlog

from fondaco.host.side_log import table_of
from fondaco.server.base.metrics import UNSIGNED
from fondaco.server.bus.signing import Signer, signer_of
from fondaco.store import Store

OnGrown = Callable[[str, int], None]  # a log, and the number of its newest entry
# A table, a process, the seats connected there, how many spectators, and the busy seats.
OnPresence = Callable[[str, str, list[int], int, list[int]], None]

SUBJECT = "fondaco.table"
PRESENCE = "fondaco.presence"
RECONNECT_S = 5.0  # between two attempts to connect
PING_INTERVAL_S = 10  # two pings without an answer: the connection is lost
WARN_INTERVAL_S = 60.0  # between two log lines about the same problem
STRANGER = "messages on the bus are not signed by a house of this store"
log = structlog.get_logger("fondaco.bus")


class Bus(Protocol):
    shared: bool  # whether other processes serve the same tables

    @property
    def connected(self) -> bool:
        """Whether announcements reach the other processes."""

    async def start(self, on_grown: OnGrown, on_presence: OnPresence) -> None: ...

    async def announce(self, log: str, number: int) -> None: ...

    async def announce_presence(
        self, table: str, process: str, seats: list[int], spectators: int, busy: list[int]
    ) -> None: ...

    async def close(self) -> None: ...


class NoBus:
    """For a single process."""

    shared = False
    connected = True

    async def start(self, on_grown: OnGrown, on_presence: OnPresence) -> None:
        pass

    async def announce(self, log: str, number: int) -> None:
        pass

    async def announce_presence(
        self, table: str, process: str, seats: list[int], spectators: int, busy: list[int]
    ) -> None:
        pass

    async def close(self) -> None:
        pass


class NatsBus:
    """Core subjects of a NATS server. While it cannot be reached, announcements are dropped."""

    shared = True

    def __init__(self, url: str, signer: Signer) -> None:
        self.url = url
        self.signer = signer
        self._client: Any = None
        self._warned: dict[str, float] = {}  # when each warning was last logged
        self._connecting: asyncio.Task[None] | None = None

    @property
    def connected(self) -> bool:
        return self._client is not None and bool(self._client.is_connected)

    async def start(self, on_grown: OnGrown, on_presence: OnPresence) -> None:
        self._connecting = asyncio.create_task(self._keep_connecting(on_grown, on_presence))

    async def _keep_connecting(self, on_grown: OnGrown, on_presence: OnPresence) -> None:
        """Until the first connection; later the client reconnects by itself."""
        while self._client is None:
            try:
                await self._connect(on_grown, on_presence)
            except Exception as error:
                log.error("bus", error=str(error) or repr(error))
                await asyncio.sleep(RECONNECT_S)

    async def _connect(self, on_grown: OnGrown, on_presence: OnPresence) -> None:
        """Connect and subscribe."""
        import nats

        def read_grown(text: str) -> None:
            name, _, number = text.partition(" ")
            on_grown(name, int(number))

        def read_presence(text: str) -> None:
            table, process, spectators, *seats = text.split(" ")
            connected = [int(seat.rstrip("*")) for seat in seats]
            busy = [int(seat[:-1]) for seat in seats if seat.endswith("*")]
            on_presence(table, process, connected, int(spectators), busy)

        async def on_error(error: Exception) -> None:
            self._warn(str(error) or repr(error))

        client = await nats.connect(
            self.url,
            no_echo=True,
            allow_reconnect=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.5,
            ping_interval=PING_INTERVAL_S,
            error_cb=on_error,
            pending_size=1 << 20,
        )
        await client.subscribe(f"{SUBJECT}.*", cb=self._if_signed(read_grown))
        await client.subscribe(f"{PRESENCE}.*", cb=self._if_signed(read_presence))
        self._client = client

    def _if_signed(self, take: Callable[[str], None]) -> Callable[[Any], Awaitable[None]]:
        async def receive(message: Any) -> None:
            text = self.signer.verify(message.subject, message.data)
            if text is not None:
                take(text)
                return
            UNSIGNED.inc()
            if STRANGER not in self._warned:  # only once: strangers must not fill our logs
                self._warn(STRANGER)

        return receive

    def _warn(self, what: str) -> None:
        now = time.monotonic()
        if now - self._warned.get(what, -WARN_INTERVAL_S) >= WARN_INTERVAL_S:
            self._warned[what] = now
            log.warning("bus", error=what)

    async def announce(self, log: str, number: int) -> None:
        await self._publish(f"{SUBJECT}.{table_of(log)}", f"{log} {number}")

    async def announce_presence(
        self, table: str, process: str, seats: list[int], spectators: int, busy: list[int]
    ) -> None:
        marked = [f"{seat}*" if seat in busy else f"{seat}" for seat in seats]
        words = [table, process, str(spectators), *marked]
        await self._publish(f"{PRESENCE}.{table}", " ".join(words))

    async def _publish(self, subject: str, text: str) -> None:
        if not self.connected:
            return
        try:
            await self._client.publish(subject, self.signer.sign(subject, text))
        except Exception as error:  # the other processes will find the entry in the log
            self._warn(str(error) or repr(error))

    async def close(self) -> None:
        if self._connecting is not None:
            self._connecting.cancel()
            await asyncio.gather(self._connecting, return_exceptions=True)
        if self._client is not None:
            with suppress(Exception):
                await self._client.close()


async def make_bus(url: str, store: Store) -> Bus:
    return NatsBus(url, await signer_of(store)) if url else NoBus()
