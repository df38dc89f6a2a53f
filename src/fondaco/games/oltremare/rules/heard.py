"""What all have heard and seen of hidden cards beyond `shown`, kept up as cards move.

- `named[seat]`: goods that a player has named in offers (which binds: OM-2.2.2) or dealt in. Each
  bound is `[height, n, n, n, n, n, n, n]`: the hand and the cards its owner has put on the pirate
  stack at this height or above hold at least so many cards of each goods. So a card that is put
  there face down is not forgotten, only looked for in two places. Heights rise; the numbers of a
  lower bound are never smaller.
- `floors[viewer]`: for a tracked card (see knowledge.py) the lowest place on a seat's pirate stack
  where it may be, as `card << 16 | seat << 8 | height`: what came into a hand later than other
  cards were put on the stack is not among those. Zero is left out.
- `refills`: the new piles there have been (OM-4.4), each with who may hold how many of its cards.

All of it is replaced, never changed in place: copies of a position share it.
"""

from typing import Final

from fondaco.games.oltremare.rules.moves import UNSEEN
from fondaco.games.oltremare.rules.offers import Offer
from fondaco.games.oltremare.rules.state import OltremareState, Refill

NOTHING: Final = [0, 0, 0, 0, 0, 0, 0, 0]
NOWHERE: Final = 127  # no card of a new pile has come here yet


# --- goods that a hand must hold ------------------------------------------------------------------


def named(s: OltremareState, offer: Offer) -> None:
    """The owner of an offer holds the goods it names."""
    if offer.give:
        goods_of = s.setting.deck.goods
        needs = [0] * 7
        for card in offer.give:
            needs[goods_of[card]] = needs[goods_of[card]] + 1
        chain = s.named[offer.owner]
        height = len(s.pirates[offer.owner])
        if not chain or chain[-1][0] != height or short_of(chain[-1], needs):
            s.named[offer.owner] = bound(chain, height, needs)


def short_of(known: list[int], needs: list[int]) -> bool:
    """Whether a bound does not yet say as much as this."""
    return any(known[goods + 1] < needs[goods] for goods in range(7))


def bound(chain: list[list[int]], height: int, needs: list[int]) -> list[list[int]]:
    """The chain of bounds with one more: a hand, above this height, holds what it needs to."""
    raised: list[list[int]] = []
    for old in chain:
        new = [old[0]]
        for goods in range(7):
            new.append(max(old[goods + 1], needs[goods]))
        raised.append(new)
    if not raised or raised[-1][0] != height:
        raised.append([height, *needs])
    return pruned(raised)


def pruned(chain: list[list[int]]) -> list[list[int]]:
    """Without bounds that say nothing, or no more than a narrower one."""
    kept: list[list[int]] = []
    for at in range(len(chain)):
        here = chain[at]
        narrower = chain[at + 1] if at + 1 < len(chain) else NOTHING
        if differ(here, NOTHING) and differ(here, narrower):
            kept.append(here)
    return kept


def differ(one: list[int], other: list[int]) -> bool:
    """Whether two bounds say different things of the goods, at whatever height."""
    return any(one[goods] != other[goods] for goods in range(1, 8))


def left(s: OltremareState, seat: int, goods: int) -> None:
    """A card of these goods has left a hand for all to see: it may have been the one known."""
    chain = s.named[seat]
    if chain and chain[0][goods + 1]:  # else no bound speaks of it
        lowered: list[list[int]] = []
        for old in chain:
            new = old[:]
            if new[goods + 1]:
                new[goods + 1] = new[goods + 1] - 1
            lowered.append(new)
        s.named[seat] = pruned(lowered)


def came(s: OltremareState, seat: int, goods: int) -> None:
    """A card of these goods has come into a hand: one more than there were."""
    raised: list[list[int]] = []
    for old in s.named[seat]:
        new = old[:]
        new[goods + 1] += 1
        raised.append(new)
    height = len(s.pirates[seat])
    if not raised or raised[-1][0] != height:
        new = [0] * 8
        new[0] = height
        new[goods + 1] = 1
        raised.append(new)
    s.named[seat] = pruned(raised)


# --- pirate stacks --------------------------------------------------------------------------------


