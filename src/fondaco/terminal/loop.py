"""One game of a person against bots, from the first question to the last move."""

from collections.abc import Hashable

from fondaco.bots.driver import drive
from fondaco.contract.board import Cancelled, number
from fondaco.contract.phrase import Said, say
from fondaco.contract.refused import Refused
from fondaco.contract.rules import View
from fondaco.terminal.flow import Next
from fondaco.terminal.reading import understand
from fondaco.terminal.session import Session
from fondaco.terminal.story import narrative


def play(session: Session) -> None:
    """Play to the end of the game."""
    game = session.game
    waited = False
    while not game.over:
        before = len(game.log)
        _others_move(session)
        if waited and len(game.log) == before:
            session.screen.note(say("terminal-silence"))
        if not game.over:
            waited = _ask(session) == Next.GO_ON
    _tell_news(session)


# --- the others ---------------------------------------------------------------------------------


def _others_move(session: Session) -> None:
    """Let the bots move until the game waits for the person, or is over.

    After the person was asked the bots start afresh, so that their moves follow from the position
    alone, and a saved game continues as it would have.
    """
    _speak_up(session)
    while any(_speak_up(session) for _ in drive(session.game, session.bots)):
        pass


def _speak_up(session: Session) -> bool:
    """Ask the person in another's turn, if there is a new reason. Returns whether there was."""
    fresh = _calls(session, session.quiet) - session.asked
    asked = bool(fresh)
    while fresh:
        session.asked |= fresh
        if _ask(session) == Next.GO_ON:
            break
        # The person may also answer what is still open.
        fresh = _calls(session, quiet=True)
    return asked


def _calls(session: Session, quiet: bool) -> set[Hashable]:
    to_move = session.game.position.to_move()
    if session.seat not in to_move[1:]:
        return set()
    return session.board.calls(session.view(), quiet)


# --- asking -------------------------------------------------------------------------------------


def _ask(session: Session) -> Next:
    """Ask until the person has moved, or has nothing to say."""
    screen = session.screen
    after = Next.SHOW
    while True:
        view = session.view()
        ordered = session.board.automatic(view)
        if ordered is not None:
            session.play([ordered])
            return Next.MOVED
        if after == Next.SHOW:
            _show_question(session, view)
        line = screen.ask(_question(session, view))
        try:
            after = understand(session, view, line)
        except Cancelled:
            screen.note(say("terminal-cancelled"))
            after = Next.SHOW
        except Refused as error:
            screen.complain(error)
            after = Next.ASK
        if after in (Next.MOVED, Next.GO_ON):
            return after


def _show_question(session: Session, view: View) -> None:
    board, screen = session.board, session.screen
    _tell_news(session)
    scene = board.scene(view)
    if scene != session.scene:
        session.scene = scene
        screen.show(board.board(view, screen.width))
    else:
        brief = board.brief(view, screen.width)
        if brief is not None:
            screen.show(brief)
    if board.page(view) != session.page:
        session.page, session.keys = board.page(view), {}
    session.choices = number(board.choices(view), session.keys)
    if any(choice.listed for choice in session.choices):
        screen.offer(session.choices)
    for hint in [*session.voice.hints(view), *board.typing(view)]:
        screen.note(hint, style="italic")


def _question(session: Session, view: View) -> Said:
    prompt = session.voice.prompt(view)
    if not session.waited_for(view):
        return say("terminal-ask-or-go-on", prompt=prompt)
    only = len(session.choices) == 1 and not session.choices[0].dialogue
    return say("terminal-ask-enter" if only else "terminal-ask", prompt=prompt)


def _tell_news(session: Session) -> None:
    told = narrative(session.story.news(), session.m)
    if told is not None:
        session.screen.show(told)
