"""What a decision of Oltre Mare is about."""

from typing import Final

from fondaco.contract.rules import Move, View
from fondaco.games.oltremare.rules.moves import ACCEPT, KIND, OFFER
from fondaco.games.oltremare.rules.offers import answer_number
from fondaco.games.oltremare.rules.view import OltremareView

THEMES: Final = {
    "loading": "oltremare-theme-loading",
    "sailing": "oltremare-theme-sailing",
    "cards": "oltremare-theme-cards",
    "trade": "oltremare-theme-trade",
    "lies": "oltremare-theme-lies",
    "buying": "oltremare-theme-buying",
    "pirates": "oltremare-theme-pirates",
}
_BY_PROMPT: Final = {
    "discard": "pirates",
    "play": "cards",
    "sail": "sailing",
    "compass": "sailing",
    "load": "loading",
}


def theme(view: View, moves: list[Move]) -> str:
    """In talks: lies, where somebody says what the cards are; trade, if not."""
    assert isinstance(view, OltremareView)
    asked = view.prompt["ask"]
    if asked in _BY_PROMPT:
        return _BY_PROMPT[asked]
    if any(move & KIND == OFFER for move in moves):
        return "trade"
    taken = {answer_number(move) for move in moves if move & KIND == ACCEPT}
    if not taken:
        return "buying"
    told = zip(view.offers, view.told, strict=True)
    claims = any(said for offer, cards in told if offer.number in taken for _, said in cards)
    return "lies" if claims else "trade"
