"""A house moves into the other kind of store and back, by a backup, with all it has."""

import asyncio
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from fondaco.cli.main import main
from tests.long import long
from tests.server.guests import Guest
from tests.server.serving import eventually, serving
from tests.store.houses import postgres_schema

PASSWORD = "a long word for moving"
TABLE = {"game": "batavia", "options": {"setup": "quick"}, "players": 3, "bots": {"2": "random"},
         "calm": False, "talk": 0, "seat": 0}  # fmt: skip


def admin(*words: str) -> str:
    done = CliRunner().invoke(main, ["admin", *words])
    assert done.exit_code == 0, done.output
    return done.output


def move_house(old: str, new: str, folder: Path) -> None:
    file = admin("--database", old, "backup", str(folder)).partition(" (")[0]
    assert "restored" in admin("--database", new, "restore", file)


class Household:
    """Ann and Bob, who have accounts, a guest and a program; and what they have here."""

    def __init__(self, house: str) -> None:
        self.ann, self.bob, self.guest = (Guest(house, name) for name in ("Ann", "Bob", "Guest"))
        for each, login in ((self.ann, "Ann of Bari"), (self.bob, "Bob of Bari")):
            each.post("/api/me/register", login=login, password=PASSWORD)
        self.token = self.ann.post("/api/me/tokens", label="a program")["token"]
        self.link = self.bob.post("/api/me/link")["link"]
        self.ann.post("/api/me/webhook", url="https://example.org/hook")
        self.ann.post("/api/me/blocks", person=self.guest.id)
        self.guest.post("/api/reports", about=self.bob.id, text="He hums.")
        self.over = self.open(title="Over")
        self.running = self.open(title="Running", private=True)
        asyncio.run(self.play(self.over, 10_000))
        asyncio.run(self.play(self.running, 20))
        asyncio.run(self.talk())
        eventually(lambda: self.ann.get("/api/me/ratings"))

    def open(self, **more: Any) -> str:
        table: str = self.ann.post("/api/tables", **{**TABLE, **more})["table"]
        self.bob.post(f"/api/tables/{table}/sit", seat=1)
        self.ann.post(f"/api/tables/{table}/start")
        return table

    async def play(self, table: str, until: int) -> None:
        async with self.ann.at(table) as one, self.bob.at(table) as two:
            await asyncio.gather(
                *(line.play(f"{table}", lambda state: state["number"] >= until)
                  for line in (one, two))
            )  # fmt: skip

    async def talk(self) -> None:
        async with self.guest.at(self.running) as gallery, self.bob.at(self.running) as seat:
            await gallery.ask("say", text="Well, well.", channel="gallery")
            await seat.ask("say", text="Come stai?")
            await seat.ask("order", orders={"bid_up_to": 2})

    async def say_no_more(self) -> None:
        """Bob plays on for himself."""
        async with self.bob.at(self.running) as seat:
            await seat.ask("order", orders={})

    def come_to(self, house: str) -> None:
        """Everybody comes with what their browser has kept."""
        for each in (self.ann, self.bob, self.guest):
            each.web, each.house = Guest(house).web, house
            each.web.cookies.set("fondaco", self.cookies[each.id])

    def leave(self) -> None:
        self.cookies = {each.id: each.web.cookies["fondaco"] for each in self.everybody}

    @property
    def everybody(self) -> list[Guest]:
        return [self.ann, self.bob, self.guest]

    def still(self) -> bool:
        """Whether the game waits for a person, and no order of theirs is about to act."""
        state = self.bob.get(f"/api/tables/{self.running}")
        turn = state["view"]["to_move"][0]
        bids = state["view"]["prompt"]["ask"] == "bid" and "bid_up_to" in state["orders"]
        return turn == 0 or (turn == 1 and not bids)

    def belongings(self) -> dict[str, Any]:
        """All that may not be lost on the way."""
        eventually(self.still)
        ann, bob, guest = self.everybody
        paths = [
            "",
            "/games",
            "/ratings",
            "/statistics",
            "/devices",
            "/links",
            "/tokens",
            "/blocks",
        ]
        found: dict[str, Any] = {
            f"{each.id}{path}": each.get(f"/api/me{path}") for each in (ann, bob) for path in paths
        }
        found["guest"] = guest.get("/api/me")
        for seat in range(3):
            found[f"replay {seat}"] = ann.get(f"/api/tables/{self.over}/replay?seat={seat}")
        found["record"] = ann.web.get(f"/api/tables/{self.over}/record").text
        found["best"] = ann.get("/api/ratings/batavia")
        for each in self.everybody:
            state = each.get(f"/api/tables/{self.running}")
            found[f"{each.id} at the table"] = {**state, "at": 0}
        found["push"] = ann.get("/api/house")["push_key"]
        return found


@long
def test_a_house_moves_from_sqlite_to_postgres_and_back(tmp_path: Path) -> None:
    first, last = (f"sqlite:///{tmp_path / name}" for name in ("first.db", "last.db"))
    with serving(first) as house:
        home = Household(house)
        home.leave()
        before = home.belongings()
    assert before[f"{home.ann.id}/ratings"]
    assert before[f"{home.bob.id} at the table"]["orders"]["bid_up_to"] == 2

    with postgres_schema("moving") as url:
        move_house(first, url, tmp_path / "backups")
        with serving(url) as house:
            home.come_to(house)
            assert home.belongings() == before
            asyncio.run(home.say_no_more())
            asyncio.run(home.play(home.running, 60))  # and on it goes
            program = Guest(house)
            program.web.headers["authorization"] = f"Bearer {home.token}"
            assert program.get("/api/me")["person"] == home.ann.id
            device = Guest(house)
            assert device.post("/api/me/login", login="ann of bari", password=PASSWORD)
            home.leave()
            before = home.belongings()
        assert "He hums." in admin("--database", url, "reports")
        move_house(url, last, tmp_path / "backups")

    with serving(last) as house:
        home.come_to(house)
        assert home.belongings() == before
        games = home.ann.get("/api/me/ratings")[0]["games"]
        asyncio.run(home.play(home.running, 10_000))
        eventually(lambda: home.ann.get("/api/me/ratings")[0]["games"] == games + 1)
        assert Guest(house).post("/api/enter/who", key=home.link.removeprefix("/me/"))
    assert "He hums." in admin("--database", last, "reports")
