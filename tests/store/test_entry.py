"""Entry into a closed house: invitation links, and what people outside lose."""

import asyncio
from typing import Any

import pytest

from fondaco.contract.refused import Refused
from fondaco.store import Action, EntryMove, Invite, SecretRow, Store
from tests.store.houses import adopt, person, with_store

GUEST, ACCOUNT = True, False
NOTED = Action(1, "own", "invite", "", "", "")


def cookie(secret: str) -> SecretRow:
    return SecretRow(secret, "cookie", "", 1)


def test_the_last_place_of_a_link_is_taken_once(url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_invite(Invite("code", "Friday", 2, 0, 1000, 1), NOTED)

        async def tap(name: str) -> str:
            try:
                await store.come_in(
                    person(name, entry="invite"), None, row=cookie(name), invite="code", now=10
                )
            except Refused as error:
                return error.name
            return "in"

        tapped = await asyncio.gather(*[tap(name) for name in ("ann", "bob", "cem", "dora")])
        assert sorted(tapped) == ["in", "in", "invite-used-up", "invite-used-up"]
        known = [await store.person(name) for name in ("ann", "bob", "cem", "dora")]
        assert [each is not None for each in known] == [told == "in" for told in tapped]
        assert (await store.invites())[0].used == 2

    with_store(url, work)


def test_a_link_says_why_nobody_comes_in_by_it(url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_invite(Invite("old", "", 5, 0, 10, 1), NOTED)
        for code, reason in (("old", "invite-expired"), ("none", "invite-unknown")):
            with pytest.raises(Refused) as refused:
                await store.come_in(person("ann"), None, row=cookie("a"), invite=code, now=10)
            assert refused.value.name == reason
        assert await store.person("ann") is None
        assert await store.withdraw_invite("old", NOTED)
        assert not await store.withdraw_invite("old", NOTED)
        assert await store.invites() == []
        assert await store.actions() == [NOTED, NOTED]  # what changed nothing is not noted

    with_store(url, work)


def test_nobody_comes_in_by_a_policy_that_was_changed(url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_invite(Invite("code", "", 1, 0, 1000, 1), NOTED)
        assert await store.change_policy(None, "one", []) == 0
        assert await store.change_policy(None, "two", []) is None
        assert await store.setting("entry") == "one"
        values: dict[str, Any] = {"row": cookie("a"), "invite": "code", "now": 10}
        assert not await store.come_in(person("ann", entry="invite"), None, **values)
        assert (await store.invites())[0].used == 0
        assert await store.come_in(person("ann", entry="invite"), "one", **values)
        found = await store.person("ann")
        assert found is not None
        assert found.entry == "invite"

    with_store(url, work)


def test_people_who_lose_entry_keep_only_their_cookies(url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_person(person("ann", login="ann", webhook="https://x.test/"), "a1")
        await store.add_person(person("bob", webhook="https://x.test/"), "b1")
        for name in ("ann", "bob"):
            for kind in ("token", "link"):
                await store.add_secret(name, SecretRow(f"{name} {kind}", kind, "", 1))
            await store.add_push(name, f"https://push.test/{name}", {}, f"{name[0]}1")
        assert await store.guests_with(("",)) == 1
        moves = [EntryMove(GUEST, ("",), "out"), EntryMove(ACCOUNT, ("",), "kept")]
        assert await store.change_policy(None, "closed", moves) == 1
        assert await store.guests_with(("",)) == 0
        assert await store.entries(["a1", "b1", "none"]) == {
            "a1": ("kept", False), "b1": ("out", True),
        }  # fmt: skip
        kinds = ("cookie", "link", "token")
        left = {name: [len(await store.secrets(name, kind)) for kind in kinds]
                for name in ("ann", "bob")}  # fmt: skip
        assert left == {"ann": [1, 1, 1], "bob": [1, 0, 0]}
        assert len(await store.pushes("ann")) == 1
        assert await store.pushes("bob") == []
        ann, bob = await store.person("ann"), await store.person("bob")
        assert ann is not None
        assert bob is not None
        assert (ann.webhook, bob.webhook) == ("https://x.test/", "")

    with_store(url, work)


def test_an_account_without_entry_gets_that_of_its_guest(url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_person(person("ann", login="ann", entry="changed"), "a1")
        await store.add_person(person("bob", login="bob", entry="added"), "b1")
        for account in ("ann", "bob"):
            await store.add_person(person(f"{account}'s guest", entry="password"), account)
            await adopt(store, account, f"{account}'s guest", account)
        entries = await store.entries(["a1", "b1"])
        assert [entry for entry, _ in entries.values()] == ["password", "added"]

    with_store(url, work)


def test_an_account_that_the_organiser_adds_has_a_login_of_its_own(url: str) -> None:
    async def work(store: Store) -> None:
        ann = person("ann", login="victim", password="hash", entry="added")
        assert await store.add_account(ann)
        assert await store.person_by_login("victim") == ann
        for login in ("VICTIM", "vıctim"):
            assert not await store.add_account(person("bob", login=login, password="hash"))
            assert await store.person("bob") is None

    with_store(url, work)
