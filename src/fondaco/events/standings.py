"""Ranks the players of an event, from results alone.

Players are ranked by points. Ties are broken, in this order, by wins, by the mean points of the
opponents they met, by the results at tables where they met each other, by the sum of their margins,
and by a lot that was committed before the event.

In an evening a result is worth the points of its place. In a duplicate evening it is compared with
the same seat at the other tables of that round (`duplicate`).
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import groupby

from fondaco.contract.chance import Chance
from fondaco.events.duplicate import match_points, par_points
from fondaco.events.points import USUAL, margins, shared_points

NOTHING = Fraction(0)


@dataclass(frozen=True)
class TableResult:
    """How a table ended. A seat without a player ("") was a bot's, or its player was absent."""

    round: int
    players: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]


@dataclass
class PlayerStanding:
    """One line of the standings. A place is shared only by players that not even a lot parts."""

    player: str
    points: Fraction = NOTHING
    wins: int = 0
    opponents: Fraction = NOTHING
    direct: int = 0
    margin: Fraction = NOTHING
    played: int = 0
    place: int = 0
    by_round: dict[int, Fraction] = field(default_factory=dict)


def standings(
    players: Iterable[str],
    results: Sequence[TableResult],
    *,
    seed: str,
    usual: Sequence[int] = USUAL,
    duplicate: int = 0,
    byes: Sequence[tuple[int, str]] = (),
) -> list[PlayerStanding]:
    """All players, best first. `byes` are rounds in which a player sat out: they score the mean of
    the player's own rounds. `duplicate`: the rules of a duplicate evening; 0: it is none."""
    lines = {player: PlayerStanding(player) for player in players}
    scored = _duplicate(results, duplicate) if duplicate else _evening(results, usual)
    for result, worth in zip(results, scored, strict=True):
        better = margins(result.scores)
        for seat, player in enumerate(result.players):
            if player in lines:
                line = lines[player]
                line.points += worth[seat]
                line.by_round[result.round] = line.by_round.get(result.round, NOTHING) + worth[seat]
                line.wins += result.places[seat] == 1
                line.margin += better[seat]
                line.played += 1
    for number, player in byes:
        line = lines[player]
        line.by_round[number] = line.points / line.played if line.played else NOTHING
    for line in lines.values():
        line.points = sum(line.by_round.values(), NOTHING)
    _opponents(lines, results)
    return _ranked(lines, results, seed)


def _evening(results: Sequence[TableResult], usual: Sequence[int]) -> list[list[Fraction]]:
    return [shared_points(result.places, usual) for result in results]


def _duplicate(results: Sequence[TableResult], rules: int) -> list[list[Fraction]]:
    """The comparison among the tables of one round that have the same size."""
    compare = match_points if rules == 1 else par_points
    found: list[list[Fraction]] = [[] for _ in results]
    groups: dict[tuple[int, int], list[int]] = {}
    for at, result in enumerate(results):
        groups.setdefault((result.round, len(result.players)), []).append(at)
    for group in groups.values():
        for at, row in zip(group, compare([results[at].scores for at in group]), strict=True):
            found[at] = row
    return found


def _opponents(lines: Mapping[str, PlayerStanding], results: Sequence[TableResult]) -> None:
    """The mean points of those whom each player met; who was met twice counts twice."""
    total = dict.fromkeys(lines, NOTHING)
    met = dict.fromkeys(lines, 0)
    for result in results:
        known = [player for player in result.players if player in lines]
        for player in known:
            for other in known:
                if other != player:
                    total[player] += lines[other].points
                    met[player] += 1
    for player, line in lines.items():
        line.opponents = total[player] / met[player] if met[player] else NOTHING


def _ranked(
    lines: Mapping[str, PlayerStanding], results: Sequence[TableResult], seed: str
) -> list[PlayerStanding]:
    def strength(line: PlayerStanding) -> tuple[Fraction, int, Fraction]:
        return (-line.points, -line.wins, -line.opponents)

    order = sorted(lines.values(), key=strength)
    for _, tied in groupby(order, key=strength):
        group = {line.player for line in tied}
        if len(group) > 1:
            for player in group:
                lines[player].direct = _direct(player, group, results)
    lot = sorted(lines)
    numbers = list(range(len(lot)))
    Chance(seed).shuffle(numbers)
    drawn = dict(zip(lot, numbers, strict=True))
    order.sort(key=lambda line: (*strength(line), -line.direct, -line.margin, drawn[line.player]))
    for place, line in enumerate(order, start=1):
        line.place = place
    return order


def _direct(player: str, group: set[str], results: Sequence[TableResult]) -> int:
    """How often a player was ahead of the others of a tied group, less how often behind them."""
    found = 0
    for result in results:
        if player in result.players:
            mine = result.places[result.players.index(player)]
            for other, place in zip(result.players, result.places, strict=True):
                if other in group:
                    found += (place > mine) - (place < mine)
    return found
