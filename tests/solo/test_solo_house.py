"""A house for one person: what is confirmed is kept, and everything a person alone does works."""

import asyncio
import json
import subprocess
import sys
from datetime import date
from typing import Any

import pytest

from fondaco.analysis import review
from fondaco.contract.refused import Refused
from fondaco.games import rulesets
from fondaco.host import bot_turns, win_chances
from fondaco.solo import browser, thinking
from fondaco.solo import reviews as solo_reviews
from fondaco.solo.days import seed_of
from tests.long import long, mostly_long
from tests.server.sent import follow
from tests.solo.blocking import BLOCK
from tests.solo.hosts import MemoryHost, Page, Player


def shown(page: Page) -> Any:
    """The newest state, without the time."""
    return {**page.state, "at": 0}


def test_it_needs_no_library() -> None:
    """Everything that a browser's workers import."""
    code = f"{BLOCK}\nimport fondaco.solo.browser as b\nprint(b.think('nonsense'))"
    found = subprocess.run([sys.executable, "-c", code], text=True, capture_output=True, check=True)
    assert "trouble" in json.loads(found.stdout)


@pytest.mark.parametrize(
    ("ruleset", "moves"),
    mostly_long([("batavia", 8), *((name, 10_000) for name in rulesets())]),
)
def test_a_game_against_bots(ruleset: str, moves: int) -> None:
    game, rules = rulesets()[ruleset]

    async def play() -> None:
        player = await Player().begin()
        bots = {"1": "deckhand", "2": "merchant"}
        table = await player.open(game.name, 3, options=dict(rules.options), bots=bots)
        page = await player.at(table, lang="it").welcomed()
        await page.play(moves)
        assert moves < 10_000 or page.state["status"] == "over"
        assert (page.code, page.state["table"]) == (0, table)
        await player.house.close()

    asyncio.run(play())


@pytest.mark.parametrize("every", mostly_long([7, 1]))
def test_a_worker_that_is_killed_loses_nothing(every: int) -> None:
    """After each entry, another house finds the table as it was."""

    async def play() -> None:
        player = await Player().begin()
        table = await player.open("batavia", options={"setup": "quick"})
        page = await player.at(table, lang="de").welcomed()
        rows: dict[int, list[Any]] = {}
        save = player.host.save

        async def noted(kind: str, key: str, text: str) -> None:
            await save(kind, key, text)
            log, _, number = key.rpartition("/")
            if log == table:
                rows[int(number)] = player.host.all()

        player.host.save = noted  # type: ignore[method-assign]
        await page.play(12)
        states = {0: shown(page)}
        seen: dict[str, Any] = {}
        for frame in page.frames:
            seen = follow(seen, frame)
            if seen:
                states[seen["number"]] = {**seen, "at": 0}
        assert set(rows) <= set(states)
        for number in sorted(rows)[::every]:
            again = Player(MemoryHost(rows[number]))
            again.house.tables.wake = lambda room: None  # type: ignore[method-assign]
            await again.begin()
            assert again.house.store.me == player.house.store.me
            other = await again.at(table, lang="de").welcomed()
            assert shown(other) == states[number]
            [index] = await again.get("/api/me/games")
            assert index["table"] == table
            await again.house.close()
        await player.house.close()

    asyncio.run(play())


def test_a_move_that_cannot_be_kept_is_refused_and_the_table_stays_as_it_was() -> None:
    async def play() -> None:
        player = await Player().begin()
        table = await player.open("batavia")
        page = await player.at(table, lang="en").welcomed()
        assert await page.my_turn()
        before, kept = shown(page), player.host.all()
        player.host.full = True
        answer = await page.send("move", move=before["view"]["moves"][0])
        assert (answer["ok"], answer["name"]) == (False, "storage-full")
        assert "storage" in answer["reason"]
        assert await player.refused("POST", "/api/quick", game="batavia") == (503, "storage-full")
        assert await player.refused("POST", f"/api/tables/{table}/pause") == (503, "storage-full")
        assert player.host.all() == kept
        fresh = await player.at(table, lang="en").welcomed()
        assert shown(fresh) == before
        player.host.full = False
        assert (await page.send("move", move=before["view"]["moves"][0]))["ok"]
        await player.house.close()

    asyncio.run(play())


