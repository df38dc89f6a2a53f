"""The outlook says what the rules then do: each number is held against the move itself."""

from itertools import permutations
from random import Random

import pytest

from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event
from fondaco.games import make
from fondaco.games.oltremare import sent, wire
from fondaco.games.oltremare.outlook import open_cargo, outcome, prospects
from fondaco.games.oltremare.rules import trade
from fondaco.games.oltremare.rules.claims import is_true
from fondaco.games.oltremare.rules.moves import (
    ACCEPT,
    ACTIONS,
    ARRIVAL,
    CARGO,
    COMPASS_ROSE,
    DONE,
    KIND,
    MARKERS,
    SAIL,
    SAILING,
    STAY,
    TRADE,
)
from fondaco.games.oltremare.rules.notation import format_claim
from fondaco.games.oltremare.rules.offers import (
    AMEND,
    ANY,
    COUNTER,
    EVERYONE,
    NEW,
    Offer,
    answer_number,
    claim,
    claim_is_sound,
    pack_offer,
)
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.scoring import lots
from fondaco.games.oltremare.rules.view import OltremareView
from fondaco.games.oltremare.wire import Voyages
from fondaco.testing import rule
from tests.rules.oltremare.builders import oltremare
from tests.rules.random_play import TEMPERS, choose


def check_play(p: OltremarePosition) -> None:
    """Playing the last card brings what the table of the setting says."""
    seat, deck = p.turn, p.setting.deck
    if len(p.played) != p.need - 1:
        return
    table = sent.setting(make("oltremare", p.players, edition=p.setting.edition.name))["brings"]
    rows = table[MARKERS[p.active[seat]]]
    for move in p.moves(seat):
        after, events = p.copy(), list[Event]()
        cards = [*p.played, move & 127]
        after.play(seat, move, events)
        facts = {event.kind: event.facts for event in events}
        shown = [sum(deck.symbols[card] >> bit & 1 for card in cards) for bit in range(4)]
        coin, flag, draw, ship = (
            rows["ducat"][shown[0]],
            rows["flag"][shown[1]],
            rows["cards"][shown[2]],
            rows["ship"][shown[3]],
        )
        assert facts.get("ducats_gained", {}).get("ducats", 0) == coin["brings"]
        assert facts.get("ducats_gained", {}).get("symbols", 0) == coin["count"]
        assert ("pirates_beaten" in facts) == (flag["note"] == "beaten")
        assert facts.get("calm_sea_paid", {}).get("ducats", 0) == ship["ducats"]
        if p.pile:  # else there may be fewer to take
            assert facts.get("plundered", {}).get("cards", 0) <= flag["brings"]
            assert facts.get("drew", {}).get("cards", 0) <= draw["brings"]
        if len(p.pile) > 12:
            assert facts.get("plundered", {}).get("cards", 0) == flag["brings"]
            assert facts.get("drew", {}).get("cards", 0) == draw["brings"]
        assert after.sails == ship["brings"] or after.phase != SAILING
        told = outcome(p.view(seat), cards)
        assert told.ducats == coin["brings"] + ship["ducats"]
        assert (told.pirates, told.draw) == (flag["brings"], draw["brings"])
    check_reach(p)


def check_sail(p: OltremarePosition) -> None:
    """The tree of voyages is that of the listed moves."""

    def listed(at: OltremarePosition) -> Voyages:
        if at.phase != SAILING or at.sails == 0:
            return {}
        tree: Voyages = {}
        for move in at.moves(at.turn):
            after = at.copy()
            after.play(at.turn, move)
            same = after.turn == at.turn and after.phase == SAILING
            tree[p.setting.chart.slugs[move - SAIL]] = listed(after) if same else {}
        return tree

    assert prospects(p.view(p.turn)).get("voyages") == listed(p)
    if p.sails == 1:
        check_arrivals(p)


