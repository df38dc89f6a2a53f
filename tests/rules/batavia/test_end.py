"""BA-5: the arrival tile, the last round, and the scoring."""

import pytest

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.games import make, make_version
from fondaco.games.batavia.rules.names import GOODS
from fondaco.games.batavia.rules.scoring import final_pay, places
from fondaco.games.batavia.rules.tiles import quick_row
from fondaco.testing import rule
from tests.rules.batavia.build import (
    batavia,
    hand,
    kinds,
    laid,
    moves,
    play,
    seals,
    spaces_of,
    the,
)

LAST_DANE = spaces_of("denmark")[-1]  # 35, the last space of all
LAST_SWEDE = spaces_of("sweden")[-1]  # 32


@rule("BA-5.1")
def test_anna_with_only_the_danish_seal_and_no_danish_shop_ahead_takes_the_arrival_tile() -> None:
    position = batavia(hands="D - -", shops=f"{LAST_DANE} - -")
    events = play(position, "lay denmark", "done")
    assert the("arrived", events).seat == 0
    assert position.table.arrival == 0
    assert position.table.at[0] == 36
    assert position.turn == 1


@rule("BA-5.1")
def test_if_anna_also_had_the_swedish_seal_she_would_have_to_go_to_the_swedish_shop() -> None:
    here = LAST_SWEDE - 1
    position = batavia(hands="D - -", laid="S - -", shops=f"{here} - -", sold=f"- {LAST_DANE} -")
    play(position, "lay denmark", "done")
    assert moves(position) == ["travel sweden"]


@rule("BA-5.1")
def test_whoever_takes_the_arrival_tile_exchanges_nothing() -> None:
    position = batavia(hands="D - -", shops=f"{LAST_DANE},2,3 - -")
    events = play(position, "lay denmark", "done")
    assert position.turn == 1
    assert "exchanged" not in kinds(events)
    assert position.scores() == [0, 0, 0]


@rule("BA-5.1")
def test_the_round_is_played_out() -> None:
    position = batavia(hands="D - -", shops=f"{LAST_DANE} - -")
    play(position, "lay denmark", "done", "draw")
    assert position.to_move() == [2]
    events = play(position, "draw")
    assert position.over
    assert "die_rolled" not in kinds(events)


@rule("BA-5.1")
def test_nobody_else_moves_when_the_last_player_of_the_round_arrives() -> None:
    position = batavia(hands="- - D", turn=2, acted=2, shops=f"- - {LAST_DANE}")
    play(position, "lay denmark", "done")
    assert position.over


@rule("BA-5.1")
def test_a_later_player_of_the_last_round_may_play_if_a_shop_is_in_reach() -> None:
    position = batavia(hands="D SD -", turn=1, acted=1, shops=f"{LAST_DANE} 31 -", arrival=0)
    assert moves(position) == ["draw", "lay denmark", "lay sweden"]
    play(position, "lay denmark")
    assert "done" not in moves(position)  # a Danish majority leads nowhere now
    with pytest.raises(Refused, match="reach a shop"):
        play(position, "done")
    play(position, "lay sweden", "done", "travel sweden", "exchange")
    assert position.scores()[1] == 3


@rule("BA-5.1")
def test_a_later_player_of_the_last_round_without_a_shop_in_reach_must_draw() -> None:
    position = batavia(
        hands="- DD -", laid="- D -", turn=1, acted=1, shops=f"{LAST_DANE} 31 -", arrival=0
    )
    assert seals(position, 1) == "D"
    assert moves(position) == ["draw"]
    with pytest.raises(Refused, match="arrival tile is taken"):
        play(position, "lay denmark")


@rule("BA-5.1")
def test_the_same_player_could_have_arrived_while_the_tile_was_there() -> None:
    position = batavia(hands="- DD -", laid="- D -", turn=1, shops=f"- {LAST_DANE} -")
    assert "lay denmark" in moves(position)


