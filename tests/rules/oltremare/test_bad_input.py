"""Whatever somebody types or sends, the answer is a Refused with a reason, or a sound game."""

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.contract.refused import Refused
from fondaco.contract.rules import Position, View
from fondaco.games import make
from fondaco.games.oltremare.rules.check import check
from fondaco.games.oltremare.rules.knowledge import IN_PILE
from fondaco.games.oltremare.rules.moves import PHASES, POWER, TRADE
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.rules import OltremareRules
from fondaco.testing import rule
from tests.long import examples
from tests.rules.random_play import (
    TEMPERS,
    choose,
    each_kind_by,
    middle_game,
    moves_of,
    play_on,
    rules_for,
    start,
    temper_for,
    wild_offer,
)

calm = settings(derandomize=True, deadline=None, database=None)
thorough = examples(200, calm)
quick = examples(60, calm)


RULES = rules_for("2005", 3)


@cache
def corpus(edition: str, players: int) -> list[OltremarePosition]:
    """Positions from all over the game."""
    rules = rules_for(edition, players)
    return [middle_game(rules, number) for number in range(24)]


# --- moves ----------------------------------------------------------------------------------------

# fmt: off
WORDS = [
    "discard", "buy", "pile", "pirates", "done", "play", "load", "sail", "compass", "stay", "offer",
    "amend", "counter", "accept", "decline", "withdraw", "for", "nothing", "salt7", "grain3",
    "gems1", "Ragusa", "Venice", "#1.1", "#3.2", "#9999.1", "#0.0", "#4095.4095", "0", "5", "0:",
    "2:", "all:", "5:", "all", "+", "1d", "1023d", "1024d", "99999d", "2 salt", "15 any",
    "16 any", "99 silk", "salt7[load 1]", "salt7[load 9, ship]",
    "salt7[power 6, ducat, flag, cards]", "salt7[]", "[,]", "salt٧", "７", "#１.１", "-1", "−1",
    "1e3",
    "0x1", "\x00", "\ud800", "½", "²", "İ",
]
# fmt: on


@thorough
@given(st.text(max_size=60) | st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        move = RULES.parse_move(text)
    except Refused as error:
        reason = str(error)
        if not reason:
            raise AssertionError("no reason") from error
        return
    assert RULES.parse_move(RULES.format_move(move)) == move


@thorough
@given(st.randoms(use_true_random=False), st.integers(0, 23))
def test_a_mistyped_move_is_a_move_or_refused(rng: Random, number: int) -> None:
    position = corpus("2005", 3)[number]
    texts = ["offer all: salt7[load 1, ship] + 2d for 2 any + 1 silk + 3d"]
    for seat in range(3):
        texts += [RULES.format_move(move) for move in position.moves(seat)[:5]]
        offer = wild_offer(position, seat, rng)
        texts += [] if offer is None else [RULES.format_move(offer)]
    text = rng.choice(texts)
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text) + 1)
        snippet = rng.choice(["", "", " ", ":", "[", "]", "d", "9", ",", "+", "for", "#", "\u0663"])
        text = text[:at] + snippet + text[at + rng.randint(0, 2) :]
    try:
        move = RULES.parse_move(text)
    except Refused:
        return
    assert RULES.parse_move(RULES.format_move(move)) == move
    for seat in range(-1, 4):
        board = position.copy()
        try:
            board.play(seat, move)
        except Refused:
            continue
        check(board)


@thorough
@given(st.integers() | st.integers(0, 1 << 400) | st.integers(-(1 << 200), -1))
def test_any_number_can_be_written_or_is_refused(move: int) -> None:
    try:
        text = RULES.format_move(move)
    except Refused:
        return
    assert RULES.parse_move(text) == move


def test_a_very_long_move_is_refused() -> None:
    for text in ["offer all: " + "salt7 + " * 5000 + "1d for 1 any", "x" * 10_000_000, " " * 5000]:
        with pytest.raises(Refused):
            RULES.parse_move(text)


# --- lines ----------------------------------------------------------------------------------------

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)


def refuses(read: Any, line: str) -> None:
    with pytest.raises(Refused):
        read(line)


@quick
@given(st.text(max_size=80) | JUNK.map(json.dumps))
def test_any_text_is_refused_as_a_position_and_as_a_view(line: str) -> None:
    refuses(RULES.parse_position, line)
    refuses(RULES.parse_view, line)


@pytest.mark.parametrize(
    "line",
    [
        "",
        "{}",
        "[]",
        "null",
        "NaN",
        "[" * 100_000,
        '{"a":' * 100_000,
        "9" * 10_000,
        '{"game":"oltremare"}',
        '{"game":"oltremare","version":1}',
        '{"game":"oltremare","version":' + "9" * 5000 + "}",
        " " * 2_000_000,
        "\ufeff{}",
        "\ud800",
    ],
    ids=lambda line: line[:12],
)
def test_a_line_that_is_no_position_is_refused(line: str) -> None:
    refuses(RULES.parse_position, line)
    refuses(RULES.parse_view, line)


