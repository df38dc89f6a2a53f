"""A finished game, moment by moment."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR, Event, Position
from fondaco.games import game
from fondaco.server.room import Room
from fondaco.table.audience import Audience
from fondaco.table.entries import Moved
from fondaco.table.frames import Line

STEPS = 100  # in one answer


class Step(Struct):
    """One moment of a replay: the move that led to it, and the table after it."""

    ply: int
    seat: int
    move: str
    at: int
    events: list[Mapping[str, Any]]
    lines: list[Line]
    view: Mapping[str, Any]
    outlook: Mapping[str, Any] | None
    hands: list[Any]  # of all seats, for who looks through it from none
    why: str = ""  # a bot's reason


class Replay(Struct):
    plies: int
    turns: list[int]  # the plies at which a turn begins
    steps: list[Step]
    money: list[list[int]]  # by ply, what each seat has


def replay_key(room: Room, to: Audience, first: int) -> tuple[str, Audience, int]:
    """A game that is over does not change any more: what was worked out is kept by this."""
    assert room.table.game is not None
    return room.table.id, to, min(first, len(room.table.game.log) + 1)


def replayed(room: Room, to: Audience, first: int) -> Replay:
    """A finished game, with the moments of one page."""
    old, seat = room.table, to.seat
    assert old.game is not None
    manifest = game(old.settings.game)
    steps: list[Step] = []
    money: list[list[int]] = []
    turns: list[int] = []
    turn = -2
    before: Position | None = None
    for ply, position in enumerate(old.game.positions()):
        money.append(position.scores())
        if position.turn != turn:
            turns.append(ply)
            turn = position.turn
        if not first <= ply < first + STEPS:
            before = position.copy() if ply + 1 == first else None
            continue
        events = old.game.events[ply - 1] if ply else old.game.opening
        seen = [event.seen_by(seat) for event in events]
        view = position.view(seat)
        row = old.moves[ply - 1] if ply else old.rows[0]
        entry = row.entry if isinstance(row.entry, Moved) else None
        steps.append(
            Step(
                ply=ply,
                seat=entry.seat if entry else SPECTATOR,
                move=entry.move if entry else "",
                at=row.at,
                events=[room.sight.event(event, to) for event in events],
                lines=room.sight.lines(seen, to),
                view=view.as_json(aids=True),
                outlook=manifest.outlook(view),
                hands=[
                    position.view(each).as_json(aids=True).get("hand")
                    for each in range(old.settings.players)
                    if seat == SPECTATOR
                ],
                why=_explained(room, to, entry, before) if entry and entry.why else "",
            )
        )
        before = position.copy()
    return Replay(plies=len(old.game.log), turns=turns, steps=steps, money=money)


def _explained(room: Room, to: Audience, entry: Moved, before: Position | None) -> str:
    """A bot's reason, and what else it thought of: how that would have been told."""
    assert entry.why is not None
    told = room.sight.why(entry.why, to)
    if not entry.why.other or before is None:
        return told
    events: list[Event] = []
    try:
        before.play(entry.seat, room.table.rules.parse_move(entry.why.other), events)
    except Refused:  # a log can say anything
        return told
    lines = room.sight.lines([event.seen_by(to.seat) for event in events[:1]], to)
    if not lines:
        return told
    return f"{told} {room.sight.words(to.language)('why-other', what=lines[0].text)}"
