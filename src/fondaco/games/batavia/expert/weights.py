"""The numbers in the merchant's judgement: one object holds all of one set. Most are gold.

The sets themselves, by version, are in `versions.py`.
"""

from typing import Final

# The fields that make up a set.
SINGLE: Final = (
    "posts", "exchanges", "most_letters", "bidding_power", "seals", "arriving", "next_tile", "card",
    "short_of_cards", "first_move", "tile_to_come", "distance", "round", "middle", "strike_pace",
    "enough_cards", "hop", "second_tile", "new_tile", "access_slope", "access_lead", "tiles_round",
    "tiles_card", "tiles_ahead", "tiles_space", "tiles_most", "post_doubt", "post_doubt_more",
    "letters_doubt", "letters_doubt_more", "arrival_doubt", "arrival_doubt_more", "seal_doubt",
    "seal_doubt_more", "envy", "fear", "lost_turn", "usual_price", "bid_margin", "each_round",
    "shift", "shift_round",
)  # fmt: skip


class Weights:
    """One set of numbers, made from its fields by name. It never changes."""

    def __init__(self, single: dict[str, float]) -> None:
        # --- how much each forecast counts
        self.posts = single["posts"]
        self.exchanges = single["exchanges"]
        self.most_letters = single["most_letters"]
        self.bidding_power = single["bidding_power"]  # a letter, for each round that is left
        self.seals = single["seals"]  # may be more than a seal pays: it was good for much before
        self.arriving = single["arriving"]  # being in front is good for more than that tile
        self.next_tile = single["next_tile"]
        self.card = single["card"]  # a card in hand, for each round that is left
        self.short_of_cards = single["short_of_cards"]  # each card missing to enough
        self.enough_cards = single["enough_cards"]
        self.first_move = single["first_move"]  # each place earlier in the round
        self.tile_to_come = single["tile_to_come"]  # posts and exchanges count these for too much
        self.distance = single["distance"]  # a space still ahead
        self.round = single["round"]
        self.middle = single["middle"]  # while nobody has arrived
        # --- the forecasts
        self.strike_pace = single["strike_pace"]  # cards that a player lays in a turn
        self.hop = single["hop"]  # gold lost for each space that is passed over
        # What a tile of a company held already is good for in exchanges, and the part of its gain
        # that a new company brings at once.
        self.second_tile = single["second_tile"]
        self.new_tile = single["new_tile"]
        # A seal in the next turn: how much a card counts, and how far one must lead.
        self.access_slope = single["access_slope"]
        self.access_lead = single["access_lead"]
        # Tiles that a seat will still take: by rounds, cards in hand, tiles and spaces ahead of it,
        # and of those tiles at most.
        self.tiles_round = single["tiles_round"]
        self.tiles_card = single["tiles_card"]
        self.tiles_ahead = single["tiles_ahead"]
        self.tiles_space = single["tiles_space"]
        self.tiles_most = single["tiles_most"]
        # How open each race is: at its end, and more for what is still to come.
        self.post_doubt = single["post_doubt"]
        self.post_doubt_more = single["post_doubt_more"]
        self.letters_doubt = single["letters_doubt"]
        self.letters_doubt_more = single["letters_doubt_more"]
        self.arrival_doubt = single["arrival_doubt"]
        self.arrival_doubt_more = single["arrival_doubt_more"]
        self.seal_doubt = single["seal_doubt"]
        self.seal_doubt_more = single["seal_doubt_more"]
        # --- choosing
        # How much the gold of the others counts compared with its own, and that of the best of
        # them.
        self.envy = single["envy"]
        self.fear = single["fear"]
        self.lost_turn = single["lost_turn"]  # not seen by the forecast, when one only draws
        self.usual_price = single["usual_price"]  # of a lot that nobody has bid for yet, letters
        self.bid_margin = single["bid_margin"]  # what one letter more must gain
        # --- how far off the values are, for each round to come
        self.each_round = single["each_round"]
        # How much too high the values of all seats are, and more for each round to come: numbers
        # that choose well need not forecast well. No choice depends on it.
        self.shift = single["shift"]
        self.shift_round = single["shift_round"]
