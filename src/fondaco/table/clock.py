"""The clocks of a table: reckoned from the times in its log alone, so that a restart changes none.

A clock runs while the game waits for a person. With a bank, what was used is taken off and each
turn of one's own adds a little; with days, every turn begins with the whole time.
"""

from fondaco.table.entries import Clock

DAY = 86_400_000  # milliseconds
GRACE = 60_000  # what somebody has at least who comes back after their time was up


class Clocks:
    """Milliseconds left for each seat, and who is being waited for since when."""

    def __init__(self, clock: Clock, players: int) -> None:
        self.clock = clock
        self.left = [self.fresh()] * players
        self.running = -1
        self.since = 0

    def fresh(self) -> int:
        if self.clock.kind == "days":
            return int(self.clock.days * DAY)
        return self.clock.bank * 1000

    def charge(self, at: int) -> None:
        """Take off what the running seat has used up to now."""
        if self.running >= 0:
            self.left[self.running] -= max(0, at - self.since)
        self.since = max(at, self.since)

    def run(self, seat: int, at: int) -> None:
        """From now on this seat is waited for; -1: nobody."""
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
        """Somebody is back: with too little time left they would be gone again at once."""
        self.left[seat] = max(self.left[seat], min(GRACE, self.fresh()))

    def remaining(self, seat: int, at: int) -> int | None:
        """What this seat has left now; None where there is no clock."""
        if self.clock.kind == "none":
            return None
        used = max(0, at - self.since) if seat == self.running else 0
        return self.left[seat] - used

    def due(self) -> int:
        """When the running clock is used up; 0 if none runs."""
        return self.since + self.left[self.running] if self.running >= 0 else 0