@rule("BA-5.2")
def test_at_the_end_all_hands_are_laid_and_seals_awarded_again() -> None:
    position = batavia(
        hands="- DDDE FF", laid="DD - F", turn=2, acted=2, arrival=0, shops=f"{LAST_DANE} - -"
    )
    assert seals(position, 0) == "D"
    events = play(position, "draw")
    assert [e.facts["cards"] for e in events if e.kind == "hand_shown"][1] == [
        "england",
        "denmark",
        "denmark",
        "denmark",
    ]
    assert "D" in seals(position, 1)
    assert "D" not in seals(position, 0)
    assert laid(position, 1) == "EDDD"
    assert hand(position, 1) == ""


@rule("BA-5.2")
def test_no_pirates_come_when_the_hands_are_laid() -> None:
    position = batavia(
        hands="EEEEEEEE DDDDDDDD FFFFFF",
        turn=2,
        acted=2,
        arrival=0,
        shops=f"{LAST_DANE} - -",
    )
    events = play(position, "draw")
    assert "pirates_attacked" not in kinds(events)
    assert position.table.cannon == 24


@rule("BA-5.2")
def test_after_the_end_everything_is_on_the_table() -> None:
    position = batavia(
        hands="E D F", turn=2, acted=2, arrival=0, shops=f"{LAST_DANE} - -", letters=(10, 20, 15)
    )
    play(position, "draw")
    data = position.view(-1).as_json(aids=False)
    assert data["letters"] == [10, 20, 15]
    assert data["prompt"] == {"ask": "over"}
    assert position.to_move() == []
    assert position.view(0).moves == []
    with pytest.raises(Refused, match="over"):
        position.play(-1, 0)


POSTS = {
    "tea": (10, 5),
    "cotton": (11, 5),
    "porcelain": (12, 6),
    "silk": (13, 6),
    "ginger": (14, 7),
    "nutmeg": (15, 7),
    "pepper": (16, 8),
}


def shops_of(goods: str, *counts: int) -> str:
    """Give each seat so many tiles of one goods."""
    spaces = [s for s, tile in enumerate(quick_row(), start=1) if tile % 7 == GOODS.index(goods)]
    seats = []
    for count in counts:
        seats.append(",".join(str(spaces.pop()) for _ in range(count)) or "-")
    return " ".join(seats)


def paid(goods: str, *counts: int) -> list[int]:
    """What one post pays when the seats have so many crates in it."""
    position = batavia(hands="- " * len(counts), shops=shops_of(goods, *counts))
    rows = [(seat, gold) for source, seat, gold in final_pay(position.table) if source == goods]
    return [sum(gold for seat, gold in rows if seat == i) for i in range(len(counts))]


@rule("BA-5.3")
@pytest.mark.parametrize("goods", POSTS)
def test_most_crates_in_a_post_are_paid_and_ties_are_paid_less(goods: str) -> None:
    alone, tied = POSTS[goods]
    assert paid(goods, 2, 1, 1) == [alone, 0, 0]
    assert paid(goods, 1, 2, 2) == [0, tied, tied]
    assert paid(goods, 1, 1, 1, 1) == [tied] * 4
    assert paid(goods, 0, 0, 1) == [0, 0, alone]


@rule("BA-5.3")
def test_an_empty_post_pays_nobody() -> None:
    assert paid("silk", 0, 0, 0) == [0, 0, 0]


@rule("BA-5.3", "BA-5.4")
def test_orange_alone_in_silk_gets_13_and_two_or_three_tied_get_6_each() -> None:
    assert paid("silk", 1, 3, 1) == [0, 13, 0]
    assert paid("silk", 2, 2, 1) == [6, 6, 0]
    assert paid("silk", 1, 1, 1) == [6, 6, 6]


@rule("BA-5.3")
@pytest.mark.parametrize(
    ("letters", "gold"),
    [((20, 10, 15), [5, 0, 0]), ((16, 13, 16), [2, 0, 2]), ((15, 15, 15), [2, 2, 2])],
)
def test_most_letters_pay_5_and_tied_2_each(letters: tuple[int, ...], gold: list[int]) -> None:
    rows = final_pay(batavia(letters=letters).table)
    assert [sum(g for s, seat, g in rows if (s, seat) == ("letters", i)) for i in range(3)] == gold


