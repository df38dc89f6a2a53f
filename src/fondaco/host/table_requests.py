"""Requests of clients over the WebSocket of a table; docs/protocol.md describes their use.

The field `type` of a request says which of these it is.
"""

from dataclasses import dataclass, field
from typing import Any, Literal, get_args

from fondaco.table.entries import Aid, Channel


@dataclass(frozen=True)
class Request:
    """The client chooses the id. The answer carries it; a repeated request is not done twice."""

    id: str


@dataclass(frozen=True)
class Move(Request):
    move: str


@dataclass(frozen=True)
class CheckMove(Request):
    """Is this a move I have, and what would it lead to? Nothing happens."""

    move: str


@dataclass(frozen=True)
class Undo(Request):
    count: int = 1


@dataclass(frozen=True)
class Done(Request):
    """I have nothing more to say in these talks."""


@dataclass(frozen=True)
class Hold(Request):
    """Wait a moment, everybody: I have something to say."""


@dataclass(frozen=True)
class Busy(Request):
    """I am writing or reading an offer (say so again every few seconds), or no longer."""

    busy: bool = True


@dataclass(frozen=True)
class Pace(Request):
    """How quickly the bots of this table move."""

    pace: Literal["quick", "calm", "slow"]


@dataclass(frozen=True)
class Coach(Request):
    """What my coach does for me from now on; everybody at the table sees it."""

    aids: list[Aid]


@dataclass(frozen=True)
class Order(Request):
    orders: dict[str, Any]  # as the game has them


@dataclass(frozen=True)
class Say(Request):
    """A text, or one of the table's remarks by its id and values."""

    text: str = ""
    channel: Channel = "table"
    phrase: str = ""
    values: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Stand(Request):
    """Let a bot play for me."""

    bot: str = "merchant"


@dataclass(frozen=True)
class Relieve(Request):
    """Let a bot play for a person who is away."""

    seat: int


@dataclass(frozen=True)
class Grant(Request):
    """Give a rival more time."""

    seat: int


@dataclass(frozen=True)
class Return(Request):
    """I play again myself."""


@dataclass(frozen=True)
class Pause(Request):
    pass


@dataclass(frozen=True)
class Resume(Request):
    pass


@dataclass(frozen=True)
class Ping(Request):
    pass


@dataclass(frozen=True)
class Whole(Request):
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

# By the field `type`.
REQUESTS: dict[str, type[Request]] = {
    "check" if kind is CheckMove else kind.__name__.lower(): kind for kind in get_args(AnyRequest)
}
