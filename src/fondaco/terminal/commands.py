"""The commands that every game has: help, board, undo, save, quit, log, rules, talk."""

from collections.abc import Callable

from rich.table import Table
from rich.text import Text

from fondaco.console.styles import heading
from fondaco.contract.refused import Refused
from fondaco.contract.rules import View
from fondaco.terminal.flow import Next, Quit
from fondaco.terminal.rules_page import look_up
from fondaco.terminal.saving import resume_command
from fondaco.terminal.session import Session
from fondaco.terminal.story import narrative

Run = Callable[[Session, View, str], Next]

LOG_LINES = 20
MOST_LINES = 9999


def run(session: Session, view: View, word: str, rest: str) -> Next | None:
    """Do what the command says; None if it is not a command."""
    for keys, command in COMMANDS:
        if word in keys:
            return command(session, view, rest)
    for own in session.board.commands():
        if word in (own.key, own.word) and (own.takes or not rest):
            moves = own.run(view, session.screen, rest)
            return session.make(view, moves) if moves else Next.ASK
    return None


def show_help(session: Session, view: View, rest: str) -> Next:
    m = session.m
    session.screen.show(heading(Text(m("terminal-help-title"), style="bold")))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    example = session.game.rules.format_move(view.moves[0]) if view.moves else ""
    rows = [
        ("1  1 3 2", m("terminal-help-numbers")),
        (example, m("terminal-help-notation")),
        ("u", m("terminal-help-undo")),
        ("b", m("terminal-help-board")),
        *((own.key, m.say(own.about)) for own in session.board.commands()),
        ("l  l 50", m("terminal-help-log")),
        ("r 2.2", m("terminal-help-rule")),
        ("t", m("terminal-help-talk")),
        (f"s  s {m('terminal-file')}", m("terminal-help-save")),
        ("q", m("terminal-help-quit")),
    ]
    for key, about in rows:
        if key:
            grid.add_row(Text(f" {key}", style="bold cyan"), Text(about))
    session.screen.show(grid)
    session.screen.note(session.voice.help(view))
    return Next.ASK


def show_board(session: Session, view: View, rest: str) -> Next:
    session.scene = None
    return Next.SHOW


def undo(session: Session, view: View, rest: str) -> Next:
    session.undo()
    return Next.SHOW


def save(session: Session, view: View, rest: str) -> Next:
    path = session.shelf.save(rest)
    session.screen.note(session.m("terminal-saved"))
    session.screen.command(resume_command(path))
    return Next.ASK


def leave(session: Session, view: View, rest: str) -> Next:
    """Ask whether to keep the game, then leave."""
    m, screen, shelf = session.m, session.screen, session.shelf
    while not shelf.is_safe:
        answer = screen.ask(m("terminal-quit-save", file=str(shelf.file)))
        if answer.lower() in ("c", "stay"):
            return Next.ASK
        if screen.is_no(answer):
            screen.note(m("terminal-bye"))
            raise Quit
        try:
            shelf.save("" if screen.is_yes(answer) else answer)
        except Refused as error:
            screen.complain(error)
    screen.note(m("terminal-saved"))
    screen.command(resume_command(shelf.file))
    screen.note(m("terminal-bye"))
    raise Quit


def show_log(session: Session, view: View, rest: str) -> Next:
    m = session.m
    if rest and not (rest.isascii() and rest.isdecimal() and 0 < int(rest[:5]) <= MOST_LINES):
        raise Refused("log-how")
    wanted = int(rest) if rest else LOG_LINES
    limit = session.voice.log_limit()
    told = narrative(session.story.log(min(wanted, limit)), m, in_full=True)
    if told is not None:
        session.screen.show(told)
    if wanted > limit:
        session.screen.note(m("terminal-log-limit"), style="italic")
    return Next.ASK


def show_rule(session: Session, view: View, rest: str) -> Next:
    session.screen.note(look_up(rest, session.game.rules.name, session.m))
    return Next.ASK


def talk(session: Session, view: View, rest: str) -> Next:
    session.quiet = not session.quiet
    quiet = "yes" if session.quiet else "no"
    session.screen.note(session.m("terminal-talk", quiet=quiet))
    return Next.ASK


def wait(session: Session, view: View, rest: str) -> Next:
    if session.waited_for(view) and not session.board.waits(view):
        raise Refused("nothing-to-wait-for")
    return Next.GO_ON


COMMANDS: list[tuple[tuple[str, ...], Run]] = [
    (("?", "h", "help"), show_help),
    (("b", "board"), show_board),
    (("u", "undo"), undo),
    (("s", "save"), save),
    (("q", "quit", "exit"), leave),
    (("l", "log"), show_log),
    (("r", "rule", "rules"), show_rule),
    (("t", "talk"), talk),
    (("w", "wait"), wait),
]
