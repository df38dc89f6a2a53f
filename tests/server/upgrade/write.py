"""Writes the database of a real server, for later versions of Fondaco to open.

    python -m tests.server.upgrade.write NAME [--fondaco COMMAND] [--old]

This starts `fondaco serve` on a new SQLite file, lets people do everything that leaves a trace in
the database, stops the server, and writes the folder NAME beside this file. README.md says what is
in it. The script speaks HTTP and WebSocket only, so it can write with the code of another commit:
COMMAND is the `fondaco` of that checkout. With --old it leaves out what version 0.1 did not have.
"""

import argparse
import asyncio
import gzip
import json
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

from tests.server.guests import Guest, Line
from tests.server.serving import eventually, free_port, is_open

FOLDER = Path(__file__).parent
PASSWORD = "a horse on the quay"
RULESETS = {
    "2005": ("oltremare", {"edition": "2005"}),
    "2004": ("oltremare", {"edition": "2004"}),
    "batavia": ("batavia", {"setup": "quick"}),
}
LIVE = {"kind": "live", "bank": 36000, "increment": 5}
DAYS = {"kind": "days", "days": 3}
AWAY_S = 65  # somebody who has been away for a minute can be relieved by a bot
KEYS = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRp"
    "kNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}


class Scenes:
    """The people of this server, and what they did there."""

    def __init__(self, address: str, old: bool) -> None:
        self.address = address
        self.old = old
        self.people: dict[str, Guest] = {}
        self.ways_in: dict[str, dict[str, str]] = {}  # what else somebody can sign in with
        self.tables: dict[str, str] = {}  # by what they show
        self.reviewed: list[str] = []
        self.events: dict[str, str] = {}  # by what they show

    def __getattr__(self, name: str) -> Guest:
        return self.people[name]

    # --- people -----------------------------------------------------------------------------------

    def meet(self) -> None:
        for name in ("ann", "bob", "cem"):
            self.account(name)
        for name in ("gus", "wim", "eve"):
            self.people[name] = Guest(self.address, name.title())
        self.account("robot", bot=True)
        ways = self.ways_in
        ways["robot"]["token"] = self.robot.post("/api/me/tokens", label="my program")["token"]
        ways["ann"]["link"] = self.ann.post("/api/me/link")["link"]
        self.ann.post("/api/me", name="Ann", language="de")
        self.ann.post("/api/me/webhook", url="https://hooks.example.org/ann")
        self.bob.post("/api/me/push", endpoint="https://push.example.org/bob", keys=KEYS)
        self.cem.post("/api/me/blocks", person=self.eve.id)
        self.cem.post("/api/reports", about=self.eve.id, text="Eve was rude to me.")
        guest = Guest(self.address, "Guest of Bob")  # signs in: Bob adopts the guest
        guest.post("/api/me/login", login="bob", password=PASSWORD)
        self.people["bob"] = guest  # a fresh cookie, on a second device
        dora = self.account("dora")
        answer = dora.web.request("DELETE", "/api/me", json={"password": PASSWORD})
        assert answer.is_success, answer.text
        del self.people["dora"], self.ways_in["dora"]

    def account(self, name: str, bot: bool = False) -> Guest:
        guest = self.people[name] = Guest(self.address, name.title())
        if bot:
            guest.post("/api/me", name=name.title(), bot=True)
        guest.post("/api/me/register", login=name, password=PASSWORD)
        self.ways_in[name] = {"login": name, "password": PASSWORD}
        return guest

    # --- tables -----------------------------------------------------------------------------------

    def open(self, scene: str, ruleset: str, people: int = 2, **more: Any) -> str:
        """A table of Ann, and of Bob where there are two people; a bot sits in the last seat."""
        game, options = RULESETS[ruleset]
        new = {
            "game": game, "options": options, "players": 3, "calm": False, "title": scene,
            "bots": {str(seat): "merchant" for seat in range(people, 3)}, **more,
        }  # fmt: skip
        table: str = self.ann.post("/api/tables", **new)["table"]
        self.tables[scene] = table
        return table

    def begin(self, table: str, second: str = "bob") -> str:
        self.people[second].post(f"/api/tables/{table}/sit", name=second.title(), seat=1)
        self.ann.post(f"/api/tables/{table}/start")
        return table

    async def at(self, stack: AsyncExitStack, table: str, *names: str) -> list[Line]:
        return [await stack.enter_async_context(self.people[name].at(table)) for name in names]

    def lobby(self) -> None:
        """Tables that nobody has begun, one of them closed."""
        for ruleset in RULESETS:
            bots = {"2": "greedy" if self.old else "deckhand"}
            table = self.open(f"open {ruleset}", ruleset, bots=bots)
            self.bob.post(f"/api/tables/{table}/sit", name="Bob", seat=1)
            self.bob.post(f"/api/tables/{table}/leave")
            self.ann.post(f"/api/tables/{table}/bot", seat=2, bot="")
        self.open("private", "batavia", private=True)
        closed = self.open("closed before it began", "2004")
        self.ann.post(f"/api/tables/{closed}/close")

    async def lively(self, ruleset: str) -> None:
        """A game in the middle, with something of everything that a log can hold."""
        clock = {"2005": LIVE, "2004": DAYS, "batavia": {}}[ruleset]
        table = self.begin(self.open(f"playing {ruleset}", ruleset, clock=clock, talk=1))
        async with AsyncExitStack() as stack:
            ann, bob, wim = await self.at(stack, table, "ann", "bob", "wim")
            await well(ann, "say", text="Good luck!")
            await well(wim, "say", text="Who do you think wins?", channel="gallery")
            await well(bob, "say", text="Thank you, and to you.")
            if not self.old:
                await well(wim, "say", text="The bot, as always.", channel="gallery")
                remark = self.ann.get(f"/api/tables/{table}/remarks")[0]
                await well(ann, "say", phrase=remark["phrase"], values=remark["values"])
                await well(ann, "pace", pace="quick")
            await play([ann, bob], 14, undo=True)
            await well(bob, "pause")
            await well(ann, "resume")
            await well(bob, "stand", bot="greedy")
            await play([ann, bob], 4)
            await well(bob, "return")
            await self.orders(ruleset, ann, bob)
            await play([ann, bob], 12, undo=True, ready=True)
            if not self.old:
                await hold(ann, bob)
            await play([ann, bob], 2)
            await self.orders(ruleset, ann, bob)
            await rest([ann, bob])
            if ruleset == "2005":
                await well(ann, "pause")

    async def orders(self, ruleset: str, ann: Line, bob: Line) -> None:
        if ruleset == "batavia":
            await well(ann, "order", orders={"bid_up_to": 7})
            return
        await well(ann, "order", orders={"decline_below": 2})
        if not self.old:
            sell = {"accept_deals": 2, "accept_give": "salt", "accept_cards": 1, "accept_pay": -1}
            await well(bob, "order", orders=sell)

    async def finished(self, ruleset: str) -> None:
        """A game that is over and rated; then its rematch, a fork and the same deal again."""
        table = self.begin(self.open(f"over {ruleset}", ruleset, bots={"2": "random"}, talk=0))
        async with AsyncExitStack() as stack:
            ann, bob, wim = await self.at(stack, table, "ann", "bob", "wim")
            await well(wim, "say", text="I watch this one to its end.", channel="gallery")
            await play([ann, bob], 100_000, ready=True)
            await well(bob, "say", text="Well played.")
        self.reviewed.append(table)
        seat = {"ply": 9, "seat": 0, "bot": "random"}
        self.tables[f"fork {ruleset}"] = self.ann.post(f"/api/tables/{table}/fork", **seat)["table"]
        again = self.ann.post(f"/api/tables/{table}/rematch")["table"]
        self.tables[f"rematch {ruleset}"] = again
        bots = {"1": "random", "2": "random"}
        same = self.open(f"same deal {ruleset}", ruleset, bots=bots, same_deal_as=table, talk=0)
        self.ann.post(f"/api/tables/{same}/start")
        async with self.ann.at(same) as line:
            await play([line], 100_000 if ruleset == "batavia" else 10, ready=True)

    async def left(self) -> None:
        """Somebody leaves, somebody's time runs out, somebody is away for too long."""
        table = self.begin(self.open("somebody left", "batavia", talk=0))
        self.bob.post(f"/api/tables/{table}/leave")
        short = {"kind": "live", "bank": 10, "increment": 0}
        clock = self.begin(self.open("time ran out", "batavia", clock=short, talk=0))
        async with self.ann.at(clock) as line:
            # Version 0.1 says only that a bot plays for somebody, and not why.
            while not any(seat["standing_in"] in ("clock", True) for seat in line.state["seats"]):
                await line.next()
            await well(line, "pause")
        away = self.begin(self.open("somebody is away", "batavia", talk=0), second="gus")
        async with self.ann.at(away) as line:
            await play([line], 100_000, until=lambda: line.view["to_move"][:1] == [1])
            await asyncio.sleep(AWAY_S)
            await well(line, "relieve", seat=1)
            await well(line, "pause")
        closed = self.open("closed in the middle", "2005", 1, talk=0)
        self.ann.post(f"/api/tables/{closed}/start")
        self.ann.post(f"/api/tables/{closed}/close")

    async def by_program(self) -> None:
        """A program with a token sits with people."""
        table = self.begin(self.open("a program plays", "batavia", talk=0), second="robot")
        token = f"Bearer {self.ways_in['robot']['token']}"
        async with AsyncExitStack() as stack:
            [ann] = await self.at(stack, table, "ann")
            robot = await stack.enter_async_context(self.robot.at(table, authorization=token))
            await play([ann, robot], 10)
            await rest([ann, robot])

    async def newer(self) -> None:
        """What version 0.1 did not have."""
        await self.coached()
        await self.given_time()
        await self.deleted()
        await self.club()
        today = self.cem.post("/api/days/today")["table"]
        self.tables["deal of the day, over"] = today
        async with self.cem.at(today) as line:
            await play([line], 100_000, ready=True)
        self.tables["deal of the day, again"] = self.cem.post("/api/days/today")["table"]
        begun = self.tables["deal of the day, begun"] = self.bob.post("/api/days/today")["table"]
        async with self.bob.at(begun) as line:
            await play([line], 3, ready=True)
            await rest([line])
        for guest in (self.ann, self.wim):
            for ruleset in ("batavia", "oltremare-2005", "oltremare-2004"):
                puzzle = guest.get(f"/api/puzzles/next?ruleset={ruleset}")["id"]
                moves = guest.get(f"/api/puzzles/{puzzle}")["choices"]
                guest.post(f"/api/puzzles/{puzzle}/answer", move=moves[0]["move"])
        for game in ("oltremare", "batavia"):
            rules = walk(self.ann.get(f"/api/rules/{game}"))
            shown = [each for rule in rules for each in rule.get("examples", [])]
            name = next(each["name"] for each in shown if each["name"])
            table = self.ann.post(f"/api/examples/{name}")["table"]
            self.tables[f"example of {game}"] = table
        for table in self.reviewed:
            self.ann.post(f"/api/tables/{table}/review")
            async with asyncio.timeout(300):
                while self.ann.get(f"/api/tables/{table}/review")["status"] != "done":
                    await asyncio.sleep(0.2)

    async def coached(self) -> None:
        table = self.open("coached", "batavia", 1, coach=True, open_after=2, talk=0)
        self.ann.post(f"/api/tables/{table}/start")
        async with self.ann.at(table) as line:
            await well(line, "coach", aids=["advice", "worth", "warning"])
            await play([line], 6)
            await well(line, "coach", aids=["worth"])
            await rest([line])

    async def given_time(self) -> None:
        """A player gives a rival more time."""
        table = self.begin(self.open("time was given", "batavia", clock=DAYS, talk=0), "gus")
        async with AsyncExitStack() as stack:
            ann, gus = lines = await self.at(stack, table, "ann", "gus")
            for _ in range(60):
                for line, other in ((ann, gus), (gus, ann)):
                    if (await line.ask("grant", seat=other.state["you"]))["ok"]:
                        return await rest(lines)
                await play(lines, 1)
        raise AssertionError("Nobody could be given time.")

    async def deleted(self) -> None:
        """Somebody plays and talks, and is deleted: a bot plays on, under a pseudonym."""
        ivo = self.account("ivo")
        table = self.begin(self.open("somebody was deleted", "batavia", talk=0), "ivo")
        async with AsyncExitStack() as stack:
            ann, other = lines = await self.at(stack, table, "ann", "ivo")
            await well(other, "say", text="I shall soon be gone.")
            await play(lines, 4)
            answer = ivo.web.request("DELETE", "/api/me", json={"password": PASSWORD})
            assert answer.is_success, answer.text
            del self.people["ivo"], self.ways_in["ivo"]
            await rest([ann])

    async def club(self) -> None:
        """An event: one round is over, with a protest, and the next is being played."""
        players = ("ann", "bob", "cem", "wim", "gus", "fay")
        self.people["fay"] = Guest(self.address, "Fay")
        game, options = RULESETS["batavia"]
        new = {"title": "Evening", "game": game, "options": options, "rounds": 3, "sizes": [3]}
        event = self.ann.post("/api/events", **new)["event"]
        self.events["evening"] = event
        path = f"/api/events/{event}"

        def organise(action: str, **more: Any) -> Any:
            return self.ann.post(f"{path}/organise", action=action, **more)

        for name in players:
            self.people[name].post(f"{path}/register", name=name.title())
            self.people[name].post(f"{path}/check-in")
        organise("code", uses=3)
        organise("add-organiser", login="cem")
        bob, wim = (self.people[name].get("/api/me")["person"] for name in ("bob", "wim"))
        organise("separate", player=bob, other=wim)
        organise("webhook", url="https://hooks.example.org/evening")
        organise("close-registration")
        organise("draw")
        organise("undo-draw")
        for number, moves in ((1, 100_000), (2, 3)):
            organise("draw")
            organise("begin")
            tables = await self.event_tables(path, "table")
            for at, table in enumerate(tables, 1):
                self.tables[f"round {number} table {at}"] = table
                sit = [
                    name
                    for name in players
                    if self.people[name].get(f"/api/tables/{table}")["you"] >= 0
                ]
                async with AsyncExitStack() as stack:
                    lines = await self.at(stack, table, *sit)
                    await play(lines, moves, ready=True)
                    if number == 2:
                        await rest(lines)
            if number == 1:
                await self.event_tables(path, "scores")
                someone = self.people[sit[0]]
                someone.post(f"{path}/protest", round=1, table=at, text="I had one more.")
                organise("settle-protest", protest=0, why="We looked at the record.")

    async def event_tables(self, path: str, have: str) -> list[str]:
        """The tables of the latest round, once all of them have something."""
        async with asyncio.timeout(60):
            while True:
                tables = self.ann.get(path)["rounds"][-1]["tables"]
                if all(each[have] for each in tables):
                    return [each["table"] for each in tables]
                await asyncio.sleep(0.1)

    # --- all of it --------------------------------------------------------------------------------

    async def all(self) -> None:
        self.meet()
        self.lobby()
        damaged = self.begin(self.open("damaged", "batavia", talk=0))
        async with AsyncExitStack() as stack:
            lines = await self.at(stack, damaged, "ann", "bob")
            await play(lines, 4)
            await rest(lines)
        async with asyncio.TaskGroup() as together:
            together.create_task(self.left())
            for ruleset in RULESETS:
                together.create_task(self.lively(ruleset))
                together.create_task(self.finished(ruleset))
            together.create_task(self.by_program())
        if not self.old:
            await self.newer()
        self.tables.update({f"table of {name}": card["table"] for name in ("ann", "bob", "cem")
                            for card in self.people[name].get("/api/me/games")
                            if card["table"] not in self.tables.values()})  # fmt: skip
        await asyncio.sleep(3)  # the last rows of lists are written


