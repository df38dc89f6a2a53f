"""The protocol: seats, reconnecting, repeating, pausing, taking back, standing in."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

from tests.server.guests import Frame, Guest, Line


def pair(house: str, game: str = "oltremare", **more: Any) -> tuple[Guest, Guest, str]:
    """Two people at a table of theirs that has begun."""
    ann, bob = Guest(house, "Ann"), Guest(house, "Bob")
    players = 2 if game == "oltremare" else 3
    bots = {} if players == 2 else {"2": "random"}
    table = ann.open(game, players=players, bots=bots, **more)
    bob.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")
    return ann, bob, table


async def mover(*lines: Line) -> Line:
    """Whoever is waited for, when all have heard the same."""
    newest = max(line.state["number"] for line in lines)
    for line in lines:
        while line.state["number"] < newest:
            await line.next()
    (found,) = [line for line in lines if line.waited_for()]
    return found


def test_seats_before_the_game(house: str) -> None:
    ann, bob, eve = Guest(house, "Ann"), Guest(house, "Bob"), Guest(house, "Eve")
    table = ann.open("batavia", bots={}, seat=1)
    where = f"/api/tables/{table}"
    assert "Seats are 0 to 2" in bob.refused(f"{where}/sit", seat=3)
    assert "seat is taken" in bob.refused(f"{where}/sit", seat=1)
    assert "called" in bob.refused(f"{where}/sit", name="ANN")
    bob.post(f"{where}/sit", seat=2)
    assert "already sit" in bob.refused(f"{where}/sit", seat=0)
    assert "Only the host" in bob.refused(f"{where}/bot", seat=0)
    ann.post(f"{where}/bot", seat=2, bot="")  # the host may show somebody out before the game
    bob.post(f"{where}/sit", seat=2)
    ann.post(f"{where}/bot", seat=0, bot="random")
    assert "All seats" in eve.refused(f"{where}/sit")
    assert "aren’t sitting" in eve.refused(f"{where}/leave")
    ann.post(f"{where}/bot", seat=0, bot="")
    bob.post(f"{where}/leave")
    assert [seat["kind"] for seat in ann.get(where)["seats"]] == ["open", "person", "open"]
    assert "Only the host" in bob.refused(f"{where}/close")
    ann.post(f"{where}/close")
    assert "closed" in bob.refused(f"{where}/sit")
    assert table not in [each["table"] for each in bob.get("/api/tables")]


def test_who_leaves_no_longer_sees_through_the_eyes_of_that_seat(house: str) -> None:
    ann, bob, eve = Guest(house, "Ann"), Guest(house, "Bob"), Guest(house, "Eve")
    table = ann.open("oltremare", players=2, bots={})
    bob.post(f"/api/tables/{table}/sit")

    async def work() -> None:
        async with bob.at(table) as left, eve.at(table) as came:
            assert (left.state["you"], came.state["you"]) == (1, -1)
            bob.post(f"/api/tables/{table}/leave")
            eve.post(f"/api/tables/{table}/sit")
            ann.post(f"/api/tables/{table}/start")
            await left.status("playing")
            await came.status("playing")
            assert (left.state["you"], came.state["you"]) == (-1, 1)
            assert left.view["seat"] == -1
            assert left.state["ask"] is None
            assert came.view["seat"] == 1
            assert json.dumps(came.view["hand"]) not in json.dumps(left.frames)

    asyncio.run(work())


def test_reconnecting_gives_exactly_what_was_missed(house: str) -> None:
    ann, bob, table = pair(house)

    async def work() -> None:
        async with ann.at(table, lang="en") as a, bob.at(table) as b:
            for _ in range(25):
                at = await mover(a, b)
                assert (await at.ask("move", move=at.view["moves"][-1]))["ok"]
            await mover(a, b)
            numbers, told = a.updates(), {f["number"]: f for f in a.frames if f["type"] == "update"}
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            for last in (numbers[0] - 1, numbers[10], numbers[-1]):
                async with ann.at(table, last, lang="en") as again:
                    welcome = again.frames[0]
                    missed = [each["number"] for each in welcome["missed"]]
                    assert missed == [n for n in numbers if n > last]
                    for each in welcome["missed"]:
                        for field in ("at", "what", "seat", "events", "speech"):
                            assert each[field] == told[each["number"]][field]
                    assert welcome["state"]["number"] == numbers[-1]
                    assert welcome["story"] == []
            # And what happens while one connects comes once, too.
            async with ann.at(table, numbers[5]) as again:
                at = await mover(a, b)
                await at.ask("move", move=at.view["moves"][0])
                await again.until(lambda f: f["type"] == "update")
                assert again.updates() == list(range(numbers[5] + 1, numbers[-1] + 2))

    asyncio.run(work())


def test_a_repeated_request_has_the_same_answer_and_happens_once(house: str) -> None:
    ann, bob, table = pair(house)

    async def work() -> None:
        async with ann.at(table) as a, bob.at(table) as b:
            at = await mover(a, b)
            move = at.view["moves"][0]
            first = await at.ask("move", "the same", move=move)
            assert first["ok"]
            assert await at.ask("move", "the same", move=move) == first
            who = ann if at is a else bob
            async with who.at(table) as other:  # on another connection, at once
                copies = [line.send("say", "once", text="ciao") for line in (at, other) * 3]
                await asyncio.gather(*copies)
                answers = [await at.until(answered) for _ in range(3)]
                answers += [await other.until(answered) for _ in range(3)]
                assert len({answer["number"] for answer in answers}) == 1
            async with bob.at(table) as fresh:
                assert [said["text"] for said in fresh.frames[0]["talk"]] == ["ciao"]
                assert fresh.state["number"] == first["number"] + 1
            # The same id of somebody else is another one.
            other = b if at is a else a
            assert (await other.ask("say", "once", text="salve"))["number"] == first["number"] + 2

    asyncio.run(work())


def tells(number: int) -> Callable[[Frame], bool]:
    """Whether a frame tells of that entry."""
    return lambda frame: bool(frame.get("number") == number)


def answered(frame: Frame) -> bool:
    return bool(frame["type"] == "answer" and frame["id"] == "once")


def test_moves_are_refused_with_a_reason_and_checked_without_being_made(house: str) -> None:
    ann, bob, table = pair(house)

    async def work() -> None:
        async with ann.at(table, lang="en") as a, bob.at(table, lang="en") as b:
            at = await mover(a, b)
            other = b if at is a else a
            before = at.state["number"]
            move = at.view["moves"][0]
            assert await other.reason("move", move=move)
            assert await at.reason("move", move="fly")
            assert await at.reason("check", move="fly")
            assert (await at.ask("check", move=move))["ok"]
            assert "Nobody is trading" in await at.reason("done")
            assert "already play" in await at.reason("return")
            assert "game has already started" in await at.reason("resume")
            assert "not wait" in await at.reason("relieve", seat=other.state["you"])
            assert "waited a minute for" in await other.reason("relieve", seat=at.state["you"])
            assert "Only spectators" in await at.reason("say", text="hi", channel="gallery")
            assert (await at.ask("ping"))["ok"]
            async with Guest(house, "Eve").at(table) as eve, Guest(house).at(table) as nobody:
                assert "only watch" in await eve.reason("move", move=move)
                assert "only watch" in await eve.reason("order", orders={"decline_all": True})
                assert "only watch" in await eve.reason("check", move=move)
                assert "Only seated players" in await eve.reason("pause")
                assert "Only seated players" in await eve.reason("say", text="hi")
                assert "Choose a name" in await nobody.reason("move", move=move)
                assert "Choose a name" in await nobody.reason("say", text="x", channel="gallery")
                assert eve.state["number"] == before

    asyncio.run(work())


def test_the_gallery_is_heard_by_those_who_watch(house: str) -> None:
    ann, bob, table = pair(house)
    eve, finn = Guest(house, "Eve"), Guest(house, "Finn")

    async def work() -> None:
        async with ann.at(table) as a, eve.at(table) as e, finn.at(table) as f:
            said = "<script>alert('seat 0 holds gems')</script>"
            for _ in range(2):  # a repeated one is said once
                assert (await e.ask("say", "g1", text=said, channel="gallery"))["ok"]
            heard = await f.until(lambda frame: frame["type"] == "overheard")
            assert heard["speech"]["text"] == said
            assert heard["speech"]["channel"] == "gallery"
            await a.ask("ping")
            await f.ask("ping")
            assert said not in json.dumps(a.frames)
            assert [x["type"] for x in f.frames].count("overheard") == 1
            async with bob.at(table) as b, Guest(house).at(table) as late:
                assert b.frames[0]["talk"] == []
                assert [each["text"] for each in late.frames[0]["talk"]] == [said]

    asyncio.run(work())


def test_pause_resume_stand_in_and_return(house: str) -> None:
    ann, bob, table = pair(house, clock={"kind": "live", "bank": 600, "increment": 5})
    where = f"/api/tables/{table}"

    async def work() -> None:
        async with ann.at(table, lang="en") as a, bob.at(table, lang="en") as b:
            at = await mover(a, b)
            other = b if at is a else a
            assert at.state["running"] == at.state["you"]
            assert (await other.ask("pause"))["ok"]
            assert "paused" in await at.reason("move", move=at.view["moves"][0])
            assert at.state["running"] == -1
            ann.post(f"{where}/resume")
            bob.post(f"{where}/pause")
            assert "paused" in ann.refused(f"{where}/leave")
            assert (await at.ask("resume"))["ok"]
            # A bot plays for somebody until they are back.
            seat = at.state["you"]
            assert "no bot" in await at.reason("stand", bot="nobody")
            assert "at most" in await at.reason("stand", bot="captain:3600s")
            assert (await at.ask("stand", bot="random"))["ok"]
            while not (other.waited_for() and other.state["seats"][seat]["standing_in"]):
                await other.next()
            assert other.state["seats"][seat]["bot"] == "random"
            while at.state["number"] < other.state["number"]:
                await at.next()
            assert at.state["ask"] is None
            assert "Take your seat back" in await at.reason("undo")
            assert (await at.ask("return"))["ok"]
            assert not at.state["seats"][seat]["standing_in"]
            # Who leaves during a game is played for as well, and may come back.
            who = ann if at is a else bob
            who.post(f"{where}/leave")
            await other.until(lambda f: f["type"] == "update" and f["what"] == "stood")
            assert (await at.ask("return"))["ok"]

    asyncio.run(work())


def test_undo_is_for_the_mover_and_ends_where_something_came_to_light(house: str) -> None:
    ann, bob, table = pair(house)

    async def work() -> None:
        async with ann.at(table, lang="en") as a, bob.at(table, lang="en") as b:
            taken = refused = 0
            for step in range(60):
                at = await mover(a, b)
                other = b if at is a else a
                await at.ask("move", move=at.view["moves"][step % len(at.view["moves"])])
                while other.state["number"] < at.state["number"]:
                    await other.next()
                ask, before = at.state["ask"], at.state["view"]["ply"]
                assert await other.reason("undo")
                if ask["undo"]:
                    assert "undo 1" in await at.reason("undo", count=ask["undo"] + 1)
                    if taken < 5:
                        answer = await at.ask("undo")
                        assert answer["ok"]
                        await other.until(tells(answer["number"]))
                        assert other.frames[-1]["what"] == "undone"
                        assert at.view["ply"] == other.view["ply"] == before - 1
                        taken += 1
                else:
                    assert ask["no_undo"]
                    assert ask["no_undo"] in await at.reason("undo")
                    refused += 1
                if taken and refused and step > 20:
                    break
            assert taken
            assert refused

    asyncio.run(work())
