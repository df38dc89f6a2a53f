"""How long it takes to draw the rounds of a large event: 1,000 players, one core.

python -m bench.pairing
"""

import argparse
import json
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from time import process_time

from rich.console import Console

from bench.run import pin
from fondaco.events import entries as e
from fondaco.events.event import MOST_PLAYERS, ClubEvent

LATEST = Path(__file__).with_name("pairing.json")
LIMIT_S = 5.0  # for a round


def rounds_of(players: int, rounds: int, form: e.Format) -> list[float]:
    """Seconds that each draw of an event takes, whose results are a lot."""
    rng = Random(players)
    settings = e.EventSettings("Bench", "batavia", {}, form, rounds, most_players=players)
    event = ClubEvent(e.Announced(settings, "bench", "bench"))
    for number in range(players):
        event.apply(e.Registered(f"p{number}", f"Player {number}"))
        event.apply(e.CheckedIn(f"p{number}"))
    found = []
    for number in range(1, rounds + 1):
        start = process_time()
        drawn = event.draw()
        found.append(process_time() - start)
        event.apply(drawn)
        for at, table in enumerate(drawn.tables):
            places = rng.sample(range(1, len(table) + 1), len(table))
            event.apply(e.TableEnded(number, at, [60 - 10 * place for place in places], places))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--players", type=int, default=MOST_PLAYERS)
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--output", type=Path, default=LATEST, help="where the JSON goes")
    given = parser.parse_args()
    pin()
    console = Console()
    seconds = {}
    for form in ("evening", "duplicate"):
        found = rounds_of(given.players, given.rounds, form)
        seconds[form] = [round(each, 2) for each in found]
        words = ", ".join(f"{each:.2f}" for each in found)
        console.print(f"{form} of {given.players:,} players, seconds a draw: {words}")
    result = {
        "date": datetime.now(UTC).date().isoformat(),
        "machine": {"python": platform.python_version(), "arch": platform.machine()},
        "players": given.players,
        "limit_seconds": LIMIT_S,
        "seconds": seconds,
    }
    given.output.write_text(json.dumps(result, indent=2) + "\n", encoding="utf-8")
    return int(max(max(each) for each in seconds.values()) > LIMIT_S)


if __name__ == "__main__":
    sys.exit(main())
