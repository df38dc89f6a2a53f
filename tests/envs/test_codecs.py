"""The encoders: every view has its vector, every move its action."""

from random import Random

import pytest

pytest.importorskip("numpy", reason="needs the extra `envs`: numpy is missing")

import numpy as np

from fondaco.envs import Stepper
from fondaco.games.batavia.rules import names as n
from fondaco.games.batavia.rules.position import BataviaView
from fondaco.games.oltremare.observation import SLOTS
from fondaco.games.oltremare.rules import moves as m
from fondaco.games.oltremare.rules.offers import answer_number
from fondaco.games.oltremare.rules.view import OltremareView
from tests.envs.walk import act, at_random, by_view, drafts, every_table, names, sit_down


@every_table
def test_every_game_ends_and_every_observation_lies_in_bounds(
    game: str, players: int, options: dict[str, str]
) -> None:
    s = sit_down(game, players, **options)
    for moment in at_random(s, Random(players)):
        for seat in range(players):
            if seat == moment.seat or moment.steps % 10 == 0 or moment.ended:
                vector = moment.observe(seat)
                assert vector.shape == (s.codec.layout.size,)
                assert moment.row(seat) == by_view(moment, seat)
                assert vector.dtype == np.float32
                assert np.abs(vector).max() == 1.0  # there is always a one
                mask = moment.mask(seat)
                assert mask.dtype == np.int8
                assert mask.any() == (seat == moment.seat)
    assert s.position.over


@every_table
def test_tables_of_one_game_have_the_same_sizes(
    game: str, players: int, options: dict[str, str]
) -> None:
    codec = sit_down(game, players, **options).codec
    assert (codec.layout.size, codec.actions.size) == {
        "oltremare": (1388, 492),
        "batavia": (692, 91),
    }[game]
    assert len(set(codec.actions.names)) == codec.actions.size == len(codec.actions.names)


@every_table
def test_every_listed_move_has_its_action(game: str, players: int, options: dict[str, str]) -> None:
    s = sit_down(game, players, **options, seed="moves")
    for moment in at_random(s, Random(players)):
        if moment.ended or drafts(moment) or getattr(moment.draft, "hushed", False):
            continue
        view = moment.view(moment.seat)
        meant = {moment.codec.act(view, moment.draft, action) for action in moment.legal()}
        for move in view.moves:
            if move == n.BACK and game == "batavia":
                continue  # only so many times a turn
            if game == "oltremare" and move & m.KIND == m.ACCEPT:
                # It is reached by naming cards, or at once.
                assert isinstance(view, OltremareView)
                slot = [offer.number for offer in view.offers].index(answer_number(move))
                assert slot >= SLOTS or f"accept {slot + 1}" in names(moment)
            else:
                assert move in meant


def test_all_ways_to_accept_can_be_reached() -> None:
    """Naming cards in all possible ways gives exactly the acceptances the engine lists."""
    s = sit_down("oltremare", 4, seed="ways")
    seen = 0
    for moment in at_random(s, Random(4)):
        if moment.ended or drafts(moment):
            continue
        for name in names(moment):
            if name.startswith("accept"):
                view = moment.view(moment.seat)
                assert isinstance(view, OltremareView)
                number = view.offers[int(name.split()[1]) - 1].number
                listed = [
                    move
                    for move in view.moves
                    if move & m.KIND == m.ACCEPT and answer_number(move) == number
                ]
                other = moment.copy()
                assert sorted(reached(other, name)) == sorted(listed)
                seen += len(listed) > 1
    assert seen > 3


def reached(s: Stepper, name: str) -> list[int]:
    """All moves that come of this action and the choices after it."""
    action = s.codec.actions.names.index(name)
    meant = s.codec.act(s.view(s.seat), s.draft, action)
    assert meant is not None
    if isinstance(meant, int):
        return [meant]
    found = []
    for follower in s.codec.legal(s.view(s.seat), s.asked, meant):
        name = s.codec.actions.names[follower]
        if name != "cancel":
            other = s.copy()
            other.draft = meant
            found += reached(other, name)
    return found


