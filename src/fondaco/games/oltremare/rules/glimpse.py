"""What a codec reads of a view, kept up to date as a game continues (OM-6)."""

from random import Random

from fondaco.contract.rules import Position
from fondaco.games.oltremare.rules import trade
from fondaco.games.oltremare.rules.moves import TRADE, UNSEEN, VENICE
from fondaco.games.oltremare.rules.offers import Offer
from fondaco.games.oltremare.rules.state import OltremareState
from fondaco.games.oltremare.rules.view import HIDDEN, OltremareView, veiled
from fondaco.games.oltremare.wire import View as WireView


class OltremareGlimpse(OltremareView):
    """Part of a view. It shares the lists of the position, so it is good until the next move."""

    def __init__(self, seat: int, s: OltremareState) -> None:
        self.seat = seat
        self.setting = s.setting
        self.players = s.players
        self.pirates = [[] for _ in range(s.players)]
        # The lists of the position that something here was made of.
        self._stacks: list[list[int] | None] = [None] * s.players
        self._offers: list[Offer] | None = None

    def follow(self, s: OltremareState, moves: list[int]) -> None:
        """The allow-list, as `look`: every line is something this seat may know."""
        seat = self.seat
        self.moves = moves

        # Public (OM-6.1), and what one could remember of it (OM-6.3).
        self.ply = s.ply
        self.over = s.over
        self.turn = s.turn
        self.phase = s.phase
        self.first = s.first
        self.venice = "out" if s.venice_out else "top" if s.pile and s.pile[-1] == VENICE else "in"
        self.last_round = s.last_round
        self.hand_sizes = [len(hand) for hand in s.hands]
        self.pile_size = len(s.pile)
        self.played = s.played
        self.ducats = s.ducats
        self.prestige = s.prestige
        self.ship = s.ship
        self.active = s.active
        self.markers = s.markers
        self.need = s.need
        self.bought = s.bought
        self.price = trade.price(s) if s.phase == TRADE and trade.buyable(s) else 0
        self.sails = s.sails
        self.dealt = s.dealt
        self.offered = s.offered
        self.cargo = s.cargo
        self.discard = s.discard
        self.collected = s.collected
        self.shown = s.shown
        if self._offers is not s.offers:
            self._offers = s.offers
            self.told = [trade.told(s, offer) for offer in s.offers]
            both = zip(s.offers, self.told, strict=True)
            self.offers = [veiled(offer, pairs) for offer, pairs in both]

        # The owner's (OM-6.2, OM-6.3). Stale entries about cards it sees elsewhere are not dropped.
        self.hand = s.hands[seat]
        self.may_offer = trade.may_offer(s)
        self.tracked = s.tracked[seat]
        for other in range(s.players):
            stack = s.pirates[other]
            if self._stacks[other] is not stack:
                self._stacks[other] = stack
                self.pirates[other] = [
                    UNSEEN if e & UNSEEN else e if other == seat else HIDDEN for e in stack
                ]

    def sample(self, rng: Random) -> Position:
        raise NotImplementedError("only a whole view can be sampled")

    def as_json(self, aids: bool | None = None) -> WireView:
        raise NotImplementedError("only a whole view can be shown")