@rule("BA-5.3")
def test_the_arrival_tile_pays_4_and_each_seal_2() -> None:
    position = batavia(laid="DDE DF F", arrival=1, turn=2, acted=2)
    rows = final_pay(position.table)
    assert ("arrival", 1, 4) in rows
    assert ("seals", 0, 4) in rows
    assert not any(source == "seals" and seat != 0 for source, seat, _ in rows)


@rule("BA-5.3", "BA-3.6")
def test_the_final_score_adds_everything_up_and_tiles_left_pay_nothing() -> None:
    # Seat 0 has exchanged for 3 gold, holds one tile, leads three posts, and arrived.
    position = batavia(
        hands="- - -",
        laid="D - -",
        turn=2,
        acted=2,
        shops="9 - -",
        sold="1,2 - -",
        gold=(3, 0, 0),
        letters=(16, 14, 15),
        arrival=0,
        rest="lot",
    )
    events = play(position, "draw")
    rows = {e.facts["source"]: e.facts["gold"] for e in events if e.kind == "scored"}
    assert rows == {
        "silk": 13,
        "porcelain": 12,
        "pepper": 16,
        "letters": 5,
        "arrival": 4,
        "seals": 2,
    }
    assert position.scores() == [3 + 13 + 12 + 16 + 5 + 4 + 2, 0, 0]
    assert the("game_over", events).facts["places"] == [1, 2, 2]


@rule("BA-5.3")
def test_a_tie_is_shared() -> None:
    assert places([30, 41, 41, 12]) == [3, 1, 1, 4]


# --- nobody does anything


IDLE = ("pass", "pass", "pass", "draw", "draw", "draw")


@rule("BA-5.5")
def test_after_two_rounds_in_which_nobody_does_anything_the_game_is_over() -> None:
    position = batavia(phase="bid", turn=1, hands="E - -", rest="hand", idle=True)
    first = play(position, *IDLE)
    assert the("stalled", first).facts == {"rounds": 1}
    assert position.view(SPECTATOR).as_json()["warned"]
    assert position.to_move() == [1]
    second = play(position, *IDLE)
    assert the("stalled", second).facts == {"rounds": 2}
    assert position.table.over
    assert kinds(second).count("hand_shown") == 3  # BA-5.2
    assert "arrival" not in [e.facts["source"] for e in second if e.kind == "scored"]


@rule("BA-5.5")
@pytest.mark.parametrize(
    "something",
    [
        ("bid 1", "pass", "pass", "draw", "draw", "draw"),
        ("pass", "pass", "pass", "lay england", "done", "travel england", "keep", "draw", "draw"),
    ],
)
def test_whoever_does_something_starts_the_count_again(something: tuple[str, ...]) -> None:
    position = batavia(
        phase="bid", turn=1, hands="E - -", laid="E - -", rest="hand", idle=True, warned=True
    )
    events = play(position, *something)
    assert "stalled" not in kinds(events)
    assert not position.over
    assert not position.table.warned


@rule("BA-5.5")
def test_a_drawn_card_is_something() -> None:
    position = batavia(phase="bid", turn=1, hands="E - -", pile="D", rest="hand", idle=True)
    assert "stalled" not in kinds(play(position, *IDLE))


@rule("BA-5.5")
def test_a_table_may_choose_to_go_on_and_the_first_rules_knew_no_end() -> None:
    position = batavia(phase="bid", turn=1, hands="E - -", rest="hand", idle=True, stalling=True)
    assert "stalled" not in kinds(play(position, *(4 * IDLE)))
    assert not position.over
    assert "stalling" not in make_version("batavia", 3, {}, 1).options()
    assert make("batavia", 3).options()["stalling"] == "end"
