"""Whole games of a person against bots, from the first question to the final sheet."""

from pathlib import Path

import pytest

from fondaco.records import verify
from fondaco.terminal.loop import play
from fondaco.terminal.start import run, take_up
from tests.long import long, mostly_long
from tests.terminal.people import Gambler, Steady, output, quiet_screen, table, words

GAMES: list[tuple[str, int, dict[str, str]]] = [
    ("oltremare", 4, {"edition": "2005"}),
    ("oltremare", 3, {"edition": "2004"}),
    ("oltremare", 2, {"memory": "ledger"}),
    ("batavia", 4, {}),
    ("batavia", 3, {"setup": "quick", "memory": "ledger"}),
]


# The first two are played so in test_secrets.py, where what is shown is watched.
@long
@pytest.mark.parametrize(("game", "players", "options"), GAMES[2:])
def test_a_game_comes_to_its_end_whatever_is_typed(
    game: str, players: int, options: dict[str, str]
) -> None:
    width = 130 if players == 2 else 80
    seed = f"{game}-{width}"
    session = table(game, players, seed, Gambler(seed), width=width, options=options)
    run(session)
    shown = output(session)
    assert session.game.over
    assert "Final scores" in shown
    assert f"The seed was {seed}." in shown
    assert session.m.troubles == []
    # Only a line with what was typed may be longer than the screen is wide.
    lines = [line.rstrip() for line in shown.split("\n")]
    assert [line for line in lines if len(line) > width and "] " not in line] == []


@pytest.mark.parametrize(("game", "players", "options"), mostly_long(GAMES[1::2] + GAMES[::2], 2))
def test_a_saved_game_goes_on_as_it_would_have(
    game: str, players: int, options: dict[str, str], tmp_path: Path
) -> None:
    whole = table(game, players, "twice", Steady("s"), tmp_path, blind=True, options=options)
    play(whole)
    assert whole.game.over
    half = len(whole.game.log) // 2
    leaver = Steady("s", leaves_at=half)
    first = table(game, players, "twice", leaver, tmp_path, blind=True, options=options)
    run(first)
    assert "The game is saved." in output(first)
    assert half <= len(first.game.log) < len(whole.game.log)
    person = Steady("s")
    second = take_up(quiet_screen(person, blind=True), str(first.shelf.file), None)
    person.session = second
    play(second)
    assert second.game.log == whole.game.log
    assert second.game.position.scores() == whole.game.position.scores()


@pytest.mark.parametrize(("game", "players", "options"), mostly_long(GAMES[1:4]))
def test_the_final_sheet_adds_up_and_the_record_is_good(
    game: str, players: int, options: dict[str, str], tmp_path: Path
) -> None:
    session = table(game, players, "sheet", Steady("sheet"), tmp_path, blind=True, options=options)
    run(session)
    sums = [0] * players
    for payment in session.voice.payments(session.story.seen()):
        assert payment.cause in [cause for cause, _ in session.voice.causes()]
        sums[payment.seat] += payment.amount
    assert sums == session.game.position.scores()
    assert verify(session.shelf.file.read_bytes()).good
    assert f"fondaco record verify {session.shelf.file}" in words(output(session))
