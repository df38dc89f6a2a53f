"""The captain looks ahead: it finds winning moves, keeps its budget, and knows only its view."""

from collections.abc import Callable
from random import Random

import pytest

from fondaco.bots import Bot
from fondaco.bots.captain import CaptainBot
from fondaco.bots.driver import play_out
from fondaco.bots.experts import expert_for
from fondaco.bots.merchant import MerchantBot
from fondaco.bots.random_bot import RandomBot
from fondaco.contract.expert import Choice, Deal, Memory
from fondaco.contract.playout import random_move
from fondaco.contract.reason import IDS
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, Position, Rules, View
from fondaco.contract.search import Settings
from fondaco.games import make, rulesets
from fondaco.host.advising import Adviser
from tests.bots.test_search import FakeClock, Novice
from tests.rules.batavia.build import batavia, spaces_of
from tests.rules.oltremare.builders import oltremare

GAMES = [
    *[("oltremare", players, "2005") for players in (2, 3, 4, 5)],
    *[("oltremare", players, "2004") for players in (2, 4)],
    *[("batavia", players, "") for players in (3, 4, 5)],
]


def rules_for(game: str, players: int, edition: str) -> Rules:
    if game == "oltremare":
        return make(game, players, edition=edition, offers="12")
    return make(game, players)


def captain(*settings: str, seed: int = 1, horizon: int = 15) -> CaptainBot:
    """A captain who knows nothing of the game but its rules, and looks far ahead."""
    return CaptainBot(seed, *settings, expert=Novice(), tuning=Settings(horizon=horizon))


def choice(rules: Rules, position: Position, seat: int, iterations: int = 300) -> str | None:
    move = captain(str(iterations)).choose(position.view(seat))
    return None if move is None else rules.format_move(move)


# --- tiny endings: one move wins ----------------------------------------------------------------


def test_the_last_cargo_is_loaded_so_that_lots_are_long() -> None:
    # Salt on salt on salt pays 6; any other order leaves the captain behind.
    table = oltremare(
        phase="cargo", played="salt silk salt:-ship", cargo="salt:1", need=3, turn=2, first=0,
        ducats=[13, 0, 7], rest="discard", last_round=True, sound=False,
    )  # fmt: skip
    for left in (2, 1):
        loaded = choice(table.rules, table.p, 2)
        assert loaded is not None
        assert loaded.startswith("load salt"), left
        table.p.play(2, table.rules.parse_move(loaded))
    table.p.play(2, table.p.moves(2)[0])
    assert table.p.over
    assert table.p.places()[2] == 1


def test_the_last_ship_sails_to_the_marker() -> None:
    chart = oltremare().rules.setting.chart
    venice = chart.port_id("Venice")
    ports = [chart.slugs[port] for port in chart.neighbours[venice]]
    for port in ports:
        table = oltremare(
            phase="sailing", played="grain:ship", sails=1, turn=2, first=0, need=1,
            markers={port: "calm-sea"}, ducats=[13, 13, 11], rest="discard", last_round=True,
            sound=False,
        )  # fmt: skip
        assert choice(table.rules, table.p, 2) == f"sail {port}"


def test_an_offer_that_wins_the_game_is_taken_and_a_bad_one_is_not() -> None:
    cases = [("9d for 1 silk", [11, 0, 0], True), ("salt for 9d", [11, 14, 0], False)]
    for terms, ducats, taken in cases:
        table = oltremare(
            hand=["salt*3", "silk*2", "grain"], turn=0, first=1, need=1, ducats=ducats,
            rest="discard", last_round=True, sound=False,
        )  # fmt: skip
        table.do(f"offer 1: {terms}")
        answer = choice(table.rules, table.p, 1)
        assert (answer or "").startswith("accept") == taken, (terms, answer)


def test_the_last_exchange_is_made_and_the_winning_post_is_visited() -> None:
    england = spaces_of("england")
    position = batavia(
        phase="exchange", turn=2, acted=2, hands="- - -", laid="- - E", arrival=0,
        shops=f"- - {england[0]}", gold=(), rest="discards",
    )  # fmt: skip
    assert choice(make("batavia", 3), position, 2) == "exchange"


def test_a_clear_case_takes_only_a_part_of_the_budget() -> None:
    england = spaces_of("england")
    position = batavia(
        phase="exchange", turn=2, acted=2, hands="- - -", laid="- - E", arrival=0,
        shops=f"- - {england[0]}", gold=(), rest="discards",
    )  # fmt: skip
    tuning = Settings(horizon=15, sure=3.5)
    bot = CaptainBot(1, "2000", expert=Novice(), tuning=tuning)
    bot.choose(position.view(2))
    assert 10 < bot.budget.done < 500


