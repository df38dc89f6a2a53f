"""The worked examples of the rulebooks as files that can be opened: `make examples`.

Each game's `examples.py` lays them out, with the builders that its tests use; what it makes is kept
in the folder of the game, and a test sees that both are the same.
"""

import json
import sys
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from fondaco.contract.rules import Position, Rules
from fondaco.games import games, guests

FOLDER = Path(__file__).parents[2] / "src" / "fondaco" / "games"


@dataclass(frozen=True)
class Laid:
    """A position that was laid out, who sits there, and where the reader does."""

    rules: Rules
    position: Position
    seed: str
    seat: int
    names: tuple[str, ...]

    def as_json(self) -> dict[str, Any]:
        return {
            "version": self.rules.version,
            "players": self.rules.players,
            "options": self.rules.options(),
            "seed": self.seed,
            "seat": self.seat,
            "names": list(self.names),
            "position": json.loads(self.rules.format_position(self.position)),
        }


def laid_out(game: str) -> dict[str, Laid]:
    """The examples of a game, by their names."""
    made: dict[str, Laid] = import_module(f"tests.rules.{game}.examples").laid_out()
    return made


def text_of(laid: Laid) -> str:
    """As it stands in its file: a line for each part of the position."""
    data = laid.as_json()
    position = data.pop("position")
    rows = ",\n    ".join(f"{_line(key)}: {_line(value)}" for key, value in position.items())
    head = "".join(f"  {_line(key)}: {_line(value)},\n" for key, value in data.items())
    return f'{{\n{head}  "position": {{\n    {rows}\n  }}\n}}\n'


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    for game in games().values():
        if game in guests():
            continue
        folder = FOLDER / game.name / "examples"
        folder.mkdir(exist_ok=True)
        made = laid_out(game.name)
        for file in folder.glob("*.json"):
            if file.stem not in made:
                file.unlink()
        for name, laid in made.items():
            (folder / f"{name}.json").write_text(text_of(laid), encoding="utf-8")
        print(f"{game.name}: {len(made)} examples", file=sys.stderr)


if __name__ == "__main__":
    main()
