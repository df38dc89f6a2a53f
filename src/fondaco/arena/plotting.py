"""Pictures with matplotlib, drawn into files and never onto a screen."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from fondaco.contract.phrase import say
from fondaco.contract.refused import Refused
from fondaco.messages import Messages

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

KINDS = (".png", ".svg", ".pdf")
BLUE, ORANGE, GREY = "#1f5a92", "#c8641e", "#8a8a8a"


def new_figure(width: float, height: float) -> "Figure":
    """An empty picture, so wide and high in inches. No window is ever opened."""
    try:
        from matplotlib.figure import Figure
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "matplotlib":
            raise
        raise Refused("plot-needs-matplotlib") from None
    return Figure(figsize=(width, height), layout="constrained")


def check_plot(file: Path) -> None:
    """Refuse what could not be drawn, before the games are played."""
    new_figure(1, 1)
    if file.suffix.lower() not in KINDS:
        raise Refused("plot-kinds", kinds=", ".join(KINDS), file=file.name)
    if not file.absolute().parent.is_dir():
        raise Refused("plot-folder", folder=str(file.parent))
    if file.is_dir():
        raise Refused("plot-is-folder", file=str(file))


def save_figure(figure: "Figure", file: Path) -> None:
    """Write a figure into a file; Refused if that is not possible."""
    try:
        figure.savefig(file, dpi=150)
    except OSError as error:
        raise Refused("cannot-write-file", file=str(file), error=str(error.strerror)) from None


def plain(axes: "Axes") -> None:
    """No more ink than the numbers need."""
    for side in ("top", "right"):
        axes.spines[side].set_visible(False)


def plot_standings(told: dict[str, Any], file: Path, messages: Messages) -> None:
    """Win shares and ratings, each with its interval: one row for each bot."""
    rows = list(reversed(told["bots"]))  # matplotlib counts from below
    figure = new_figure(9, 1.8 + 0.45 * len(rows))
    axes = figure.subplots(1, 2, sharey=True)
    labels = [label(row["bot"]) for row in rows]
    wins = [row["wins"] for row in rows]
    _bars(axes[0], [w["value"] * 100 for w in wins], [reach(w, 100) for w in wins], BLUE)
    axes[0].axvline(told["fair_share"] * 100, color=GREY, linestyle="--", linewidth=1)
    axes[0].set_xlim(0, 100)
    axes[0].set_yticks(range(len(rows)), labels)
    shown = (messages("command-plot-wins"), messages("command-plot-fair"))
    axes[0].set_xlabel("\n".join(shown))
    ratings = [row["rating"] for row in rows]
    ends = [(1.96 * r["sigma"], 1.96 * r["sigma"]) for r in ratings]
    _bars(axes[1], [r["mu"] for r in ratings], ends, ORANGE)
    axes[1].set_xlabel(messages("command-plot-rating"))
    games = say("command-games", games=told["games"])
    blocks = say("command-blocks", games=games, blocks=told["blocks"], size=len(told["seatings"]))
    head = messages("stats-head", game=told["game"], players=told["players"], games=blocks)
    seed = messages("command-seed", seed=label(told["seed"]))
    figure.suptitle(f"{head}, {seed}", fontsize=11)
    save_figure(figure, file)


def _bars(axes: "Axes", values: list[float], ends: list[tuple[float, float]], colour: str) -> None:
    """A point with its interval for each row, and the number next to it."""
    rows = range(len(values))
    both = [[low for low, _ in ends], [high for _, high in ends]]
    axes.errorbar(values, rows, xerr=both, fmt="o", color=colour, capsize=4, markersize=6)
    for row, value in zip(rows, values, strict=True):
        axes.annotate(
            f"{value:.1f}", (value, row), textcoords="offset points", xytext=(0, 7), ha="center",
            fontsize=9,
        )  # fmt: skip
    axes.set_ylim(-0.6, len(values) - 0.3)
    axes.grid(axis="x", alpha=0.3)
    plain(axes)


def reach(share: dict[str, Any], scale: float) -> tuple[float, float]:
    """How far the interval extends to both sides, never below 0 through rounding."""
    if share["low"] is None:
        return 0.0, 0.0
    value = share["value"]
    return max(0.0, value - share["low"]) * scale, max(0.0, share["high"] - value) * scale


def label(name: str) -> str:
    """A name as it is: shortened, and not read as a formula even with dollars in it.

    >>> label("scrooge:$$")
    'scrooge:\\\\$\\\\$'
    """
    return (name if len(name) <= 24 else name[:23] + "…").replace("$", r"\$")
