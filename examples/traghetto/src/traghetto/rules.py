"""The rules of Traghetto, all in one file. TR-… are the numbers in rulebook/en.md."""

from random import Random
from typing import Any

from fondaco.contract.chance import Chance, check_seed
from fondaco.contract.fields import Fields, dump, items, number, read
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event, Move, Option, Position, Rules, View, settle

GOODS = ("glass", "lace", "wax", "salt", "oil", "paper")
EACH = 7  # crates of each (TR-1.1)
CELLAR = 3  # crates in a cellar at first (TR-1.2)
PLAYERS = range(2, 6)
VERSIONS = range(1, 2)
OPTIONS = [Option("turns", "5", ["3", "5"], "how many crates the ferry brings for each player")]

# A move is an int: its kind in the low three bits, goods in the next three, then coins.
DONE, DECLINE, PASS, BID, SELL, ACCEPT = range(6)
WORDS = ("done", "decline", "pass", "bid", "sell", "accept")
MOST = 20  # coins that may be asked for a crate (TR-2.1)
SALES = {(goods, str(coins)) for goods in GOODS for coins in range(1, MOST + 1)}
PHASES = ["selling", "bidding", "over"]
SELLING, BIDDING, OVER = PHASES
NOTHING = [0] * len(GOODS)
# The numbers in a position, from least to most.
NUMBERS = {"players": (2, 5), "ply": (0, 99_999), "active": (0, 4), "turn": (-1, 4)}
NUMBERS |= {"answered": (0, 31), "crate": (-1, 5), "high": (0, 999), "bidder": (-1, 4)}
# What everybody sees of a position. Cellars and ferry are the rest.
OPEN = (*NUMBERS, "over", "phase", "coins", "open", "shown", "offer", "sold")


Events = list[Event] | None


def pack(kind: int, goods: int, coins: int) -> Move:
    return kind | goods << 3 | coins << 6


