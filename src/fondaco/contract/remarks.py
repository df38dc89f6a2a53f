"""What anybody can say at a table with a click, and every reader hears in their own language.

Bots use the same words. A game can add its own as `remarks`.
"""

from typing import Final

from fondaco.contract.phrase import Phrase, say

REMARKS: Final[tuple[Phrase, ...]] = (
    say("say-no-thanks"),
    say("say-too-much"),
    say("say-not-enough"),
    say("say-make-offer"),
    say("say-well-traded"),
    say("say-untrue"),
    say("say-moment"),
    say("say-go-on"),
    say("say-sorry"),
    say("say-well-played"),
)
