"""The chart of ports and routes, and the chart files that people type."""

import tempfile
import tomllib
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.contract.refused import Refused
from fondaco.games.oltremare.rules.chart import Chart, can_sail, chart_problems, load_chart
from fondaco.messages import english
from fondaco.testing import rule
from tests.long import examples
from tests.rules.oltremare.damage import (
    CUTS,
    HUGE,
    cut,
    edited,
    replace_value,
    shipped,
    to_toml,
)

TEXT = shipped("mediterranean.toml")
CHART = load_chart("mediterranean")


def complaints(text: str) -> list[str]:
    return [english().say(problem) for problem in chart_problems(text)]


def sails(chart: Chart, port: int, length: int) -> bool:
    return can_sail(port, length, chart.neighbours, chart.route_of, [])


def steps(a: str, b: str) -> int:
    return CHART.distance[CHART.port_id(a)][CHART.port_id(b)]


# --- the chart that ships


@rule("OM-0.8")
def test_the_map_has_30_ports_venice_among_them() -> None:
    assert len(CHART.ports) == len(set(CHART.ports)) == 30
    assert CHART.ports[CHART.venice] == "Venice"


@rule("OM-0.8")
def test_the_ports_lie_from_the_adriatic_to_the_black_sea() -> None:
    assert list(dict.fromkeys(CHART.sea)) == [
        "adriatic",
        "italy",
        "ionian",
        "africa",
        "levant",
        "cyprus",
        "aegean",
        "black-sea",
    ]
    for port in ("Tunis", "Alexandria", "Acre", "Famagosta", "Candia", "Constantinople", "Tana"):
        assert port in CHART.ports


@rule("OM-0.8")
def test_most_ports_have_two_routes_and_some_three_or_four() -> None:
    routes = [len(neighbours) for neighbours in CHART.neighbours]
    assert len(CHART.routes) == 38
    assert [routes.count(n) for n in (2, 3, 4)] == [16, 12, 2]


@rule("OM-0.8")
def test_one_long_route_calls_at_every_port() -> None:
    """The first 29 routes of the file hang together, end to start; the other nine are shortcuts."""
    long_route = [CHART.routes[0][0]] + [end for _, end in CHART.routes[:29]]
    assert [[a, b] for a, b in pairwise(long_route)] == CHART.routes[:29]
    assert sorted(long_route) == list(range(30))


@rule("OM-0.10")
def test_from_every_port_a_ship_can_sail_four_routes_without_repeating_one() -> None:
    assert all(sails(CHART, port, 4) for port in range(30))


def test_a_route_leads_both_ways() -> None:
    for port in range(30):
        for other, route in zip(CHART.neighbours[port], CHART.route_of[port], strict=True):
            assert sorted(CHART.routes[route]) == sorted([port, other])
            assert port in CHART.neighbours[other]
    assert sum(map(len, CHART.neighbours)) == 2 * len(CHART.routes)


def test_distance_counts_the_routes_of_the_shortest_way() -> None:
    assert steps("Venice", "Venice") == 0
    assert steps("Venice", "Zara") == 1
    assert steps("Venice", "Ragusa") == 2
    assert steps("Modon", "Alexandria") == 2
    assert steps("Venice", "Tana") == 10
    for a in range(30):
        for b in range(30):
            assert CHART.distance[a][b] == CHART.distance[b][a]
            assert (CHART.distance[a][b] == 1) == (b in CHART.neighbours[a])


def test_ports_and_waypoints_lie_in_the_sea_that_the_map_shows() -> None:
    for port in range(30):
        assert 30 < CHART.lat[port] < 48
        assert 8 < CHART.lon[port] < 42
    for waypoints in CHART.via:
        assert len(waypoints) % 2 == 0
        assert all(30 < lat < 48 for lat in waypoints[::2])
        assert all(8 < lon < 42 for lon in waypoints[1::2])


