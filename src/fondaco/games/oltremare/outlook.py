"""What a decision would lead to, from what the seat itself knows."""

from dataclasses import dataclass
from typing import Literal

from fondaco.games.oltremare import wire
from fondaco.games.oltremare.rules.moves import (
    ACCEPT,
    CALM_SEA,
    CARGO,
    GOOD_DEALS,
    KIND,
    PIRATE_FIGHTER,
    SAILING,
    TRADE,
)
from fondaco.games.oltremare.rules.offers import ANY, EVERYONE, Offer, answer_number
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
    if marker == GOOD_DEALS:
        return symbols(shown + 1, STEPS[shown + 1], note="extra")
    return symbols(shown, STEPS[shown])


def flags(shown: int, marker: int, steps: list[int]) -> wire.Brings:
    if shown and marker == PIRATE_FIGHTER:
        return symbols(shown, 0, note="beaten")
    return symbols(shown, steps[shown])


def ships(shown: int, marker: int) -> wire.Brings:
    if shown and marker == CALM_SEA:
        return symbols(shown, shown, ducats=shown, note="paid")
    return symbols(shown, shown)


def symbols(
    count: int, brings: int, ducats: int = 0, note: Literal["", "extra", "beaten", "paid"] = ""
) -> wire.Brings:
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


# --- loading (OM-2.4) -----------------------------------------------------------------------------


@dataclass(frozen=True)
class Lot:
    """The lot on top of a cargo stack, as far as it may be known."""

    goods: int
    count: int
    pay: int
    more: int  # what one card more would pay; 0 if no more


def open_cargo(v: OltremareView) -> list[int]:
    """The cards of the own stack in plain sight: those loaded this turn and the one below them.

    At a table with a ledger it is the whole stack (OM-6.3).
    """
    stack = v.cargo[v.seat]
    if v.setting.memory == "ledger":
        return stack
    loaded = v.need - len(v.played) if v.phase == CARGO and v.turn == v.seat else 0
    return stack[-(loaded + 1) :]


def top_lot(v: OltremareView, loading: list[int]) -> Lot:
    """The top lot after these cards have been loaded too."""
    deck = v.setting.deck
    stack = [*open_cargo(v), *loading]
    goods = deck.goods[stack[-1]]
    count = 0
    for card in reversed(stack):
        if deck.goods[card] != goods:
            break
        count += 1
    pay = deck.pay[goods][count]
    more = deck.pay[goods][count + 1]
    return Lot(goods, count, pay, more if more > pay else 0)


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
    ways = sum(move & KIND == ACCEPT and answer_number(move) == offer.number for move in v.moves)
    asked = [card for card in v.hand if ways and (offer.ask[ANY] or offer.ask[goods[card]])]
    found: wire.Answers = {
        "count": sum(offer.ask),
        "cards": [names[card] for card in asked],
        "listed": ways < MAX_WAYS,
        "counter": [names[card] for card in nearest(v, offer.ask)],
        "lacks": lacks(v, offer.ask),
    }
    if ways:
        found["after"] = after_deal(v, offer)
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
    return {
        "hand": hand,
        "ducats": v.ducats[v.seat] + offer.give_ducats - offer.ask_ducats,
        "missing": max(0, v.need - hand) if active else 0,
        "excess": 0 if active else max(0, hand - deck.power[v.cargo[v.seat][-1]]),
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


def prospects(v: OltremareView) -> wire.Outlook:
    """What the choices of this moment would bring, for a screen; empty if nothing is asked."""
    if v.seat not in v.to_move:
        return {}
    if v.phase == CARGO:
        names = v.setting.deck.names
        return {"tops": {names[card]: on_top(v, card) for card in v.played}}
    if v.phase == SAILING:
        return {"voyages": voyage_tree(v)}
    if v.phase != TRADE:
        return {}
    found: wire.Outlook = {"partners": partners(v)}
    if v.seat == v.turn:
        found["plays"] = plays(v)
    mine = [o for o in v.offers if o.open_to(v.seat) and not o.declined >> v.seat & 1]
    if mine:
        found["answers"] = {f"#{o.number}.{o.version}": answers(v, o) for o in mine}
    brings = {f"#{o.number}.{o.version}": seats for o in v.offers if (seats := prestige(v, o))}
    if brings:
        found["prestige"] = brings
    return found
