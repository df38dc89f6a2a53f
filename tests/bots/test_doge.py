"""The doge knows how an offer looks to others; before version 4 it judged by a net."""

import sys
from hashlib import sha256
from random import Random

import pytest

from fondaco.arena.sim import among_bots
from fondaco.bots import make_bot
from fondaco.bots.doge import DogeBot
from fondaco.bots.driver import drive
from fondaco.bots.experts import expert_for
from fondaco.bots.fast_net import FastNet
from fondaco.bots.learned import judge_for, net_of, quickest
from fondaco.bots.search.net import Net, NetLayer, read_net, shares, write_net
from fondaco.bots.versions import FIRST, NEWEST
from fondaco.contract.character import CHARACTERS, DEFAULT
from fondaco.contract.features import MOST_SEATS, Features
from fondaco.contract.playout import random_move
from fondaco.contract.rules import Position
from fondaco.games import game_of, ready_rules, rulesets
from fondaco.games.oltremare.expert.bargaining import Bargaining, doge_of
from fondaco.games.oltremare.expert.deals import find_deals
from fondaco.games.oltremare.expert.market import Market
from fondaco.games.oltremare.expert.memory import OltremareMemory
from fondaco.games.oltremare.expert.partners import Partner
from fondaco.games.oltremare.expert.versions import sets_of
from fondaco.games.oltremare.rules.moves import KIND, OFFER
from fondaco.games.oltremare.rules.offers import claim
from fondaco.records import Game
from tests.rules.oltremare.builders import Table, oltremare, rules_for

EVERY = list(rulesets())


def moment(ruleset: str, players: int = 4, plies: int = 60, seed: str = "doge") -> Position:
    game, chosen = rulesets()[ruleset]
    options = {**among_bots(game.name), **chosen.options}
    position = ready_rules(game.name, players, tuple(options.items())).start(seed)
    rng = Random(seed)
    for _ in range(plies):
        if not position.over:
            random_move(position, rng)
    return position


def told(position: Position) -> Features:
    game, expert = game_of(type(position)), expert_for(position)
    assert game is not None
    assert game.features is not None
    return game.features(position, expert.values(position), expert.doubt(position))


def any_net(inputs: int, seed: int = 1) -> Net:
    """A net with large weights of both signs."""
    rng = Random(seed)
    sizes = ((inputs, 24), (24, 8), (8, 1))
    layers = [
        NetLayer(
            [[rng.randrange(-9000, 9000) for _ in range(wide)] for _ in range(units)],
            [rng.randrange(-90000, 90000) for _ in range(units)],
        )
        for wide, units in sizes
    ]
    return Net({"ruleset": "any"}, layers)


# --- features -------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", EVERY)
def test_features_are_small_numbers_of_one_length(ruleset: str) -> None:
    lengths = set()
    for players in rulesets()[ruleset][0].players:
        for plies in (0, 25, 60, 120):
            position = moment(ruleset, players, plies)
            if position.over:
                continue
            found = told(position)
            assert found.ruleset == ruleset
            assert len(found.rows) == len(found.base) == players
            lengths |= {(len(row), len(found.common)) for row in found.rows}
            numbers = [number for row in found.rows for number in row] + found.common
            assert all(-127 <= number <= 127 for number in numbers)
    assert len(lengths) == 1


@pytest.mark.parametrize("ruleset", EVERY)
def test_features_do_not_depend_on_what_nobody_has_seen(ruleset: str) -> None:
    rng = Random(3)
    for plies in (0, 20, 60, 100):
        position = moment(ruleset, 3, plies)
        if not position.over:
            before, after = told(position), told(position.redeal(rng))
            assert (before.rows, before.common) == (after.rows, after.common)


@pytest.mark.parametrize("ruleset", EVERY)
def test_features_of_the_worlds_of_a_seat_depend_on_its_view_alone(ruleset: str) -> None:
    truth = moment(ruleset, 3, 50)
    seat = truth.to_move()[0]
    other = truth.view(seat).sample(Random(1))  # what the seat cannot know is different in it
    seen = [told(each.view(seat).sample(Random(2))) for each in (truth, other)]
    assert (seen[0].rows, seen[0].common) == (seen[1].rows, seen[1].common)


