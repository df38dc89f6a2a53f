"""What was done and what could have been done, in the game's own words."""

from fondaco.contract.phrase import Phrase, Said
from fondaco.contract.rules import SPECTATOR, Event, Move
from fondaco.games import game, make_voice
from fondaco.records import Game


class Narrator:
    """Tells the moves of a finished game, everything open."""

    def __init__(self, played: Game) -> None:
        self.played = played
        self.names = [seat.name for seat in played.seats]
        self.voice = make_voice(played.rules, SPECTATOR, self.names)
        self.bargains = bool(game(played.rules.name).bargains)  # whether there can be deals at all
        self._positions = [position.copy() for position in played.positions()]

    def did(self, ply: int) -> Said:
        """The move that was played."""
        return self._told(self.played.events[ply][:1], SPECTATOR)

    def would(self, ply: int, seat: int, move: Move | None) -> Said:
        """A move that was not; None: to say nothing."""
        if move is None:
            return Phrase("analysis-silence")
        events: list[Event] = []
        self._positions[ply].copy().play(seat, move, events)
        # What a draw would have brought was not there to be known.
        return self._told(events[:1], SPECTATOR if events[0].barrier else seat)

    def offered(self, offer: int, before: int) -> int:
        """The last move before this one that put the offer on the table."""
        bargains = game(self.played.rules.name).watches_bargains(self.played.rules)
        for ply in range(before - 1, -1, -1):
            seat, move = self.played.log[ply]
            if bargains.offered(seat, move, self.played.events[ply]) == offer:
                return ply
        return before

    def _told(self, events: list[Event], eyes: int) -> Said:
        sentences = self.voice.sentences([event.seen_by(eyes) for event in events])
        return sentences[0].text if sentences else "–"

    def notation(self, move: Move | None) -> str | None:
        return None if move is None else self.played.rules.format_move(move)
