"""Tables in lists: what the store keeps of one, and what is told of it to who looks for a game."""

from typing import Any

from msgspec import Struct

from fondaco.store import TableIndex
from fondaco.table.entries import Opened
from fondaco.table.frames import SeatKind
from fondaco.table.table import Table


class TableCard(Struct):
    """A table in a list."""

    table: str
    game: str
    title: str
    status: str
    players: int
    names: list[str]
    kinds: list[SeatKind]
    you: int
    turn: int
    your_turn: bool
    options: dict[str, str]
    clock: dict[str, Any]
    updated: int
    coach: bool  # whether who wants may have one
    scores: list[int] | None = None
    places: list[int] | None = None
    day: str = ""  # whose deal it is: 2026-11-16


def card(index: TableIndex, person: str | None) -> TableCard:
    bots = index.info.get("bots", index.names)
    kinds: list[SeatKind] = [
        "person" if who is not None else "bot" if bots[seat] else "open"
        for seat, who in enumerate(index.persons)
    ]
    you = index.persons.index(person) if person is not None and person in index.persons else -1
    return TableCard(
        table=index.table,
        game=index.game,
        title=index.title,
        status=index.status,
        players=index.players,
        names=index.names,
        kinds=kinds,
        you=you,
        turn=index.turn,
        your_turn=you >= 0 and you == index.turn,
        options=index.info.get("options", {}),
        clock=index.info.get("clock", {}),
        updated=index.updated,
        coach=index.info.get("coach", False),
        scores=index.scores,
        places=index.places,
        day=index.info.get("day", ""),
    )


def index_of(table: Table, now: int) -> TableIndex:
    settings = table.settings
    opened: Opened = table.opened
    due = table.clocks.due()
    if table.turn >= 0 and table.chairs[table.turn].mind:
        due = 1  # a bot has to move: at once
    over = table.game is not None and table.game.over
    return TableIndex(
        table=table.id,
        game=settings.game,
        title=settings.title,
        status=table.status,
        private=settings.private,
        players=settings.players,
        host=opened.host,
        persons=[chair.person for chair in table.chairs],
        names=[chair.name for chair in table.chairs],
        turn=table.turn,
        due=due,
        created=table.created,
        updated=now,
        info={
            "options": settings.options,
            "clock": {"kind": settings.clock.kind, "bank": settings.clock.bank,
                      "increment": settings.clock.increment, "days": settings.clock.days},
            "bots": [chair.bot for chair in table.chairs],
            "minds": [chair.mind for chair in table.chairs],
            "coach": settings.coach,
            "same_deal_as": opened.same_deal_as,
            "seed": opened.seed if over else None,
            "day": opened.day,
            "helped": table.helped,
            "ended": table.changed if over else 0,
        },
        scores=table.game.position.scores() if table.game and over else None,
        places=table.game.position.places() if table.game and over else None,
    )  # fmt: skip
