"""Making puzzles: bots play, and every moment of their games is looked at.

Every game is a piece of work by itself. Which game has which number, who plays it, and what is
found in it follow from the seed and the budget alone; how many games there are, from the time.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from random import Random
from time import time
from typing import Final

from fondaco.analysis.chances import estimate
from fondaco.analysis.onward import WorldOutcome
from fondaco.analysis.puzzles import judging, strength
from fondaco.analysis.puzzles.puzzle import Judged, Puzzle, WeighedMove, id_of
from fondaco.arena.pool import spread
from fondaco.arena.sim import among_bots
from fondaco.bots import bot_seed, make_bot
from fondaco.bots.driver import drive
from fondaco.bots.experts import expert_for
from fondaco.contract.chance import check_seed
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, Position, Rules, View
from fondaco.games import game as manifest
from fondaco.games import make, options_of, players_of, ready_rules
from fondaco.records import Game, Seat

PLAYERS: Final = ("deckhand", "clerk", "merchant", "merchant:sly")  # by lot, in every seat
EASY: Final = 4  # one of so many that everybody finds is kept
OPEN: Final = 0.5  # where there are only two choices, bots must not find it more often than this
GAMES: Final = 100_000  # far beyond any run
MARGIN_S: Final = 5.0  # seconds before the end, in which only what was begun is finished
LATE: Final = 50_000  # moves: a game that is longer will not end


@dataclass(frozen=True)
class PuzzlePlan:
    """What to make. Checked when made."""

    game: str
    options: dict[str, str] = field(default_factory=dict)
    seed: str = "0"
    worlds: int = judging.WORLDS
    first: int = 0  # the number of the first game
    until: float = 0.0  # when to stop, by the clock of the machine; 0: never

    def __post_init__(self) -> None:
        if not 2 <= self.worlds <= 10_000:
            raise Refused("review-budget", least=2, most=10_000, budget=self.worlds)
        check_seed(self.game_seed(GAMES))
        chosen = among_bots(self.game) | _in_puzzles(self.game) | self.options
        rules = make(self.game, players_of(self.game)[0], **chosen)
        object.__setattr__(self, "options", rules.options())

    @property
    def ruleset(self) -> str:
        """The name of the ruleset that the puzzles are for."""
        return manifest(self.game).ruleset(self.options).name

    def game_seed(self, number: int) -> str:
        """The seed of a game, by its number."""
        return f"{self.seed}-{number}"

    def late(self, margin: float = MARGIN_S) -> bool:
        """Whether the time for making puzzles is nearly over."""
        return self.until > 0 and time() > self.until - margin


def _in_puzzles(game: str) -> dict[str, str]:
    """The options that a game has in puzzles."""
    return {each.name: each.in_puzzles for each in options_of(game) if each.in_puzzles}


def make_puzzles(plan: PuzzlePlan, count: int, processes: int = 0) -> Iterator[list[Puzzle]]:
    """What each game brought, until there are so many or the time is over."""
    found = 0
    pieces = spread(partial(puzzles_of, plan), GAMES, processes, chunk=1)
    for puzzles in pieces:
        if puzzles:
            found += len(puzzles)
            yield puzzles
        if found >= count or plan.late(0):
            pieces.close()
            return


def next_game(seed: str, puzzles: Sequence[Puzzle]) -> int:
    """The number of the first game after those that puzzles of this seed were found in."""
    seeds = [_seed_of(puzzle) for puzzle in puzzles]
    numbers = [each.rpartition("-")[2] for each in seeds if each.rpartition("-")[0] == seed]
    return max((int(number) + 1 for number in numbers if number.isdigit()), default=0)


def _seed_of(puzzle: Puzzle) -> str:
    lines = puzzle.record.split("\n")
    return next((each[6:] for each in lines if each.startswith("seed: ")), "")


def puzzles_of(plan: PuzzlePlan, number: int) -> list[Puzzle]:
    """The puzzles of game `number` of a plan."""
    if plan.late():
        return []
    seed = plan.game_seed(plan.first + number)
    rng = Random(f"puzzles {seed}")
    players = rng.choice(players_of(plan.game))
    rules = ready_rules(plan.game, players, tuple(plan.options.items()))
    game, moments = _played(rules, seed, rng)
    rng.shuffle(moments)
    found: list[Puzzle] = []
    turns: set[tuple[int, int]] = set()  # a seat has one puzzle in a turn
    for ply, turn, position in moments:
        if plan.late():
            break
        seat = game.log[ply][0]
        if (turn, seat) in turns:
            continue
        puzzle = _puzzle(plan, game, ply, position.view(seat), found)
        if puzzle is not None:
            found.append(puzzle)
            turns.add((turn, seat))
    return found


def _played(rules: Rules, seed: str, rng: Random) -> tuple[Game, list[tuple[int, int, Position]]]:
    """A game among bots, and its moments: the ply, the number of the turn, the position."""
    names = list(manifest(rules.name).voice.bot_names)
    rng.shuffle(names)
    kinds = [rng.choice(PLAYERS) for _ in range(rules.players)]
    seats = [Seat(names[at % len(names)], kind) for at, kind in enumerate(kinds)]
    game = Game(rules, seed, seats, listen=False)
    bots = {at: make_bot(kind, bot_seed(seed, at)) for at, kind in enumerate(kinds)}
    turn, number = -1, 0
    moments: list[tuple[int, int, Position]] = []
    before = game.position.copy()
    for _ in drive(game, bots):
        if before.turn != turn:
            turn, number = before.turn, number + 1
        moments.append((before.ply, number, before))
        before = game.position.copy()
        if len(game.log) > LATE:
            raise Refused("did-not-end", seed=seed, moves=LATE)
    return game, moments


def _puzzle(plan: PuzzlePlan, game: Game, ply: int, view: View, had: list[Puzzle]) -> Puzzle | None:
    """The puzzle of a moment, if it is one, and the game has not had one like it yet.

    A game gives one puzzle of each theme, and one in which there are only two choices.
    """
    seed = f"puzzle {game.seed} {ply}"
    expert = expert_for(view)
    moves = judging.choices(view, expert, seed)
    two = len(moves) == 2
    if len(moves) < 2 or (two and any(len(each.choices) == 2 for each in had)):
        return None
    theme = manifest(game.rules.name).theme(view, moves)
    if any(each.theme == theme for each in had):
        return None
    best = _first_looks(view, moves, seed)
    if best is None:
        return None
    found = strength.tried(view, moves, moves[best], seed)
    if strength.obvious(found) and Random(f"{seed}/easy").randrange(EASY):
        return None
    if two and strength.share(found) > OPEN:
        return None
    looks = [(plan.worlds, f"{seed}/long"), (judging.AGAIN * plan.worlds, f"{seed}/again")]
    for worlds, own in looks:
        verdict = judging.judge(view, moves, worlds, own)
        if verdict.best != best or not verdict.clear():
            return None
    if strength.doubtful(found) and not strength.witnessed(view, moves[best], seed):
        return None
    record = record_until(game, ply)
    spelt = [game.rules.format_move(move) for move in moves]
    return Puzzle(
        id=id_of(record, view.seat),
        ruleset=plan.ruleset,
        record=record,
        seat=view.seat,
        theme=theme,
        solution=spelt[best],
        choices=[
            weighed_move(*each, view.seat) for each in zip(spelt, verdict.outcomes, strict=True)
        ],
        strength=strength.strength(found),
        found=found,
        judged=Judged(judging.AGAIN * plan.worlds, f"{seed}/again"),
    )


def _first_looks(view: View, moves: list[Move], seed: str) -> int | None:
    """The best at a glance, where it is worth looking longer."""
    verdict = judging.judge(view, moves, judging.GLANCE, f"{seed}/glance")
    if not verdict.clear(0.5, 0.0):
        return None
    verdict = judging.judge(view, moves, judging.SECOND, f"{seed}/second")
    return verdict.best if verdict.clear(0.75, 1.5) else None


def weighed_move(move: str, outcomes: list[WorldOutcome], seat: int) -> WeighedMove:
    """A move, with what came of it for a seat in these worlds."""
    chance = estimate([each.chances[seat] for each in outcomes])
    money = estimate([each.money[seat] for each in outcomes])
    return WeighedMove(move, chance.mean, chance.error, money.mean, money.error)


def record_until(game: Game, ply: int) -> str:
    """The record of a game up to a move."""
    part = Game(game.rules, game.seed, game.seats, listen=False, position=game.begins)
    for seat, move in game.log[:ply]:
        part.play(seat, move)
    return part.to_text(reveal_seed=True)


def judged_again(puzzle: Puzzle, worlds: int, seed: str) -> bool:
    """Whether another look still says the same, clearly."""
    game = puzzle.replay()
    moves = [game.rules.parse_move(choice.move) for choice in puzzle.choices]
    verdict = judging.judge(game.position.view(puzzle.seat), moves, worlds, seed)
    return puzzle.choices[verdict.best].move == puzzle.solution and verdict.clear()
