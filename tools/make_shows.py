"""Plays the games that the home page shows when nobody plays, and keeps them in the package.

python tools/make_shows.py [RULESET …]

A whole game among merchants for each ruleset, as a record in its game's folder; and for the browser
a moment from the middle of it, which the shelf draws as a picture.
"""

import json
import sys
from pathlib import Path

from fondaco.bots import bot_seed, make_bot
from fondaco.bots.driver import drive
from fondaco.contract.rules import SPECTATOR
from fondaco.games import game as manifest
from fondaco.games import make, rulesets
from fondaco.records import Game, Seat
from fondaco.teaching.recorded_games import show, shows

ROOT = Path(__file__).parent.parent
BOTS = ("merchant:sly", "merchant:honest", "merchant:generous", "merchant:stubborn")
SEED = "a-game-to-watch"
MIDDLE = 0.6  # of the game: where the picture is taken


def play(name: str) -> None:
    found, ruleset = rulesets()[name]
    rules = make(found.name, len(BOTS), **ruleset.options)
    seats = [Seat(who, bot) for who, bot in zip(found.voice.bot_names, BOTS, strict=False)]
    game = Game(rules, SEED, seats)
    bots = {seat: make_bot(bot, bot_seed(SEED, seat)) for seat, bot in enumerate(BOTS)}
    for _ in drive(game, bots):
        pass
    folder = ROOT / "src/fondaco/games" / found.name / "shows"
    folder.mkdir(exist_ok=True)
    (folder / f"{name}.txt").write_text(game.to_text(), encoding="utf-8")
    print(f"{name}: {len(game.log)} moves")


def pictures(game: str) -> None:
    """The moments of a game's titles, as a watcher saw them."""
    moments = {}
    for name in shows():
        if rulesets()[name][0].name == game:
            played = show(name)
            view = played.at(round(len(played.log) * MIDDLE)).view(SPECTATOR)
            names = [seat.name for seat in played.seats]
            outlook = manifest(game).outlook(view)
            moments[name] = {"names": names, "view": view.as_json(), "outlook": outlook}
    folder = ROOT / "web/src/games" / game
    if moments and folder.is_dir():
        (folder / "picture.json").write_text(
            json.dumps(moments, separators=(",", ":")) + "\n", encoding="utf-8"
        )


if __name__ == "__main__":
    wanted = sys.argv[1:] or list(rulesets())
    for each in wanted:
        play(each)
    shows.cache_clear()
    for each in {rulesets()[name][0].name for name in wanted}:
        pictures(each)
