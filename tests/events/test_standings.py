"""Points, match points and ties."""

from fractions import Fraction
from random import Random

from fondaco.events.duplicate import luck_removed, match_points
from fondaco.events.points import points_by_place, shared_points
from fondaco.events.standings import TableResult, standings


def result(number: int, players: str, scores: list[int]) -> TableResult:
    places = [1 + sum(other > score for other in scores) for score in scores]
    return TableResult(number, tuple(players), tuple(scores), tuple(places))


def order(players: str, results: list[TableResult], **more: object) -> str:
    return "".join(line.player for line in standings(players, results, seed="s", **more))  # type: ignore[arg-type]


def test_points_by_place_fall_and_end_alike() -> None:
    for size in range(2, 6):
        points = points_by_place(size)
        assert points[0] == 6
        assert points[-1] == 0
        assert points == sorted(points, reverse=True)
    assert sum(shared_points([1, 1, 3, 4])) == 10
    assert shared_points([1, 1, 1, 1]) == [Fraction(5, 2)] * 4


def test_ties_are_broken_in_the_published_order() -> None:
    # Points: a has more.
    assert order("ab", [result(1, "ab", [9, 5])]) == "ab"
    # Wins: c won once and was last once, d was second twice (4 + 4 points against 8 + 0).
    results = [result(1, "cdxy", [9, 8, 7, 6]), result(2, "xcdy", [9, 1, 8, 5])]
    lines = {line.player: line for line in standings("cdxy", results, seed="s", usual=(8, 4, 2, 0))}
    assert lines["c"].points == lines["d"].points == 8
    assert lines["c"].place < lines["d"].place
    # The same points and wins: the margin decides when they have not met.
    results = [result(1, "apqr", [30, 3, 2, 1]), result(1, "bxyz", [40, 3, 2, 1])]
    assert order("abpqrxyz", results)[:2] == "ba"


def test_a_direct_result_goes_before_the_margin() -> None:
    results = [
        result(1, "abxy", [20, 19, 21, 2]),  # a ahead of b
        result(2, "baxy", [9, 8, 90, 91]),  # b ahead of a: even
        result(3, "abyx", [50, 49, 99, 98]),  # a ahead of b once more, worse by margin
    ]
    found = standings("abxy", results, seed="s", usual=(6, 0, 0, 0))
    lines = {line.player: line for line in found}
    assert lines["a"].points == lines["b"].points == 0
    assert (lines["a"].direct, lines["b"].direct) == (1, -1)
    assert lines["a"].place < lines["b"].place


def test_the_lot_is_the_same_whoever_computes_it() -> None:
    results = [result(1, "abcd", [5, 5, 5, 5])]
    assert order("abcd", results) == order("dcba", results)
    other = standings("abcd", results, seed="t")
    assert {line.place for line in other} == {1, 2, 3, 4}


def test_a_bye_scores_the_mean_of_ones_own_rounds() -> None:
    results = [result(1, "abcd", [9, 8, 7, 6]), result(3, "bacd", [9, 8, 7, 6])]
    lines = {
        line.player: line
        for line in standings("abcde", results, seed="s", byes=[(2, "a"), (1, "e")])
    }
    assert lines["a"].points == Fraction(6 + 3) * Fraction(3, 2)
    assert lines["e"].points == 0


def test_a_bots_seat_scores_for_nobody() -> None:
    results = [TableResult(1, ("a", "", "c", "d"), (1, 9, 3, 2), (4, 1, 2, 3))]
    lines = standings("acd", results, seed="s")
    assert [(line.player, int(line.points)) for line in lines] == [("c", 3), ("d", 1), ("a", 0)]


def test_match_points_compare_tables_of_one_size_and_round() -> None:
    results = [
        result(1, "abcd", [9, 1, 1, 1]),
        result(1, "efgh", [3, 3, 3, 3]),
        result(1, "ijklm", [1, 1, 1, 1, 9]),  # alone in its size: a half each
        result(2, "efgh", [9, 1, 1, 1]),
        result(2, "abcd", [3, 3, 3, 3]),
    ]
    found = standings("abcdefghijklm", results, seed="s", duplicate=1)
    points = {line.player: line.points for line in found}
    assert points["a"] == points["e"] == 1  # each won its seat once
    assert points["i"] == Fraction(1, 2)
    assert sum(points.values()) == Fraction(8 + 8, 2) + Fraction(5, 2)


def test_par_is_the_mean_of_the_seat_and_absence_scores_nothing() -> None:
    results = [
        result(1, "abcd", [30, 10, 10, 10]),
        result(1, "efgh", [20, 10, 10, 20]),
        result(1, "ijklm", [1, 1, 1, 1, 9]),  # alone in its size: par each
        result(2, "abcd", [500, 0, 0, 0]),
        result(2, "efgh", [0, 0, 0, 500]),
    ]
    byes = [(2, "i")]
    found = standings("abcdefghijklm", results, seed="s", duplicate=2, byes=byes)
    rounds = {line.player: line.by_round for line in found}
    points = {player: of.get(1) for player, of in rounds.items()}
    assert [points[each] for each in "abcd"] == [55, 50, 50, 45]
    assert [points[each] for each in "efgh"] == [45, 50, 50, 55]
    assert {points[each] for each in "ijklm"} == {50}
    assert rounds["a"][2] == 300  # far above par …
    assert rounds["e"][2] == 0  # … and so far below that it is nothing
    assert rounds["i"][2] == 50  # whoever sits out scores their own mean
    assert 2 not in rounds["j"]  # who is absent scores nothing


def test_match_points_of_a_seat_sum_to_half_of_what_there_is() -> None:
    tables = [[5, 3, 8], [2, 9, 4], [7, 7, 7], [1, 2, 3]]
    rows = match_points(tables)
    for seat in range(3):
        assert sum(row[seat] for row in rows) == Fraction(len(tables), 2)


def test_luck_that_lies_in_the_deal_is_measured() -> None:
    all_deal = [[[30, 10, 20], [31, 11, 21]], [[0, 50, 10], [1, 51, 11]]]
    no_deal = [[[30, 10], [10, 30]], [[20, 5], [5, 20]]]
    assert luck_removed(all_deal * 8) == 1.0
    assert luck_removed(no_deal * 12) == 0.0


def test_few_results_say_nothing_about_luck() -> None:
    """Four tables of four need four rounds: with fewer the number would mostly be chance."""
    assert luck_removed([]) is None
    assert luck_removed([[[1, 2]]]) is None
    rng = Random(26)
    for rounds in range(1, 7):
        scores = [[[rng.randrange(60) for _ in range(4)] for _ in range(4)] for _ in range(rounds)]
        found = luck_removed(scores)
        assert (found is None) == (rounds < 4)
        assert found is None or found < 0.5  # nothing here comes from the deal
