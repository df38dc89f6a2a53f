"""The guided first games play through the engine, and every step has its words."""

import re
from collections.abc import Iterator

import pytest

from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event
from fondaco.games import make_voice
from fondaco.games.oltremare.rules.cards import CARDS, DUCAT, SHIP
from fondaco.host.lessons import lesson_page
from fondaco.messages import Messages, files_of, languages
from fondaco.teaching.lessons import Lesson, lesson, lessons


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_plays_to_its_end(name: str) -> None:
    taught = lesson(name)
    game = taught.begin()
    for step in taught.steps:
        game = taught.at(step, game)
        if step.moves:
            first = step.moves[0]
            moves = game.position.view(taught.seat).as_json()["moves"]
            assert first in moves or first.startswith("offer"), step.say
            assert set(step.beside) <= set(moves), step.say
            assert "\n" in Messages()(step.say), "its last line says what to do"
        taught.play(game, step)
    # One can play on after a first lesson; a second one shows how a game ends.
    assert game.over is name.endswith("-2")


@pytest.mark.parametrize("name", lessons())
def test_every_game_has_a_second_lesson(name: str) -> None:
    page = lesson_page(name, lesson(name), "en")
    assert f"{page.ruleset}-2" in lessons()
    assert page.next == ("" if name.endswith("-2") else f"{page.ruleset}-2")
    assert page.over is name.endswith("-2")


def test_the_second_lesson_covers_buying_a_lie_venice_markers_and_the_end() -> None:
    for edition in ("2005", "2004"):
        taught = lesson(f"oltremare-{edition}-2")
        moves = [move for step in taught.steps for move in step.moves]
        assert "buy pile" in moves
        kinds = [event.kind for events in scenes(taught) for event in events]
        for kind in ("bought", "dealt", "venice", "arrived", "last_card", "final"):
            assert any(kind in each for each in kinds), (kind, sorted(set(kinds)))
        assert taught.played().position.places()[taught.seat] == 1


def scenes(taught: Lesson) -> Iterator[list[Event]]:
    """The events of all moves of a lesson."""
    game = taught.begin()
    for step in taught.steps:
        game = taught.at(step, game)
        before = len(game.log)
        taught.play(game, step)
        yield from game.events[before:]


def test_a_card_is_shown_where_a_claim_is_called_a_lie() -> None:
    for name in lessons():
        taught = lesson(name)
        for step in taught.steps:
            if step.say.endswith(("-lie", "-deal", "-truth")):
                assert step.cards, step.say
            deck = taught.begin().rules
            for card in step.cards:
                assert make_voice(deck, taught.seat, list(taught.names)).card(card)


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
