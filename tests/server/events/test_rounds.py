"""The rounds of an event: tables open by themselves, once, and results come from their logs."""

import asyncio
import json
from contextlib import suppress
from pathlib import Path

import pytest

from fondaco.analysis.deals import ValuedDeal
from fondaco.contract.refused import Refused
from fondaco.events import entries as e
from fondaco.events.event import ClubEvent
from fondaco.events.fold import MINUTE_MS
from fondaco.host.room import load
from fondaco.records import Game
from fondaco.server.events.conductor import Conductor
from fondaco.server.events.event_log import event_log
from fondaco.server.events.ledgers import Ledgers, log_of
from fondaco.server.events.shown import shown
from fondaco.server.events.tables import open_table
from fondaco.server.tables.house import House
from fondaco.store import LogRow
from tests.server.events.club import Club, Ear, found, play
from tests.server.houses import open_house
from tests.store.houses import postgres_schema


def test_tables_open_by_themselves_and_results_count() -> None:
    async def work() -> None:
        async with open_house() as local:
            club = await found(local, 8, rounds=1, protest_minutes=10)
            await club.begin()
            event = club.live.event
            for at, table in enumerate(event.rounds[0].tables):
                room = await local.house.room(table.table)
                assert [chair.person for chair in room.table.chairs] == table.players
                assert room.table.status == "playing"
                assert not room.table.is_host("ada")  # nobody closes it, nobody hires bots
                assert not room.table.may_coach(0)
                await club.play(at)
            await club.until(lambda: club.live.event.rounds[0].over)
            rooms = [await local.house.room(t.table) for t in event.rounds[0].tables]
            for room, table in zip(rooms, club.live.event.rounds[0].tables, strict=True):
                assert room.table.game is not None
                assert table.scores == room.table.game.position.scores()
            with pytest.raises(Refused) as early:
                await club.act(lambda event, now: event.end(now))
            assert early.value.name == "event-protest-window"
            local.time += 10 * MINUTE_MS
            await club.act(lambda event, now: event.end(now))
            assert (await local.store.events())[0].status == "over"

    asyncio.run(work())


class KilledError(BaseException):
    """The process is gone."""


@pytest.mark.parametrize("steps", range(0, 12, 3))
def test_a_process_killed_while_it_opens_tables_opens_each_once(
    tmp_path: Path, steps: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def killed() -> str:
        async with open_house(url) as local:
            club = await found(local, 8, rounds=1)
            left = steps
            act = House.act

            async def limited(*given: object, **named: object) -> int:
                nonlocal left
                if not left:
                    raise KilledError
                left -= 1
                return await act(*given, **named)  # type: ignore[arg-type]

            monkeypatch.setattr(Conductor, "wrote", lambda *_: None)
            await club.act(lambda event, now: event.draw())
            await club.act(lambda event, now: event.begin_round())
            monkeypatch.setattr(House, "act", limited)
            with suppress(KilledError):
                for at in range(2):
                    await open_table(local.house, club.live, 1, at)
            monkeypatch.undo()
            return club.live.id

    async def again(name: str) -> None:
        async with open_house(url) as local:  # its first look finds what is missing
            live = await local.services.events.find(name)
            club = Club(local, live)
            await club.until(lambda: all(t.table for t in live.event.rounds[0].tables))
            assert len(await local.store.tables(limit=10)) == 2
            for table in live.event.rounds[0].tables:
                room = await local.house.room(table.table)
                assert [chair.person for chair in room.table.chairs] == table.players
                assert room.table.status == "playing"
                await play(local.house, table.table)
            await club.until(lambda: live.event.rounds[0].over)
            kinds = [type(row.entry).__name__ for row in live.rows]
            assert kinds.count("TableOpened") == kinds.count("TableEnded") == 2

    asyncio.run(again(asyncio.run(killed())))


def test_a_result_that_nobody_heard_of_is_read_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'house.db'}"

    async def before() -> str:
        async with open_house(url) as local:
            club = await found(local, 4, rounds=1)
            await club.begin()
            monkeypatch.setattr(Conductor, "_begin", lambda *_: None)
            await club.play(0)
            monkeypatch.undo()
            return club.live.id

    async def after(name: str) -> None:
        async with open_house(url) as local:
            live = await local.services.events.find(name)
            await Club(local, live).until(lambda: live.event.rounds[0].over)

    asyncio.run(after(asyncio.run(before())))


