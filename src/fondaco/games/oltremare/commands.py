"""`fondaco deck check` and `fondaco map check`: for those who make their own.

Rules are imported when a command runs, so that help is quick.
"""

from pathlib import Path

import click

from fondaco.console.commands import LocalGroup, print_message
from fondaco.console.files import read_text
from fondaco.contract.phrase import Phrase, say


@click.group(cls=LocalGroup, help="oltremare-command-deck")
def deck() -> None:
    """Work on decks of cards."""


@deck.command("check", help="oltremare-command-deck-check")
@click.argument("file")
@click.option("--map", "chart", metavar="FILE", help="oltremare-command-of-map")
@click.pass_context
def deck_check(ctx: click.Context, file: str, chart: str | None) -> None:
    """Say what is wrong with a custom deck, or what is in it."""
    from fondaco.games.oltremare.rules.cards import deck_problems, load_deck
    from fondaco.games.oltremare.rules.chart import load_chart

    sea = load_chart(Path(chart) if chart else "mediterranean")
    _tell_problems(ctx, file, deck_problems(read_text(file), sea))
    good = load_deck(Path(file), sea)
    print_message(
        say(
            "oltremare-deck-good",
            file=file,
            title=good.title,
            edition=good.edition,
            cards=len(good.goods),
            goods=len(good.goods_names),
        )
    )


@click.group("map", cls=LocalGroup, help="oltremare-command-map")
def map_() -> None:
    """Work on maps."""


@map_.command("check", help="oltremare-command-map-check")
@click.argument("file")
@click.pass_context
def map_check(ctx: click.Context, file: str) -> None:
    """Say what is wrong with a custom map, or what is in it."""
    from fondaco.games.oltremare.rules.chart import chart_problems, load_chart

    _tell_problems(ctx, file, chart_problems(read_text(file)))
    good = load_chart(Path(file))
    ports, routes = len(good.ports), len(good.routes)
    print_message(
        say("oltremare-map-good", file=file, title=good.title, ports=ports, routes=routes)
    )


def _tell_problems(ctx: click.Context, file: str, problems: list[Phrase]) -> None:
    for problem in problems:
        print_message(say("oltremare-file-problem", file=file, problem=problem))
    if problems:
        ctx.exit(1)


COMMANDS = [deck, map_]
