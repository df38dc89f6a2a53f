"""The outlook says what the rules then do: each number is held against the move itself."""

from random import Random

import pytest

from fondaco.contract.rules import Event
from fondaco.games import make
from fondaco.games.batavia import sent
from fondaco.games.batavia.rules.names import (
    ACTING,
    BID,
    BIDDING,
    COMPANIES,
    EXCHANGING,
    GOODS,
    LAY,
    LAYING,
    TRAVEL,
    TRAVELLING,
    threshold,
)
from fondaco.games.batavia.rules.position import BataviaPosition
from fondaco.games.batavia.rules.scoring import final_pay
from tests.rules.batavia.random_play import game


def told_by(p: BataviaPosition, seat: int, move: int) -> dict[str, dict[str, object]]:
    events: list[Event] = []
    p.play(seat, move, events)
    return {event.kind: event.facts for event in events}


def check_bids(p: BataviaPosition) -> None:
    seat = p.turn
    told = sent.outlook(p.view(seat))
    shares, bids = told["shares"], told["bids"]
    listed = [move - BID for move in p.moves(seat) if move > BID]
    assert listed == list(range(bids["least"], bids["most"] + 1))
    for bid in listed:
        after = p.copy()
        after.play(seat, BID + bid)
        while after.table.phase == BIDDING and not after.over:
            found = told_by(after, after.turn, 0)  # all others pass
            if "letters_paid" in found:
                paid = shares["counts"][bid - bids["least"]]
                expected = [0] * p.players
                for who, count in zip(shares["seats"], paid, strict=True):
                    expected[who] = count
                assert found["letters_paid"]["received"] == expected
    for other in range(p.players):
        if other != seat:
            assert "shares" not in sent.outlook(p.view(other))


def check_races(p: BataviaPosition) -> None:
    """Laying as many as are missing wins the seal; one fewer does not."""
    seat = p.turn
    told = sent.outlook(p.view(seat))
    for company, name in enumerate(COMPANIES):
        race = told["races"][name]
        assert race["mine"] == p.table.laid[5 * seat + company]
        if LAY + company not in p.moves(seat) or race["reach"] != "can":
            continue
        after = p.copy()
        for laid in range(1, race["missing"] + 1):
            after.play(seat, LAY + company)
            prompt = after.view(seat).prompt
            assert (name in prompt["seals"]) == (
                laid == race["missing"] or p.table.seals[company] == seat
            )
        assert prompt["to"].get(name) == race["space"]
    watched = sent.outlook(p.view(-1))
    assert watched["seat"] == seat
    assert all(race["reach"] != "can" for race in watched["races"].values())


def check_voyage(p: BataviaPosition) -> None:
    seat = p.turn
    shops = sent.outlook(p.view(seat))["shops"]
    assert {TRAVEL + COMPANIES.index(name) for name in shops} == set(p.moves(seat))
    for name, shop in shops.items():
        after = p.copy()
        found = told_by(after, seat, TRAVEL + COMPANIES.index(name))
        goods = str(found["crate_placed"]["post"])
        assert goods in GOODS
        pay = {who: gold for source, who, gold in final_pay(after.table) if source == goods}
        assert pay.get(seat, 0) == shop["gold"]
        assert shop["standing"] == (
            "behind" if seat not in pay else "tied" if len(pay) > 1 else "leads"
        )
        assert (after.table.phase == EXCHANGING and after.turn == seat) != shop["second"]
        for looks in (seat, -1):
            race = sent.outlook(p.view(looks))["races"][COMPANIES[COMPANIES.index(name)]]
            assert race["second"] == shop["second"]


def check_exchange(p: BataviaPosition) -> None:
    swap = sent.outlook(p.view(p.turn))["swap"]
    found = told_by(p.copy(), p.turn, p.moves(p.turn)[0])
    assert found["exchanged"]["gold"] == swap["gold"] == swap["ladder"][swap["companies"] - 1]


def check_pirates(p: BataviaPosition) -> None:
    table = p.table
    told = sent.outlook(p.view(-1))["pirates"]
    assert (told["danger"] == "attack") == (table.cannon >= threshold(p.players))
    assert told["left"] == max(0, threshold(p.players) - table.cannon)
    assert (told["danger"] != "calm") == (table.cannon >= told["near"])
    assert told["most"] == max(table.ships)
    for seat in range(p.players):
        assert sent.outlook(p.view(seat))["behind"] == table.at[seat]
    for company, name in enumerate(COMPANIES):
        assert (name in told["first"]) == (0 < table.ships[company] == max(table.ships))


CHECKS = {
    BIDDING: check_bids,
    ACTING: check_races,
    LAYING: check_races,
    TRAVELLING: check_voyage,
    EXCHANGING: check_exchange,
}


@pytest.mark.parametrize("number", range(9))
def test_the_outlook_is_what_the_rules_do(number: int) -> None:
    setup = "quick" if number % 2 else "standard"
    p = make("batavia", 3 + number % 3, setup=setup).start(f"outlook-{number}")
    assert isinstance(p, BataviaPosition)
    for at, (seat, move) in enumerate(game(p, number, number % 3)):
        if at % 3 == 0:
            CHECKS[p.table.phase](p)
            check_pirates(p)
        p.play(seat, move)
    assert sent.outlook(p.view(0))["pirates"]["danger"] == "calm"


def test_the_setting_is_what_is_in_the_box() -> None:
    told = sent.setting(make("batavia", 3))
    assert told["companies"] == list(COMPANIES)
    assert told["goods"] == list(GOODS)
    p = make("batavia", 4).start("box")
    assert isinstance(p, BataviaPosition)
    assert told["spaces"] == len(p.table.tiles) == told["arrival"] - 1
    assert p.table.at == [told["start"]] * 4


def test_twins_have_the_same_outlook() -> None:
    """In another world that looks the same to a seat, or to a spectator, it is told the same."""
    p = make("batavia", 4).start("twins")
    assert isinstance(p, BataviaPosition)
    rng = Random("twins")
    for at, (seat, move) in enumerate(game(p, 1, 1)):
        if at % 5 == 0:
            for looks in range(-1, 4):
                view = p.view(looks)
                assert sent.outlook(view) == sent.outlook(view.sample(rng).view(looks))
        p.play(seat, move)
