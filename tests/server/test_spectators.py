"""Watchers are told who is likely to win, and see all hands later where that is allowed."""

import asyncio
import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.host import win_chances as odds
from fondaco.host.bot_thinking import question
from fondaco.host.open_hands import ply_of
from fondaco.host.room import Room
from fondaco.host.win_chances import win_chances
from fondaco.server.play.open_hands import may_look, open_moment
from fondaco.server.work.advice_worker import AdviceWorker, Work
from fondaco.server.work.fair_queue import Owner
from fondaco.table.audience import Audience
from tests.server.copies import count_copies
from tests.server.houses import FrameRecorder, LocalHouse, open_house
from tests.server.room_builder import RoomBuilder


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The desk works in this process, with few worlds; how often it did."""
    worked: list[int] = []

    async def run(self: AdviceWorker, work: Work[Any]) -> Any:
        worked.append(len(worked))
        await asyncio.sleep(0)
        return work()

    monkeypatch.setattr(AdviceWorker, "_run", run)
    monkeypatch.setattr(odds, "GAP_S", 0.05)
    monkeypatch.setattr(win_chances, "__defaults__", (2,))
    return worked


def told(recorder: FrameRecorder) -> list[dict[str, Any]]:
    return [frame for frame in recorder.read() if frame["type"] == "chances"]


async def play(local: LocalHouse, room: Room) -> None:
    table = room.table
    assert table.game is not None
    seat = table.turn
    text = table.rules.format_move(table.game.position.moves(seat)[0])
    await local.house.act(room, lambda t: t.move(seat, text))


async def settled(local: LocalHouse, room: Room) -> None:
    while odds.behind(room):
        await asyncio.sleep(0.001)


# --- chances --------------------------------------------------------------------------------------


def test_watchers_are_told_the_chances_and_players_are_not(here: list[int]) -> None:
    async def watch() -> None:
        async with open_house() as local:
            room = await local.table("batavia", people=3, calm=False)
            player = local.listen(room, "ann")
            await play(local, room)
            assert not here  # nobody watches
            watchers = [local.listen(room, None), local.listen(room, "zoe", "en")]
            local.services.win_chances.look(room)
            await settled(local, room)
            assert len(here) == 1  # once for all who watch
            for recorder in watchers:
                (frame,) = told(recorder)
                assert frame["number"] == room.table.number
                assert sum(frame["chances"]) in (99, 100, 101)
                assert len(frame["errors"]) == 3
            assert told(player) == []
            for _ in range(5):  # moves that come before it is their turn are looked at as one
                await play(local, room)
            await settled(local, room)
            assert 1 < len(here) < 6
            assert told(watchers[0])[-1]["number"] == room.table.number
            assert told(player) == []

    asyncio.run(watch())


def test_a_host_may_switch_them_off(here: list[int]) -> None:
    async def watch() -> None:
        async with open_house() as local:
            room = await local.table("batavia", people=3, calm=False, chances=False)
            recorder = local.listen(room, None)
            await play(local, room)
            await asyncio.sleep(0.01)
            assert told(recorder) == []
            assert here == []

    asyncio.run(watch())


@pytest.mark.parametrize("game", ["oltremare", "batavia"])
def test_chances_are_the_same_whatever_a_watcher_may_not_know_with_as_much_work(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    builder = RoomBuilder(game).begin().play(30)
    table, rng = builder.table, Random(game)
    assert table.game is not None
    truth = table.game.position
    copies = count_copies(monkeypatch, truth)
    found = set()
    for world in (truth, *(truth.view(SPECTATOR).sample(rng) for _ in range(3))):
        table.game.position = world
        asked = question(table, SPECTATOR, "", must=False, seed="watch")
        copies[0] = 0
        found.add((asked, json.dumps(win_chances(asked, 6)), copies[0]))
    assert len(found) == 1


# --- open hands -----------------------------------------------------------------------------------


def test_open_hands_are_those_of_some_rounds_ago_and_for_watchers_only() -> None:
    async def watch() -> None:
        async with open_house() as local:
            house = local.house
            room = await local.table("batavia", people=3, calm=False, open_after=1)
            table = room.table
            may_look(house, table, "zoe", "192.0.2.7")
            for seat in ("ann", "bob", "cem"):
                with pytest.raises(Refused) as error:
                    may_look(house, table, seat, "192.0.2.7")
                assert error.value.name == "open-seat"
                assert error.value.values == {}  # nor are they told how long
            house.quotas.note_address("bob", "192.0.2.9")
            with pytest.raises(Refused):  # another name, where Bob is
                may_look(house, table, "zoe", "192.0.2.9")
            house.quotas.note_address("bob", "127.0.0.1")
            may_look(house, table, "zoe", "127.0.0.1")  # everybody is here
            with pytest.raises(Refused) as error:
                ply_of(table)
            assert error.value.name == "open-not-yet"
            state = room.sight.state(local.listen(room, "ann").audience, False, 0)
            assert state["open_later"]
            assert "open_after" not in state
            assert table.game is not None
            seen = [Audience(0), Audience(SPECTATOR)]
            while table.game.position.round() < 2:  # bids are no rounds
                with pytest.raises(Refused):
                    ply_of(table)
                assert not any(room.sight.state(to, False, 0)["open_hands"] for to in seen)
                await play(local, room)
            assert ply_of(table) == 0
            # Who watches is told when there is something to see; who sits there never.
            opened = [room.sight.state(to, False, 0)["open_hands"] for to in seen]
            assert opened == [False, True]
            while table.game.position.round() < 4:
                await play(local, room)
            ply = ply_of(table)
            assert table.game.at(ply).round() == 3
            assert table.game.at(ply - 1).round() == 2
            shown = json.loads(
                await open_moment(local.services.replays, room, Owner("there", "zoe"))
            )
            then = table.game.at(ply)
            assert shown["ply"] == ply
            assert shown["hands"] == [then.view(seat).as_json()["hand"] for seat in range(3)]
            assert shown["view"]["seat"] is None or shown["view"]["seat"] == SPECTATOR

    asyncio.run(watch())


def test_hands_stay_closed_unless_the_host_says_so_and_after_the_game_there_is_the_replay() -> None:
    builder = RoomBuilder("batavia", setup="quick").begin()
    with pytest.raises(Refused) as error:
        may_look(None, builder.table, "zoe", "")  # type: ignore[arg-type]
    assert error.value.name == "open-never"


def test_turns_are_counted_as_they_are_played_and_taken_back() -> None:
    builder = RoomBuilder("batavia").begin()
    table = builder.table
    assert table.game is not None
    for _ in range(60):
        builder.play()
        turn = builder.turn
        if turn >= 0 and table.game.undoable(turn) > 0:
            builder.write(table.undo(turn, 1))
        assert table.turns[-1] <= len(table.game.log)
    turns, rounds = [0], [0]
    before = None
    for ply, position in enumerate(table.game.positions()):
        if before is not None and position.turn != before[0]:
            turns.append(ply)
        if before is not None and position.round() != before[1]:
            rounds.append(ply)
        before = position.turn, position.round()
    assert table.turns == turns
    assert table.rounds == rounds
    assert len(rounds) > 1


def test_where_a_game_counts_no_rounds_so_many_turns_are_one() -> None:
    builder = RoomBuilder("oltremare").begin()
    table = builder.table
    table.settings = replace(table.settings, open_after=1)
    while len(table.turns) < 4:
        with pytest.raises(Refused):
            ply_of(table)
        builder.play()
    assert ply_of(table) == 0
    while len(table.turns) < 6:
        builder.play()
    assert ply_of(table) == table.turns[-4] > 0
