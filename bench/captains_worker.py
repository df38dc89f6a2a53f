"""How many looks ahead a captain makes in a second, at the same moments of the same games.

Started by bench/captains.py as ``python -m bench.captains_worker ITERATIONS``; prints one line of
JSON. The moments are from games among merchants, alone and in talks. Seconds are seconds of
processor time.
"""

import json
import sys
from hashlib import sha256
from time import process_time
from typing import Any

from bench.fondaco_worker import build, sources
from fondaco.bots.captain import CaptainBot
from fondaco.bots.driver import play_out
from fondaco.bots.merchant import MerchantBot
from fondaco.contract.rules import Rules, View
from fondaco.games import make
from fondaco.records import Game

PLAYERS = 4
MOMENTS = 10  # of each game
TABLES = {
    "Oltre Mare 2005": ("oltremare", {"edition": "2005"}),
    "Oltremare 2004": ("oltremare", {"edition": "2004"}),
    "Batavia": ("batavia", {}),
}


def moments(rules: Rules) -> list[View]:
    """Some decisions of a game among merchants, from its beginning to its end."""
    seen: list[View] = []

    def note(game: Game) -> None:
        if not game.over:
            view = game.position.view(game.position.turn)
            if len(view.moves) > 1:
                seen.append(view)

    play_out(rules, [MerchantBot(seat) for seat in range(PLAYERS)], "captains", on_move=note)
    step = len(seen) // MOMENTS
    return seen[step // 2 :: step]


def think(views: list[View], iterations: int, lot: str = "") -> dict[str, Any]:
    """One decision at each moment; `choices` is the same where all that was found is the same."""
    done = 0
    digest = sha256()
    start = process_time()
    for number, view in enumerate(views):
        captain = CaptainBot(f"{lot}{number}", str(iterations))
        move = captain.choose(view)
        done += captain.budget.done
        found = [(each.move, each.visits, each.chance, each.money) for each in captain.findings]
        digest.update(repr((move, found)).encode())
    seconds = process_time() - start
    return {"per_second": done / seconds, "iterations": done, "choices": digest.hexdigest()[:16]}


if __name__ == "__main__":
    tables: dict[str, Any] = {}
    for title, (game, options) in TABLES.items():
        views = moments(make(game, PLAYERS, **options))
        think(views[:2], int(sys.argv[1]), "warm-up")  # in other worlds: some things are kept
        tables[title] = think(views, int(sys.argv[1]))
    made_of = sources("contract", "games", "bots")
    print(json.dumps({"build": build(), "sources": made_of, "tables": tables}))
