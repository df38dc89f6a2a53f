"""Workers for tests of the supervisor. They import nothing that is slow to import."""

import os
import signal
import socket
import struct
import time


def _send(link: socket.socket, kind: int, text: bytes = b"") -> None:
    link.sendall(struct.pack("!IB", len(text), kind) + text)


def good(number: int, link: socket.socket) -> None:
    """Says that it is ready, and who it is; answers every connection with its number."""
    _send(link, 2, b"house-%d-%d" % (number, os.getpid()))
    while True:
        data, files, _, _ = socket.recv_fds(link, 1 << 16, 16)
        if not data:
            return
        for file in files:
            with socket.socket(fileno=file) as connection:
                connection.sendall(b"worker %d" % number)


def failing(number: int, link: socket.socket) -> None:
    """The second worker does not start."""
    if number == 1:
        raise SystemExit(3)
    good(number, link)


def stubborn(number: int, link: socket.socket) -> None:
    """Does not stop when it is asked to."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    _send(link, 2, b"stubborn")
    while True:
        time.sleep(60)
