"""A late view in which it can hardly be settled by lot where the cards of each hand came from."""

from pathlib import Path
from random import Random

from fondaco.games import make
from fondaco.games.batavia.rules.layers import DealAttempt
from fondaco.games.batavia.rules.position import BataviaView
from fondaco.games.batavia.rules.sample import pile_limits

LINE = Path(__file__).with_name("stuck_view.json").read_text(encoding="utf-8").strip()
RULES = make("batavia", 5, setup="quick", memory="ledger", stalling="end")


def stuck_view() -> BataviaView:
    """A line that chance refused to read: one lot in 170 fits, and 200 were drawn."""
    view = RULES.parse_view(LINE)
    assert isinstance(view, BataviaView)
    return view


def test_a_world_is_found_where_nearly_every_lot_gets_stuck() -> None:
    view = stuck_view()
    for seed in range(8):
        world = view.sample(Random(seed))
        RULES.check(world)
        assert RULES.format_view(world.view(view.seat)) == LINE


def test_the_complete_search_needs_no_luck() -> None:
    seen = stuck_view().seen
    limits = pile_limits(seen.table)
    for seed in range(100):
        assert DealAttempt(seen, limits, Random(seed)).search([], seen.table.turn)


def test_the_complete_search_says_when_there_is_no_world() -> None:
    seen = stuck_view().seen
    limits = pile_limits(seen.table)
    deal = DealAttempt(seen, limits, Random(1))
    assert not deal.search([0] * 23, seen.table.turn)  # there are 22 cards of a company
    assert not any(map(any, deal.taken))  # nothing is left from what was tried
