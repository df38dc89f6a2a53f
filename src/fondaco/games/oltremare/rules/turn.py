"""A turn from its start to its end, all but the trade phase (OM-2)."""

from fondaco.contract.native import i64
from fondaco.contract.phrase import Row
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event
from fondaco.games.oltremare.rules import knowledge
from fondaco.games.oltremare.rules.chart import Chart
from fondaco.games.oltremare.rules.moves import (
    ACTIONS,
    ARG,
    ARRIVAL,
    CALM_SEA,
    CARGO,
    COMPASS,
    COMPASS_ROSE,
    DISCARD,
    GOOD_DEALS,
    LOAD,
    LOCAL_INFLUENCE,
    NO_MARKER,
    PIRATE_FIGHTER,
    PLAY,
    POWER,
    SAIL,
    SAILING,
    STAY,
    TRADE,
    UNSEEN,
)
from fondaco.games.oltremare.rules.pile import draw, venice_surfaces
from fondaco.games.oltremare.rules.scoring import finish
from fondaco.games.oltremare.rules.setting import STEPS
from fondaco.games.oltremare.rules.state import OltremareState


def begin(s: OltremareState, events: list[Event] | None) -> None:
    """OM-2.0, OM-2.1: the turn of seat `s.turn` begins."""
    seat = s.turn
    top = s.cargo[seat][-1]
    deck = s.setting.deck
    s.turns += 1
    s.need = deck.load[top]
    s.bought = 0
    s.dealt = 0
    s.offered = 0
    if events is not None:
        facts = {"turn": s.turns, "power": deck.power[top], "load": s.need}
        events.append(Event("turn_began", seat, facts))
    if s.active[seat] == LOCAL_INFLUENCE:
        gain = deck.power[top] - 3
        s.ducats[seat] = s.ducats[seat] + gain
        if events is not None:
            paid = {"ducats": gain, "cause": "local-influence"}
            events.append(Event("influence_paid", seat, paid))
    s.phase = POWER if len(s.hands[seat]) > deck.power[top] else TRADE


def list_discards(s: OltremareState) -> list[int]:
    """To put any card of the hand on the pirate stack."""
    return [DISCARD + card for card in s.hands[s.turn]]


def discard(s: OltremareState, card: int, events: list[Event] | None) -> None:
    """OM-2.1.1: a card above the hand limit goes to the own pirate stack, face down."""
    seat = s.turn
    hand = s.hands[seat]
    if s.phase != POWER:
        raise Refused("discard-above-power")
    try:
        hand.remove(card)
    except ValueError:
        raise Refused("discard-own-card", card=s.setting.deck.called(card)) from None
    s.pirates[seat] = s.pirates[seat] + [card]
    if s.books:
        knowledge.stowed(s, seat)
    if events is not None:
        events.append(Event("discarded", seat, {}, {"card": card}, 1 << seat))
    if len(hand) <= s.setting.deck.power[s.cargo[seat][-1]]:
        s.phase = TRADE


def start_actions(s: OltremareState, events: list[Event] | None) -> None:
    """The trade phase is over."""
    s.phase = ACTIONS
    if len(s.hands[s.turn]) < s.need:
        s.need = len(s.hands[s.turn])  # OM-2.2.9
        if s.need == 0:
            resolve(s, events)


def list_plays(s: OltremareState) -> list[int]:
    """To play any card of the hand."""
    return [PLAY + card for card in s.hands[s.turn]]


def play_card(s: OltremareState, card: int, events: list[Event] | None) -> None:
    """OM-2.3.1: one more card is played; the last one sets the actions going."""
    seat: i64 = s.turn
    hand = s.hands[seat]
    if s.phase != ACTIONS:
        raise Refused("play-in-actions")
    try:
        hand.remove(card)
    except ValueError:
        raise Refused("play-own-card", card=s.setting.deck.called(card)) from None
    played = s.played
    played.append(card)
    if s.books:
        knowledge.laid_open(s, seat, card)
    if events is not None:
        events.append(Event("played", seat, {"card": card}))
    if len(played) == s.need:
        resolve(s, events)


