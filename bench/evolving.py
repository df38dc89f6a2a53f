"""What `bench/evolve.py` may change: the numbers of each ruleset, and how far at a time.

A knob is one number of a set, or one thing about a row of numbers: its level, its slope and how
much it bends. Its step is what seemed a noticeable change; its ends keep it sensible, whatever the
field of opponents would let one get away with.
"""

from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final

from fondaco.contract.expert import Expert
from fondaco.games.batavia.expert import versions as batavia
from fondaco.games.batavia.expert.expert import BataviaExpert
from fondaco.games.batavia.expert.weights import Weights as BataviaWeights
from fondaco.games.oltremare.expert import versions as oltremare
from fondaco.games.oltremare.expert.expert import OltremareExpert
from fondaco.games.oltremare.expert.weights import Weights as OltremareWeights
from fondaco.games.oltremare.rules.moves import ACCEPT, KIND, OFFER

FAR: Final = 1e9


@dataclass(frozen=True)
class Knob:
    """One direction in which a set may change."""

    name: str
    step: float
    low: float = -FAR
    high: float = FAR


OLTREMARE: Final = (
    *(Knob(f"size_{power}.level", 0.8) for power in (3, 4, 5, 6)),
    *(Knob(f"size_{power}.slope", 0.25) for power in (3, 4, 5, 6)),
    *(Knob(f"size_{power}.bend", 0.06) for power in (3, 4, 5, 6)),
    Knob("extension", 0.12, 0.0, 1.5),
    Knob("group", 0.12, 0.0, 1.5),
    Knob("open_lot", 0.1, -0.3, 1.0),
    Knob("pairs", 0.25, -0.5, 1.5),
    *(Knob(f"symbol.{n}", 0.35) for n in range(4)),
    *(Knob(f"marker.{n}", 0.5, 0.0) for n in (1, 2, 3, 4, 6)),
    Knob("turn", 0.6, 0.0),
    Knob("unknown_cargo", 0.5, 0.0),
    Knob("option", 0.5),
    Knob("pirate", 0.2, 0.3, 2.0),
    Knob("buy_margin", 0.4),
    Knob("pace", 0.3, 2.0, 5.5),
    Knob("pace_spread", 0.5, 1.0, 6.0),
    Knob("prestige_speed", 0.25, 0.1, 3.0),
    Knob("marker_speed", 0.2, 0.1, 3.0),
    Knob("race_spread", 0.12, 0.05, 1.5),
    Knob("race_envy", 0.3, 0.0, 2.0),
    Knob("in_hand", 0.5, 0.0, 4.0),
    Knob("rival", 0.3, 0.0, 2.0),
    Knob("leader", 0.4, 0.0, 3.0),
    # How likely an offer must be taken before it is made (`hope`, `taken`) is a matter of manners.
    Knob("partner_rival", 0.25, 0.4, 2.0),
    Knob("partner_wish", 0.4, 0.2, 3.0),
    Knob("joint", 0.5, 0.0, 4.0),
    Knob("least", 0.3, 0.0, 2.0),
    Knob("hopeful", 0.6, 0.0, 5.0),
    Knob("ask_part", 0.3, 0.0, 2.0),
    Knob("generosity", 0.12, -0.25, 0.4),
    Knob("stubbornness", 0.3, -0.4, 1.0),
    Knob("trust", 0.1, 0.3, 0.9),
)
BATAVIA: Final = (
    Knob("posts", 0.12, 0.2, 2.0),
    Knob("exchanges", 0.1, 0.1, 2.0),
    Knob("most_letters", 0.3, 0.0, 4.0),
    Knob("bidding_power", 0.012, -0.05, 0.3),
    Knob("seals", 0.25, 0.2, 4.0),
    Knob("arriving", 0.5, 0.0, 6.0),
    Knob("next_tile", 0.2, -0.5, 2.5),
    Knob("card", 0.03, -0.1, 0.5),
    Knob("short_of_cards", 0.25, -0.5, 3.0),
    Knob("enough_cards", 0.6, 1.0, 8.0),
    Knob("first_move", 0.25, -1.0, 3.0),
    Knob("tile_to_come", 0.4, -6.0, 2.0),
    Knob("distance", 0.05, -0.3, 0.6),
    Knob("strike_pace", 0.4, 0.5, 5.0),
    Knob("hop", 0.12, -0.3, 1.5),
    Knob("second_tile", 0.3, -0.5, 3.0),
    Knob("new_tile", 0.2, 0.0, 2.5),
    Knob("access_slope", 0.4, 0.5, 5.0),
    Knob("access_lead", 0.4, -1.0, 4.0),
    Knob("tiles_round", 0.03, -0.1, 0.5),
    Knob("tiles_card", 0.005, -0.02, 0.06),
    Knob("tiles_ahead", 0.04, 0.0, 0.5),
    Knob("tiles_space", 0.01, -0.05, 0.1),
    Knob("tiles_most", 0.1, 0.3, 1.0),
    Knob("post_doubt", 0.1, 0.05, 1.5),
    Knob("post_doubt_more", 0.15, 0.05, 2.0),
    Knob("letters_doubt", 1.5, 0.5, 20.0),
    Knob("letters_doubt_more", 1.5, 0.0, 20.0),
    Knob("arrival_doubt", 1.5, 0.5, 20.0),
    Knob("arrival_doubt_more", 2.0, 0.0, 20.0),
    Knob("seal_doubt", 0.25, 0.2, 3.0),
    Knob("seal_doubt_more", 0.12, 0.0, 2.0),
    Knob("envy", 0.15, 0.0, 1.5),
    Knob("fear", 0.15, -0.5, 1.5),
    Knob("lost_turn", 0.4, -2.0, 4.0),
    Knob("usual_price", 1.0, 0.0, 12.0),
    Knob("bid_margin", 0.3, -1.5, 3.0),
)

