"""Whole games over the network, and what is left of them."""

import asyncio
import json
from functools import partial, reduce
from typing import Any

import pytest

from fondaco.records import Game, verify
from tests.long import mostly_long
from tests.rules.event_tables import events_of
from tests.server.guests import Guest
from tests.server.sent import follow, in_full
from tests.server.serving import eventually

OPEN: dict[str, Any] = {"calm": False, "talk": 0, "bots": {}}
QUICK = {"setup": "quick"}


GAMES = [("oltremare", {"edition": "2005"}), ("oltremare", {"edition": "2004"}), ("batavia", QUICK)]


def play_out(
    guests: list[Guest], table: str, seed: str = "", watched: bool = False
) -> list[list[str]]:
    """Everybody who sits plays by lot, perhaps watched; the frames of each, the watcher last."""

    async def seat(guest: Guest, number: int) -> list[str]:
        async with guest.at(table, lang="en" if number else "") as line:
            await line.play(f"{seed} {number}")
            return line.texts

    async def watch() -> list[str]:
        async with Guest(guests[0].house).at(table, lang="en") as line:
            await line.status("over")
            return line.texts

    async def everybody() -> list[list[str]]:
        seats = [seat(guest, number) for number, guest in enumerate(guests)]
        return list(await asyncio.gather(*seats, *([watch()] if watched else [])))

    return asyncio.run(everybody())


@pytest.mark.parametrize(("game", "options"), mostly_long(GAMES[::-1]))
def test_people_and_a_bot_play_a_whole_game_to_its_record(
    house: str, game: str, options: dict[str, str]
) -> None:
    ann, bob = Guest(house, "Ann"), Guest(house, "Bob")
    table = ann.open(game, options=options, bots={"2": "greedy"}, title="Rialto")
    where = f"/api/tables/{table}"
    assert "empty seat" in ann.refused(f"{where}/start")
    bob.post(f"{where}/sit")
    assert "Only the host" in bob.refused(f"{where}/start")
    assert "over" in bob.web.get(f"{where}/record").json()["detail"]
    assert "over" in bob.web.get(f"{where}/replay").json()["detail"]
    ann.post(f"{where}/start")
    frames = play_out([ann, bob], table, game, watched=True)
    state = ann.get(where)
    assert state["result"]["scores"] == last_state(frames[0])["result"]["scores"]

    # Before the end nobody was told the seed, and everybody heard every entry once, in order.
    seed = state["result"]["seed"]
    for told in frames:
        assert all(seed not in text for text in told if '"status":"over"' not in text)
        numbers = [f["number"] for f in map(json.loads, told) if f["type"] == "update"]
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))

    # The record is one that anybody can verify, and the replay shows it from every seat.
    record = ann.web.get(f"{where}/record")
    assert "attachment" in record.headers["content-disposition"]
    assert verify(record.text).good
    assert state["commitment"] in record.text
    for seat, told in zip((0, 1, -1), frames, strict=True):
        hears_what_it_may(Game.from_text(record.text), seat, told)
    for seat in (-1, 0, 2):
        replay = ann.get(f"{where}/replay?seat={seat}&lang=en")
        assert len(replay["money"]) == replay["plies"] + 1
        assert replay["steps"][0]["ply"] == 0
        assert [step["ply"] for step in replay["steps"]] == list(range(len(replay["steps"])))
    assert ann.web.get(f"{where}/replay?seat=3").status_code == 400
    assert ann.web.get(f"{where}/replay?first=-1").status_code == 400
    late = ann.get(f"{where}/replay?first={replay['plies']}")
    assert [step["ply"] for step in late["steps"]] == [replay["plies"]]
    assert table in [each["table"] for each in bob.get("/api/me/games")]


def hears_what_it_may(game: Game, seat: int, told: list[str]) -> None:
    """Every event came over the wire as it was, with no other secrets than those of the seat."""
    updates = [frame for frame in map(json.loads, told) if frame["type"] == "update"]
    heard = [event for frame in updates for event in frame["events"]]
    events = [event for played in game.events for event in played][-len(heard) :]
    kinds = events_of(game.rules.name).kinds
    assert len(updates) > 50
    for each, event in zip(heard, events, strict=True):
        # On the wire, what is claimed of a card stands with its goods.
        assert set(each) == kinds[event.kind].heard_by(seat, event.in_full()) - {"claims"}
        assert each.items() <= in_full(game.rules, event).items()


def last_state(told: list[str]) -> dict[str, Any]:
    return reduce(follow, map(json.loads, told), {})


