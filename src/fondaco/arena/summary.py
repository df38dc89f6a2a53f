"""What a simulation says, as plain data and as a table."""

from collections.abc import Sequence
from hashlib import sha256
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Any

from fondaco.arena.sim import SimPlan, SimResult
from fondaco.contract.phrase import Phrase, say
from fondaco.messages import Messages

if TYPE_CHECKING:
    from rich.console import Console


def summarise(plan: SimPlan, results: Sequence[SimResult], seconds: float) -> dict[str, Any]:
    """Everything but `seconds` and `decisions_per_second` is the same on every machine."""
    decisions = sum(result.decisions for result in results)
    seats = range(len(plan.bots))
    return {
        "game": plan.game,
        "players": len(plan.bots),
        "options": dict(plan.options),
        "seed": plan.seed,
        "games": len(results),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds > 0 else 0,
        "decisions_per_game": _spread([result.decisions for result in results]),
        "turns_per_game": _spread([result.turns for result in results]),
        "seats": [
            {"seat": seat, "bot": plan.bots[seat]} | _standing(results, [seat]) for seat in seats
        ],
        "bots": [
            {"bot": bot} | _standing(results, [seat for seat in seats if plan.bots[seat] == bot])
            for bot in dict.fromkeys(plan.bots)
        ],
        # One fingerprint of all last positions: two builds that agree on it played the same games.
        "checksum": sha256(" ".join(r.checksum for r in results).encode()).hexdigest()[:16],
    }


def _spread(numbers: list[int]) -> dict[str, float]:
    return {"mean": round(fmean(numbers), 2), "min": min(numbers), "max": max(numbers)}


def _standing(results: Sequence[SimResult], seats: list[int]) -> dict[str, float]:
    """Scores and places of some seats. A shared first place is shared as a win, too."""
    scores = [result.scores[seat] for result in results for seat in seats]
    places = [result.places[seat] for result in results for seat in seats]
    wins = [
        1 / result.places.count(1) if result.places[seat] == 1 else 0.0
        for result in results
        for seat in seats
    ]
    return {
        "score": round(fmean(scores), 3),
        "deviation": round(pstdev(scores), 3),
        "place": round(fmean(places), 3),
        "wins": round(sum(wins) / len(results), 4),
    }


def show(summary: dict[str, Any], console: "Console", messages: Messages) -> None:
    """Print a summary as tables."""
    from rich.table import Table

    headline(summary, console, messages)
    games = say("command-games", games=summary["games"])
    console.print(pace(games, summary, summary, messages))
    lengths = {"decisions": "command-decisions-in", "turns": "command-turns-in"}
    for name, told in lengths.items():
        spread = summary[f"{name}_per_game"]
        mean = round(spread["mean"], 1)
        console.print(messages(told, mean=mean, least=spread["min"], most=spread["max"]))
    heads = ("command-score", "command-spread", "command-place-head", "command-wins")
    table = Table(messages("command-who"), *(right(messages(head)) for head in heads))
    for row in summary["seats"]:
        who = messages("command-bot-seat", seat=row["seat"], bot=row["bot"])
        table.add_row(who, *_cells(row))
    table.add_section()
    for row in summary["bots"]:
        table.add_row(messages("command-bot-all", bot=row["bot"]), *_cells(row))
    console.print(table)
    console.print(messages("command-checksum", checksum=summary["checksum"]))


def headline(summary: dict[str, Any], console: "Console", messages: Messages) -> None:
    """Which game, for how many, with which options."""
    options = ", ".join(f"{name} {value}" for name, value in summary["options"].items() if value)
    game, players = summary["game"], summary["players"]
    console.print(messages("command-head", game=game, players=players, options=options))


def pace(games: Phrase, played: dict[str, Any], timing: dict[str, Any], messages: Messages) -> str:
    """How much was played, and how quickly."""
    return messages(
        "command-pace",
        games=messages.say(games),
        decisions=played["decisions"],
        seconds=round(timing["seconds"], 1),
        pace=timing["decisions_per_second"],
    )


def right(head: str) -> Any:
    """A column of numbers."""
    from rich.table import Column

    return Column(head, justify="right", no_wrap=True)


def _cells(row: dict[str, Any]) -> list[str]:
    numbers = (f"{row[name]:.2f}" for name in ("score", "deviation", "place"))
    return [*numbers, f"{row['wins']:.1%}"]
