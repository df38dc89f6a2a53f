"""What seats legitimately know of hidden cards, kept up as cards move.

Everybody could remember all cargo ever loaded and every card paid at Venice: those need no book.
This is the rest:

- `tracked[seat]`: cards this seat has held or seen go somewhere hidden, each with the places it
  may be in now, as `card << 16 | places`. Who gave a salt away knows who has it, until that player
  hides cards. Entries about cards that have come to light since are stale: the View drops them.
- `shown`: seven numbers a seat: how many cards of each goods its hand must hold, because everybody
  heard of a deal (OM-6.1).
- `refilled`: a new pile was made of cards that everybody had seen (OM-4.4); then those are tracked,
  and while not `pile_open`, no other card can be in the pile.
"""

from typing import Final

from fondaco.rules.oltremare.moves import UNSEEN
from fondaco.rules.oltremare.state import State

# Places, as bits: the pile; and for each seat its hand, the cards it put on its pirate stack
# itself, and the cards there that nobody saw.
IN_PILE: Final = 1
IN_HAND: Final = 2  # << seat
IN_STOWED: Final = 64  # << seat
IN_LOST: Final = 2048  # << seat
PLACES: Final = 0xFFFF


def spread(s: State, skip: int, source: int, target: int) -> None:
    """A card went unseen from `source` to `target`: what may have been here may be there now."""
    for viewer in range(s.players):
        entries = s.tracked[viewer]
        if viewer != skip:
            for e in entries:
                if e & source and not e & target:  # else there is nothing new to know
                    s.tracked[viewer] = tuple([e | target if e & source else e for e in entries])
                    break


def emptied(s: State, source: int) -> None:
    """Everybody sees that nothing is left here. (An entry that says only "here" is a stale one.)"""
    for viewer in range(s.players):
        entries = s.tracked[viewer]
        if entries:
            s.tracked[viewer] = tuple([e & ~source if e & PLACES & ~source else e for e in entries])


def track(s: State, viewer: int, card: int, places: int) -> None:
    """This seat knows that the card is now in one of these places."""
    others = [e for e in s.tracked[viewer] if e >> 16 != card]
    others.append(card << 16 | places)
    s.tracked[viewer] = tuple(others)


def drawn(s: State, seat: int) -> None:
    """A card went from the pile into a hand."""
    if s.refilled:
        spread(s, seat, IN_PILE, IN_HAND << seat)
        if not s.pile:
            emptied(s, IN_PILE)


def plundered(s: State, seat: int) -> None:
    """A card went from the pile, unseen, to a pirate stack."""
    if s.refilled:
        spread(s, -1, IN_PILE, IN_LOST << seat)
        if not s.pile:
            emptied(s, IN_PILE)


def stowed(s: State, seat: int) -> None:
    """A player put a card from the hand face down on the own pirate stack."""
    spread(s, seat, IN_HAND << seat, IN_STOWED << seat)
    at = seat * 7
    for goods in range(at, at + 7):
        if s.shown[goods]:
            s.shown[goods] -= 1


def ransomed(s: State, seat: int, entry: int) -> None:
    """A player bought the top card of the own pirate stack back into the hand."""
    kind = entry & UNSEEN
    source = IN_LOST << seat if kind else IN_STOWED << seat
    spread(s, seat, source, IN_HAND << seat)
    if not [e for e in s.pirates[seat] if e & UNSEEN == kind]:
        emptied(s, source)


def traded(s: State, giver: int, taker: int, card: int) -> None:
    """A card changed hands in a deal: all heard the goods, the two partners saw the card."""
    deck = s.setting.deck
    goods = deck.goods[card]
    here, there = IN_HAND << giver, IN_HAND << taker
    for viewer in range(s.players):
        entries = s.tracked[viewer]
        if entries and viewer != giver and viewer != taker:
            s.tracked[viewer] = tuple(
                [e | there if e & here and deck.goods[e >> 16] == goods else e for e in entries]
            )
    track(s, giver, card, there)
    s.shown[taker * 7 + goods] += 1
    left = giver * 7 + goods
    if s.shown[left]:
        s.shown[left] -= 1


def refilled_from_discard(s: State) -> None:
    """The discard pile, all of it seen, has become the new draw pile."""
    s.refilled = True
    s.pile_open = False
    for viewer in range(s.players):
        seen_in_pile(s, viewer, s.pile)


def seen_in_pile(s: State, viewer: int, cards: list[int]) -> None:
    """This seat knows that these cards are now in the pile."""
    others = [e for e in s.tracked[viewer] if e >> 16 not in cards]
    s.tracked[viewer] = tuple(others + [card << 16 | IN_PILE for card in cards])


def refilled_from_first_player(s: State, pirates: list[int], cargo: list[int]) -> None:
    """The first player's cargo and pirate stacks have become the new draw pile."""
    s.refilled = True
    s.pile_open = bool(pirates)
    here = IN_STOWED << s.first | IN_LOST << s.first
    for viewer in range(s.players):
        s.tracked[viewer] = tuple(
            [(e & ~here | IN_PILE) if e & here else e for e in s.tracked[viewer]]
        )
        seen_in_pile(s, viewer, cargo)
    seen_in_pile(s, s.first, [entry for entry in pirates if not entry & UNSEEN])
