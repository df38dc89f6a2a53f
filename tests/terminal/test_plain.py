"""A game that came with rules and nothing else is played in the terminal all the same."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from fondaco.cli.main import main
from fondaco.contract.plain import PlainVoice
from fondaco.games import make, make_voice
from fondaco.messages import Messages, languages
from fondaco.terminal.boards import PlainBoard
from fondaco.terminal.start import run
from tests import toy
from tests.terminal.people import Gambler, Typist, output, table, words


@pytest.fixture(autouse=True)
def the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.install(monkeypatch)


def test_it_is_played_to_the_end() -> None:
    session = table("toy", 3, "plain", Gambler("plain"))
    assert isinstance(session.voice, PlainVoice)
    assert isinstance(session.board, PlainBoard)
    run(session)
    shown = words(output(session))
    assert session.game.over
    assert session.m.troubles == []
    assert "Toy" in shown
    assert "What do you do (move)?" in shown
    assert "Final scores" in shown


def test_one_sees_what_the_seat_sees_and_chooses_by_number() -> None:
    session = table("toy", 2, "plain", Typist("2", "?"))
    hand = session.view().as_json()["hand"]
    run(session)
    shown = words(output(session))
    assert f"hand: {' '.join(map(str, hand))}" in shown
    assert "▶0 Marco 1 Anna" in shown
    assert "1 done" in shown
    assert "2 draw" in shown
    assert [session.game.rules.format_move(move) for _, move in session.game.log] == ["draw"]
    assert re.search(r"Marco: draw, card \d+\.", shown)
    assert "Choose a number from the menu" in shown


def test_what_others_drew_is_not_reported() -> None:
    session = table("toy", 2, "plain", Gambler("secrets"))
    run(session)
    others = re.findall(r"Anna: draw[^.]*\.", words(output(session)))
    assert others
    assert set(others) == {"Anna: draw."}


def test_it_is_offered_by_name_and_played_against_a_deckhand(tmp_path: Path) -> None:
    answers = "\n".join(["1", "2", "Ada", "done", "q", "n"])
    result = CliRunner().invoke(main, ["play"], input=answers + "\n")
    assert result.exit_code == 0, result.output
    assert "1 Toy" in words(result.output)
    assert "Anna (bot Deckhand)" in words(result.output)


@pytest.mark.parametrize("language", languages())
def test_any_data_can_be_said_in_every_language(language: str) -> None:
    voice = make_voice(make("toy", 2), 0, ["Ada", "Bob"])
    messages = Messages(language)
    events = [
        {"event": "lot_won", "seat": 1, "cards": [1, 2], "paid": {"gold": 3, "all": True}},
        {"event": "turn-over", "seat": -1},
        {"event": "scored", "seat": -1, "none": None, "empty": [], "tie": False},
    ]
    told = [messages.say(sentence.text) for sentence in voice.sentences(events)]
    assert "lot won, cards 1 2, paid (gold 3, all " in told[0]
    assert told[1] == "turn over."
    assert "none –, empty –, tie " in told[2]
    assert messages.troubles == []
