"""Finished games that are short: the end of a game among silent bots, played by others."""

from functools import cache

from fondaco.bots import Bot, make_bot
from fondaco.bots.driver import drive, play_out
from fondaco.contract.rules import Position, Rules
from fondaco.games import make
from fondaco.records import Game

RULES: dict[str, Rules] = {
    "oltremare 2005": make("oltremare", 3, edition="2005", offers="12"),
    "oltremare 2004": make("oltremare", 4, edition="2004", offers="12"),
    "batavia": make("batavia", 3),
}
LAST = 40  # moves of the silent game that are played anew
NAMES = ["Anna", "<Bruno>", "Carla", "Dario"]


def bots(rules: Rules, spec: str) -> dict[int, Bot]:
    return {seat: make_bot(spec, seat) for seat in range(rules.players)}


@cache
def whole(name: str) -> Game:
    """A game among merchants who do not trade: from the first move to the last."""
    rules = RULES[name]
    return play_out(rules, list(bots(rules, "merchant:silent").values()), "analysis")


@cache
def short(name: str) -> Game:
    """Its end, as sly merchants play it."""
    rules, silent = RULES[name], whole(name)
    line = rules.format_position(silent.at(len(silent.log) - LAST))
    game = Game(rules, "short", NAMES[: rules.players], position=line)
    for _ in drive(game, bots(rules, "merchant:sly")):
        pass
    assert game.over
    return game


def moments(name: str, step: int = 23) -> list[Position]:
    return [position.copy() for position in whole(name).positions() if position.ply % step == 0]
