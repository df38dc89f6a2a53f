"""The ledger of value given in deals: what cancels out, and what stands out."""

from fondaco.events.ledger import PlayedDeal, ledger, outliers


def deal(one: str, other: str, mine: float, theirs: float, ply: int = 0) -> PlayedDeal:
    """What it gave both; a chance of 0.01 is worth 1."""
    return PlayedDeal("t", 1, 1, ply, (one, other), (mine, theirs), (100 * mine, 100 * theirs))


def test_what_goes_both_ways_cancels_out() -> None:
    (pair,) = ledger([deal("ann", "bob", 0.0, 0.2), deal("bob", "ann", 0.0, 0.2)])
    assert (pair.chance, pair.money) == (0.0, 0.0)
    (pair,) = ledger([deal("ann", "bob", 0.1, 0.1)])  # good for both, at the cost of others
    assert pair.chance == 0.0


def test_the_giver_is_the_one_who_got_less_whoever_made_the_offer() -> None:
    deals = [deal("bob", "ann", 0.06, -0.04, 7), deal("ann", "bob", -0.1, 0.1, 3)]
    (pair,) = ledger(deals)
    assert (pair.giver, pair.receiver) == ("ann", "bob")
    assert round(pair.chance, 6) == 0.15
    assert round(pair.money, 6) == 15.0
    assert [each.ply for each in pair.deals] == [3, 7]


def test_a_pair_stands_out_by_what_others_do_and_never_by_little() -> None:
    usual = [deal(one, "x", 0.0, 0.04) for one in "abcd"]
    assert outliers(ledger(usual)) == []
    (found,) = outliers(ledger([*usual, deal("e", "f", -0.1, 0.2)]))
    assert (found.giver, found.receiver) == ("e", "f")
    # Where everybody gives much, nobody stands out.
    assert outliers(ledger([deal(one, "x", -0.2, 0.2) for one in "abcd"])) == []
    assert outliers([]) == []
