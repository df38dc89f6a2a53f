"""Standing orders: proxy bids in the auction they were given for, and answers to offers."""

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest

from fondaco.contract.phrase import Phrase
from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.games.batavia import orders as batavia
from fondaco.games.oltremare.orders import OltremareOrders
from fondaco.host.room import Room
from fondaco.host.seat_orders import give
from fondaco.server.base.log_codec import decode, encode
from fondaco.store import LogRow
from fondaco.table.audience import Audience
from fondaco.table.entries import Ordered, seat_log
from fondaco.table.standing_orders import ordered
from tests.server.houses import PEOPLE, open_house
from tests.server.room_builder import RoomBuilder, bid_up_to


def auction(builder: RoomBuilder) -> int:
    assert builder.table.game is not None
    return batavia.auction(builder.table.game.position.view(SPECTATOR))


def until_bidding(builder: RoomBuilder, seat: int) -> None:
    assert builder.table.game is not None
    while builder.turn != seat or builder.table.game.position.view(seat).prompt["ask"] != "bid":
        builder.play()


def test_a_proxy_bids_one_more_up_to_its_limit_and_then_passes() -> None:
    builder = RoomBuilder("batavia").begin()
    until_bidding(builder, 1)
    game = builder.table.game
    assert game is not None
    least = game.position.view(1).prompt["min"]
    now = auction(builder)
    builder.order(1, bid_up_to=least, auction=now)
    assert ordered(builder.table) == (1, f"bid {least}")
    builder.order(1, bid_up_to=least - 1, auction=now)
    assert ordered(builder.table) == (1, "pass")
    builder.order(1, bid_up_to=0, auction=now)
    assert ordered(builder.table) == (1, "pass")


def test_a_proxy_bids_only_in_the_auction_it_was_given_for() -> None:
    builder = RoomBuilder("batavia").begin()
    until_bidding(builder, 0)
    now = auction(builder)
    builder.order(0, bid_up_to=75, auction=now - 1)
    assert ordered(builder.table) is None
    builder.order(0, bid_up_to=75, auction=now + 1)
    assert ordered(builder.table) is None
    text = ordered(builder.order(0, bid_up_to=75, auction=now).table)
    assert text is not None
    while auction(builder) == now and builder.table.status == "playing":
        builder.play()
    assert auction(builder) > now
    until_bidding(builder, 0)
    assert ordered(builder.table) is None


def test_orders_are_not_carried_out_for_a_bot_nor_in_a_pause() -> None:
    builder = RoomBuilder("batavia").begin()
    until_bidding(builder, 0)
    builder.order(0, bid_up_to=9, auction=auction(builder))
    assert ordered(builder.table) is not None
    builder.write(builder.table.pause("ann"))
    assert ordered(builder.table) is None
    builder.write(builder.table.resume("ann"))
    builder.write(builder.table.stand(0, "random", "asked"))
    assert ordered(builder.table) is None


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
    builder = RoomBuilder().begin().until_talks()
    turn, seat = builder.turn, (builder.turn + 1) % 3
    builder.order(seat, **orders)
    assert ordered(builder.table) is None
    builder.write(builder.table.move(turn, f"offer {seat}: {offer}"))
    found = ordered(builder.table)
    assert (found is not None) == declined
    if found is not None:
        assert found == (seat, "decline #1.1")
        builder.write(builder.table.move(*found, by="order"))
        assert ordered(builder.table) is None


def test_an_offer_to_another_is_none_of_my_business() -> None:
    builder = RoomBuilder().begin().until_talks()
    turn, seat = builder.turn, (builder.turn + 1) % 3
    builder.order(seat, decline_all=True)
    builder.write(builder.table.move(turn, f"offer {(turn + 2) % 3}: 1d for 1 any"))
    assert ordered(builder.table) is None


def test_orders_are_checked_kept_and_told_to_nobody_else() -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await local.table("batavia", calm=False)
            others = [
                local.listen(room, "bob"),
                local.listen(room, "cem"),
                local.listen(room, None),
            ]
            mine = local.listen(room, "ann")
            for recorder in [*others, mine]:
                recorder.frames.clear()
            before = room.table.number
            await give(local.house, room, 0, {"bid_up_to": 7})
            room.refresh([mine], 0)
            assert [recorder.frames for recorder in others] == [[], [], []]
            assert b'"bid_up_to":7' in mine.frames[-1]
            assert room.table.number == before  # and no gap is left in anybody's numbers
            rows = await local.store.read(seat_log(room.table.id, 0))
            assert decode(rows[-1].entry).orders["bid_up_to"] == 7  # type: ignore[union-attr]
            for wrong in ({"bid_up_to": -1}, {"bid_up_to": 76}, {"decline_below": -1}):
                with pytest.raises(Refused):
                    await give(local.house, room, 0, wrong)
            sea = await local.table("oltremare")
            with pytest.raises(Refused, match="standing order"):
                await give(local.house, sea, 0, {"bid_up_to": 3})
            # After a restart they are still there.
            local.house.rooms.pop(room.table.id)
            again = await local.house.room(room.table.id)
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
        async with open_house() as local:
            room = await local.table(calm=False, options={"offers": "12"})
            turn, seat = room.table.turn, (room.table.turn + 1) % 3
            mine, theirs = hand(room, turn), goods_in_hand(room, seat)
            wanted = mine[0].rstrip("0123456789")
            give_up = next(goods for goods in theirs if goods != wanted)
            order = {"accept_deals": 1, "accept_get": wanted, "accept_pay": 2}
            await give(local.house, room, seat, order)

            async def offer(terms: str) -> None:
                text = f"offer {seat}: {terms}"
                await local.house.act(room, lambda table: table.move(turn, text))
                await asyncio.sleep(0.05)

            recorder = local.listen(room, ["ann", "bob", "cem"][seat])
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
            told = [json.loads(frame) for frame in recorder.frames]
            last = [f["what"] for f in told if f.get("number") == room.table.number]
            assert last == ["moved", "refreshed"]
            rows = await local.store.read(seat_log(room.table.id, seat))
            assert decode(rows[-1].entry).orders.get("accept_deals", 0) == 0  # type: ignore[union-attr]
            again = next((card for card in mine[1:] if card.startswith(wanted)), None)
            if again is not None:
                await offer(f"{again} for 1d")
                assert len(hand(room, seat)) == before + 1

    asyncio.run(work())


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"accept_deals": 10, "accept_get": "silk"}, "choose 1 to 9 deals"),
        ({"accept_deals": 1, "accept_get": "gold"}, "no gold"),
        ({"accept_deals": 1, "accept_get": "silk", "accept_give": "silk"}, "must be different"),
        ({"accept_deals": 1}, "Choose the goods"),
    ],
)
def test_a_deal_that_cannot_be_ordered_is_refused(wrong: dict[str, Any], why: str) -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await local.table(calm=False)
            with pytest.raises(Refused, match=why):
                await give(local.house, room, 0, wrong)

    asyncio.run(work())


