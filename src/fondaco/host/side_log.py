"""A side log of a table: entries that only some may see, or that came after the game.

It is a log like any other, with numbers from 0. A room knows how far it has read each of its side
logs. The bus announces new entries by name and number; without the bus the patrol finds them. A
command that depends on a side log takes its next number, so it fails if the log has grown.
"""

from collections.abc import Callable, Iterable

from fondaco.store import LogRow

Take = Callable[[LogRow], None]


class SideLog:
    def __init__(self, name: str, take: Take) -> None:
        self.name = name
        self.number = -1  # of the last line that was read
        self.at = 0  # the time of that line
        self.last = b""  # its text
        self._take = take

    def take(self, rows: Iterable[LogRow]) -> list[tuple[int, Exception]]:
        """Read lines of the log. Returns the numbers of lines that cannot be read, and why."""
        unreadable: list[tuple[int, Exception]] = []
        for row in rows:
            if row.number <= self.number:
                continue
            self.number, self.last = row.number, row.entry
            try:
                self.at = max(row.at, self.at)
                self._take(row)
            except Exception as error:  # the table continues without that line
                unreadable.append((row.number, error))
        return unreadable

    def next(self, now: int, text: bytes) -> LogRow:
        """The next line of this log. Its time is never before that of the last line."""
        return LogRow(self.number + 1, max(now, self.at), text)

    def then(self, now: int, text: bytes) -> tuple[str, LogRow]:
        """The next line with the name of this log, to be appended together with a table's entry."""
        return self.name, self.next(now, text)


def table_of(log: str) -> str:
    """The table that a log belongs to.

    >>> table_of("t1"), table_of("t1.gallery")
    ('t1', 't1')
    """
    return log.partition(".")[0]
