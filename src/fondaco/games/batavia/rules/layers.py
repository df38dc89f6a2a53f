"""Hidden cards dealt anew when a pile was shuffled since: by what came from where.

Everybody knows what each new pile was made of, how many of its cards went to whom, and which cards
were laid since. A card that was laid unannounced was in that hand before the pile, or came from it
(or from one in between). So first it is settled, by lot, where those came from; what is left of
each pile is then dealt to those who have drawn from it.
"""

from random import Random

from fondaco.contract.refused import Refused
from fondaco.games.batavia.rules.seen import Seen
from fondaco.games.batavia.rules.state import Table

TRIES = 200


def deal_layers(
    table: Table, seen: Seen, limits: list[int], needed: list[int], rng: Random
) -> bool:
    """Fill hands and pile; `needed` are cards the seat to move must have. False if it cannot."""
    for _ in range(TRIES):
        deal = Deal(seen, limits, rng)
        if deal.explain(needed, table.turn):
            deal.finish(table, needed)
            return True
    if needed:
        return False
    raise Refused("unsound-draws")


class Deal:
    """One try. Lists run over the layers, the present pile last."""

    def __init__(self, seen: Seen, limits: list[int], rng: Random) -> None:
        self.seen = seen
        self.rng = rng
        self.cards = [layer.cards[:] for layer in seen.layers]
        self.cards.append(limits[:])
        self.room = [layer.counts[:] for layer in seen.layers]
        self.room.append([n if i != seen.seat else 0 for i, n in enumerate(seen.draws)])
        self.taken = [[0] * (5 * seen.table.players) for _ in self.cards]

    def explain(self, needed: list[int], turn: int) -> bool:
        """Say of each card that was laid, and of those needed, where it came from."""
        for pile, told in enumerate(self.seen.table.told):
            waiting: list[int] = []
            for at in range(len(told)):
                if at // 5 != self.seen.seat:
                    waiting += [at] * told[at]
            if pile + 1 == len(self.seen.table.told):
                waiting += [5 * turn + company for company in needed]
            self.rng.shuffle(waiting)
            for at in waiting:
                if not self._explain(at, pile + 2):
                    return False
        return True

    def _explain(self, at: int, layers: int) -> bool:
        seat, company = at // 5, at % 5
        ways = [self.room[i][seat] * self.cards[i][company] for i in range(layers)]
        number = int(self.rng.random() * sum(ways))
        for i in range(layers):
            if number < ways[i]:
                self._take(i, seat, company)
                return True
            number -= ways[i]
        return False

    def _take(self, layer: int, seat: int, company: int) -> None:
        self.room[layer][seat] -= 1
        self.cards[layer][company] -= 1
        self.taken[layer][5 * seat + company] += 1

    def finish(self, table: Table, needed: list[int]) -> None:
        """Deal what is left to those who have taken it, and the rest is the pile."""
        me = self.seen.seat
        for at in range(5 * table.players):
            if at // 5 != me:
                table.hands[at] = table.known[at]
        for company in needed:
            table.hands[5 * table.turn + company] += 1
        for i in range(len(self.cards)):
            left: list[int] = []
            for company in range(5):
                left += [company] * self.cards[i][company]
            self.rng.shuffle(left)
            for seat in range(table.players):
                for _ in range(self.room[i][seat]):
                    company = left.pop()
                    table.hands[5 * seat + company] += 1
                    self.taken[i][5 * seat + company] += 1
            table.pile = left  # in the end that of the last layer
        if me >= 0:
            mine = slice(5 * me, 5 * me + 5)
            for i, layer in enumerate(self.seen.layers):
                self.taken[i][mine] = layer.own
            self.taken[-1][mine] = self.seen.table.drawn[mine]
        table.layers = self.taken[:-1]
        table.drawn = self.taken[-1]