def test_a_line_of_other_rules_is_refused() -> None:
    position = corpus("2005", 3)[0]
    line, view = RULES.format_position(position), RULES.format_view(position.view(0))
    for other in [rules_for("2005", 4), rules_for("2004", 3), rules_for("2005", 3, offers="11")]:
        refuses(other.parse_position, line)
        refuses(other.parse_view, view)
    refuses(RULES.parse_position, view)
    refuses(RULES.parse_view, line)


# --- damaged lines --------------------------------------------------------------------------------

NUMBERS = [
    -(10**30),
    -1,
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    98,
    99,
    127,
    128,
    4095,
    4096,
    65535,
    65536,
    10**30,
]
ODD: list[Any] = [
    None, True, False, "", "?", "-", "salt7", "?salt7", "VENICE", "grain1", "all", "over", "ragusa",
    "\ud800", "٣", 1.0, 2.5, float("nan"), float("inf"), [], {}, [[]], [None], {"": 0}, [["salt7"]],
    ["salt7", 1], "x" * 200,
]  # fmt: skip


def paths(data: Any) -> list[tuple[Any, Any]]:
    """Every place inside the data, as a container and a key."""
    found: list[tuple[Any, Any]] = []
    keys = list(data) if isinstance(data, dict) else range(len(data))
    for key in keys:
        found.append((data, key))
        if isinstance(data[key], (dict, list)):
            found += paths(data[key])
    return found


def scalars(data: Any, kind: type) -> list[tuple[Any, Any]]:
    return [(inside, key) for inside, key in paths(data) if type(inside[key]) is kind]


def change_anything(data: dict[str, Any], rng: Random) -> None:
    """Delete, double or replace something somewhere."""
    inside, key = rng.choice(paths(data))
    act = rng.random()
    if act < 0.2:
        del inside[key]
    elif act < 0.35 and isinstance(inside, list):
        inside.insert(key, inside[key])
    elif act < 0.4 and isinstance(inside, dict):
        inside["surplus"] = inside[key]
    elif act < 0.7:
        inside[key] = rng.choice(NUMBERS)
    elif act < 0.9:
        inside[key] = rng.choice(ODD)
    else:
        other, name = rng.choice(paths(data))
        inside[key] = json.loads(json.dumps(other[name]))


def change_a_number(data: dict[str, Any], rng: Random) -> None:
    inside, key = rng.choice(scalars(data, int))
    inside[key] = rng.choice([inside[key] + 1, inside[key] - 1, rng.choice(NUMBERS)])


def change_a_flag(data: dict[str, Any], rng: Random) -> None:
    inside, key = rng.choice(scalars(data, bool))
    inside[key] = not inside[key]


def swap_texts(data: dict[str, Any], rng: Random) -> None:
    """Two cards, say, in each other's place."""
    (one, a), (two, b) = rng.choices(scalars(data, str), k=2)
    one[a], two[b] = two[b], one[a]


def move_text(data: dict[str, Any], rng: Random) -> None:
    """A card, say, goes from one list to another."""
    texts = [(inside, key) for inside, key in scalars(data, str) if isinstance(inside, list)]
    lists = [inside[key] for inside, key in paths(data) if isinstance(inside[key], list)]
    if texts:
        inside, key = rng.choice(texts)
        text = inside.pop(key)
        target = rng.choice(lists)
        target.insert(rng.randint(0, len(target)), text)


def change_the_turn(data: dict[str, Any], rng: Random) -> None:
    """Another phase, seat or first player: what a soundness check is most easily deceived by."""
    name = rng.choice(["phase", "turn", "first", "need", "sails", "bought", "last_round"])
    if name == "phase":
        data[name] = rng.choice(PHASES)
    elif name == "last_round":
        data[name] = not data.get(name)
    else:
        data[name] = rng.randrange(5)


def change_the_book(data: dict[str, Any], rng: Random) -> None:
    """Another entry about a hidden card, or another number of goods seen in a hand."""
    book = data["tracked"] if "seat" in data else rng.choice(data["tracked"])
    cards = [inside[key] for inside, key in scalars(data, str) if isinstance(inside, list)]
    entry = [rng.choice(cards).lstrip("?"), rng.choice([1, 2, 4, 64, 128, 2048, 4096, 65535])]
    book.insert(rng.randint(0, len(book)), entry)


