"""The ladder: whoever plays alone against bots has a rating too, and cannot avoid a loss."""

import asyncio
from random import Random
from typing import Any

import pytest

from fondaco.contract.refused import Refused
from fondaco.host.house_pages import rungs
from fondaco.host.leaving import close_as_host
from fondaco.host.player_stats import ladder_name, results
from fondaco.host.room import Room
from fondaco.messages import languages, messages_in
from fondaco.rating import Skill, first_skill
from fondaco.server.base.bodies import NewTable, Quick
from fondaco.server.http.account import standings
from fondaco.server.play.ladder import opponent, rate_alone
from fondaco.server.play.opening import open_table, play_now
from fondaco.server.play.ratings import rate_table
from fondaco.store import Person, Rating
from fondaco.table.table import Table
from tests.server.houses import LocalHouse, open_house

ANN = Person("ann", "Ann", 0, login="ann")
QUICK = Quick("batavia", players=3, options={"setup": "quick"}, ladder=True)
BOTS = {1: "deckhand", 2: "deckhand"}


def work_in_a_house(work: Any) -> None:
    async def run() -> None:
        async with open_house() as local:
            await local.store.add_person(ANN, "key of ann")
            await work(local)

    asyncio.run(run())


async def rating_of(local: LocalHouse) -> Rating | None:
    return await local.store.rating("ann", ladder_name("batavia"))


def finish(room: Room) -> Table:
    """A copy of the table in which everybody has played to the end."""
    table, rng = room.table, Random(1)
    assert table.game is not None
    while not table.game.over:
        seat = table.game.position.turn
        table.game.play(seat, rng.choice(table.game.position.moves(seat)))
    return table


def refused(data: NewTable, person: Person = ANN) -> str:
    names: list[str] = []

    async def work(local: LocalHouse) -> None:
        with pytest.raises(Refused) as error:
            await open_table(local.house, data, person)
        names.append(error.value.name)

    work_in_a_house(work)
    return names[0]


def table_for(**more: Any) -> NewTable:
    given: dict[str, Any] = {"bots": BOTS, "seat": 0, "start": True, "ladder": True, **more}
    return NewTable("batavia", 3, **given)


def test_play_now_seats_the_bots_of_the_next_rung_without_coach_or_undo() -> None:
    async def work(local: LocalHouse) -> None:
        room = await play_now(local.house, QUICK, ANN)
        table = room.table
        assert [chair.bot for chair in table.chairs] == ["", "deckhand", "deckhand"]
        assert table.settings.ladder
        assert not table.settings.coach
        assert not table.settings.chances
        assert table.aids(0) == ()
        with pytest.raises(Refused):
            table.choose_coach(0, ["advice"])
        refusal = table.why_no_undo(0)
        assert refusal is not None
        assert refusal.name == "ladder-no-undo"
        again = await play_now(local.house, QUICK, ANN)  # there is one at a time
        assert again is room
        with pytest.raises(Refused) as error:
            await open_table(local.house, table_for(), ANN)
        assert error.value.name == "ladder-running"

    work_in_a_house(work)


def test_a_practice_game_has_a_coach_and_does_not_count() -> None:
    async def work(local: LocalHouse) -> None:
        quick = Quick("batavia", players=3, options={"setup": "quick"}, bot="random")
        room = await play_now(local.house, quick, ANN)
        assert room.table.aids(0) == ("advice", "worth", "warning")
        await rate_table(local.store, finish(room))
        assert await rating_of(local) is None

    work_in_a_house(work)


def test_a_finished_game_counts_once_and_apart_from_the_rating_among_people() -> None:
    async def work(local: LocalHouse) -> None:
        room = await play_now(local.house, QUICK, ANN)
        table = finish(room)
        for _ in range(2):
            await rate_table(local.store, table)
        found = await rating_of(local)
        assert found is not None
        assert found.games == 1
        assert table.game is not None
        assert found.wins == int(table.game.position.places()[0] == 1)
        assert found.sigma < first_skill().sigma
        assert await local.store.rating("ann", "batavia") is None
        (standing,) = await standings(local.store, ANN)
        assert (standing.game, standing.ladder, standing.games) == ("batavia", True, 1)
        past = (await results(local.store, [], "ann")).ratings
        assert [(each.game, each.ladder) for each in past] == [("batavia", True)]

    work_in_a_house(work)


@pytest.mark.parametrize("closed", [True, False])
def test_whoever_gives_up_or_lets_a_bot_play_is_the_last(closed: bool) -> None:
    async def work(local: LocalHouse) -> None:
        room = await play_now(local.house, QUICK, ANN)
        if closed:
            await local.house.act(room, close_as_host)  # the house rates it by itself
            async with asyncio.timeout(10):
                while await rating_of(local) is None:
                    await asyncio.sleep(0.01)
        else:
            room.table.helped = True
            await rate_alone(local.store, finish(room))
        found = await rating_of(local)
        assert found is not None
        assert (found.games, found.wins) == (1, 0)
        assert found.mu < first_skill().mu

    work_in_a_house(work)


def test_what_counts_is_refused_before_the_game_with_a_sentence() -> None:
    guest = Person("guest", "Guest", 0)
    names = {
        refused(table_for(), guest): "ladder-guest",
        refused(table_for(coach=True)): "ladder-help",
        refused(table_for(open_after=2)): "ladder-help",
        refused(table_for(bots={1: "deckhand"}, start=False)): "ladder-alone",
        refused(table_for(bots={1: "deckhand", 2: "merchant:sly"})): "ladder-bots",
        refused(table_for(bots={1: "deckhand", 2: "captain"})): "ladder-bots",
    }
    assert all(found == wanted for found, wanted in names.items())
    options = {"edition": "2004"}
    unmeasured = NewTable("oltremare", 3, options, bots=BOTS, seat=0, start=True, ladder=True)
    if not rungs("oltremare-2004"):
        assert refused(unmeasured) == "ladder-unmeasured"
    for language in languages():
        for name in {*names.values(), "ladder-unmeasured", "ladder-running", "ladder-no-undo"}:
            assert messages_in(language).refusal(Refused(name, bots="deckhand"))


def test_a_better_player_meets_better_bots() -> None:
    bots = [*rungs("batavia")]
    assert opponent("batavia", None) == bots[0]
    sure = [opponent("batavia", Rating("ann", "x", mu, 0.1, 9, 0)) for mu in (16, 25, 99)]
    assert sure == [bots[1], bots[2], bots[-1]]
    assert Skill(99, 0.1).sure > max(rungs("batavia").values())
