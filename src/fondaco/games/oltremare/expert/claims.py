"""What a merchant says about the cards it offers. Goods are always true; the rest may not be."""

from math import fsum

from fondaco.games.oltremare.expert.market import Market
from fondaco.games.oltremare.expert.memory import OltremareMemory
from fondaco.games.oltremare.rules.cards import CARDS, DUCAT
from fondaco.games.oltremare.rules.offers import claim


def claims_for(m: Market, memory: OltremareMemory, cards: list[int]) -> list[int]:
    """One claim a card: the truth if it is good to hear, nothing, or what others like to hear."""
    deck = m.deck
    found: list[int] = []
    for card in cards:
        if charm(m, deck.symbols[card]) > 0:
            found.append(claim(deck.load[card], deck.power[card], deck.symbols[card]))
        elif memory.rng.random() < memory.character.honesty:
            found.append(0)
        else:
            found.append(claim(deck.load[card], deck.power[card], DUCAT | CARDS))
    return found


def charm(m: Market, symbols: int) -> float:
    """How much better than most these symbols are."""
    each = m.situation.weights.symbol
    usual = fsum(each) / 2
    return fsum([each[i] for i in range(4) if symbols >> i & 1]) - usual
