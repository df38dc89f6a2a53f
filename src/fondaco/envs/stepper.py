"""A game played by small actions, one seat at a time: what all environments have in common.

The order of talks. The seat the game waits for is asked until it is done. When somebody has made an
offer, the codec says whom to ask: each of these seats is asked once, as long as the offer is open
to it. It may answer, make an offer of its own, or say nothing. Each ask allows one move. Then the
seat the game waits for continues. With `invite`, each other seat is also asked once when talk
begins.
"""

from typing import Any, Final

from fondaco.contract.codec import (
    INVITED,
    NOT_ASKED,
    ON_TURN,
    TO_ANSWER,
    WHATEVER,
    Ask,
    Codec,
)
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event, Move, Position, View
from fondaco.envs.rewards import REWARDS

LIMIT: Final = 10_000  # small actions in a game; far more than any sensible one

NEVER: Final = -1  # a ply that no position has

# One line of what happened: an event, or a small action, which only its own seat knows of.
Line = Event | tuple[int, int]


class Stepper:
    """One game in progress: whom it asks, why, and what that seat has drafted."""

    def __init__(
        self,
        codec: Codec,
        position: Position,
        invite: bool = False,
        limit: int = LIMIT,
        listen: bool = False,
    ) -> None:
        self.codec = codec
        self.blank = codec.blank
        self.position = position
        self.invite = invite
        self.limit = limit
        self.steps = 0  # small actions so far
        self.stopped = False  # the limit was reached: there is no result
        self.seat = -1  # who is asked; -1 when the game has ended
        self.asked = NOT_ASKED  # and why
        self.draft = self.blank
        self.heard: list[Line] | None = [] if listen else None
        self._queue: list[tuple[int, Ask]] = []  # (why, whom) still to ask
        self._talk = -1
        # By seat: what its codec reads, its row without the draft, and when these were made.
        self._views: list[View | None] = [None] * position.players
        self._tables: list[bytes] = [b""] * position.players
        self._viewed = [NEVER] * position.players
        self._tabled = [NEVER] * position.players
        self._glimpses = codec.glimpses
        self._pieces = codec.pieces()
        self._legal: list[int] | None = None
        self._vectors: Any = None  # what makes arrays of all this
        self._ask_next()

    @property
    def ended(self) -> bool:
        """Whether the game is over, or was cut off."""
        return self.position.over or self.stopped

    # --- looking --------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """What a seat may know now."""
        return self.position.view(seat)

    def _read(self, seat: int) -> View:
        """As much of its view as the codec reads."""
        view = self._views[seat]
        ply = self.position.ply
        if view is None or self._viewed[seat] != ply:
            if self._glimpses:
                view = self.position.glimpse(seat, view)
            else:
                view = self.position.view(seat)
            self._views[seat] = view
            self._viewed[seat] = ply
        return view

    def legal(self) -> list[int]:
        """The actions of the seat that is asked, rising."""
        if self._legal is None:
            if self.asked == NOT_ASKED:
                self._legal = []
            else:
                self._legal = self.codec.legal(self._read(self.seat), self.asked, self.draft)
        return self._legal

    def row(self, seat: int) -> bytearray:
        """The observation of a seat as cells; only the asked seat sees the draft."""
        view = self._read(seat)
        ply = self.position.ply
        if self._tabled[seat] != ply:
            self._tables[seat] = self.codec.next_table(view, self._pieces)
            self._tabled[seat] = ply
        row = bytearray(self._tables[seat])
        if seat == self.seat and self.asked != NOT_ASKED:
            self.codec.add_draft(row, view, self.asked, self.draft)
        return row

    def flags(self, seat: int, size: int) -> bytearray:
        """Ones for the legal actions of a seat, among so many; zeros if it is not asked."""
        found = bytearray(size)
        if seat == self.seat:
            for action in self.legal():
                found[action] = 1
        return found

    def observe(self, seat: int) -> Any:
        """The observation of a seat as an array of numpy: every number lies from -1 to 1."""
        return self._arrays().observation(self.row(seat))

    def mask(self, seat: int) -> Any:
        """Its legal actions as an array of numpy."""
        return self._arrays().mask(self.flags(seat, self.codec.actions.size))

    def _arrays(self) -> Any:
        if self._vectors is None:
            from fondaco.envs.vectors import vectors_of

            self._vectors = vectors_of(self.codec)
        return self._vectors

    # --- moving ---------------------------------------------------------------------------------

    def act(self, action: int) -> None:
        """The asked seat takes a small action."""
        if action not in self.legal():
            raise Refused("no-such-action", action=action)
        if self.heard is not None:
            self.heard.append((self.seat, action))
        self._count()
        meant = self.codec.act(self._read(self.seat), self.draft, action)
        if meant is None:
            self._settle(None)
        elif isinstance(meant, int):
            self._settle(meant)
        else:
            self.draft = meant
            self._legal = None
            if self.stopped:
                self._ask_next()

    def play(self, move: Move | None) -> None:
        """The asked seat makes a whole move at once, or says nothing: that is how bots answer."""
        if move is None and self.asked == ON_TURN:
            raise Refused("seat-silent", seat=self.seat)
        self._count()
        self._settle(move)

    def stop(self) -> None:
        """Break the game off; it has no result."""
        self.stopped = True
        self._ask_next()

    def _count(self) -> None:
        self.steps += 1
        self.stopped = self.steps >= self.limit

    def _settle(self, move: Move | None) -> None:
        if move is None:
            self.draft = self.blank
        else:
            seat = self.seat
            position = self.position
            if self.heard is None:
                position.play(seat, move)
            else:
                events: list[Event] = []
                position.play(seat, move, events)
                self.heard += events
            self.stopped = self.stopped and not position.over
            self.draft = self.codec.after(seat, position, self.draft, move)
            self._queue += [(TO_ANSWER, ask) for ask in self.codec.asks(position, seat, move)]
        self._ask_next()

    def _ask_next(self) -> None:
        self._legal = None
        position = self.position
        if self.ended:
            self.seat = -1
            self.asked = NOT_ASKED
            self.draft = self.blank
            return
        if self.invite:
            self._invite()
        while self._queue:
            why, (seat, due) = self._queue.pop(0)
            if why == INVITED:
                still = self._talk >= 0 and self.codec.may_speak(position)
            elif due == WHATEVER:
                still = seat in position.to_move()
            else:
                still = due in position.moves(seat)
            if still:
                self.seat = seat
                self.asked = why
                self.draft = self.blank
                return
        self.seat = position.turn
        self.asked = ON_TURN

    def _invite(self) -> None:
        talk = self.codec.talk(self.position)
        if talk != self._talk:
            self._talk = talk
            if talk >= 0:
                self._queue = [(INVITED, (seat, 0)) for seat in self.position.to_move()[1:]]

    # --- the end, and copies --------------------------------------------------------------------

    def returns(self, reward: str) -> list[float]:
        """What each seat gets for this game: see `REWARDS`. Nothing before its end."""
        if not self.position.over:
            return [0.0] * self.position.players
        return REWARDS[reward](self.position)

    def copy(self, position: Position | None = None) -> "Stepper":
        """An independent copy; around another position that looks the same, if one is given."""
        other = self.position.copy() if position is None else position
        new = Stepper(self.codec, other, self.invite, self.limit)
        new.steps = self.steps
        new.stopped = self.stopped
        new.seat = self.seat
        new.asked = self.asked
        new.draft = self.draft
        new.heard = None if self.heard is None else self.heard[:]
        new._queue = self._queue[:]
        new._talk = self._talk
        new._vectors = self._vectors
        new._legal = self._legal if position is None else None
        return new
