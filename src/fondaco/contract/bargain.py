"""Deals and lies, told apart from other moves: what a review asks of a game that has them."""

from dataclasses import dataclass

from fondaco.contract.phrase import Phrase
from fondaco.contract.rules import Event, Move, Rules
from fondaco.contract.voice import Voice


@dataclass(frozen=True)
class Bargain:
    """A deal that was made."""

    offer: int  # the number of the offer that was taken
    owner: int  # whose offer it was
    taker: int
    refusal: Move  # what the taker would have played to say no


@dataclass(frozen=True)
class Lie:
    """Something untrue that was said with an offer."""

    offer: int
    seat: int
    words: Phrase  # what was said, and what is true


class Bargains:
    """Looks at moves of a finished game, with everything open. This one knows of no deals."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def made(self, seat: int, move: Move, events: list[Event]) -> Bargain | None:
        """The deal that a move has made."""
        return None

    def takes(self, made: Bargain, moves: list[Move]) -> list[Move]:
        """Those of a taker's moves that take the same offer, with whatever cards."""
        return []

    def lies(self, seat: int, move: Move, events: list[Event], voice: Voice) -> list[Lie]:
        """What was untrue in an offer that a move has made."""
        return []
