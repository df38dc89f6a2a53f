"""How a deal looks to the partner, who does not see the cards that it would get."""

from math import fsum

from fondaco.games.oltremare.expert.market import GUESSES, Market, believed, rather_poor


class Partner:
    """Another seat, as it judges the offers of this one."""

    def __init__(self, m: Market, seat: int) -> None:
        self.m = m
        self.seat = seat
        self.tile = m.tile(seat)
        self.rivalry = m.rivalry_between(seat, m.v.seat)
        # What it cannot see: this seat's cards too.
        self.hidden = m.hidden + m.v.hand
        self._guesses: dict[int, list[int]] = {}

    def guesses(self, goods: int) -> list[int]:
        """Cards that it thinks one of these goods may be."""
        found = self._guesses.get(goods)
        if found is None:
            deck = self.m.deck
            cards = [card for card in self.hidden if deck.goods[card] == goods]
            found = self._guesses[goods] = rather_poor(self.m.situation_of(self.seat), cards)
        return found

    def gains(self, get: list[int], claims: list[int], give: list[int]) -> list[float]:
        """What it thinks it gains, in each world in which it can give so many of each goods."""
        m = self.m
        deck = m.deck
        trust = m.bargaining.trust
        likely = [
            believed(
                deck, self.guesses(deck.goods[card]), self.hidden, deck.goods[card], said, trust
            )
            for card, said in zip(get, claims, strict=True)
        ]
        found: list[float] = []
        for hands, before in zip(m.worlds(), m.glances(self.seat), strict=True):
            left = m.parted(self.seat, hands[self.seat], give)
            if left is not None:
                found.append(self._with(left, likely) - before)
        return found

    def _with(self, hand: list[int], likely: list[list[tuple[int, float]]]) -> float:
        """What the hand is worth to it with the cards that these may be."""
        if not likely:
            return self.m.their_worth(self.seat, hand)
        if len(likely) == 1:
            return fsum(
                [weight * self.m.their_worth(self.seat, [*hand, c]) for c, weight in likely[0]]
            )
        # Several cards: a few ways they may come together.
        ways = [
            self.m.their_worth(self.seat, hand + [cards[i % len(cards)][0] for cards in likely])
            for i in range(GUESSES)
        ]
        return fsum(ways) / GUESSES

    def agrees(self, gains: list[float], ducats: int, granted: float, wish: float) -> float:
        """How likely it takes these gains and so many ducats, by the worlds they come from.

        `granted` is what it believes the other side gains, `wish` what it wants to gain itself.
        """
        b = self.m.bargaining
        wish += b.grudge * self.rivalry * max(0.0, granted) - self.tile - ducats
        total = 0.0
        for gain in gains:
            total += min(max(0.5 + (gain - wish) / b.slope, 0.0), 1.0)
        return b.taken * total / len(self.m.worlds())