def resolve(s: OltremareState, events: list[Event] | None) -> None:
    """Ducats, pirates, cards, and the ship's orders, in this order (OM-2.3.2 to OM-2.3.6)."""
    seat: i64 = s.turn
    counts = s.setting.deck.counts
    symbols: i64 = 0
    for card in s.played:
        symbols += counts[card]
    marker = s.active[seat]

    number = symbols & 15
    if marker == GOOD_DEALS:
        number += 1
    if number:
        s.ducats[seat] = s.ducats[seat] + STEPS[number]  # compiled, faster than +=
        if events is not None:
            facts = {"symbols": number, "ducats": STEPS[number], "cause": "symbols"}
            events.append(Event("ducats_gained", seat, facts))

    number = symbols >> 4 & 15
    if number:
        if marker != PIRATE_FIGHTER:
            plunder(s, s.setting.steps[number], events)
        elif events is not None:
            events.append(Event("pirates_beaten", seat, {"symbols": number}))

    number = symbols >> 8 & 15
    if number:
        draw_cards(s, s.setting.steps[number], events)

    s.sails = symbols >> 12
    if s.sails:
        if marker == CALM_SEA:
            s.ducats[seat] = s.ducats[seat] + s.sails
            if events is not None:
                facts = {"symbols": s.sails, "ducats": s.sails, "cause": "calm-sea"}
                events.append(Event("calm_sea_paid", seat, facts))
        s.phase = SAILING
    else:
        start_loading(s, events)


def plunder(s: OltremareState, number: int, events: list[Event] | None) -> None:
    """OM-2.3.3: cards from the pile go unseen to the own pirate stack."""
    seat: i64 = s.turn
    s.pirates[seat] = s.pirates[seat][:]  # replaced once, then filled
    taken: i64 = 0
    while taken < number:
        card = draw(s, events)
        if card < 0:
            break
        s.pirates[seat].append(card | UNSEEN)
        if s.books:
            knowledge.plundered(s, seat)
        taken += 1
    if events is not None:
        events.append(Event("plundered", seat, {"cards": taken}, barrier=True))


def draw_cards(s: OltremareState, number: int, events: list[Event] | None) -> None:
    """OM-2.3.4: cards from the pile come into the hand."""
    seat = s.turn
    hand = s.hands[seat]
    before = len(hand)
    for _ in range(number):
        card = draw(s, events)
        if card < 0:
            break
        hand.append(card)
        if s.books:
            knowledge.drawn(s, seat)
    if events is not None:
        cards = hand[before:]
        facts = {"cards": len(cards)}
        events.append(Event("drew", seat, facts, {"faces": cards}, 1 << seat, barrier=True))


def can_go_on(s: OltremareState, port: int, sails: int, sailed: list[int], last: int) -> bool:
    """Whether a ship here can sail so many ports more, after these routes and the last one."""
    chart = s.setting.chart
    neighbours = chart.neighbours[port]
    routes = chart.route_of[port]
    for i in range(len(routes)):
        route = routes[i]
        if route != last and route not in sailed:
            if sails == 1:
                return True
            if can_go_on(s, neighbours[i], sails - 1, [*sailed, last], route):
                return True
    return False


def may_sail(s: OltremareState, route: int, there: int) -> bool:
    """OM-2.3.5: not twice along a route, and never where the voyage could not be finished."""
    if not s.setting.edition.route_once:
        return True
    if s.sailed and route in s.sailed:
        return False
    return s.sails == 1 or can_go_on(s, there, s.sails - 1, s.sailed, route)


def list_sails(s: OltremareState) -> list[int]:
    """The neighbouring ports to which the ship may sail next."""
    chart = s.setting.chart
    port = s.ship[s.turn]
    neighbours = chart.neighbours[port]
    routes = chart.route_of[port]
    found: list[int] = []
    for i in range(len(routes)):
        if may_sail(s, routes[i], neighbours[i]):
            found.append(SAIL + neighbours[i])
    return found


