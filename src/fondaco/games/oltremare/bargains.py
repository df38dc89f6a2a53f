"""The deals of Oltre Mare, and what was untrue in its offers (OM-2.2.2)."""

from fondaco.contract.bargain import Bargain, Bargains, Lie
from fondaco.contract.rules import Event, Move
from fondaco.contract.voice import Voice
from fondaco.games.oltremare.rules.moves import ACCEPT, DECLINE, KIND, OFFER, WITHDRAW
from fondaco.games.oltremare.rules.offers import (
    Terms,
    answer_number,
    answer_version,
    pack_answer,
)
from fondaco.games.oltremare.voice.voice import OltremareVoice


class OltremareBargains(Bargains):
    def made(self, seat: int, move: Move, events: list[Event]) -> Bargain | None:
        if move & KIND != ACCEPT:
            return None
        number = answer_number(move)
        owner = next(event.facts["with"] for event in events if event.kind == "dealt")
        refusal = pack_answer(DECLINE, number, answer_version(move), [])
        return Bargain(number, owner, seat, refusal)

    def offered(self, seat: int, move: Move, events: list[Event]) -> int | None:
        if move & KIND != OFFER:
            return None
        number: int = events[0].facts["number"]
        return number

    def takes(self, offer: int, moves: list[Move]) -> list[Move]:
        return [m for m in moves if m & KIND == ACCEPT and answer_number(m) == offer]

    def ends(self, offer: int, moves: list[Move]) -> Move | None:
        found = (m for m in moves if m & KIND in (DECLINE, WITHDRAW) and answer_number(m) == offer)
        return next(found, None)

    def lies(self, seat: int, move: Move, events: list[Event], voice: Voice) -> list[Lie]:
        if move & KIND != OFFER:
            return []
        assert isinstance(voice, OltremareVoice)
        terms = Terms(move)
        number = events[0].facts["number"]
        return [
            Lie(number, seat, voice.claimed(seat, card, said))
            for card, said in zip(terms.give, terms.claims, strict=True)
            if said and not voice.words.is_true(card, said)
        ]
