"""Standing orders: proxy bids in the auction they were given for, and answers to offers."""

import asyncio
import json
from typing import Any

import pytest

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.games.batavia import orders as batavia
from fondaco.server.lines import decode
from fondaco.server.room import Room
from fondaco.server.standing import give
from fondaco.table.entries import seat_log
from fondaco.table.orders import ordered
from tests.server.book import Book, bid_up_to
from tests.server.houses import open_house


def auction(book: Book) -> int:
    assert book.table.game is not None
    return batavia.auction(book.table.game.position.view(SPECTATOR))


def until_bidding(book: Book, seat: int) -> None:
    assert book.table.game is not None
    while book.turn != seat or book.table.game.position.view(seat).prompt["ask"] != "bid":
        book.play()


def test_a_proxy_bids_one_more_up_to_its_limit_and_then_passes() -> None:
    book = Book("batavia").begin()
    until_bidding(book, 1)
    game = book.table.game
    assert game is not None
    least = game.position.view(1).prompt["min"]
    now = auction(book)
    book.order(1, bid_up_to=least, auction=now)
    assert ordered(book.table) == (1, f"bid {least}")
    book.order(1, bid_up_to=least - 1, auction=now)
    assert ordered(book.table) == (1, "pass")
    book.order(1, bid_up_to=0, auction=now)
    assert ordered(book.table) == (1, "pass")


def test_a_proxy_bids_only_in_the_auction_it_was_given_for() -> None:
    book = Book("batavia").begin()
    until_bidding(book, 0)
    now = auction(book)
    book.order(0, bid_up_to=75, auction=now - 1)
    assert ordered(book.table) is None
    book.order(0, bid_up_to=75, auction=now + 1)
    assert ordered(book.table) is None
    text = ordered(book.order(0, bid_up_to=75, auction=now).table)
    assert text is not None
    while auction(book) == now and book.table.status == "playing":
        book.play()
    assert auction(book) > now
    until_bidding(book, 0)
    assert ordered(book.table) is None


def test_orders_are_not_carried_out_for_a_bot_nor_in_a_pause() -> None:
    book = Book("batavia").begin()
    until_bidding(book, 0)
    book.order(0, bid_up_to=9, auction=auction(book))
    assert ordered(book.table) is not None
    book.write(book.table.pause("ann"))
    assert ordered(book.table) is None
    book.write(book.table.resume("ann"))
    book.write(book.table.stand(0, "random", "asked"))
    assert ordered(book.table) is None


@pytest.mark.parametrize(
    ("orders", "offer", "declined"),
    [
        ({"decline_all": True}, "9d for 1 any", True),
        ({"decline_below": 3}, "2d for 1 any", True),
        ({"decline_below": 3}, "3d for 1 any", False),
        ({"decline_below": 0}, "0d for 1 any", False),
        ({}, "1d for 1 any", False),
    ],
)
def test_offers_that_bring_too_little_are_declined(
    orders: dict[str, Any], offer: str, declined: bool
) -> None:
    book = Book().begin().until_talks()
    turn, seat = book.turn, (book.turn + 1) % 3
    book.order(seat, **orders)
    assert ordered(book.table) is None
    book.write(book.table.move(turn, f"offer {seat}: {offer}"))
    found = ordered(book.table)
    assert (found is not None) == declined
    if found is not None:
        assert found == (seat, "decline #1.1")
        book.write(book.table.move(*found, by="order"))
        assert ordered(book.table) is None


def test_an_offer_to_another_is_none_of_my_business() -> None:
    book = Book().begin().until_talks()
    turn, seat = book.turn, (book.turn + 1) % 3
    book.order(seat, decline_all=True)
    book.write(book.table.move(turn, f"offer {(turn + 2) % 3}: 1d for 1 any"))
    assert ordered(book.table) is None


