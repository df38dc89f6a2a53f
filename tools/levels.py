"""Plays the matches that measure how strong the levels of bots are, and prints their ratings.

    python -m tools.levels                    # lists the matches of every ruleset
    python -m tools.levels WORDS --play       # plays those of the rulesets with these words
    python -m tools.levels --play --keep FILE # without those that tools/matches.py kept there

The matches are in each game's data/levels.toml, with their lengths and seeds. Write the resulting
ratings there too. They are the ratings at which the house's formula (Plackett-Luce, as in
openskill) settles when these games are played again and again: the strength of each level compared
with the others, with everybody's first rating as the mean.
"""

import argparse
import re
from collections.abc import Sequence
from math import exp, log, sqrt
from pathlib import Path
from tomllib import loads

from fondaco.arena.tournament import run
from fondaco.games import rulesets
from tools.matches import Kept, tournament

Game = tuple[Sequence[str], Sequence[int]]  # the bots by seat, and the places

MEAN, BETA = 25.0, 25.0 / 6  # openskill's: where one begins, and how much luck there is
ROUNDS = 2000


def settled(games: list[Game]) -> dict[str, float]:
    """The ratings at which nobody gains or loses any more by these games.

    Each game is a series of choices of the next best among those left; the chance of each is as
    exp(rating / c). Hunter's iteration finds the likeliest ratings. Equal places are split by seat.
    """
    names = list(dict.fromkeys(name for seated, _ in games for name in seated))
    stages = [stage for seated, places in games for stage in _stages(seated, places)]
    # Half a win and half a loss against a mean player each: nobody is infinitely strong.
    wins = dict.fromkeys(names, 0.5)
    for stage in stages:
        wins[stage[0]] += 1
    worth = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        against = {name: 1 / (worth[name] + 1.0) for name in names}
        for stage in stages:
            share = 1 / sum(worth[name] for name in stage)
            for name in stage:
                against[name] += share
        worth = {name: wins[name] / against[name] for name in names}
        middle = exp(sum(map(log, worth.values())) / len(worth))
        worth = {name: value / middle for name, value in worth.items()}
    scale = sqrt(max(len(seated) for seated, _ in games)) * BETA
    return {name: MEAN + scale * log(value) for name, value in worth.items()}


def _stages(seated: Sequence[str], places: Sequence[int]) -> list[list[str]]:
    """The bot that came next, ahead of all the others that were left."""
    order = [seated[at] for at in sorted(range(len(seated)), key=lambda at: places[at])]
    return [order[at:] for at in range(len(order) - 1)]


def unversioned(bot: str) -> str:
    """What a level is called: clerk@1 is a clerk."""
    return re.sub(r"@\d+", "", bot)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("words", nargs="*", help="what the ruleset's name must have in it")
    parser.add_argument("--play", action="store_true")
    parser.add_argument("--workers", type=int, default=0, help="one for each core if not given")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="games, to continue from there")
    given = parser.parse_args()
    for game, ruleset in rulesets().values():
        file = game.folder / "data" / "levels.toml"
        measured = loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
        if ruleset.name not in measured or not all(word in ruleset.name for word in given.words):
            continue
        matches: list[str] = measured[ruleset.name]["matches"]
        print(ruleset.name, *matches, sep="\n  ")
        if given.play:
            stories = [
                run(
                    tournament(match),
                    given.workers,
                    spreading=Kept(given.keep, match, given.workers) if given.keep else None,
                )
                for match in matches
            ]
            games: list[Game] = [
                ([unversioned(bot) for bot in story.seating(played)], played.places)
                for story in stories
                for played in story.games
            ]
            for name, rating in settled(games).items():
                print(f"  {name} = {rating:.1f}", flush=True)


if __name__ == "__main__":
    main()