def sail(s: OltremareState, port: int, events: list[Event] | None) -> None:
    """Sail on to a neighbouring port."""
    seat = s.turn
    chart = s.setting.chart
    here = s.ship[seat]
    if s.phase != SAILING:
        raise Refused("no-voyage")
    try:
        route = chart.route_of[here][chart.neighbours[here].index(port)]
    except ValueError:
        raise no_route(chart, here, port) from None
    if not may_sail(s, route, port):
        if route in s.sailed:
            raise Refused("cannot-sail-twice")
        raise Refused("voyage-stuck", port=chart.called(port))
    s.sailed = [*s.sailed, route]
    s.ship[seat] = port
    s.sails -= 1
    if events is not None:
        events.append(Event("sailed", seat, {"from": here, "port": port, "left": s.sails}))
    if s.sails == 0:
        if s.markers[port] == COMPASS_ROSE:
            s.phase = ARRIVAL
        else:
            take_marker(s, events)
            start_loading(s, events)


def no_route(chart: Chart, here: int, port: int) -> Refused:
    """Why a ship cannot sail to a port."""
    if port >= len(chart.ports):
        return Refused("no-move")
    ports = Row([chart.called(there) for there in chart.neighbours[here]])
    return Refused("no-route", port=chart.called(port), here=chart.called(here), ports=ports)


def take_marker(s: OltremareState, events: list[Event] | None) -> None:
    """OM-3.1: the marker of this port, or none, becomes the active one."""
    seat = s.turn
    port = s.ship[seat]
    marker = s.markers[port]
    s.active[seat] = marker
    if marker != NO_MARKER:
        clear_port(s, port)
        s.collected[seat] = s.collected[seat] + (1 << 4 * marker)
    if events is not None:
        events.append(Event("arrived", seat, {"port": port, "marker": marker}))


def clear_port(s: OltremareState, port: int) -> None:
    """Take the marker away from a port."""
    markers = s.markers[:]
    markers[port] = NO_MARKER
    s.markers = markers


def list_compass(s: OltremareState) -> list[int]:
    """OM-3.2: stay, or go to any other port without a compass."""
    here = s.ship[s.turn]
    found = [STAY]
    for port in range(len(s.markers)):
        if port != here and s.markers[port] != COMPASS_ROSE:
            found.append(COMPASS + port)
    return found


def may_follow(s: OltremareState, port: int) -> bool:
    """Whether the compass may be followed to this port (ARG: not at all)."""
    if port >= len(s.markers):
        return port == ARG
    return port != s.ship[s.turn] and s.markers[port] != COMPASS_ROSE


def follow_compass(s: OltremareState, port: int, events: list[Event] | None) -> None:
    """OM-3.2: use the compass or leave it; either way it is gone."""
    if s.phase != ARRIVAL:
        raise Refused("no-compass")
    if not may_follow(s, port):
        raise Refused("compass-where")
    seat = s.turn
    here = s.ship[seat]
    clear_port(s, here)
    if events is not None:
        there = here if port == ARG else port
        events.append(Event("compass", seat, {"from": here, "port": there}))
    if port != ARG:
        s.ship[seat] = port
    take_marker(s, events)
    start_loading(s, events)


def start_loading(s: OltremareState, events: list[Event] | None) -> None:
    """The loading begins; if there is nothing to load, the turn ends."""
    s.phase = CARGO
    if not s.played:
        end(s, events)


def list_loads(s: OltremareState) -> list[int]:
    """To load any of the cards that were played."""
    return [LOAD + card for card in s.played]


def load(s: OltremareState, card: int, events: list[Event] | None) -> None:
    """OM-2.4.1: a played card is put on top of the cargo stack."""
    if s.phase != CARGO:
        raise Refused("load-after-actions")
    played = s.played
    try:
        played.remove(card)
    except ValueError:
        raise Refused("load-played", card=s.setting.deck.called(card)) from None
    seat: i64 = s.turn
    s.cargo[seat] = s.cargo[seat] + [card]
    if events is not None:
        events.append(Event("loaded", seat, {"card": card}))
    if not played:
        end(s, events)


def end(s: OltremareState, events: list[Event] | None) -> None:
    """The turn ends; so does the game, if it was the last one (OM-4.4, OM-4.5)."""
    s.sailed = []
    if events is not None:
        facts = {"hand": len(s.hands[s.turn])}
        events.append(Event("turn_ended", s.turn, facts))
    venice_surfaces(s, events)
    following = (s.turn + 1) % s.players  # OM-1.8
    if s.last_round and (following == s.first or not s.setting.edition.last_round):
        finish(s, events)
        return
    s.turn = following
    begin(s, events)
