"""BA-5: the hands are laid down, seals are awarded again, and gold is paid."""

from fondaco.contract.rules import Event
from fondaco.games.batavia.rules.laying import settle_seal
from fondaco.games.batavia.rules.names import (
    ARRIVAL_PAY,
    GOODS,
    MOST_LETTERS_PAY,
    MOST_LETTERS_TIED,
    OVER,
    POST_PAY,
    POST_TIED,
    SEAL_PAY,
    card_names,
)
from fondaco.games.batavia.rules.state import BataviaState, add_to


def finish(table: BataviaState, events: list[Event] | None) -> None:
    """The end of the game, right after the last round."""
    _lay_hands(table, events)
    if events is not None:
        events.append(Event("letters_shown", -1, {"letters": table.letters[:]}, barrier=True))
    for source, seat, gold in final_pay(table):
        table.gold[seat] += gold
        if events is not None:
            events.append(Event("scored", seat, {"source": source, "gold": gold}))
    table.over = True
    table.phase = OVER
    table.turn = -1
    if events is not None:
        facts = {"scores": table.gold[:], "places": places(table.gold)}
        events.append(Event("game_over", -1, facts))


def _lay_hands(table: BataviaState, events: list[Event] | None) -> None:
    """All hands go on the table; pirates no longer attack (BA-5.2)."""
    for seat in range(table.players):
        base = 5 * seat
        if events is not None:
            cards = card_names(table.hands, base)
            events.append(Event("hand_shown", seat, {"cards": cards}, barrier=True))
        for company in range(5):
            count = table.hands[base + company]
            table.hands[base + company] = 0
            table.known[base + company] = 0
            add_to(table.laid, base + company, count)
            add_to(table.ships, company, count)
            table.cannon += count
    for company in range(5):
        settle_seal(table, company, events)


def crate_counts(table: BataviaState, goods: int) -> list[int]:
    """How many crates each seat has in one trading post."""
    counts = [0] * table.players
    for company in range(5):
        seat = table.crates[7 * company + goods]
        if seat >= 0:
            add_to(counts, seat, 1)
    return counts


def leaders(counts: list[int]) -> list[int]:
    """The seats with the most, if anybody has anything."""
    most = 1
    for count in counts:
        if count > most:
            most = count
    return [seat for seat in range(len(counts)) if counts[seat] == most]


def final_pay(table: BataviaState) -> list[tuple[str, int, int]]:
    """What is paid at the end, as rows of source, seat and gold (BA-5.3)."""
    rows: list[tuple[str, int, int]] = []
    for goods in range(7):
        first = leaders(crate_counts(table, goods))
        pay = POST_PAY[goods] if len(first) == 1 else POST_TIED[goods]
        for seat in first:
            rows.append((GOODS[goods], seat, pay))
    rich = leaders(table.letters)
    for seat in rich:
        rows.append(("letters", seat, MOST_LETTERS_PAY if len(rich) == 1 else MOST_LETTERS_TIED))
    if table.arrival >= 0:
        rows.append(("arrival", table.arrival, ARRIVAL_PAY))
    for seat in range(table.players):
        seals = table.seals.count(seat)
        if seals:
            rows.append(("seals", seat, SEAL_PAY * seals))
    return rows


def places(gold: list[int]) -> list[int]:
    """The place of each seat; a tie is shared."""
    return [1 + sum(other > mine for other in gold) for mine in gold]
