"""Worked examples of the rulebook that can be played: "try it" opens that very position.

An example is a JSON file in the folder of its game, `examples/OM-2.2.6.json`, named for its rule; a
second one of the same rule is `OM-2.2.6-2`. It holds the position as the rules write it, who sits
where, and the seat that the reader takes.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from fondaco.contract.manifest import Manifest
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Rules
from fondaco.contract.voice import Payment
from fondaco.games import games, make_version
from fondaco.records import Game, Seat
from fondaco.rulebook import game_of


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
        """A game that stands there."""
        return Game(self.rules(), self.seed, seats or self.names, position=self.position)


def name_of(rule: str, number: int) -> str:
    """What an example of a rule is called: the first has number 0."""
    return f"{rule}-{number + 1}" if number else rule


BEFORE = "before"  # a cause: what was there before the position


def brought(game: Game, payments: Sequence[Payment]) -> list[Payment]:
    """What the seats had before the position that a game began with: no event tells of it."""
    if not game.begins:
        return []
    missing = game.position.scores()
    for paid in payments:
        missing[paid.seat] -= paid.amount
    return [Payment(seat, BEFORE, amount) for seat, amount in enumerate(missing) if amount]


@cache
def examples(game: str) -> tuple[str, ...]:
    """The examples of a game that can be played."""
    return tuple(sorted(_files(games()[game])))


def example(name: str) -> Example:
    """Refused where there is no such example, or none that can be played."""
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
