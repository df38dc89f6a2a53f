"""Ways in: a secret never comes to act for somebody else, whatever happens at the same moment."""

import asyncio
from collections.abc import Awaitable
from typing import Any

import pytest

from fondaco.contract.refused import Refused
from fondaco.store import EndedError, SecretRow, Store, migrate, open_store
from tests.store.houses import person, with_store
from tests.store.test_migrations import ask

KINDS = ("cookie", "link", "token")


def way(secret: str, kind: str = "cookie") -> SecretRow:
    return SecretRow(secret, kind, "", 1000)


async def people(store: Store) -> None:
    """An account with a device; a guest with two devices, a link, a token and alerts."""
    await store.add_person(person("ann", login="Ann", password="hash"), "of ann")
    await store.add_person(person("guest", webhook="https://evil"), "here")
    for secret, kind in (("there", "cookie"), ("link", "link"), ("token", "token")):
        await store.add_secret("guest", way(secret, kind))
    for secret in ("here", "there"):
        await store.add_push("guest", f"https://push/{secret}", {}, secret)


async def known(store: Store) -> dict[str, str]:
    """Who answers to each secret that is still worth something."""
    secrets = ("of ann", "here", "there", "link", "token", "new", "late")
    found = {secret: await store.person_by_secret(secret) for secret in secrets}
    return {secret: who.id for secret, who in found.items() if who is not None}


def test_no_secret_of_a_guest_leads_to_the_account_that_adopts_them(url: str) -> None:
    async def work(store: Store) -> None:
        await people(store)
        ann = await store.person("ann")
        assert ann is not None
        await store.sign_in(ann, way("new"), instead="here", guest="guest")
        assert await known(store) == {"of ann": "ann", "new": "ann"}
        assert await store.pushes("ann") == []
        assert await store.person("guest") == ann
        assert ann.webhook == ""
        # What the guest asked for a moment ago comes too late.
        late: list[Awaitable[Any]] = [
            store.add_secret("guest", way("late", "token"), "there"),
            store.add_secret("guest", way("late", "token")),
            store.add_push("guest", "https://late", {}, "there"),
            store.change_person("guest", "there", webhook="https://evil"),
            store.secure(person("guest"), "there", way("late"), True, login="Eve", password="x"),
            store.remove_person("guest", "there"),
            store.sign_in(person("guest"), way("late"), link="link"),
        ]
        for each in late:
            with pytest.raises(EndedError):
                await each
        assert await store.person("ann") == ann
        assert await known(store) == {"of ann": "ann", "new": "ann"}
        assert await store.pushes("ann") == []

    with_store(url, work)


def test_who_registers_is_alone(url: str) -> None:
    async def work(store: Store) -> None:
        await people(store)
        guest = await store.person("guest")
        assert guest is not None
        assert not await store.secure(guest, "here", way("new"), True, login="ANN", password="x")
        assert len(await known(store)) == 5  # nothing has changed: the login is taken
        fields = {"login": "Gus", "password": "x", "webhook": ""}
        assert await store.secure(guest, "here", way("new"), True, **fields)
        assert await known(store) == {"of ann": "ann", "new": "guest"}
        assert await store.pushes("guest") == []
        assert (await store.person("guest")) == person("guest", login="Gus", password="x")
        # Of two who register the same guest, one is second.
        with pytest.raises(EndedError):
            await store.secure(guest, "there", way("late"), True, login="Eve", password="y")
        with pytest.raises(EndedError):
            await store.secure(guest, "new", way("late"), True, login="Eve", password="y")

    with_store(url, work)


def test_a_new_password_ends_the_rest_only_if_asked(url: str) -> None:
    async def work(store: Store) -> None:
        await people(store)
        guest = await store.person("guest")
        assert guest is not None
        assert await store.secure(guest, "here", way("new"), False, password="x")
        left = {"of ann": "ann", "there": "guest", "link": "guest", "token": "guest"}
        assert await known(store) == {**left, "new": "guest"}
        assert await store.pushes("guest") == [("https://push/there", {})]
        now = await store.person("guest")
        assert now is not None
        assert await store.secure(now, "token", None, True, password="y")  # a program keeps its own
        assert await known(store) == {"of ann": "ann", "token": "guest"}

    with_store(url, work)


