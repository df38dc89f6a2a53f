"""The rules of Traghetto, all in one file. TR-… are the numbers in rulebook/en.md."""

import json
from random import Random
from typing import Any

from fondaco.contract.chance import Chance, check_seed
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event, Move, Option, Position, Rules, View, settle

GOODS = ("glass", "lace", "wax", "salt", "oil", "paper")
EACH = 7  # crates of each (TR-1.1)
PLAYERS = range(2, 6)
VERSIONS = range(1, 2)
OPTIONS = [Option("turns", "5", ["3", "5"], "how many crates the ferry brings for each player")]

# A move is an int: its kind in the low three bits, goods in the next three, then a number.
DONE, WITHDRAW, ACCEPT, DECLINE, PASS, BID, SELL = range(7)
WORDS = ("done", "withdraw", "accept", "decline", "pass")
MOST = 20  # coins that may be asked for a crate (TR-2.1)
SELLING, BIDDING, OVER = "selling", "bidding", "over"


def bid(coins: int) -> Move:
    return BID | coins << 6


def sell(goods: int, coins: int) -> Move:
    return SELL | goods << 3 | coins << 6


class TraghettoPosition(Position):
    """Cellars and ferry are hidden; all else lies open. Crates are counted by their goods."""

    def __init__(self) -> None:
        self.players = self.ply = self.turn = self.active = 0
        self.over = False
        self.phase = SELLING
        self.coins: list[int] = []
        self.open: list[list[int]] = []  # by seat, how many of each goods
        self.cellar: list[list[int]] = []
        self.ferry: list[int] = []  # the next crate is the last
        self.offer: tuple[int, int] | None = None  # goods and price
        self.answered = 0  # a bit for each seat that has declined
        self.sold = False
        self.crate = -1  # what is auctioned
        self.high = 0
        self.bidder = -1

    # --- who, and what --------------------------------------------------------------------------

    def to_move(self) -> list[int]:
        if self.over:
            return []
        asked = [seat for seat in range(self.players) if self._asked(seat)]
        return [self.turn, *asked]

    def _asked(self, seat: int) -> bool:
        open_to = self.offer is not None and self.phase == SELLING and seat != self.active
        return open_to and not self.answered >> seat & 1

    def moves(self, seat: int) -> list[Move]:
        if self.over or not 0 <= seat < self.players:
            return []
        if self.phase == BIDDING:
            if seat != self.turn:
                return []
            return [PASS, *(bid(coins) for coins in range(self.high + 1, self.coins[seat] + 1))]
        if seat == self.active:
            return [DONE, WITHDRAW] if self.offer else [DONE]
        if not self._asked(seat) or self.offer is None:
            return []
        return [ACCEPT, DECLINE] if self.coins[seat] >= self.offer[1] else [DECLINE]

    def propose(self, seat: int, rng: Random) -> Move | None:
        if self.over or not 0 <= seat < self.players or not self._may_sell(seat):
            return None
        kinds = [goods for goods in range(len(GOODS)) if self.cellar[seat][goods]]
        return sell(rng.choice(kinds), rng.randint(1, 6)) if kinds else None

    def _may_sell(self, seat: int) -> bool:
        free = self.phase == SELLING and self.offer is None and not self.sold
        return free and seat == self.active

    # --- playing --------------------------------------------------------------------------------

    def play(self, seat: int, move: Move, events: list[Event] | None = None) -> None:
        kind = move & 7
        if kind == SELL:
            self._sell(seat, move >> 3 & 7, move >> 6, events)
        elif move not in self.moves(seat):
            raise Refused("not-your-move")
        elif kind == DONE:
            self._auction(events)
        elif kind == WITHDRAW:
            self.offer = None
            tell(events, "withdrew", seat)
        elif kind == ACCEPT:
            self._accept(seat, events)
        elif kind == DECLINE:
            self.answered |= 1 << seat
            tell(events, "declined", seat)
        else:
            self._bid(seat, move >> 6 if kind == BID else 0, events)
        self.ply += 1

    def _sell(self, seat: int, goods: int, price: int, events: list[Event] | None) -> None:
        """TR-2.1: one crate of the own cellar, named truly."""
        if self.over or not 0 <= seat < self.players or not self._may_sell(seat):
            raise Refused("not-your-move")
        if goods >= len(GOODS) or not self.cellar[seat][goods] or not 1 <= price <= MOST:
            raise Refused("traghetto-no-sale", most=MOST)
        self.offer = (goods, price)
        self.answered = 0
        tell(events, "offered", seat, goods=GOODS[goods], coins=price)

    def _accept(self, seat: int, events: list[Event] | None) -> None:
        assert self.offer is not None
        goods, price = self.offer
        self.coins[seat] -= price
        self.coins[self.active] += price
        self.cellar[self.active][goods] -= 1
        self.open[seat][goods] += 1
        self.offer, self.sold = None, True
        tell(events, "bought", seat, goods=GOODS[goods], coins=price)

    def _auction(self, events: list[Event] | None) -> None:
        """TR-2.3: turn up the next crate; the player on the left bids first."""
        self.offer, self.phase = None, BIDDING
        self.crate, self.high, self.bidder = self.ferry.pop(), 0, -1
        self.turn = (self.active + 1) % self.players
        tell(events, "landed", self.active, True, goods=GOODS[self.crate])

    def _bid(self, seat: int, coins: int, events: list[Event] | None) -> None:
        if coins:
            self.high, self.bidder = coins, seat
        tell(events, "bid" if coins else "passed", seat, coins=coins)
        if seat == self.active:
            self._knock_down(events)
        else:
            self.turn = (seat + 1) % self.players

    def _knock_down(self, events: list[Event] | None) -> None:
        """TR-2.5: who pays whom. Then the next turn, or the end (TR-3.1)."""
        winner = self.active if self.bidder < 0 else self.bidder
        self.coins[winner] -= self.high
        if winner != self.active:
            self.coins[self.active] += self.high
        self.open[winner][self.crate] += 1
        tell(events, "won", winner, goods=GOODS[self.crate], coins=self.high)
        self.phase, self.crate, self.sold = SELLING, -1, False
        if self.ferry:
            self.active = self.turn = (self.active + 1) % self.players
            return
        for seat in range(self.players):
            crates = [a + b for a, b in zip(self.open[seat], self.cellar[seat], strict=True)]
            gained = sum(count * count for count in crates)
            self.coins[seat] += gained
            tell(events, "opened", seat, True, crates=named(self.cellar[seat]), coins=gained)
        self.phase, self.over, self.turn = OVER, True, -1
        tell(events, "game_over", -1, scores=self.coins[:], places=self.places())

    # --- the rest of the contract ---------------------------------------------------------------

    def copy(self) -> "TraghettoPosition":
        twin = TraghettoPosition()
        twin.__dict__.update(self.__dict__)
        twin.coins, twin.ferry = self.coins[:], self.ferry[:]
        twin.open = [crates[:] for crates in self.open]
        twin.cellar = [crates[:] for crates in self.cellar]
        return twin

    def scores(self) -> list[int]:
        return self.coins[:]

    def places(self) -> list[int]:
        return [1 + sum(other > coins for other in self.coins) for coins in self.coins]

    def view(self, seat: int) -> "TraghettoView":
        seen = self.copy()
        sizes = [sum(crates) for crates in self.cellar]
        seen.ferry = [-1] * len(self.ferry)
        if not self.over:
            for other in range(self.players):
                if other != seat:
                    seen.cellar[other] = [0] * len(GOODS)
        return TraghettoView(seen, seat, sizes)


