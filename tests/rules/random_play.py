"""Random play for tests: every seat at the table decided by lot, with talk of every kind.

`moves_of` yields the moves of a whole game as they are chosen. What the choices are like is a
`Temper`: some tables buy a lot, some hardly talk, some talk wildly. The same temper, position and
Random always give the same game.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

import pytest

from fondaco.contract.rules import Move, Position
from fondaco.games import make
from fondaco.games.oltremare.rules.moves import BUY, DECLINE, DONE, KIND
from fondaco.games.oltremare.rules.offers import (
    AMEND,
    ANY,
    COUNTER,
    EVERYONE,
    NEW,
    claim,
    pack_offer,
)
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.rules import OltremareRules
from fondaco.games.oltremare.rules.trade import may_offer
from tests.long import long, mostly_long, squared

GAMES = [(edition, players) for edition in ("2005", "2004") for players in (2, 3, 4, 5)]
# Every edition and every number of players, but not each with each.
KINDS = [("2005", 2), ("2004", 3), ("2005", 4), ("2004", 5)]
OTHERS = [game for game in GAMES if game not in KINDS]

every_game = pytest.mark.parametrize(("edition", "players"), GAMES)
# For what takes long: all games only in the long tests.
every_kind = pytest.mark.parametrize(
    ("edition", "players"), mostly_long([*KINDS, *OTHERS], len(KINDS))
)


def each_kind_by(numbers: int) -> pytest.MarkDecorator:
    """Every game with so many numbers to choose by; `make test` takes each kind with one."""
    others = [pytest.param(*game, at, marks=long) for game in OTHERS for at in range(numbers)]
    rows = [*squared(KINDS, numbers), *others]
    return pytest.mark.parametrize(("edition", "players", "number"), rows)


# Cards a wild offer asks for; few, because an offer of many can be accepted in very many ways.
MOST_ASKED = 3


@dataclass(frozen=True)
class Temper:
    """How a random table behaves, as chances between 0 and 1."""

    others: float = 0.3  # that somebody moves whom the game does not wait for
    propose: float = 0.1  # that a move is a sensible offer
    wild: float = 0.1  # that it is any offer one can make
    # A move chosen by lot is thought over once more: the chance that it is made after all.
    buy: float = 0.5
    done: float = 1.0
    decline: float = 0.5


TEMPERS = [
    Temper(),
    Temper(propose=0.05, wild=0.0, buy=0.1),  # thrifty and taciturn: the longest games
    Temper(others=0.5, propose=0.1, wild=0.35, buy=0.3, done=0.4, decline=0.3),  # a bazaar
    Temper(others=0.1, propose=0.05, wild=0.05, buy=1.0, done=0.15),  # spendthrifts: large hands
]


def temper_for(number: int) -> Temper:
    """Each kind of table in turn."""
    return TEMPERS[number % len(TEMPERS)]


@cache
def rules_for(edition: str, players: int, offers: str = "12") -> OltremareRules:
    rules = make("oltremare", players, edition=edition, offers=offers)
    assert isinstance(rules, OltremareRules)
    return rules


def start(rules: OltremareRules, seed: str) -> OltremarePosition:
    position = rules.start(seed)
    assert isinstance(position, OltremarePosition)
    return position


def middle_game(rules: OltremareRules, number: int) -> OltremarePosition:
    """A position from somewhere in a random game; another one for every number."""
    return _middle_game(rules, number).copy()


@cache
def _middle_game(rules: OltremareRules, number: int) -> OltremarePosition:
    rng = Random(f"middle {number}")
    position = start(rules, f"middle-{number}")
    play_on(position, rng, temper_for(number), rng.randrange(250))
    return position


def choose(position: Position, rng: Random, temper: Temper) -> tuple[int, Move]:
    """A seat and a legal move of it. The game must not be over."""
    for _ in range(1000):
        seats = position.to_move()
        seat = seats[0]
        if len(seats) > 1 and rng.random() < temper.others:
            seat = seats[1 + int(rng.random() * (len(seats) - 1))]
        move = talk(position, seat, rng, temper) if len(seats) > 1 else None
        if move is None:
            listed = position.moves(seat)
            if not listed:
                continue  # only talk was open to this seat: ask again
            move = listed[int(rng.random() * len(listed))]
            if len(listed) > 1 and rng.random() >= second_thoughts(move, temper):
                continue
        return seat, move
    raise AssertionError("The game is stuck: nobody has a move.")


def second_thoughts(move: Move, temper: Temper) -> float:
    kind = move & KIND
    if kind == BUY:
        return temper.buy
    if kind == DONE:
        return temper.done
    return temper.decline if kind == DECLINE else 1.0


def talk(position: Position, seat: int, rng: Random, temper: Temper) -> Move | None:
    """Perhaps an offer."""
    said = rng.random()
    if said < temper.propose:
        return position.propose(seat, rng)
    if said < temper.propose + temper.wild:
        assert isinstance(position, OltremarePosition)
        return wild_offer(position, seat, rng)
    return None


def moves_of(
    position: Position, rng: Random, temper: Temper, limit: int = 50_000
) -> Iterator[tuple[int, Move]]:
    """The moves of a game from here to its end. Whoever takes one plays it before the next."""
    for _ in range(limit):
        if position.over:
            return
        yield choose(position, rng, temper)
    raise AssertionError(f"The game did not end in {limit} moves.")


def play_on(position: Position, rng: Random, temper: Temper, plies: int = 50_000) -> None:
    """Play so many random moves, or to the end."""
    for _ in range(plies):
        if position.over:
            return
        seat, move = choose(position, rng, temper)
        position.play(seat, move)


# --- wild offers ----------------------------------------------------------------------------------


def wild_offer(p: OltremarePosition, seat: int, rng: Random) -> Move | None:
    """Any legal offer: new, amended or a counter; a gift, a beggar's, with claims true or false."""
    if not may_offer(p):
        return None
    act, link, version = NEW, 0, 0
    to = p.turn
    if seat == p.turn:
        others = [other for other in range(p.players) if other != seat]
        to = rng.choice([*others, EVERYONE])
    mine = [offer for offer in p.offers if offer.owner == seat]
    open_to_me = [offer for offer in p.offers if offer.open_to(seat)]
    if mine and rng.random() < 0.4:
        old = rng.choice(mine)
        act, link, version = AMEND, old.number, old.version
    elif open_to_me and rng.random() < 0.5:
        answered = rng.choice(open_to_me)
        act, link, version = COUNTER, answered.number, answered.version
        to = answered.owner
    hand = p.hands[seat]
    number = min(len(hand), rng.choice([0, 1, 1, 1, 2, 2, 3, 5]))
    give = sorted(rng.sample(hand, number))
    claims = [wild_claim(p, card, rng) for card in give]
    ask = [0] * 8
    for _ in range(rng.choice([0, 1, 1, 2, MOST_ASKED])):
        ask[rng.choice([*range(ANY), ANY, ANY, ANY])] += 1
    if not give and not any(ask):
        ask[ANY] = 1
    return pack_offer(act, to, give, claims, wild_sum(rng), ask, wild_sum(rng), link, version)


def wild_claim(p: OltremarePosition, card: int, rng: Random) -> int:
    """Nothing, the truth, part of it, or anything one can say of a card (OM-2.2.2)."""
    deck = p.setting.deck
    kind = rng.random()
    if kind < 0.3:
        return 0
    if kind < 0.5:
        return claim(deck.load[card], deck.power[card], deck.symbols[card])
    if kind < 0.6:
        return claim(load=deck.load[card])
    load, power = rng.choice([0, 1, 2, 3, 4]), rng.choice([0, 3, 4, 5, 6])
    return claim(load, power, rng.choice([0, 1, 2, 4, 8, 3, 5, 6, 9, 10, 12]))


def wild_sum(rng: Random) -> int:
    return rng.choice([0, 0, 0, 0, 1, 1, 2, 3, 5, 17, 1023 if rng.random() < 0.05 else 0])
