"""A turn from its start to its end, all but the trade phase (OM-2)."""

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
from fondaco.games.oltremare.rules.state import State


def begin(s: State, events: list[Event] | None) -> None:
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
        s.ducats[seat] += gain
        if events is not None:
            paid = {"ducats": gain, "cause": "local-influence"}
            events.append(Event("influence_paid", seat, paid))
    s.phase = POWER if len(s.hands[seat]) > deck.power[top] else TRADE


def list_discards(s: State) -> list[int]:
    return [DISCARD + card for card in s.hands[s.turn]]


def discard(s: State, card: int, events: list[Event] | None) -> None:
    """OM-2.1.1: a card above the hand limit goes to the own pirate stack, face down."""
    seat = s.turn
    hand = s.hands[seat]
    if s.phase != POWER:
        raise Refused("discard-above-power")
    if card not in hand:
        raise Refused("discard-own-card", card=s.setting.deck.called(card))
    hand.remove(card)
    s.pirates[seat] = [*s.pirates[seat], card]
    if s.books:
        knowledge.stowed(s, seat)
    if events is not None:
        events.append(Event("discarded", seat, {}, {"card": card}, 1 << seat))
    if len(hand) <= s.setting.deck.power[s.cargo[seat][-1]]:
        s.phase = TRADE


def start_actions(s: State, events: list[Event] | None) -> None:
    """The trade phase is over."""
    s.phase = ACTIONS
    if len(s.hands[s.turn]) < s.need:
        s.need = len(s.hands[s.turn])  # OM-2.2.9
        if s.need == 0:
            resolve(s, events)


def list_plays(s: State) -> list[int]:
    return [PLAY + card for card in s.hands[s.turn]]


def play_card(s: State, card: int, events: list[Event] | None) -> None:
    """OM-2.3.1: one more card is played; the last one sets the actions going."""
    seat = s.turn
    hand = s.hands[seat]
    if s.phase != ACTIONS:
        raise Refused("play-in-actions")
    try:
        hand.remove(card)
    except ValueError:
        raise Refused("play-own-card", card=s.setting.deck.called(card)) from None
    s.played.append(card)
    if s.books:
        knowledge.laid_open(s, seat, card)
    if events is not None:
        events.append(Event("played", seat, {"card": card}))
    if len(s.played) == s.need:
        resolve(s, events)


def resolve(s: State, events: list[Event] | None) -> None:
    """Ducats, pirates, cards, and the ship's orders, in this order (OM-2.3.2 to OM-2.3.6)."""
    seat = s.turn
    counts = s.setting.deck.counts
    symbols = 0
    for card in s.played:
        symbols += counts[card]
    marker = s.active[seat]

    number = symbols & 15
    if marker == GOOD_DEALS:
        number += 1
    if number:
        s.ducats[seat] += STEPS[number]
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
            s.ducats[seat] += s.sails
            if events is not None:
                facts = {"symbols": s.sails, "ducats": s.sails, "cause": "calm-sea"}
                events.append(Event("calm_sea_paid", seat, facts))
        s.phase = SAILING
    else:
        start_loading(s, events)


def plunder(s: State, number: int, events: list[Event] | None) -> None:
    """OM-2.3.3: cards from the pile go unseen to the own pirate stack."""
    seat = s.turn
    s.pirates[seat] = s.pirates[seat][:]  # replaced once, then filled
    taken = 0
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


def draw_cards(s: State, number: int, events: list[Event] | None) -> None:
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


def can_go_on(s: State, port: int, sails: int, sailed: list[int], last: int) -> bool:
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


def may_sail(s: State, route: int, there: int) -> bool:
    """OM-2.3.5: not twice along a route, and never where the voyage could not be finished."""
    if not s.setting.edition.route_once:
        return True
    if route in s.sailed:
        return False
    return s.sails == 1 or can_go_on(s, there, s.sails - 1, s.sailed, route)


def list_sails(s: State) -> list[int]:
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


def sail(s: State, port: int, events: list[Event] | None) -> None:
    """Sail on to a neighbouring port."""
    seat = s.turn
    chart = s.setting.chart
    here = s.ship[seat]
    if s.phase != SAILING:
        raise Refused("no-voyage")
    if port not in chart.neighbours[here]:
        raise no_route(chart, here, port)
    route = chart.route_of[here][chart.neighbours[here].index(port)]
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
    if port >= len(chart.ports):
        return Refused("no-move")
    ports = Row([chart.called(there) for there in chart.neighbours[here]])
    return Refused("no-route", port=chart.called(port), here=chart.called(here), ports=ports)


def take_marker(s: State, events: list[Event] | None) -> None:
    """OM-3.1: the marker of this port, or none, becomes the active one."""
    seat = s.turn
    port = s.ship[seat]
    marker = s.markers[port]
    s.active[seat] = marker
    if marker != NO_MARKER:
        clear_port(s, port)
        s.collected[seat] += 1 << 4 * marker
    if events is not None:
        events.append(Event("arrived", seat, {"port": port, "marker": marker}))


def clear_port(s: State, port: int) -> None:
    markers = s.markers[:]
    markers[port] = NO_MARKER
    s.markers = markers


def list_compass(s: State) -> list[int]:
    """OM-3.2: stay, or go to any other port without a compass."""
    here = s.ship[s.turn]
    found = [STAY]
    for port in range(len(s.markers)):
        if port != here and s.markers[port] != COMPASS_ROSE:
            found.append(COMPASS + port)
    return found


def follow_compass(s: State, port: int, events: list[Event] | None) -> None:
    """OM-3.2: use the compass or leave it; either way it is gone."""
    if s.phase != ARRIVAL:
        raise Refused("no-compass")
    if COMPASS + port not in list_compass(s):
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


def start_loading(s: State, events: list[Event] | None) -> None:
    s.phase = CARGO
    if not s.played:
        end(s, events)


def list_loads(s: State) -> list[int]:
    return [LOAD + card for card in s.played]


def load(s: State, card: int, events: list[Event] | None) -> None:
    """OM-2.4.1: a played card goes on top of the cargo stack."""
    if s.phase != CARGO:
        raise Refused("load-after-actions")
    try:
        s.played.remove(card)
    except ValueError:
        raise Refused("load-played", card=s.setting.deck.called(card)) from None
    s.cargo[s.turn] = [*s.cargo[s.turn], card]
    if events is not None:
        events.append(Event("loaded", s.turn, {"card": card}))
    if not s.played:
        end(s, events)


def end(s: State, events: list[Event] | None) -> None:
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
