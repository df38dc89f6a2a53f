"""How likely an offer is accepted: fits the numbers of a bargaining to games, and checks them.

    python -m bench.acceptance collect EDITION FILE [--games 200] [--seed S]
    python -m bench.acceptance fit FILE

`collect` lets merchants and doges play Oltre Mare at tables of 2 to 5. For every offer it keeps
what its maker can know (what the partner thinks it gains in each sampled world, the price, what the
deal seems to bring the maker), and whether the partner accepted it. `fit` searches for the numbers
of `Bargaining` that predict these answers best, in two thirds of the games. It prints their log
loss in the other third, next to that of the present numbers and of one chance for all.
"""

import argparse
import json
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, Final

import numpy as np

from bench.nets import TABLES, rules_of
from fondaco.arena.pool import spread
from fondaco.bots import bot_seed, make_bot
from fondaco.bots.driver import play_out
from fondaco.bots.versions import NEWEST
from fondaco.games.oltremare.expert.bargaining import doge_of
from fondaco.games.oltremare.expert.deals import Idea, seeming_gain
from fondaco.games.oltremare.expert.market import Market
from fondaco.games.oltremare.expert.partners import Partner
from fondaco.games.oltremare.expert.versions import sets_of
from fondaco.games.oltremare.rules.moves import ACCEPT, DECLINE, KIND, OFFER
from fondaco.games.oltremare.rules.offers import COUNTER, EVERYONE, Terms, answer_number
from fondaco.games.oltremare.rules.view import OltremareView
from fondaco.records import Game

FIELD: Final = ("merchant", "merchant", "doge", "doge", "merchant:sly", "merchant:stubborn")
DOGE: Final = doge_of(NEWEST)
IMPOSSIBLE: Final = -999.0  # the partner lacks the cards in this world
TINY: Final = 1e-6


class Watcher:
    """Keeps every offer that gets an answer."""

    def __init__(self, number: int, edition: str) -> None:
        self.number = number
        self.weights = sets_of(NEWEST)[edition]
        self.rows: list[dict[str, Any]] = []
        self._open: dict[tuple[int, int], dict[str, Any]] = {}  # by partner and offer

    def look(self, game: Game) -> None:
        if not game.log:
            return
        seat, move = game.log[-1]
        kind = move & KIND
        if kind == OFFER:
            self._answered(seat, Terms(move), game)
            self._offered(game, seat)
        elif kind in (ACCEPT, DECLINE):
            row = self._open.pop((seat, answer_number(move)), None)
            if row is not None:
                self.rows.append({**row, "yes": int(kind == ACCEPT)})

    def _answered(self, seat: int, terms: Terms, game: Game) -> None:
        """A counteroffer is a no."""
        if terms.act & 3 == COUNTER:
            for key in [key for key in self._open if key[0] == seat]:
                row = self._open.pop(key)
                if row["maker"] == terms.to:
                    self.rows.append({**row, "yes": 0})

    def _offered(self, game: Game, seat: int) -> None:
        v = game.position.view(seat)
        assert isinstance(v, OltremareView)
        offer = max((o for o in v.offers if o.owner == seat), key=lambda o: (o.version, o.number))
        market = Market(v, self.weights, Random(f"{self.number} {len(game.log)}"), DOGE)
        others = [i for i in range(v.players) if i != seat]
        claims = list(offer.claims) or [0] * len(offer.give)
        ducats = offer.give_ducats - offer.ask_ducats
        for to in others if offer.to == EVERYONE else [offer.to]:
            partner = Partner(market, to)
            gains = partner.gains(list(offer.give), claims, list(offer.ask))
            idea = Idea(to, list(offer.give), list(offer.ask), 0.0, [])
            self._open[to, offer.number] = {
                "game": self.number,
                "maker": seat,
                "gains": gains + [IMPOSSIBLE] * (DOGE.worlds - len(gains)),
                "ducats": ducats,
                "tile": partner.tile,
                "rivalry": partner.rivalry,
                "granted": seeming_gain(market, idea) + market.tile(seat) - ducats,
            }


