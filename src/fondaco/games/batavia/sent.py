"""What is sent to a screen, in the shapes of `wire.py`: the setting, events and the outlook."""

from collections.abc import Mapping
from typing import Any, Final, cast

from fondaco.contract.rules import Rules, View
from fondaco.games.batavia import wire
from fondaco.games.batavia.outlook import (
    best_other,
    crate,
    holds_tile_of,
    lot_strengths,
    shares,
)
from fondaco.games.batavia.rules.names import (
    ARRIVAL,
    ARRIVAL_PAY,
    BIDDING,
    COMPANIES,
    EXCHANGE_PAY,
    GOODS,
    OVER,
    SCALE_END,
    SPACES,
    TRAVELLING,
    threshold,
)
from fondaco.games.batavia.rules.state import BataviaState
from fondaco.games.batavia.rules.view import SeatView
from fondaco.games.batavia.rules.voyage import offered

NEAR: Final = 5  # laid cards before the pirates come, a screen begins to warn


def setting(rules: Rules) -> wire.Setting:
    """What never changes during a game, as plain data."""
    return {
        "game": rules.name,
        "companies": list(COMPANIES),
        "goods": list(GOODS),
        "start": 0,
        "spaces": SPACES,
        "arrival": ARRIVAL,
    }


def event(rules: Rules, seen: Mapping[str, Any]) -> wire.Event:
    """An event as a seat saw it: it has names already. A test holds it against its shape."""
    return cast(wire.Event, seen)


def outlook(view: View, aids: bool | None = None) -> wire.Outlook:
    """What the choices of this moment would bring, for a seat, or for the one that watchers see."""
    assert isinstance(view, SeatView)
    table, phase = view.seen.table, view.seen.table.phase
    seat = view.seat
    about = seat if seat >= 0 else table.turn if table.turn >= 0 else table.first
    found: wire.Outlook = {"seat": about, "pirates": pirates(table), "arrival": ARRIVAL_PAY}
    if seat >= 0:
        found["behind"] = table.at[seat]
    if phase == BIDDING:
        if seat >= 0 and table.bidding >> seat & 1:
            found["lot"] = {
                COMPANIES[each.company]: {"mine": each.mine, "best": each.best}
                for each in lot_strengths(view)
            }
            found["bids"] = {"least": table.bid + 1, "most": table.letters[seat]}
            if seat == table.turn:
                found["shares"] = all_shares(view)
    elif phase != OVER:
        found["races"] = {COMPANIES[company]: race(view, about, company) for company in range(5)}
        found["swap"] = swap(table, about)
        if phase == TRAVELLING and seat == table.turn:
            found["shops"] = shops(view)
    return found


def pirates(table: BataviaState) -> wire.Pirates:
    """How near they are (BA-4.1), and whom they would sink first (BA-4.2)."""
    limit = threshold(table.players)
    most = max(table.ships)
    danger: wire.Danger = "calm"
    if table.phase != OVER and table.cannon >= limit - NEAR:
        danger = "attack" if table.cannon >= limit else "near"
    return {
        "danger": danger,
        "left": max(0, limit - table.cannon),
        "cannon": min(table.cannon, SCALE_END),
        "near": limit - NEAR,
        "first": [COMPANIES[c] for c in range(5) if most and table.ships[c] == most],
        "most": most,
    }


def race(view: SeatView, seat: int, company: int) -> wire.Race:
    """How a seat stands in the race for a company's seal."""
    table = view.seen.table
    mine = table.laid[5 * seat + company]
    best = best_other(view, company, seat)
    missing = max(0, best + 1 - mine)
    # Of the others' hands nothing is known here: the table leaves them blank.
    held = table.hands[5 * seat + company]
    return {
        "mine": mine,
        "best": best,
        "missing": missing,
        "reach": "have" if not missing else "can" if missing <= held else "cannot",
        "space": table.next_space(seat, company) or None,
        "second": holds_tile_of(view, company, seat),
    }


def swap(table: BataviaState, seat: int) -> wire.Swap:
    """What the tiles of a seat would bring at an exchange."""
    companies = offered(table.held[seat]).bit_count()
    return {
        "companies": companies,
        "gold": EXCHANGE_PAY[companies],
        "ladder": list(EXCHANGE_PAY[1:]),
    }


def all_shares(view: SeatView) -> wire.BidShares:
    """What each seat would get of every bid."""
    table = view.seen.table
    bids = range(table.bid + 1, table.letters[view.seat] + 1)
    paid = [shares(view, bid) for bid in bids]
    return {
        "seats": [seat for seat, _ in paid[0]] if paid else [],
        "counts": [[count for _, count in each] for each in paid],
    }


def shops(view: SeatView) -> dict[wire.Company, wire.Shop]:
    """Where the seals of the seat lead, and what the tile there would mean (BA-3.5, BA-5.3)."""
    table, seat = view.seen.table, view.seat
    found: dict[wire.Company, wire.Shop] = {}
    for company in range(5):
        space = table.next_space(seat, company)
        if table.seals[company] != seat or not space:
            continue
        there = crate(view, table.tiles[space - 1] % 7)
        standing: wire.Standing = "tied" if there.shared else "leads"
        found[COMPANIES[company]] = {
            "mine": there.mine,
            "best": there.best,
            "standing": standing if there.leads else "behind",
            "gold": there.gold if there.leads else 0,
            "second": holds_tile_of(view, company),
        }
    return found
