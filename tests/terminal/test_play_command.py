"""`fondaco play` from the command line, with lines from a pipe."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fondaco.cli.main import main
from fondaco.messages import Messages
from tests.terminal.people import words


def play(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, ["play", *arguments], input=typed)


def shown(*arguments: str, typed: str = "") -> str:
    result = play(*arguments, typed=typed)
    assert result.exit_code == 0, result.output
    return words(result.output)


def refused(*arguments: str) -> str:
    result = play(*arguments)
    assert result.exit_code == 2
    assert "Traceback" not in result.output
    return words(result.output)


def test_enter_three_times_starts_the_usual_game(here: Path) -> None:
    text = shown(typed="\n\n\n")
    assert "Oltre Mare (2005)" in text
    assert "You are Marco. At the table with you: Bianca (bot Deckhand), Tommaso" in text
    assert "The deck is a RECONSTRUCTION" in text
    assert "The map is a RECONSTRUCTION" in text
    assert "fixed before the first move: " in text
    assert "The game is saved." in text
    assert len(list(here.rglob("fondaco-oltremare-*.txt"))) == 1


def test_the_menu_asks_for_game_players_and_name() -> None:
    text = shown(typed="9\n3\n2\n3\nPiet\n")
    assert "Type a number from 1 to 3." in text
    assert "Type a number from 3 to 5." in text
    assert (
        "You are Piet. At the table with you: Mei (bot Deckhand) and Joris (bot Deckhand)." in text
    )


def test_one_can_leave_the_menu(here: Path) -> None:
    assert shown(typed="q\n").endswith("Goodbye.")
    assert shown(typed="").endswith("Goodbye.")
    assert list(here.iterdir()) == []


def test_a_game_on_the_command_line_asks_nothing_first() -> None:
    text = shown("oltremare", "--edition", "2004", "--players", "2", "--name", "Ada", "--seat", "1")
    assert "Oltremare: Merchants of Venice (2004)" in text
    assert "You are Ada. At the table with you: Bianca (bot Deckhand)." in text
    assert "Which game?" not in text


def test_options_narrow_the_menu() -> None:
    text = shown("--edition", "2004", typed="\n\n\n")
    assert "Merchants of Venice (2004)" in text
    assert "reconstruction" in shown("--option", "setup=quick", typed="\n\n\n").lower()


def test_the_number_of_bots_gives_the_number_of_players() -> None:
    text = shown("batavia", "--bots", "random,random")
    assert "Mei (bot random) and Joris (bot random)." in text
    four = shown("batavia", "--bots", "random")
    assert "Ingrid (bot random)." in four


def test_a_person_may_have_any_name() -> None:
    text = shown("oltremare", "--players", "2", "--name", "[red]Bianca (bot x)[/red]")
    assert "You are [red]Bianca (bot x)[/red]." in text
    assert "You are Bianca. At the table with you: Tommaso" in shown(
        "oltremare", "--players", "2", "--name", "Bianca"
    )


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("chess",), "There is no game 'chess'"),
        (("oltremare", "--players", "9"), "2 to 5 players"),
        (("batavia", "--players", "2"), "3 to 5 players"),
        (("oltremare", "--bots", "shark"), "There is no bot 'shark'"),
        (("oltremare", "--players", "4", "--bots", "random,random"), "2 bots for 3 seats"),
        (("oltremare", "--seat", "4"), "Your seat is a number from 0 to 3."),
        (("oltremare", "--seat", "-1"), "Your seat is a number from 0 to 3."),
        (("oltremare", "--seed", "a b"), "A seed is"),
        (("oltremare", "--option", "memory=long"), "The option `memory` takes one of"),
        (("--option", "wind=west"), "No game has these options: wind"),
        (("--resume", "nothing.txt"), "Cannot read nothing.txt"),
        (("--resume", "."), "Cannot read ."),
        (("oltremare", "--resume", "x.txt"), "--resume takes everything from the file"),
    ],
)
def test_a_wish_that_cannot_be_met_is_refused_in_one_line(
    arguments: tuple[str, ...], reason: str
) -> None:
    assert reason in refused(*arguments)


def test_a_game_is_taken_up_where_it_was_left(here: Path) -> None:
    table = ("oltremare", "--players", "3", "--seed", "a57", "--bots", "random,random")
    shown(*table, typed="buy pile\ns mine.txt\nq\n")
    text = shown("--resume", "mine.txt", typed="u\nq\n")
    assert "The game continues after 1 move." in text
    assert "You buy a card from the pile for 3 ducats." in text
    assert "This move revealed something" in text
    assert "Save before you go?" not in text


def test_what_cannot_be_taken_up_is_reported(here: Path) -> None:
    shown("batavia", "--players", "3", "--seed", "b2", typed="s mine.txt\nq\n")
    record = Path("mine.txt").read_text()
    Path("two.txt").write_text(record.replace("(bot deckhand)", "(person)", 1))
    assert "2 human seats" in refused("--resume", "two.txt")
    assert "Round 1" in shown("--resume", "two.txt", "--seat", "1")
    assert "from 0 to 2" in refused("--resume", "two.txt", "--seat", "7")
    Path("bad.txt").write_text(record.replace("seed: b2", "seed: b3"))
    assert "The seed does not match the fingerprint" in refused("--resume", "bad.txt")
    Path("odd.txt").write_bytes(bytes(range(256)))
    assert "UTF-8" in refused("--resume", "odd.txt")


def test_a_finished_game_cannot_be_taken_up(here: Path) -> None:
    result = CliRunner().invoke(
        main, ["sim", "batavia", "--games", "1", "--workers", "1", "--records", "done"]
    )
    assert result.exit_code == 0, result.output
    (file,) = Path("done").iterdir()
    assert "is over" in refused("--resume", str(file))


def fondaco(*arguments: str, **settings: str) -> "subprocess.Popen[bytes]":
    """The real program, its input a pipe that stays open."""
    command = [
        sys.executable,
        "-c",
        "from fondaco.cli.main import main; main()",
        "play",
        *arguments,
    ]
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, **settings},
    )


@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends a process without a signal.")
def test_a_poor_terminal_and_a_shutdown_lose_nothing(here: Path) -> None:
    playing = fondaco("oltremare", "--seed", "a57", "--players", "3", PYTHONIOENCODING="ascii",
                      PYTHONUTF8="0", LC_ALL="C", NO_COLOR="1", TERM="dumb")  # fmt: skip
    assert playing.stdin is not None
    assert playing.stdout is not None
    playing.stdin.write(b"buy pile\n")
    playing.stdin.flush()
    text = b""
    started = time.monotonic()
    while b"continue >" not in text.partition(b"buy pile\n")[2] and time.monotonic() < started + 60:
        text += os.read(playing.stdout.fileno(), 65536)
    playing.send_signal(signal.SIGTERM)
    text += playing.communicate(timeout=60)[0]
    assert b"The game is saved." in text
    assert b"Traceback" not in text
    assert b"\x1b[" not in text
    assert list(here.rglob("fondaco-oltremare-*.txt"))


def test_messages_fall_back_to_english() -> None:
    assert Messages("en")("terminal-bye") == "Goodbye."


def test_an_example_of_the_rulebook_is_played_on_kept_and_taken_up_again(here: Path) -> None:
    text = shown("--example", "om-2.2.6", "--name", "Ada", typed="buy pile\n")
    assert "You are Ada. At the table with you: Tommaso (bot Merchant) and Lucia (bot" in text
    assert "You buy a card from the pile for 3 ducats. It is Salt" in text
    [kept] = here.rglob("fondaco-oltremare-*.txt")
    assert 'position: {"game":"oltremare"' in kept.read_text()
    again = shown("--resume", str(kept), typed="buy pile\n")
    assert "You buy a card from the pile for 4 ducats. It is Silk" in again


def test_the_sheet_of_an_example_says_what_was_there_before(here: Path) -> None:
    text = shown("--example", "OM-5.4", typed="1\nn\n")
    assert "before this position +10" in text


def test_an_example_takes_no_other_choices_and_has_to_be_one() -> None:
    assert "Leave out the other options" in refused("--example", "OM-2.2.6", "--players", "4")
    assert "There is no example 'OM-9.9' to try." in refused("--example", "OM-9.9")
