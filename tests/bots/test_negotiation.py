"""Merchants bargain: deals help both sides, lies are remembered, and nobody is drained."""

from random import Random

import pytest

from fondaco.bots import Bot, make_bot
from fondaco.bots.driver import drive
from fondaco.bots.experts import expert_for
from fondaco.bots.merchant import MerchantBot
from fondaco.contract.character import CHARACTERS
from fondaco.contract.rules import Move, View
from fondaco.games.oltremare.expert.claims import claims_for
from fondaco.games.oltremare.expert.market import Market
from fondaco.games.oltremare.expert.memory import OltremareMemory, topic_of
from fondaco.games.oltremare.expert.versions import NEWEST, sets_of
from fondaco.games.oltremare.rules.claims import is_true
from fondaco.games.oltremare.rules.moves import ACCEPT, DECLINE, KIND, OFFER, TRADE
from fondaco.games.oltremare.rules.offers import (
    ANY,
    NEW,
    Terms,
    answer_cards,
    claim,
    pack_offer,
)
from fondaco.games.oltremare.rules.view import OltremareView
from fondaco.records import Game
from tests.long import long, mostly_long
from tests.rules.oltremare.builders import Table, oltremare, rules_for

W = sets_of(NEWEST)["2005"]


def choose(t: Table, seat: int, bot: str = "merchant") -> str:
    """What a merchant does here, in notation."""
    move = make_bot(bot, 1).choose(t.view(seat))
    return "nothing" if move is None else t.rules.format_move(move)


def memory(name: str = "balanced") -> OltremareMemory:
    return OltremareMemory(CHARACTERS[name], Random(1))


# --- answers --------------------------------------------------------------------------------------


def test_it_takes_a_gift_it_can_use() -> None:
    t = oltremare(hand=["salt silk", "salt salt"], cargo=["any:1", "salt:3 salt"])
    t.do("offer 1: salt for nothing")
    assert choose(t, 1) == "accept #1.1"


def test_it_does_not_give_its_lot_away() -> None:
    hand = ["grain silk", "salt:ducat salt:ducat grain"]
    t = oltremare(hand=hand, cargo=["any:1", "salt:2 salt"], prestige=[0, 9, 0])
    t.do("offer 1: grain for 2 salt")
    assert choose(t, 1).split()[0] in ("decline", "counter")
    assert choose(t, 1, "merchant:silent") == "decline #1.1"


def test_prestige_alone_can_make_a_deal_good() -> None:
    # A card that is of no use, and a close race for prestige.
    hand = ["silk", "salt:ducat salt:ducat salt:ducat grain:flag+ship"]
    t = oltremare(hand=hand, cargo=["any:2", "salt:4 salt"], prestige=[2, 2, 2])
    t.do("offer 1: nothing for 1 grain")
    # Since version 2 a merchant asks for a ducat first.
    assert choose(t, 1, "merchant@1").startswith("accept #1.1 grain")
    assert choose(t, 1).startswith("counter #1.1 0: grain")


def test_it_gives_the_card_it_misses_least() -> None:
    hand = ["silk:cards", "salt:ducat+cards:2 salt:flag+ship:2 grain:flag"]
    t = oltremare(hand=hand, cargo=["silk:2", "grain:4"], ducats=[20, 11, 11])
    t.do("offer 1: 8d for 1 salt")
    given = answer_cards(t.read(choose(t, 1))[1])
    flagged = next(c for c in t.p.hands[1] if t.deck.symbols[c] == 2 | 8)
    assert given == [flagged]


def test_a_stubborn_merchant_wants_more_than_a_generous_one() -> None:
    taken = {"generous": 0, "stubborn": 0}
    for ducats in range(8):
        for name in taken:
            t = oltremare(hand=["silk", "grain:ship olives:ship"], cargo=["silk:2", "pottery:2"])
            t.do(f"offer 1: {ducats}d for 1 grain" if ducats else "offer 1: nothing for 1 grain")
            taken[name] += choose(t, 1, f"merchant:{name}").startswith("accept")
    assert taken["generous"] > taken["stubborn"] > 0


