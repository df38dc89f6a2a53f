"""Looking through a game again must not keep the tables waiting."""

import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from litestar.testing import TestClient

from fondaco.host.replay import replayed
from fondaco.server.app import Config, create_app
from fondaco.server.http import tables as api_tables

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
PATIENCE = 30.0


def open_table(client: "TestClient[Any]", **more: Any) -> str:
    client.post("/api/me", json={"name": "Ann"})
    bots = {"0": "random", "1": "random", "2": "random"}
    table = {"game": "batavia", "players": 3, "options": {"setup": "quick"}, "bots": bots,
             "sit": False, "calm": False, "talk": 0, "start": True}  # fmt: skip
    return str(client.post("/api/tables", json={**table, **more}).json()["table"])


@pytest.mark.long
def test_others_are_answered_while_a_game_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    begun, answered = threading.Event(), threading.Event()
    plain = replayed

    def slow(*given: Any) -> Any:
        begun.set()
        assert answered.wait(PATIENCE), "nobody else was answered meanwhile"
        return plain(*given)

    with TestClient(create_app(Config(database="sqlite://", minds=1))) as client:
        table = open_table(client)
        over = threading.Event()
        for _ in range(int(PATIENCE * 20)):
            if client.get(f"/api/tables/{table}").json()["status"] == "over":
                break
            over.wait(0.05)
        monkeypatch.setattr(api_tables, "replayed", slow)
        with ThreadPoolExecutor(1) as others:
            replay = others.submit(client.get, f"/api/tables/{table}/replay?lang=en")
            assert begun.wait(PATIENCE)
            assert client.get("/api/house").status_code == 200
            answered.set()
            steps = replay.result(PATIENCE).json()["steps"]
            assert any("I also considered this: " in step["why"] for step in steps)


def test_a_moment_is_shown_to_those_who_look_back() -> None:
    with TestClient(create_app(Config(database="sqlite://", minds=1))) as client:
        client.post("/api/me", json={"name": "Ann"})
        seated = {"bots": {"1": "random", "2": "random"}, "sit": True, "seat": 0}
        where = f"/api/tables/{open_table(client, **seated)}"
        state = client.get(where).json()
        moment = client.get(f"{where}/moments/{state['number']}").json()
        assert moment["number"] == state["number"]
        assert moment["view"]["hand"] == state["view"]["hand"]
        refused = client.get(f"{where}/moments/0", headers={"accept-language": "de"})
        assert refused.status_code == 400
        assert "reicht nicht" in refused.json()["detail"]
