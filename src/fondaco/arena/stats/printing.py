"""The statistics of a folder on a terminal."""

from typing import TYPE_CHECKING, Any

from fondaco.arena.printing import fair_share, number, percent
from fondaco.arena.stats.notes import watch_of
from fondaco.arena.stats.summary import OTHER, START
from fondaco.arena.summary import headline, right
from fondaco.contract import stats
from fondaco.contract.phrase import Said, say
from fondaco.messages import Messages

if TYPE_CHECKING:
    from rich.console import Console

MAX_TOLD = 10  # bad files named one by one
MAX_PLAYERS = 8  # players with a column of their own
SPREADS = {
    "scores": "stats-score-of",
    "winning_scores": "stats-best-score",
    "lead": "stats-lead",
    "decisions": "stats-decisions",
    "turns": "stats-turns",
}


def show_stats(told: dict[str, Any], console: "Console", messages: Messages) -> None:
    """Print the statistics of all groups of games."""
    for group in told["groups"]:
        show_group(group, console, messages)
        console.print()
    console.print(messages("stats-files", games=told["games"], files=told["files"]))
    for one in told["skipped"][:MAX_TOLD]:
        console.print(messages("stats-skipped", **one), soft_wrap=True)
    more = len(told["skipped"]) - MAX_TOLD
    if more > 0:
        console.print(messages("stats-skipped-more", count=more))


def show_group(group: dict[str, Any], console: "Console", messages: Messages) -> None:
    """Print the statistics of games of one kind."""
    from rich.table import Table

    headline(group, console, messages)
    games, deals = say("command-games", games=group["games"]), group["deals"]
    console.print(
        messages.say(games)
        if deals == group["games"]
        else messages("stats-of-deals", games=games, deals=deals)
    )
    mean, least, most = map(messages, ("command-mean", "stats-least", "stats-most"))
    table = Table("", *map(right, (mean, "±", least, "¼", "½", "¾", most)))
    for name, label in SPREADS.items():
        spread = group[name]
        table.add_row(
            messages(label),
            *(f"{spread[key]:.1f}" for key in ("mean", "deviation")),
            *(f"{spread[key]:g}" for key in ("min", "quarter", "median", "three_quarters", "max")),
        )
    console.print(table)
    _show_order(group, console, messages)
    _show_income(group, console, messages)
    _show_players(group, console, messages)
    for more in watch_of(group["game"]).tables(group["more"]):
        _show_table(more, console, messages)


def _show_table(told: stats.StatsTable, console: "Console", messages: Messages) -> None:
    from rich.table import Table

    first, *others = map(messages.say, told.heads)
    table = Table(first, *map(right, others))
    for section in told.sections:
        for row in section:
            table.add_row(*map(messages.say, row))
        table.add_section()
    console.print(table)


def _show_order(group: dict[str, Any], console: "Console", messages: Messages) -> None:
    from rich.table import Table

    heads = (messages("command-wins"), messages("command-to-mean"))
    table = Table(messages("stats-order"), *map(right, heads))
    for row in group["order"]:
        name = messages("stats-player", order=row["order"])
        table.add_row(name, percent(row["wins"]), number(row["margin"], "+.1f"))
    console.print(table)
    console.print(fair_share(group["fair_share"], group["order"], messages))


def _show_income(group: dict[str, Any], console: "Console", messages: Messages) -> None:
    from rich.table import Table

    money = messages("stats-money")
    places = [messages("stats-place", place=place) for place in range(1, group["players"] + 1)]
    causes = [messages.say(cause_name(group["game"], row["cause"])) for row in group["income"]]
    table = Table(money, *map(right, [messages("command-mean"), *places]))
    for cause, row in zip(causes, group["income"], strict=True):
        table.add_row(cause, *map(_money, [row["mean"], *row["by_place"]]))
    console.print(table)
    players = [row["player"] for row in group["players_seen"]]
    if 1 < len(players) <= MAX_PLAYERS:
        table = Table(money, *map(right, players))
        for cause, row in zip(causes, group["income"], strict=True):
            table.add_row(cause, *(_money(row["by_player"][who]) for who in players))
        console.print(table)


def _show_players(group: dict[str, Any], console: "Console", messages: Messages) -> None:
    from rich.table import Table

    heads = ("stats-seats", "command-score", "command-wins")
    table = Table(messages("stats-who"), *(right(messages(head)) for head in heads))
    for row in group["players_seen"]:
        table.add_row(
            row["player"], f"{row['seats']:,}", f"{row['score']:.2f}", f"{row['wins']:.1%}"
        )
    console.print(table)


def cause_name(game: str, cause: str) -> Said:
    """Where money came from, as the game calls it; what no event explains has words of ours."""
    if cause in (START, OTHER):
        return say("stats-cause", cause=cause)
    return watch_of(game).called(cause)


def _money(mean: float | None) -> str:
    return "-" if mean is None else f"{mean:+.2f}"
