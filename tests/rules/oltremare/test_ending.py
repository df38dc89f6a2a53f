"""The end of the draw pile and of the game (OM-4.4 to OM-4.6)."""

from collections import Counter

import pytest

from fondaco.contract.refused import Refused
from fondaco.games.oltremare.rules.setup import start
from fondaco.testing import rule
from tests.rules.oltremare.builders import Table, both, oltremare, rules_for

SIX = "any:cards+ducat*3"  # three cards that draw six, with a load of 3


def seats_until_the_end(t: Table) -> list[int]:
    """Whose turns are played until the game is over."""
    seats = []
    while not t.p.over:
        seats.append(t.p.turn)
        t.whole_turn()
    return seats


# --- the last round [2005]


@rule("OM-4.4")
@pytest.mark.parametrize(
    ("first", "turn", "seats"),
    [
        (0, 0, [0, 1, 2]),  # taken by the first player: everybody else has a turn
        (0, 1, [1, 2]),
        (0, 2, [2]),  # by the player to the right of the first: that turn is the last
        (1, 2, [2, 0]),
        (2, 2, [2, 0, 1]),
    ],
)
def test_the_round_is_played_to_its_end_after_the_last_card(
    first: int, turn: int, seats: list[int]
) -> None:
    t = oltremare(
        first=first, turn=turn, hand=["any:1:ducat+flag"] * 3, pile="any:1", rest="discard",
    )  # fmt: skip
    t.plays()
    assert "last_card_taken" in t.happened
    assert t.p.last_round
    assert seats_until_the_end(t) == seats


@rule("OM-4.4")
@pytest.mark.parametrize("how", ["bought", "drawn", "plundered"])
def test_the_last_card_may_be_bought_drawn_or_taken_by_the_pirates(how: str) -> None:
    played = {"bought": "ship+ducat", "drawn": "cards+ducat", "plundered": "flag+ducat"}[how]
    t = oltremare(turn=2, hand=f"any:{played}", pile="salt", rest="discard")
    if how == "bought":
        t.do("buy pile")
        assert t.p.last_round
    t.plays(f"any:{played}")
    assert t.p.last_round
    t.whole_turn()
    assert t.p.over


@rule("OM-4.4")
def test_while_a_card_is_left_the_game_goes_on() -> None:
    t = oltremare(turn=2, hand="any:flag+ducat", pile="salt*2", rest="discard")
    t.plays().loads()
    assert not t.p.last_round
    assert t.p.turn == 0


