"""Draw docs/pictures/terminal.svg: a moment of a real game in the terminal.

    .venv/bin/python tools/terminal_picture.py [FILE]

A stand-in for the person plays at random against random bots until it is its turn to trade, some
way into the game, with offers of two bots on the table. What the terminal shows then is the
picture.
"""

import re
import sys
from io import StringIO
from pathlib import Path
from random import Random

from rich.console import Console
from rich.text import Text

from fondaco.contract.phrase import Said
from fondaco.games import games, make
from fondaco.messages import Messages
from fondaco.records import Game
from fondaco.terminal.company import seat_bots
from fondaco.terminal.flow import Left
from fondaco.terminal.loop import play
from fondaco.terminal.saving import Shelf
from fondaco.terminal.screen import TerminalScreen
from fondaco.terminal.session import Session
from fondaco.terminal.welcome import Wish, seats_for

SEEDS = 200  # games that are tried until the moment comes
WIDTH = 112
TURNS = 9  # the picture is taken after so many
FILE = Path(__file__).parents[1] / "docs" / "pictures" / "terminal.svg"


class Easel(TerminalScreen):
    """A screen whose questions a stand-in answers at random, until the moment to be drawn."""

    def __init__(self, console: Console, seed: str) -> None:
        super().__init__(console, Messages(), input)
        self.rng = Random(seed)
        self.session: Session | None = None
        self.ready = False

    def ask(self, question: Said) -> str:
        self.console.print(Text(self.m.say(question), style="bold"))
        if self.ready:
            raise Left
        assert self.session is not None
        self.console.export_text(clear=True)  # what has been shown so far is not in the picture
        if is_the_moment(self.session):
            self.ready = True
            return "b"  # with the whole board
        keys = [choice.key for choice in self.session.choices if choice.moves and choice.key]
        return self.rng.choice(keys) if keys else ""


def is_the_moment(session: Session) -> bool:
    seen = session.view().as_json(aids=False)
    asked = [offer for offer in seen["offers"] if offer["owner"] != session.seat]
    mine = seen["phase"] == "trade" and seen["turn"] == session.seat
    return mine and len(asked) > 1 and len(seen["hand"]) >= 4 and seen["turns"] > TURNS


def picture(seed: str) -> str | None:
    """The drawing, as SVG; None if the moment does not come in the game with this seed."""
    console = Console(
        record=True, width=WIDTH, file=StringIO(), force_terminal=True, color_system="truecolor",
        markup=False, emoji=False, highlight=False,
    )  # fmt: skip
    easel = Easel(console, seed)
    name = next(iter(games()))  # the house's first game
    seats, seat = seats_for(Wish(name, 4), easel)
    game = Game(make(name, 4), seed, seats)
    company = seat_bots(game, seat, "random")
    easel.session = session = Session(game, seat, company, easel, Shelf(game))
    try:
        play(session)
    except Left:
        svg = console.export_svg(title="fondaco play")
        # The fonts would be fetched from elsewhere; any monospaced one does.
        return re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    return None


if __name__ == "__main__":
    file = Path(sys.argv[1]) if len(sys.argv) > 1 else FILE
    file.parent.mkdir(parents=True, exist_ok=True)
    drawn = next(filter(None, (picture(f"corfu{number}") for number in range(SEEDS))), None)
    if drawn is None:
        raise SystemExit(f"The moment did not come in {SEEDS} games.")
    file.write_text(drawn, encoding="utf-8")
    print(f"wrote {file}")