def play(edition: str, seed: str, number: int) -> list[dict[str, Any]]:
    """One game: its offers."""
    players = TABLES[number % len(TABLES)]
    name = f"{seed}-{number}"
    rng = Random(name)
    bots = [make_bot(rng.choice(FIELD), bot_seed(name, seat)) for seat in range(players)]
    watcher = Watcher(number, edition)
    play_out(rules_of(f"oltremare-{edition}", players), bots, name, on_move=watcher.look)
    return watcher.rows


def collect(args: argparse.Namespace) -> None:
    count = 0
    with args.file.open("w", encoding="utf-8") as out:
        work = partial(play, args.edition, args.seed)
        for rows in spread(work, args.games, args.workers, chunk=2):
            out.writelines(json.dumps(row) + "\n" for row in rows)
            out.flush()
            count += len(rows)
    print(f"{count} answers in {args.games} games")


class Answers:
    """Answers as arrays."""

    def __init__(self, rows: list[dict[str, Any]]) -> None:
        self.gains = np.array([row["gains"] for row in rows])
        self.extra = np.array([row["tile"] + row["ducats"] for row in rows])
        self.rivalry = np.array([row["rivalry"] * max(0.0, row["granted"]) for row in rows])
        self.yes = np.array([row["yes"] for row in rows], dtype=bool)

    def chances(self, wish: float, slope: float, taken: float, rival: float) -> Any:
        """`Partner.agrees`, for all of them."""
        want = wish + rival * self.rivalry - self.extra
        return taken * np.clip(0.5 + (self.gains - want[:, None]) / slope, 0.0, 1.0).mean(axis=1)

    def loss(self, chances: Any) -> float:
        p = np.clip(chances, TINY, 1 - TINY)
        return float(-np.where(self.yes, np.log(p), np.log(1 - p)).mean())


def fit(args: argparse.Namespace) -> None:
    rows = [json.loads(line) for line in args.file.read_text(encoding="utf-8").splitlines()]
    known = Answers([row for row in rows if row["game"] % 3])
    held_out = Answers([row for row in rows if row["game"] % 3 == 0])
    floor = 0.02  # nobody is ever that sure
    best, least = (DOGE.wish, DOGE.slope, DOGE.taken, 1.0), 1e9
    for wish in np.arange(-1.5, 3.1, 0.25):
        for slope in (1.0, 2.0, 3.0, 4.0, 6.0, 8.0, 12.0):
            for taken in (0.5, 0.6, 0.7, 0.8, 0.9, 1.0):
                for rival in (0.0, 0.25, 0.5, 1.0):
                    numbers = (float(wish), slope, taken, rival)
                    loss = known.loss(np.clip(known.chances(*numbers), floor, 1 - floor))
                    if loss < least:
                        best, least = numbers, loss
    rate = float(known.yes.mean())
    print(f"{len(known.yes)} answers to fit, {len(held_out.yes)} to check, {100 * rate:.1f}% yes")
    predictions = {
        "one chance for all": np.full(len(held_out.yes), rate),
        "present numbers": held_out.chances(DOGE.wish, DOGE.slope, DOGE.taken, 1.0),
        "fitted numbers": held_out.chances(*best),
    }
    for name, chances in predictions.items():
        clipped = np.clip(chances, floor, 1 - floor)
        print(f"{name}: log loss {held_out.loss(clipped):.3f}, mean chance {chances.mean():.3f}")
        edges = [0.0, 0.05, 0.2, 0.4, 0.6, 0.8, 1.01]
        for low, high in pairwise(edges):
            at = (chances >= low) & (chances < high)
            if at.any():
                print(f"  {low:.2f}+: {at.sum()} answers, yes {held_out.yes[at].mean():.3f}")
    print("wish {:.2f}, slope {:.1f}, taken {:.1f}, rival {:.2f}".format(*best))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(required=True)
    one = commands.add_parser("collect")
    one.add_argument("edition", choices=["2005", "2004"])
    one.add_argument("file", type=Path)
    one.add_argument("--games", type=int, default=200)
    one.add_argument("--seed", default="answers")
    one.add_argument("--workers", type=int, default=0)
    one.set_defaults(run=collect)
    two = commands.add_parser("fit")
    two.add_argument("file", type=Path)
    two.set_defaults(run=fit)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
