"""The bots at the table."""

from collections.abc import Sequence
from random import Random

from fondaco.bots import Bot, bot_seed, make_bot
from fondaco.contract.rules import Move, View
from fondaco.records import Seat


class Steady:
    """A bot whose chance starts afresh at every ply, so that a saved game goes on the same way.

    That works for bots that keep their chance in `rng`; others are simply asked.
    """

    def __init__(self, bot: Bot, seed: str) -> None:
        self.bot = bot
        self.name = bot.name
        self._seed = seed
        self._ply = -1
        self._asked = 0  # how often at this ply

    def choose(self, view: View) -> Move | None:
        if view.ply != self._ply:
            self._ply = view.ply
            self._asked = 0
        rng = getattr(self.bot, "rng", None)
        if isinstance(rng, Random):
            rng.seed(f"{self._seed} {self._ply} {self._asked}")
        self._asked += 1
        return self.bot.choose(view)


def seat_bots(seats: Sequence[Seat], person: int, game_seed: str, default: str) -> dict[int, Bot]:
    """A bot for every seat but the person's; somebody who is not here is played by `default`."""
    bots: dict[int, Bot] = {}
    for number, seat in enumerate(seats):
        if number != person:
            seed = bot_seed(game_seed, number)
            bots[number] = Steady(make_bot(seat.bot or default, seed), seed)
    return bots
