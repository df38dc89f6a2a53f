"""The rules of Traghetto, all in one file. TR-… are the numbers in rulebook/en.md."""

from random import Random
from typing import Annotated, Any

from fondaco.contract.chance import Chance, check_seed
from fondaco.contract.declared import (
    SEATS,
    DeclaredPosition,
    DeclaredRules,
    DeclaredView,
    Number,
    Numbers,
    OneOf,
    SeatNumber,
    report,
)
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event, Move, Option, settle

GOODS = ("glass", "lace", "wax", "salt", "oil", "paper")
KINDS = range(len(GOODS))
EACH, CELLAR = 7, 3  # crates of each goods (TR-1.1), and in a cellar at first (TR-1.2)
PLAYERS = range(2, 6)
VERSIONS = range(1, 2)
OPTIONS = [Option("turns", "5", ["3", "5"], "how many crates the ferry brings for each player")]

# A move is an int: its kind in the low three bits, goods in the next three, then coins.
DONE, DECLINE, PASS, BID, SELL, ACCEPT = range(6)
WORDS = ("done", "decline", "pass", "bid", "sell", "accept")
MOST = 20  # coins that may be asked for a crate (TR-2.1)
SALES = {(goods, str(coins)) for goods in GOODS for coins in range(1, MOST + 1)}
SELLING, BIDDING, OVER = "selling", "bidding", "over"
NONE, LAST = -1, len(GOODS) - 1  # no goods, or a crate that a seat may not see; the last goods
Events = list[Event] | None


def pack(kind: int, goods: int, coins: int) -> Move:
    return kind | goods << 3 | coins << 6