def test_a_password_that_has_changed_meanwhile_lets_nobody_in(url: str) -> None:
    async def work(store: Store) -> None:
        await people(store)
        ann = await store.person("ann")
        assert ann is not None
        assert await store.secure(ann, "of ann", None, True, password="another")
        with pytest.raises(EndedError):  # who was checked against the old one
            await store.sign_in(ann, way("late"), instead="here", guest="guest")
        assert (await known(store))["here"] == "guest"

    with_store(url, work)


def test_two_accounts_that_adopt_the_same_guest_stay_two(url: str) -> None:
    async def work(store: Store) -> None:
        await people(store)
        await store.add_person(person("bob", login="Bob", password="b"), "of bob")
        ann, bob = await store.person("ann"), await store.person("bob")
        assert ann is not None
        assert bob is not None
        await asyncio.gather(
            store.sign_in(ann, way("new"), instead="here", guest="guest"),
            store.sign_in(bob, way("late"), instead="there", guest="guest"),
        )
        assert await store.person_by_login("Ann") == ann
        assert await store.person_by_login("Bob") == bob
        assert (await known(store)) == {"of ann": "ann", "new": "ann", "late": "bob"}
        assert await store.person("guest") in (ann, bob)

    with_store(url, work)


def test_an_account_is_never_adopted(url: str) -> None:
    async def work(store: Store) -> None:
        await people(store)
        await store.add_person(person("bob", login="Bob", password="b"), "of bob")
        ann = await store.person("ann")
        assert ann is not None
        await store.sign_in(ann, way("new"), instead="of bob", guest="bob")
        assert (await store.person_by_login("Bob")) is not None
        assert await store.person_by_secret("of bob") is None  # signed out here, no more

    with_store(url, work)


def test_a_secret_made_at_the_same_moment_ends_too(lasting_url: str) -> None:
    """However the two fall together: no token outlives that the guest became an account."""

    async def work() -> None:
        house, other = await open_store(lasting_url), await open_store(lasting_url)
        try:
            for number in range(20):
                guest = person(f"g{number}")
                await house.add_person(guest, f"here {number}")
                await house.add_secret(guest.id, way(f"there {number}"))
                made = [
                    other.add_secret(guest.id, way(f"{number} {n}", "token"), f"there {number}")
                    for n in range(5)
                ]
                fields = {"login": f"Gus {number}", "password": "x"}
                registered = house.secure(
                    guest, f"here {number}", way(f"new {number}"), True, **fields
                )
                done = await asyncio.gather(*made, registered, return_exceptions=True)
                assert all(each in (None, True) or isinstance(each, EndedError) for each in done)
                assert done[-1] is True
                assert await house.secrets(guest.id, "token") == []
                assert [each[0] for each in await house.secrets(guest.id, "cookie")] == [
                    f"new {number}"
                ]
        finally:
            await house.close()
            await other.close()

    asyncio.run(work())


def test_a_browser_is_alerted_until_its_session_ends(url: str) -> None:
    async def work(store: Store) -> None:
        await people(store)
        assert await store.revoke("guest", "there")
        assert await store.pushes("guest") == [("https://push/here", {})]
        assert await store.end_others("guest", "token", ("cookie",)) == 1
        assert await store.pushes("guest") == []
        assert (await known(store)) == {"of ann": "ann", "link": "guest", "token": "guest"}
        assert await store.end_others("guest", "", KINDS) == 2
        with pytest.raises(Refused):
            await store.add_push("guest", "https://push", {}, "here")

    with_store(url, work)


def test_who_was_alerted_before_sessions_were_kept_still_is(
    lasting_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def after(store: Store) -> list[tuple[str, dict[str, str]]]:
        return await store.pushes("ann")

    async def nothing(store: Store) -> None:
        pass

    with monkeypatch.context() as patch:
        patch.setattr(migrate, "HEAD", "0001")
        with_store(lasting_url, nothing)
    ask(lasting_url, "INSERT INTO pushes VALUES ('https://push', 'ann', '{\"auth\": \"x\"}')")
    assert with_store(lasting_url, after) == [("https://push", {"auth": "x"})]
