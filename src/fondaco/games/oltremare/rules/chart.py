"""The chart: 30 ports and the routes between them (OM-0.8).

The printed map is not known to us, so the chart that ships is a reconstruction (OM-0.10). A chart
is a TOML file, and an owner of the box can type in another.
"""

from pathlib import Path

from fondaco.contract.phrase import Phrase, Said, say
from fondaco.contract.refused import Refused, short
from fondaco.games.oltremare.rules.datafile import (
    check_keys,
    kind,
    parse,
    read_flag,
    read_source,
    read_tables,
    read_title,
    refuse,
    short_digest,
    shown,
    slug_of,
    source_name,
)

SHIPPED = {"mediterranean": "mediterranean.toml"}

PORTS = 30  # OM-0.8
LONGEST_SAIL = 4  # OM-0.10: no more cards are played in a turn, and none shows two ships
SOUTH, NORTH, WEST, EAST = 28.0, 49.0, -7.0, 43.0  # the Mediterranean and the Black Sea
MAX_WAYPOINTS = 40
MAX_NAME = 30


class Chart:
    """Ports by number, in the order of the file, and the sea routes that join them."""

    def __init__(
        self,
        name: str,
        title: str,
        reconstruction: bool,
        ports: list[str],
        today: list[str],
        sea: list[str],
        lat: list[float],
        lon: list[float],
        routes: list[list[int]],
        via: list[list[float]],
    ) -> None:
        self.name = name
        self.title = title
        self.reconstruction = reconstruction
        self.ports = ports
        self.today = today  # what the port is called now
        self.sea = sea
        self.lat = lat
        self.lon = lon
        self.routes = routes  # [a, b] per route
        self.via = via  # per route, from a to b: lat, lon, lat, lon, … for drawing
        self.slugs = [slug_of(port) for port in ports]
        self.venice = self.slugs.index("Venice")
        self.neighbours: list[list[int]] = [[] for _ in ports]
        self.route_of: list[list[int]] = [[] for _ in ports]  # with each neighbour, the route
        join(routes, self.neighbours, self.route_of)
        self.distance = [steps_from(port, self.neighbours) for port in range(len(ports))]
        # Only what the rules see: a nudged waypoint must not part a record from its chart.
        self.digest = short_digest(
            [" ".join(self.slugs)] + [f"{self.slugs[r[0]]} {self.slugs[r[1]]}" for r in routes]
        )
        self._ids: dict[str, int] = {}
        for port, slug in enumerate(self.slugs):
            self._ids[ports[port].lower()] = port
            self._ids[slug.lower()] = port

    def called(self, port: int) -> Phrase:
        """A port in the reader's language, which may have no other name for it."""
        return Phrase("oltremare-port", {"port": self.ports[port]})

    def port_id(self, slug: str) -> int:
        """The number of a port, from its slug or name in any case."""
        port = self._ids.get(slug.lower(), -1)
        if port < 0:
            raise Refused("no-port", port=short(slug))
        return port


def join(routes: list[list[int]], neighbours: list[list[int]], route_of: list[list[int]]) -> None:
    """Enter every route at both of its ports."""
    for route, ends in enumerate(routes):
        for a, b in ((ends[0], ends[1]), (ends[1], ends[0])):
            neighbours[a].append(b)
            route_of[a].append(route)


def steps_from(start: int, neighbours: list[list[int]]) -> list[int]:
    """For every port the least number of routes from `start`, -1 where none leads."""
    steps = [-1] * len(neighbours)
    steps[start] = 0
    queue = [start]
    for port in queue:
        for other in neighbours[port]:
            if steps[other] < 0:
                steps[other] = steps[port] + 1
                queue.append(other)
    return steps


def can_sail(
    port: int, length: int, neighbours: list[list[int]], route_of: list[list[int]], used: list[int]
) -> bool:
    """Whether a walk of `length` routes, none of them twice and none in `used`, starts here."""
    if length == 0:
        return True
    for i, route in enumerate(route_of[port]):
        if route not in used and can_sail(
            neighbours[port][i], length - 1, neighbours, route_of, [*used, route]
        ):
            return True
    return False


_shipped: dict[str, Chart] = {}  # read once: no chart ever changes


