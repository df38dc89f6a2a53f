"""What seats legitimately know of hidden cards, kept up as cards move.

Everybody could remember all cargo ever loaded and every card paid at Venice: those need no book.
This is the rest:

- `tracked[seat]`: cards this seat has held or seen go somewhere hidden, each with the places it may
  be in now, as `card << 16 | places`. A seat that gave a salt away knows which seat has it, until
  that player hides cards. Entries about cards that were revealed since are stale: the View drops
  them.
- `shown`: seven numbers a seat: how many cards of each goods its hand must hold, because everybody
  heard of a deal (OM-6.1).
- `refilled`: a new pile was made of cards that everybody had seen (OM-4.4); then those are tracked,
  and while not `pile_open`, no other card can be in the pile.

What all have heard in talks, and which part of a place is meant, is in heard.py.
"""

from typing import Any, Final

from fondaco.contract.native import i64
from fondaco.games.oltremare.rules import heard
from fondaco.games.oltremare.rules.moves import UNSEEN
from fondaco.games.oltremare.rules.state import OltremareState

# Places, as bits: the pile; and for each seat its hand, the cards it put on its pirate stack
# itself, and the cards there that nobody saw.
IN_PILE: Final = 1
IN_HAND: Final = 2  # << seat
IN_STOWED: Final = 64  # << seat
IN_LOST: Final = 2048  # << seat
PLACES: Final = 0xFFFF


def spread(s: OltremareState, skip: int, source: int, target: int) -> None:
    """A card went unseen from `source` to `target`: what may have been here may be there now."""
    for viewer in range(s.players):
        entries = s.tracked[viewer]
        if viewer != skip and reaches(entries, source, target):
            s.tracked[viewer] = widened(entries, source, target)


def reaches(entries: tuple[int, ...], source: i64, target: i64) -> bool:
    """Whether a card that may be in `source` was not yet thought to be in `target`."""
    for e in entries:
        places: i64 = e
        if places & source and not places & target:
            return True
    return False


def widened(entries: tuple[Any, ...], source: i64, target: i64) -> tuple[int, ...]:
    """The same cards, where those in `source` may be in `target` too.

    (Compiled, an entry of any type that stays as it is costs nothing.)
    """
    found: list[Any] = []
    for e in entries:
        places: i64 = e
        if places & source:
            found.append(places | target)
        else:
            found.append(e)
    return tuple(found)


def emptied(s: OltremareState, source: int) -> None:
    """Everybody sees that nothing is left here. (An entry that says only "here" is a stale one.)"""
    for viewer in range(s.players):
        entries = s.tracked[viewer]
        for e in entries:
            if e & source and e & PLACES & ~source:
                s.tracked[viewer] = tuple(
                    [e & ~source if e & PLACES & ~source else e for e in entries]
                )
                break


def track(s: OltremareState, viewer: int, card: int, places: int) -> None:
    """This seat knows that the card is now in one of these places."""
    others = [e for e in s.tracked[viewer] if e >> 16 != card]
    others.append(card << 16 | places)
    s.tracked[viewer] = tuple(others)


def laid_open(s: OltremareState, seat: int, card: int) -> None:
    """A card went from a hand to the table."""
    goods = s.setting.deck.goods[card]
    at: i64 = seat * 7 + goods
    if s.shown[at]:
        s.shown[at] = s.shown[at] - 1
    heard.left(s, seat, goods)
    if s.refills:
        heard.seen(s, seat, card)
    if not s.hands[seat]:
        emptied(s, IN_HAND << seat)


def drawn(s: OltremareState, seat: int) -> None:
    """A card went from the pile into a hand."""
    if s.refilled:
        heard.drawn(s, seat)
        spread(s, seat, IN_PILE, IN_HAND << seat)
        if not s.pile:
            emptied(s, IN_PILE)


def plundered(s: OltremareState, seat: int) -> None:
    """A card went from the pile, unseen, to a pirate stack."""
    if s.refilled:
        spread(s, -1, IN_PILE, IN_LOST << seat)
        if not s.pile:
            emptied(s, IN_PILE)


