"""Moves, positions and views as text: everything reads back, and bad text is refused."""

import json
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.contract.refused import Refused
from fondaco.games import make
from fondaco.games.batavia.rules.check import check
from fondaco.games.batavia.rules.rules import BataviaRules
from fondaco.games.batavia.rules.rules import make as make_batavia
from tests.long import examples
from tests.rules.batavia.build import batavia, rules_for
from tests.rules.batavia.random_play import after

WORDS = (
    "bid 4", "bid 75", "pass", "draw", "lay england", "lay france", "back", "done",
    "travel denmark", "travel sweden", "exchange", "keep",
)  # fmt: skip


@pytest.mark.parametrize("text", WORDS)
def test_moves_are_words_and_words_are_moves(text: str) -> None:
    rules = rules_for(0)
    assert rules.format_move(rules.parse_move(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "bid", "bid 0", "bid 76", "bid -1", "bid 04", "bid ٣", "bid x", "bid 4 5",
        "lay", "lay portugal", "lay france ", "travel", "travel moon", "draw 2", "done\n", "étoile",
        "lay " + "x" * 5000, "\ud800",
    ],
)  # fmt: skip
def test_other_words_are_refused_with_a_reason(text: str) -> None:
    with pytest.raises(Refused) as refusal:
        rules_for(0).parse_move(text)
    assert 10 < len(str(refusal.value)) < 250


@given(st.text(max_size=30))
def test_any_text_is_a_move_or_a_fondaco_error(text: str) -> None:
    rules = rules_for(0)
    with suppress(Refused):
        assert rules.format_move(rules.parse_move(text)) == text


@given(st.integers())
def test_any_number_is_a_move_or_a_fondaco_error(number: int) -> None:
    rules = rules_for(0)
    with suppress(Refused):
        assert rules.parse_move(rules.format_move(number)) == number


tables = st.integers(0, 11)
seeds = st.integers(0, 10**6)
plies = st.integers(0, 400)


@examples(30)
@given(tables, seeds, plies, st.integers(0, 2))
def test_positions_and_views_read_back_exactly(
    number: int, seed: int, count: int, manner: int
) -> None:
    rules = rules_for(number)
    position = after(rules.start(f"s{seed}"), count, seed, manner)
    line = rules.format_position(position)
    assert "\n" not in line
    setup = rules.options()["setup"]
    assert line.startswith(
        f'{{"game":"batavia","version":2,"players":{rules.players},"options":{{"setup":"{setup}",'
    )
    assert rules.format_position(rules.parse_position(line)) == line
    for seat in range(-1, rules.players):
        line = rules.format_view(position.view(seat))
        view = rules.parse_view(line)
        assert rules.format_view(view) == line
        assert view.moves == position.view(seat).moves
        told = {name: value for name, value in json.loads(line).items() if name != "heard"}
        assert told == json.loads(json.dumps(view.as_json(aids=True)))


def mutate(value: Any, rng: Random) -> Any:
    """The same JSON with one thing somewhere in it changed."""
    junk: tuple[Any, ...] = (
        None, True, False, -1, 0, 1, 2, 3, 5, 22, 35, 36, 10**12, 0.5, "", "england",
        "denmark silk", "EDFNS", [], {}, [0], {"england": 1}, "?", [[]],
    )  # fmt: skip
    if isinstance(value, dict) and value and rng.random() < 0.9:
        name = rng.choice(sorted(value))
        changed = dict(value)
        if rng.random() < 0.05:
            del changed[name]
        elif rng.random() < 0.05:
            changed[rng.choice(["extra", "england", "sweden"])] = rng.choice(junk)
        else:
            changed[name] = mutate(value[name], rng)
        return changed
    if isinstance(value, list) and value and rng.random() < 0.85:
        changed_list = list(value)
        i = rng.randrange(len(value))
        if rng.random() < 0.1:
            del changed_list[i]
        elif rng.random() < 0.1:
            changed_list.insert(i, value[i])
        elif rng.random() < 0.2:
            j = rng.randrange(len(value))
            changed_list[i], changed_list[j] = changed_list[j], changed_list[i]
        else:
            changed_list[i] = mutate(value[i], rng)
        return changed_list
    if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.7:
        return value + rng.choice([-1, 1, 2, -2])
    if isinstance(value, str) and value and rng.random() < 0.3:
        i = rng.randrange(len(value))
        return value[:i] + rng.choice("EDFNSx ") + value[i + 1 :]
    return rng.choice(junk)


