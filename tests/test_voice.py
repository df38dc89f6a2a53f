"""Voices say ids and values: nothing in them needs a screen, a language or a library."""

import subprocess
import sys
from functools import cache
from random import Random

import pytest

from fondaco.bots import bot_seed, make_bot
from fondaco.bots.driver import play_out
from fondaco.contract.phrase import Phrase
from fondaco.contract.plain import PlainVoice
from fondaco.games import games, guests, make, make_voice
from fondaco.messages import Messages, languages
from fondaco.teaching.rulebook import RULE_ID
from tests.long import long

OURS = sorted(games().keys() - {guest.name for guest in guests()})


@cache
def imported(modules: str) -> set[str]:
    """What is there after these modules were imported in a fresh process."""
    code = f"import sys, {modules}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    found = set(done.stdout.split())
    # In a compiled build each folder of ours is a library of its own.
    return {
        module for module in found if not (module.startswith("fondaco_") and "__mypyc" in module)
    }


@pytest.mark.parametrize("name", OURS)
def test_a_voice_needs_the_standard_library_and_nothing_else(name: str) -> None:
    package = games()[name].package
    # The package `fondaco` itself speaks English in tracebacks.
    beside = imported("fondaco")
    for part in ("outlook", "voice.voice"):
        fresh = imported(f"fondaco, {package}.{part}") - beside
        rooms = {module.split(".")[0] for module in fresh} - set(sys.stdlib_module_names)
        assert rooms == {"fondaco"}
        assert not any(module.startswith("fondaco.terminal") for module in fresh)


def test_a_table_needs_the_standard_library_and_nothing_else() -> None:
    """With every part of every game that it may ask for: another host has no more than that."""
    modules = ["sight", "standing_orders", "frames", "entries"]
    wanted = [f"fondaco.table.{each}" for each in modules]
    wanted += [f"{games()[name].package}.orders" for name in OURS if games()[name].orders]
    fresh = imported(", ".join(["fondaco", *wanted])) - imported("fondaco")
    rooms = {module.split(".")[0] for module in fresh} - set(sys.stdlib_module_names)
    assert rooms == {"fondaco"}
    assert not any(module.startswith(("fondaco.server", "fondaco.messages")) for module in fresh)


@long
def test_the_server_imports_no_terminal() -> None:
    found = imported("fondaco.server.app")
    assert "fondaco.table.sight" in found
    assert not any(module.startswith("fondaco.terminal") for module in found)


@pytest.mark.parametrize("name", sorted(games()))
def test_everything_said_is_a_phrase(name: str) -> None:
    rules = make(name, 3)
    bots = [make_bot("random", bot_seed("voice", seat)) for seat in range(3)]
    played = play_out(rules, bots, "voice", listen=True)
    voice = make_voice(rules, 1, ["Ada", "Bob", "Cleo"])
    events = [event.seen_by(1) for events in played.events for event in events]
    said = [sentence.text for sentence in voice.sentences(events)]
    said += [voice.title(), *voice.notes(), *(about for _, about in voice.causes())]
    assert all(isinstance(each, Phrase) for each in said)


def test_what_happens_by_itself_is_said_of_nobody_in_a_plain_voice() -> None:
    voice = PlainVoice(make(OURS[0], 3), 0, ["Ada", "Bob", "Cleo"])
    told = voice.sentences([{"event": "rain_fell", "seat": -1}, {"event": "left", "seat": 0}])
    assert [(sentence.seat, sentence.opens) for sentence in told] == [(-1, True), (0, False)]


def test_a_plain_voice_says_what_can_be_written_in_a_sentence_of_its_own() -> None:
    rules = make(OURS[0], 3)
    view = rules.start("write").view(0)
    view.prompt = {"ask": "trade", "price": 3, "or_write": "sell salt for 4"}
    hints = PlainVoice(rules, 0, ["Ada", "Bob", "Cleo"]).hints(view)
    told = [Messages("en").say(each) for each in hints]
    assert told == ["Details: price 3.", "You can also type a move, for example: sell salt for 4"]


@pytest.mark.parametrize("name", OURS)
def test_the_rules_of_a_moment_are_those_that_its_help_names_in_every_language(name: str) -> None:
    rules = make(name, 3)
    voice = make_voice(rules, 1, ["Ada", "Bob", "Cleo"])
    position, rng, asked = rules.start("help"), Random("help"), set[str]()
    while not position.over:
        for seat in position.to_move():
            view = position.view(seat)
            if view.prompt["ask"] not in asked:
                asked.add(view.prompt["ask"])
                ids = voice.rule_ids(view)
                assert ids
                for language in languages():
                    told = Messages(language).say(voice.help(view))
                    assert tuple(RULE_ID.findall(told)) == ids
        seat = rng.choice(position.to_move())
        moves = position.moves(seat)
        deal = position.propose(seat, rng) if not moves or rng.random() < 0.2 else None
        if moves or deal is not None:
            position.play(seat, rng.choice(moves) if deal is None else deal)
    assert len(asked) >= 5
