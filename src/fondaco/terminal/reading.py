"""What a typed line means: a choice of the menu, a command, or a move in notation."""

from fondaco.contract.board import Board, MenuLine
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, View
from fondaco.terminal import commands
from fondaco.terminal.flow import Next
from fondaco.terminal.menu import meant, picked
from fondaco.terminal.session import Session

LONGEST_LINE = 2000


def understand(session: Session, view: View, line: str) -> Next:
    """Do what the line says. Refused if it says nothing clear."""
    if len(line) > LONGEST_LINE or not line.isprintable():
        raise Refused("odd-line")
    if not line:
        return _enter(session, view)
    found = picked(session.choices, line)
    if found:
        return session.make(view, _moves_of(session, found))
    word, _, rest = line.partition(" ")
    after = commands.run(session, view, word.lower(), rest.strip())
    if after is not None:
        return after
    return session.make(view, [parse(session.board, view, part) for part in line.split(";")])


def _enter(session: Session, view: View) -> Next:
    """Enter alone: nothing to say, or the one thing that can be done."""
    if not session.waited_for(view):
        return Next.GO_ON
    if len(session.choices) == 1 and not session.choices[0].dialogue:
        return session.make(view, session.choices[0].moves)
    raise Refused("type-something")


def _moves_of(session: Session, found: list[MenuLine]) -> list[Move]:
    dialogue = found[0].dialogue
    if dialogue is not None:
        return dialogue(session.screen)
    return [move for choice in found for move in choice.moves]


def parse(board: Board, view: View, text: str) -> Move:
    """One move in notation, spelt out or abbreviated."""
    rules = board.voice.rules
    line = board.tidy(text)
    try:
        return rules.parse_move(line)
    except Refused:
        short = meant(line, [rules.format_move(move) for move in view.moves])
        if short is None:
            raise
    return rules.parse_move(short)
