"""Visits a running server and plays there; `tools/release_check.py` runs it with what it tries.

    python tools/release_visit.py ADDRESS GAME                  open a table, and play some moves
    python tools/release_visit.py ADDRESS GAME TABLE KEY LAST   come back there, and play on

The first prints TABLE, KEY (a cookie) and LAST (the number of the last entry) for the second.

It uses what Fondaco itself needs, and nothing of this checkout.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import connect

MOVES = 3  # that a visitor makes
PATIENCE_S = 60


class Visit:
    def __init__(self, address: str, key: str = "") -> None:
        self.address = address.rstrip("/")
        self.key = key

    def ask(self, path: str, **body: Any) -> tuple[bytes, str]:
        """The answer, and the cookie that came with it."""
        headers = {"content-type": "application/json"} | self.cookie()
        data = json.dumps(body).encode() if body else None
        asked = urllib.request.Request(self.address + path, data, headers)
        with urllib.request.urlopen(asked, timeout=PATIENCE_S) as answer:
            return answer.read(), answer.headers.get("set-cookie", "")

    def get(self, path: str) -> Any:
        return json.loads(self.ask(path)[0])

    def cookie(self) -> dict[str, str]:
        return {"cookie": f"fondaco={self.key}"} if self.key else {}

    def look_around(self) -> None:
        """The app is there, with everything that its first page names."""
        page = self.ask("/")[0].decode()
        named = set(re.findall(r'(?:src|href)="(/[^"]+)"', page))
        assert any(name.endswith(".js") for name in named), page
        for name in named:
            assert self.ask(name)[0], name
        assert self.get("/api/house")["version"]

    def open(self, game: str) -> str:
        """Say who I am, and open a table with two bots."""
        _, given = self.ask("/api/me", name="Visitor")
        self.key = given.split(";")[0].partition("=")[2]
        bots = {"1": "random", "2": "random"}
        new = {"game": game, "players": 3, "bots": bots, "calm": False, "talk": 0,
               "start": True}  # fmt: skip
        table: str = json.loads(self.ask("/api/tables", **new)[0])["table"]
        return table

    async def play(self, table: str) -> int:
        """Make some moves; the number of the last entry."""
        where = f"{self.address.replace('http', 'ws', 1)}/ws/{table}?last=-1"
        made = 0
        async with (
            asyncio.timeout(PATIENCE_S),
            connect(where, additional_headers=self.cookie(), proxy=None) as line,
        ):
            while made < MOVES:
                state = self.get(f"/api/tables/{table}")
                if state["view"]["to_move"][:1] == [state["you"]]:
                    request = f"move after {state['number']}"
                    move = {"type": "move", "id": request, "move": state["view"]["moves"][0]}
                    await line.send(json.dumps(move))
                    while json.loads(answer := await line.recv()).get("id") != request:
                        pass
                    assert json.loads(answer)["ok"], answer
                    made += 1
                    continue
                await line.recv()
        number: int = self.get(f"/api/tables/{table}")["number"]
        return number


def main(address: str, game: str, table: str = "", key: str = "", number: str = "0") -> None:
    visit = Visit(address, key)
    if table:
        found = visit.get(f"/api/tables/{table}")["number"]
        assert found >= int(number), f"entry {found} is the last, but there were {number}"
    else:
        visit.look_around()
        table = visit.open(game)
    last = asyncio.run(visit.play(table))
    print(json.dumps([table, visit.key, str(last)]))


if __name__ == "__main__":
    main(*sys.argv[1:])