def load_chart(source: str | Path) -> Chart:
    """The chart that ships under that name, or the one in the file at that path."""
    name = str(source)
    if name in _shipped:
        return _shipped[name]
    problems: list[Phrase] = []
    text = read_source(source, SHIPPED, "chart")
    chart = _read(text, source_name(source, SHIPPED), problems)
    if chart is None:
        raise refuse("chart", source, problems)
    if name in SHIPPED:
        _shipped[name] = chart
    return chart


def chart_problems(text: str) -> list[Phrase]:
    """What is wrong with the text of a chart file, one phrase each; nothing: it can be played."""
    problems: list[Phrase] = []
    _read(text, "", problems)
    return problems


def _read(text: str, name: str, problems: list[Phrase]) -> Chart | None:
    table = parse(text, problems)
    if problems:
        return None
    check_keys(table, ["title", "ports", "routes"], ["reconstruction"], kind("chart"), problems)
    title = read_title(table, problems)
    reconstruction = read_flag(table, "reconstruction", problems)
    ports: list[str] = []
    today: list[str] = []
    sea: list[str] = []
    lat: list[float] = []
    lon: list[float] = []
    known: dict[str, int] = {}  # the slug in lower case, because notation ignores case
    for number, row in enumerate(read_tables(table, "ports", problems), 1):
        port = _read_port_name(row, number, known, problems)
        where: Said = port if port else _at_port(number)
        check_keys(row, ["name", "sea", "at"], ["today"], where, problems)
        if port:
            known[slug_of(port).lower()] = len(ports)
        ports.append(port)
        today.append(_read_line(row, "today", port, where, problems))
        sea.append(_read_sea(row, where, problems))
        at = _read_point(row.get("at", [SOUTH, WEST]), where, problems)
        lat.append(at[0])
        lon.append(at[1])
    if len(ports) != PORTS:
        problems.append(say("oltremare-file-ports", ports=len(ports), wanted=PORTS))
    if "Venice" not in [slug_of(port) for port in ports]:
        problems.append(say("oltremare-file-venice"))
    routes: list[list[int]] = []
    via: list[list[float]] = []
    joined: set[tuple[int, int]] = set()
    for number, row in enumerate(read_tables(table, "routes", problems), 1):
        ends = _read_ends(row, number, known, ports, joined, problems)
        if ends:
            routes.append(ends)
            via.append(_read_via(row, _at_route(number), problems))
    if not problems:
        _check_routes(ports, routes, problems)
    if problems:
        return None
    return Chart(name, title, reconstruction, ports, today, sea, lat, lon, routes, via)


def _at_port(number: int) -> Phrase:
    return say("oltremare-file-at-port", number=number)


def _at_route(number: int) -> Phrase:
    return say("oltremare-file-at-route", number=number)


def no_port(where: Said, name: object) -> Phrase:
    """A problem: something names a port that is not there."""
    return say("oltremare-file-no-port", where=where, value=shown(name))


def _read_port_name(
    row: dict[str, object], number: int, known: dict[str, int], problems: list[Phrase]
) -> str:
    if "name" not in row:
        return ""
    name = row["name"]
    slug = slug_of(name) if isinstance(name, str) else ""
    if (
        not isinstance(name, str)
        or not name.isprintable()
        or len(name) > MAX_NAME
        or name != " ".join(name.split())
        or not slug[:1].isalpha()
    ):
        problems.append(
            say(
                "oltremare-file-port-name",
                where=_at_port(number),
                value=shown(name),
                most=MAX_NAME,
            )
        )
        return ""
    if slug.lower() in known:
        problems.append(say("oltremare-file-port-again", where=_at_port(number), value=shown(name)))
        return ""
    return name


def _read_line(
    row: dict[str, object], key: str, default: str, where: Said, problems: list[Phrase]
) -> str:
    value = row.get(key, default)
    if isinstance(value, str) and value.isprintable() and len(value) <= 2 * MAX_NAME:
        return value
    problems.append(
        say("oltremare-file-line", where=where, key=key, value=shown(value), most=2 * MAX_NAME)
    )
    return ""