# --- the net --------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", EVERY)
def test_numpy_finds_exactly_the_same(ruleset: str) -> None:
    for players in rulesets()[ruleset][0].players:
        found = told(moment(ruleset, players))
        net = any_net(MOST_SEATS * len(found.rows[0]) + len(found.common))
        plain, fast = net.scores(found), FastNet(net).scores(found)
        assert plain == fast
        assert len(set(plain)) > 1


def test_a_net_is_read_as_it_was_written() -> None:
    net = any_net(40)
    again = read_net(write_net(net))
    assert again.about["ruleset"] == "any"
    for one, other in zip(net.layers, again.layers, strict=True):
        assert (one.weights, one.biases) == (other.weights, other.biases)


def test_without_numpy_the_net_is_plain(monkeypatch: pytest.MonkeyPatch) -> None:
    net = any_net(40)
    monkeypatch.setitem(sys.modules, "fondaco.bots.fast_net", None)
    assert quickest(net) is net


def test_chances_add_up() -> None:
    found = shares([4096, 0, 0, -100_000_000])
    assert sum(found) == pytest.approx(1)
    assert found[0] > found[1] == found[2] > found[3] >= 0


# --- the bot --------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", EVERY)
def test_the_same_seed_and_view_give_the_same_move(ruleset: str) -> None:
    view = moment(ruleset, 3, 40).view(moment(ruleset, 3, 40).to_move()[0])
    assert make_bot("doge:0", 5).choose(view) == make_bot("doge:0", 5).choose(view)


def test_its_name_has_its_settings() -> None:
    for name in ("doge", "doge:0", "doge:0:sly", "doge:100", "doge:500ms"):
        assert make_bot(name, 1).name == name


def test_by_default_it_answers_at_once_and_before_version_4_it_thought_for_a_second() -> None:
    for name, version, iterations, seconds in (
        ("doge", NEWEST, 100, 0.0),
        ("doge:0", NEWEST, 100, 0.0),
        ("doge:7:sly", NEWEST, 7, 0.0),
        ("doge:2s", NEWEST, 0, 2.0),
        ("doge@3", NEWEST, 0, 1.0),
        ("doge@3:0", NEWEST, 48, 0.0),
    ):
        bot = make_bot(name, 1, version)
        assert isinstance(bot, DogeBot)
        assert (bot.budget.iterations, bot.budget.seconds) == (iterations, seconds)


# --- how it bargains ------------------------------------------------------------------------------


def market(t: Table) -> Market:
    return Market(t.view(0), sets_of(NEWEST)["2005"], Random(1), doge_of(NEWEST))


def test_a_partner_does_not_see_the_card_that_it_would_get() -> None:
    t = oltremare(
        hand=["salt:ducat+ship salt gems", "grain grain", ""], cargo=["any:2", "salt:2 salt"]
    )
    good, poor = (
        card for card in t.view(0).hand if t.deck.goods[card] == t.deck.goods[t.view(0).hand[0]]
    )
    partner = Partner(market(t), 1)
    nothing = [0] * 8
    assert partner.gains([good], [0], nothing) == partner.gains([poor], [0], nothing)
    truth = [claim(t.deck.load[c], t.deck.power[c], t.deck.symbols[c]) for c in (good, poor)]
    told_of = [
        partner.gains([c], [said], nothing) for c, said in zip((good, poor), truth, strict=True)
    ]
    assert told_of[0] != told_of[1]


def test_a_partner_agrees_the_more_likely_the_more_ducats_it_gets() -> None:
    t = oltremare(hand=["salt gems", "grain grain", ""], cargo=["any:2", "salt:2 salt"])
    m = market(t)
    partner = Partner(m, 1)
    gains = partner.gains([t.view(0).hand[0]], [0], [0] * 8)
    assert len(gains) == len(m.worlds()) == 16
    chances = [partner.agrees(gains, ducats, 5.0 - ducats, 0.9) for ducats in range(-6, 9)]
    assert chances == sorted(chances)
    assert 0.0 <= chances[0] < chances[-1] <= m.bargaining.taken


