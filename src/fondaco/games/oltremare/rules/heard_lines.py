"""What all have heard of hidden cards (heard.py), as a field of a position's or a view's line.

Lines of older versions do not have it: then it is what their other fields still say.
"""

from typing import Any

from fondaco.contract.fields import Fields, items, number
from fondaco.contract.refused import Refused
from fondaco.games.oltremare.rules.heard import bound
from fondaco.games.oltremare.rules.knowledge import IN_PILE
from fondaco.games.oltremare.rules.setting import Setting
from fondaco.games.oltremare.rules.state import Refill

FIELD = "heard"


def heard_to_json(
    setting: Setting, named: list[list[list[int]]], floors: list[tuple[int, ...]],
    refills: list[Refill],
) -> dict[str, Any]:  # fmt: skip
    """The field, in a dict; empty if there is nothing to write."""
    if not (any(named) or any(floors) or refills):
        return {}
    names = setting.deck.names
    return {
        FIELD: {
            "named": named,
            "floors": [
                [[names[e >> 16], e >> 8 & 255, e & 255] for e in entries] for entries in floors
            ],
            "refills": [
                {
                    "cards": [names[card] for card in pile.cards],
                    "open": pile.is_open,
                    "floors": pile.floors,
                    "since": pile.since,
                    "most": pile.most,
                }
                for pile in refills
            ],
        }
    }


def read_named(f: Fields, players: int) -> list[list[list[int]]]:
    """What was said of goods in hands, by seat."""
    found: list[list[list[int]]] = []
    for seat in f.lists("named", players):
        chain = [[number(n, 0, 98, "named") for n in items(b, "named", 8)] for b in seat]
        heights = [b[0] for b in chain]
        if sorted(set(heights)) != heights:
            raise Refused("unsound-heard")
        found.append(chain)
    return found


def read_floors(f: Fields, setting: Setting, lists: int) -> list[tuple[int, ...]]:
    """From which height on cards may lie in a stack."""
    found: list[tuple[int, ...]] = []
    for entries in f.lists("floors", lists):
        floors: list[int] = []
        for entry in entries:
            name, seat, height = items(entry, "floors", 3)
            if not isinstance(name, str):
                raise Refused("unsound-heard")
            where = number(seat, 0, setting.players - 1, "floors") << 8
            low = number(height, 1, 98, "floors")
            floors.append(setting.deck.card_id(name) << 16 | where | low)
        found.append(tuple(floors))
    return found


def read_refills(f: Fields, setting: Setting) -> list[Refill]:
    """The piles that were made of discards."""
    players = setting.players
    return [
        Refill(
            [setting.deck.card_id(name) for name in pile.texts("cards")],
            pile.flag("open"),
            pile.numbers("floors", 0, 127, players),
            pile.numbers("since", 0, 98, players),
            pile.numbers("most", 0, 98, players),
        )
        for pile in f.objects("refills")
    ]


def told_by(
    shown: list[int], offers: list[tuple[int, list[int]]], heights: list[int]
) -> list[list[list[int]]]:
    """What an older line says: goods from deals, and those in offers as [owner, goods]."""
    named: list[list[list[int]]] = []
    for seat, height in enumerate(heights):
        chain = bound([], height, shown[7 * seat : 7 * seat + 7])
        for owner, goods in offers:
            if owner == seat:
                chain = bound(chain, height, [goods.count(kind) for kind in range(7)])
        named.append(chain)
    return named


def refills_by(tracked: tuple[int, ...], refilled: bool, players: int) -> list[Refill]:
    """The same of a new pile: cards that may be in it, and nothing of where others have gone."""
    if not refilled:
        return []
    cards = sorted({e >> 16 for e in tracked if e & IN_PILE})
    return [Refill(cards, True, [0] * players, [0] * players, [98] * players)]
