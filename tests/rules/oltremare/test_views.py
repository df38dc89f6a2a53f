"""What each player can see, and what nobody can (OM-6)."""

import json
import re
from itertools import chain
from random import Random

import pytest

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.games.oltremare.rules.moves import UNSEEN, VENICE
from fondaco.games.oltremare.rules.rules import make
from fondaco.testing import rule
from tests.rules.oltremare.builders import Table, both, oltremare, rules_for

EVERYONE = [SPECTATOR, 0, 1, 2]
everyone = pytest.mark.parametrize("seat", EVERYONE)


def middle_of_a_game(edition: str = "2005", phase: str = "trade") -> Table:
    """Something everywhere: hands, stacks, pirates seen and unseen, markers, a marker on the map.

    In 2005 Venice has been, so that there is a discard pile; in 2004 it is still in the pile.
    """
    return oltremare(
        edition=edition,
        turn=1,
        first=2,
        phase=phase,
        hand=["salt1 silk1", "salt2 salt3 silk2" + " any*4" * (phase == "power"), "silk3"],
        cargo=["silk4 salt4", "salt:4 silk5", "salt6 silk6 salt7"],
        pirates=["?salt8 silk8 ?silk9", "salt9", ""],
        played="salt10" if phase in ("actions", "sailing", "cargo") else "",
        sails=1 if phase == "sailing" else 0,
        discard="silk10 salt11" if edition == "2005" else "",
        ducats=[7, -3, 20],
        prestige=[2, 0, 1],
        marker=["calm-sea", "none", "good-deals"],
        collected=["good-deals*2", "pirate-fighter"],
        ship=["Rhodes", "Venice", "Rhodes"],
        markers={"Tana": "compass", "Zara": "calm-sea"},
    )


def named(t: Table, seat: int, aids: bool) -> set[str]:
    """All cards of which a view tells the name."""
    text = json.dumps(t.view(seat).as_json(aids))
    return set(re.findall(r"[a-z]+\d+", text)) & set(t.deck.names)


def rearranged(t: Table, seat: int, seed: int) -> Table:
    """Another position that must look the same to this seat: all that is hidden dealt anew."""
    p = t.p.copy()
    p.pirates = [stack[:] for stack in p.pirates]  # copies share them otherwise
    rng = Random(seed)
    stacks = [p.pile, *[hand for owner, hand in enumerate(p.hands) if owner != seat]]
    slots = [(stack, i) for stack in stacks for i in range(len(stack)) if stack[i] != VENICE]
    for owner, stack in enumerate(p.pirates):
        slots += [(stack, i) for i, e in enumerate(stack) if e & UNSEEN or owner != seat]
    cards = [stack[i] & ~UNSEEN for stack, i in slots]
    rng.shuffle(cards)
    for (stack, i), card in zip(slots, cards, strict=True):
        stack[i] = card | (stack[i] & UNSEEN)
    if VENICE in p.pile and p.pile[-1] != VENICE:
        p.pile.remove(VENICE)
        p.pile.insert(rng.randint(p.setting.venice_low, p.setting.venice_high), VENICE)
    return Table(t.rules, p)


# --- everybody


@rule("OM-6.1")
@both
@everyone
def test_everybody_sees_what_lies_open_on_the_table(seat: int, edition: str) -> None:
    t = middle_of_a_game(edition, "actions")
    seen = t.view(seat).as_json(aids=False)
    seats = seen["seats"]
    assert [s["ducats"] for s in seats] == [7, -3, 20]
    assert [s["prestige"] for s in seats] == [2, 0, 1]
    assert [s["ship"] for s in seats] == ["Rhodes", "Venice", "Rhodes"]
    assert [s["marker"] for s in seats] == ["calm-sea", "none", "good-deals"]
    assert [s["markers"] for s in seats] == [3, 1, 1]
    assert [s["top"] for s in seats] == ["silk4", t.deck.names[t.p.cargo[1][-1]], "salt6"]
    assert [s["hand"] for s in seats] == [2, 3, 1]
    assert [s["cargo"] for s in seats] == [2, 2, 3]
    assert [s["pirates"] for s in seats] == [3, 1, 0]
    assert seen["markers"] == {"Tana": "compass", "Zara": "calm-sea"}
    assert seen["pile"] == len(t.p.pile)
    assert seen["discard"] == len(t.p.discard)
    assert seen["played"] == ["salt10"]
    assert seen["venice"] == ("out" if edition == "2005" else "in")
    assert (seen["turn"], seen["first"], seen["phase"]) == (1, 2, "actions")


