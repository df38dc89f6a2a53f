"""The page of a puzzle: the table as the seat sees it, the choices, and the solution.

Everything shown before the answer is a function of the seat's View. The solution and the worth of
the choices come only with the answer.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from fondaco.analysis.causes import cause_of
from fondaco.analysis.puzzles.puzzle import Puzzle
from fondaco.bots.experts import expert_for
from fondaco.contract.character import CHARACTERS, DEFAULT
from fondaco.contract.phrase import Phrase, Row
from fondaco.contract.rules import SPECTATOR, Event, Move, Rules, View
from fondaco.contract.voice import Voice
from fondaco.games import game as manifest
from fondaco.games import make_voice
from fondaco.host.frozen_table import frozen_table
from fondaco.host.puzzle_line import LineStep, best_line
from fondaco.messages import Messages, messages_in
from fondaco.records import Game
from fondaco.table.frames import Ask, Line, State

STORY_LINES: Final = 8  # about what has happened before


@dataclass
class PuzzleChoice:
    move: str  # in the notation of the game
    text: str
    cards: list[str]  # that the move names, to be shown as small pictures


@dataclass
class PuzzleShown:
    """A puzzle before it is answered."""

    id: str
    ruleset: str
    theme: str
    theme_name: str
    choices: list[PuzzleChoice]
    state: State
    lines: list[Line]  # about what has happened before
    events: list[Mapping[str, Any]]
    single: bool  # the answer is one move, which can be made on the board


@dataclass
class PuzzleWorth:
    """The worth of a choice for the seat: percentage points, and money."""

    move: str
    text: str
    chance: float
    chance_error: float
    money: float
    money_error: float


# --- before the answer ----------------------------------------------------------------------------


def puzzle_page(found: Puzzle, language: str) -> PuzzleShown:
    """The puzzle in a language. Only the choices can be made at its table."""
    say = messages_in(language)
    game = found.replay()
    names = [seat.name for seat in game.seats]
    view = game.position.view(found.seat)
    voice = make_voice(game.rules, found.seat, names)
    about = manifest(game.rules.name)
    sentences = voice.sentences([event.seen_by(found.seat) for event in _lately(game)])
    latest = game.events[-1] if game.log else game.opening
    return PuzzleShown(
        id=found.id,
        ruleset=found.ruleset,
        theme=found.theme,
        theme_name=say(about.themes[found.theme]),
        choices=[
            PuzzleChoice(move, text, [word for word in move.split() if voice.card(word)])
            for move, text in zip(
                moves_of(found), choice_texts(found, game, voice, say), strict=True
            )
        ],
        state=_state(found, game, view, voice, say),
        lines=[Line(text=say.say(each.text), seat=each.seat) for each in sentences[-STORY_LINES:]],
        events=[about.event(game.rules, event, found.seat) for event in latest],
        single=_single(found, game, view),
    )


def _single(found: Puzzle, game: Game, view: View) -> bool:
    """Whether after each choice no other choice is possible.

    Otherwise a board would let the player select several cards before it sends the first move.
    """
    moves = [game.rules.parse_move(text) for text in moves_of(found)]
    for move in moves:
        world = view.sample(Random(0))
        world.play(found.seat, move)
        if not set(moves).isdisjoint(world.view(found.seat).moves):
            return False
    return True


def moves_of(found: Puzzle) -> list[str]:
    return [choice.move for choice in found.choices]


def _lately(game: Game) -> list[Event]:
    """The events of the last two turns or so."""
    return [event for events in game.events[-4 * STORY_LINES :] for event in events]


def _state(found: Puzzle, game: Game, view: View, voice: Voice, say: Messages) -> State:
    choices = [game.rules.parse_move(text) for text in moves_of(found)]
    shown = view.restricted(choices, aids=True)
    ask = Ask(
        prompt=say.say(voice.prompt(view)),
        hints=[say.say(hint) for hint in voice.hints(view)],
        help=[],
        waited_for=True,
        ends=[],
        undo=0,
        no_undo="",
        replies=[],
    )
    names = [seat.name for seat in game.seats]
    return frozen_table(game, found.seat, names, len(game.log), shown, ask, aids=True)


def choice_texts(found: Puzzle, game: Game, voice: Voice, say: Messages) -> list[str]:
    """Each choice in words.

    The moves are made in a sampled world, so that the words contain nothing hidden. Cards that such
    a world would reveal are left out.
    """
    view = game.position.view(found.seat)
    texts: list[str] = []
    for text in moves_of(found):
        events: list[Event] = []
        view.sample(Random(0)).play(found.seat, game.rules.parse_move(text), events)
        eyes = SPECTATOR if events[0].barrier else found.seat
        advice = voice.advice([events[0].seen_by(eyes)])
        texts.append(_capital(say.say(advice)) if advice else text)
    return _made_different(texts, moves_of(found), voice, say)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _made_different(texts: list[str], moves: list[str], voice: Voice, say: Messages) -> list[str]:
    """The texts; equal ones also name the cards in which their moves differ."""
    different: list[str] = []
    for text, move in zip(texts, moves, strict=True):
        if texts.count(text) == 1:
            different.append(text)
            continue
        equal = [set(m.split()) for m, other in zip(moves, texts, strict=True) if other == text]
        own = [word for word in move.split() if word not in set.intersection(*equal)]
        named = Row([voice.card(word) or word for word in own])
        different.append(say.say(Phrase("puzzle-with", {"what": text, "cards": named})))
    return different


# --- the answer -----------------------------------------------------------------------------------


@dataclass
class PuzzleCause:
    """Why the solution is better than the next-best choice. Sums are the game's money."""

    gain: str  # where the seat gains most by it, in words; empty: nowhere
    gained: float
    cost: str  # where it costs something; empty: nowhere
    lost: float
    rival: str  # who loses most by it; empty: nobody
    rival_lost: float


