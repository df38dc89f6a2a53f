"""Puzzles that a person solves: which one comes next, answers, and ratings.

A puzzle is rated like an opponent: a person who solves it has won. Only the first answer counts,
and only people with an account move a puzzle's own rating, because names are cheap.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from fondaco.analysis.puzzles.book import by_id, shipped
from fondaco.analysis.puzzles.puzzle import Puzzle
from fondaco.analysis.puzzles.sets import daily_set, varied
from fondaco.contract.refused import Refused
from fondaco.games import rulesets
from fondaco.host.lookup import NoSuchError
from fondaco.host.puzzle_line import LineStep
from fondaco.host.puzzle_rating import FIRST, PuzzleSkill, after_answer
from fondaco.host.puzzles import PuzzleCause, PuzzleWorth, Solution, moves_of
from fondaco.messages import Messages
from fondaco.store import Person, PuzzleAnswer, PuzzleRating, Rating, StaleError, TableStore

TRIES: Final = 20
FIRST_SIGMA: Final = 4.0  # the uncertainty of a puzzle that only bots have tried
FIRST_STRENGTH: Final = 15.0  # of a person's first puzzle
CHOSEN_FROM: Final = 10  # one of so many suitable puzzles is chosen at random


@dataclass
class PuzzleTheme:
    theme: str
    name: str
    puzzles: int
    answered: int  # by the person


@dataclass
class PuzzleShelf:
    """The puzzles of a ruleset, and a person's results."""

    ruleset: str
    puzzles: int
    answered: int
    solved: int
    rating: float | None  # of the person; None: not yet
    themes: list[PuzzleTheme]


@dataclass
class PuzzleSolved:
    """The result of an answer."""

    right: bool
    solution: str
    why: PuzzleCause
    choices: list[PuzzleWorth]  # the best first
    line: list[LineStep]  # the solution, and how the turn may continue
    counted: bool  # it was the first answer
    rating: float
    before: float  # the rating before
    strength: float  # of the puzzle, now
    answers: int  # to this puzzle, in this house
    solved: int
    streak: int  # puzzles that the person has solved in a row, with this one


@dataclass
class DayPuzzle:
    id: str
    ruleset: str
    theme_name: str
    answered: bool  # by the person
    solved: bool


@dataclass
class PuzzleDay:
    """The puzzles of today, which are the same for everybody, and a person's streaks."""

    day: str
    puzzles: list[DayPuzzle]
    streak: int  # puzzles solved in a row
    best_streak: int


def puzzle(name: str) -> Puzzle:
    found = by_id().get(name)
    if found is None:
        raise NoSuchError("no-such-puzzle", id=name)
    return found


def rated_as(ruleset: str) -> str:
    """The name under which the ratings of people who solve its puzzles are stored."""
    return f"puzzles {ruleset}"


# --- which one ------------------------------------------------------------------------------------


async def shelves(store: TableStore, person: Person | None, words: Messages) -> list[PuzzleShelf]:
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
                    for theme, message in game.themes.items()
                    if count[theme]
                ],
            )
        )
    return found


async def next_puzzle(
    store: TableStore, person: Person | None, ruleset: str, theme: str, rng: Random
) -> Puzzle:
    """A puzzle that this person has not answered, about as hard as they are strong.

    A theme comes again two puzzles later at the earliest, if there are others. After all puzzles:
    one from the half that they answered longest ago.
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
    known = by_id()
    before = [known[each] for each in order if each in known]
    answered = set(order)
    fresh = varied([each for each in fitting if each.id not in answered], before)
    if not fresh:
        fitting.sort(key=lambda each: order.index(each.id))
        return rng.choice(varied(fitting[: (len(fitting) + 1) // 2], before))
    hard = await store.puzzle_ratings([each.id for each in fresh])
    aims = {name: await _strong(store, person, name) for name in names}

    def far(each: Puzzle) -> float:
        strength = hard[each.id].mu if each.id in hard else each.strength
        return abs(strength - aims[each.ruleset])

    rng.shuffle(fresh)
    return rng.choice(sorted(fresh, key=far)[:CHOSEN_FROM])


async def _answers(store: TableStore, person: Person | None) -> Sequence[PuzzleAnswer]:
    return await store.puzzle_answers(person.id) if person is not None else []


async def _strong(store: TableStore, person: Person | None, ruleset: str) -> float:
    rating = await store.rating(person.id, rated_as(ruleset)) if person is not None else None
    return FIRST_STRENGTH if rating is None else rating.mu


async def puzzles_of_day(
    store: TableStore, person: Person | None, day: str, words: Messages
) -> PuzzleDay:
    answers = await _answers(store, person)
    solved = {each.puzzle: each.solved for each in answers}
    found = [
        DayPuzzle(
            each.id,
            each.ruleset,
            words(rulesets()[each.ruleset][0].themes[each.theme]),
            each.id in solved,
            solved.get(each.id, False),
        )
        for each in daily_set(day)
    ]
    return PuzzleDay(day, found, streak(answers), best_streak(answers))


def streak(answers: Sequence[PuzzleAnswer]) -> int:
    """How many of the latest answers were right, one after the other."""
    count = 0
    for each in reversed(answers):
        if not each.solved:
            break
        count += 1
    return count


def best_streak(answers: Sequence[PuzzleAnswer]) -> int:
    best = count = 0
    for each in answers:
        count = count + 1 if each.solved else 0
        best = max(best, count)
    return best


# --- the answer ------------------------------------------------------------------------------


async def answer(
    store: TableStore, found: Puzzle, person: Person, move: str, at: int, solution: Solution
) -> PuzzleSolved:
    """Store a person's answer. The first answer is rated."""
    if move not in moves_of(found):
        raise Refused("puzzle-answer", move=move)
    for _ in range(TRIES):
        try:
            return await _answer(store, found, person, move == found.solution, at, solution)
        except StaleError:  # another person answered it meanwhile: compute again
            continue
    raise StaleError("store-rating-stale")


async def _answer(
    store: TableStore, found: Puzzle, person: Person, right: bool, at: int, solution: Solution
) -> PuzzleSolved:
    old = await store.rating(person.id, rated_as(found.ruleset))
    was = (await store.puzzle_ratings([found.id])).get(found.id)
    solver = PuzzleSkill(old.mu, old.sigma) if old else FIRST
    task = PuzzleSkill(was.mu, was.sigma) if was else PuzzleSkill(found.strength, FIRST_SIGMA)
    before, strength = solver.mu, task.mu
    solver, task = after_answer(solver, task, right)
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
        solution=solution.solution,
        why=solution.why,
        choices=solution.choices,
        line=solution.line,
        counted=first,
        rating=round(solver.mu if first else before, 1),
        before=round(before, 1),
        strength=round(task.mu if moved else strength, 1),
        answers=answers if moved else answers - 1,
        solved=solved if moved else solved - right,
        streak=streak(await store.puzzle_answers(person.id)),
    )
