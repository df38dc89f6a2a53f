"""Telling other processes that a log of a table has grown, and who is connected here.

The bus is a hint, never the delivery: whoever hears nothing finds what is new in the log itself.
One process needs none; several share NATS.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

import structlog

from fondaco.server.beside import table_of

Hear = Callable[[str, int], None]  # a log, and the number of its newest entry
Meet = Callable[[str, str, list[int], int], None]  # a table, a process, its seats and watchers

SUBJECT = "fondaco.table"
PRESENCE = "fondaco.presence"
AGAIN = 5.0  # seconds until one tries again to reach it
log = structlog.get_logger("fondaco.bus")


class Bus(Protocol):
    shared: bool  # whether other processes serve the same tables

    async def start(self, hear: Hear, meet: Meet) -> None: ...

    async def tell(self, log: str, number: int) -> None: ...

    async def present(self, table: str, process: str, seats: list[int], watchers: int) -> None: ...

    async def close(self) -> None: ...


class NoBus:
    """For a single process."""

    shared = False

    async def start(self, hear: Hear, meet: Meet) -> None:
        pass

    async def tell(self, log: str, number: int) -> None:
        pass

    async def present(self, table: str, process: str, seats: list[int], watchers: int) -> None:
        pass

    async def close(self) -> None:
        pass


class NatsBus:
    """Core subjects of a NATS server. While it is out of reach nothing is told and nobody waits."""

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self._client: Any = None
        self._connecting: asyncio.Task[None] | None = None

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

        async def heard(message: Any) -> None:
            name, _, number = message.data.decode().partition(" ")
            hear(name, int(number))

        async def met(message: Any) -> None:
            table, process, watchers, *seats = message.data.decode().split(" ")
            meet(table, process, [int(seat) for seat in seats], int(watchers))

        async def troubled(error: Exception) -> None:
            log.warning("bus", error=str(error))

        client = await nats.connect(
            self.url,
            no_echo=True,
            allow_reconnect=True,
            max_reconnect_attempts=-1,
            reconnect_time_wait=0.5,
            error_cb=troubled,
            pending_size=1 << 20,
        )
        await client.subscribe(f"{SUBJECT}.*", cb=heard)
        await client.subscribe(f"{PRESENCE}.*", cb=met)
        self._client = client

    async def tell(self, log: str, number: int) -> None:
        await self._publish(f"{SUBJECT}.{table_of(log)}", f"{log} {number}")

    async def present(self, table: str, process: str, seats: list[int], watchers: int) -> None:
        words = [table, process, str(watchers), *map(str, seats)]
        await self._publish(f"{PRESENCE}.{table}", " ".join(words))

    async def _publish(self, subject: str, text: str) -> None:
        if self._client is None or not self._client.is_connected:
            return
        try:
            await self._client.publish(subject, text.encode())
        except Exception as error:  # the log has it: others will find it there
            log.warning("bus", error=str(error))

    async def close(self) -> None:
        if self._connecting is not None:
            self._connecting.cancel()
            await asyncio.gather(self._connecting, return_exceptions=True)
        if self._client is not None:
            with suppress(Exception):
                await self._client.close()


def make_bus(url: str) -> Bus:
    return NatsBus(url) if url else NoBus()
