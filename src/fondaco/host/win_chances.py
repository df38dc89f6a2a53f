"""Everybody's chance to win, as a spectator may know it."""

from fondaco.analysis.chances import chances
from fondaco.host.bot_thinking import Question, read_view

WORLDS = 32  # positions that fit what is known, looked into for one answer


def win_chances(asked: Question, worlds: int = WORLDS) -> tuple[list[int], list[int]]:
    """By seat: the chance to win in percent, and its error in percentage points."""
    found = chances(read_view(asked)[1], worlds).chances
    return [round(100 * each.mean) for each in found], [round(100 * each.error) for each in found]
