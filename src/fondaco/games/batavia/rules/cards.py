"""The pile of ship cards: taking cards from it, and making a new one of the discards."""

from fondaco.contract.chance import Chance
from fondaco.contract.rules import Event
from fondaco.games.batavia.rules.names import COMPANIES, DRAW_TWO
from fondaco.games.batavia.rules.state import BataviaState, add_to


def take_card(table: BataviaState, events: list[Event] | None) -> int:
    """The company of the next card of the pile, or -1 if there is no card left (BA-2.6)."""
    if table.pile_left == 0:
        if sum(table.discard) == 0:
            return -1
        _shuffle_discards(table, events)
    table.idle = False
    table.pile_left -= 1
    return table.pile[table.pile_left]


def draw_cards(table: BataviaState, seat: int, events: list[Event] | None) -> None:
    """Draw two ship cards (BA-3.1)."""
    faces: list[str] = []
    for _ in range(DRAW_TWO):
        company = take_card(table, events)
        if company < 0:
            break
        add_to(table.hands, 5 * seat + company, 1)
        add_to(table.drawn, 5 * seat + company, 1)
        if events is not None:
            faces.append(COMPANIES[company])
    if events is not None:
        facts = {"count": len(faces)}
        events.append(Event("drew", seat, facts, {"cards": faces}, 1 << seat, barrier=True))


def _shuffle_discards(table: BataviaState, events: list[Event] | None) -> None:
    cards: list[int] = []
    for company in range(5):
        cards += [company] * table.discard[company]
    chance = Chance(table.seed, table.used)
    chance.shuffle(cards)
    table.used = chance.used
    table.pile = cards
    table.pile_left = len(cards)
    # Everybody saw what went into this pile, and nobody has taken from it yet.
    if table.layers:
        table.layers = [*table.layers, table.drawn]
    else:
        hidden = [table.hands[at] - table.known[at] for at in range(5 * table.players)]
        table.layers = [hidden]
    table.told = [*table.told, [0] * (5 * table.players)]
    table.stock = table.discard
    table.discard = [0, 0, 0, 0, 0]
    table.drawn = [0] * (5 * table.players)
    if events is not None:
        events.append(Event("pile_shuffled", -1, {"count": len(cards)}, barrier=True))