def test_it_weighs_what_a_deal_gives_to_the_leader() -> None:
    poor = oltremare(4, hand=["silk", "olives salt"], ducats=[5, 20, 20, 20])
    rich = oltremare(4, hand=["silk", "olives salt"], ducats=[60, 20, 20, 20])
    assert Market(rich.view(1), W, Random(1)).rivalry(0) > Market(
        poor.view(1), W, Random(1)
    ).rivalry(0)
    two = oltremare(2, hand=["silk", "olives salt"])
    assert Market(two.view(1), W, Random(1)).rivalry(0) == 1.0


# --- offers ---------------------------------------------------------------------------------------


def test_a_card_the_pirates_would_get_is_given_away_for_prestige() -> None:
    # Five cards and a sea power of 3: two go to the pirates, unless somebody takes them.
    hand = ["silk", "salt:ducat salt:ducat salt:cards grain:flag+ship olives:flag+ship"]
    t = oltremare(hand=hand, cargo=["any:3", "salt:4 silk"], prestige=[1, 1, 1])
    move = make_bot("merchant", 1).choose(t.view(1))
    assert move is not None
    terms = Terms(move)
    assert terms.to == 0
    assert t.goods(terms.give) in ("grain", "olives", "olives grain")


def test_a_merchant_short_of_cards_asks_for_some() -> None:
    t = oltremare(4, hand=["salt", "silk*4", "grain*4", "olives*4"], cargo="salt:4 salt")
    assert choose(t, 0).startswith("offer")
    assert choose(t, 0, "merchant:silent").startswith("buy")


@pytest.mark.long
def test_an_offer_helps_both_sides_as_far_as_one_can_know() -> None:
    offers = 0
    for seed in range(3):
        game = Game(rules_for(4, offers="12"), f"offers-{seed}")
        bots: dict[int, Bot] = {seat: make_bot("merchant", seat) for seat in range(4)}
        for seat in drive(game, bots):
            view = game.position.view(seat)
            assert isinstance(view, OltremareView)
            if view.phase == TRADE and view.may_offer and len(game.log) % 9 == 0:
                for deal in expert_for(view).deals(view, memory())[:5]:
                    assert deal.gain > 0
                    assert deal.partner_gain > -0.01
                    game.position.copy().play(seat, deal.move)
                    offers += 1
            if len(game.log) > 200:
                break
    assert offers > 20


class Stone:
    """Says no to everything, and makes no offers."""

    name = "stone"

    def __init__(self) -> None:
        self.heard: list[tuple[int, Terms]] = []
        self.helper = make_bot("merchant:silent", 1)

    def choose(self, view: View) -> Move | None:
        return self.helper.choose(view)


@pytest.mark.parametrize("seed", mostly_long(range(3)))
def test_a_refused_offer_is_never_made_again_unless_it_is_better(seed: int) -> None:
    game = Game(rules_for(3), f"again-{seed}")  # no limit of the table
    bots: dict[int, Bot] = {0: make_bot("merchant", 1), 1: Stone(), 2: Stone()}
    made: dict[tuple[object, ...], int] = {}
    in_turn: dict[int, int] = {}
    for seat in drive(game, bots):
        move = game.log[-1][1]
        if move & KIND == OFFER:
            assert seat == 0
            terms = Terms(move)
            goods = [rules_for(3).setting.deck.goods[card] for card in terms.give]
            topic = (terms.to, *goods, "for", *terms.ask)
            ducats = terms.give_ducats - terms.ask_ducats
            assert ducats > made.get(topic, -99)
            made[topic] = ducats
            turns = game.position.view(0).turns  # type: ignore[attr-defined]
            in_turn[turns] = in_turn.get(turns, 0) + 1
    assert made
    assert max(in_turn.values()) <= CHARACTERS["balanced"].talk


