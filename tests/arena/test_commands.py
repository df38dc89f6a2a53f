"""`fondaco arena` and `fondaco stats`: what they print and draw, and how they fail."""

import json
import shutil
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fondaco.bots import make_bot
from fondaco.bots.driver import drive
from fondaco.cli.main import main
from fondaco.games import make
from fondaco.records import Game, Seat
from tests.arena import players
from tests.long import mostly_long


@pytest.fixture(autouse=True)
def games(monkeypatch: pytest.MonkeyPatch) -> None:
    players.install(monkeypatch, "oltremare", "batavia")


def fondaco(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, list(map(str, arguments)))


def fails(*arguments: str | Path) -> str:
    """The one line on stderr with which the command fails."""
    result = fondaco(*arguments)
    assert result.exit_code == 2, result.output
    assert isinstance(result.exception, SystemExit)
    assert result.stdout == ""
    lines = result.stderr.strip().split("\n")
    assert len(lines) == 1, lines
    assert lines[0].startswith("error: ")
    return lines[0]


TOY = ("arena", "toy", "--players", "4", "--bots", "player,random", "--workers", "1")


def is_png(file: Path) -> bool:
    return file.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n" and file.stat().st_size > 5000


# --- arena ----------------------------------------------------------------------------------------


def test_arena_prints_tables() -> None:
    result = fondaco(*TOY, "--games", "30", "--seed", "7")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    for text in ("toy, 4 players", "32 games in 8 blocks of 4", "A fair share of wins is 25.0%"):
        assert text in result.stdout
    for text in ("player", "random", "finishes ahead of", "time per answer", "checksum"):
        assert text in result.stdout
    assert "interval is printed under each number" in " ".join(result.stdout.split())
    few = " ".join(fondaco(*TOY, "--games", "4").stdout.split())
    assert "Where there is a 95% interval, it is printed under the number." in few
    assert "under each number" not in few


@pytest.mark.long
def test_arena_prints_json_with_everything_asked_for(tmp_path: Path) -> None:
    picture, records = tmp_path / "arena.png", tmp_path / "records"
    result = fondaco(
        *TOY, "--games", "200", "--json", "--sprt", "player,random", "--elo", "100",
        "--option", "rounds=2", "--plot", picture, "--records", records,
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert told["options"]["rounds"] == "2"
    assert told["sprt"]["verdict"] == "better"
    assert told["games"] == 4 * told["sprt"]["blocks"] == len(list(records.iterdir())) < 200
    assert [row["bot"] for row in told["bots"]] == ["player", "random"]
    assert is_png(picture)


def test_arena_says_the_verdict_of_a_test() -> None:
    better = fondaco(*TOY, "--sprt", "player,random").stdout
    assert "player is better than random. player finished ahead in" in better
    worse = fondaco(*TOY, "--sprt", "random,player").stdout
    assert "random is not 35 Elo points better than player." in worse
    open_ = fondaco(*TOY, "--games", "4", "--sprt", "random,player").stdout
    assert "It is undecided whether random is better than player." in open_


@pytest.mark.parametrize("end", mostly_long(["svg", "pdf"]))
@pytest.mark.long
def test_a_plot_can_be_drawn_with_lines(end: str, tmp_path: Path) -> None:
    fondaco(*TOY, "--games", "8", "--plot", tmp_path / f"plot.{end}")
    assert (tmp_path / f"plot.{end}").stat().st_size > 5000


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["chess", "--bots", "random"], "There is no game 'chess'"),
        (["toy"], "List the bots"),
        (["toy", "--bots", "genius"], "There is no bot 'genius'"),
        (["toy", "--bots", "random", "--players", "9"], "2 to 4 players"),
        (["toy", "--bots", "random", "--seating", "chaos"], "rotate, all, fixed"),
        (["toy", "--bots", "random", "--games", "0"], "at least 1 game"),
        (["toy", "--bots", "random", "--seed", "two words"], "A seed is"),
        (["toy", "--bots", "random", "--workers", "-1"], "workers"),
        (["toy", "--bots", "random", "--option", "rounds"], "as name=value"),
        (["toy", "--bots", "random", "--edition", "2005"], "There is no option 'edition'"),
        (["toy", "--bots", "random", "--sprt", "random"], "written A,B"),
        (["toy", "--bots", "random", "--sprt", "random,player"], "The test needs player"),
        (["toy", "--bots", "random", "--elo", "10"], "--sprt"),
        (["toy", "--bots", "random", "--plot", "plot.docx"], "end with .png"),
        (["toy", "--bots", "random", "--plot", "no/such/folder/plot.png"], "There is no folder"),
    ],
)
def test_arena_refuses_bad_wishes_in_one_line(arguments: list[str], reason: str) -> None:
    assert reason in fails("arena", *arguments)


