"""What a seat may know: views, samples, and nothing more."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR, Event, Position
from fondaco.games.batavia.rules.check import check
from fondaco.games.batavia.rules.position import BataviaPosition
from fondaco.testing import rule
from tests.long import examples
from tests.rules.batavia.build import batavia, play, rules_for
from tests.rules.batavia.random_play import after, choose

tables = st.integers(0, 11)
seeds = st.integers(0, 10**6)
manners = st.integers(0, 2)
plies = st.integers(0, 400)


@examples(80)
@given(tables, seeds, manners, plies)
def test_a_sample_looks_the_same_to_the_seat_it_was_made_for(
    number: int, seed: int, manner: int, count: int
) -> None:
    rules = rules_for(number)
    position = after(rules.start(f"s{seed}"), count, seed, manner)
    for seat in range(SPECTATOR, position.players):
        line = rules.format_view(position.view(seat))
        sample = position.view(seat).sample(Random(seed))
        check(sample.table)
        assert rules.format_view(sample.view(seat)) == line
        assert sample.table.seed != position.table.seed
        assert sample.moves(seat) == position.moves(seat)
        # A sample can be sampled again, by anybody, and played to the end.
        again = sample.view((seat + 1) % position.players).sample(Random(seed))
        check(again.table)
    after(sample, 200, seed)
    check(sample.table)


def test_samples_differ_from_the_truth_wherever_they_can() -> None:
    position = after(rules_for(0).start("truth"), 60, 5)
    samples = [position.view(0).sample(Random(i)) for i in range(20)]
    for what in ("pile", "tiles", "hands", "seed"):
        assert len({str(getattr(sample.table, what)) for sample in samples}) == 20, what
    assert position.table.hands not in [sample.table.hands for sample in samples]
    assert position.table.pile not in [sample.table.pile for sample in samples]
    assert position.table.tiles not in [sample.table.tiles for sample in samples]


def test_the_same_random_numbers_give_the_same_sample() -> None:
    rules = rules_for(1)
    view = after(rules.start("again"), 90, 5).view(2)
    lines = {rules.format_position(view.sample(Random(8))) for _ in range(3)}
    assert len(lines) == 1


@pytest.mark.parametrize("plies", [20, 90, 160])
def test_samples_to_think_in_are_dealt_like_others(plies: int) -> None:
    rules = rules_for(4)
    position = after(rules.start("sampler"), plies, 1)
    for seat in range(SPECTATOR, position.players):
        view = position.view(seat)
        draw = view.sampler()
        lot, other_lot = Random(seat), Random(seat)
        for _ in range(3):
            world, thought = view.sample(lot), draw(other_lot)
            assert rules.format_position(world) == rules.format_position(thought)
        assert lot.getstate() == other_lot.getstate()


def test_cards_won_in_an_auction_are_known_until_they_are_laid() -> None:
    position = batavia(phase="bid", turn=1, hands="DD EE FF", lot="NNS")
    play(position, "bid 2", "pass", "pass")
    assert position.view(2).as_json(aids=True)["knowledge"]["hands"][1] == {
        "netherlands": 2,
        "sweden": 1,
    }
    for i in range(10):
        hand = position.view(2).sample(Random(i)).table.hands[5:10]
        assert hand[3] >= 2
        assert hand[4] >= 1
    play(position, "lay netherlands", "done", "travel netherlands", "keep")
    assert position.view(0).as_json(aids=True)["knowledge"]["hands"][1] == {
        "netherlands": 1,
        "sweden": 1,
    }


def test_a_new_pile_holds_only_what_was_shuffled_into_it() -> None:
    """Only Danish and English cards have been sunk, and seat 0 draws from the pile of them."""
    position = batavia(
        hands="FFFFFNNNNN FFFFFNNNNN FFFFFSSSSSFFSSSSS", discards="DDDDDDDDEEEEEEEE", rest="lot"
    )
    play(position, "draw")
    for seat in (SPECTATOR, 0, 1, 2):
        for i in range(10):
            pile = position.view(seat).sample(Random(i)).table.pile
            assert set(pile) <= {0, 1}
            assert len(pile) == 14
    # Seat 0 knows which two it drew, so it knows the pile exactly, and so do the others know all
    # the Danish and English cards between pile and that hand.
    truth = sorted(position.table.pile[:14])
    assert all(sorted(position.view(0).sample(Random(i)).table.pile) == truth for i in range(10))


def test_face_down_tiles_keep_each_block_complete_with_goods_not_seen_yet() -> None:
    position = rules_for(0).start("down")
    seen = set(position.table.tiles[:10])
    for i in range(10):
        tiles = position.view(1).sample(Random(i)).table.tiles
        assert tiles[:10] == position.table.tiles[:10]
        assert not seen & set(tiles[10:])
        for start in range(0, 35, 5):
            assert len({tile // 7 for tile in tiles[start : start + 5]}) == 5


def test_somebody_laying_cards_had_the_right_to_begin() -> None:
    """Seat 0 can only have begun with three cards of one company, one of them perhaps English."""
    position = batavia(hands="SSSSE - -", laid="- EEDDFF NNSS")
    play(position, "lay england")
    for i in range(20):
        sample = position.view(1).sample(Random(i))
        sample.play(0, sample.moves(0)[-1])  # back
        assert len(sample.moves(0)) > 1


@pytest.mark.parametrize("rest", ["pile", "discards"])
def test_cards_that_somebody_must_have_had_come_from_where_they_could_be(rest: str) -> None:
    """Six Swedish cards are dealt by chance once in a thousand times: they are exchanged for
    others, of the pile, or of another hand where there is no pile; and no card is lost."""
    position = batavia(hands="SSSSSSE - EDFNDF", laid="- EEEEEDDDDD FFFFFNNNNNSSSSS", rest=rest)
    play(position, "lay england")
    for i in range(20):
        sample = position.view(1).sample(Random(i))
        check(sample.table)
        hands = sample.table.hands
        assert [sum(hands[base : base + 5]) for base in (0, 5, 10)] == [6, 0, 6]
        sample.play(0, sample.moves(0)[-1])  # back
        assert len(sample.moves(0)) > 1


def test_what_is_given_for_cards_that_somebody_must_have_had_is_drawn_by_lot() -> None:
    """Five more English cards are the fewest that seat 0 can have begun with; three are others."""
    position = batavia(hands="SSSSSSDNE - -", laid="- EEEEEDDDDD FFFFFNNNNNSSSSS")
    play(position, "lay england")
    hands = [position.view(1).sample(Random(i)).table.hands[:5] for i in range(300)]
    others = [sum(hand[company] for hand in hands) for company in range(1, 5)]
    assert min(others) > 200, others


@examples(80)
@given(tables, seeds, manners, plies, st.integers(0, 4))
def test_a_seat_notices_nothing_of_what_it_may_not_know(
    number: int, seed: int, manner: int, count: int, who: int
) -> None:
    """Two tables that look the same to a seat stay the same to it while the same is played.

    They part only where something comes to light: behind a barrier. The cards that others lay are
    such a thing too, so a move that one of the tables does not have ends the test.
    """
    rules = rules_for(number)
    position = after(rules.start(f"s{seed}"), count, seed, manner)
    seat = who % position.players
    other = position.view(seat).sample(Random(seed))
    rng = Random(seed)
    for _ in range(60):
        assert other.view(seat).as_json(aids=True) == position.view(seat).as_json(aids=True)
        if position.over:
            return
        mover = position.turn
        move = choose(position, rng, manner)
        if move not in other.moves(mover):
            assert mover != seat
            return
        pair: list[list[Event]] = [[], []]
        position.play(mover, move, pair[0])
        other.play(mover, move, pair[1])
        for one, two in zip(pair[0], pair[1], strict=False):
            if one.barrier or two.barrier:
                break
            assert one.seen_by(seat) == two.seen_by(seat)
        if any(event.barrier for event in pair[0] + pair[1]):
            return


@examples(60)
@given(tables, seeds, plies)
def test_hands_of_others_can_change_places_unnoticed(number: int, seed: int, count: int) -> None:
    """Two cards of two others are swapped: whole rounds look the same until one of them is laid."""
    rules = rules_for(number)
    position = after(rules.start(f"s{seed}"), count, seed)
    twin = swapped(position, 1, 2)
    if twin is None:
        return
    rng = Random(seed)
    for _ in range(80):
        if position.over:
            return
        assert twin.view(0).as_json(aids=True) == position.view(0).as_json(aids=True)
        assert twin.view(SPECTATOR).as_json(True) == position.view(SPECTATOR).as_json(True)
        mover, move = position.turn, choose(position, rng, 1)
        if move not in twin.moves(mover):
            return
        pair: list[list[Event]] = [[], []]
        position.play(mover, move, pair[0])
        twin.play(mover, move, pair[1])
        if not position.over:
            for seat in (0, SPECTATOR):
                told = [[event.seen_by(seat) for event in events] for events in pair]
                assert told[0] == told[1]


def swapped(position: BataviaPosition, one: int, two: int) -> BataviaPosition | None:
    """The same position, but these seats drew each other's cards at one place."""
    twin = position.copy()
    table = twin.table
    hidden = [
        [
            c
            for c in range(5)
            if table.hands[5 * s + c] > table.known[5 * s + c] and table.drawn[5 * s + c]
        ]
        for s in (one, two)
    ]
    for a in hidden[0]:
        for b in hidden[1]:
            if a != b:
                for counts in (table.hands, table.drawn):
                    counts[5 * one + a] -= 1
                    counts[5 * one + b] += 1
                    counts[5 * two + b] -= 1
                    counts[5 * two + a] += 1
                return twin
    return None


