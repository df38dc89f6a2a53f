"""A bot that plays over the network: it joins a table of a Fondaco house and plays to the end.

    python examples/network_bot.py http://localhost:8765 TABLE [NAME]

It speaks only what docs/protocol.md says: HTTP to sit down, WebSocket to play. With a token in
FONDACO_TOKEN it plays as that account, and may be started again in the middle of a game. This one
moves by lot and declines every offer; `choose` is the place for something better.
"""

import json
import os
import random
import sys
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def ask(url: str, headers: dict[str, str], body: object = None) -> tuple[dict[str, Any], str]:
    """GET, or POST some JSON; the answer, and the cookie that says who we are."""
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(url, data, {"content-type": "application/json", **headers})) as answer:
        return json.load(answer), answer.headers.get("set-cookie", "").partition(";")[0]


def choose(view: dict[str, Any]) -> str | None:
    """A move for what the seat sees; None: nothing to say (only while others are waited for)."""
    moves: list[str] = view["moves"] if view["seat"] in view["to_move"] else []
    if moves and view["to_move"][0] == view["seat"]:
        return random.choice(moves)
    return next((move for move in moves if move.startswith("decline")), None)


def follow(state: dict[str, Any], frame: dict[str, Any]) -> dict[str, Any]:
    """The state after a frame: all of it, or what has changed in the one we have."""
    for path, value in (frame.get("changes") or {}).items():
        *way, last = path.split("/")
        at: Any = state
        for step in way:
            at = at[int(step) if isinstance(at, list) else step]
        at[int(last) if isinstance(at, list) else last] = value
    return frame.get("state") or state


def play(house: str, table: str, name: str, token: str = "") -> list[int]:
    """Sit down and play until the game is over; the final scores."""
    who = {"authorization": f"Bearer {token}"} if token else {}
    if not token:
        who = {"cookie": ask(f"{house}/api/me", {}, {"name": name})[1]}
    if ask(f"{house}/api/tables/{table}", who)[0]["you"] < 0:
        ask(f"{house}/api/tables/{table}/sit", who, {"name": name})
    with connect(f"{house.replace('http', 'ws', 1)}/ws/{table}", additional_headers=who) as socket:
        state: dict[str, Any] = {}
        thought, waiting = -1, False  # the last state we chose a move for; an answer is to come
        for frame in map(json.loads, socket):
            if frame["type"] == "fault":
                sys.exit(frame["reason"])
            waiting = waiting and frame["type"] != "answer"
            if frame.get("changes") and frame["after"] != state["number"]:
                socket.send(json.dumps({"type": "whole", "id": f"whole {frame['number']}"}))
                continue
            state = follow(state, frame)
            if state["result"]:
                return list(state["result"]["scores"])
            if waiting or state["status"] != "playing" or state["number"] <= thought:
                continue
            thought = state["number"]
            move = choose(state["view"])
            if move is not None:
                request = {"type": "move", "id": f"{name} {thought}", "move": move}
                socket.send(json.dumps(request))
                waiting = True
    raise SystemExit("The house closed the connection.")


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    called = sys.argv[3] if len(sys.argv) > 3 else "Robin"
    print(play(sys.argv[1].rstrip("/"), sys.argv[2], called, os.environ.get("FONDACO_TOKEN", "")))
