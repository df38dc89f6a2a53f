"""A position that a seat could be in: the hidden things dealt again.

What is kept: the seat's own hand, everything on the table, the size of every hand, the cards known
to be in a hand, the cards known to be in no pile (those never shuffled into it, or drawn from it by
this seat), how many cards of a reshuffled pile each seat can have (layers.py), that a seat that
lays cards had the right to begin, and for the tiles, that every block of five holds each company
once. Within that, cards and tiles are dealt at random. What the others' play may say about their
hands is left to whoever wants to think about it.
"""

from random import Random

from fondaco.games.batavia.rules.layers import deal_layers
from fondaco.games.batavia.rules.laying import may_lay, useful
from fondaco.games.batavia.rules.names import BLOCK, CARDS_EACH, LAYING, SPACES
from fondaco.games.batavia.rules.seen import Seen
from fondaco.games.batavia.rules.state import BataviaState

TRIES = 50


class Sampler:
    """Draws tables that fit what one seat sees; what they have in common is found out once."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self.face_down = _face_down(seen.table)
        self.limits = pile_limits(seen.table)
        self.free: list[int] = []  # may be in the pile
        self.handed: list[int] = []  # must be in a hand
        rest = unseen_cards(seen.table)
        for company in range(5):
            free = max(0, min(rest[company], self.limits[company]))
            self.free += [company] * free
            self.handed += [company] * (rest[company] - free)

    def sample(self, rng: Random) -> BataviaState:
        """A full table that looks the same to this seat."""
        table = self.seen.table.copy()
        table.seed = f"sample-{rng.getrandbits(64):016x}"
        _turn_tiles(table, self.face_down, rng)
        for _ in range(TRIES):
            self._deal_all(table, [], rng)
            if table.phase != LAYING or table.turn == self.seen.seat or _could_have_laid(table):
                return table
        # They could not have started to lay cards in any of these: give them some that they need.
        for cards in _could_begin_with(table):
            if self._deal_all(table, cards, rng) and _could_have_laid(table):
                break
        return table

    def _deal_all(self, table: BataviaState, needed: list[int], rng: Random) -> bool:
        """Hands and pile, so that the seat to move has the needed cards; False if it cannot be."""
        if self.seen.layers and not table.over:
            return deal_layers(table, self.seen, self.limits, needed, rng)
        self._deal(table, rng)
        self._explain_draws(table, rng)
        return not needed or self._swap_in(table, needed, rng)

    def _deal(self, table: BataviaState, rng: Random) -> None:
        free = self.free[:]
        _shuffle(rng, free)
        table.pile = free[: table.pile_left]
        handed = self.handed + free[table.pile_left :]
        _shuffle(rng, handed)
        for i in range(table.players):
            if i == self.seen.seat:
                continue
            base = 5 * i
            hidden = self.seen.sizes[i]
            for at in range(base, base + 5):
                table.hands[at] = table.known[at]
                hidden -= table.known[at]
            for _ in range(hidden):
                table.hands[base + handed.pop()] += 1

    def _explain_draws(self, table: BataviaState, rng: Random) -> None:
        """Say which cards the others have drawn from this pile: first those in their hands."""
        drawn = self.limits[:]
        for company in table.pile:
            drawn[company] -= 1
        others = [i for i in range(table.players) if i != self.seen.seat]
        missing = self.seen.draws[:]
        _shuffle(rng, others)
        for i in others:
            for company in range(5):
                at = 5 * i + company
                count = min(table.hands[at] - table.known[at], drawn[company], missing[i])
                table.drawn[at] = count
                drawn[company] -= count
                missing[i] -= count
        rest: list[int] = []
        for company in range(5):
            rest += [company] * drawn[company]
        _shuffle(rng, rest)
        for i in others:
            for _ in range(missing[i]):
                table.drawn[5 * i + rest.pop()] += 1

    def _swap_in(self, table: BataviaState, needed: list[int], rng: Random) -> bool:
        """Change cards that are hidden from this seat for those of one company that are needed."""
        company = needed[0]
        base = 5 * table.turn
        table.pile = table.pile[:]
        while table.hands[base + company] - table.known[base + company] < len(needed):
            spare = [
                c
                for c in range(5)
                if c != company and table.hands[base + c] > table.known[base + c]
            ]
            if not spare:
                return False
            given = spare[int(rng.random() * len(spare))]
            places = [i for i in range(table.pile_left) if table.pile[i] == company]
            others = [
                i for i in range(table.players)
                if i not in (self.seen.seat, table.turn)
                and table.hands[5 * i + company] > table.known[5 * i + company]
            ]  # fmt: skip
            if places:
                table.pile[places[int(rng.random() * len(places))]] = given
            elif others:
                other = 5 * others[int(rng.random() * len(others))]
                table.hands[other + company] -= 1
                table.hands[other + given] += 1
            else:
                return False
            table.hands[base + company] += 1
            table.hands[base + given] -= 1
        self._explain_draws(table, rng)
        return True


def sample(seen: Seen, rng: Random) -> BataviaState:
    """A full table that looks the same to this seat."""
    return Sampler(seen).sample(rng)


def redeal(table: BataviaState, rng: Random) -> None:
    """Shuffle the pile and the face-down tiles, and let later shuffles and dice fall otherwise."""
    table.seed = f"redeal-{rng.getrandbits(64):016x}"
    face_up = (2 << table.revealed) - 1
    table.left = [spaces & face_up for spaces in table.left]
    _turn_tiles(table, _face_down(table), rng)
    pile = sorted(table.pile[: table.pile_left])
    _shuffle(rng, pile)
    table.pile = pile


def _could_begin_with(table: BataviaState) -> list[list[int]]:
    """What the seat with an open step may have had in its hand to begin it, fewest cards first."""
    base = 5 * table.turn
    found: list[list[int]] = []
    for company in range(5):
        laid = table.laid[base + company]
        missing = table.top[company] + 1 - laid - table.known[base + company]
        if missing > 0 and useful(table, table.turn, company):
            found.append([company] * missing)
    found.sort(key=len)
    return found


def _shuffle(rng: Random, items: list[int]) -> None:
    """Faster than rng.shuffle, and good enough where nobody's game depends on it."""
    random = rng.random
    for i in range(len(items) - 1, 0, -1):
        j = int(random() * (i + 1))
        items[i], items[j] = items[j], items[i]


