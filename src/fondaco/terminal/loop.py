"""One game of a person against bots, from the first question to the final sheet."""

from collections.abc import Hashable, Mapping

from fondaco.bots import Bot
from fondaco.bots.driver import drive
from fondaco.contract.refused import FondacoError
from fondaco.contract.rules import Move, View
from fondaco.reasons import told
from fondaco.records import Game
from fondaco.terminal import reading
from fondaco.terminal.desk import Desk, make_desk
from fondaco.terminal.flow import Cancelled, Next
from fondaco.terminal.menu import Choice, menu, number
from fondaco.terminal.reading import rehearse
from fondaco.terminal.saving import Shelf
from fondaco.terminal.screen import Screen
from fondaco.terminal.story import Story, narrative


class Session:
    """The game, the person's desk, and what has been shown and asked so far."""

    def __init__(
        self, game: Game, seat: int, bots: Mapping[int, Bot], screen: Screen, shelf: Shelf
    ) -> None:
        self.game = game
        self.seat = seat
        self.bots = bots
        self.screen = screen
        self.shelf = shelf
        self.m = screen.m
        names = [each.name for each in game.seats]
        self.desk: Desk = make_desk(game.rules, seat, names, self.m)
        self.story = Story(game, self.desk)
        self.choices: list[Choice] = []  # the menu as it stands
        self.quiet = False  # asked in the others' turns only when somebody wants an answer
        self._scene: Hashable = None
        self._asked: set[Hashable] = set()
        self._groups: list[int] = []  # how many moves each command of the person made

    def view(self) -> View:
        return self.game.position.view(self.seat)

    def play(self) -> None:
        """Play to the end of the game."""
        waited = False
        while not self.game.over:
            before = len(self.game.log)
            self._others_move()
            if waited and len(self.game.log) == before:
                self.screen.note(self.m("terminal-silence"))
            if not self.game.over:
                waited = self._ask() == Next.GO_ON
        self.tell_news()

    # --- the others -------------------------------------------------------------------------

    def _others_move(self) -> None:
        """Let the bots move until the game waits for the person, or is over.

        After the person was asked the bots begin anew, so that what they do follows from the
        position alone, and a saved game goes on as it would have.
        """
        self._speak_up()
        while any(self._speak_up() for _ in drive(self.game, self.bots)):
            pass

    def _speak_up(self) -> bool:
        """Ask the person in another's turn, where there is a new reason to; whether there was."""
        fresh = self._calls(self.quiet) - self._asked
        asked = bool(fresh)
        while fresh:
            self._asked |= fresh
            if self._ask() == Next.GO_ON:
                break
            # What is still open may be answered in the same breath.
            fresh = self._calls(quiet=True)
        return asked

    def _calls(self, quiet: bool) -> set[Hashable]:
        to_move = self.game.position.to_move()
        if self.seat not in to_move[1:]:
            return set()
        return self.desk.calls(self.view(), quiet)

    # --- asking -----------------------------------------------------------------------------

    def _ask(self) -> Next:
        """Ask until the person has moved, or has nothing to say."""
        after = Next.SHOW
        while True:
            view = self.view()
            ordered = self.desk.automatic(view)
            if ordered is not None:
                self._make([ordered])
                return Next.MOVED
            if after == Next.SHOW:
                self._show_question(view)
            line = self.screen.ask(self._question(view))
            try:
                after = reading.understand(self, view, line)
            except Cancelled:
                self.screen.note(self.m("terminal-cancelled"))
                after = Next.SHOW
            except FondacoError as error:
                self.screen.complain(str(error))
                after = Next.ASK
            if after in (Next.MOVED, Next.GO_ON):
                return after

    def _show_question(self, view: View) -> None:
        self.tell_news()
        scene = self.desk.scene(view)
        if scene != self._scene:
            self._scene = scene
            self.screen.show(self.desk.board(view, self.screen.width))
        else:
            brief = self.desk.brief(view, self.screen.width)
            if brief is not None:
                self.screen.show(brief)
        self.choices = number(self.desk.choices(view))
        if any(choice.listed for choice in self.choices):
            self.screen.show(menu(self.choices, self.screen.width))
        for hint in [*self.desk.hints(view), *self.desk.typing(view)]:
            self.screen.note(hint, style="italic")

    def _question(self, view: View) -> str:
        prompt = self.desk.prompt(view)
        if not self.waited_for(view):
            return self.m("terminal-ask-or-go-on", prompt=prompt)
        only = len(self.choices) == 1 and not self.choices[0].dialogue
        return self.m("terminal-ask-enter" if only else "terminal-ask", prompt=prompt)

    def waited_for(self, view: View) -> bool:
        return view.to_move[0] == self.seat

    def forget_scene(self) -> None:
        """Show the whole board with the next question."""
        self._scene = None

    def tell_news(self) -> None:
        told = narrative(self.story.news())
        if told is not None:
            self.screen.show(told)

    # --- moving -----------------------------------------------------------------------------

    def make(self, view: View, moves: list[Move]) -> Next:
        """Play the person's moves, several as one command: checked first, and confirmed."""
        rehearse(self.game, self.seat, moves, self.m)
        if len(moves) > 1:
            preview = self.desk.preview(view, moves)
            if preview:
                self.screen.note(preview, style="italic")
                if not self.screen.confirm(self.m("terminal-confirm")):
                    return Next.ASK
        self._make(moves)
        return Next.MOVED

    def _make(self, moves: list[Move]) -> None:
        made = 0
        try:
            for move in moves:
                self.game.play(self.seat, move)
                made += 1
        finally:
            if made:
                self._groups.append(made)

    def undo(self) -> None:
        """Take the last command back; FondacoError if something has come to light since."""
        reason = self.game.why_no_undo(self.seat)
        if reason is not None:
            reason = told(reason, self.m.language)
            raise FondacoError(self.m("terminal-undo-refused", reason=reason))
        count = self._groups.pop() if self._groups else 1
        taken = self.game.undo(self.seat, min(count, self.game.undoable(self.seat)))
        self.story.rewind()
        self.desk.taken_back()
        words = "; ".join(self.game.rules.format_move(move) for move in taken)
        self.screen.note(self.m("terminal-undone", moves=words))