@dataclass
class Solution:
    """What everybody sees after an answer."""

    solution: str
    why: PuzzleCause
    choices: list[PuzzleWorth]
    line: list[LineStep]  # the solution, and how the turn may continue


def solution_of(found: Puzzle, language: str) -> Solution:
    say = messages_in(language)
    game = found.replay()
    view = game.position.view(found.seat)
    names = [seat.name for seat in game.seats]
    voice = make_voice(game.rules, found.seat, names)
    texts = choice_texts(found, game, voice, say)
    worths = [
        PuzzleWorth(
            move=each.move,
            text=text,
            chance=round(100 * each.chance, 1),
            chance_error=round(100 * each.chance_error, 1),
            money=round(each.money, 1),
            money_error=round(each.money_error, 1),
        )
        for each, text in zip(found.choices, texts, strict=True)
    ]
    worths.sort(key=lambda each: (each.move != found.solution, -each.chance, -each.money))
    best, other = (game.rules.parse_move(each.move) for each in worths[:2])
    return Solution(
        found.solution,
        _why(game.rules, view, best, other, names, say),
        worths,
        best_line(view, best, game.rules, names, say),
    )


def _why(
    rules: Rules, view: View, best: Move, other: Move, names: list[str], say: Messages
) -> PuzzleCause:
    cause = cause_of(view, best, other)
    voice = make_voice(rules, view.seat, names)
    gain, cost = (
        say.say(said) if name and (said := voice.source(name, more)) is not None else ""
        for name, more in ((cause.gain, True), (cause.cost, False))
    )
    rival = names[cause.rival] if cause.rival >= 0 else ""
    return PuzzleCause(
        gain, round(cause.gained, 1), cost, round(cause.lost, 1), rival, round(cause.rival_lost, 1)
    )


def expert_reason(view: View, best: Move) -> Phrase | None:
    """The reason of an expert, if it would make the same move."""
    expert = expert_for(view)
    advice = expert.choose(view, expert.memory(CHARACTERS[DEFAULT], Random(0)))
    return advice.why if advice.move == best else None
