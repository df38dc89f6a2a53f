"""The coach: what it would do in somebody's place and why, what an offer is worth, a second look.

It is asked as a bot is, with the View of the seat: it knows what the seat knows, and how long it
thinks is a number of worlds, not a time. Who plays alone against bots may have one, and whoever
sits at a table whose host allows it; no such game is rated, and everybody there sees who has one.
"""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeVar

from msgspec import Struct

from fondaco.analysis.decisions import judge
from fondaco.analysis.offers import worth_of_offer, worth_of_offering
from fondaco.analysis.worth import Worth
from fondaco.contract.bargain import Bargains
from fondaco.contract.refused import Refused
from fondaco.contract.rules import View
from fondaco.games import game
from fondaco.server.desk import Work
from fondaco.server.house import House
from fondaco.server.minds import Question, Thought, question, seen, think
from fondaco.server.room import Room
from fondaco.table.entries import Aid
from fondaco.table.table import Table

T = TypeVar("T")
COACH: Final = "captain:200"
WORLDS: Final = 32  # that are looked into for one question
OFFERS: Final = 8  # on the table that are weighed at a time, the newest ones


class Gain(Struct, frozen=True):
    """What a choice gives its seat beside another: points of a hundred to win, and money."""

    chance: int
    chance_error: int
    money: float
    money_error: float

    @classmethod
    def of(cls, worth: Worth) -> "Gain":
        return cls(
            round(100 * worth.chance.mean),
            round(100 * worth.chance.error),
            round(worth.money.mean, 1),
            round(worth.money.error, 1),
        )


class OfferGain(Struct, frozen=True):
    """What an offer on the table would give; none: it is not mine to take, or nobody can."""

    number: int
    version: int
    gain: Gain | None


class Weighed(Struct, frozen=True):
    offers: list[OfferGain]
    move: Gain | None = None  # the one that is being written


class Doubt(Struct, frozen=True):
    """Whether a move seems to be a grave mistake, and what it costs beside the best one."""

    grave: bool
    gain: Gain | None = None


def may_ask(table: Table, seat: int, aid: Aid) -> None:
    """Refused, unless this seat's coach does that."""
    if seat < 0:
        raise Refused("only-watching")
    if table.opened.counted:
        raise Refused("coach-day")
    if not table.may_coach(seat):
        raise Refused("coach-off")
    if aid not in table.aids(seat):
        raise Refused("coach-unasked")


def is_time(table: Table, seat: int, aid: Aid) -> bool:
    """Whether there is something to be said about now."""
    if table.status != "playing" or table.game is None or table.chairs[seat].mind:
        return False
    return seat == table.turn or (aid != "advice" and seat in table.game.position.to_move())


async def advise(house: House, room: Room, seat: int) -> Thought:
    """What the coach would do now."""
    thought = await _asked(house, room, seat, "advice", lambda asked: partial(think, asked))
    if thought is None:
        raise Refused("coach-turn")
    if thought.trouble:  # a move by lot is no advice
        raise Refused("no-answer")
    return thought


async def weigh(house: House, room: Room, seat: int, move: str) -> Weighed:
    """What the offers on the table are worth, or the one that is being written."""
    found = await _asked(house, room, seat, "worth", lambda asked: partial(weighed, asked, move))
    return found or Weighed([])


async def doubt(house: House, room: Room, seat: int, move: str) -> Doubt:
    """Whether this move had better not be made."""
    found = await _asked(house, room, seat, "warning", lambda asked: partial(doubted, asked, move))
    return found or Doubt(False)


async def _asked(
    house: House, room: Room, seat: int, aid: Aid, work: Callable[[Question], Work[T]]
) -> T | None:
    """None where it is not the time, or the table has moved on before the coach had any."""
    table = room.table
    may_ask(table, seat, aid)
    if not is_time(table, seat, aid):
        return None
    plies = table.plies

    def ask() -> Work[T]:
        if table.plies != plies:
            raise GoneBy
        name = f"{table.id} coach"
        return work(question(table, seat, COACH, must=True, name=name, seed="coach"))

    try:
        found = await house.desk.do(house.allowances.owner(table.answerable(seat)), ask)
    except GoneBy:
        return None
    return found if table.plies == plies else None


class GoneBy(Exception):
    """What was asked about is no longer so."""


# --- in the process of the desk -------------------------------------------------------------------


def weighed(asked: Question, move: str, worlds: int = WORLDS) -> Weighed:
    rules, view = seen(asked)
    bargains = game(rules.name).watches_bargains(rules)
    if move:
        worth = worth_of_offering(view, rules.parse_move(move), bargains, worlds)
        return Weighed([], Gain.of(worth) if worth is not None else None)
    offers = view.as_json().get("offers", [])[-OFFERS:]
    return Weighed([_offer(view, each, bargains, worlds) for each in offers])


def _offer(view: View, offer: dict[str, int], bargains: Bargains, worlds: int) -> OfferGain:
    worth = worth_of_offer(view, offer["number"], bargains, worlds)
    gain = Gain.of(worth) if worth is not None else None
    return OfferGain(offer["number"], offer["version"], gain)


def doubted(asked: Question, move: str, worlds: int = WORLDS) -> Doubt:
    rules, view = seen(asked)
    decision = judge(view, rules.parse_move(move), worlds, "coach")
    if decision is None or not decision.mistake:
        return Doubt(False)
    return Doubt(True, Gain.of(decision.worth))
