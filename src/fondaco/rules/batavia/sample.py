"""A position that a seat could be in: the hidden things dealt anew.

What is kept: the seat's own hand, everything on the table, the size of every hand, the cards known
to be in a hand, the cards known to be in no pile (those never shuffled into it, or drawn from it by
this seat), and for the tiles, that every block of five holds each company once. Within that, cards
and tiles are dealt at random. Whatever the hands of others may tell through their play is left to
whoever wants to think about it.
"""

from random import Random

from fondaco.rules.batavia.laying import may_lay
from fondaco.rules.batavia.names import BLOCK, CARDS_EACH, LAYING, SPACES
from fondaco.rules.batavia.table import Table

TRIES = 50


def sample(seen: Table, seat: int, sizes: list[int], draws: list[int], rng: Random) -> Table:
    table = seen.copy()
    table.seed = f"sample-{rng.getrandbits(64):016x}"
    _turn_tiles(table, rng)
    for _ in range(TRIES):
        _deal(table, seen, seat, sizes, rng)
        if table.phase != LAYING or table.turn == seat or _could_have_laid(table):
            break  # otherwise they could not have started to lay cards: deal again
    _explain_draws(table, seat, draws, rng)
    return table


def _turn_tiles(table: Table, rng: Random) -> None:
    """Put the goods that nobody has seen on the face-down spaces."""
    row = table.tiles[: table.revealed]
    unseen: list[list[int]] = []
    for company in range(5):
        stack = [tile for tile in range(7 * company, 7 * company + 7) if tile not in row]
        rng.shuffle(stack)
        unseen.append(stack)
    for layer in range((SPACES - table.revealed) // BLOCK):
        five = [stack[layer] for stack in unseen]
        rng.shuffle(five)
        for tile in five:
            row.append(tile)
            table.left[tile // 7] |= 1 << len(row)
    table.tiles = row


def unseen_cards(seen: Table) -> list[int]:
    """How many cards of each company this seat cannot place at all."""
    rest: list[int] = []
    for company in range(5):
        count = CARDS_EACH - seen.lot[company] - seen.discard[company] - seen.ships[company]
        for i in range(seen.players):
            # The own hand is there in full, of the others what everybody knows.
            count -= max(seen.hands[5 * i + company], seen.known[5 * i + company])
        rest.append(count)
    return rest


def pile_limits(seen: Table, seat: int) -> list[int]:
    """How many cards of each company the pile can hold at most."""
    limits = seen.stock[:]
    if seat >= 0:
        for company in range(5):
            limits[company] -= seen.drawn[5 * seat + company]
    return limits


def _deal(table: Table, seen: Table, seat: int, sizes: list[int], rng: Random) -> None:
    limits = pile_limits(seen, seat)
    free: list[int] = []  # may be in the pile
    handed: list[int] = []  # must be in a hand
    rest = unseen_cards(seen)
    for company in range(5):
        for i in range(rest[company]):
            if i < limits[company]:
                free.append(company)
            else:
                handed.append(company)
    rng.shuffle(free)
    table.pile = free[: table.pile_left]
    handed += free[table.pile_left :]
    rng.shuffle(handed)
    for i in range(table.players):
        if i == seat:
            continue
        base = 5 * i
        hidden = sizes[i]
        for at in range(base, base + 5):
            table.hands[at] = seen.known[at]
            hidden -= seen.known[at]
        for _ in range(hidden):
            table.hands[base + handed.pop()] += 1


def _could_have_laid(table: Table) -> bool:
    """Whether the seat with an open step had the right to begin it."""
    before = table.copy()
    base = 5 * table.turn
    for company in before.step:
        before.hands[base + company] += 1
        before.laid[base + company] -= 1
    return may_lay(before)


def _explain_draws(table: Table, seat: int, draws: list[int], rng: Random) -> None:
    """Say which cards the others have drawn from this pile: first of all those in their hands."""
    drawn = table.stock[:]
    for company in table.pile:
        drawn[company] -= 1
    if seat >= 0:
        for company in range(5):
            drawn[company] -= table.drawn[5 * seat + company]
    others = [i for i in range(table.players) if i != seat]
    missing = draws[:]
    rng.shuffle(others)
    for i in others:
        for company in range(5):
            at = 5 * i + company
            count = min(table.hands[at] - table.known[at], drawn[company], missing[i])
            table.drawn[at] = count
            drawn[company] -= count
            missing[i] -= count
    rest: list[int] = []
    for company in range(5):
        for _ in range(drawn[company]):
            rest.append(company)
    rng.shuffle(rest)
    for i in others:
        for _ in range(missing[i]):
            table.drawn[5 * i + rest.pop()] += 1
