"""A review as plain data, for programs: everything, with moves in the notation of the game."""

from dataclasses import asdict
from typing import Any

from fondaco.analysis.decisions import Decision
from fondaco.analysis.narrator import Narrator
from fondaco.analysis.review import Review, ReviewedDeal, Told
from fondaco.messages import Messages

DIGITS = 5


def as_json(review: Review, narrator: Narrator, messages: Messages) -> dict[str, Any]:
    """A review as plain data, with the words of one language."""
    told: dict[str, Any] = {
        "game": narrator.played.rules.name,
        "options": narrator.played.rules.options(),
        "names": review.names,
        "scores": review.scores,
        "places": review.places,
        "budget": review.budget,
        "seed": review.seed,
        "seats": [asdict(each) for each in review.seats],
        "moments": [asdict(each) for each in review.moments],
        "turning_points": [asdict(each) for each in review.turning_points],
        "decisions": [_decision(each, narrator) for each in review.decisions],
        "deals": [_deal(each) for each in review.deals],
        "lies": [_lie(each, messages) for each in review.lies],
        "luck": [asdict(each) for each in review.luck],
    }
    found: dict[str, Any] = rounded(told)
    return found


def _decision(each: Decision, narrator: Narrator) -> dict[str, Any]:
    return {
        **asdict(each),
        "move": narrator.notation(each.move),
        "best": narrator.notation(each.best),
        "lost": each.lost,
        "mark": each.mark,
        "mistake": each.mistake,
    }


def _deal(deal: ReviewedDeal) -> dict[str, Any]:
    return {
        "ply": deal.ply,
        "owner": deal.made.owner,
        "taker": deal.made.taker,
        "judged": [asdict(each) for each in deal.worth.judged],
        "open": [asdict(each) for each in deal.worth.open],
    }


def _lie(told: Told, messages: Messages) -> dict[str, Any]:
    return {
        "ply": told.ply,
        "seat": told.lie.seat,
        "words": messages.say(told.lie.words),
        "deal": None if told.deal is None else told.deal.ply,
        "paid": told.paid,
    }


def rounded(value: Any) -> Any:
    """The same without digits that nobody needs.

    >>> rounded({"chance": 0.123456789, "seats": [1, (2.0000001,)]})
    {'chance': 0.12346, 'seats': [1, [2.0]]}
    """
    if isinstance(value, float):
        return round(value, DIGITS)
    if isinstance(value, dict):
        return {key: rounded(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [rounded(each) for each in value]
    return value
