"""A review as tables of phrases: the terminal prints them, the page and whoever else shows them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fondaco.analysis.chances import Estimate
from fondaco.analysis.decisions import Decision
from fondaco.analysis.narrator import Narrator
from fondaco.analysis.review import Review, ReviewedDeal, Told
from fondaco.analysis.summary import TurningPoint
from fondaco.contract.phrase import Phrase, Row, Said, say

WORST: Final = 12  # mistakes that the terminal prints


@dataclass(frozen=True)
class ReportSection:
    """One table, with what it is about. A section without rows says that there was nothing."""

    name: str
    heading: Phrase
    about: Phrase
    heads: list[Phrase]
    rows: list[list[Said]]
    # For each row: how many moves were made before what it describes; -1: not about a move.
    plies: list[int]
    folded: bool = False  # long: a page shows it on request, the terminal never


def sections(review: Review, narrator: Narrator) -> list[ReportSection]:
    """All of it, what matters most first; of deals only where the game has any."""
    return [
        _seats(review),
        _luck(review),
        _turning_points(review, narrator),
        _mistakes(review, narrator),
        *([_deals(review, narrator), _lies(review)] if narrator.bargains else []),
        _moments(review),
        _decisions(review, narrator),
    ]


# --- numbers --------------------------------------------------------------------------------------


def percent(share: float) -> Phrase:
    """A share as a whole number of a hundred."""
    return say("analysis-percent", number=round(100 * share))


def gain(change: Estimate, scale: float = 100.0) -> Phrase:
    """`+12 ± 3`: in points of a hundred, or in money with a scale of 1."""
    digits = None if scale == 100.0 else 1
    number = round(scale * change.mean, digits) + 0
    error = round(scale * change.error, digits)
    return say("analysis-gain", up="yes" if number > 0 else "no", number=number, error=error)


def money(change: Estimate) -> Phrase:
    """A change of money, with its sign and its error."""
    return gain(change, 1.0)


# --- tables ---------------------------------------------------------------------------------------


def _table(
    name: str,
    columns: Sequence[str],
    rows: list[list[Said]],
    plies: list[int] | None = None,
    folded: bool = False,
) -> ReportSection:
    heads = [say(f"analysis-head-{column}") for column in columns]
    about = say(f"analysis-about-{name}") if rows else say(f"analysis-none-{name}")
    heading = say(f"analysis-heading-{name}")
    return ReportSection(name, heading, about, heads, rows, plies or [-1] * len(rows), folded)


def _seats(review: Review) -> ReportSection:
    order = sorted(range(len(review.names)), key=lambda seat: review.places[seat])
    rows: list[list[Said]] = [
        [
            review.names[seat],
            say("analysis-place", place=review.places[seat]),
            say("analysis-number", number=review.scores[seat]),
            say("analysis-score", number=round(told.score.mean), error=round(told.score.error)),
            percent(told.lost.mean),
            say("analysis-number", number=round(told.lost_money.mean)),
            say("analysis-number", number=told.mistakes),
        ]
        for seat in order
        for told in [review.seats[seat]]
    ]
    return _table(
        "seats", ["player", "place", "money", "score", "lost", "lost-money", "mistakes"], rows
    )


def _luck(review: Review) -> ReportSection:
    rows: list[list[Said]] = [
        [
            name,
            percent(told.start),
            gain(told.luck),
            gain(Estimate(told.play, told.luck.error)),
            percent(told.result),
        ]
        for name, told in zip(review.names, review.seats, strict=True)
    ]
    return _table("luck", ["player", "start", "luck", "play", "result"], rows)


def _turning_points(review: Review, narrator: Narrator) -> ReportSection:
    rows = [_turning_point(point, review, narrator) for point in review.turning_points]
    plies = [point.ply for point in review.turning_points]
    return _table("turns", ["moves", "what", "cause", "chances"], rows, plies)


def _turning_point(point: TurningPoint, review: Review, narrator: Narrator) -> list[Said]:
    changed = [
        say("analysis-from-to", name=name, before=percent(before), after=percent(after))
        for name, before, after in zip(review.names, point.before, point.after, strict=True)
        if round(100 * before) != round(100 * after)
    ]
    first, last = point.first + 1, point.last + 1
    return [
        say("analysis-moves", first=first, last=last)
        if first < last
        else say("analysis-number", number=first),
        narrator.did(point.ply),
        say(f"analysis-cause-{point.cause}"),
        Row([*changed], ", "),
    ]


DECIDED: Final = ("move", "mark", "did", "better", "chance", "difference", "money-difference")


def _mistakes(review: Review, narrator: Narrator) -> ReportSection:
    grave = sorted((each for each in review.decisions if each.mistake), key=lambda d: -d.lost)
    worst = sorted(grave[:WORST], key=lambda each: each.ply)
    rows = [_decision(each, narrator) for each in worst]
    return _table("mistakes", DECIDED, rows, [each.ply for each in worst])


def _decisions(review: Review, narrator: Narrator) -> ReportSection:
    rows = [_decision(each, narrator) for each in review.decisions]
    return _table("decisions", DECIDED, rows, [each.ply for each in review.decisions], folded=True)


def _decision(each: Decision, narrator: Narrator) -> list[Said]:
    did, would = narrator.both(each.ply, each.seat, each.best)
    return [
        say("analysis-number", number=each.ply + 1),
        each.mark,
        did,
        would,
        percent(each.chance.mean),
        gain(each.worth.chance),
        money(each.worth.money),
    ]


def _deals(review: Review, narrator: Narrator) -> ReportSection:
    rows = [row for deal in review.deals for row in _deal(deal, review, narrator)]
    columns = ["move", "what", "player", "judged", "judged-money", "open", "open-money"]
    # The seat that made the offer could have written another; the one that took it could have said
    # no.
    plies = [
        ply
        for deal in review.deals
        for ply in (narrator.offered(deal.made.offer, deal.ply), deal.ply)
    ]
    return _table("deals", columns, rows, plies)


def _deal(deal: ReviewedDeal, review: Review, narrator: Narrator) -> list[list[Said]]:
    """A row for each of the two."""
    told: list[list[Said]] = []
    for number, seat in enumerate((deal.made.owner, deal.made.taker)):
        judged, opened = deal.worth.judged[number], deal.worth.open[number]
        first: list[Said] = ["", ""]
        if number == 0:
            first = [say("analysis-number", number=deal.ply + 1), narrator.did(deal.ply)]
        told.append(
            [
                *first,
                review.names[seat],
                gain(judged.chance),
                money(judged.money),
                gain(opened.chance),
                money(opened.money),
            ]
        )
    return told


def _lies(review: Review) -> ReportSection:
    rows: list[list[Said]] = [
        [say("analysis-number", number=told.ply + 1), told.lie.words, _paid(told)]
        for told in review.lies
    ]
    return _table("lies", ["move", "lie", "paid"], rows, [told.ply for told in review.lies])


def _paid(told: Told) -> Phrase:
    if told.deal is None:
        return say("analysis-paid-nothing")
    worth = told.deal.worth.open[0]
    return say(
        "analysis-paid-deal",
        paid="yes" if told.paid else "no",
        chance=gain(worth.chance),
        money=money(worth.money),
    )


def _moments(review: Review) -> ReportSection:
    rows: list[list[Said]] = []
    for moment in review.moments:
        turn: Said = review.names[moment.turn] if moment.turn >= 0 else say("analysis-end")
        open_ = [percent(each.mean) for each in moment.open.chances]
        both = open_
        if moment.watched is not None:
            watched = [percent(each.mean) for each in moment.watched.chances]
            both = [
                say("analysis-both", open=one, watched=other)
                for one, other in zip(open_, watched, strict=True)
            ]
        rows.append([say("analysis-number", number=moment.ply), turn, *both])
    heads = [say("analysis-head-after"), say("analysis-head-turn")]
    heads += [say("analysis-head-seat", name=name) for name in review.names]
    return ReportSection(
        "moments",
        say("analysis-heading-moments"),
        say("analysis-about-moments"),
        heads,
        rows,
        [moment.ply for moment in review.moments],
        folded=True,
    )
