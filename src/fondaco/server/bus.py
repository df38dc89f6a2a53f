"""Telling other processes that a log of a table has grown, and who is connected here.

The bus is a hint, never the delivery: whoever hears nothing finds what is new in the log itself.
One process needs none; several share NATS, where strangers may be too: what bears no seal of a
house of the same store is not heard.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Protocol

import structlog

from fondaco.server.beside import table_of
from fondaco.server.meters import UNSEALED
from fondaco.server.seal import Seal, seal_of
from fondaco.store import Store

Hear = Callable[[str, int], None]  # a log, and the number of its newest entry
# A table, a process, its seats and watchers, and who of them is at work.
Meet = Callable[[str, str, list[int], int, list[int]], None]

SUBJECT = "fondaco.table"
PRESENCE = "fondaco.presence"
AGAIN = 5.0  # seconds until one tries again to reach it
PING = 10  # seconds between questions whether it is still there; two without an answer: it is not
QUIET = 60.0  # seconds in which the same trouble is told once
STRANGER = "somebody who is no house of this store speaks here"
log = structlog.get_logger("fondaco.bus")


class Bus(Protocol):
    shared: bool  # whether other processes serve the same tables

    @property
    def connected(self) -> bool:
        """Whether they would hear us."""

    async def start(self, hear: Hear, meet: Meet) -> None: ...

    async def tell(self, log: str, number: int) -> None: ...

    async def present(
        self, table: str, process: str, seats: list[int], watchers: int, busy: list[int]
    ) -> None: ...

    async def close(self) -> None: ...


class NoBus:
    """For a single process."""

    shared = False
    connected = True

    async def start(self, hear: Hear, meet: Meet) -> None:
        pass

    async def tell(self, log: str, number: int) -> None:
        pass

    async def present(
        self, table: str, process: str, seats: list[int], watchers: int, busy: list[int]
    ) -> None:
        pass

    async def close(self) -> None:
        pass


class NatsBus:
    """Core subjects of a NATS server. While it is out of reach nothing is told and nobody waits."""

    shared = True

    def __init__(self, url: str, seal: Seal) -> None:
        self.url = url
        self.seal = seal
        self._client: Any = None
        self._warned: dict[str, float] = {}  # what was told, and when
        self._connecting: asyncio.Task[None] | None = None

    @property
    def connected(self) -> bool:
        return self._client is not None and bool(self._client.is_connected)

    async def start(self, hear: Hear, meet: Meet) -> None:
        self._connecting = asyncio.create_task(self._keep_connecting(hear, meet))

    async def _keep_connecting(self, hear: Hear, meet: Meet) -> None:
        """Once connected the client sees to itself; what keeps us from that is told."""
        while self._client is None:
            try:
                await self._connect(hear, meet)
            except Exception as error:
                log.error("bus", error=str(error) or repr(error))
                await asyncio.sleep(AGAIN)

    async def _connect(self, hear: Hear, meet: Meet) -> None:
        """As soon as the bus is there: the house opens without it."""
        import nats

        def heard(text: str) -> None:
            name, _, number = text.partition(" ")
            hear(name, int(number))

        def met(text: str) -> None:
            table, process, watchers, *seats = text.split(" ")
            here = [int(seat.rstrip("*")) for seat in seats]
            busy = [int(seat[:-1]) for seat in seats if seat.endswith("*")]
            meet(table, process, here, int(watchers), busy)

        async def troubled(error: Exception) -> None:
            self._warn(str(error) or repr(error))

        client = await nats.connect(
            self.url,
            no_echo=True,
            allow_reconnect=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.5,
            ping_interval=PING,
            error_cb=troubled,
            pending_size=1 << 20,
        )
        await client.subscribe(f"{SUBJECT}.*", cb=self._if_sealed(heard))
        await client.subscribe(f"{PRESENCE}.*", cb=self._if_sealed(met))
        self._client = client

    def _if_sealed(self, take: Callable[[str], None]) -> Callable[[Any], Awaitable[None]]:
        async def heard(message: Any) -> None:
            text = self.seal.open(message.subject, message.data)
            if text is not None:
                take(text)
                return
            UNSEALED.inc()
            if STRANGER not in self._warned:  # once: strangers shall not fill our logs
                self._warn(STRANGER)

        return heard

    def _warn(self, what: str) -> None:
        now = time.monotonic()
        if now - self._warned.get(what, -QUIET) >= QUIET:
            self._warned[what] = now
            log.warning("bus", error=what)

    async def tell(self, log: str, number: int) -> None:
        await self._publish(f"{SUBJECT}.{table_of(log)}", f"{log} {number}")

    async def present(
        self, table: str, process: str, seats: list[int], watchers: int, busy: list[int]
    ) -> None:
        marked = [f"{seat}*" if seat in busy else f"{seat}" for seat in seats]
        words = [table, process, str(watchers), *marked]
        await self._publish(f"{PRESENCE}.{table}", " ".join(words))

    async def _publish(self, subject: str, text: str) -> None:
        if not self.connected:
            return
        try:
            await self._client.publish(subject, self.seal.close(subject, text))
        except Exception as error:  # the log has it: others will find it there
            self._warn(str(error) or repr(error))

    async def close(self) -> None:
        if self._connecting is not None:
            self._connecting.cancel()
            await asyncio.gather(self._connecting, return_exceptions=True)
        if self._client is not None:
            with suppress(Exception):
                await self._client.close()


async def make_bus(url: str, store: Store) -> Bus:
    return NatsBus(url, await seal_of(store)) if url else NoBus()