def finished(house: str, guests: list[Guest], seed: str = "", **more: Any) -> str:
    """A quick game of these guests (and bots) that is over."""
    host = guests[0]
    bots = {str(seat): "random" for seat in range(len(guests), 3)}
    table = host.open("batavia", options=QUICK, bots=bots, **more)
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/sit")
    host.post(f"/api/tables/{table}/start")
    play_out(guests, table, seed)
    return table


def test_rematch_fork_and_the_same_deal_again(house: str) -> None:
    ann, eve = Guest(house, "Ann"), Guest(house, "Eve")
    table = finished(house, [ann])
    where = f"/api/tables/{table}"
    old = ann.get(where)

    assert "aren’t sitting" in eve.refused(f"{where}/rematch")
    again = ann.post(f"{where}/rematch")["table"]
    state = ann.get(f"/api/tables/{again}")
    assert state["follows"] == table
    assert sorted(each["name"] for each in state["seats"]) == sorted(
        each["name"] for each in old["seats"]
    )
    assert state["seats"][0]["name"] == old["seats"][1]["name"]  # who sat second begins
    assert state["status"] == "playing"  # at once: everybody is there
    assert "not over" in ann.refused(f"/api/tables/{again}/rematch")
    assert "only when that game has finished" in eve.refused(
        f"/api/tables/{again}/fork", ply=3, seat=0
    )

    assert "no such moment" in eve.refused(f"{where}/fork", ply=10**6, seat=0)
    # With another move at once: one that can be made there, or nothing happens.
    made = eve.get(f"{where}/replay")["steps"][13]
    here = {"ply": 12, "seat": made["seat"], "bot": "random"}
    eve.refused(f"{where}/fork", **here, move="nonsense")
    assert eve.get("/api/me/games") == []
    fork = eve.post(f"{where}/fork", **here, move=made["move"])["table"]
    state = eve.get(f"/api/tables/{fork}")
    assert (state["you"], state["status"], state["private"]) == (made["seat"], "playing", True)
    assert (state["follows"], state["forked_at"]) == (table, 12)
    assert state["commitment"] == old["commitment"]
    assert state["view"]["ply"] >= 13
    known = eve.get(f"{where}/known?ply=12&seat=1")
    assert [each["seat"] for each in known["hands"]] == [0, 2]

    twice = eve.open("oltremare", same_deal_as=table, sit=False, bots={})
    state = eve.get(f"/api/tables/{twice}")
    assert (state["same_deal_as"], state["commitment"]) == (table, old["commitment"])
    assert (state["game"], state["options"]["setup"]) == ("batavia", "quick")
    # The deal of a game that is not over would tell its seed too early.
    for other in (again, twice):
        assert "when this one is over" in eve.refused(
            "/api/tables", game="batavia", players=3, same_deal_as=other
        )


@pytest.mark.long
def test_accounts_are_rated_after_a_game_of_theirs_and_guests_are_not(house: str) -> None:
    ann, bob = Guest(house, "Ann"), Guest(house, "Bob")
    for guest, login in ((ann, "ann-rated"), (bob, "bob-rated")):
        guest.post("/api/me/register", login=login, password="correct horse")
    table = finished(house, [ann, bob])
    places = ann.get(f"/api/tables/{table}")["result"]["places"]
    for guest, place in ((ann, places[0]), (bob, places[1])):
        (standing,) = eventually(partial(guest.get, "/api/me/ratings"))
        assert standing["game"] == "batavia"
        assert (standing["games"], standing["wins"]) == (1, int(place == 1))
    ranked = [each["name"] for each in ann.get("/api/ratings/batavia")]
    assert {"ann-rated", "bob-rated"} <= set(ranked)
    better, worse = ("ann-rated", "bob-rated")[:: 1 if places[0] < places[1] else -1]
    if places[0] != places[1]:
        assert ranked.index(better) < ranked.index(worse)
    assert ann.web.get("/api/ratings/whist").status_code == 404
    # Whoever has seen the first game knows every card of its duplicate: that one does not count.
    finished(house, [ann, bob], same_deal_as=table)
    finished(house, [ann, bob])
    (standing,) = eventually(lambda: [s for s in ann.get("/api/me/ratings") if s["games"] > 1])
    assert standing["games"] == 2
    carl, dora = Guest(house, "Carl"), Guest(house, "Dora")
    finished(house, [carl, dora])
    assert carl.get("/api/me/ratings") == []
