"""The command `fondaco`. Each command imports its modules when it runs, so that help is fast."""

from dataclasses import asdict
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from fondaco import Refused, __version__
from fondaco.cli import (  # noqa: F401 — they add commands to `admin`
    admin_events,
    admin_files,
    admin_people,
    admin_restart,
)
from fondaco.cli.admin import admin, own_house
from fondaco.cli.admin_entry import INSIDE, KINDS, YES_NO, settle_entry
from fondaco.console.commands import (
    LocalCommand,
    LocalGroup,
    print_message,
    replace_unknown_characters,
)
from fondaco.console.files import read_file, read_text
from fondaco.contract.phrase import say
from fondaco.games import games

if TYPE_CHECKING:
    from fondaco.contract.rules import Event
    from fondaco.messages import Messages
    from fondaco.records import Game

CHOSEN = "fondaco.options"  # the key of the game's options in a command's context


class FondacoGroup(LocalGroup):
    """A group whose commands fail with one clear line and exit code 2, never with a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except Refused as error:
            print_message(say("command-error", reason=error), err=True)
            ctx.exit(2)

    def main(self, *given: Any, **more: Any) -> Any:
        replace_unknown_characters()
        return super().main(*given, **more)

    # Games may have commands of their own.

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted([*super().list_commands(ctx), *_game_commands()])

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        return super().get_command(ctx, name) or _game_commands().get(name)


@cache
def _game_commands() -> dict[str, click.Command]:
    return {command.name: command for game in games().values() for command in game.commands}


def _spoken() -> "Messages":
    from fondaco.messages import spoken

    return spoken()


@click.group(
    cls=FondacoGroup,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "obj": _spoken},
    help="help-fondaco",
)
@click.version_option(__version__, prog_name="fondaco", help="help-of-version")
@click.option("--lan", is_flag=True, help="help-of-lan")
@click.pass_context
def main(ctx: click.Context, lan: bool) -> None:
    if ctx.invoked_subcommand is None:
        from fondaco.server.run import serve

        serve(open_browser=True, own=True, lan=lan)
    elif lan:
        raise Refused("lan-alone")


# --- what several commands share ----------------------------------------------------------------


class GameCommand(LocalCommand):
    """A command that plays a game: each option of each game is an option of the command."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        own = super().get_params(ctx)
        taken = {name for parameter in own for name in parameter.opts}
        return [option for option in _game_options() if taken.isdisjoint(option.opts)] + own


def _game_options() -> list[click.Option]:
    """The options of all games, for `chosen_options`. A name in use is left to --option."""
    named: dict[str, list[str]] = {}
    for game in games().values():
        for option in game.options:
            named.setdefault(option.name, []).append(game.name)
    return [GameOption(name, of) for name, of in named.items()]


class GameOption(click.Option):
    """An option of some games, under its own name."""

    def __init__(self, name: str, of: list[str]) -> None:
        super().__init__(
            [f"--{name.replace('_', '-')}"],
            metavar="VALUE",
            expose_value=False,
            callback=partial(_choose, name),
            help="help-of-game-option",
        )
        self.values = {"games": ", ".join(of), "name": name}


def _choose(name: str, ctx: click.Context, _: click.Parameter, value: str | None) -> None:
    if value is not None:
        ctx.meta.setdefault(CHOSEN, {})[name] = value


any_option = click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="help-of-option"
)


def chosen_options(options: tuple[str, ...]) -> dict[str, str]:
    """The game's options that were given, by their names or by --option."""
    chosen: dict[str, str] = dict(click.get_current_context().meta.get(CHOSEN, {}))
    for option in options:
        name, equals, value = option.partition("=")
        if not equals or not name.isidentifier():
            raise Refused("option-how", option=option)
        if chosen.get(name, value) != value:
            raise Refused("option-twice", name=name, one=chosen[name], other=value)
        chosen[name] = value
    return chosen


# --- playing ------------------------------------------------------------------------------------


@main.command(cls=GameCommand, help="help-play")
@click.argument("game", required=False)
@any_option
@click.option("--players", type=int, metavar="N", help="help-of-players-bots")
@click.option("--bots", metavar="A,B,…", help="help-of-others")
@click.option("--seat", type=int, metavar="N", help="help-of-seat")
@click.option("--seed", metavar="TEXT", help="help-of-seed")
@click.option("--name", metavar="NAME", help="help-of-name")
@click.option("--resume", metavar="FILE", help="help-of-resume")
@click.option("--example", metavar="RULE", help="help-of-example")
@click.option("--language", metavar="CODE", help="help-of-language")
def play(game: str | None, options: tuple[str, ...], **given: Any) -> None:
    from fondaco.terminal import play_command

    play_command(game=game, options=chosen_options(options), **given)


