"""The coach: advice, the worth of offers, and warnings before serious mistakes.

It gets the seat's View, like a bot, so it knows only what the seat knows. How long it thinks is a
number of worlds, not a time. A person who plays alone against bots may have a coach, and so may
everybody at a table whose host allows it. Such a game is not rated, and everybody there sees which
players have a coach.
"""

from dataclasses import dataclass, replace
from typing import Final

from fondaco.analysis.decisions import judge
from fondaco.analysis.offers import worth_of_offer, worth_of_offering
from fondaco.bots.versions import NEWEST
from fondaco.contract.bargain import Bargains
from fondaco.contract.refused import Refused
from fondaco.contract.rules import View
from fondaco.games import game
from fondaco.host.advising import Advised, Gain
from fondaco.host.bot_thinking import Question, question, read_view
from fondaco.table.audience import Audience
from fondaco.table.entries import Aid
from fondaco.table.sight import Sight
from fondaco.table.table import Table

COACH: Final = "coach"
WORLDS: Final = 32  # examined for one question
MAX_OFFERS_WEIGHED: Final = 8  # at a time, the newest ones


@dataclass(frozen=True)
class OfferGain:
    """The gain of taking an offer on the table; None: this seat cannot take it, or nobody can."""

    number: int
    version: int
    gain: Gain | None


@dataclass(frozen=True)
class Weighed:
    offers: list[OfferGain]
    move: Gain | None = None  # of the offer that is being written


@dataclass(frozen=True)
class Doubt:
    """Whether a move seems to be a serious mistake, and its gain compared with the best move."""

    grave: bool
    gain: Gain | None = None


@dataclass(frozen=True)
class Advice:
    """The coach's choice and its reasons, in the reader's language."""

    line: list[str]  # the moves to make, one after another; none: say nothing
    words: str
    money: int  # that the player can expect to end with, and the chance to win in percent
    chance: int
    why: str  # the cause, in the words of the game
    expects: list[str]  # where the gain comes from, and what it costs; the most important first
    only: bool  # there is nothing else to do
    other: str  # the second choice; empty: there was none that makes a difference
    gain: Gain | None  # compared with the second choice
    rival: str  # who would gain by the second choice, and how much money
    rival_gain: float


def may_ask(table: Table, seat: int, aid: Aid) -> None:
    """Refused, if this seat may not ask its coach for this."""
    if seat < 0:
        raise Refused("only-watching")
    if table.opened.counted:
        raise Refused("coach-day")
    if not table.may_coach(seat):
        raise Refused("coach-off")
    if aid not in table.aids(seat):
        raise Refused("coach-unasked")


def is_time(table: Table, seat: int, aid: Aid) -> bool:
    """Whether the coach has something to say in this position."""
    if table.status != "playing" or table.game is None or table.chairs[seat].mind:
        return False
    position = table.game.position
    if aid == "advice":  # in the turn of another it has to judge offers
        return seat == table.turn or bool(position.open_offers(seat))
    return seat in position.to_move()


def coach_question(table: Table, seat: int) -> Question:
    """The question to the coach of a seat."""
    asked = question(table, seat, COACH, must=False, name=f"{table.id} coach", seed="coach")
    return replace(asked, bots=NEWEST)  # it knows what the present bots know


def advice_in_words(sight: Sight, found: Advised, to: Audience) -> Advice:
    """The coach's thoughts in the reader's language."""
    return Advice(
        line=list(found.line),
        words=sight.would(found.line, to),
        money=found.money,
        chance=found.chance,
        why=sight.why(found.cause, to) if found.cause is not None else "",
        expects=[said for each in found.sources if (said := sight.expected(*each, to))],
        only=found.only,
        other=sight.would(found.other, to) if found.other is not None else "",
        gain=found.gain,
        rival=sight.table.chairs[found.rival].name if found.rival >= 0 else "",
        rival_gain=found.rival_gain,
    )


def weighed(asked: Question, move: str, worlds: int = WORLDS) -> Weighed:
    rules, view = read_view(asked)
    bargains = game(rules.name).bargains(rules)
    if move:
        worth = worth_of_offering(view, rules.parse_move(move), bargains, worlds)
        return Weighed([], Gain.of(worth) if worth is not None else None)
    offers = bargains.open(view)[-MAX_OFFERS_WEIGHED:]
    return Weighed([_offer(view, *each, bargains, worlds) for each in offers])


def _offer(view: View, number: int, version: int, bargains: Bargains, worlds: int) -> OfferGain:
    worth = worth_of_offer(view, number, bargains, worlds)
    return OfferGain(number, version, Gain.of(worth) if worth is not None else None)


def doubted(asked: Question, move: str, worlds: int = WORLDS) -> Doubt:
    rules, view = read_view(asked)
    decision = judge(view, rules.parse_move(move), worlds, "coach", quick=True)
    if decision is None or not decision.mistake:
        return Doubt(False)
    return Doubt(True, Gain.of(decision.worth))
