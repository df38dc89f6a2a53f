"""What one audience gets to see of a table: a seat, or the watchers, in one language.

Everything that leaves the house about a game is made here, from Views and from events as a seat saw
them. After the game watchers may look over every shoulder.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, cast

from fondaco.contract.phrase import Said as Sayable
from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR, Event, View
from fondaco.contract.voice import Voice
from fondaco.games import game, make_voice
from fondaco.rulebook import RULE_ID
from fondaco.table.entries import AnyEntry, Began, Reason, Row, Said, kind_of
from fondaco.table.frames import (
    Ask,
    ClockShown,
    Line,
    Payment,
    Result,
    SeatInfo,
    Speech,
    State,
    StoryLine,
    Update,
    Welcome,
)
from fondaco.table.plain import plain
from fondaco.table.table import Table

# Entries beside the game that are told in words.
NOTICES = ("began", "undone", "stood", "returned", "paused", "resumed", "closed")


@dataclass(frozen=True, slots=True)
class Audience:
    """Who looks: a seat or SPECTATOR, and the language of the words; without one, no words."""

    seat: int = SPECTATOR
    language: str = ""


class Words(Protocol):
    """The words of one language; `fondaco.messages` has them."""

    def __call__(self, key: str, /, **values: Any) -> str:
        """A message with these values put in."""

    def say(self, said: Sayable) -> str:
        """A phrase in words."""

    def refusal(self, refused: Refused) -> str:
        """Why something cannot be done."""


class Sight:
    """A table as audiences see it. Voices are kept ready for as long as nobody new sits down.

    `words` gives the words of a language to whoever wants any.
    """

    def __init__(self, table: Table, words: Callable[[str], Words]) -> None:
        self.table = table
        self.words = words
        self._voices: dict[int, tuple[list[str], Voice]] = {}

    # --- the state --------------------------------------------------------------------------------

    def state(self, to: Audience, host: bool, now: int) -> State:
        """The table now. `host`: whether it is told to whom opened the table."""
        table = self.table
        settings = table.settings
        view = table.game.position.view(to.seat) if table.game else None
        return State(
            table=table.id,
            number=table.number,
            at=now,
            title=settings.title,
            game=settings.game,
            players=settings.players,
            options=settings.options,
            private=settings.private,
            clock=cast(ClockShown, plain(settings.clock)),
            talk=settings.talk,
            status=table.status,
            commitment=table.commitment,
            seats=[self._seat(seat, now) for seat in range(settings.players)],
            you=to.seat,
            host=host,
            running=table.clocks.running,
            view=view.as_json() if view else None,
            outlook=game(settings.game).outlook(view) if view else None,
            ask=self._ask(view, to) if view else None,
            orders=self._orders(to),
            log_limit=self._log_limit(to),
            same_deal_as=table.opened.same_deal_as,
            follows=table.opened.follows,
            rematch=table.rematch,
            result=self._result(to),
        )

    def _seat(self, seat: int, now: int) -> SeatInfo:
        table = self.table
        chair = table.chairs[seat]
        return SeatInfo(
            name=chair.name,
            kind="person" if chair.person is not None else "bot" if chair.bot else "open",
            bot=chair.mind,
            standing_in=bool(chair.stand_in),
            ready=table.ready(seat),
            clock=table.clocks.remaining(seat, now),
            person=chair.person or "",
        )

    def _orders(self, to: Audience) -> dict[str, Any] | None:
        orders = self.table.chairs[to.seat].orders if to.seat >= 0 else None
        return plain(orders) if orders is not None else None

    def _ask(self, view: View, to: Audience) -> Ask | None:
        """What a seat may do; nothing where a bot plays for it."""
        table = self.table
        game = table.game
        if game is None or to.seat < 0 or table.status != "playing":
            return None
        if table.chairs[to.seat].mind:
            return None
        no_undo = game.why_no_undo(to.seat)
        mine = to.seat in view.to_move
        words = bool(to.language)
        prompt = ""
        hints: list[str] = []
        rules: list[str] = []
        if words and mine:
            voice, m = self._voice(to), self.words(to.language)
            prompt = m.say(voice.prompt(view))
            hints = [m.say(hint) for hint in voice.hints(view)]
            rules = RULE_ID.findall(m.say(voice.help(view)))
        elif words:
            prompt = self.words(to.language)("server-wait", name=table.chairs[table.turn].name)
        return Ask(
            prompt=prompt,
            hints=hints,
            help=rules,
            waited_for=bool(view.to_move) and view.to_move[0] == to.seat,
            ends=ends(view, table) if mine and words else [],
            undo=0 if no_undo else game.undoable(to.seat),
            no_undo=self.words(to.language).refusal(no_undo) if no_undo else "",
        )

    def _result(self, to: Audience) -> Result | None:
        table = self.table
        if table.game is None or table.status != "over":
            return None
        position = table.game.position
        payments: list[Payment] = []
        review: list[str] = []
        if to.language:
            voice, m = self._voice(to), self.words(to.language)
            named = dict(voice.causes())
            seen = [e.in_full() for es in [table.game.opening, *table.game.events] for e in es]
            sums: dict[tuple[str, int], int] = {}
            for paid in voice.payments(seen):
                sums[paid.cause, paid.seat] = sums.get((paid.cause, paid.seat), 0) + paid.amount
            order = list(named)
            payments = [
                Payment(seat=seat, cause=m.say(named[cause]), amount=amount)
                for (cause, seat), amount in sorted(
                    sums.items(), key=lambda item: (order.index(item[0][0]), item[0][1])
                )
            ]
            review = [m.say(each) for each in voice.review(table.game.log)]
        return Result(
            scores=position.scores(),
            places=position.places(),
            seed=table.opened.seed,
            payments=payments,
            review=review,
        )

    # --- what happened ----------------------------------------------------------------------------

    def update(self, row: Row, to: Audience, state: State | None) -> Update:
        """One entry as this audience saw it."""
        events = self.table.events.get(row.number, [])
        seen = [event.seen_by(to.seat) for event in events]
        said = row.entry if isinstance(row.entry, Said) else None
        return Update(
            number=row.number,
            at=row.at,
            what=kind_of(row.entry),
            seat=getattr(row.entry, "seat", -1),
            events=[self.event(event, to) for event in events],
            lines=self.lines(seen, to) or self._notice(row.entry, to),
            taken_back=self.table.taken_back.get(row.number, []),
            speech=speech(row, said) if said else None,
            state=state,
        )

    def event(self, event: Event, to: Audience) -> Mapping[str, Any]:
        """An event as it leaves for this audience."""
        return game(self.table.settings.game).event(self.table.rules, event, to.seat)

    def _notice(self, entry: AnyEntry, to: Audience) -> list[Line]:
        """What happened at the table beside the game."""
        kind = kind_of(entry)
        if not to.language or kind not in NOTICES:
            return []
        seat = getattr(entry, "seat", -1)
        name = self.table.chairs[seat].name if seat >= 0 else ""
        count = getattr(entry, "count", 0)
        text = self.words(to.language)(f"server-{kind}", name=name, count=count)
        return [Line(text=text, seat=seat, minor=True)]

    def welcome(self, last: int, to: Audience, host: bool, now: int) -> Welcome:
        """The state, and what was missed since entry `last`; -1: nothing was seen yet."""
        state = self.state(to, host, now)
        rows = self.table.rows
        if last < 0 or last >= len(rows):
            talk = [speech(row, row.entry) for row in rows if isinstance(row.entry, Said)]
            return Welcome(state=state, missed=[], story=self.story(to), talk=talk)
        missed = [self.update(row, to, None) for row in rows[last + 1 :]]
        return Welcome(state=state, missed=missed, story=[], talk=[])

    def story(self, to: Audience) -> list[StoryLine]:
        """What has happened and was not taken back, as far as the log may reach."""
        table, game = self.table, self.table.game
        if game is None or not to.language:
            return []
        began = next(row for row in table.rows if isinstance(row.entry, Began))
        limit = self._log_limit(to)
        told: list[StoryLine] = []
        # From the end, so that a short log of a long game is soon told.
        happened = zip([began, *table.moves], [game.opening, *game.events], strict=True)
        for row, events in reversed(list(happened)):
            told[:0] = [
                StoryLine(line.text, line.seat, line.opens, line.minor, row.number)
                for line in self.lines([event.seen_by(to.seat) for event in events], to)
            ]
            if limit and len(told) >= limit:
                break
        return told[-limit:]

    def _log_limit(self, to: Audience) -> int:
        """How many lines back the log may reach, where memory is part of the game; 0: all."""
        table = self.table
        if table.game is None or table.status == "over" or not to.language:
            return 0
        return self._voice(to).log_limit()

    def moment(self, number: int, to: Audience) -> int:
        """How many moves an entry of the log stands after, as far back as the log may reach."""
        table = self.table
        first = next((line.number for line in self.story(to)), table.number + 1)
        if table.game is None or not first <= number <= table.number:
            raise Refused("moment-too-far")
        return sum(row.number <= number for row in table.moves)

    def lines(self, seen: list[dict[str, Any]], to: Audience) -> list[Line]:
        if not to.language or not seen:
            return []
        m = self.words(to.language)
        return [
            Line(text=m.say(told.text), seat=told.seat, opens=told.opens, minor=told.minor)
            for told in self._voice(to).sentences(seen)
        ]

    def preview(self, text: str, to: Audience) -> str:
        """What a move would lead to, as far as the seat can know; may be empty."""
        game = self.table.game
        if game is None or not to.language:
            return ""
        view = game.position.view(to.seat)
        preview = self._voice(to).preview(view, [game.rules.parse_move(text)])
        return self.words(to.language).say(preview) if preview is not None else ""

    def why(self, reason: Reason, to: Audience) -> str:
        """A bot's reason in words."""
        return self.words(to.language)(reason.id, **reason.values)

    def _voice(self, to: Audience) -> Voice:
        names = [chair.name or "?" for chair in self.table.chairs]
        known = self._voices.get(to.seat)
        if known is not None and known[0] == names:
            return known[1]
        voice = make_voice(self.table.rules, to.seat, names)
        self._voices[to.seat] = (names, voice)
        return voice


def ends(view: View, table: Table) -> list[str]:
    """The listed moves that end the seat's turn, tried out in a world it could be in.

    A bid passes the turn on as well, but asking twice for each would only be in the way.
    """
    rules = table.rules
    if view.to_move[0] != view.seat or view.prompt["ask"] == "bid":
        return []
    world = view.sample(Random(view.ply))
    found: list[str] = []
    for move in view.moves:
        after = world.copy()
        try:
            after.play(view.seat, move)
        except Refused:
            continue
        if after.turn != view.seat:
            found.append(rules.format_move(move))
    return found


def speech(row: Row, said: Said) -> Speech:
    return Speech(
        at=row.at,
        name=said.name,
        text=said.text,
        channel=said.channel,
        seat=said.seat,
        person=said.person,
    )
