"""What holds in every game, whatever is played."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event
from fondaco.games.batavia.rules.check import check
from fondaco.games.batavia.rules.names import COMPANIES, LAYING, TRAVELLING
from fondaco.games.batavia.rules.position import BataviaPosition
from fondaco.testing import rule
from tests.long import examples
from tests.rules.batavia.build import rules_for
from tests.rules.batavia.random_play import after, choose, game

tables = st.integers(0, 11)  # players, set-up and memory: see rules_for
seeds = st.integers(0, 10**6)
manners = st.integers(0, 2)
plies = st.integers(0, 400)


def strict_majorities(position: BataviaPosition) -> list[int]:
    """The seals, worked out from scratch."""
    table = position.table
    holders = []
    for company in range(5):
        rows = [table.laid[5 * seat + company] for seat in range(table.players)]
        leading = [seat for seat, row in enumerate(rows) if row == max(rows) and row > 0]
        holders.append(leading[0] if len(leading) == 1 else -1)
    return holders


@rule("BA-0.2", "BA-0.4", "BA-3.3")
@examples(60)
@given(tables, seeds, manners)
def test_nothing_is_lost_and_nothing_appears(number: int, seed: int, manner: int) -> None:
    position = rules_for(number).start(f"s{seed}")
    table = position.table
    for ply, (seat, move) in enumerate(game(position, seed, manner)):
        if ply % 5 == 0:
            check(position.table)
        cards = sum(table.hands) + sum(table.laid) + sum(table.lot) + sum(table.discard)
        assert cards + table.pile_left == 110
        assert sum(table.letters) == 15 * table.players
        assert min(table.letters) >= 0
        taken = [tile for tile in range(35) if table.crates[tile] >= 0]
        assert len(taken) + sum(left.bit_count() for left in table.left) == 35
        if table.phase != LAYING:
            assert table.seals == strict_majorities(position)
        assert (position.turn, position.ply) == (seat, ply)
        position.play(seat, move)
    check(position.table)
    assert table.seals == strict_majorities(position)


@rule("BA-3.4", "BA-3.5")
@examples(50)
@given(tables, seeds, manners)
def test_a_seal_with_shops_ahead_always_leads_to_an_open_one(
    number: int, seed: int, manner: int
) -> None:
    position = rules_for(number).start(f"s{seed}")
    table = position.table
    for seat, move in game(position, seed, manner):
        if table.phase == TRAVELLING:
            for company in range(5):
                ahead = [s for s in range(table.at[seat] + 1, 36) if table.left[company] >> s & 1]
                assert table.next_space(seat, company) == (ahead[0] if ahead else 0)
                assert not ahead or ahead[0] <= table.revealed
        position.play(seat, move)


@examples(25)
@given(tables, seeds, manners, plies)
def test_every_listed_move_is_accepted_and_every_other_refused_without_a_trace(
    number: int, seed: int, manner: int, count: int
) -> None:
    rules = rules_for(number)
    position = after(rules.start(f"s{seed}"), count, seed, manner)
    line = rules.format_position(position)
    for seat in range(-2, position.players + 2):
        listed = position.moves(seat)
        assert bool(listed) == (seat in position.to_move())
        assert len(listed) == len(set(listed))
        for move in listed:
            copy = position.copy()
            copy.play(seat, move)
            assert copy.ply == position.ply + 1
            assert rules.parse_move(rules.format_move(move)) == move
        others = [*range(-300, 9 * 128 + 300), 10**30, -(10**30), 1 << 64, (1 << 70) + 2]
        for move in others:
            if move not in listed:
                events: list[Event] = []
                with pytest.raises(Refused):
                    position.play(seat, move, events)
                assert events == []
    assert rules.format_position(position) == line


@examples(40)
@given(tables, seeds, manners, plies)
def test_a_copy_a_line_and_a_replay_all_go_on_as_the_same_game(
    number: int, seed: int, manner: int, count: int
) -> None:
    rules = rules_for(number)
    position = rules.start(f"s{seed}")
    log = []
    others: list[BataviaPosition] = []
    for ply, (seat, move) in enumerate(game(position, seed, manner)):
        if ply == count:
            line = rules.format_position(position)
            others = [position.copy(), rules.parse_position(line)]
            assert [rules.format_position(other) for other in others] == [line, line]
        for other in others:
            assert other.moves(seat) == position.moves(seat)
            other.play(seat, move, [])
        position.play(seat, move)
        log.append((seat, move))
    replay = rules.start(f"s{seed}")
    for seat, move in log:
        replay.play(seat, move)
    line = rules.format_position(position)
    for other in [*others, replay]:
        assert rules.format_position(other) == line
    assert rules.format_position(rules.parse_position(line)) == line


@examples(10)
@given(tables, seeds, plies)
def test_playing_on_a_copy_leaves_the_original_alone(number: int, seed: int, count: int) -> None:
    rules = rules_for(number)
    position = after(rules.start(f"s{seed}"), count, seed)
    line = rules.format_position(position)
    after(position.copy(), 150, seed + 1)
    assert rules.format_position(position) == line
    check(position.table)


@rule("BA-5.3")
@examples(60)
@given(tables, seeds, manners)
def test_events_account_for_all_gold(number: int, seed: int, manner: int) -> None:
    position = rules_for(number).start(f"s{seed}")
    gold = [0] * position.players
    for seat, move in game(position, seed, manner):
        events: list[Event] = []
        position.play(seat, move, events)
        for event in events:
            if "gold" in event.facts:
                gold[event.seat] += event.facts["gold"]
                assert event.kind in ("exchanged", "scored")
        assert position.scores() == gold
    assert position.over
    for seat, place in enumerate(position.places()):
        assert place == 1 + sum(score > gold[seat] for score in gold)


@examples(40)
@given(tables, seeds, manners)
def test_everything_that_changes_on_the_table_is_reported(
    number: int, seed: int, manner: int
) -> None:
    """A listener who only hears what everybody hears can draw the whole table."""
    rules = rules_for(number)
    opening: list[Event] = []
    position = rules.start(f"s{seed}", opening)
    told = Listener(position.players)
    for event in opening:
        told.hear(event.seen_by(-1))
    for seat, move in game(position, seed, manner):
        events: list[Event] = []
        position.play(seat, move, events)
        for event in events:
            told.hear(event.seen_by(-1))
        told.compare(position)


class Listener:
    """The table as it follows from public events alone."""

    def __init__(self, players: int) -> None:
        self.hands = [10] * players
        self.letters = [15] * players
        self.laid = [dict.fromkeys(COMPANIES, 0) for _ in range(players)]
        self.seals: dict[str, int | None] = dict.fromkeys(COMPANIES)
        self.at = [0] * players
        self.gold = [0] * players
        self.held: list[list[str]] = [[] for _ in range(players)]
        self.lot: list[str] = []

    def hear(self, e: dict[str, Any]) -> None:
        seat, company = e["seat"], e.get("company", "")
        match e["event"]:
            case "lot_turned":
                self.lot = e["lot"]
            case "lot_won":
                self.hands[seat] += len(self.lot)
                self.lot = []
            case "letters_paid":
                self.letters[seat] -= e["paid"]
                for i, count in enumerate(e["received"]):
                    self.letters[i] += count
            case "drew":
                self.hands[seat] += e["count"]
            case "laid":
                self.hands[seat] -= 1
                self.laid[seat][company] += 1
            case "taken_back":
                self.hands[seat] += 1
                self.laid[seat][company] -= 1
            case "seal_gained":
                assert self.seals[company] is None
                self.seals[company] = seat
            case "seal_lost":
                assert self.seals[company] == seat
                self.seals[company] = None
            case "travelled":
                self.at[seat] = e["to"]
            case "arrived":
                self.at[seat] = 36
            case "tile_taken":
                self.held[seat].append(e["tile"])
            case "exchanged":
                for tile in e["tiles"]:
                    self.held[seat].remove(tile)
            case "pirates_attacked":
                for row in self.laid:
                    row.update(dict.fromkeys(e["companies"], 0))
            case "hand_shown":
                for card in e["cards"]:
                    self.hands[seat] -= 1
                    self.laid[seat][card] += 1
        if "gold" in e:
            self.gold[seat] += e["gold"]

    def compare(self, position: BataviaPosition) -> None:
        data = position.view(-1).as_json(aids=True)
        assert data["hands"] == self.hands
        assert data["knowledge"]["letters"] == self.letters
        assert data["laid"] == [{c: n for c, n in row.items() if n} for row in self.laid]
        assert data["seals"] == self.seals
        assert data["merchants"] == self.at
        assert data["gold"] == self.gold
        assert [sorted(tiles) for tiles in data["held"]] == [sorted(t) for t in self.held]
        assert sum(data["lot"].values()) == len(self.lot)


@examples(15)
@given(tables, seeds)
def test_a_player_who_lays_cards_can_always_finish(number: int, seed: int) -> None:
    """Whoever lays a first card reaches `done` by laying on, without taking anything back."""
    rng = Random(seed)
    position = rules_for(number).start(f"s{seed}")
    for seat, move in game(position, seed):
        position.play(seat, move)
        if position.table.phase == LAYING and rng.random() < 0.2:
            trial = position.copy()
            table = trial.table
            while sum(table.hands[5 * seat : 5 * seat + 5]):
                trial.play(seat, trial.moves(seat)[0])
            assert trial.moves(seat)[-1] == 5 << 7


@pytest.mark.parametrize("manner", [0, 1, 2])
def test_games_end(manner: int) -> None:
    for number in range(12):
        position = rules_for(number).start(f"end-{number}")
        for seat, move in game(position, number, manner):
            position.play(seat, move)
        assert position.over
        assert position.table.arrival >= 0 or position.table.idle  # BA-5.5: or nobody did anything


def test_random_games_reach_new_piles_ties_and_double_attacks() -> None:
    """The other tests here are only worth something if such things happen in their games."""
    seen: set[str] = set()
    for number in range(24):
        position = rules_for(number).start(f"reach-{number}")
        rng = Random(number)
        while not position.over:
            events: list[Event] = []
            position.play(position.turn, choose(position, rng, number % 3), events)
            seen.update(event.kind for event in events)
    assert {"pile_shuffled", "lot_stays", "pirates_attacked", "exchanged", "arrived"} <= seen