def test_what_was_said_without_advice_is_remembered_too() -> None:
    t = oltremare(hand=["salt silk", "grain olives"])
    remembers = memory()
    move = t.read("offer 1: salt + 1d for 1 grain")[1]
    expert_for(t.view(0)).said(t.view(0), remembers, move)
    topic = topic_of(t.view(0), Terms(move))
    assert remembers.was_refused(topic, 1)
    assert not remembers.was_refused(topic, 2)
    t.p.play(0, move)
    answer = next(answer for answer in t.p.moves(1) if answer & KIND == ACCEPT)
    expert_for(t.view(1)).said(t.view(1), remembers, answer)
    assert remembers.promise is not None
    assert remembers.promise.partner == 0


@long
def test_talks_come_to_an_end_without_any_limit_of_the_table() -> None:
    for name in CHARACTERS:
        game = Game(rules_for(4), f"talk-{name}")
        bots: dict[int, Bot] = {seat: make_bot(f"merchant:{name}", seat) for seat in range(4)}
        offers = 0
        turns = 0
        for _ in drive(game, bots):
            offers += game.log[-1][1] & KIND == OFFER
            turns = game.position.turns  # type: ignore[attr-defined]
            if turns > 5:
                break
        assert 0 < offers < 20 * turns


# --- claims ---------------------------------------------------------------------------------------


def test_honest_merchants_tell_the_truth_and_sly_ones_do_not_always() -> None:
    t = oltremare(hand="grain:flag+ship salt:ducat+cards silk:flag+ship olives:flag+cards")
    market = Market(t.view(0), W, Random(1))
    cards = sorted(t.p.hands[0])

    def lies(name: str) -> int:
        remembers = memory(name)
        number = 0
        for _ in range(20):
            for card, said in zip(cards, claims_for(market, remembers, cards), strict=True):
                number += not is_true(t.deck, card, said)
        return number

    assert lies("honest") == 0
    assert lies("sly") > 20 > lies("balanced")


def test_whoever_is_caught_lying_is_trusted_less() -> None:
    t = oltremare(hand=["silk:flag+ship", "grain olives"], cargo=["any:1", "silk:2 silk"])
    bot = MerchantBot(1)
    t.do("offer 1: silk[load 1, power 6, ducat, cards] + 2d for nothing")
    move = bot.choose(t.view(1))
    assert move is not None
    assert move & KIND == ACCEPT
    remembers = bot._memory
    assert isinstance(remembers, OltremareMemory)
    before = remembers.trust(0, W.trust)
    t.p.play(1, move)
    bot.choose(t.view(1))
    assert remembers.trust(0, W.trust) < before / 1.5
    assert remembers.trust(2, W.trust) == before


def test_a_true_claim_builds_trust() -> None:
    remembers = memory()
    before = remembers.trust(0, W.trust)
    remembers.kept_word[0] += 3
    assert remembers.trust(0, W.trust) > before


def test_a_claim_counts_as_much_as_its_maker_is_trusted() -> None:
    hand = ["pottery", "grain salt olives"]
    t = oltremare(hand=hand, cargo=["any:1", "silk:3"])
    market = Market(t.view(1), W, Random(1))
    pottery = t.deck.goods_names.index("pottery")
    best = next(c for c in market.hidden if t.deck.goods[c] == pottery and t.deck.symbols[c] == 5)
    praised = claim(t.deck.load[best], t.deck.power[best], t.deck.symbols[best])
    gains = [market.my_gain([], [[pottery, praised]], trust) for trust in (0.0, 0.5, 1.0)]
    assert gains == sorted(gains)
    assert gains[0] == pytest.approx(market.my_gain([], [[pottery, 0]], 1.0))
    assert gains[2] > gains[0]


# --- nobody is drained ----------------------------------------------------------------------------


