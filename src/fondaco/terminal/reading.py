"""What a typed line means: a choice of the menu, a command, or a move in notation."""

from typing import TYPE_CHECKING

from fondaco.contract.refused import FondacoError
from fondaco.contract.rules import Event, Move, View
from fondaco.messages import Messages
from fondaco.reasons import told
from fondaco.records import Game
from fondaco.terminal import commands
from fondaco.terminal.desk import Desk
from fondaco.terminal.flow import Next
from fondaco.terminal.menu import Choice, meant, picked

if TYPE_CHECKING:
    from fondaco.terminal.loop import Session

LONGEST_LINE = 2000


def understand(session: "Session", view: View, line: str) -> Next:
    """Do what the line says. FondacoError with a reason if it says nothing clear."""
    m = session.m
    if len(line) > LONGEST_LINE or not line.isprintable():
        raise FondacoError(m("terminal-odd-line"))
    if not line:
        return _enter(session, view)
    found = picked(session.choices, line, m)
    if found:
        return session.make(view, _moves_of(session, found))
    word, _, rest = line.partition(" ")
    after = commands.run(session, view, word.lower(), rest.strip())
    if after is not None:
        return after
    moves: list[Move] = []
    for part in line.split(";"):
        moves.append(parse(session.desk, view, part, m))
    if not moves:
        return Next.ASK
    return session.make(view, moves)


def _enter(session: "Session", view: View) -> Next:
    """Enter alone: nothing to say, or the one thing that can be done."""
    if not session.waited_for(view):
        return Next.GO_ON
    if len(session.choices) == 1 and not session.choices[0].dialogue:
        return session.make(view, session.choices[0].moves)
    raise FondacoError(session.m("terminal-type-something"))


def _moves_of(session: "Session", found: list[Choice]) -> list[Move]:
    dialogue = found[0].dialogue
    if dialogue is not None:
        return dialogue(session.screen)
    return [move for choice in found for move in choice.moves]


def parse(desk: Desk, view: View, text: str, m: Messages) -> Move:
    """One move in notation, spelt out or abbreviated."""
    line = desk.tidy(text)
    try:
        return desk.rules.parse_move(line)
    except FondacoError:
        short = meant(line, [desk.rules.format_move(move) for move in view.moves], m)
        if short is None:
            raise
    return desk.rules.parse_move(short)


def rehearse(game: Game, seat: int, moves: list[Move], m: Messages) -> None:
    """FondacoError if these moves cannot be made one after the other; then none is made.

    What comes to light on the way ends the rehearsal: it must not tell what the cards will be.
    """
    position = game.position.copy()
    for at, move in enumerate(moves):
        events: list[Event] = []
        try:
            position.play(seat, move, events)
        except FondacoError as error:
            if at == 0:
                raise
            notation = game.rules.format_move(move)
            reason = told(str(error), m.language)
            raise FondacoError(
                m("terminal-sequence-refused", move=notation, reason=reason)
            ) from None
        if any(event.barrier for event in events):
            if at < len(moves) - 1:
                raise FondacoError(m("terminal-too-many-moves", count=at + 1))
            return
