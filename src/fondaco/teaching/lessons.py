"""Lessons: guided first games, a few turns of a real game played from a script.

A lesson is a TOML file in the folder of its game: options, a seed, the players' names, and steps. A
step has a text (`say`, a message id; if the learner has to move, its last line says so) and may ask
the learner for `moves`, in a certain `order`. `beside` lists other moves that are shown but not
wanted. Then the other players may move (`then`, lines of `seat: move`). The engine makes all moves,
so a lesson always follows the rules. Lessons are named for rulesets: each edition has its own. A
second lesson has the same name with `-2`.

A lesson begins with the setup, or with one of its `scenes`: positions as the rules write them. A
step with a `scene` begins another one, so that a lesson can skip the hours in between. `cards` are
shown next to the text, for example those that a player lies about.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any

from fondaco.contract.refused import Refused
from fondaco.games import make, rulesets
from fondaco.records import Game, Seat


@dataclass(frozen=True)
class LessonStep:
    """A step of a lesson."""

    say: str
    moves: tuple[str, ...] = ()
    order: str = "given"  # or "any", "last" (the last one is given), "ends" (first and last)
    beside: tuple[str, ...] = ()
    point: str = ""  # parts of the table to point at: the first one that is visible
    scene: str = ""  # a position that the step begins with; empty: it goes on
    cards: tuple[str, ...] = ()  # shown next to the text
    then: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True)
class Lesson:
    name: str
    ruleset: str
    game: str
    players: int
    options: dict[str, str]
    seed: str
    seat: int
    names: tuple[str, ...]
    steps: tuple[LessonStep, ...] = field(default=())
    scenes: Mapping[str, str] = field(default_factory=dict)

    def begin(self) -> Game:
        """The game before the first step."""
        return self.at(self.steps[0], None)

    def at(self, step: LessonStep, game: Game | None) -> Game:
        """The game in which a step takes place: that of the step before, or a new scene."""
        if game is not None and not step.scene:
            return game
        rules = make(self.game, self.players, **self.options)
        seats = [Seat(name) for name in self.names]
        position = self.scenes[step.scene] if step.scene else ""
        return Game(rules, self.seed, seats, position=position)

    def played(self) -> Game:
        """The game after the last step."""
        game = self.begin()
        for step in self.steps:
            game = self.at(step, game)
            self.play(game, step)
        return game

    def play(self, game: Game, step: LessonStep) -> None:
        """Make the moves of a step: the learner's, then those of the others."""
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
    """The names of all lessons."""
    return sorted(_files())


@cache
def _files() -> dict[str, tuple[str, Traversable]]:
    """By name: the ruleset of each lesson, and its file."""
    found: dict[str, tuple[str, Traversable]] = {}
    for ruleset, (game, _) in rulesets().items():
        for name in (ruleset, f"{ruleset}-2"):
            file = game.folder / "lessons" / f"{name}.toml"
            if file.is_file():
                found[name] = ruleset, file
    return found


@cache
def lesson(name: str) -> Lesson:
    if name not in lessons():
        raise Refused("no-lesson", name=name, names=", ".join(lessons()))
    ruleset, file = _files()[name]
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return Lesson(
        name=name,
        ruleset=ruleset,
        game=data["game"],
        players=data["players"],
        options=data.get("options", {}),
        seed=data["seed"],
        seat=data["seat"],
        names=tuple(data["names"]),
        steps=tuple(_step(each) for each in data["steps"]),
        scenes=data.get("scenes", {}),
    )


def _step(data: dict[str, Any]) -> LessonStep:
    lines = [line.partition(": ") for line in data.get("then", [])]
    return LessonStep(
        say=data["say"],
        moves=tuple(data.get("moves", [])),
        order=data.get("order", "given"),
        beside=tuple(data.get("beside", [])),
        point=data.get("point", ""),
        scene=data.get("scene", ""),
        cards=tuple(data.get("cards", [])),
        then=tuple((int(seat), text) for seat, _, text in lines),
    )
