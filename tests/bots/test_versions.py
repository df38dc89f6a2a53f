"""The numbers that bots judge by have versions, and what was begun with one continues with it."""

from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from bench.evolving import changed, expert, fields, knobs
from fondaco.arena.sim import among_bots
from fondaco.bots import bot_seed, check_bot, make_bot, split_bot
from fondaco.bots.driver import play_out
from fondaco.bots.experts import expert_for
from fondaco.bots.merchant import MerchantBot
from fondaco.bots.versions import FIRST, FORECASTS, NEWEST
from fondaco.contract.playout import random_move
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Rules
from fondaco.games import ready_rules, rulesets
from fondaco.games.batavia.expert.versions import HABITS, habits_of
from fondaco.games.batavia.rules.names import BID
from fondaco.host.bot_thinking import question
from fondaco.host.coach import coach_question
from fondaco.records import Game, Seat, read
from fondaco.table.entries import (
    AnyEntry,
    Began,
    Hired,
    NumberedEntry,
    Opened,
    TableSettings,
    as_plain,
)
from fondaco.table.table import Table
from fondaco.terminal.company import seat_bots

EVERY = list(rulesets())


def rules_of(ruleset: str, players: int = 3) -> Rules:
    game, chosen = rulesets()[ruleset]
    options = {**among_bots(game.name), **chosen.options}
    return ready_rules(game.name, players, tuple(options.items()))


def opening_of(ruleset: str, bot: str, version: int = NEWEST) -> list[int]:
    """What a merchant would do at a moment of each of some games."""
    found: list[int] = []
    for number in range(12):
        position = rules_of(ruleset).start(f"versions-{number}")
        for ply in range(30):
            random_move(position, Random(ply))
        merchant = make_bot(bot, bot_seed("versions", 0), version)
        move = merchant.choose(position.view(position.turn))
        found.append(-1 if move is None else move)
    return found


# --- names ----------------------------------------------------------------------------------------


def test_a_bots_name_may_have_a_version() -> None:
    assert split_bot("captain@1:400:sly") == ("captain", 1, ["400", "sly"])
    assert split_bot("merchant") == ("merchant", None, [])
    for name in (
        "merchant@1",
        "merchant@2:sly",
        "captain@1:400",
        "greedy@1",
        "clerk@2",
        "merchant",
    ):
        assert make_bot(check_bot(name), 1).name == name


@pytest.mark.parametrize(
    "name", ["merchant@0", "merchant@", f"merchant@{NEWEST + 1}", "merchant@x", "random@1"]
)
def test_a_version_that_there_is_not_is_refused(name: str) -> None:
    with pytest.raises(Refused) as refused:
        check_bot(name)
    assert refused.value.name == "bot-version"


def test_a_table_of_a_later_release_is_not_played_with_other_numbers() -> None:
    with pytest.raises(Refused) as refused:
        make_bot("merchant", 1, NEWEST + 1)
    assert refused.value.name == "bot-version"


@pytest.mark.parametrize("ruleset", EVERY)
def test_a_bot_judges_by_the_version_in_its_name_or_else_by_that_of_the_table(ruleset: str) -> None:
    first, newest = opening_of(ruleset, "merchant@1"), opening_of(ruleset, f"merchant@{NEWEST}")
    assert first != newest
    assert opening_of(ruleset, "merchant", FIRST) == first
    assert opening_of(ruleset, "merchant") == newest
    assert opening_of(ruleset, "merchant@1", NEWEST) == first


# --- numbers --------------------------------------------------------------------------------------

# A set that games were played with never changes: each has the digest it had when it was published.
DIGESTS = {
    ("oltremare-2005", 1): "23a3ed5abee6d0d8",
    ("oltremare-2004", 1): "539563e3926178ac",
    ("batavia", 1): "de9f245e52daa2f9",
    ("oltremare-2005", 2): "e40e85f41d2f9beb",
    ("oltremare-2004", 2): "a05b9358a40e9ec0",
    ("batavia", 2): "1111c5c75e9631d3",
}


@pytest.mark.parametrize(("ruleset", "version"), DIGESTS)
def test_the_numbers_of_a_version_never_change(ruleset: str, version: int) -> None:
    numbers = sorted(fields(ruleset, version).items())
    digest = sha256(repr(numbers).encode()).hexdigest()[:16]
    assert digest == DIGESTS[ruleset, version]


@pytest.mark.parametrize(("version", "known"), [(1, "f513341c5fef49a5"), (5, "618f582628b932a2")])
def test_the_habits_of_a_version_never_change(version: int, known: str) -> None:
    assert sha256(repr(sorted(HABITS[version].items())).encode()).hexdigest()[:16] == known


def test_habits_are_those_of_the_newest_version_that_is_not_newer() -> None:
    assert habits_of(4) is habits_of(1) is not habits_of(5)