def sunk_to(s: OltremareState, seat: int, height: int) -> None:
    """The stack of a seat has become so low: whatever lay above is in the hand."""
    chain = s.named[seat]
    if chain and chain[-1][0] > height:
        kept = [old for old in chain if old[0] <= height]
        if not kept or kept[-1][0] < height:
            first = next(old for old in chain if old[0] > height)
            kept.append([height, *first[1:]])
        s.named[seat] = kept
    for viewer in range(s.players):
        entries = s.floors[viewer]
        if entries:
            s.floors[viewer] = tuple(
                [
                    (e & ~255 | height) if e >> 8 & 255 == seat and e & 255 > height else e
                    for e in entries
                    if height or e >> 8 & 255 != seat
                ]
            )
    if s.refills:
        lower: list[Refill] = []
        for old_pile in s.refills:
            pile = old_pile.copy()
            if pile.floors[seat] != NOWHERE:
                pile.floors[seat] = min(pile.floors[seat], height)
            pile.since[seat] = min(pile.since[seat], height)
            lower.append(pile)
        s.refills = lower


def sure(chain: list[list[int]], heights: list[int]) -> list[int]:
    """What the hand alone holds at least, if its owner has put cards at these heights."""
    least = [0] * 7
    for old in chain:
        away = sum(height >= old[0] for height in heights)
        for goods in range(7):
            least[goods] = max(least[goods], old[goods + 1] - away)
    return least


def own_heights(stack: list[int]) -> list[int]:
    """Where on a pirate stack its owner has put a card."""
    return [height for height in range(len(stack)) if not stack[height] & UNSEEN]


def swept(s: OltremareState, seat: int, stack: list[int]) -> None:
    """A whole pirate stack has gone into the new pile; the hand has the rest of what was named."""
    s.named[seat] = pruned([[0, *sure(s.named[seat], own_heights(stack))]])
    sunk_to(s, seat, 0)


def arrived(s: OltremareState, viewer: int, card: int, seat: int, alone: bool) -> None:
    """A tracked card may be with this seat since now, and was not before; `alone`: only there."""
    kept = s.floors[viewer]
    if kept:
        if alone:
            kept = tuple([e for e in kept if e >> 16 != card])
        else:  # it may have been here earlier, and is known to have left since
            kept = tuple([e for e in kept if e >> 8 != card << 8 | seat])
    height = len(s.pirates[seat])
    if height:
        kept = (*kept, card << 16 | seat << 8 | height)
    s.floors[viewer] = kept


def came_to_light(s: OltremareState, viewer: int, cards: set[int]) -> None:
    """This seat has seen where these cards are: where they may have been before is out of date."""
    if s.floors[viewer]:
        s.floors[viewer] = tuple([e for e in s.floors[viewer] if e >> 16 not in cards])


# --- new piles ------------------------------------------------------------------------------------


def refilled(s: OltremareState, cards: list[int], is_open: bool) -> None:
    """There is a new pile of these cards; `is_open`: and of others that not everybody knows."""
    height = [len(stack) for stack in s.pirates]
    fresh = Refill(cards, is_open, [NOWHERE] * s.players, height, [0] * s.players)
    s.refills = [*s.refills, fresh]


def drawn(s: OltremareState, seat: int) -> None:
    """A card of the new pile has come into a hand."""
    changed: list[Refill] = []
    for at in range(len(s.refills)):
        pile = s.refills[at].copy()
        if (
            at + 1 == len(s.refills) or s.pile_open
        ):  # otherwise no card of an older one can be there
            pile.most[seat] += 1
            pile.floors[seat] = min(pile.floors[seat], len(s.pirates[seat]))
        changed.append(pile)
    s.refills = changed


def gave(s: OltremareState, one: int, other: int, given: int, taken: int) -> None:
    """So many cards changed hands; they may all be of the new pile."""
    changed: list[Refill] = []
    for old in s.refills:
        pile = old.copy()
        for giver, taker, cards in ((one, other, given), (other, one, taken)):
            moved = min(cards, old.most[giver])
            if moved:
                pile.most[taker] += moved
                pile.floors[taker] = min(pile.floors[taker], len(s.pirates[taker]))
        changed.append(pile)
    s.refills = changed


def seen(s: OltremareState, seat: int, card: int) -> None:
    """A seat has laid down a card of the new pile."""
    changed: list[Refill] = []
    for old in s.refills:
        pile = old
        if card in old.cards and old.most[seat]:
            pile = old.copy()
            pile.most[seat] -= 1
        changed.append(pile)
    s.refills = changed