@pytest.mark.parametrize("players", [2, 4, 5])
def test_what_is_encoded_of_oltremare(players: int) -> None:
    s = sit_down("oltremare", players, seed="numbers")
    rng = Random(1)
    checked = 0
    for moment in at_random(s, rng):
        if moment.steps % 7:
            continue
        for seat in range(players):
            v = moment.view(seat)
            assert isinstance(v, OltremareView)
            field = moment.codec.layout.split(moment.observe(seat))
            turned = [(seat + i) % players for i in range(players)]
            deck = v.setting.deck
            assert np.flatnonzero(field["hand"]).tolist() == sorted(v.hand)
            assert np.flatnonzero(field["turn"]).tolist() == [(v.turn - seat) % players]
            assert field["pile"] == pytest.approx(v.pile_size / 98)
            for i, other in enumerate(turned):
                assert field["ducats"][i] == pytest.approx(v.ducats[other] / 100)
                assert field["hand_sizes"][i] == pytest.approx(min(1, v.hand_sizes[other] / 12))
                assert field["pirates"][i] == pytest.approx(min(1, len(v.pirates[other]) / 20))
                stack = v.cargo[other]
                assert field["cargo"][i] == pytest.approx(min(1, len(stack) / 30))
                assert field["load"][i] == (deck.load[stack[-1]] / 4 if stack else 0)
                assert field["ship"][i].argmax() == v.ship[other]
                assert field["marker"][i].argmax() == v.active[other]
                goods = [deck.goods[stack[-1]]] if stack else []
                assert np.flatnonzero(field["lot_goods"][i]).tolist() == goods
                shown = np.array(v.shown[7 * other : 7 * other + 7]) / 4
                assert field["shown"][i] == pytest.approx(shown.clip(0, 1))
            for empty in range(players, 5):
                assert not field["ship"][empty].any()
                assert not field["ducats"][empty]
            assert field["markers"].argmax(axis=1).tolist() == v.markers
            for slot, offer in enumerate(v.offers):
                assert field["offer_owner"][slot].argmax() == (offer.owner - seat) % players
                assert field["offer_open"][slot] == (
                    offer.open_to(seat) and not offer.declined >> seat & 1
                )
                assert field["offer_ask"][slot] == pytest.approx(np.array(offer.ask) / 3)
                given = [sum(told[0] == kind for told in v.told[slot]) / 3 for kind in range(7)]
                assert field["offer_give"][slot] == pytest.approx(np.array(given))
                checked += 1
    assert checked


def test_the_draft_is_in_the_observation() -> None:
    s = sit_down("oltremare", 4)
    while s.position.view(0).prompt["ask"] not in ("trade", "talk"):
        s.act(s.legal()[0])
    assert "offer +2" in names(s)
    act(s, "offer +2")
    view = s.view(s.seat)
    assert isinstance(view, OltremareView)
    card = view.setting.deck.names[max(view.hand)]
    act(s, f"give {card}", "ask any", "ask any", "demand 1")
    field = s.codec.layout.split(s.observe(s.seat))
    assert field["draft"].tolist() == [1, 0]
    assert field["draft_to"].tolist() == [0, 0, 1, 0, 0, 0]
    assert np.flatnonzero(field["draft_give"]).tolist() == [max(view.hand)]
    assert field["draft_ask"].tolist() == pytest.approx([0] * 7 + [2 / 3])
    assert field["draft_ducats"] == pytest.approx(-0.1)
    act(s, "cancel")
    field = s.codec.layout.split(s.observe(s.seat))
    assert not field["draft"].any()
    assert field["hushed"].tolist() == [1, 0]


@pytest.mark.parametrize("players", [3, 5])
def test_what_is_encoded_of_batavia(players: int) -> None:
    s = sit_down("batavia", players, seed="numbers")
    for moment in at_random(s, Random(1)):
        if moment.steps % 5:
            continue
        for seat in range(players):
            v = moment.view(seat)
            assert isinstance(v, BataviaView)
            table = v.seen.table
            field = moment.codec.layout.split(moment.observe(seat))
            hand = np.array(table.hands[5 * seat : 5 * seat + 5]) / 10
            assert field["hand"] == pytest.approx(hand.clip(0, 1))
            for i in range(players):
                other = (seat + i) % players
                assert field["at"][i] == pytest.approx(table.at[other] / 36)
                assert field["letters"][i] == pytest.approx(min(1, table.letters[other] / 30))
                laid = np.array(table.laid[5 * other : 5 * other + 5]) / 10
                assert field["laid"][i] == pytest.approx(laid.clip(0, 1))
                held = [(table.held[other] >> 7 * c & 127).bit_count() / 3 for c in range(5)]
                assert field["held"][i] == pytest.approx(np.array(held).clip(0, 1))
            for company in range(5):
                holder = table.seals[company]
                expected = [] if holder < 0 else [(holder - seat) % players]
                assert np.flatnonzero(field["seals"][company]).tolist() == expected
            open_tiles = sum(mask.bit_count() for mask in table.left)
            assert field["tiles"].sum() == 2 * open_tiles
            assert not field["at"][players:].any()


def test_cards_are_taken_back_only_so_often() -> None:
    s = sit_down("batavia", 3)
    while "pass" in names(s):
        act(s, "pass")
    backs = 0
    while True:
        lays = [name for name in names(s) if name.startswith("lay")]
        act(s, lays[0])
        if "back" not in names(s):
            break
        act(s, "back")
        backs += 1
        field = s.codec.layout.split(s.observe(s.seat))
        assert field["backs"] == pytest.approx(backs / 3)
    assert backs == 3


def test_a_game_that_does_not_end_is_stopped() -> None:
    s = sit_down("batavia", 3)
    s.limit = 30
    while not s.ended:
        act(s, "pass" if "pass" in names(s) else "draw")
    assert s.stopped
    assert not s.position.over
    assert s.steps == 30
    assert s.returns("win") == [0.0, 0.0, 0.0]
    assert s.seat == -1


def test_a_copy_goes_its_own_way() -> None:
    s = sit_down("oltremare", 3)
    rng = Random(5)
    for _ in range(40):
        s.act(rng.choice(s.legal()))
    other = s.copy()
    before = s.observe(s.seat).copy(), s.legal()[:]
    for _ in at_random(other, Random(6)):
        pass
    assert other.position.over
    assert not s.position.over
    assert (s.observe(s.seat) == before[0]).all()
    assert s.legal() == before[1]
