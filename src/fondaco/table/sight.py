"""What one audience gets to see of a table: a seat, or the watchers, in one language.

Everything that leaves the house about a game is made here, from Views and from events as a seat saw
them. After the game watchers may look over every shoulder.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from fondaco.contract.phrase import Phrase, say
from fondaco.contract.phrase import Row as Several
from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR, Event
from fondaco.games import game
from fondaco.table.audience import Audience, Voices, Words
from fondaco.table.entries import AnyEntry, Began, Channel, Moved, Reason, Row, Said, kind_of
from fondaco.table.frames import Line, Speech, State, StoryLine, Update, Welcome
from fondaco.table.moment import Moment, fixed
from fondaco.table.results import Results
from fondaco.table.table import Table

TALK = 50  # things said that newcomers hear; the rest is asked for
STORY = 2000  # lines of the log that newcomers get
MISSED = 600  # entries, or …
MISSED_WORDS = 50_000  # … characters that were said; who has missed more is told all anew
# Entries beside the game that are told in words.
NOTICES = (
    "began", "undone", "held", "paced", "coached", "stood", "returned", "paused", "resumed",
    "closed",
)  # fmt: skip


class Sight:
    """A table as audiences see it, in the words of their languages."""

    def __init__(self, table: Table, words: Callable[[str], Words]) -> None:
        self.table = table
        self.words = words
        self.voice = Voices(table, words)
        self._results = Results(self.voice)
        self._fixed = fixed(table)
        self._stories: dict[Audience, tuple[tuple[int, str], list[StoryLine]]] = {}

    def now(self, at: int) -> Moment:
        """The table as it stands, for all who look at it now."""
        return Moment(self.voice, self._results, self._fixed, at)

    def state(self, to: Audience, host: bool, at: int) -> State:
        """The table now. `host`: whether it is told to whom opened the table."""
        return self.now(at).state(to, host)

    # --- what happened ----------------------------------------------------------------------------

    def update(self, row: Row, to: Audience, state: State | None) -> Update:
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

    def told(self, row: Row, to: Audience) -> list[Line]:
        """What is said of an entry to this audience."""
        if not to.language:
            return []
        seen = [event.seen_by(to.seat) for event in self.table.events.get(row.number, [])]
        lines = self.lines(seen, to, self.stood(row.entry))
        return lines + self._told(row.entry, to) or self._notice(row.entry, to)

    def stood(self, entry: AnyEntry) -> int:
        """The seat for which a bot made this move in somebody's place, or none."""
        if isinstance(entry, Moved) and entry.by == "bot" and self.table.chairs[entry.seat].person:
            return entry.seat
        return SPECTATOR

    def event(self, event: Event, to: Audience) -> Mapping[str, Any]:
        """An event as it leaves for this audience."""
        return game(self.table.settings.game).event(self.table.rules, event, to.seat)

    def speech(self, row: Row, to: Audience, moves: bool = True) -> Speech | None:
        """What was said there; `moves`: with a move of a bot, too."""
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
        """What happened at the table beside the game."""
        kind = kind_of(entry)
        if not to.language or kind not in NOTICES:
            return []
        seat = getattr(entry, "seat", -1)
        name = self.table.chairs[seat].name if seat >= 0 else ""
        count = getattr(entry, "count", 0)
        pace = getattr(entry, "pace", "")
        aids = [say(f"server-coach-{aid}") for aid in getattr(entry, "aids", ())]
        if aids:
            count = len(aids)
        text = self.words(to.language)(
            f"server-{kind}", name=name, count=count, pace=pace, aids=Several(aids)
        )
        return [Line(text=text, seat=seat, minor=True)]

    def welcome(self, last: int, to: Audience, host: bool, now: int) -> Welcome:
        """The state, and what was missed since entry `last`; -1: nothing was seen yet."""
        state = self.state(to, host, now)
        rows = self.table.rows
        if last < 0 or last >= len(rows) or _too_much(rows[last + 1 :]):
            talk, more = self.talk(to)
            earlier: list[Channel] = ["table"] if more else []
            return Welcome(state, [], self.story(to), talk, earlier, whole=True)
        missed = [self.update(row, to, None) for row in rows[last + 1 :]]
        return Welcome(state=state, missed=missed, story=[], talk=[])

    def talk(self, to: Audience, before: int | None = None) -> tuple[list[Speech], bool]:
        """What was said last (before an entry), and whether there is more before that."""
        found: list[Speech] = []
        for row in reversed(self.table.rows[:before]):
            said = self.speech(row, to, moves=False)
            if said is not None:
                if len(found) == TALK:
                    return found[::-1], True
                found.append(said)
        return found[::-1], False

    def story(self, to: Audience) -> list[StoryLine]:
        """What has happened and was not taken back, as far as the log may reach.

        Whoever comes while nothing happens is told the same: it is put into words once.
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
        # From the end, so that a short log of a long game is soon told.
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
        """How many moves an entry of the log stands after, as far back as the log may reach."""
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

    def would(self, text: str, to: Audience) -> str:
        """A move as a sentence, as if it were made in a world that fits what the seat knows."""
        game = self.table.game
        if game is None or not to.language:
            return ""
        world = game.position.view(to.seat).sample(Random(0))
        events: list[Event] = []
        world.play(to.seat, game.rules.parse_move(text), events)
        # What a draw would bring is not there to be known.
        eyes = SPECTATOR if events[0].barrier else to.seat
        told = self.lines([events[0].seen_by(eyes)], to)
        return told[0].text if told else text

    def why(self, reason: Reason, to: Audience) -> str:
        """A bot's reason in words."""
        told = self.voice(to).reason(Phrase(reason.id, dict(reason.values)))
        return self.words(to.language).say(told)


def _too_much(missed: list[Row]) -> bool:
    said = sum(len(row.entry.text) for row in missed if isinstance(row.entry, Said))
    return len(missed) > MISSED or said > MISSED_WORDS


def speech_of(row: Row, said: Said, words: Words) -> Speech:
    """Something said, in the words of whoever reads it."""
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
