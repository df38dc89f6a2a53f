"""A table as lessons and guides show it: a game that stands still, and nobody plays there."""

from collections.abc import Mapping, Sequence
from typing import Any

from fondaco.contract.chance import commitment
from fondaco.games import game as manifest
from fondaco.records import Game
from fondaco.table.frames import Ask, SeatInfo, State


def staged(
    game: Game,
    seat: int,
    names: Sequence[str],
    number: int = 0,
    shown: Mapping[str, Any] | None = None,
    ask: Ask | None = None,
) -> State:
    """The table as this seat sees it; `shown` is there where less can be done than in the game."""
    view = game.position.view(seat)
    return State(
        table="",
        number=number,
        at=0,
        title="",
        game=game.rules.name,
        players=game.rules.players,
        options=game.rules.options(),
        private=True,
        clock={},
        talk=0,
        pace="none",
        coach=False,
        open_later=False,
        status="playing",
        commitment=commitment(game.seed),
        seats=[_seat(name, at == seat) for at, name in enumerate(names)],
        you=seat,
        host=False,
        running=-1,
        view=view.as_json() if shown is None else shown,
        outlook=manifest(game.rules.name).outlook(view),
        ask=ask,
        orders=None,
        log_limit=0,
        open_hands=False,
        same_deal_as="",
        follows="",
        forked_at=-1,
        rematch="",
        day="",
        counted=False,
        result=None,
    )


def _seat(name: str, person: bool) -> SeatInfo:
    return SeatInfo(
        name=name, kind="person" if person else "bot", bot="", person="", standing_in="",
        ready=False, clock=None, coach=[],
    )  # fmt: skip