# --- what it may know ---------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players", "edition"), GAMES[::2])
def test_hidden_cards_do_not_change_its_mind(game: str, players: int, edition: str) -> None:
    rules = rules_for(game, players, edition)
    position = rules.start("hidden")
    rng = Random(5)
    for _ in range(60):
        moves = position.moves(position.turn)
        position.play(position.turn, rng.choice(moves))
        seat = position.turn
        view = position.view(seat)
        if len(view.moves) < 2 or rng.random() < 0.8:
            continue
        other = view.sample(rng)
        assert rules.format_view(other.view(seat)) == rules.format_view(view)
        assert rules.format_position(other) != rules.format_position(position)
        chosen = captain("25", horizon=2).choose(view)
        assert captain("25", horizon=2).choose(other.view(seat)) == chosen


# --- whole games --------------------------------------------------------------------------------


class Talker(Novice):
    """A novice who offers whatever comes to mind, and answers by lot."""

    def deals(self, view: View, memory: Memory) -> list[Deal]:
        offers = [view.propose(memory.rng) for _ in range(3)]
        return [Deal(offer, 1.0, 1.0) for offer in offers if offer is not None]

    def choose(self, view: View, memory: Memory) -> Choice:
        advice = super().choose(view, memory)
        if memory.rng.random() < 0.3:
            return Choice(view.propose(memory.rng) or advice.move, advice.why)
        return advice


def crew(players: int, iterations: str) -> list[Bot]:
    """A captain among players by lot."""
    first = CaptainBot(7, iterations, expert=Talker(), tuning=Settings(horizon=2))
    return [first, *[RandomBot(seat) for seat in range(1, players)]]


@pytest.mark.parametrize(("game", "players", "edition"), GAMES)
def test_whole_games_are_legal_and_the_same_again(game: str, players: int, edition: str) -> None:
    rules = rules_for(game, players, edition)
    played = [play_out(rules, crew(players, "6"), "whole") for _ in range(2)]
    assert played[0].over
    assert played[0].log == played[1].log


# --- settings and budget ------------------------------------------------------------------------


def test_its_name_is_its_whole_specification() -> None:
    assert CaptainBot(1).name == "captain"
    assert CaptainBot(1).budget.seconds == 1.0
    assert CaptainBot(1, "500ms", "sly").name == "captain:500ms:sly"
    assert CaptainBot(1, "sly", "20").budget.iterations == 20
    assert CaptainBot(1, "sly", "20").character.name == "sly"


@pytest.mark.parametrize("settings", [["fast"], ["1s", "2s"], ["0"], ["sly", "honest"]])
def test_other_settings_are_refused(settings: list[str]) -> None:
    with pytest.raises(Refused):
        CaptainBot(1, *settings)


def test_time_is_kept_whatever_a_look_ahead_takes() -> None:
    clock = FakeClock()

    class Slow(Novice):
        def value(self, position: Position, seat: int) -> float:
            clock.now += 0.004
            return super().value(position, seat)

    bot = CaptainBot(1, "250ms", clock=clock, expert=Slow(), tuning=Settings(horizon=0))
    position = make("batavia", 4).start("time")
    began = clock.now
    assert bot.choose(position.view(position.turn)) in position.moves(position.turn)
    assert 0.2 <= clock.now - began <= 0.275


def test_where_more_does_not_help_it_saves_its_time() -> None:
    position = make("batavia", 4).start("enough")
    view = position.view(position.turn)
    timed = CaptainBot(1, "60s", expert=Novice(), tuning=Settings(horizon=0, most=50))
    counted = CaptainBot(1, "50", expert=Novice(), tuning=Settings(horizon=0, most=50))
    assert timed.choose(view) == counted.choose(view)
    assert timed.budget.done == 50
    more = CaptainBot(1, "80", expert=Novice(), tuning=Settings(horizon=0, most=50))
    more.choose(view)
    assert more.budget.done == 80  # who asks for iterations gets them


def test_a_single_move_needs_no_thought() -> None:
    position = batavia(phase="act", turn=0, hands="- - -")

    def broken() -> float:
        raise AssertionError("nobody should think")

    bot = captain("200")
    bot.budget.clock = broken
    assert [bot.choose(position.view(0))] == position.moves(0)
    assert bot.why is not None
    assert bot.why.id == "why-only"