# --- the house ------------------------------------------------------------------------------------


@main.command("serve", help="help-serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="help-of-host")
@click.option("--port", type=int, default=8765, show_default=True, help="help-of-port")
@click.option(
    "--database", default="", metavar="URL", envvar="FONDACO_DATABASE",
    help="help-of-database",
)  # fmt: skip
@click.option(
    "--bus", default="", metavar="URL", envvar="FONDACO_BUS",
    help="help-of-bus",
)  # fmt: skip
@click.option("--workers", type=int, metavar="N", help="help-of-serve-workers")
@click.option("--minds", type=int, metavar="N", help="help-of-minds")
@click.option("--open", "open_browser", is_flag=True, help="help-of-open")
@click.option("--json-logs", is_flag=True, help="help-of-json-logs")
@click.option("--address", default="", metavar="URL", help="help-of-address")
@click.option(
    "--trust-proxy",
    default="127.0.0.1",
    show_default=True,
    metavar="IP,…",
    help="help-of-trust-proxy",
)
@click.option("--private-alerts", is_flag=True, help="help-of-private-alerts")
@click.option(
    "--tables-a-person",
    type=click.IntRange(0),
    default=50,
    show_default=True,
    metavar="N",
    help="help-of-tables",
)
@click.option(
    "--thinkers-a-person", type=click.IntRange(0), default=24, show_default=True, metavar="N",
    help="help-of-thinkers",
)  # fmt: skip
@click.option(
    "--review-worlds", type=click.IntRange(2, 10_000), default=48, show_default=True, metavar="N",
    help="help-of-review-worlds",
)  # fmt: skip
@click.option("--no-day", is_flag=True, help="help-of-no-day")
@click.option(
    "--requests-a-minute", type=click.IntRange(0), default=600, show_default=True, metavar="N",
    help="help-of-requests",
)  # fmt: skip
@click.option(
    "--connections-an-address", type=click.IntRange(0), default=200, show_default=True,
    metavar="N", help="help-of-connections",
)  # fmt: skip
@click.option(
    "--hosts", default="", metavar="NAME,…",
    help="help-of-hosts",
)  # fmt: skip
@click.option("--club", default="", metavar="NETWORK,…", help="help-of-club")
@click.option("--entry", type=click.Choice(KINDS), help="help-of-entry")
@click.option("--guests", type=click.Choice(YES_NO), help="help-of-guests")
@click.option("--inside", type=click.Choice(INSIDE), help="help-of-inside")
def serve_command(entry: str | None, guests: str | None, inside: str | None, **given: Any) -> None:
    from fondaco.server.run import serve

    if entry or guests:
        settle_entry(given["database"] or own_house(), entry, guests, inside, make=True)
    serve(**given)


main.add_command(admin)


# --- simulations --------------------------------------------------------------------------------


@main.command(cls=GameCommand, help="help-sim")
@click.argument("game")
@any_option
@click.option("--players", type=int, metavar="N", help="help-of-players")
@click.option("--bots", metavar="A,B,…", help="help-of-bots")
@click.option("--games", type=int, default=100, show_default=True, help="help-of-games")
@click.option("--seed", default="0", show_default=True, help="help-of-seed-games")
@click.option("--workers", type=int, default=0, help="help-of-workers")
@click.option("--records", type=click.Path(path_type=Path), metavar="DIR", help="help-of-records")
@click.option("--json", "as_json", is_flag=True, help="help-of-json")
def sim(game: str, options: tuple[str, ...], **given: Any) -> None:
    from fondaco.arena.arena_command import run_sim
    from fondaco.arena.sim import SimPlan, seat_bots

    plan = SimPlan(
        game=game,
        bots=seat_bots(game, given["players"], given["bots"]),
        games=given["games"],
        seed=given["seed"],
        options=chosen_options(options),
        records=given["records"],
    )
    run_sim(plan, given["workers"], given["as_json"])


@main.command(cls=GameCommand, help="help-arena")
@click.argument("game")
@any_option
@click.option("--players", type=int, metavar="N", help="help-of-players")
@click.option("--bots", metavar="A,B,…", help="help-of-line-up")
@click.option("--seating", default="rotate", show_default=True, help="help-of-seating")
@click.option("--games", type=int, default=400, show_default=True, help="help-of-games-blocks")
@click.option("--seed", default="0", show_default=True, help="help-of-seed-blocks")
@click.option("--workers", type=int, default=0, help="help-of-workers")
@click.option("--sprt", metavar="A,B", help="help-of-sprt")
@click.option("--elo", type=float, metavar="X", help="help-of-elo")
@click.option("--records", type=click.Path(path_type=Path), metavar="DIR", help="help-of-records")
@click.option("--plot", type=click.Path(path_type=Path), metavar="FILE", help="help-of-plot")
@click.option("--cluster", metavar="ADDRESS", help="help-of-cluster")
@click.option("--json", "as_json", is_flag=True, help="help-of-json")
def arena(game: str, options: tuple[str, ...], **given: Any) -> None:
    from fondaco.arena.arena_command import run_arena
    from fondaco.arena.seating import line_ups, seatings
    from fondaco.arena.sprt import read_test
    from fondaco.arena.tournament import Tournament, blocks_for

    seated = seatings(line_ups(game, given["players"], given["bots"]), given["seating"])
    plan = Tournament(
        game=game,
        seatings=seated,
        blocks=blocks_for(given["games"], len(seated)),
        seed=given["seed"],
        options=chosen_options(options),
        records=given["records"],
    )
    test = read_test(given["sprt"], given["elo"])
    wanted = {name: given[name] for name in ("workers", "as_json", "plot", "cluster")}
    run_arena(plan, test=test, **wanted)


@main.command(help="help-bots")
@click.option("--language", metavar="CODE", help="help-of-language")
def bots(language: str | None) -> None:
    from fondaco.terminal.bots_page import show_bots

    show_bots(language)


@main.command(help="help-stats")
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
@click.option("--workers", type=int, default=0, help="help-of-workers")
@click.option("--plot", type=click.Path(path_type=Path), metavar="DIR", help="help-of-plots")
@click.option("--json", "as_json", is_flag=True, help="help-of-json")
def stats(folder: Path, workers: int, plot: Path | None, as_json: bool) -> None:
    from fondaco.arena.stats.stats_command import run_stats

    run_stats(folder, workers, as_json, plot)


@main.command(help="help-export")
@click.argument("records", type=click.Path(path_type=Path), metavar="RECORDS")
@click.argument("out", type=click.Path(path_type=Path), metavar="FOLDER")
@click.option("--workers", type=int, default=0, help="help-of-workers")
@click.option("--json", "as_json", is_flag=True, help="help-of-json")
def export(records: Path, out: Path, workers: int, as_json: bool) -> None:
    from fondaco.arena.export.export_command import run_export

    run_export(records, out, workers, as_json)


@main.command(help="help-check")
@click.argument("game")
@click.option("--games", type=int, default=10, show_default=True, help="help-of-games-each")
@click.option("--seed", default="0", show_default=True, help="help-of-seed-games")
@click.pass_context
def check(ctx: click.Context, game: str, games: int, seed: str) -> None:
    from fondaco.testing import Unsound, check_game

    try:
        tried = check_game(game, games, seed)
    except Unsound as fault:
        print_message(fault.phrase)
        ctx.exit(1)
    print_message(say("check-sound", game=game, **asdict(tried)))


@main.command(help="help-review")
@click.argument("file")
@click.option("--budget", type=int, metavar="N", help="help-of-budget")
@click.option("--seed", default="0", show_default=True, help="help-of-seed-review")
@click.option("--processes", type=int, default=0, help="help-of-processes")
@click.option("--language", metavar="CODE", help="help-of-language")
@click.option("--html", type=click.Path(path_type=Path), metavar="OUT", help="help-of-html")
@click.option("--json", "as_json", is_flag=True, help="help-of-json")
def review(
    file: str,
    budget: int | None,
    seed: str,
    processes: int,
    language: str | None,
    html: Path | None,
    as_json: bool,
) -> None:
    from fondaco.analysis.review import BUDGET, ReviewPlan
    from fondaco.analysis.review_command import run_review

    plan = ReviewPlan(read_text(file), BUDGET if budget is None else budget, seed)
    run_review(plan, processes, language, as_json, html)


# --- puzzles ------------------------------------------------------------------------------------


@main.group(help="help-puzzles")
def puzzles() -> None:
    pass


@puzzles.command("make", cls=GameCommand, help="help-puzzles-make")
@click.argument("game")
@any_option
@click.option(
    "--count", type=click.IntRange(1), default=300, show_default=True, metavar="N",
    help="help-of-count",
)  # fmt: skip
@click.option("--seconds", type=click.IntRange(1), metavar="S", help="help-of-seconds")
@click.option("--seed", default="0", show_default=True, help="help-of-seed-games")
@click.option("--worlds", type=int, metavar="N", help="help-of-worlds")
@click.option("--processes", type=int, default=0, help="help-of-processes")
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE", help="help-of-out")
@click.option(
    "--into", type=click.Path(path_type=Path), metavar="FILE",
    help="help-of-into",
)  # fmt: skip
def puzzles_make(game: str, options: tuple[str, ...], **given: Any) -> None:
    from time import time

    from fondaco.analysis.puzzles.book import read
    from fondaco.analysis.puzzles.judging import WORLDS
    from fondaco.analysis.puzzles.making import PuzzlePlan, next_game
    from fondaco.analysis.puzzles.puzzles_command import run_make

    into: Path | None = given["into"]
    file = into or given["out"]
    if file is None or (into and given["out"]):
        raise Refused("puzzles-where")
    kept = read(into) if into and into.exists() else []
    plan = PuzzlePlan(
        game=game,
        options=chosen_options(options),
        seed=given["seed"],
        worlds=given["worlds"] or WORLDS,
        first=next_game(given["seed"], kept),
        until=time() + given["seconds"] if given["seconds"] else 0.0,
    )
    run_make(plan, given["count"], given["processes"], file, kept)


@puzzles.command("merge", help="help-puzzles-merge")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option(
    "--out", type=click.Path(path_type=Path), required=True, metavar="FILE", help="help-of-out"
)
def puzzles_merge(files: tuple[Path, ...], out: Path) -> None:
    from fondaco.analysis.puzzles.puzzles_command import run_merge

    run_merge(files, out)


@puzzles.command("list", help="help-puzzles-list")
@click.argument("file", required=False, type=click.Path(path_type=Path))
def puzzles_list(file: Path | None) -> None:
    from fondaco.analysis.puzzles.puzzles_command import run_list

    run_list(file)


@puzzles.command("check", help="help-puzzles-check")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--again", type=click.IntRange(0), default=0, metavar="N", help="help-of-again")
@click.option("--seed", default="check", show_default=True, help="help-of-seed-check")
@click.pass_context
def puzzles_check(ctx: click.Context, file: Path, again: int, seed: str) -> None:
    from fondaco.analysis.puzzles.puzzles_command import run_check

    ctx.exit(0 if run_check(file, again, seed) else 1)


# --- records ------------------------------------------------------------------------------------


@main.group(help="help-record")
def record() -> None:
    pass


@record.command("show", help="help-record-show")
@click.argument("file")
def record_show(file: str) -> None:
    from fondaco.records.printing import show_record

    click.echo(show_record(_record(file), _spoken()))


@record.command("verify", help="help-record-verify")
@click.argument("file")
@click.pass_context
def record_verify(ctx: click.Context, file: str) -> None:
    from fondaco.records import verify

    report = verify(read_file(file))
    click.echo(report.told(_spoken()))
    ctx.exit(0 if report.good else 1)


@record.command("replay", help="help-record-replay")
@click.argument("file")
@click.option("--seat", type=int, metavar="N", help="help-of-seat-saw")
@click.option("--all", "in_full", is_flag=True, help="help-of-all")
@click.option("--from", "ply", type=int, default=1, metavar="PLY", help="help-of-from")
def record_replay(file: str, seat: int | None, in_full: bool, ply: int) -> None:
    from fondaco.records.printing import tell_game

    if seat is not None and in_full:
        raise Refused("seat-or-all")
    game = _game(file)
    for line in tell_game(game, seat, in_full, ply, _sentences(game, seat, in_full)):
        click.echo(line)


def _sentences(game: "Game", seat: int | None, in_full: bool) -> Any:
    """A function that puts events into the game's sentences."""
    from fondaco.contract.rules import SPECTATOR
    from fondaco.games import make_voice

    eyes = SPECTATOR if seat is None else seat
    voice = make_voice(game.rules, eyes, [player.name for player in game.seats])
    messages = _spoken()

    def sentences(events: list["Event"]) -> list[str]:
        seen = [event.in_full() if in_full else event.seen_by(eyes) for event in events]
        return [messages.say(sentence.text) for sentence in voice.sentences(seen)]

    return sentences


def _record(file: str) -> Any:
    from fondaco.records import read

    return read(read_file(file))


def _game(file: str) -> "Game":
    from fondaco.records import Game

    return Game.from_text(read_file(file))
