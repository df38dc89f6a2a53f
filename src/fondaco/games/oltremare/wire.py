"""What never changes during a game and every screen needs: cards, goods, ports and routes.

Events name cards and ports by their numbers, views and moves by their names; the lists here are in
the order of the numbers.
"""

from typing import Any

from fondaco.contract.rules import Rules
from fondaco.games.oltremare.rules.cards import SYMBOL_NAMES, Deck
from fondaco.games.oltremare.rules.chart import Chart
from fondaco.games.oltremare.rules.moves import MARKERS
from fondaco.games.oltremare.rules.rules import OltremareRules
from fondaco.games.oltremare.rules.turn import STEPS


def setting(rules: Rules) -> dict[str, Any]:
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
            "flag": STEPS,
            "cards": STEPS,
            "ship": list(range(len(STEPS))),
        },
        # Of each what is ours and not printed in the box (OM-0.9, OM-0.10).
        "reconstructed": {"deck": deck.reconstruction, "chart": chart.reconstruction},
        # OM-2.3.5: whether a route may be sailed only once in a turn.
        "route_once": rules.setting.edition.route_once,
    }


def goods(deck: Deck) -> list[dict[str, Any]]:
    """Rarest first, as in the deck."""
    return [
        {"name": name, "count": deck.goods_count[at], "pay": deck.pay_row[at]}
        for at, name in enumerate(deck.goods_names)
    ]


def cards(deck: Deck, chart: Chart) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "goods": deck.goods_names[deck.goods[card]],
            "symbols": [
                symbol for bit, symbol in enumerate(SYMBOL_NAMES) if deck.symbols[card] >> bit & 1
            ],
            "power": deck.power[card],
            "load": deck.load[card],
            "port": chart.slugs[deck.port[card]] if deck.port[card] >= 0 else None,
        }
        for card, name in enumerate(deck.names)
    ]


def ports(chart: Chart) -> list[dict[str, Any]]:
    """`name` is what moves and views say, `title` what stands on the chart."""
    return [
        {
            "name": chart.slugs[port],
            "title": title,
            "today": chart.today[port],
            "sea": chart.sea[port],
            "at": [chart.lat[port], chart.lon[port]],
        }
        for port, title in enumerate(chart.ports)
    ]


def routes(chart: Chart) -> list[dict[str, Any]]:
    """Each with its two ports, and the [lat, lon] its drawn line bends at, from first to second."""
    return [
        {
            "between": [chart.slugs[a], chart.slugs[b]],
            "via": [[bends[i], bends[i + 1]] for i in range(0, len(bends), 2)],
        }
        for (a, b), bends in zip(chart.routes, chart.via, strict=True)
    ]
