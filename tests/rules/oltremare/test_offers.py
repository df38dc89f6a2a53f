"""How talks work: offers, their versions and claims, answers to them (OM-2.2.2, OM-2.2.11)."""

import pytest

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.games.oltremare.rules.cards import DUCAT, SHIP
from fondaco.games.oltremare.rules.claims import is_true
from fondaco.games.oltremare.rules.moves import ACCEPT, DECLINE, WITHDRAW
from fondaco.games.oltremare.rules.offers import claim, pack_answer
from fondaco.testing import rule
from tests.rules.oltremare.builders import both, oltremare

# --- what is said of a card


@rule("OM-2.2.2", "OM-2.2.11")
@both
def test_the_goods_of_a_card_are_reported_truthfully(edition: str) -> None:
    t = oltremare(edition=edition, hand="salt silk").do("offer 1: salt + silk for 1 any")
    for seat in (SPECTATOR, 1, 2):
        (offer,) = t.view(seat).as_json()["offers"]
        assert [given["goods"] for given in offer["give"]] == ["silk", "salt"]
        heard = t.told("offered", seat)["give"]
        assert isinstance(heard, list)
        assert t.deck.goods_names[heard[0]] == "silk"
    with pytest.raises(Refused, match="You can’t claim 'gems'"):
        t.do("offer 1: salt[gems] for 1 any")


