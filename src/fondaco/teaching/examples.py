"""Examples of the rulebook that can be played: "try it" opens a table with that position.

An example is a JSON file in the folder of its game, `examples/OM-2.2.6.json`, named for its rule; a
second one of the same rule is `OM-2.2.6-2`. It holds the position as the rules write it, the names
of the players, and the reader's seat.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from fondaco.contract.manifest import Manifest
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Rules
from fondaco.games import games, make_version
from fondaco.records import Game, Seat
from fondaco.teaching.rulebook import game_of


@dataclass(frozen=True)
class Example:
    name: str
    game: str
    version: int  # of the rules
    players: int
    options: dict[str, str]
    seed: str
    seat: int  # the reader's
    names: tuple[str, ...]
    position: str  # a line, as the rules write it

    def rules(self) -> Rules:
        return make_version(self.game, self.players, self.options, self.version)

    def begin(self, seats: Sequence[Seat | str] | None = None) -> Game:
        """A game that begins with this position."""
        return Game(self.rules(), self.seed, seats or self.names, position=self.position)


def name_of(rule: str, number: int) -> str:
    """The name of an example of a rule; the first has number 0."""
    return f"{rule}-{number + 1}" if number else rule


@cache
def examples(game: str) -> tuple[str, ...]:
    """The examples of a game that can be played."""
    return tuple(sorted(_files(games()[game])))


def example(name: str) -> Example:
    """The example with this name. Refused: it does not exist, or cannot be played."""
    game = game_of(name)
    if not game or name not in examples(game):
        raise Refused("no-example", name=name)
    data = json.loads(_files(games()[game])[name])
    return Example(
        name=name,
        game=game,
        version=data["version"],
        players=data["players"],
        options=data["options"],
        seed=data["seed"],
        seat=data["seat"],
        names=tuple(data["names"]),
        position=json.dumps(data["position"], ensure_ascii=False, separators=(",", ":")),
    )


def _files(game: Manifest) -> dict[str, str]:
    folder = game.folder / "examples"
    if not folder.is_dir():
        return {}
    files = [file for file in folder.iterdir() if file.name.endswith(".json")]
    return {file.name.removesuffix(".json"): file.read_text(encoding="utf-8") for file in files}
