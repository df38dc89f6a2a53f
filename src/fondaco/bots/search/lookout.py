"""The search itself: many short looks ahead, each in a world this seat could be in.

Information-set Monte-Carlo tree search with one observer. Each iteration takes a position sampled
from the seat's view and plays it on: the seat itself by its tree until somebody else has the turn,
then everybody by the Expert's habits, with the chance of that world. At the cut-off the Expert
values the position, and the chance to win that follows is remembered along the seat's own
decisions.

The tree ends where other seats act: a later decision depends on what they did, and a node that
merges all of that learns what is right on average and wrong each time.
"""

from math import ceil, fsum, log, log2, sqrt
from random import Random
from typing import Final

from fondaco.bots.search.budget import Budget
from fondaco.bots.search.judge import Judge
from fondaco.bots.search.objective import prosperity, win_share
from fondaco.bots.search.tree import NO_ADVICE, Node, worth_trying
from fondaco.contract.expert import Expert
from fondaco.contract.rules import Move, Position, View
from fondaco.contract.search import Settings

SILENCE: Final[Move] = -1  # say nothing: a choice for a seat that the game does not wait for
OFFER_SHARE: Final = 0.6  # the prior of all offers together; each gets half of what is left
MOST_PLIES: Final = 400  # a look ahead ends here whatever happens
LOOKS: Final = 16  # after so many worlds each, moves are compared
ENDS: Final = 8  # worlds that say whether the end of the game is in sight
NONE: Final = -1.0  # no reward: a move that was not tried in a world


class Finding:
    """What the search thinks of one move at the root."""

    def __init__(self, move: Move, visits: int, chance: float, money: float) -> None:
        self.move = move
        self.visits = visits
        self.chance = chance  # to win
        self.money = money  # that this seat will end with


