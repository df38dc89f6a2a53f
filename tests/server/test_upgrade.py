"""Tables that were begun earlier go on as they were begun, whatever the rules say today.

`logs/*.jsonl` are logs as a house wrote them, each line a row, and at the end what it came to. A
row of a log beside the table's has that one's name as well. They are never made anew: a house that
cannot read one has forgotten somebody's game. For a new version of the rules, or of the log, add
one: `python -m tests.server.test_upgrade NAME`.
"""

import asyncio
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import json

from fondaco.contract.refused import Refused
from fondaco.games import games, make, make_version, ready_rules
from fondaco.games.batavia.rules import rules as batavia
from fondaco.games.oltremare.rules import rules as oltremare
from fondaco.host.room import Room, load
from fondaco.records import Game, verify
from fondaco.server.base.log_codec import decode, encode
from fondaco.store import LogRow, open_store
from fondaco.table.dataclass_json import plain
from fondaco.table.entries import KINDS, Clock, Reason, gallery_log, rematch_log, seat_log
from fondaco.table.table import Table
from tests.long import mostly_long
from tests.server.houses import LocalHouse, open_house
from tests.server.room_builder import RoomBuilder

LOGS = Path(__file__).parent / "logs"
UNRELEASED = {"erased", "granted"}  # kinds of entries that are newer than all kept logs


KEPT = pytest.mark.parametrize("path", sorted(LOGS.glob("*.jsonl")), ids=lambda path: path.stem)


def kept(path: Path) -> tuple[dict[str, list[LogRow]], Any]:
    """The logs of a table, and what it came to."""
    *lines, end = map(json.decode, path.read_text("utf-8").splitlines())
    logs: dict[str, list[LogRow]] = {}
    for number, at, text, *beside in lines:
        name = ".".join([path.stem, *beside])
        logs.setdefault(name, []).append(LogRow(number, at, text.encode()))
    return logs, end


@KEPT
def test_an_old_log_is_still_the_same_game(path: Path) -> None:
    logs, end = kept(path)
    assert came_to(load(path.stem, logs[path.stem]).table) == end


@KEPT
def test_a_house_goes_on_with_an_old_log(path: Path) -> None:
    """Orders still stand, what was said is still there, and the game can be played to its end."""
    (logs, end), old = kept(path), path.stem

    async def work() -> None:
        store = await open_store("sqlite://")
        for name, rows in logs.items():
            for row in rows:
                assert await store.append(name, row)
        local = LocalHouse(store)
        await local.house.start()
        try:
            room = await local.house.room(old)
            table = room.table
            entries = {name: [decode(row.entry) for row in rows] for name, rows in logs.items()
                       if not name.endswith(".rematch")}  # fmt: skip
            for seat in range(table.settings.players):
                given = entries.get(seat_log(old, seat), [])
                wanted = given[-1].orders if given else {}  # type: ignore[union-attr]
                held = plain(table.chairs[seat].orders or {})
                assert {name: held[name] for name in wanted} == wanted
            assert [row.entry for row in room.spectator_talk] == entries.get(gallery_log(old), [])
            following = logs.get(rematch_log(old), [])
            assert table.rematch == (following[-1].entry.decode() if following else "")
            assert not local.house.quarantine.known
            await play_out(local, room)
            assert table.status == ("over" if end["status"] == "playing" else end["status"])
            if table.status == "over":
                assert table.game is not None
                assert verify(table.game.to_text()).good
        finally:
            await local.house.close()

    asyncio.run(work())


def test_every_kind_of_entry_is_kept_in_some_old_log() -> None:
    found = [
        json.decode(row.entry)["kind"]
        for path in LOGS.glob("*.jsonl")
        for name, rows in kept(path)[0].items()
        for row in rows
        if not name.endswith(".rematch")
    ]
    assert set(found) == set(KINDS) - UNRELEASED


def test_every_version_of_the_rules_is_kept_in_some_old_log() -> None:
    """What was released cannot be tried any more once its rules have changed."""
    opened = [json.decode(kept(path)[0][path.stem][0].entry) for path in LOGS.glob("*.jsonl")]
    found = {(each["settings"]["game"], each["version"]) for each in opened}
    for name, module in (("oltremare", oltremare), ("batavia", batavia)):
        assert {(name, version) for version in module.VERSIONS} <= found


async def play_out(local: LocalHouse, room: Room) -> None:
    """All people play by lot, with their bots, to the end."""
    rng, act = Random("old"), local.house.act
    async with asyncio.timeout(120):
        while room.table.status == "playing":
            table = room.table
            people = [seat for seat, chair in enumerate(table.chairs) if not chair.mind]
            moves = table.game.position.moves(table.turn) if table.game else []
            with suppress(Refused):  # somebody's order was quicker, or nobody talks now
                if table.turn in people:
                    move = table.rules.format_move(rng.choice(moves))
                    await act(room, partial(Table.move, seat=table.turn, text=move))
                else:
                    for seat in people:  # or bots would wait for them to speak
                        await act(room, partial(Table.say_ready, seat=seat))
            await asyncio.sleep(0.001)