def two_houses(url: str) -> None:
    async def work() -> None:
        async with open_house(url) as here, open_house(url) as there:
            club = await found(here, 8, rounds=2)
            same = await there.services.events.find(club.live.id)
            both = [
                local.services.events.act(live, who, lambda event, now: (
                    None if event.rounds else event.draw()
                ), slow=True)
                for local, live, who in ((here, club.live, "ada"), (there, same, "bob"))
            ]  # fmt: skip
            drawn = [each for each in await asyncio.gather(*both) if each is not None]
            assert len(drawn) == 1  # one wins, and the other sees the result
            await there.services.events.find(club.live.id)
            await here.services.events.find(club.live.id)
            assert len(same.event.rounds) == len(club.live.event.rounds) == 1
            # Both see to the round at once, and every table is there once.
            monitors = [Conductor(local.services.events) for local in (here, there)]
            await club.act(lambda event, now: event.begin_round())
            await asyncio.gather(*[each.settle(club.live.id) for each in monitors])
            await club.until(lambda: all(t.table for t in club.live.event.rounds[0].tables))
            assert len(await here.store.tables(limit=10)) == 2
            rows = await here.store.read(event_log(club.live.id))
            assert [row.number for row in rows] == list(range(len(rows)))
            assert sum(b"TableOpened" in row.entry for row in rows) == 2

    asyncio.run(work())


def test_two_processes_draw_and_open_once(tmp_path: Path) -> None:
    two_houses(f"sqlite:///{tmp_path / 'house.db'}")


def test_a_draw_that_was_computed_too_long_is_computed_again(tmp_path: Path) -> None:
    """Another process draws while this one computes, and this one reads it before it is through."""

    async def work() -> None:
        url = f"sqlite:///{tmp_path / 'house.db'}"
        async with open_house(url) as here, open_house(url) as there:
            club = await found(here, 8, rounds=2)
            same = await there.services.events.find(club.live.id)
            loop = asyncio.get_running_loop()
            asked: list[int] = []

            async def meanwhile() -> None:
                await there.services.events.act(same, "bob", lambda event, _: event.draw())
                await here.services.events.find(club.live.id)

            def draw(event: ClubEvent, now: int) -> e.AnyEventEntry | None:
                asked.append(len(event.rounds))
                if not event.rounds:
                    asyncio.run_coroutine_threadsafe(meanwhile(), loop).result(30)
                return None if event.rounds else event.draw()

            assert await here.services.events.act(club.live, "ada", draw, slow=True) is None
            assert asked == [0, 1]
            assert len(club.live.event.rounds) == 1

    asyncio.run(work())


@pytest.mark.long
def test_two_processes_draw_and_open_once_on_postgres() -> None:
    with postgres_schema() as url:
        two_houses(url)


def test_absent_players_are_played_by_a_bot_and_can_come_back() -> None:
    async def work() -> None:
        async with open_house() as local:
            club = await found(local, 9, rounds=2, sizes=(4,))
            await club.act(lambda event, now: event.draw())
            first = club.live.event.rounds[0]
            reserve = first.byes[0]
            gone = first.tables[1].players[0]
            await club.act(lambda event, now: event.replace(0, 1, reserve))
            await club.act(lambda event, now: event.withdraw(gone))  # before the round begins
            await club.act(lambda event, now: event.begin_round())
            await club.until(lambda: all(t.table for t in club.live.event.rounds[0].tables))
            room = await local.house.room(first.tables[0].table)
            assert room.table.chairs[1].person == reserve
            other = await local.house.room(club.live.event.rounds[0].tables[1].table)
            assert other.table.chairs[0].bot
            missing = club.live.event.rounds[0].tables[0].players[2]
            await club.act(lambda event, now: event.replace(0, 2))
            await club.until(lambda: room.table.chairs[2].stand_in)
            await club.act(lambda event, now: event.replace(0, 2, missing))
            await club.until(lambda: not room.table.chairs[2].stand_in)
            # Who was sent away gets a bot too.
            await club.act(lambda event, now: event.remove(missing, "Shouted."))
            await club.until(lambda: room.table.chairs[2].stand_in)
            assert club.live.event.rounds[0].tables[0].players[2] == ""

    asyncio.run(work())


