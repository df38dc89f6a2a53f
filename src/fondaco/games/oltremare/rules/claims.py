"""Whether what is said about a card is true (OM-2.2.2). The one place that decides it."""

from fondaco.games.oltremare.rules.cards import Deck
from fondaco.games.oltremare.rules.offers import (
    claim,
    claim_is_sound,
    claimed_load,
    claimed_power,
    claimed_symbols,
)


def is_true(deck: Deck, card: int, said: int) -> bool:
    """Whether nothing in a claim is wrong about a card. An unmentioned symbol is not a lie."""
    load, power = claimed_load(said), claimed_power(said)
    if load and load != deck.load[card]:
        return False
    if power and power != deck.power[card]:
        return False
    return claimed_symbols(said) & ~deck.symbols[card] == 0


def parts(said: int) -> dict[str, int]:
    """A claim taken apart: what it says of the load, the power and the symbols, each alone."""
    found = {
        "load": claim(load=claimed_load(said)),
        "power": claim(power=claimed_power(said)),
        "symbols": claim(symbols=claimed_symbols(said)),
    }
    return {name: alone for name, alone in found.items() if alone}


def truths(deck: Deck, card: int) -> list[int]:
    """Every claim of a single thing that is true of a card: its load, its power, each symbol."""
    single = [claim(load=load) for load in range(1, 8)]
    single += [claim(power=power) for power in range(3, 10)]
    single += [claim(symbols=1 << bit) for bit in range(4)]
    return [said for said in single if claim_is_sound(said) and is_true(deck, card, said)]
