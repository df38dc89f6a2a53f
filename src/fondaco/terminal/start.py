"""`fondaco play`: a new game or a saved one, played to its end and never lost."""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from secrets import token_hex

import click
from rich.text import Text

from fondaco.bots.levels import LEVELS
from fondaco.bots.versions import NEWEST
from fondaco.console.commands import replace_unknown_characters
from fondaco.console.styles import heading
from fondaco.contract.chance import commitment
from fondaco.contract.phrase import Row
from fondaco.contract.refused import Refused
from fondaco.games import make
from fondaco.messages import Messages, language_of, languages
from fondaco.records import Game, Seat, read
from fondaco.records.record import MAX_BYTES
from fondaco.teaching.examples import example as worked_example
from fondaco.terminal.company import seat_bots
from fondaco.terminal.flow import Left, Quit
from fondaco.terminal.loop import play
from fondaco.terminal.saving import Shelf, resume_command, verify_command
from fondaco.terminal.screen import Reader, TerminalScreen, console
from fondaco.terminal.session import Session
from fondaco.terminal.sheet import sheet
from fondaco.terminal.story import narrative
from fondaco.terminal.welcome import USUAL_BOT, Wish, greet, seats_for

REMINDER = 8  # how many sentences of a resumed game are shown again


def play_command(
    game: str | None = None,
    options: dict[str, str] | None = None,
    players: int | None = None,
    bots: str | None = None,
    seat: int | None = None,
    seed: str | None = None,
    name: str | None = None,
    resume: str | None = None,
    example: str | None = None,
    language: str | None = None,
    read_line: Reader | None = None,
) -> None:
    """Play a game in the terminal. `read_line` stands in for the keyboard."""
    _prepare_streams()
    screen = TerminalScreen(console(), Messages(spoken(language)), read_line)
    try:
        if resume is not None:
            if game or options or players or bots or seed or name or example:
                raise Refused("resume-alone")
            session = take_up(screen, resume, seat)
        elif example is not None:
            if game or options or players or bots or seed or seat is not None:
                raise Refused("example-alone")
            session = try_out(screen, example, name)
        else:
            wanted = [bot.strip() for bot in bots.split(",")] if bots else []
            wish = Wish(game, players, wanted, seat, name, dict(options or {}))
            session = set_table(screen, wish, seed)
    except Left:
        screen.note(screen.m("terminal-bye"))
        return
    except Refused as error:
        click.echo(screen.m("command-error", reason=screen.m.refusal(error)), err=True)
        raise click.exceptions.Exit(2) from None
    run(session)


def spoken(wanted: str | None) -> str:
    """The language asked for, or that of this machine."""
    if wanted is None:
        return language_of(os.environ)
    if wanted not in languages():
        raise Refused("no-such-language", language=wanted, languages=", ".join(languages()))
    return wanted


def _prepare_streams() -> None:
    """A terminal that cannot show a character must not end the game; and lines can be edited."""
    replace_unknown_characters()
    if sys.stdin is not None and sys.stdin.isatty():
        try:
            import readline  # noqa: F401 - importing it is what gives input() line editing
        except ImportError:  # not on Windows, which has its own
            return


def set_table(screen: TerminalScreen, wish: Wish, seed: str | None) -> Session:
    """A new game."""
    if wish.game is None:
        greet(screen, wish)
    assert wish.game is not None
    rules = make(wish.game, wish.number_of_players(), **wish.options)
    seats, person = seats_for(wish, screen)
    game = Game(rules, seed or token_hex(8), seats, bots=NEWEST)
    company = seat_bots(game, person, USUAL_BOT)
    return Session(game, person, company, screen, Shelf(game))


def try_out(screen: TerminalScreen, name: str, person: str | None) -> Session:
    """An example of the rulebook, to be played on."""
    found = worked_example(name.upper())
    people = [Seat(each, USUAL_BOT) for each in found.names]
    people[found.seat] = Seat(person or found.names[found.seat])
    game = found.begin(people)
    game.bots = NEWEST
    company = seat_bots(game, found.seat, USUAL_BOT)
    return Session(game, found.seat, company, screen, Shelf(game))


