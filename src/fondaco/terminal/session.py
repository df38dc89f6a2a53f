"""The state of a game of a person against bots: what was shown, what can be chosen, what is played.

The loop, the reading of lines and the commands all work on it.
"""

from collections.abc import Hashable, Mapping

from fondaco.bots import Bot
from fondaco.contract.board import Board, MenuLine
from fondaco.contract.phrase import Row
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event, Move, View
from fondaco.contract.voice import Voice
from fondaco.games import make_voice
from fondaco.records import Game
from fondaco.terminal.boards import make_board
from fondaco.terminal.flow import Next
from fondaco.terminal.saving import Shelf
from fondaco.terminal.screen import TerminalScreen
from fondaco.terminal.story import Story


class Session:
    """The game, the person's voice and board, and what has been shown and asked so far."""

    def __init__(
        self, game: Game, seat: int, bots: Mapping[int, Bot], screen: TerminalScreen, shelf: Shelf
    ) -> None:
        self.game = game
        self.seat = seat
        self.bots = bots
        self.screen = screen
        self.shelf = shelf
        self.m = screen.m
        names = [each.name for each in game.seats]
        self.voice: Voice = make_voice(game.rules, seat, names)
        self.board: Board = make_board(self.voice, self.m)
        self.story = Story(game, self.voice)
        self.choices: list[MenuLine] = []  # the present menu
        self.page: Hashable = None  # what its numbers belong to, and what they mean there
        self.keys: dict[str, str] = {}
        self.quiet = False  # asked in the others' turns only when somebody wants an answer
        self.scene: Hashable = None  # what the board shown last was about
        self.asked: set[Hashable] = set()  # the reasons the person was asked for in others' turns
        self._groups: list[int] = []  # how many moves each command of the person made

    def view(self) -> View:
        return self.game.position.view(self.seat)

    def waited_for(self, view: View) -> bool:
        return view.to_move[0] == self.seat

    def make(self, view: View, moves: list[Move]) -> Next:
        """Play the person's moves, several as one command: checked first, and confirmed."""
        self._rehearse(moves)
        if len(moves) > 1:
            preview = self.voice.preview(view, moves)
            if preview is not None:
                self.screen.note(preview, style="italic")
                if not self.screen.confirm(self.m("terminal-confirm")):
                    return Next.ASK
        self.play(moves)
        return Next.MOVED

    def _rehearse(self, moves: list[Move]) -> None:
        """Refused if these moves cannot be made one after the other; then none is made.

        The rehearsal ends when something hidden is revealed: it must not show what the cards will
        be.
        """
        position = self.game.position.copy()
        for at, move in enumerate(moves):
            events: list[Event] = []
            try:
                position.play(self.seat, move, events)
            except Refused as error:
                if at == 0:
                    raise
                notation = self.game.rules.format_move(move)
                raise Refused("cannot-follow", move=notation, reason=error) from None
            if any(event.barrier for event in events):
                if at < len(moves) - 1:
                    raise Refused("too-many-moves", count=at + 1)
                return

    def play(self, moves: list[Move]) -> None:
        made = 0
        try:
            for move in moves:
                self.game.play(self.seat, move)
                made += 1
        finally:
            if made:
                self._groups.append(made)

    def undo(self) -> None:
        """Take the last command back; Refused if something hidden has been revealed since."""
        reason = self.game.why_no_undo(self.seat)
        if reason is not None:
            raise Refused("cannot-take-back", reason=reason)
        count = self._groups.pop() if self._groups else 1
        taken = self.game.undo(self.seat, min(count, self.game.undoable(self.seat)))
        self.story.rewind()
        self.board.taken_back()
        words = Row([self.game.rules.format_move(move) for move in taken], "; ")
        self.screen.note(self.m("terminal-undone", moves=words))
