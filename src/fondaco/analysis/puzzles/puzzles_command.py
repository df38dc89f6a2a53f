"""`fondaco puzzles`: make them, put files together, list them, and look whether they hold."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from rich.table import Table

from fondaco.analysis.puzzles import book
from fondaco.analysis.puzzles.making import PuzzlePlan, judged_again, make_puzzles
from fondaco.analysis.puzzles.puzzle import Puzzle, check
from fondaco.arena.arena_command import paper, progress
from fondaco.contract.refused import Refused
from fondaco.games import rulesets
from fondaco.messages import spoken

SAVE_INTERVAL_S: Final = 10.0  # seconds between two times that what was found is saved
AGAIN_WORLDS: Final = 256


def run_make(
    plan: PuzzlePlan, count: int, processes: int, file: Path, kept: Sequence[Puzzle] = ()
) -> None:
    """Find puzzles until the file has so many, or the time of the plan is over."""
    puzzles = {puzzle.id: puzzle for puzzle in kept}
    begun = saved = monotonic()
    # If the file cannot be written, this fails now and not after an hour.
    book.write(puzzles.values(), file)
    try:
        left = max(count - len(puzzles), 0)
        with progress(spoken()("command-puzzles"), left, False) as step:
            for found in make_puzzles(plan, count - len(puzzles), processes):
                for puzzle in found:
                    puzzles[puzzle.id] = puzzle
                    step(puzzle)
                if monotonic() > saved + SAVE_INTERVAL_S:
                    book.write(puzzles.values(), file)
                    saved = monotonic()
    finally:
        book.write(puzzles.values(), file)
    show_puzzles(list(puzzles.values()))
    new, seconds = len(puzzles) - len(kept), round(monotonic() - begun)
    paper().print(spoken()("command-puzzles-new", new=new, seconds=seconds))


def run_merge(files: Sequence[Path], out: Path) -> None:
    """Make one book of several, each puzzle once, and list what is in it."""
    puzzles = book.merged([book.read(file) for file in files])
    book.write(puzzles, out)
    show_puzzles(puzzles)


def run_list(file: Path | None) -> None:
    """What there is, by ruleset and theme; of one file, every puzzle too."""
    if file is None:
        show_puzzles([puzzle for name in rulesets() for puzzle in book.shipped(name)])
        return
    puzzles = book.read(file)
    m = spoken()
    heads = ("theme", "strength", "choices", "players")
    told = [m(f"command-puzzles-{head}") for head in heads]
    table = Table("id", *told, box=None, pad_edge=False)
    for puzzle in sorted(puzzles, key=lambda each: (each.ruleset, each.theme, each.strength)):
        players = puzzle.record.split("players: ", 1)[-1].split("\n", 1)[0]
        table.add_row(
            puzzle.id, puzzle.theme, f"{puzzle.strength:.1f}", str(len(puzzle.choices)), players
        )
    paper().print(table)
    show_puzzles(puzzles)


def run_check(file: Path, again: int, seed: str) -> bool:
    """Whether every puzzle of a file is sound, and so many of them still say the same."""
    console, m = paper(), spoken()
    puzzles = book.read(file)
    faults = 0
    with progress(m("command-puzzles"), len(puzzles), False) as step:
        for puzzle in puzzles:
            try:
                check(puzzle)
            except Refused as reason:
                console.print(m.refusal(reason))
                faults += 1
            step(puzzle)
    twice = len(puzzles) - len({puzzle.id for puzzle in puzzles})
    chosen = Random(seed).sample(puzzles, min(again, len(puzzles)))
    changed = [
        puzzle.id
        for puzzle in chosen
        if not judged_again(puzzle, AGAIN_WORLDS, f"{seed}/{puzzle.id}")
    ]
    checked = {"puzzles": len(puzzles), "faults": faults, "twice": twice}
    console.print(m("command-puzzles-checked", **checked))
    if again:
        console.print(m("command-puzzles-again", chosen=len(chosen), changed=len(changed)))
        for name in changed:
            console.print(name)
    return not faults and not twice


def show_puzzles(puzzles: Sequence[Puzzle]) -> None:
    """How many there are, by ruleset and theme."""
    m = spoken()
    heads = ("command-puzzles-ruleset", "command-puzzles-theme", "command-puzzles",
             "command-puzzles-strength")  # fmt: skip
    table = Table(*map(m, heads), box=None, pad_edge=False)
    counts = Counter((puzzle.ruleset, puzzle.theme) for puzzle in puzzles)
    for (ruleset, theme), number in sorted(counts.items()):
        of = [each.strength for each in puzzles if (each.ruleset, each.theme) == (ruleset, theme)]
        table.add_row(ruleset, theme, str(number), f"{min(of):.0f}–{max(of):.0f}")
    console = paper()
    console.print(table)
    console.print(m("command-puzzles-count", count=len(puzzles)))