def test_a_reserve_takes_a_seat_of_a_running_game() -> None:
    async def work() -> None:
        async with open_house() as local:
            club = await found(local, 9, rounds=2, sizes=(4,), bank=600)
            await club.begin()
            first = club.live.event.rounds[0]
            table, reserve, gone = first.tables[0], first.byes[0], first.tables[0].players[1]
            room = await local.house.room(table.table)
            heard = Ear(gone, room.table), Ear(reserve, room.table)
            room.listeners |= set(heard)
            await local.house.act(room, lambda t: t.stand(1, "merchant", "clock"))
            await club.act(lambda event, now: event.replace(0, 1, reserve))
            await club.until(lambda: room.table.chairs[1].person == reserve)
            assert room.table.seat_of(gone) == -1
            assert not room.table.chairs[1].mind  # the bot that stood in has left
            # Listeners are reseated when the entry is on the disk.
            await club.until(lambda: [ear.audience.seat for ear in heard] == [-1, 1])
            told = [json.loads(frame) for ear in heard for frame in ear.frames]
            assert [frame["state"]["view"]["seat"] for frame in told if frame["what"] == "sat"] == [
                -1, 1,
            ]  # fmt: skip
            assert "takes the seat" in told[-1]["lines"][0]["text"]
            # The one who left cannot go elsewhere: they know cards. Nor can the reserve go twice.
            for seat, who, why in (
                (0, gone, "event-reserve-knows"),
                (0, reserve, "event-plays-already"),
            ):
                with pytest.raises(Refused) as refused:
                    await club.act(lambda event, now: event.replace(1, seat, who))  # noqa: B023
                assert refused.value.name == why
            # The reserve vanishes too: a bot plays, and then the first player comes after all.
            await club.act(lambda event, now: event.replace(0, 1))
            await club.until(lambda: room.table.chairs[1].stand_in)
            await club.act(lambda event, now: event.replace(0, 1, gone))
            await club.until(lambda: room.table.chairs[1].person == gone)
            await club.act(lambda event, now: event.replace(0, 1, reserve))
            await club.until(lambda: room.table.chairs[1].person == reserve)
            for at in range(2):
                await club.play(at)
            await club.until(lambda: club.live.event.rounds[0].over)
            played = {line.player: line.played for line in club.live.event.standings()}
            assert (played[gone], played[reserve]) == (0, 1)
            assert room.table.game is not None
            names = [seat.name for seat in Game.from_text(room.table.game.to_text()).seats]
            assert names[1] == club.live.event.players[reserve].name
            again = load(table.table, await local.store.read(table.table))
            assert again.table.chairs[1].person == reserve

    asyncio.run(work())


def test_a_reserve_takes_the_seat_of_a_bot() -> None:
    async def work() -> None:
        async with open_house() as local:
            club = await found(local, 5, rounds=1, sizes=(4,))
            await club.act(lambda event, now: event.draw())
            await club.act(lambda event, now: event.replace(0, 3))
            await club.act(lambda event, now: event.begin_round())
            await club.until(lambda: club.live.event.rounds[0].tables[0].table)
            reserve = club.live.event.rounds[0].byes[0]
            room = await local.house.room(club.live.event.rounds[0].tables[0].table)
            assert room.table.chairs[3].bot
            await club.act(lambda event, now: event.replace(0, 3, reserve))
            await club.until(lambda: room.table.chairs[3].person == reserve)
            assert not room.table.chairs[3].bot
            await club.play(0)
            await club.until(lambda: club.live.event.rounds[0].over)
            (line,) = [x for x in club.live.event.standings() if x.player == reserve]
            assert line.played == 1  # the result of the seat, not the mean of a round without

    asyncio.run(work())


def test_a_table_that_never_ends_does_not_hold_up_the_evening() -> None:
    async def work() -> None:
        async with open_house() as local:
            club = await found(local, 8, rounds=2)
            await club.begin()
            await club.play(0)
            await club.until(lambda: club.live.event.rounds[0].tables[0].settled)
            with pytest.raises(Refused) as runs:
                await club.act(lambda event, now: event.draw())
            assert runs.value.name == "event-round-runs"
            await club.act(lambda event, now: event.close_round("Table 2 is stuck."))
            room = await local.house.room(club.live.event.rounds[0].tables[1].table)
            await club.until(lambda: room.table.status == "closed")
            await club.act(lambda event, now: event.draw())
            assert len(club.live.event.results()) == 1

    asyncio.run(work())


