"""Why a merchant did what it did in Oltre Mare. The words are in `locale/<language>/bots.ftl`."""

from typing import Final

# Every id given here, with the names of its values.
IDS: Final[dict[str, tuple[str, ...]]] = {
    # the turn
    "why-discard": ("card",),  # worth least
    "why-lot": ("goods", "cards", "ducats"),  # so many more make a lot worth so much
    "why-ducats": ("symbols", "ducats"),
    "why-draw": ("cards",),
    "why-ships": ("ships",),
    "why-sail": ("marker", "port"),
    "why-sail-on": ("port",),  # no marker within reach
    "why-compass": ("marker", "port"),
    "why-stay": (),
    "why-top": ("card", "power", "load"),  # to be left on top for the next turn
    "why-must-buy": ("missing",),
    "why-buy": ("gain",),
    "why-ransom": ("gain",),
    "why-enough": (),  # nothing more to trade for
    # the talks
    "why-offer": ("gain", "partner_gain"),
    "why-offer-greedy": (),
    "why-gift": ("prestige",),
    "why-counter": ("gain",),
    "why-accept": ("gain",),
    "why-accept-prestige": ("gain",),  # mostly for the tile
    "why-decline": ("gain",),
    "why-cannot": (),
    "why-distrust": (),  # too many claims were found false
    "why-silent": (),
}
