"""Somebody who tries to milk bots, and a search for the habits that milk them most.

    python -m tests.bots.milking merchant --seconds 50 --seed 1

A Milker plays as a merchant but for its own offers: those follow a few habits. The search changes
one habit at a time and keeps what took more from the others (by their own reckoning) than before.
What it found worst is kept in test_milking.py.
"""

import argparse
from dataclasses import asdict, dataclass, fields, replace
from random import Random
from time import perf_counter

from fondaco.bots import Bot, bot_seed, make_bot
from fondaco.bots.driver import drive
from fondaco.bots.experts import expert_for
from fondaco.contract.rules import Move, View
from fondaco.games.oltremare.rules.moves import ACCEPT, KIND, TRADE
from fondaco.games.oltremare.rules.offers import ANY, EVERYONE, NEW, claim, pack_offer
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.view import OltremareView
from fondaco.records import Game
from tests.rules.oltremare.builders import rules_for

PLAYERS = 3


@dataclass(frozen=True)
class Habits:
    """How a Milker bargains; each number within its bounds."""

    give: int = 1  # cards
    best: int = 0  # 1: gives its best cards, not its worst
    pay: int = 0  # ducats beside them
    ask: int = 1  # cards
    kind: int = 0  # of any goods, of those it has most of, of those the partner loaded last
    price: int = 2  # ducats it asks for
    fall: int = 1  # ducats by which it goes down after a no
    tries: int = 4  # offers in a turn
    praise: int = 1  # 0: says nothing of its cards, 1: what one likes to hear, 2: the truth
    honest: int = 0  # turns in which it tells the truth, before it begins to lie
    when: int = 2  # 0: in its own turn, 1: in others', 2: always
    tile: int = 0  # 1: only where a deal brings prestige
    all: int = 0  # 1: offers to everybody


BOUNDS = Habits(
    give=3, best=1, pay=4, ask=3, kind=2, price=9, fall=3, tries=9, praise=2, honest=12, when=2,
    tile=1, all=1,
)  # fmt: skip


class Milker:
    name = "milker"

    def __init__(self, habits: Habits, seed: str) -> None:
        self.habits = habits
        self.rng = Random(seed)
        self.helper = make_bot("merchant", seed)
        self.turn = -1
        self.made = 0

    def choose(self, view: View) -> Move | None:
        assert isinstance(view, OltremareView)
        if view.turns != self.turn:
            self.turn, self.made = view.turns, 0
        offer = self.offer(view) if view.phase == TRADE and view.may_offer else None
        if offer is None:
            return self.helper.choose(view)
        self.made += 1
        return offer

    def offer(self, v: OltremareView) -> Move | None:
        h = self.habits
        own = v.turn == v.seat
        if self.made >= h.tries or (h.when == 0 and not own) or (h.when == 1 and own):
            return None
        if any(offer.owner == v.seat for offer in v.offers):
            return None
        partners = [seat for seat in range(v.players) if seat != v.seat] if own else [v.turn]
        if h.tile:
            due = not v.dealt >> v.seat & 1
            partners = [seat for seat in partners if (not v.dealt >> seat & 1 if own else due)]
        if not partners or len(v.hand) < h.give:
            return None
        to = self.rng.choice(partners)
        deck = v.setting.deck
        cards = sorted(v.hand, key=lambda card: (deck.power[card], deck.counts[card]))
        give = sorted((cards[::-1] if h.best else cards)[: h.give])
        ask = [0] * 8
        ask[self._kind(v, to)] = h.ask
        price = max(0, h.price - h.fall * self.made)
        if h.pay and price:
            price = max(0, price - h.pay)
        claims = [self._claim(v, card) for card in give]
        everybody = EVERYONE if h.all and own else to
        paid = 0 if price else h.pay
        if not give and not h.ask:
            return None  # a deal moves a card
        return pack_offer(NEW, everybody, give, claims, paid, ask, price)

    def _kind(self, v: OltremareView, to: int) -> int:
        deck = v.setting.deck
        if self.habits.kind == 1 and v.hand:
            held = [deck.goods[card] for card in v.hand]
            return max(held, key=held.count)
        if self.habits.kind == 2 and v.cargo[to]:
            return deck.goods[v.cargo[to][-1]]
        return ANY

    def _claim(self, v: OltremareView, card: int) -> int:
        deck = v.setting.deck
        if self.habits.praise == 2 or (self.habits.praise and v.turns < self.habits.honest):
            return claim(deck.load[card], deck.power[card], deck.symbols[card])
        return claim(deck.load[card], deck.power[card], 1 | 4) if self.habits.praise else 0


@dataclass
class Take:
    """What a Milker got out of its offers in a game."""

    deals: int = 0
    lost: float = 0.0  # by those who took them, as they reckon it themselves
    won: float = 0.0  # by the Milker, reckoned the same way
    for_nothing: int = 0  # deals in which somebody gave and got nothing at all
    score: float = 0.0  # the Milker's, less the mean of the others


def milk(level: str, habits: Habits, seed: str) -> Take:
    """A whole game against two of this level."""
    game = Game(rules_for(PLAYERS, offers="12"), seed)
    bots: dict[int, Bot] = {0: Milker(habits, seed)}
    for seat in range(1, PLAYERS):
        bots[seat] = make_bot(level, bot_seed(seed, seat))
    take = Take()
    before = table(game).copy()
    for seat in drive(game, bots):
        if game.log[-1][1] & KIND == ACCEPT and seat != 0:
            count(take, before, table(game), seat)
        before = table(game).copy()
    scores = game.position.scores()
    take.score = scores[0] - sum(scores[1:]) / (PLAYERS - 1)
    return take


def table(game: Game) -> OltremarePosition:
    assert isinstance(game.position, OltremarePosition)
    return game.position


def count(take: Take, before: OltremarePosition, after: OltremarePosition, seat: int) -> None:
    if before.hands[0] == after.hands[0] and before.ducats[0] == after.ducats[0]:
        return  # a deal of others
    expert = expert_for(before)
    was, now = expert.values(before), expert.values(after)
    take.deals += 1
    take.lost += was[seat] - now[seat]
    take.won += now[0] - was[0]
    got = len(set(after.hands[seat]) - set(before.hands[seat]))
    paid = before.ducats[seat] - after.ducats[seat]
    tile = after.prestige[seat] > before.prestige[seat]
    take.for_nothing += got == 0 and paid >= 0 and not tile


def search(level: str, seconds: float, seed: str) -> tuple[Habits, float]:
    """Climb: change one habit or two, keep what takes more."""
    rng = Random(seed)
    ends = perf_counter() + seconds

    def worth(habits: Habits) -> float:
        take = milk(level, habits, f"milk-{seed}")
        return take.lost + 5 * take.for_nothing

    best = Habits()
    most = worth(best)
    while perf_counter() < ends:
        changed = best
        for _ in range(rng.randrange(1, 4)):
            name = rng.choice([field.name for field in fields(Habits)])
            changed = replace(changed, **{name: rng.randint(0, getattr(BOUNDS, name))})
        found = worth(changed)
        if found > most:
            best, most = changed, found
            print(f"{found:6.1f} {milk(level, best, f'milk-{seed}')} {asdict(best)}", flush=True)
    return best, most


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("level")
    parser.add_argument("--seconds", type=float, default=50)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    best, most = search(given.level, given.seconds, given.seed)
    print(f"{most:.1f} {best}")


if __name__ == "__main__":
    main()
