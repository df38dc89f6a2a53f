"""The command `fondaco`. Each command imports what it needs when it runs, so that help is quick."""

from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from fondaco import Refused, __version__
from fondaco.files import read_file, read_text
from fondaco.games import games
from fondaco.server.admin import admin

if TYPE_CHECKING:
    from fondaco.contract.rules import Event
    from fondaco.records import Game

CHOSEN = "fondaco.options"  # where a command's context keeps the options of the game


class House(click.Group):
    """A group whose commands fail with one clear line and exit code 2, never with a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except Refused as error:
            from fondaco.messages import spoken

            messages = spoken()
            reason = messages.refusal(error)
            click.echo(messages("command-error", reason=reason), err=True)
            ctx.exit(2)

    # Games may have commands of their own.

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted([*super().list_commands(ctx), *_game_commands()])

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        return super().get_command(ctx, name) or _game_commands().get(name)


@cache
def _game_commands() -> dict[str, click.Command]:
    named = [game.load(game.commands) for game in games().values() if game.commands]
    return {command.name: command for commands in named for command in commands}


@click.group(
    cls=House,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"]},
)
@click.version_option(__version__, prog_name="fondaco")
@click.option("--lan", is_flag=True, help="Open the house to everybody in this network too.")
@click.pass_context
def main(ctx: click.Context, lan: bool) -> None:
    """Play, watch, review and study trading board games.

    Without a command: opens the house on this machine, and a browser to play in.
    """
    if ctx.invoked_subcommand is None:
        from fondaco.server.serve import serve

        serve(open_browser=True, own=True, lan=lan)
    elif lan:
        raise click.UsageError("--lan goes with no command; see fondaco serve --host.")


# --- what several commands share ----------------------------------------------------------------


class GameCommand(click.Command):
    """A command that plays a game: each option of each game is an option of the command."""

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        own = super().get_params(ctx)
        taken = {name for parameter in own for name in parameter.opts}
        return [option for option in _game_options() if taken.isdisjoint(option.opts)] + own


def _game_options() -> list[click.Option]:
    """For `chosen_options`, which collects them. What is taken already goes by --option."""
    named: dict[str, list[str]] = {}
    for game in games().values():
        for option in game.options:
            named.setdefault(option.name, []).append(game.name)
    return [
        click.Option(
            [f"--{name.replace('_', '-')}"],
            metavar="VALUE",
            expose_value=False,
            callback=partial(_choose, name),
            help=f"Of {', '.join(of)}: the same as --option {name}=VALUE.",
        )
        for name, of in named.items()
    ]


def _choose(name: str, ctx: click.Context, _: click.Parameter, value: str | None) -> None:
    if value is not None:
        ctx.meta.setdefault(CHOSEN, {})[name] = value


any_option = click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="Any option of the game."
)


def chosen_options(options: tuple[str, ...]) -> dict[str, str]:
    """How the game is played: what was chosen by name, and by --option."""
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


@main.command(cls=GameCommand)
@click.argument("game", required=False)
@any_option
@click.option("--players", type=int, metavar="N", help="How many play, bots included.")
@click.option("--bots", metavar="A,B,…", help="Who sits in the other seats: see fondaco bots.")
@click.option("--seat", type=int, metavar="N", help="Your seat, from 0.")
@click.option("--seed", metavar="TEXT", help="The same seed gives the same cards.")
@click.option("--name", metavar="NAME", help="Your name.")
@click.option("--resume", metavar="FILE", help="Go on with an unfinished record.")
@click.option("--example", metavar="RULE", help="Try an example of the rulebook, by its rule.")
@click.option("--language", metavar="CODE", help="de, en, fr, it or nl; by itself that of LANG.")
def play(game: str | None, options: tuple[str, ...], **given: Any) -> None:
    """Play GAME in the terminal against bots."""
    from fondaco.terminal import play_command

    play_command(game=game, options=chosen_options(options), **given)


# --- the house ------------------------------------------------------------------------------------


@main.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Where to listen.")
@click.option("--port", type=int, default=8765, show_default=True)
@click.option(
    "--database", default="", metavar="URL", envvar="FONDACO_DATABASE",
    help="sqlite:///FILE or postgresql://…; also in FONDACO_DATABASE.",
)  # fmt: skip
@click.option(
    "--bus", default="", metavar="URL", envvar="FONDACO_BUS",
    help="nats://…, for several processes; also in FONDACO_BUS.",
)  # fmt: skip
@click.option("--minds", type=int, metavar="N", help="Processes for the bots.")
@click.option("--open", "open_browser", is_flag=True, help="Open a browser.")
@click.option("--json-logs", is_flag=True, help="Logs as JSON lines.")
@click.option("--address", default="", metavar="URL", help="Where browsers find it: https://…")
@click.option(
    "--trust-proxy",
    default="127.0.0.1",
    show_default=True,
    metavar="IP,…",
    help="Proxies that are believed where a request comes from.",
)
@click.option("--private-alerts", is_flag=True, help="Webhooks may lead into private networks.")
@click.option(
    "--tables-a-person",
    type=click.IntRange(0),
    default=50,
    show_default=True,
    metavar="N",
    help="Tables that one person may run at a time; 0: any number.",
)
@click.option(
    "--thinkers-a-person", type=click.IntRange(0), default=24, show_default=True, metavar="N",
    help="Seats with bots that take their time, for one person; 0: any number.",
)  # fmt: skip
@click.option(
    "--review-worlds", type=click.IntRange(2, 10_000), default=48, show_default=True, metavar="N",
    help="How thoroughly finished games are reviewed: worlds for each question.",
)  # fmt: skip
@click.option("--no-day", is_flag=True, help="No deal of the day.")
@click.option(
    "--requests-a-minute", type=click.IntRange(0), default=600, show_default=True, metavar="N",
    help="Requests from one address; 0: any number.",
)  # fmt: skip
@click.option(
    "--connections-an-address", type=click.IntRange(0), default=200, show_default=True,
    metavar="N", help="Tables open at once from one address; 0: any number.",
)  # fmt: skip
@click.option(
    "--hosts", default="", metavar="NAME,…",
    help="More names that the house answers to, beside that in --address; * for any.",
)  # fmt: skip
def serve_command(**given: Any) -> None:
    """Serve tables to browsers and programs."""
    from fondaco.server.serve import serve

    serve(**given)


main.add_command(admin)


# --- simulations --------------------------------------------------------------------------------


@main.command(cls=GameCommand)
@click.argument("game")
@any_option
@click.option("--players", type=int, metavar="N", help="How many play.")
@click.option("--bots", metavar="A,B,…", help="One for each seat, or one for all; else random.")
@click.option("--games", type=int, default=100, show_default=True, help="How many games.")
@click.option("--seed", default="0", show_default=True, help="Game k is played with SEED-k.")
@click.option("--workers", type=int, default=0, help="Processes; one for each core if not given.")
@click.option("--records", type=click.Path(path_type=Path), metavar="DIR", help="Save each game.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, and no progress.")
def sim(game: str, options: tuple[str, ...], **given: Any) -> None:
    """Play many games of GAME among bots and sum them up."""
    from fondaco.arena.command import run_sim
    from fondaco.arena.sim import Plan, seat_bots

    plan = Plan(
        game=game,
        bots=seat_bots(game, given["players"], given["bots"]),
        games=given["games"],
        seed=given["seed"],
        options=chosen_options(options),
        records=given["records"],
    )
    run_sim(plan, given["workers"], given["as_json"])


@main.command(cls=GameCommand)
@click.argument("game")
@any_option
@click.option("--players", type=int, metavar="N", help="How many play.")
@click.option("--bots", metavar="A,B,…", help="Who plays; the last one fills the other seats.")
@click.option("--seating", default="rotate", show_default=True, help="rotate, all or fixed.")
@click.option("--games", type=int, default=400, show_default=True, help="In whole blocks.")
@click.option("--seed", default="0", show_default=True, help="Block k is played with SEED-k.")
@click.option("--workers", type=int, default=0, help="Processes; one for each core if not given.")
@click.option("--sprt", metavar="A,B", help="Stop when it is decided whether A is better than B.")
@click.option("--elo", type=float, metavar="X", help="The difference --sprt is to find; else 35.")
@click.option("--records", type=click.Path(path_type=Path), metavar="DIR", help="Save each game.")
@click.option("--plot", type=click.Path(path_type=Path), metavar="FILE", help="Draw it: FILE.png.")
@click.option("--cluster", metavar="ADDRESS", help="Play on a Ray cluster; local starts one.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, and no progress.")
def arena(game: str, options: tuple[str, ...], **given: Any) -> None:
    """Let bots play a tournament of GAME: every deal in every seating."""
    from fondaco.arena.command import run_arena
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


@main.command()
@click.option("--language", metavar="CODE", help="de, en, fr, it or nl; by itself that of LANG.")
def bots(language: str | None) -> None:
    """List the bots: levels with their strengths, then the others."""
    from fondaco.terminal.bots_page import show_bots

    show_bots(language)


@main.command()
@click.argument("folder", type=click.Path(path_type=Path), metavar="DIR")
@click.option("--workers", type=int, default=0, help="Processes; one for each core if not given.")
@click.option("--plot", type=click.Path(path_type=Path), metavar="DIR", help="Draw into a folder.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON, and no progress.")
def stats(folder: Path, workers: int, plot: Path | None, as_json: bool) -> None:
    """Sum up the records in a folder: scores, lengths, who begins, where the money comes from."""
    from fondaco.arena.stats.command import run_stats

    run_stats(folder, workers, as_json, plot)


@main.command()
@click.argument("game")
@click.option(
    "--games", type=int, default=10, show_default=True, help="For each number of players."
)
@click.option("--seed", default="0", show_default=True, help="Game k is played with SEED-k.")
@click.pass_context
def check(ctx: click.Context, game: str, games: int, seed: str) -> None:
    """Try whether GAME keeps the contract, for those who write one; exit code 1 if not."""
    from fondaco.arena.soundness import Unsound, try_game

    try:
        tried = try_game(game, games, seed)
    except Unsound as fault:
        click.echo(str(fault))
        ctx.exit(1)
    click.echo(
        f"{game} is sound: {tried.games} games, {tried.moves} moves, {tried.worlds} sampled worlds "
        f"({tried.hidden} other than the truth), {tried.lines} damaged lines."
    )


@main.command()
@click.argument("file")
@click.option("--budget", type=int, metavar="N", help="Worlds for each question; more take longer.")
@click.option("--seed", default="0", show_default=True, help="The same seed: the same numbers.")
@click.option("--processes", type=int, default=0, help="One for each core if not given.")
@click.option("--language", metavar="CODE", help="de, en, fr, it or nl; by itself that of LANG.")
@click.option("--html", type=click.Path(path_type=Path), metavar="OUT", help="Write it as a page.")
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON, and no progress.")
def review(
    file: str,
    budget: int | None,
    seed: str,
    processes: int,
    language: str | None,
    html: Path | None,
    as_json: bool,
) -> None:
    """Tell what the moves and deals of a finished game were worth, and how much was luck."""
    from fondaco.analysis.command import run_review
    from fondaco.analysis.review import BUDGET, Plan

    plan = Plan(read_text(file), BUDGET if budget is None else budget, seed)
    run_review(plan, processes, language, as_json, html)


# --- puzzles ------------------------------------------------------------------------------------


@main.group()
def puzzles() -> None:
    """Make, list and check puzzles: moments in which one choice is clearly the best."""


@puzzles.command("make", cls=GameCommand)
@click.argument("game")
@any_option
@click.option(
    "--count", type=click.IntRange(1), default=300, show_default=True, metavar="N",
    help="How many puzzles the file shall have.",
)  # fmt: skip
@click.option("--seconds", type=click.IntRange(1), metavar="S", help="Stop after so long.")
@click.option("--seed", default="0", show_default=True, help="Game k is played with SEED-k.")
@click.option("--worlds", type=int, metavar="N", help="How thoroughly; more take longer.")
@click.option("--processes", type=int, default=0, help="One for each core if not given.")
@click.option("--out", type=click.Path(path_type=Path), metavar="FILE", help="Write a new file.")
@click.option(
    "--into", type=click.Path(path_type=Path), metavar="FILE",
    help="Add to a file; a run with the same seed goes on after the games that are in it.",
)  # fmt: skip
def puzzles_make(game: str, options: tuple[str, ...], **given: Any) -> None:
    """Let bots play GAME and keep the moments that are puzzles."""
    from time import time

    from fondaco.analysis.puzzles.book import read
    from fondaco.analysis.puzzles.command import run_make
    from fondaco.analysis.puzzles.judging import WORLDS
    from fondaco.analysis.puzzles.making import Plan, next_game

    into: Path | None = given["into"]
    file = into or given["out"]
    if file is None or (into and given["out"]):
        raise click.UsageError("Say --out FILE or --into FILE.")
    kept = read(into) if into and into.exists() else []
    plan = Plan(
        game=game,
        options=chosen_options(options),
        seed=given["seed"],
        worlds=given["worlds"] or WORLDS,
        first=next_game(given["seed"], kept),
        until=time() + given["seconds"] if given["seconds"] else 0.0,
    )
    run_make(plan, given["count"], given["processes"], file, kept)


@puzzles.command("merge")
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--out", type=click.Path(path_type=Path), required=True, metavar="FILE")
def puzzles_merge(files: tuple[Path, ...], out: Path) -> None:
    """Put the puzzles of several FILES into one, each once."""
    from fondaco.analysis.puzzles.command import run_merge

    run_merge(files, out)


@puzzles.command("list")
@click.argument("file", required=False, type=click.Path(path_type=Path))
def puzzles_list(file: Path | None) -> None:
    """List the puzzles of FILE, or count those that came with the games."""
    from fondaco.analysis.puzzles.command import run_list

    run_list(file)


@puzzles.command("check")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--again", type=click.IntRange(0), default=0, metavar="N", help="Judge N anew.")
@click.option("--seed", default="check", show_default=True, help="Which ones, and how.")
@click.pass_context
def puzzles_check(ctx: click.Context, file: Path, again: int, seed: str) -> None:
    """Replay every puzzle of FILE and check it; exit code 1 if anything is wrong."""
    from fondaco.analysis.puzzles.command import run_check

    ctx.exit(0 if run_check(file, again, seed) else 1)


# --- records ------------------------------------------------------------------------------------


@main.group()
def record() -> None:
    """Read, check and replay recorded games."""


@record.command("show")
@click.argument("file")
def record_show(file: str) -> None:
    """Show who played, how it ended, and the moves."""
    from fondaco.messages import spoken
    from fondaco.records.printing import show_record

    click.echo(show_record(_record(file), spoken()))


@record.command("verify")
@click.argument("file")
@click.pass_context
def record_verify(ctx: click.Context, file: str) -> None:
    """Check the seed, every move and the result; exit code 1 if anything is wrong."""
    from fondaco.messages import spoken
    from fondaco.records import verify

    report = verify(read_file(file))
    click.echo(report.told(spoken()))
    ctx.exit(0 if report.good else 1)


@record.command("replay")
@click.argument("file")
@click.option("--seat", type=int, metavar="N", help="As this seat saw it; else as anybody saw it.")
@click.option("--all", "in_full", is_flag=True, help="With everything that was hidden.")
@click.option("--from", "ply", type=int, default=1, metavar="PLY", help="Begin with this move.")
def record_replay(file: str, seat: int | None, in_full: bool, ply: int) -> None:
    """Tell what happened, move by move."""
    from fondaco.records.printing import tell_game

    if seat is not None and in_full:
        raise Refused("seat-or-all")
    game = _game(file)
    for line in tell_game(game, seat, in_full, ply, _teller(game, seat, in_full)):
        click.echo(line)


def _teller(game: "Game", seat: int | None, in_full: bool) -> Any:
    """What happened in the game's own words."""
    from fondaco.contract.rules import SPECTATOR
    from fondaco.games import make_voice
    from fondaco.messages import spoken

    eyes = SPECTATOR if seat is None else seat
    voice = make_voice(game.rules, eyes, [player.name for player in game.seats])
    messages = spoken()

    def tell(events: list["Event"]) -> list[str]:
        seen = [event.in_full() if in_full else event.seen_by(eyes) for event in events]
        return [messages.say(sentence.text) for sentence in voice.sentences(seen)]

    return tell


def _record(file: str) -> Any:
    from fondaco.records import read

    return read(read_file(file))


def _game(file: str) -> "Game":
    from fondaco.records import Game

    return Game.from_text(read_file(file))