@examples(120)
@given(tables, seeds, plies, st.integers(0, 2))
def test_a_damaged_line_is_refused_or_still_a_game(
    number: int, seed: int, count: int, manner: int
) -> None:
    """Only a Refused comes out; and whatever is accepted can be looked at and played."""
    rules = rules_for(number)
    position = after(rules.start(f"s{seed}"), count, seed, manner)
    good = json.loads(rules.format_position(position))
    view = json.loads(rules.format_view(position.view(seed % (rules.players + 1) - 1)))
    rng = Random(seed)
    for _ in range(25):
        damaged = mutate(good, rng)
        if rng.random() < 0.3:
            damaged = mutate(damaged, rng)
        try:
            accepted = rules.parse_position(json.dumps(damaged))
        except Refused:
            continue
        check(accepted.table)
        for seat in range(-1, rules.players):
            accepted.view(seat).sample(rng)
        assert accepted.over or accepted.moves(accepted.turn)
        check(after(accepted, 60, seed).table)
    for _ in range(25):
        try:
            seen = rules.parse_view(json.dumps(mutate(view, rng)))
        except Refused:
            continue
        check(after(seen.sample(rng), 60, seed).table)


@pytest.mark.parametrize(
    "text",
    [
        "", "{}", "[]", "null", "3", "{", "not json", "[" * 100_000, '{"game":' * 50_000,
        '{"game":"batavia"}', '{"game":"oltremare","version":1}', '{"game":NaN}',
        '{"game":"batavia","version":3}', '{"game":"batavia","version":1,"players":9}',
        '{"game":"batavia","version":' + "9" * 5000 + "}", '{"game":"\\ud800"}',
    ],
)  # fmt: skip
def test_text_that_is_no_line_is_refused(text: str) -> None:
    for parse in (rules_for(0).parse_position, rules_for(0).parse_view):
        with pytest.raises(Refused):
            parse(text)


@given(st.text(max_size=60))
def test_any_text_is_a_line_or_a_fondaco_error(text: str) -> None:
    for parse in (rules_for(0).parse_position, rules_for(0).parse_view):
        with pytest.raises(Refused):
            parse(text)


def changed(rules: BataviaRules, **fields: Any) -> str:
    data = json.loads(rules.format_position(after(rules.start("line"), 40, 9)))
    data.update(fields)
    return json.dumps(data)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"discards": {"england": 1}}, "England has 23 cards instead of 22"),
        ({"letters": [15, 15, 16]}, "is not 45"),
        ({"seals": dict.fromkeys(["england", "denmark", "france", "netherlands", "sweden"])},
         "majorities"),
        ({"tiles": ["denmark silk"] * 35}, "denmark silk appears 35 times"),
        ({"merchants": [36, 0, 0]}, "merchant is not on"),
        ({"gold": [0, 0, 90]}, "gold does not fit"),
        ({"phase": "over"}, "cards being laid"),
        ({"phase": "nap"}, "phase should be one of"),
        ({"pile": "X"}, "may contain only"),
        ({"seed": "two words"}, "A seed is"),
        ({"used": -1}, "whole number"),
        ({"ply": True}, "whole number"),
        ({"note": 1}, "no field 'note'"),
        ({"face_up": 12}, "five at a time"),
        ({"known": [{"england": 22}, {}, {}]}, "known to be in a hand"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused_with_the_reason(
    fields: dict[str, Any], reason: str
) -> None:
    rules = rules_for(0)
    with pytest.raises(Refused, match=reason):
        rules.parse_position(changed(rules, **fields))
    rules.parse_position(changed(rules))  # unchanged, it is in order


def test_nobody_is_to_move_after_all_had_their_turns() -> None:
    rules = rules_for(0)
    data = json.loads(rules.format_position(batavia(hands="E E E", face_up=10)))
    rules.parse_position(json.dumps(data))
    with pytest.raises(Refused) as refused:
        rules.parse_position(json.dumps({**data, "acted": 3}))
    assert refused.value.name == "unsound-all-had-turns"


def test_lines_of_other_tables_are_refused() -> None:
    three = make_batavia(3, {})
    line = three.format_position(three.start("three"))
    view = three.format_view(three.start("three").view(0))
    for other in (make_batavia(4, {}), make_batavia(3, {"memory": "ledger"})):
        with pytest.raises(Refused, match=r"players|options"):
            other.parse_position(line)
        with pytest.raises(Refused, match=r"players|options"):
            other.parse_view(view)


def test_rules_can_be_made_again_from_their_options() -> None:
    for number in range(12):
        rules = rules_for(number)
        again = make(rules.name, rules.players, **rules.options())
        start = rules.format_position(rules.start("same"))
        assert again.format_position(again.start("same")) == start


def test_capitals_do_not_matter() -> None:
    rules = make("batavia", 3)
    for typed, meant in (("Bid 4", "bid 4"), ("PASS", "pass"), ("Lay France", "lay france")):
        assert rules.format_move(rules.parse_move(typed)) == meant
