"""The deals of Oltre Mare, and what was untrue in its offers (OM-2.2.2)."""

from collections.abc import Mapping

from fondaco.contract.bargain import Bargain, Bargains, Lie
from fondaco.contract.phrase import Phrase
from fondaco.contract.rules import Event, Move, View
from fondaco.contract.voice import Voice
from fondaco.games.oltremare.rules.claims import is_true
from fondaco.games.oltremare.rules.moves import ACCEPT, DECLINE, KIND, OFFER, WITHDRAW
from fondaco.games.oltremare.rules.offers import (
    MAX_DUCATS,
    NEW,
    Terms,
    answer_number,
    answer_version,
    pack_answer,
    pack_offer,
)
from fondaco.games.oltremare.rules.view import OltremareView
from fondaco.games.oltremare.voice.voice import OltremareVoice


class OltremareBargains(Bargains):
    """The deals of Oltre Mare, for the review of a game."""

    def made(self, seat: int, move: Move, events: list[Event]) -> Bargain | None:
        if move & KIND != ACCEPT:
            return None
        number = answer_number(move)
        owner = next(event.facts["with"] for event in events if event.kind == "dealt")
        refusal = pack_answer(DECLINE, number, answer_version(move), [])
        return Bargain(number, owner, seat, refusal)

    def open(self, view: View) -> list[tuple[int, int]]:
        assert isinstance(view, OltremareView)
        return [(offer.number, offer.version) for offer in view.offers]

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

    def reply(
        self, view: View, speaker: int, said: Phrase, offers: Mapping[int, Move]
    ) -> Move | None:
        assert isinstance(view, OltremareView)
        mine = offers.get(int(said.values.get("offer", -1)))
        if said.id != "say-ducats-more" or mine is None:
            return None
        if any(offer.owner == view.seat and offer.to == speaker for offer in view.offers):
            return None  # the speaker has one before it already
        terms = Terms(mine)
        net = terms.give_ducats - terms.ask_ducats + int(said.values["ducats"])
        if net > MAX_DUCATS:
            return None
        return pack_offer(
            NEW, speaker, terms.give, terms.claims, max(0, net), terms.ask, max(0, -net)
        )

    def lies(self, seat: int, move: Move, events: list[Event], voice: Voice) -> list[Lie]:
        if move & KIND != OFFER:
            return []
        assert isinstance(voice, OltremareVoice)
        terms = Terms(move)
        number = events[0].facts["number"]
        return [
            Lie(number, seat, voice.claimed(seat, card, said))
            for card, said in zip(terms.give, terms.claims, strict=True)
            if said and not is_true(voice.setting.deck, card, said)
        ]