def _face_down(table: BataviaState) -> list[list[int]]:
    """The tiles of each company that nobody has seen."""
    row = table.tiles[: table.revealed]
    return [
        [tile for tile in range(7 * company, 7 * company + 7) if tile not in row]
        for company in range(5)
    ]


def _turn_tiles(table: BataviaState, face_down: list[list[int]], rng: Random) -> None:
    """Put the goods that nobody has seen on the face-down spaces."""
    row = table.tiles[: table.revealed]
    unseen: list[list[int]] = []
    for stack in face_down:
        unseen.append(stack[:])
        _shuffle(rng, unseen[-1])
    for layer in range((SPACES - table.revealed) // BLOCK):
        five = [stack[layer] for stack in unseen]
        _shuffle(rng, five)
        for tile in five:
            row.append(tile)
            table.left[tile // 7] |= 1 << len(row)
    table.tiles = row


def unseen_cards(table: BataviaState) -> list[int]:
    """How many cards of each company a seat that sees this cannot place at all."""
    rest: list[int] = []
    for company in range(5):
        count = CARDS_EACH - table.lot[company] - table.discard[company] - table.ships[company]
        for i in range(table.players):
            # The own hand is there in full, of the others what everybody knows.
            count -= max(table.hands[5 * i + company], table.known[5 * i + company])
        rest.append(count)
    return rest


def pile_limits(table: BataviaState) -> list[int]:
    """How many cards of each company the pile can hold at most, for a seat that sees this."""
    # Of the cards drawn from the pile a seat sees only its own.
    return [table.stock[company] - sum(table.drawn[company::5]) for company in range(5)]


def _could_have_laid(table: BataviaState) -> bool:
    """Whether the seat with an open step had the right to begin it."""
    before = table.copy()
    base = 5 * table.turn
    for company in before.step:
        before.hands[base + company] += 1
        before.laid[base + company] -= 1
    return may_lay(before)
