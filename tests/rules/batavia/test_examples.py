"""The worked examples of the rulebook, played from the positions that "try it" opens."""

from fondaco.games.batavia.rules.position import BataviaPosition
from fondaco.teaching.examples import example
from fondaco.testing import rule
from tests.rules.batavia.build import hand, kinds, moves, play, seals, the


def opened(name: str) -> BataviaPosition:
    """The example as one finds it: the one it is about has the first word."""
    found = example(name)
    position = found.begin().position
    assert isinstance(position, BataviaPosition)
    assert position.turn == found.seat
    return position


def lay(position: BataviaPosition, *companies: str) -> None:
    play(position, *(f"lay {company}" for company in companies))


@rule("BA-2.1")
def test_two_english_ships_and_a_swedish_one_are_one_lot() -> None:
    position = opened("BA-2.1")
    assert position.table.die == 3
    events = play(position, "bid 1", "pass", "pass", "pass")
    assert the("lot_won", events).facts["cards"] == ["england", "england", "sweden"]
    assert the("first_player", events).seat == 1


@rule("BA-2.3")
def test_joris_pays_5_letters_two_two_and_one() -> None:
    position = opened("BA-2.3")
    before = position.table.letters[:]
    play(position, "bid 5")
    paid = [now - then for now, then in zip(position.table.letters, before, strict=True)]
    assert paid == [-5, 2, 2, 1]


@rule("BA-3.2")
def test_tomas_may_play_only_if_he_wins_a_majority_and_ingrid_any_card() -> None:
    position = opened("BA-3.2")
    tomas, ingrid = 0, 1
    lay(position, "denmark", "denmark")
    assert "done" not in moves(position)
    lay(position, "denmark")
    assert "done" in moves(position)

    position = opened("BA-3.2")
    assert (seals(position, tomas), seals(position, ingrid)) == ("", "D")
    play(position, "draw")
    lay(position, "england")
    assert "done" in moves(position)


@rule("BA-3.4")
def test_mei_moves_to_the_danish_silk_shop() -> None:
    position = opened("BA-3.4")
    assert seals(position, 0) == "D"
    lay(position, "denmark")
    play(position, "done")
    assert moves(position) == ["travel denmark"]
    events = play(position, "travel denmark")
    assert the("tile_taken", events).facts["tile"] == "denmark silk"
    assert the("crate_placed", events).facts == {"post": "silk", "company": "denmark"}


@rule("BA-3.6")
def test_joris_exchanges_three_companies_for_6_gold() -> None:
    position = opened("BA-3.6")
    before = position.scores()[0]
    lay(position, "denmark")
    play(position, "done", "travel denmark", "exchange")
    assert position.scores()[0] == before + 6
    left = position.view(0).as_json()["held"][0]
    assert [tile.split()[0] for tile in left] == ["sweden"]


@rule("BA-3.6")
def test_ingrid_can_exchange_only_with_an_english_tile() -> None:
    position = opened("BA-3.6-2")
    lay(position, "denmark")
    events = play(position, "done", "travel denmark")
    assert "tile_taken" in kinds(events)
    assert position.turn != 0

    position = opened("BA-3.6-2")
    before = position.scores()[0]
    lay(position, "england")
    play(position, "done", "travel england", "exchange")
    assert position.scores()[0] == before + 15


@rule("BA-4.1")
def test_mei_raises_the_cannon_to_25_and_eleven_danish_cards_are_sunk() -> None:
    position = opened("BA-4.1")
    lay(position, *["netherlands"] * 4, *["france"] * 2)
    assert position.table.cannon == 25
    play(position, "done")
    events = play(position, moves(position)[0], "keep")
    attack = the("pirates_attacked", events)
    assert attack.facts["companies"] == ["denmark"]
    assert position.table.cannon == 25 - 11


@rule("BA-5.1")
def test_tomas_takes_the_arrival_tile() -> None:
    position = opened("BA-5.1")
    assert seals(position, 0) == "D"
    lay(position, "denmark")
    events = play(position, "done")
    assert the("arrived", events).seat == 0
    assert position.table.arrival == 0


@rule("BA-5.4", "BA-5.3")
def test_ingrid_alone_gets_13_gold_for_silk() -> None:
    position = opened("BA-5.4")
    assert hand(position, 3) == "EDD"
    events = play(position, "draw")
    assert position.over
    silk = [e for e in events if e.facts.get("source") == "silk"]
    assert [(e.seat, e.facts["gold"]) for e in silk] == [(3, 13)]
