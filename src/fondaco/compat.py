"""Parts of libraries that they do not document, all in one place.

Each part has a test in tests/test_compat.py that fails when a library changes it.
Only Fluent is imported here: commands of the terminal need it, and the server's libraries are slow
to import.
"""

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.resolver import CurrentEnvironment, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentType
from fluent.runtime.utils import native_to_fluent

from fondaco.patterns import CannotFill, Part, Sequence, Text, Value, Variants

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

NUMBERS = 2_000  # that a bundle has written and keeps
MESSAGE = re.compile(r"^(-?[A-Za-z][A-Za-z0-9_-]*) *=", re.MULTILINE)


class LazyBundle(FluentBundle):
    """A Fluent bundle that parses a message when it is first needed.

    To parse all messages of a language takes about 0.4 s. `fondaco --help` in German needs two
    languages: it takes 0.45 s of CPU time with this class and 1.27 s without.

    `FluentBundle._lookup` is private: Fluent calls it for every message and term that another
    message refers to. So is `_plural_form`: Fluent asks it for every choice by a number.
    """

    def __init__(self, language: str) -> None:
        # A terminal would show the invisible marks that keep directions of writing apart.
        super().__init__([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        # By type: 2.0 and 2 are equal, but may have other forms.
        self._plural_form = lru_cache(maxsize=1000, typed=True)(self._plural_form)
        self._numbers: dict[int, KnownInt] = {}
        self._ready: dict[str, Part | None] = {}  # by message; None: only Fluent can fill it in

    def add(self, text: str) -> None:
        """Add the messages of a file. The first of two messages with one name counts."""
        starts = [*MESSAGE.finditer(text)]
        ends = [start.start() for start in starts[1:]] + [len(text)]
        for start, end in zip(starts, ends, strict=True):
            self._sources.setdefault(start[1], text[start.start() : end])

    def has_message(self, message_id: str) -> bool:
        self._parse(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def format_pattern(
        self, pattern: Any, args: dict[str, Any] | None = None
    ) -> tuple[Any, list[Exception]]:
        """The same as Fluent's own function, except that it keeps the numbers it has written."""
        errors: list[Exception] = []
        given = {
            name: self._number(value) if type(value) is int else native_to_fluent(value)
            for name, value in (args or {}).items()
        }
        current = CurrentEnvironment(args=given)
        try:
            text = pattern(ResolverEnvironment(context=self, current=current, errors=errors))
        except ValueError as error:
            errors.append(error)
            text = "{???}"
        return text, errors

    def ready(self, message_id: str) -> Part | None:
        """A message, ready to be filled in; None: there is none, or only Fluent can fill it in."""
        if message_id in self._ready:
            return self._ready[message_id]
        if not self.has_message(message_id):
            return None
        try:
            ready: Part | None = self._part(self.get_message(message_id).value, (message_id,))
        except CannotFill:
            ready = None
        self._ready[message_id] = ready
        return ready

    def _part(self, of: Any, inside: tuple[str, ...]) -> Part:
        """A node of what Fluent has parsed, as a part. `inside`: the messages that lead here."""
        if isinstance(of, resolver.Pattern):
            parts = [self._part(each, inside) for each in of.elements]
            return parts[0] if len(parts) == 1 else Sequence(parts)
        if isinstance(of, resolver.Placeable | resolver.NeverIsolatingPlaceable):
            return self._part(of.expression, inside)
        if isinstance(of, resolver.VariableReference):
            return Value(of.id.name, self._written)
        if isinstance(of, resolver.MessageReference):
            if of.id.name in inside:  # a circle
                raise CannotFill
            return self._part(self._referred(of), (*inside, of.id.name))
        if isinstance(of, resolver.SelectExpression):
            return self._choice(of, inside)
        if isinstance(of, resolver.TextElement | resolver.StringLiteral | resolver.TermReference):
            return Text(self._constant(of))
        raise CannotFill

    def _referred(self, to: resolver.MessageReference) -> Any:
        try:
            entry = self._lookup(to.id.name)
            return entry.attributes[to.attribute.name] if to.attribute else entry.value
        except LookupError:
            raise CannotFill from None

    def _choice(self, of: resolver.SelectExpression, inside: tuple[str, ...]) -> Variants:
        defaults = [at for at, variant in enumerate(of.variants) if variant.default]
        if not isinstance(of.selector, resolver.VariableReference) or len(defaults) != 1:
            raise CannotFill
        keys: list[str | int] = []
        for variant in of.variants:
            key = variant.key
            if isinstance(key, resolver.NumberLiteral):
                if not isinstance(key.value, int):
                    raise CannotFill
                keys.append(int(key.value))
            else:
                keys.append(key.name)
        parts = [self._part(variant.value, inside) for variant in of.variants]
        return Variants(of.selector.id.name, keys, parts, defaults[0], self._plural_form)

    def _constant(self, of: Any) -> str:
        """What is always the same: a text, or a term, which knows nothing of a message's values."""
        errors: list[Exception] = []
        said = of(ResolverEnvironment(context=self, errors=errors))
        if errors or isinstance(said, FluentType):
            raise CannotFill
        return str(said)

    def _written(self, value: int) -> str:
        return self._number(value).format(self._babel_locale)

    def _number(self, value: int) -> "KnownInt":
        known = self._numbers.get(value)
        if known is None:
            if len(self._numbers) >= NUMBERS:
                self._numbers.clear()
            known = self._numbers[value] = KnownInt(value)
        return known

    def _parse(self, name: str) -> None:
        source = self._sources.get(name)
        if source:
            self.add_resource(FluentResource(source))
            # Cleared only after parsing: another thread may need the message meanwhile.
            self._sources[name] = ""


class KnownInt(FluentInt):
    """A number that is written once, for the one language of its bundle."""

    _text = ""

    def format(self, locale: Any) -> str:
        self._text = self._text or super().format(locale)
        return self._text


def terminate_workers(pool: "ProcessPoolExecutor") -> None:
    """End a pool's processes at once, whatever they are doing.

    Python 3.14 documents `terminate_workers`; before, only the private `_processes` helps.
    """
    for process in (getattr(pool, "_processes", None) or {}).values():
        process.terminate()
    pool.shutdown(wait=False, cancel_futures=True)


def request_state(protocol: Any) -> tuple[str, int]:
    """How far uvicorn's HTTP connection is with its request, and a number that names the request.

    "idle": no request yet, or it is answered; "receiving": its body is not here yet; "answering".
    `cycle` is the private request of uvicorn's `HttpToolsProtocol` and `H11Protocol`.
    """
    cycle = getattr(protocol, "cycle", None)
    if cycle is None or cycle.response_complete:
        return "idle", id(cycle)
    return ("receiving" if cycle.more_body else "answering"), id(cycle)


def set_ping_interval(protocol: Any, seconds: float) -> None:
    """How often uvicorn's WebSocket connection sends a ping; before the connection is made.

    `ping_interval` is an attribute of `WebSocketsSansIOProtocol`; the documented setting is one
    for all connections.
    """
    protocol.ping_interval = seconds


class PingsSilentClients:
    """For uvicorn's WebSocket connection: it pings only a client that was silent for a while.

    Browsers send pings of their own, so the server's pings to them and their answers would double
    what an idle connection costs. A client that is gone is found as soon as without this class.

    `WebSocketsSansIOProtocol` calls the private `send_keepalive_ping` when `ping_timer` fires.
    """

    loop: Any
    ping_interval: float | None
    ping_timer: Any
    _heard = 0.0  # when the client last sent something, by the loop's clock

    def data_received(self, data: bytes) -> None:
        self._heard = self.loop.time()
        super().data_received(data)  # type: ignore[misc]

    def send_keepalive_ping(self) -> None:
        wait = self._heard + (self.ping_interval or 0.0) - self.loop.time()
        if wait > 0.0:
            self.ping_timer = self.loop.call_later(wait, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()  # type: ignore[misc]


def take_apart(socket: Any) -> None:
    """Break the reference cycle of Litestar's WebSocket, when the connection has ended.

    Litestar wraps `receive` and `send` into functions that refer to the WebSocket, and keeps them
    in the WebSocket. So each connection would stay in memory, with all that uvicorn knows of it
    (11 KB), until the garbage collector finds it.
    """
    del socket.receive, socket.send


def end_parser(protocol: Any) -> None:
    """Break the reference cycle of a WebSocket connection of uvicorn, when it has ended.

    `conn` is the connection as the library websockets has it. Its `parser` is a generator that
    waits for data and refers to the connection. (A collection ends the generator before it counts
    what it found, so `gc.DEBUG_SAVEALL` does not show this cycle.)
    """
    protocol.conn.parser.close()
