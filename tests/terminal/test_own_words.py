"""Whoever reads `Zout 7` and `Venetië` may type them."""

import pytest

from fondaco.games import make, make_voice
from fondaco.games.oltremare.board.board import OltremareBoard
from fondaco.games.oltremare.board.spelling import Spelling
from fondaco.messages import Messages
from fondaco.terminal.boards import make_board
from fondaco.terminal.screen import TerminalScreen, console


@pytest.mark.parametrize(
    ("language", "typed", "meant"),
    [
        ("en", "Play Salt 7", "play salt7"),
        ("en", "offer 2: grain3 + 1d for 2 salt", "offer 2: grain3 + 1d for 2 salt"),
        ("nl", "play Zout 7", "play salt7"),
        ("nl", "compass Venetië", "compass Venice"),
        ("fr", "play Pierres précieuses n° 3", "play gems3"),
        ("fr", "2 sel, 1 libre", "2 salt, 1 any"),
        ("fr", "charge 1, bateau", "load 1, ship"),
        ("de", "Ladung 1, Dukat", "load 1, ducat"),
        ("it", "load Sale 3", "load salt3"),
        ("it", "compass Corfù", "compass Corfu"),
    ],
)
def test_a_move_of_oltre_mare_in_ones_own_words(language: str, typed: str, meant: str) -> None:
    voice = make_voice(make("oltremare", 3), 0, ["Ada", "Bob", "Cleo"])
    board = make_board(voice, Messages(language))
    assert isinstance(board, OltremareBoard)
    assert board.tidy(typed) == meant


def test_the_beginning_of_a_name_is_enough() -> None:
    rules = make("oltremare", 3)
    spelling = Spelling(rules.setting, Messages("fr"))  # type: ignore[attr-defined]
    assert spelling.goods_named("pierres") == spelling.goods_named("gem") == [0]
    assert spelling.goods_named("li") == [7]  # libre: any
    assert len(spelling.goods_named("s")) > 1


def test_a_move_of_batavia_in_ones_own_words() -> None:
    voice = make_voice(make("batavia", 3), 0, ["Ada", "Bob", "Cleo"])
    assert make_board(voice, Messages("fr")).tidy("travel Pays-Bas") == "travel netherlands"
    assert make_board(voice, Messages("nl")).tidy("lay Zweden") == "lay sweden"


@pytest.mark.parametrize(
    ("language", "yes", "no"), [("de", "ja", "Nein"), ("fr", "O", "non"), ("it", "sì", "no")]
)
def test_yes_and_no_in_ones_own_words_or_in_english(language: str, yes: str, no: str) -> None:
    screen = TerminalScreen(console(), Messages(language))
    assert all(screen.is_yes(answer) for answer in ("", "y", yes))
    assert all(screen.is_no(answer) for answer in ("n", no))
    assert not screen.is_yes(no)
    assert not screen.is_no(yes)
