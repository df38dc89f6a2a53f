"""What bots know about a game beyond its rules: one Expert for each game.

A bot (greedy, merchant, a tree search) is written once and asks the Expert of the game it plays. An
Expert keeps nothing between calls: what a player remembers is in its Memory, and what it may know
is in its View. Positions given to an Expert are sampled ones, never the true one.
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

    `tells` is what the bot says aloud with it: a reason that rivals may hear.
    """

    def __init__(self, move: Move | None, why: Phrase, tells: Phrase | None = None) -> None:
        self.move = move
        self.why = why
        self.tells = tells


class Deal:
    """A deal that could be offered now, and what it seems to be worth to both, in money."""

    def __init__(self, move: Move, gain: float, partner_gain: float) -> None:
        self.move = move
        self.gain = gain
        self.partner_gain = partner_gain


class Expert(ABC):
    """One game as a player who knows it sees it."""

    def of_version(self, version: int) -> "Expert":
        """This Expert as it judged in a version of the bots (`bots/versions.py`).

        The newest judgement that is not newer than that; itself if it has only one.
        """
        return self

    def keen(self) -> "Expert":
        """This Expert when it bargains as well as it can; itself if it knows only one way."""
        return self

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
        """The value minus that of the best rival: the measure for a player who wants to win."""
        values = self.values(position)
        own = values.pop(seat)
        return own - max(values)

    def sources(self, position: Position, seat: int) -> dict[str, float]:
        """Where the money of `value` comes from, by names of the game; empty: it does not say.

        Coach and puzzles compare them between two choices. The voice says the largest differences
        (`Voice.expects`, `Voice.source`).
        """
        return {}

    @abstractmethod
    def prior(self, position: Position, seat: int, moves: list[Move]) -> list[float]:
        """How likely a good player makes each of these moves: positive, summing to 1."""

    def habit(
        self, position: Position, seat: int, moves: list[Move], notes: list[int], rng: Random
    ) -> Move:
        """What a player does here without much thought: a search plays worlds on with it.

        `notes` are empty when a turn begins and are kept until the next one, for an Expert that
        plans a whole turn. The default chooses at random, by the probabilities of the prior.
        """
        return by_lot(moves, self.prior(position, seat, moves), rng)

    def carry_on(self, position: Position, seat: int, notes: list[int], rng: Random) -> bool:
        """Let a seat make its next move by habit; False if it has none.

        An Expert that plans whole turns may make several moves, as long as no other seat can act in
        between. They must be the same ones as move by move.
        """
        moves = position.moves(seat)
        if not moves:
            return False
        only = len(moves) == 1
        position.play(seat, moves[0] if only else self.habit(position, seat, moves, notes, rng))
        return True

    def play_on(self, position: Position, silent: int, stop: int, last: int, rng: Random) -> None:
        """Play on by habit up to the first turn from ply `stop` on that begins settled.

        It stops at ply `last` in any case. In talks every seat answers except the `silent` one.
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
        """Each seat that the game does not wait for may answer what is offered to it, once."""
        for seat in position.may_answer():
            if seat != silent:
                moves = position.moves(seat)
                if len(moves) > 1:  # a single move can only withdraw the seat's own offer
                    position.play(seat, self.habit(position, seat, moves, [], rng))

    def doubt(self, position: Position) -> float:
        """How far off the values of this moment are, in money: less towards the end of a game."""
        return self.settings().spread

    def settled(self, position: Position) -> bool:
        """Whether a value is fair to all when a turn begins: for example, all have had a turn."""
        return True

    @abstractmethod
    def deals(self, view: View, memory: Memory) -> list[Deal]:
        """Deals worth offering now, the best first; none where the game has no deals."""

    @abstractmethod
    def choose(self, view: View, memory: Memory) -> Choice:
        """The merchant's move: a listed one, a deal to offer, or None if it need not move."""

    def answers(self, view: View) -> list[Move]:
        """The moves that answer what this seat was asked; none where nobody waits for an answer.

        A seat that is asked something answers before anything else, and never with silence.
        """
        return []

    def said(self, view: View, memory: Memory, move: Move) -> None:  # noqa: B027 (may do nothing)
        """Remember an offer or an answer that the bot made without this Expert's advice."""

    def tells(self, view: View, memory: Memory, move: Move) -> Phrase | None:
        """What to say aloud with a move that the bot chose without this Expert's advice."""
        return None

    def settings(self) -> Settings:
        """What suits a search of this game."""
        return Settings()

    def memory(self, character: Character, rng: Random) -> Memory:
        """An empty memory for one seat of one game."""
        return Memory(character, rng)