def test_no_secret_is_in_a_view() -> None:
    position = after(rules_for(0).start("a-very-secret-seed"), 40, 3)
    rules = rules_for(0)
    view = position.view(1)
    line = rules.format_view(view)
    assert "secret" not in line
    seen = view.seen.table
    assert (seen.pile, seen.seed, seen.used) == ([], "", 0)
    assert seen.hands[:5] == [0] * 5
    assert seen.tiles[seen.revealed :] == [-1] * (35 - seen.revealed)
    assert not any(isinstance(one, Position) for one in (seen, view.seen))


def test_a_view_belongs_to_a_seat_at_the_table() -> None:
    position = rules_for(0).start("seat")
    for seat in (-2, 3, 10**20):
        with pytest.raises(Refused, match="no seat"):
            position.view(seat)


@rule("BA-0.4")
def test_letters_can_be_computed_from_the_payments_everybody_sees() -> None:
    """The knowledge has them for whoever can remember; a strict screen leaves them out."""
    position = batavia(phase="bid", turn=1, hands="D E F")
    play(position, "bid 5", "pass", "pass")
    for seat in (SPECTATOR, 0, 1, 2):
        view = position.view(seat)
        assert view.as_json(aids=True)["knowledge"]["letters"] == [17, 10, 18]
        shown = view.as_json(aids=False)["letters"]
        assert [n for n in shown if n is not None] == ([[17], [10], [18], []][seat])


def test_prompts_tell_a_seat_what_it_is_asked_and_the_others_whom_they_wait_for() -> None:
    position = batavia(hands="DE - -", laid="- E -")
    assert position.view(0).prompt == {"ask": "act", "draw": 2, "lay": ["england", "denmark"]}
    assert position.view(1).prompt == {"ask": "wait", "for": [0]}
    assert position.view(SPECTATOR).prompt == {"ask": "wait", "for": [0]}
    play(position, "lay denmark", "done", "travel denmark")
    assert position.view(0).prompt == {"ask": "exchange", "tiles": ["denmark silk"], "gold": 1}
    assert position.view(0).to_move == [0]
    assert position.view(0).propose(Random(1)) is None
    assert position.propose(0, Random(1)) is None