def test_what_a_newer_version_has_written_gets_a_sentence_and_is_not_lost() -> None:
    async def play() -> None:
        player = await Player().begin()
        table = await player.open("batavia", start=False)
        rows = player.host.all()
        number = 1 + max(int(key.rpartition("/")[2]) for kind, key, _ in rows if kind == "log")
        strange = json.dumps({"at": 1, "entry": json.dumps({"kind": "levitated"})})
        host = MemoryHost([*rows, ("log", f"{table}/{number}", strange), ("orbit", "a", "b")])
        again = await Player(host).begin()
        page = again.at(table, lang="en")
        while not page.code:
            await page.more()
        assert (page.frames[-1]["name"], page.code) == ("set-aside", 4503)
        assert await again.refused("GET", f"/api/tables/{table}") == (503, "set-aside")
        assert [each["table"] for each in await again.get("/api/me/games")] == [table]
        assert len(host.rows) == len(rows) + 2
        await player.house.close()
        await again.house.close()

    asyncio.run(play())


def test_the_practice_deal_of_a_day_is_the_same_for_everybody() -> None:
    async def play() -> list[Any]:
        player = await Player().begin()
        day = await player.get("/api/days/today")
        assert (day["stage"], day["results"], day["mine"]) == ("running", [], None)
        table = (await player.post("/api/days/today"))["table"]
        assert (await player.post("/api/days/today"))["table"] == table
        state = await player.get(f"/api/tables/{table}?lang=en")
        assert (state["day"], state["counted"]) == (day["day"], False)
        assert len((await player.get("/api/days"))["days"]) == 30
        await player.house.close()
        return [state["commitment"], day["commitment"]]

    one, two = asyncio.run(play()), asyncio.run(play())
    assert one == two
    assert seed_of(date(2026, 11, 18)) != seed_of(date(2026, 11, 19))


@long
def test_a_record_goes_out_and_comes_back_and_a_review_comes_in_passes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(solo_reviews, "BUDGET", 2)
    monkeypatch.setattr(review, "QUICK", 2)

    async def play() -> None:
        player = await Player().begin()
        table = await player.open("batavia", options={"setup": "quick"})
        page = await player.at(table, lang="en").welcomed()
        await page.play()
        found = await player.ask("GET", f"/api/tables/{table}/record")
        assert found.status == 200, (found, page.state["status"])
        record = found.body
        await player.house.close()
        again = await Player().begin()
        answer = await again.ask("POST", "/api/records", record)
        assert answer.status == 201, answer
        other = json.loads(answer.body)["table"]
        assert (await again.ask("GET", f"/api/tables/{other}/record")).body == record
        assert await again.refused("POST", "/api/records") != (201, "")
        stages = []
        while (state := await again.ask("POST", f"/api/tables/{other}/review")).status == 200:
            found = json.loads(state.body)
            stages.append(found["stage"])
            if found["status"] == "done":
                break
            await asyncio.sleep(0)
        assert [*dict.fromkeys(stages)][-2:] == ["first", "full"]
        read = await again.get(f"/api/tables/{other}/review/page?lang=fr")
        assert read["stage"] == "full"
        third = await Player(MemoryHost(again.host.all())).begin()
        assert await third.get(f"/api/tables/{other}/review/page?lang=fr") == read
        mistakes = await third.get("/api/me/mistakes")
        assert mistakes["games"] == 1
        for each in (again, third):
            await each.house.close()

    asyncio.run(play())


def test_a_refusal_keeps_its_values_between_the_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(work: thinking.Work) -> None:
        raise Refused("no-seat", seat=7, names=Refused("no-answer"))

    async def ask() -> None:
        monkeypatch.setitem(thinking.KINDS, "advise", refuse)
        with pytest.raises(Refused) as refused:
            await thinking.Thinker(MemoryHost())._ask(thinking.Work("advise"), int)
        assert refused.value.name == "no-seat"
        assert refused.value.values == {"seat": 7, "names": str(Refused("no-answer"))}

    asyncio.run(ask())


def test_orders_undo_talk_and_coach_at_a_table() -> None:
    async def play() -> None:
        player = await Player().begin()
        table = await player.open("oltremare", coach=True)
        page = await player.at(table, lang="en").welcomed()
        assert await page.my_turn()
        assert (await page.send("coach", aids=["advice", "worth", "warning"]))["ok"]
        assert (await page.send("say", text="Hello"))["ok"]
        weighed = await player.post(f"/api/tables/{table}/worth", move="")
        assert "offers" in weighed
        move = page.state["view"]["moves"][0]
        assert "grave" in await player.post(f"/api/tables/{table}/doubt", move=move)
        assert (await page.send("pause"))["ok"]
        assert (await page.send("resume"))["ok"]
        await player.house.close()

    asyncio.run(play())


