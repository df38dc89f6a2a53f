"""The outlook says what the rules then do: each number is held against the move itself."""

from random import Random

import pytest

from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event
from fondaco.games import make
from fondaco.games.oltremare import sent, wire
from fondaco.games.oltremare.outlook import outcome, prospects
from fondaco.games.oltremare.rules.moves import (
    ACCEPT,
    ACTIONS,
    CARGO,
    DONE,
    KIND,
    MARKERS,
    SAIL,
    SAILING,
    TRADE,
)
from fondaco.games.oltremare.rules.offers import (
    ANY,
    EVERYONE,
    NEW,
    Offer,
    answer_number,
    pack_offer,
)
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.scoring import lots
from fondaco.games.oltremare.wire import Voyages
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
    if DONE in p.moves(p.turn):
        after = p.copy()
        after.play(p.turn, DONE)
        if after.phase == ACTIONS:
            assert after.need == prospects(p.view(p.turn))["plays"]


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
        if answers is not None:
            check_after(p, seat, offer, answers)
            assert {*answers["counter"]} <= {names[card] for card in p.hands[seat]}
            assert len(answers["counter"]) <= answers["count"]


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
    checks = {ACTIONS: check_play, SAILING: check_sail, CARGO: check_load, TRADE: check_trade}
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