def double_an_offer(data: dict[str, Any], rng: Random) -> None:
    """The same offer twice, perhaps with another number, version or owner."""
    offers = data["offers"]
    if offers:
        twin = json.loads(json.dumps(rng.choice(offers)))
        name = rng.choice(["number", "version", "owner", "to", "counters", "declined"])
        twin[name] = rng.choice([1, 2, 3, 4095, [0], [1, 2]])
        if rng.random() < 0.5:
            offers.append(twin)
        else:
            offers[rng.randrange(len(offers))] = twin


# In the order in which they can follow each other: the last ones leave no form to rely on.
CHANGES = [
    double_an_offer, change_the_book, change_the_turn, change_a_number, change_a_flag, swap_texts,
    move_text, change_anything,
]  # fmt: skip


def damaged(line: str, rng: Random) -> str:
    """The line with one to three changes, big or small."""
    data = json.loads(line)
    for number in sorted(rng.choices(range(len(CHANGES)), k=rng.choice([1, 1, 1, 2, 3]))):
        CHANGES[number](data, rng)
    return json.dumps(data)


def reading(rules: OltremareRules, line: str) -> Position | None:
    try:
        return rules.parse_position(line)
    except Refused:
        return None


def plays_on(rules: OltremareRules, position: Position, rng: Random, number: int) -> None:
    """Whoever may read a position plays it: it must stay sound, show itself and come to an end."""
    assert isinstance(position, OltremarePosition)
    for _ in range(3000):
        if position.ply % 16 == 0 or position.over:
            check(position)
            seat = rng.randrange(-1, position.players)
            view = position.view(seat)
            line = rules.format_view(view)
            world = rules.parse_view(line).sample(rng)
            assert rules.format_view(world.view(seat)) == line
        if position.over:
            return
        seat, move = choose(position, rng, temper_for(number))
        assert rules.parse_move(rules.format_move(move)) == move
        position.play(seat, move)
    raise AssertionError("The game does not end.")


@rule("OM-2.2.8", "OM-2.2.9")
@each_kind_by(4)
def test_a_damaged_position_is_refused_or_plays_to_its_end(
    edition: str, players: int, number: int
) -> None:
    rules = rules_for(edition, players)
    read = 0
    for case in range(number * 60, number * 60 + 60):
        rng = Random(case)
        position = rng.choice(corpus(edition, players))
        line = damaged(rules.format_position(position), rng)
        found = reading(rules, line)
        if found is None:
            continue
        read += 1
        again = rules.format_position(found)
        assert rules.format_position(rules.parse_position(again)) == again
        try:
            plays_on(rules, found, rng, case)
        except Exception as error:
            raise AssertionError(f"This position went wrong with {error!r}: {line}") from error
    assert read > 3


def seeing(rules: OltremareRules, line: str) -> View | None:
    try:
        return rules.parse_view(line)
    except Refused:
        return None


@each_kind_by(3)
def test_a_damaged_view_is_refused_or_serves(edition: str, players: int, number: int) -> None:
    rules = rules_for(edition, players)
    read = 0
    for case in range(number * 60, number * 60 + 60):
        rng = Random(case)
        position = rng.choice(corpus(edition, players))
        seat = rng.randrange(-1, players)
        line = damaged(rules.format_view(position.view(seat)), rng)
        try:
            view = seeing(rules, line)
            if view is not None:
                read += 1
                serves(rules, view, rng)
        except Exception as error:
            raise AssertionError(f"This view went wrong with {error!r}: {line}") from error
    assert read > 0


def serves(rules: OltremareRules, view: View, rng: Random) -> None:
    """A view that was accepted can be shown and asked, and there are worlds that look like it."""
    line = rules.format_view(view)
    assert rules.format_view(rules.parse_view(line)) == line
    view.as_json(aids=False)
    view.propose(rng)
    for move in view.moves:
        rules.format_move(move)
    world = view.sample(rng)
    assert isinstance(world, OltremarePosition)
    check(world)
    assert rules.format_view(world.view(view.seat)) == line
    play_on(world, rng, TEMPERS[0], 3000)
    assert world.over


# --- positions that almost could be ---------------------------------------------------------------


def found(holds: Callable[[OltremarePosition], bool]) -> dict[str, Any]:
    """The data of the first position, in games of three, of which that can be said."""
    for number in range(100):
        position = start(RULES, f"found-{number}")
        for seat, move in moves_of(position, Random(number), TEMPERS[2]):
            position.play(seat, move)
            if holds(position):
                data: dict[str, Any] = json.loads(RULES.format_position(position))
                return data
    raise AssertionError("No such position.")


def hidden_card(data: dict[str, Any]) -> str:
    """A card deep in the pile."""
    name: str = data["pile"][0]
    return name


def test_nobody_knows_a_card_in_a_pile_that_was_never_refilled() -> None:
    data = found(lambda p: p.phase == TRADE and not p.refilled)
    data["tracked"][0].append([hidden_card(data), IN_PILE])
    refuses(RULES.parse_position, json.dumps(data))