def test_the_habits_of_version_5_know_that_merchants_bid_more() -> None:
    position = rules_of("batavia").start("bids")
    moves = position.moves(position.turn)
    old, new = (
        expert_for(position, version).prior(position, position.turn, moves) for version in (4, 5)
    )
    assert sum(old) == pytest.approx(1) == sum(new)
    assert new[moves.index(BID + 1)] > old[moves.index(BID + 1)]


@pytest.mark.parametrize("ruleset", EVERY)
def test_what_analysis_judges_by_is_named(ruleset: str) -> None:
    position = rules_of(ruleset).start("forecast")
    assert expert_for(position) is expert_for(position, FORECASTS)
    assert expert_for(position, FIRST).values(position) == expert_for(position).values(position)
    assert expert_for(position, NEWEST).values(position) != expert_for(position).values(position)


@pytest.mark.parametrize("ruleset", EVERY)
def test_every_number_that_evolves_is_one_of_the_set(ruleset: str) -> None:
    base = fields(ruleset, FIRST)
    assert changed(base, knobs(ruleset), [0.0] * len(knobs(ruleset))) == base
    for at, knob in enumerate(knobs(ruleset)):
        steps = [0.0] * len(knobs(ruleset))
        steps[at] = 0.5
        assert changed(base, knobs(ruleset), steps) != base, knob.name


@pytest.mark.parametrize("ruleset", EVERY)
def test_the_numbers_of_a_version_make_its_merchant(ruleset: str) -> None:
    position = rules_of(ruleset).start("made")
    view = position.view(position.turn)
    for version in (FIRST, NEWEST):
        made = MerchantBot(7, expert=expert(ruleset, fields(ruleset, version)))
        assert made.choose(view) == make_bot("merchant", 7, version).choose(view)


# --- what keeps a version -------------------------------------------------------------------------


def table_with(bots: int | None) -> Table:
    settings = TableSettings("batavia", 3, {})
    opened = Opened(settings, 1, "kept", "ann")
    table = Table(
        "kept", NumberedEntry(0, 0, opened if bots is None else replace(opened, bots=bots))
    )
    entries: list[AnyEntry] = [*(Hired(at, "merchant", f"M{at}") for at in range(3)), Began()]
    for number, entry in enumerate(entries, 1):
        table.apply(NumberedEntry(number, 0, entry))
    return table


def test_a_log_without_a_version_is_of_the_first_and_says_nothing_of_it() -> None:
    table = table_with(None)
    assert table.opened.bots == FIRST
    assert "bots" not in as_plain(table.opened)
    assert as_plain(table_with(2).opened)["bots"] == 2


def test_the_bots_of_a_table_are_asked_in_its_version_and_the_coach_in_the_newest() -> None:
    for version in (FIRST, NEWEST):
        table = table_with(version)
        assert question(table, table.turn, "merchant", must=True).bots == version
        assert coach_question(table, table.turn).bots == NEWEST


def test_a_record_says_the_version_of_its_bots() -> None:
    rules = rules_of("batavia")
    for version in (FIRST, NEWEST):
        bots = [make_bot("merchant", bot_seed("said", seat), version) for seat in range(3)]
        text = play_out(rules, bots, "said").to_text()
        assert ("\nbots: 2\n" in text) == (version == 2)
        assert read(text).bots == version
        again = Game.from_text(text)
        assert again.bots == version
        assert again.to_text() == text


def test_a_record_of_people_alone_has_no_version_of_bots() -> None:
    assert "bots:" not in Game(rules_of("batavia"), "people", ["A", "B", "C"], bots=2).to_text()


@pytest.mark.parametrize("said", ["0", "-1", "two", ""])
def test_a_version_that_is_no_number_is_refused(said: str) -> None:
    text = Game(rules_of("batavia"), "bad", [Seat("A", "merchant"), "B", "C"], bots=2).to_text()
    with pytest.raises(Refused):
        read(text.replace("bots: 2", f"bots: {said}"))


def test_a_saved_game_continues_with_the_bots_it_began_with() -> None:
    seats = [Seat("A"), Seat("B", "merchant"), Seat("C", "merchant@2")]
    game = Game(rules_of("batavia"), "saved", seats, bots=FIRST)
    again = Game.from_text(game.to_text(reveal_seed=True))
    company = seat_bots(again, 0, "merchant")
    assert [company[seat].bot.version for seat in (1, 2)] == [1, 2]  # type: ignore[attr-defined]


def test_chance_is_the_same_in_every_version() -> None:
    """So that two versions can be compared in the same deals."""
    one, two = make_bot("merchant@1", 5), make_bot("merchant@2", 5)
    assert one.rng.random() == two.rng.random() == Random("merchant 5").random()  # type: ignore[attr-defined]