class TraghettoPosition(Position):
    """Cellars and ferry are hidden; all else lies open. Crates are counted by their goods."""

    def __init__(self) -> None:
        self.players = self.ply = self.turn = self.active = 0
        self.over, self.phase = False, SELLING
        self.coins: list[int] = []
        self.open: list[list[int]] = []  # by seat, how many of each goods
        self.cellar: list[list[int]] = []
        self.shown: list[int] = []  # by seat, a bit for each goods it named and has not sold since
        self.ferry: list[int] = []  # the next crate is the last
        self.offer: list[int] = []  # goods and price
        self.answered = 0  # a bit for each seat that has declined
        self.sold = False
        self.crate, self.high, self.bidder = -1, 0, -1  # what is auctioned, at what, to whom

    def to_move(self) -> list[int]:
        asked = [seat for seat in range(self.players) if self._asked(seat)]
        return [] if self.over else [self.turn, *asked]

    def _asked(self, seat: int) -> bool:
        return bool(self.offer) and seat != self.active and not self.answered >> seat & 1

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
        return [DECLINE, pack(ACCEPT, *self.offer)][: 1 + (self.coins[seat] >= self.offer[1])]

    def propose(self, seat: int, rng: Random) -> Move | None:
        kinds = [goods for goods in range(len(GOODS)) if self.may_sell(seat, goods)]
        return pack(SELL, rng.choice(kinds), rng.randint(1, 6)) if kinds else None

    def may_sell(self, seat: int, goods: int) -> bool:
        free = self.phase == SELLING and seat == self.active and not self.sold
        return free and goods < len(GOODS) and self.cellar[seat][goods] > 0

    def play(self, seat: int, move: Move, events: Events = None) -> None:
        kind, goods, coins = move & 7, move >> 3 & 7, move >> 6
        if kind == SELL:
            self._sell(seat, goods, coins, events)
        elif move not in self.moves(seat):
            changed = kind == ACCEPT and self._asked(seat) and [goods, coins] != self.offer
            raise Refused("traghetto-changed" if changed else "traghetto-not-now")
        elif kind == DONE:
            self._auction(events)
        elif kind == ACCEPT:
            self._accept(seat, goods, coins, events)
        elif kind == DECLINE:
            self.answered |= 1 << seat
            tell(events, "declined", seat)
        else:
            self._bid(seat, coins, events)
        self.ply += 1

    def _sell(self, seat: int, goods: int, price: int, events: Events) -> None:
        """TR-2.1: one crate of the own cellar, named truly."""
        if self.phase != SELLING or seat != self.active or self.sold:
            raise Refused("traghetto-not-now")
        if not self.may_sell(seat, goods) or not 1 <= price <= MOST:
            raise Refused("traghetto-no-sale", most=MOST)
        self.offer, self.answered = [goods, price], 0
        self.shown[seat] |= 1 << goods
        tell(events, "offered", seat, True, goods=GOODS[goods], coins=price)

    def _accept(self, seat: int, goods: int, price: int, events: Events) -> None:
        self.coins[seat] -= price
        self.coins[self.active] += price
        self.cellar[self.active][goods] -= 1
        self.shown[self.active] &= ~(1 << goods)
        self.open[seat][goods] += 1
        self.offer, self.sold = [], True
        tell(events, "bought", seat, goods=GOODS[goods], coins=price)

    def _auction(self, events: Events) -> None:
        """TR-2.3: turn up the next crate; the player on the left bids first."""
        self.offer, self.phase = [], BIDDING
        self.crate = self.ferry.pop()
        self.turn = (self.active + 1) % self.players
        tell(events, "landed", self.active, True, goods=GOODS[self.crate])

    def _bid(self, seat: int, coins: int, events: Events) -> None:
        if coins:
            self.high, self.bidder = coins, seat
        more: dict[str, Any] = {"coins": coins} if coins else {}
        tell(events, "bid" if coins else "passed", seat, **more)
        if seat == self.active:
            self._knock_down(events)
        else:
            self.turn = (seat + 1) % self.players

    def _knock_down(self, events: Events) -> None:
        """TR-2.5: who pays whom. Then the next turn, or the end (TR-3.1)."""
        winner = self.active if self.bidder < 0 else self.bidder
        self.coins[winner] -= self.high
        if winner != self.active:
            self.coins[self.active] += self.high
        self.open[winner][self.crate] += 1
        tell(events, "won", winner, goods=GOODS[self.crate], coins=self.high)
        self.phase, self.crate, self.sold, self.high, self.bidder = SELLING, -1, False, 0, -1
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

    def copy(self) -> "TraghettoPosition":
        twin = TraghettoPosition()
        twin.__dict__.update(self.__dict__)
        twin.coins, twin.shown, twin.ferry = self.coins[:], self.shown[:], self.ferry[:]
        twin.open = [crates[:] for crates in self.open]
        twin.cellar = [crates[:] for crates in self.cellar]
        return twin

    def scores(self) -> list[int]:
        return self.coins[:]

    def places(self) -> list[int]:
        return [1 + sum(other > coins for other in self.coins) for coins in self.coins]

    def view(self, seat: int) -> "TraghettoView":
        seen = TraghettoPosition()
        for name in OPEN:
            setattr(seen, name, getattr(self, name))
        own = [other == seat or self.over for other in range(self.players)]
        seen.cellar = [self.cellar[other] if own[other] else NOTHING for other in range(len(own))]
        seen.ferry = [-1] * len(self.ferry)
        return TraghettoView(seen.copy(), seat, [sum(crates) for crates in self.cellar])


