"""How well an evening ranks its players: duplicate evenings against ordinary ones, among bots.

Each evening has the same 16 bots of three measured levels. It is held twice with the same number of
rounds, once with a deal for every table and places that count, once with one deal for all tables of
a round, by the rules of new events, with the house's bots. Draws, deals and standings are
those of a real event (`fondaco.events`). The figure is the share of all pairs of different levels
whose stronger player ends ahead.

    python -m bench.duplicate --game batavia --evenings 200

The same seed gives the same numbers, whatever the number of processes. Results are written after
every evening; a run that was stopped continues where it was.
"""

import argparse
import json
from functools import partial
from itertools import combinations
from pathlib import Path
from time import monotonic
from typing import Any

from fondaco.arena.interval import Interval, bootstrap
from fondaco.arena.pool import spread
from fondaco.arena.sim import among_bots
from fondaco.bots import bot_seed, make_bot
from fondaco.bots.driver import play_out
from fondaco.bots.levels import measured
from fondaco.events import entries as e
from fondaco.events.duplicate import RULES, field_bot
from fondaco.events.event import ClubEvent
from fondaco.games import game as find_game
from fondaco.games import make, ready_rules

LATEST = Path(__file__).with_name("duplicate.json")
FIELD = {"deckhand": 5, "clerk": 5, "merchant": 6}  # bots of each level, the weakest first
FORMATS: tuple[e.Format, ...] = ("evening", "duplicate")
ROUNDS = 3


def players() -> dict[str, str]:
    """The bot's level, by player. Names say nothing about strength to the lots of an event."""
    levels = [level for level, count in FIELD.items() for _ in range(count)]
    return {f"p{7 * at % len(levels):02}": level for at, level in enumerate(levels)}


def evening(game: str, form: e.Format, seed: str, rounds: int) -> float:
    """The share of pairs that a whole evening has put in the right order."""
    levels = players()
    options = make(game, 4, **among_bots(game)).options()
    rules = ready_rules(game, 4, tuple(options.items()))
    settings = e.EventSettings("Bench", game, {}, form, rounds, duplicate_rules=RULES)
    event = ClubEvent(e.Announced(settings, seed, "bench"))
    for player in sorted(levels):
        event.apply(event.register(player, player))
        event.apply(e.CheckedIn(player))
    for number in range(1, rounds + 1):
        event.apply(event.draw())
        event.apply(e.RoundBegun(number))
        for at, table in enumerate(event.rounds[-1].tables):
            bots = [
                make_bot(
                    levels.get(player) or field_bot(at, seat),
                    bot_seed(f"{seed}-{form}-{number}-{at}", seat),
                )
                for seat, player in enumerate(table.players)
            ]
            position = play_out(rules, bots, event.deal(number, at)).position
            event.apply(e.TableEnded(number, at, position.scores(), position.places()))
    places = {line.player: line.place for line in event.standings()}
    return in_order(places, levels)


def in_order(places: dict[str, int], levels: dict[str, str]) -> float:
    """Of all pairs of different levels, the share whose stronger player is ahead.

    >>> in_order({"a": 1, "b": 2, "c": 3}, {"a": "clerk", "b": "merchant", "c": "deckhand"})
    0.6666666666666666
    """
    strength = {level: at for at, level in enumerate(FIELD)}
    right = 0
    pairs = [pair for pair in combinations(places, 2) if levels[pair[0]] != levels[pair[1]]]
    for one, other in pairs:
        stronger = strength[levels[one]] > strength[levels[other]]
        right += stronger == (places[one] < places[other])
    return right / len(pairs)


def both(game: str, seed: str, rounds: int, numbers: list[int], at: int) -> tuple[int, list[float]]:
    """One evening in each format, and its number."""
    number = numbers[at]
    held = [evening(game, form, f"{seed}-{game}-{number}", rounds) for form in FORMATS]
    return number, [round(share, 5) for share in held]


def summary(evenings: list[list[float]], seed: str) -> dict[str, Any]:
    """The mean of both formats and of their difference, with 95 % intervals over evenings."""
    ordinary, duplicate = ([row[at] for row in evenings] for at in (0, 1))
    better = [two - one for one, two in zip(ordinary, duplicate, strict=True)]
    found: list[Interval] = bootstrap([ordinary, duplicate, better], seed)
    return dict(
        zip(("evening", "duplicate", "difference"), [x.as_json() for x in found], strict=True)
    )


def load(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def save(path: Path, data: dict[str, Any]) -> None:
    partial = path.with_suffix(".part")
    partial.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    partial.replace(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="batavia")
    parser.add_argument("--evenings", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seed", default="duplicate")
    parser.add_argument("--seconds", type=float, default=3600, help="that it may take")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0: one for each core")
    parser.add_argument("--output", type=Path, default=LATEST, help="where the JSON goes")
    given = parser.parse_args()
    manifest = find_game(given.game)
    options = make(given.game, 4, **among_bots(given.game)).options()
    strength = measured(manifest, manifest.ruleset(options))
    plan = {
        "players": FIELD,
        "strength": {level: strength.get(level) for level in FIELD},
        "rounds": given.rounds,
        "rules": RULES,  # of a duplicate evening
        "seed": given.seed,
    }
    before = load(given.output).get(given.game, {})
    kept: dict[str, str] = before["rows"] if before.get("plan") == plan else {}
    rows = {int(number): [float(each) for each in row.split()] for number, row in kept.items()}
    missing = [number for number in range(given.evenings) if number not in rows]
    work = partial(both, given.game, given.seed, given.rounds, missing)
    begun = monotonic()
    for number, row in spread(work, len(missing), given.workers, chunk=1):
        rows[number] = row
        held = [rows[number] for number in sorted(rows)]
        told = {"plan": plan, "evenings": len(rows), **summary(held, given.seed)}
        lines = {
            number: " ".join(f"{share:.5f}" for share in rows[number]) for number in sorted(rows)
        }
        save(given.output, {**load(given.output), given.game: {**told, "rows": lines}})
        if monotonic() - begun > given.seconds:
            break
    for name, found in summary([rows[at] for at in sorted(rows)], given.seed).items():
        low, high = found["low"], found["high"]
        print(f"{given.game}, {len(rows)} evenings, {name}: {found['value']} ({low} to {high})")


if __name__ == "__main__":
    main()
