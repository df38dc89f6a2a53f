"""Set-up (OM-1). Chance is asked for: markers, start cards, hands, Venice, first player."""

from fondaco.contract.chance import Chance
from fondaco.contract.rules import Event
from fondaco.games.oltremare.rules import turn
from fondaco.games.oltremare.rules.moves import ALL_MARKERS, NO_MARKER, VENICE
from fondaco.games.oltremare.rules.position import OltremarePosition, blank
from fondaco.games.oltremare.rules.setting import HAND, Setting


def start(setting: Setting, seed: str, events: list[Event] | None = None) -> OltremarePosition:
    """The first position of a game."""
    players = setting.players
    deck = setting.deck
    chance = Chance(seed)
    p = blank(setting, seed)

    # OM-1.1: a marker on each port, the rest go back into the box.
    markers = ALL_MARKERS[:]
    chance.shuffle(markers)
    p.markers = markers[: len(setting.chart.ports)]

    # OM-1.4: for each player the first card that names a port.
    cards = setting.cards[:]
    chance.shuffle(cards)
    passed: list[int] = []
    for seat in range(players):
        card = cards.pop()
        while deck.port[card] < 0:
            passed.append(card)
            card = cards.pop()
        p.cargo[seat].append(card)
        p.ship[seat] = deck.port[card]
        p.markers[deck.port[card]] = NO_MARKER
        if events is not None:
            facts = {"card": card, "port": deck.port[card], "passed": len(passed)}
            events.append(Event("ship_placed", seat, facts))

    # OM-1.5, OM-1.6: all others are shuffled; four to each hand; Venice near the middle.
    p.pile = cards + passed
    chance.shuffle(p.pile)
    venice = setting.venice_low + chance.below(setting.venice_high - setting.venice_low + 1)
    if not setting.edition.deal_first:
        p.pile.insert(venice, VENICE)
    for seat in range(players):
        for _ in range(HAND):
            p.hands[seat].append(p.pile.pop())
        if events is not None:
            secret = {"faces": p.hands[seat][:]}
            events.append(Event("hand_dealt", seat, {"cards": HAND}, secret, 1 << seat))
    if setting.edition.deal_first:
        p.pile.insert(venice, VENICE)

    p.first = chance.below(players)
    p.turn = p.first
    p.used = chance.used
    if events is not None:
        events.append(Event("first_player", p.first, {}))
    turn.begin(p, events)
    return p
