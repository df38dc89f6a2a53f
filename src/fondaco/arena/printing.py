"""A tournament on a terminal: who won how often, who was ahead of whom, and how long it took."""

from typing import TYPE_CHECKING, Any

from fondaco.arena.rating import NEEDED
from fondaco.arena.sprt import NOT_BETTER, UNDECIDED
from fondaco.arena.summary import headline, right

if TYPE_CHECKING:
    from rich.console import Console


def show_standings(told: dict[str, Any], console: "Console") -> None:
    headline(told, console)
    timing = told["timing"]
    console.print(
        f"{told['games']:,} games in {told['blocks']:,} blocks of {len(told['seatings'])}, "
        f"{told['decisions']:,} decisions in {timing['seconds']:,.1f} s: "
        f"{timing['decisions_per_second']:,} decisions/s",
    )
    _show_bots(told, console)
    if len(told["bots"]) > 1:
        _show_matrix(told, console)
    _show_timing(timing, console)
    if told["sprt"] is not None:
        console.print(tell_test(told["sprt"]), soft_wrap=True)
    if any(row["rating"] is None for row in told["bots"]):
        console.print(NEEDED)
    console.print(f"checksum {told['checksum']}")


def _show_bots(told: dict[str, Any], console: "Console") -> None:
    from rich.table import Column, Table

    heads = ("wins", "place", "score", "to best", "to mean", "rating")
    bot = Column("bot", overflow="fold")
    table = Table(bot, *map(right, heads), collapse_padding=True)
    for row in told["bots"]:
        rating = row["rating"]
        table.add_row(
            row["bot"],
            percent(row["wins"]),
            number(row["place"]),
            f"{row['score']['value']:.1f}",
            number(row["margin_best"], "+.1f"),
            number(row["margin_mean"], "+.1f"),
            f"{rating['mu']:.1f}\n± {rating['sigma']:.1f}" if rating else "-",
        )
    console.print(table)
    console.print(fair_share(told))


def _show_matrix(told: dict[str, Any], console: "Console") -> None:
    from rich.table import Table

    bots = [row["bot"] for row in told["bots"]]
    table = Table("comes in ahead of", *map(right, bots))
    for bot, cells in zip(bots, told["ahead"], strict=True):
        table.add_row(bot, *("" if cell is None else percent(cell) for cell in cells))
    console.print(table)


def _show_timing(timing: dict[str, Any], console: "Console") -> None:
    from rich.table import Table

    table = Table("time for an answer", *map(right, ("answers", "mean", "99 %", "longest")))
    for row in timing["bots"]:
        times = (seconds(row[name]) for name in ("mean", "p99", "max"))
        table.add_row(row["bot"], f"{row['answers']:,}", *times)
    console.print(table)


def tell_test(test: dict[str, Any]) -> str:
    """The verdict of a sequential test in a sentence or two."""
    verdict = f"{test['better']} is better than {test['than']}."
    if test["verdict"] == NOT_BETTER:
        by = f"{test['elo1']:g} Elo points"
        verdict = f"{test['better']} is not better than {test['than']} by {by}."
    elif test["verdict"] == UNDECIDED:
        verdict = f"Whether {test['better']} is better than {test['than']} is not decided yet."
    elo = "" if test["elo"] is None else f" ({test['elo']:+.0f} Elo)"
    return (
        f"{verdict} Ahead in {test['score']:.1%} of encounters{elo} after {test['blocks']:,} "
        f"blocks; log-likelihood ratio {test['llr']:.2f}, decided at {test['lower']:.2f} and "
        f"{test['upper']:.2f}."
    )


# --- cells ----------------------------------------------------------------------------------------


def fair_share(told: dict[str, Any]) -> str:
    share = f"A fair share of wins is {told['fair_share']:.1%}."
    return f"{share} Below each number: its 95 % interval."


def percent(share: dict[str, Any]) -> str:
    """A share, and its interval below it.

    >>> print(percent({"value": 0.5, "low": 0.4, "high": 0.6}))
    50.0%
    40.0…60.0
    """
    if share["low"] is None:
        return f"{share['value']:.1%}"
    return f"{share['value']:.1%}\n{share['low'] * 100:.1f}…{share['high'] * 100:.1f}"


def number(mean: dict[str, Any], form: str = ".2f") -> str:
    """A mean, and its interval below it.

    >>> print(number({"value": 2.5, "low": 2.25, "high": 2.75}))
    2.50
    2.25…2.75
    """
    if mean["low"] is None:
        return f"{mean['value']:{form}}"
    plain = form.lstrip("+")
    return f"{mean['value']:{form}}\n{mean['low']:{plain}}…{mean['high']:{plain}}"


def seconds(time: float) -> str:
    """A time in the unit that suits it.

    >>> seconds(0.0123), seconds(2.5), seconds(0.00002)
    ('12.3 ms', '2.50 s', '20 µs')
    """
    if time >= 1:
        return f"{time:.2f} s"
    return f"{time * 1e3:.1f} ms" if time >= 1e-3 else f"{time * 1e6:.0f} µs"
