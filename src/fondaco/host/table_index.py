"""Tables in lists: the row that the store keeps of a table, and how lists show it."""

from dataclasses import dataclass
from typing import Any

from fondaco.games import game
from fondaco.store import TableIndex
from fondaco.table.entries import Opened, TableSettings
from fondaco.table.frames import SeatKind
from fondaco.table.table import Table


@dataclass
class TableCard:
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
    coach: bool  # whether players may have one
    scores: list[int] | None = None
    places: list[int] | None = None
    day: str = ""  # the day whose deal it is: 2026-11-16
    ladder: bool = False  # it counts against bots
    gathers: bool = False  # people look for players there: it begins when it is full


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
        ladder=bool(index.info.get("on_ladder")),
        gathers=bool(index.info.get("gathers")),
    )


def due_of(table: Table) -> int:
    """When somebody has to look at the table; 0: never."""
    if table.turn >= 0 and table.chairs[table.turn].mind:
        return 1  # a bot has to move: the table is due at once
    return table.clocks.due()


def is_current(index: TableIndex, table: Table) -> bool:
    """Whether this row still says what the table is: most moves change nothing that lists show."""
    if table.status == "over" or index.status != table.status or index.turn != table.turn:
        return False
    info = index.info
    for at, chair in enumerate(table.chairs):
        if chair.person != index.persons[at] or chair.name != index.names[at]:
            return False
        if chair.bot != info["bots"][at] or chair.mind != info["minds"][at]:
            return False
    return bool(info["helped"] == table.helped) and index.due == due_of(table)


def _ladder(settings: TableSettings) -> str:
    """The ruleset whose ladder the game counts for; empty: for none."""
    return game(settings.game).ruleset(settings.options).name if settings.ladder else ""


def index_of(table: Table, now: int) -> TableIndex:
    settings = table.settings
    opened: Opened = table.opened
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
        due=due_of(table),
        created=table.created,
        updated=now,
        info={
            "options": settings.options,
            "clock": {"kind": settings.clock.kind, "bank": settings.clock.bank,
                      "increment": settings.clock.increment, "days": settings.clock.days},
            "bots": [chair.bot for chair in table.chairs],
            "minds": [chair.mind for chair in table.chairs],
            "coach": settings.coach,
            "on_ladder": _ladder(settings),
            "gathers": settings.gathers,
            "same_deal_as": opened.same_deal_as,
            "seed": opened.seed if over and not opened.sealed else None,
            "day": opened.day,
            "event": opened.event,
            "helped": table.helped,
            "ended": table.changed if over else 0,
        },
        scores=table.game.position.scores() if table.game and over else None,
        places=table.game.position.places() if table.game and over else None,
    )  # fmt: skip
