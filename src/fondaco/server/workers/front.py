"""The front of the house: accepts connections, and passes each to a worker.

It reads only the first line of the first request. It never waits for one client: a client that is
slow to send that line costs one open file, until its time is over. The first bytes travel with the
connection, and everything else is between the client and the worker.
"""

import asyncio
import errno
import socket
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

import structlog

from fondaco.contract.refused import Refused
from fondaco.server.base.lan import claim_port
from fondaco.server.limits.connection_gate import Proxies, refusal
from fondaco.server.workers.request_line import MAX_BYTES, is_enough, table_in

LINE_S = 15.0  # in which a request line must arrive
ACCEPTED_AT_ONCE = 64  # connections, before the reading ones get a turn
PAUSE_S = 0.5  # if this process has no file left
BACKLOG = 2048  # connections that the system holds until they are accepted
log = structlog.get_logger("fondaco.workers")

# Takes a connection with its first bytes, for a table (empty: for none). False: nobody can take it.
Pass = Callable[[socket.socket, bytes, str], bool]


class Arrival:
    """A connection whose request line is not here yet."""

    def __init__(self, connection: socket.socket, address: str) -> None:
        self.connection = connection
        self.address = address  # that it counts for; empty: a proxy's
        self.head = b""
        self.timer: asyncio.TimerHandle | None = None


class Front:
    def __init__(
        self,
        pass_on: Pass,
        on_refused: Callable[[str], None],
        most: int,
        most_in_all: int,
        proxies: str = "",
    ) -> None:
        """`most`: arrivals from one address (0: any number); `most_in_all`: from all."""
        self._pass_on = pass_on
        self._on_refused = on_refused
        self.most = most
        self.most_in_all = most_in_all
        self.proxies = Proxies(proxies)
        self.arrivals: set[Arrival] = set()
        self.by_address: Counter[str] = Counter()
        self._loop = asyncio.get_running_loop()
        self._listeners: list[socket.socket] = []

    def listen(self, listeners: list[socket.socket]) -> None:
        for listener in listeners:
            listener.setblocking(False)
            listener.listen(BACKLOG)
            self._listeners.append(listener)
            self._loop.add_reader(listener, self._accept, listener)

    def close(self) -> None:
        """Accept nothing more, and close what has not said what it wants."""
        for listener in self._listeners:
            self._loop.remove_reader(listener)
            listener.close()
        self._listeners.clear()
        for arrival in list(self.arrivals):
            self._forget(arrival)
            arrival.connection.close()

    def _accept(self, listener: socket.socket) -> None:
        for _ in range(ACCEPTED_AT_ONCE):
            try:
                connection, peer = listener.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                return
            except OSError as error:
                if error.errno not in (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM):
                    raise
                log.error("front", error=str(error))
                self._loop.remove_reader(listener)
                self._loop.call_later(PAUSE_S, self._resume, listener)
                return
            connection.setblocking(False)
            self._arrived(connection, self.proxies.counted(peer))

    def _resume(self, listener: socket.socket) -> None:
        if listener in self._listeners:
            self._loop.add_reader(listener, self._accept, listener)

    def _arrived(self, connection: socket.socket, address: str) -> None:
        if len(self.arrivals) >= self.most_in_all:
            self._refuse(connection, Refused("house-full"), 503)
            return
        if address and self.most and self.by_address[address] >= self.most:
            self._refuse(connection, Refused("too-many-connections"), 429)
            return
        arrival = Arrival(connection, address)
        self.arrivals.add(arrival)
        if address:
            self.by_address[address] += 1
        self._loop.add_reader(connection, self._read, arrival)
        arrival.timer = self._loop.call_later(LINE_S, self._too_late, arrival)

    def _read(self, arrival: Arrival) -> None:
        connection = arrival.connection
        try:
            data = connection.recv(MAX_BYTES - len(arrival.head))
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            data = b""
        arrival.head += data
        if not data:  # the client has gone
            self._forget(arrival)
            connection.close()
        elif is_enough(arrival.head):
            self._forget(arrival)
            self.pass_on(connection, arrival.head)

    def pass_on(self, connection: socket.socket, head: bytes) -> None:
        """Give a connection, with the bytes read from it, to the worker for its request."""
        if not self._pass_on(connection, head, table_in(head)):
            self._refuse(connection, Refused("house-full"), 503)

    def _too_late(self, arrival: Arrival) -> None:
        self._forget(arrival)
        self._refuse(arrival.connection, Refused("said-nothing"), 408)

    def _forget(self, arrival: Arrival) -> None:
        self._loop.remove_reader(arrival.connection)
        self.arrivals.discard(arrival)
        if arrival.timer is not None:
            arrival.timer.cancel()
        if arrival.address:
            self.by_address[arrival.address] -= 1
            if not self.by_address[arrival.address]:
                del self.by_address[arrival.address]

    def _refuse(self, connection: socket.socket, why: Refused, status: int) -> None:
        """Answer with the reason, if the client takes it at once, and close the connection."""
        self._on_refused(why.name)
        with suppress(OSError):
            connection.send(refusal(why, status))
            connection.shutdown(socket.SHUT_WR)
            connection.recv(MAX_BYTES)  # bytes left unread would throw the answer away
        connection.close()


def listening_sockets(host: str, port: int) -> list[socket.socket]:
    """Sockets at every address of this name. They refuse connections until `Front.listen`.

    OSError: an address is taken, or is not one of this machine.
    """
    flags = socket.AI_PASSIVE
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=flags)
    listeners: list[socket.socket] = []
    try:
        for family, kind, proto, _, address in dict.fromkeys(found):
            listener = socket.socket(family, kind, proto)
            listeners.append(listener)
            claim_port(listener)
            if family == socket.AF_INET6:
                listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            listener.bind(address)
    except BaseException:
        for listener in listeners:
            listener.close()
        raise
    return listeners
