"""The situation of one seat before its turn: everything that a plan needs except the hand."""

from typing import Final

from fondaco.games.oltremare.expert.horizon import happens, turns_left
from fondaco.games.oltremare.expert.ranks import one_more, spread_of
from fondaco.games.oltremare.expert.sea import Waters, port_worths
from fondaco.games.oltremare.expert.weights import Weights
from fondaco.games.oltremare.rules.cards import Deck
from fondaco.games.oltremare.rules.moves import (
    FAVOURABLE_TRADE,
    GOOD_DEALS,
    PIRATE_FIGHTER,
)
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.scoring import marker_kinds, marker_number
from fondaco.games.oltremare.rules.setting import LONG_STEPS, STEPS, Setting
from fondaco.games.oltremare.rules.trade import PURCHASES
from fondaco.games.oltremare.rules.view import OltremareView

NO_LIMIT: Final = 99
NO_SHARE: Final = [0.0] * 7  # where no unknown card is thought of

# By number of symbols, shared by all situations.
DUCATS: Final = [float(STEPS[min(n, 5)]) for n in range(9)]
DUCATS_WITH_ONE_MORE: Final = [float(STEPS[min(n + 1, 5)]) for n in range(9)]
NO_FLAGS: Final = [0.0] * 9


def prices(each: list[int]) -> list[float]:
    """What so many cards cost together, one after the other at these prices."""
    total = [0.0]
    for price in each:
        total.append(total[-1] + price)
    return total


# What buying costs (OM-2.2.6, OM-2.2.7): by ducats at first, and by cards bought already for the
# seat with the marker. Eight are more than anybody buys.
RICH: Final = 22  # as good as any larger purse
COSTS: Final = [prices([3 if purse > 3 * n else 4 for n in range(8)]) for purse in range(RICH + 1)]
FAVOURED: Final = [prices([bought + n + 1 for n in range(8)]) for bought in range(PURCHASES + 1)]

# The same waters come up again and again in a search: kept with the weights, by all else that they
# depend on.
MOST_WATERS: Final = 1_000


def mean_steps(steps: list[int]) -> list[list[float]]:
    """By unknown cards and known symbols: the mean of steps when half the cards have the symbol."""
    table: list[list[float]] = [[float(steps[min(n, 5)]) for n in range(13)]]
    for _ in range(4):
        before = table[-1]
        table.append([(before[n] + before[min(n + 1, 12)]) / 2 for n in range(13)])
    return table


MEAN_STEPS: Final = mean_steps(STEPS)
MEAN_LONG_STEPS: Final = mean_steps(LONG_STEPS)


class TurnSituation:
    """Lists by number of symbols run from 0 to 8."""

    deck: Deck
    weights: Weights
    seat: int
    need: int  # cards to be played in the turn
    power: int  # how many it can bring into the turn; NO_LIMIT once it has begun
    goods: int  # of the top lot
    run: int  # its length
    ducats: list[float]  # gained for ducat symbols
    flags: list[float]  # lost for flags
    draws: list[list[float]]  # cards drawn, by cards to play that it does not know yet
    sea: list[float]  # gained by sailing so far, the lost marker included
    cost: list[float]  # of buying so many cards
    coming: float  # the chance that the turn takes place at all
    another: float  # the chance of yet another turn after it
    share: list[float]  # by goods: how common it is among the cards this seat cannot see
    port: list[float]  # what arriving in a port is worth
    prestige: float  # what one more tile is worth

    def copy(self) -> "TurnSituation":
        """Another one, to be changed."""
        other = TurnSituation()
        other.deck = self.deck
        other.weights = self.weights
        other.seat = self.seat
        other.need = self.need
        other.power = self.power
        other.goods = self.goods
        other.run = self.run
        other.ducats = self.ducats
        other.flags = self.flags
        other.draws = self.draws
        other.sea = self.sea
        other.cost = self.cost
        other.coming = self.coming
        other.another = self.another
        other.share = self.share
        other.port = self.port
        other.prestige = self.prestige
        return other


def unseen_goods(setting: Setting, cargo: list[list[int]], known: list[int]) -> list[int]:
    """How many cards of each goods lie neither open nor in the own hand."""
    goods = setting.deck.goods
    seen = known[:]
    for stack in cargo:
        seen += stack
    left = setting.in_play[:]
    for card in seen:
        left[goods[card]] -= 1
    return left


def top_lot(deck: Deck, stack: list[int]) -> tuple[int, int]:
    """The goods of the top card and how many of it lie on each other; -1 and 0 for no cargo."""
    if not stack:
        return -1, 0
    goods = deck.goods
    kind = goods[stack[-1]]
    run = 0
    for card in reversed(stack):
        if goods[card] != kind:
            break
        run += 1
    return kind, run


def situation_in(v: OltremareView, w: Weights, seat: int) -> TurnSituation:
    """The situation of a seat, as far as the owner of this view can know."""
    known = v.hand + v.played + v.discard
    s = _stand(v, w, seat, v.pile_size, known)
    s.prestige = _tile(v, s, v.pile_size, v.venice == "out")
    return s


