"""Answers to puzzles: the first one counts, for who answers and for the puzzle."""

import asyncio

import pytest

from fondaco.store import PuzzleAnswer, PuzzleRating, Rating, StaleError, Store
from tests.store.houses import adopt, person, with_store

GAME = "puzzles toy"


def solver(name: str, games: int, mu: float = 25.0) -> Rating:
    return Rating(name, GAME, mu, 8.0, games, 0)


def test_only_the_first_answer_counts(url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_person(person("ann"), "hash 1")
        first = PuzzleAnswer("one", 10, True)
        assert await store.answer_puzzle(
            solver("ann", 1, 27.0), first, PuzzleRating("one", 20.0, 4.0, 1, 1)
        )
        assert not await store.answer_puzzle(
            solver("ann", 2, 99.0), PuzzleAnswer("one", 20, False), None
        )
        assert await store.puzzle_answers("ann") == [first]
        rating = await store.rating("ann", GAME)
        assert rating is not None
        assert rating.mu == 27.0
        assert await store.puzzle_ratings(["one", "two"]) == {
            "one": PuzzleRating("one", 20.0, 4.0, 1, 1)
        }
        assert await store.past_ratings("ann") == []

    with_store(url, work)


def test_what_was_computed_from_an_old_rating_is_not_written(url: str) -> None:
    async def work(store: Store) -> None:
        for name in ("ann", "bob"):
            await store.add_person(person(name), f"secret of {name}")
        await store.answer_puzzle(
            solver("ann", 1), PuzzleAnswer("one", 1, True), PuzzleRating("one", 20.0, 4.0, 1, 1)
        )
        with pytest.raises(StaleError):
            await store.answer_puzzle(
                solver("bob", 1), PuzzleAnswer("one", 2, True), PuzzleRating("one", 30.0, 4.0, 1, 1)
            )
        with pytest.raises(StaleError):
            await store.answer_puzzle(solver("ann", 1), PuzzleAnswer("two", 2, True), None)
        assert await store.puzzle_answers("bob") == []
        assert [each.puzzle for each in await store.puzzle_answers("ann")] == ["one"]

    with_store(url, work)


def test_of_several_answers_at_once_one_is_first(url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_person(person("ann"), "hash 1")
        tries = [
            store.answer_puzzle(solver("ann", 1), PuzzleAnswer("one", at, bool(at)), None)
            for at in range(6)
        ]
        assert sum(await asyncio.gather(*tries)) == 1

    with_store(url, work)


def test_who_is_adopted_brings_their_answers_and_who_leaves_takes_them(url: str) -> None:
    async def work(store: Store) -> None:
        for name in ("ann", "guest"):
            await store.add_person(person(name), f"secret of {name}")
        await store.answer_puzzle(solver("ann", 1), PuzzleAnswer("one", 1, True), None)
        await store.answer_puzzle(solver("guest", 1), PuzzleAnswer("one", 2, False), None)
        await store.answer_puzzle(solver("guest", 2), PuzzleAnswer("two", 3, False), None)
        await adopt(store, "ann", "guest")
        both = [PuzzleAnswer("one", 1, True), PuzzleAnswer("two", 3, False)]
        assert await store.puzzle_answers("ann") == both
        assert await store.puzzle_answers("guest") == both
        await store.remove_person("ann")
        assert await store.puzzle_answers("ann") == []

    with_store(url, work)
