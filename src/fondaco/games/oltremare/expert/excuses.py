"""What a merchant says with a no: a reason that reveals nothing a rival should not know."""

from math import ceil
from typing import Final

from fondaco.contract.phrase import Phrase
from fondaco.games.oltremare.expert.memory import OltremareMemory
from fondaco.games.oltremare.rules.offers import ANY, Offer
from fondaco.games.oltremare.rules.view import OltremareView

DEALS: Final = 4  # deals with one partner in a turn
FRANK: Final = 0.9  # a merchant at least this honest says what it does not hold
NEAR: Final = 3  # ducats within which an open-handed merchant names the price


def excuse(v: OltremareView, memory: OltremareMemory, offer: Offer, missing: float = 0.0) -> Phrase:
    """`missing`: how many ducats more would make it good enough; 0 if that is not known."""
    owner = offer.owner
    if memory.character.silent:
        return Phrase("say-silent")
    if owner in memory.lies and any(offer.claims):
        return Phrase("say-lied", {"turn": memory.lies[owner]})
    if memory.deals[owner] >= DEALS:
        return Phrase("say-enough")
    wanting = lacking(v, offer)
    if wanting >= 0:
        if memory.character.honesty < FRANK:
            return Phrase("say-no-thanks")
        deck = v.setting.deck
        some = wanting in [deck.goods[card] for card in v.hand]
        what = "say-oltremare-few" if some else "say-oltremare-none"
        return Phrase(what, {"goods": deck.goods_names[wanting]})
    if not any(offer.ask) and not offer.ask_ducats:  # a gift is never too little
        return Phrase("say-no-thanks")
    if 0 < missing <= NEAR and memory.character.generosity >= 0.4:
        return Phrase("say-ducats-more", {"ducats": ceil(missing), "offer": offer.number})
    if offer.ask_ducats > offer.give_ducats:
        return Phrase("say-too-much")
    if offer.give or offer.give_ducats:
        return Phrase("say-not-enough")
    return Phrase("say-no-thanks")


def lacking(v: OltremareView, offer: Offer) -> int:
    """Goods that are asked for and not in the hand, or not so often; -1 if it could be given."""
    goods = v.setting.deck.goods
    for kind in range(ANY):
        if offer.ask[kind] and offer.ask[kind] > sum([goods[card] == kind for card in v.hand]):
            return kind
    return -1
