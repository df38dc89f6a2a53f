"""Who is told only what has changed sees what they would see if they were shown everything."""

import asyncio
import json
from dataclasses import fields
from random import Random
from typing import Any

import pytest

from fondaco.contract.rules import SPECTATOR
from fondaco.server.hourglass import Hourglass
from fondaco.server.showing import encoded
from fondaco.table.audience import Audience
from fondaco.table.changes import changed, changes
from fondaco.table.entries import AnyEntry, Row
from tests.long import mostly_long
from tests.rules.telling import GAMES, telling_of
from tests.server.book import LIVE, NAMES, Book
from tests.server.guests import Guest
from tests.server.houses import Ear
from tests.server.sent import follow

Frame = dict[str, Any]


class Client:
    """Keeps the newest state, as docs/protocol.md says; now and then a frame is lost or comes
    twice, or two change places, until it asks for the whole."""

    def __init__(self, stage: "Stage", seat: int, language: str, trouble: float = 0.0) -> None:
        self.stage = stage
        self.trouble = trouble
        self.ear = Ear(stage.room, NAMES[seat].lower() if seat >= 0 else None, language)
        self.state: Frame = {}
        self.asked = 0
        self.join()

    def join(self) -> None:
        room, ear = self.stage.room, self.ear
        welcome = room.sight.welcome(-1, ear.audience, ear.host, room.time.now())
        room.showing.has(ear, welcome.state)
        room.listeners.add(ear)
        self.state = json.loads(encoded(welcome))["state"]

    def hear(self) -> None:
        """Take in the frames that came since."""
        rng = self.stage.rng
        frames = [frame for frame in self.ear.read() if frame["type"] == "update"]
        if frames and rng.random() < self.trouble:
            at = rng.randrange(len(frames))
            frames[at : at + 1] = rng.choice([[], [frames[at]] * 2])
            if rng.random() < 0.3:
                rng.shuffle(frames)
        for frame in frames:
            if frame["type"] != "update":
                continue
            if frame["changes"] is None or frame["after"] == self.state["number"]:
                self.state = follow(self.state, frame)
            elif frame["number"] > self.state["number"]:
                self.ask()

    def ask(self) -> None:
        self.asked += 1
        self.ear.shown = None
        self.stage.room.refresh([self.ear])
        [frame] = self.ear.read()
        self.state = follow(self.state, frame)

    def shown(self) -> Frame:
        """All of the table, at the time of the state that this client has."""
        ear = self.ear
        state = self.stage.room.sight.state(ear.audience, ear.host, self.state["at"])
        found: Frame = json.loads(encoded(state))  # type: ignore[arg-type]
        return found


class Stage:
    """A table of people, where all kinds of things happen."""

    def __init__(self, book: Book, seed: object) -> None:
        self.room = book.room()
        self.now = book.now
        self.rng = Random(str(seed))

    def write(self, entry: AnyEntry) -> None:
        self.pass_time()
        row = Row(self.room.table.number + 1, self.now, entry)
        self.room.table.apply(row)
        self.room.tell(row)

    def pass_time(self) -> None:
        self.now += self.rng.choice([0, 1, 900, 15_000])
        now = self.now
        self.room.time = Hourglass(now, lambda: now, lambda: 0)

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
            mine = [ear for ear in self.room.listeners if ear.audience.seat == seat]
            self.room.refresh(mine, seat)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("trouble", mostly_long([0.1, 0.0]))
def test_who_follows_the_changes_sees_what_the_whole_would_show(game: str, trouble: float) -> None:
    telling = telling_of(game)
    asked = 0
    for number, rules in enumerate(telling.tables[:2]):
        options = dict[str, Any](rules.options())
        book = Book(game, rules.players, clock=LIVE, seed=f"changes-{number}", **options).begin()
        stage = Stage(book, (game, trouble, number))
        rng, table = stage.rng, stage.room.table
        seats = [*range(SPECTATOR, rules.players)]
        clients = [Client(stage, seat, "", trouble) for seat in seats]
        clients += [Client(stage, rng.choice(seats), "en", trouble) for _ in range(2)]
        while table.status == "playing":
            assert table.game is not None
            if rng.random() < 0.1:
                stage.beside_the_game()
            else:
                seat, move = telling.choose(table.game.position, rng, number)
                stage.write(table.move(seat, table.rules.format_move(move)))
            if rng.random() < 0.05:  # somebody comes again, or opens a second window
                late = Client(stage, rng.choice(seats), "", trouble)
                clients[0:1] = [late]
            for client in clients:
                client.hear()
                if not trouble:
                    assert client.state == client.shown()
        for client in clients:
            if trouble:  # the next entry that reaches it heals whatever went wrong
                client.trouble = 0.0
        table.rematch = "next"
        stage.room.refresh()
        for client in clients:
            client.hear()
            if client.state["number"] != table.number:
                client.ask()
            assert client.state == client.shown()
            asked += client.asked
    assert bool(asked) == bool(trouble)


def test_what_has_changed_is_told_and_nothing_else() -> None:
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


def test_who_sits_down_is_shown_everything_anew() -> None:
    book = Book()
    room = book.room()
    watcher, ann = Ear(room, None, ""), Ear(room, "ann", "")
    room.listeners |= {watcher, ann}
    table = room.table
    for there in (True, False, True, False):
        entry = table.sit("ann", "Ann") if there else table.free(0)
        row = Row(table.number + 1, book.now, entry)
        table.apply(row)
        room.tell(row)
        [frame] = ann.read()
        assert frame["changes"] is None
        assert frame["state"]["you"] == table.seat_of("ann")
    assert [frame["state"] is None for frame in watcher.read()] == [False, True, True, True]
    assert watcher.audience == Audience(SPECTATOR)


def test_most_frames_are_small() -> None:
    for game in ("oltremare", "batavia"):
        book = Book(game, players=4, clock=LIVE).begin()
        room = book.room()
        ears = [Ear(room, name.lower(), "") for name in NAMES[:4]]
        room.listeners |= set(ears)
        while room.table.status == "playing" and room.table.plies < 200:
            entry = book.write(book.table.move(book.turn, book.text())) and book.table.rows[-1]
            row = Row(room.table.number + 1, book.wait(2).now, book.table.rows[-1].entry)
            assert entry
            room.table.apply(row)
            room.tell(row)
        sizes = sorted(len(frame) for ear in ears for frame in ear.frames[1:])
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