def test_a_pile_that_is_known_was_refilled() -> None:
    data = found(lambda p: p.refilled and len(p.pile) > 3)
    data["refilled"] = False
    refuses(RULES.parse_position, json.dumps(data))


@rule("OM-2.2.11")
@pytest.mark.parametrize("version", [1, 2])
def test_two_offers_never_have_the_same_number(version: int) -> None:
    data = found(lambda p: len(p.offers) == 1 and p.offered > 2)
    data["offers"].append({**data["offers"][0], "version": version})
    refuses(RULES.parse_position, json.dumps(data))


@rule("OM-2.2.11")
def test_an_offer_has_no_more_versions_than_offers_were_made() -> None:
    """Else an amended offer could have a version that no answer can name."""
    data = found(lambda p: len(p.offers) == 1)
    data["offers"][0]["version"] = 4095
    refuses(RULES.parse_position, json.dumps(data))


@rule("OM-2.1.1", "OM-2.2.8")
def test_nothing_is_bought_before_the_hand_is_within_its_limit() -> None:
    """Else a player could be left with too few cards and no purchase."""
    data = found(lambda p: p.phase == POWER and p.need == 4)
    data["bought"] = 4
    refuses(RULES.parse_position, json.dumps(data))


@rule("OM-2.3.1")
def test_the_load_is_that_of_the_top_card() -> None:
    data = found(lambda p: p.phase == POWER and p.need == 1)
    data["need"] = 4
    refuses(RULES.parse_position, json.dumps(data))


def test_a_pile_is_known_only_after_a_refill() -> None:
    data = found(lambda p: p.last_round and not p.refilled and not p.pile)
    data["pile_open"] = False
    refuses(RULES.parse_position, json.dumps(data))


def seen_by(data: dict[str, Any], seat: int) -> dict[str, Any]:
    view = RULES.parse_position(json.dumps(data)).view(seat)
    shown: dict[str, Any] = json.loads(RULES.format_view(view))
    return shown


def test_a_view_that_knows_a_pile_with_venice_in_it_is_refused() -> None:
    view = seen_by(found(lambda p: not p.venice_out), 1)
    view["pile_open"] = False
    refuses(RULES.parse_view, json.dumps(view))


def test_a_view_that_asks_a_seat_without_cargo_for_its_limit_is_refused() -> None:
    data = found(lambda p: p.phase == POWER and p.turn == 0 and len(p.cargo[1]) == 1)
    view = seen_by(data, 1)
    view["to_move"] = [1]
    view["seats"][1].update({"stack": [], "cargo": 0, "top": None})
    view["pile"] += 1
    refuses(RULES.parse_view, json.dumps(view))


def test_a_view_in_which_a_hand_is_too_small_for_what_it_shows_has_no_sample() -> None:
    """Three goods were seen in a hand of three, and it offers yet others."""
    data = found(
        lambda p: any(o.owner == 1 and len(o.give) == 1 and len(p.hands[1]) == 3 for o in p.offers)
    )
    view = seen_by(data, 0)
    offer = next(o for o in view["offers"] if o["owner"] == 1 and len(o["give"]) == 1)
    names = RULES.setting.deck.goods_names
    offered = names.index(offer["give"][0]["goods"])
    shown = [0] * 7
    shown[(offered + 1) % 7] = 3
    view["seats"][1]["shown"] = shown
    line = json.dumps(view)
    with pytest.raises(Refused):
        RULES.parse_view(line).sample(Random(1))


# --- tables ---------------------------------------------------------------------------------------


@quick
@given(
    st.sampled_from(["edition", "memory", "offers", "deck", "map", "surplus", ""]),
    st.text(max_size=12)
    | st.sampled_from(
        ["2005", "-1", "1000", "٣", "\0", "/", "..", "~", "#", "2005#", "#x", "x" * 5000]
    ),
)
def test_any_option_is_taken_or_refused(name: str, value: str) -> None:
    try:
        rules = make("oltremare", 3, **{name: value})
    except Refused:
        return
    assert make("oltremare", 3, **rules.options()).options() == rules.options()
    assert not rules.start("1").over


@quick
@given(st.integers())
def test_only_two_to_five_can_play(players: int) -> None:
    if players in range(2, 6):
        assert make("oltremare", players).start("1").players == players
    else:
        with pytest.raises(Refused):
            make("oltremare", players)


@quick
@given(st.text(max_size=10))
def test_any_other_game_is_refused(name: str) -> None:
    with pytest.raises(Refused):
        make(name, 3)


@quick
@given(st.text(max_size=200))
def test_any_seed_starts_a_game_or_is_refused(seed: str) -> None:
    try:
        position = RULES.start(seed)
    except Refused:
        return
    line = RULES.format_position(position)
    assert RULES.format_position(RULES.parse_position(line)) == line
