"""The server process: uvicorn that can listen at more addresses while it runs."""

import asyncio
import socket
from functools import partial
from typing import Any

import click
import uvicorn

from fondaco.contract.refused import Refused
from fondaco.messages import spoken
from fondaco.server.base.lan import Network
from fondaco.server.services import Services
from fondaco.server.work.garbage_collection import SteppedCollector


class Server(uvicorn.Server):
    """A server that can listen at more addresses while it runs, and that collects garbage."""

    def __init__(
        self,
        config: uvicorn.Config,
        network: Network,
        lan: bool,
        collector: SteppedCollector,
        words: str = "",
    ) -> None:
        """`words`: said when it listens."""
        super().__init__(config)
        self.network = network
        self.lan = lan
        self.collector = collector
        self.words = words

    async def on_tick(self, counter: int) -> bool:  # ten times a second
        self.collector.step(len(self.server_state.connections))
        return await super().on_tick(counter)

    @property
    def services(self) -> Services:
        app: Any = self.config.app
        found: Services = app.state.services
        return found

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        if self.words:
            click.echo(self.words)
        self.services.house.restart.on_due.append(self.stop_for_restart)
        self.network.listen = self.listen
        if self.lan:
            try:
                await self.network.open(announced=True)
            except Refused as error:
                click.echo(f"error: {error}", err=True)
            for address in self.network.addresses:
                click.echo(spoken()("command-open-lan", address=f"{address}/"))

    def stop_for_restart(self) -> None:
        self.should_exit = True

    async def listen(self, host: str) -> None:
        """Listen at one more address, with the same limits and until the server ends."""
        http: Any = self.config.http_protocol_class
        protocol = partial(
            http,
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        more = await asyncio.get_running_loop().create_server(
            protocol, host, self.config.port, backlog=self.config.backlog
        )
        self.servers.append(more)
