"""The guided first games play through the engine, and every step has its words."""

import re

import pytest

from fondaco.contract.refused import Refused
from fondaco.games.oltremare.rules.cards import CARDS, DUCAT, SHIP
from fondaco.lessons import lesson, lessons
from fondaco.messages import Messages, files_of, languages


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_plays_to_its_end(name: str) -> None:
    taught = lesson(name)
    game = taught.begin()
    for step in taught.steps:
        if step.moves:
            first = step.moves[0]
            moves = game.position.view(taught.seat).as_json()["moves"]
            assert first in moves or first.startswith("offer"), step.say
            assert set(step.beside) <= set(moves), step.say
            assert "\n" in Messages()(step.say), "its last line says what to do"
        taught.play(game, step)
    assert not game.over  # so that one can play on


@pytest.mark.parametrize("name", lessons())
@pytest.mark.parametrize("language", languages())
def test_every_step_has_words(name: str, language: str) -> None:
    messages = Messages(language)
    for step in lesson(name).steps:
        assert messages.has(step.say)
    assert messages.has(f"learn-title-{name}")


def test_no_words_are_left_over() -> None:
    words = [
        file.read_text(encoding="utf-8") for file in files_of("en") if file.name == "learn.ftl"
    ]
    told = set(re.findall(r"^(learn-(?!title-|read)[a-z0-9-]+) =", "\n".join(words), re.M))
    assert told == {step.say for name in lessons() for step in lesson(name).steps}


@pytest.mark.parametrize(
    ("name", "lie", "truth", "symbols"),
    [
        ("oltremare-2005", "salt9[ducat, ship]", "salt2[ducat, ship]", DUCAT | SHIP),
        ("oltremare-2004", "silk7[cards, ship]", "silk9[cards, ship]", CARDS | SHIP),
    ],
)
def test_one_lies_and_one_does_not(name: str, lie: str, truth: str, symbols: int) -> None:
    taught = lesson(name)
    told = " ".join(text for step in taught.steps for _, text in step.then)
    deck = taught.begin().rules.setting.deck  # type: ignore[attr-defined]
    shown = {card: deck.symbols[deck.names.index(card.partition("[")[0])] for card in (lie, truth)}
    assert lie in told
    assert truth in told
    assert shown[lie] != symbols
    assert shown[truth] == symbols


def test_an_unknown_lesson_is_refused() -> None:
    with pytest.raises(Refused, match="no lesson"):
        lesson("chess")
