"""The replay of a finished game, move by move."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR, Event, Position
from fondaco.games import game
from fondaco.table.audience import Audience
from fondaco.table.entries import Moved
from fondaco.table.frames import Line
from fondaco.table.sight import Sight
from fondaco.table.table import Table

STEPS_PER_PAGE = 100


@dataclass
class Step:
    """One step of a replay: a move, and the table after it."""

    ply: int
    seat: int
    move: str
    at: int
    events: list[Mapping[str, Any]]
    lines: list[Line]
    view: Mapping[str, Any]
    outlook: Mapping[str, Any] | None
    hands: list[Any]  # of all seats, for a reader who looks from no seat
    why: str = ""  # a bot's reason


@dataclass
class Replay:
    plies: int
    turns: list[int]  # the plies at which a turn begins
    steps: list[Step]
    money: list[list[int]]  # by ply, what each seat has


def replay_key(
    table: Table, to: Audience, first: int
) -> tuple[str, tuple[str, ...], Audience, int]:
    """The key by which a page is kept: a finished game changes only if a player is deleted."""
    assert table.game is not None
    return table.id, tuple(table.names), to, min(first, len(table.game.log) + 1)


def replayed(sight: Sight, to: Audience, first: int) -> Replay:
    """A finished game, with the steps of one page."""
    old, seat = sight.table, to.seat
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
        if not first <= ply < first + STEPS_PER_PAGE:
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
                events=[sight.event(event, to) for event in events],
                lines=sight.lines(seen, to),
                view=view.as_json(aids=True),
                outlook=manifest.outlook(view, aids=True),
                hands=[
                    position.view(each).as_json(aids=True).get("hand")
                    for each in range(old.settings.players)
                    if seat == SPECTATOR
                ],
                why=_explained(sight, to, entry, before) if entry and entry.why else "",
            )
        )
        before = position.copy()
    return Replay(plies=len(old.game.log), turns=turns, steps=steps, money=money)


def _explained(sight: Sight, to: Audience, entry: Moved, before: Position | None) -> str:
    """A bot's reason in words, and the second-best move it considered."""
    assert entry.why is not None
    reason = sight.why(entry.why, to)
    if not entry.why.other or before is None:
        return reason
    events: list[Event] = []
    try:
        before.play(entry.seat, sight.table.rules.parse_move(entry.why.other), events)
    except Refused:  # the log may hold a move that is not possible
        return reason
    lines = sight.lines([event.seen_by(to.seat) for event in events[:1]], to)
    if not lines:
        return reason
    return f"{reason} {sight.words(to.language)('why-other', what=lines[0].text)}"
