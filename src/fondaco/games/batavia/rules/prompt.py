"""What a seat is asked, with the numbers a screen needs to spell the consequences out."""

from fondaco.contract.rules import Move
from fondaco.games.batavia.rules.laying import may_finish
from fondaco.games.batavia.rules.names import (
    ACTING,
    BIDDING,
    COMPANIES,
    DRAW_TWO,
    EXCHANGE_PAY,
    LAY,
    LAYING,
    TRAVELLING,
    tile_names,
)
from fondaco.games.batavia.rules.pirates import doomed
from fondaco.games.batavia.rules.state import BataviaState
from fondaco.games.batavia.rules.voyage import offered
from fondaco.games.batavia.wire import Company, Lay, Prompt


def prompt(table: BataviaState, seat: int, moves: list[Move]) -> Prompt:
    """What a seat is asked to do now."""
    if table.over:
        return {"ask": "over"}
    if seat != table.turn:
        return {"ask": "wait", "for": [table.turn]}
    phase = table.phase
    if phase == BIDDING:
        return {"ask": "bid", "min": table.bid + 1, "max": table.letters[seat]}
    if phase == ACTING:
        return {
            "ask": "act",
            "draw": min(DRAW_TWO, table.pile_left + sum(table.discard)),
            "lay": _layable(moves),
        }
    if phase == LAYING:
        return _laying_prompt(table, seat, moves)
    if phase == TRAVELLING:
        return {"ask": "travel", "to": shops(table, seat, table.seals)}
    tiles = offered(table.held[seat])
    return {
        "ask": "exchange",
        "tiles": tile_names(tiles),
        "gold": EXCHANGE_PAY[tiles.bit_count()],
    }


def _layable(moves: list[Move]) -> list[Company]:
    return [COMPANIES[move - LAY] for move in moves if LAY <= move < LAY + 5]


def would_hold(table: BataviaState, seat: int) -> list[int]:
    """Who would hold each company's seal if this seat were done laying cards now (BA-3.3)."""
    return [
        seat if table.laid[5 * seat + company] > table.top[company] else table.seals[company]
        for company in range(5)
    ]


def _laying_prompt(table: BataviaState, seat: int, moves: list[Move]) -> Lay:
    """The seals this seat would hold after `done`, the shops in reach, and the pirates' eye."""
    would = would_hold(table, seat)
    to = shops(table, seat, would)
    seals = [COMPANIES[company] for company in range(5) if would[company] == seat]
    return {
        "ask": "lay",
        "lay": _layable(moves),
        "done": may_finish(table),
        "seals": seals,
        "to": to,
        "arrival": bool(seals) and not to and table.arrival < 0,
        "pirates": [COMPANIES[company] for company in doomed(table)],
    }


def shops(table: BataviaState, seat: int, seals: list[int]) -> dict[Company, int]:
    """Where each seal of this seat leads: the space of the next shop."""
    shops: dict[Company, int] = {}
    for company in range(5):
        if seals[company] == seat:
            space = table.next_space(seat, company)
            if space:
                shops[COMPANIES[company]] = space
    return shops
