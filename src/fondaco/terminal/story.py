"""What happened, as sentences: what is new since the last question, and the log."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fondaco.contract.translator import Translator
from fondaco.contract.voice import Seen, Sentence, Voice
from fondaco.records import Game

OPENING = -1  # before the first move, where the setup is described


class Story:
    """The events of a game as one seat saw them. It reads the game's own log, so undo is easy."""

    def __init__(self, game: Game, voice: Voice) -> None:
        self.game = game
        self.voice = voice
        self._told = len(game.log) or OPENING

    def seen(self, since: int = OPENING) -> list[Seen]:
        """All events after the first `since` moves, or from the set-up on."""
        moves = self.game.events[max(0, since) :]
        if since == OPENING:
            moves = [self.game.opening, *moves]
        return [event.seen_by(self.voice.seat) for events in moves for event in events]

    def news(self) -> list[Sentence]:
        """What has happened since this was asked last."""
        fresh = self.voice.sentences(self.seen(self._told))
        self._told = len(self.game.log)
        return fresh

    def rewind(self) -> None:
        """Moves were taken back."""
        self._told = min(self._told, len(self.game.log))

    def log(self, count: int) -> list[Sentence]:
        """The last sentences of the game."""
        return self.voice.sentences(self.seen())[-count:]


def paragraphs(sentences: list[Sentence], m: Translator, in_full: bool = False) -> list[str]:
    """Sentences about one player are grouped; minor ones appear only in the full log."""
    found: list[list[str]] = []
    seat = None
    for sentence in sentences:
        if sentence.minor and not in_full:
            continue
        if not found or sentence.opens or (sentence.seat != seat and not sentence.goes_on):
            found.append([])
        if not sentence.goes_on:
            seat = sentence.seat
        found[-1].append(m.say(sentence.text))
    return [" ".join(texts) for texts in found]


def narrative(
    sentences: list[Sentence], m: Translator, in_full: bool = False
) -> RenderableType | None:
    """The paragraphs with bullets, or None when there is nothing to say."""
    texts = paragraphs(sentences, m, in_full)
    if not texts:
        return None
    grid = Table.grid(padding=(0, 1, 0, 0))
    for text in texts:
        grid.add_row(Text("·", style="cyan"), Text(text))
    return grid
