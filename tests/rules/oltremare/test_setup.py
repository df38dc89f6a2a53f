"""Setting up (OM-1), and what is in the box besides cards and map (OM-0.6, OM-0.7)."""

from collections import Counter
from itertools import chain
from pathlib import Path

import pytest

from fondaco.contract.refused import Refused
from fondaco.games.oltremare.rules import check
from fondaco.games.oltremare.rules.moves import MARKERS, NO_MARKER, VENICE
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.rules import make
from fondaco.games.oltremare.rules.setup import start
from fondaco.testing import rule
from tests.rules.oltremare.builders import STAPLE, Table, both, oltremare, rules_for
from tests.rules.oltremare.damage import edited, shipped

every_number = pytest.mark.parametrize("players", [2, 3, 4, 5])


def starts(players: int, edition: str, games: int) -> list[OltremarePosition]:
    """The first positions of so many games."""
    setting = rules_for(players, edition).setting
    return [start(setting, f"game-{number}") for number in range(games)]


# --- the box


@rule("OM-0.6", "OM-6.1")
@both
def test_everybody_sees_venice_when_it_lies_on_top_of_the_pile(edition: str) -> None:
    t = oltremare(edition=edition, pile="salt venice", hand="silk")
    assert [t.view(seat).venice for seat in (-1, 0, 1, 2)] == ["in"] * 4
    t.do("buy pile")
    assert [t.view(seat).venice for seat in (-1, 0, 1, 2)] == ["top"] * 4
    t.do("buy pile")
    assert [t.view(seat).venice for seat in (-1, 0, 1, 2)] == ["out"] * 4


@rule("OM-0.6")
@both
def test_prestige_tiles_never_run_out(edition: str) -> None:
    t = oltremare(edition=edition, hand="salt", prestige=[0, 40, 0])
    t.do("offer 1: salt for nothing", "1: accept #1.1")
    assert t.prestige == [0, 41, 0]


@rule("OM-0.6")
def test_the_first_player_keeps_the_tile_all_game() -> None:
    t = Table(rules_for(4), start(rules_for(4).setting, "tile"))
    first = t.p.first
    while not t.p.over:
        t.whole_turn()
        assert t.p.first == first == t.view(-1).first


@rule("OM-0.7")
@both
def test_the_box_has_32_markers_of_six_kinds(edition: str) -> None:
    """Two stay in the box, so only many games show how many there are of each."""
    most: Counter[str] = Counter()
    for p in starts(2, edition, 150):
        most |= Counter(MARKERS[marker] for marker in p.markers)
    del most["none"]
    assert most == {
        "calm-sea": 6,
        "good-deals": 6,
        "pirate-fighter": 6,
        "favourable-trade": 6,
        "compass": 4,
        "local-influence": 4,
    }
    assert sum(most.values()) == 32


# --- markers on the map


@rule("OM-1.1")
@both
@every_number
def test_every_port_but_those_of_the_ships_starts_with_a_marker(players: int, edition: str) -> None:
    for p in starts(players, edition, 20):
        empty = [port for port, marker in enumerate(p.markers) if marker == NO_MARKER]
        assert empty == sorted(p.ship)
        assert len(p.markers) == 30
        assert p.active == [NO_MARKER] * players
        assert p.collected == [0] * players


@rule("OM-1.1")
@both
def test_the_markers_lie_elsewhere_in_every_game(edition: str) -> None:
    games = starts(3, edition, 60)
    for port in range(30):
        assert {p.markers[port] for p in games} >= {1, 2, 3, 4, 5, 6}


# --- with two players


@rule("OM-1.2")
@both
def test_two_players_play_without_the_most_common_goods(edition: str) -> None:
    deck = rules_for(2, edition).setting.deck
    for p in starts(2, edition, 10):
        cards = [*p.pile, *chain(*p.hands, *p.cargo)]
        assert len(cards) == 78 + 1
        names = {deck.goods_names[deck.goods[card]] for card in cards if card != VENICE}
        assert names == set(deck.goods_names) - {STAPLE[edition]}


@rule("OM-1.2")
@both
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_and_more_play_with_all_98_cards(players: int, edition: str) -> None:
    for p in starts(players, edition, 5):
        cards = [*p.pile, *chain(*p.hands, *p.cargo)]
        assert sorted(cards) == [*range(98), VENICE]


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_nobody_plays_alone_nor_six_together(players: int) -> None:
    with pytest.raises(Refused, match="2 to 5 players"):
        make(players, {})


# --- purses


@rule("OM-1.3")
@both
@every_number
def test_everybody_starts_with_11_ducats(players: int, edition: str) -> None:
    (p,) = starts(players, edition, 1)
    assert p.ducats == [11] * players
    assert p.prestige == [0] * players


@rule("OM-1.3", "OM-2.2.5")
@both
def test_debts_have_no_limit(edition: str) -> None:
    t = oltremare(edition=edition, ducats=-5000, hand=["", "salt"])
    t.do("buy pile", "offer 1: 1000d for 1 salt", "1: accept #1.1 salt")
    assert t.ducats == [-6004, 1011, 11]


# --- start cards, hands and Venice


@rule("OM-1.4")
@both
@every_number
def test_a_card_that_names_a_port_is_the_first_cargo_and_the_ship_lies_there(
    players: int, edition: str
) -> None:
    deck = rules_for(players, edition).setting.deck
    for p in starts(players, edition, 20):
        for seat in range(players):
            (card,) = p.cargo[seat]
            assert deck.port[card] == p.ship[seat] >= 0
            assert p.markers[p.ship[seat]] == NO_MARKER


