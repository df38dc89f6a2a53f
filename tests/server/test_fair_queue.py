"""Where many wait, people take turns, and so do the addresses they come from."""

import asyncio
import random
from functools import partial

import pytest

from fondaco.server.work.fair_queue import FairQueue, Owner
from fondaco.server.work.serial_queue import SerialQueue


def served(turns: FairQueue[str]) -> list[str]:
    return [turns.next() for _ in range(len(turns))]


def test_who_asks_for_twenty_things_keeps_another_waiting_for_one() -> None:
    turns = FairQueue[str]()
    for number in range(20):
        turns.add(Owner("a", "ann"), f"ann {number}")
    turns.add(Owner("b", "bob"), "bob 0")
    assert served(turns)[:3] == ["ann 0", "bob 0", "ann 1"]
    assert len(turns) == 0


def test_who_was_just_served_goes_to_the_end_of_the_line() -> None:
    turns = FairQueue[str]()
    for _ in range(2):
        for name in ("ann", "bob", "cem"):
            turns.add(Owner(name, name), name)
    assert turns.next() == "ann"
    turns.add(Owner("ann", "ann"), "ann")
    assert served(turns) == ["bob", "cem", "ann", "bob", "cem", "ann"]


def test_who_comes_back_while_another_is_served_is_next() -> None:
    turns = FairQueue[str]()
    for _ in range(9):
        turns.add(Owner("ann", "ann"), "ann")
    order = []
    for _ in range(4):
        order.append(turns.next())
        turns.add(Owner("bob", "bob"), "bob")
        order.append(turns.next())
    assert order == ["ann", "bob"] * 4


def test_twenty_people_at_one_address_have_one_turn_together_and_share_it() -> None:
    turns = FairQueue[str]()
    for number in range(20):
        turns.add(Owner("one address", f"guest {number}"), f"guest {number}")
        turns.add(Owner("one address", "guest 0"), "guest 0 again")
    for _ in range(3):
        turns.add(Owner("b", "bob"), "bob")
    order = served(turns)
    assert order[:6] == ["guest 0", "bob", "guest 1", "bob", "guest 2", "bob"]
    assert order.index("guest 0 again") == 23  # after each of the others


def test_nothing_is_lost_and_what_one_asked_for_first_comes_first() -> None:
    rng = random.Random(7)
    turns, given, taken = FairQueue[tuple[str, int]](), [], []
    for number in range(500):
        person = rng.choice("abcdefgh")
        given.append((person, number))
        turns.add(Owner(rng.choice([person, "x"]) if number % 2 else person, person), given[-1])
        if rng.random() < 0.4:
            taken.append(turns.next())
    while turns:
        taken.append(turns.next())
    assert sorted(taken) == sorted(given)


# --- what is done in turn -------------------------------------------------------------------------

ANN, BOB = Owner("a", "ann"), Owner("b", "bob")


def test_one_thing_is_done_at_a_time_and_who_left_is_passed_over() -> None:
    async def work() -> None:
        waiting, done, go = [0], [], asyncio.Semaphore(0)

        def count(more: int) -> None:
            waiting[0] += more

        async def one(name: str) -> str:
            done.append(name)
            await go.acquire()
            if name == "ann 3":
                raise ValueError(name)
            return name

        in_turn = SerialQueue(count)
        anns = [
            asyncio.create_task(in_turn.do(ANN, partial(one, f"ann {number}"))) for number in "1234"
        ]
        bob = asyncio.create_task(in_turn.do(BOB, partial(one, "bob")))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert (done, len(in_turn), waiting) == (["ann 1"], 4, [4])
        anns[1].cancel()
        for _ in range(3):
            go.release()
        assert await bob == "bob"
        assert await anns[0] == "ann 1"
        with pytest.raises(ValueError, match="ann 3"):
            await anns[2]
        await asyncio.sleep(0)
        assert done == ["ann 1", "bob", "ann 3", "ann 4"]
        in_turn.close()
        assert (len(in_turn), waiting) == (0, [0])

    asyncio.run(work())


def test_what_still_waits_when_it_closes_is_counted_no_more() -> None:
    async def work() -> None:
        counted: list[int] = []
        in_turn = SerialQueue(counted.append)
        for _ in range(3):
            asyncio.create_task(in_turn.do(ANN, asyncio.Event().wait))  # noqa: RUF006
        await asyncio.sleep(0)
        in_turn.close()
        assert sum(counted) == 0
        assert len(in_turn) == 0

    asyncio.run(work())
