"""BA-0 and BA-1: what is in the box, and how a game begins."""

import pytest

from fondaco.contract.chance import Chance
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event
from fondaco.games import make, options_of, players_of
from fondaco.games.batavia.rules.names import COMPANIES, GOODS, tile_name
from fondaco.games.batavia.rules.rules import make as make_batavia
from fondaco.games.batavia.rules.tiles import quick_row, read_row, row_problems
from fondaco.testing import rule
from tests.rules.batavia.build import batavia, kinds, moves, play, space_of


@rule("BA-0.1")
def test_there_are_five_companies_and_seven_goods() -> None:
    assert COMPANIES == ("england", "denmark", "france", "netherlands", "sweden")
    assert GOODS == ("tea", "cotton", "porcelain", "silk", "ginger", "nutmeg", "pepper")


@rule("BA-0.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_there_are_35_different_tiles_and_22_cards_of_each_company(players: int) -> None:
    table = make_batavia(players, {}).start("box").table
    assert sorted(table.tiles) == list(range(35))
    assert len({tile_name(tile) for tile in table.tiles}) == 35
    pile = table.pile[: table.pile_left]
    for company in range(5):
        in_hands = sum(table.hands[company::5])
        assert in_hands + pile.count(company) + table.lot[company] == 22


@rule("BA-0.2")
def test_the_die_has_six_sides() -> None:
    rolls = {make_batavia(3, {}).start(f"roll-{i}").table.die for i in range(80)}
    assert rolls == {1, 2, 3, 4, 5, 6}


@rule("BA-0.3")
def test_a_thirteenth_crate_is_not_refused() -> None:
    twelve = "1,2,3,4,5,6,7,8,9,10,11,12 - -"
    position = batavia(hands="S - -", sold=twelve)
    play(position, "lay sweden", "done", "travel sweden")
    assert position.table.crates.count(0) == 13


@rule("BA-0.4")
def test_everybody_has_15_letters_that_only_change_hands() -> None:
    position = make_batavia(4, {}).start("letters")
    assert position.table.letters == [15, 15, 15, 15]
    play(position, "bid 7", "pass", "pass", "pass")
    assert sum(position.table.letters) == 60


@rule("BA-0.4")
def test_letters_are_secret_and_the_size_of_a_hand_is_not() -> None:
    position = make_batavia(3, {}).start("secret")
    data = position.view(1).as_json(aids=False)
    assert data["letters"] == [None, 15, None]
    assert data["hands"] == [10, 10, 10]
    assert sum((data["hand"] or {}).values()) == 10
    assert "knowledge" not in data
    assert position.view(-1).as_json(aids=False)["letters"] == [None, None, None]


@rule("BA-1.1")
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_every_block_of_five_spaces_holds_each_company_once(seed: str) -> None:
    tiles = make_batavia(3, {}).start(seed).table.tiles
    for start in range(0, 35, 5):
        assert {tile // 7 for tile in tiles[start : start + 5]} == {0, 1, 2, 3, 4}


@rule("BA-1.1")
def test_the_tiles_are_shuffled_within_the_stacks_and_within_the_blocks() -> None:
    rows = [make_batavia(3, {}).start(f"row-{i}").table.tiles for i in range(60)]
    first_goods = {(row[i] // 7, row[i] % 7) for row in rows for i in range(5)}
    assert len(first_goods) == 35
    assert {row[0] // 7 for row in rows} == {0, 1, 2, 3, 4}


@rule("BA-1.1")
def test_the_first_ten_tiles_are_turned_face_up() -> None:
    data = make_batavia(3, {}).start("open").view(0).as_json()
    assert data["face_up"] == 10
    assert all(data["tiles"][:10])
    assert data["tiles"][10:] == [None] * 25


@rule("BA-1.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_starts_before_space_1_with_ten_cards(players: int) -> None:
    position = make_batavia(players, {}).start("deal")
    assert position.view(0).as_json()["hands"] == [10] * players
    assert position.view(0).as_json()["merchants"] == [0] * players
    assert position.scores() == [0] * players
    assert position.table.pile_left == 110 - 10 * players - position.table.die


@rule("BA-1.2")
def test_anybody_may_be_the_first_auctioneer() -> None:
    assert {make_batavia(5, {}).start(f"old-{i}").table.first for i in range(60)} == {0, 1, 2, 3, 4}


@rule("BA-1.3")
def test_in_the_quick_start_all_tiles_lie_face_up_in_the_published_order() -> None:
    rules = make_batavia(3, {"setup": "quick"})
    rows = [rules.start(seed).view(-1).as_json()["tiles"] for seed in ("a", "b")]
    assert rows[0] == rows[1] == [tile_name(tile) for tile in quick_row()]


@rule("BA-1.3")
def test_in_the_quick_start_nothing_is_left_to_turn() -> None:
    position = batavia(hands="S - -", shops="31 - -")
    events = play(position, "lay sweden", "done", "travel sweden")
    assert "tiles_revealed" not in kinds(events)
    assert position.table.at[0] == space_of("sweden cotton")
    assert position.table.revealed == 35


@rule("BA-1.3")
def test_the_published_order_keeps_each_block_of_five_complete() -> None:
    assert row_problems([tile_name(tile) for tile in quick_row()]) == []


def test_the_set_up_can_be_reported_as_events() -> None:
    events: list[Event] = []
    position = make_batavia(3, {}).start("told", events)
    assert [event.kind for event in events] == ["die_rolled", "lot_turned"]
    assert events[0].facts["die"] == len(events[1].facts["cards"]) == position.table.die


def test_the_shuffle_can_be_recomputed_from_the_seed() -> None:
    chance = Chance("anybody")
    for size in (7, 7, 7, 7, 7, *[5] * 7):  # the stacks of tiles, then the blocks
        chance.shuffle([0] * size)
    cards = [company for company in range(5) for _ in range(22)]
    chance.shuffle(cards)
    position = make_batavia(3, {}).start("anybody")
    assert sorted(cards[-10:]) == [c for c in range(5) for _ in range(position.table.hands[c])]
    assert chance.below(3) == position.table.first
    assert chance.below(6) + 1 == position.table.die


def test_batavia_is_for_three_to_five_players_with_known_options() -> None:
    assert list(players_of("batavia")) == [3, 4, 5]
    assert [option.name for option in options_of("batavia")] == ["setup", "memory", "stalling"]
    assert make("batavia", 3).options() == {
        "setup": "standard",
        "memory": "strict",
        "stalling": "end",
    }
    for players, options in [
        (2, {}),
        (6, {}),
        (3, {"setup": "slow"}),
        (3, {"memory": "none"}),
        (3, {"house": "rule"}),
    ]:
        with pytest.raises(Refused):
            make_batavia(players, options)


def test_a_seed_has_to_be_a_seed() -> None:
    with pytest.raises(Refused):
        make_batavia(3, {}).start("two words")


def toml(names: list[str]) -> str:
    blocks = [names[start : start + 5] for start in range(0, len(names), 5)]
    return "".join(f"[[block]]\ntiles = {block}\n" for block in blocks)


NAMES = [tile_name(tile) for tile in quick_row()]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("this is not TOML", "not TOML"),
        ("", r"no \[\[block\]\]"),
        ("block = 3", r"no \[\[block\]\]"),
        ("[[block]]\ntiles = 'england tea'", "no list `tiles`"),
        ("[[block]]\ntiles = [1, 2]", "no list `tiles`"),
        (toml(NAMES[:-1]), "number of tiles is 34 instead of 35"),
        (toml(["portugal tea", *NAMES[1:]]), "space 1 has 'portugal tea'"),
        (toml([NAMES[1], *NAMES[1:]]), f"{NAMES[1]} appears 2 times"),
        (toml([NAMES[5], *NAMES[1:5], NAMES[0], *NAMES[6:]]), "spaces 1 to 5 have no tile for"),
    ],
)
def test_an_order_of_tiles_that_cannot_be_played_is_refused_with_the_reason(
    text: str, reason: str
) -> None:
    with pytest.raises(Refused, match=reason):
        read_row(text)


def test_an_order_of_tiles_typed_in_by_somebody_is_read() -> None:
    typed = NAMES[5:] + NAMES[:5]
    assert [tile_name(tile) for tile in read_row(toml(typed))] == typed


def test_the_first_position_asks_the_player_left_of_the_auctioneer() -> None:
    position = make_batavia(4, {}).start("ask")
    assert position.to_move() == [(position.table.first + 1) % 4]
    assert moves(position)[0] == "pass"