# --- what people do at a table --------------------------------------------------------------------


async def well(line: Line, kind: str, **fields: Any) -> None:
    """Ask for something that is done."""
    answer = await line.ask(kind, **fields)
    assert answer["ok"], (kind, fields, answer)


def whose(line: Line) -> int:
    view = line.state["view"]
    return view["to_move"][0] if view and view["to_move"] else -1


async def play(
    lines: list[Line],
    moves: int,
    undo: bool = False,
    ready: bool = False,
    until: Callable[[], bool] = lambda: False,
) -> None:
    """People move by lot when the game waits for them, and sometimes when it does not."""
    rng, made = random.Random(moves), 0
    tables = {line.state["you"]: line for line in lines}
    while made < moves and not until():
        states = [line.state for line in lines]
        if any(state["status"] in ("over", "closed") for state in states):
            return
        newest = max(state["number"] for state in states)
        line = tables.get(whose(lines[0]))
        behind = [each for each in lines if each.state["number"] < newest]
        if behind:
            await behind[0].next()
        elif line is not None and line.waited_for():
            taken = line.state["ask"]["undo"] if line.state["ask"] else 0
            if undo and taken and rng.random() < 0.3:
                await well(line, "undo", count=1)
            else:
                answer = await line.ask("move", move=rng.choice(line.view["moves"]))
                assert answer["ok"] or answer["name"] == "not-your-move", (
                    answer
                )  # an order was quicker
            made += 1
        else:
            silent = [each for each in lines if ready and may_speak(each)]
            if silent:
                await silent[0].ask("done")  # may be refused: the talk is over meanwhile
            else:
                await lines[0].next()


