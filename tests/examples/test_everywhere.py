"""An installed game is played everywhere, and nothing of the house was touched for it."""

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest

from tests.long import long, mostly_long
from tests.server.guests import Guest
from tests.server.sent import follow
from tests.server.serving import MAIN, serving

Environment = dict[str, str]

LEARN = """
import warnings
from pettingzoo.test import api_test
from fondaco.envs import codec_for, pettingzoo_env, rules_for
from fondaco.envs.plain_codec import PlainCodec
assert isinstance(codec_for(rules_for("traghetto", 3)), PlainCodec)
warnings.simplefilter("ignore")
api_test(pettingzoo_env.env("traghetto", 3), num_cycles=300)
env = pettingzoo_env.env("traghetto", 4)
env.reset(seed=3)
for agent in env.agent_iter():
    observation, reward, ended, cut, info = env.last()
    mask = info["action_mask"] if "action_mask" in info else observation["action_mask"]
    env.step(None if ended or cut else env.action_space(agent).sample(mask))
print("learned", sorted(env.rewards))
"""


def fondaco(guests: Environment, *arguments: str, typed: str = "") -> str:
    """What the command says, which must go well."""
    done = subprocess.run(
        [sys.executable, "-c", MAIN, *arguments],
        input=typed, env=guests, capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.long
def test_it_keeps_the_contract(guests: Environment) -> None:
    assert "traghetto is sound. Tried: games 4" in fondaco(
        guests, "check", "traghetto", "--games", "1"
    )


@pytest.mark.long
def test_it_is_simulated_recorded_verified_replayed_and_summed_up(
    guests: Environment, tmp_path: Path
) -> None:
    records = str(tmp_path / "records")
    options = ["--players", "3", "--games", "4", "--workers", "1", "--records", records]
    told = json.loads(fondaco(guests, "sim", "traghetto", *options, "--turns", "3", "--json"))
    assert told["games"] == 4
    files = sorted(Path(records).iterdir())
    assert len(files) == 4
    fondaco(guests, "record", "verify", str(files[0]))
    assert "traghetto" in fondaco(guests, "record", "show", str(files[0]))
    story = fondaco(guests, "record", "replay", str(files[0]), "--all")
    assert re.search(r"landed, goods (glass|lace|wax|salt|oil|paper)", story)
    assert re.search(r"dealt, crates \(", story)
    assert "dealt, crates" not in fondaco(guests, "record", "replay", str(files[0]))
    summed = fondaco(guests, "stats", records, "--workers", "1")
    assert "traghetto, 3 players (turns 3)" in summed


@pytest.mark.parametrize("bot", mostly_long(["merchant", "greedy", "captain:60"]))
@pytest.mark.long
def test_without_an_expert_bots_play_on_in_their_heads_and_beat_chance(
    guests: Environment, bot: str
) -> None:
    plan = ["--players", "3", "--bots", f"{bot},random", "--games", "9", "--workers", "1"]
    plan += ["--turns", "3"]
    told = json.loads(fondaco(guests, "arena", "traghetto", *plan, "--json"))
    places = {each["bot"]: each["place"]["value"] for each in told["bots"]}
    assert places[bot] < 1.6 < places["random"]


@long
def test_it_is_played_to_the_end_in_the_terminal(guests: Environment, tmp_path: Path) -> None:
    typed = ["sell gold for 5", "sell glass for 99"]
    typed += [f"sell {goods} for 2" for goods in ("glass", "lace", "wax", "salt", "oil", "paper")]
    typed += ["1"] * 60
    told = fondaco(
        {**guests, "HOME": str(tmp_path)},
        *["play", "traghetto", "--players", "2", "--bots", "greedy", "--seed", "canal"],
        *["--name", "Ada", "--language", "en", "--turns", "3"],
        typed="\n".join(typed) + "\n",
    )
    words = " ".join(told.split())
    assert "Traghetto" in words
    assert "What do you do (sell)?" in words
    assert "'sell gold for 5' is not a move here" in words
    assert re.search(r"Ada: offered, goods \w+, coins 2", words)
    assert "Final scores" in words


@long
def test_learning_programs_play_it_with_the_plain_codec(guests: Environment) -> None:
    pytest.importorskip("pettingzoo", reason="needs the extra `envs`: pettingzoo is missing")
    done = subprocess.run(
        [sys.executable, "-c", LEARN], env=guests, capture_output=True, text=True, check=False
    )
    assert "learned" in done.stdout, done.stderr


# --- in a house -----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def house(guests: Environment, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = f"sqlite:///{tmp_path_factory.mktemp('guests') / 'house.db'}"
    with serving(database, environment=guests) as address:
        yield address


def test_the_house_shows_it_with_its_words_and_rules(house: str) -> None:
    ada = Guest(house, "Ada")
    game = ada.get("/api/house")["games"][-1]
    assert (game["name"], game["players"], game["guest"]) == ("traghetto", [2, 5], True)
    plain = {"name": "traghetto", "options": {}, "strengths": {}, "guide": False}
    assert game["rulesets"] == [plain]
    assert not ada.get("/api/house")["games"][0]["guest"]
    english = ada.get("/api/words/en")["text"]
    assert "web-about-traghetto = Bid for crates" in english
    assert "refused-traghetto" not in english  # those the house says itself
    assert "web-about-traghetto = Auf die Kisten" in ada.get("/api/words/de")["text"]
    assert ada.web.get("/api/words/xx").status_code == 404
    rules = ada.get("/api/rules/traghetto?lang=de")
    assert rules["language"] == "de"
    assert rules["sections"][1]["rules"][0]["text"].startswith("Es gibt 42 Kisten")
    assert ada.get("/api/ratings/traghetto") == []


def test_two_people_and_a_bot_play_it_over_the_network(house: str) -> None:
    ann, bob = Guest(house, "Ann"), Guest(house, "Bob")
    table = ann.open("traghetto", bots={"2": "greedy"}, options={"turns": "3"})
    where = f"/api/tables/{table}"
    bob.post(f"{where}/sit")
    ann.post(f"{where}/start")

    async def play() -> None:
        async with ann.at(table, lang="de") as one, bob.at(table, lang="en") as two:
            assert "sell glass for 5" in await one.reason("move", move="sell gold for 5")
            assert await two.reason("move", move="done") == "You can’t do that now."
            goods = next(iter(one.view["hand"]))
            answer = await one.ask("move", move=f"sell {goods} for 12")
            assert answer["ok"], answer
            await asyncio.gather(one.play("one"), two.play("two"))
            # Until the end one sees how much others have in their cellars, and not what.
            nothing: dict[str, Any] = {}
            seen = list(accumulate(two.frames, follow, initial=nothing))
            cellars = [state["view"]["seats"][0]["cellar"] for state in seen if state.get("view")]
            assert all(isinstance(cellar, int) for cellar in cellars[:-1])
            assert isinstance(cellars[-1], dict)

    asyncio.run(play())
    state = ann.get(where)
    assert state["status"] == "over"
    assert sorted(state["result"]["places"])[0] == 1
    record = ann.web.get(f"{where}/record").text
    assert "traghetto" in record
    replay = ann.get(f"{where}/replay")
    assert [step["ply"] for step in replay["steps"]] == list(range(replay["plies"] + 1))
    assert replay["steps"][0]["view"]["ferry"] == 9
    assert replay["steps"][1]["move"].startswith("sell")
    assert replay["steps"][-1]["view"]["prompt"] == {"ask": "over"}
    assert replay["money"][0] == [12, 12, 12]
    assert replay["money"][-1] == state["result"]["scores"]
    assert replay["turns"][0] == 0


def test_a_new_offer_asks_a_person_again_who_was_ready(house: str) -> None:
    ann, bob = Guest(house, "Ann"), Guest(house, "Bob")
    table = ann.open("traghetto", players=2, bots={}, options={"turns": "3"})
    bob.post(f"/api/tables/{table}/sit")
    ann.post(f"/api/tables/{table}/start")

    async def play() -> None:
        async with ann.at(table, lang="en") as one, bob.at(table, lang="en") as two:
            await two.status("playing")
            assert (await two.ask("done"))["ok"] is False  # nobody has asked anything yet
            goods = next(iter(one.view["hand"]))
            assert (await one.ask("move", move=f"sell {goods} for 12"))["ok"]
            await two.until(lambda _: two.view["offer"])
            assert (await two.ask("done"))["ok"]
            await one.until(lambda _: one.state["seats"][1]["ready"])
            assert (await one.ask("move", move=f"sell {goods} for 11"))["ok"]
            assert not one.state["seats"][1]["ready"]
            await two.until(lambda _: two.view["offer"] == {"goods": goods, "coins": 11})
            assert not two.state["seats"][1]["ready"]
            assert (await two.ask("move", move=f"accept {goods} for 11"))["ok"]

    asyncio.run(play())
