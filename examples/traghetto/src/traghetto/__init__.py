"""Traghetto: ferries bring goods across the canal, and everybody bids for them."""

from fondaco.contract.browser_board import BrowserBoard
from fondaco.contract.manifest import Manifest, Ruleset

GAME = Manifest(
    name="traghetto",
    package=__name__,
    prefix="TR",
    year=2026,
    rulesets=(Ruleset("traghetto", {}),),
    rules="rules",
    # Built from board/ by npm; docs/new-game.md says how.
    browser_board=BrowserBoard("board.js", styles=("board.css",)),
)