@rule("OM-4.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_in_2005_all_have_equally_many_turns(players: int, seed: str) -> None:
    t = Table(rules_for(players), start(rules_for(players).setting, seed))
    turns = Counter(seats_until_the_end(t))
    assert set(turns.values()) == {t.p.turns // players}
    assert len(turns) == players


@rule("OM-4.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_2004_they_may_differ_by_one(players: int) -> None:
    differ = set()
    for seed in range(8):
        rules = rules_for(players, "2004")
        turns = Counter(seats_until_the_end(Table(rules, start(rules.setting, str(seed)))))
        differ.add(max(turns.values()) - min(turns.values()))
    assert differ == {0, 1}


# --- the discard pile


@rule("OM-4.4")
def test_cards_still_needed_come_from_the_shuffled_discard_pile() -> None:
    t = oltremare(hand=SIX, cargo="any:3", pile="salt1 silk1", rest="discard")
    discarded = t.p.discard[:]
    t.plays()
    hand = t.names(t.p.hands[0])
    assert hand[:2] == ["salt1", "silk1"]
    assert len(hand) == 6
    assert t.p.discard == []
    assert sorted(t.p.pile + t.p.hands[0][2:]) == sorted(discarded)
    kinds = ["last_card_taken", "pile_refilled"]
    assert [kind for kind in t.happened if kind in kinds] == kinds
    assert t.p.last_round


@rule("OM-4.4")
def test_the_new_pile_is_shuffled_and_another_seed_shuffles_it_otherwise() -> None:
    piles = []
    for seed in ("one", "two"):
        t = oltremare(hand="any:1:cards+ducat", pile="", rest="discard", seed=seed)
        discarded = t.p.discard[:]
        t.plays()
        assert t.p.pile != discarded[:-1]
        assert t.p.pile != discarded[:0:-1]
        piles.append(t.p.pile)
    assert piles[0] != piles[1]


@rule("OM-4.4")
def test_no_two_shuffles_use_the_same_chance() -> None:
    t = oltremare(
        turn=1, hand=["", SIX], cargo=["salt*9", "any:3"], discard="silk*2", rest="hand 2"
    )
    used = t.p.used
    t.plays()
    assert t.happened.count("pile_refilled") == 2
    assert t.p.used >= used + 1 + 8  # a number for every card but one


@rule("OM-4.4")
def test_the_discard_pile_waits_until_a_card_is_needed() -> None:
    t = oltremare(hand="any:flag+ducat", pile="salt", rest="discard")
    size = len(t.p.discard)
    t.plays().loads()
    assert (len(t.p.pile), len(t.p.discard)) == (0, size)
    t.do("buy pile")
    assert (len(t.p.pile), len(t.p.discard)) == (size - 1, 0)


@rule("OM-4.4")
def test_a_pile_made_again_does_not_prolong_the_game() -> None:
    """The last round is the last one, however many cards there are again."""
    t = oltremare(turn=1, hand=["", "any:1:cards+ducat"], pile="", rest="discard")
    t.plays()
    assert len(t.p.pile) > 50
    assert seats_until_the_end(t) == [1, 2]


# --- the first player's stacks


def all_gone() -> Table:
    """Seat 1 draws six; only the first player's stacks are left to make a pile of."""
    return oltremare(
        turn=1, first=0, hand=["", SIX], cargo=["salt*3 silk gems", "any:3"],
        pirates=["?grain silk"], prestige=[5, 2, 0], collected=["calm-sea*3", "calm-sea"],
        rest="pirates 2",
    )  # fmt: skip


@rule("OM-4.4")
def test_then_the_first_player_is_paid_at_once_and_both_stacks_become_the_pile() -> None:
    """Salt 6, silk 1, gems 1, and 1 for each of two cards with the pirates."""
    t = all_gone().plays()
    assert t.ducats[0] == 11 + 8 - 2
    assert (t.cargo(0), t.pirates(0)) == ("", "")
    assert len(t.p.hands[1]) == 6
    assert len(t.p.pile) == 1
    everything = sorted(t.goods(t.p.hands[1] + t.p.pile).split())
    assert everything == sorted(["salt", "salt", "salt", "silk", "gems", "grain", "silk"])


@rule("OM-4.4", "OM-4.6")
def test_prestige_and_port_markers_are_left_for_the_end() -> None:
    t = all_gone().plays()
    assert t.prestige == [5, 2, 0]
    assert "markers_paid" not in t.happened
    assert "prestige_paid" not in t.happened
    t.loads()
    while t.p.turn != 2 or t.phase != "cargo":
        t.do("done" if "done" in t.can() else t.can()[0])
    t.loads()
    assert t.p.over
    assert t.paid("prestige_paid") == [6, 3, 1]
    assert t.paid("markers_paid") == [6, 3, 1]


@rule("OM-4.6", "OM-4.4")
def test_markers_are_ranked_with_those_taken_until_the_last_ship_has_arrived() -> None:
    t = oltremare(
        2, turn=1, hand=["", "any:1:cards+ship"], cargo=["salt", "any:1"], rest="pirates 1",
        collected=["calm-sea", "calm-sea"], markers={"Zara": "good-deals"},
    )  # fmt: skip
    t.plays().do("sail Zara").loads()
    assert t.p.over
    assert t.paid("markers_paid") == [3, 6]


@rule("OM-4.4", "OM-5.3")
def test_what_was_paid_early_is_not_paid_again() -> None:
    t = oltremare(
        2, turn=1, hand=["", "any:1:cards+ducat"], cargo=["salt*3", "any:1"], pirates=["?silk"],
        rest="pirates 1",
    )  # fmt: skip
    t.plays()
    assert t.ducats[0] == 11 + 6 - 1
    t.loads()
    assert t.p.over
    assert t.paid("cargo_paid")[0] == 0
    assert t.paid("pirates_paid")[0] == 0
    assert t.ducats[0] == 16 + 6 + 6


@rule("OM-4.4", "OM-2.3.8")
def test_the_first_players_stacks_can_go_in_their_own_turn() -> None:
    """Bought at 3 ducats with 5 in the purse; then salt 3, silk 7, two cards with the pirates."""
    t = oltremare(
        2, cargo="salt:3 salt silk*3", pirates="?gems olives", ducats=5, rest="hand 1", hand=""
    )
    t.do("buy pile")
    assert t.ducats[0] == 5 - 3 + 10 - 2
    assert (t.cargo(0), t.pirates(0)) == ("", "")
    assert len(t.p.pile) == 6
    assert t.can() == ["buy pile"]
    t.do("buy pile", "buy pile").plays("any*3")
    t.whole_turn()
    assert t.p.turn == 1
    assert len(t.p.cargo[0]) == 3
    t.whole_turn()
    assert t.p.over


@rule("OM-4.4")
def test_cards_played_by_the_first_player_do_not_go_into_the_new_pile() -> None:
    t = oltremare(2, cargo="salt:1 silk", hand="gems:cards+ducat", rest="hand 1")
    t.plays()
    assert t.goods(t.p.played) == "gems"
    assert "gems" not in t.goods(t.p.pile + t.p.hands[0])
    t.loads()
    assert t.cargo(0) == "gems"


@rule("OM-4.4")
def test_the_first_players_own_flags_may_take_from_their_own_stacks() -> None:
    """Six cards are wanted and three are left; the turn goes on all the same."""
    t = oltremare(2, cargo="any:3 salt", hand="any:flag+ducat*3", pirates="?silk", rest="hand 1")
    t.plays()
    assert t.cargo(0) == ""
    assert len(t.p.pirates[0]) + len(t.p.pile) == 3
    for seat in range(-1, 2):
        assert t.view(seat).as_json()["seats"][0]["top"] is None
    t.loads()
    assert len(t.p.cargo[0]) == 3
    assert t.p.turn == 1


@rule("OM-4.6", "OM-5.5")
def test_a_tie_is_broken_by_the_first_players_stack_as_it_is_then() -> None:
    """The first player had six cards of cargo, but they were sold early."""
    six = "gems silk gems silk gems silk"
    t = oltremare(
        2, turn=1, hand=["", "salt:1:cards+ship"], cargo=[six, "silk:1"], ducats=[0, 4],
        collected=["calm-sea", "calm-sea"], rest="hand 0",
    )  # fmt: skip
    t.plays().do("sail Zara").loads()
    assert t.p.over
    assert t.ducats == [0 + 6 + 6 + 6, 4 + 2 + 6 + 6]
    assert t.p.places() == [2, 1]


@rule("OM-4.4")
def test_draws_that_cannot_be_made_are_skipped() -> None:
    t = oltremare(
        turn=1, hand=["", "any:cards+flag*3"], cargo=["salt*3 silk", "any:3"], rest="pirates 2",
    )  # fmt: skip
    t.plays()
    assert len(t.p.pirates[1]) == 4  # of six
    assert t.p.hands[1] == []
    assert t.told("plundered")["cards"] == 4
    assert t.told("drew")["cards"] == 0
    t.loads()
    assert t.p.turn == 2


@rule("OM-4.4")
def test_one_draw_may_use_up_pile_discards_and_the_first_players_stacks() -> None:
    t = oltremare(
        turn=1, hand=["", SIX], cargo=["salt*2", "any:3"], pile="silk1", discard="silk2 silk3",
        rest="pirates 2",
    )  # fmt: skip
    t.plays()
    assert t.hand(1) == "salt salt silk silk silk"
    assert t.happened.count("pile_refilled") == 2
    assert t.happened.count("last_card_taken") == 1
    assert t.ducats[0] == 14


# --- 2004


@rule("OM-4.5")
def test_in_2004_the_last_card_ends_the_game_with_the_turn() -> None:
    t = oltremare(edition="2004", hand=["any:1:flag+ducat"], pile="salt", rest="cargo 1")
    t.plays()
    assert t.p.last_round
    assert t.phase == "cargo"
    t.loads()
    assert t.p.over
    assert "final_scoring" in t.happened


@rule("OM-4.5")
def test_in_2004_nothing_more_is_drawn_after_the_last_card() -> None:
    hand = "any:flag+cards*2 any:flag+ducat any:cards+ducat"
    t = oltremare(edition="2004", hand=hand, cargo="any:4", pile="salt*7", rest="cargo 1")
    t.plays()  # three flags take six of the seven
    assert len(t.p.pirates[0]) == 6
    assert t.hand(0) == "salt"
    assert t.p.pile == []
    assert "pile_refilled" not in t.happened
    t.loads()
    assert t.p.over


@rule("OM-4.5")
def test_in_2004_the_turn_in_which_the_last_card_was_bought_is_played_out() -> None:
    t = oltremare(
        edition="2004", hand=["any:ducat+ship", "silk"], pile="salt", pirates="?silk",
        markers={"Zara": "calm-sea"}, rest="cargo 1", collected=["", "calm-sea", "calm-sea"],
    )  # fmt: skip
    t.do("buy pile")
    assert "no card left to buy" in t.refused("buy pile")
    t.do("buy pirates", "offer 1: salt for 1 silk", "1: accept #1.1 silk")
    t.plays("any:ship").do("sail Zara")
    assert t.marker(0) == "calm-sea"
    t.loads()
    assert t.p.over
    assert t.paid("markers_paid") == [6, 6, 6]


# --- after the end


@rule("OM-4.4", "OM-4.5")
@both
def test_when_the_game_is_over_nobody_can_move(edition: str) -> None:
    t = oltremare(2, edition, turn=1, phase="cargo", played="any:1", rest="hand 0", hand=["salt1"])
    t.loads()
    assert t.p.over
    assert t.p.to_move() == []
    for seat in range(-1, 2):
        assert t.p.moves(seat) == []
        assert t.view(seat).prompt == {"ask": "over"}
    for text in ("buy pile", "done", "play salt1", "discard salt1", "load salt1", "sail Zara",
                 "stay", "offer 0: nothing for 1 salt", "accept #1.1", "decline #1.1"):  # fmt: skip
        for seat in (0, 1):
            with pytest.raises(Refused):
                t.p.play(seat, t.rules.parse_move(text))