class TraghettoView(View):
    """A position in which whatever the seat may not know is blank, and the sizes of the cellars."""

    def __init__(self, seen: TraghettoPosition, seat: int, sizes: list[int]) -> None:
        self.seen, self.seat, self.sizes = seen, seat, sizes
        self.players, self.ply, self.over = seen.players, seen.ply, seen.over
        self.to_move, self.moves = seen.to_move(), seen.moves(seat)
        self.prompt = {"ask": self._ask()}

    def _ask(self) -> str:
        if self.over:
            return "over"
        if self.seat not in self.to_move:
            return "wait"
        if self.seen.phase == BIDDING:
            return "bid"
        return "sell" if self.seat == self.seen.active else "answer"

    def sample(self, rng: Random) -> TraghettoPosition:
        """Deal what this seat has not seen to the cellars of the others and the ferry."""
        world = self.seen.copy()
        hidden = [EACH] * len(GOODS)
        if world.crate >= 0:
            hidden[world.crate] -= 1
        for crates in [*world.open, *world.cellar]:
            hidden = [a - b for a, b in zip(hidden, crates, strict=True)]
        pool = [goods for goods, count in enumerate(hidden) for _ in range(count)]
        rng.shuffle(pool)
        offered = world.offer[0] if world.offer and world.active != self.seat else -1
        if offered >= 0:  # it was named truly (TR-2.1), so it is there
            pool.remove(offered)
            world.cellar[world.active][offered] += 1
        for seat, size in enumerate(self.sizes):
            while sum(world.cellar[seat]) < size:
                world.cellar[seat][pool.pop()] += 1
        world.ferry = [pool.pop() for _ in world.ferry]
        return world

    def propose(self, rng: Random) -> Move | None:
        return self.seen.propose(self.seat, rng)

    def as_json(self, aids: bool | None = None) -> dict[str, Any]:
        seen = self.seen
        return {
            "seat": self.seat,
            "phase": seen.phase,
            "turn": seen.turn,
            "active": seen.active,
            "prompt": self.prompt,
            "moves": [format_move(move) for move in self.moves],
            "crate": GOODS[seen.crate] if seen.crate >= 0 else None,
            "highest_bid": seen.high,
            "bidder": seen.bidder if seen.bidder >= 0 else None,
            "offer": {"goods": GOODS[seen.offer[0]], "coins": seen.offer[1]}
            if seen.offer
            else None,
            "coins": seen.coins[:],
            "crates": [named(crates) for crates in seen.open],
            "cellar": named(seen.cellar[self.seat]) if self.seat >= 0 else {},
            "cellars": self.sizes,
            "ferry": len(seen.ferry),
        }