def test_a_port_is_found_by_its_slug_in_any_case() -> None:
    for port, slug in enumerate(CHART.slugs):
        assert slug.isascii()
        assert slug.isalnum()
        assert CHART.port_id(slug) == CHART.port_id(slug.upper()) == CHART.port_id(slug.lower())
        assert CHART.port_id(slug) == port


@pytest.mark.parametrize("slug", ["", "Atlantis", "Venice ", "Ven ice", "0"])
def test_an_unknown_port_is_refused(slug: str) -> None:
    with pytest.raises(Refused, match="There is no port"):
        CHART.port_id(slug)


def test_the_shipped_chart_says_that_it_is_a_reconstruction() -> None:
    assert CHART.reconstruction
    assert "reconstruction" in CHART.title


def test_a_chart_is_known_by_its_ports_and_routes_not_by_how_it_is_drawn(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(edited(TEXT, "[45.44, 12.34]", "[45.43, 12.33]"), encoding="utf-8")
    mine = load_chart(path)
    assert mine.name == "mine"
    assert mine.lat[mine.venice] == 45.43
    assert mine.digest == CHART.digest
    path.write_text(edited(TEXT, SINOPE_CAFFA, ""), encoding="utf-8")
    assert load_chart(str(path)).digest != CHART.digest


def test_a_name_may_have_accents_and_spaces_and_its_slug_has_none(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(TEXT.replace('"Tana"', '"La Tàna"'), encoding="utf-8")
    mine = load_chart(path)
    port = mine.port_id("LaTana")
    assert (mine.ports[port], mine.slugs[port]) == ("La Tàna", "LaTana")
    assert mine.port_id("la tàna") == port


# --- what is wrong with a file

VENICE = '{ name = "Venice", today = "Venice", sea = "adriatic", at = [45.44, 12.34] }'
SINOPE_CAFFA = (
    '  { between = ["Sinope", "Caffa"], via = [[42.20, 35.20], [44.75, 35.50]] },\n'  # route 37
)
BETWEEN = '["Sinope", "Caffa"]'
VIA = "[[42.20, 35.20], [44.75, 35.50]]"
NO_NAME = "; expected a name of up to 30 characters that starts with a letter"
NO_SEA = "; expected a word such as adriatic or black-sea"
NO_PLACE = ": expected a place as [latitude, longitude], two numbers in degrees"
OUTSIDE = (
    " is outside the Mediterranean and the Black Sea; expected [latitude, longitude]"
    " with a latitude of 28 to 49 and a longitude of -7 to 43"
)

# fmt: off
FAULTS = [
    # what stands there, what is typed instead, the complaint
    ("title =", "#", "chart: title is missing"),
    ("title =", "title = [] #",
     "title is a list; expected a line of 1 to 100 printable characters"),
    ("= true", '= "yes"', "reconstruction is 'yes'; expected true or false"),
    ("= true", "= true\nscale = 1",
     "chart: 'scale' is not known here; expected title, ports, routes, reconstruction"),
    (VENICE, "7", "ports 1 is 7; expected a table"),
    (VENICE + ",", "", "the number of ports is 29; expected 30 (OM-0.8)"),
    (VENICE + ",", "", "no port is called Venice (OM-0.8)"),
    ('name = "Venice"', 'name = "Venezia"', "no port is called Venice (OM-0.8)"),
    ('name = "Venice"', "name = 7", "port 1: name is 7" + NO_NAME),
    ('name = "Venice"', 'name = ""', "port 1: name is ''" + NO_NAME),
    ('name = "Venice"', 'name = "4 Venice"', "port 1: name is '4 Venice'" + NO_NAME),
    ('name = "Venice"', 'name = " Venice"', "port 1: name is ' Venice'" + NO_NAME),
    ('name = "Venice"', 'name = "Ve\\nice"', "port 1: name is 'Ve\\nice'" + NO_NAME),
    ('name = "Venice", ', "", "port 1: name is missing"),
    ('name = "Zara"', 'name = "venice"', "port 3: 'venice' is already on the chart"),
    ('today = "Zadar"', "today = 1", "Zara: today is 1; expected a line of up to 60 characters"),
    ('today = "Zadar"', "now = 1", "Zara: 'now' is not known here; expected name, sea, at, today"),
    ('sea = "adriatic", ', "", "Venice: sea is missing"),
    ('sea = "adriatic"', 'sea = "The Adriatic"', "Venice: sea is 'The Adriatic'" + NO_SEA),
    ('sea = "adriatic"', "sea = false", "Venice: sea is false" + NO_SEA),
    (", at = [45.44, 12.34]", "", "Venice: at is missing"),
    ("[45.44, 12.34]", "[12.34, 45.44]", "Venice: [12.34, 45.44]" + OUTSIDE),
    ("[45.44, 12.34]", "[40.71, -74]", "Venice: [40.71, -74.0]" + OUTSIDE),
    ("[45.44, 12.34]", "[91, 200]", "Venice: [91.0, 200.0]" + OUTSIDE),
    ("[45.44, 12.34]", "[45.44]", "Venice" + NO_PLACE),
    ("[45.44, 12.34]", '"45N 12E"', "Venice" + NO_PLACE),
    ("[45.44, 12.34]", "[true, 12.34]", "Venice" + NO_PLACE),
    ("[45.44, 12.34]", "[nan, 12.34]", "Venice" + NO_PLACE),
    ("[45.44, 12.34]", "[45.44, inf]", "Venice" + NO_PLACE),
    ("[45.44, 12.34]", f"[45.44, {HUGE}]", "Venice" + NO_PLACE),
    (BETWEEN, '"Sinope"', "route 37: between is 'Sinope'; expected the names of two ports"),
    (BETWEEN, '["Sinope"]', "route 37: between is a list; expected the names of two ports"),
    (BETWEEN, '["Sinope", 7]', "route 37: there is no port 7 on the chart"),
    (BETWEEN, '["Sinope", "Ys"]', "route 37: there is no port 'Ys' on the chart"),
    (BETWEEN, '["Sinope", "Sinope"]',
     "route 37: from Sinope to itself; expected two different ports"),
    (BETWEEN, '["Sinope", "Constantinople"]',
     "route 37: Sinope and Constantinople are already joined; expected once"),
    ("between = " + BETWEEN, 'ports = "a"', "route 37: between is missing"),
    ("between = " + BETWEEN, 'ports = "a"',
     "route 37: 'ports' is not known here; expected between, via"),
    (VIA, "7", "route 37: via is 7; expected a list of up to 40 places"),
    (VIA, "[7]", "route 37, via" + NO_PLACE),
    (VIA, "[[42.2, 352.0]]", "route 37, via: [42.2, 352.0]" + OUTSIDE),
    (VIA, str([[42, 35]] * 41), "route 37: via is a list; expected a list of up to 40 places"),
]
# fmt: on


@rule("OM-0.8")
@pytest.mark.parametrize(("old", "typed", "complaint"), FAULTS)
def test_a_fault_is_named_with_its_place_and_what_was_expected(
    old: str, typed: str, complaint: str
) -> None:
    assert complaint in complaints(edited(TEXT, old, typed))


def test_the_shipped_chart_has_no_fault() -> None:
    assert complaints(TEXT) == []


def with_routes(*routes: str) -> str:
    """The shipped ports with these routes, each written as two port numbers: "0-1"."""
    table = tomllib.loads(TEXT)
    ends = [[CHART.ports[int(port)] for port in route.split("-")] for route in routes]
    table["routes"] = [{"between": names} for names in ends]
    return to_toml(table)


RING = [f"{port}-{(port + 1) % 30}" for port in range(30)]


def test_a_plain_ring_of_ports_is_a_chart() -> None:
    assert complaints(with_routes(*RING)) == []


def test_a_port_that_no_route_reaches_is_named() -> None:
    text = with_routes("28-0", *RING[:28])
    assert complaints(text) == [f"{CHART.ports[29]}: no route leads there"]


def test_ports_cut_off_from_venice_are_named() -> None:
    text = with_routes(*RING[:24], "24-0", *RING[25:29], "29-25")
    cut_off = ", ".join(CHART.ports[25:])
    assert complaints(text) == [f"there is no way to get from Venice to {cut_off}"]


@rule("OM-0.10")
def test_a_port_from_where_a_forced_sail_gets_stuck_is_named() -> None:
    """A star: every way leads through Venice and ends at the next port."""
    problems = complaints(with_routes(*(f"0-{port}" for port in range(1, 30))))
    assert len(problems) == 30
    assert problems[1] == (
        "Ancona: a ship that must sail 4 routes from there, none of them twice, gets stuck"
        " (OM-0.10)"
    )


@rule("OM-0.10")
def test_a_blind_alley_is_allowed_while_a_ship_can_leave_it() -> None:
    assert complaints(with_routes(*RING[:29])) == []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "chart: ports is missing"),
        ("ports", "this is not valid TOML: "),
        ("x = " + "[" * 5000, "nested too deeply"),
        ("x" * 1_000_001, "the text is longer than 1000 thousand characters"),
        ("ports = 1", "ports is 1; expected a list of tables"),
        ("routes = { a = 1 }", "routes is a table; expected a list of tables"),
    ],
)
def test_a_text_that_is_no_chart_gets_a_reason(text: str, complaint: str) -> None:
    assert any(complaint in problem for problem in complaints(text))


