"""HTTP: the guided first games."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from litestar import Request, get, post
from msgspec import Struct

from fondaco.contract.chance import commitment
from fondaco.games import game as manifest
from fondaco.games import make_voice
from fondaco.lessons import Lesson, lesson, lessons
from fondaco.lessons import Step as LessonStep
from fondaco.records import Game
from fondaco.server.api_tables import Opened, bot_name
from fondaco.server.doors import NoSuchError, services, somebody
from fondaco.server.words import messages
from fondaco.table.entries import Settings
from fondaco.table.frames import Ask, Line, SeatInfo, State
from fondaco.table.table import Table

Asked = Request[Any, Any, Any]


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


@get("/api/learn/{name:str}", summary="A guided first game, step by step")
async def learn(name: str, lang: str = "en") -> Learning:
    found = _lesson(name)
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
    )
    return State(
        table="",
        number=number,
        at=0,
        title="",
        game=found.game,
        players=found.players,
        options=game.rules.options(),
        private=True,
        clock={},
        talk=0,
        status="playing",
        commitment=commitment(found.seed),
        seats=[
            SeatInfo(name=name, kind="person" if seat == found.seat else "bot")
            for seat, name in enumerate(found.names)
        ],
        you=found.seat,
        host=False,
        running=-1,
        view=shown,
        outlook=manifest(found.game).outlook(view),
        ask=ask,
        orders=None,
    )


@post("/api/learn/{name:str}/play-on", summary="Play on from the end of a lesson, with bots")
async def play_on(request: Asked, name: str) -> Opened:
    found = _lesson(name)
    person = await somebody(request)
    house = services(request).house
    game = found.begin()
    for step in found.steps:
        found.play(game, step)
    settings = Settings(
        game=found.game, players=found.players, options=game.rules.options(), private=True
    )
    room = await house.open(settings, person.id, found.seed)
    room.copying = True
    for seat in range(found.players):
        if seat == found.seat:
            await house.act(room, partial(Table.sit, person=person.id, name=person.name, seat=seat))
        else:
            bot = bot_name(room, seat)
            await house.act(room, partial(Table.hire, seat=seat, bot="merchant", name=bot))
    await house.act(room, lambda table: table.begin())
    for seat, move in game.log:
        text = game.rules.format_move(move)
        await house.act(room, partial(Table.move, seat=seat, text=text, by="order"))
    room.copying = False
    house.wake(room)
    return Opened(room.table.id)


def _lesson(name: str) -> Lesson:
    if name not in lessons():
        raise NoSuchError("no-such-lesson", name=name)
    return lesson(name)


HANDLERS = [learn, play_on]
