"""Every move of the seat to move, by phase."""

from fondaco.rules.batavia.auction import bidding_moves
from fondaco.rules.batavia.laying import acting_moves, laying_moves
from fondaco.rules.batavia.names import (
    ACTING,
    BIDDING,
    EXCHANGE,
    EXCHANGING,
    KEEP,
    LAYING,
    TRAVELLING,
)
from fondaco.rules.batavia.table import Table
from fondaco.rules.batavia.voyage import travelling_moves
from fondaco.rules.contract import Move


def legal_moves(table: Table) -> list[Move]:
    """The moves of the seat to move. They depend on nothing that this seat may not know."""
    phase = table.phase
    if phase == BIDDING:
        return bidding_moves(table)
    if phase == LAYING:
        return laying_moves(table)
    if phase == ACTING:
        return acting_moves(table)
    if phase == TRAVELLING:
        return travelling_moves(table)
    if phase == EXCHANGING:
        return [EXCHANGE, KEEP]
    return []
