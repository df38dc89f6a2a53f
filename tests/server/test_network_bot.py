"""The example of a bot that plays over the network, against a real house."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.serving import Visitor, eventually

BOT = Path(__file__).parents[2] / "examples" / "network_bot.py"


def bot(house: str, table: str, token: str = "") -> "subprocess.Popen[str]":
    return subprocess.Popen(
        [sys.executable, str(BOT), house, table],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "FONDACO_TOKEN": token},
    )


@pytest.mark.parametrize("game", ["oltremare", "batavia"])
def test_the_example_joins_a_table_and_plays_to_the_end(house: str, game: str) -> None:
    host = Visitor(house, "Ada")
    table = host.open(game, sit=False)
    with bot(house, table) as player:
        eventually(lambda: host.get(f"/api/tables/{table}")["seats"][0]["name"] == "Robin")
        host.post(f"/api/tables/{table}/start")
        said = player.communicate(timeout=120)[0]
    state = host.get(f"/api/tables/{table}")
    assert said.strip() == str(state["result"]["scores"])
    assert player.returncode == 0


def test_with_a_token_it_plays_as_its_account(house: str) -> None:
    robin = Visitor(house, "Robin")
    assert robin.post("/api/me", name="Robin", bot=True)["bot"]
    token = robin.post("/api/me/tokens", label="example")["token"]
    host = Visitor(house, "Ada")
    table = host.open(sit=False)
    with bot(house, table, token) as player:
        eventually(lambda: robin.get(f"/api/tables/{table}")["you"] == 0)
        host.post(f"/api/tables/{table}/start")
        eventually(lambda: host.get(f"/api/tables/{table}")["number"] > 20)
        player.kill()
        player.communicate()
    with bot(house, table, token) as player:  # once more, in the middle of the game
        player.communicate(timeout=120)
    assert player.returncode == 0
    assert host.get(f"/api/tables/{table}")["result"]