def situation_of(p: OltremarePosition, w: Weights, seat: int) -> TurnSituation:
    """The situation of a seat in a sampled position, without prestige, which plans do not need."""
    return _stand(p, w, seat, len(p.pile), p.hands[seat] + p.played + p.discard)


def glance_of(p: OltremarePosition, w: Weights, seat: int) -> TurnSituation:
    """Only what is needed to value a hand at a glance: much faster."""
    s = _base(p, w, seat, len(p.pile))
    s.share = NO_SHARE
    if seat != p.turn and not p.dealt >> seat & 1:
        s.prestige = _tile(p, s, len(p.pile), p.venice_out)
    return s


def ports_of(p: OltremarePosition, w: Weights, seat: int) -> list[float]:
    """What arriving in each port is worth to a seat in a sampled position."""
    return _waters(p, w, seat, len(p.pile)).port


def _base(p: OltremareView | OltremarePosition, w: Weights, seat: int, pile: int) -> TurnSituation:
    """The ship, and whether there will be a turn; the rest is left open."""
    setting = p.setting
    deck = setting.deck
    stack = p.cargo[seat]
    s = TurnSituation()
    s.deck = deck
    s.weights = w
    s.seat = seat
    s.goods, s.run = top_lot(deck, stack)
    if p.turn == seat:
        s.need = p.need
        s.power = NO_LIMIT
    else:
        s.need = deck.load[stack[-1]] if stack else 1
        s.power = deck.power[stack[-1]] if stack else NO_LIMIT
    players = p.players
    ahead = (seat - p.turn) % players
    edition = setting.edition
    s.coming = happens(w, edition, players, p.first, p.turn, pile, p.last_round, ahead)
    return s


def _left(p: OltremareView | OltremarePosition, w: Weights, seat: int, pile: int) -> float:
    """How many turns a seat can expect."""
    ahead = (seat - p.turn) % p.players
    return turns_left(w, p.setting.edition, p.players, p.first, p.turn, pile, p.last_round, ahead)


def _tile(p: OltremareView | OltremarePosition, s: TurnSituation, pile: int, out: bool) -> float:
    """What one more prestige tile is worth."""
    w = s.weights
    if out:
        turns = _left(p, w, s.seat, pile)
    else:
        # Prestige is paid at Venice first (OM-4.2), which lies near the middle of the pile.
        above = pile - (p.setting.venice_low + p.setting.venice_high) / 2
        turns = max(0.3, above / (w.pace * p.players))
    tiles = [float(tiles) for tiles in p.prestige]
    spread = spread_of(turns, w.race_spread, w.prestige_speed)
    return one_more(tiles, s.seat, spread, w.race_envy)


def race_key(owned: int, by_kinds: bool) -> float:
    """How far a seat is in the race for markers."""
    return marker_number(owned) + (0.1 * marker_kinds(owned) if by_kinds else 0.0)


def _waters(p: OltremareView | OltremarePosition, w: Weights, seat: int, pile: int) -> Waters:
    """What markers and ports are worth to a seat."""
    setting = p.setting
    edition = setting.edition
    key = (
        edition.name, setting.chart.digest, seat, p.turn, p.first, pile, p.last_round,
        tuple(p.collected), tuple(p.markers),
    )  # fmt: skip
    known = w.known_waters.get(key)
    if known is None:
        collected = [race_key(owned, edition.markers_by_kinds) for owned in p.collected]
        spread = spread_of(_left(p, w, seat, pile), w.race_spread, w.marker_speed)
        race = one_more(collected, seat, spread, w.race_envy)
        after = (seat - p.turn) % p.players + p.players
        another = happens(w, edition, p.players, p.first, p.turn, pile, p.last_round, after)
        port = port_worths(p.markers, race, another, w.marker)
        known = Waters(setting.chart, edition.route_once, port, another, w.marker)
        if len(w.known_waters) >= MOST_WATERS:
            w.known_waters.clear()
        w.known_waters[key] = known
    return known


def _stand(
    p: OltremareView | OltremarePosition, w: Weights, seat: int, pile: int, known: list[int]
) -> TurnSituation:
    setting = p.setting
    marker = p.active[seat]
    s = _base(p, w, seat, pile)
    left = unseen_goods(setting, p.cargo, known)
    total = max(1, sum(left))
    s.share = [number / total for number in left]

    long = setting.steps is LONG_STEPS
    s.draws = MEAN_LONG_STEPS if long else MEAN_STEPS
    s.ducats = DUCATS_WITH_ONE_MORE if marker == GOOD_DEALS else DUCATS
    s.flags = NO_FLAGS if marker == PIRATE_FIGHTER else w.long_flags if long else w.flags
    purse = min(max(p.ducats[seat], 0), RICH)
    bought = p.bought if p.turn == seat else 0
    s.cost = FAVOURED[bought] if marker == FAVOURABLE_TRADE else COSTS[purse]
    waters = _waters(p, w, seat, pile)
    s.another = waters.another
    s.port = waters.port
    s.sea = waters.voyages(p.ship[seat], marker)
    return s