def test_a_doge_bargains_in_another_way_than_a_merchant_and_than_before() -> None:
    """Among the first offers of games, prices differ."""
    offers: dict[str, list[str]] = {bot: [] for bot in ("merchant", "doge:1", "doge@3:1")}
    for bot, found in offers.items():
        for seed in range(4):
            game = Game(rules_for(4), f"offers-{seed}")
            bots = {seat: make_bot("merchant" if seat else bot, seat) for seat in range(4)}
            for seat in drive(game, bots):
                move = game.log[-1][1]
                if seat == 0 and move & KIND == OFFER:
                    found.append(game.rules.format_move(move))
                if game.position.turn > 1 or len(game.log) > 80:
                    break
    assert offers["doge:1"]
    assert offers["doge:1"] != offers["merchant"]
    assert offers["doge@3:1"] != offers["doge:1"]


@pytest.mark.parametrize(("version", "opening"), [(4, 0.9), (5, -0.3), (NEWEST, -0.3)])
def test_how_a_doge_bargains_never_changes_within_a_version(version: int, opening: float) -> None:
    """Games were played with these numbers: others are a new version."""
    b = doge_of(version)
    assert (b.wish, b.opening) == (0.9, opening)
    numbers = (b.worlds, b.keen, b.slope, b.taken, b.trust, b.hopeful, b.joint, b.grudge)
    assert numbers == (16, True, 2.0, 0.9, 0.8, 0.5, 0.5, 1.0)


def test_a_doge_offers_only_what_has_a_chance_at_a_fair_price() -> None:
    t = oltremare(
        hand=["salt:ducat+ship salt gems", "grain grain", "silk silk"],
        cargo=["any:2", "salt:2 salt"],
    )
    sets, memory = sets_of(NEWEST)["2005"], OltremareMemory(CHARACTERS[DEFAULT], Random(1))
    as_it_is, where_none_is_fair = doge_of(NEWEST), Bargaining(16, True, wish=99.0, opening=-0.3)
    assert find_deals(Market(t.view(0), sets, Random(1), as_it_is), memory)
    assert not find_deals(Market(t.view(0), sets, Random(1), where_none_is_fair), memory)


def test_it_looks_ahead_as_often_as_suits_the_game() -> None:
    for name, ruleset, looks in (
        ("doge", "oltremare-2005", 100),
        ("doge", "batavia", 400),
        ("doge:0", "batavia", 100),
        ("doge:30", "batavia", 30),
        ("doge@4", "batavia", 100),
    ):
        position = moment(ruleset)
        bot = make_bot(name, 1)
        assert isinstance(bot, DogeBot)
        bot.choose(position.view(position.to_move()[0]))
        assert bot.budget.iterations == looks


def test_only_a_game_with_deals_knows_a_better_way_to_bargain() -> None:
    for ruleset in EVERY:
        expert = expert_for(moment(ruleset), NEWEST)
        assert (expert.keen() is expert) == (ruleset == "batavia")


# --- the nets that ship ---------------------------------------------------------------------------


# Games were played with these: a new net is a new version.
DIGESTS = {
    ("oltremare-2005", 2): "1193aa3fd8e3605d",
    ("oltremare-2004", 2): "b7c63c7f0b7a4761",
    ("batavia", 2): "f69d09b7f2750e46",
}


@pytest.mark.parametrize(("ruleset", "version"), list(DIGESTS))
def test_a_net_that_was_published_never_changes(ruleset: str, version: int) -> None:
    game, _ = rulesets()[ruleset]
    data = (game.folder / "data" / f"net-{ruleset}-{version}.bin").read_bytes()
    assert sha256(data).hexdigest()[:16] == DIGESTS[ruleset, version]
    assert len(data) < 2_000_000
    net = net_of(game, ruleset, version)
    assert net is not None
    found = told(moment(ruleset))
    assert net.scores(found) == FastNet(net).scores(found)


@pytest.mark.parametrize("ruleset", EVERY)
def test_every_ruleset_has_a_net_for_every_version_of_the_bots(ruleset: str) -> None:
    game, _ = rulesets()[ruleset]
    for version in range(FIRST, NEWEST + 1):
        assert net_of(game, ruleset, version) is not None
    judge = judge_for(moment(ruleset), NEWEST)
    assert judge is not None
    position = moment(ruleset)
    assert sum(judge.chances(position, judge.values(position))) == pytest.approx(1)
