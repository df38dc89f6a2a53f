"""What is sent to a screen, in the shapes of `wire.py`: the setting, events and the outlook.

The engine's events name cards, ports, goods and markers by number; what leaves names them as views
and moves do.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from fondaco.contract.rules import Rules, View
from fondaco.games.oltremare import wire
from fondaco.games.oltremare.outlook import brings, prospects
from fondaco.games.oltremare.rules.cards import Deck
from fondaco.games.oltremare.rules.chart import Chart
from fondaco.games.oltremare.rules.claims import truths
from fondaco.games.oltremare.rules.moves import MARKERS
from fondaco.games.oltremare.rules.notation import format_claim
from fondaco.games.oltremare.rules.offers import MAX_ASK, MAX_DUCATS, claim, claim_is_sound
from fondaco.games.oltremare.rules.rules import OltremareRules
from fondaco.games.oltremare.rules.setting import STEPS, Setting
from fondaco.games.oltremare.rules.show import asked_to_json, given_to_json, symbols_in, whom
from fondaco.games.oltremare.rules.view import OltremareView

# --- the setting ----------------------------------------------------------------------------------


def setting(rules: Rules) -> wire.Setting:
    """What never changes during a game, as plain data."""
    assert isinstance(rules, OltremareRules)
    deck, chart = rules.setting.deck, rules.setting.chart
    return {
        "game": "oltremare",
        "edition": rules.setting.edition.name,
        "goods": goods(deck),
        "cards": cards(deck, chart),
        "ports": ports(chart),
        "routes": routes(chart),
        "markers": MARKERS,
        # OM-2.3.1: what 0, 1, 2, … symbols of a kind bring, as on the player aid.
        "worth": {
            "ducat": STEPS,
            "flag": rules.setting.steps,
            "cards": rules.setting.steps,
            "ship": list(range(len(STEPS))),
        },
        "brings": {
            name: brings(marker, rules.setting.steps) for marker, name in enumerate(MARKERS)
        },
        "limits": {
            "ask": MAX_ASK,
            "ducats": MAX_DUCATS,
            "powers": [power for power in range(3, 10) if claim_is_sound(claim(power=power))],
            "loads": [load for load in range(1, 8) if claim_is_sound(claim(load=load))],
            "symbols": sum(claim_is_sound(claim(symbols=mask)) for mask in (1, 3, 7, 15)),
        },
        # Of each what is ours and not printed in the box (OM-0.9, OM-0.10).
        "reconstructed": {"deck": deck.reconstruction, "chart": chart.reconstruction},
    }


def goods(deck: Deck) -> list[wire.Goods]:
    """Rarest first, as in the deck."""
    return [
        {
            "name": name,
            "count": deck.goods_count[at],
            "pay": deck.pay_row[at],
            "lots": deck.pay[at][: deck.goods_count[at] + 2],
        }
        for at, name in enumerate(deck.goods_names)
    ]


def cards(deck: Deck, chart: Chart) -> list[wire.Card]:
    """All cards of a deck, as they are sent."""
    return [
        {
            "name": name,
            "goods": deck.goods_names[deck.goods[card]],
            "symbols": symbols_in(deck.symbols[card]),
            "power": deck.power[card],
            "load": deck.load[card],
            "port": chart.slugs[deck.port[card]] if deck.port[card] >= 0 else None,
            "truths": [format_claim(said)[1:-1] for said in truths(deck, card)],
        }
        for card, name in enumerate(deck.names)
    ]


def ports(chart: Chart) -> list[wire.Port]:
    """All ports of a chart, as they are sent."""
    return [
        {
            "name": chart.slugs[port],
            "title": title,
            "today": chart.today[port],
            "sea": chart.sea[port],
            "at": (chart.lat[port], chart.lon[port]),
        }
        for port, title in enumerate(chart.ports)
    ]


def routes(chart: Chart) -> list[wire.Route]:
    """All routes of a chart, as they are sent."""
    return [
        {
            "between": (chart.slugs[a], chart.slugs[b]),
            "via": [(bends[i], bends[i + 1]) for i in range(0, len(bends), 2)],
        }
        for (a, b), bends in zip(chart.routes, chart.via, strict=True)
    ]


# --- events ---------------------------------------------------------------------------------------

OFFERS: Final = ("offered", "amended", "countered")


def event(rules: Rules, seen: Mapping[str, Any]) -> wire.Event:
    """An event as a seat saw it, with names for the numbers. A test holds it against its shape."""
    assert isinstance(rules, OltremareRules)
    if seen["event"] in OFFERS:
        return offered(rules.setting, seen)
    told = {
        key: NAMED[key](rules.setting, value) if key in NAMED else value
        for key, value in seen.items()
    }
    return cast(wire.Event, told)


def offered(s: Setting, seen: Mapping[str, Any]) -> wire.Offered:
    """An offer as it is sent, with names for its numbers."""
    pairs = zip(seen["give"], seen["claims"], strict=True)
    told: wire.Offered = {
        "event": seen["event"],
        "seat": seen["seat"],
        "number": seen["number"],
        "version": seen["version"],
        "owner": seen["owner"],
        "to": whom(seen["to"]),
        "give": [given_to_json(s, goods, said) for goods, said in pairs],
        "give_ducats": seen["give_ducats"],
        "ask": asked_to_json(s, seen["ask"]),
        "ask_ducats": seen["ask_ducats"],
        "counters": seen["counters"],
    }
    if "cards" in seen:
        told["cards"] = card_names(s, seen["cards"])
    return told


def card_names(s: Setting, numbers: list[int]) -> list[str]:
    """The names of cards."""
    return [s.deck.names[card] for card in numbers]


def goods_names(s: Setting, numbers: list[int]) -> list[str]:
    """The names of goods."""
    return [s.deck.goods_names[each] for each in numbers]


def port_name(s: Setting, port: int) -> str:
    """The name of a port."""
    return s.chart.slugs[port]


def lots(s: Setting, found: list[list[int]]) -> list[wire.PaidLot]:
    """The lots of a cargo, as they are sent."""
    return [
        {"goods": s.deck.goods_names[goods], "count": count, "ducats": ducats}
        for goods, count, ducats in found
    ]


NAMED: Final[dict[str, Callable[[Setting, Any], object]]] = {
    "card": lambda s, card: s.deck.names[card],
    "faces": card_names,
    "given_cards": card_names,
    "taken_cards": card_names,
    "given": goods_names,
    "taken": goods_names,
    "port": port_name,
    "from": port_name,
    "marker": lambda s, marker: MARKERS[marker],
    "lots": lots,
}


# --- the outlook ----------------------------------------------------------------------------------


def outlook(view: View, aids: bool | None = None) -> wire.Outlook | None:
    """What the choices of this moment would bring, as far as this seat can know."""
    assert isinstance(view, OltremareView)
    return prospects(view, aids) or None
