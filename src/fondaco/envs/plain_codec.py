"""A codec for every game: plain, but programs can learn with it where a game has none.

An action is a place in the list of the seat's moves, or one of a few deals that the game proposes.
An observation is what the seat sees as plain data (`View.as_json`), each number and word of it put
into one of many cells by a hash of its name. A codec of a game's own says more in less room.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, Final
from zlib import crc32

from fondaco.contract.cells import BYTE, LARGEST
from fondaco.contract.codec import ON_TURN, WHATEVER, Ask, Codec, Draft
from fondaco.contract.layout import ActionTable, Layout
from fondaco.contract.rules import Move, Position, Rules, View

MOVES: Final = 128  # listed moves that can be chosen: the first ones
DEALS: Final = 4  # deals that can be offered in one moment
CELLS: Final = 1024  # for what the seat sees
WORDS: Final = 16  # for what a listed move is
HALF: Final = 8  # a number that counts as one half: small numbers differ most


class PlainCodec(Codec):
    """Views and moves of any game as numbers."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        # fmt: off
        self.actions = ActionTable()
        group = self.actions.group
        group("move", [f"move {i}" for i in range(1, MOVES + 1)], "the move in this place of the "
              "list")
        self.deal = group("deal", [f"deal {i}" for i in range(1, DEALS + 1)],
                          "one of the deals the game proposes in this moment")
        self.silence = group("silence", ["say nothing"],
                             "for a seat that is asked out of turn")
        self.layout = Layout()
        add = self.layout.add
        self.o_asked = add("asked", (3,), "why this seat is asked: it is its turn, it may answer, "
                           "it is invited to speak; zeros if it is not asked")
        self.o_seat = add("seat", (rules.players,), "the own seat, one-hot")
        self.o_view = add("view", (CELLS,), f"numbers n of the view as n / ({HALF} + |n|), and "
                          "words as 1, each in a cell by a hash of its name", LARGEST)
        self.o_moves = add("moves", (MOVES, WORDS), "the words of each listed move, by their hash")
        # fmt: on

    # --- actions --------------------------------------------------------------------------------

    def legal(self, view: View, asked: int, draft: Draft) -> list[int]:
        found = list(range(min(MOVES, len(view.moves))))
        found += [self.deal + i for i, move in enumerate(self._deals(view)) if move is not None]
        return found if asked == ON_TURN else [*found, self.silence]

    def act(self, view: View, draft: Draft, action: int) -> Move | Draft | None:
        if action < self.deal:
            return view.moves[action]
        return None if action == self.silence else self._deals(view)[action - self.deal]

    def _deals(self, view: View) -> list[Move | None]:
        """What the game proposes to this seat, each deal once; the same for as long as it looks
        at the same view."""
        found: list[Move | None] = []
        for i in range(DEALS):
            move = view.propose(Random(f"{view.ply}/{i}"))
            found.append(None if move in found else move)
        return found

    def asks(self, position: Position, seat: int, move: Move) -> list[Ask]:
        """Everybody else who may move, after each move of the seat the game waits for."""
        if seat != position.turn:
            return []
        return [(other, WHATEVER) for other in position.to_move() if other != seat]

    # --- observations ---------------------------------------------------------------------------

    def table(self, view: View) -> bytes:
        row = bytearray(self.layout.size)
        if view.seat >= 0:
            row[self.o_seat + view.seat] = 1
        cells: dict[int, float] = {}
        for name, value in flat("", view.as_json(aids=True)):
            mark = crc32(name.encode())
            at = self.o_view + mark % CELLS
            cells[at] = cells.get(at, 0.0) + (value if mark & 1 << 31 else -value)
        for at, number in cells.items():
            row[at] = round(LARGEST * min(1.0, max(-1.0, number))) & BYTE
        for i, move in enumerate(view.moves[:MOVES]):
            for word in self.rules.format_move(move).split():
                mark = crc32(word.encode())
                row[self.o_moves + WORDS * i + mark % WORDS] = 1 if mark & 1 << 31 else BYTE
        return bytes(row)

    def add_draft(self, row: bytearray, view: View, asked: int, draft: Draft) -> None:
        row[self.o_asked + asked - 1] = 1


def flat(name: str, data: Any) -> Iterator[tuple[str, float]]:
    """Every number and word in plain data, by its name. Words in lists go by themselves.

    >>> list(flat("", {"coins": [8, 0], "hand": ["silk"], "over": False}))
    [('.coins.0', 0.5), ('.coins.1', 0.0), ('.hand=silk', 1.0), ('.over', 0.0)]
    """
    if isinstance(data, dict):
        for key, value in data.items():
            yield from flat(f"{name}.{key}", value)
    elif isinstance(data, (list, tuple)):
        for i, value in enumerate(data):
            yield from flat(name if isinstance(value, str) else f"{name}.{i}", value)
    elif isinstance(data, str):
        yield f"{name}={data}", 1.0
    elif isinstance(data, bool):
        yield name, float(data)
    elif isinstance(data, (int, float)):
        yield name, data / (HALF + abs(data))
