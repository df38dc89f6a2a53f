"""The table in lessons, guides and puzzles: one position, at which nobody plays."""

from collections.abc import Mapping, Sequence
from typing import Any

from fondaco.contract.chance import commitment
from fondaco.games import game as manifest
from fondaco.records import Game
from fondaco.table.frames import Ask, SeatInfo, State


def frozen_table(
    game: Game,
    seat: int,
    names: Sequence[str],
    number: int = 0,
    shown: Mapping[str, Any] | None = None,
    ask: Ask | None = None,
    aids: bool | None = None,
) -> State:
    """The table as this seat sees it. `shown`: a view with fewer moves than in the game.

    `aids` as in `View.as_json`, for the outlook.
    """
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
        ladder=False,
        open_later=False,
        status="playing",
        commitment=commitment(game.seed),
        seats=[_seat(name, at == seat) for at, name in enumerate(names)],
        you=seat,
        host=False,
        host_seat=-1,
        running=-1,
        paused_by=-1,
        view=view.as_json() if shown is None else shown,
        outlook=manifest(game.rules.name).outlook(view, aids),
        ask=ask,
        orders=None,
        orders_dropped="",
        log_limit=0,
        open_hands=False,
        same_deal_as="",
        follows="",
        forked_at=-1,
        rematch="",
        day="",
        event="",
        counted=False,
        result=None,
    )


def _seat(name: str, person: bool) -> SeatInfo:
    return SeatInfo(
        name=name, kind="person" if person else "bot", bot="", person="", standing_in="",
        ready=False, clock=None, coach=[],
    )  # fmt: skip
