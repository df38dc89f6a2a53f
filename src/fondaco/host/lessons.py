"""The page of a lesson: a guided first game, step by step."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from fondaco.games import game as manifest
from fondaco.games import make_voice
from fondaco.host.frozen_table import frozen_table
from fondaco.messages import messages_in
from fondaco.records import Game
from fondaco.table.frames import Ask, Line, State
from fondaco.teaching.lessons import Lesson, LessonStep, lessons


@dataclass
class LearnStep:
    """A text, the table at that moment, and the moves that the learner has to make."""

    say: str
    point: str  # parts of the table to point at: the first one that is visible
    moves: list[str]  # none: the learner only reads
    order: str  # "given", "any", "last" (the last one is given), or "ends" (first and last)
    cards: list[str]  # shown next to the text
    state: State
    lines: list[Line]  # about what has happened since the last step
    events: list[Mapping[str, Any]]


@dataclass
class Learning:
    title: str
    ruleset: str
    next: str  # the lesson after this one; empty: there is none
    over: bool  # its game has ended: nobody can play on
    steps: list[LearnStep]


def lesson_page(name: str, found: Lesson, lang: str) -> Learning:
    """The page of a lesson in a language."""
    say = messages_in(lang)
    game = found.begin()
    steps: list[LearnStep] = []
    shown = 0  # moves whose events belong to earlier steps
    for number, step in enumerate(found.steps):
        begun = game
        game = found.at(step, game)
        if game is not begun:
            shown = 0
        fresh = [
            *(game.opening if number == 0 else []),
            *(e for es in game.events[shown:] for e in es),
        ]
        shown = len(game.log)
        seen = [event.seen_by(found.seat) for event in fresh]
        voice = make_voice(game.rules, found.seat, list(found.names))
        steps.append(
            LearnStep(
                say=say(step.say),
                point=step.point,
                moves=list(step.moves),
                order=step.order,
                cards=list(step.cards),
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
    after = f"{found.ruleset}-2"
    return Learning(
        title=say(f"learn-title-{name}"),
        ruleset=found.ruleset,
        next=after if after in lessons() and after != name else "",
        over=game.over,
        steps=steps,
    )


def _state(found: Lesson, game: Game, step: LessonStep, number: int, lang: str) -> State:
    """The table as the learner sees it: only the moves of the step can be made."""
    say = messages_in(lang)
    view = game.position.view(found.seat)
    asked = [game.rules.parse_move(text) for text in (*step.moves, *step.beside)]
    shown = view.restricted(asked)
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
        replies=[],
    )
    return frozen_table(game, found.seat, found.names, number, shown, ask)
