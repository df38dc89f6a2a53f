"""A bot that plays over the network: it joins a table of a Fondaco house and plays to the end.

    python examples/network_bot.py http://localhost:8765 TABLE [NAME]

It speaks only what docs/protocol.md says: HTTP to sit down, WebSocket to play. This one moves by
lot and declines every offer; `choose` is the place for something better.
"""

import json
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def ask(url: str, body: dict[str, Any], cookie: str = "") -> tuple[dict[str, Any], str]:
    """POST some JSON; the answer, and the cookie that says who we are."""
    headers = {"content-type": "application/json", "cookie": cookie}
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as answer:
        given = answer.headers.get("set-cookie", cookie).partition(";")[0]
        return json.load(answer), given


def choose(view: dict[str, Any]) -> str | None:
    """A move for what the seat sees; None: nothing to say (only while others are waited for)."""
    if view["to_move"][0] == view["seat"]:
        return random.choice(view["moves"])
    return next((move for move in view["moves"] if move.startswith("decline")), None)


def play(house: str, table: str, name: str) -> list[int]:
    """Sit down and play until the game is over; the final scores."""
    _, cookie = ask(f"{house}/api/me", {"name": name})
    ask(f"{house}/api/tables/{table}/sit", {"name": name}, cookie)
    address = f"{house.replace('http', 'ws', 1)}/ws/{table}"
    with connect(address, additional_headers={"cookie": cookie}) as socket:
        for count, text in enumerate(socket):
            frame = json.loads(text)
            state = frame.get("state")
            if frame["type"] == "fault":
                sys.exit(frame["reason"])
            if state is None or state["view"] is None:
                continue
            if state["result"]:
                return list(state["result"]["scores"])
            view = state["view"]
            if state["status"] == "playing" and view["seat"] in view["to_move"]:
                move = choose(view)
                if move is not None:
                    socket.send(json.dumps({"type": "move", "id": f"{name} {count}", "move": move}))
    raise SystemExit("The house closed the connection.")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    print(play(sys.argv[1].rstrip("/"), sys.argv[2], sys.argv[3] if len(sys.argv) > 3 else "Robin"))
