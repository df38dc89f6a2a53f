"""Messages and open connections between the front process and a worker, over a UNIX socket.

A message has a kind, a text of bytes, and for some kinds an open connection. Messages wait in a
queue while the other side does not read, so neither side ever waits for the other.
"""

import asyncio
import errno
import os
import socket
import struct
from collections import deque
from collections.abc import Callable
from contextlib import suppress

READ_BYTES = 1 << 16
MAX_MESSAGE_BYTES = 1 << 20
MAX_FILES = 64  # that come with one read
_HEAD = struct.Struct("!IB")  # the length of the text, and the kind

CONNECTION = 1  # an open connection, and the bytes that were read from it
READY = 2  # a worker has started; its name as leases know it
HOLDS = 3  # a worker has taken the lease of a table
DROPS = 4  # a worker no longer has a table
LEAVING = 5  # a worker stops: it takes no more connections
MISSING = 6  # to the workers: how many of them are not up
ENDED = 7  # to a worker: the process with this name has ended, so its leases are free
REFUSED = 8  # to a worker, which counts for all: the front refused a connection, and why
RESTART = 9  # from a worker: it is time for the planned restart
WITH_CONNECTION = frozenset({CONNECTION})

OnMessage = Callable[[int, bytes, socket.socket | None], None]


class BrokenChannelError(Exception):
    """The other side sent what no channel sends."""


class Channel:
    """One end of a channel. It needs a running event loop."""

    def __init__(
        self, link: socket.socket, on_message: OnMessage, on_end: Callable[[], None]
    ) -> None:
        link.setblocking(False)
        self._link = link
        self._on_message = on_message
        self._on_end = on_end
        self._loop = asyncio.get_running_loop()
        self._read = bytearray()
        self._files: deque[int] = deque()  # that came, in the order of their messages
        self._waiting: deque[tuple[bytes, socket.socket | None]] = deque()
        self._writing = False
        self.closed = False
        self._loop.add_reader(link, self._readable)

    @property
    def backlog(self) -> int:
        """Messages that the other side has not taken yet."""
        return len(self._waiting)

    def send(self, kind: int, text: bytes = b"", connection: socket.socket | None = None) -> None:
        """Send a message soon. The connection is closed here as soon as it is there."""
        if self.closed:
            if connection is not None:
                connection.close()
            return
        self._waiting.append((_HEAD.pack(len(text), kind) + text, connection))
        if not self._writing:
            self._write()

    def _write(self) -> None:
        while self._waiting:
            data, connection = self._waiting[0]
            try:
                if connection is None:
                    sent = self._link.send(data)
                else:
                    sent = socket.send_fds(self._link, [data], [connection.fileno()])
                    connection.close()
            except (BlockingIOError, InterruptedError):
                break
            except OSError as error:
                if connection is not None:
                    connection.close()
                if error.errno == errno.ETOOMANYREFS:  # too many connections are under way
                    self._waiting.popleft()
                    continue
                self._end()
                return
            if sent < len(data):
                self._waiting[0] = (data[sent:], None)
            else:
                self._waiting.popleft()
        if bool(self._waiting) != self._writing:
            self._writing = bool(self._waiting)
            if self._writing:
                self._loop.add_writer(self._link, self._write)
            else:
                self._loop.remove_writer(self._link)

    def _readable(self) -> None:
        try:
            data, files, flags, _ = socket.recv_fds(self._link, READ_BYTES, MAX_FILES)
        except (BlockingIOError, InterruptedError):
            return
        except OSError:
            data, files, flags = b"", [], 0
        self._files.extend(files)
        # A lost file would give each later message the connection of another.
        if not data or flags & socket.MSG_CTRUNC:
            self._end()
            return
        self._read += data
        try:
            self._take_messages()
        except BrokenChannelError:
            self._end()

    def _take_messages(self) -> None:
        while len(self._read) >= _HEAD.size:
            length, kind = _HEAD.unpack_from(self._read)
            if length > MAX_MESSAGE_BYTES or (kind in WITH_CONNECTION and not self._files):
                raise BrokenChannelError
            end = _HEAD.size + length
            if len(self._read) < end:
                return
            text = bytes(self._read[_HEAD.size : end])
            del self._read[:end]
            connection = None
            if kind in WITH_CONNECTION:
                connection = socket.socket(fileno=self._files.popleft())
            self._on_message(kind, text, connection)

    def _end(self) -> None:
        if not self.closed:
            self.close()
            self._on_end()

    def close(self) -> None:
        if self.closed:
            return
        self.closed = True
        self._loop.remove_reader(self._link)
        self._loop.remove_writer(self._link)
        self._link.close()
        for _, connection in self._waiting:
            if connection is not None:
                connection.close()
        self._waiting.clear()
        for file in self._files:
            with suppress(OSError):
                os.close(file)
        self._files.clear()
