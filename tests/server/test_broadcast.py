"""Who is told only what has changed sees what they would see if they were shown everything."""

import asyncio
import json
from dataclasses import fields
from random import Random
from typing import Any

import pytest

from fondaco.contract.rules import SPECTATOR
from fondaco.host.table_time import TableTime
from fondaco.server.base.log_codec import encoded
from fondaco.table.audience import Audience
from fondaco.table.changes import changed, changes
from fondaco.table.entries import AnyEntry, NumberedEntry
from fondaco.testing.tables import NAMES
from tests.long import mostly_long
from tests.rules.event_tables import GAMES, events_of
from tests.server.guests import Guest
from tests.server.houses import FrameRecorder
from tests.server.room_builder import LIVE, RoomBuilder
from tests.server.sent import follow

Frame = dict[str, Any]


class Client:
    """Keeps the newest state, as docs/protocol.md says; now and then a frame is lost or comes
    twice, or two change places, until it asks for the whole."""

    def __init__(
        self, random_table: "RandomTable", seat: int, language: str, trouble: float = 0.0
    ) -> None:
        self.random_table = random_table
        self.trouble = trouble
        self.recorder = FrameRecorder(
            random_table.room, NAMES[seat].lower() if seat >= 0 else None, language
        )
        self.state: Frame = {}
        self.asked = 0
        self.join()

    def join(self) -> None:
        room, recorder = self.random_table.room, self.recorder
        welcome = room.sight.welcome(-1, recorder.audience, recorder.host, room.time.now())
        room.broadcast.has(recorder, welcome.state)
        room.listeners.add(recorder)
        self.state = json.loads(encoded(welcome))["state"]

    def hear(self) -> None:
        """Take in the frames that came since."""
        rng = self.random_table.rng
        frames = [frame for frame in self.recorder.read() if frame["type"] == "update"]
        if frames and rng.random() < self.trouble:
            at = rng.randrange(len(frames))
            frames[at : at + 1] = rng.choice([[], [frames[at]] * 2])
            if rng.random() < 0.3:
                rng.shuffle(frames)
        for frame in frames:
            if frame["changes"] is None or frame["after"] == self.state["number"]:
                self.state = follow(self.state, frame)
            elif frame["number"] > self.state["number"]:
                self.ask()

    def ask(self) -> None:
        self.asked += 1
        self.recorder.shown = None
        self.random_table.room.refresh([self.recorder])
        [frame] = self.recorder.read()
        self.state = follow(self.state, frame)

    def shown(self) -> Frame:
        """All of the table, at the time of the state that this client has."""
        recorder = self.recorder
        state = self.random_table.room.sight.state(
            recorder.audience, recorder.host, self.state["at"]
        )
        found: Frame = json.loads(encoded(state))  # type: ignore[arg-type]
        return found


class RandomTable:
    """A table of people, where all kinds of things happen."""

    def __init__(self, builder: RoomBuilder, seed: object) -> None:
        self.room = builder.room()
        self.now = builder.now
        self.rng = Random(str(seed))

    def write(self, entry: AnyEntry) -> None:
        self.pass_time()
        row = NumberedEntry(self.room.table.number + 1, self.now, entry)
        self.room.table.apply(row)
        self.room.send(row)

    def pass_time(self) -> None:
        self.now += self.rng.choice([0, 1, 900, 15_000])
        now = self.now
        self.room.time = TableTime(now, lambda: now, lambda: 0)

    def beside_the_game(self) -> None:
        """Something that is no move of the game."""
        table, rng = self.room.table, self.rng
        game = table.game
        assert game is not None
        seat = rng.randrange(table.settings.players)
        match rng.randrange(6):
            case 0:
                self.write(table.say(NAMES[seat].lower(), "", "ciao"))
            case 1:
                self.write(table.pause("ann"))
                self.write(table.resume("ann"))
            case 2 if not table.chairs[seat].mind:
                self.write(table.stand(seat, "random", "asked"))
                self.write(table.come_back(seat))
            case 3 if game.log and game.can_undo(game.log[-1][0]):
                self.write(table.undo(game.log[-1][0]))
            case 4 if game.position.talking():
                self.write(table.say_ready(game.position.to_move()[-1]))
            case _:
                self.order(seat)

    def order(self, seat: int) -> None:
        """A seat gives orders, or ends them: no entry of the table's log."""
        chair = self.room.table.chairs[seat]
        if chair.orders is not None:
            self.pass_time()
            ordered = {"decline_below": 3, "bid_up_to": 9}
            kind: Any = type(chair.orders)
            given = {f.name: ordered[f.name] for f in fields(kind) if f.name in ordered}
            chair.orders = kind() if self.rng.random() < 0.5 else kind(**given)
            mine = [recorder for recorder in self.room.listeners if recorder.audience.seat == seat]
            self.room.refresh(mine, seat)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("trouble", mostly_long([0.0, 0.1]))
