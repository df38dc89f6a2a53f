"""Hidden cards dealt again when a pile was shuffled since: by what came from where.

Everybody knows what each new pile was made of, how many of its cards went to whom, and which cards
were laid since. A card that was laid unannounced was in that hand before the pile, or came from it
(or from one in between). So first it is decided at random where those came from. Then what is left
of each pile is dealt to the seats that have drawn from it. If the random choices get stuck, a
complete search decides: it finds a way whenever there is one.
"""

from random import Random

from fondaco.contract.refused import Refused
from fondaco.games.batavia.rules.seen import Seen
from fondaco.games.batavia.rules.state import BataviaState

TRIES = 200


def deal_layers(
    table: BataviaState, seen: Seen, limits: list[int], needed: list[int], rng: Random
) -> bool:
    """Fill hands and pile; `needed` are cards the seat to move must have. False if it cannot."""
    for _ in range(TRIES):
        deal = DealAttempt(seen, limits, rng)
        if deal.explain(needed, table.turn):
            deal.finish(table, needed)
            return True
    deal = DealAttempt(seen, limits, rng)
    if deal.search(needed, table.turn):
        deal.finish(table, needed)
        return True
    if needed:
        return False
    raise Refused("unsound-draws")


class DealAttempt:
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
        """Say of each card that was laid, and of those needed, where it came from.

        False if the lot got stuck.
        """
        for pile in range(len(self.seen.table.told)):
            waiting = self._waiting(pile, needed, turn)
            self.rng.shuffle(waiting)
            for at in waiting:
                if not self._explain(at, pile + 2):
                    return False
        return True

    def _waiting(self, pile: int, needed: list[int], turn: int) -> list[int]:
        """The cards that were laid while this was the newest pile, and at last those needed."""
        told = self.seen.table.told[pile]
        waiting: list[int] = []
        for at in range(len(told)):
            if at // 5 != self.seen.seat:
                waiting += [at] * told[at]
        if pile + 1 == len(self.seen.table.told):
            waiting += [5 * turn + company for company in needed]
        return waiting

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

    def search(self, needed: list[int], turn: int) -> bool:
        """The same by complete search: False only if there is no way at all."""
        waiting: list[int] = []
        layers: list[int] = []
        for pile in range(len(self.seen.table.told)):
            cards = self._waiting(pile, needed, turn)
            waiting += cards
            layers += [pile + 2] * len(cards)
        open_ways: list[list[int]] = []  # for each card so far, the layers that are left to try
        chosen: list[int] = []  # and the one it is taken from
        hopeless: set[tuple[int, ...]] = set()
        while len(chosen) < len(waiting):
            done = len(chosen)
            if len(open_ways) == done:
                open_ways.append(self._ways(waiting, layers, done, hopeless))
            if open_ways[done]:
                chosen.append(open_ways[done].pop())
                self._take(chosen[done], waiting[done] // 5, waiting[done] % 5)
            else:
                hopeless.add(self._left(done))
                open_ways.pop()
                if not chosen:
                    return False
                self._give_back(chosen.pop(), waiting[done - 1] // 5, waiting[done - 1] % 5)
        return True

    def _left(self, done: int) -> tuple[int, ...]:
        """What is left after so many cards. Whatever led there, only this matters from now on."""
        return (done, *[n for room in self.room for n in room], *[n for c in self.cards for n in c])

    def _ways(
        self, waiting: list[int], layers: list[int], done: int, hopeless: set[tuple[int, ...]]
    ) -> list[int]:
        """The layers that the next card may have come from, in random order; or none."""
        if self._left(done) in hopeless or not self._room_for(done, waiting, layers):
            return []
        seat, company = waiting[done] // 5, waiting[done] % 5
        ways = [i for i in range(layers[done]) if self.room[i][seat] and self.cards[i][company]]
        self.rng.shuffle(ways)
        return ways

    def _room_for(self, done: int, waiting: list[int], layers: list[int]) -> bool:
        """Whether each seat, and each company, has enough for the cards that still wait."""
        seats = [0] * self.seen.table.players
        companies = [0] * 5
        for layer in range(len(self.cards)):
            for seat in range(len(seats)):
                seats[seat] += self.room[layer][seat]
            for company in range(5):
                companies[company] += self.cards[layer][company]
            while done < len(waiting) and layers[done] == layer + 1:
                seats[waiting[done] // 5] -= 1
                companies[waiting[done] % 5] -= 1
                done += 1
            if min(seats) < 0 or min(companies) < 0:
                return False
        return True

    def _give_back(self, layer: int, seat: int, company: int) -> None:
        self.room[layer][seat] += 1
        self.cards[layer][company] += 1
        self.taken[layer][5 * seat + company] -= 1

    def _take(self, layer: int, seat: int, company: int) -> None:
        self.room[layer][seat] -= 1
        self.cards[layer][company] -= 1
        self.taken[layer][5 * seat + company] += 1

    def finish(self, table: BataviaState, needed: list[int]) -> None:
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
