"""Bots are named with their settings, and characters differ."""

import pytest

from fondaco.arena.sim import SimPlan, play_one
from fondaco.bots import bot_names, check_bot, make_bot
from fondaco.contract import reason as any_game
from fondaco.contract.character import CHARACTERS, character
from fondaco.contract.phrase import Phrase
from fondaco.contract.refused import Refused
from fondaco.games import make, make_voice
from fondaco.games.oltremare.expert import reasons as oltremare
from fondaco.messages import Messages


def test_a_bot_carries_its_settings_in_its_name() -> None:
    assert {"random", "greedy", "merchant"} <= set(bot_names())
    for spec in ("merchant", "merchant:sly", "merchant:silent", "merchant:stubborn:silent"):
        assert check_bot(spec) == spec
        assert make_bot(spec, 7).name == spec


def test_an_unknown_setting_is_refused_with_the_choices() -> None:
    with pytest.raises(Refused, match=r"one character from .*honest.*silent, not 'rude'"):
        check_bot("merchant:rude")
    with pytest.raises(Refused, match="Choose one character"):
        make_bot("merchant:sly:honest", 7)
    with pytest.raises(Refused, match="Choose one character"):
        make_bot("merchant:", 7)
    with pytest.raises(Refused, match="The bot random doesn’t take the settings sly"):
        check_bot("random:sly")
    with pytest.raises(Refused, match="There is no bot 'nobody'"):
        check_bot("nobody:sly")


def test_a_simulation_with_a_wrong_setting_is_refused_before_the_first_game() -> None:
    with pytest.raises(Refused, match="Choose one character"):
        SimPlan("oltremare", ("merchant:rude", "random"), games=1)


def test_settings_reach_the_table() -> None:
    plan = SimPlan("oltremare", ("merchant:silent", "random", "random"), games=1, seed="set")
    assert play_one(plan, 0).decisions > 50


def test_characters_differ_in_honesty_generosity_and_stubbornness() -> None:
    assert CHARACTERS["sly"].honesty < CHARACTERS["balanced"].honesty < CHARACTERS["honest"].honesty
    assert CHARACTERS["generous"].generosity > CHARACTERS["stubborn"].generosity
    assert CHARACTERS["stubborn"].stubbornness > CHARACTERS["generous"].stubbornness
    quiet = character(["sly", "silent"])
    assert quiet.silent
    assert quiet.talk == 0
    assert quiet.honesty == CHARACTERS["sly"].honesty
    assert not CHARACTERS["sly"].silent


def test_every_reason_has_its_words() -> None:
    messages = Messages()
    names = {"card": "salt7", "goods": "salt", "marker": "calm-sea", "port": "Tunis"}
    names["what"] = "Ada ends trading."  # a move is told as a sentence
    for reason, values in {**any_game.IDS, **oltremare.IDS}.items():
        text = Phrase(reason, {name: names.get(name, 2) for name in values}).words(messages)
        assert text.endswith("."), text
    assert messages.troubles == []
    voice = make_voice(make("oltremare", 3), 0, ["Ada", "Bob", "Cleo"])
    two = voice.reason(Phrase("why-lot", {"goods": "salt", "cards": 2, "ducats": 10}))
    assert messages.say(two) == "With 2 salt I get a lot worth 10 ducats."
