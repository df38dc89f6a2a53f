"""A person's results in finished games, by seat and by opponent, and their ratings over time."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from fondaco.bots.levels import level_of
from fondaco.games import games, rulesets
from fondaco.store import PastRating, TableIndex, TableStore

DAY_MS = 86_400_000
MAX_GAMES_COUNTED = 1000  # the latest games of a person
MAX_OPPONENTS = 12  # those with the most games


@dataclass
class Tally:
    """Finished games of one kind."""

    game: str
    games: int
    wins: int
    with_people: int  # games with another person
    mean_place: float
    best: int  # score
    mean: float


@dataclass
class SeatResult:
    game: str
    seat: int
    games: int
    wins: int


@dataclass
class Opponent:
    """A person's opponent. All bots of one kind count as one opponent."""

    name: str
    bot: str  # its kind; empty: a person
    games: int
    ahead: int  # games in which the person had the better place
    level: int  # games in which both had the same place


@dataclass
class Rated:
    game: str  # a ruleset
    at: int  # only the day: the time at which a private game ended stays private
    rating: float
    ladder: bool  # against bots; False: among people


@dataclass
class Results:
    seats: list[SeatResult]
    opponents: list[Opponent]
    ratings: list[Rated]  # after each rated game, the latest last


@dataclass
class RatingChange:
    seat: int
    before: float | None  # None: this was the first rated game
    after: float


@dataclass
class Counted:
    """What a game counts for, and what it changed."""

    rated: Literal["no", "people", "bots"]  # as far as is known now
    changes: list[RatingChange]  # empty until the ratings are written


def ladder_name(ruleset: str) -> str:
    """The name under which the ratings of a ruleset's ladder are stored."""
    return f"ladder {ruleset}"


async def results(store: TableStore, tables: Sequence[TableIndex], person: str) -> Results:
    """The results of a person. `tables`: finished ones, the latest first."""
    played = [each for each in tables if person in each.persons and each.places]
    past = await store.past_ratings(person)
    return Results(
        by_seat(played, person), by_opponent(played, person), [_rated(it) for it in past]
    )


def by_seat(tables: Sequence[TableIndex], person: str) -> list[SeatResult]:
    """The results of each seat the person has played, in the order of the games."""
    found: dict[tuple[str, int], SeatResult] = {}
    for index in tables:
        seat = index.persons.index(person)
        result = found.setdefault((index.game, seat), SeatResult(index.game, seat, 0, 0))
        result.games += 1
        result.wins += _place(index, seat) == 1
    return [found[key] for game in games() for key in sorted(found) if key[0] == game]


def by_opponent(tables: Sequence[TableIndex], person: str) -> list[Opponent]:
    """The opponents with the most games first."""
    found: dict[str, Opponent] = {}
    for index in tables:
        mine = _place(index, index.persons.index(person))
        bots = index.info.get("bots", [])
        for seat, who in enumerate(index.persons):
            bot = "" if who is not None or seat >= len(bots) else level_of(bots[seat])
            if who == person or not (who or bot):
                continue
            name = "" if bot else index.names[seat]
            other = found.setdefault(who or f"bot {bot}", Opponent(name, bot, 0, 0, 0))
            other.games += 1
            other.ahead += mine < _place(index, seat)
            other.level += mine == _place(index, seat)
    return sorted(found.values(), key=lambda other: -other.games)[:MAX_OPPONENTS]


def _place(index: TableIndex, seat: int) -> int:
    assert index.places
    return index.places[seat]


def _rated(past: PastRating) -> Rated:
    ladder = next((name for name in rulesets() if ladder_name(name) == past.game), "")
    day = past.at - past.at % DAY_MS
    return Rated(ladder or past.game, day, round(past.rank, 1), bool(ladder))


def tallies(tables: Iterable[TableIndex], person: str) -> list[Tally]:
    """One tally for each game, in the order of the games."""
    results: dict[str, list[tuple[int, int, bool]]] = {}
    for index in tables:
        if person in index.persons and index.scores and index.places:
            seat = index.persons.index(person)
            others = any(who not in (None, person) for who in index.persons)
            result = (index.places[seat], index.scores[seat], others)
            results.setdefault(index.game, []).append(result)
    return [
        Tally(
            game=game,
            games=len(got),
            wins=sum(place == 1 for place, _, _ in got),
            with_people=sum(others for _, _, others in got),
            mean_place=round(sum(place for place, _, _ in got) / len(got), 2),
            best=max(score for _, score, _ in got),
            mean=round(sum(score for _, score, _ in got) / len(got), 1),
        )
        for game in games()
        if (got := results.get(game))
    ]
