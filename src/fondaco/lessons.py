"""Guided first games: a few turns of a real game, played from a script and told step by step.

A lesson is a TOML file in the folder of its game: options, a seed, who sits where, and steps. A
step says something (`say`, a message id; where it asks for moves, its last line is what to do), and
may ask the learner for `moves`, in the `order` given, in any, or only with the last one or both
ends given; `beside` lists other moves that are shown but are not what the lesson wants. Then the
others may move (`then`, lines of `seat: move`). Everything is played through the engine, so a
lesson can never show what the rules would not. Lessons are named as rulesets: an edition has its
own.
"""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from fondaco.contract.refused import Refused
from fondaco.games import make, rulesets
from fondaco.records import Game, Seat


@dataclass(frozen=True)
class Step:
    """One thing to learn."""

    say: str
    moves: tuple[str, ...] = ()
    order: str = "given"  # or "any", "last" (the last one is given), "ends" (first and last)
    beside: tuple[str, ...] = ()
    point: str = ""  # the parts of the table it is about: the first that can be seen
    then: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True)
class Lesson:
    name: str
    game: str
    players: int
    options: dict[str, str]
    seed: str
    seat: int
    names: tuple[str, ...]
    steps: tuple[Step, ...] = field(default=())

    def begin(self) -> Game:
        """The game before the first step."""
        rules = make(self.game, self.players, **self.options)
        return Game(rules, self.seed, [Seat(name) for name in self.names])

    def play(self, game: Game, step: Step) -> None:
        """What happens in a step: the learner's moves, then those of the others."""
        moves = [(self.seat, text) for text in step.moves]
        for seat, text in [*moves, *step.then]:
            try:
                game.play(seat, game.rules.parse_move(text))
            except Refused as error:
                raise Refused(
                    "lesson-move",
                    lesson=self.name,
                    step=step.say,
                    seat=seat,
                    move=text,
                    reason=error,
                ) from None


def lessons() -> list[str]:
    """The lessons there are."""
    return sorted(name for name in rulesets() if _file(name).is_file())


def _file(name: str) -> Traversable:
    game, _ = rulesets()[name]
    return game.folder / "lessons" / f"{name}.toml"


@cache
def lesson(name: str) -> Lesson:
    if name not in lessons():
        raise Refused("no-lesson", name=name, names=", ".join(lessons()))
    data = tomllib.loads(_file(name).read_text(encoding="utf-8"))
    return Lesson(
        name=name,
        game=data["game"],
        players=data["players"],
        options=data.get("options", {}),
        seed=data["seed"],
        seat=data["seat"],
        names=tuple(data["names"]),
        steps=tuple(_step(each) for each in data["steps"]),
    )


def _step(data: dict[str, Any]) -> Step:
    lines = [line.partition(": ") for line in data.get("then", [])]
    return Step(
        say=data["say"],
        moves=tuple(data.get("moves", [])),
        order=data.get("order", "given"),
        beside=tuple(data.get("beside", [])),
        point=data.get("point", ""),
        then=tuple((int(seat), text) for seat, _, text in lines),
    )
