"""The stream of chance: anybody can recompute it, it favours nothing, and it never changes."""

from hashlib import sha256
from math import prod
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.contract.chance import MAX_SEED, Chance, check_seed, commitment
from fondaco.contract.refused import Refused

GOLDEN = Path(__file__).parent.parent / "golden" / "chance.txt"

SEEDS = st.text(st.characters(min_codepoint=33, max_codepoint=126, exclude_characters='/"'),
                min_size=1, max_size=MAX_SEED)  # fmt: skip
calm = settings(derandomize=True, deadline=None, database=None, max_examples=50)


# --- the stream, written down a second time -------------------------------------------------------


class Stream:
    """Slow and plain: the 16-bit numbers of SHA-256("seed/0"), SHA-256("seed/1"), …"""

    def __init__(self, seed: str, used: int = 0) -> None:
        self.seed = seed
        self.used = used

    def number(self) -> int:
        block, place = divmod(self.used, 16)
        digest = sha256(f"{self.seed}/{block}".encode("ascii")).hexdigest()
        self.used += 1
        return int(digest[4 * place : 4 * place + 4], 16)

    def below(self, n: int) -> int:
        fair = [65536 // n * n, self.number()]
        while fair[1] >= fair[0]:
            fair[1] = self.number()
        return fair[1] % n

    def shuffled(self, items: list[int]) -> list[int]:
        left = items[:]
        behind: list[int] = []
        while len(left) > 1:
            at = self.below(len(left))
            left[at], left[-1] = left[-1], left[at]
            behind.insert(0, left.pop())
        return left + behind


def test_streams_of_two_seeds_do_not_mix() -> None:
    """The block made last is kept for whoever asks next, but only for the same seed."""
    for used in range(0, 40, 3):
        for seed in ("one", "other", "one"):
            assert Chance(seed, used).below(65536) == Stream(seed, used).below(65536)


@calm
@given(SEEDS, st.integers(0, 100_000), st.lists(st.integers(1, 65536), max_size=20))
def test_anybody_can_recompute_the_stream(seed: str, used: int, limits: list[int]) -> None:
    chance, stream = Chance(seed, used), Stream(seed, used)
    for n in limits:
        assert chance.below(n) == stream.below(n)
        assert chance.used == stream.used


@calm
@given(SEEDS, st.integers(0, 500), st.integers(0, 120))
def test_anybody_can_recompute_a_shuffle(seed: str, used: int, size: int) -> None:
    chance, stream = Chance(seed, used), Stream(seed, used)
    items = list(range(size))
    chance.shuffle(items)
    assert items == stream.shuffled(list(range(size)))
    assert chance.used == stream.used


def test_the_first_block_is_what_sha256sum_prints() -> None:
    """`printf '%s/0' venice | sha256sum` begins with these sixteen digits."""
    chance = Chance("venice")
    digits = "".join(f"{chance.below(65536):04x}" for _ in range(16))
    assert digits == sha256(b"venice/0").hexdigest()


def test_the_stream_is_the_one_old_records_were_played_with() -> None:
    for line in GOLDEN.read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            head, _, tail = line.partition(": ")
            seed, size = head.split()
            items = list(range(int(size)))
            Chance(seed).shuffle(items)
            assert " ".join(map(str, items)) == tail, line


# --- its place can be kept ------------------------------------------------------------------------


@calm
@given(SEEDS, st.lists(st.integers(1, 300), min_size=1, max_size=60), st.integers(0, 59))
def test_a_stream_goes_on_from_its_place(seed: str, limits: list[int], stop: int) -> None:
    whole = Chance(seed)
    numbers = [whole.below(n) for n in limits]
    first = Chance(seed)
    begun = [first.below(n) for n in limits[:stop]]
    second = Chance(seed, first.used)
    assert begun + [second.below(n) for n in limits[stop:]] == numbers
    assert second.used == whole.used


# --- it favours nothing ---------------------------------------------------------------------------


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("n", [2, 3, 6, 7, 30, 98, 1000])
def test_numbers_are_spread_evenly(n: int) -> None:
    chance = Chance("even")
    counts = [0] * n
    for _ in range(20 * n + 4000):
        counts[chance.below(n)] += 1
    assert chi_square(counts) < n - 1 + 5 * (2 * (n - 1)) ** 0.5
    assert chance.below(1) == 0


def test_large_limits_lose_no_numbers_and_favour_none() -> None:
    """43691 is a bad case: a third of all numbers must be drawn again."""
    chance = Chance("large")
    low = sum(chance.below(43691) < 21845 for _ in range(4000))
    assert 1850 < low < 2150
    assert chance.used > 5500
    assert {Chance("large", i).below(65536) for i in range(400)} == {
        Stream("large", i).number() for i in range(400)
    }


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_every_order_is_equally_likely(size: int) -> None:
    orders: dict[tuple[int, ...], int] = {}
    chance = Chance("orders")
    possible = prod(range(1, size + 1))
    for _ in range(60 * possible):
        items = list(range(size))
        chance.shuffle(items)
        orders[tuple(items)] = orders.get(tuple(items), 0) + 1
    assert len(orders) == possible
    assert chi_square(list(orders.values())) < possible - 1 + 5 * (2 * (possible - 1)) ** 0.5


def test_different_seeds_give_different_games() -> None:
    firsts: set[tuple[int, ...]] = set()
    for i in range(300):
        chance = Chance(str(i))
        firsts.add(tuple(chance.below(1000) for _ in range(5)))
    assert len(firsts) == 300


# --- seeds and their commitment -------------------------------------------------------------------


def test_a_commitment_binds_the_seed_without_telling_it() -> None:
    assert commitment("venice") == sha256(b"fondaco seed venice").hexdigest()
    assert "venice" not in commitment("venice")
    assert len({commitment(str(i)) for i in range(500)}) == 500
    # It is no block of any game's stream: a seed has no space in it.
    with pytest.raises(Refused):
        check_seed("fondaco seed venice")


@calm
@given(SEEDS)
def test_good_seeds_are_taken_as_they_are(seed: str) -> None:
    assert check_seed(seed) == seed


BAD = [
    "",
    " ",
    "a b",
    "a/0",
    'a"b',
    "ä",
    "\n",
    "a\n",
    "\t",
    "\0",
    "\x7f",
    "１",
    "x" * (MAX_SEED + 1),
]


@pytest.mark.parametrize("seed", BAD)
def test_bad_seeds_are_refused(seed: str) -> None:
    with pytest.raises(Refused, match="A seed is"):
        check_seed(seed)


def test_a_seed_has_at_most_128_characters() -> None:
    """Records of games are kept for ever, and another program has to read as many."""
    assert check_seed("x" * 128)
    with pytest.raises(Refused):
        check_seed("x" * 129)


@calm
@given(st.text(max_size=12))
def test_any_other_text_is_refused(seed: str) -> None:
    good = seed != "" and all(33 <= ord(c) <= 126 and c not in '/"' for c in seed)
    if good:
        assert check_seed(seed) == seed
    else:
        with pytest.raises(Refused):
            check_seed(seed)