@rule("OM-2.2.2")
@both
def test_about_symbols_load_and_power_everybody_may_lie(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt:4:ducat+flag", "silk:cards+ship"])
    t.do("offer 1: salt[load 1, power 6, cards, ship] for 1 silk")
    t.do("1: offer 0: silk[load 4, flag] for 1 salt")
    first, second = t.view(SPECTATOR).as_json()["offers"]
    assert first["give"] == [{"goods": "salt", "load": 1, "power": 6, "symbols": ["cards", "ship"]}]
    assert second["give"] == [{"goods": "silk", "load": 4, "symbols": ["flag"]}]
    t.do("1: accept #1.1 silk")  # and who believes it gets the card as it is
    assert t.deck.load[t.p.hands[1][0]] == 4


@rule("OM-2.2.2")
def test_a_claim_is_true_if_all_that_is_said_stands_on_the_card() -> None:
    deck = oltremare().deck
    card = next(card for card in range(98) if deck.symbols[card] == DUCAT | SHIP)
    for load in (0, 1, 2, 3, 4):
        for power in (0, 3, 4, 5, 6):
            for symbols in range(16):
                true = load in (0, deck.load[card]) and power in (0, deck.power[card])
                true = true and symbols in (0, DUCAT, SHIP, DUCAT | SHIP)
                assert is_true(deck, card, claim(load, power, symbols)) == true


@rule("OM-2.2.2", "OM-6.1")
def test_a_true_claim_looks_just_like_a_lie() -> None:
    for hand in ("salt:1:cards+ship", "salt:4:ducat+flag"):
        t = oltremare(hand=hand).do("offer 1: salt[load 1, ship] for 1 silk")
        assert t.told("offered", 1) == {
            "event": "offered", "seat": 0, "number": 1, "version": 1, "owner": 0, "to": 1,
            "give": [3], "claims": [1 | 8 << 6], "give_ducats": 0, "ask": [0, 0, 1, 0, 0, 0, 0, 0],
            "ask_ducats": 0, "counters": 0,
        }  # fmt: skip


@rule("OM-2.2.11", "OM-6.1")
@both
def test_the_others_hear_goods_and_claims_but_do_not_see_the_card(edition: str) -> None:
    t = oltremare(edition=edition, hand="salt salt").do("offer 1: salt for 1 silk")
    mine, theirs = t.view(0), t.view(1)
    assert mine.offers[0].give == t.p.hands[0][:1]
    assert theirs.offers[0].give == [-1]
    assert "card" in t.view(0).as_json()["offers"][0]["give"][0]
    assert "card" not in t.view(1).as_json()["offers"][0]["give"][0]
    assert t.told("offered", 0)["cards"] == t.p.hands[0][:1]
    assert "cards" not in t.told("offered", 1)


@rule("OM-2.2.11")
def test_the_order_of_the_cards_says_nothing() -> None:
    """Claims about cards of one goods are heard in the same order whichever card they are on."""
    heard = []
    for hand in ("salt1[load 2] + salt2[load 1]", "salt1[load 1] + salt2[load 2]"):
        t = oltremare(hand="salt1 salt2").do(f"offer 1: {hand} for 1 silk")
        heard.append(t.told("offered", 1))
    assert heard[0] == heard[1]


@pytest.mark.parametrize(
    "claim", ["load 5", "load 0", "power 0", "power 2", "power 7", "ducat, flag, ship"]
)
def test_one_cannot_claim_what_no_card_shows(claim: str) -> None:
    t = oltremare(hand="salt")
    with pytest.raises(Refused, match=r"A claim may name a load \(1-4\)"):
        t.do(f"offer 1: salt[{claim}] for nothing")


# --- making offers


@rule("OM-2.2.11")
@both
def test_an_offer_names_cards_of_the_own_hand(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt1", "silk1"], pirates="silk2", cargo="salt2")
    for card in ("silk1", "silk2", "salt2", "salt3"):
        assert "cards from your hand" in t.refused(f"offer 1: {card} for nothing")
    assert "cards from your hand" in t.refused("1: offer 0: salt1 for nothing")


@rule("OM-2.2.11")
@both
def test_an_offer_goes_to_one_player_or_to_everybody(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt*2", "silk", "silk"])
    t.do("offer 1: salt for 1 silk", "offer all: salt + 1d for 1 silk")
    assert t.can(1) == [
        "decline #1.1", t.in_full(1, "accept #1.1 silk"),
        "decline #2.1", t.in_full(1, "accept #2.1 silk"),
    ]  # fmt: skip
    assert t.can(2) == ["decline #2.1", t.in_full(2, "accept #2.1 silk")]
    assert t.can(0)[-2:] == ["withdraw #1.1", "withdraw #2.1"]
    assert "another player" in t.refused("offer 0: salt for 1 silk")
    assert "no seat 3" in t.refused("offer 3: salt for 1 silk")
    assert "another player" in t.refused("1: offer 1: silk for 1 salt")


@rule("OM-2.2.11")
@both
def test_whoever_accepts_chooses_among_the_cards_of_the_wanted_goods(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt", "silk1 silk2 silk3 salt5"])
    t.do("offer 1: salt for 2 silk")
    assert t.can(1) == [
        "decline #1.1",
        "accept #1.1 silk1 silk2",
        "accept #1.1 silk1 silk3",
        "accept #1.1 silk2 silk3",
    ]
    for cards in ("silk1", "silk1 silk2 silk3", "silk1 salt5", "salt5", ""):
        assert "asks for" in t.refused(f"1: accept #1.1 {cards}")
    assert "from your hand" in t.refused("1: accept #1.1 silk1 silk9")
    t.do("1: accept #1.1 silk1 silk3")
    assert t.names(t.p.hands[0]) == ["silk1", "silk3"]


@rule("OM-2.2.11")
@both
def test_any_goods_may_be_asked_for_alone_or_besides_others(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt1", "silk1 silk2 salt5"])
    t.do("offer 1: salt1 for 1 silk + 1 any")
    assert t.can(1)[1:] == [
        "accept #1.1 silk1 silk2",
        "accept #1.1 silk1 salt5",
        "accept #1.1 silk2 salt5",
    ]
    t.do("offer 1: salt1 for 2 any")
    assert len(t.can(1)) == 4 + 4
    t.do("offer 1: salt1 for 2 salt + 1 any")
    assert t.can(1)[-1] == "decline #3.1"
    t.do("1: accept #2.1 salt5 silk1")
    assert t.hand(0) == "salt silk"


@rule("OM-2.2.11")
def test_of_a_large_hand_any_choice_will_do_listed_or_not() -> None:
    """Ten of twenty cards can be chosen in 184756 ways, too many to list them all."""
    t = oltremare(hand=["salt1", "any*20"]).do("offer 1: salt1 for 10 any")
    assert 1 < len(t.can(1)) < 10_000
    chosen = t.p.hands[1][10:]
    t.p.play(1, pack_answer(ACCEPT, 1, 1, chosen))
    assert sorted(t.p.hands[0]) == sorted(chosen)


@rule("OM-2.2.11")
def test_who_lacks_the_goods_can_only_decline() -> None:
    t = oltremare(hand=["salt", "grain"]).do("offer 1: salt for 1 silk")
    assert t.can(1) == ["decline #1.1"]


@rule("OM-2.2.11")
def test_of_an_offer_to_all_the_first_to_accept_gets_it() -> None:
    t = oltremare(hand=["salt", "silk", "silk"]).do("offer all: salt for 1 silk")
    t.do("2: accept #1.1 silk")
    assert "no longer on the table" in t.refused("1: accept #1.1 silk")
    assert (t.hand(1), t.hand(2)) == ("silk", "salt")
    assert t.prestige == [0, 0, 1]


# --- changing, withdrawing, declining


@rule("OM-2.2.11")
@both
def test_an_amended_offer_is_a_new_version_and_answers_to_the_old_one_are_refused(
    edition: str,
) -> None:
    t = oltremare(edition=edition, hand=["salt", "silk*2"])
    t.do("offer 1: salt + 3d for 1 silk", "amend #1.1 1: salt for 2 silk")
    assert t.offers() == ["#1.2"]
    for answer in ("accept #1.1 silk", "accept #1.1 silk*2", "decline #1.1"):
        assert "it is now version 2, not 1" in t.refused(f"1: {answer}")
    assert "version 2" in t.refused("1: counter #1.1 0: silk for 1 salt")
    assert "version 2" in t.refused("withdraw #1.1")
    assert "version 2" in t.refused("amend #1.1 1: salt for 1 silk")
    assert "version 2" in t.refused("1: accept #1.3 silk*2")
    t.do("1: accept #1.2 silk*2")
    assert t.ducats == [11, 11, 11]


@rule("OM-2.2.11")
def test_an_offer_may_change_its_cards_and_whom_it_is_for() -> None:
    t = oltremare(hand=["salt grain", "silk", "silk"]).do("offer 1: salt for 1 silk")
    t.do("amend #1.1 2: grain for 1 silk")
    assert t.can(1) == []
    t.do("amend #1.2 all: grain + salt for 1 silk", "1: accept #1.3 silk")
    assert (t.hand(0), t.hand(1)) == ("silk", "grain salt")


@rule("OM-2.2.11")
def test_an_amended_offer_is_still_subject_to_the_rules_of_offers() -> None:
    t = oltremare(hand=["salt", "silk", "silk"]).do("1: offer 0: silk for 1 salt")
    assert "active player" in t.refused("1: amend #1.1 2: silk for 1 salt")
    assert "only your own offer" in t.refused("0: amend #1.1 1: salt for 1 silk")
    assert "only your own offer" in t.refused("2: amend #1.1 0: silk for 1 salt")
    assert "cards from your hand" in t.refused("1: amend #1.1 0: silk9 for 1 salt")


@rule("OM-2.2.11")
@both
def test_an_offer_can_be_withdrawn_by_its_owner_only(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt", "silk"]).do("offer 1: salt for 1 silk")
    assert "only your own offer" in t.refused("1: withdraw #1.1")
    t.do("withdraw #1.1")
    assert t.offers() == []
    assert "no longer on the table" in t.refused("1: accept #1.1 silk")
    assert "no longer on the table" in t.refused("withdraw #1.1")


@rule("OM-2.2.11")
@both
def test_an_offer_to_one_player_is_gone_when_declined(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt", "silk"]).do("offer 1: salt for 1 silk")
    t.do("1: decline #1.1")
    assert t.offers() == []
    assert "no longer on the table" in t.refused("1: accept #1.1 silk")
    assert "no longer on the table" in t.refused("amend #1.1 1: salt + 1d for 1 silk")


@rule("OM-2.2.11")
@both
def test_an_offer_to_all_stands_until_all_have_declined(edition: str) -> None:
    t = oltremare(4, edition, hand=["salt", "silk", "silk", "silk"])
    t.do("offer all: salt for 1 silk", "1: decline #1.1", "3: decline #1.1")
    assert t.offers() == ["#1.1"]
    assert t.can(1) == []
    assert "already declined offer 1" in t.refused("1: accept #1.1 silk")
    assert "already declined offer 1" in t.refused("1: decline #1.1")
    assert "Offer 1 is your own" in t.refused("0: decline #1.1")
    t.do("2: decline #1.1")
    assert t.offers() == []


@rule("OM-2.2.11")
def test_who_declined_an_offer_to_all_can_take_the_next_version() -> None:
    t = oltremare(hand=["salt", "silk", "silk"])
    t.do("offer all: salt for 1 silk", "1: decline #1.1", "amend #1.1 all: salt + 1d for 1 silk")
    t.do("1: accept #1.2 silk")
    assert t.ducats == [10, 12, 11]


# --- counter-offers


@rule("OM-2.2.11")
@both
def test_an_offer_can_be_answered_with_another(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt", "silk*2"]).do("offer 1: salt for 2 silk")
    t.do("1: counter #1.1 0: silk for 1 salt")
    assert t.offers() == ["#1.1", "#2.1"]
    assert t.told("countered")["counters"] == 1
    t.do("counter #2.1 1: salt + 1d for 2 silk")
    assert t.told("countered")["counters"] == 2
    t.do("1: accept #3.1 silk*2")
    assert t.ducats == [10, 12, 11]
    assert t.hand(0) == "silk silk"
    assert t.offers() == []  # the salt has gone, the silk as well


@rule("OM-2.2.11")
@both
def test_a_counter_offer_goes_to_the_maker_of_an_offer_one_was_made(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt*2", "silk", "silk"]).do("offer 1: salt for 1 silk")
    assert "made to you" in t.refused("2: counter #1.1 0: silk for 1 salt")
    assert "made to you" in t.refused("0: counter #1.1 1: salt for 1 silk")
    assert "active player" in t.refused("1: counter #1.1 2: silk for 1 salt")
    t.do("offer all: salt for 1 silk", "2: counter #2.1 0: silk for 2 salt")
    assert "made to you" in t.refused("0: counter #3.1 1: salt for 1 silk")
    t.do("accept #3.1 salt*2")
    assert t.hand(2) == "salt salt"


@rule("OM-2.2.11")
def test_a_counter_offer_can_be_changed_and_stays_an_answer() -> None:
    t = oltremare(hand=["salt", "silk"]).do("offer 1: salt for 1 silk")
    t.do("1: counter #1.1 0: silk for 1 salt + 2d", "1: amend #2.1 0: silk for 1 salt + 1d")
    assert t.told("amended")["counters"] == 1
    t.do("accept #2.2 salt")
    assert t.ducats == [10, 12, 11]


# --- lapsing


@rule("OM-2.2.11")
@both
def test_an_offer_lapses_when_one_of_its_cards_has_gone(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt1 salt2", "silk1 silk2", "silk"])
    t.do("offer 1: salt1 for 1 silk", "offer 2: salt1 + salt2 for 1 silk")
    t.do("offer 2: salt2 for 1 silk", "1: offer 0: silk1 for 1 any", "1: offer 0: silk2 for 1 any")
    t.do("1: accept #1.1 silk1")
    assert t.offers() == ["#3.1", "#5.1"]
    assert t.happened == ["dealt", "prestige", "lapsed", "lapsed"]
    assert "no longer on the table" in t.refused("2: accept #2.1 silk")
    assert "no longer on the table" in t.refused("accept #4.1 salt2")


@rule("OM-2.2.11")
def test_a_lapsed_offer_does_not_come_back_with_its_card() -> None:
    t = oltremare(hand=["salt1 grain1", "silk1", "silk"])
    t.do("offer 2: salt1 for 1 silk", "offer 1: salt1 for 1 silk", "1: accept #2.1 silk1")
    t.do("1: offer 0: salt1 for 1 grain", "accept #3.1 grain1")
    assert "salt1" in t.names(t.p.hands[0])
    assert t.offers() == []


@rule("OM-2.2.11")
@both
def test_an_offer_stands_while_other_cards_come_and_go(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt1 salt2", "silk", "silk"])
    t.do("offer 2: salt1 for 1 silk", "buy pile", "offer 1: salt2 for 1 silk")
    t.do("1: accept #2.1 silk", "2: accept #1.1 silk")
    assert t.prestige == [0, 1, 1]


@rule("OM-2.2.11")
@both
def test_all_offers_lapse_with_the_phase(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt*2 any:1", "silk", "silk"])
    t.do("offer all: salt for 1 silk", "2: offer 0: silk for 1 salt", "done")
    assert t.offers() == []
    assert t.view(1).offers == []
    t.whole_turn()
    assert t.p.turn == 1
    assert "no longer on the table" in t.refused("1: accept #1.1 silk")


# --- what everybody hears


@rule("OM-2.2.11", "OM-6.1")
@both
def test_everything_said_is_heard_by_all(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt", "silk", "silk"])
    for move, kind in [
        ("offer 1: salt + 2d for 1 silk", "offered"),
        ("1: counter #1.1 0: silk for 1 salt", "countered"),
        ("amend #1.1 1: salt + 3d for 1 silk", "amended"),
        ("decline #2.1", "declined"),
        ("withdraw #1.2", "withdrew"),
    ]:
        t.do(move)
        assert t.told(kind, SPECTATOR) == t.told(kind, 2)
        assert t.told(kind, 2)["number"] in (1, 2)


@rule("OM-6.1", "OM-2.2.11")
@both
def test_of_a_deal_all_hear_goods_and_ducats_and_the_partners_see_the_cards(edition: str) -> None:
    t = oltremare(edition=edition, hand=["salt*2", "silk"])
    t.do("offer 1: salt + salt + 1d for 1 silk + 3d")
    t.do("1: accept #1.1 silk")
    heard = {
        "event": "dealt", "seat": 1, "number": 1, "with": 0, "given": [3, 3], "taken": [2],
        "ducats": -2, "cause": "deal",
    }  # fmt: skip
    assert t.told("dealt", 2) == t.told("dealt", SPECTATOR) == heard
    for seat in (0, 1):
        assert t.told("dealt", seat) == heard | {
            "given_cards": t.p.hands[1],
            "taken_cards": t.p.hands[0],
        }


# --- a limit


@rule("OM-2.2.12")
@both
def test_a_table_may_limit_the_offers_of_a_turn(edition: str) -> None:
    """New versions and counter-offers count as well, else the talks could go on for ever."""
    t = oltremare(edition=edition, hand=["salt any:1", "silk"], offers="3")
    t.do("offer 1: salt for 1 silk", "amend #1.1 1: salt + 1d for 1 silk")
    assert t.view(1).may_offer
    t.do("1: counter #1.2 0: silk for 1 salt + 2d")
    assert not t.view(0).may_offer
    assert "OM-2.2.12" in t.refused("offer 1: salt for 1 silk")
    assert "OM-2.2.12" in t.refused("1: offer 0: silk for 1 salt")
    assert "OM-2.2.12" in t.refused("amend #1.2 1: salt for 1 silk")
    assert "OM-2.2.12" in t.refused("counter #2.1 1: salt for 1 silk")
    t.do("1: decline #1.2", "accept #2.1 salt")  # answers are free
    t.whole_turn()
    t.do("offer 0: any for nothing", "withdraw #3.1")
    assert t.view(1).may_offer


@rule("OM-2.2.11")
@both
def test_a_late_answer_fits_no_offer_of_another_turn(edition: str) -> None:
    """Offers are numbered through the whole game."""
    t = oltremare(edition=edition, hand=["salt any:1", "silk*2 any:1"])
    t.do("offer 1: salt for 1 silk", "done")
    t.whole_turn()
    t.do("offer 0: silk for nothing")
    assert "no longer on the table" in t.refused("0: accept #1.1")
    t.do("0: accept #2.1")


@rule("OM-2.2.12")
@both
def test_without_a_limit_there_can_be_many_offers(edition: str) -> None:
    t = oltremare(edition=edition, hand="salt", offers="0")
    for number in range(1, 101):
        t.do("offer 1: salt for 1 silk", f"withdraw #{number}.1")
    assert t.view(0).may_offer


@pytest.mark.parametrize("offers", ["-1", "many", "1000", "", "1.5"])
def test_a_limit_is_a_number(offers: str) -> None:
    with pytest.raises(Refused, match="The option `offers` must be a number"):
        oltremare(offers=offers)


# --- moves that nobody wrote down


@rule("OM-2.2.11")
def test_only_who_accepts_names_cards() -> None:
    """The notation cannot say it, but a program could."""
    t = oltremare(hand=["salt", "silk"]).do("offer 1: salt for 1 silk")
    (silk,) = t.p.hands[1]
    (salt,) = t.p.hands[0]
    t.refused_move(1, pack_answer(DECLINE, 1, 1, [silk]))
    t.refused_move(0, pack_answer(WITHDRAW, 1, 1, [salt]))


@rule("OM-2.2.1")
@pytest.mark.parametrize("seat", [SPECTATOR, -2, 3, 99])
def test_who_has_no_seat_cannot_talk(seat: int) -> None:
    t = oltremare(hand=["salt", "", "silk"]).do("offer all: salt for nothing")
    for text in ("offer 0: nothing for 1 any", "accept #1.1", "decline #1.1", "withdraw #1.1"):
        t.refused_move(seat, t.rules.parse_move(text))
