"""Bots think in processes of their own: apart from each other, and never for ever."""

import asyncio

import pytest

from fondaco.games import make
from fondaco.host.bot_thinking import Question
from fondaco.server.bots.thinking import ThinkingPool
from fondaco.server.work.fair_queue import Owner
from tests.long import long

RULES = make("batavia", 3)
ANN = Owner("ann", "ann")
BOB = Owner("bob", "bob")


def question(bot: str, must: bool = True) -> Question:
    position = RULES.start("minds")
    return Question(
        table="t",
        seat=position.turn,
        bot=bot,
        seed="s",
        game="batavia",
        players=3,
        version=RULES.version,
        options=tuple(sorted(RULES.options().items())),
        view=RULES.format_view(position.view(position.turn)),
        must=must,
    )


def test_a_bot_answers_with_a_listed_move_and_a_reason() -> None:
    async def ask() -> None:
        minds = ThinkingPool(1)
        try:
            thought = await minds.think(question("merchant"), ANN)
            position = RULES.start("minds")
            assert RULES.parse_move(thought.move or "") in position.moves(position.turn)
            assert thought.why is not None
            assert not thought.trouble
        finally:
            minds.close()

    asyncio.run(ask())


@pytest.mark.long
def test_a_thought_that_takes_too_long_is_given_up_and_others_do_not_wait_for_it() -> None:
    async def ask() -> None:
        minds = ThinkingPool(1, patience=1.5)
        try:
            await minds.think(question("merchant"), ANN)  # both processes are under way
            slow = asyncio.create_task(minds.think(question("captain:5000000"), ANN))
            quick = await minds.think(question("merchant"), ANN)
            assert not slow.done()
            assert not quick.trouble
            given_up = await slow
            assert "No answer" in given_up.trouble
            position = RULES.start("minds")
            assert RULES.parse_move(given_up.move or "") in position.moves(position.turn)
            again = await minds.think(question("captain:2"), ANN)
            assert not again.trouble
        finally:
            minds.close()

    asyncio.run(ask())


def test_a_bot_that_does_not_exist_is_replaced_by_the_last_resort() -> None:
    async def ask() -> None:
        minds = ThinkingPool(1)
        try:
            thought = await minds.think(question("nobody-like-that"), ANN)
            assert thought.move is not None
            assert "no-bot" in thought.trouble
            silent = await minds.think(question("nobody-like-that", must=False), ANN)
            assert silent.move is None
        finally:
            minds.close()

    asyncio.run(ask())


@long
def test_patience_counts_from_the_beginning_of_a_thought_not_from_its_place_in_the_line() -> None:
    """One bot that never answers and an honest one, in the same process."""

    async def ask() -> None:
        minds = ThinkingPool(1, patience=2.0)
        try:
            stuck = asyncio.create_task(minds.think(question("captain:5000000"), ANN))
            others = [
                asyncio.create_task(minds.think(question("captain:700ms"), Owner(name, name)))
                for name in ("bob", "cem", "dora", "emil")  # together longer than the patience
            ]
            assert "No answer" in (await stuck).trouble
            for thought in await asyncio.gather(*others):
                assert not thought.trouble
                assert thought.move is not None
        finally:
            minds.close()

    asyncio.run(ask())


@pytest.mark.long
def test_a_process_that_is_killed_takes_no_waiting_thought_with_it() -> None:
    async def ask() -> None:
        minds = ThinkingPool(1)
        try:
            await minds.think(question("captain:2"), ANN)
            asked = [asyncio.create_task(minds.think(question("captain:300ms"), ANN))]
            asked += [asyncio.create_task(minds.think(question("captain:2"), BOB)) for _ in "123"]
            await asyncio.sleep(0)
            (process,) = minds._all[1]._process._pool._processes.values()  # type: ignore[union-attr]
            process.kill()
            for thought in await asyncio.gather(*asked):
                assert not thought.trouble
        finally:
            minds.close()

    asyncio.run(ask())


@long
def test_who_no_longer_waits_is_passed_over() -> None:
    async def ask() -> None:
        minds = ThinkingPool(1)
        try:
            await minds.think(question("captain:2"), ANN)
            gone = [
                asyncio.create_task(minds.think(question("captain:1s"), ANN)) for _ in range(60)
            ]
            first = asyncio.create_task(minds.think(question("captain:2"), BOB))
            await asyncio.sleep(0)
            for each in gone[1:]:
                each.cancel()
            last = asyncio.create_task(minds.think(question("captain:2"), ANN))
            async with asyncio.timeout(30):  # one thought of a second, not sixty
                assert not (await first).trouble
                assert not (await last).trouble
        finally:
            minds.close()

    asyncio.run(ask())
