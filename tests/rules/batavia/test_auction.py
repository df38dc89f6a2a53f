"""BA-2: the auction."""

import pytest

from fondaco.contract.refused import Refused
from fondaco.games.batavia.rules.auction import pay_letters
from fondaco.games.batavia.rules.names import BID, PASS
from fondaco.games.batavia.rules.proxy import proxy_bid
from fondaco.games.batavia.rules.rules import make
from fondaco.testing import rule
from tests.rules.batavia.build import batavia, cards, hand, kinds, moves, play, the

THREE = "DDDDD EEEEE FFFFF"


@rule("BA-2.1")
def test_the_auctioneer_rolls_the_die_and_turns_that_many_cards() -> None:
    position = batavia(hands="DD E F", turn=2, acted=2, pile="NN" + "EES" + "EES")
    before = position.table.pile[::-1]
    events = play(position, "draw")
    die = the("die_rolled", events)
    assert die.seat == 0
    assert die.barrier
    assert 1 <= die.facts["die"] <= 6
    count = position.table.die
    assert sum(position.table.lot) == count
    assert [position.table.lot[c] for c in range(5)] == [
        before[2 : 2 + count].count(c) for c in range(5)
    ]


@rule("BA-2.1")
def test_two_english_cards_and_a_swedish_one_are_sold_together_with_the_first_player_ship() -> None:
    position = batavia(phase="bid", turn=1, hands=THREE, lot="EES")
    events = play(position, "bid 2", "pass", "pass")
    assert the("lot_won", events).facts == {"bid": 2, "cards": ["england", "england", "sweden"]}
    assert the("first_player", events).seat == 1
    assert hand(position, 1) == "EEEEEEES"
    assert position.turn == 1


@rule("BA-2.2")
def test_bidding_starts_left_of_the_auctioneer_and_goes_clockwise() -> None:
    position = batavia(phase="bid", auctioneer=2, turn=0, hands=THREE)
    order = []
    for text in ("bid 1", "bid 2", "bid 3", "bid 4", "bid 5"):
        order.append(position.turn)
        play(position, text)
    assert order == [0, 1, 2, 0, 1]


@rule("BA-2.2")
def test_a_bid_must_beat_the_last_one() -> None:
    position = batavia(phase="bid", turn=1, hands=THREE)
    play(position, "bid 4")
    assert moves(position) == ["pass", *(f"bid {n}" for n in range(5, 16))]
    for text in ("bid 4", "bid 3"):
        with pytest.raises(Refused, match="more than 4"):
            play(position, text)


@rule("BA-2.2")
def test_a_bid_may_not_exceed_the_letters_of_the_bidder() -> None:
    position = batavia(phase="bid", turn=1, hands=THREE, letters=(30, 3, 12))
    assert moves(position) == ["pass", "bid 1", "bid 2", "bid 3"]
    with pytest.raises(Refused, match="up to the 3 letters you have"):
        play(position, "bid 4")


@rule("BA-2.2")
def test_who_does_not_bid_is_out() -> None:
    position = batavia(phase="bid", turn=1, hands="D E F N")
    play(position, "bid 1", "pass", "bid 2", "bid 3")
    assert position.turn == 1
    play(position, "bid 4")
    assert position.turn == 3  # seat 2 is not asked again
    play(position, "pass", "pass")
    assert position.turn == 1
    assert position.table.phase == 1


@rule("BA-2.2")
def test_the_first_bidder_may_pass() -> None:
    position = batavia(phase="bid", turn=1, hands=THREE)
    play(position, "pass")
    assert position.turn == 2
    assert "bid 1" in moves(position)


@rule("BA-2.2")
def test_the_lowest_bid_is_one() -> None:
    position = batavia(phase="bid", turn=1, hands=THREE)
    assert moves(position)[:2] == ["pass", "bid 1"]
    with pytest.raises(Refused):
        position.play(1, BID)  # a bid of 0


