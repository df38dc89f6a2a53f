"""A guided first game as a learner's browser shows it; playing on from its end, or an example."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from fondaco.games import game as manifest
from fondaco.games import make_voice
from fondaco.lessons import Lesson
from fondaco.lessons import Step as LessonStep
from fondaco.records import Game
from fondaco.server.fork import play_on
from fondaco.server.house import House
from fondaco.server.room import Room
from fondaco.server.staged import staged
from fondaco.server.words import messages
from fondaco.store import Person
from fondaco.table.entries import Settings
from fondaco.table.frames import Ask, Line, State
from fondaco.worked import Example

BOT = "merchant"  # with whom one plays on


class LearnStep(Struct):
    """What the coach says, the table as it is then, and the moves that are asked for."""

    say: str
    point: str  # the parts of the table it is about: the first that can be seen
    moves: list[str]  # none: only read, and go on
    order: str  # "given", "any", "last" (the last one is given), or "ends" (first and last)
    state: State
    lines: list[Line]  # what has happened since the step before
    events: list[Mapping[str, Any]]


class Learning(Struct):
    title: str
    steps: list[LearnStep]


def learning(name: str, found: Lesson, lang: str) -> Learning:
    """The lesson, step by step."""
    say = messages(lang)
    game = found.begin()
    steps: list[LearnStep] = []
    told = 0
    for number, step in enumerate(found.steps):
        fresh = [
            *(game.opening if number == 0 else []),
            *(e for es in game.events[told:] for e in es),
        ]
        told = len(game.log)
        seen = [event.seen_by(found.seat) for event in fresh]
        voice = make_voice(game.rules, found.seat, list(found.names))
        steps.append(
            LearnStep(
                say=say(step.say),
                point=step.point,
                moves=list(step.moves),
                order=step.order,
                state=_state(found, game, step, number, lang),
                lines=[
                    Line(text=say.say(each.text), seat=each.seat) for each in voice.sentences(seen)
                ],
                events=[
                    manifest(found.game).event(game.rules, event, found.seat) for event in fresh
                ],
            )
        )
        found.play(game, step)
    return Learning(title=say(f"learn-title-{name}"), steps=steps)


def _state(found: Lesson, game: Game, step: LessonStep, number: int, lang: str) -> State:
    """The table as a learner's browser shows it: only what is asked for can be done."""
    say = messages(lang)
    view = game.position.view(found.seat)
    shown = dict(view.as_json())
    shown["moves"] = [move for move in shown["moves"] if move in {*step.moves, *step.beside}]
    if not step.moves:
        shown["prompt"] = {"ask": "wait", "for": []}
    if "may_offer" in shown:
        shown["may_offer"] = any(move.startswith("offer") for move in step.moves)
    voice = make_voice(game.rules, found.seat, list(found.names))
    mine = bool(step.moves)
    ask = Ask(
        prompt=say.say(voice.prompt(view)) if mine else say("learn-read"),
        hints=[say.say(hint) for hint in voice.hints(view)] if mine else [],
        help=[],
        waited_for=mine,
        ends=[],
        undo=0,
        no_undo="",
    )
    return staged(game, found.seat, found.names, number, shown, ask)


async def beyond(house: House, found: Lesson, person: Person) -> Room:
    """A table with bots that stands where the lesson ends."""
    game = found.begin()
    for step in found.steps:
        found.play(game, step)
    settings = Settings(
        game=found.game, players=found.players, options=game.rules.options(), private=True
    )
    async with house.allowances.taking(person.id, tables=1, bots=[BOT] * (found.players - 1)):
        room = await house.open(settings, person.id, found.seed)
        await play_on(house, room, person, found.seat, BOT, game.rules, game.log, names=found.names)
        return room


async def try_out(house: House, found: Example, person: Person) -> Room:
    """A table with bots that stands where an example of the rulebook begins."""
    rules = found.rules()
    settings = Settings(
        game=found.game, players=found.players, options=rules.options(), private=True
    )
    async with house.allowances.taking(person.id, tables=1, bots=[BOT] * (found.players - 1)):
        room = await house.open(
            settings, person.id, found.seed, version=found.version, position=found.position
        )
        await play_on(house, room, person, found.seat, BOT, rules, names=found.names)
        return room
