"""The rulebook as a browser reads it, and its examples as tables to play at."""

import asyncio
import json

import pytest

from fondaco.games import games
from fondaco.messages import languages
from fondaco.records import verify
from fondaco.teaching.examples import example, examples
from fondaco.teaching.lessons import lesson, lessons
from tests.server.guests import Frame, Guest

ALL = [name for game in games() for name in examples(game)]


@pytest.mark.parametrize("language", languages())
def test_rules_come_in_the_language_asked_for(house: str, language: str) -> None:
    ann = Guest(house)
    for game in ("oltremare", "batavia"):
        book = ann.get(f"/api/rules/{game}?lang={language}")
        assert book["language"] == language
        assert book["sections"][0]["text"]  # the introduction
        assert [rule for section in book["sections"] for rule in section["rules"]]


def test_a_header_asks_too_and_a_language_that_nobody_has_is_english(house: str) -> None:
    web = Guest(house).web
    asked = {"accept-language": "de-AT, en;q=0.5"}
    assert web.get("/api/rules/batavia", headers=asked).json()["language"] == "de"
    for odd in ("xx", "../../en", "fr%00", "a" * 3000):
        assert web.get(f"/api/rules/batavia?lang={odd}").json()["language"] == "en"
    assert web.get("/api/rules/chess").status_code == 404


def test_a_lesson_in_an_odd_language_is_the_english_one(house: str) -> None:
    ann = Guest(house)
    assert ann.get("/api/learn/batavia?lang=xx") == ann.get("/api/learn/batavia?lang=en")


@pytest.mark.parametrize("name", lessons())
def test_names_stay_when_one_plays_on_after_a_lesson(house: str, name: str) -> None:
    ann, taught = Guest(house, "Ann"), lesson(name)
    if ann.get(f"/api/learn/{name}")["over"]:  # its game has ended: there is nothing to play on
        refused = ann.web.post(f"/api/learn/{name}/play-on", json={})
        assert refused.json()["name"] == "game-over"
        return
    table = ann.post(f"/api/learn/{name}/play-on")["table"]
    names = [each["name"] for each in ann.get(f"/api/tables/{table}")["seats"]]
    assert names[taught.seat] == "Ann"
    for seat, other in enumerate(taught.names):
        assert seat == taught.seat or names[seat] == other


def test_examples_say_by_which_name_they_are_tried(house: str) -> None:
    book = Guest(house).get("/api/rules/batavia?lang=nl")
    rules = {rule["id"]: rule for section in book["sections"] for rule in section["rules"]}
    first, second = rules["BA-3.6"]["examples"]
    assert (first["name"], second["name"]) == ("BA-3.6", "BA-3.6-2")
    assert first["text"].startswith("Voorbeeld (BA-3.6): Joris")


@pytest.mark.parametrize("name", ALL)
def test_every_example_opens_a_table_in_its_position(house: str, name: str) -> None:
    ann, it = Guest(house, "Ann"), example(name)
    table = ann.post(f"/api/examples/{name}")["table"]
    state = ann.get(f"/api/tables/{table}?lang=fr")
    assert state["you"] == it.seat
    assert state["private"]
    assert [each["kind"] for each in state["seats"]].count("bot") == it.players - 1
    seen = it.begin().position.view(it.seat).as_json()
    if it.begin().position.turn == it.seat:  # otherwise a bot may have moved
        assert state["view"]["hand"] == json.loads(json.dumps(seen["hand"]))
        assert set(state["view"]["moves"]) >= set(seen["moves"])
    others = [each["name"] for at, each in enumerate(state["seats"]) if at != it.seat]
    assert others == [each for at, each in enumerate(it.names) if at != it.seat]


def test_somebody_called_as_a_player_of_the_example_can_try_it(house: str) -> None:
    tommaso = Guest(house, "Tommaso")
    table = tommaso.post("/api/examples/OM-2.2.6")["table"]
    names = [each["name"] for each in tommaso.get(f"/api/tables/{table}")["seats"]]
    assert names[0] == "Tommaso"
    assert len(set(names)) == 3


def test_a_played_example_can_be_looked_through_kept_and_played_on(house: str) -> None:
    ann = Guest(house, "Ann")
    where = f"/api/tables/{ann.post('/api/examples/OM-5.4')['table']}"

    async def play() -> Frame:
        async with ann.at(where.rpartition("/")[2], lang="de") as seat:
            await seat.ask("move", move=seat.view["moves"][0])
            return await seat.status("over")

    result = asyncio.run(play())["result"]
    assert result["scores"] == [42, 40, 45]
    paid = [
        [each["amount"] for each in result["payments"] if each["seat"] == at] for at in range(3)
    ]
    assert [sum(amounts) for amounts in paid] == [42, 40, 45]
    assert verify(ann.web.get(f"{where}/record").text).good
    assert ann.get(f"{where}/replay?lang=en")["money"] == [[18, 20, 21], [42, 40, 45]]
    again = ann.post(f"{where}/fork", ply=0, seat=2)["table"]
    assert ann.get(f"/api/tables/{again}")["view"]["seats"][2]["ducats"] == 21


def test_while_it_is_played_nobody_is_told_the_position(house: str) -> None:
    ann = Guest(house, "Ann")
    table = ann.post("/api/examples/OM-2.2.6")["table"]
    told = (
        ann.web.get(f"/api/tables/{table}").text + ann.web.get(f"/api/tables/{table}/record").text
    )
    assert "pile_open" not in told
    assert "om-2.2.6" not in told


@pytest.mark.parametrize("name", ["OM-9.9", "XX-1.1", "..", "OM-2.2.6.json"])
def test_an_unknown_example_is_refused(house: str, name: str) -> None:
    answer = Guest(house, "Ann").web.post(f"/api/examples/{name}", json={})
    assert answer.status_code in (404, 405)


def test_a_record_that_begins_with_a_position_is_verified_and_says_so() -> None:
    game = example("OM-5.4").begin()
    game.play(2, game.position.moves(2)[0])
    report = verify(game.to_text())
    assert report.good
    assert "begins with a position that was set up by hand" in str(report)
