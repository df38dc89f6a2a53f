"""They explain: whatever any bot does has a reason, and it can be told in every language."""

from functools import cache

import pytest

from fondaco.bots import Bot, bot_names, bot_seed, make_bot
from fondaco.bots.driver import drive
from fondaco.bots.levels import LEVELS
from fondaco.bots.second import next_best
from fondaco.contract.phrase import Phrase
from fondaco.contract.rules import Move, View
from fondaco.games import game, make, rulesets
from fondaco.messages import Messages, languages
from fondaco.records import Game
from tests.long import repeated, squared, times

BY_CLOCK = ("captain", "doge")  # they would think long about each move
BOTS = [name for name in bot_names() if name not in BY_CLOCK] + ["captain:3", "doge:3"]
MOVES = times(250)  # of a game: some turns of everybody


class Told:
    """What a bot said of its move: why, and aloud; and whether it thought of another."""

    def __init__(self, bot: Bot, view: View, move: Move) -> None:
        self.why: Phrase | None = getattr(bot, "why", None)
        self.tells: Phrase | None = getattr(bot, "tells", None)
        self.other = next_best(bot, view, move)
        assert self.other != move
        assert self.other is None or self.other in view.moves or getattr(bot, "considered", [])
        self.choice = len(view.moves) > 1


@cache
def reasons(ruleset: str, bot: str) -> list[Told]:
    """Of every move in the first part of a game among three of them."""
    found, chosen = rulesets()[ruleset]
    table = Game(make(found.name, 3, **chosen.options), "reasons")
    spec = "navigator:3" if bot == "navigator" else bot
    bots = {seat: make_bot(spec, bot_seed("reasons", seat)) for seat in range(3)}
    told: list[Told] = []
    views = [table.position.view(seat) for seat in range(3)]
    for seat in drive(table, bots):
        told.append(Told(bots[seat], views[seat], table.log[-1][1]))
        views = [table.position.view(seat) for seat in range(3)]
        if len(told) >= MOVES:
            break
    return told


@repeated
@pytest.mark.parametrize(("bot", "number"), squared([(bot,) for bot in BOTS], len(rulesets())))
def test_every_choice_has_a_reason_in_every_language(bot: str, number: int) -> None:
    ruleset = list(rulesets())[number]
    told = reasons(ruleset, bot)
    assert len(told) > 30
    assert all(each.why is not None for each in told)
    assert all(each.other is not None for each in told if each.choice)
    found, chosen = rulesets()[ruleset]
    rules = make(found.name, 3, **chosen.options)
    voice = game(found.name).voice(rules, 0, ["Anna", "Bianca", "Carlo"])
    phrases = {
        phrase.id: phrase
        for each in told
        for phrase in (each.why, each.tells)
        if phrase is not None
    }
    for language in languages():
        words = Messages(language)
        for phrase in phrases.values():
            said = words.say(voice.reason(phrase))
            assert len(said) > 5
            assert phrase.id not in said
            assert "{" not in said
        assert not words.troubles


@repeated
@pytest.mark.parametrize("level", LEVELS[:3])
def test_a_level_has_more_than_one_thing_to_say(level: str) -> None:
    for ruleset in rulesets():
        ids = {each.why.id for each in reasons(ruleset, level) if each.why is not None}
        assert len(ids) > 2
