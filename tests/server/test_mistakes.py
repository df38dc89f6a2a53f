"""One's own mistakes: kept with the game, tried again, and shown to nobody else."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from fondaco.analysis.decisions import judge
from fondaco.analysis.puzzles.own import OwnMistake, mistakes_of, own_puzzle
from fondaco.contract.refused import Refused
from fondaco.host import own_mistakes as mistakes
from fondaco.messages import messages_in
from fondaco.records import Game
from fondaco.server.app import Config, create_app
from fondaco.store import LogRow, TableIndex
from tests.analysis.games import short
from tests.server.houses import FREE
from tests.server.test_reviews import TABLE, status
from tests.store.houses import person, with_store

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


def choice_of(game: Game, seat: int) -> OwnMistake:
    """A decision of a seat between listed moves, called a mistake."""
    for ply, position in enumerate(game.positions()):
        if ply < len(game.log) and game.log[ply][0] == seat:
            moves = list(position.view(seat).moves)
            others = [move for move in moves if move != game.log[ply][1]]
            if others and game.log[ply][1] in moves:
                best = game.rules.format_move(others[-1])
                return OwnMistake(ply, seat, "?", 0.12, "cards", best, True)
    raise AssertionError("nobody decided anything")


def test_a_mistake_becomes_a_puzzle_with_its_choices() -> None:
    game = short("batavia")
    found = choice_of(game, 0)
    puzzle = own_puzzle("t1-5", game, found)
    moves = [each.move for each in puzzle.choices]
    assert game.rules.format_move(game.log[found.ply][1]) in moves
    assert found.best in moves
    assert puzzle.solution != game.rules.format_move(game.log[found.ply][1])
    assert len(puzzle.replay().log) == found.ply
    with pytest.raises(Refused):
        own_puzzle("t1-5", game, OwnMistake(found.ply, 0, "?", 0.1, "cards", "", False))


def test_the_mistakes_of_a_game_are_its_marked_decisions() -> None:
    game = short("batavia")
    decisions = [
        judge(position.view(game.log[ply][0]), game.log[ply][1], 4, "0", ply)
        for ply, position in enumerate(game.positions())
        if ply < 24
    ]
    known = [each for each in decisions if each is not None]
    found = mistakes_of(game, known)
    assert [each.ply for each in found] == [
        each.ply for each in known if each.mark in ("?!", "?", "??")
    ]
    for each in found:
        assert each.theme
        assert each.lost > 0
        assert not each.puzzle or each.best


def index(table: str, persons: list[str | None], updated: int) -> TableIndex:
    return TableIndex(
        table, "batavia", "", "over", False, 3, "ann", persons, ["Ann", "Ben", "Cleo"], -1, 0, 0,
        updated, {"options": {"setup": "quick"}}, [1, 2, 3], [3, 2, 1],
    )  # fmt: skip


def test_everybody_sees_their_own_mistakes_and_no_others() -> None:
    async def work(store: Any) -> None:
        for name in ("ann", "ben", "cleo"):
            await store.add_person(person(name), f"secret {name}")
        for number, persons in enumerate([["ann", "ben", None], ["ben", "ann", None]]):
            table = f"t{number}"
            await store.append(table, LogRow(0, 1, b"x"), index(table, persons, 10 + number))
        of_both = [
            OwnMistake(7, 0, "??", 0.2, "cards", "draw", True),
            OwnMistake(9, 0, "?!", 0.03, "auction", "", False),
            OwnMistake(11, 1, "?", 0.1, "sailing", "travel france", True),
        ]
        await mistakes.keep(store, "t0", of_both, 20)
        await mistakes.keep(store, "t0", of_both, 21)  # the same again changes nothing
        assert len(await store.read(mistakes.log_of("t0"))) == 1
        words = messages_in("en")
        ann = await mistakes.own_mistakes(store, person("ann"), words)
        assert (ann.games, [each.ply for each in ann.puzzles]) == (1, [7])
        assert [(each.theme, each.mistakes, each.lost) for each in ann.themes] == [
            ("cards", 1, 20.0),
            ("auction", 1, 3.0),
        ]
        ben = await mistakes.own_mistakes(store, person("ben"), words)
        assert [(each.ply, each.solved) for each in ben.puzzles] == [(11, False)]
        assert (await mistakes.own_mistakes(store, person("cleo"), words)).games == 0
        await mistakes.keep(store, "t1", of_both[2:], 30)  # ann sat there at seat 1
        ann = await mistakes.own_mistakes(store, person("ann"), words)
        assert [(each.table, each.ply) for each in ann.puzzles] == [("t1", 11), ("t0", 7)]
        assert [each.lost for each in ann.themes] == [10.0, 5.0, 1.5]

    with_store("sqlite://", work)


@pytest.fixture
def house() -> Iterator["TestClient[Any]"]:
    with TestClient(create_app(Config(database="sqlite://", minds=1, bounds=FREE))) as client:
        yield client


@pytest.mark.long
def test_a_guest_tries_a_mistake_again_and_nobody_else_can(
    house: "TestClient[Any]", monkeypatch: pytest.MonkeyPatch
) -> None:
    house.post("/api/me", json={"name": "Ann"})
    table = house.post("/api/tables", json=TABLE).json()["table"]
    status(house, f"/api/tables/{table}", "over")
    services = house.app.state.services
    room = services.house.rooms[table]
    room.table.chairs[0].person = room.table.opened.host
    found = choice_of(room.table.game, 0)
    where = f"/api/tables/{table}/mistakes/{found.ply}"
    assert house.get(where).status_code == 404  # no review has found it yet
    house.blocking_portal.call(mistakes.keep, services.house.store, table, [found], 1)
    shown = house.get(where).json()
    moves = [each["move"] for each in shown["choices"]]
    assert found.best in moves
    assert "solution" not in shown
    told = house.post(f"{where}/answer", json={"move": moves[0]}).json()
    assert told["played"] in moves
    right = house.post(f"{where}/answer", json={"move": told["solution"]}).json()
    assert right["right"]
    assert right["line"]
    assert house.post(f"{where}/answer", json={"move": "fly"}).status_code == 404
    with monkeypatch.context() as patch:  # a protected deal waits until it is open
        patch.setattr(type(services.house), "is_protected", lambda self, table: True)
        assert house.get(where).json()["name"] == "day-not-over"
        assert house.get(f"/api/tables/{table}/review").json()["status"] == "protected"
        assert house.post(f"/api/tables/{table}/review").json()["status"] == "protected"
    house.cookies.clear()
    assert house.get(where).status_code == 401
    assert house.get("/api/me/mistakes").status_code == 401
    house.post("/api/me", json={"name": "Ben"})
    assert house.get(where).json()["name"] == "not-sitting"
    assert house.get("/api/me/mistakes").json()["games"] == 0
