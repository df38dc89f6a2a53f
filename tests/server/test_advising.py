"""What the coach advises, and why: whole voyages, a cause, and nothing but what the seat knows."""

import json
from dataclasses import asdict
from random import Random

import pytest

from fondaco.analysis.comparison import compare
from fondaco.bots.experts import expert_for
from fondaco.bots.versions import KEEN
from fondaco.contract.character import character
from fondaco.contract.expert import Expert
from fondaco.contract.rules import Position
from fondaco.host.advising import Advised, Adviser, advise
from fondaco.host.coach import advice_in_words, coach_question, is_time
from fondaco.messages import languages, messages_in
from fondaco.table.audience import Audience
from fondaco.table.sight import Sight
from tests.rules.oltremare.builders import oltremare
from tests.server.copies import count_copies
from tests.server.room_builder import RoomBuilder

QUICK = {"iterations": 24, "worlds": 4}


def position_of(builder: RoomBuilder) -> Position:
    assert builder.table.game is not None
    return builder.table.game.position


def until_sailing(builder: RoomBuilder, ports: int) -> int:
    """Play until somebody sails so many ports; the seat."""
    while True:
        view = position_of(builder).view(max(0, builder.turn))
        if dict(view.prompt) == {**view.prompt, "ask": "sail", "left": ports}:
            return builder.turn
        assert builder.table.status == "playing"
        builder.play()


def advised(builder: RoomBuilder, seat: int) -> Advised:
    return advise(coach_question(builder.table, seat), **QUICK)


def test_a_voyage_is_advised_whole_and_named_by_its_end() -> None:
    builder = RoomBuilder("oltremare", people=1, seed="voyages").begin()
    seat = until_sailing(builder, 2)
    found = advised(builder, seat)
    assert len(found.line) == 2
    assert all(move.startswith("sail ") for move in found.line)
    told = advice_in_words(Sight(builder.table, messages_in), found, Audience(seat, "en"))
    first, last = (move.removeprefix("sail ") for move in found.line)
    assert told.words == f"sail via {first} to {last}."
    assert told.line == list(found.line)
    for move in found.line:  # it can be followed as it is
        builder.write(builder.table.move(seat, move))


def test_the_second_choice_and_the_difference_are_told() -> None:
    builder = RoomBuilder("batavia", people=1).begin()
    while len(position_of(builder).moves(builder.turn)) < 2:
        builder.play()
    seat = builder.turn
    found = advised(builder, seat)
    assert found.other is not None
    assert found.other != found.line
    assert found.gain is not None
    for language in languages():
        words = messages_in(language)
        told = advice_in_words(Sight(builder.table, messages_in), found, Audience(seat, language))
        assert told.words
        assert told.other
        assert told.words != told.other
        assert not words.troubles


def test_who_has_no_choice_is_told_so_without_a_comparison() -> None:
    builder = RoomBuilder("batavia", people=1).begin()
    while len(position_of(builder).moves(builder.turn)) != 1:
        builder.play()
    found = advised(builder, builder.turn)
    assert found.only
    assert found.gain is None
    assert len(found.line) == 1


def test_an_offer_is_judged_in_the_turn_of_another() -> None:
    builder = RoomBuilder("oltremare", people=2, coach=True, seed="offers").begin().until_talks()
    owner = builder.turn
    other = next(seat for seat in (0, 1) if seat != owner)
    assert not is_time(builder.table, other, "advice")
    deals = (position_of(builder).propose(owner, Random(chance)) for chance in range(99))
    texts = (builder.table.rules.format_move(deal) for deal in deals if deal is not None)
    offer = next(text for text in texts if text.startswith(f"offer {other}:"))
    builder.write(builder.table.move(owner, offer))
    assert is_time(builder.table, other, "advice")
    found = advised(builder, other)
    assert len(found.line) == 1
    assert found.line[0].split()[0] in ("accept", "decline", "counter")
    told = advice_in_words(Sight(builder.table, messages_in), found, Audience(other, "en"))
    assert "#1" in told.words or "offer" in told.words


def test_the_coach_bargains_as_a_doge_does() -> None:
    """It thinks of the doge's deals; in a game of an older version, of the merchant's."""
    builder = RoomBuilder("oltremare", people=1, seed="deals").begin()
    while dict(position_of(builder).view(builder.turn).prompt)["ask"] != "trade":
        builder.play()
    view = position_of(builder).view(builder.turn)

    def deals(expert: Expert) -> list[int]:
        memory = expert.memory(character([]), Random(1))
        return [deal.move for deal in expert.deals(view, memory)]

    keen, usual = deals(expert_for(view, KEEN).keen()), deals(expert_for(view, KEEN))
    assert keen
    assert keen != usual
    assert deals(Adviser(1, version=KEEN).advisor(view)) == keen
    assert deals(Adviser(1, version=KEEN - 1).advisor(view)) == usual


def test_a_gain_is_traced_to_its_source() -> None:
    """Whoever gives a good card to the pirates loses cargo and pays for it at the end."""
    t = oltremare(hand=["salt silk grain", "olives gems", "silk"], ducats=[11, 20, 11])
    dear, fair = (t.read(f"offer 1: grain for {price}d")[1] for price in (12, 0))
    found = compare(t.p.view(0), [dear], [fair], 6, "source")
    assert set(found.sources) == {"purse", "cargo", "pirates", "prestige", "markers", "hand"}
    total = sum(each.mean for each in found.sources.values())
    assert total == pytest.approx(found.worth.money.mean)


@pytest.mark.parametrize("name", ["oltremare", "batavia"])
def test_the_sources_of_a_value_add_up_to_it_and_each_has_its_sentences(name: str) -> None:
    builder = RoomBuilder(name, people=1).begin()
    sight = Sight(builder.table, messages_in)
    for _ in range(40):
        position = position_of(builder).copy()
        expert = expert_for(position)
        for seat in range(3):
            sources = expert.sources(position, seat)
            assert sum(sources.values()) == pytest.approx(expert.value(position, seat))
        builder.play(3)
    for language in languages():
        for source in sources:
            told = {sight.expected(source, gain, Audience(0, language)) for gain in (1.5, -2.0)}
            assert len(told) == 2
        assert not messages_in(language).troubles


@pytest.mark.parametrize(("name", "moves"), [("oltremare", 25), ("oltremare", 60), ("batavia", 40)])
def test_advice_is_the_same_to_the_byte_in_games_that_differ_in_hidden_cards_only(
    name: str, moves: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The moves, every reason, what is highlighted, and how much work it was."""
    builder = RoomBuilder(name, coach=True, seed="twins").begin().play(moves)
    while len(position_of(builder).moves(builder.turn)) < 2:
        builder.play()
    table, seat, rng = builder.table, builder.turn, Random(name)
    assert table.game is not None
    truth = position_of(builder)
    copies = count_copies(monkeypatch, truth)
    told = set()
    for world in (truth, *(truth.view(seat).sample(rng) for _ in range(2))):
        table.game.position = world
        copies[0] = 0
        found = advise(coach_question(table, seat), **QUICK)
        sight = Sight(table, messages_in)
        words = [asdict(advice_in_words(sight, found, Audience(seat, it))) for it in languages()]
        told.add((json.dumps([asdict(found), words]), copies[0]))
    assert len(told) == 1
    hands = {table.rules.format_position(world) for world in (truth, table.game.position)}
    assert len(hands) == 2, "the twins are the same game"


def test_whoever_asks_twice_hears_the_same() -> None:
    builder = RoomBuilder("oltremare", coach=True).begin().until_talks()
    seat = builder.turn
    assert advised(builder, seat) == advised(builder, seat)
