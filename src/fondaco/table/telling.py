"""What is said about one entry of the log, in words; audiences that read the same share it."""

from fondaco.contract.rules import SPECTATOR, Event
from fondaco.table.audience import Audience
from fondaco.table.entries import NumberedEntry
from fondaco.table.frames import Line
from fondaco.table.sight import Sight


class Telling:
    """The lines about one entry.

    Most of a table's audiences read what spectators read. A seat has lines of its own if it saw
    something secret, or if a sentence speaks of it: that one says `you`.
    """

    def __init__(self, sight: Sight, row: NumberedEntry) -> None:
        self.sight = sight
        self.row = row
        self.events = sight.table.events.get(row.number, [])
        self.secret = [event for event in self.events if event.secret is not None]
        self._stood = sight.stood(row.entry)
        self._readers: dict[Audience, Audience] = {}
        self._lines: dict[Audience, list[Line]] = {}
        self._spoken_of: dict[str, set[int] | None] = {}  # by language; None: nothing is shared

    def reader(self, to: Audience) -> Audience:
        """The audience whose lines this one reads: itself, or the spectators."""
        found = self._readers.get(to)
        if found is None:
            found = self._readers[to] = self._reader(to)
        return found

    def _reader(self, to: Audience) -> Audience:
        if to.seat < 0:
            return to
        spectators = Audience(SPECTATOR, to.language)
        if not to.language or not self.events:
            return spectators
        for event in self.secret:
            if saw_secret(event, to.seat):
                return to
        if self._stood == to.seat:  # a bot moved: there is no `you`
            return spectators
        spoken_of = self._seats_spoken_of(spectators)
        return to if spoken_of is None or to.seat in spoken_of else spectators

    def lines(self, to: Audience) -> list[Line]:
        """The lines for this audience."""
        reader = self.reader(to)
        found = self._lines.get(reader)
        if found is None:
            found = self._lines[reader] = self.sight.told(self.row, reader)
        return found

    def _seats_spoken_of(self, spectators: Audience) -> set[int] | None:
        language = spectators.language
        if language not in self._spoken_of:
            voice = self.sight.voice(spectators, self._stood)
            voice.spoken_of.clear()
            self._lines[spectators] = self.sight.told(self.row, spectators)
            self._spoken_of[language] = set(voice.spoken_of) if voice.shares_sentences else None
        return self._spoken_of[language]


def saw_secret(event: Event, seat: int) -> bool:
    """Whether a seat saw more of an event than a spectator."""
    return event.secret is not None and seat >= 0 and bool(event.audience >> seat & 1)
