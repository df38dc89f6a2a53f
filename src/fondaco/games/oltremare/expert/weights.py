"""The numbers in the merchant's judgement: one object holds all of one set. Most are ducats.

The sets themselves, by version and edition, are in `versions.py`. What is computed from a set and
asked for again and again is kept in it, so two sets never mix.
"""

from math import fsum
from typing import Final

from fondaco.games.oltremare.expert.sea import Waters
from fondaco.games.oltremare.rules.setting import LONG_STEPS, STEPS

# The fields that one number each, and a list of numbers each, make up a set.
SINGLE: Final = (
    "extension", "group", "open_lot", "pairs", "turn", "unknown_cargo", "option", "pirate",
    "pace", "pace_spread", "prestige_speed", "marker_speed", "race_spread", "race_envy",
    "buy_margin", "in_hand", "rival", "leader", "partner_rival", "partner_wish", "taken",
    "joint", "least", "hopeful", "hope", "ask_part", "generosity", "stubbornness", "trust",
    "each_turn",
)  # fmt: skip
LISTS: Final = ("size_3", "size_4", "size_5", "size_6", "symbol", "marker")

WatersKey = tuple[str, str, int, int, int, int, bool, tuple[int, ...], tuple[int, ...]]


class Weights:
    """One set of numbers, made from its fields by name. It never changes."""

    def __init__(self, single: dict[str, float], lists: dict[str, list[float]]) -> None:
        # --- what a seat will still gain after its own turn, besides what it has
        # By power of the top card (3, 4, 5, 6) and number of cards in hand (0 to 9 and more).
        self.size = [lists["size_3"], lists["size_4"], lists["size_5"], lists["size_6"]]
        self.extension = single["extension"]  # of what cards in hand add to the top lot next turn
        self.group = single["group"]  # of what equal goods in hand pay beyond single cards
        self.open_lot = single["open_lot"]  # of what one more card would add to the top lot
        self.symbol = lists["symbol"]  # each symbol in hand: ducat, flag, cards, ship
        self.marker = lists["marker"]  # the active marker, in the order of MARKERS
        self.turn = single["turn"]  # a turn beyond the next one
        # A card not yet seen shows each symbol half the time, and may join others in hand: what it
        # pays then beyond a single one is `pairs`.
        self.unknown = fsum(self.symbol) / 2 + self.group * single["pairs"]
        # --- the turn itself
        self.unknown_cargo = single["unknown_cargo"]  # what a card not yet seen adds to the cargo
        # What the right to buy is still worth to a player without a card to spare.
        self.option = single["option"]
        pirate = single["pirate"]  # what a card with the pirates costs in the end (OM-5.3)
        self.flags = [pirate * STEPS[min(n, 5)] for n in range(9)]  # by number of flags
        self.long_flags = [pirate * LONG_STEPS[min(n, 5)] for n in range(9)]
        self.buy_margin = single["buy_margin"]  # how much better than not buying it must look
        # --- how long the game lasts: cards that leave the pile in a turn, and how much that varies
        self.pace = single["pace"]
        self.pace_spread = single["pace_spread"]
        # --- races: how much they shift in a turn of each player, in tiles and in markers; how much
        # at least; and how much it counts that a rival is pushed down
        self.prestige_speed = single["prestige_speed"]
        self.marker_speed = single["marker_speed"]
        self.race_spread = single["race_spread"]
        self.race_envy = single["race_envy"]
        # --- talks
        self.in_hand = single["in_hand"]  # a card in another's hand, when the leader is judged
        self.rival = single["rival"]  # how much of another's gain counts as a loss …
        self.leader = single["leader"]  # … and if it leads; both are shared by all rivals
        self.partner_rival = single["partner_rival"]  # the same, as a partner sees it
        self.partner_wish = single["partner_wish"]  # what a partner wants to gain, besides that
        self.taken = single["taken"]  # how often a partner takes what it should take
        self.joint = single["joint"]  # what a deal must bring both together
        self.least = single["least"]  # what it must leave to each
        # How much better an own offer looks than it is: the one whom it suits takes it.
        self.hopeful = single["hopeful"]
        self.hope = single["hope"]  # how likely somebody must be to take it, or nothing is said
        self.ask_part = single["ask_part"]  # of the stubbornness, for an own offer
        self.generosity = single["generosity"]  # added to that of the character
        self.stubbornness = single["stubbornness"]  # likewise
        self.trust = single["trust"]  # how likely the first claim of a stranger is true
        # --- how far off the values are, for each turn that a player can expect
        self.each_turn = single["each_turn"]

        self.known_lasts: dict[int, float] = {}
        self.known_turns: dict[tuple[bool, int, int, int, bool, int], float] = {}
        self.known_waters: dict[WatersKey, Waters] = {}

    def of_size(self, power: int, size: float) -> float:
        """The worth of a hand of this size, by power of the top card."""
        low = int(size)
        row = self.size[power - 3]
        if low >= 9:
            return row[9] - (size - 9)
        return row[low] + (size - low) * (row[low + 1] - row[low])

    def of_symbols(self, symbols: int) -> float:
        """The worth of the symbols in a hand, packed four bits each."""
        each = self.symbol
        return (
            each[0] * (symbols & 15)
            + each[1] * (symbols >> 4 & 15)
            + each[2] * (symbols >> 8 & 15)
            + each[3] * (symbols >> 12 & 15)
        )