class TraghettoRules(Rules):
    def __init__(self, players: int, options: dict[str, str], version: int) -> None:
        self.name, self.version, self.players = "traghetto", version, players
        self.chosen = options

    def options(self) -> dict[str, str]:
        return dict(self.chosen)

    def start(self, seed: str, events: list[Event] | None = None) -> TraghettoPosition:
        crates = [goods for goods in range(len(GOODS)) for _ in range(EACH)]
        Chance(check_seed(seed)).shuffle(crates)
        first = TraghettoPosition()
        first.players = self.players
        first.coins = [12] * self.players
        first.open = [[0] * len(GOODS) for _ in range(self.players)]
        first.cellar = [[0] * len(GOODS) for _ in range(self.players)]
        for seat in range(self.players):
            for _ in range(3):
                first.cellar[seat][crates.pop()] += 1
            if events is not None:
                mine = {"crates": named(first.cellar[seat])}
                events.append(Event("dealt", seat, {}, mine, 1 << seat, barrier=True))
        first.ferry = crates[: int(self.chosen["turns"]) * self.players]
        return first

    def format_move(self, move: Move) -> str:
        return format_move(move)

    def parse_move(self, text: str) -> Move:
        match text.lower().split():
            case [word] if word in WORDS:
                return WORDS.index(word)
            case ["bid", coins] if coins.isascii() and coins.isdecimal() and len(coins) < 4:
                return bid(int(coins))
            case ["sell", goods, "for", coins] if goods in GOODS and coins in PRICES:
                return sell(GOODS.index(goods), int(coins))
        raise Refused("traghetto-moves", move=text[:40])

    def format_position(self, position: Position) -> str:
        assert isinstance(position, TraghettoPosition)
        return json.dumps(vars(position))

    def parse_position(self, text: str) -> TraghettoPosition:
        read = TraghettoPosition()
        vars(read).update(json.loads(text))
        read.offer = tuple(read.offer) if read.offer else None  # type: ignore[assignment]
        return read

    def format_view(self, view: View) -> str:
        assert isinstance(view, TraghettoView)
        return json.dumps([vars(view.seen), view.seat, view.sizes])

    def parse_view(self, text: str) -> TraghettoView:
        seen, seat, sizes = json.loads(text)
        return TraghettoView(self.parse_position(json.dumps(seen)), seat, sizes)


PRICES = tuple(map(str, range(1, MOST + 1)))


def format_move(move: Move) -> str:
    kind, goods, coins = move & 7, move >> 3 & 7, move >> 6
    if kind == SELL:
        return f"sell {GOODS[goods]} for {coins}"
    return f"bid {coins}" if kind == BID else WORDS[kind]


def named(crates: list[int]) -> dict[str, int]:
    return {goods: count for goods, count in zip(GOODS, crates, strict=True) if count}


def tell(
    events: list[Event] | None, kind: str, seat: int, barrier: bool = False, **facts: Any
) -> None:
    if events is not None:
        events.append(Event(kind, seat, facts, barrier=barrier))


def make(players: int, options: dict[str, str], version: int = 1) -> TraghettoRules:
    if players not in PLAYERS:
        raise Refused("players", game="Traghetto", least=2, most=5, players=players)
    return TraghettoRules(players, settle(OPTIONS, options), version)