class Lookout:
    """One search, for one decision."""

    def __init__(
        self,
        view: View,
        expert: Expert,
        settings: Settings,
        rng: Random,
        judge: Judge | None = None,
    ) -> None:
        self.view = view
        self.seat = view.seat
        self.expert = expert
        self.judge = judge or Judge(expert, settings.spread, settings.doubts)
        self.settings = settings
        self.rng = rng
        self.stop = view.ply + max(settings.least, settings.horizon * view.players)
        self.last = view.ply + MOST_PLIES
        self.seed = rng.getrandbits(30)
        self.dice = Random(0)
        self.sample = view.sampler()
        self.present = self.sample(rng)  # the world that is looked into
        self.number = 0
        self.ends = -1  # of ENDS worlds, those that reach the end of the game; -1: not known yet
        self.iterations = 0
        self.sum = 0.0  # of all rewards, and of their squares
        self.squares = 0.0
        self.money: list[float] = []  # by root move, the sum of own values
        self.rewards: list[list[float]] = []  # by root move and pass; NONE where it was left out
        self.tree: Node | None = None  # the present decision, once there was a search

    def search(
        self, moves: list[Move], offers: list[Move], budget: Budget, advice: Move = NO_ADVICE
    ) -> list[Finding]:
        """Think until the budget is spent; what was found about each move, the best one first.

        `moves` are listed ones or SILENCE; `offers` are deals to offer, the likeliest first. The
        settings say when another move than the `advice` may be the best, and how much better it
        must be.
        """
        root = self.root(moves, offers, advice)
        self.tree = root
        moves = root.moves
        self.money = [0.0] * len(moves)
        self.rewards = [[] for _ in moves]
        if self.settings.halving:
            best = self.by_halves(root, budget, advice)
        else:
            best = self.by_favour(root, budget)
        if self.careful() and advice in moves:
            advised = moves.index(advice)
            if not self.end_in_sight() or not self.clearly_better(best, advised):
                best = advised
        found = [
            Finding(moves[i], root.visits[i], root.mean(i), self.money[i] / max(1, root.visits[i]))
            for i in range(len(moves))
        ]
        found[0], found[best] = found[best], found[0]
        return found

    def by_favour(self, root: Node, budget: Budget) -> int:
        """Try what looks best or is little known (PUCT); the most visited one."""
        while budget.goes_on():
            self.iterate(root, root.select(self.daring()), self.iterations)
            if self.iterations % 16 == 0 and root.settled(budget.left()):
                break
        return root.favourite()

    def by_halves(self, root: Node, budget: Budget, advice: Move) -> int:
        """Try all in the same worlds, drop the worse half, and so on; the last one left.

        By the settings, what is surely worse goes at once; when only one is left, the rest of the
        time is saved.
        """
        order = sorted(range(len(root.moves)), key=lambda i: -root.priors[i])
        careful = self.careful()
        order = [
            i
            for rank, i in enumerate(order)
            if rank < self.settings.width or (careful and root.moves[i] == advice)
        ]
        passes = 0  # worlds in which all have been tried
        while len(order) > 1:
            budget.part(max(1, ceil(log2(len(order)))))
            number = 0
            while budget.goes_on():
                index = order[number % len(order)]
                self.rewards[index].append(self.iterate(root, index, passes))
                number += 1
                if number % len(order) == 0:
                    passes += 1
                    if self.settings.sure and passes % LOOKS == 0:
                        order = self.hopeful(root, order)
                        number = 0
                        if len(order) == 1:
                            return order[0]
            if number % len(order):  # not all had their turn in the last world
                passes += 1
                for index in order[number % len(order) :]:
                    self.rewards[index].append(NONE)
            order.sort(key=lambda i: -self.judged(root, i))
            order = order[: (len(order) + 1) // 2]
        return order[0]

    def hopeful(self, root: Node, order: list[int]) -> list[int]:
        """Those of them that may still be the best, compared with the best one world by world."""
        best = max(order, key=root.mean)
        return [index for index in order if index == best or not self.surely_worse(index, best)]

    def surely_worse(self, one: int, other: int) -> bool:
        """Whether one move did so much worse than the other that it cannot be luck."""
        worse = self.rewards[one]
        better = self.rewards[other]
        number = 0
        total = 0.0
        squares = 0.0
        for i in range(len(worse)):
            if worse[i] >= 0.0 and better[i] >= 0.0:
                gap = better[i] - worse[i]
                number += 1
                total += gap
                squares += gap * gap
        if number < LOOKS or total <= 0.0:
            return False
        mean = total / number
        variance = max(squares / number - mean * mean, 1e-6)
        return mean > self.settings.sure * sqrt(variance / number)

    def clearly_better(self, one: int, other: int) -> bool:
        """Whether one move did better than another by more than chance, in worlds both saw."""
        gaps: list[float] = []
        better, worse = self.rewards[one], self.rewards[other]
        for i in range(min(len(better), len(worse))):
            if better[i] >= 0.0 and worse[i] >= 0.0:
                gaps.append(better[i] - worse[i])
        number = len(gaps)
        if number < 2:
            return False
        mean = fsum(gaps) / number
        variance = fsum([(gap - mean) * (gap - mean) for gap in gaps]) / (number - 1)
        return mean > self.settings.proof * sqrt(variance / number)

    def judged(self, root: Node, index: int) -> float:
        """The mean of a move, combined with what the prior says about it."""
        visits = root.visits[index]
        if not visits:
            return -1.0
        sure = self.settings.trust
        hunch = self.daring() * log(root.priors[index] / max(root.priors))
        return root.mean(index) + sure * hunch / (visits + sure)

    def careful(self) -> bool:
        """Whether the advice counts more than other moves."""
        return self.settings.proof > 0.0 or self.settings.late > 0.0

    def end_in_sight(self) -> bool:
        """Whether enough looks ahead would reach the end of the game."""
        if not self.settings.late:
            return True
        if self.ends < 0:
            self.ends = 0
            for number in range(ENDS):
                world = self.world(number)
                self.expert.play_on(world, self.seat, self.stop, self.last, self.dice)
                if world.over:
                    self.ends += 1
        return self.ends >= self.settings.late * ENDS

    def root(self, moves: list[Move], offers: list[Move], advice: Move) -> Node:
        """The present decision."""
        listed = [move for move in moves if move != SILENCE]
        weights: list[float] = []
        if listed:
            weights = self.expert.prior(self.world(0), self.seat, listed)
        share = OFFER_SHARE if offers else 0.0
        if len(listed) < len(moves):
            listed.append(SILENCE)
            weights = [*[weight * 0.5 for weight in weights], 0.5 if weights else 1.0]
        weights = [weight * (1.0 - share) for weight in weights]
        for _ in offers:
            share *= 0.5
            weights.append(share)
        total = fsum(weights)
        weights = [weight / total for weight in weights]
        kept = advice if self.careful() else NO_ADVICE
        return worth_trying(listed + offers, weights, self.settings.openness, kept)

    def world(self, number: int) -> Position:
        """The world of this number, or a new one.

        The same number gives the same dice, so that moves can be compared.
        """
        if number != self.number:
            self.number = number
            self.present = self.sample(self.rng)
        self.dice.seed(self.seed + number)
        return self.present.copy()

    def daring(self) -> float:
        """The exploration constant, in the units of the rewards seen so far."""
        if self.iterations < 4:
            return self.settings.daring * 0.1
        mean = self.sum / self.iterations
        variance = self.squares / self.iterations - mean * mean
        return self.settings.daring * max(0.01, sqrt(max(0.0, variance)))

    def iterate(self, root: Node, first: int, number: int) -> float:
        """One look ahead, with this move of the root in that world; what came of it."""
        world = self.world(number)
        daring = self.daring()
        nodes = [root]
        indices = [first]
        move = root.moves[first]
        if move != SILENCE:
            world.play(self.seat, move)
        if self.own_turn(world, nodes, indices, daring):
            self.expert.play_on(world, self.seat, self.stop, self.last, self.dice)
        values = self.judge.values(world)
        reward = self.reward(world, values)
        for node, index in zip(nodes, indices, strict=True):
            node.learn(index, reward)
        self.money[first] += values[self.seat]
        self.sum += reward
        self.squares += reward * reward
        self.iterations += 1
        return reward

    def own_turn(
        self, world: Position, nodes: list[Node], indices: list[int], daring: float
    ) -> bool:
        """Play a world until somebody else has the turn; whether to look further ahead then.

        Own decisions that are in the tree are added to both lists.
        """
        turn = world.turn
        in_tree = turn == self.seat
        notes: list[int] = []
        while not world.over and world.ply < self.last:
            if world.talking():
                self.expert.reply(world, self.seat, self.dice)
            if world.turn != turn:
                return world.ply < self.stop or not self.expert.settled(world)
            if not in_tree:
                if not self.expert.carry_on(world, turn, notes, self.dice):
                    return False
                continue
            moves = world.moves(turn)
            if len(moves) == 1:
                world.play(turn, moves[0])
                continue
            if not moves:
                return False
            parent = nodes[-1]
            key = (parent.moves[indices[-1]], *moves)
            node = parent.children.get(key)
            if node is None:
                priors = self.expert.prior(world, turn, moves)
                node = worth_trying(moves, priors, self.settings.openness)
                parent.children[key] = node
                in_tree = False
            index = node.select(daring)
            nodes.append(node)
            indices.append(index)
            world.play(turn, node.moves[index])
        return False

    def reward(self, world: Position, values: list[float]) -> float:
        """What this seat wishes for, where a look ahead ends."""
        if world.over:
            wins = win_share(world.places(), self.seat)
        else:
            wins = self.judge.chance(world, values, self.seat)
        greed = self.settings.greed
        return (1.0 - greed) * wins + greed * prosperity(values, self.seat, self.settings.spread)
