"""Traghetto: ferries bring goods across the canal, and everybody bids for them."""

from fondaco.contract.manifest import Manifest, Ruleset

GAME = Manifest(
    name="traghetto",
    package=__name__,
    prefix="TR",
    year=2026,
    rulesets=(Ruleset("traghetto", {}),),
    rules="rules",
)
