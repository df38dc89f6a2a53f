"""What those at a table have been shown, so that they are told only what has changed since.

A state follows from the log, but for the time, the clock that runs, one's orders and the table that
comes after: those are told every time. So whoever has the state after the same entry is told the
same, and the number of that entry says what the changes build on.

What several audiences share is encoded once.
"""

from collections.abc import Iterable
from typing import Any, Protocol

from msgspec import json

from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event
from fondaco.table.audience import Audience
from fondaco.table.changes import changes
from fondaco.table.entries import Row, kind_of
from fondaco.table.frames import AnyFrame, Common, Own, Speech, State
from fondaco.table.sight import Sight

Key = tuple[Audience, bool]  # for whom a state is made; and whether that is who opened the table
_encoder = json.Encoder()


class Listener(Protocol):
    """A connection to this table."""

    audience: Audience
    person: str
    host: bool
    secret: str  # the hash of what let them in; empty for a stranger
    shown: Key | None  # for whom the state was made that it has; None: it has none

    def hear(self, frame: bytes) -> None:
        """Take a frame to be sent; never waits."""

    def reseat(self) -> None:
        """Somebody has sat down or left: look again where this one sits."""

    def hang_up(self, why: Refused) -> None:
        """Say why, and hang up."""


class Happened:
    """An entry of the log on its way to everybody, or something that is none; the same update as
    `Sight.update` makes, put together of what was encoded once."""

    def __init__(self, sight: Sight, row: Row) -> None:
        self.sight = sight
        self.row = row
        self.events = sight.table.events.get(row.number, [])
        seat = getattr(row.entry, "seat", -1)
        self._head = head(row.number, row.at, kind_of(row.entry), seat)
        self._gone = sight.table.taken_back.get(row.number, [])
        self._seen: dict[tuple[bool, ...], bytes] = {}

    def update(self, to: Audience) -> bytes:
        """All of it but the state."""
        saw = tuple([saw_all(event, to.seat) for event in self.events])
        seen = self._seen.get(saw)
        if seen is None:
            told = [self.sight.event(event, to) for event in self.events]
            seen = self._seen[saw] = self._head + _encoder.encode(told)
        lines = _encoder.encode(self.sight.told(self.row, to)) if to.language else b"[]"
        said = self.sight.speech(self.row, to)
        return b"".join((seen, b',"lines":', lines, tail(self._gone, said)))


class Refreshed:
    """Nothing new in the log, but something that is seen: one's orders, the table that follows."""

    def __init__(self, number: int, at: int, seat: int) -> None:
        self._all = head(number, at, "refreshed", seat) + b'[],"lines":[]' + tail([], None)

    def update(self, to: Audience) -> bytes:
        return self._all


def head(number: int, at: int, what: str, seat: int) -> bytes:
    return b'{"type":"update","number":%d,"at":%d,"what":"%s","seat":%d,"events":' % (
        number, at, what.encode(), seat,
    )  # fmt: skip


def tail(taken_back: list[int], said: Speech | None) -> bytes:
    if said is None and not taken_back:
        return b',"taken_back":[],"speech":null'
    gone, words = _encoder.encode(taken_back), _encoder.encode(said)
    return b"".join((b',"taken_back":', gone, b',"speech":', words))


class Showing:
    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self._common: Common | None = None  # as it was last shown to anybody
        self._own: dict[Key, Own] = {}  # … and what each of those who listen saw besides

    def has(self, listener: Listener, state: State) -> None:
        """One gets the whole of it: what comes can build on that."""
        if self._common is None or self._common["number"] != state["number"]:
            self._common, self._own = lasting(_part(state, Common)), {}
        listener.shown = (listener.audience, listener.host)
        own: Own = _part(state, Own)
        self._own[listener.shown] = {**own, "orders": None}

    def tell(self, what: Happened | Refreshed, listeners: Iterable[Listener], at: int) -> None:
        """What has happened and what it has changed, encoded once for each kind of audience."""
        moment = self.sight.now(at)
        fresh: dict[Key, Own] = {}
        frames: dict[tuple[Key, bool], bytes] = {}
        common = after = b""
        if self._common is not None:
            common = _encoder.encode(changes(self._common, moment.common))
            after = b',"after":%d' % self._common["number"]
        for listener in listeners:
            key = (listener.audience, listener.host)
            builds = listener.shown == key and key in self._own
            frame = frames.get((key, builds))
            if frame is None:
                own = fresh[key] = fresh.get(key) or moment.own(*key)
                told = b"null"
                if builds:
                    told = joined(common, _encoder.encode(changes(self._own[key], own)))
                state = None if builds else moment.whole(own)
                frame = frames[key, builds] = b"".join(
                    (what.update(key[0]), after if builds else b',"after":-1', b',"changes":', told,
                     b',"state":', _encoder.encode(state), b"}")
                )  # fmt: skip
            listener.shown = key
            listener.hear(frame)
        if self._common is None or self._common["number"] != moment.common["number"]:
            self._own = {}  # who did not listen now has seen an older one, if any
        self._common = lasting(moment.common)
        self._own |= {key: {**own, "orders": None} for key, own in fresh.items()}


def joined(one: bytes, other: bytes) -> bytes:
    """Two objects as one.

    >>> joined(b'{"a":1}', b'{"b":2}'), joined(b"{}", b'{"b":2}')
    (b'{"a":1,"b":2}', b'{"b":2}')
    """
    if one == b"{}" or other == b"{}":
        return other if one == b"{}" else one
    return one[:-1] + b"," + other[1:]


def _part(state: State, kind: type) -> Any:
    return {name: state[name] for name in kind.__annotations__}  # type: ignore[literal-required]


def saw_all(event: Event, seat: int) -> bool:
    return event.secret is not None and seat >= 0 and bool(event.audience >> seat & 1)


def lasting(common: Common) -> Common:
    """What the log alone decides; for the rest, what nobody would be shown."""
    seats, running = common["seats"], common["running"]
    if running >= 0:
        seats = [*seats]
        seats[running] = {**seats[running], "clock": None}
    return {**common, "at": 0, "rematch": "", "seats": seats}


def encoded(frame: AnyFrame) -> bytes:
    return _encoder.encode(frame)
