"""The worked examples of the rulebook, laid out: each begins where its example does.

The row of shops is the quick start's. Whoever the example is about is the reader.
"""

from typing import Any

from fondaco.games.batavia.rules.check import check
from fondaco.games.batavia.rules.rules import make
from tests.rules.batavia.build import batavia
from tests.rules.worked import Laid

SEED = "built"  # as the builder has it


def laid_out() -> dict[str, Laid]:
    """By the names of their rules; the second example of BA-3.6 is BA-3.6-2."""
    return {
        # Mei has rolled a 3, and Joris opens.
        "BA-2.1": laid(
            ("Mei", "Joris", "Ingrid", "Tomas"), seat=1, phase="bid", turn=1, auctioneer=0,
            die=3, lot="EES", hands="DDEFFNNSSS EEEDFFNNSS EDDDFFFNSS EEDDFFNNNS",
        ),
        # The others have passed.
        "BA-2.3": laid(
            ("Joris", "Mei", "Ingrid", "Tomas"), seat=0, phase="bid", turn=0, auctioneer=0,
            passed=(1, 2, 3), die=3, lot="DNN", hands="DDEFFNNSSS EEEDFFNNSS EDDDFFFNSS EEDDFFNNNS",
        ),
        "BA-3.2": laid(
            ("Tomas", "Ingrid", "Mei"), seat=0, turn=0, hands="DDDEFNS EFFNSS EENSS",
            laid="- DD FF", shops="- 1 5",
        ),
        # The next Danish shop is the first of the row.
        "BA-3.4": laid(
            ("Mei", "Joris", "Ingrid"), seat=0, turn=0, hands="EEFNSD EFFNSS EENSS",
            laid="D FF SS", shops="- 5 4",
        ),
        # Two Swedish tiles and an English one; the next Danish shop is on space 9.
        "BA-3.6": laid(
            ("Joris", "Mei", "Ingrid"), seat=0, turn=0, hands="DDEFNS EFFNSS EENSS",
            laid="- FF NN", shops="3,4,6 5 2",
        ),
        # One tile of every company but England; she has the English seal and the Danish one.
        "BA-3.6-2": laid(
            ("Ingrid", "Mei", "Joris"), seat=0, turn=0, hands="EDFNS EFFNSS EENSS",
            laid="EDD FF NN", shops="1,2,4,5 8 10",
        ),
        # 19 cards are laid, 11 of them Danish.
        "BA-4.1": laid(
            ("Mei", "Joris", "Ingrid", "Tomas"), seat=0, turn=0,
            hands="NNNNFFES EEFNSS EENSS DEFFNS", laid="N DDDDDDSS DDDDDEE SSE",
            shops="2 9 3 6",
        ),
        # He stands on the last Danish shop of the row.
        "BA-5.1": laid(
            ("Tomas", "Mei", "Joris"), seat=0, turn=0, hands="DDEFNS EEFNSS EENSS",
            laid="D SS NN", shops="35,26 28 30", sold="2,5,9 3,4,8 1,6,7", gold=(6, 6, 6),
        ),
        # The last action of the last round: Tomas has arrived, and Ingrid has two crates in silk.
        "BA-5.4": laid(
            ("Tomas", "Mei", "Joris", "Ingrid"), seat=3, turn=3, acted=3, arrival=0,
            hands="ES FN NSS DDE", laid="DD S N E", shops="26,35 13 17,22 1,16",
            sold="- - - -", letters=(12, 18, 16, 14),
        ),
    }  # fmt: skip


def laid(names: tuple[str, ...], seat: int, die: int = 1, **given: Any) -> Laid:
    position = batavia(**given)
    position.table.die = die
    check(position.table)
    rules = make(len(names), {"setup": "quick"})
    return Laid(rules, position, SEED, seat, names)
