"""What a decision would lead to, from what the seat itself knows."""

from dataclasses import dataclass

from fondaco.games.oltremare.rules.moves import CALM_SEA, CARGO, GOOD_DEALS, PIRATE_FIGHTER
from fondaco.games.oltremare.rules.turn import STEPS
from fondaco.games.oltremare.rules.view import OltremareView


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
    coins = (counts & 15) + (marker == GOOD_DEALS)
    flags = counts >> 4 & 15
    sails = counts >> 12
    fighter = marker == PIRATE_FIGHTER
    return Outcome(
        ducats=STEPS[coins] + (sails if marker == CALM_SEA else 0),
        pirates=0 if fighter else STEPS[flags],
        beaten=fighter and flags > 0,
        draw=STEPS[counts >> 8 & 15],
        sails=sails,
    )


def voyages(v: OltremareView, sails: int) -> dict[int, list[list[int]]]:
    """For every port where a voyage of so many ports can end, the ways there (OM-2.3.5)."""
    chart = v.setting.chart
    once = v.setting.edition.route_once
    found: dict[int, list[list[int]]] = {}

    def go(port: int, way: list[int], used: list[int]) -> None:
        if len(way) == sails:
            found.setdefault(port, []).append(way)
            return
        for there, route in zip(chart.neighbours[port], chart.route_of[port], strict=True):
            if not once or route not in used:
                go(there, [*way, there], [*used, route])

    go(v.ship[v.seat], [], v.sailed)
    return found


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
