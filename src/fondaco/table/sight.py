"""What one audience sees of a table: a seat, or the spectators, in one language.

Everything that leaves the server about a game is made here, from Views and from events as a seat
saw them. After the game spectators may look at all hands.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from fondaco.contract.phrase import Phrase, Row, say
from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR, Event
from fondaco.contract.translator import Translator
from fondaco.games import game
from fondaco.table.audience import Audience, Voices
from fondaco.table.entries import (
    AnyEntry,
    Began,
    Channel,
    Granted,
    Moved,
    NumberedEntry,
    Reason,
    Said,
    Sat,
    kind_of,
)
from fondaco.table.frames import Line, Speech, State, StoryLine, Update, Welcome
from fondaco.table.moment import TableShown, fixed
from fondaco.table.results import ResultMaker
from fondaco.table.table import Table

TALK = 50  # speeches that a new client gets; it asks for earlier ones
STORY = 2000  # lines of the log that a new client gets
MISSED = 600  # entries, or …
MISSED_WORDS = 50_000  # … characters said; a client that missed more gets everything again
# Entries that are not moves and have a sentence.
NOTICES = (
    "began", "undone", "held", "paced", "coached", "stood", "returned", "paused", "resumed",
    "granted", "closed",
)  # fmt: skip


class Sight:
    """A table as its audiences see it, in their languages."""

    def __init__(self, table: Table, words: Callable[[str], Translator]) -> None:
        self.table = table
        self.words = words
        self.voice = Voices(table, words)
        self._results = ResultMaker(self.voice)
        self._fixed = fixed(table)
        self._manifest = game(table.settings.game)
        self._stories: dict[Audience, tuple[tuple[int, str], list[StoryLine]]] = {}

    def now(self, at: int) -> TableShown:
        """The table at this moment, for all audiences."""
        return TableShown(self.voice, self._results, self._fixed, at)

    def state(self, to: Audience, host: bool, at: int) -> State:
        """The table now. `host`: whether this is for the person who opened the table."""
        return self.now(at).state(to, host)

    # --- what happened ----------------------------------------------------------------------------

    def update(self, row: NumberedEntry, to: Audience, state: State | None) -> Update:
        """One entry as this audience saw it."""
        return Update(
            number=row.number,
            at=row.at,
            what=kind_of(row.entry),
            seat=getattr(row.entry, "seat", -1),
            events=[self.event(event, to) for event in self.table.events.get(row.number, [])],
            lines=self.told(row, to),
            taken_back=self.table.taken_back.get(row.number, []),
            speech=self.speech(row, to),
            state=state,
        )

    def told(self, row: NumberedEntry, to: Audience) -> list[Line]:
        """The lines about an entry for this audience."""
        if not to.language:
            return []
        seen = [event.seen_by(to.seat) for event in self.table.events.get(row.number, [])]
        lines = self.lines(seen, to, self.stood(row.entry))
        return lines + self._told(row.entry, to) or self._notice(row.entry, to)

    def stood(self, entry: AnyEntry) -> int:
        """The seat for which a bot made this move in place of a person; SPECTATOR: none."""
        if isinstance(entry, Moved) and entry.by == "bot" and self.table.chairs[entry.seat].person:
            return entry.seat
        return SPECTATOR

    def event(self, event: Event, to: Audience) -> Mapping[str, Any]:
        """An event as it leaves for this audience."""
        return self._manifest.event(self.table.rules, event, to.seat)

    def speech(self, row: NumberedEntry, to: Audience, moves: bool = True) -> Speech | None:
        """What was said with an entry. `moves`: also what a bot said with its move."""
        entry, chairs = row.entry, self.table.chairs
        if isinstance(entry, Said):
            return speech_of(row, entry, self.words(to.language))
        if moves and isinstance(entry, Moved) and entry.tells is not None:
            name = chairs[entry.seat].name
            told = Said("", name, "", seat=entry.seat, phrase=entry.tells)
            return speech_of(row, told, self.words(to.language))
        return None

    def _told(self, entry: AnyEntry, to: Audience) -> list[Line]:
        """What a bot said with its move, as a line of the log."""
        if not isinstance(entry, Moved) or entry.tells is None or not to.language:
            return []
        words, name = self.words(to.language), self.table.chairs[entry.seat].name
        said = words(entry.tells.id, **entry.tells.values)
        text = words("say-quoted", name=name, text=said)
        return [Line(text=text, seat=entry.seat, minor=True)]

    def _notice(self, entry: AnyEntry, to: Audience) -> list[Line]:
        """What happened at the table, if it was not a move."""
        kind = kind_of(entry)
        late = isinstance(entry, Sat) and entry.late
        if not to.language or (kind not in NOTICES and not late):
            return []
        seat = getattr(entry, "seat", -1)
        name = self.table.chairs[seat].name if seat >= 0 else ""
        count = getattr(entry, "count", 0)
        pace = getattr(entry, "pace", "")
        other = self.table.chairs[entry.to].name if isinstance(entry, Granted) else ""
        clock = self.table.settings.clock.kind
        aids = [say(f"server-coach-{aid}") for aid in getattr(entry, "aids", ())]
        if aids:
            count = len(aids)
        text = self.words(to.language)(
            f"server-{kind}", name=name, count=count, pace=pace, aids=Row(aids), other=other,
            clock=clock,
        )  # fmt: skip
        return [Line(text=text, seat=seat, minor=kind != "granted")]

    def welcome(self, last: int, to: Audience, host: bool, now: int) -> Welcome:
        """The state, and what the client missed since entry `last`; -1: it has seen nothing yet."""
        state = self.state(to, host, now)
        rows = self.table.rows
        if last < 0 or last >= len(rows) or _too_much(rows[last + 1 :]):
            talk, more = self.talk(to)
            earlier: list[Channel] = ["table"] if more else []
            return Welcome(state, [], self.story(to), talk, earlier, whole=True)
        missed = [self.update(row, to, None) for row in rows[last + 1 :]]
        return Welcome(state=state, missed=missed, story=[], talk=[])

    def talk(self, to: Audience, before: int | None = None) -> tuple[list[Speech], bool]:
        """The last speeches (before an entry), and whether there are earlier ones."""
        found: list[Speech] = []
        for row in reversed(self.table.rows[:before]):
            said = self.speech(row, to, moves=False)
            if said is not None:
                if len(found) == TALK:
                    return found[::-1], True
                found.append(said)
        return found[::-1], False

    def story(self, to: Audience) -> list[StoryLine]:
        """What happened and was not taken back, as far back as the log may reach.

        It is put into words once for all clients that come before the next move.
        """
        key = (self.table.plies, self.table.status)
        known = self._stories.get(to)
        if known is None or known[0] != key:
            known = self._stories[to] = (key, self._story(to))
        return list(known[1])

    def _story(self, to: Audience) -> list[StoryLine]:
        table, game = self.table, self.table.game
        if game is None or not to.language:
            return []
        began = next(row for row in table.rows if isinstance(row.entry, Began))
        limit = min(self.voice.log_limit(to) or STORY, STORY)
        told: list[StoryLine] = []
        # From the end, so that a short log of a long game is made quickly.
        happened = zip([began, *table.moves], [game.opening, *game.events], strict=True)
        for row, events in reversed(list(happened)):
            told[:0] = [
                StoryLine(
                    line.text, line.seat, line.opens, line.minor, line.about, line.calls,
                    line.cards, row.number,
                )
                for line in [
                    *self.lines(
                        [event.seen_by(to.seat) for event in events], to, self.stood(row.entry)
                    ),
                    *self._told(row.entry, to),
                ]
            ]  # fmt: skip
            if len(told) >= limit:
                break
        return told[-limit:]

    def moment(self, number: int, to: Audience) -> int:
        """The number of moves before an entry of the log, as far back as the log may reach."""
        table = self.table
        first = next((line.number for line in self.story(to)), table.number + 1)
        if table.game is None or not first <= number <= table.number:
            raise Refused("moment-too-far")
        return sum(row.number <= number for row in table.moves)

    def lines(self, seen: list[dict[str, Any]], to: Audience, stood: int = SPECTATOR) -> list[Line]:
        if not to.language or not seen:
            return []
        m = self.words(to.language)
        return [
            Line(
                m.say(told.text), told.seat, told.opens, told.minor, told.about, told.calls,
                told.cards,
            )
            for told in self.voice(to, stood).sentences(seen)
        ]  # fmt: skip

    def preview(self, text: str, to: Audience) -> str:
        """What a move would lead to, as far as the seat can know; may be empty."""
        game = self.table.game
        if game is None or not to.language:
            return ""
        view = game.position.view(to.seat)
        preview = self.voice(to).preview(view, [game.rules.parse_move(text)])
        return self.words(to.language).say(preview) if preview is not None else ""

    def would(self, line: Sequence[str], to: Audience) -> str:
        """A line of moves as advice, as if it were made in a world that fits what the seat knows.

        No move: it is said that there is nothing to say.
        """
        game = self.table.game
        if game is None or not to.language:
            return ""
        if not line:
            return self.words(to.language)("coach-silence")
        world = game.position.view(to.seat).sample(Random(0))
        seen: list[dict[str, Any]] = []
        for text in line:
            events: list[Event] = []
            world.play(to.seat, game.rules.parse_move(text), events)
            # Nobody can know what a draw would bring.
            seen.append(events[0].seen_by(SPECTATOR if events[0].barrier else to.seat))
        told = self.voice(to).advice(seen)
        return self.words(to.language).say(told) if told is not None else ", ".join(line)

    def expected(self, source: str, money: float, to: Audience) -> str:
        """That a choice brings more or less from a source of money; may be empty."""
        told = self.voice(to).expects(source, money)
        return self.words(to.language).say(told) if told is not None else ""

    def why(self, reason: Reason, to: Audience) -> str:
        """A bot's reason in words."""
        told = self.voice(to).reason(Phrase(reason.id, dict(reason.values)))
        return self.words(to.language).say(told)


def _too_much(missed: list[NumberedEntry]) -> bool:
    said = sum(len(row.entry.text) for row in missed if isinstance(row.entry, Said))
    return len(missed) > MISSED or said > MISSED_WORDS


def speech_of(row: NumberedEntry, said: Said, words: Translator) -> Speech:
    """A speech in the language of its reader."""
    phrase = said.phrase
    return Speech(
        at=row.at,
        name=said.name,
        text=words(phrase.id, **phrase.values) if phrase is not None else said.text,
        channel=said.channel,
        seat=said.seat,
        person=said.person,
        phrase=phrase.id if phrase is not None else "",
        number=row.number,
    )
