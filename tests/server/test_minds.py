"""Bots think in processes of their own: apart from each other, and never for ever."""

import asyncio

from fondaco.games import make
from fondaco.server.minds import Minds, Question
from fondaco.server.turns import Owner

RULES = make("batavia", 3)
ANN = Owner("ann", "ann")


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
        minds = Minds(1)
        try:
            thought = await minds.think(question("merchant"), ANN)
            position = RULES.start("minds")
            assert RULES.parse_move(thought.move or "") in position.moves(position.turn)
            assert thought.why is not None
            assert not thought.trouble
        finally:
            minds.close()

    asyncio.run(ask())


def test_a_thought_that_takes_too_long_is_given_up_and_others_do_not_wait_for_it() -> None:
    async def ask() -> None:
        minds = Minds(1, patience=5.0)
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
        minds = Minds(1)
        try:
            thought = await minds.think(question("nobody-like-that"), ANN)
            assert thought.move is not None
            assert "nobody-like-that" in thought.trouble
            silent = await minds.think(question("nobody-like-that", must=False), ANN)
            assert silent.move is None
        finally:
            minds.close()

    asyncio.run(ask())
