"""People learn from their own mistakes: puzzles and themes from the reviews of their games.

A review leaves the marked decisions of its game in a side log of the table. Another side log, one
for each seat, keeps which of them its player has tried again. Both belong to the table, so a guest
who makes an account keeps them with the games. Only whoever sat there is shown any of it.
"""

import json
from collections import Counter
from dataclasses import dataclass
from typing import Final

from fondaco.analysis.puzzles.book import shipped
from fondaco.analysis.puzzles.own import OwnMistake
from fondaco.analysis.puzzles.puzzle import Puzzle
from fondaco.games import rulesets
from fondaco.host.json_codec import encode
from fondaco.host.lookup import NoSuchError
from fondaco.host.puzzle_line import LineStep
from fondaco.host.puzzles import PuzzleCause, PuzzleWorth, Solution
from fondaco.host.typed import read
from fondaco.messages import Messages
from fondaco.store import LogRow, Person, TableIndex, TableStore

MAX_GAMES: Final = 60  # the latest ones
MAX_LISTED: Final = 60  # puzzles on the page
TRIES: Final = 20


@dataclass
class OwnPuzzle:
    """A mistake of a person that they can try again."""

    table: str
    ply: int
    ruleset: str
    title: str  # of the table
    at: int  # when the game changed last
    mark: str
    lost: int  # percentage points
    theme_name: str
    tried: bool
    solved: bool


@dataclass
class LostTheme:
    """What a person gave away by decisions of one theme."""

    ruleset: str
    theme: str
    theme_name: str
    mistakes: int
    lost: float  # percentage points for each game of this ruleset
    puzzles: int  # shipped ones, to practise it


@dataclass
class OwnMistakes:
    games: int  # reviewed ones
    puzzles: list[OwnPuzzle]  # those that are still to be solved first, then the latest games
    themes: list[LostTheme]  # the worst first


@dataclass
class OwnSolved:
    """The result of a try at an own mistake."""

    right: bool
    solution: str
    why: PuzzleCause
    choices: list[PuzzleWorth]  # the best first
    line: list[LineStep]
    played: str  # the move that was made in the game


@dataclass
class RetryNote:
    """A try, as the side log has it."""

    ply: int
    right: bool


def log_of(table: str) -> str:
    """The side log with the mistakes of a game."""
    return f"{table}.mistakes"


def tries_log_of(table: str, seat: int) -> str:
    """The side log with the tries of a seat."""
    return f"{table}.tries{seat}"


# --- the mistakes of a game -----------------------------------------------------------------------


async def keep(store: TableStore, table: str, found: list[OwnMistake], at: int) -> None:
    """Write the mistakes of a game down, unless the newest line says the same."""
    entry = encode(found)
    rows = await store.read(log_of(table))
    if not rows or rows[-1].entry != entry:
        await store.append(log_of(table), LogRow(len(rows), at, entry))


async def mistakes(store: TableStore, table: str) -> list[OwnMistake] | None:
    """The mistakes of a game; None: it has not been reviewed."""
    rows = await store.read(log_of(table))
    return read(list[OwnMistake], json.loads(rows[-1].entry)) if rows else None


async def mistake(store: TableStore, table: str, seat: int, ply: int) -> OwnMistake:
    for each in await mistakes(store, table) or []:
        if (each.seat, each.ply) == (seat, ply) and each.puzzle:
            return each
    raise NoSuchError("no-such-puzzle", id=f"{table}/{ply}")


# --- of a person ----------------------------------------------------------------------------------


async def own_mistakes(store: TableStore, person: Person, words: Messages) -> OwnMistakes:
    """The mistakes of a person in their latest reviewed games."""
    puzzles: list[OwnPuzzle] = []
    games: Counter[str] = Counter()
    count: Counter[tuple[str, str]] = Counter()
    lost: Counter[tuple[str, str]] = Counter()
    tables = await store.tables(status=("over",), person=person.id, limit=MAX_GAMES)
    for index in tables[:MAX_GAMES]:
        found = await mistakes(store, index.table) if person.id in index.persons else None
        ruleset = _ruleset(index)
        if found is None or not ruleset:
            continue
        seat = index.persons.index(person.id)
        mine = [each for each in found if each.seat == seat]
        games[ruleset] += 1
        for each in mine:
            count[ruleset, each.theme] += 1
            lost[ruleset, each.theme] += round(10_000 * each.lost)
        puzzles += await _own_puzzles(store, index, ruleset, seat, mine, words)
    themes = [
        LostTheme(
            ruleset,
            theme,
            words(rulesets()[ruleset][0].themes[theme]),
            count[ruleset, theme],
            round(points / 100 / games[ruleset], 1),
            sum(each.theme == theme for each in shipped(ruleset)),
        )
        for (ruleset, theme), points in lost.items()
    ]
    themes.sort(key=lambda each: -each.lost)
    puzzles.sort(key=lambda each: (each.solved, -each.at, each.ply))
    return OwnMistakes(sum(games.values()), puzzles[:MAX_LISTED], themes)


async def _own_puzzles(
    store: TableStore,
    index: TableIndex,
    ruleset: str,
    seat: int,
    mine: list[OwnMistake],
    words: Messages,
) -> list[OwnPuzzle]:
    wanted = [each for each in mine if each.puzzle]
    tried = await _tried(store, index.table, seat) if wanted else {}
    themes = rulesets()[ruleset][0].themes
    return [
        OwnPuzzle(
            index.table,
            each.ply,
            ruleset,
            index.title,
            index.updated,
            each.mark,
            round(100 * each.lost),
            words(themes[each.theme]),
            each.ply in tried,
            tried.get(each.ply, False),
        )
        for each in wanted
    ]


def _ruleset(index: TableIndex) -> str:
    """The ruleset of a table; empty: its game is gone."""
    options = index.info.get("options", {})
    for name, (game, _) in rulesets().items():
        if game.name == index.game and game.ruleset(options).name == name:
            return name
    return ""


# --- to try again ---------------------------------------------------------------------------------


async def _tried(store: TableStore, table: str, seat: int) -> dict[int, bool]:
    """By ply: whether one of the tries was right."""
    found: dict[int, bool] = {}
    for row in await store.read(tries_log_of(table, seat)):
        each = read(RetryNote, json.loads(row.entry))
        found[each.ply] = each.right or found.get(each.ply, False)
    return found


async def try_again(
    store: TableStore,
    table: str,
    found: Puzzle,
    played: str,
    move: str,
    at: int,
    solution: Solution,
) -> OwnSolved:
    """Keep a person's try at their own mistake. Any choice that is as good as the best is right."""
    chances = {each.move: (each.chance, each.money) for each in solution.choices}
    if move not in chances:
        raise NoSuchError("puzzle-answer", move=move)
    right = move == solution.solution or chances[move] >= chances[solution.solution]
    ply = int(found.id.rpartition("-")[2])
    await _note(store, tries_log_of(table, found.seat), RetryNote(ply, right), at)
    return OwnSolved(
        right, solution.solution, solution.why, solution.choices, solution.line, played
    )


async def _note(store: TableStore, log: str, tried: RetryNote, at: int) -> None:
    """Write a try down, if it says anything new."""
    for _ in range(TRIES):
        rows = await store.read(log)
        if any(read(RetryNote, json.loads(row.entry)) == tried for row in rows):
            return
        if await store.append(log, LogRow(len(rows), at, encode(tried))):
            return