class TraghettoView(View):
    """A position that is blank where the seat may not look, and the sizes of the cellars."""

    def __init__(self, seen: TraghettoPosition, seat: int, sizes: list[int]) -> None:
        self.seen, self.seat, self.sizes = seen, seat, sizes
        self.players, self.ply, self.over = seen.players, seen.ply, seen.over
        self.to_move, self.moves = seen.to_move(), seen.moves(seat)
        self.prompt: dict[str, Any] = {"ask": self._ask()}
        if sale := self.propose(Random(self.ply)):
            self.prompt["or_write"] = format_move(sale)

    def _ask(self) -> str:
        if self.over:
            return "over"
        if self.seat not in self.to_move:
            return "wait"
        if self.seen.phase == BIDDING:
            return "bid"
        return "sell" if self.seat == self.seen.active else "answer"

    def blank(self) -> list[int]:
        """The seats whose cellars this one may not look into."""
        return [] if self.over else [s for s in range(self.players) if s != self.seat]

    def sample(self, rng: Random) -> TraghettoPosition:
        """Deal what this seat has not seen to the cellars of the others and the ferry."""
        world = self.seen.copy()
        seen = [world.crate, *(g for each in world.open + world.cellar for g in crates(each))]
        pool = [goods for goods in range(len(GOODS)) for _ in range(EACH - seen.count(goods))]
        rng.shuffle(pool)
        for seat in self.blank():
            for goods in range(len(GOODS)):
                if world.shown[seat] >> goods & 1:  # it was named truly (TR-2.1), so it is there
                    pool.remove(goods)
                    world.cellar[seat][goods] += 1
        for seat in self.blank():
            while sum(world.cellar[seat]) < self.sizes[seat]:
                world.cellar[seat][pool.pop()] += 1
        world.ferry = [pool.pop() for _ in world.ferry]
        return world

    def propose(self, rng: Random) -> Move | None:
        return self.seen.propose(self.seat, rng)

    def as_json(self, aids: bool | None = None) -> dict[str, Any]:
        seen = self.seen
        return {
            "seat": self.seat,
            "turn": seen.turn,
            "to_move": self.to_move,
            "prompt": self.prompt,
            "moves": [format_move(move) for move in self.moves],
            "crate": GOODS[seen.crate] if seen.crate >= 0 else None,
            "offer": {"goods": GOODS[seen.offer[0]], "coins": seen.offer[1]} if seen.offer else {},
            "hand": named(seen.cellar[self.seat]) if self.seat >= 0 else {},
            "seats": [
                {
                    "coins": seen.coins[seat],
                    "crates": named(seen.open[seat]),
                    "cellar": named(seen.cellar[seat]) if self.over else self.sizes[seat],
                    "sells": seat == seen.active and not self.over,
                    "bid": seen.high if seat == seen.bidder else None,
                }
                for seat in range(self.players)
            ],
            "ferry": len(seen.ferry),
        }


