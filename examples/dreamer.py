"""A bot in twenty lines: it tries every move, dreams on from there by lot, and takes the best.

    python examples/dreamer.py            # a few games of Batavia against random bots

`docs/bots.md` tells how such a bot joins the arena and the tables.
"""

from random import Random

from fondaco.bots import make_bot
from fondaco.bots.driver import play_out
from fondaco.contract.playout import random_game
from fondaco.contract.rules import Move, View
from fondaco.games import make

GAMES = 6


class Dreamer:
    """Plays each of its moves on to the end of the game, a few times, in worlds that may be."""

    def __init__(self, seed: int | str, dreams: str = "4") -> None:
        self.name = f"dreamer:{dreams}"
        self.rng = Random(f"dreamer {seed}")
        self.dreams = int(dreams)

    def choose(self, view: View) -> Move | None:
        if view.to_move[0] != view.seat:
            return None  # others are waited for, and it has nothing to say
        if len(view.moves) < 2:
            return view.moves[0] if view.moves else view.propose(self.rng)
        return max(view.moves, key=lambda move: self.worth(view, move))

    def worth(self, view: View, move: Move) -> float:
        total = 0.0
        for _ in range(self.dreams):
            world = view.sample(self.rng)
            world.play(view.seat, move)
            random_game(world, self.rng)
            total += world.scores()[view.seat] - sum(world.scores()) / view.players
        return total


def main() -> None:
    rules = make("batavia", 3)
    for number in range(GAMES):
        bots = [Dreamer(number), make_bot("random", number), make_bot("random", -number)]
        seat = number % 3
        bots = bots[-seat:] + bots[:-seat]  # each seat twice
        game = play_out(rules, bots, f"dream-{number}")
        print(f"Game {number + 1}: the dreamer is number {game.position.places()[seat]} of 3.")


if __name__ == "__main__":
    main()
