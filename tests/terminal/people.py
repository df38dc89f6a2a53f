"""People at the keyboard: one types a list of lines, the others whatever is possible."""

from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console, RenderableType

from fondaco.games import make
from fondaco.messages import Messages
from fondaco.records import Game
from fondaco.terminal.company import seat_bots
from fondaco.terminal.saving import Shelf
from fondaco.terminal.screen import TerminalScreen
from fondaco.terminal.session import Session
from fondaco.terminal.welcome import Wish, seats_for

WIDTH = 80


class Typist:
    """Types these lines one after the other, then has gone."""

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)
        self.session: Session | None = None

    def __call__(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    @property
    def question(self) -> str:
        """The question that stands there now."""
        assert self.session is not None
        return " ".join(output(self.session).rstrip().split("\n")[-3:])


class Steady(Typist):
    """Chooses from the menu by lot, but the same at the same move: it can be played twice.

    `leaves_at` is the move before which this person goes away.
    """

    def __init__(self, seed: str, leaves_at: int | None = None) -> None:
        super().__init__()
        self.seed = seed
        self.leaves_at = leaves_at
        self.asked: tuple[int, int] = (-1, 0)

    def __call__(self, prompt: str) -> str:
        assert self.session is not None
        ply = len(self.session.game.log)
        if self.leaves_at is not None and ply >= self.leaves_at:
            raise EOFError
        assert self.asked[1] < MOST_QUESTIONS, output(self.session)[-2000:]
        self.asked = (ply, self.asked[1] + 1 if self.asked[0] == ply else 0)
        rng = Random(f"{self.seed} {self.asked}")
        keys = [c.key for c in self.session.choices if c.key and not c.dialogue]
        if not keys or rng.random() < 0.3:
            return ""
        return rng.choice(keys)


MOST_QUESTIONS = 3000


class Gambler(Typist):
    """Types by lot: numbers of the menu, moves in notation, commands, nonsense, parts of offers."""

    def __init__(self, seed: int | str) -> None:
        super().__init__()
        self.rng = Random(f"gambler {seed}")
        self.asked = 0

    def __call__(self, prompt: str) -> str:
        assert self.session is not None
        self.asked += 1
        assert self.asked < MOST_QUESTIONS, output(self.session)[-2000:]
        rng = self.rng
        question = self.question
        if "Save the record?" in question:
            return "n"
        if rng.random() < 0.1:
            return rng.choice(NONSENSE)
        for part, answers in DIALOGUES.items():
            if part in question:
                return rng.choice(answers)
        moves = self.session.view().moves
        if moves and rng.random() < 0.3:
            return self.session.game.rules.format_move(rng.choice(moves))
        keys = [choice.key for choice in self.session.choices if choice.key]
        return rng.choice([*keys, ""])


# Answers to the questions of dialogues, by a part of the question's last line.
DIALOGUES = {
    "Do it?": ["", "y", "n", "perhaps"],
    "Make this offer?": ["", "", "n"],
    "To whom?": ["0", "1", "2", "3", "a", "bian", "nobody"],
    "cards do you give": ["", "1", "1 2", "2", "x"],
    "load 1, ship]": ["", "t", "load 1, ship", "power 9", "flag"],
    "Ducats you": ["", "1", "2d", "many"],
    "any)": ["1 any", "salt", "2 sal", "silk, 1 any", "gold"],
    "x = cancel": ["1", "1 2", "2", "3", "x"],
}

NONSENSE = ["foo", "99", "u", "x", "?", "l", "l 999", "r 2.1", "r 99", "b", "1 1 1 1 1 1", "m", "t",
            "w", "k", "sail Atlantis", "offer 0: nothing for nothing", "play", "pl", "\x00", ";",
            "1;2", "2 salt", "t", "accept #1.1", "upto 3", "o", "9" * 30, "[bold]"]  # fmt: skip


def table(
    game: str = "oltremare",
    players: int = 4,
    seed: str = "venice",
    person: Typist | None = None,
    folder: Path | None = None,
    width: int = WIDTH,
    blind: bool = False,
    options: dict[str, str] | None = None,
) -> Session:
    """A person at a new table with random bots; what is shown goes to `output(session)`."""
    person = person or Typist()
    screen = quiet_screen(person, width, blind)
    rules = make(game, players, **(options or {}))
    seats, seat = seats_for(Wish(game, players, ["random"], name="Marco"), screen)
    return seated(Game(rules, seed, seats), seat, screen, person, folder)


def seated(
    game: Game, seat: int, screen: TerminalScreen, person: Typist, folder: Path | None = None
) -> Session:
    shelf = Shelf(game)
    if folder is not None:
        shelf.file = folder / shelf.file.name
    bots = seat_bots(game, seat, "random")
    session = Session(game, seat, bots, screen, shelf)
    person.session = session
    return session


class Blind(TerminalScreen):
    """A screen that shows no boards and no menus, which takes most of the time."""

    def show(self, *things: RenderableType) -> None:
        pass


def quiet_screen(person: Typist, width: int = WIDTH, blind: bool = False) -> TerminalScreen:
    console = Console(
        file=StringIO(), width=width, markup=False, emoji=False, highlight=False, no_color=True
    )
    return (Blind if blind else TerminalScreen)(console, Messages(), person)


def output(session: Session) -> str:
    """Everything shown so far."""
    file = session.screen.console.file
    assert isinstance(file, StringIO)
    return file.getvalue()


def words(text: str) -> str:
    """The text without line breaks and columns."""
    return " ".join(text.split())