@rule("OM-6.1")
@everyone
def test_everybody_sees_offers_purchases_and_who_has_dealt(seat: int) -> None:
    t = middle_of_a_game()
    t.do("buy pile", "offer 0: salt[ship] + 1d for 1 silk", "2: offer 1: silk for nothing")
    t.do("accept #2.1", "0: counter #1.1 1: silk for 1 any + 2d")
    seen = t.view(seat).as_json(aids=False)
    assert (seen["bought"], seen["price"], seen["dealt"]) == (1, 4, [2])
    heard = [[o["owner"], o["to"], o["give_ducats"], o["ask"]] for o in seen["offers"]]
    assert heard == [[1, 0, 1, {"silk": 1}], [0, 1, 0, {"any": 1}]]
    assert seen["offers"][0]["give"][0]["symbols"] == ["ship"]


@rule("OM-6.1")
@everyone
def test_cards_are_played_and_loaded_for_all_to_see(seat: int) -> None:
    t = oltremare(hand="salt1 silk1", cargo="any:2").plays()
    played = [e.seen_by(seat)["card"] for e in t.events if e.kind == "played"]
    assert played == [t.deck.card_id("salt1"), t.deck.card_id("silk1")]
    while t.phase == "sailing":
        t.do(t.can()[0])
    t.loads("silk1 salt1")
    loaded = [e.seen_by(seat)["card"] for e in t.events if e.kind == "loaded"]
    assert loaded == played[::-1]


# --- only you


@rule("OM-6.2")
@both
def test_you_see_your_hand_and_nobody_else_does(edition: str) -> None:
    t = middle_of_a_game(edition)
    assert t.view(0).as_json(aids=False)["hand"] == ["salt1", "silk1"]
    assert t.view(2).as_json(aids=False)["hand"] == ["silk3"]
    assert t.view(SPECTATOR).as_json(aids=False)["hand"] == []
    for seat in EVERYONE:
        for owner in range(3):
            if owner != seat:
                held = set(t.names(t.p.hands[owner]))
                assert not held & named(t, seat, aids=True)


@rule("OM-6.2")
@both
def test_you_know_the_cards_you_gave_up_and_their_places(edition: str) -> None:
    """From the bottom: silk9 unseen, silk8 put there, salt8 unseen."""
    t = middle_of_a_game(edition)
    assert t.view(0).as_json(aids=False)["seats"][0]["stowed"] == ["?", "silk8", "?"]
    for seat in (SPECTATOR, 1, 2):
        assert "stowed" not in t.view(seat).as_json(aids=False)["seats"][0]
        # Everybody watched how the cards got there, so all can know which ones the owner knows.
        assert t.view(seat).as_json(aids=True)["seats"][0]["stowed"] == ["?", "-", "?"]


@rule("OM-6.2", "OM-2.1.1")
@both
def test_cards_given_up_are_seen_by_their_owner_only(edition: str) -> None:
    t = middle_of_a_game(edition, "power").do("discard salt2")
    assert t.told("discarded", 1)["card"] == t.deck.card_id("salt2")
    for seat in (SPECTATOR, 0, 2):
        assert t.told("discarded", seat) == {"event": "discarded", "seat": 1}
    assert t.view(1).as_json(aids=False)["seats"][1]["stowed"] == ["salt9", "salt2"]


@rule("OM-6.2")
@both
@pytest.mark.parametrize("source", ["pile", "pirates"])
def test_a_card_bought_is_seen_by_the_buyer_only(source: str, edition: str) -> None:
    t = oltremare(
        edition=edition,
        pile="salt1" if source == "pile" else "",
        pirates="?salt1" if source == "pirates" else "",
    )
    t.do(f"buy {source}")
    assert t.told("took", 0)["card"] == t.deck.card_id("salt1")
    for seat in (SPECTATOR, 1, 2):
        assert t.told("took", seat) == {"event": "took", "seat": 0}
        assert "salt1" not in named(t, seat, aids=True)


@rule("OM-6.2")
def test_only_you_see_your_moves() -> None:
    t = middle_of_a_game(phase="power")
    assert len(t.view(1).as_json(aids=False)["moves"]) == 7
    for seat in (SPECTATOR, 0, 2):
        assert t.view(seat).as_json(aids=False)["moves"] == []


# --- nobody


@rule("OM-6.3")
@both
@everyone
@pytest.mark.parametrize("aids", [False, True])
def test_nobody_sees_the_pile_and_what_the_pirates_took_unseen(
    aids: bool, seat: int, edition: str
) -> None:
    t = middle_of_a_game(edition)
    hidden = [card for card in t.p.pile if card != VENICE]
    hidden += [entry & ~UNSEEN for stack in t.p.pirates for entry in stack if entry & UNSEEN]
    assert not set(t.names(hidden)) & named(t, seat, aids)


@rule("OM-6.3")
@both
@everyone
def test_strict_shows_of_cargo_and_discards_only_what_lies_on_top(seat: int, edition: str) -> None:
    t = middle_of_a_game(edition)
    tops = set(t.names([stack[-1] for stack in t.p.cargo]))
    own = set(t.names(t.p.hands[seat])) if seat >= 0 else set()
    stowed = [{"silk8"}, {"salt9"}, set(), set()][seat]
    assert named(t, seat, aids=False) == tops | own | stowed


