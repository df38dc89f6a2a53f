"""Somebody for everyone: levels that one chooses by name, each with a strength and a word."""

import pytest

from fondaco.bots import Bot, bot_names, bot_seed, make_bot
from fondaco.bots.apprentice import Apprentice, Deckhand
from fondaco.bots.driver import drive, play_out
from fondaco.bots.levels import LEVELS, NEWCOMER, strengths
from fondaco.bots.one_turn import play_turn_on
from fondaco.contract.character import CHARACTERS
from fondaco.contract.expert import Expert
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, View
from fondaco.games import make, rulesets
from fondaco.messages import Messages, languages
from fondaco.records import Game

RULESETS = list(rulesets().values())
QUICK = [level for level in LEVELS if level not in ("captain", "doge")]


def players(bot: str, seed: str, count: int = 3) -> list[Bot]:
    return [make_bot(bot, bot_seed(seed, seat)) for seat in range(count)]


def test_every_level_is_a_bot_and_the_first_one_is_for_newcomers() -> None:
    assert set(LEVELS) <= set(bot_names())
    assert LEVELS[0] == NEWCOMER


def test_old_names_go_on_working() -> None:
    for old in ("random", "greedy", "merchant", "merchant:sly", "captain:400", "captain:2s:sly"):
        assert make_bot(old, 1).name == old


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_any_character(level: str) -> None:
    for character in CHARACTERS:
        bot = make_bot(f"{level}:{character}", 1)
        assert bot.name == f"{level}:{character}"
        assert bot.character.name == character  # type: ignore[attr-defined]
    with pytest.raises(Refused):
        make_bot(f"{level}:nobody", 1)


@pytest.mark.long
@pytest.mark.parametrize("level", QUICK)
@pytest.mark.parametrize(("game", "ruleset"), RULESETS, ids=lambda each: each.name)
def test_a_level_plays_a_game_to_its_end_and_the_same_again(level: str, game, ruleset) -> None:  # type: ignore[no-untyped-def]
    rules = make(game.name, 3, **ruleset.options)
    first = play_out(rules, players(level, "level"), "level")
    assert first.over
    if level == NEWCOMER:
        assert play_out(rules, players(level, "level"), "level").log == first.log


@pytest.mark.parametrize("game", ["oltremare", "batavia"])
def test_a_beginner_overlooks_things_but_is_never_silly(game: str) -> None:
    """What it does at a glance is never much worse than the best it could have done."""
    looked = 0

    class Watched(Deckhand):
        def _at_a_glance(self, view: View, expert: Expert) -> Move:
            nonlocal looked
            state = self.rng.getstate()
            world = view.sample(self.rng)
            self.rng.setstate(state)
            move = super()._at_a_glance(view, expert)
            priors = expert.prior(world, view.seat, view.moves)
            likely = [m for m, p in zip(view.moves, priors, strict=True) if p >= max(priors) / 20]
            assert move in likely
            worth: dict[Move, float] = {}
            for each in likely:
                after = world.copy()
                after.play(view.seat, each)
                play_turn_on(expert, view.seat, after)
                worth[each] = self._worth(expert, after, view.seat)
            assert worth[move] >= max(worth.values()) - self.grace
            looked += 1
            return move

    table = Game(make(game, 3), "silly")
    for _ in drive(table, {seat: Watched(seat) for seat in range(3)}):
        if looked > 40:
            return
    raise AssertionError("It never had to look.")


def test_a_beginner_is_too_hopeful_in_talks() -> None:
    naive, shrewd = make_bot("deckhand", 1), make_bot("merchant", 1)
    assert isinstance(naive, Apprentice)
    assert naive.character.shrewdness < shrewd.character.shrewdness  # type: ignore[attr-defined]
    assert naive.character.talk < shrewd.character.talk  # type: ignore[attr-defined]


@pytest.mark.parametrize("ideas", [0.0, 1.0])
def test_who_has_no_ideas_only_answers(ideas: float) -> None:
    class Player(Deckhand):
        pass

    Player.ideas = ideas
    table = Game(make("oltremare", 3), "ideas")
    for _ in drive(table, {seat: Player(seat) for seat in range(3)}):
        if table.position.ply > 60:
            break
    kinds = [event.kind for events in table.events for event in events]
    assert ("offered" in kinds) == (ideas > 0)


def test_a_game_without_an_expert_has_levels_too(monkeypatch: pytest.MonkeyPatch) -> None:
    from tests import toy

    toy.install(monkeypatch)
    for level in QUICK:
        assert play_out(make("toy", 2), players(level, "toy", 2), "toy").over


def test_where_strengths_were_measured_they_rise_from_level_to_level() -> None:
    for game, ruleset in RULESETS:
        known = strengths(game, ruleset)
        assert list(known) == [level for level in LEVELS if level in known]
        assert sorted(known.values()) == list(known.values())


@pytest.mark.parametrize("language", languages())
def test_a_level_has_a_name_and_a_line_in_every_language(language: str) -> None:
    words = Messages(language)
    assert len({words(f"web-bot-{level}") for level in LEVELS}) == len(LEVELS)
    assert len({words(f"web-level-{level}") for level in LEVELS}) == len(LEVELS)
    assert "25" in words("web-bot-about", name=words("web-bot-clerk"), rating=25)
    assert not words.troubles