def take_up(screen: TerminalScreen, file: str, seat: int | None) -> Session:
    """A saved game, where it was left."""
    try:
        with Path(file).open("rb") as opened:
            record = read(opened.read(MAX_BYTES + 1))
    except (OSError, ValueError) as error:
        if isinstance(error, Refused):
            raise
        reason = getattr(error, "strerror", None) or str(error)
        raise Refused("cannot-read-game", file=file, reason=reason) from None
    game = Game.from_record(record)
    if game.over:
        raise Refused("already-over", file=file)
    people = [number for number, each in enumerate(game.seats) if each.bot is None]
    if seat is None:
        if len(people) != 1:
            raise Refused("resume-which-seat", count=len(people))
        seat = people[0]
    if not 0 <= seat < game.rules.players:
        raise Refused("seat-from", most=game.rules.players - 1)
    company = seat_bots(game, seat, USUAL_BOT)
    return Session(game, seat, company, screen, Shelf(game, Path(file)))


def run(session: Session) -> None:
    """Play to the end, or until the person leaves; either way the game is kept."""
    try:
        with leaving_on_signals():
            show_opening(session)
            play(session)
            show_end(session)
    except Quit:
        return
    except (Left, KeyboardInterrupt):
        _leave_safely(session)
    except BaseException:
        # A bot that fails must not cost the game.
        _leave_safely(session)
        raise


@contextmanager
def leaving_on_signals() -> Iterator[None]:
    """A closed window or a shutdown ends the game as Ctrl-D does."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may listen to signals
        return

    def leave(number: int, frame: object) -> None:
        raise Left

    names = [name for name in ("SIGHUP", "SIGTERM") if hasattr(signal, name)]
    before = {name: signal.signal(getattr(signal, name), leave) for name in names}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def _leave_safely(session: Session) -> None:
    screen, m, shelf = session.screen, session.m, session.shelf
    try:
        path = shelf.save_somewhere()
    except Refused as error:
        screen.complain(error)
        return
    if session.game.over:
        screen.note(m("terminal-kept-over"))
        screen.command(verify_command(path))
    else:
        screen.note(m("terminal-kept"))
        screen.command(resume_command(path))


def bot_called(bot: str, m: Messages) -> str:
    """A level and its character in the reader's words; other bots by their names."""
    level, *settings = bot.split(":")
    words = [f"web-bot-{level}", *(f"web-character-{each}" for each in settings)]
    return ", ".join(map(m, words)) if level in LEVELS and all(map(m.has, words)) else bot


def show_opening(session: Session) -> None:
    game, voice, screen, m = session.game, session.voice, session.screen, session.m
    screen.show(heading(Text(m.say(voice.title()), style="bold")))
    others = [
        m("terminal-bot", name=each.name, bot=bot_called(each.bot or USUAL_BOT, m))
        for number, each in enumerate(game.seats)
        if number != session.seat
    ]
    screen.note(m("terminal-opening", name=game.seats[session.seat].name, others=Row([*others])))
    for note in voice.notes():
        screen.note(note, style="italic")
    screen.note(m("terminal-commitment", commitment=commitment(game.seed)))
    if game.log:
        screen.note(m("terminal-resumed", moves=len(game.log)))
        told = narrative(session.story.log(REMINDER), m)
        if told is not None:
            screen.show(told)
    screen.note(m("terminal-opening-help"))


def show_end(session: Session) -> None:
    """The final sheet, how to check the chance, and an offer to keep the record."""
    game, voice, screen, m = session.game, session.voice, session.screen, session.m
    shelf = session.shelf
    screen.show(heading(Text(m("terminal-sheet-title"), style="bold")))
    screen.show(sheet(game, voice, voice.payments(session.story.seen()), m))
    for line in voice.review(game.log):
        screen.note(line)
    screen.note(m("terminal-seed", seed=game.seed, commitment=commitment(game.seed)))
    while not shelf.is_safe:
        answer = screen.ask(m("terminal-save-record", file=str(shelf.file)))
        if answer.lower() == "q" or screen.is_no(answer):
            screen.note(m("terminal-bye"))
            return
        try:
            shelf.save("" if screen.is_yes(answer) else answer)
        except Refused as error:
            screen.complain(error)
    screen.note(m("terminal-record-saved"))
    screen.command(verify_command(shelf.file))