def came_to(table: Table) -> dict[str, Any]:
    assert table.game is not None
    return {
        "status": table.status,
        "version": table.rules.version,
        "checksum": table.game.checksum(),
        "scores": table.game.position.scores(),
        "clocks": table.clocks.left,
    }


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """What a new Fondaco would bring along: one more version of every game's rules."""

    def bring() -> None:
        for module in (oltremare, batavia):
            versions = range(module.VERSIONS[0], module.VERSIONS[-1] + 2)
            monkeypatch.setattr(module, "VERSIONS", versions)
        ready_rules.cache_clear()

    yield bring
    ready_rules.cache_clear()


@pytest.mark.parametrize("game", mostly_long(games()))
def test_a_table_goes_on_by_the_rules_it_was_begun_with(
    tmp_path: Path, newer_rules: Any, game: str
) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def begin() -> str:
        async with open_house(url) as local:
            room = await local.table(
                game, bot="greedy", people=1, seed="upgrade", calm=False, talk=0
            )
            await play(local, room, 5)
            return room.table.id

    async def go_on(name: str) -> None:
        async with open_house(url) as local:
            old, new = await local.house.room(name), await local.table(game, title="new")
            assert new.table.rules.version == old.table.rules.version + 1
            assert new.table.opened.version == new.table.rules.version
            await play(local, old, 5000)  # with a bot beside, who is told the version too
            table = old.table
            assert table.game is not None
            assert table.status == "over"
            record = table.game.to_text()
            assert f"version: {table.rules.version}\n" in record
            assert verify(record).good
            assert Game.from_text(record).rules.version == old.table.rules.version

    name = asyncio.run(begin())
    newer_rules()
    asyncio.run(go_on(name))


async def play(local: Any, room: Any, count: int) -> None:
    """Ann plays so many moves by a bot's advice; the others are bots."""
    from fondaco.bots import make_bot

    bot = make_bot("greedy", 1)
    for _ in range(count):
        async with asyncio.timeout(60):
            while room.table.turn > 0:
                await asyncio.sleep(0.001)
        if room.table.status != "playing":
            return
        table = room.table
        move = bot.choose(table.game.position.view(0))
        text = table.rules.format_move(move)
        await local.house.act(room, lambda t, text=text: t.move(0, text))


@pytest.mark.parametrize("game", list(games()))
def test_rules_of_an_unknown_version_are_refused(game: str) -> None:
    rules = make(game, 3)
    newest = rules.version
    assert make_version(game, 3, {}).version == newest
    ours = f"has version (1 to )?{newest}."
    with pytest.raises(Refused, match=f"{ours} A newer Fondaco can read it"):
        make_version(game, 3, {}, newest + 1)
    with pytest.raises(Refused, match=f"version 0 of .* {ours}$"):
        make_version(game, 3, {}, 0)


@pytest.mark.parametrize("game", list(games()))
def test_a_line_of_another_version_is_not_taken_for_one_of_this(
    newer_rules: Any, game: str
) -> None:
    old = make(game, 3)
    newer_rules()
    new = make(game, 3)
    position = old.start("lines")
    with pytest.raises(Refused, match="version"):
        new.parse_position(old.format_position(position))
    with pytest.raises(Refused, match="version"):
        new.parse_view(old.format_view(position.view(0)))
    same = new.parse_position(new.format_position(new.start("lines")))
    assert new.format_position(same) == new.format_position(new.start("lines"))


# --- writing one ----------------------------------------------------------------------------------


def lively(game: str, **options: str) -> Table:
    """A game with something of everything that a log can hold."""
    clock = Clock("live", bank=600, increment=5)
    builder = RoomBuilder(game, players=3, people=2, clock=clock, coach=True, **options)
    builder.begin()
    table = builder.table
    builder.write(table.choose_coach(0, ["advice", "worth"], "c1"))
    builder.wait(3).write(table.say("ann", "Ann", "Good luck!", "s1"))
    builder.wait(40).play(6)
    builder.write(table.pause("bob", "p1"))
    builder.wait(3600).write(table.resume("ann", "p2"))
    while not (0 <= builder.turn < 2):
        builder.wait(1).play()
    seat = builder.turn
    builder.write(table.stand(seat, "greedy", "asked", "s2"))
    builder.wait(2).play(2)
    builder.write(table.come_back(seat, "s3"))
    while table.status == "playing":
        builder.wait(4)
        turn = builder.turn
        if table.game and not table.chairs[turn].mind and table.game.undoable(turn) > 0 and (
            table.number % 7 == 0
        ):  # fmt: skip
            builder.write(table.undo(turn, 1, f"u{table.number}"))
        seat = turn
        by: Any = "bot" if table.chairs[seat].mind else "person"
        why = Reason("why-pass") if by == "bot" else None
        builder.write(table.move(seat, builder.text(), by, f"m{table.number}", why))
    return table


def write(name: str) -> None:
    for game, options in (
        ("oltremare", {"edition": "2005"}),
        ("oltremare", {"edition": "2004", "memory": "ledger"}),
        ("batavia", {"setup": "quick"}),
    ):
        table = lively(game, **options)
        rows = [[row.number, row.at, encode(row.entry).decode()] for row in table.rows]
        lines = [json.encode(each).decode() for each in [*rows, came_to(table)]]
        file = LOGS / f"{'-'.join([game, *options.values()])}-{name}.jsonl"
        with file.open("x", encoding="utf-8") as out:
            out.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    write(sys.argv[1])