def test_a_browsers_worker_speaks_javascript() -> None:
    """With fakes in the place of JavaScript's callbacks."""
    rows: list[tuple[str, str, str]] = []

    class Given:
        async def save(self, kind: str, key: str, text: str) -> None:
            rows.append((kind, key, text))

        async def think(self, line: str) -> str:
            return browser.think(line)

    async def play() -> None:
        house = browser.open_house(Given())
        await house.load([])
        named = await house.request("POST", "/api/me", {"accept-language": "de"}, '{"name":"Ann"}')
        assert (named["status"], json.loads(named["body"])["name"]) == (200, "Ann")
        sent: list[str] = []
        closed: list[int] = []
        house.connect("/ws/nothing", sent.append, lambda code, reason: closed.append(code))
        while not closed:
            await asyncio.sleep(0)
        assert (json.loads(sent[0])["name"], closed) == ("no-table", [4404])

    asyncio.run(play())
    assert [kind for kind, *_ in rows] == ["me"]


def test_work_that_makes_no_sense_is_answered() -> None:
    assert json.loads(thinking.think_line("{"))["trouble"]
    assert json.loads(thinking.think_line('{"kind":"dream"}'))["trouble"]


def test_everything_can_be_deleted() -> None:
    async def play() -> None:
        player = await Player().begin()
        table = await player.open("batavia")
        page = await player.at(table, lang="en").welcomed()
        assert (await player.ask("DELETE", "/api/me", {})).status == 200
        assert (player.host.rows, page.frames[-1]["name"]) == ({}, "signed-out")
        assert await player.get("/api/me") is None
        assert await player.refused("GET", f"/api/tables/{table}") == (404, "no-table")
        await player.house.close()

    asyncio.run(play())


def test_a_page_is_not_shown_what_is_not_saved_yet() -> None:
    async def play() -> None:
        player = await Player().begin()
        table = await player.open("batavia", start=False)
        wait, save = asyncio.Event(), player.host.save

        async def slowly(kind: str, key: str, text: str) -> None:
            await wait.wait()
            await save(kind, key, text)

        player.host.save = slowly  # type: ignore[method-assign]
        begun = asyncio.create_task(player.post(f"/api/tables/{table}/start"))
        while not player.house.tables.rooms[table].lock.locked():
            await asyncio.sleep(0)
        asked = asyncio.create_task(player.get(f"/api/tables/{table}?lang=en"))
        page = player.at(table, lang="en")
        for _ in range(20):
            await asyncio.sleep(0)
        assert not asked.done()
        assert not page.frames
        wait.set()
        await begun
        assert (await asked)["status"] == "playing"
        await player.house.close()

    asyncio.run(play())


def test_a_spectator_of_bots_gets_win_chances_and_open_hands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As at a server. A player gets neither."""
    monkeypatch.setattr(win_chances, "GAP_S", 0.0)
    monkeypatch.setattr(bot_turns, "PACES_S", dict.fromkeys(bot_turns.PACES_S, (0.0, 0.0)))

    async def watch() -> None:
        player = await Player().begin()
        bots = {str(seat): "random" for seat in range(3)}
        table = await player.open(sit=False, bots=bots, open_after=1)
        path = f"/api/tables/{table}/open"
        page = await player.at(table, lang="en").welcomed()
        assert await player.refused("GET", path) == (400, "open-not-yet")
        while not page.state["open_hands"]:
            await page.more()
        shown = await player.get(path)
        at = player.house.tables.rooms[table].table
        assert at.game is not None
        then = at.game.at(shown["ply"])
        assert shown["hands"] == [then.view(seat).as_json()["hand"] for seat in range(3)]
        told = [each for each in page.frames if each["type"] == "chances"]
        assert told
        assert all(sum(each["chances"]) in (99, 100, 101) for each in told)
        # Somebody who comes later gets the last ones at once.
        later = await player.at(table, lang="en").welcomed()
        assert later.frames[1]["type"] == "chances"
        await page.status("over")
        assert await player.refused("GET", path) == (400, "open-over")

        table = await player.open(open_after=1)
        page = await player.at(table, lang="en").welcomed()
        await page.play(6)
        assert await player.refused("GET", f"/api/tables/{table}/open") == (400, "open-seat")
        assert not any(each["type"] == "chances" for each in page.frames)
        await player.house.close()

    asyncio.run(watch())
