"""How somebody has done, counted from the list of finished tables."""

from fondaco.host.player_stats import Tally, by_opponent, tallies
from fondaco.host.same_deal import compared
from fondaco.store import TableIndex
from tests.store.houses import index


def over(name: str, persons: list[str | None], scores: list[int], **more: object) -> TableIndex:
    places = [1 + sum(other > score for other in scores) for score in scores]
    return index(name, status="over", persons=persons, scores=scores, places=places, **more)


def test_a_tally_counts_games_wins_and_means() -> None:
    tables = [
        over("t1", ["ann", None, "bob"], [30, 20, 10]),
        over("t2", [None, "ann", None], [30, 21, 10]),
        over("t3", [None, None, "ann"], [30, 21, 10]),
        over("t4", ["bob", None, None], [99, 0, 0]),
        index("t5", persons=["ann", None, None]),  # it is not over
        over("t6", ["bob", "ann", None], [30, 40, 10], game="batavia"),
    ]
    assert {each.game: each for each in tallies(tables, "ann")} == {
        "oltremare": Tally(
            game="oltremare", games=3, wins=1, with_people=1, mean_place=2.0, best=30, mean=20.3,
        ),
        "batavia": Tally(
            game="batavia", games=1, wins=1, with_people=1, mean_place=1.0, best=40, mean=40.0,
        ),
    }  # fmt: skip
    assert tallies(tables, "zoe") == []


def test_a_table_is_compared_with_its_people_and_bots() -> None:
    bots = {"bots": ["", "merchant", None]}
    table = over("t1", ["ann", None, "bob"], [30, 20, 10], info=bots, names=["A", "M", "B"])
    mine, other = compared(table, "bob"), compared(table, "")
    assert (mine.you, other.you) == (2, -1)
    assert (mine.bots, mine.names) == (["", "merchant", ""], ["A", "M", "B"])
    assert (mine.scores, mine.places, mine.at) == ([30, 20, 10], [1, 2, 3], 1000)


def test_a_person_is_no_bot_and_a_seat_of_nobody_is_no_opponent() -> None:
    names = ["Ann", "Bob", "Marco"]
    bots = ["", "captain", "merchant"]  # a bot had Bob's seat before he came
    met = by_opponent([over("t1", ["ann", "bob", None], [9, 9, 8], names=names,
                            info={"bots": bots})], "ann")  # fmt: skip
    assert [(each.name, each.bot != "", each.games, each.ahead, each.level) for each in met] == [
        ("Bob", False, 1, 0, 1), ("", True, 1, 1, 0),
    ]  # fmt: skip
    assert (
        by_opponent([over("t1", ["ann", None, None], [9, 9, 8], info={"bots": [""]})], "ann") == []
    )
