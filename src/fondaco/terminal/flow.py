"""How a dialogue continues: what follows a typed line, and the ways to leave."""

from enum import Enum


class Next(Enum):
    """What comes after a typed line."""

    ASK = "ask again"
    SHOW = "show the question again, and ask"
    MOVED = "a move was made"
    GO_ON = "the person has nothing to say; the others go on"


# Neither of these is an error, so their names do not end with Error.
class Left(Exception):
    """No more input: Ctrl-D, Ctrl-C, or the end of a pipe."""


class Quit(Exception):
    """The person wants to leave, and the game has been dealt with."""
