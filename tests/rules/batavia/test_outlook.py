"""What a choice would bring is what it brings when it is made."""

from random import Random

from fondaco.contract.rules import Position
from fondaco.games import make
from fondaco.games.batavia.outlook import (
    crate,
    holds_tile_of,
    lot_strengths,
    next_exchange,
    seal,
    shares,
)
from fondaco.games.batavia.rules.names import (
    BID,
    COMPANIES,
    EXCHANGE_PAY,
    LAY,
    PASS,
    POST_PAY,
    TRAVEL,
)
from fondaco.games.batavia.rules.scoring import crate_counts, leaders
from fondaco.games.batavia.rules.view import SeatView


def seen(position: Position, seat: int) -> SeatView:
    view = position.view(seat)
    assert isinstance(view, SeatView)
    return view


def test_the_outlook_comes_true() -> None:
    rules = make("batavia", 4)
    looked = {"bid": 0, "act": 0, "lay": 0, "travel": 0, "exchange": 0}
    for seed in range(6):
        rng = Random(seed)
        position = rules.start(f"outlook{seed}")
        while not position.over:
            ask = seen(position, position.turn).prompt["ask"]
            CHECKS[ask](position.copy())
            looked[ask] += 1
            position.play(position.turn, rng.choice(position.moves(position.turn)))
    assert min(looked.values()) > 20


def bidding(position: Position) -> None:
    seat = position.turn
    before = seen(position, seat)
    if before.prompt["min"] > before.prompt["max"]:
        return
    bid, expected = before.prompt["min"], lot_strengths(before)
    gains = dict(shares(before, bid))
    letters = [seen(position, each).seen.table.letters[each] for each in range(4)]
    position.play(seat, BID + bid)
    while seen(position, position.turn).prompt["ask"] == "bid":
        position.play(position.turn, PASS)
    after = seen(position, seat).seen.table
    for each in expected:
        at = 5 * seat + each.company
        assert after.hands[at] + after.laid[at] == each.mine
    for other, gain in gains.items():
        table = seen(position, other).seen.table
        assert table.letters[other] == letters[other] + gain
    assert sum(gains.values()) == bid
    assert next(iter(gains)) == (seat + 1) % 4


def laying(position: Position) -> None:
    v = seen(position, position.turn)
    for company, name in enumerate(COMPANIES):
        if LAY + company not in v.moves:
            continue
        far = seal(v, company)
        after = position.copy()
        after.play(v.seat, LAY + company)
        would = after.view(v.seat).prompt["seals"]
        mine = v.seen.table.seals[company] == v.seat
        assert mine or (name in would) == (far.missing <= 1)


def travelling(position: Position) -> None:
    v = seen(position, position.turn)
    for name, space in v.prompt["to"].items():
        company = COMPANIES.index(name)
        goods = v.seen.table.tiles[space - 1] % 7
        hoped = crate(v, goods)
        assert holds_tile_of(v, company) == any(
            tile.startswith(name) for tile in v.as_json()["held"][v.seat]
        )
        after = position.copy()
        after.play(v.seat, TRAVEL + company)
        counts = crate_counts(seen(after, v.seat).seen.table, goods)
        assert counts[v.seat] == hoped.mine
        assert (v.seat in leaders(counts)) == hoped.leads
        assert (len(leaders(counts)) > 1) == hoped.shared
        assert hoped.shared or hoped.gold == POST_PAY[goods]


def exchanging(position: Position) -> None:
    v = seen(position, position.turn)
    more = next_exchange(v)
    assert more == 0 or more > v.prompt["gold"]
    assert (more == 0) == (v.prompt["gold"] == EXCHANGE_PAY[-1])


CHECKS = {
    "bid": bidding,
    "act": laying,
    "lay": laying,
    "travel": travelling,
    "exchange": exchanging,
}
