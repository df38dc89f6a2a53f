"""A server and a house for one person answer the same requests alike.

Both have the same names, seeds and person, and one process thinks for both.
"""

import asyncio
import json
import secrets
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from hashlib import sha256
from typing import Any

import pytest
from litestar.testing import TestClient

from fondaco.games import rulesets
from fondaco.host import bot_thinking, bot_turns
from fondaco.server import app as server_app
from fondaco.server.app import Config, create_app
from tests.long import long, mostly_long
from tests.server.houses import FREE, InProcessBots
from tests.server.sent import follow
from tests.solo.hosts import MemoryHost, Player

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")

TIMES = {"at", "updated", "now", "created", "begins", "ends", "closes", "since"}
Answer = tuple[int, Any]
Ask = Callable[..., Awaitable[Answer]]
Script = Callable[[Ask], Coroutine[Any, Any, None]]
NEW = {"game": "batavia", "players": 3, "bots": {"1": "random", "2": "random"}, "calm": False,
       "talk": 0}  # fmt: skip


@pytest.fixture(autouse=True)
def same_chance(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Names and seeds are counted, so that both houses draw the same."""
    count: Counter[str] = Counter()

    def drawn(length: int) -> str:
        count["seeds"] += length == 16
        text = f"seed {count['seeds']}" if length == 16 else "person"
        return sha256(text.encode()).hexdigest()[: 2 * length]

    def named(length: int) -> str:
        count["names"] += length == 8
        text = f"table {count['names']}" if length == 8 else "cookie"
        return sha256(text.encode()).hexdigest()[:12]

    monkeypatch.setattr(secrets, "token_hex", drawn)
    monkeypatch.setattr(secrets, "token_urlsafe", named)
    monkeypatch.setattr(server_app, "ThinkingPool", lambda processes: InProcessBots())
    monkeypatch.setattr(bot_turns, "PACES_S", dict.fromkeys(bot_turns.PACES_S, (0.0, 0.0)))

    def again() -> None:
        count.clear()
        bot_thinking._bots.clear()  # a bot remembers the table by its name

    return again


def timeless(value: Any) -> Any:
    """The same without times."""
    if isinstance(value, dict):
        return {key: 0 if key in TIMES else timeless(each) for key, each in value.items()}
    if isinstance(value, list):
        return [timeless(each) for each in value]
    return value


def read(text: str) -> Any:
    try:
        return timeless(json.loads(text))
    except ValueError:
        return text


def on_server(client: TestClient[Any], script: Script) -> list[tuple[str, Answer]]:
    answers: list[tuple[str, Answer]] = []

    async def ask(method: str, path: str, body: Any = None, lang: str = "en") -> Answer:
        more = {} if body is None else {"json": body}
        answer = client.request(method, path, headers={"accept-language": lang}, **more)
        answers.append((f"{method} {path} {lang}", (answer.status_code, read(answer.text))))
        return answers[-1][1]

    asyncio.run(script(ask))
    return answers


def alone(script: Script) -> list[tuple[str, Answer]]:
    answers: list[tuple[str, Answer]] = []

    async def run() -> None:
        player = Player(MemoryHost())
        player.host.time = time.time()

        async def ask(method: str, path: str, body: Any = None, lang: str = "en") -> Answer:
            answer = await player.ask(method, path, body, lang)
            answers.append((f"{method} {path} {lang}", (answer.status, read(answer.body))))
            return answers[-1][1]

        await script(ask)
        await player.house.close()

    asyncio.run(run())
    return answers


@pytest.fixture
def client() -> Iterator[TestClient[Any]]:
    config = Config(database="sqlite://", minds=1, bounds=FREE, review_worlds=2)
    with TestClient(create_app(config)) as found:
        yield found


def compare(client: TestClient[Any], again: Callable[[], None], script: Script) -> None:
    again()
    served = on_server(client, script)
    again()
    mine = alone(script)
    assert [asked for asked, _ in mine] == [asked for asked, _ in served]
    for (asked, one), (_, other) in zip(mine, served, strict=True):
        assert one == other, asked


# --- the scripts ----------------------------------------------------------------------------------


async def strangers(ask: Ask) -> None:
    """Before the person has said a name."""
    await ask("GET", "/api/me")
    await ask("GET", "/api/me/games")
    await ask("POST", "/api/tables", NEW)
    await ask("GET", "/api/me/statistics", lang="fr")
    await ask("POST", "/api/me", {"name": "  "}, lang="de")
    await ask("POST", "/api/me", {"name": "Ann", "language": "xx"})
    await ask("POST", "/api/me", {"name": "Ann", "language": "de"})
    await ask("GET", "/api/me")


async def pages(ask: Ask) -> None:
    """What is there without a game."""
    await ask("POST", "/api/me", {"name": "Ann"})
    for path in ("restart", "entry", "announcement", "me/ratings", "me/blocks", "me/statistics",
                 "me/results", "me/mistakes", "tables", "words/en", "words/xx", "setting/batavia",
                 "setting/oltremare?edition=2004", "setting/chess", "ratings/batavia", "ratings/x",
                 "players/nobody", "shows/x", "guides/x", "learn/x", "rules/x", "events",
                 "puzzles/nothing", "days/1999-01-01", "days/x", "nothing"):  # fmt: skip
        await ask("GET", f"/api/{path}", lang="it")
    for lang in ("en", "nl"):
        for path in ("rules/batavia", "guides/batavia", "learn/batavia", "puzzles",
                     "puzzles/today"):  # fmt: skip
            await ask("GET", f"/api/{path}", lang=lang)
    await ask("POST", "/api/examples/x", {})
    await ask("POST", "/api/learn/x/play-on", {})


async def tables(ask: Ask) -> None:
    """Opening, seats, and everything about a table that is not over."""
    await ask("POST", "/api/me", {"name": "Ann"})
    for wrong in ({"game": "chess"}, {"players": 9}, {"talk": -1}, {"title": "x" * 61},
                  {"options": {"x": "y"}}, {"seat": 1}, {"bots": {"1": "nobody"}}, {"seat": 7},
                  {"clock": {"kind": "live"}}, {"start": True, "bots": {}}, {"open_after": 99},
                  {"same_deal_as": "nothing"}, {"ladder": True}, {"name": "x" * 99}):  # fmt: skip
        await ask("POST", "/api/tables", {**NEW, **wrong}, lang="fr")
    _, opened = await ask("POST", "/api/tables", {**NEW, "bots": {}, "title": "Mine"})
    at = f"/api/tables/{opened['table']}"
    await ask("GET", f"{at}?lang=de")
    await ask("GET", f"{at}?lang=")
    for path in ("remarks", "forked?lang=de", "record", "replay", "review", "review/page", "open",
                 "talk?channel=table&before=5", "talk?channel=gallery&before=5", "compare",
                 "rating", "choices", "moments/3", "mistakes/3", "known?ply=0&seat=0"):  # fmt: skip
        await ask("GET", f"{at}/{path}", lang="nl")
    await ask("POST", f"{at}/start", {})
    await ask("POST", f"{at}/bot", {"seat": 0, "bot": "random"})
    await ask("POST", f"{at}/bot", {"seat": 1, "bot": "random"})
    await ask("POST", f"{at}/bot", {"seat": 1, "bot": ""})
    for seat in (1, 2):
        await ask("POST", f"{at}/bot", {"seat": seat, "bot": "random"})
    await ask("POST", f"{at}/leave", {})
    await ask("POST", f"{at}/leave", {})
    await ask("POST", f"{at}/sit", {"seat": 0, "name": ""})
    await ask("POST", f"{at}/rematch", {})
    await ask("POST", f"{at}/fork", {"ply": 0, "seat": 0})
    for aid in ("advice", "worth", "doubt"):
        await ask("POST", f"{at}/{aid}", {"move": "x"} if aid == "doubt" else {})
    await ask("POST", f"{at}/review", {})
    await ask("POST", f"{at}/close", {})
    await ask("POST", f"{at}/close", {})
    await ask("GET", "/api/me/games")
    await ask("GET", "/api/tables/nothing")
    await ask("POST", "/api/quick", {"game": "batavia", "ladder": True})


async def learning(ask: Ask) -> None:
    """Lessons, examples, recorded games and puzzles."""
    await ask("POST", "/api/me", {"name": "Ann"})
    _, opened = await ask("POST", "/api/learn/batavia/play-on", {})
    await ask("GET", f"/api/tables/{opened['table']}?lang=it")
    await ask("GET", "/api/shows/batavia?lang=de")
    await ask("GET", "/api/shows/batavia/replay?lang=de&seat=1&first=20")
    _, today = await ask("GET", "/api/puzzles/today")
    puzzle = today["puzzles"][0]["id"]
    _, shown = await ask("GET", f"/api/puzzles/{puzzle}", lang="fr")
    await ask("POST", f"/api/puzzles/{puzzle}/answer", {"move": "nothing"})
    for choice in shown["choices"][:2]:
        await ask("POST", f"/api/puzzles/{puzzle}/answer", {"move": choice["move"]}, lang="fr")
    await ask("GET", "/api/puzzles", lang="de")
    await ask("GET", "/api/puzzles/today", lang="de")


@pytest.mark.parametrize("script", mostly_long([tables, strangers, pages, learning], 2))
def test_answers_are_the_same(
    client: TestClient[Any], same_chance: Callable[[], None], script: Script
) -> None:
    compare(client, same_chance, script)


# --- whole games ----------------------------------------------------------------------------------


async def after_a_game(ask: Ask, table: str) -> None:
    """Everything that can be asked about a game that is over."""
    at = f"/api/tables/{table}"
    for lang in ("de", "it"):
        await ask("GET", f"{at}?lang={lang}")
        await ask("GET", f"{at}/replay?seat=0&first=0&lang={lang}")
        await ask("GET", f"{at}/replay?first=1000000000&lang={lang}")
        await ask("GET", f"{at}/known?ply=9&seat=0&lang={lang}")
        await ask("GET", f"{at}/talk?channel=table&before=50&lang={lang}")
        await ask("GET", f"{at}/moments/9?lang={lang}")
        await ask("GET", f"{at}/forked?lang={lang}")
    for path in ("record", "compare", "rating", "choices", "review", "review/page", "remarks",
                 "replay?seat=9", "known?ply=99999&seat=0", "mistakes/1"):  # fmt: skip
        await ask("GET", f"{at}/{path}")
    for path in ("me/games", "me/statistics", "me/results"):
        await ask("GET", f"/api/{path}")
    for wrong in (
        {"ply": -1, "seat": 0},
        {"ply": 5, "seat": 9},
        {"ply": 5, "seat": 0, "move": "x"},
    ):
        await ask("POST", f"{at}/fork", wrong, lang="nl")
    _, forked = await ask("POST", f"{at}/fork", {"ply": 7, "seat": 0, "bot": "random"})
    await ask("GET", f"/api/tables/{forked['table']}?lang=fr")
    await ask("GET", f"/api/tables/{forked['table']}/forked?lang=fr")
    await ask("POST", f"/api/tables/{forked['table']}/close", {})
    _, once_more = await ask("POST", f"{at}/rematch", {})
    await ask("POST", f"/api/tables/{once_more['table']}/close", {})
    deal = {"game": "batavia", "players": 3, "same_deal_as": table, "title": "Again"}
    _, same = await ask("POST", "/api/tables", deal)
    await ask("GET", f"/api/tables/{same['table']}?lang=nl")
    await ask("GET", f"{at}/compare")


OTHERS: list[tuple[str, dict[str, Any]]] = [
    ("ping", {}), ("check", {"move": "nothing"}), ("undo", {}), ("pause", {}), ("resume", {}),
          ("say", {"text": "Hello"}), ("say", {"text": ""}), ("pace", {"pace": "quick"}),
          ("coach", {"aids": ["advice"]}), ("order", {"orders": {"x": 1}}), ("hold", {}),
          ("grant", {"seat": 1}), ("relieve", {"seat": 1}), ("return", {}), ("whole", {}),
          ("done", {}), ("stand", {"bot": "nobody"})]  # fmt: skip


def chosen(state: dict[str, Any], made: int) -> str:
    listed = state["view"]["moves"]
    move: str = listed[made % len(listed)]
    return move


def waits_for_me(state: dict[str, Any]) -> bool:
    return bool(state.get("ask") and state["ask"]["waited_for"])


class Streams:
    """The frames of a game: those of the log, and the answers. Each kind has its order."""

    def __init__(self) -> None:
        self.updates: list[Any] = []
        self.answers: list[Any] = []

    def add(self, frame: dict[str, Any]) -> None:
        if frame["type"] in ("welcome", "update"):
            self.updates.append(timeless(frame))
        elif frame["type"] in ("answer", "fault") and not frame.get("id", "").startswith("quiet"):
            self.answers.append(frame)


def served_game(client: TestClient[Any], table: str, lang: str, moves: int) -> Streams:
    streams, made = Streams(), 0
    state: dict[str, Any] = {}
    with client.websocket_connect(f"/ws/{table}?lang={lang}") as socket:

        def take() -> dict[str, Any]:
            nonlocal state
            frame: dict[str, Any] = json.loads(socket.receive_text(timeout=60))
            state = follow(state, frame)
            streams.add(frame)
            return frame

        def ask(number: str, kind: str, **fields: Any) -> None:
            socket.send_text(json.dumps({"type": kind, "id": number, **fields}))
            while (frame := take())["type"] != "answer" or frame["id"] != number:
                pass

        def quiet() -> None:
            """Bots have said what they want to say, and we have heard it."""
            stewards = client.app.state.services.stewards.known
            while table in stewards and not stewards[table][0]._asleep_until:
                time.sleep(0.002)
            ask(f"quiet {len(streams.updates)}", "ping")

        take()
        if state["status"] == "open":
            client.post(f"/api/tables/{table}/start")
        quiet()
        while made < moves and state["status"] == "playing":
            quiet()
            if waits_for_me(state):
                if made == 1:
                    for at, (kind, fields) in enumerate(OTHERS):
                        ask(f"other {at}", kind, **fields)
                ask(f"move {made}", "move", move=chosen(state, made))
                made += 1
    return streams


async def lonely_game(player: Player, table: str, lang: str, moves: int) -> Streams:
    streams, made = Streams(), 0
    page = await player.at(table, lang=lang).welcomed()
    if page.state["status"] == "open":
        await player.post(f"/api/tables/{table}/start")
    turns = player.house.tables._turns
    while made < moves and await page.my_turn():
        while table in turns and not turns[table].idle:
            await asyncio.sleep(0)
        if not waits_for_me(page.state):
            continue
        if made == 1:
            for at, (kind, fields) in enumerate(OTHERS):
                await page.send(kind, f"other {at}", **fields)
        await page.send("move", f"move {made}", move=chosen(page.state, made))
        made += 1
    for frame in page.frames:
        streams.add(frame)
    page.connection.closed()
    return streams


def tidy(streams: Streams, moves: int) -> tuple[list[Any], list[Any]]:
    """Without what bots did after the person's last move: one house may be a step further."""
    last = max(
        (at for at, each in enumerate(streams.updates) if each.get("seat") == 0
         and each["type"] == "update"), default=0,
    )  # fmt: skip
    return streams.updates[: last + 1], streams.answers


@pytest.mark.parametrize(
    ("ruleset", "lang", "moves"),
    mostly_long(
        [
            ("batavia", "de", 6),
            *((name, lang, 10_000) for name in rulesets() for lang in ("fr", "en")),
        ]
    ),
)
def test_the_frames_of_a_game_are_the_same(
    client: TestClient[Any], same_chance: Callable[[], None], ruleset: str, lang: str, moves: int
) -> None:
    game, rules = rulesets()[ruleset]
    new = {**NEW, "game": game.name, "options": dict(rules.options), "coach": True}
    same_chance()
    client.post("/api/me", json={"name": "Ann"})
    table = client.post("/api/tables", json=new).json()["table"]
    served = served_game(client, table, lang, moves)

    async def alone_at_it() -> Streams:
        player = await Player().begin()
        assert (await player.post("/api/tables", **new))["table"] == table
        found = await lonely_game(player, table, lang, moves)
        await player.house.close()
        return found

    same_chance()
    mine = asyncio.run(alone_at_it())
    ours, theirs = tidy(mine, moves), tidy(served, moves)
    assert ours[1] == theirs[1]
    for one, other in zip(ours[0], theirs[0], strict=True):
        assert one == other


@long
def test_answers_about_a_finished_game_are_the_same(
    client: TestClient[Any], same_chance: Callable[[], None]
) -> None:
    new = {**NEW, "start": True, "options": {"setup": "quick"}, "coach": True}

    async def served(ask: Ask) -> None:
        await ask("POST", "/api/me", {"name": "Ann"})
        _, opened = await ask("POST", "/api/tables", new)
        served_game(client, opened["table"], "de", 10_000)
        await after_a_game(ask, opened["table"])

    same_chance()
    theirs = on_server(client, served)
    same_chance()
    ours: list[tuple[str, Answer]] = []

    async def alone_at_it() -> None:
        player = Player(MemoryHost())
        player.host.time = time.time()

        async def ask(method: str, path: str, body: Any = None, lang: str = "en") -> Answer:
            answer = await player.ask(method, path, body, lang)
            ours.append((f"{method} {path} {lang}", (answer.status, read(answer.body))))
            return ours[-1][1]

        await ask("POST", "/api/me", {"name": "Ann"})
        _, opened = await ask("POST", "/api/tables", new)
        await lonely_game(player, opened["table"], "de", 10_000)
        await after_a_game(ask, opened["table"])
        await player.house.close()

    asyncio.run(alone_at_it())
    assert [asked for asked, _ in ours] == [asked for asked, _ in theirs]
    different = [
        (asked, one, other)
        for (asked, one), (_, other) in zip(ours, theirs, strict=True)
        if one != other and "/review" not in asked
    ]
    assert not different, [asked for asked, *_ in different]
