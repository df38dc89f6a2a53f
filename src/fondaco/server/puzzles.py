"""Puzzles as somebody solves them: the table as the seat sees it, the answer, and the ratings.

What is shown before an answer is a function of the seat's View; the solution and what was found
about the choices are told only with the answer. A puzzle is rated like an opponent: who solves it
has won. Only the first answer counts, and only those with an account move a puzzle's own rating:
names are cheap.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from msgspec import Struct
from openskill.models import PlackettLuce

from fondaco.analysis.puzzles.book import by_id, shipped
from fondaco.analysis.puzzles.puzzle import Puzzle
from fondaco.bots.experts import expert_for
from fondaco.contract.character import CHARACTERS, DEFAULT
from fondaco.contract.phrase import Phrase, Row
from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR, Event, Move, View
from fondaco.contract.voice import Voice
from fondaco.games import game as manifest
from fondaco.games import make_voice, rulesets
from fondaco.messages import Messages
from fondaco.records import Game
from fondaco.server.finding import NoSuchError
from fondaco.server.staged import staged
from fondaco.server.words import messages
from fondaco.store import Person, PuzzleAnswer, PuzzleRating, Rating, StaleError, Store
from fondaco.table.frames import Ask, Line, State

TRIES: Final = 20
DOUBT: Final = 4.0  # of a puzzle that bots alone have tried
FIRST: Final = 15.0  # how hard it is for who has never solved one
NEAR: Final = 10  # of so many that are about as hard as somebody is strong, one by lot
LINES: Final = 8  # of what has happened before
_model = PlackettLuce()


class PuzzleTheme(Struct):
    theme: str
    name: str
    puzzles: int
    answered: int  # by who asks


class PuzzleShelf(Struct):
    """The puzzles of a ruleset, and how somebody has done with them."""

    ruleset: str
    puzzles: int
    answered: int
    solved: int
    rating: float | None  # of who asks; None: not yet
    themes: list[PuzzleTheme]


class PuzzleChoice(Struct):
    move: str  # in the notation of the game
    text: str
    cards: list[str]  # that it names, to be shown as small pictures


class PuzzleShown(Struct):
    """A puzzle before it is answered."""

    id: str
    ruleset: str
    theme: str
    theme_name: str
    choices: list[PuzzleChoice]
    state: State
    lines: list[Line]  # what has happened before
    events: list[Mapping[str, Any]]
    single: bool  # one move is all that is asked for: it can be made on the board


class PuzzleWorth(Struct):
    """What was found about a choice, for the seat: points of a hundred, and money."""

    move: str
    text: str
    chance: float
    chance_error: float
    money: float
    money_error: float


class PuzzleSolved(Struct):
    """What an answer came to."""

    right: bool
    solution: str
    why: str  # in the words of a bot who would do the same; may be empty
    choices: list[PuzzleWorth]  # the best first
    counted: bool  # it was the first answer
    rating: float
    before: float  # the rating before
    strength: float  # of the puzzle, now
    answers: int  # to this puzzle, in this house
    solved: int


def puzzle(name: str) -> Puzzle:
    found = by_id().get(name)
    if found is None:
        raise NoSuchError("no-such-puzzle", id=name)
    return found


def rated_as(ruleset: str) -> str:
    """The name under which the ratings of its solvers are kept."""
    return f"puzzles {ruleset}"


# --- which one ------------------------------------------------------------------------------------


async def shelves(store: Store, person: Person | None, words: Messages) -> list[PuzzleShelf]:
    answers = {each.puzzle: each for each in await _answers(store, person)}
    found: list[PuzzleShelf] = []
    for ruleset, (game, _) in rulesets().items():
        puzzles = shipped(ruleset)
        if not puzzles:
            continue
        mine = [answers[each.id] for each in puzzles if each.id in answers]
        count = Counter(each.theme for each in puzzles)
        done = Counter(each.theme for each in puzzles if each.id in answers)
        rating = await store.rating(person.id, rated_as(ruleset)) if person else None
        found.append(
            PuzzleShelf(
                ruleset=ruleset,
                puzzles=len(puzzles),
                answered=len(mine),
                solved=sum(each.solved for each in mine),
                rating=None if rating is None else round(rating.mu, 1),
                themes=[
                    PuzzleTheme(theme, words(message), count[theme], done[theme])
                    for theme, message in game.all_themes.items()
                    if count[theme]
                ],
            )
        )
    return found


async def next_puzzle(
    store: Store, person: Person | None, ruleset: str, theme: str, rng: Random
) -> Puzzle:
    """One that this person has not answered, about as hard as they are strong.

    Who has answered all of them gets one again of the half that was answered longest ago.
    """
    names = [ruleset] if ruleset else list(rulesets())
    if not set(names) <= set(rulesets()):
        raise NoSuchError("no-such-puzzles")
    fitting = [
        each for name in names for each in shipped(name) if theme in ("", each.theme)
    ]  # fmt: skip
    if not fitting:
        raise NoSuchError("no-such-puzzles")
    order = [each.puzzle for each in await _answers(store, person)]
    fresh = [each for each in fitting if each.id not in order]
    if not fresh:
        fitting.sort(key=lambda each: order.index(each.id))
        return rng.choice(fitting[: (len(fitting) + 1) // 2])
    hard = await store.puzzle_ratings([each.id for each in fresh])
    aims = {name: await _strong(store, person, name) for name in names}

    def far(each: Puzzle) -> float:
        strength = hard[each.id].mu if each.id in hard else each.strength
        return abs(strength - aims[each.ruleset])

    rng.shuffle(fresh)
    return rng.choice(sorted(fresh, key=far)[:NEAR])


async def _answers(store: Store, person: Person | None) -> Sequence[PuzzleAnswer]:
    return await store.puzzle_answers(person.id) if person is not None else []


async def _strong(store: Store, person: Person | None, ruleset: str) -> float:
    rating = await store.rating(person.id, rated_as(ruleset)) if person is not None else None
    return FIRST if rating is None else rating.mu


# --- as it is shown -------------------------------------------------------------------------------


def shown(found: Puzzle, language: str) -> PuzzleShown:
    """The table as the seat sees it; only the choices can be made."""
    say = messages(language)
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
        theme_name=say(about.all_themes[found.theme]),
        choices=[
            PuzzleChoice(move, text, [word for word in move.split() if voice.card(word)])
            for move, text in zip(_moves(found), choice_texts(found, game, voice, say), strict=True)
        ],
        state=_state(found, game, view, voice, say),
        lines=[Line(text=say.say(each.text), seat=each.seat) for each in sentences[-LINES:]],
        events=[about.event(game.rules, event, found.seat) for event in latest],
        single=_single(found, game, view),
    )


def _single(found: Puzzle, game: Game, view: View) -> bool:
    """Whether each choice rules the others out.

    Where several cards are played, boards let one choose them all before the first is sent.
    """
    moves = [game.rules.parse_move(text) for text in _moves(found)]
    for move in moves:
        world = view.sample(Random(0))
        world.play(found.seat, move)
        if not set(moves).isdisjoint(world.view(found.seat).moves):
            return False
    return True


def _moves(found: Puzzle) -> list[str]:
    return [choice.move for choice in found.choices]


def _lately(game: Game) -> list[Event]:
    """What has happened in the last two turns or so."""
    return [event for events in game.events[-4 * LINES :] for event in events]


def _state(found: Puzzle, game: Game, view: View, voice: Voice, say: Messages) -> State:
    told = dict(view.as_json(aids=True))
    told["moves"] = _moves(found)
    if "may_offer" in told:
        told["may_offer"] = False
    ask = Ask(
        prompt=say.say(voice.prompt(view)),
        hints=[say.say(hint) for hint in voice.hints(view)],
        help=[],
        waited_for=True,
        ends=[],
        undo=0,
        no_undo="",
    )
    return staged(game, found.seat, [seat.name for seat in game.seats], len(game.log), told, ask)


def choice_texts(found: Puzzle, game: Game, voice: Voice, say: Messages) -> list[str]:
    """Each choice in the game's words.

    They are played in a world that fits the View, so no word of it comes from what is hidden; what
    such a world would bring to light is left out.
    """
    view = game.position.view(found.seat)
    texts: list[str] = []
    for text in _moves(found):
        events: list[Event] = []
        view.sample(Random(0)).play(found.seat, game.rules.parse_move(text), events)
        eyes = SPECTATOR if events[0].barrier else found.seat
        sentences = voice.sentences([events[0].seen_by(eyes)])
        texts.append(say.say(sentences[0].text) if sentences else text)
    return _told_apart(texts, _moves(found), voice, say)


def _told_apart(texts: list[str], moves: list[str], voice: Voice, say: Messages) -> list[str]:
    """Where several are told alike, with what tells their notations apart: cards that one gives."""
    told: list[str] = []
    for text, move in zip(texts, moves, strict=True):
        if texts.count(text) == 1:
            told.append(text)
            continue
        alike = [set(each.split()) for each, said in zip(moves, texts, strict=True) if said == text]
        own = [word for word in move.split() if word not in set.intersection(*alike)]
        named = Row([voice.card(word) or word for word in own])
        told.append(say.say(Phrase("puzzle-with", {"what": text, "cards": named})))
    return told


# --- the answer -----------------------------------------------------------------------------------


class Told(Struct):
    """What everybody is told after an answer."""

    solution: str
    why: str
    choices: list[PuzzleWorth]


def solution_of(found: Puzzle, language: str) -> Told:
    say = messages(language)
    game = found.replay()
    voice = make_voice(game.rules, found.seat, [seat.name for seat in game.seats])
    why = _why(game.position.view(found.seat), game.rules.parse_move(found.solution))
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
    return Told(found.solution, say.say(voice.reason(why)) if why else "", worths)


def _why(view: View, best: Move) -> Phrase | None:
    """The reason of a merchant who would do the same."""
    expert = expert_for(view)
    advice = expert.choose(view, expert.memory(CHARACTERS[DEFAULT], Random(0)))
    return advice.why if advice.move == best else None


async def answer(
    store: Store, found: Puzzle, person: Person, move: str, at: int, told: Told
) -> PuzzleSolved:
    """Take somebody's answer; the first one is rated."""
    if move not in _moves(found):
        raise Refused("puzzle-answer", move=move)
    for _ in range(TRIES):
        try:
            return await _answer(store, found, person, move == found.solution, at, told)
        except StaleError:  # somebody else has answered it at the same time: reckon anew
            continue
    raise StaleError("store-rating-stale")


