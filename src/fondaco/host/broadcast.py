"""What is sent to the listeners of a table: after a first whole state only what has changed.

A state follows from the log, except for the time, the running clock, the seat's orders and the
rematch, which are sent every time. So two listeners with the same audience who have the state after
the same entry get the same changes, and the number of that entry says what the changes build on.

Parts that several audiences share are encoded once.
"""

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from fondaco.contract.refused import Refused
from fondaco.table.audience import Audience
from fondaco.table.changes import changes
from fondaco.table.entries import NumberedEntry, kind_of
from fondaco.table.frames import Common, Own, Speech, State
from fondaco.table.halves import Half, PublicChanges, own_changes, whole
from fondaco.table.moment import TableShown
from fondaco.table.sight import Sight
from fondaco.table.telling import Telling, saw_secret

Key = tuple[Audience, bool]  # for whom a state is made, and whether they opened the table
Encode = Callable[[Any], bytes]  # as JSON
NO_TAIL = b',"taken_back":[],"speech":null'


class Listener(Protocol):
    """A connection to this table."""

    audience: Audience
    person: str
    host: bool
    secret: str  # the hash of the cookie or token they came with; empty for a stranger
    shown: Key | None  # the key of the state that this client has; None: it has none

    def enqueue(self, frame: bytes) -> None:
        """Put a frame into the queue of this client; never waits."""

    def reseat(self) -> None:
        """Somebody has sat down or left: look up the seat of this client again."""

    def hang_up(self, why: Refused) -> None:
        """Send the reason and close the connection."""


class Happened:
    """An update about an entry of the log.

    The same as `Sight.update` makes, put together from parts that are encoded once.
    """

    def __init__(self, sight: Sight, row: NumberedEntry, encode: Encode) -> None:
        self._as_json = encode
        self.sight = sight
        self.row = row
        self._telling = Telling(sight, row)
        seat = getattr(row.entry, "seat", -1)
        self._head = head(row.number, row.at, kind_of(row.entry), seat)
        self._taken_back = sight.table.taken_back.get(row.number, [])
        # By which of the secret events an audience saw: the head and the events, …
        self._events: dict[tuple[bool, ...], bytes] = {}
        # … and by whose lines it reads, all of it.
        self._encoded: dict[tuple[tuple[bool, ...], Audience], bytes] = {}

    def update(self, to: Audience) -> bytes:
        """The update without the state."""
        saw = tuple([saw_secret(event, to.seat) for event in self._telling.secret])
        key = (saw, self._telling.reader(to))
        encoded = self._encoded.get(key)
        if encoded is None:
            encoded = self._encoded[key] = self._encode(saw, to)
        return encoded

    def _encode(self, saw: tuple[bool, ...], to: Audience) -> bytes:
        events = self._events.get(saw)
        if events is None:
            found = [self.sight.event(event, to) for event in self._telling.events]
            events = self._events[saw] = self._head + self._as_json(found)
        lines = self._as_json(self._telling.lines(to))
        speech = self.sight.speech(self.row, to)
        return b"".join(
            (events, b',"lines":', lines, tail(self._taken_back, speech, self._as_json))
        )


class Refreshed:
    """An update without an entry of the log: a seat's orders have changed, or the rematch."""

    def __init__(self, number: int, at: int, seat: int) -> None:
        self._all = head(number, at, "refreshed", seat) + b'[],"lines":[]' + NO_TAIL

    def update(self, to: Audience) -> bytes:
        return self._all


def head(number: int, at: int, what: str, seat: int) -> bytes:
    return b'{"type":"update","number":%d,"at":%d,"what":"%s","seat":%d,"events":' % (
        number, at, what.encode(), seat,
    )  # fmt: skip


def tail(taken_back: list[int], speech: Speech | None, encode: Encode) -> bytes:
    if speech is None and not taken_back:
        return NO_TAIL
    parts = b',"taken_back":', encode(taken_back), b',"speech":', encode(speech)
    return b"".join(parts)


