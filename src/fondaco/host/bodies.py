"""What the bodies of requests over HTTP hold, for every host.

A field that is not listed here is refused.
"""

from dataclasses import dataclass, field

from fondaco.bots.levels import NEWCOMER
from fondaco.table.entries import Clock


@dataclass
class NewTable:
    game: str
    players: int
    options: dict[str, str] = field(default_factory=dict)
    title: str = ""
    private: bool = False
    clock: Clock = field(default_factory=Clock)
    talk: int = 20
    calm: bool = True
    coach: bool = False  # players may have a coach; the game is not rated then
    chances: bool = True  # spectators see the players' chances to win
    open_after: int = 0  # rounds after which spectators see all hands (0: never); not rated then
    ladder: bool = False  # it counts on the ladder against bots: no undo, no coach
    bots: dict[int, str] = field(default_factory=dict)  # by seat
    seat: int | None = None  # where I sit; None: the first free one
    sit: bool = True  # False: I only open the table
    name: str = ""
    start: bool = False  # at once, if nobody else is expected
    same_deal_as: str = ""  # the same cards as at that table
    gathers: bool = False  # it begins when it is full; whoever is away for long loses their seat


@dataclass
class Quick:
    game: str
    players: int = 4
    options: dict[str, str] = field(default_factory=dict)
    bot: str = NEWCOMER
    name: str = ""
    ladder: bool = False  # against the bots of the person's rung, and it counts


@dataclass
class Sitting:
    seat: int | None = None
    name: str = ""


@dataclass
class Hiring:
    seat: int
    bot: str = "merchant"  # empty: free the seat


@dataclass
class Fork:
    ply: int
    seat: int
    bot: str = ""  # in all other seats; empty: the same bots as in that game
    move: str = ""  # to be made there first


@dataclass
class Weighing:
    move: str = ""  # an offer that is being written; empty: the offers on the table


@dataclass
class Doubting:
    move: str


@dataclass
class PuzzleMove:
    move: str


@dataclass
class NewName:
    name: str
    language: str = ""
    bot: bool | None = None  # True: I am a program
