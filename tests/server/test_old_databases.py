"""A database that an older Fondaco wrote is opened, read and played on, and nothing is lost.

`upgrade/` has one folder for each version that wrote one; README.md there says what is in it.
"""

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from fondaco.cli.main import main
from fondaco.host.room import load
from fondaco.records import verify
from fondaco.store import LogRow
from fondaco.table.entries import KINDS
from tests.long import long
from tests.server.guests import Guest, Line
from tests.server.serving import eventually, serving
from tests.server.upgrade.checksums import came_to
from tests.server.upgrade.write import as_text, logs, rows, slug
from tests.store.houses import postgres_schema, sql, with_store

UNRELEASED: set[str] = set()  # kinds of entries that are newer than all of them
FOLDERS = sorted(path.parent for path in Path(__file__).parent.glob("upgrade/*/house.db.gz"))
NEWEST = Path(__file__).parent / "upgrade" / "main-e364759"
# What means nothing later, or is written at every start.
PASSING = {"alembic_version", "leases", "tallies", "settings"}
RENAMED = {"pushes": "subscriptions"}
# What depends on the time at which one looks.
TIMED = {"at", "outlook", "now"}


@dataclass
class Old:
    """What was written, and a copy of the database to work on."""

    folder: Path
    database: Path

    @property
    def url(self) -> str:
        return f"sqlite:///{self.database}"

    @cached_property
    def written(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(unpacked(self.folder / "written.json.gz"))
        return found

    def tables(self) -> Iterator[tuple[str, dict[str, Any]]]:
        yield from self.written["tables"].items()

    def events(self) -> dict[str, dict[str, Any]]:
        found: dict[str, dict[str, Any]] = self.written.get("events", {})
        return found

    def named(self, scene: str) -> str:
        """The table of a scene."""
        [found] = [table for table, each in self.tables() if each["scene"] == scene]
        return found

    def records(self) -> dict[str, str]:
        """By table: the record of its game, as the older version wrote it."""
        scenes = {slug(each["scene"]): table for table, each in self.tables()}
        files = (self.folder / "records").glob("*.txt")
        return {scenes[file.stem]: file.read_text("utf-8") for file in files}

    def guest(self, house: str, name: str) -> Guest:
        """Somebody, with the cookie that their browser has kept."""
        guest, person = Guest(house), self.written["people"][name]
        guest.id = person["id"]
        guest.web.cookies.set("fondaco", person["cookie"])
        return guest


def unpacked(path: Path) -> bytes:
    return gzip.decompress(path.read_bytes())


def admin(url: str, *words: str) -> str:
    done = CliRunner().invoke(main, ["admin", "--database", url, *words])
    assert done.exit_code == 0, done.output
    return done.output


@pytest.fixture(params=FOLDERS, ids=lambda folder: folder.name)
def old(request: pytest.FixtureRequest, tmp_path: Path) -> Old:
    database = tmp_path / "house.db"
    database.write_bytes(unpacked(request.param / "house.db.gz"))
    return Old(request.param, database)


def lost(old: Any, new: Any, where: str = "") -> list[str]:
    """What stood in old data and does not stand in new: new data may have more."""
    if isinstance(old, dict) and isinstance(new, dict):
        return [
            each
            for key, value in old.items()
            if key not in TIMED
            for each in (
                lost(value, new[key], f"{where}/{key}") if key in new else [f"{where}/{key}"]
            )
        ]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        pairs = enumerate(zip(old, new, strict=True))
        return [each for at, (one, other) in pairs for each in lost(one, other, f"{where}/{at}")]
    return [] if old == new else [f"{where}: {old!r} is {new!r}"]


def test_databases_of_all_versions_are_kept() -> None:
    names = ["main-90c1b2b", "main-e364759", "version-0.1"]
    assert [folder.name for folder in FOLDERS] == names


def test_opening_it_loses_no_row(old: Old) -> None:
    before, stored = rows(old.database), logs(old.database)
    assert before == old.written["rows"]
    with_store(old.url, nothing)
    after = rows(old.database)
    assert lasting(before).items() <= after.items()
    assert logs(old.database) == stored
    for table, each in old.tables():
        assert len([line for line in stored[table] if len(line) == 3]) == each["entries"]
        assert {line[3]: line[0] + 1 for line in stored[table] if len(line) > 3} == each["side"]


def lasting(counts: dict[str, int]) -> dict[str, int]:
    """How many rows there must be later, by the names of the tables today."""
    return {RENAMED.get(name, name): count for name, count in counts.items() if name not in PASSING}


async def nothing(_: Any) -> None:
    pass


def test_every_game_is_still_the_same(old: Old) -> None:
    """The record has all moves; if the game is over, it is verified."""
    records = old.records()
    assert len(records) > 8
    for table, record in records.items():
        assert admin(old.url, "export", table) == record
    over = [record for record in records.values() if "\nresult: unfinished" not in record]
    assert len(over) > 3
    assert all(verify(record).good for record in over)


def test_every_table_comes_to_what_it_came_to(old: Old) -> None:
    """The checksums were computed by the version that wrote the database."""
    stored, torn = logs(old.database), old.named("damaged")
    expected = json.loads((old.folder / "checksums.json").read_text("utf-8"))
    assert set(expected) == {table for table, _ in old.tables()} - {torn}
    for table, came in expected.items():
        lines = [line for line in stored[table] if len(line) == 3]
        rows_of = [LogRow(number, at, text.encode()) for number, at, text in lines]
        assert came_to(load(table, rows_of).table) == came, old.written["tables"][table]["scene"]


def test_every_log_in_the_folder_is_that_of_the_database(old: Old) -> None:
    stored = logs(old.database)
    assert len(list(old.tables())) > 8
    for table, each in old.tables():
        file = old.folder / "logs" / f"{slug(each['scene'])}.jsonl"
        kept = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
        assert kept == stored[table]
    for event, each in old.events().items():
        file = old.folder / "logs" / f"event-{each['scene']}.jsonl"
        kept = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
        assert kept == stored[event]


def test_every_kind_of_entry_and_of_log_was_written_by_the_newest() -> None:
    kinds, side = set(), set()
    for file in (NEWEST / "logs").glob("*.jsonl"):
        for line in map(json.loads, file.read_text("utf-8").splitlines()):
            side |= {"seat" if name.isdigit() else name for name in line[3:]}
            if file.stem != "damaged" and (len(line) == 3 or line[3].isdigit()):
                kinds.add(json.loads(line[2])["kind"])
    assert kinds == set(KINDS) - UNRELEASED
    assert side == {"seat", "gallery", "rematch", "deal", "review", "mistakes", "event"}


def test_a_damaged_table_is_named_and_left_as_it_is(old: Old) -> None:
    torn = old.named("damaged")
    done = CliRunner().invoke(main, ["admin", "--database", old.url, "export", torn])
    assert done.exit_code == 2
    assert "log" in done.output
    shown = admin(old.url, "list", "--status", "open,playing,paused,over,closed")
    assert all(table in shown for table, _ in old.tables())


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgresql", marks=long)])
def test_a_portable_copy_of_it_can_be_restored(old: Old, kind: str, tmp_path: Path) -> None:
    file, before = str(old.folder / "house.jsonl.gz"), lasting(old.written["rows"])
    if kind == "sqlite":
        admin(f"sqlite:///{tmp_path / 'new.db'}", "restore", file)
        after = rows(tmp_path / "new.db")
        with closing(sqlite3.connect(tmp_path / "new.db")) as new:
            restored = new.execute("SELECT * FROM log ORDER BY table_id, number").fetchall()
    else:
        with postgres_schema("old") as url:
            admin(url, "restore", file)
            counts = [f"SELECT '{name}', count(*) FROM {name}" for name in before]
            after = dict(asyncio.run(sql(url, " UNION ALL ".join(counts))))
            in_order = 'SELECT * FROM log ORDER BY table_id COLLATE "C", number'
            restored = asyncio.run(sql(url, in_order))
    assert before.items() <= after.items()
    with closing(sqlite3.connect(old.database)) as first:
        entries = first.execute("SELECT * FROM log ORDER BY table_id, number").fetchall()
    assert [(*row[:3], as_text(bytes(row[3]))) for row in restored] == [
        (*row[:3], as_text(row[3])) for row in entries
    ]


@long
def test_everybody_finds_what_they_had_and_plays_on(old: Old) -> None:
    """A real server opens it. People come with their old cookies, and end all running games."""
    with serving(old.url, "--no-day") as house:
        people = {name: old.guest(house, name) for name in ("ann", "bob", "cem", "wim")}
        for name, guest in people.items():
            for path, said in old.written["people"][name]["says"].items():
                if path == "/api/me/games":
                    assert set(said) == set(my_games(guest))
                elif path != "/api/puzzles":
                    assert not lost(said, guest.get(path), f"{name} {path}")
                else:
                    answered = [[each["answered"], each["solved"]] for each in said]
                    shelves = guest.get(path)
                    assert [[each["answered"], each["solved"]] for each in shelves] == answered
        check_ways_in(old, house)
        asyncio.run(compare_tables(old, people))
        for table, each in old.tables():
            if "review" in each["side"]:
                assert people["ann"].get(f"/api/tables/{table}/review")["status"] == "done"
        torn = people["ann"].web.get(f"/api/tables/{old.named('damaged')}")
        assert torn.status_code == 503
        others = {"gus", "robot", "fay"} & old.written["people"].keys()
        everybody = people | {name: old.guest(house, name) for name in others}
        for event, each in old.events().items():
            assert not lost(each["says"], people["ann"].get(f"/api/events/{event}"), event)
        asyncio.run(end_all(old, everybody))
        for event in old.events():  # the round that was under way has its results
            eventually(lambda: all_have_results(people["ann"].get(f"/api/events/{event}")), 60)  # noqa: B023


def all_have_results(event: dict[str, Any]) -> bool:
    return all(table["scores"] for each in event["rounds"] for table in each["tables"])


def my_games(guest: Guest) -> list[str]:
    cards: list[Any] = []
    while page := guest.get("/api/me/games" + (f"?before={cards[-1]['updated']}" if cards else "")):
        cards += page
    return [card["table"] for card in cards]


def check_ways_in(old: Old, house: str) -> None:
    """Passwords, tokens and links still lead to the same people; somebody banned stays out."""
    people = old.written["people"]
    for name in ("ann", "bob", "cem"):
        device = Guest(house)
        login = {"login": people[name]["login"], "password": people[name]["password"]}
        me = people[name]["says"]["/api/me"]["person"]
        assert device.post("/api/me/login", **login)["person"] == me
    program = Guest(house)
    program.web.headers["authorization"] = f"Bearer {people['robot']['token']}"
    assert program.get("/api/me")["person"] == people["robot"]["id"]
    key = people["ann"]["link"].removeprefix("/me/")
    assert Guest(house).post("/api/enter/who", key=key)["person"] == people["ann"]["id"]
    eve = old.guest(house, "eve")
    assert eve.web.post("/api/me", json={"name": "Eve"}).status_code == 403


async def compare_tables(old: Old, people: dict[str, Guest]) -> None:
    """Every table shows what it showed, and all that was said there."""
    compared = 0
    for table, each in old.tables():
        for name, shown in each["states"].items():
            state, talk = shown["state"], shown["talk"]
            if state["clock"].get("kind") == "days" and state["status"] == "playing":
                continue  # the time has run out meanwhile, and a bot plays
            async with people[name].at(table) as line:
                assert line.frames[0]["type"] == "welcome", (each["scene"], line.frames[0])
                where = f"{each['scene']} for {name}"
                if line.state["number"] > state["number"]:
                    assert each["scene"].startswith("fork"), where  # its bots were about to speak
                    continue
                assert not lost(kept_of(state), line.state, where)
                said = [
                    [one["name"], one["text"], one["channel"]] for one in line.frames[0]["talk"]
                ]
                assert said == talk, where
                compared += 1
    assert compared > 40


def kept_of(state: dict[str, Any]) -> dict[str, Any]:
    """What a state must still hold: a day is over later, and its seed is told; an order that gives
    cards and does not say how many is dropped; a reason may have new words."""
    kept = dict(state)
    if kept.get("ask"):
        kept["ask"] = {key: each for key, each in kept["ask"].items() if key != "no_undo"}
    if "pace" not in kept:  # version 0.1: it said whether a bot stands in, and not why
        kept["seats"] = [{key: one for key, one in seat.items() if key != "standing_in"}
                         for seat in kept["seats"]]  # fmt: skip
    if kept.get("day") and kept["result"]:
        kept["result"] = {key: each for key, each in kept["result"].items() if key != "seed"}
    orders = kept.get("orders") or {}
    if orders.get("accept_give") and not orders.get("accept_cards"):
        kept["orders"] = {key: each for key, each in orders.items() if "accept" not in key}
    return kept


async def end_all(old: Old, people: dict[str, Guest]) -> None:
    """All running games are played on at the same time, most of them to their end."""
    ended = await asyncio.gather(
        *(
            end_one(table, each, old, people)
            for table, each in old.tables()
            if {shown["state"]["status"] for shown in each["states"].values()}
            & {"playing", "paused"}
        )
    )
    assert sum(ended) > 4


async def end_one(table: str, each: dict[str, Any], old: Old, people: dict[str, Guest]) -> bool:
    """Plays this game on, and says whether it is over."""
    ids = {seat["person"] for shown in each["states"].values()
           for seat in shown["state"]["seats"]}  # fmt: skip
    async with AsyncExitStack() as stack:
        lines = [
            await stack.enter_async_context(guest.at(table))
            for name, guest in people.items()
            if ids & {guest.id, old.written["people"][name]["says"]["/api/me"]["person"]}
        ]
        assert all(line.state["you"] >= 0 for line in lines)
        try:
            await end(lines)
        except TimeoutError:
            raise AssertionError(f"{each['scene']} stands still: {lines[0].state}") from None
    record = people["cem"].web.get(f"/api/tables/{table}/record")
    if record.is_success:
        assert verify(record.text).good, each["scene"]
    return record.is_success


async def end(lines: list[Line]) -> None:
    """People come back from a pause, and let bots play for them to the end.

    Where bots take their time, some moves are enough. The ids of requests are none of those that
    the log has: such a request would be one that happened long ago.
    """
    if lines[0].state["status"] == "paused":
        assert (await lines[0].ask("resume", "resume later"))["ok"]
    for line in lines:
        if not line.state["seats"][line.state["you"]]["standing_in"]:
            answer = await line.ask("stand", "stand later", bot="random")
            assert answer["ok"], answer
    number = lines[0].state["number"]
    if lines[0].state["pace"] == "none":
        await lines[0].status("over")
    while lines[0].state["status"] == "playing" and lines[0].state["number"] < number + 2:
        await lines[0].next()
