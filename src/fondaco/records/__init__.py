"""A game as text that a person can read: write, read, replay, verify, and play on.

>>> from fondaco.records import Game, verify
>>> from fondaco.games import make
>>> game = Game(make("oltremare", 3), seed="venice", seats=["Anna", "Bruno", "Carla"])
>>> seat = game.position.turn
>>> events = game.play(seat, game.position.moves(seat)[0])
>>> text = game.to_text(reveal_seed=True)
>>> Game.from_text(text).checksum() == game.checksum()
True
>>> verify(text).good
True
"""

from fondaco.records.game import Game
from fondaco.records.reader import read
from fondaco.records.record import Entry, Record, Seat, checksum, clean_name
from fondaco.records.verify import Check, Report, verify
from fondaco.records.writer import write

__all__ = [
    "Check",
    "Entry",
    "Game",
    "Record",
    "Report",
    "Seat",
    "checksum",
    "clean_name",
    "read",
    "verify",
    "write",
]
