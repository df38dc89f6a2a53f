"""BA-3.4 to BA-3.6: the merchant travels to a shop, takes its tile, and may exchange tiles."""

from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event, Move
from fondaco.games.batavia.rules.names import (
    ARRIVAL,
    BLOCK,
    COMPANIES,
    EXCHANGE_PAY,
    EXCHANGING,
    GOODS,
    SPACES,
    TRAVEL,
    TRAVELLING,
    adjective,
    of_company,
    tile_name,
    tile_names,
)
from fondaco.games.batavia.rules.state import BataviaState


def set_out(table: BataviaState, events: list[Event] | None) -> bool:
    """Ask where to travel; a merchant who can reach no shop goes to the arrival tile instead.

    Whether there is something to decide.
    """
    seat = table.turn
    for company in range(5):
        if table.seals[company] == seat and table.left[company] >> (table.at[seat] + 1):
            table.phase = TRAVELLING
            return True
    # BA-5.1: no shop ahead. Laying ends only with a seal that reaches one once the tile is gone.
    here = table.at[seat]
    table.at[seat] = ARRIVAL
    table.arrival = seat
    if events is not None:
        events.append(Event("arrived", seat, {"from": here}))
    return False


def travelling_moves(table: BataviaState) -> list[Move]:
    """The companies whose next shop the seat can travel to."""
    seat = table.turn
    ahead = table.at[seat] + 1
    return [
        TRAVEL + company
        for company in range(5)
        if table.seals[company] == seat and table.left[company] >> ahead
    ]


def travel(table: BataviaState, company: int, events: list[Event] | None) -> bool:
    """Take the next tile of this company. Whether an exchange is now to be decided."""
    seat = table.turn
    if table.seals[company] != seat:
        raise Refused("no-seal", company=of_company(company))
    space = table.next_space(seat, company)
    if space == 0:
        raise Refused("no-shop-ahead", company=adjective(company))
    here = table.at[seat]
    tile = table.tiles[space - 1]
    goods = tile % 7
    table.at[seat] = space
    table.left[company] = table.left[company] & ~(1 << space)
    table.held[seat] = table.held[seat] | 1 << tile
    table.crates[tile] = seat
    if events is not None:
        name = COMPANIES[company]
        events.append(Event("travelled", seat, {"company": name, "from": here, "to": space}))
        events.append(Event("tile_taken", seat, {"tile": tile_name(tile), "space": space}))
        events.append(Event("crate_placed", seat, {"post": GOODS[goods], "company": name}))
    if space > table.revealed - BLOCK and table.revealed < SPACES:
        _reveal(table, events)
    if table.held[seat] >> (7 * company) & 127 == 1 << goods:
        table.phase = EXCHANGING
        return True
    return False  # BA-3.6: another tile of this company is there already


def _reveal(table: BataviaState, events: list[Event] | None) -> None:
    """A merchant among the last five open tiles turns the next five (BA-3.5)."""
    start = table.revealed
    table.revealed += BLOCK
    if events is not None:
        names = [tile_name(tile) for tile in table.tiles[start : table.revealed]]
        spaces = list(range(start + 1, table.revealed + 1))
        facts = {"spaces": spaces, "tiles": names}
        events.append(Event("tiles_revealed", table.turn, facts, barrier=True))


def offered(held: int) -> int:
    """The tiles an exchange hands in: one of every company held. The goods do not matter."""
    tiles = 0
    for company in range(5):
        group = held >> (7 * company) & 127
        tiles |= (group & -group) << (7 * company)
    return tiles


def exchange(table: BataviaState, events: list[Event] | None) -> None:
    """Hand in one tile of every company held (BA-3.6). They leave the game."""
    seat = table.turn
    tiles = offered(table.held[seat])
    pay = EXCHANGE_PAY[tiles.bit_count()]
    table.held[seat] = table.held[seat] & ~tiles
    table.gold[seat] = table.gold[seat] + pay
    if events is not None:
        events.append(Event("exchanged", seat, {"tiles": tile_names(tiles), "gold": pay}))
