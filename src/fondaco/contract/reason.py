"""Why a bot did what it did: the phrases that fit any game. The words are in `bots.ftl`."""

from typing import Final

# The ids of any game, with the names of their values; a game lists its own with its Expert. A test
# compares them with the words.
IDS: Final[dict[str, tuple[str, ...]]] = {
    "why-only": (),  # there was no other move
    "why-best": ("value",),  # looks best; what it hopes to end with
    "why-glance": ("value",),  # looks good at a glance
    "why-other": ("what",),  # with a reason: what else it considered
    "why-any": (),  # decided by lot
    "why-wait": (),  # nothing to say
}
