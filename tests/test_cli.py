"""The command `fondaco`: what it prints, and how it fails."""

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from fondaco import __version__
from fondaco.bots import make_bot
from fondaco.bots.driver import play_out
from fondaco.cli.main import main
from fondaco.contract.rules import Option
from fondaco.games import make
from fondaco.messages import Messages, languages
from fondaco.records import Game
from tests import toy as toy_module


@pytest.fixture(autouse=True)
def both(monkeypatch: pytest.MonkeyPatch) -> None:
    toy_module.install(monkeypatch, "oltremare")


def fondaco(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, list(map(str, arguments)))


def fails(*arguments: str | Path, code: int = 2) -> str:
    """The one line on stderr with which the command fails."""
    result = fondaco(*arguments)
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    assert isinstance(result.exception, SystemExit)
    lines = result.stderr.strip().split("\n")
    assert len(lines) == 1, lines
    assert lines[0].startswith("error: ")
    return lines[0]


def test_a_command_fails_in_the_language_of_the_machine() -> None:
    dutch = {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "nl_NL.UTF-8"}
    result = CliRunner().invoke(main, ["record", "show", "no-such-file"], env=dutch)
    assert result.exit_code == 2
    assert result.stderr.startswith("fout: no-such-file kan niet worden gelezen")


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    bots = [make_bot("random", seat) for seat in range(3)]
    file = tmp_path / "game.txt"
    file.write_text(play_out(make("toy", 3), bots, "cli").to_text(date="2026-11-15"))
    return file


def test_help_and_version() -> None:
    assert "sim" in fondaco("--help").output
    assert fondaco("--version").output == f"fondaco, version {__version__}\n"


