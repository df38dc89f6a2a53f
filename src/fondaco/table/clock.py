"""The clocks of a table. They are computed from the times in its log, so a restart changes none.

A clock runs while the game waits for a person. With a bank, the time used is taken off and each
own turn adds a little. With days, every turn begins with the whole time.
"""

from fondaco.table.entries import Clock

DAY_MS = 86_400_000  # milliseconds
GRACE_MS = 60_000  # the least that a person has who comes back after their time was up
GIFT_MS = 60_000  # that a rival can give, where a bank runs; with days for each turn, a day


class Clocks:
    """Milliseconds left for each seat, and the seat whose clock runs."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.left = [self.fresh()] * players
        self.running = -1
        self.since = 0

    def fresh(self) -> int:
        if self.clock.kind == "days":
            return int(self.clock.days * DAY_MS)
        return self.clock.bank * 1000

    def charge(self, at: int) -> None:
        """Take off what the running seat has used up to now."""
        if self.running >= 0:
            self.left[self.running] -= max(0, at - self.since)
        self.since = max(at, self.since)

    def run(self, seat: int, at: int) -> None:
        """From now on the game waits for this seat; -1: for nobody."""
        self.charge(at)
        self.running = seat if self.clock.kind != "none" else -1

    def turn_ended(self, seat: int) -> None:
        if self.clock.kind == "live":
            self.left[seat] += self.clock.increment * 1000

    def turn_taken_back(self, seat: int) -> None:
        if self.clock.kind == "live":
            self.left[seat] -= self.clock.increment * 1000

    def turn_began(self, seat: int) -> None:
        if self.clock.kind == "days":
            self.left[seat] = self.fresh()

    def returned(self, seat: int) -> None:
        """A person is back. They get enough time not to be replaced again at once."""
        self.left[seat] = max(self.left[seat], min(GRACE_MS, self.fresh()))

    def granted(self, seat: int) -> None:
        """A rival gave this seat more time."""
        self.left[seat] += DAY_MS if self.clock.kind == "days" else GIFT_MS

    def remaining(self, seat: int, at: int) -> int | None:
        """The time this seat has left now; None: there is no clock."""
        if self.clock.kind == "none":
            return None
        used = max(0, at - self.since) if seat == self.running else 0
        return self.left[seat] - used

    def due(self) -> int:
        """When the running clock is used up; 0 if none runs."""
        return self.since + self.left[self.running] if self.running >= 0 else 0
