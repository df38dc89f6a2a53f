"""The statistics of a folder as pictures: an overview of each game, and what only it has."""

from itertools import cycle
from pathlib import Path
from typing import TYPE_CHECKING, Any

from fondaco.arena.plotting import BLUE, GREY, ORANGE, label, new_figure, plain, reach, save_figure
from fondaco.arena.stats.notes import watch_of
from fondaco.arena.stats.printing import cause_name
from fondaco.contract.phrase import say
from fondaco.contract.stats import Columns, Picture, Shares
from fondaco.messages import Messages

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

COLOURS = (BLUE, ORANGE, GREY)
MAX_BARS = 25  # a histogram with more values joins some of them


def plot_stats(told: dict[str, Any], folder: Path, messages: Messages) -> list[Path]:
    """Draw every group into the folder; the files that were made."""
    made: list[Path] = []
    for at, group in enumerate(told["groups"], start=1):
        stem = f"{group['game']}-{group['players']}"
        if len(told["groups"]) > 1:
            stem += f"-{at}"
        figures: list[tuple[str, Figure]] = [("overview", overview(group, messages))]
        picture = watch_of(group["game"]).picture(group["more"])
        if picture is not None:
            figures.append(("more", draw(picture, messages)))
        for name, figure in figures:
            made.append(folder / f"{stem}-{name}.png")
            save_figure(figure, made[-1])
    return made


def overview(group: dict[str, Any], messages: Messages) -> "Figure":
    """Scores, lengths, order and money of a group of games, as one figure."""
    figure = new_figure(10, 7)
    axes = figure.subplots(2, 2)
    _draw_scores(axes[0][0], group, messages)
    _draw_lengths(axes[0][1], group, messages)
    _draw_order(axes[1][0], group, messages)
    _draw_income(axes[1][1], group, messages)
    games = say("command-games", games=group["games"])
    head = messages("stats-head", game=group["game"], players=group["players"], games=games)
    figure.suptitle(head)
    return figure


def _draw_scores(axes: "Axes", group: dict[str, Any], messages: Messages) -> None:
    everybody, best = group["scores"]["counts"], group["winning_scores"]["counts"]
    bins = _bins(everybody)
    _histogram(axes, everybody, bins, BLUE, messages("stats-all-players"))
    _histogram(axes, best, bins, ORANGE, messages("stats-the-best"))
    axes.set_xlabel(messages("command-score"))
    axes.set_ylabel(messages("stats-players"))
    axes.legend(frameon=False)


def _draw_lengths(axes: "Axes", group: dict[str, Any], messages: Messages) -> None:
    counts = group["decisions"]["counts"]
    _histogram(axes, counts, _bins(counts), GREY)
    axes.set_xlabel(messages("stats-decisions"))
    axes.set_ylabel(messages("stats-games"))


def _histogram(
    axes: "Axes", counts: list[list[int]], bins: list[float], colour: str, name: str = ""
) -> None:
    values, weights = [value for value, _ in counts], [number for _, number in counts]
    axes.hist(values, bins=bins, weights=weights, color=colour, alpha=0.75, label=name)
    plain(axes)


def _bins(counts: list[list[int]]) -> list[float]:
    """The ends of the bars, so that each covers equally many whole numbers."""
    least, most = counts[0][0], counts[-1][0]
    step = -(-(most - least + 1) // MAX_BARS)
    return [least - 0.5 + step * at for at in range((most - least) // step + 2)]


def _draw_order(axes: "Axes", group: dict[str, Any], messages: Messages) -> None:
    wins = [row["wins"] for row in group["order"]]
    ends = [reach(win, 100) for win in wins]
    axes.errorbar(
        range(1, len(wins) + 1),
        [100 * win["value"] for win in wins],
        yerr=[[low for low, _ in ends], [high for _, high in ends]],
        fmt="o",
        color=BLUE,
        capsize=4,
    )
    axes.axhline(100 * group["fair_share"], color=GREY, linestyle="--", linewidth=1)
    axes.set_xticks(range(1, len(wins) + 1))
    axes.set_ylim(bottom=0)
    axes.set_xlabel(messages("stats-order"))
    axes.set_ylabel(messages("stats-wins-percent"))
    plain(axes)


def _draw_income(axes: "Axes", group: dict[str, Any], messages: Messages) -> None:
    """Money by cause, one stack for each place; costs are below the line."""
    from matplotlib import colormaps

    places = range(group["players"])
    colours = colormaps["tab20"]
    above, under = [0.0 for _ in places], [0.0 for _ in places]
    for at, row in enumerate(group["income"]):
        money = [row["by_place"][place] or 0.0 for place in places]
        bottom = [above[p] if money[p] >= 0 else under[p] for p in places]
        axes.bar(
            [place + 1 for place in places],
            money,
            0.7,
            bottom,
            color=colours(at % 20),
            label=label(messages.say(cause_name(group["game"], row["cause"]))),
        )
        for place in places:
            above[place] += max(0.0, money[place])
            under[place] += min(0.0, money[place])
    axes.axhline(0, color="black", linewidth=0.8)
    axes.set_xticks([place + 1 for place in places])
    axes.set_xlabel(messages("command-place-head"))
    axes.set_ylabel(messages("stats-money-by-cause"))
    axes.legend(frameon=False, fontsize=7, loc="center left", bbox_to_anchor=(1, 0.5))
    plain(axes)


# --- what only a game has -------------------------------------------------------------------------


def draw(picture: Picture, messages: Messages) -> "Figure":
    """One of the pictures that a game asks for."""
    if isinstance(picture, Shares):
        return _draw_shares(picture, messages)
    return _draw_columns(picture, messages)


def _draw_columns(picture: list[Columns], messages: Messages) -> "Figure":
    figure = new_figure(1 + 3 * len(picture), 3.2)
    axes = figure.subplots(1, len(picture), squeeze=False)[0]
    for panel, told, colour in zip(axes, picture, cycle(COLOURS), strict=False):
        values, numbers = [value for value, _ in told.counts], [number for _, number in told.counts]
        panel.bar(values, numbers, color=colour)
        panel.set_xlabel(messages.say(told.below))
        panel.set_ylabel(messages.say(told.left))
        panel.locator_params(axis="x", integer=True)
        plain(panel)
    return figure


def _draw_shares(picture: Shares, messages: Messages) -> "Figure":
    figure = new_figure(7, 1.6 + 0.5 * len(picture.names))
    axes = figure.subplots()
    rows = range(len(picture.names))
    step = 0.8 / len(picture.series)
    top = 0.4 - step / 2
    bars = zip(picture.series.items(), cycle(COLOURS), strict=False)
    for at, ((name, shares), colour) in enumerate(bars):
        places = [row + top - step * at for row in rows]
        said = messages.say(name)
        axes.barh(places, [100 * share for share in shares], 0.9 * step, color=colour, label=said)
    axes.set_yticks(rows, [label(name) for name in picture.names])
    axes.set_xlim(0, 100)
    axes.set_xlabel(messages.say(picture.below))
    axes.legend(frameon=False)
    plain(axes)
    return figure
