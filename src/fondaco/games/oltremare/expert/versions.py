"""The sets of numbers, by version and edition. A set that games were played with stays for ever."""

from typing import Final

from fondaco.games.oltremare.expert.weights import Weights

Single = dict[str, float]
Lists = dict[str, list[float]]

# fmt: off
# Version 1: made by hand and by regression on merchants' games.
COMMON_1: Final[Single] = {
    "pairs": 0.3, "unknown_cargo": 1.8, "option": 1.0, "pirate": 1.0, "buy_margin": 0.3,
    "pace": 3.6, "pace_spread": 2.6,
    "prestige_speed": 1.0, "marker_speed": 0.6, "race_spread": 0.25, "race_envy": 1.0,
    "in_hand": 1.5, "rival": 0.8, "leader": 1.5, "partner_rival": 0.8, "partner_wish": 0.5,
    "taken": 0.8, "joint": 0.6, "least": 0.3, "hopeful": 1.7, "hope": 0.35, "ask_part": 0.6,
    "generosity": 0.0, "stubbornness": 0.0, "trust": 0.75, "each_turn": 2.0,
}
SINGLE_2005_1: Final[Single] = {
    **COMMON_1, "extension": 0.44, "group": 0.58, "open_lot": 0.18, "turn": 3.2,
}
LISTS_2005_1: Final[Lists] = {
    "size_3": [-5.2, -1.1, 2.7, 6.7, 7.0, 8.5, 9.1, 8.9, 5.4, 4.0],
    "size_4": [-4.8, -0.3, 3.0, 6.3, 9.8, 10.8, 11.9, 12.8, 8.6, 7.0],
    "size_5": [-3.7, -0.9, 2.6, 5.7, 8.7, 11.2, 12.4, 13.4, 12.2, 9.0],
    "size_6": [-3.6, -0.2, 2.3, 4.9, 7.5, 9.7, 11.1, 12.5, 12.8, 10.5],
    "symbol": [0.35, -2.05, -0.06, -1.02],
    "marker": [0.0, 1.36, 2.71, 2.43, 1.4, 0.0, 1.5],
}
SINGLE_2004_1: Final[Single] = {
    **COMMON_1, "extension": 0.52, "group": 0.43, "open_lot": 0.18, "turn": 3.03,
}
LISTS_2004_1: Final[Lists] = {
    "size_3": [-4.9, -0.7, 2.8, 6.4, 7.7, 7.3, 8.0, 8.9, 5.5, 4.0],
    "size_4": [-3.6, -0.3, 2.9, 6.1, 9.5, 10.6, 11.3, 11.7, 9.6, 8.2],
    "size_5": [-3.0, -0.7, 2.2, 5.5, 8.3, 11.1, 11.7, 12.7, 12.6, 9.7],
    "size_6": [-4.4, -1.4, 1.7, 4.8, 7.5, 9.6, 11.1, 12.3, 12.3, 12.1],
    "symbol": [0.38, -2.04, 0.15, -0.95],
    "marker": [0.0, 1.4, 2.79, 2.16, 1.74, 0.0, 1.75],
}
# Version 2: evolved from version 1 (`bench/evolve.py`; docs/bots.md says how, and what it gained).
SINGLE_2005_2: Final[Single] = {
    "pairs": -0.312, "unknown_cargo": 1.41, "option": -0.054, "pirate": 1.21, "buy_margin": 0.748,
    "pace": 4.93, "pace_spread": 2.98, "prestige_speed": 0.947, "marker_speed": 0.473,
    "race_spread": 0.568, "race_envy": 0.949, "in_hand": 1.54, "rival": 1.5, "leader": 2.41,
    "partner_rival": 0.4, "partner_wish": 0.2, "taken": 0.8, "joint": 1.45, "least": 0.0,
    "hopeful": 1.27, "hope": 0.35, "ask_part": 0.998, "generosity": -0.23, "stubbornness": 0.395,
    "trust": 0.836, "each_turn": 2.0, "extension": 0.209, "group": 0.755, "open_lot": 0.366,
    "turn": 1.39,
}
LISTS_2005_2: Final[Lists] = {
    "size_3": [-7.19, -1.62, 3.55, 8.81, 10.26, 12.81, 14.35, 14.99, 12.22, 11.44],
    "size_4": [-6.63, -1.6, 2.22, 6.04, 10.05, 11.55, 13.15, 14.54, 10.82, 9.7],
    "size_5": [-5.9, -2.24, 1.85, 5.26, 8.29, 10.55, 11.23, 11.43, 9.16, 4.61],
    "size_6": [-5.29, -2.41, -0.23, 2.26, 4.96, 7.46, 9.37, 11.48, 12.7, 11.53],
    "symbol": [0.57, -1.18, 1.0, -0.39],
    "marker": [0.0, 2.25, 2.04, 3.42, 1.8, 0.0, 0.73],
}
SINGLE_2004_2: Final[Single] = {
    "pairs": -0.435, "unknown_cargo": 1.46, "option": 0.502, "pirate": 1.07, "buy_margin": 1.11,
    "pace": 5.33, "pace_spread": 3.72, "prestige_speed": 1.1, "marker_speed": 0.289,
    "race_spread": 0.548, "race_envy": 1.89, "in_hand": 0.964, "rival": 1.47, "leader": 2.2,
    "partner_rival": 0.4, "partner_wish": 0.2, "taken": 0.8, "joint": 0.682, "least": 0.0,
    "hopeful": 1.56, "hope": 0.35, "ask_part": 0.456, "generosity": -0.25, "stubbornness": 1.0,
    "trust": 0.9, "each_turn": 2.0, "extension": 0.526, "group": 0.703, "open_lot": 0.603,
    "turn": 2.23,
}
LISTS_2004_2: Final[Lists] = {
    "size_3": [-7.8, -0.84, 4.93, 10.3, 12.86, 13.23, 14.2, 14.86, 10.73, 8.0],
    "size_4": [-0.29, 1.82, 4.28, 7.2, 10.77, 12.51, 14.3, 16.25, 16.15, 17.21],
    "size_5": [-6.87, -3.15, 0.75, 4.64, 7.6, 10.15, 10.08, 9.99, 8.38, 3.56],
    "size_6": [-7.03, -3.89, -0.69, 2.44, 5.12, 7.14, 8.51, 9.52, 9.27, 8.76],
    "symbol": [0.26, -1.2, 0.65, 0.09],
    "marker": [0.0, 2.32, 2.69, 3.92, 2.06, 0.0, 1.89],
}
# fmt: on

# By version, then by edition.
FIELDS: Final[dict[int, dict[str, tuple[Single, Lists]]]] = {
    1: {"2005": (SINGLE_2005_1, LISTS_2005_1), "2004": (SINGLE_2004_1, LISTS_2004_1)},
    2: {"2005": (SINGLE_2005_2, LISTS_2005_2), "2004": (SINGLE_2004_2, LISTS_2004_2)},
}
CAREFUL: Final = 3  # from this version on, a search needs a reason not to do what a merchant would
NEWEST: Final = 5

_SETS: Final[dict[int, dict[str, Weights]]] = {}


def sets_of(version: int) -> dict[str, Weights]:
    """The sets of a version, by edition: the newest that are not newer than it."""
    number = max([each for each in FIELDS if each <= version], default=1)
    known = _SETS.get(number)
    if known is None:
        known = {edition: Weights(*fields) for edition, fields in FIELDS[number].items()}
        _SETS[number] = known
    return known
