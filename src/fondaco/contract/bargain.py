"""Deals and lies, told apart from other moves: what review and coach ask of a game with them."""

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
    """Looks at moves of a world, sampled or of a finished game. This one knows of no deals."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def made(self, seat: int, move: Move, events: list[Event]) -> Bargain | None:
        """The deal that a move has made."""
        return None

    def offered(self, seat: int, move: Move, events: list[Event]) -> int | None:
        """The number of the offer that a move has put on the table."""
        return None

    def takes(self, offer: int, moves: list[Move]) -> list[Move]:
        """Those of a seat's moves that take this offer, with whatever cards."""
        return []

    def ends(self, offer: int, moves: list[Move]) -> Move | None:
        """The one of a seat's moves that says no to this offer, or takes back its own."""
        return None

    def lies(self, seat: int, move: Move, events: list[Event], voice: Voice) -> list[Lie]:
        """What was untrue in an offer that a move has made."""
        return []