def may_speak(line: Line) -> bool:
    you = line.state["you"]
    return you in line.view["to_move"] and not line.state["seats"][you]["ready"]


async def hold(ann: Line, bob: Line) -> None:
    """Somebody asks for a moment while a bot talks, where the game has talks."""
    for _ in range(60):
        for line in (ann, bob):
            if line.state["you"] in line.view["to_move"][1:]:
                answer = await line.ask("hold")
                if answer["ok"]:
                    return
        await play([ann, bob], 1)


async def rest(lines: list[Line]) -> None:
    """Until the game waits for one of these people, so that nothing happens any more."""
    while whose(lines[0]) not in {line.state["you"] for line in lines}:
        await lines[0].next()


def walk(value: Any) -> Iterator[dict[str, Any]]:
    """Every object in a piece of JSON."""
    parts = value if isinstance(value, list) else []
    if isinstance(value, dict):
        yield value
        parts = list(value.values())
    for each in parts:
        yield from walk(each)


# --- what is written down -------------------------------------------------------------------------


async def seen(scenes: Scenes) -> dict[str, Any]:
    """Every table as each person sees it, without words: those may change."""
    found: dict[str, Any] = {}
    for scene, table in sorted(scenes.tables.items()):
        found[table] = {"scene": scene, "states": {}}
        if scene == "damaged":
            continue
        for name, guest in scenes.people.items():
            if name in ("ann", "bob", "cem", "wim"):
                async with guest.at(table) as line:
                    if line.frames[0]["type"] == "fault":
                        continue  # may not look at a deal of the day before their own try
                    said = line.frames[0]["talk"]
                    talk = [[each["name"], each["text"], each["channel"]] for each in said]
                    found[table]["states"][name] = {"state": line.state, "talk": talk}
    return found