@rule("BA-2.2")
def test_when_all_others_have_passed_without_a_bid_the_last_may_still_bid() -> None:
    position = batavia(phase="bid", turn=1, hands=THREE, lot="S")
    play(position, "pass", "pass")
    assert position.turn == 0
    assert moves(position) == ["pass", *(f"bid {n}" for n in range(1, 16))]
    events = play(position, "bid 1")
    assert the("lot_won", events).seat == 0


@rule("BA-2.2")
def test_the_auction_ends_as_soon_as_only_the_highest_bidder_is_left() -> None:
    position = batavia(phase="bid", turn=1, hands=THREE)
    assert "lot_won" not in kinds(play(position, "bid 1", "bid 2", "pass"))
    assert "lot_won" in kinds(play(position, "pass"))


def test_a_player_who_cannot_bid_is_asked_all_the_same() -> None:
    """To skip them would tell everybody that their letters are gone."""
    position = batavia(phase="bid", turn=1, hands=THREE, letters=(30, 0, 15))
    assert position.to_move() == [1]
    assert moves(position) == ["pass"]
    assert position.view(1).prompt == {"ask": "bid", "min": 1, "max": 0}
    assert position.view(2).prompt == {"ask": "wait", "for": [1]}


@rule("BA-2.3")
@pytest.mark.parametrize(
    ("players", "winner", "bid", "after"),
    [
        (3, 0, 4, [11, 17, 17]),
        (3, 1, 3, [16, 12, 17]),
        (4, 2, 5, [17, 16, 10, 17]),
        (4, 3, 1, [16, 15, 15, 14]),
        (5, 4, 15, [19, 19, 19, 18, 0]),
    ],
)
def test_the_winner_pays_clockwise_one_letter_at_a_time(
    players: int, winner: int, bid: int, after: list[int]
) -> None:
    letters = [15] * players
    pay_letters(letters, winner, bid)
    assert letters == after


@rule("BA-2.3")
def test_paying_is_what_handing_out_letters_one_by_one_would_be() -> None:
    for players in (3, 4, 5):
        for winner in range(players):
            for bid in range(16):
                expected = [15] * players
                to = winner
                for _ in range(bid):
                    to = (to + 1) % players
                    if to == winner:
                        to = (to + 1) % players
                    expected[winner] -= 1
                    expected[to] += 1
                letters = [15] * players
                pay_letters(letters, winner, bid)
                assert letters == expected


@rule("BA-2.3")
def test_the_winner_takes_the_cards_and_moves_first() -> None:
    position = batavia(phase="bid", turn=1, hands="D E F", lot="NNS")
    events = play(position, "pass", "bid 5", "pass")
    assert hand(position, 2) == "FNNS"
    assert cards(position.table.lot) == ""
    assert position.table.letters == [18, 17, 10]
    assert the("letters_paid", events).facts == {"paid": 5, "received": [3, 2, 0]}
    assert (position.table.first, position.turn) == (2, 2)


@rule("BA-2.4")
def test_if_all_pass_the_cards_join_the_next_lot_and_the_first_player_stays() -> None:
    position = batavia(phase="bid", auctioneer=1, turn=2, hands="D E F", lot="NNS")
    events = play(position, "pass", "pass", "pass")
    assert the("lot_stays", events).facts == {"lot": ["netherlands", "netherlands", "sweden"]}
    assert position.turn == 1
    play(position, "draw", "draw", "draw")
    assert sum(position.table.lot) == 3 + position.table.die
    assert position.table.lot[3] >= 2
    assert position.turn == 2  # the auctioneer is seat 1 again


@rule("BA-2.4")
def test_if_all_pass_in_the_first_auction_the_auctioneer_is_first_player() -> None:
    position = make(4, {}).start("nobody")
    auctioneer = position.table.first
    play(position, "pass", "pass", "pass", "pass")
    assert position.turn == position.table.first == auctioneer