@pytest.mark.parametrize("asked", [[], ["--help"], ["deck", "--help"]])
def test_help_starts_without_loading_anything_heavy(asked: list[str]) -> None:
    """Words only where help is asked for, and rules not even then."""
    heavy = ["rich", "concurrent", "multiprocessing", "tomllib", "fondaco.records",
             "fondaco.games.oltremare.rules", *([] if asked else ["fondaco.messages"])]  # fmt: skip
    code = (
        f"import sys, fondaco.cli.main; asked = {asked}; "
        "asked and fondaco.cli.main.main(asked, standalone_mode=False); "
        f"print([name for name in {heavy} if name in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def commands(command: click.Command, *path: str) -> Iterator[tuple[list[str], click.Command]]:
    yield list(path), command
    if isinstance(command, click.Group):
        with click.Context(command) as ctx:
            for name in command.list_commands(ctx):
                found = command.get_command(ctx, name)
                assert found is not None
                yield from commands(found, *path, name)


def test_what_belongs_to_a_game_is_a_command_of_the_house_alone() -> None:
    paths = [" ".join(path) for path, _ in commands(main)]
    assert {path for path in paths if "deck" in path} == {"deck", "deck check"}
    assert len(paths) == len(set(paths))


def test_every_command_and_option_has_help_in_words() -> None:
    words = Messages()
    for path, command in commands(main):
        options = [each for each in command.params if isinstance(each, click.Option)]
        for key in [command.help, *(option.help for option in options)]:
            assert key, path
            assert words.has(key), (path, key)


@pytest.mark.parametrize("language", [each for each in languages() if each != "en"])
def test_help_is_in_the_language_of_the_terminal(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for path, command in commands(main):
        monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
        shown = fondaco(*path, "--help")
        assert shown.exit_code == 0, shown.output
        words = Messages(language)
        assert words(command.help or "").split("\n")[0][:40] in shown.output.replace("\n  ", " ")
        assert words("help-help") in shown.output
        monkeypatch.setenv("LC_ALL", "C")
        english = fondaco(*path, "--help").output
        for word in ("Usage:", "Commands:", "[default:", "[required]", "Show this", "INTEGER"):
            assert word not in shown.output, path
        assert "{" not in shown.output + english


def test_shells_that_complete_a_command_show_its_help(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    with main.make_context("fondaco", [], resilient_parsing=True) as top:
        told = {item.value: item.help for item in main.shell_complete(top, "")}
        assert told["play"] == "Jouer à JEU dans le terminal contre des robots."
        sim = main.get_command(top, "sim")
        assert sim is not None
        with sim.make_context("sim", [], parent=top, resilient_parsing=True) as ctx:
            told = {item.value: item.help for item in sim.shell_complete(ctx, "--")}
            assert told["--games"] == "Combien de parties. [par défaut\u00a0: 100]"
            assert "pour toy" in str(told["--rounds"]).lower()


@pytest.mark.parametrize(
    ("arguments", "german"),
    [
        (["sim"], "Fehler: SPIEL fehlt."),
        (["sim", "toy", "--palyers", "3"], "Es gibt keine Option --palyers. Meintest du "),
        (["simm"], "Fehler: Es gibt keinen Befehl simm."),
        (["sim", "toy", "--games", "many"], "Zu --games gehört eine ganze Zahl."),
        (["serve", "--tables-a-person", "-1"], "eine ganze Zahl, mindestens 0."),
        (["serve", "--review-worlds", "1"], "eine ganze Zahl von 2 bis 10.000."),
        (["admin", "ban", "ada"], "Fehler: --reason fehlt."),
        (["puzzles", "make", "toy"], "Nenne entweder mit --out"),
        (["--lan", "bots"], "--lan gehört zu keinem Befehl"),
    ],
)
def test_what_is_typed_wrongly_is_reported_in_the_language_of_the_terminal(
    arguments: list[str], german: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    result = fondaco(*arguments)
    assert result.exit_code == 2
    assert german in result.stderr


# --- sim ------------------------------------------------------------------------------------------


def test_sim_prints_a_table() -> None:
    result = fondaco("sim", "toy", "--players", "3", "--games", "5", "--workers", "1")
    assert result.exit_code == 0
    for text in ("toy, 3 players", "5 games", "decisions/s", "seat 2, random", "all random"):
        assert text in result.stdout
    assert result.stderr == ""


def test_sim_prints_json_and_saves_records(tmp_path: Path) -> None:
    result = fondaco(
        *("sim", "toy", "--bots", "random,random", "--games", "4", "--seed", "7", "--json"),
        *("--workers", "1", "--option", "rounds=2", "--records", tmp_path),
    )
    summary = json.loads(result.stdout)
    assert summary["players"] == 2
    assert summary["options"]["rounds"] == "2"
    assert [Game.from_text(file.read_bytes()).over for file in tmp_path.iterdir()] == [True] * 4


def test_every_option_of_every_game_has_a_name_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = Option("seed", "", [], "a name that the command has already")
    monkeypatch.setattr(toy_module, "OPTIONS", [*toy_module.OPTIONS, taken])
    shown = fondaco("sim", "--help").stdout
    assert "For toy: the same as --option rounds=VALUE." in shown
    assert shown.count("--seed ") == 1
    result = fondaco(
        *("sim", "toy", "--rounds", "2", "--games", "1", "--workers", "1", "--json"),
        *("--option", "seed=odd", "--seed", "7"),
    )
    summary = json.loads(result.stdout)
    assert (summary["options"]["rounds"], summary["options"]["seed"]) == ("2", "odd")
    assert summary["seed"] == "7"


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["chess"], "There is no game 'chess'"),
        (["toy", "--players", "9"], "2 to 4 players"),
        (["toy", "--players", "0"], "2 to 4 players, not 0"),
        (["toy", "--edition", "2005"], "There is no option 'edition'"),
        (["oltremare", "--edition", "1999"], "The option `edition` takes one of"),
        (["toy", "--option", "rounds=many"], "rounds is a number"),
        (["toy", "--option", "rounds"], "as name=value"),
        (["toy", "--option", "rounds=2", "--option", "rounds=3"], "given twice"),
        (["toy", "--rounds", "2", "--option", "rounds=3"], "given twice"),
        (["toy", "--bots", "genius"], "There is no bot 'genius'"),
        (
            ["toy", "--bots", "random,random,random", "--players", "2"],
            "players (2) and the number of bots (3)",
        ),
        (["toy", "--games", "0"], "at least 1 game"),
        (["toy", "--seed", "two words"], "A seed is"),
        (["toy", "--workers", "-1"], "workers"),
    ],
)
def test_sim_refuses_bad_wishes_in_one_line(arguments: list[str], reason: str) -> None:
    assert reason in fails("sim", *arguments)


def test_sim_cannot_save_into_a_file(saved: Path) -> None:
    assert "Cannot create the folder" in fails("sim", "toy", "--records", saved, "--workers", "1")


# --- records --------------------------------------------------------------------------------------


def test_record_show_says_who_played_and_the_moves(saved: Path) -> None:
    shown = fondaco("record", "show", saved).stdout
    assert "toy, version 1, 3 players" in shown
    assert "played on 2026-11-15" in shown
    assert "1. seat " in shown
    assert "random 1 (bot random)" in shown
    assert "done" in shown


@pytest.mark.parametrize(
    ("language", "error", "seed", "seat"),
    [
        ("de_DE", "Fehler: Es muss mindestens 1 Partie geben", "Startwert:", "1. Platz"),
        (
            "fr_FR",
            "Il faut au moins 1 partie, pas 0.",
            "graine\xa0:",
            "(place à table ",
        ),
        ("it_IT", "errore: Ci vuole almeno 1 partita", "seed:", "1º (posto "),
        ("nl_NL", "fout: Er moet ten minste 1 partij", "startwaarde:", "1. plaats"),
    ],
)
def test_commands_speak_the_language_of_the_terminal(
    saved: Path, monkeypatch: pytest.MonkeyPatch, language: str, error: str, seed: str, seat: str
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    assert error in fondaco("sim", "toy", "--games", "0").stderr
    assert seed in fondaco("record", "verify", saved).stdout
    assert seat in fondaco("record", "show", saved).stdout


def test_record_verify_says_what_it_checked(saved: Path) -> None:
    good = fondaco("record", "verify", saved)
    assert good.exit_code == 0
    assert good.stdout.count("good.") == 5
    saved.write_text(saved.read_text().replace("seed: cli", "seed: clj"))
    wrong = fondaco("record", "verify", saved)
    assert wrong.exit_code == 1
    assert "WRONG. Line 8: The seed does not match the fingerprint" in wrong.stdout


def test_record_replay_says_only_what_that_seat_saw(saved: Path) -> None:
    game = Game.from_text(saved.read_text())
    draws = [
        (seat, events[0].in_full()["card"])
        for (seat, _), events in zip(game.log, game.events, strict=True)
        if events[0].kind == "draw"
    ]
    assert len({seat for seat, _ in draws}) > 1
    told = {str(eyes): replay(saved, "--seat", str(eyes)) for eyes in range(3)}
    for seat, card in draws:
        line = f"random {seat + 1}: draw, card {card}.\n"
        for eyes in range(3):
            assert (line in told[str(eyes)]) == (eyes == seat)
        assert line not in replay(saved)
        assert line in replay(saved, "--all")


def replay(saved: Path, *arguments: str) -> str:
    result = fondaco("record", "replay", saved, *arguments)
    assert result.exit_code == 0
    return result.stdout


def test_record_replay_begins_where_asked(saved: Path) -> None:
    assert replay(saved, "--from", "3").startswith("   3. ")
    assert "This game has moves 1 to" in fails("record", "replay", saved, "--from", "9999")
    assert "There is no seat 7. Seats are 0" in fails("record", "replay", saved, "--seat", "7")
    assert "not both" in fails("record", "replay", saved, "--seat", "0", "--all")


@pytest.mark.parametrize("command", ["show", "verify", "replay"])
def test_a_file_that_cannot_be_read_is_reported_in_one_line(command: str, tmp_path: Path) -> None:
    assert "Cannot read" in fails("record", command, tmp_path / "missing.txt")
    assert "Cannot read" in fails("record", command, tmp_path)
    assert "Cannot read" in fails("record", command, "nul\0byte")


def test_nonsense_is_no_record(tmp_path: Path) -> None:
    file = tmp_path / "nonsense"
    file.write_bytes(bytes(range(256)))
    assert "UTF-8" in fails("record", "show", file)
    assert "UTF-8" in fails("record", "replay", file)
    assert fondaco("record", "verify", file).exit_code == 1


def test_a_record_can_come_from_standard_input(saved: Path) -> None:
    result = CliRunner().invoke(main, ["record", "verify", "-"], input=saved.read_bytes())
    assert result.exit_code == 0


# --- decks and maps -------------------------------------------------------------------------------

DATA = Path(sys.modules["fondaco"].__path__[0]) / "games" / "oltremare" / "data"


def test_the_decks_and_the_map_that_ship_are_good() -> None:
    for edition in ("2004", "2005"):
        result = fondaco("deck", "check", DATA / f"deck-{edition}.toml")
        assert result.exit_code == 0
        assert "good. 'Olt" in result.stdout
        assert f"edition {edition}, cards: 98, goods: 7" in result.stdout
    result = fondaco("map", "check", DATA / "mediterranean.toml")
    assert result.exit_code == 0
    assert "ports: 30" in result.stdout


def test_what_is_wrong_with_a_deck_is_reported_in_the_language_of_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    good = fondaco("deck", "check", DATA / "deck-2005.toml")
    assert "cartes\u00a0: 98, marchandises\u00a0: 7." in good.stdout
    file = tmp_path / "deck.toml"
    file.write_text((DATA / "deck-2005.toml").read_text().replace("count = 8", "count = [8]"))
    wrong = fondaco("deck", "check", file)
    assert wrong.exit_code == 1
    assert "gems\u00a0: «\u00a0count\u00a0» est une liste\u202f; attendu\u00a0: 8" in wrong.stdout
    refused = fondaco("sim", "oltremare", "--deck", file)
    assert "inutilisable" in refused.stderr
    assert "est une liste" in refused.stderr


def test_a_deck_is_checked_against_its_map(tmp_path: Path) -> None:
    sea = tmp_path / "sea.toml"
    sea.write_text((DATA / "mediterranean.toml").read_text().replace("Ragusa", "Gotham"))
    assert fondaco("map", "check", sea).exit_code == 0
    result = fondaco("deck", "check", DATA / "deck-2005.toml", "--map", sea)
    assert result.exit_code == 1
    assert "Ragusa" in result.stdout


def test_every_problem_has_a_line(tmp_path: Path) -> None:
    file = tmp_path / "deck.toml"
    file.write_text((DATA / "deck-2005.toml").read_text().replace("ship", "shop"))
    result = fondaco("deck", "check", file)
    assert result.exit_code == 1
    lines = result.stdout.strip().split("\n")
    assert len(lines) > 3
    assert all(line.startswith(f"{file}: ") for line in lines)
    file.write_text("ports = 3")
    assert fondaco("map", "check", file).exit_code == 1


def test_a_deck_or_map_that_cannot_be_read_is_reported_in_one_line(tmp_path: Path) -> None:
    missing = tmp_path / "missing.toml"
    assert "Cannot read" in fails("deck", "check", missing)
    assert "Cannot read" in fails("map", "check", missing)
    fails("deck", "check", DATA / "deck-2005.toml", "--map", missing)
    missing.write_bytes(b"\xff")
    assert "not UTF-8 text" in fails("map", "check", missing)
