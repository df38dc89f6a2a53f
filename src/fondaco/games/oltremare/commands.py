"""`fondaco deck check` and `fondaco map check`: for those who make their own."""

from pathlib import Path

import click

from fondaco.files import read_text
from fondaco.games.oltremare.rules.cards import deck_problems, load_deck
from fondaco.games.oltremare.rules.chart import chart_problems, load_chart


@click.group()
def deck() -> None:
    """Work on decks of cards."""


@deck.command("check")
@click.argument("file")
@click.option("--map", "chart", metavar="FILE", help="The map it is for; else the usual one.")
@click.pass_context
def deck_check(ctx: click.Context, file: str, chart: str | None) -> None:
    """Tell what is wrong with a deck of Oltremare; exit code 1 if anything is."""
    sea = load_chart(Path(chart) if chart else "mediterranean")
    _tell_problems(ctx, file, deck_problems(read_text(file), sea))
    good = load_deck(Path(file), sea)
    click.echo(
        f"{file}: good. {good.title!r}, edition {good.edition}, {len(good.goods)} cards of "
        f"{len(good.goods_names)} goods."
    )


@click.group("map")
def map_() -> None:
    """Work on maps."""


@map_.command("check")
@click.argument("file")
@click.pass_context
def map_check(ctx: click.Context, file: str) -> None:
    """Tell what is wrong with a map of Oltremare; exit code 1 if anything is."""
    _tell_problems(ctx, file, chart_problems(read_text(file)))
    good = load_chart(Path(file))
    click.echo(
        f"{file}: good. {good.title!r}, {len(good.ports)} ports and {len(good.routes)} routes."
    )


def _tell_problems(ctx: click.Context, file: str, problems: list[str]) -> None:
    for problem in problems:
        click.echo(f"{file}: {problem}")
    if problems:
        ctx.exit(1)


COMMANDS = [deck, map_]
