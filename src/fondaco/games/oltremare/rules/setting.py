"""What is settled before a game starts and never changes during it."""

from typing import Final

from fondaco.games.oltremare.rules.cards import Deck
from fondaco.games.oltremare.rules.chart import Chart
from fondaco.games.oltremare.rules.editions import Edition


class Setting:
    """Edition, number of players, deck, chart and table options. Shared by all positions."""

    def __init__(
        self,
        edition: Edition,
        players: int,
        deck: Deck,
        chart: Chart,
        memory: str,
        offers: int,
        options: dict[str, str],
        version: int,
        steps: list[int],
    ) -> None:
        self.edition = edition
        self.players = players
        self.deck = deck
        self.chart = chart
        self.memory = memory  # OM-6.3: "strict" or "ledger"
        self.offers = offers  # OM-2.2.12: how many offers a turn may see, 0 for any number
        self.options = options
        self.version = version  # of the rules, for games that were begun under older ones
        self.steps = steps  # OM-2.3.3, OM-2.3.4, OM-2.3.7: of flags and of cards to draw
        # The seats clockwise from each of them.
        self.clockwise = [[(i + n) % players for n in range(players)] for i in range(players)]
        # OM-1.2: with two players the commonest goods stay in the box.
        out = deck.two_player_out if players == 2 else -1
        self.cards = [c for c in range(len(deck.goods)) if deck.goods[c] != out]
        self.in_play = [n if goods != out else 0 for goods, n in enumerate(deck.goods_count)]
        # OM-1.6: Venice goes into the middle fifth of the pile; this many cards, from low to
        # high, lie under it.
        size = len(self.cards) - players
        if edition.deal_first:
            size -= HAND * players
        self.venice_low = size * 2 // 5
        self.venice_high = size - self.venice_low


# How much 0, 1, 2, 3, ... symbols of a kind are worth (OM-2.3.2 to OM-2.3.4); and what flags and
# cards are where the table lets the series go on (OM-2.3.7).
STEPS: Final = [0, 1, 3, 6, 6, 6]
LONG_STEPS: Final = [0, 1, 3, 6, 10, 10]

HAND: Final = 4  # OM-1.5
PURSE: Final = 11  # OM-1.3