async def _answer(
    store: Store, found: Puzzle, person: Person, right: bool, at: int, told: Told
) -> PuzzleSolved:
    old = await store.rating(person.id, rated_as(found.ruleset))
    was = (await store.puzzle_ratings([found.id])).get(found.id)
    solver = _model.rating(mu=old.mu, sigma=old.sigma) if old else _model.rating()
    task = _model.rating(mu=was.mu if was else found.strength, sigma=was.sigma if was else DOUBT)
    before, strength = solver.mu, task.mu
    [[solver], [task]] = _model.rate([[solver], [task]], ranks=[1, 2] if right else [2, 1])
    answers = (was.answers if was else 0) + 1
    solved = (was.solved if was else 0) + right
    rating = Rating(
        person=person.id,
        game=rated_as(found.ruleset),
        mu=solver.mu,
        sigma=solver.sigma,
        games=(old.games if old else 0) + 1,
        wins=(old.wins if old else 0) + right,
    )
    known = person.login is not None
    changed = PuzzleRating(found.id, task.mu, task.sigma, answers, solved) if known else None
    first = await store.answer_puzzle(rating, PuzzleAnswer(found.id, at, right), changed)
    moved = first and known
    return PuzzleSolved(
        right=right,
        solution=told.solution,
        why=told.why,
        choices=told.choices,
        counted=first,
        rating=round(solver.mu if first else before, 1),
        before=round(before, 1),
        strength=round(task.mu if moved else strength, 1),
        answers=answers if moved else answers - 1,
        solved=solved if moved else solved - right,
    )
