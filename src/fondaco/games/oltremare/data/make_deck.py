"""Lay out the reconstructed decks of Oltre Mare (OM-0.9) and write their data files.

    python -m fondaco.games.oltremare.data.make_deck          write both files
    python -m fondaco.games.oltremare.data.make_deck --check  say whether they would stay the same

The printed cards are not known to us. What is known fixes the goods, their counts, the pay rows of
2005, two pay rows of 2004, and that power and load add up to 7. The rest is spread as evenly as it
can be: a card is one of 24 kinds (6 pairs of symbols, 4 loads), and
- no goods has two cards of one kind;
- in each goods the four symbols are equally frequent, and pairs and loads differ by one at most;
- in the deck each kind occurs 4 times, and two of them 5 times;
- 30 cards name a port, one for each, spread over goods, pairs and loads in proportion.
"""

import sys
from itertools import combinations
from pathlib import Path
from random import Random

from fondaco.games.oltremare.rules.cards import COUNTS_2005, GOODS, SYMBOL_NAMES
from fondaco.games.oltremare.rules.chart import Chart, load_chart

DATA = Path(__file__).parent
CHART = "mediterranean"

# The two symbols of a card. A pair stands at i and the two symbols it lacks at 5 - i, so a goods
# with as many cards of the one as of the other shows every symbol equally often.
PAIRS = list(combinations(range(4), 2))
LOADS = 4
COUNTS = COUNTS_2005  # OM-0.1; OM-0.3 takes the same for 2004
PORT_CARDS = 30  # OM-0.9

# fmt: off
PAY = {
    "2005": [[1, 5], [1, 4, 8], [1, 3, 7], [1, 3, 6, 10], [1, 3, 6, 9], [1, 2, 4, 7, 11],
             [1, 2, 4, 7, 12]],
    "2004": [[0, 6], [0, 4, 9], [0, 3, 8], [1, 3, 6, 10], [1, 3, 6, 9], [1, 2, 4, 7, 11],
             [1, 2, 4, 7, 12]],
}
# fmt: on
SEED = {"2005": 1368, "2004": 1381}

ABOUT = {
    "2005": """\
# The 2005 deck of Oltre Mare, a reconstruction (OM-0.9).
#
# Goods, counts and pay rows are those of the rules. Which symbols, power, load and port stand
# together on one card is not known to us: the cards below are spread as evenly as can be. If you
# own the box, copy this file, type in your cards, and set reconstruction to false.
""",
    "2004": """\
# The 2004 deck of Oltremare, a reconstruction (OM-0.3, OM-0.9).
#
# Known are the seven goods and the pay rows of wood and silk. Next to the 2005 deck, silk pays one
# ducat less for a single card and one more for a full lot, and wood pays just what pottery does. So
# here silver and spices are shifted as silk is, and salt, wine and corn pay as in 2005. Which
# symbols, power, load and port stand together on one card is not known to us either: the cards
# below are spread as evenly as can be. If you own the box, copy this file, type in your cards, and
# set reconstruction to false.
""",
}
FORMAT = """\
#
# A card: two of the symbols ducat, flag, cards, ship; sea power + load; the port it names, if any.
"""

Kind = tuple[int, int]  # a pair of symbols and a load, both counted from 0
Grid = list[list[int]]  # how often each kind occurs, by pair and load