def test_an_order_of_before_the_upgrade_is_dropped_and_its_owner_reads_why() -> None:
    """An order that gives cards and says neither how many nor their price is of an old version."""

    async def work() -> None:
        async with open_house() as local:
            room = await local.table(calm=False)
            name, turn = room.table.id, room.table.turn
            seat = (turn + 1) % 3
            game = room.table.game
            assert game is not None
            old = {
                "accept_deals": 1, "accept_give": goods_in_hand(room, seat)[0], "accept_pay": -1,
                "accept_turn": game.position.view(seat).as_json()["turns"], "decline_below": 3,
            }  # fmt: skip
            line = encode(Ordered(seat=seat, orders=old))
            assert await local.store.append(seat_log(name, seat), LogRow(0, local.time, line))
            local.house.rooms.pop(name)  # the house stops, and a newer one begins

            room = await local.house.room(name)
            mine = [room.sight.state(Audience(seat, each), False, 0) for each in ("en", "de", "")]
            assert mine[0]["orders"] == {"decline_below": 3}
            said = [each["orders_dropped"] for each in mine]
            assert "now needs a maximum number of cards" in said[0]
            assert "eine Höchstzahl an Karten" in said[1]
            assert not said[2]
            for other in {*range(-1, 3)} - {seat}:
                assert not room.sight.state(Audience(other, "en"), False, 0)["orders_dropped"]
            text = f"offer {seat}: 3d for 1 {old['accept_give']}"
            await local.house.act(room, lambda table: table.move(turn, text))
            assert ordered(room.table) is None

            recorder = local.listen(room, PEOPLE[seat], "en")
            room.refresh([recorder], seat)
            assert recorder.read()[-1]["state"]["orders_dropped"] == said[0]
            new = {**old, "accept_cards": 1, "accept_price": 1, "accept_pay": 0}
            await give(local.house, room, seat, new)
            told = recorder.read()[-1]["changes"]
            assert told["orders"]["accept_cards"] == 1
            assert told["orders_dropped"] == ""
            assert not room.sight.state(Audience(seat, "en"), False, 0)["orders_dropped"]
            assert room.table.chairs[seat].dropped is None

    asyncio.run(work())


def test_what_is_read_about_a_dropped_order_goes_with_its_turn() -> None:
    builder = RoomBuilder().begin().until_talks()
    seat = (builder.turn + 1) % 3
    builder.table.chairs[seat].dropped = Phrase("oltremare-order-dropped")
    builder.end_turn()
    assert builder.table.chairs[seat].dropped is None


def test_orders_are_shown_as_long_as_they_hold() -> None:
    """A deal is taken in the turn in which that was ordered, a proxy bids in its auction."""
    builder = RoomBuilder().begin()
    assert builder.table.game is not None
    view = builder.table.game.position.view(0)
    wish = OltremareOrders(decline_below=3, accept_deals=2, accept_get="silk", accept_pay=1)
    orders = wish.given(view)
    assert orders.standing(view) == orders
    while builder.table.game.position.turn == builder.turn == view.to_move[0]:
        builder.play()
    later = builder.table.game.position.view(0)
    assert orders.standing(later) == replace(orders, accept_deals=0)
    # Whoever sends back what is shown, with one thing changed, does not order the deal again.
    changed = replace(orders.standing(later), decline_below=4).given(later)
    assert changed == OltremareOrders(decline_below=4)


def test_a_proxy_that_has_ended_is_not_shown() -> None:
    builder = RoomBuilder("batavia").begin()
    until_bidding(builder, 1)
    assert builder.table.game is not None
    orders = batavia.BataviaOrders(bid_up_to=20).given(builder.table.game.position.view(1))
    now = auction(builder)
    while auction(builder) == now:
        view = builder.table.game.position.view(1)
        assert orders.standing(view) == orders
        builder.play()
    assert orders.standing(builder.table.game.position.view(1)).bid_up_to is None
