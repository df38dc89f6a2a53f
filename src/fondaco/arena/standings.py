"""What a tournament says, as plain data."""

from hashlib import sha256
from statistics import fmean
from typing import Any

from fondaco.arena.bot_ratings import rate_bots, skill_json
from fondaco.arena.interval import Interval, bootstrap, shares, wilson
from fondaco.arena.tournament import TournamentGame, TournamentStory, ahead

MEANS = ("place", "score", "margin_best", "margin_mean")


def standings(story: TournamentStory, seconds: float) -> dict[str, Any]:
    """Everything but `timing` is the same on every machine, whatever the number of workers."""
    plan, games, blocks = story.plan, story.games, story.blocks()
    decisions = sum(game.decisions for game in games)
    ratings = rate_bots(plan.bots, ((story.seating(game), game.places) for game in games))
    return {
        "game": plan.game,
        "players": plan.players,
        "options": dict(plan.options),
        "seed": plan.seed,
        "games": len(games),
        "blocks": len(blocks),
        "seatings": [list(seating) for seating in plan.seatings],
        "decisions": decisions,
        "fair_share": round(1 / plan.players, 4),
        "bots": [row | {"rating": skill_json(ratings[row["bot"]])} for row in _rows(story, blocks)],
        "ahead": _matrix(story, blocks),
        "sprt": None if story.test is None else story.test.as_json(),
        # One fingerprint of all last positions: two runs that agree on it played the same games.
        "checksum": sha256(" ".join(g.checksum for g in games).encode()).hexdigest()[:16],
        "timing": {
            "seconds": round(seconds, 3),
            "decisions_per_second": round(decisions / seconds) if seconds > 0 else 0,
            "bots": [
                {
                    "bot": bot,
                    "answers": timing.count,
                    "mean": round(timing.mean, 7),
                    "p99": round(timing.quantile(0.99), 7),
                    "max": round(timing.longest, 7),
                }
                for bot, timing in ((bot, story.timings[bot]) for bot in plan.bots)
            ],
        },
    }


# --- bots -----------------------------------------------------------------------------------------


def _rows(story: TournamentStory, blocks: list[list[TournamentGame]]) -> list[dict[str, Any]]:
    """One row for each bot; its numbers are means over the seats it sat in."""
    plan = story.plan
    wins = [_by_block(story, blocks, bot, _win) for bot in plan.bots]
    won = shares(wins, plan.seed)
    measures = (_place, _score, _margin_best, _margin_mean)
    series = [_by_block(story, blocks, bot, measure) for bot in plan.bots for measure in measures]
    means = iter(bootstrap(series, plan.seed))
    rows: list[dict[str, Any]] = []
    for bot, share, numbers in zip(plan.bots, won, wins, strict=True):
        seats = sum(seating.count(bot) for seating in plan.seatings)
        if len(plan.seatings) == 1 and seats == 1:  # every game is a trial of its own
            share = wilson(sum(numbers), len(numbers))
        rows.append(
            {"bot": bot, "seats": seats * len(blocks), "wins": share.as_json()}
            | {name: next(means).as_json() for name in MEANS}
        )
    return rows


def _by_block(
    story: TournamentStory, blocks: list[list[TournamentGame]], bot: str, measure: Any
) -> list[float]:
    """One number for each block: the mean over all seats of this bot."""
    return [
        fmean(
            measure(game, seat)
            for game in block
            for seat, name in enumerate(story.seating(game))
            if name == bot
        )
        for block in blocks
    ]


def _win(game: TournamentGame, seat: int) -> float:
    """A shared first place is shared as a win, too."""
    return 1 / game.places.count(1) if game.places[seat] == 1 else 0.0


def _place(game: TournamentGame, seat: int) -> float:
    """A shared place counts as the mean of the places it takes up: two firsts are 1.5 each."""
    place = game.places[seat]
    return place + (game.places.count(place) - 1) / 2


def _score(game: TournamentGame, seat: int) -> float:
    return game.scores[seat]


def _others(game: TournamentGame, seat: int) -> list[int]:
    return game.scores[:seat] + game.scores[seat + 1 :] or [0]


def _margin_best(game: TournamentGame, seat: int) -> float:
    return game.scores[seat] - max(_others(game, seat))


def _margin_mean(game: TournamentGame, seat: int) -> float:
    return game.scores[seat] - fmean(_others(game, seat))


# --- pairs ----------------------------------------------------------------------------------------


def _matrix(
    story: TournamentStory, blocks: list[list[TournamentGame]]
) -> list[list[dict[str, Any] | None]]:
    """How often the bot of the row comes in ahead of the bot of the column, both by seat."""
    bots = story.plan.bots
    pairs = [(i, j) for i in range(len(bots)) for j in range(i + 1, len(bots))]
    series = [[ahead(story.plan, block, bots[i], bots[j]) for block in blocks] for i, j in pairs]
    found = shares(series, story.plan.seed)
    matrix: list[list[dict[str, Any] | None]] = [[None for _ in bots] for _ in bots]
    for (i, j), share in zip(pairs, found, strict=True):
        matrix[i][j] = share.as_json()
        matrix[j][i] = _turned(share).as_json()
    return matrix


def _turned(share: Interval) -> Interval:
    """The same from the other side."""
    low = None if share.high is None else 1 - share.high
    high = None if share.low is None else 1 - share.low
    return Interval(1 - share.value, low, high, share.method)