def test_orders_are_checked_kept_and_told_to_nobody_else() -> None:
    async def work() -> None:
        async with open_house() as inn:
            room = await inn.table("batavia", calm=False)
            others = [inn.listen(room, "bob"), inn.listen(room, "cem"), inn.listen(room, None)]
            mine = inn.listen(room, "ann")
            for ear in [*others, mine]:
                ear.frames.clear()
            before = room.table.number
            await give(inn.house, room, 0, {"bid_up_to": 7})
            room.refresh([mine], 0)
            assert [ear.frames for ear in others] == [[], [], []]
            assert b'"bid_up_to":7' in mine.frames[-1]
            assert room.table.number == before  # and no gap is left in anybody's numbers
            rows = await inn.store.read(seat_log(room.table.id, 0))
            assert decode(rows[-1].entry).orders["bid_up_to"] == 7  # type: ignore[union-attr]
            for wrong in ({"bid_up_to": -1}, {"bid_up_to": 76}, {"decline_below": -1}):
                with pytest.raises(Refused):
                    await give(inn.house, room, 0, wrong)
            sea = await inn.table("oltremare")
            with pytest.raises(Refused, match="no order"):
                await give(inn.house, sea, 0, {"bid_up_to": 3})
            # After a restart they are still there.
            inn.house.rooms.pop(room.table.id)
            again = await inn.house.room(room.table.id)
            assert bid_up_to(again.table, 0) == 7

    asyncio.run(work())


def goods_in_hand(room: Room, seat: int) -> list[str]:
    assert room.table.game is not None
    return sorted({card.rstrip("0123456789") for card in hand(room, seat)})


def hand(room: Room, seat: int) -> list[str]:
    assert room.table.game is not None
    found: list[str] = room.table.game.position.view(seat).as_json()["hand"]
    return found


def test_a_deal_that_was_ordered_is_taken_so_often_and_no_longer_than_the_turn() -> None:
    async def work() -> None:
        async with open_house() as inn:
            room = await inn.table(calm=False, options={"offers": "12"})
            turn, seat = room.table.turn, (room.table.turn + 1) % 3
            mine, theirs = hand(room, turn), goods_in_hand(room, seat)
            wanted = mine[0].rstrip("0123456789")
            give_up = next(goods for goods in theirs if goods != wanted)
            order = {"accept_deals": 1, "accept_get": wanted, "accept_pay": 2}
            await give(inn.house, room, seat, order)

            async def offer(terms: str) -> None:
                text = f"offer {seat}: {terms}"
                await inn.house.act(room, lambda table: table.move(turn, text))
                await asyncio.sleep(0.05)

            ear = inn.listen(room, ["ann", "bob", "cem"][seat])
            before = len(hand(room, seat))
            await offer(f"{mine[0]} for 3d")  # too dear
            await offer(f"{mine[0]} for 1 {give_up}")  # for ducats only
            assert len(hand(room, seat)) == before
            await offer(f"{mine[0]} for 2d")
            async with asyncio.timeout(5):
                while room.table.chairs[seat].orders.accept_deals:  # type: ignore[union-attr]
                    await asyncio.sleep(0.01)
            assert len(hand(room, seat)) == before + 1
            # The deal is told with all that happened, and only then that the order has ended.
            told = [json.loads(frame) for frame in ear.frames]
            last = [f["what"] for f in told if f.get("number") == room.table.number]
            assert last == ["moved", "refreshed"]
            rows = await inn.store.read(seat_log(room.table.id, seat))
            assert decode(rows[-1].entry).orders.get("accept_deals", 0) == 0  # type: ignore[union-attr]
            again = next((card for card in mine[1:] if card.startswith(wanted)), None)
            if again is not None:
                await offer(f"{again} for 1d")
                assert len(hand(room, seat)) == before + 1

    asyncio.run(work())


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"accept_deals": 10, "accept_get": "silk"}, "1 to 9 deals"),
        ({"accept_deals": 1, "accept_get": "gold"}, "no gold"),
        ({"accept_deals": 1, "accept_get": "silk", "accept_give": "silk"}, "not the same"),
        ({"accept_deals": 1}, "Say which goods"),
    ],
)
def test_a_deal_that_cannot_be_ordered_is_refused(wrong: dict[str, Any], why: str) -> None:
    async def work() -> None:
        async with open_house() as inn:
            room = await inn.table(calm=False)
            with pytest.raises(Refused, match=why):
                await give(inn.house, room, 0, wrong)

    asyncio.run(work())
