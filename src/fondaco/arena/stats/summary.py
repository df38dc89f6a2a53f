"""What all records of a folder say, as plain data: one part for each game with its options."""

from collections import defaultdict
from collections.abc import Sequence
from statistics import fmean
from typing import Any

from fondaco.arena.interval import Interval, bootstrap, shares, wilson
from fondaco.arena.stats.notes import Skipped, watch_of
from fondaco.contract.stats import Notes, distribution, rounded

START, OTHER = "start", "other"  # money before the first move, and what no event explains


def sum_up_folder(results: Sequence[Notes | Skipped]) -> dict[str, Any]:
    """The reason for a skipped file is a refusal; everything else is plain data."""
    groups: dict[tuple[Any, ...], list[Notes]] = defaultdict(list)
    for notes in results:
        if isinstance(notes, Notes):
            groups[notes.game, notes.players, *sorted(notes.options.items())].append(notes)
    refused = [result for result in results if isinstance(result, Skipped)]
    return {
        "files": len(results),
        "games": len(results) - len(refused),
        "groups": [sum_up(groups[key]) for key in sorted(groups)],
        "skipped": [{"file": one.file, "reason": one.reason} for one in refused],
    }


def sum_up(group: list[Notes]) -> dict[str, Any]:
    """Games of the same rules, with the same number of players and the same options."""
    told = group[0]
    return {
        "game": told.game,
        "players": told.players,
        "options": dict(told.options),
        "games": len(group),
        "deals": len({notes.seed for notes in group}),
        "scores": distribution([score for notes in group for score in notes.scores]),
        "winning_scores": distribution([max(notes.scores) for notes in group]),
        "lead": distribution([_lead(notes.scores) for notes in group]),
        "decisions": distribution([notes.decisions for notes in group]),
        "turns": distribution([notes.turns for notes in group]),
        "fair_share": round(1 / told.players, 4),
        "order": _order(group),
        "income": _income(group),
        "players_seen": _who(group),
        "more": watch_of(told.game).sum_up(group),
    }


def _lead(scores: list[int]) -> int:
    """By how much the best is ahead of the second best."""
    best, *others = sorted(scores, reverse=True)
    return best - max(others, default=best)


# --- the order of play ----------------------------------------------------------------------------


def _order(group: list[Notes]) -> list[dict[str, Any]]:
    """Wins and margins by place in the order of play. The first row is the first player.

    Games of one deal are not independent of each other, so they count together.
    """
    deals: dict[str, list[Notes]] = defaultdict(list)
    for notes in group:
        deals[notes.seed].append(notes)
    places = range(group[0].players)
    wins = [[fmean(_win(n, order) for n in deal) for deal in deals.values()] for order in places]
    margins = [
        [fmean(_margin(n, order) for n in deal) for deal in deals.values()] for order in places
    ]
    won = shares(wins, "order") if len(deals) < len(group) else _independent(wins)
    ahead = bootstrap(margins, "order")
    return [
        {"order": order + 1, "wins": won[order].as_json(), "margin": ahead[order].as_json()}
        for order in places
    ]


def _independent(wins: list[list[float]]) -> list[Interval]:
    return [wilson(sum(numbers), len(numbers)) for numbers in wins]


def _win(notes: Notes, order: int) -> float:
    seat = (notes.first + order) % notes.players
    return 1 / notes.places.count(1) if notes.places[seat] == 1 else 0.0


def _margin(notes: Notes, order: int) -> float:
    """The score minus the mean score of the others."""
    seat = (notes.first + order) % notes.players
    others = notes.scores[:seat] + notes.scores[seat + 1 :]
    return notes.scores[seat] - fmean(others) if others else 0.0


# --- where the money comes from -------------------------------------------------------------------


def causes_of(notes: Notes, seat: int) -> dict[str, int]:
    """All money of a seat by cause; it adds up to the score."""
    income = {START: notes.start[seat]} | notes.income[seat]
    rest = notes.scores[seat] - sum(income.values())
    return income | ({OTHER: rest} if rest else {})


def _income(group: list[Notes]) -> list[dict[str, Any]]:
    """Money of a player in a game by cause: the mean, then by place and by who it was."""
    rows = [
        (notes.places[seat], notes.who[seat], causes_of(notes, seat))
        for notes in group
        for seat in range(notes.players)
    ]
    causes = list(dict.fromkeys(cause for _, _, income in rows for cause in income))
    means = {cause: fmean(income.get(cause, 0) for _, _, income in rows) for cause in causes}
    causes.sort(key=lambda cause: (cause == OTHER, cause != START, -means[cause]))
    everybody = sorted({who for _, who, _ in rows})
    return [
        {
            "cause": cause,
            "mean": rounded(means[cause]),
            "by_place": [
                _mean([income.get(cause, 0) for at, _, income in rows if at == place])
                for place in range(1, group[0].players + 1)
            ],
            "by_player": {
                who: _mean([income.get(cause, 0) for _, name, income in rows if name == who])
                for who in everybody
            },
        }
        for cause in causes
    ]


def _who(group: list[Notes]) -> list[dict[str, Any]]:
    """Everybody who played: in how many seats, and how they did."""
    seats: dict[str, list[tuple[int, float]]] = defaultdict(list)
    for notes in group:
        for seat, who in enumerate(notes.who):
            won = 1 / notes.places.count(1) if notes.places[seat] == 1 else 0.0
            seats[who].append((notes.scores[seat], won))
    return [
        {
            "player": who,
            "seats": len(rows),
            "score": rounded(fmean(score for score, _ in rows)),
            "wins": rounded(fmean(won for _, won in rows)),
        }
        for who, rows in sorted(seats.items())
    ]


def _mean(numbers: list[int]) -> float | None:
    return rounded(fmean(numbers)) if numbers else None