class ViewChanges:
    """What has changed in the views of all seats, as the inside of a JSON object.

    The changes of the public half are found and encoded once; a seat adds those of its own half.
    """

    def __init__(
        self, public: Half | None, private: dict[int, Half], moment: TableShown, encode: Encode
    ) -> None:
        self.moment = moment
        self._as_json = encode
        self._before = public
        self._private = private
        self._now = now = moment.public()
        if public is None or now is None:
            self._shared = PublicChanges({}, {})
        else:
            self._shared = PublicChanges(public, now)
        self._pieces = {
            path: self._piece(path, value) for path, value in self._shared.changes.items()
        }
        self._for_all = b",".join(self._pieces.values())
        self._encoded: dict[int, bytes] = {}

    def encoded(self, seat: int) -> bytes:
        """The changes for one seat, or for a spectator."""
        found = self._encoded.get(seat)
        if found is None:
            found = self._encoded[seat] = self._encode(seat)
        return found

    def _encode(self, seat: int) -> bytes:
        before, now = self._before, self._now
        if before is None or now is None:
            if now is None:
                return b"" if before is None else self._piece("view", None)
            return self._piece("view", whole(now, self.moment.private(seat)))
        if seat < 0:
            return self._for_all
        hidden, own = own_changes(
            (before, self._private[seat]), (now, self.moment.private(seat)), self._shared
        )
        parts = [self._for_all] if self._for_all else []
        if hidden:
            parts = [each for path, each in self._pieces.items() if path not in hidden]
        return b",".join([*parts, self._as_json(own)[1:-1]] if own else parts)

    def _piece(self, path: str, value: object) -> bytes:
        """One member of a JSON object."""
        return self._as_json(path) + b":" + self._as_json(value)


class Broadcast:
    def __init__(self, sight: Sight, encode: Encode) -> None:
        self.sight = sight
        self._as_json = encode
        self._common: Common | None = None  # the common part of the last state that was sent
        self._own: dict[Key, Own] = {}  # … the part of each audience
        self._public: Half | None = None  # … and of its view the half that everybody sees
        self._private: dict[int, Half] = {}  # … and the half of each seat

    def has(self, listener: Listener, state: State) -> None:
        """This listener was sent a whole state: later changes can build on it."""
        if self._common is None or self._common["number"] != state["number"]:
            self._common, self._own = lasting(_part(state, Common)), {}
            self._public, self._private = None, {}
        seat = listener.audience.seat
        if seat not in self._private:
            moment = self.sight.now(state["at"])
            self._public, self._private[seat] = moment.public(), moment.private(seat)
        listener.shown = (listener.audience, listener.host)
        own: Own = _part(state, Own)
        self._own[listener.shown] = {**own, "orders": None}

    def send(self, what: Happened | Refreshed, listeners: Iterable[Listener], at: int) -> None:
        """Send an update and what it has changed, encoded once for each audience."""
        moment = self.sight.now(at)
        fresh: dict[Key, Own] = {}
        frames: dict[tuple[Key, bool], bytes] = {}
        views: ViewChanges | None = None
        common = after = b""
        if self._common is not None:
            common = self._as_json(changes(self._common, moment.common))[1:-1]
            after = b',"after":%d' % self._common["number"]
        for listener in listeners:
            key = (listener.audience, listener.host)
            builds = listener.shown == key and key in self._own
            frame = frames.get((key, builds))
            if frame is None:
                own = fresh[key] = fresh.get(key) or moment.own(*key)
                changed = b"null"
                if builds:
                    views = views or ViewChanges(self._public, self._private, moment, self._as_json)
                    mine = self._as_json(changes(self._own[key], own))[1:-1]
                    changed = joined(common, views.encoded(key[0].seat), mine)
                state = None if builds else moment.whole(own)
                frame = frames[key, builds] = b"".join(
                    (what.update(key[0]), after if builds else b',"after":-1',
                     b',"changes":', changed, b',"state":', self._as_json(state), b"}")
                )  # fmt: skip
            listener.shown = key
            listener.enqueue(frame)
        if self._common is None or self._common["number"] != moment.common["number"]:
            # Clients of other audiences have an older state, or none.
            self._own, self._private, self._public = {}, {}, None
        self._common = lasting(moment.common)
        self._own |= {key: {**own, "orders": None} for key, own in fresh.items()}
        for to, _ in fresh:
            self._public, self._private[to.seat] = moment.public(), moment.private(to.seat)


def joined(*parts: bytes) -> bytes:
    """An object of the members in all parts.

    >>> joined(b'"a":1', b"", b'"b":2,"c":3')
    b'{"a":1,"b":2,"c":3}'
    """
    return b"{" + b",".join([part for part in parts if part]) + b"}"


def _part(state: State, kind: type) -> Any:
    return {name: state[name] for name in kind.__annotations__}  # type: ignore[literal-required]


def lasting(common: Common) -> Common:
    """A common part in which everything that the log does not decide has a fixed value."""
    seats, running = common["seats"], common["running"]
    if running >= 0:
        seats = [*seats]
        seats[running] = {**seats[running], "clock": None}
    return {**common, "at": 0, "rematch": "", "seats": seats}