def check_arrivals(p: OltremarePosition) -> None:
    """Ending in a port brings what was said of it, unless a compass leads on."""
    seat, slugs = p.turn, p.setting.chart.slugs
    found = {}
    for move in p.moves(seat):
        after = p.copy()
        after.play(seat, move)
        if move == STAY:
            continue
        marker = MARKERS[COMPASS_ROSE if after.phase == ARRIVAL else after.active[seat]]
        lost = MARKERS[p.active[seat]]
        instead = lost if lost != marker else "none"
        found[slugs[move & 127]] = {"marker": marker, "instead": instead}
    assert prospects(p.view(seat))["arrivals"] == found


def check_reach(p: OltremarePosition) -> None:
    """The last card played, its ships lead to the ports that were said."""
    seat = p.turn
    told = prospects(p.view(seat))["reach"]
    for move in p.moves(seat):
        after = p.copy()
        after.play(seat, move)
        if after.phase == SAILING:
            ends = prospects(after.view(seat))["arrivals"]
            assert set(told[after.sails]) == ends.keys()


def check_load(p: OltremarePosition) -> None:
    """What a card on top means, is what the next turn of the seat asks for."""
    deck = p.setting.deck
    tops = prospects(p.view(p.turn))["tops"]
    assert tops.keys() == {deck.names[card] for card in p.played}
    for card in p.played:
        top, hand = tops[deck.names[card]], len(p.hands[p.turn])
        assert (top["power"], top["load"]) == (deck.power[card], deck.load[card])
        assert top["excess"] == max(0, hand - deck.power[card])
        assert top["missing"] == max(0, deck.load[card] - hand)
    for aids in (False, True):
        told = prospects(p.view(p.turn), aids)
        for order in permutations(p.played):
            check_order(p, list(order), told, aids)


def check_order(p: OltremarePosition, order: list[int], told: wire.Outlook, aids: bool) -> None:
    """The lots of an order are those of the stack once the cards are loaded."""
    seat, deck, after = p.turn, p.setting.deck, p.copy()
    next_cards = told["loads"]
    shown = told["cargo"][seat]
    for card in order:
        top = next_cards[deck.goods_names[deck.goods[card]]]
        after.cargo[seat] = [*after.cargo[seat], card]
        [goods, count, ducats], *below = lots(deck, after.cargo[seat])
        assert top["goods"] == deck.goods_names[goods]
        assert (top["count"] == count) if top["exact"] else (top["count"] <= count)
        assert top["exact"] or not aids
        if top["exact"]:
            more = deck.pay[goods][count + 1]
            assert (top["pay"], top["more"]) == (ducats, more if more > ducats else 0)
        # A lot of new cards alone is known, however little one remembers.
        assert top["exact"] or top["count"] > order.index(card) + 1
        # Only a lot that has grown takes the place of the one below.
        assert (top["count"] > 1) == (bool(shown) and shown[0]["goods"] == top["goods"])
        shown = [top, *shown[top["count"] > 1 :]]
        if aids:
            assert [each["count"] for each in shown] == [count, *(lot[1] for lot in below)]
        next_cards = top["then"]
    assert next_cards == {}


def check_trade(p: OltremarePosition) -> None:
    for seat in range(p.players):
        told = prospects(p.view(seat))
        ask = [0] * 7 + [1]
        for to in (*range(p.players), EVERYONE):
            if p.players == 2 and to == EVERYONE:
                continue  # it goes to the same one
            try:
                p.copy().play(seat, pack_offer(NEW, to, [], [], 0, ask, 0))
                may = True
            except Refused:
                may = False
            named = ("all" if to == EVERYONE else to) in told["partners"]
            assert may == (named and p.view(seat).may_offer)
        check_answers(p, seat)
        check_links(p, seat, told)
    if DONE in p.moves(p.turn):
        after = p.copy()
        after.play(p.turn, DONE)
        if after.phase == ACTIONS:
            assert after.need == prospects(p.view(p.turn))["plays"]


def check_links(p: OltremarePosition, seat: int, told: wire.Outlook) -> None:
    """The offers that one can change or answer by another are those where the rules allow it."""
    ask = [0] * 7 + [1]
    for offer in p.offers:
        for act, key in ((AMEND, "to_amend"), (COUNTER, "to_counter")):
            to = offer.to if act == AMEND else offer.owner
            move = pack_offer(act, to, [], [], 0, ask, 0, offer.number, offer.version)
            try:
                p.copy().play(seat, move)
                may = True
            except Refused:
                may = False
            assert may == (f"#{offer.number}.{offer.version}" in told.get(key, []))  # type: ignore[operator]


