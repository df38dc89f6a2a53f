"""How long a bot waits for people before it ends its talks.

A person is never interrupted: while somebody writes an offer or reads one, time stands still. Their
client says so, again and again as long as it is true, and it is believed for a while. Nobody can
stop a table for good, though: what a seat has kept the others waiting in a turn is counted.
"""

from fondaco.table.table import Table

BELIEVED = 12_000  # milliseconds that "I am at work" counts
LOOK = 0.5  # seconds until one looks again whether somebody is still at work
MOST = 150_000  # that a seat may so keep other people waiting in one turn
MOST_ALONE = 1_800_000  # that the only person at a table may keep the bots waiting


class Patience:
    """Of the bot that is about to end its talks. All times are the room's, in milliseconds."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.busy: dict[int, int] = {}  # seats at work, and until when that is believed
        self._at = 0  # up to when it was counted
        self._moment = (-1, -1)  # the ply, and the turn, that is counted
        self._stood = 0  # how long time has stood still since the game last moved on
        self._kept: dict[int, int] = {}  # by seat: how long it has kept others waiting in this turn

    def attend(self, seat: int, busy: bool, now: int) -> bool:
        """A seat is at work, or has finished; whether that is news."""
        before = self.holding(now)
        self.busy.pop(seat, None)
        if busy:
            self.busy[seat] = now + BELIEVED
        return self.holding(now) != before

    def holding(self, now: int) -> list[int]:
        """The seats for whose sake time stands still."""
        self._count(now)
        return self._at_work(now)

    def left(self, now: int) -> int | None:
        """Until the bot may go on; None: nobody waits for people."""
        table = self.table
        if not table.bot_ends_talks():
            return None
        self._count(now)
        end = max(table.changed + table.settings.talk * 1000 + self._stood, table.held_until)
        return max(0, end - now)

    def look_again(self, now: int) -> float:
        """Seconds until it is worth asking again; 0: the bot may go on now."""
        return LOOK if self.holding(now) else (self.left(now) or 0) / 1000

    def _at_work(self, at: int) -> list[int]:
        believed = sorted(seat for seat, until in self.busy.items() if until > at)
        if not believed:
            return []
        people = sum(not chair.mind for chair in self.table.chairs)
        most = MOST if people > 1 else MOST_ALONE
        hear = self.table.people_to_hear()
        return [seat for seat in believed if seat in hear and self._kept.get(seat, 0) < most]

    def _count(self, now: int) -> None:
        """How long time has stood still until now."""
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
