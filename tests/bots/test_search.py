"""The search looks ahead for as long as it may, and finds what is best for its seat."""

from random import Random

import pytest

from fondaco.bots.search.budget import Budget, parse_budget
from fondaco.bots.search.lookout import SILENCE, Finding, Lookout
from fondaco.bots.search.objective import win_chance, win_share
from fondaco.bots.search.tree import Node, worth_trying
from fondaco.contract.expert import Choice, Deal, Expert, Memory
from fondaco.contract.phrase import Phrase
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, Position, View
from fondaco.contract.search import Settings
from fondaco.games import make


class Novice(Expert):
    """Knows nothing but the money on the table: every move is as likely as any other."""

    def value(self, position: Position, seat: int) -> float:
        return float(position.scores()[seat])

    def prior(self, position: Position, seat: int, moves: list[Move]) -> list[float]:
        return [1.0 / len(moves)] * len(moves)

    def deals(self, view: View, memory: Memory) -> list[Deal]:
        return []

    def choose(self, view: View, memory: Memory) -> Choice:
        waited_for = view.to_move[0] == view.seat
        return Choice(view.moves[-1] if waited_for else None, Phrase("why-wait"))


class FakeClock:
    """Time that passes only when somebody works."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def think(budget: Budget, clock: FakeClock, pace: list[float]) -> tuple[int, float]:
    """How many iterations of these lengths (the last one for ever) are made, and how long."""
    began = clock.now
    budget.start()
    made = 0
    while budget.goes_on():
        clock.now += pace[min(made, len(pace) - 1)]
        made += 1
    return made, clock.now - began


# --- the budget ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "iterations", "seconds"),
    [("200", 200, 0.0), ("1", 1, 0.0), ("1s", 0, 1.0), ("500ms", 0, 0.5), ("1.5s", 0, 1.5)],
)
def test_a_budget_is_written_as_iterations_or_as_time(
    text: str, iterations: int, seconds: float
) -> None:
    budget = parse_budget(text)
    assert (budget.iterations, budget.seconds) == (iterations, seconds)


@pytest.mark.parametrize("text", ["", "0", "-5", "0s", "1.5", "1h", "s", "1 s", "4000s", "9" * 30])
def test_other_texts_are_no_budget(text: str) -> None:
    with pytest.raises(Refused, match="is not a thinking time"):
        parse_budget(text)


def test_a_number_of_iterations_is_kept_exactly_and_needs_no_clock() -> None:
    def broken() -> float:
        raise AssertionError("nobody should look at the clock")

    budget = parse_budget("37", broken)
    for _ in range(2):
        budget.start()
        made = 0
        while budget.goes_on():
            made += 1
        assert made == 37


@pytest.mark.parametrize(
    "pace",
    [
        [0.001],
        [0.03],
        [0.09],
        [0.001] * 300 + [0.02],  # the looks ahead get longer
        [0.0005] * 50 + [0.2] + [0.0005],  # the machine was busy elsewhere for a moment
        [0.01, 0.03, 0.002] * 200,
    ],
)
def test_a_time_is_kept_within_a_tenth_and_used_well(pace: list[float]) -> None:
    clock = FakeClock()
    budget = parse_budget("1s", clock)
    for _ in range(3):
        made, spent = think(budget, clock, pace)
        assert made > 1
        assert 0.85 <= spent <= 1.0


def test_one_iteration_is_made_even_if_it_takes_too_long() -> None:
    clock = FakeClock()
    assert think(parse_budget("100ms", clock), clock, [3.0]) == (1, 3.0)


def test_what_is_left_is_computed_from_the_pace_so_far() -> None:
    clock = FakeClock()
    budget = parse_budget("1s", clock)
    budget.start()
    for _ in range(51):
        assert budget.goes_on()
        clock.now += 0.01
    assert 50 <= budget.left() <= 70
    budget = Budget(iterations=20)
    budget.start()
    assert budget.goes_on()
    assert budget.left() == 19


# --- what to wish for, and what is remembered ---------------------------------------------------


def test_the_chances_of_all_seats_add_up_to_one() -> None:
    values = [12.0, 30.0, 25.0, -4.0]
    chances = [win_chance(values, seat, 6.0) for seat in range(4)]
    assert sum(chances) == pytest.approx(1.0)
    assert chances[1] > chances[2] > chances[0] > chances[3] > 0
    assert win_chance([0.0, 1e9], 0, 1.0) < 1e-20


def test_a_shared_victory_is_shared() -> None:
    assert [win_share([1, 3, 1], seat) for seat in range(3)] == [0.5, 0.0, 0.5]


def test_a_node_tries_the_likely_first_and_then_what_is_good() -> None:
    node = Node([10, 11, 12], [0.2, 0.7, 0.1])
    assert node.select(1.0) == 1
    for _ in range(200):
        index = node.select(0.3)
        node.learn(index, [0.2, 0.3, 0.9][index])
    assert node.favourite() == 2
    assert node.visits[2] > 150
    assert min(node.visits) >= 1


def test_nothing_is_settled_while_the_second_can_still_catch_up() -> None:
    node = Node([1, 2], [0.5, 0.5])
    for _ in range(10):
        node.learn(0, 1.0)
    node.learn(1, 0.0)
    assert not node.settled(9)
    assert node.settled(8)


def test_moves_that_nobody_makes_are_not_looked_at() -> None:
    node = worth_trying([1, 2, 3], [0.9, 0.0001, 0.0999], 0.1)
    assert node.moves == [1, 3]
    assert sum(node.priors) == pytest.approx(1.0)
    assert node.priors[1] > 0.0999
    assert worth_trying([1, 2], [0.5, 0.5], 0.0).priors == [0.5, 0.5]


def test_what_was_advised_is_always_looked_at() -> None:
    assert worth_trying([1, 2, 3], [0.9, 0.0001, 0.0999], 0.1, 2).moves == [1, 2, 3]
    position = make("batavia", 4).start("advised")
    view = position.view(position.turn)
    budget = Budget(iterations=60)
    budget.start()
    settings = Settings(horizon=0, width=2, proof=1.0)
    advice = view.moves[-1]
    found = Lookout(view, Novice(), settings, Random(1)).search(view.moves, [], budget, advice)
    assert next(each for each in found if each.move == advice).visits > 0


@pytest.mark.parametrize("late", [0.0, 0.5])
def test_the_advice_is_followed_until_the_end_is_in_sight(late: float) -> None:
    position = make("batavia", 4).start("advised")
    view = position.view(position.turn)
    lookout = Lookout(view, Novice(), Settings(horizon=1, late=late), Random(1))
    assert lookout.careful() == (late > 0)
    assert lookout.end_in_sight() == (late == 0)
    worst = look(view, 60)[-1].move
    budget = Budget(iterations=60)
    budget.start()
    best = lookout.search(view.moves, [], budget, worst)[0].move
    assert (best == worst) == (late > 0)


# --- looking ahead ------------------------------------------------------------------------------


def look(view: View, iterations: int, seed: int = 1, horizon: int = 8) -> list[Finding]:
    lookout = Lookout(view, Novice(), Settings(horizon=horizon), Random(seed))
    budget = Budget(iterations=iterations)
    budget.start()
    return lookout.search(view.moves, [], budget)


def facts(findings: list[Finding]) -> list[tuple[Move, int, float, float]]:
    return [(one.move, one.visits, one.chance, one.money) for one in findings]


@pytest.mark.parametrize("game", ["oltremare", "batavia"])
def test_the_same_seed_gives_the_same_findings(game: str) -> None:
    position = make(game, 4).start("same")
    view = position.view(position.turn)
    assert facts(look(view, 40)) == facts(look(view, 40))
    assert facts(look(view, 40)) != facts(look(view, 40, seed=2))


def test_the_favourite_comes_first_and_all_iterations_are_counted() -> None:
    position = make("batavia", 3).start("count")
    found = look(position.view(position.turn), 50, horizon=0)
    assert sum(one.visits for one in found) <= 50
    assert found[0].visits >= max(one.visits for one in found) - 3  # the last two get as many
    assert sorted(one.move for one in found) == sorted(position.moves(position.turn))


def test_where_there_is_no_choice_nobody_thinks() -> None:
    position = make("batavia", 3).start("early")
    view = position.view(position.turn)
    budget = Budget(iterations=1000)
    budget.start()
    Lookout(view, Novice(), Settings(), Random(1)).search(view.moves[:1], [], budget)
    assert budget.done == 0


def test_silence_is_a_choice_where_nobody_waits() -> None:
    position = make("oltremare", 3, offers="12").start("talk")
    while len(position.to_move()) == 1:
        position.play(position.turn, position.moves(position.turn)[0])
    silent = (position.turn + 1) % 3
    offer = position.propose(silent, Random(3))
    assert offer is not None
    view = position.view(silent)
    budget = Budget(iterations=30)
    budget.start()
    found = Lookout(view, Novice(), Settings(), Random(1)).search([SILENCE], [offer], budget)
    assert {one.move for one in found} == {SILENCE, offer}
    assert all(one.visits for one in found)


def test_moves_are_compared_in_one_world_and_the_next_comparison_has_another() -> None:
    rules = make("batavia", 4)
    view = rules.start("worlds").view(0)
    lookout = Lookout(view, Novice(), Settings(), Random(1))
    worlds = [rules.format_position(lookout.world(number)) for number in (0, 0, 1, 1, 2)]
    assert worlds[0] == worlds[1]
    assert worlds[2] == worlds[3]
    assert len({worlds[0], worlds[2], worlds[4]}) == 3


class Watcher(Novice):
    """Notes who plays by habit, and where looks ahead end."""

    def __init__(self) -> None:
        self.seats: set[int] = set()
        self.ends: set[str] = set()

    def habit(
        self, position: Position, seat: int, moves: list[Move], notes: list[int], rng: Random
    ) -> Move:
        self.seats.add(seat)
        return super().habit(position, seat, moves, notes, rng)

    def settled(self, position: Position) -> bool:
        return str(position.view(position.turn).prompt["ask"]) == "bid"

    def values(self, position: Position) -> list[float]:
        self.ends.add(str(position.view(position.turn).prompt["ask"]))
        return super().values(position)


def test_after_others_have_moved_all_play_by_habit_until_a_value_is_fair() -> None:
    position = make("batavia", 3).start("fair")
    while position.view(position.turn).prompt["ask"] != "act":
        position.play(position.turn, position.moves(position.turn)[0])
    watcher = Watcher()
    view = position.view(position.turn)
    budget = Budget(iterations=12)
    budget.start()
    Lookout(view, watcher, Settings(horizon=4), Random(1)).search(view.moves, [], budget)
    assert watcher.seats == {0, 1, 2}  # the seat itself is one of them, in its later turns
    assert watcher.ends == {"bid"}
