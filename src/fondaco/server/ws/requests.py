"""Requests of clients over the WebSocket of a table; docs/protocol.md describes their use."""

from typing import Any, Literal

from msgspec import Struct

from fondaco.table.entries import Aid, Channel


class Request(Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """The client chooses the id. The answer carries it; a repeated request is not done twice."""

    id: str


class Move(Request, frozen=True):
    move: str


class CheckMove(Request, frozen=True, tag="check"):
    """Is this a move I have, and what would it lead to? Nothing happens."""

    move: str


class Undo(Request, frozen=True):
    count: int = 1


class Done(Request, frozen=True):
    """I have nothing more to say in these talks."""


class Hold(Request, frozen=True):
    """Wait a moment, everybody: I have something to say."""


class Busy(Request, frozen=True):
    """I am writing or reading an offer (say so again every few seconds), or no longer."""

    busy: bool = True


class Pace(Request, frozen=True):
    """How quickly the bots of this table move."""

    pace: Literal["quick", "calm", "slow"]


class Coach(Request, frozen=True):
    """What my coach does for me from now on; everybody at the table sees it."""

    aids: list[Aid]


class Order(Request, frozen=True):
    orders: dict[str, Any]  # as the game has them


class Say(Request, frozen=True):
    """A text, or one of the table's remarks by its id and values."""

    text: str = ""
    channel: Channel = "table"
    phrase: str = ""
    values: dict[str, str | int] = {}


class Stand(Request, frozen=True):
    """Let a bot play for me."""

    bot: str = "merchant"


class Relieve(Request, frozen=True):
    """Let a bot play for a person who is away."""

    seat: int


class Grant(Request, frozen=True):
    """Give a rival more time."""

    seat: int


class Return(Request, frozen=True):
    """I play again myself."""


class Pause(Request, frozen=True):
    pass


class Resume(Request, frozen=True):
    pass


class Ping(Request, frozen=True):
    pass


class Whole(Request, frozen=True):
    """I cannot apply the changes: send me the whole state."""


AnyRequest = (
    Move
    | CheckMove
    | Undo
    | Done
    | Hold
    | Busy
    | Pace
    | Coach
    | Order
    | Say
    | Stand
    | Relieve
    | Grant
    | Return
    | Pause
    | Resume
    | Ping
    | Whole
)
