"""BA-4: with too many laid cards on the table, pirates sink the largest company."""

from fondaco.contract.rules import Event
from fondaco.games.batavia.rules.names import COMPANIES, threshold
from fondaco.games.batavia.rules.state import BataviaState


def doomed(table: BataviaState) -> list[int]:
    """The companies that would sink if the turn ended now: all that have the most laid cards."""
    if table.cannon < threshold(table.players):
        return []
    most = 0
    for ships in table.ships:
        if ships > most:
            most = ships
    return [company for company in range(5) if table.ships[company] == most]


def pirates(table: BataviaState, events: list[Event] | None) -> None:
    """After a player's turn, whatever it was: one attack at most (BA-4.1, BA-4.2)."""
    if table.cannon < 21:
        return  # no table is in danger yet
    sunk = doomed(table)
    if not sunk:
        return
    if events is not None:
        names = [COMPANIES[company] for company in sunk]
        lost = sum(table.ships[company] for company in sunk)
        facts = {"companies": names, "cards": lost, "cannon": table.cannon - lost}
        events.append(Event("pirates_attacked", table.turn, facts))
    for company in sunk:
        for seat in range(table.players):
            table.laid[5 * seat + company] = 0
        table.discard[company] += table.ships[company]
        table.cannon -= table.ships[company]
        table.ships[company] = 0
        table.top[company] = 0
        holder = table.seals[company]
        table.seals[company] = -1
        if events is not None and holder >= 0:
            events.append(Event("seal_lost", holder, {"company": COMPANIES[company]}))
