"""People: how they are known, what they own, and whom they would rather not meet."""

import asyncio

import pytest

from fondaco.contract.refused import Refused
from fondaco.store import Rating, SecretRow, StaleError, Store, TakenError
from tests.store.houses import adopt, index, line, person, with_store


def test_a_person_is_known_by_id_secret_and_login(url: str) -> None:
    async def work(store: Store) -> None:
        ann = person("ann", login="Ännchen", password="hash", bot=True, banned="rude")
        await store.add_person(ann, "hash 1")
        await store.add_person(person("bob"), "hash 2")
        assert await store.person("ann") == ann
        assert await store.person_by_secret("hash 1") == ann
        assert await store.person_by_secret("hash 2") == person("bob")
        assert await store.person_by_secret("hash 3") is None
        for login in ("ännchen", "ÄNNCHEN", "Ännchen"):
            assert await store.person_by_login(login) == ann
        assert await store.person_by_login("bob") is None
        assert await store.person("nobody") is None

    with_store(url, work)


def test_logins_ids_and_secrets_belong_to_one_person(url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_person(person("ann", login="ann"), "hash 1")
        for other, secret in (
            (person("bob", login="ANN"), "hash 2"),
            (person("ann"), "hash 3"),
            (person("cid"), "hash 1"),
        ):
            with pytest.raises(TakenError):
                await store.add_person(other, secret)
        assert await store.person("bob") is None
        assert await store.person("cid") is None
        assert await store.person_by_secret("hash 2") is None

    with_store(url, work)


def test_a_login_that_looks_like_another_is_taken(url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_person(person("ann", login="victim"), "hash 1")
        await store.add_person(person("bob"), "hash 2")
        for login in ("vıctim", "vic tim", "vlctim"):
            assert not await store.change_person("bob", login=login)
        assert await store.change_person("bob", login="victor")
        assert await store.change_person("ann", login="vic tim")  # one's own
        await store.remove_person("ann")
        assert await store.change_person("bob", login="victim")

    with_store(url, work)


def test_so_many_ways_in_of_a_kind(url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_person(person("ann"), "hash 1")
        rows = [SecretRow(f"token {n}", "token", "", n) for n in range(4)]
        done = await asyncio.gather(*[store.add_secret("ann", row, most=2) for row in rows])
        assert sum(done) == 2
        assert await store.add_secret("ann", SecretRow("link", "link", "", 1), most=2)
        assert len(await store.secrets("ann", "token")) == 2

    with_store(url, work)


def test_fields_change_but_a_taken_login_does_not(url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_person(person("ann", login="ann"), "hash 1")
        await store.add_person(person("bob"), "hash 2")
        assert await store.change_person("bob", name="Robert", webhook="https://example.org")
        assert not await store.change_person("bob", login="Ann", name="Thief")
        assert await store.change_person("bob", login="Bob", password="hash", bot=True)
        assert await store.change_person("bob", login="BOB")
        assert not await store.change_person("nobody", name="Nobody")
        assert await store.change_person("bob")
        with pytest.raises(Refused, match="id"):
            await store.change_person("bob", id="eve")
        found = await store.person_by_login("bob")
        assert found is not None
        assert (found.name, found.login, found.bot) == ("Robert", "BOB", True)
        assert await store.change_person("bob", login=None)
        assert await store.change_person("ann", login="bob")

    with_store(url, work)


def test_of_many_who_want_a_login_one_gets_it(url: str) -> None:
    async def work(store: Store) -> None:
        names = [f"guest{number}" for number in range(12)]
        await asyncio.gather(*[store.add_person(person(name), name) for name in names])
        wishes = [store.change_person(name, login="Doge", name="Doge") for name in names]
        assert sum(await asyncio.gather(*wishes)) == 1

    with_store(url, work)


def test_secrets_can_be_added_listed_and_revoked(url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_person(person("ann"), "cookie")
        await store.add_person(person("bob"), "his")
        await store.add_secret("ann", SecretRow("token 2", "token", "laptop", 20))
        await store.add_secret("ann", SecretRow("token 1", "token", "bot", 10))
        await store.add_secret("ann", SecretRow("token 1", "token", "bot", 10))
        with pytest.raises(TakenError):
            await store.add_secret("bob", SecretRow("token 1", "token", "mine", 10))
        assert await store.secrets("ann", "token") == [
            ("token 1", "bot", 10),
            ("token 2", "laptop", 20),
        ]
        assert await store.secrets("ann", "cookie") == [("cookie", "", 1000)]
        assert not await store.revoke("bob", "token 1")
        assert await store.revoke("ann", "token 1")
        assert not await store.revoke("ann", "token 1")
        assert await store.person_by_secret("token 1") is None
        assert await store.person_by_secret("token 2") == person("ann")

    with_store(url, work)


def test_only_who_is_neither_revoked_nor_banned_is_welcome(url: str) -> None:
    async def work(store: Store) -> None:
        await store.add_person(person("ann"), "a1")
        await store.add_secret("ann", SecretRow("a2", "token", "robin", 1))
        await store.add_person(person("bob"), "b1")
        await store.add_person(person("cid"), "c1")
        everybody = ["a1", "a2", "b1", "c1", "forged"]
        assert await store.welcome(everybody) == {"a1", "a2", "b1", "c1"}
        await store.revoke("ann", "a2")
        await store.change_person("bob", banned="rude")
        await adopt(store, "ann", "cid", "c1")  # whose cookie is nobody's now
        assert await store.welcome(everybody) == {"a1"}
        assert await store.welcome([]) == set()

    with_store(url, work)


def test_a_person_who_is_removed_leaves_nothing_but_lines_in_logs(url: str) -> None:
    async def work(store: Store) -> None:
        for name in ("ann", "guest", "bob"):
            await store.add_person(person(name), f"secret of {name}")
        await adopt(store, "ann", "guest")
        await store.rate("t1", [rating("ann", 30)])
        await store.block("bob", "ann", True)
        await store.add_push("ann", "https://push", {"auth": "x"}, "secret of ann")
        await store.remove_person("guest")
        for name in ("ann", "guest"):
            assert await store.person(name) is None
            assert await store.person_by_secret(f"secret of {name}") is None
        assert await store.ratings("oltremare") == []
        assert await store.blocked("bob") == set()
        assert await store.pushes("ann") == []
        assert await store.person("bob") == person("bob")

    with_store(url, work)


def test_who_adopts_a_guest_owns_what_the_guest_had(url: str) -> None:
    async def work(store: Store) -> None:
        for name in ("ann", "guest", "bob"):
            await store.add_person(person(name), f"secret of {name}")
        seated = index(host="guest", persons=["guest", None, "bob"])
        await store.append("t1", line(0), seated)
        await store.rate("t1", [rating("guest", 30, games=3, wins=1), rating("ann", 20)])
        await store.block("guest", "bob", True)
        await store.block("bob", "guest", True)
        await store.block("ann", "guest", True)
        await store.add_push("guest", "https://push", {"auth": "x"}, "secret of guest")
        await store.report("guest", "t1", "bob", "rude", 5)

        await adopt(store, "ann", "guest")
        assert await store.person("guest") == person("ann")
        assert [one.host for one in await store.tables(person="ann")] == ["ann"]
        assert [one.persons for one in await store.tables(person="guest")] == [["ann", None, "bob"]]
        assert await store.rating("guest", "oltremare") == rating("ann", 30, games=4, wins=1)
        assert await store.blocked("ann") == {"bob"}
        assert await store.blocked("bob") == {"ann"}
        assert [one.person for one in await store.reports()] == ["ann"]

        # The log still names the guest, and so may the next index.
        await store.append("t1", line(1), seated)
        assert [one.persons for one in await store.tables(person="ann")] == [["ann", None, "bob"]]
        assert [one.host for one in await store.tables(person="ann")] == ["ann"]

        await adopt(store, "bob", "ann")
        assert await store.person("guest") == person("bob")
        found = await store.table("t1")
        assert found is not None
        assert found.persons == ["bob", None, "bob"]
        assert await store.person("ann") == person("bob")
        assert await store.blocked("bob") == set()

    with_store(url, work)


def test_seats_stay_adopted_while_the_table_plays_on(url: str) -> None:
    async def play(store: Store, table: str) -> None:
        for number in range(1, 20):
            await store.append(table, line(number), index(table, persons=["guest", "bob"]))

    async def work(store: Store) -> None:
        await store.add_person(person("ann"), "1")
        await store.add_person(person("guest"), "2")
        names = [f"t{number}" for number in range(10)]
        for name in names:
            await store.append(name, line(0), index(name, persons=["guest", "bob"]))
        await asyncio.gather(
            adopt(store, "ann", "guest", "2"), *[play(store, name) for name in names]
        )
        listed = await store.tables(person="ann")
        assert len(listed) == 10
        assert all(one.persons == ["ann", "bob"] for one in listed)

    with_store(url, work)


def rating(name: str, mu: float, games: int = 1, wins: int = 0, sigma: float = 8.0) -> Rating:
    return Rating(name, "oltremare", mu, sigma, games, wins)


def test_a_table_is_rated_once(url: str) -> None:
    async def work(store: Store) -> None:
        both = [rating("ann", 27, wins=1), rating("bob", 23)]
        tries = await asyncio.gather(*[store.rate("t1", both) for _ in range(5)])
        assert sorted(tries) == [False] * 4 + [True]
        assert await store.rating("ann", "oltremare") == both[0]
        assert await store.rating("ann", "batavia") is None
        await store.rate("t2", [rating("cid", 50, sigma=1.0), rating("dan", 60, sigma=20.0)])
        best = await store.ratings("oltremare")
        assert [one.person for one in best] == ["cid", "ann", "dan", "bob"]
        assert len(await store.ratings("oltremare", limit=2)) == 2

    with_store(url, work)


def test_what_a_rating_was_after_each_game_is_kept(url: str) -> None:
    async def work(store: Store) -> None:
        await store.rate("t1", [rating("ann", 27, wins=1), rating("bob", 23)], at=1000)
        await store.rate("t1", [rating("ann", 40)], at=1500)  # rated already
        await store.rate("t2", [rating("ann", 30, games=2)], at=2000)
        past = await store.past_ratings("ann")
        assert [(one.game, one.at, one.rank) for one in past] == [
            ("oltremare", 1000, 3.0),
            ("oltremare", 2000, 6.0),
        ]
        assert [one.at for one in await store.past_ratings("ann", limit=1)] == [2000]
        assert len(await store.past_ratings("bob")) == 1
        await store.remove_person("ann")
        assert await store.past_ratings("ann") == []

    with_store(url, work)


def test_a_rating_computed_from_an_old_one_is_refused(url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.rate("t1", [rating("ann", 27)])
        with pytest.raises(StaleError):
            await store.rate("t2", [rating("bob", 24), rating("ann", 28)])
        assert await store.rating("bob", "oltremare") is None
        assert await store.rate("t2", [rating("bob", 24), rating("ann", 28, games=2)])

    with_store(url, work)


def test_blocks_come_and_go(url: str) -> None:
    async def work(store: Store) -> None:
        for _ in range(2):
            await store.block("ann", "bob", True)
        await store.block("ann", "cid", True)
        assert await store.blocked("ann") == {"bob", "cid"}
        assert await store.blocked("bob") == set()
        for _ in range(2):
            await store.block("ann", "bob", False)
        assert await store.blocked("ann") == {"cid"}

    with_store(url, work)


def test_reports_are_listed_latest_first(url: str) -> None:
    async def work(store: Store) -> None:
        for number in range(4):
            await store.report("ann", "t1", "bob", f"no. {number}", 50)
        assert [one.text for one in await store.reports(limit=3)] == ["no. 3", "no. 2", "no. 1"]

    with_store(url, work)


def test_a_push_address_belongs_to_who_gave_it_last(url: str) -> None:
    async def work(store: Store) -> None:
        for name in ("ann", "bob"):
            await store.add_person(person(name), f"secret of {name}")
        await store.add_push("ann", "https://a", {"auth": "1"}, "secret of ann")
        await store.add_push("ann", "https://b", {"auth": "2"}, "secret of ann")
        await store.add_push("bob", "https://b", {"auth": "3"}, "secret of bob")
        assert await store.pushes("ann") == [("https://a", {"auth": "1"})]
        assert await store.pushes("bob") == [("https://b", {"auth": "3"})]
        await store.remove_push("https://b")
        await store.remove_push("https://nowhere")
        assert await store.pushes("bob") == []

    with_store(url, work)


def test_the_first_who_sets_a_setting_sets_it(url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.setting("key") is None
        told = await asyncio.gather(*[store.setting("key", f"{n}") for n in range(10)])
        assert len(set(told)) == 1
        assert await store.setting("key") == told[0]
        assert await store.setting("key", "late") == told[0]

    with_store(url, work)


def test_a_store_says_that_it_is_well(url: str) -> None:
    async def work(store: Store) -> None:
        assert await store.healthy()

    with_store(url, work)


def test_people_are_found_by_name_login_and_id(url: str) -> None:
    async def work(store: Store) -> list[list[str]]:
        await store.add_person(person("ann", login="Straße"), "s1")
        await store.add_person(person("bob"), "s2")
        await store.add_person(person("b_b"), "s3")
        await adopt(store, "ann", "bob", "s2")
        asked = ("", "ANN", "strasse", "b_b", "%", "bob")
        return [[found.id for found in await store.people(text)] for text in asked]

    assert with_store(url, work) == [["ann", "b_b"], ["ann"], ["ann"], ["b_b"], [], []]
