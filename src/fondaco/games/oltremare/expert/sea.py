"""Where to sail: what ports are worth, and which can be reached (OM-2.3.5, OM-3)."""

from typing import Final

from fondaco.games.oltremare.rules.chart import Chart
from fondaco.games.oltremare.rules.moves import CALM_SEA, COMPASS_ROSE, NO_MARKER

FAR: Final = 4  # nobody sails farther in a turn

# By chart and rule: the ports that can be reached from each port in 1 to 4 steps.
_REACH: dict[tuple[str, bool], list[list[list[int]]]] = {}

# By chart, rule, port, steps to go and routes sailed: where a voyage can end.
MOST_WAYS: Final = 20_000
_WAYS: Final[dict[tuple[str | int, ...], list[int]]] = {}


class Waters:
    """What the sea has for one seat at one moment; shared by all who ask, and never changed."""

    def __init__(
        self,
        chart: Chart,
        route_once: bool,
        port: list[float],
        another: float,
        active: list[float],
    ) -> None:
        self.chart = chart
        self.route_once = route_once
        self.port = port  # what ending a voyage in a port is worth
        self.another = another  # the chance of a turn after the next one
        self.active = active  # what each marker is worth in that
        self._voyages: dict[int, list[float]] = {}

    def voyages(self, ship: int, marker: int) -> list[float]:
        """Gained by sailing so many steps from a port, the active marker lost; from 0 to 8."""
        key = ship << 4 | marker
        found = self._voyages.get(key)
        if found is None:
            reach = voyage_worth(self.chart, self.route_once, ship, self.port)
            lost = self.active[marker] * self.another
            found = [0.0] + [worth - lost for worth in reach]
            if marker == CALM_SEA:
                found = [worth + n for n, worth in enumerate(found)]
            self._voyages[key] = found
        return found


def port_worths(
    markers: list[int], race: float, another: float, active: list[float]
) -> list[float]:
    """What ending a voyage in each port is worth: its marker, in the race and as an active one."""
    by_kind = [race + another * worth for worth in active]
    by_kind[NO_MARKER] = 0.0
    by_kind[COMPASS_ROSE] = 0.0
    found = [by_kind[marker] for marker in markers]
    if COMPASS_ROSE in markers:
        best = max(found)
        for port in range(len(markers)):
            if markers[port] == COMPASS_ROSE:
                found[port] = best
    return found


def voyage_worth(chart: Chart, route_once: bool, ship: int, port: list[float]) -> list[float]:
    """The best port within exactly 1, 2, ... steps; the list is longer than any voyage."""
    found: list[float] = []
    for ports in reachable(chart, route_once, ship):
        best = 0.0
        for there in ports:
            if port[there] > best:
                best = port[there]
        found.append(best)
    return found + [found[-1]] * 4


def reachable(chart: Chart, route_once: bool, ship: int) -> list[list[int]]:
    """The ports at the end of voyages of 1 to 4 steps from here."""
    key = (chart.digest, route_once)
    known = _REACH.get(key)
    if known is None:
        known = [
            [sorted(ends(chart, route_once, port, far, [])) for far in range(1, FAR + 1)]
            for port in range(len(chart.ports))
        ]
        _REACH[key] = known
    return known[ship]


def ways(chart: Chart, route_once: bool, port: int, sails: int, sailed: list[int]) -> list[int]:
    """The same as `ends`, kept: there are only so many ways to sail."""
    key: tuple[str | int, ...] = (chart.digest, route_once, port, sails, *sailed)
    known = _WAYS.get(key)
    if known is None:
        if len(_WAYS) >= MOST_WAYS:
            _WAYS.clear()
        known = _WAYS[key] = sorted(ends(chart, route_once, port, sails, sailed))
    return known


def ends(chart: Chart, route_once: bool, port: int, sails: int, sailed: list[int]) -> set[int]:
    """The ports in which a voyage of so many more steps can end."""
    if sails == 0:
        return {port}
    found: set[int] = set()
    for there, route in zip(chart.neighbours[port], chart.route_of[port], strict=True):
        if not (route_once and route in sailed):
            found |= ends(chart, route_once, there, sails - 1, [*sailed, route])
    return found