@rule("BA-2.5")
def test_the_first_player_of_a_round_is_the_auctioneer_of_the_next() -> None:
    position = batavia(phase="bid", auctioneer=0, turn=1, hands="D E F")
    play(position, "pass", "bid 1", "pass")
    events = play(position, "draw", "draw", "draw")
    assert the("die_rolled", events).seat == 2
    assert position.turn == 0


@rule("BA-2.6")
def test_the_discards_become_the_pile_in_the_middle_of_a_draw() -> None:
    position = batavia(hands="D E F", pile="N", rest="discards")
    events = play(position, "draw")
    shuffled = the("pile_shuffled", events)
    assert shuffled.barrier
    assert shuffled.facts["count"] == 110 - 3 - 1
    drew = the("drew", events)
    assert drew.facts == {"count": 2}
    assert drew.secret is not None
    assert drew.secret["cards"][0] == "netherlands"
    assert position.table.pile_left == 105
    assert sum(position.table.discard) == 0


@rule("BA-2.6")
def test_the_discards_become_the_pile_in_the_middle_of_a_lot() -> None:
    position = batavia(hands="D E F", turn=2, acted=2, pile="NN", rest="discards")
    play(position, "draw")
    assert sum(position.table.lot) == position.table.die
    assert position.table.pile_left == 110 - 5 - position.table.die


@rule("BA-2.6")
def test_new_piles_are_shuffled() -> None:
    position = batavia(hands="D E F", rest="discards")
    play(position, "draw")
    pile = position.table.pile[: position.table.pile_left]
    assert pile != sorted(pile)


@rule("BA-2.6")
def test_if_pile_and_discards_are_empty_one_takes_what_there_is() -> None:
    position = batavia(hands="D E F", pile="N", rest="hand")
    assert position.view(0).prompt["draw"] == 1
    events = play(position, "draw", "draw", "draw")
    assert [e.facts["count"] for e in events if e.kind == "drew"] == [1, 0, 0]
    assert sum(position.table.lot) == 0
    assert hand(position, 0) == "DN"
    # An empty lot is sold all the same: the first-player ship is in it.
    events = play(position, "bid 1", "pass", "pass")
    assert the("lot_won", events).facts["cards"] == []


def test_a_proxy_bid_makes_ordinary_bids_up_to_its_limit() -> None:
    position = batavia(phase="bid", turn=1, hands=THREE)
    assert proxy_bid(position.view(1), 6) == BID + 1
    play(position, "bid 5")
    assert proxy_bid(position.view(2), 6) == BID + 6
    assert proxy_bid(position.view(2), 5) == PASS
    assert proxy_bid(position.view(2), 0) == PASS


def test_two_proxy_bids_fight_it_out_by_ordinary_moves() -> None:
    position = batavia(phase="bid", turn=1, hands=THREE)
    limits = {0: 0, 1: 4, 2: 7}
    while position.table.phase == 0:
        seat = position.turn
        position.play(seat, proxy_bid(position.view(seat), limits[seat]))
    assert position.table.first == 2
    assert position.table.letters == [17, 17, 11]  # 1, 2, 3, 4, and seat 1 does not go to 5


def test_a_proxy_bid_knows_the_letters_it_has() -> None:
    position = batavia(phase="bid", turn=2, bid=3, bidder=1, hands=THREE, letters=(27, 15, 3))
    assert proxy_bid(position.view(2), 9) == PASS


def test_a_proxy_bid_needs_an_auction_and_a_limit() -> None:
    position = batavia(phase="bid", turn=1, hands=THREE)
    with pytest.raises(Refused, match="not your turn to bid"):
        proxy_bid(position.view(2), 3)
    with pytest.raises(Refused, match="can’t be negative"):
        proxy_bid(position.view(1), -1)
    with pytest.raises(Refused, match="not your turn to bid"):
        proxy_bid(batavia(hands=THREE).view(0), 3)
