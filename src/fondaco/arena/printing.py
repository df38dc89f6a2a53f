"""A tournament on a terminal: who won how often, who was ahead of whom, and how long it took."""

from typing import TYPE_CHECKING, Any

from fondaco.arena.sprt import NOT_BETTER, UNDECIDED
from fondaco.arena.summary import headline, pace, right
from fondaco.contract.phrase import say
from fondaco.messages import Messages

if TYPE_CHECKING:
    from rich.console import Console

INTERVALS = ("wins", "place", "margin_best", "margin_mean", "margin")  # columns that have one


def show_standings(told: dict[str, Any], console: "Console", messages: Messages) -> None:
    """Print the standings of a tournament."""
    headline(told, console, messages)
    timing = told["timing"]
    games = say("command-games", games=told["games"])
    size = len(told["seatings"])
    blocks = say("command-blocks", games=games, blocks=told["blocks"], size=size)
    console.print(pace(blocks, told, timing, messages))
    _show_bots(told, console, messages)
    if len(told["bots"]) > 1:
        _show_matrix(told, console, messages)
    _show_timing(timing, console, messages)
    if told["sprt"] is not None:
        console.print(tell_test(told["sprt"], messages), soft_wrap=True)
    console.print(messages("command-checksum", checksum=told["checksum"]))


def _show_bots(told: dict[str, Any], console: "Console", messages: Messages) -> None:
    from rich.table import Column, Table

    heads = ("command-wins", "command-place-head", "command-score", "command-to-best",
             "command-to-mean", "command-rating")  # fmt: skip
    bot = Column(messages("command-bot"), overflow="fold")
    table = Table(bot, *(right(messages(head)) for head in heads), collapse_padding=True)
    for row in told["bots"]:
        rating = row["rating"]
        table.add_row(
            row["bot"],
            percent(row["wins"]),
            number(row["place"]),
            f"{row['score']['value']:.1f}",
            number(row["margin_best"], "+.1f"),
            number(row["margin_mean"], "+.1f"),
            f"{rating['mu']:.1f}\n± {rating['sigma']:.1f}",
        )
    console.print(table)
    console.print(fair_share(told["fair_share"], told["bots"], messages))


def _show_matrix(told: dict[str, Any], console: "Console", messages: Messages) -> None:
    from rich.table import Table

    bots = [row["bot"] for row in told["bots"]]
    table = Table(messages("command-ahead"), *map(right, bots))
    for bot, cells in zip(bots, told["ahead"], strict=True):
        table.add_row(bot, *("" if cell is None else percent(cell) for cell in cells))
    console.print(table)


def _show_timing(timing: dict[str, Any], console: "Console", messages: Messages) -> None:
    from rich.table import Table

    answers, mean = messages("command-answers"), messages("command-mean")
    heads = (answers, mean, "99 %", messages("command-longest"))
    table = Table(messages("command-time"), *map(right, heads))
    for row in timing["bots"]:
        times = (seconds(row[name]) for name in ("mean", "p99", "max"))
        table.add_row(row["bot"], f"{row['answers']:,}", *times)
    console.print(table)


def tell_test(test: dict[str, Any], messages: Messages) -> str:
    """The verdict of a sequential test in a sentence or two."""
    bots = {"better": test["better"], "than": test["than"]}
    verdict = say("command-better", **bots)
    if test["verdict"] == NOT_BETTER:
        verdict = say("command-not-better", elo=test["elo1"], **bots)
    elif test["verdict"] == UNDECIDED:
        verdict = say("command-undecided", **bots)
    elo = "+∞" if test["score"] > 0.5 else "−∞"
    if test["elo"] is not None:
        elo = f"{test['elo']:+.0f}"
    return messages(
        "command-test",
        verdict=messages.say(verdict),
        better=test["better"],
        score=f"{test['score']:.1%}",
        elo=elo,
        blocks=test["blocks"],
        llr=f"{test['llr']:.2f}",
        lower=f"{test['lower']:.2f}",
        upper=f"{test['upper']:.2f}",
    )


# --- cells ----------------------------------------------------------------------------------------


def fair_share(share: float, rows: list[dict[str, Any]], messages: Messages) -> str:
    """How many games everybody would win if all were equal, and what stands below the numbers.

    Few blocks give an interval for some of the numbers, or for none.
    """
    shown = [row[name]["low"] is not None for row in rows for name in INTERVALS if name in row]
    kind = "all" if all(shown) else "some" if any(shown) else "none"
    return messages("command-fair-share", share=f"{share:.1%}", interval=kind)


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