def _read_sea(row: dict[str, object], where: Said, problems: list[Phrase]) -> str:
    value = row.get("sea", "-")
    if (
        isinstance(value, str)
        and 0 < len(value) <= MAX_NAME
        and all(c == "-" or "a" <= c <= "z" for c in value)
    ):
        return value
    problems.append(
        say(
            "oltremare-file-sea", where=where, value=shown(value), one="adriatic", other="black-sea"
        )
    )
    return ""


def _read_point(value: object, where: Said, problems: list[Phrase]) -> list[float]:
    """A place at sea or on its shore, as [latitude, longitude]."""
    if isinstance(value, list) and len(value) == 2:
        numbers: list[float] = []
        for number in value:
            # The bounds come first: an int too large for a float cannot be converted.
            if (
                isinstance(number, (int, float))
                and not isinstance(number, bool)
                and -1000 < number < 1000
            ):
                numbers.append(float(number))
        if len(numbers) == 2:
            if SOUTH <= numbers[0] <= NORTH and WEST <= numbers[1] <= EAST:
                return numbers
            problems.append(
                say(
                    "oltremare-file-outside",
                    where=where,
                    place=str(numbers),
                    south=f"{SOUTH:.0f}",
                    north=f"{NORTH:.0f}",
                    west=f"{WEST:.0f}",
                    east=f"{EAST:.0f}",
                )
            )
            return [SOUTH, WEST]
    problems.append(say("oltremare-file-no-place", where=where))
    return [SOUTH, WEST]


def _read_ends(
    row: dict[str, object],
    number: int,
    known: dict[str, int],
    ports: list[str],
    joined: set[tuple[int, int]],
    problems: list[Phrase],
) -> list[int]:
    """The two ports of a route; an empty list where it cannot be one."""
    where = _at_route(number)
    check_keys(row, ["between"], ["via"], where, problems)
    if "between" not in row:
        return []
    between = row["between"]
    if not isinstance(between, list) or len(between) != 2:
        problems.append(say("oltremare-file-between", where=where, value=shown(between)))
        return []
    ends: list[int] = []
    for end in between:
        port = known.get(slug_of(end).lower(), -1) if isinstance(end, str) else -1
        if port < 0:
            problems.append(no_port(where, end))
            return []
        ends.append(port)
    a, b = ends
    if a == b:
        problems.append(say("oltremare-file-itself", where=where, port=ports[a]))
        return []
    if (a, b) in joined:
        problems.append(say("oltremare-file-joined", where=where, port=ports[a], other=ports[b]))
        return []
    joined.add((a, b))
    joined.add((b, a))
    return ends


def _read_via(row: dict[str, object], where: Said, problems: list[Phrase]) -> list[float]:
    """The waypoints of the drawn line, flat: latitude, longitude, latitude, …"""
    waypoints: list[float] = []
    bends = row.get("via", [])
    if isinstance(bends, list) and len(bends) <= MAX_WAYPOINTS:
        for bend in bends:
            waypoints += _read_point(bend, say("oltremare-file-at-via", where=where), problems)
    else:
        problems.append(
            say("oltremare-file-via", where=where, value=shown(bends), most=MAX_WAYPOINTS)
        )
    return waypoints


def _check_routes(ports: list[str], routes: list[list[int]], problems: list[Phrase]) -> None:
    """Every port is reached, and nobody who must sail gets stuck (OM-0.10)."""
    neighbours: list[list[int]] = [[] for _ in ports]
    route_of: list[list[int]] = [[] for _ in ports]
    join(routes, neighbours, route_of)
    for port, name in enumerate(ports):
        if not neighbours[port]:
            problems.append(say("oltremare-file-no-route", port=name))
    venice = [slug_of(port) for port in ports].index("Venice")
    steps = steps_from(venice, neighbours)
    cut_off = [ports[p] for p in range(len(ports)) if steps[p] < 0 and neighbours[p]]
    if cut_off:
        problems.append(say("oltremare-file-cut-off", ports=", ".join(cut_off)))
    for port, name in enumerate(ports):
        if neighbours[port] and not can_sail(port, LONGEST_SAIL, neighbours, route_of, []):
            problems.append(say("oltremare-file-stuck", port=name, routes=LONGEST_SAIL))
