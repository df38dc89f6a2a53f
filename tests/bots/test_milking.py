"""Nobody can milk them: the worst habits that a search has found (milking.py), kept."""

from random import Random

import pytest

from fondaco.bots import make_bot
from fondaco.games.oltremare.rules.moves import ACCEPT, DECLINE, KIND
from tests.bots.milking import BOUNDS, Habits, Milker, milk
from tests.long import long, mostly_long
from tests.rules.oltremare.builders import oltremare

# (level, habits, seed of the game): what took most, when it was found.
WORST = [
    # Merchants gave cards for nothing where their hand was too large for the load.
    ("merchant", Habits(give=0, ask=1, price=2, fall=1, tries=4), "milk-7"),
    # Two cards and ducats for a prestige tile, again and again.
    ("merchant", Habits(give=0, ask=2, price=2, fall=1, tries=4, when=0, all=1), "milk-9"),
    ("clerk", Habits(give=3, ask=3, kind=2, price=2, tries=8, praise=0, when=0), "milk-5"),
    ("deckhand", Habits(give=0, ask=1, price=2, tries=2, all=1), "milk-7"),
    # Three good cards, praised, for one and as many ducats as one can get.
    ("deckhand", Habits(give=3, best=1, ask=1, kind=2, price=9, tries=6), "milk-3"),
]
LEAST = -1.5  # ducats that a deal may cost on average: by one's own reckoning, cards seen


@pytest.mark.parametrize(("level", "habits", "seed"), mostly_long(WORST))
@pytest.mark.long
def test_the_worst_habits_found_take_little(level: str, habits: Habits, seed: str) -> None:
    take = milk(level, habits, seed)
    assert take.for_nothing == 0
    assert -take.lost >= LEAST * max(1, take.deals)


@long
@pytest.mark.parametrize("bot", ["navigator:10", "captain:20", "doge:10"])
def test_nor_from_those_who_look_ahead(bot: str) -> None:
    for _, habits, seed in WORST[:2]:
        take = milk(bot, habits, seed)
        assert take.for_nothing == 0
        assert -take.lost >= LEAST * max(1, take.deals)


@pytest.mark.parametrize(
    "bot", ["deckhand", "clerk", "merchant", "navigator:5", "captain:5", "doge:5"]
)
def test_nobody_gives_for_nothing_not_even_what_would_be_lost(bot: str) -> None:
    # Five cards and a sea power of 3: two will go to the pirates.
    hand = ["silk", "salt:ducat salt:ducat salt:cards grain:flag+ship olives:flag+ship"]
    t = oltremare(hand=hand, cargo=["any:3", "salt:4 silk"], prestige=[1, 1, 1])
    t.p.dealt = 1 << 1  # there is no prestige in it for this one any more
    t.do("offer 1: nothing for 1 grain")
    move = make_bot(bot, 1).choose(t.view(1))
    assert move is not None
    assert move & KIND != ACCEPT


@pytest.mark.parametrize("bot", ["deckhand", "merchant", "captain:5", "doge:5"])
def test_prestige_alone_is_worth_a_card_but_not_two(bot: str) -> None:
    hand = ["silk", "salt:ducat grain:flag+ship grain:flag"]
    t = oltremare(hand=hand, cargo=["any:2", "salt:4 salt"], prestige=[2, 2, 2])
    t.do("offer 1: nothing for 2 grain")
    move = make_bot(bot, 1).choose(t.view(1))
    assert move is not None
    assert move & KIND == DECLINE


def test_a_milker_plays_by_the_rules_whatever_its_habits() -> None:
    rng = Random(1)
    for _ in range(50):
        habits = Habits(**{k: rng.randint(0, v) for k, v in vars(BOUNDS).items()})
        t = oltremare(hand=["silk gems salt", "grain olives", "salt grain"], cargo="any:2 salt")
        offer = Milker(habits, "1").offer(t.view(0))
        if offer is not None:
            t.p.play(0, offer)
