"""A log beside a table's own: what only some may see, or what came after the game.

It is a log like any other, with numbers from 0. A room keeps how far it has read each of its own;
what is new is told over the bus by name and number, and found without the bus when the house looks
around. Whoever acts on such a log takes its next number: if it has grown meanwhile, that is taken.
"""

from collections.abc import Callable, Iterable

from fondaco.store import LogRow

Take = Callable[[LogRow], None]


class SideLog:
    def __init__(self, name: str, take: Take) -> None:
        self.name = name
        self.number = -1  # of the last line that was read
        self.at = 0  # when that was written
        self.last = b""  # and what it says
        self._take = take

    def take(self, rows: Iterable[LogRow]) -> list[tuple[int, Exception]]:
        """Take in lines that stand in the log; those that cannot be read, and why."""
        unreadable: list[tuple[int, Exception]] = []
        for row in rows:
            if row.number <= self.number:
                continue
            self.number, self.last = row.number, row.entry
            try:
                self.at = max(row.at, self.at)
                self._take(row)
            except Exception as error:  # the table plays on without that line
                unreadable.append((row.number, error))
        return unreadable

    def next(self, now: int, text: bytes) -> LogRow:
        """Its next line: never of a time before the last one."""
        return LogRow(self.number + 1, max(now, self.at), text)

    def then(self, now: int, text: bytes) -> tuple[str, LogRow]:
        """Its next line, to be written with what was done because of the last one."""
        return self.name, self.next(now, text)


def table_of(log: str) -> str:
    """The table that a log belongs to.

    >>> table_of("t1"), table_of("t1.gallery")
    ('t1', 't1')
    """
    return log.partition(".")[0]