def test_it_says_why_and_what_else_it_thought_of() -> None:
    position = make("batavia", 4).start("why")
    bot = captain("40", horizon=0)
    move = bot.choose(position.view(position.turn))
    assert bot.why is not None
    assert set(bot.why.values) == set(IDS[bot.why.id])
    assert bot.findings[0].move == move
    assert len(bot.findings) == len(position.moves(position.turn))
    other = (position.turn + 1) % 4
    assert bot.choose(position.view(other)) is None
    assert bot.findings == []


def test_it_does_not_think_twice_about_the_same_offer() -> None:
    table = oltremare(hand=["salt*3", "silk*2", "grain"], ducats=[11, 0, 0])
    table.do("offer 1: 1d for 2 silk")
    bot = captain("60", horizon=1)
    asked: list[int] = []
    count: Callable[[View], Move | None] = bot.choose
    for _ in range(3):
        if count(table.p.view(1)) is not None:
            return  # it answered, so there is nothing to think about twice
        asked.append(len(bot.findings))
    assert asked[1:] == [0, 0]


def test_a_silent_captain_takes_not_even_a_gift() -> None:
    t = oltremare(hand=["salt silk", "salt salt"], cargo=["any:1", "salt:3 salt"])
    t.do("offer 1: salt for nothing")
    move = CaptainBot(1, "20", "silent").choose(t.view(1))
    assert move is not None
    assert t.rules.format_move(move) == "decline #1.1"


# --- when it does what a merchant would do --------------------------------------------------------


def lone_decision(ruleset: str, skip: int) -> View:
    """A view of somebody who decides alone between several moves, some way into a game."""
    game, chosen = rulesets()[ruleset]
    position = make(game.name, 4, **chosen.options).start("alone")
    rng = Random(skip)
    for _ in range(200):
        view = position.view(position.turn)
        if skip <= 0 and len(view.to_move) == 1 and len(view.moves) > 1:
            return view
        skip -= 1
        random_move(position, rng)
    raise AssertionError("nobody had to decide")


@pytest.mark.parametrize("ruleset", ["oltremare-2005", "oltremare-2004"])
def test_it_does_what_a_merchant_would_until_the_end_is_in_sight(ruleset: str) -> None:
    for skip in (0, 12, 25):
        view = lone_decision(ruleset, skip)
        bot = CaptainBot(1, "30")
        assert bot.choose(view) == MerchantBot(1).choose(view)
        assert bot.budget.done == 0
        assert bot.why is not None


def test_it_talks_as_a_merchant_does_until_the_end_is_in_sight() -> None:
    t = oltremare(hand=["salt*3", "silk*2", "grain"], ducats=[11, 0, 0])
    t.do("offer 1: 1d for 2 silk")
    bot, merchant = CaptainBot(1, "30"), MerchantBot(1)
    assert bot.choose(t.view(1)) == merchant.choose(t.view(1))
    assert bot.findings == []
    assert bot.tells == merchant.tells


def test_with_the_end_in_sight_it_searches() -> None:
    table = oltremare(
        phase="sailing", played="grain:ship", sails=1, turn=2, first=0, need=1,
        markers={"candia": "calm-sea"}, ducats=[13, 13, 11], rest="discard", last_round=True,
        sound=False,
    )  # fmt: skip
    bot = CaptainBot(1, "30")
    assert bot.choose(table.p.view(2)) in table.p.moves(2)
    assert bot.findings


@pytest.mark.parametrize("version", [1, 2])
def test_older_versions_search_everywhere(version: int) -> None:
    bot = CaptainBot(1, "30", version=version)
    bot.choose(lone_decision("oltremare-2005", 12))
    assert bot.findings


def test_who_explains_searches_and_still_gives_the_merchants_advice() -> None:
    for skip in (0, 12, 25):
        view = lone_decision("oltremare-2005", skip)
        bot = Adviser(1, "30")
        assert bot.choose(view) == MerchantBot(1).choose(view)
        assert bot.findings[0].visits > 0


def test_batavias_captain_needs_a_good_reason_against_the_merchants_move() -> None:
    settings = expert_for(lone_decision("batavia", 12), 3).settings()
    assert settings.proof == 1.0
    assert settings.late == 0.0
    assert expert_for(lone_decision("batavia", 12), 2).settings().proof == 0.0
