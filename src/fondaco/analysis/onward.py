"""Playing on: what comes of a world if everybody continues by habit.

A world is a complete position, sampled or with its hidden cards dealt again. It is played by the
habits of the game's Expert for about a round, until a value is fair to all. Then the Expert
estimates what everybody will end with, and a net that has learned from games says how likely each
seat is to win (`bots/learned.py`). Without a net one number says how far off the estimates may be:
the Expert's doubt at the moment of the question, which was measured (`bench/calibration.py`). This
is better than playing to the end: the noise of all later turns has nothing to do with the question,
and people do not play by habit. A game without an Expert is played to the end at random.
"""

from random import Random
from typing import Final, NamedTuple

from fondaco.bots.learned import by_doubt, fair_chances
from fondaco.bots.playing_out import PlayingOut
from fondaco.bots.search.objective import win_share
from fondaco.contract.expert import Expert
from fondaco.contract.playout import random_move
from fondaco.contract.rules import SPECTATOR, Position

MOST_PLIES: Final = 400  # that a world is played on with an Expert
FAR: Final = 2_000  # and without


class WorldOutcome(NamedTuple):
    """What comes of one world; lists are by seat."""

    chances: list[float]  # to win
    money: list[float]  # to end with
    doubt: float  # how far off the money may be; 0 at the end of a game


def outcome(world: Position, expert: Expert, dice: Random) -> WorldOutcome:
    """Play on in this world itself, and return what came of it."""
    exact = world.over or isinstance(expert, PlayingOut)
    doubt = 0.0 if exact else expert.doubt(world)
    play_on(world, expert, dice)
    if exact:
        return as_it_stands(world, expert)
    values = expert.values(world)
    if world.over:  # by habit: people may play on differently
        return _weighed(values, doubt)
    return WorldOutcome(fair_chances(world, expert, values, doubt), values, doubt)


def play_on(world: Position, expert: Expert, dice: Random) -> None:
    """Play on in this world itself, until a value is fair to all."""
    if isinstance(expert, PlayingOut):
        last = world.ply + FAR
        while not world.over and world.ply < last:
            random_move(world, dice)
        return
    if world.over:
        return
    stop = world.ply + expert.settings().horizon * world.players
    last = world.ply + MOST_PLIES
    if world.talking():
        expert.reply(world, SPECTATOR, dice)
    expert.play_on(world, SPECTATOR, stop, last, dice)


def as_it_stands(world: Position, expert: Expert) -> WorldOutcome:
    """What a world looks like without playing on."""
    values = expert.values(world)
    if world.over:
        places = world.places()
        return WorldOutcome([win_share(places, seat) for seat in range(world.players)], values, 0.0)
    return _weighed(values, expert.doubt(world))


def _weighed(values: list[float], doubt: float) -> WorldOutcome:
    return WorldOutcome(by_doubt(values, doubt), values, doubt)
