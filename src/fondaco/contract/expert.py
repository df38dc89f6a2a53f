"""What bots know about a game beyond its rules: one Expert for each game.

A bot (greedy, merchant, a tree search) is written once and asks the Expert of the game it finds
itself in. An Expert keeps nothing between calls: what a player remembers is in its Memory, and
what it may know is in its View. Positions given to an Expert are sampled ones, never the true one.
"""

from abc import ABC, abstractmethod
from random import Random

from fondaco.contract.character import Character
from fondaco.contract.phrase import Phrase
from fondaco.contract.playout import by_lot
from fondaco.contract.rules import Move, Position, View
from fondaco.contract.search import Settings


class Memory:
    """What one player of one game remembers. An Expert that remembers more has its own kind."""

    def __init__(self, character: Character, rng: Random) -> None:
        self.character = character
        self.rng = rng


class Choice:
    """What to do and why. A move of None: nothing to do now (only while others are waited for).

    `tells` is what one says aloud with it: a reason that a rival may hear.
    """

    def __init__(self, move: Move | None, why: Phrase, tells: Phrase | None = None) -> None:
        self.move = move
        self.why = why
        self.tells = tells


class Deal:
    """A deal that could be offered now, and what it seems to be worth to both, in ducats."""

    def __init__(self, move: Move, gain: float, partner_gain: float) -> None:
        self.move = move
        self.gain = gain
        self.partner_gain = partner_gain


class Expert(ABC):
    """One game as a player who knows it sees it."""

    @abstractmethod
    def value(self, position: Position, seat: int) -> float:
        """How much money this seat will end with, roughly; exact when the game is over.

        Fast: a search calls it at every leaf. It may look at the seat's own hand (the position is
        a sampled one), and should not depend on the order of hidden piles.
        """

    def values(self, position: Position) -> list[float]:
        """The value of every seat."""
        return [self.value(position, seat) for seat in range(position.players)]

    def standing(self, position: Position, seat: int) -> float:
        """The value less that of the best rival: what a player who wants to win goes by."""
        values = self.values(position)
        own = values.pop(seat)
        return own - max(values)

    @abstractmethod
    def prior(self, position: Position, seat: int, moves: list[Move]) -> list[float]:
        """How likely a good player makes each of these moves: positive, summing to 1."""

    def habit(
        self, position: Position, seat: int, moves: list[Move], notes: list[int], rng: Random
    ) -> Move:
        """What a player does here without much thought: a search plays worlds on with it.

        `notes` are empty when a turn begins and are kept until the next one, for whoever plans a
        turn as a whole. Here: by lot, as likely as the prior has it.
        """
        return by_lot(moves, self.prior(position, seat, moves), rng)

    def carry_on(self, position: Position, seat: int, notes: list[int], rng: Random) -> bool:
        """Let a seat make its next move by habit; False if it has none.

        Who plans turns as a whole may make several, as long as nobody else has a say in between:
        the same ones as move by move.
        """
        moves = position.moves(seat)
        if not moves:
            return False
        only = len(moves) == 1
        position.play(seat, moves[0] if only else self.habit(position, seat, moves, notes, rng))
        return True

    def play_on(self, position: Position, silent: int, stop: int, last: int, rng: Random) -> None:
        """Play on by habit up to the first turn from ply `stop` on that begins settled.

        Ply `last` is the end in any case. In talks all answer but the seat that is `silent`.
        """
        turn = position.turn
        notes: list[int] = []
        while self.carry_on(position, turn, notes, rng):
            if position.over or position.ply >= last:
                return
            if position.talking():
                self.reply(position, silent, rng)
            if position.turn != turn:
                if position.ply >= stop and self.settled(position):
                    return
                turn = position.turn
                notes = []

    def reply(self, position: Position, silent: int, rng: Random) -> None:
        """Whom nobody waits for answers what is offered, each once; nobody has to."""
        for seat in position.may_answer():
            if seat != silent:
                moves = position.moves(seat)
                if len(moves) > 1:  # a single one only takes an own offer back
                    position.play(seat, self.habit(position, seat, moves, [], rng))

    def doubt(self, position: Position) -> float:
        """How far off the values of this moment are, in money: less towards the end of a game."""
        return self.settings().spread

    def settled(self, position: Position) -> bool:
        """Whether a value is fair to all, when a turn begins: the others have had theirs, say."""
        return True

    @abstractmethod
    def deals(self, view: View, memory: Memory) -> list[Deal]:
        """Deals worth offering now, the best first; none where the game has no deals."""

    @abstractmethod
    def choose(self, view: View, memory: Memory) -> Choice:
        """The merchant's move: a listed one, a deal to offer, or None if it need not move."""

    def answers(self, view: View) -> list[Move]:
        """The moves that answer what this seat was asked; none where nobody waits for an answer.

        Who is asked something answers before anything else, and never with silence.
        """
        return []

    def said(self, view: View, memory: Memory, move: Move) -> None:  # noqa: B027 (may do nothing)
        """Remember an offer or an answer that one has made without being advised to."""

    def tells(self, view: View, memory: Memory, move: Move) -> Phrase | None:
        """What to say aloud with a move that one has chosen without being advised to."""
        return None

    def settings(self) -> Settings:
        """What suits a search of this game."""
        return Settings()

    def memory(self, character: Character, rng: Random) -> Memory:
        """An empty memory for one seat of one game."""
        return Memory(character, rng)