def test_a_damaged_table_does_not_hold_up_the_others() -> None:
    async def work() -> None:
        async with open_house() as local:
            club = await found(local, 8, rounds=2)
            await club.begin()
            first, second = (table.table for table in club.live.event.rounds[0].tables)
            number = (await local.house.room(first)).table.number
            await local.house.catch_up(await local.house.room(first))
            del local.house.rooms[first]
            await local.store.append(first, LogRow(number + 1, local.time, b"not a line"))
            with pytest.raises(Refused):
                await local.house.room(first)
            told = await shown(local.house, club.live, "", True, "Ada")
            assert [t.status for t in told.rounds[0].tables] == ["damaged", "playing"]
            await club.act(lambda event, now: event.close_round("Table 1 is damaged."))
            other = await local.house.room(second)
            await club.until(lambda: other.table.status == "closed")
            await club.act(lambda event, now: event.draw())
            assert not club.live.event.results()

    asyncio.run(work())


def test_an_evening_by_the_clock_needs_no_organiser() -> None:
    async def work() -> None:
        async with open_house() as local:
            club = await found(local, 4, rounds=2, auto=True, protest_minutes=10, pause_minutes=5)
            conductor = Conductor(club.events)
            await club.begin()
            await club.play(0)
            await club.until(lambda: club.live.event.rounds[0].over)
            await conductor.look()
            assert len(club.live.event.rounds) == 1
            local.time += 10 * MINUTE_MS
            await conductor.look()
            assert len(club.live.event.rounds) == 2
            assert not club.live.event.rounds[1].begun
            local.time += 5 * MINUTE_MS
            await conductor.look()
            await club.until(lambda: club.live.event.rounds[1].tables[0].table)
            await club.play(0)
            await club.until(lambda: club.live.event.rounds[1].over)
            local.time += 10 * MINUTE_MS
            await conductor.look()
            assert club.live.event.over

    asyncio.run(work())


def test_standings_recomputed_from_the_log_alone_are_the_same() -> None:
    async def work() -> None:
        async with open_house() as local:
            club = await found(local, 5, rounds=2, sizes=(5,))
            for _ in range(2):
                await club.begin()
                await club.play(0)
                await club.until(lambda: club.live.event.rounds[-1].over)
            again = club.live.copy().standings()
            assert [vars(line) for line in again] == [
                vars(line) for line in club.live.event.standings()
            ]
            assert isinstance(club.live.rows[0].entry, e.Announced)

    asyncio.run(work())


def test_the_ledger_of_an_evening_comes_from_reviews_or_is_valued() -> None:
    async def work() -> None:
        async with open_house() as local:
            club = await found(local, 3, rounds=2, game="oltremare", options={}, sizes=(3,))
            ledgers = local.services.ledgers
            assert (await ledgers.look(club.live)).games == 0
            await club.begin()
            assert (await ledgers.look(club.live)).games == 0  # only games that are over
            table = club.live.event.rounds[0].tables[0]
            room = await local.house.room(table.table)
            for seat in range(3):
                await local.house.act(room, lambda t: t.stand(seat, "greedy", "away"))  # noqa: B023
            await club.until(lambda: club.live.event.rounds[0].over)
            await ledgers.look(club.live)
            gift = ValuedDeal(4, 2, 0, (-0.3, 0.3), (-9.0, 11.0))
            await club.until(lambda: table.table in ledgers._known)
            assert len(await local.store.read(log_of(table.table))) == 1
            ledgers._known[table.table] = [gift]
            told = await ledgers.look(club.live)
            assert (told.has_deals, told.games, told.valued, told.deals) == (True, 1, 1, 1)
            (pair,) = told.outliers
            names = [club.live.event.players[player].name for player in table.players]
            assert (pair.giver, pair.receiver, pair.chance) == (names[2], names[0], 0.3)
            assert (pair.worst[0].table, pair.worst[0].ply) == (table.table, 4)
            # A new process reads what was kept, and values nothing again.
            again = Ledgers(local.house, local.services.reviews)
            assert (await again.look(club.live)).valued == 1
            # Of somebody who was replaced, nothing is said.
            table.sitters[2] = [table.players[2], "other"]
            assert (await ledgers.look(club.live)).deals == 0

    asyncio.run(work())