class TraghettoPosition(DeclaredPosition):
    """Cellars and ferry are hidden; all else lies open. A crate is the number of its goods."""

    active: Annotated[int, SeatNumber()]  # who sells
    phase: Annotated[str, OneOf(SELLING, BIDDING, OVER)]
    coins: Annotated[list[int], Numbers(0, 999, SEATS)]
    open: Annotated[list[list[int]], Numbers(0, EACH, SEATS, len(GOODS))]  # how many of each goods
    cellar: Annotated[list[list[int]], Numbers(NONE, LAST, SEATS, None)]  # crates, rising
    shown: Annotated[list[int], Numbers(0, 63, SEATS)]  # a bit for each goods named and not sold
    ferry: Annotated[list[int], Numbers(NONE, LAST, None)]  # the next crate is the last
    offered: Annotated[int, Number(NONE, LAST)]  # the goods on sale ...
    price: Annotated[int, Number(0, MOST)]  # ... and for how much
    answered: Annotated[int, Number(0, 31)]  # a bit for each seat that has declined
    sold: bool
    crate: Annotated[int, Number(NONE, LAST)]  # what is auctioned ...
    high: Annotated[int, Number(0, 999)]  # ... at what ...
    bidder: Annotated[int, SeatNumber(nobody=True)]  # ... and to whom

    def to_move(self) -> list[int]:
        return [] if self.over else [self.turn, *filter(self._asked, range(self.players))]

    def _asked(self, seat: int) -> bool:
        return self.offered >= 0 and seat != self.active and not self.answered >> seat & 1

    def open_offers(self, seat: int) -> frozenset[tuple[int, ...]]:
        return frozenset([(self.offered, self.price)] if self._asked(seat) else [])

    def moves(self, seat: int) -> list[Move]:
        if self.over or not 0 <= seat < self.players:
            return []
        if self.phase == BIDDING:  # TR-2.4
            more = range(self.high + 1, self.coins[seat] + 1)
            return [PASS, *(pack(BID, 0, coins) for coins in more)] if seat == self.turn else []
        if seat == self.active:
            return [DONE]
        if not self._asked(seat):
            return []
        # Whoever accepts says what: the offer may be another one by then (TR-2.2).
        accept = pack(ACCEPT, self.offered, self.price)
        return [DECLINE, accept] if self.coins[seat] >= self.price else [DECLINE]

    def propose(self, seat: int, rng: Random) -> Move | None:
        crates = self.cellar[seat] if self._may_sell(seat) else []
        return pack(SELL, rng.choice(crates), rng.randint(1, 6)) if crates else None

    def _may_sell(self, seat: int) -> bool:
        return self.phase == SELLING and seat == self.active and not self.sold

    def play(self, seat: int, move: Move, events: Events = None) -> None:
        kind, goods, coins = move & 7, move >> 3 & 7, move >> 6
        if kind == SELL:
            self._sell(seat, goods, coins, events)
        elif move not in self.moves(seat):
            changed = kind == ACCEPT and self._asked(seat)
            raise Refused("traghetto-changed" if changed else "traghetto-not-now")
        elif kind == DONE:
            self._auction(events)
        elif kind == ACCEPT:
            self._accept(seat, goods, coins, events)
        elif kind == DECLINE:
            self.answered |= 1 << seat
            report(events, "declined", seat)
        else:
            self._bid(seat, coins, events)
        self.ply += 1

    def _sell(self, seat: int, goods: int, price: int, events: Events) -> None:
        """TR-2.1: one crate of the own cellar, named truly."""
        if not self._may_sell(seat):
            raise Refused("traghetto-not-now")
        if goods not in self.cellar[seat] or not 1 <= price <= MOST:
            raise Refused("traghetto-no-sale", most=MOST)
        self.offered, self.price, self.answered = goods, price, 0
        self.shown[seat] |= 1 << goods
        report(events, "offered", seat, True, goods=GOODS[goods], coins=price)

    def _accept(self, seat: int, goods: int, price: int, events: Events) -> None:
        self.coins[seat] -= price
        self.coins[self.active] += price
        self.cellar[self.active].remove(goods)
        self.shown[self.active] &= ~(1 << goods)
        self.open[seat][goods] += 1
        self.offered, self.price, self.sold = -1, 0, True
        report(events, "bought", seat, goods=GOODS[goods], coins=price)

    def _auction(self, events: Events) -> None:
        """TR-2.3: turn up the next crate; the player on the left bids first."""
        self.offered, self.price, self.phase, self.crate = -1, 0, BIDDING, self.ferry.pop()
        self.turn = (self.active + 1) % self.players
        report(events, "landed", self.active, True, goods=GOODS[self.crate])

    def _bid(self, seat: int, coins: int, events: Events) -> None:
        if coins:
            self.high, self.bidder = coins, seat
            report(events, "bid", seat, coins=coins)
        else:
            report(events, "passed", seat)
        if seat == self.active:
            self._knock_down(events)
        else:
            self.turn = (seat + 1) % self.players

    def _knock_down(self, events: Events) -> None:
        """TR-2.5: who pays whom. Then the next turn, or the end (TR-3.1)."""
        winner = self.active if self.bidder < 0 else self.bidder
        self.coins[winner] -= self.high
        self.coins[self.active] += self.high if winner != self.active else 0
        self.open[winner][self.crate] += 1
        report(events, "won", winner, goods=GOODS[self.crate], coins=self.high)
        self.phase, self.crate, self.sold, self.high, self.bidder = SELLING, -1, False, 0, -1
        if self.ferry:
            self.active = self.turn = (self.active + 1) % self.players
            return
        for seat in range(self.players):
            crates = [self.open[seat][goods] + self.cellar[seat].count(goods) for goods in KINDS]
            gained = sum(count * count for count in crates)
            self.coins[seat] += gained
            report(events, "opened", seat, True, crates=named(self.cellar[seat]), coins=gained)
        self.phase, self.over, self.turn = OVER, True, -1
        report(events, "game_over", -1, scores=self.coins[:], places=self.places())

    def scores(self) -> list[int]:
        return self.coins[:]

    def view(self, seat: int) -> "TraghettoView":
        seen = self.copy()
        seen.ferry = [NONE] * len(self.ferry)
        for other in range(self.players):
            if other != seat and not self.over:
                seen.cellar[other] = [NONE] * len(self.cellar[other])
        return TraghettoView(seen, seat)


class TraghettoView(DeclaredView):
    """A position in which crates that the seat may not see are NONE."""

    seen: TraghettoPosition

    def asks(self) -> dict[str, Any]:
        prompt = super().asks()
        if prompt["ask"] == "move":
            sells = "sell" if self.seat == self.seen.active else "answer"
            prompt["ask"] = "bid" if self.seen.phase == BIDDING else sells
        if sale := self.propose(Random(self.ply)):
            prompt["or_write"] = format_move(sale)
        return prompt

    def sample(self, rng: Random) -> TraghettoPosition:
        """Deal what this seat has not seen to the cellars of the others and the ferry."""
        world = self.seen.copy()
        pool = [goods for goods in KINDS for _ in range(EACH - landed(world, goods))]
        rng.shuffle(pool)
        unseen = [seat for seat in range(self.players) if NONE in world.cellar[seat]]
        for seat in unseen:
            for goods in KINDS:
                if world.shown[seat] >> goods & 1:  # it was named truly (TR-2.1), so it is there
                    pool.remove(goods)
                    world.cellar[seat][world.cellar[seat].index(NONE)] = goods
        for seat in unseen:
            world.cellar[seat] = sorted(pool.pop() if g < 0 else g for g in world.cellar[seat])
        world.ferry = [pool.pop() for _ in world.ferry]
        return world

    def ends_turn(self, move: Move) -> bool:
        return move == DONE  # a bid only passes the bidding on

    def as_json(self, aids: bool | None = None) -> dict[str, Any]:
        seen = self.seen
        offer = {"goods": GOODS[seen.offered], "coins": seen.price}
        return {
            **self.heading(format_move),
            "crate": GOODS[seen.crate] if seen.crate >= 0 else None,
            "offer": offer if seen.offered >= 0 else {},
            "may_ask": MOST if seen._may_sell(self.seat) else 0,  # coins for a crate, at most
            "hand": named(seen.cellar[self.seat]) if self.seat >= 0 else {},
            "seats": [
                {
                    "coins": seen.coins[seat],
                    "crates": {GOODS[g]: n for g, n in enumerate(seen.open[seat]) if n},
                    "cellar": named(seen.cellar[seat]) if self.over else len(seen.cellar[seat]),
                    "sells": seat == seen.active and not self.over,
                    "bid": seen.high if seat == seen.bidder else None,
                }
                for seat in range(self.players)
            ],
            "ferry": len(seen.ferry),
        }


