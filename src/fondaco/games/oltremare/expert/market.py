"""What cards are worth to the seat itself and to the others, as far as it can know.

Its own hand is valued by the best plan for it. The others' hands are not known: a few worlds are
sampled that fit everything the seat has seen, and in each of them hands are valued at a glance.
"""

from random import Random
from typing import Final

from fondaco.games.oltremare.expert.bargaining import MERCHANT, Bargaining
from fondaco.games.oltremare.expert.plan import at_a_glance, solo, worth
from fondaco.games.oltremare.expert.situation import TurnSituation, situation_in
from fondaco.games.oltremare.expert.weights import Weights
from fondaco.games.oltremare.rules.cards import Deck
from fondaco.games.oltremare.rules.claims import is_true
from fondaco.games.oltremare.rules.offers import ANY
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.sample import hidden_cards
from fondaco.games.oltremare.rules.scoring import cargo_pay
from fondaco.games.oltremare.rules.view import OltremareView

GUESSES: Final = 3  # how many cards are tried for one that is not known


class Market:
    """One seat's view of the trade phase at one moment."""

    def __init__(
        self, v: OltremareView, w: Weights, rng: Random, bargaining: Bargaining = MERCHANT
    ) -> None:
        self.v = v
        self.w = w
        self.bargaining = bargaining
        self.deck = v.setting.deck
        self.rng = rng
        self.situation = situation_in(v, w, v.seat)
        self.hidden = hidden_cards(v)
        self.now = worth(self.situation, v.hand)
        self._worth: dict[tuple[int, ...], float] = {}
        self._stands: dict[int, TurnSituation] = {}
        self._hands: list[list[list[int]]] = []
        self._glances: dict[int, list[float]] = {}
        self._guesses: dict[int, list[int]] = {}
        self._theirs: dict[tuple[int, tuple[int, ...]], float] = {}
        self._rivalry: dict[int, float] = {}

    # --- the seat itself --------------------------------------------------------------------------

    def my_worth(self, hand: list[int]) -> float:
        """What a hand is worth to this seat; computed once for each hand."""
        key = tuple(sorted(hand))
        found = self._worth.get(key)
        if found is None:
            found = worth(self.situation, hand)
            self._worth[key] = found
        return found

    def guesses(self, goods: int) -> list[int]:
        """Cards that one of this goods might be, rather the worse ones: the giver chooses."""
        found = self._guesses.get(goods)
        if found is None:
            deck = self.deck
            cards = [c for c in self.hidden if goods in (ANY, deck.goods[c])]
            found = rather_poor(self.situation, cards)
            self._guesses[goods] = found
        return found

    def told_cards(self, goods: int, said: int, trust: float) -> list[tuple[int, float]]:
        """Cards that one offered like this may be, each with its weight; weights sum to 1."""
        cards = self.guesses(goods)
        if not cards:
            return []
        return believed(self.deck, cards, self.hidden, goods, said, trust)

    def my_gain(self, give: list[int], pairs: list[list[int]], trust: float) -> float:
        """What giving these cards for cards of these goods and claims is worth in itself."""
        hand = [card for card in self.v.hand if card not in give]
        if not pairs:
            return self.my_worth(hand) - self.now
        likely = [self.told_cards(goods, said, trust) for goods, said in pairs]
        if any(not cards for cards in likely):
            return -1e9
        if len(pairs) == 1:
            total = 0.0
            for card, weight in likely[0]:
                total += weight * self.my_worth([*hand, card])
            return total - self.now
        # Several cards: a few ways they may come together.
        total = 0.0
        for i in range(GUESSES):
            got = hand[:]
            for cards in likely:
                free = [card for card, _ in cards if card not in got]
                if free:
                    got.append(free[i % len(free)])
            total += self.my_worth(got)
        return total / GUESSES - self.now

    # --- the others -------------------------------------------------------------------------------

    def situation_of(self, seat: int) -> TurnSituation:
        """The situation of another seat, as far as this one can know."""
        found = self._stands.get(seat)
        if found is None:
            found = self.situation if seat == self.v.seat else situation_in(self.v, self.w, seat)
            self._stands[seat] = found
        return found

    def worlds(self) -> list[list[list[int]]]:
        """Hands of all seats as they may be."""
        if not self._hands:
            draw = self.v.sampler()
            for _ in range(self.bargaining.worlds):
                world = draw(self.rng)
                assert isinstance(world, OltremarePosition)
                self._hands.append(world.hands)
        return self._hands

    def glance(self, seat: int, hand: list[int]) -> float:
        """What a hand is worth to another seat, roughly."""
        return at_a_glance(self.situation_of(seat), hand)

    def their_worth(self, seat: int, hand: list[int]) -> float:
        """What a hand is worth to another seat, as exactly as this bargaining wants it."""
        if not self.bargaining.keen:
            return self.glance(seat, hand)
        key = (seat, tuple(sorted(hand)))
        found = self._theirs.get(key)
        if found is None:
            found = self._theirs[key] = worth(self.situation_of(seat), hand)
        return found

    def glances(self, seat: int) -> list[float]:
        """What the hand that another seat has in each world is worth to it."""
        found = self._glances.get(seat)
        if found is None:
            found = [self.their_worth(seat, hands[seat]) for hands in self.worlds()]
            self._glances[seat] = found
        return found

    def tile(self, seat: int) -> float:
        """What the prestige of a deal is worth to this seat now (OM-2.2.3)."""
        if seat == self.v.turn or self.v.dealt >> seat & 1:
            return 0.0
        return self.situation_of(seat).prestige

    def their_gains(self, seat: int, get: list[int], give: list[int]) -> list[float]:
        """What a seat gains by getting these cards and giving so many of each goods.

        One number for each world in which it can; it gives the cards it misses least.
        """
        found: list[float] = []
        for hands, before in zip(self.worlds(), self.glances(seat), strict=True):
            left = self.parted(seat, hands[seat], give)
            if left is not None:
                found.append(self.their_worth(seat, left + get) - before)
        return found

    def parted(self, seat: int, hand: list[int], give: list[int]) -> list[int] | None:
        """What is left of a hand after giving so many of each goods; None if it lacks them."""
        left = hand[:]
        for kind in range(8):
            for _ in range(give[kind]):
                if not self._part_with(seat, left, kind, self.deck.goods):
                    return None
        return left

    def _part_with(self, seat: int, hand: list[int], kind: int, goods: list[int]) -> bool:
        """Take the card of a goods out of a hand that it misses least."""
        best = -1
        most = -1e9
        for card in hand:
            if kind in (ANY, goods[card]):
                value = self.glance(seat, [other for other in hand if other != card])
                if value > most:
                    most = value
                    best = card
        if best < 0:
            return False
        hand.remove(best)
        return True

    def rivalry(self, seat: int) -> float:
        """How much another's gain counts as this seat's loss: more if the other leads."""
        found = self._rivalry.get(seat)
        if found is None:
            found = self._rivalry[seat] = self.rivalry_between(self.v.seat, seat)
        return found

    def rivalry_between(self, one: int, other: int) -> float:
        """How much the other's gain counts as a loss of the first seat."""
        v = self.v
        if v.players == 2:
            return 1.0
        estimates = [
            v.ducats[i]
            + cargo_pay(self.deck, v.cargo[i])
            - len(v.pirates[i])
            + self.w.in_hand * v.hand_sizes[i]
            for i in range(v.players)
        ]
        base = 1.0 / (v.players - 1)
        rivals = [estimates[i] for i in range(v.players) if i != one]
        leads = estimates[other] == max(rivals) and estimates[other] > estimates[one]
        return min(1.0, base * (self.w.leader if leads else self.w.rival))


def rather_poor(s: TurnSituation, cards: list[int]) -> list[int]:
    """A few of these cards of one goods, rather the worse ones: the giver chooses."""
    deck = s.deck
    ranked = sorted(cards, key=lambda c: (solo(s, c, 1 << 4 * deck.goods[c]), c))
    if len(ranked) <= GUESSES:
        return ranked
    # The worst quarter, below the middle, above it.
    last = len(ranked) - 1
    return [ranked[last // 8], ranked[last * 3 // 8], ranked[last * 5 // 8]]


def believed(
    deck: Deck, cards: list[int], hidden: list[int], goods: int, said: int, trust: float
) -> list[tuple[int, float]]:
    """Cards that one may be of which this is said, each with its weight; weights sum to 1.

    `cards` are those it may be without a claim, `hidden` all that it could be.
    """
    weighed = [(card, 1.0 / len(cards)) for card in cards]
    if not said:
        return weighed
    fits = [card for card in hidden if deck.goods[card] == goods and is_true(deck, card, said)]
    if not fits:
        return weighed
    fits = fits[:2]
    doubted = [(card, weight * (1 - trust)) for card, weight in weighed]
    return [(card, trust / len(fits)) for card in fits] + doubted
