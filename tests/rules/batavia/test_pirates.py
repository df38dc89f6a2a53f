"""BA-4: pirates."""

import pytest

from fondaco.games.batavia import sent
from fondaco.testing import rule
from tests.rules.batavia.build import batavia, cards, kinds, laid, play, seals, the


@rule("BA-4.1", "BA-5.4")
def test_the_cannon_reaches_25_and_the_11_danish_cards_the_most_are_sunk() -> None:
    position = batavia(hands="D - - -", laid="DDDDDD DDD DEEEEEFFFF NNNNN")
    assert position.table.cannon == 24
    events = play(position, "lay denmark", "done", "travel denmark", "keep")
    attack = the("pirates_attacked", events)
    assert attack.facts == {"companies": ["denmark"], "cards": 11, "cannon": 14}
    assert position.table.discard[1] == 11
    assert position.table.ships == [5, 0, 4, 5, 0]
    assert "D" not in laid(position, 0) + laid(position, 1) + laid(position, 2)


@rule("BA-4.1")
@pytest.mark.parametrize(
    ("hands", "rows", "attacked"),
    [
        ("F - -", "DDDDDD EEEEEEE NNNNNN", False),  # 19 + 1
        ("F - -", "DDDDDDD EEEEEEE NNNNNN", True),  # 20 + 1
        ("F - - -", "DDDDDDD EEEEEEEE NNNNN SSS", False),  # 23 + 1
        ("F - - -", "DDDDDDD EEEEEEEE NNNNN SSSS", True),  # 24 + 1
        ("F - - - -", "DDDDDDD EEEEEEEE NNNNN SSS -", False),
        ("F - - - -", "DDDDDDD EEEEEEEE NNNNN SSSS -", True),
    ],
)
def test_pirates_come_at_21_cards_with_three_players_and_at_25_with_more(
    hands: str, rows: str, attacked: bool
) -> None:
    position = batavia(hands=hands, laid=rows)
    events = play(position, "lay france", "done", "travel denmark", "keep")
    assert ("pirates_attacked" in kinds(events)) == attacked


@rule("BA-4.1")
def test_tied_companies_all_sink() -> None:
    position = batavia(hands="F - -", laid="DDDDDDDD EEEEEEEE NNNN")
    events = play(position, "lay france", "done", "travel france", "keep")
    assert the("pirates_attacked", events).facts["companies"] == ["england", "denmark"]
    assert cards(position.table.discard) == "E" * 8 + "D" * 8
    assert position.table.cannon == 5


@rule("BA-4.1")
def test_pirates_come_after_the_turn_so_the_merchant_still_travels() -> None:
    position = batavia(hands="D - -", laid="DDDDDD EEEE NNNNNNNFFF")
    assert kinds(play(position, "lay denmark", "done")) == ["laid", "cards_laid"]
    events = play(position, "travel denmark")
    assert "pirates_attacked" not in kinds(events)
    events = play(position, "exchange")
    assert kinds(events)[:2] == ["exchanged", "pirates_attacked"]
    assert position.turn == 1


@rule("BA-4.2")
def test_the_seals_of_sunk_companies_return_to_the_board() -> None:
    position = batavia(hands="F - -", laid="DDDDDDDD DEEEEEE NNNNN")
    assert seals(position, 0) == "D"
    events = play(position, "lay france", "done", "travel france", "keep")
    assert the("seal_lost", events).facts == {"company": "denmark"}
    assert seals(position, 0) == "F"
    assert seals(position, 1) == "E"


@rule("BA-4.2")
def test_there_is_one_attack_a_turn_and_the_next_turn_has_its_own_even_if_it_draws() -> None:
    position = batavia(hands="F - -", laid="D" * 9 + " " + "E" * 12 + " " + "N" * 11)
    events = play(position, "lay france", "done", "travel france", "keep")
    assert the("pirates_attacked", events).facts["companies"] == ["england"]
    assert position.table.cannon == 21
    events = play(position, "draw")
    assert the("pirates_attacked", events).facts["companies"] == ["netherlands"]
    assert kinds(events).index("drew") < kinds(events).index("pirates_attacked")
    assert "pirates_attacked" not in kinds(play(position, "draw"))


@rule("BA-4.3")
def test_the_cannon_stays_on_the_last_space_of_its_scale() -> None:
    """Whoever lays the 27th card sees it stand on 25; the pirates count all 27."""
    position = batavia(hands="EE - - -", laid="DDDDDDDDD FFFFFFFF SSSSSSSS E")
    assert sent.outlook(position.view(0))["pirates"]["cannon"] == 25
    play(position, "lay england")
    assert position.table.cannon == 27
    assert sent.outlook(position.view(0))["pirates"]["cannon"] == 25
