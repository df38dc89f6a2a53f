"""The deals of a finished game, valued quickly, and as a review has them."""

from fondaco.analysis.deals import deals_of, reviewed_deals
from fondaco.analysis.review import ReviewPlan, examine
from fondaco.bots import bot_seed, make_bot
from fondaco.bots.driver import play_out
from fondaco.games import make


def test_every_deal_is_found_with_what_it_gave_to_both() -> None:
    rules = make("oltremare", 3)
    bots = [make_bot("merchant", bot_seed("deals", seat)) for seat in range(3)]
    game = play_out(rules, bots, "deals")
    text = game.to_text()
    found = deals_of(text, worlds=2)
    assert found
    assert found == deals_of(text, worlds=2)
    for deal in found:
        assert deal.owner != deal.taker
        assert all(-1 <= each <= 1 for each in deal.chance)
    last = found[-1]
    (reviewed,) = reviewed_deals([examine(ReviewPlan(text, 2), last.ply)])
    assert (reviewed.ply, reviewed.owner, reviewed.taker) == (last.ply, last.owner, last.taker)
