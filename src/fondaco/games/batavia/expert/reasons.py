"""Why a merchant did what it did in Batavia. The words are in `locale/<language>/bots.ftl`."""

from typing import Final

# Every id given here, with the names of its values. Companies and goods are named as in notation.
IDS: Final[dict[str, tuple[str, ...]]] = {
    # the auction
    "why-batavia-bid": ("bid", "gain"),  # the lot is worth more than that; gold gained by it
    "why-batavia-pass": ("bid",),  # the next bid would be more than the lot is worth
    # drawing and laying
    "why-batavia-draw": ("hand",),  # cards in hand; two more are better than any voyage
    "why-batavia-seal": ("company",),  # wins the seal, to travel with it
    "why-batavia-extra-seal": ("company",),  # wins another seal besides
    "why-batavia-secure": ("company",),  # makes a seal safer
    "why-batavia-level": ("company",),  # draws level, so that nobody has the seal
    "why-batavia-pirates": ("company",),  # makes the pirates attack a company
    "why-batavia-fare": ("company",),  # one card has to be laid, and this one is missed least
    "why-batavia-enough": ("company",),  # done: travels with this company now
    "why-batavia-arrive": ("gold",),  # goes for the arrival tile; the gold hoped for at the end
    # the voyage
    "why-batavia-post": ("goods", "crates"),  # a crate for a post, and how many there are then
    "why-batavia-company": ("company", "companies"),  # a new company, towards an exchange
    "why-batavia-exchange": ("companies", "gold"),
    "why-batavia-keep": ("companies",),  # waits for more companies
}
