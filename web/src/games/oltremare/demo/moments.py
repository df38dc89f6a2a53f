"""Moments of games among merchants, as a seat sees them: what the demo page and the tests show.

Run from the repository: python web/src/games/oltremare/demo/moments.py
"""

import json
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
NAMES = ["Ada", "Bianca", "Tommaso", "Lucia", "Zorzi"]
TABLES = [
    ("2005", 4, "strict", "moments-a"),
    ("2004", 3, "ledger", "moments-b"),
    ("2005", 5, "ledger", "moments-c"),
    ("2005", 2, "strict", "moments-d"),
]


def state(game: Game, voice: Voice, seat: int, number: int) -> dict[str, Any]:
    view = game.position.view(seat)
    data = view.as_json()
    ask = None
    if seat in view.to_move:
        last = data["phase"] == "cargo" and len(data["played"]) == 1
        ask = {
            "prompt": MESSAGES.say(voice.prompt(view)),
            "hints": [MESSAGES.say(hint) for hint in voice.hints(view)],
            "help": ["OM-2.2.1"],
            "waited_for": view.to_move[0] == seat,
            "ends": data["moves"] if last else [],
            "undo": 1,
            "no_undo": "",
        }
    players = game.rules.players
    return {
        "table": "demo",
        "number": number,
        "at": 0,
        "title": "Demo",
        "game": "oltremare",
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
        "running": -1,
        "view": data,
        "outlook": manifest("oltremare").outlook(view),
        "ask": ask,
        "orders": None,
        "same_deal_as": "",
        "follows": "",
        "rematch": "",
        "result": None,
    }  # fmt: skip


def kind_of(data: dict[str, Any], seat: int) -> str:
    """What a moment shows."""
    kind = str(data["prompt"]["ask"])
    offers = data["offers"]
    if any(o["owner"] != seat and o["to"] in ("all", seat) for o in offers):
        kind += ", offers to me"
    if any(o["owner"] == seat for o in offers):
        kind += ", my offer"
    if any(o["counters"] for o in offers):
        kind += ", a counter"
    if sum(1 for m in data["moves"] if m.startswith("accept")) > 1:
        kind += ", ways"
    if kind == "wait" and offers:
        kind += ", offers"
    if data["played"]:
        kind += ", cards played"
    if data["venice"] == "top":
        kind += ", Venice on top"
    if data["last_round"]:
        kind += ", last round"
    return kind


def moments(
    edition: str, players: int, memory: str, seed: str, known: set[str]
) -> list[dict[str, Any]]:
    """One of each kind not known yet, and of each question one from every table."""
    rules = make("oltremare", players, edition=edition, memory=memory)
    bots = {seat: make_bot("merchant", f"{seed} {seat}") for seat in range(players)}
    game = Game(rules, seed)
    voice = make_voice(rules, 0, NAMES[:players])
    found: list[dict[str, Any]] = []
    asked: set[str] = set()
    number = 0

    def look(seat: int) -> None:
        data = game.position.view(seat).as_json()
        kind = ("watching: " if seat < 0 else "") + kind_of(data, seat)
        question = kind.split(", last round")[0].split(",")[0]
        if kind not in known or question not in asked:
            known.add(kind)
            asked.add(question)
            found.append(
                {
                    "title": f"{edition}, {players} players: {kind}",
                    "state": state(game, voice, seat, number),
                    "events": [
                        manifest("oltremare").event(rules, event, seat) for event in game.events[-1]
                    ],
                }
            )

    for _ in drive(game, bots):
        number += 1
        look(0)
        if number % 40 == 0:
            look(-1)
    look(0)
    return found


def main() -> None:
    editions = {
        edition: manifest("oltremare").setting(make("oltremare", 4, edition=edition))
        for edition in ("2005", "2004")
    }
    (HERE / "settings.json").write_text(json.dumps(editions, separators=(",", ":")) + "\n")
    known: set[str] = set()
    everything = [moment for table in TABLES for moment in moments(*table, known)]
    (HERE / "moments.json").write_text(json.dumps(everything, separators=(",", ":")) + "\n")
    print(f"{len(everything)} moments")


if __name__ == "__main__":
    main()