class TraghettoRules(Rules):
    def __init__(self, players: int, options: dict[str, str], version: int) -> None:
        self.name, self.version, self.players, self.chosen = "traghetto", version, players, options

    def options(self) -> dict[str, str]:
        return dict(self.chosen)

    def start(self, seed: str, events: Events = None) -> TraghettoPosition:
        crates = [goods for goods in range(len(GOODS)) for _ in range(EACH)]
        Chance(check_seed(seed)).shuffle(crates)
        first = TraghettoPosition()
        first.players = self.players
        first.coins, first.shown = [12] * self.players, [0] * self.players
        first.open = [NOTHING[:] for _ in range(self.players)]
        first.cellar = [NOTHING[:] for _ in range(self.players)]
        for seat in range(self.players):
            for _ in range(CELLAR):
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
            case [word] if word in WORDS[:BID]:
                return WORDS.index(word)
            case ["bid", coins] if coins.isascii() and coins.isdecimal() and len(coins) < 4:
                return pack(BID, 0, int(coins))
            case ["sell" | "accept" as word, goods, "for", coins] if (goods, coins) in SALES:
                return pack(WORDS.index(word), GOODS.index(goods), int(coins))
        raise Refused("traghetto-moves", move=text[:40])

    def format_position(self, position: Position) -> str:
        assert isinstance(position, TraghettoPosition)
        return dump(vars(position))

    def parse_position(self, text: str) -> TraghettoPosition:
        found = self._read(Fields(read(text), "position"))
        check(found)
        return found

    def format_view(self, view: View) -> str:
        assert isinstance(view, TraghettoView)
        return dump({"seat": view.seat, "sizes": view.sizes, "seen": vars(view.seen)})

    def parse_view(self, text: str) -> TraghettoView:
        """A view is sound if a world can be dealt that fits it."""
        line = Fields(read(text), "view")
        line.only(["seat", "sizes", "seen"])
        seen = self._read(line.object("seen"))
        seat = line.number("seat", -1, self.players - 1)
        view = TraghettoView(seen, seat, line.numbers("sizes", 0, CELLAR, self.players))
        try:
            world = view.sample(Random(0))
        except (IndexError, ValueError):  # there are not as many crates
            raise Refused("traghetto-damaged") from None
        check(world)
        sizes = [sum(crates) for crates in world.cellar]
        told = any(sum(seen.cellar[other]) for other in view.blank()) or set(seen.ferry) - {-1}
        if told or sizes != view.sizes:
            raise Refused("traghetto-damaged")
        return view

    def _read(self, line: Fields) -> TraghettoPosition:
        found, seats = TraghettoPosition(), self.players
        line.only(list(vars(found)))
        for name, (low, high) in NUMBERS.items():
            setattr(found, name, line.number(name, low, high))
        found.phase = PHASES[line.choice("phase", PHASES)]
        found.over, found.sold = line.flag("over"), line.flag("sold")
        found.coins = line.numbers("coins", 0, 999, seats)
        found.shown = line.numbers("shown", 0, 63, seats)
        found.open = [counts(each) for each in line.lists("open", seats)]
        found.cellar = [counts(each) for each in line.lists("cellar", seats)]
        found.ferry = line.numbers("ferry", -1, len(GOODS) - 1)
        found.offer = line.numbers("offer", 0, MOST)
        bad = found.players != seats or max(found.active, found.turn, found.bidder) >= seats
        if bad or len(found.offer) not in (0, 2):
            raise Refused("traghetto-damaged")
        return found


def counts(found: list[Any]) -> list[int]:
    return [number(count, 0, EACH, "crates") for count in items(found, "crates", len(GOODS))]


def check(found: TraghettoPosition) -> None:
    """Whether this could be a moment of a game."""
    seats = range(found.players)
    landed = [found.crate, *found.ferry]
    bad = -1 in found.ferry or found.over != (found.phase == OVER)
    for goods in range(len(GOODS)):
        in_sight = sum(crates[goods] for crates in found.open + found.cellar)
        bad |= in_sight + landed.count(goods) > EACH
        bad |= any(found.shown[s] >> goods & 1 > found.cellar[s][goods] for s in seats)
    bad |= any(sum(crates) > CELLAR for crates in found.cellar)
    if found.offer:
        bad |= found.phase != SELLING or found.sold or found.offer[1] < 1
        bad |= not found.shown[found.active] >> found.offer[0] & 1
    if found.phase == BIDDING:
        bad |= found.turn < 0 or found.crate < 0 or (found.bidder < 0) != (found.high == 0)
        bad |= found.high > found.coins[found.bidder]
    else:
        bad |= found.turn != (-1 if found.over else found.active) or bool(found.ferry) == found.over
        bad |= (found.crate, found.high, found.bidder) != (-1, 0, -1)
    if bad:
        raise Refused("traghetto-damaged")


def format_move(move: Move) -> str:
    kind, goods, coins = move & 7, move >> 3 & 7, move >> 6
    more = f" {coins}" if kind == BID else f" {GOODS[goods]} for {coins}" if kind > BID else ""
    return WORDS[kind] + more


def crates(counted: list[int]) -> list[int]:
    return [goods for goods, count in enumerate(counted) for _ in range(count)]


def named(crates: list[int]) -> dict[str, int]:
    return {goods: count for goods, count in zip(GOODS, crates, strict=True) if count}


def tell(events: Events, kind: str, seat: int, barrier: bool = False, **facts: Any) -> None:
    if events is not None:
        events.append(Event(kind, seat, facts, barrier=barrier))


def make(players: int, options: dict[str, str], version: int = 1) -> TraghettoRules:
    if players not in PLAYERS:
        raise Refused("traghetto-players", players=players)
    return TraghettoRules(players, settle(OPTIONS, options), version)