class Leech:
    """Asks for much and gives little, again and again, and praises what it gives."""

    name = "leech"

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.helper = make_bot("merchant:silent", seed)

    def choose(self, view: View) -> Move | None:
        assert isinstance(view, OltremareView)
        if view.phase != TRADE or not view.may_offer or view.offered > 6:
            return self.helper.choose(view)
        deck = view.setting.deck
        partners = [seat for seat in range(view.players) if seat != view.seat]
        to = self.rng.choice(partners) if view.turn == view.seat else view.turn
        flagged = [c for c in view.hand if deck.symbols[c] & 2] or view.hand
        give = flagged[:1] if self.rng.random() < 0.7 else []
        ask = [0] * 8
        if not give or self.rng.random() < 0.5:
            ask[ANY if self.rng.random() < 0.5 else self.rng.randrange(7)] = 1
        said = claim(1, 6, 1 | 4)
        ducats = self.rng.randrange(1, 5)
        return pack_offer(NEW, to, give, [said] * len(give), 0, ask, ducats)


def with_a_leech(bot: str, seed: int) -> Game:
    """A whole game of a leech (seat 0), this bot and a merchant."""
    game = Game(rules_for(3, offers="12"), f"leech-{seed}", None, True)
    bots: dict[int, Bot] = {0: Leech(seed), 1: make_bot(bot, 1), 2: make_bot("merchant", 2)}
    for _ in drive(game, bots):
        pass
    return game


@long
@pytest.mark.parametrize("name", ["balanced", "generous"])
def test_a_leech_gains_nothing(name: str) -> None:
    leech = merchants = 0
    for seed in range(2):
        scores = with_a_leech(f"merchant:{name}", seed).position.scores()
        leech += scores[0]
        merchants += sum(scores[1:])
    assert leech < merchants / 2


@pytest.mark.parametrize(
    "bot",
    ["merchant", "greedy", *(pytest.param(bot, marks=long) for bot in ("captain:12", "doge:12"))],
)
def test_nobody_is_drained_by_bad_offers(bot: str) -> None:
    """Of a hundred of them few are taken, and only where a card is cheaper than at the pile."""
    game = with_a_leech(bot, 0)
    offers = sum(seat == 0 and move & KIND == OFFER for seat, move in game.log)
    deals = [
        event.facts
        for events in game.events
        for event in events
        if event.kind == "dealt" and event.seat == 1 and event.facts["with"] == 0
    ]
    assert offers > 60
    assert len(deals) < offers / 6
    paid = -sum(deal["ducats"] for deal in deals)
    got = sum(len(deal["given"]) - len(deal["taken"]) for deal in deals)
    assert paid <= 3 * max(0, got) + len(deals)  # a card of the pile costs three


def test_repeating_an_offer_does_not_make_it_better() -> None:
    hand = ["silk:flag+ship", "salt:ducat salt:ducat grain"]
    t = oltremare(hand=hand, cargo=["any:1", "salt:3 salt"])
    bot = make_bot("merchant", 1)
    for _ in range(10):
        t.do("offer 1: silk for 1 salt + 1d")
        move = bot.choose(t.view(1))
        while move is not None:
            assert move & KIND in (DECLINE, OFFER)
            t.p.play(1, move)
            move = bot.choose(t.view(1))
    assert t.ducats[1] == 11


# --- is it worth it? ------------------------------------------------------------------------------


@long
def test_merchants_that_trade_do_better_than_silent_ones() -> None:
    difference = 0
    for number in range(4):
        game = Game(rules_for(4, offers="12"), f"worth-{number}")
        traders = [number % 4, (number + 1 + number % 3) % 4]
        bots: dict[int, Bot] = {
            seat: make_bot("merchant" if seat in traders else "merchant:silent", seat)
            for seat in range(4)
        }
        for _ in drive(game, bots):
            pass
        for seat, score in enumerate(game.position.scores()):
            difference += score if seat in traders else -score
    assert difference > 0
