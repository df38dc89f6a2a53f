"""Many games side by side: each plays one small action, and shows the seat that is asked next.

What they show is written into memory that somebody else has laid out, a row for each game. This
module needs no numpy, so that it can be compiled.
"""

from typing import Any
from zlib import crc32

from fondaco.contract.codec import Codec
from fondaco.contract.native import i64
from fondaco.contract.rules import Rules
from fondaco.envs.stepper import Stepper


class Shown:
    """Where games are written down: memory of single bytes or numbers, game after game."""

    def __init__(
        self,
        observations: memoryview,
        masks: memoryview,
        seats: memoryview,
        rewards: Any,
        done: memoryview,
        stopped: memoryview,
        numbers: memoryview,
        picks: memoryview,
    ) -> None:
        self.observations = observations  # cells of the asked seat
        self.masks = masks  # ones for its legal actions
        self.seats = seats  # who is asked; -1 when the game has ended
        self.rewards = rewards  # floats, one for each seat
        self.done = done  # whether a game has ended with this step
        self.stopped = stopped  # and had been cut off
        self.numbers = numbers  # which game of its row it is
        self.picks = picks  # a random legal action; -1 when the game has ended


class BatchTerms:
    """What all games of a batch have in common."""

    def __init__(self, reward: str, invite: bool, limit: int, again: bool) -> None:
        self.reward = reward
        self.invite = invite
        self.limit = limit
        self.again = again  # after a game the next one begins


class Batch:
    """Games side by side."""

    def __init__(
        self, rules: Rules, codec: Codec, terms: BatchTerms, seeds: list[str], shown: Shown
    ) -> None:
        self.rules = rules
        self.codec = codec
        self.terms = terms
        self.seeds = seeds  # of each row; its games are numbered
        self.shown = shown
        self.size = codec.layout.size
        self.actions = codec.actions.size
        self.games: list[Stepper] = []
        self._ended: list[int] = []  # rows with rewards
        self._dice = [dice(seed) for seed in seeds]
        for row in range(len(seeds)):
            self.games.append(self._begin(row, shown.numbers[row]))
            self._show(row)

    def reset(self, row: int, seed: str | None) -> None:
        """Begin another game in a row: the next one, or the first of another seed."""
        number = 0 if seed is not None else self.shown.numbers[row] + 1
        if seed is not None:
            self.seeds[row] = seed
            self._dice[row] = dice(seed)
        self._clear(row)
        self.games[row] = self._begin(row, number)
        self._show(row)

    def step(self, actions: list[int]) -> None:
        """Every game plays its action. All of them are legal; below 0, a game stays as it is."""
        if self._ended:
            for row in self._ended:
                self._clear(row)
            self._ended = []
        for row, action in enumerate(actions):
            if action >= 0:
                game = self.games[row]
                game.act(action)
                if game.seat < 0:
                    self._finish(row, game)
                self._show(row)

    def _begin(self, row: int, number: int) -> Stepper:
        self.shown.numbers[row] = number
        start = self.rules.start(f"{self.seeds[row]}.{number}")
        return Stepper(self.codec, start, self.terms.invite, self.terms.limit)

    def _finish(self, row: int, game: Stepper) -> None:
        self._ended.append(row)
        self.shown.done[row] = 1
        self.shown.stopped[row] = game.stopped
        at = row * self.rules.players
        for reward in game.returns(self.terms.reward):
            self.shown.rewards[at] = reward
            at += 1
        if self.terms.again:
            self.games[row] = self._begin(row, self.shown.numbers[row] + 1)

    def _clear(self, row: int) -> None:
        self.shown.done[row] = 0
        self.shown.stopped[row] = 0
        players = self.rules.players
        for at in range(row * players, (row + 1) * players):
            self.shown.rewards[at] = 0.0

    def _show(self, row: int) -> None:
        game = self.games[row]
        seat = game.seat
        size, actions = self.size, self.actions
        self.shown.seats[row] = seat
        seen = game.row(seat) if seat >= 0 else bytearray(size)
        self.shown.observations[row * size : (row + 1) * size] = seen
        self.shown.masks[row * actions : (row + 1) * actions] = game.flags(seat, actions)
        if seat < 0:
            self.shown.picks[row] = -1
        else:
            legal = game.legal()
            thrown = throw(self._dice[row])
            self._dice[row] = thrown
            self.shown.picks[row] = legal[thrown * len(legal) >> 32]


def dice(seed: str) -> int:
    """Where the random numbers of a row begin."""
    return crc32(seed.encode()) or 1


def throw(last: i64) -> i64:
    """The random number after this one, of 32 bits and never 0 (Marsaglia's xorshift)."""
    last ^= last << 13 & 0xFFFFFFFF
    last ^= last >> 17
    return last ^ last << 5 & 0xFFFFFFFF