class TraghettoRules(DeclaredRules):
    position = TraghettoPosition

    def start(self, seed: str, events: Events = None) -> TraghettoPosition:
        crates = [goods for goods in KINDS for _ in range(EACH)]
        Chance(check_seed(seed)).shuffle(crates)
        first = TraghettoPosition(self.players)
        first.turn, first.coins, first.shown = 0, [12] * self.players, [0] * self.players
        first.open = [[0 for _ in KINDS] for _ in range(self.players)]
        for seat in range(self.players):
            first.cellar.append(sorted(crates.pop() for _ in range(CELLAR)))
            if events is not None:
                mine = {"crates": named(first.cellar[seat])}
                events.append(Event("dealt", seat, {}, mine, 1 << seat, barrier=True))
        first.ferry = crates[: int(self.chosen["turns"]) * self.players]
        return first

    def format_move(self, move: Move) -> str:
        return format_move(move)

    def parse_move(self, text: str) -> Move:
        match text.lower().split():
            case [word] if word in WORDS[:BID]:
                return WORDS.index(word)
            case ["bid", coins] if coins.isascii() and coins.isdecimal() and len(coins) < 4:
                return pack(BID, 0, int(coins))
            case ["sell" | "accept" as word, goods, "for", coins] if (goods, coins) in SALES:
                return pack(WORDS.index(word), GOODS.index(goods), int(coins))
        raise Refused("traghetto-moves", move=text[:40])

    def sound(self, p: TraghettoPosition) -> bool:
        bidding = p.phase == BIDDING
        auction = p.crate >= 0 and p.turn >= 0 and (p.bidder < 0) == (p.high == 0)
        between = (p.crate, p.high, p.bidder, p.turn) == (-1, 0, -1, -1 if p.over else p.active)
        return (
            not any(NONE in crates for crates in [p.ferry, *p.cellar])
            and all(landed(p, goods) + p.ferry.count(goods) <= EACH for goods in KINDS)
            and all(crates == sorted(crates) and len(crates) <= CELLAR for crates in p.cellar)
            and all(g in p.cellar[s] for g in KINDS for s, m in enumerate(p.shown) if m >> g & 1)
            and p.over == (p.phase == OVER)
            and (p.offered >= 0) == (p.price > 0)
            and (p.offered < 0 or (p.phase == SELLING and not p.sold))
            and (p.offered < 0 or p.shown[p.active] >> p.offered & 1 == 1)
            and (p.high <= p.coins[p.bidder] and auction if bidding else between)
            and (bidding or bool(p.ferry) != p.over)
        )


def landed(p: TraghettoPosition, goods: int) -> int:
    """How many crates of these goods have left the ferry, as far as they are known."""
    hidden = sum(crates.count(goods) for crates in p.cellar)
    return hidden + sum(crates[goods] for crates in p.open) + (p.crate == goods)


def format_move(move: Move) -> str:
    kind, goods, coins = move & 7, move >> 3 & 7, move >> 6
    more = f" {coins}" if kind == BID else f" {GOODS[goods]} for {coins}" if kind > BID else ""
    return WORDS[kind] + more


def named(crates: list[int]) -> dict[str, int]:
    return {GOODS[goods]: crates.count(goods) for goods in KINDS if goods in crates}


def make(players: int, options: dict[str, str], version: int = 1) -> TraghettoRules:
    if players not in PLAYERS:
        raise Refused("traghetto-players", players=players)
    return TraghettoRules("traghetto", players, settle(OPTIONS, options), version)
