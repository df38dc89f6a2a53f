"""A tiny game of its own, for tests of everything that must not know which game it serves.

Everybody has three hidden cards of a deck numbered 1 to 24. On your turn you may draw, play a card
for its number of points, and offer a card to the others for points; the first to accept gets it.
The game ends after so many rounds. `install` makes it one of the rulesets for a test.
"""

import json
import sys
from functools import cache
from random import Random
from types import ModuleType
from typing import Any

import pytest

from fondaco import messages
from fondaco.contract.chance import Chance, check_seed
from fondaco.contract.manifest import Manifest, Ruleset
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event, Move, Option, Position, Rules, View, settle
from fondaco.games import game

DONE, DRAW, ACCEPT, WITHDRAW, PLAY, OFFER = range(6)  # low three bits of a move
WORDS = ["done", "draw", "accept", "withdraw"]
PLAYERS = range(2, 5)
VERSIONS = range(1, 2)
OPTIONS = [
    Option("rounds", "3", [], "how often everybody has a turn, 1 to 9"),
    Option("offers", "none", ["none", "2", "12"], "how many offers in a turn", among_bots="12"),
    Option("motto", "", [], "any text at all"),
]
OPEN = ["ply", "turn", "over", "rounds", "left", "limit", "drawn"]
FIELDS = ["players", "ply", "turn", "rounds", "left", "drawn", "coins", "hands", "deck", "offer"]


class ToyPosition(Position):
    def __init__(self, seed: str, players: int, rounds: int, left: int) -> None:
        self.chance = Chance(seed)
        self.players, self.rounds, self.left, self.limit = players, rounds, left, left
        self.ply = self.turn = self.drawn = 0
        self.over = False
        self.coins = [10] * players
        self.deck = list(range(1, 25))
        self.chance.shuffle(self.deck)
        self.hands = [sorted(self.deck.pop() for _ in range(3)) for _ in range(players)]
        self.offer: list[int] = []  # card and price of the open offer

    def to_move(self) -> list[int]:
        others = [s for s in range(self.players) if s != self.turn and self._accepts(s)]
        return [] if self.over else [self.turn, *others]

    def _accepts(self, seat: int) -> bool:
        return bool(self.offer) and seat != self.turn and self.coins[seat] >= self.offer[1]

    def moves(self, seat: int) -> list[Move]:
        if self.over or seat != self.turn:
            return [ACCEPT] if not self.over and self._accepts(seat) else []
        draw = [DRAW] if self.deck and not self.drawn else []
        withdraw = [WITHDRAW] if self.offer else []
        plays = [PLAY | card << 3 for card in self.hands[seat] if card not in self.offer[:1]]
        return [DONE, *draw, *withdraw, *plays]

    def propose(self, seat: int, rng: Random) -> Move | None:
        if self.over or seat != self.turn or not self.hands[seat] or self.offer or not self.left:
            return None
        return OFFER | rng.choice(self.hands[seat]) << 3 | rng.randint(1, 12) << 8

    def play(self, seat: int, move: Move, events: list[Event] | None = None) -> None:
        kind, card, price = move & 7, move >> 3 & 31, move >> 8
        hand = self.hands[seat] if 0 <= seat < self.players else []
        offers = kind == OFFER and self.propose(seat, Random(0)) is not None and card in hand
        if not (offers and 0 < price < 100) and move not in self.moves(seat):
            raise Refused(f"Seat {seat} cannot do that now.")
        told, facts, secret = "done", {}, {}
        if kind == DONE:
            self.turn = (self.turn + 1) % self.players
            self.offer, self.drawn, self.left = [], 0, self.limit
            self.rounds -= self.turn == 0
            self.over = self.rounds == 0
        elif kind == DRAW:
            told, secret, self.drawn = "draw", {"card": self.deck[-1]}, 1
            hand.append(self.deck.pop())
        elif kind == PLAY:
            told, facts = "play", {"card": card}
            hand.remove(card)
            self.coins[seat] += card
        elif kind == OFFER:
            told, facts, self.offer = "offer", {"price": price}, [card, price]
            self.left -= 1
        elif kind == WITHDRAW:
            told, self.offer = "withdraw", []
        else:
            card, price = self.offer
            told, facts, secret = "accept", {"price": price}, {"card": card}
            self.coins[seat] -= price
            self.coins[self.turn] += price
            self.hands[self.turn].remove(card)
            hand.append(card)
            self.offer = []
        self.ply += 1
        if events is not None:
            seen = 1 << seat | (1 << self.turn if kind == ACCEPT else 0)
            events.append(Event(told, seat, facts, secret or None, seen, kind in (DRAW, ACCEPT)))

    def copy(self) -> "ToyPosition":
        twin = ToyPosition("copy", self.players, self.rounds, self.limit)
        twin.chance = Chance(self.chance.seed, self.chance.used)
        for name in [*FIELDS, "over"]:
            value = getattr(self, name)
            if isinstance(value, list):
                value = [list(v) if isinstance(v, list) else v for v in value]
            setattr(twin, name, value)
        return twin

    def redeal(self, rng: Random) -> "ToyPosition":
        twin = self.copy()
        twin.deck.sort()
        rng.shuffle(twin.deck)
        return twin

    def scores(self) -> list[int]:
        return list(self.coins)

    def places(self) -> list[int]:
        return [1 + sum(other > coins for other in self.coins) for coins in self.coins]

    def view(self, seat: int) -> "ToyView":
        return ToyView(self, seat)


