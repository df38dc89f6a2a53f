"""A worker: a server that listens nowhere, and gets its connections from the front."""

import asyncio
import os
import socket
from typing import Any

import uvicorn

from fondaco.compat import request_state
from fondaco.server.base.lan import Network
from fondaco.server.base.metrics import REFUSED
from fondaco.server.listening import Server
from fondaco.server.work.garbage_collection import SteppedCollector
from fondaco.server.work.tasks import spawn
from fondaco.server.workers import channel as kinds
from fondaco.server.workers.channel import Channel
from fondaco.server.workers.request_line import table_in


class WorkerServer(Server):
    def __init__(
        self,
        config: uvicorn.Config,
        network: Network,
        collector: SteppedCollector,
        link: socket.socket,
    ) -> None:
        super().__init__(config, network, False, collector)
        self._link = link
        self._channel: Channel | None = None
        self._held: set[str] = set()  # tables whose lease this worker has reported
        self._missing = 0  # workers that are not up
        self._leaving = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup([])
        if not self.started:
            return
        self._protocol = passed(self.config.http_protocol_class, self._give_back)
        channel = self._channel = Channel(self._link, self._heard, self._front_ended)
        house = self.services.house
        house.on_leased.append(self._leased)
        house.on_put_away.append(self._drop)
        self.services.readiness.more.append(lambda: ["worker-missing"] if self._missing else [])
        channel.send(kinds.READY, house.name.encode())

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._leaving = True
        if self._channel is not None:
            self._channel.send(kinds.LEAVING)
        await super().shutdown(sockets)

    def stop_for_restart(self) -> None:
        """All workers stop, and the front: it is the process that is started again."""
        if self._channel is not None:
            self._channel.send(kinds.RESTART)

    def _front_ended(self) -> None:
        self.should_exit = True

    # --- leases -----------------------------------------------------------------------------------

    def _leased(self, table: str, got: bool) -> None:
        if not got:
            self._drop(table)
        elif table not in self._held and self._channel is not None:
            self._held.add(table)
            self._channel.send(kinds.HOLDS, table.encode())

    def _drop(self, table: str) -> None:
        if table in self._held and self._channel is not None:
            self._held.discard(table)
            self._channel.send(kinds.DROPS, table.encode())

    # --- what the front sends ---------------------------------------------------------------------

    def _heard(self, kind: int, text: bytes, connection: socket.socket | None) -> None:
        if kind == kinds.CONNECTION and connection is not None:
            if self._leaving:
                self._give_back(connection, text)
            else:
                spawn(self._take(connection, text))
        elif kind == kinds.MISSING:
            self._missing = int(text)
        elif kind == kinds.REFUSED:
            REFUSED.labels(text.decode()).inc()
        elif kind == kinds.ENDED:
            house = self.services.house
            house.tasks.begin(house.store.release(text.decode()))

    async def _take(self, connection: socket.socket, head: bytes) -> None:
        def protocol() -> Any:
            return self._protocol(
                config=self.config,
                server_state=self.server_state,
                app_state=self.lifespan.state,
                head=head,
            )

        try:
            await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        except OSError:  # the client has gone meanwhile
            connection.close()

    def _give_back(self, connection: socket.socket, head: bytes) -> None:
        """The front passes this connection to the worker for its request."""
        if self._channel is None:
            connection.close()
        else:
            self._channel.send(kinds.CONNECTION, head, connection)


def passed(http: Any, give_back: Any) -> Any:
    """The protocol for connections whose first bytes were read by the front.

    A client, and above all a proxy, uses one connection for many requests. A request for another
    table goes back to the front, which passes it to the worker of that table.
    """

    class Passed(http):  # type: ignore[misc]
        def __init__(self, *args: Any, head: bytes, **kwargs: Any) -> None:
            super().__init__(*args, **kwargs)
            self._head = head
            self._table = ""

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            if self.transport is not None:  # it was not refused
                head, self._head = self._head, b""
                self._table = table_in(head)
                super().data_received(head)

        def data_received(self, data: bytes) -> None:
            if request_state(self)[0] == "idle":
                table = table_in(data)
                if table and table != self._table:
                    file = os.dup(self.transport.get_extra_info("socket").fileno())
                    give_back(socket.socket(fileno=file), data)
                    self.transport.abort()
                    return
            super().data_received(data)

    return Passed
