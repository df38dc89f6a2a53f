"""Pieces of a table as plain data with readable names, for lines of text, screens and programs."""

from fondaco.games.batavia.rules.names import (
    COMPANIES,
    GOODS,
    PHASES,
    POST_PAY,
    POST_TIED,
    tile_name,
    tile_names,
)
from fondaco.games.batavia.rules.scoring import crate_counts, leaders
from fondaco.games.batavia.rules.state import BataviaState
from fondaco.games.batavia.wire import (
    Cards,
    Company,
    Goods,
    Opening,
    Options,
    Post,
    Progress,
    PublicBoard,
)


def seats_of(mask: int, players: int) -> list[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(players) if mask >> seat & 1]


def seat_or_none(seat: int) -> int | None:
    """A seat, or None for no seat."""
    return seat if seat >= 0 else None


def cards(counts: list[int], start: int = 0) -> Cards:
    """Five counts by company: {"england": 2, "sweden": 1}."""
    return {
        COMPANIES[company]: counts[start + company]
        for company in range(5)
        if counts[start + company]
    }


def cards_by_seat(counts: list[int]) -> list[Cards]:
    """The cards of each seat, from counts in a row."""
    return [cards(counts, start) for start in range(0, len(counts), 5)]


def own_letters(table: BataviaState, seat: int) -> list[int | None]:
    """The letters of exchange of one seat, and nobody else's."""
    return [count if each == seat else None for each, count in enumerate(table.letters)]


def taken_spaces(table: BataviaState) -> list[int]:
    """The open spaces without a tile, counted from 1."""
    left = 0
    for company in range(5):
        left |= table.left[company]
    return [space for space in range(1, table.revealed + 1) if not left >> space & 1]


def crates(table: BataviaState, goods: int) -> dict[Company, int]:
    """Whose crates are in one trading post, by company."""
    return {
        COMPANIES[company]: table.crates[7 * company + goods]
        for company in range(5)
        if table.crates[7 * company + goods] >= 0
    }


def post(table: BataviaState, goods: int) -> Post:
    """A trading post: its crates, its leaders, and what it pays them."""
    return {
        "crates": crates(table, goods),
        "leaders": leaders(crate_counts(table, goods)),
        "gold": POST_PAY[goods],
        "tied": POST_TIED[goods],
    }


def opening(table: BataviaState) -> Opening:
    """How the line of a position and that of a view both begin."""
    options: Options = {
        "setup": "quick" if table.quick else "standard",
        "memory": "ledger" if table.ledger else "strict",
    }
    if table.version > 1:
        options["stalling"] = "go-on" if table.stalling else "end"
    return {
        "game": "batavia",
        "version": table.version,
        "players": table.players,
        "options": options,
    }


def progress(table: BataviaState) -> Progress:
    """Where the game stands, and the auction."""
    data: Progress = {
        "ply": table.ply,
        "round": table.round,
        "phase": PHASES[table.phase],
        "turn": seat_or_none(table.turn),
        "first": table.first,
        "acted": table.acted,
        "die": table.die,
        "lot": cards(table.lot),
        "bid": table.bid,
        "bidder": seat_or_none(table.bidder),
        "bidding": seats_of(table.bidding, table.players),
    }
    if table.version > 1:
        data["idle"] = table.idle
        data["warned"] = table.warned
    return data


def board(table: BataviaState) -> PublicBoard:
    """What lies open: laid cards, seals, tiles, merchants, and what the players have won."""
    return {
        "laid": cards_by_seat(table.laid),
        "step": [COMPANIES[company] for company in table.step],
        "seals": {COMPANIES[company]: seat_or_none(table.seals[company]) for company in range(5)},
        "tiles": [tile_name(tile) if tile >= 0 else None for tile in table.tiles],
        "face_up": table.revealed,
        "taken": taken_spaces(table),
        "merchants": table.at[:],
        "arrival": seat_or_none(table.arrival),
        "held": [tile_names(mask) for mask in table.held],
        "gold": table.gold[:],
    }


def posts(table: BataviaState) -> dict[Goods, dict[Company, int]]:
    """The crates of all trading posts."""
    return {GOODS[goods]: crates(table, goods) for goods in range(7)}