class ToyView(View):
    def __init__(self, position: ToyPosition, seat: int) -> None:
        self.seat, self.players, self.ply = seat, position.players, position.ply
        self.over, self.to_move = position.over, position.to_move()
        self.moves = position.moves(seat) if seat >= 0 else []
        self.hand = list(position.hands[seat]) if seat >= 0 else []
        self.prompt = {"ask": "over" if self.over else "move" if self.moves else "wait"}
        self._may_offer = bool(self.moves) and DONE in self.moves and position.left > 0
        self._open = bool(position.offer)
        self._offer = position.offer[:] if seat == position.turn else position.offer[1:]
        self._told = {name: getattr(position, name) for name in OPEN} | {"coins": position.coins[:]}
        self._sizes = [len(hand) for hand in position.hands]
        self._deck = len(position.deck)

    def sample(self, rng: Random) -> "ToyPosition":
        world = ToyPosition(str(rng.random()), self.players, 1, self._told["limit"])
        for name, value in self._told.items():
            setattr(world, name, value)
        world.coins = world.coins[:]
        cards = [card for card in range(1, 25) if card not in self.hand]
        rng.shuffle(cards)
        world.hands = [[cards.pop() for _ in range(size)] for size in self._sizes]
        if self.seat >= 0:
            cards += world.hands[self.seat]
            world.hands[self.seat] = self.hand[:]
        world.deck = cards[: self._deck]
        card = self._offer[:-1] or rng.sample(world.hands[world.turn], bool(self._offer))
        world.offer = [*card, *self._offer[-1:]]
        return world

    def propose(self, rng: Random) -> Move | None:
        if not self._may_offer or self._open or not self.hand:
            return None
        return OFFER | rng.choice(self.hand) << 3 | rng.randint(1, 12) << 8

    def as_json(self, aids: bool | None = None) -> dict[str, Any]:
        return {"seat": self.seat, "hand": self.hand, "prompt": self.prompt}


class ToyRules(Rules):
    name = "toy"
    version = 1

    def __init__(self, players: int, options: dict[str, str]) -> None:
        self.players = players
        self.chosen = options

    def options(self) -> dict[str, str]:
        return dict(self.chosen)

    def start(self, seed: str, events: list[Event] | None = None) -> ToyPosition:
        offers = self.chosen["offers"]
        left = 1000 if offers == "none" else int(offers)
        return ToyPosition(check_seed(seed), self.players, int(self.chosen["rounds"]), left)

    def format_move(self, move: Move) -> str:
        kind, card = move & 7, move >> 3 & 31
        if kind == OFFER:
            return f"offer {card} for {move >> 8}"
        return f"play {card}" if kind == PLAY else WORDS[kind]

    def parse_move(self, text: str) -> Move:
        match text.split():
            case [word] if word in WORDS:
                return WORDS.index(word)
            case ["play", card] if card in CARDS:
                return PLAY | int(card) << 3
            case ["offer", card, "for", price] if card in CARDS and price in CARDS:
                return OFFER | int(card) << 3 | int(price) << 8
        raise Refused(f"{text!r} is no move of this game.")

    def format_position(self, position: Position) -> str:
        assert isinstance(position, ToyPosition)
        parts = [getattr(position, name) for name in FIELDS]
        return json.dumps([position.chance.seed, position.chance.used, *parts])

    def parse_position(self, text: str) -> ToyPosition:
        seed, used, *parts = json.loads(text)
        position = self.start(seed)
        position.chance = Chance(seed, used)
        for name, value in zip(FIELDS, parts, strict=True):
            setattr(position, name, value)
        position.over = position.rounds == 0
        return position

    def format_view(self, view: View) -> str:
        return json.dumps(view.as_json())

    def parse_view(self, text: str) -> View:
        raise Refused("Views of this game are not read back.")


CARDS = [str(n) for n in range(1, 25)]


def make(players: int, options: dict[str, str], version: int = 1) -> ToyRules:
    chosen = settle(OPTIONS, options)
    if players not in PLAYERS:
        raise Refused(f"This game is for 2 to 4 players, not {players}.")
    if chosen["rounds"] not in CARDS[:9]:
        raise Refused("Option rounds is a number from 1 to 9.")
    return ToyRules(players, chosen)


GAME = Manifest(
    name="toy",
    package="tests",
    prefix="TOY",
    year=2000,
    rulesets=(Ruleset("toy", {}),),
    rules="toy",
)


def install(patch: pytest.MonkeyPatch, *beside: str) -> ModuleType:
    """Until the patch is undone, `toy` is the only game there is, but for those beside it."""
    games = {"toy": GAME} | {name: game(name) for name in beside}
    patch.setattr("fondaco.games._found", lambda: games)
    forget_words(patch)
    return sys.modules[__name__]


def forget_words(patch: pytest.MonkeyPatch) -> None:
    """Words are read once and kept, with those of the games there are: not these, afterwards."""
    for kept in ("_bundle", "_messages", "english"):
        patch.setattr(messages, kept, cache(getattr(messages, kept).__wrapped__))