Fields = dict[str, Any]  # numbers and lists of numbers, by name


def knobs(ruleset: str) -> tuple[Knob, ...]:
    """What may change in a ruleset."""
    return BATAVIA if ruleset == "batavia" else OLTREMARE


def fields(ruleset: str, version: int) -> Fields:
    """The set that a version of the bots has in a ruleset: the newest that is not newer."""
    if ruleset == "batavia":
        return dict(batavia.FIELDS[max(each for each in batavia.FIELDS if each <= version)])
    number = max(each for each in oltremare.FIELDS if each <= version)
    single, lists = oltremare.FIELDS[number][ruleset.rpartition("-")[2]]
    return {**single, **deepcopy(lists)}


def changed(base: Fields, some: tuple[Knob, ...], steps: list[float]) -> Fields:
    """The set that is so many steps of each knob away from another one."""
    found = deepcopy(base)
    for knob, number in zip(some, steps, strict=True):
        name, _, part = knob.name.partition(".")
        if not part:
            found[name] = within(knob, found[name] + number * knob.step)
        elif part.isdigit():
            found[name][int(part)] = within(knob, found[name][int(part)] + number * knob.step)
        else:
            for size in range(len(found[name])):
                at = size - 4
                shape = {"level": 1, "slope": at, "bend": at * at - 6}[part]
                found[name][size] += number * knob.step * shape
    return found


def within(knob: Knob, value: float) -> float:
    return min(max(value, knob.low), knob.high)


def expert(ruleset: str, some: Fields) -> Expert:
    """An Expert that judges by these numbers."""
    if ruleset == "batavia":
        return BataviaExpert(BataviaWeights(some))
    single = {name: value for name, value in some.items() if not isinstance(value, list)}
    lists = {name: value for name, value in some.items() if isinstance(value, list)}
    weights = OltremareWeights(single, lists)
    return OltremareExpert({ruleset.rpartition("-")[2]: weights})


def in_vain(ruleset: str, log: list[tuple[int, int]], players: int) -> list[float]:
    """By seat, how many of its offers came to nothing; a seat that accepts takes one of them."""
    offers = [0.0] * players
    if ruleset != "batavia":
        for seat, move in log:
            if move & KIND == OFFER:
                offers[seat] += 1
        made = sum(offers)
        if made:
            taken = sum(1 for _, move in log if move & KIND == ACCEPT) / made
            offers = [number * (1 - taken) for number in offers]
    return offers
