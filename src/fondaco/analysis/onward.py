"""Playing on: what comes of a world if everybody goes on by habit.

A world is a position with everything in it, sampled or dealt anew. It is played on as the game's
Expert plays without much thought, for about a round, until a value is fair to all; then the Expert
says what everybody will end with. How far off that may be is one number, the Expert's doubt of the
moment in which the question was asked; it was measured (`bench/calibration.py`). That is better
than to play to the end: the noise of all later turns has nothing to do with the question, and
habits are not what people do. Where a game has no Expert it is played to the end, by lot, and who
wins there wins.
"""

from random import Random
from typing import Final, NamedTuple

from fondaco.bots.playing_out import PlayingOut
from fondaco.bots.search.objective import win_chance, win_share
from fondaco.contract.expert import Expert
from fondaco.contract.playout import random_move
from fondaco.contract.rules import SPECTATOR, Position

MOST_PLIES: Final = 400  # that a world is played on with an Expert
FAR: Final = 2_000  # and without


class Outcome(NamedTuple):
    """What comes of one world; lists are by seat."""

    chances: list[float]  # to win
    money: list[float]  # to end with
    doubt: float  # how far off the money may be; 0 at the end of a game


def outcome(world: Position, expert: Expert, dice: Random) -> Outcome:
    """Play this very world on, and tell what came of it."""
    if isinstance(expert, PlayingOut):
        last = world.ply + FAR
        while not world.over and world.ply < last:
            random_move(world, dice)
        return as_it_stands(world, expert)
    if world.over:
        return as_it_stands(world, expert)
    doubt = expert.doubt(world)
    stop = world.ply + expert.settings().horizon * world.players
    last = world.ply + MOST_PLIES
    if world.talking():
        expert.reply(world, SPECTATOR, dice)
    expert.play_on(world, SPECTATOR, stop, last, dice)
    return _weighed(expert.values(world), doubt)


def as_it_stands(world: Position, expert: Expert) -> Outcome:
    """What a world looks like without playing on."""
    values = expert.values(world)
    if world.over:
        places = world.places()
        return Outcome([win_share(places, seat) for seat in range(world.players)], values, 0.0)
    return _weighed(values, expert.doubt(world))


def _weighed(values: list[float], doubt: float) -> Outcome:
    chances = [win_chance(values, seat, doubt) for seat in range(len(values))]
    return Outcome(chances, values, doubt)
