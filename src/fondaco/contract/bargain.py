"""How a game distinguishes deals and lies from other moves; review and coach ask for it."""

from collections.abc import Mapping
from dataclasses import dataclass

from fondaco.contract.phrase import Phrase
from fondaco.contract.rules import Event, Move, Rules, View
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
    """Looks at moves of a world, sampled or of a finished game. This base class finds no deals."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    def made(self, seat: int, move: Move, events: list[Event]) -> Bargain | None:
        """The deal that a move has made."""
        return None

    def open(self, view: View) -> list[tuple[int, int]]:
        """The offers on the table, the oldest first, each by its number and its version."""
        return []

    def offered(self, seat: int, move: Move, events: list[Event]) -> int | None:
        """The number of the offer that a move has put on the table."""
        return None

    def takes(self, offer: int, moves: list[Move]) -> list[Move]:
        """Those of a seat's moves that take this offer, with whatever cards."""
        return []

    def ends(self, offer: int, moves: list[Move]) -> Move | None:
        """The one of a seat's moves that says no to this offer, or takes back its own."""
        return None

    def reply(
        self, view: View, speaker: int, said: Phrase, offers: Mapping[int, Move]
    ) -> Move | None:
        """The move with which the seat of this view takes another at its word.

        For example, another seat has said: "two more, and we have a deal". `offers` are the
        moves with which the seat has made offers this turn, by their numbers.
        """
        return None

    def lies(self, seat: int, move: Move, events: list[Event], voice: Voice) -> list[Lie]:
        """What was untrue in an offer that a move has made."""
        return []
