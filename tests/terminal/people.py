"""People at the keyboard: one who types a list of lines, and one who types whatever is possible."""

from collections.abc import Iterable
from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console

from fondaco.messages import Messages
from fondaco.records import Game
from fondaco.rules import make
from fondaco.terminal.company import seat_bots
from fondaco.terminal.loop import Session
from fondaco.terminal.saving import Shelf
from fondaco.terminal.screen import Screen
from fondaco.terminal.welcome import Wish, seats_for

WIDTH = 80


class Typist:
    """Types these lines one after the other, then has gone."""

    def __init__(self, lines: Iterable[str] = ()) -> None:
        self.lines = list(lines)
        self.session: Session | None = None

    def __call__(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)


class Gambler(Typist):
    """Types by lot: numbers of the menu, moves in notation, commands, nonsense, half of offers."""

    def __init__(self, seed: int | str, lines: Iterable[str] = (), wild: bool = True) -> None:
        super().__init__(lines)
        self.rng = Random(f"gambler {seed}")
        self.wild = wild
        self.asked = 0

    def __call__(self, prompt: str) -> str:
        self.asked += 1
        if self.lines:
            return self.lines.pop(0)
        assert self.session is not None
        rng = self.rng
        text = output(self.session).rstrip().rpartition("\n")[2]
        if "Do it?" in text or "Make this offer?" in text:
            return rng.choice(["", "y", "n"]) if self.wild else ""
        if "Save the record?" in text:
            return "n"
        if self.wild and rng.random() < 0.1:
            return rng.choice(NONSENSE)
        choices = self.session.choices
        if self.wild and rng.random() < 0.3 or not choices:
            moves = self.session.view().moves
            if moves:
                return self.session.game.rules.format_move(rng.choice(moves))
            return ""
        if rng.random() < 0.2:
            return ""
        return rng.choice([choice.key for choice in choices if choice.key])


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
    **options: str,
) -> Session:
    """A person at a new table with random bots; what is shown goes to `output(session)`."""
    person = person or Typist()
    screen = quiet_screen(person, width)
    rules = make(game, players, **options)
    seats, seat = seats_for(Wish(game, players, name="Marco"), screen)
    new = Game(rules, seed, seats)
    return seated(new, seat, screen, person, folder)


def seated(
    game: Game, seat: int, screen: Screen, person: Typist, folder: Path | None = None
) -> Session:
    shelf = Shelf(game, screen.m)
    if folder is not None:
        shelf.file = folder / shelf.file.name
    bots = seat_bots(game.seats, seat, game.seed, "random")
    session = Session(game, seat, bots, screen, shelf)
    person.session = session
    return session


def quiet_screen(person: Typist, width: int = WIDTH) -> Screen:
    console = Console(
        file=StringIO(), width=width, markup=False, emoji=False, highlight=False, no_color=True
    )
    return Screen(console, Messages(), person)


def output(session: Session) -> str:
    """Everything shown so far."""
    file = session.screen.console.file
    assert isinstance(file, StringIO)
    return file.getvalue()