def check_answers(p: OltremarePosition, seat: int) -> None:
    names = p.setting.deck.names
    told = prospects(p.view(seat)).get("answers", {})
    moves = p.moves(seat)
    for offer in p.offers:
        ways = [
            [card for card in range(98) if move >> 43 >> card & 1]
            for move in moves
            if move & KIND == ACCEPT and answer_number(move) == offer.number
        ]
        answers = told.get(f"#{offer.number}.{offer.version}")
        if ways:
            assert answers is not None
            assert all(len(way) == answers["count"] for way in ways)
            useful = {names[card] for way in ways for card in way}
            assert useful <= set(answers["cards"])
            if answers["listed"]:
                assert useful == set(answers["cards"])
        elif answers is not None:
            assert not answers["cards"]
            enough = bool(trade.ways_to_give(p, seat, offer))
            assert answers["why"] == ("load" if enough else "cards")
            assert not (enough and trade.leaves_enough(p, offer))
        if answers is not None:
            check_after(p, seat, offer, answers)
            assert {*answers["counter"]} <= {names[card] for card in p.hands[seat]}
            assert len(answers["counter"]) <= answers["count"]
            assert ("why" in answers) == (not ways)


def check_after(p: OltremarePosition, seat: int, offer: Offer, answers: wire.Answers) -> None:
    """What a deal is said to leave one with is what it leaves one with, however it is taken."""
    deck = p.setting.deck
    goods = [deck.goods_names[deck.goods[card]] for card in p.hands[seat]]
    asked = {deck.goods_names[kind]: offer.ask[kind] for kind in range(7) if offer.ask[kind]}
    assert answers["lacks"] == {
        name: count - goods.count(name)
        for name, count in asked.items()
        if count > goods.count(name)
    }
    taken = [m for m in p.moves(seat) if m & KIND == ACCEPT and answer_number(m) == offer.number]
    assert bool(taken) == ("after" in answers)
    told = prospects(p.view(seat)).get("prestige", {}).get(f"#{offer.number}.{offer.version}", [])
    for move in taken:
        then = p.copy()
        then.play(seat, move)
        after = answers["after"]
        assert (after["hand"], after["ducats"]) == (len(then.hands[seat]), then.ducats[seat])
        gained = [i for i in range(p.players) if then.prestige[i] > p.prestige[i]]
        assert set(gained) <= set(told)
        assert bool(gained) == bool(({seat, offer.owner} - {p.turn}) & set(told))
        if seat == p.turn:
            assert after["missing"] == max(0, p.need - len(then.hands[seat]))
        if not offer.ask[ANY]:
            held = [deck.goods_names[deck.goods[card]] for card in then.hands[seat]]
            assert all(held.count(name) == count for name, count in after["holds"].items())


@pytest.mark.parametrize("edition", ["2005", "2004"])
@pytest.mark.parametrize("number", range(6))
def test_the_outlook_is_what_the_rules_do(edition: str, number: int) -> None:
    rules = make("oltremare", 2 + number % 4, edition=edition, offers="12")
    p = rules.start(f"outlook-{number}")
    assert isinstance(p, OltremarePosition)
    rng = Random(f"{edition} {number}")
    checks = {
        ACTIONS: check_play,
        SAILING: check_sail,
        ARRIVAL: check_arrivals,
        CARGO: check_load,
        TRADE: check_trade,
    }
    while not p.over:
        if p.phase in checks and (p.phase != TRADE or rng.random() < 0.3):
            checks[p.phase](p)
        for seat in range(-1, p.players):
            if seat not in p.to_move():
                assert sent.outlook(p.view(seat)) is None
        p.play(*choose(p, rng, TEMPERS[number % len(TEMPERS)]))


