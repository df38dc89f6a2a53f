"""The bots at the table."""

from random import Random

from fondaco.bots import Bot, bot_seed, make_bot
from fondaco.contract.rules import Move, View
from fondaco.records import Game


class Steady:
    """A bot whose chance starts afresh at every ply, so that a saved game continues in the same
    way.

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


def seat_bots(game: Game, person: int, default: str) -> dict[int, Bot]:
    """A bot for every seat except the person's; `default` plays for people who are not here."""
    bots: dict[int, Bot] = {}
    for number, seat in enumerate(game.seats):
        if number != person:
            seed = bot_seed(game.seed, number)
            bots[number] = Steady(make_bot(seat.bot or default, seed, game.bots), seed)
    return bots
