"""Why a bot did what it did: the phrases that fit any game. The words are in `bots.ftl`."""

from typing import Final

# The ids of any game, with the names of their values; a game lists its own beside its Expert. A
# test holds these against the words.
IDS: Final[dict[str, tuple[str, ...]]] = {
    "why-only": (),  # there was no other move
    "why-best": ("value",),  # looks best; what it hopes to end with
    "why-glance": ("value",),  # looks good at a glance
    "why-other": ("what",),  # beside a reason: what else it thought of
    "why-any": (),  # decided by lot
    "why-wait": (),  # nothing to say
}