@rule("OM-1.4")
def test_every_card_that_names_a_port_can_be_a_start() -> None:
    deck = rules_for(5).setting.deck
    games = starts(5, "2005", 100)
    found = {stack[0] for p in games for stack in p.cargo}
    assert found == {card for card in range(98) if deck.port[card] >= 0}


@rule("OM-1.5")
@both
@every_number
def test_everybody_gets_four_cards_and_the_others_are_the_pile(players: int, edition: str) -> None:
    for p in starts(players, edition, 5):
        check.check(p)
        assert [len(hand) for hand in p.hands] == [4] * players
        assert len(p.pile) == (78 if players == 2 else 98) - 5 * players + 1
        assert p.pile.count(VENICE) == 1
        assert (p.discard, p.played, p.pirates) == ([], [], [[] for _ in range(players)])


@rule("OM-1.5")
def test_cards_turned_up_for_the_start_are_shuffled_in_again() -> None:
    """Else the hands would be made of those, and hardly hold a card that names a port."""
    deck = rules_for(3).setting.deck
    games = starts(3, "2005", 300)
    held = sum(deck.port[card] >= 0 for p in games for hand in p.hands for card in hand)
    assert held / len(games) == pytest.approx(12 * 27 / 95, rel=0.1)


@rule("OM-1.5", "OM-1.6")
@pytest.mark.parametrize(
    ("edition", "players", "low", "high"),
    [
        # 2005: near the middle of the pile after the deal, so of 68, 83, 78, 73 cards.
        ("2005", 2, 27, 41),
        ("2005", 3, 33, 50),
        ("2005", 4, 31, 47),
        ("2005", 5, 29, 44),
        # 2004: before it, so of 76, 95, 94, 93 cards, and the hands come off the top.
        ("2004", 2, 30, 46),
        ("2004", 3, 38, 57),
        ("2004", 4, 37, 57),
        ("2004", 5, 37, 56),
    ],
)
def test_venice_lies_anywhere_in_the_middle_fifth(
    edition: str, players: int, low: int, high: int
) -> None:
    """So many cards lie under it."""
    games = starts(players, edition, 400)
    places = Counter(p.pile.index(VENICE) for p in games)
    assert sorted(places) == list(range(low, high + 1))
    assert max(places.values()) < 3 * len(games) / len(places)


@rule("OM-1.5")
@every_number
def test_venice_is_never_dealt_even_if_it_goes_into_the_pile_first(players: int) -> None:
    """[2004] No hand reaches the middle fifth, so Venice never has to be set aside."""
    setting = rules_for(players, "2004").setting
    pile = len(setting.cards) - players
    assert pile - setting.venice_high > 4 * players
    for p in starts(players, "2004", 20):
        assert VENICE not in chain(*p.hands)


@rule("OM-1.6")
@both
@every_number
def test_anybody_can_be_the_first_player(players: int, edition: str) -> None:
    games = starts(players, edition, 100)
    firsts = Counter(p.first for p in games)
    assert sorted(firsts) == list(range(players))
    assert min(firsts.values()) > 100 / players / 3
    assert all(p.turn == p.first for p in games)


@rule("OM-1.7", "OM-1.4")
def test_players_who_turn_up_the_same_port_share_it(tmp_path: Path) -> None:
    """A deck of which all 30 cards name one of two ports."""
    text = edited(shipped("deck-2005.toml"), "= true", "= false")
    ports = make(2, {}).setting.chart.ports
    for number, port in enumerate(ports):
        text = text.replace(f" {port}", " Rhodes" if number % 2 else " Tana")
    path = tmp_path / "two-ports.toml"
    path.write_text(text, encoding="utf-8")
    rules = make(5, {"deck": str(path)})
    rhodes, tana = rules.setting.chart.port_id("Rhodes"), rules.setting.chart.port_id("Tana")
    shared = 0
    for number in range(10):
        p = start(rules.setting, f"share-{number}")
        assert set(p.ship) <= {rhodes, tana}
        shared += p.ship.count(rhodes) > 1
        empty = {port for port, marker in enumerate(p.markers) if marker == NO_MARKER}
        assert empty == set(p.ship)
    assert shared > 0


# --- seats


@rule("OM-1.8")
@both
@every_number
def test_turns_go_round_in_the_order_of_the_seats(players: int, edition: str) -> None:
    t = oltremare(players, edition, turn=players - 2, phase="cargo", played="salt:1")
    t.loads()
    assert t.p.turn == players - 1
    t = oltremare(players, edition, turn=players - 1, phase="cargo", played="salt:1")
    t.loads()
    assert t.p.turn == 0
    assert [t.whole_turn().p.turn for _ in range(players)] == [*range(1, players), 0]


@rule("OM-1.8", "OM-2.2.1")
def test_the_active_player_speaks_first_and_the_others_clockwise() -> None:
    assert oltremare(4, turn=2).p.to_move() == [2, 3, 0, 1]
    assert oltremare(4, turn=2, hand="salt", phase="actions").p.to_move() == [2]


# --- chance


@both
def test_the_same_seed_is_the_same_game_and_another_is_another(edition: str) -> None:
    rules = rules_for(3, edition)
    first, again, other = (rules.format_position(rules.start(seed)) for seed in ("a", "a", "b"))
    assert first == again
    assert first != other