@pytest.mark.parametrize("edition", ["2005", "2004"])
def test_a_lot_pays_what_the_setting_says(edition: str) -> None:
    rules = make("oltremare", 4, edition=edition)
    p = rules.start("lots")
    assert isinstance(p, OltremarePosition)
    deck = p.setting.deck
    pay = {each["name"]: each["lots"] for each in sent.setting(rules)["goods"]}
    rng = Random(edition)
    for _ in range(200):
        stack = rng.sample(range(98), 30)
        for goods, count, ducats in lots(deck, sorted(stack) if rng.random() < 0.5 else stack):
            assert pay[deck.goods_names[goods]][count] == ducats
    for goods in range(7):
        assert len(pay[deck.goods_names[goods]]) == deck.goods_count[goods] + 2


@rule("OM-4.4")
def test_whose_cargo_became_the_pile_can_still_be_offered_a_deal() -> None:
    """Without a top card there is nothing that limits the hand, and no turn to come."""
    t = oltremare(cargo=["", "any:1", "any:1"], hand=["salt", "silk", ""], turn=1, refilled=True)
    t.do("offer 0: silk for 1 salt")
    after = prospects(t.view(0))["answers"]["#1.1"]["after"]
    assert (after["hand"], after["excess"], after["missing"]) == (1, 0, 0)
    assert prospects(t.view(0), aids=True)["cargo"][0] == []


@pytest.mark.parametrize("edition", ["2005", "2004"])
def test_a_claim_is_true_if_each_thing_it_says_is_sent_as_true(edition: str) -> None:
    rules = make("oltremare", 4, edition=edition)
    deck = rules.start("claims").setting.deck  # type: ignore[attr-defined]
    truths = [each["truths"] for each in sent.setting(rules)["cards"]]
    said = [claim(load, power, symbols)
            for load in range(5) for power in (0, 3, 4, 5, 6) for symbols in range(16)]  # fmt: skip
    for card in range(98):
        for each in filter(claim_is_sound, said):
            words = format_claim(each)[1:-1].split(", ") if each else []
            assert is_true(deck, card, each) == all(word in truths[card] for word in words)


@pytest.mark.parametrize("number", range(3))
def test_without_a_ledger_the_outlook_says_nothing_of_cards_out_of_sight(number: int) -> None:
    """OM-6.3: whatever lies deeper in the cargo, the same is said."""
    rules = make("oltremare", 2 + number, offers="12")
    p = rules.start(f"deep-{number}")
    assert isinstance(p, OltremarePosition)
    rng = Random(number)
    compared = 0
    while not p.over:
        for seat in range(-1, p.players):
            view = p.view(seat)
            before = prospects(view)
            if seat != p.turn or p.phase != CARGO:
                assert "cargo" not in before
            deeper = 0
            for owner in range(p.players):
                stack = view.cargo[owner]
                open_cards = len(open_cargo(view, False)) if owner == seat else 1
                hidden = len(stack) - open_cards
                deeper += max(0, hidden)
                view.cargo[owner] = rng.sample(range(98), max(0, hidden)) + stack[-open_cards:]
            assert prospects(view) == before
            compared += deeper > 0 and bool(before)
        p.play(*choose(p, rng, TEMPERS[number]))
    assert compared > 50


@pytest.mark.parametrize("memory", ["strict", "ledger"])
@pytest.mark.parametrize("edition", ["2005", "2004"])
def test_twins_have_the_same_outlook(edition: str, memory: str) -> None:
    """In another world that looks the same to a seat, or to a spectator, it is told the same."""
    rules = make("oltremare", 3, edition=edition, memory=memory, offers="12")
    p = rules.start(f"twins-{edition}")
    assert isinstance(p, OltremarePosition)
    rng = Random(edition + memory)
    found = set[str]()
    while not p.over:
        for seat in range(-1, p.players):
            view = p.view(seat)
            twin = view.sample(rng).view(seat)
            assert isinstance(twin, OltremareView)
            for aids in (None, True):
                told = prospects(view, aids)
                assert told == prospects(twin, aids)
                found |= told.keys()
        for _ in range(3):
            if not p.over:
                p.play(*choose(p, rng, TEMPERS[3]))
    assert found >= {"cargo", "loads", "to_amend", "to_counter", "answers"}
