"""Tournaments: blocks of games, each block one deal played in every seating.

Block k of the seed S is played with the game seed `S-k`. Results are looked at in the order of
their numbers, so that a tournament is the same whatever the number of workers, and stops at the
same block when a test is decided.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path

from fondaco.arena.pool import spread
from fondaco.arena.seating import Seating
from fondaco.arena.sim import among_bots, make_folder, save_text
from fondaco.arena.sprt import Sprt
from fondaco.arena.timing import Timed, Timing
from fondaco.bots import bot_seed, check_bot, make_bot
from fondaco.bots.driver import play_out
from fondaco.contract.chance import check_seed
from fondaco.contract.refused import Refused
from fondaco.games import make, ready_rules


@dataclass(frozen=True)
class Tournament:
    """What to play. Checked when made: a bad plan is refused before the first game."""

    game: str
    seatings: tuple[Seating, ...]  # of a block, each played once
    blocks: int
    seed: str = "0"
    options: dict[str, str] = field(default_factory=dict)
    records: Path | None = None  # a folder that gets one record for each game

    def __post_init__(self) -> None:
        if not self.seatings:
            raise Refused("tournament-bots")
        if self.blocks < 1:
            raise Refused("games-least", games=self.blocks)
        for bot in self.bots:
            check_bot(bot)
        check_seed(self.game_seed(self.blocks - 1))
        rules = make(self.game, self.players, **(among_bots(self.game) | self.options))
        object.__setattr__(self, "options", rules.options())

    @property
    def players(self) -> int:
        """How many play at a table."""
        return len(self.seatings[0])

    @property
    def bots(self) -> list[str]:
        """All who take part, in the order in which they were named."""
        return list(dict.fromkeys(bot for seating in self.seatings for bot in seating))

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.blocks * len(self.seatings)

    def game_seed(self, block: int) -> str:
        """The seed of a block, by its number."""
        return f"{self.seed}-{block}"


def blocks_for(games: int, size: int) -> int:
    """How many whole blocks have at least so many games."""
    if games < 1:
        raise Refused("games-least", games=games)
    return -(-games // size)


@dataclass(frozen=True)
class TournamentGame:
    """How one game went. Everything but the timings follows from the plan and the number."""

    number: int
    scores: list[int]
    places: list[int]
    decisions: int
    checksum: str
    timings: list[Timing] = field(default_factory=list, compare=False)  # by seat
    record: str | None = field(default=None, compare=False)


@dataclass
class TournamentStory:
    """A tournament as it was played: whole blocks, in order."""

    plan: Tournament
    games: list[TournamentGame] = field(default_factory=list)
    timings: dict[str, Timing] = field(default_factory=dict)  # by bot
    test: Sprt | None = None

    def seating(self, game: TournamentGame) -> Seating:
        """Which bots sat where in a game."""
        return self.plan.seatings[game.number % len(self.plan.seatings)]

    def blocks(self) -> list[list[TournamentGame]]:
        """The games, block by block."""
        size = len(self.plan.seatings)
        return [self.games[at : at + size] for at in range(0, len(self.games), size)]

    def add(self, block: list[TournamentGame]) -> None:
        """One more block. Its records are saved and its timings added, then both are released."""
        for game in block:
            if self.plan.records is not None and game.record is not None:
                save_text(game.record, self.plan.records / record_name(self.plan, game.number))
            for bot, timing in zip(self.seating(game), game.timings, strict=True):
                self.timings.setdefault(bot, Timing()).add(timing)
            self.games.append(replace(game, timings=[], record=None))


def play_one(plan: Tournament, number: int) -> TournamentGame:
    """Game `number` of a tournament, alone."""
    block, at = divmod(number, len(plan.seatings))
    seed = plan.game_seed(block)
    rules = ready_rules(plan.game, plan.players, tuple(plan.options.items()))
    bots = [
        Timed(make_bot(name, bot_seed(seed, seat)), name)
        for seat, name in enumerate(plan.seatings[at])
    ]
    game = play_out(rules, bots, seed)
    return TournamentGame(
        number=number,
        scores=game.position.scores(),
        places=game.position.places(),
        decisions=len(game.log),
        checksum=game.checksum(),
        timings=[bot.timing for bot in bots],
        record=game.to_text() if plan.records is not None else None,
    )


# Gives `work(0)`, `work(1)`, … in any order: processes of this machine, or a cluster.
Spread = Callable[[Callable[[int], TournamentGame], int], Iterable[TournamentGame]]


def run(
    plan: Tournament,
    workers: int = 0,
    test: Sprt | None = None,
    on_game: Callable[[TournamentGame], None] | None = None,
    spreading: Spread | None = None,
) -> TournamentStory:
    """Play a tournament (0 workers: one for each core).

    With a test it stops after the block that decides it.
    """
    if test is not None:
        for bot in (test.better, test.than):
            if bot not in plan.bots:
                raise Refused("tested-not-playing", bot=bot)
    if plan.records is not None:
        make_folder(plan.records)
    go = spreading if spreading is not None else partial(spread, workers=workers, chunk=1)
    results = iter(go(partial(play_one, plan), plan.games))
    story = TournamentStory(plan, test=test)
    try:
        for block in _blocks(results, len(plan.seatings), on_game):
            story.add(block)
            if test is not None and test.add(ahead(plan, block, test.better, test.than)):
                break
    finally:
        # A generator with workers behind it stops them when it is closed.
        close = getattr(results, "close", None)
        if close is not None:
            close()
    return story


def _blocks(
    results: Iterator[TournamentGame], size: int, on_game: Callable[[TournamentGame], None] | None
) -> Iterator[list[TournamentGame]]:
    """Whole blocks in the order of their numbers, from games in any order."""
    waiting: dict[int, TournamentGame] = {}
    first = 0
    for result in results:
        if on_game is not None:
            on_game(result)
        waiting[result.number] = result
        while all(number in waiting for number in range(first, first + size)):
            yield [waiting.pop(number) for number in range(first, first + size)]
            first += size


def ahead(plan: Tournament, block: list[TournamentGame], bot: str, other: str) -> float:
    """How often a seat of one bot came in ahead of a seat of the other; a shared place is half."""
    won = meetings = 0.0
    for game in block:
        seating = plan.seatings[game.number % len(plan.seatings)]
        mine = [place for place, name in zip(game.places, seating, strict=True) if name == bot]
        theirs = [place for place, name in zip(game.places, seating, strict=True) if name == other]
        meetings += len(mine) * len(theirs)
        won += sum((own < its) + (own == its) / 2 for own in mine for its in theirs)
    return won / meetings if meetings else 0.5


def record_name(plan: Tournament, number: int) -> str:
    """The file name of one game's record, by block and seating: safe on every system."""
    block, at = divmod(number, len(plan.seatings))
    seed = re.sub(r"[^A-Za-z0-9_-]", "_", plan.seed)
    blocks, size = len(str(plan.blocks - 1)), len(str(len(plan.seatings) - 1))
    return f"{plan.game}-{seed}-{block:0{blocks}}-{at:0{size}}.txt"
