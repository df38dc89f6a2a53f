"""What a decision would lead to, from what the seat itself knows."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from fondaco.games.oltremare import wire
from fondaco.games.oltremare.rules.cards import Deck
from fondaco.games.oltremare.rules.chart import Chart
from fondaco.games.oltremare.rules.moves import (
    ACCEPT,
    ACTIONS,
    ARRIVAL,
    CALM_SEA,
    CARGO,
    COMPASS,
    GOOD_DEALS,
    KIND,
    MARKERS,
    NO_MARKER,
    PIRATE_FIGHTER,
    SAILING,
    STAY,
    TRADE,
)
from fondaco.games.oltremare.rules.offers import ANY, EVERYONE, Offer, answer_number
from fondaco.games.oltremare.rules.scoring import lots, top_run
from fondaco.games.oltremare.rules.setting import STEPS
from fondaco.games.oltremare.rules.trade import MAX_WAYS
from fondaco.games.oltremare.rules.view import OltremareView

# --- playing (OM-2.3) -----------------------------------------------------------------------------


def brings(marker: int, steps: list[int]) -> dict[wire.SymbolName, list[wire.Brings]]:
    """What 0, 1, 2, … symbols of each kind bring while this marker is active."""
    return {
        "ducat": [coins(count, marker) for count in range(len(STEPS) - 1)],
        "flag": [flags(count, marker, steps) for count in range(len(STEPS) - 1)],
        "cards": [symbols(count, steps[count]) for count in range(len(STEPS) - 1)],
        "ship": [ships(count, marker) for count in range(len(STEPS) - 1)],
    }


def coins(shown: int, marker: int) -> wire.Brings:
    """What so many coins bring, with this marker."""
    if marker == GOOD_DEALS:
        return symbols(shown + 1, STEPS[shown + 1], note="extra")
    return symbols(shown, STEPS[shown])


def flags(shown: int, marker: int, steps: list[int]) -> wire.Brings:
    """What so many flags bring, with this marker."""
    if shown and marker == PIRATE_FIGHTER:
        return symbols(shown, 0, note="beaten")
    return symbols(shown, steps[shown])


def ships(shown: int, marker: int) -> wire.Brings:
    """What so many ships bring, with this marker."""
    if shown and marker == CALM_SEA:
        return symbols(shown, shown, ducats=shown, note="paid")
    return symbols(shown, shown)


def symbols(
    count: int, brings: int, ducats: int = 0, note: Literal["", "extra", "beaten", "paid"] = ""
) -> wire.Brings:
    """What some symbols bring, as it is sent."""
    return {"count": count, "brings": brings, "ducats": ducats, "note": note}


@dataclass(frozen=True)
class Outcome:
    """What a set of played cards does (OM-2.3)."""

    ducats: int
    pirates: int
    beaten: bool  # there are flags, but the Pirate Fighter sees to them
    draw: int
    sails: int


def outcome(v: OltremareView, cards: list[int]) -> Outcome:
    """The actions of these cards with the marker that is active now."""
    counts = sum(v.setting.deck.counts[card] for card in cards)
    marker = v.active[v.seat]
    steps = v.setting.steps
    gold, flag = coins(counts & 15, marker), flags(counts >> 4 & 15, marker, steps)
    ship = ships(counts >> 12, marker)
    return Outcome(
        ducats=gold["brings"] + ship["ducats"],
        pirates=flag["brings"],
        beaten=flag["note"] == "beaten",
        draw=steps[counts >> 8 & 15],
        sails=ship["brings"],
    )


# --- sailing (OM-2.3.5) ---------------------------------------------------------------------------


def voyages(v: OltremareView, sails: int) -> dict[int, list[list[int]]]:
    """For every port where a voyage of so many ports can end, the ways there (OM-2.3.5)."""
    chart = v.setting.chart
    once = v.setting.edition.route_once
    ways = [([v.ship[v.seat]], v.sailed)]  # the ports, and the routes that were used
    for _ in range(sails):
        ways = [
            ([*way, there], [*used, route])
            for way, used in ways
            for there, route in zip(chart.neighbours[way[-1]], chart.route_of[way[-1]], strict=True)
            if not once or route not in used
        ]
    found: dict[int, list[list[int]]] = {}
    for way, _ in ways:
        found.setdefault(way[-1], []).append(way[1:])
    return found


def voyage_tree(v: OltremareView) -> wire.Voyages:
    """The same as steps: after each port those that can come next. What ends early is not there."""
    slugs = v.setting.chart.slugs
    tree: wire.Voyages = {}
    for ways in voyages(v, v.sails).values():
        for way in ways:
            at = tree
            for port in way:
                at = at.setdefault(slugs[port], {})
    return tree


@lru_cache(maxsize=1000)  # the chart does not change, and ships lie in few ports
def in_reach(chart: Chart, start: int, once: bool, most: int) -> list[list[str]]:
    """The ports where a new voyage of 0, 1, 2, … ports can end (OM-2.3.5)."""
    found: list[list[str]] = [[]]
    ways: set[tuple[int, tuple[int, ...]]] = {(start, ())}  # the port, and the routes to it
    for _ in range(most):
        ways = {
            (there, tuple(sorted((*used, route))) if once else ())
            for port, used in ways
            for there, route in zip(chart.neighbours[port], chart.route_of[port], strict=True)
            if route not in used
        }
        found.append([chart.slugs[port] for port in sorted({port for port, _ in ways})])
    return found


def most_ships(v: OltremareView) -> int:
    """How many ships the cards of this turn can show, whichever of the hand are played."""
    counts = v.setting.deck.counts
    held = sorted((counts[card] >> 12 for card in v.hand), reverse=True)
    return sum(counts[card] >> 12 for card in v.played) + sum(held[: v.need - len(v.played)])


def arrivals(v: OltremareView, ports: list[int]) -> dict[str, wire.PortArrival]:
    """What ending the voyage in these ports would bring (OM-3.1); those without a marker last."""
    slugs, active = v.setting.chart.slugs, v.active[v.seat]
    return {
        slugs[port]: {
            "marker": MARKERS[v.markers[port]],
            "instead": MARKERS[active if active != v.markers[port] else NO_MARKER],
        }
        for port in sorted(ports, key=lambda port: (v.markers[port] == NO_MARKER, v.markers[port]))
    }


# --- loading (OM-2.4) -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Lot:
    """The lot on top of a cargo stack, as far as it may be known."""

    goods: int
    count: int  # at least, where it is not exact
    pay: int
    more: int  # what one card more would pay; 0 if no more
    exact: bool  # all its cards are in plain sight


def lot_of(deck: Deck, goods: int, count: int, exact: bool) -> Lot:
    """What a lot is paid, and what it would be paid with one card more."""
    pay, more = deck.pay[goods][count], deck.pay[goods][count + 1]
    return Lot(goods, count, pay, more if more > pay else 0, exact)


def open_cargo(v: OltremareView, ledger: bool) -> list[int]:
    """The cards of the own stack in plain sight: those loaded this turn and the one below them.

    With a ledger it is the whole stack (OM-6.3).
    """
    stack = v.cargo[v.seat]
    if ledger:
        return stack
    loaded = v.need - len(v.played) if v.phase == CARGO and v.turn == v.seat else 0
    return stack[-(loaded + 1) :]


def top_lot(v: OltremareView, loading: list[int]) -> Lot:
    """The top lot after these cards have been loaded too."""
    deck = v.setting.deck
    seen = open_cargo(v, v.setting.memory == "ledger")
    stack = [*seen, *loading]
    count = top_run(deck, stack)
    # A lot that ends above the lowest card in sight cannot be longer.
    exact = count < len(stack) or len(seen) == len(v.cargo[v.seat])
    return lot_of(deck, deck.goods[stack[-1]], count, exact)


@lru_cache(maxsize=1000)  # all who look at a table see the same stacks, and few change in a move
def lots_of(deck: Deck, stack: tuple[int, ...], whole: bool) -> list[wire.CargoLot]:
    """The lots of these cards, from the top down; `whole`: there are no cards below them."""
    found = lots(deck, list(stack))
    return [
        lot_to_json(deck, lot_of(deck, goods, count, whole or at < len(found) - 1))
        for at, (goods, count, _) in enumerate(found)
    ]


def lot_to_json(deck: Deck, lot: Lot) -> wire.CargoLot:
    """A lot, as it is sent."""
    return {
        "goods": deck.goods_names[lot.goods],
        "count": lot.count,
        "pay": lot.pay,
        "more": lot.more,
        "exact": lot.exact,
    }


def loads(v: OltremareView, seen: list[int], whole: bool) -> dict[str, wire.Loaded]:
    """The played cards in every order in which they can be loaded, and the lots they make.

    `seen` is what is known to lie below them, and `whole`, whether that is all of it.
    """
    deck = v.setting.deck
    run = top_run(deck, seen)
    top = deck.goods[seen[-1]] if seen else -1
    left = [deck.goods[card] for card in v.played]
    return _next_loads(deck, top, run, whole or run < len(seen), sorted(left))


def _next_loads(
    deck: Deck, top: int, run: int, exact: bool, left: list[int]
) -> dict[str, wire.Loaded]:
    """The same over a top lot of so many cards, with the goods that are left to be loaded."""
    found: dict[str, wire.Loaded] = {}
    for at, goods in enumerate(left):
        if at and left[at - 1] == goods:
            continue
        joins = goods == top
        lot = lot_of(deck, goods, run + 1 if joins else 1, exact or not joins)
        rest = left[:at] + left[at + 1 :]
        then = _next_loads(deck, goods, lot.count, lot.exact, rest) if rest else {}
        found[deck.goods_names[goods]] = {**lot_to_json(deck, lot), "then": then}
    return found


def on_top(v: OltremareView, card: int) -> wire.Top:
    """What this card on top of the own cargo would ask of the hand at the next turn (OM-2.1)."""
    power, load = v.setting.deck.power[card], v.setting.deck.load[card]
    hand = len(v.hand)
    return {
        "power": power,
        "load": load,
        "excess": max(0, hand - power),
        "missing": max(0, load - hand),
    }


# --- trading (OM-2.2) -----------------------------------------------------------------------------


def partners(v: OltremareView) -> list[wire.Whom]:
    """To whom this seat may make an offer: the active player trades with everybody (OM-2.2.1)."""
    if v.seat != v.turn:
        return [v.turn]
    others: list[wire.Whom] = [seat for seat in range(v.players) if seat != v.seat]
    return ["all", *others] if len(others) > 1 else others


def plays(v: OltremareView) -> int:
    """How many cards the active player will play if the trade ends now (OM-2.2.9)."""
    return min(v.need, len(v.hand))


def answers(v: OltremareView, offer: Offer) -> wire.Answers:
    """How this seat can answer an offer, whatever it can give."""
    names, goods = v.setting.deck.names, v.setting.deck.goods
    short = lacks(v, offer.ask)
    ways = sum(move & KIND == ACCEPT and answer_number(move) == offer.number for move in v.moves)
    asked = [card for card in v.hand if ways and (offer.ask[ANY] or offer.ask[goods[card]])]
    found: wire.Answers = {
        "count": sum(offer.ask),
        "cards": [names[card] for card in asked],
        "listed": ways < MAX_WAYS,
        "counter": [names[card] for card in nearest(v, offer.ask)],
        "lacks": short,
    }
    if ways:
        found["after"] = after_deal(v, offer)
    else:
        # Of enough cards there is always a way; then it is the active player's load (OM-2.2.10).
        found["why"] = "cards" if short or sum(offer.ask) > len(v.hand) else "load"
    return found


def lacks(v: OltremareView, ask: list[int]) -> dict[str, int]:
    """What is asked for by name and is not in the own hand."""
    goods, names = v.setting.deck.goods, v.setting.deck.goods_names
    held = [goods[card] for card in v.hand]
    return {
        names[kind]: ask[kind] - held.count(kind)
        for kind in range(ANY)
        if ask[kind] > held.count(kind)
    }


def after_deal(v: OltremareView, offer: Offer) -> wire.AfterDeal:
    """What accepting would leave this seat with, whichever cards it gives."""
    deck = v.setting.deck
    come = [pair[0] for known, pairs in zip(v.offers, v.told, strict=True)
            if known.number == offer.number for pair in pairs]  # fmt: skip
    hand = len(v.hand) + len(come) - sum(offer.ask)
    held = [deck.goods[card] for card in v.hand]
    active = v.seat == v.turn
    stack = v.cargo[v.seat]  # none where it has become the pile (OM-4.4)
    return {
        "hand": hand,
        "ducats": v.ducats[v.seat] + offer.give_ducats - offer.ask_ducats,
        "missing": max(0, v.need - hand) if active else 0,
        "excess": 0 if active or not stack else max(0, hand - deck.power[stack[-1]]),
        "holds": {
            deck.goods_names[kind]: held.count(kind) + come.count(kind) - offer.ask[kind]
            for kind in sorted(set(come))
        },
    }


def prestige(v: OltremareView, offer: Offer) -> list[int]:
    """Who would get a prestige by this deal: once in a turn, never the active one (OM-2.2.3)."""
    if offer.owner != v.turn:
        partners = [offer.owner]
    elif offer.to == EVERYONE:
        said_no = offer.declined
        partners = [i for i in range(v.players) if i != v.turn and not said_no >> i & 1]
    else:
        partners = [offer.to]
    return [seat for seat in partners if not v.dealt >> seat & 1]


def nearest(v: OltremareView, ask: list[int]) -> list[int]:
    """Cards of the own hand towards what is asked for: those named first, then any."""
    goods = v.setting.deck.goods
    found: list[int] = []
    for kind in range(ANY):
        found += [card for card in v.hand if goods[card] == kind][: ask[kind]]
    return found + [card for card in v.hand if card not in found][: ask[ANY]]


# --- all of it ------------------------------------------------------------------------------------


def prospects(v: OltremareView, aids: bool | None = None) -> wire.Outlook:
    """What the choices of this moment would bring, for a screen; empty if nothing is asked.

    `aids` adds what one would have to remember; None: as the table's memory option says.
    """
    ledger = v.setting.memory == "ledger" if aids is None else aids
    found: wire.Outlook = {}
    if ledger:
        deck = v.setting.deck
        found["cargo"] = [lots_of(deck, tuple(stack), True) for stack in v.cargo]
    if v.seat not in v.to_move:
        return found
    if v.phase == CARGO:
        loading(v, ledger, found)
    elif v.phase == ACTIONS:
        once = v.setting.edition.route_once
        found["reach"] = in_reach(v.setting.chart, v.ship[v.seat], once, most_ships(v))
    elif v.phase == SAILING:
        found["voyages"] = voyage_tree(v)
        found["arrivals"] = arrivals(v, list(voyages(v, v.sails)))
    elif v.phase == ARRIVAL:
        found["arrivals"] = arrivals(v, [move - COMPASS for move in v.moves if move != STAY])
    elif v.phase == TRADE:
        trading(v, found)
    return found


def loading(v: OltremareView, ledger: bool, found: wire.Outlook) -> None:
    """Add what the choices of loading would bring."""
    deck = v.setting.deck
    seen = open_cargo(v, ledger)
    whole = len(seen) == len(v.cargo[v.seat])
    found["tops"] = {deck.names[card]: on_top(v, card) for card in v.played}
    found["loads"] = loads(v, seen, whole)
    if not ledger:
        mine = lots_of(deck, tuple(seen), whole)
        found["cargo"] = [mine if seat == v.seat else [] for seat in range(v.players)]


def trading(v: OltremareView, found: wire.Outlook) -> None:
    """Add what the choices of trading would bring."""
    found["partners"] = partners(v)
    if v.seat == v.turn:
        found["plays"] = plays(v)
    if v.may_offer and v.offers:
        # OM-2.2.11: one's own offers can be changed, and those to oneself answered by another.
        mine = [f"#{o.number}.{o.version}" for o in v.offers if o.owner == v.seat]
        theirs = [f"#{o.number}.{o.version}" for o in v.offers if o.open_to(v.seat)]
        found["to_amend"], found["to_counter"] = mine, theirs
    asked = [o for o in v.offers if o.open_to(v.seat) and not o.declined >> v.seat & 1]
    if asked:
        found["answers"] = {f"#{o.number}.{o.version}": answers(v, o) for o in asked}
    brings = {f"#{o.number}.{o.version}": seats for o in v.offers if (seats := prestige(v, o))}
    if brings:
        found["prestige"] = brings