def test_who_follows_the_changes_sees_what_the_whole_would_show(game: str, trouble: float) -> None:
    known = events_of(game)
    asked = 0
    for number, rules in enumerate(known.tables[:2]):
        options = dict[str, Any](rules.options())
        builder = RoomBuilder(
            game, rules.players, clock=LIVE, seed=f"changes-{number}", **options
        ).begin()
        random_table = RandomTable(builder, (game, trouble, number))
        rng, table = random_table.rng, random_table.room.table
        seats = [*range(SPECTATOR, rules.players)]
        clients = [Client(random_table, seat, "", trouble) for seat in seats]
        clients += [Client(random_table, rng.choice(seats), "en", trouble) for _ in range(2)]
        while table.status == "playing":
            assert table.game is not None
            if rng.random() < 0.1:
                random_table.beside_the_game()
            else:
                seat, move = known.choose(table.game.position, rng, number)
                random_table.write(table.move(seat, table.rules.format_move(move)))
            if rng.random() < 0.05:  # somebody comes again, or opens a second window
                late = Client(random_table, rng.choice(seats), "", trouble)
                clients[0:1] = [late]
            for client in clients:
                client.hear()
                if not trouble:
                    assert client.state == client.shown()
        for client in clients:
            if trouble:  # the next entry that reaches it heals whatever went wrong
                client.trouble = 0.0
        table.rematch = "next"
        random_table.room.refresh()
        for client in clients:
            client.hear()
            if client.state["number"] != table.number:
                client.ask()
            assert client.state == client.shown()
            asked += client.asked
    assert bool(asked) == bool(trouble)


def test_what_has_changed_is_reported_and_nothing_else() -> None:
    before = {
        "a": 1, "same": {"x": [1]}, "list": [1, 2], "rows": [{"n": 1}, {"n": 2}], "none": None,
        "deep": {"one": {"two": 3, "more": [[1], [2]]}}, "keys": {"x": 1}, "odd": {"x/y": 1},
    }  # fmt: skip
    after = {
        "a": None, "same": {"x": [1]}, "list": [1, 3], "rows": [{"n": 1}, {"n": 4}], "none": {},
        "deep": {"one": {"two": 4, "more": [[1], [5]]}}, "keys": {"y": 1}, "odd": {"x/y": 2},
    }  # fmt: skip
    told = changes(before, after)
    assert told == {
        "a": None, "list": [1, 3], "rows/1/n": 4, "none": {}, "deep/one/two": 4,
        "deep/one/more/1": [5], "keys": {"y": 1}, "odd": {"x/y": 2},
    }  # fmt: skip
    kept = json.loads(json.dumps(before))
    assert changed(before, told) == after
    assert before == kept


def test_who_sits_down_is_shown_everything_again() -> None:
    builder = RoomBuilder()
    room = builder.room()
    watcher, ann = FrameRecorder(room, None, ""), FrameRecorder(room, "ann", "")
    room.listeners |= {watcher, ann}
    table = room.table
    for there in (True, False, True, False):
        entry = table.sit("ann", "Ann") if there else table.free(0)
        row = NumberedEntry(table.number + 1, builder.now, entry)
        table.apply(row)
        room.send(row)
        presence, frame = ann.read()
        assert frame["changes"] is None
        assert frame["state"]["you"] == table.seat_of("ann")
        assert presence["type"] == "presence"  # one spectator more or less
    updates = [frame for frame in watcher.read() if frame["type"] == "update"]
    assert [frame["state"] is None for frame in updates] == [False, True, True, True]
    assert watcher.audience == Audience(SPECTATOR)


def test_most_frames_are_small() -> None:
    for game in ("oltremare", "batavia"):
        builder = RoomBuilder(game, players=4, clock=LIVE).begin()
        room = builder.room()
        recorders = [FrameRecorder(room, name.lower(), "") for name in NAMES[:4]]
        room.listeners |= set(recorders)
        while room.table.status == "playing" and room.table.plies < 200:
            entry = (
                builder.write(builder.table.move(builder.turn, builder.text()))
                and builder.table.rows[-1]
            )
            row = NumberedEntry(
                room.table.number + 1, builder.wait(2).now, builder.table.rows[-1].entry
            )
            assert entry
            room.table.apply(row)
            room.send(row)
        sizes = sorted(len(frame) for recorder in recorders for frame in recorder.frames[1:])
        assert sizes[int(len(sizes) * 0.85)] < 1000


def test_a_client_can_ask_for_the_whole(house: str) -> None:
    ann = Guest(house, "Ann")
    table = ann.open("batavia", bots={"1": "random", "2": "random"}, start=True)

    async def play() -> None:
        async with ann.at(table) as line:
            assert (await line.ask("whole"))["ok"]
            shown = [frame for frame in line.frames if frame["type"] == "update"][-1]
            assert shown["what"] == "refreshed"
            assert shown["changes"] is None
            assert shown["state"]["you"] == 0
            await line.play("whole", until=lambda state: state["number"] > shown["number"] + 5)
            *_, last = [frame for frame in line.frames if frame["type"] == "update"]
            assert last["state"] is None

    asyncio.run(play())
