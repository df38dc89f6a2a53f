"""How long a bot waits for people before it ends its talks.

A person is never interrupted: the timer stands still while a person writes or reads an offer. Their
client repeats "busy" as long as that is true, and each message counts for a while. But nobody can
stop a table for good. The timer counts how long a seat has made the others wait in a turn, and the
whole turn of a bot has a bound that no action extends. When that is reached, the bot ends its
talks, and the others can no longer make moves that would let it think again.
"""

from fondaco.contract.refused import Refused
from fondaco.table.table import Table

BELIEVED_MS = 12_000  # that a message "busy" counts
LOOK_S = 0.5  # until the timer checks again whether a person is busy
MAX_WAIT_MS = 150_000  # that a busy seat may make other people wait in one turn
MAX_WAIT_ALONE_MS = 1_800_000  # that the only person at a table may make the bots wait
MAX_TURN_MS = 600_000  # that people may speak in one turn of a bot
MAX_TURN_ALONE_MS = 3_600_000  # … if there is only one person
TURN_TALKS = 3  # or so many times the table's talk time, if that is longer


class TalkTimer:
    """The timer of the bot that wants to end its talks. Times are the table's, in milliseconds."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.busy: dict[int, int] = {}  # busy seats, and until when that counts
        self._at = 0  # the time up to which `_count` has counted
        self._moment = (-1, -1)  # the ply and the turn that it counts for
        self._stood = 0  # how long the timer has stood still since the last move
        self._kept: dict[int, int] = {}  # by seat: how long it has made others wait in this turn

    def attend(self, seat: int, busy: bool, now: int) -> bool:
        """A seat is busy, or no longer; whether that changes anything."""
        before = self.holding(now)
        self.busy.pop(seat, None)
        if busy:
            self.busy[seat] = now + BELIEVED_MS
        return self.holding(now) != before

    def holding(self, now: int) -> list[int]:
        """The seats for which the timer stands still."""
        self._count(now)
        return self._at_work(now)

    def left(self, now: int) -> int | None:
        """The time until the bot may end its talks; None: no bot waits for people."""
        table = self.table
        if not table.bot_ends_talks():
            return None
        self._count(now)
        end = max(table.changed + table.settings.talk * 1000 + self._stood, table.held_until)
        return max(0, min(end - now, self._turn_left(now)))

    def check(self, seat: int, now: int) -> None:
        """Refused, if a bot's turn has reached its bound: others may no longer move in it."""
        if seat != self.table.turn and self._turn_left(now) <= 0:
            raise Refused("turn-long-enough")

    def look_again(self, now: int) -> float:
        """Seconds until the next check; 0: the bot may end its talks now."""
        return LOOK_S if self.holding(now) else (self.left(now) or 0) / 1000

    def _at_work(self, at: int) -> list[int]:
        believed = sorted(seat for seat, until in self.busy.items() if until > at)
        if not believed:
            return []
        if self._turn_left(at) <= 0:
            return []
        people = sum(not chair.mind for chair in self.table.chairs)
        most = MAX_WAIT_MS if people > 1 else MAX_WAIT_ALONE_MS
        waited_for = self.table.people_to_hear()
        return [seat for seat in believed if seat in waited_for and self._kept.get(seat, 0) < most]

    def _turn_left(self, now: int) -> int:
        """The rest of the bound of a bot's turn.

        A person who lets a bot play for them still counts as a person here: otherwise they could
        extend the bound by that.
        """
        people = sum(chair.person is not None for chair in self.table.chairs)
        most = MAX_TURN_MS if people > 1 else MAX_TURN_ALONE_MS
        most = max(most, TURN_TALKS * self.table.settings.talk * 1000)
        return most - self.table.bot_time(now)

    def _count(self, now: int) -> None:
        """Count how long the timer has stood still until now."""
        table = self.table
        moment = (table.plies, table.turn)
        if moment != self._moment:
            if moment[1] != self._moment[1]:
                self._kept = {}
            self._moment, self._stood, self._at = moment, 0, table.changed
        since, self._at = self._at, max(now, self._at)
        stood = 0
        for seat in self._at_work(since):
            kept = max(0, min(now, self.busy[seat]) - since)
            self._kept[seat] = self._kept.get(seat, 0) + kept
            stood = max(stood, kept)
        self._stood += stood
