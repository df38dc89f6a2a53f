"""`fondaco export`: records as Parquet tables, all or nothing, and `fondaco stats` reads them."""

import json
import re
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest
from click.testing import CliRunner, Result

import fondaco.arena.export.export_command as export_command
from fondaco.arena.export import tables
from fondaco.arena.export.rows import rows_of
from fondaco.arena.export.schema import BOTS_KEY, TABLES, VERSION_KEY, schema_of
from fondaco.arena.sim import SimPlan, play_one
from fondaco.bots import bot_seed, make_bot
from fondaco.bots.driver import play_out
from fondaco.bots.experts import expert_for
from fondaco.bots.versions import NEWEST
from fondaco.cli.main import main
from fondaco.games import make
from fondaco.records import Game
from tests import toy

DOCS = Path(__file__).parents[2] / "docs" / "data.md"


def fondaco(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, list(map(str, arguments)))


def export(records: Path, out: Path, *more: str) -> Result:
    return fondaco("export", records, out, "--workers", "1", *more)


def fails(*arguments: str | Path) -> str:
    """The one line on stderr with which the command fails."""
    result = fondaco(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    [line] = result.stderr.strip().split("\n")
    return line


def table(folder: Path, name: str) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = pq.read_table(folder / f"{name}.parquet").to_pylist()
    return rows


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games of one with deals and two of one without, played once."""
    made = tmp_path_factory.mktemp("games")
    for game, games in (("oltremare", 3), ("batavia", 2)):
        plan = SimPlan(game, ("random",) * 3, games, records=made)
        for number in range(games):
            play_one(plan, number)
    return made


@pytest.fixture(scope="module")
def out(played: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("exports") / "tables"
    result = export(played, made)
    assert result.exit_code == 0, result.output
    assert "5 of 5 files are finished games" in result.stdout
    return made


@pytest.fixture
def records(played: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(played, tmp_path / "records"))


def nothing_left(folder: Path) -> bool:
    """Whether there are records and no other file or folder, hidden or not."""
    return [each.name for each in folder.iterdir()] == ["records"]


# --- what is in them ------------------------------------------------------------------------------


def test_every_table_has_its_columns_and_versions(out: Path) -> None:
    assert sorted(file.name for file in out.iterdir()) == sorted(f"{n}.parquet" for n in TABLES)
    for name in TABLES:
        read = pq.read_schema(out / f"{name}.parquet")
        assert read.equals(schema_of(name, NEWEST))
        assert read.metadata[VERSION_KEY] == b"1"
        assert read.metadata[BOTS_KEY] == str(NEWEST).encode()


def test_the_page_about_the_tables_names_every_column_with_its_type() -> None:
    sections = re.split(r"^### ", DOCS.read_text(encoding="utf-8"), flags=re.M)[1:]
    told = {
        section.split("\n", 1)[0].strip("`"): dict(
            re.findall(r"^\| `(\w+)` \| `([\w<>]+)` \|", section, flags=re.M)
        )
        for section in sections
    }
    assert told == TABLES


def test_games_and_decisions_are_those_of_the_records(played: Path, out: Path) -> None:
    decisions = table(out, "decisions")
    rows = table(out, "games")
    assert [row["file"] for row in rows] == sorted(file.name for file in played.iterdir())
    assert [row["game_id"] for row in rows] == [0, 1, 2, 3, 4]
    for row in rows:
        game = Game.from_text((played / row["file"]).read_bytes())
        rules = make(row["game"], row["players"], **json.loads(row["options"]))
        assert rules.options() == game.rules.options()
        assert (row["seed"], row["version"]) == (game.seed, game.rules.version)
        assert (row["scores"], row["places"]) == (game.position.scores(), game.position.places())
        assert row["bots"] == ["random"] * 3
        mine = [each for each in decisions if each["game_id"] == row["game_id"]]
        assert [each["ply"] for each in mine] == list(range(1, row["decisions"] + 1))
        again = [(each["seat"], rules.parse_move(each["move"])) for each in mine]
        assert again == game.log
        assert mine[-1]["turn"] == row["turns"]


def test_events_have_names_and_what_was_hidden(played: Path, out: Path) -> None:
    first = table(out, "games")[0]
    game = Game.from_text((played / first["file"]).read_bytes())
    rows = [row for row in table(out, "events") if row["game_id"] == 0]
    happened = [event for events in [game.opening, *game.events] for event in events]
    assert [(row["event"], row["seat"]) for row in rows] == [(e.kind, e.seat) for e in happened]
    hidden = [i for i, event in enumerate(happened) if event.secret]
    assert hidden
    for at in hidden:
        assert len(json.loads(rows[at]["facts"])) >= len(happened[at].facts)


def test_offers_and_deals_name_each_other() -> None:
    seed = "talk"
    bots = [make_bot("merchant", bot_seed(seed, seat)) for seat in range(3)]
    game = play_out(make("oltremare", 3, offers="12"), bots, seed)
    rows = rows_of(7, "talk.txt", game.record())
    offers = [dict(zip(TABLES["offers"], row, strict=True)) for row in rows["offers"]]
    deals = [dict(zip(TABLES["deals"], row, strict=True)) for row in rows["deals"]]
    kinds = [event.kind for events in game.events for event in events]
    assert len(deals) == kinds.count("dealt") > 0
    talk = ("offered", "amended", "countered")
    assert len(offers) == sum(kinds.count(kind) for kind in talk)
    by_ply = {offer["ply"]: offer for offer in offers}
    for deal in deals:
        offer = by_ply[deal["offer_ply"]]
        assert (offer["offer"], offer["deal_ply"]) == (deal["offer"], deal["ply"])
        assert offer["ply"] < deal["ply"]
    assert sum(offer["deal_ply"] is not None for offer in offers) == len(deals)


def test_a_game_without_deals_has_events_and_values_only(out: Path) -> None:
    without = {row["game_id"] for row in table(out, "games") if row["game"] == "batavia"}
    for name in ("offers", "deals"):
        assert not [row for row in table(out, name) if row["game_id"] in without]
    for name in ("decisions", "events", "values"):
        assert {row["game_id"] for row in table(out, name)} == {0, 1, 2, 3, 4}


def test_values_are_the_experts_at_the_beginning_of_every_turn(played: Path, out: Path) -> None:
    for row in table(out, "games"):
        game = Game.from_text((played / row["file"]).read_bytes())
        values = [each for each in table(out, "values") if each["game_id"] == row["game_id"]]
        assert len(values) == row["turns"] * row["players"]
        for turn in (values[:3], values[-3:]):
            position = game.at(turn[0]["ply"])
            assert {each["awaited"] for each in turn} == {position.turn}
            expected = expert_for(position).values(position)
            assert [each["value"] for each in turn] == pytest.approx(expected, rel=1e-5)
            assert sum(each["chance"] for each in turn) == pytest.approx(1, abs=1e-5)
            assert [each["score"] for each in turn] == position.scores()


def test_a_game_without_an_expert_has_no_values(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    toy.install(monkeypatch)
    (tmp_path / "records").mkdir()
    play_one(SimPlan("toy", ("random",) * 2, 1, records=tmp_path / "records"), 0)
    assert export(tmp_path / "records", tmp_path / "out").exit_code == 0
    assert len(table(tmp_path / "out", "games")) == 1
    assert table(tmp_path / "out", "decisions")
    assert table(tmp_path / "out", "values") == []


def test_rows_are_the_same_in_small_groups(
    records: Path, out: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "GROUP_ROWS", 100)
    monkeypatch.setattr(tables, "GROUP_GAMES", 2)
    assert export(records, tmp_path / "small").exit_code == 0
    assert pq.ParquetFile(tmp_path / "small" / "events.parquet").num_row_groups > 5
    for name in TABLES:
        assert table(tmp_path / "small", name) == table(out, name)


def test_results_come_in_order_whichever_was_quicker() -> None:
    named = [(number, {"games": [(number,)]}) for number in (2, 0, 1, 4, 3)]
    assert list(export_command.in_order(named)) == [{"games": [(n,)]} for n in range(5)]


# --- what is left out -----------------------------------------------------------------------------


def test_unfinished_games_are_counted_and_damaged_ones_named(
    records: Path, out: Path, tmp_path: Path
) -> None:
    whole = next(iter(sorted(records.iterdir()))).read_text(encoding="utf-8")
    (records / "zz-damaged.txt").write_text(whole.replace("checksum: ", "checksum: 0"))
    (records / "zz-other.md").write_text("[bold]not a game[/bold]")
    begun = Game(make("oltremare", 3), "begun").to_text(reveal_seed=True)
    (records / "zz-unfinished.txt").write_text(begun)
    result = export(records, tmp_path / "out")
    assert result.exit_code == 0, result.output
    lines = result.stdout.strip().split("\n")
    assert [line.split(":")[0] for line in lines[:-1]] == [
        "skipped zz-damaged.txt",
        "skipped zz-other.md",
    ]
    assert lines[-1].startswith("5 of 8 files are finished games, now in ")
    assert lines[-1].endswith("Unfinished games left out: 1.")
    assert table(tmp_path / "out", "games") == table(out, "games")
    told = json.loads(export(records, tmp_path / "again", "--json").stdout)
    assert (told["games"], told["unfinished"], told["version"]) == (5, 1, 1)
    assert [each["file"] for each in told["damaged"]] == ["zz-damaged.txt", "zz-other.md"]


def test_without_a_finished_game_nothing_is_made(records: Path, tmp_path: Path) -> None:
    for file in records.iterdir():
        file.write_text("not a game")
    (records / "zz-unfinished.txt").write_text(Game(make("oltremare", 3), "begun").to_text())
    line = fails("export", records, tmp_path / "out", "--workers", "1")
    assert f"None of the 6 files in {records} is a finished game" in line
    assert "batavia-0-0.txt" in line
    assert nothing_left(tmp_path)


# --- where it is written --------------------------------------------------------------------------


def test_a_folder_that_is_not_empty_is_refused(records: Path, tmp_path: Path) -> None:
    (tmp_path / "full").mkdir()
    (tmp_path / "full" / "mine.txt").write_text("mine")
    assert "is not empty" in fails("export", records, tmp_path / "full")
    assert [file.name for file in (tmp_path / "full").iterdir()] == ["mine.txt"]
    assert "is not empty" in fails("export", records, records)
    assert "is not a folder" in fails("export", records, tmp_path / "full" / "mine.txt")
    assert "There are no files" in fails("export", tmp_path, tmp_path / "out")
    assert sorted(each.name for each in tmp_path.iterdir()) == ["full", "records"]


def test_an_empty_folder_and_new_parents_will_do(records: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    for folder in ("empty", "a/b/c"):
        assert export(records, tmp_path / folder).exit_code == 0
        assert len(table(tmp_path / folder, "games")) == 5


@pytest.mark.parametrize("error", [KeyboardInterrupt, OSError(28, "No space left on device")])
def test_an_interrupted_run_leaves_nothing(
    error: BaseException, records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    added = 0

    def add(self: tables.Tables, rows: object) -> None:
        nonlocal added
        added += 1
        if added == 3:
            raise error

    monkeypatch.setattr(tables.Tables, "add", add)
    result = export(records, tmp_path / "out")
    assert result.exit_code != 0
    assert nothing_left(tmp_path)
    if isinstance(error, OSError):
        assert "No space left on device" in result.stderr


def test_what_came_meanwhile_is_kept(
    records: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def add(self: tables.Tables, rows: object) -> None:
        (tmp_path / "out").mkdir(exist_ok=True)
        (tmp_path / "out" / "mine.txt").write_text("mine")

    monkeypatch.setattr(tables.Tables, "add", add)
    assert "is not empty" in fails("export", records, tmp_path / "out", "--workers", "1")
    assert [file.name for file in (tmp_path / "out").iterdir()] == ["mine.txt"]
    assert sorted(each.name for each in tmp_path.iterdir()) == ["out", "records"]


@pytest.mark.long
@pytest.mark.skipif(sys.platform == "win32", reason="Windows ends a process without a signal.")
@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_a_process_that_is_ended_leaves_nothing(
    sent: signal.Signals, records: Path, tmp_path: Path
) -> None:
    some = sorted(records.iterdir())[0].read_text(encoding="utf-8")
    for number in range(2000):
        (records / f"more-{number}.txt").write_text(some)
    # In the background of a shell, where these tests may run, a process ignores SIGINT by default.
    listens = "from signal import *; signal(SIGINT, default_int_handler)"
    command = f"{listens}; from fondaco.cli.main import main; main()"
    process = subprocess.Popen(
        [sys.executable, "-c", command, "export", records, tmp_path / "out", "--workers", "1"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    while nothing_left(tmp_path):
        assert process.poll() is None
        time.sleep(0.02)
    process.send_signal(sent)
    assert process.wait() != 0
    assert nothing_left(tmp_path)


# --- without pyarrow ------------------------------------------------------------------------------


def test_tables_need_pyarrow(
    records: Path, out: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    wish = "Parquet tables need pyarrow: pip install 'fondaco[data]'."
    assert wish in fails("export", records, tmp_path / "out")
    assert wish in fails("stats", out)
    assert nothing_left(tmp_path)


# --- statistics -----------------------------------------------------------------------------------


def test_statistics_of_an_export_are_those_of_its_records(played: Path, out: Path) -> None:
    of_records = fondaco("stats", played, "--workers", "1", "--json").stdout
    assert fondaco("stats", out, "--json").stdout == of_records
    assert json.loads(of_records)["games"] == 5


def test_statistics_refuse_other_versions_and_other_files(out: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    shutil.copy(out / "games.parquet", file)
    later = pq.read_table(file).replace_schema_metadata({VERSION_KEY: "99"})
    pq.write_table(later, file)
    assert "in version '99' of the format, but this Fondaco reads version 1" in fails(
        "stats", tmp_path
    )
    file.write_bytes(b"not a table")
    assert "is damaged" in fails("stats", tmp_path)