def margins(rng: Random) -> tuple[list[list[int]], list[list[int]]]:
    """For each goods how many cards have each pair, and how many have each load."""
    pairs, loads = [], []
    extra_pairs = dealt_evenly(rng, [count // 2 % 3 for count in COUNTS], 3)
    extra_loads = dealt_evenly(rng, [count % 4 for count in COUNTS], LOADS)
    for i, count in enumerate(COUNTS):
        half = [count // 6 + (couple in extra_pairs[i]) for couple in range(3)]
        pairs.append(half + half[::-1])
        loads.append([count // LOADS + (load in extra_loads[i]) for load in range(LOADS)])
    return pairs, loads


def dealt_evenly(rng: Random, wanted: list[int], places: int) -> list[list[int]]:
    """For each goods that many different places, all places as often as one another in the end."""
    used = [0] * places
    chosen = []
    for number in wanted:
        order = sorted(range(places), key=lambda p: (used[p], rng.random()))
        chosen.append(order[:number])
        for place in order[:number]:
            used[place] += 1
    return chosen


def first_grid(pairs: list[int], loads: list[int]) -> Grid:
    """Some grid of zeros and ones with these margins: fill the rows from the emptiest columns."""
    left = loads[:]
    grid = [[0] * LOADS for _ in PAIRS]
    for row in sorted(range(len(PAIRS)), key=lambda p: -pairs[p]):
        for load in sorted(range(LOADS), key=lambda column: -left[column])[: pairs[row]]:
            grid[row][load] = 1
            left[load] -= 1
    assert not any(left)
    return grid


def lay_out(rng: Random) -> list[list[Kind]]:
    """The kinds of cards of each goods, even in every goods and over the deck."""
    pairs, loads = margins(rng)
    grids = [first_grid(pairs[i], loads[i]) for i in range(len(COUNTS))]
    total = [[sum(grid[p][c] for grid in grids) for c in range(LOADS)] for p in range(len(PAIRS))]
    # Swapping two cards' loads inside a goods keeps its margins. Take such swaps at random, unless
    # they make the deck less even, until every kind occurs 4 or 5 times and all goods are mixed.
    for step in range(1_000_000):
        if step >= 20_000 and all(4 <= n <= 5 for row in total for n in row):
            return [
                [(p, c) for c in range(LOADS) for p in range(len(PAIRS)) if grid[p][c]]
                for grid in grids
            ]
        grid = grids[rng.randrange(len(grids))]
        p, q = rng.sample(range(len(PAIRS)), 2)
        c, d = rng.sample(range(LOADS), 2)
        if (grid[p][c], grid[q][d], grid[p][d], grid[q][c]) != (1, 1, 0, 0):
            continue
        worse = total[p][d] + total[q][c] - total[p][c] - total[q][d] + 2
        if worse <= 0 or rng.random() < 0.02:
            for row, column, change in ((p, c, -1), (q, d, -1), (p, d, 1), (q, c, 1)):
                grid[row][column] += change
                total[row][column] += change
    raise RuntimeError("no even deck found; try another seed")


def port_shares() -> list[int]:
    """How many cards of each goods name a port: in proportion, by largest remainder."""
    shares = [PORT_CARDS * count // sum(COUNTS) for count in COUNTS]
    by_remainder = sorted(range(len(COUNTS)), key=lambda g: -(PORT_CARDS * COUNTS[g] % sum(COUNTS)))
    for goods in by_remainder[: PORT_CARDS - sum(shares)]:
        shares[goods] += 1
    return shares


def place_ports(rng: Random, kinds: list[list[Kind]]) -> list[set[int]]:
    """Which cards of each goods name a port, so that starts do not favour a symbol or a load."""
    shares = port_shares()
    chosen = [set(rng.sample(range(len(k)), shares[g])) for g, k in enumerate(kinds)]

    def unevenness() -> int:
        pairs, loads, cost = [0] * len(PAIRS), [0] * LOADS, 0
        for g, cards in enumerate(chosen):
            here = [0] * LOADS
            for card in cards:
                pair, load = kinds[g][card]
                pairs[pair] += 1
                loads[load] += 1
                here[load] += 1
            cost += sum(n * n for n in here)
        return cost + sum(10 * n * n for n in pairs) + sum(10 * n * n for n in loads)

    best = unevenness()
    for _ in range(20_000):
        g = rng.randrange(len(kinds))
        gone = rng.choice(sorted(chosen[g]))
        new = rng.choice([card for card in range(len(kinds[g])) if card not in chosen[g]])
        chosen[g] ^= {gone, new}
        cost = unevenness()
        if cost <= best:
            best = cost
        else:
            chosen[g] ^= {gone, new}
    return chosen


def deck_text(edition: str, chart: Chart) -> str:
    """The whole data file of an edition's deck."""
    rng = Random(SEED[edition])
    kinds = lay_out(rng)
    named = place_ports(rng, kinds)
    ports = chart.ports[:]
    rng.shuffle(ports)
    out = [ABOUT[edition] + FORMAT]
    out.append(f'title = "Oltre Mare {edition} (reconstruction)"')
    out.append(f'edition = "{edition}"')
    out.append("reconstruction = true")
    for g, goods in enumerate(GOODS[edition]):
        out.append(f'\n[[goods]]\nname = "{goods}"\ncount = {COUNTS[g]}')
        out.append(f"pay = {PAY[edition][g]}\ncards = [")
        for card, (pair, load) in enumerate(kinds[g]):
            first, second = (SYMBOL_NAMES[symbol] for symbol in PAIRS[pair])
            port = " " + ports.pop() if card in named[g] else ""
            out.append(f'  "{first} {second} {6 - load}+{load + 1}{port}",')
        out.append("]")
    return "\n".join(out) + "\n"


def main(arguments: list[str]) -> int:
    """Write the decks, or with `--check` say whether they are up to date."""
    chart = load_chart(CHART)
    stale = 0
    for edition in GOODS:
        path = DATA / f"deck-{edition}.toml"
        text = deck_text(edition, chart)
        if arguments == ["--check"]:
            same = path.exists() and path.read_text(encoding="utf-8") == text
            print(f"{path.name}: {'as generated' if same else 'differs'}")
            stale += not same
        else:
            path.write_text(text, encoding="utf-8", newline="\n")
            print(f"{path.name}: written")
    return int(stale > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
