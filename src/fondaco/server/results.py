"""What somebody's finished games came to: by seat, by opponent, and their rating after each."""

from collections.abc import Sequence

from msgspec import Struct

from fondaco.games import games
from fondaco.store import PastRating, Store, TableIndex

DAY = 86_400_000  # milliseconds
OPPONENTS = 12  # with whom one has played most


class SeatResult(Struct):
    game: str
    seat: int
    games: int
    wins: int


class Opponent(Struct):
    """Somebody one has played with; all bots of one kind are one."""

    name: str
    bot: str  # its kind; empty: a person
    games: int
    ahead: int  # in so many of them one came in before them
    level: int  # and in so many beside them


class Rated(Struct):
    game: str  # a ruleset
    at: int  # the day: when a private game ended is nobody's business
    rating: float


class Results(Struct):
    seats: list[SeatResult]
    opponents: list[Opponent]
    ratings: list[Rated]  # after each rated game, the latest last


async def results(store: Store, tables: Sequence[TableIndex], person: str) -> Results:
    """`tables`: finished ones, the latest first."""
    played = [each for each in tables if person in each.persons and each.places]
    past = await store.past_ratings(person)
    return Results(
        by_seat(played, person), by_opponent(played, person), [_rated(it) for it in past]
    )


def by_seat(tables: Sequence[TableIndex], person: str) -> list[SeatResult]:
    """In the order of the games, seats with a game only."""
    found: dict[tuple[str, int], SeatResult] = {}
    for index in tables:
        seat = index.persons.index(person)
        result = found.setdefault((index.game, seat), SeatResult(index.game, seat, 0, 0))
        result.games += 1
        result.wins += _place(index, seat) == 1
    return [found[key] for game in games() for key in sorted(found) if key[0] == game]


def by_opponent(tables: Sequence[TableIndex], person: str) -> list[Opponent]:
    """Whom one has met most comes first."""
    found: dict[str, Opponent] = {}
    for index in tables:
        mine = _place(index, index.persons.index(person))
        bots = index.info.get("bots", [])
        for seat, who in enumerate(index.persons):
            bot = "" if who is not None or seat >= len(bots) else bots[seat].partition(":")[0]
            if who == person or not (who or bot):
                continue
            name = "" if bot else index.names[seat]
            met = found.setdefault(who or f"bot {bot}", Opponent(name, bot, 0, 0, 0))
            met.games += 1
            met.ahead += mine < _place(index, seat)
            met.level += mine == _place(index, seat)
    return sorted(found.values(), key=lambda met: -met.games)[:OPPONENTS]


def _place(index: TableIndex, seat: int) -> int:
    assert index.places
    return index.places[seat]


def _rated(past: PastRating) -> Rated:
    return Rated(past.game, past.at - past.at % DAY, round(past.rank, 1))
