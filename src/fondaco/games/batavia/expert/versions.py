"""The sets of numbers, by version. A set that games were played with stays for ever."""

from typing import Final

from fondaco.games.batavia.expert.habits import Habits
from fondaco.games.batavia.expert.weights import Weights

# fmt: off
# By version. Version 1 was measured in games among merchants, and rounded; version 2 was evolved
# from it (`bench/evolve.py`; docs/bots.md says how, and what it gained).
FIELDS: Final[dict[int, dict[str, float]]] = {
    1: {
        "posts": 1.0, "exchanges": 0.75, "most_letters": 1.0, "bidding_power": 0.036,
        "seals": 1.35, "arriving": 1.5, "next_tile": 0.55, "card": 0.093, "short_of_cards": 0.5,
        "enough_cards": 3.0, "first_move": 0.4, "tile_to_come": -1.5, "distance": 0.12,
        "round": -0.44, "middle": -1.7, "strike_pace": 1.6, "hop": 0.25, "second_tile": 0.8,
        "new_tile": 0.8, "access_slope": 2.0, "access_lead": 1.4, "tiles_round": 0.1,
        "tiles_card": 0.01, "tiles_ahead": 0.165, "tiles_space": 0.022, "tiles_most": 0.75,
        "post_doubt": 0.2, "post_doubt_more": 0.5, "letters_doubt": 4.0, "letters_doubt_more": 4.0,
        "arrival_doubt": 5.0, "arrival_doubt_more": 6.0, "seal_doubt": 0.8, "seal_doubt_more": 0.3,
        "envy": 1.0, "fear": 0.0, "lost_turn": 1.0, "usual_price": 4.0, "bid_margin": 0.0,
        "each_round": 1.6, "shift": 0.0, "shift_round": 0.0,
    },
    2: {
        "posts": 1.75, "exchanges": 0.674, "most_letters": 0.94, "bidding_power": 0.054,
        "seals": 0.842, "arriving": 1.29, "next_tile": 0.659, "card": 0.176,
        "short_of_cards": 0.263, "enough_cards": 6.22, "first_move": 0.016, "tile_to_come": -3.0,
        "distance": -0.085, "round": -0.44, "middle": -1.7, "strike_pace": 1.2, "hop": -0.181,
        "second_tile": -0.156, "new_tile": 1.56, "access_slope": 1.72, "access_lead": 2.21,
        "tiles_round": 0.157, "tiles_card": 0.019, "tiles_ahead": 0.105, "tiles_space": 0.024,
        "tiles_most": 1.0, "post_doubt": 0.05, "post_doubt_more": 0.524, "letters_doubt": 2.14,
        "letters_doubt_more": 3.07, "arrival_doubt": 9.23, "arrival_doubt_more": 1.47,
        "seal_doubt": 0.211, "seal_doubt_more": 0.105, "envy": 1.44, "fear": 0.055,
        "lost_turn": 1.31, "usual_price": 6.15, "bid_margin": -0.427, "each_round": 1.6,
        "shift": 16.9, "shift_round": -0.43,
    },
}
# How likely a good player makes each move. Version 1 was fitted to merchants of version 1, and
# version 5 to those of version 2, who bid more often.
HABITS: Final[dict[int, dict[str, float]]] = {
    1: {
        "wish": 5.2, "lot": 0.2, "lot_round": 0.23, "round": 0.35, "place": 0.12, "hand": 0.06,
        "hand_round": 0.0, "letters": 0.11, "bid": 0.02, "bid_round": 0.1, "jump": 0.1,
        "sharp": 1.55, "trip_sharp": 2.0, "hop": 0.25, "second_tile": 0.8, "new_tile": 0.8,
        "card_cost": 0.6, "crate": 0.18, "fare": 0.27, "enough": 1.2, "more": 0.05,
        "stay": -0.2, "scarce": 0.25, "few": 3.0,
        "tiles_round": 0.6, "tiles": -0.3, "sell_sharp": 1.5, "sell": 0.0,
    },
    5: {
        "wish": 2.79, "lot": 0.126, "lot_round": 0.615, "round": -0.466, "place": 0.023,
        "hand": -0.018, "hand_round": 0.069, "letters": 0.095, "bid": 0.062, "bid_round": 0.179,
        "jump": 0.02,
        "sharp": 1.64, "trip_sharp": 1.87, "hop": 0.052, "second_tile": -0.584, "new_tile": 0.288,
        "card_cost": 0.896, "crate": 0.251, "fare": 0.295, "enough": 0.692, "more": 0.04,
        "stay": -1.36, "scarce": -0.158, "few": 5.0,
        "tiles_round": 0.34, "tiles": 0.338, "sell_sharp": 3.13, "sell": 0.83,
    },
}
# fmt: on
CAREFUL: Final = 3  # from this version on, a search needs a reason not to do what a merchant would
FARTHER: Final = 5  # from this version on, it looks farther ahead, and trusts values less
NEWEST: Final = 5

_SETS: Final[dict[int, Weights]] = {}
_HABITS: Final[dict[int, Habits]] = {}


def set_of(version: int) -> Weights:
    """The set of a version: the newest that is not newer than it."""
    number = max([each for each in FIELDS if each <= version], default=1)
    known = _SETS.get(number)
    if known is None:
        known = _SETS[number] = Weights(FIELDS[number])
    return known


def habits_of(version: int) -> Habits:
    """The habits of a version: the newest that are not newer than it."""
    number = max([each for each in HABITS if each <= version], default=1)
    known = _HABITS.get(number)
    if known is None:
        known = _HABITS[number] = Habits(HABITS[number])
    return known
