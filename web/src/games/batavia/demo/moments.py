"""Moments of games among merchants, as a seat sees them: what the demo page and the tests show.

Run from the repository: python web/src/games/batavia/demo/moments.py [a whole game as a film.json]
"""

import json
import sys
from pathlib import Path
from typing import Any

from fondaco.bots import make_bot
from fondaco.bots.driver import drive
from fondaco.contract.voice import Voice
from fondaco.games import game as manifest
from fondaco.games import make, make_voice
from fondaco.messages import Messages
from fondaco.records import Game

HERE = Path(__file__).parent
MESSAGES = Messages()
NAMES = ["Ada", "Joris", "Ingrid", "Tomas", "Annelies"]
TABLES = [
    ("standard", 4, "strict", "moments-a"),
    ("quick", 3, "strict", "moments-b"),
    ("standard", 5, "ledger", "moments-c"),
]


def state(game: Game, voice: Voice, seat: int, number: int) -> dict[str, Any]:
    view = game.position.view(seat)
    mine = seat in view.to_move
    ask = None
    if mine:
        listed = view.as_json()["moves"]
        ask = {
            "prompt": MESSAGES.say(voice.prompt(view)),
            "hints": [MESSAGES.say(hint) for hint in voice.hints(view)],
            "help": [],
            "waited_for": True,
            "ends": [m for m in listed if m in ("draw", "done", "exchange", "keep")],
            "undo": 0,
            "no_undo": "",
        }
    players = game.rules.players
    return {
        "table": "demo",
        "number": number,
        "at": 0,
        "title": "Demo",
        "game": "batavia",
        "players": players,
        "options": game.rules.options(),
        "private": False,
        "clock": {},
        "talk": 20,
        "status": "over" if game.over else "playing",
        "commitment": "",
        "seats": [
            {"name": name, "kind": "person" if at == 0 else "bot", "bot": "", "standing_in": "",
             "ready": False, "clock": None, "account": False}
            for at, name in enumerate(NAMES[:players])
        ],
        "you": seat,
        "host": True,
        "running": view.to_move[0] if view.to_move else -1,
        "view": view.as_json(),
        "outlook": manifest("batavia").outlook(view),
        "ask": ask,
        "orders": None,
        "same_deal_as": "",
        "follows": "",
        "rematch": "",
        "result": None,
    }  # fmt: skip


def film(setup: str, players: int, memory: str, seed: str) -> list[dict[str, Any]]:
    """The states of a whole game, each with the events that led to it."""
    rules = make("batavia", players, setup=setup, memory=memory)
    game = Game(rules, seed)
    voice = make_voice(rules, 0, NAMES[:players])
    bots = {seat: make_bot("merchant", f"{seed} {seat}") for seat in range(players)}
    frames = [{"state": state(game, voice, 0, 0), "events": []}]
    for _ in drive(game, bots):
        events = [event.seen_by(0) for event in game.events[-1]]
        frames.append({"state": state(game, voice, 0, len(game.log)), "events": events})
    return frames


def moments(frames: list[dict[str, Any]], label: str) -> list[dict[str, Any]]:
    """Early and late moments of every question asked, a wait, danger, and the end."""
    by_kind: dict[str, list[dict[str, Any]]] = {}
    for frame in frames:
        view = frame["state"]["view"]
        kind = view["prompt"]["ask"]
        if kind == "lay" and view["prompt"]["pirates"]:
            kind = "danger"
        if kind == "lay" and len(view["step"]) < 2:
            continue
        by_kind.setdefault(kind, []).append(frame)
    found = []
    for kind, each in by_kind.items():
        for when, frame in (("early", each[len(each) // 5]), ("late", each[len(each) * 4 // 5])):
            found.append({"name": f"{label} {kind} {when}", **frame})
    return found


def main() -> None:
    found = []
    for at, table in enumerate(TABLES):
        frames = film(*table)
        if at == 0 and len(sys.argv) > 1:
            Path(sys.argv[1]).write_text(json.dumps(frames, separators=(",", ":")))
        found += moments(frames, f"{table[1]} {table[0]}")
    lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in found)
    (HERE / "moments.json").write_text(f"[\n{lines}\n]\n")
    print([each["name"] for each in found])


if __name__ == "__main__":
    main()