def account_of(guest: Guest, old: bool) -> dict[str, Any]:
    """What the server says about somebody."""
    paths = ["/api/me", "/api/me/ratings", "/api/me/statistics", "/api/me/tokens", "/api/me/links",
             "/api/me/blocks"]  # fmt: skip
    paths += [] if old else ["/api/me/results", "/api/puzzles"]
    found = {path: guest.get(path) for path in paths}
    cards: list[Any] = []
    while page := guest.get("/api/me/games" + (f"?before={cards[-1]['updated']}" if cards else "")):
        cards += page
    found["/api/me/games"] = sorted(card["table"] for card in cards)
    return found


def rows(database: Path) -> dict[str, int]:
    """How many rows each table of the database has."""
    with closing(sqlite3.connect(database)) as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall()
        return {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0]
                for (name,) in sorted(names) if not name.startswith("sqlite_")}  # fmt: skip


def logs(database: Path) -> dict[str, list[list[Any]]]:
    """All logs, by the table they belong to; a row of a side log names that one at its end."""
    found: dict[str, list[list[Any]]] = {}
    with closing(sqlite3.connect(database)) as connection:
        asked = "SELECT table_id, number, at, entry FROM log ORDER BY table_id, number"
        for name, number, at, entry in connection.execute(asked):
            table, *side = name.split(".", 1)
            found.setdefault(table, []).append([number, at, as_text(entry), *side])
    return found


