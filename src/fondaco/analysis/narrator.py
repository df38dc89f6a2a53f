"""What was done and what could have been done, in the game's own words."""

from fondaco.contract.phrase import Phrase, Row, Said
from fondaco.contract.rules import SPECTATOR, Event, Move
from fondaco.contract.voice import Seen
from fondaco.games import game, make_voice
from fondaco.messages import messages_in
from fondaco.records import Game


class Narrator:
    """Describes the moves of a finished game, with everything open.

    `reader`: the seat that is called `you`.
    """

    def __init__(self, played: Game, reader: int = SPECTATOR) -> None:
        self.played = played
        self.reader = reader
        self.names = [seat.name for seat in played.seats]
        self.voice = make_voice(played.rules, reader, self.names)
        self.bargains = game(played.rules.name).has("bargains")  # whether there can be deals at all
        self._positions = [position.copy() for position in played.positions()]

    def did(self, ply: int) -> Said:
        """The move that was played."""
        return self._told([event.in_full() for event in self.played.events[ply][:1]])

    def would(self, ply: int, seat: int, move: Move | None) -> Said:
        """A move that was not; None: to say nothing."""
        if move is None:
            return Phrase("analysis-silence")
        events: list[Event] = []
        self._positions[ply].copy().play(seat, move, events)
        # Nobody could know what a draw would have brought.
        seen = events[0].seen_by(SPECTATOR) if events[0].barrier else events[0].in_full()
        return self._told([seen])

    def both(self, ply: int, seat: int, best: Move | None) -> tuple[Said, Said]:
        """What was done, and what was better: never the same words."""
        did, would = self.did(ply), self.would(ply, seat, best)
        words = messages_in("en")  # where they read the same, they do in all languages
        if best is None or words.say(did) != words.say(would):
            return did, would
        one, other = (self.played.rules.format_move(move).split()
                      for move in (self.played.log[ply][1], best))  # fmt: skip
        return self._with(did, one, other), self._with(would, other, one)

    def _with(self, said: Said, own: list[str], others: list[str]) -> Said:
        """The same, and the cards or other parts of the move that the other move has not."""
        words = [word for word in own if word not in others] or own[-1:]
        named = Row([self.voice.card(word) or word for word in words])
        return Phrase("puzzle-with", {"what": said, "cards": named})

    def offered(self, offer: int, before: int) -> int:
        """The last move before this one that put the offer on the table."""
        bargains = game(self.played.rules.name).bargains(self.played.rules)
        for ply in range(before - 1, -1, -1):
            seat, move = self.played.log[ply]
            if bargains.offered(seat, move, self.played.events[ply]) == offer:
                return ply
        return before

    def _told(self, events: list[Seen]) -> Said:
        sentences = self.voice.sentences(events)
        return sentences[0].text if sentences else "–"

    def notation(self, move: Move | None) -> str | None:
        """A move as text; None where there is none."""
        return None if move is None else self.played.rules.format_move(move)
