"""A coach's advice is said to its reader: “bid 7”, not the log's “You bid 7”."""

from random import Random

import pytest

from fondaco.contract.phrase import Phrase
from fondaco.contract.rules import Event
from fondaco.games import make, make_voice
from fondaco.messages import Messages, languages
from tests.locales import everything

SUBJECTS = {"en": "You ", "fr": "Vous ", "nl": "Je ", "de": "Du ", "it": "Tu "}


def advice_in_a_game(game: str, seed: str) -> list[tuple[str, Phrase]]:
    """Every move of a random game as advice: the kind of event, and the phrase."""
    rules = make(game, 3, offers="6") if game == "oltremare" else make(game, 3)
    position = rules.start(seed)
    rng = Random(seed)
    found: list[tuple[str, Phrase]] = []
    voices = [make_voice(rules, seat, ["Ada", "Bob", "Cleo"]) for seat in range(3)]
    while position.to_move():
        seat = rng.choice(position.to_move())
        moves = position.moves(seat)
        if not moves:
            seat = position.to_move()[0]
            moves = position.moves(seat)
        move = rng.choice(moves)
        if rng.random() < 0.2:
            move = position.view(seat).propose(rng) or move
        events: list[Event] = []
        position.play(seat, move, events)
        seen = events[0].seen_by(-1 if events[0].barrier else seat)
        advice = voices[seat].advice([seen])
        assert advice is not None
        found.append((seen["event"], advice))
    return found


@pytest.mark.parametrize("game", ["oltremare", "batavia"])
def test_advice_is_never_a_sentence_of_the_log(game: str) -> None:
    told = [each for seed in "ab" for each in advice_in_a_game(game, seed)]
    kinds = {kind for kind, _ in told}
    written = {key for key in everything("en") if key.startswith(f"{game}-advice-")}
    assert {f"{game}-advice-{kind.replace('_', '-')}" for kind in kinds} <= written
    for language in languages():
        m = Messages(language)
        for kind, phrase in told:
            assert not m.say(phrase).startswith(SUBJECTS[language]), kind
        assert m.troubles == []