def as_text(entry: bytes) -> str | dict[str, str]:
    """An entry as it stands there; a review is packed, and no text."""
    try:
        return entry.decode()
    except UnicodeDecodeError:
        return {"base64": b64encode(entry).decode()}


def damage(database: Path, table: str) -> None:
    """The last entry of this table is torn."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(
            "UPDATE log SET entry = substr(entry, 1, length(entry) / 2) WHERE table_id = ?"
            " AND number = (SELECT max(number) FROM log WHERE table_id = ?)", (table, table),
        )  # fmt: skip


@contextmanager
def serving(fondaco: list[str], database: str, *options: str) -> Iterator[str]:
    port = str(free_port())
    address = f"http://127.0.0.1:{port}"
    given = [*fondaco, "serve", "--port", port, "--database", database, "--minds", "2", *options]
    with subprocess.Popen(given) as house:
        try:
            eventually(lambda: house.poll() is not None or is_open(address), 180)
            yield address
        finally:
            house.terminate()
            house.wait(30)


async def scenes_of(address: str, old: bool) -> dict[str, Any]:
    """Play all scenes; what was seen and said at their end."""
    scenes = Scenes(address, old)
    await scenes.all()
    tables = await seen(scenes)
    people = {
        name: {"id": guest.id, "cookie": guest.web.cookies.get("fondaco"),
               **scenes.ways_in.get(name, {}), "says": account_of(guest, old)}
        for name, guest in scenes.people.items()
    }  # fmt: skip
    events = {
        event: {"scene": scene, "says": scenes.ann.get(f"/api/events/{event}")}
        for scene, event in scenes.events.items()
    }
    return {"people": people, "tables": tables, "events": events}


def write(name: str, fondaco: list[str], old: bool, work: Path) -> None:
    database = work / "house.db"
    url = f"sqlite:///{database}"

    def admin(*command: str) -> str:
        return subprocess.run([*fondaco, "admin", "--database", url, *command], check=True,
                              capture_output=True, text=True).stdout  # fmt: skip

    options = [] if old else ["--review-worlds", "2"]
    with serving(fondaco, url, *options) as address:
        written = asyncio.run(scenes_of(address, old))
    tables = written["tables"]
    admin("ban", written["people"]["eve"]["id"], "--reason", "was rude")
    if not old:
        for who, role in (("ann", "owner"), ("bob", "moderator")):
            admin("role", who, role)
            written["people"][who]["says"]["/api/me"]["role"] = role
        admin("mute", "robot", "--reason", "talks too much")
        admin("report", "1", "taken")
        admin("announce", "We play again on Friday.")
        admin("invite", "--uses", "5", "--days", "365", "--label", "the club")
    torn = next(table for table, found in tables.items() if found["scene"] == "damaged")
    damage(database, torn)
    target = work / name
    (target / "logs").mkdir(parents=True)
    (target / "records").mkdir()
    for table, lines in logs(database).items():
        if table in written["events"]:
            scene = f"event-{written['events'][table]['scene']}"
            keep(target / "logs" / f"{scene}.jsonl", lines)
            continue
        scene = slug(tables[table]["scene"])
        tables[table]["entries"] = len([line for line in lines if len(line) == 3])
        tables[table]["side"] = {line[3]: line[0] + 1 for line in lines if len(line) > 3}
        keep(target / "logs" / f"{scene}.jsonl", lines)
        if any(shown["state"]["view"] for shown in tables[table]["states"].values()):
            (target / "records" / f"{scene}.txt").write_text(admin("export", table), "utf-8")
    admin("backup", str(work / "sqlite"))
    [copy] = (work / "sqlite").glob("*.db")
    pack(copy, target / "house.db.gz")
    admin("backup", "--portable", str(work / "portable"))
    [portable] = (work / "portable").glob("*.jsonl.gz")
    shutil.copy(portable, target / "house.jsonl.gz")
    text = json.dumps({**written, "rows": rows(copy)}, ensure_ascii=False, sort_keys=True)
    (target / "written.json.gz").write_bytes(gzip.compress(text.encode(), mtime=0))
    shutil.move(target, FOLDER / name)


def keep(file: Path, lines: list[list[Any]]) -> None:
    """Write a log, each row on a line."""
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")


def slug(scene: str) -> str:
    return scene.replace(",", "").replace(" ", "-")


def pack(source: Path, target: Path) -> None:
    target.write_bytes(gzip.compress(source.read_bytes(), mtime=0))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("name")
    parser.add_argument("--fondaco", default="")
    parser.add_argument("--old", action="store_true")
    given = parser.parse_args()
    quick = "from tests.server.passwords import hash_quickly; hash_quickly(); "
    here = [sys.executable, "-c", f"{quick}from fondaco.cli import main; main()"]
    work = Path(tempfile.mkdtemp(prefix="fondaco-upgrade-"))  # kept if something goes wrong
    write(given.name, [given.fondaco] if given.fondaco else here, given.old, work)
    shutil.rmtree(work)


if __name__ == "__main__":
    main()