def test_arena_cannot_save_where_it_may_not(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("")
    assert "Cannot create the folder" in fails(*TOY, "--records", file)
    (tmp_path / "folder.png").mkdir()
    assert "is a folder" in fails(*TOY, "--plot", tmp_path / "folder.png")


def test_plots_need_matplotlib(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    wish = "Plots need matplotlib: pip install matplotlib."
    assert wish in fails(*TOY, "--plot", tmp_path / "plot.png")
    assert wish in fails("stats", tmp_path, "--plot", tmp_path)


# --- stats ----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four games of each, played once."""
    made = tmp_path_factory.mktemp("games") / "records"
    for game in ("oltremare", "batavia"):
        done = fondaco(
            *("sim", game, "--players", "3", "--games", "4", "--workers", "1", "--records", made)
        )
        assert done.exit_code == 0, done.output
    (made / "notes.md").write_text("[bold]not a game[/bold]")
    return made


@pytest.fixture
def folder(records: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(records, tmp_path / "records"))


def test_stats_prints_tables_of_every_game(folder: Path) -> None:
    result = fondaco("stats", folder, "--workers", "1")
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    for text in (
        "oltremare, 3 players",
        "batavia, 3 players",
        "4 games",
        "first player",
        "cargo",
        "exchange",
    ):
        assert text in result.stdout
    for text in ("claims about cards", "cards in the lot", "pirates", "trade per game"):
        assert text in result.stdout
    assert "8 of 9 files are games." in result.stdout
    assert "skipped notes.md: Line 1" in result.stdout


@pytest.mark.parametrize(
    ("language", "told"),
    mostly_long(
        [
            (
                "de",
                ("oltremare, 3 Spieler", "Handel in einer Partie", "8 von 9 Dateien sind Partien."),
            ),
            ("fr", ("oltremare à 3", "commerce par partie", "laissé de côté\u00a0: notes.md")),
            ("it", ("oltremare in 3", "carte nel lotto", "8 di 9 file sono partite.")),
            ("nl", ("oltremare voor 3", "kaarten in de kavel", "overgeslagen: notes.md")),
        ],
        short=0,
    ),
)
def test_stats_speaks_the_language_of_the_terminal(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, told: list[str]
) -> None:
    asked = ("stats", folder, "--workers", "1")
    for_programs = fondaco(*asked, "--json").stdout
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    result = fondaco(*asked, "--plot", tmp_path / "pictures")
    assert result.exit_code == 0, result.output
    for text in told:
        assert text in result.stdout
    for english in ("trade", "claims", "lots", "pirates ", "order of play", "first player", "who"):
        assert language == "fr" or english not in result.stdout, english
    assert fondaco(*asked, "--json").stdout == for_programs


@pytest.mark.long
def test_names_are_printed_and_drawn_as_they_are(tmp_path: Path) -> None:
    rules = make("oltremare", 2)
    game = Game(rules, "names", [Seat("[/red] :smile: $_{$"), Seat("[bold]", "$x")], listen=False)
    bots = {seat: make_bot("random", seat) for seat in range(2)}
    card = None
    while not card:  # somebody must claim something for it to be drawn
        seat = game.position.turn
        if game.position.talking():
            card = game.position.view(seat).as_json()["hand"][0]
            game.play(seat, rules.parse_move(f"offer {1 - seat}: {card}[load 1] for 1 any"))
        else:
            game.play(seat, game.position.moves(seat)[0])
    assert [*drive(game, bots)]
    (tmp_path / "[game].txt").write_text(game.to_text())
    result = fondaco("stats", tmp_path, "--workers", "1", "--plot", tmp_path / "plots")
    assert result.exit_code == 0, result.output
    assert "[/red] :smile:" in result.stdout
    assert is_png(tmp_path / "plots" / "oltremare-2-more.png")


@pytest.mark.long
def test_stats_prints_json_and_draws(folder: Path, tmp_path: Path) -> None:
    pictures = tmp_path / "new" / "pictures"
    result = fondaco("stats", folder, "--workers", "1", "--json", "--plot", pictures)
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout)
    assert [group["game"] for group in told["groups"]] == ["batavia", "oltremare"]
    assert [one["file"] for one in told["skipped"]] == ["notes.md"]
    drawn = {file.name for file in pictures.iterdir()}
    assert {"batavia-3-1-overview.png", "batavia-3-1-more.png"} <= drawn
    assert "oltremare-3-2-overview.png" in drawn
    assert all(is_png(file) for file in pictures.iterdir())


@pytest.mark.long
def test_stats_is_the_same_with_more_workers(folder: Path) -> None:
    one, two = (fondaco("stats", folder, "--json", "--workers", n).stdout for n in "12")
    assert one == two


def test_stats_of_many_bad_files_names_only_some(folder: Path) -> None:
    for number in range(20):
        (folder / f"bad-{number}.txt").write_text("bad")
    result = fondaco("stats", folder, "--workers", "1")
    assert "skipped 11 more" in result.stdout


def test_stats_refuses_what_is_no_folder_of_games(tmp_path: Path) -> None:
    assert "Cannot read the folder" in fails("stats", tmp_path / "missing")
    assert "There are no files" in fails("stats", tmp_path)
    (tmp_path / "note").write_text("no record")
    assert "is not a finished game" in fails("stats", tmp_path, "--workers", "1")
    assert "Cannot read the folder" in fails("stats", tmp_path / "note")
    assert "workers" in fails("stats", tmp_path, "--workers", "-1")
    (tmp_path / "one.txt").write_bytes(b"\xff\xfe")
    assert "None of the 2 files" in fails("stats", tmp_path, "--workers", "1")