def stowed(s: OltremareState, seat: int) -> None:
    """A player put a card from the hand face down on the own pirate stack."""
    spread(s, seat, IN_HAND << seat, IN_STOWED << seat)
    shown = s.shown
    start: i64 = seat * 7
    for at in range(start, start + 7):
        if shown[at]:
            shown[at] = shown[at] - 1


def ransomed(s: OltremareState, seat: int, entry: int) -> None:
    """A player bought the top card of the own pirate stack back into the hand."""
    kind = entry & UNSEEN
    source = IN_LOST << seat if kind else IN_STOWED << seat
    heard.sunk_to(s, seat, len(s.pirates[seat]))
    spread(s, seat, source, IN_HAND << seat)
    if not [e for e in s.pirates[seat] if e & UNSEEN == kind]:
        emptied(s, source)


def traded(s: OltremareState, one: int, other: int, given: list[int], taken: list[int]) -> None:
    """Cards changed hands in a deal: all heard their goods, the two partners saw the cards.

    `one` gave the first cards to `other`, who gave the second ones out of the hand before that.
    """
    goods = s.setting.deck.goods
    here, there = IN_HAND << one, IN_HAND << other
    given_goods = [goods[card] for card in given]
    taken_goods = [goods[card] for card in taken]
    for viewer in range(s.players):
        entries = s.tracked[viewer]
        if entries and viewer != one and viewer != other:
            moved: list[int] = []
            for e in entries:
                places = 0
                if e & here and goods[e >> 16] in given_goods:
                    places |= there
                    if not e & (there | IN_STOWED << other):
                        heard.arrived(s, viewer, e >> 16, other, False)
                if e & there and goods[e >> 16] in taken_goods:
                    places |= here
                    if not e & (here | IN_STOWED << one):
                        heard.arrived(s, viewer, e >> 16, one, False)
                moved.append(e | places)
            s.tracked[viewer] = tuple(moved)
    # Each kind of goods that left may have been the one known to be there; what came is there now.
    for kind in given_goods:
        s.shown[one * 7 + kind] = max(0, s.shown[one * 7 + kind] - 1)
        heard.left(s, one, kind)
    for kind in taken_goods:
        s.shown[other * 7 + kind] = max(0, s.shown[other * 7 + kind] - 1)
        heard.left(s, other, kind)
    for card in given:
        track(s, one, card, there)
        heard.arrived(s, one, card, other, True)
        s.shown[other * 7 + goods[card]] += 1
        heard.came(s, other, goods[card])
    for card in taken:
        track(s, other, card, here)
        heard.arrived(s, other, card, one, True)
        s.shown[one * 7 + goods[card]] += 1
        heard.came(s, one, goods[card])
    if s.refills:
        heard.gave(s, one, other, len(given), len(taken))
    for side in (one, other):
        if not s.hands[side]:
            emptied(s, IN_HAND << side)


def refilled_from_discard(s: OltremareState) -> None:
    """The discard pile, all of it seen, has become the new draw pile."""
    s.refilled = True
    s.pile_open = False
    heard.refilled(s, s.pile[:], False)
    seen_in_pile(s, list(range(s.players)), s.pile)


def seen_in_pile(s: OltremareState, viewers: list[int], cards: list[int]) -> None:
    """These seats know that these cards are now in the pile."""
    here = [card << 16 | IN_PILE for card in cards]
    seen = set(cards)
    for viewer in viewers:
        others = [e for e in s.tracked[viewer] if e >> 16 not in seen]
        s.tracked[viewer] = tuple(others + here)
        heard.came_to_light(s, viewer, seen)


def refilled_from_first_player(s: OltremareState, pirates: list[int], cargo: list[int]) -> None:
    """The first player's cargo and pirate stacks have become the new draw pile."""
    s.refilled = True
    s.pile_open = bool(pirates)
    heard.swept(s, s.first, pirates)
    heard.refilled(s, cargo, s.pile_open)
    here = IN_STOWED << s.first | IN_LOST << s.first
    for viewer in range(s.players):
        s.tracked[viewer] = tuple(
            [(e & ~here | IN_PILE) if e & here else e for e in s.tracked[viewer]]
        )
    seen_in_pile(s, list(range(s.players)), cargo)
    seen_in_pile(s, [s.first], [entry for entry in pirates if not entry & UNSEEN])