@rule("OM-6.3")
@both
@everyone
def test_the_ledger_shows_what_everybody_was_able_to_see(seat: int, edition: str) -> None:
    t = middle_of_a_game(edition)
    loaded = set(t.names([*chain(*t.p.cargo)]))
    own = set(t.names(t.p.hands[seat])) if seat >= 0 else set()
    stowed = [{"silk8"}, {"salt9"}, set(), set()][seat]
    assert named(t, seat, aids=True) == loaded | set(t.names(t.p.discard)) | own | stowed
    about = t.view(seat).as_json(aids=True)["seats"][2]
    assert about["stack"] == ["salt7", "silk6", "salt6"]
    assert about["kinds"] == {"good-deals": 1}


@rule("OM-6.3")
def test_the_ledger_remembers_which_goods_came_in_deals() -> None:
    t = oltremare(hand=["salt1", "silk1"])
    t.do("offer 1: salt1 + 1d for 1 silk", "1: accept #1.1 silk1")
    for seat in EVERYONE:
        about = t.view(seat).as_json(aids=True)["seats"]
        assert about[0]["shown"] == [0, 0, 1, 0, 0, 0, 0]
        assert about[1]["shown"] == [0, 0, 0, 1, 0, 0, 0]
        assert "shown" not in t.view(seat).as_json(aids=False)["seats"][0]
    # The partners have seen the very cards.
    assert t.view(0).as_json(aids=True)["tracked"][0][0] == "salt1"
    assert t.view(1).as_json(aids=True)["tracked"][0][0] == "silk1"
    assert t.view(2).as_json(aids=True)["tracked"] == []
    assert "tracked" not in t.view(0).as_json(aids=False)


@rule("OM-6.3")
def test_a_table_is_strict_or_keeps_a_ledger() -> None:
    assert rules_for(3).options()["memory"] == "strict"
    assert make(3, {"memory": "ledger"}).options()["memory"] == "ledger"
    with pytest.raises(Refused, match="strict, ledger"):
        make(3, {"memory": "perfect"})


# --- all of it at once: what is hidden cannot be told from a view


@rule("OM-6.1", "OM-6.2", "OM-6.3")
@both
@everyone
@pytest.mark.parametrize("phase", ["power", "trade", "actions", "sailing", "cargo"])
def test_a_view_is_the_same_however_the_hidden_cards_lie(
    phase: str, seat: int, edition: str
) -> None:
    t = middle_of_a_game(edition, phase)
    for seed in range(3):
        other = rearranged(t, seat, seed)
        assert other.rules.format_position(other.p) != t.rules.format_position(t.p)
        assert other.view(seat).as_json(aids=True) == t.view(seat).as_json(aids=True)
        assert other.rules.format_view(other.view(seat)) == t.rules.format_view(t.view(seat))


@rule("OM-6.1", "OM-2.2.11")
@everyone
def test_an_offer_looks_the_same_whichever_card_of_the_goods_it_names(seat: int) -> None:
    views = []
    for card in ("salt2", "salt3"):
        t = middle_of_a_game().do(f"offer all: {card}[load 2] for 1 silk", "0: decline #1.1")
        views.append(t.view(seat).as_json(aids=True))
    assert (views[0] == views[1]) == (seat != 1)


@rule("OM-6.1")
@both
def test_venice_shows_only_on_top(edition: str) -> None:
    """How deep it lies nobody knows."""
    views = []
    for pile in ("salt1 venice silk1", "salt1 silk1 venice"):
        t = oltremare(edition=edition, pile=pile)
        views.append([t.view(seat).venice for seat in EVERYONE])
        t.do("buy pile")
        views.append([t.view(seat).venice for seat in EVERYONE])
    assert views == [["in"] * 4, ["top"] * 4, ["in"] * 4, ["in"] * 4]


# --- whose move it is


@rule("OM-2.2.1", "OM-6.1")
@pytest.mark.parametrize(
    ("phase", "active", "others"),
    [
        ("power", {"ask": "discard", "power": 3, "excess": 4}, {"ask": "wait", "for": 1}),
        (
            "trade",
            {"ask": "trade", "load": 4, "missing": 1, "price": 4},
            {"ask": "talk", "with": 1},
        ),
        ("actions", {"ask": "play", "load": 4, "left": 3}, {"ask": "wait", "for": 1}),
        ("sailing", {"ask": "sail", "left": 1}, {"ask": "wait", "for": 1}),
        ("cargo", {"ask": "load", "left": 1}, {"ask": "wait", "for": 1}),
    ],
)
def test_the_prompt_says_what_to_do(
    phase: str, active: dict[str, object], others: dict[str, object]
) -> None:
    t = middle_of_a_game(phase=phase)
    assert t.view(1).prompt == active
    assert t.view(0).prompt == others
    assert t.view(SPECTATOR).prompt == {"ask": "wait", "for": 1}
