"""A club has one address: limits by address must not lock it out."""

import asyncio

import pytest

from fondaco.contract.refused import Refused
from fondaco.server.events.events import MAX_WAITING
from fondaco.server.limits.rates import CLUB_FACTOR, Bounds, LimitedError, RateLimits
from fondaco.server.run import bounds_of
from fondaco.store import open_store
from tests.server.events.club import found
from tests.server.houses import open_house


def test_an_address_of_the_clubs_network_may_ask_more_often() -> None:
    async def work() -> None:
        store = await open_store("sqlite://")
        bounds = Bounds(requests=2, connections=1, entries=2, club=("192.168.0.0/16",))
        limits = RateLimits(store, lambda: 1_700_000_000_000, bounds)
        for _ in range(2 * CLUB_FACTOR):
            limits.take("requests", "192.168.3.4")
        with pytest.raises(LimitedError):
            limits.take("requests", "192.168.3.4")
        for what, who in (("requests", "9.9.9.9"), ("entries", "ann")):
            limits.take(what, who, 2)
            with pytest.raises(LimitedError):
                limits.take(what, who)
        with (
            limits.holding("connections", "192.168.3.4"),
            limits.holding("connections", "192.168.3.4"),
        ):
            pass
        await store.close()

    asyncio.run(work())


def test_what_is_not_a_network_is_refused() -> None:
    assert bounds_of(600, 200, "10.0.0.0/8, fd00::/8").club == ("10.0.0.0/8", "fd00::/8")
    with pytest.raises(Refused) as error:
        bounds_of(600, 200, "the club")
    assert error.value.name == "club-network"


def test_only_some_of_an_address_wait_for_news() -> None:
    async def work() -> None:
        async with open_house() as local:
            club = await found(local)
            wait = club.events.wait
            waiting = [
                asyncio.create_task(wait(club.live, club.live.number, 30.0, "9.9.9.9"))
                for _ in range(MAX_WAITING)
            ]
            await asyncio.sleep(0)
            async with asyncio.timeout(5):
                await wait(club.live, club.live.number, 30.0, "9.9.9.9")  # answered at once
                await club.arrive(1)  # and news wakes all others
                await asyncio.gather(*waiting)
            assert not club.events._waiting

    asyncio.run(work())