def test_a_chart_that_cannot_be_used_is_refused_with_all_reasons(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    text = edited(edited(TEXT, "= true", "= 1"), SINOPE_CAFFA, '{ between = ["Ys", "Zara"] },')
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Refused, match=r"^The chart .* cannot be used:\n") as error:
        load_chart(path)
    assert str(error.value).splitlines()[1:] == [
        "- reconstruction is 1; expected true or false",
        "- route 37: there is no port 'Ys' on the chart",
    ]
    with pytest.raises(Refused, match=r"There is no chart 'atlantic'"):
        load_chart("atlantic")


# --- fuzzing


def check_sound(text: str) -> None:
    """Either the checker complains and loading fails, or the chart obeys every rule."""
    problems = complaints(text)
    assert all(problems)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "chart.toml"
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
        try:
            chart = load_chart(path)
        except Refused:
            return
    assert not problems
    assert len({slug.lower() for slug in chart.slugs}) == len(chart.ports) == 30
    assert chart.slugs[chart.venice] == "Venice"
    assert [chart.port_id(slug) for slug in chart.slugs] == list(range(30))
    assert [chart.port_id(name) for name in chart.ports] == list(range(30))
    assert len({frozenset(ends) for ends in chart.routes}) == len(chart.routes) == len(chart.via)
    assert all(ends[0] != ends[1] for ends in chart.routes)
    assert all(steps >= 0 for row in chart.distance for steps in row)
    assert all(sails(chart, port, 4) for port in range(30))


@examples(100)
@given(st.text())
def test_no_text_surprises_the_reader(text: str) -> None:
    check_sound(text)


@examples(100)
@given(st.binary(max_size=200))
def test_no_file_surprises_the_reader(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "chart.toml"
        path.write_bytes(data)
        with pytest.raises(Refused):
            load_chart(path)


@examples(100)
@given(CUTS)
def test_no_damage_to_a_chart_file_surprises_the_reader(cuts: list[tuple[float, int, str]]) -> None:
    check_sound(cut(TEXT, cuts))


@examples(100)
@given(st.integers(1, 3), st.data())
def test_no_value_in_a_chart_file_surprises_the_reader(faults: int, data: st.DataObject) -> None:
    table = tomllib.loads(TEXT)
    for _ in range(faults):
        replace_value(table, data)
    check_sound(to_toml(table))
