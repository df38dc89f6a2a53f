"""The statistics of a folder on a terminal."""

from typing import TYPE_CHECKING, Any

from fondaco.arena.printing import fair_share, number, percent
from fondaco.arena.stats.notes import watch_of
from fondaco.arena.summary import headline, right
from fondaco.contract import stats
from fondaco.messages import Messages

if TYPE_CHECKING:
    from rich.console import Console

WORDS = Messages()  # what a game counts has English names only
MAX_TOLD = 10  # bad files named one by one
MAX_PLAYERS = 8  # players with a column of their own
SPREADS = (
    ("scores", "score of a player"),
    ("winning_scores", "best score"),
    ("lead", "lead over the second"),
    ("decisions", "decisions in a game"),
    ("turns", "turns in a game"),
)


def show_stats(told: dict[str, Any], console: "Console") -> None:
    for group in told["groups"]:
        show_group(group, console)
        console.print()
    console.print(f"{told['games']:,} of {told['files']:,} files are games.")
    for one in told["skipped"][:MAX_TOLD]:
        console.print(f"skipped {one['file']}: {one['reason']}", soft_wrap=True)
    if len(told["skipped"]) > MAX_TOLD:
        console.print(f"skipped {len(told['skipped']) - MAX_TOLD:,} more")


def show_group(group: dict[str, Any], console: "Console") -> None:
    from rich.table import Table

    headline(group, console, WORDS)
    deals = "" if group["deals"] == group["games"] else f" of {group['deals']:,} deals"
    console.print(f"{group['games']:,} games{deals}")
    table = Table("", *map(right, ("mean", "±", "least", "¼", "half", "¾", "most")))
    for name, label in SPREADS:
        spread = group[name]
        table.add_row(
            label,
            *(f"{spread[key]:.1f}" for key in ("mean", "deviation")),
            *(f"{spread[key]:g}" for key in ("min", "quarter", "median", "three_quarters", "max")),
        )
    console.print(table)
    _show_order(group, console)
    _show_income(group, console)
    _show_players(group, console)
    for more in watch_of(group["game"]).tables(group["more"]):
        _show_table(more, console)


def _show_table(told: stats.Table, console: "Console") -> None:
    from rich.table import Table

    table = Table(told.heads[0], *map(right, told.heads[1:]))
    for section in told.sections:
        for row in section:
            table.add_row(*row)
        table.add_section()
    console.print(table)


def _show_order(group: dict[str, Any], console: "Console") -> None:
    from rich.table import Table

    table = Table("order of play", right("wins"), right("to mean"))
    for row in group["order"]:
        name = "first player" if row["order"] == 1 else f"player {row['order']}"
        table.add_row(name, percent(row["wins"]), number(row["margin"], "+.1f"))
    console.print(table)
    console.print(fair_share(group, WORDS))


def _show_income(group: dict[str, Any], console: "Console") -> None:
    from rich.table import Table

    places = range(1, group["players"] + 1)
    heads = ["mean", *(f"place {place}" for place in places)]
    table = Table("money of a player", *map(right, heads))
    for row in group["income"]:
        table.add_row(row["cause"], *map(_money, [row["mean"], *row["by_place"]]))
    console.print(table)
    players = [row["player"] for row in group["players_seen"]]
    if 1 < len(players) <= MAX_PLAYERS:
        table = Table("money of a player", *map(right, players))
        for row in group["income"]:
            table.add_row(row["cause"], *(_money(row["by_player"][who]) for who in players))
        console.print(table)


def _show_players(group: dict[str, Any], console: "Console") -> None:
    from rich.table import Table

    table = Table("who played", *map(right, ("seats", "score", "wins")))
    for row in group["players_seen"]:
        table.add_row(
            row["player"], f"{row['seats']:,}", f"{row['score']:.2f}", f"{row['wins']:.1%}"
        )
    console.print(table)


def _money(mean: float | None) -> str:
    return "-" if mean is None else f"{mean:+.2f}"
