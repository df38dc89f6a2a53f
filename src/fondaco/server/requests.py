"""What clients ask for over the WebSocket of a table; docs/protocol.md tells how it is used."""

from typing import Any

from msgspec import Struct

from fondaco.table.entries import Channel


class Request(Struct, frozen=True, tag_field="type", tag=str.lower, forbid_unknown_fields=True):
    """Each has an id of the client's choice; the answer carries it, and a repeated one is known."""

    id: str


class Move(Request, frozen=True):
    move: str


class Check(Request, frozen=True):
    """Is this a move I have, and what would it lead to? Nothing happens."""

    move: str


class Undo(Request, frozen=True):
    count: int = 1


class Done(Request, frozen=True):
    """I have nothing more to say in these talks."""


class Order(Request, frozen=True):
    orders: dict[str, Any]  # as the game has them


class Say(Request, frozen=True):
    text: str
    channel: Channel = "table"


class Stand(Request, frozen=True):
    """Let a bot play for me."""

    bot: str = "merchant"


class Relieve(Request, frozen=True):
    """Let a bot play for somebody who is not here."""

    seat: int


class Return(Request, frozen=True):
    """I play on for myself."""


class Pause(Request, frozen=True):
    pass


class Resume(Request, frozen=True):
    pass


class Ping(Request, frozen=True):
    pass


AnyRequest = (
    Move | Check | Undo | Done | Order | Say | Stand | Relieve | Return | Pause | Resume | Ping
)
