"""Endless talk, endless offers and long absence make no frame large."""

import asyncio
from functools import partial

import pytest
from msgspec import json

from fondaco.contract.refused import Refused
from fondaco.host.spectator_chat import recent_speeches, say_to_spectators
from fondaco.server.base.log_codec import encoded
from fondaco.server.limits.rates import Bounds
from fondaco.table.audience import Audience
from fondaco.table.sight import MISSED, TALK
from fondaco.table.table import MAX_OFFERS, Table
from tests.server.guests import Guest
from tests.server.houses import open_house
from tests.server.room_builder import RoomBuilder
from tests.server.serving import in_one_window

WORDS = "a long story " * 38


def chatted(times: int) -> RoomBuilder:
    builder = RoomBuilder("batavia").sit()
    for number in range(times):
        builder.write(builder.table.say("ann", "Ann", f"{number} {WORDS}"))
    return builder


def test_newcomers_hear_the_last_things_said_and_may_ask_for_more() -> None:
    sight, to = chatted(1000).room().sight, Audience(0, "en")
    welcome = sight.welcome(-1, to, False, 0)
    assert welcome.whole
    assert welcome.earlier == ["table"]
    assert len(encoded(welcome)) < 64_000
    heard = welcome.talk
    assert [int(each.text.split()[0]) for each in heard] == list(range(1000 - TALK, 1000))
    more = True
    while more:
        page, more = sight.talk(to, heard[0].number)
        assert len(page) <= TALK
        heard = [*page, *heard]
    assert [int(each.text.split()[0]) for each in heard] == list(range(1000))


def test_who_missed_very_much_is_told_everything_again() -> None:
    builder = chatted(MISSED + 100)
    sight, last = builder.room().sight, builder.table.number
    some = sight.welcome(last - 20, Audience(0, "en"), False, 0)
    assert (len(some.missed), some.whole, some.talk) == (20, False, [])
    anew = sight.welcome(0, Audience(0, "en"), False, 0)
    assert (anew.missed, anew.whole, len(anew.talk)) == ([], True, TALK)


def test_the_gallery_has_pages_too_and_players_may_not_turn_them() -> None:
    async def work() -> None:
        async with open_house() as local:
            room = await local.table("batavia", start=False)
            for number in range(TALK + 10):
                await say_to_spectators(local.house, room, "eve", "Eve", f"{number}")
            page, more = await recent_speeches(local.house, room, 10**9)
            assert [each.text for each in page] == [str(at) for at in range(10, TALK + 10)]
            assert more
            page, more = await recent_speeches(local.house, room, page[0].number)
            assert [each.text for each in page] == [str(at) for at in range(10)]
            assert not more

    asyncio.run(work())


def test_old_talk_is_asked_for_over_http(house: str) -> None:
    ann, eve = Guest(house, "Ann"), Guest(house, "Eve")
    table = ann.open("batavia", start=True)

    async def talk() -> None:
        async with ann.at(table) as line, eve.at(table) as watcher:
            for number in range(3):
                assert (await line.ask("say", text=f"at the table {number}"))["ok"]
            assert (await watcher.ask("say", text="hush", channel="gallery"))["ok"]

    asyncio.run(talk())
    where = f"/api/tables/{table}/talk"
    page = ann.get(f"{where}?channel=table&before=1000")
    assert [each["text"][-1] for each in page["talk"]] == ["0", "1", "2"]
    assert not page["earlier"]
    second = page["talk"][1]["number"]
    assert len(ann.get(f"{where}?channel=table&before={second}")["talk"]) == 1
    assert eve.get(f"{where}?channel=gallery&before=1000")["talk"][0]["text"] == "hush"
    refused = ann.web.get(f"{where}?channel=gallery&before=1000")
    assert refused.json()["name"] == "gallery"
    assert ann.web.get(f"{where}?channel=cellar&before=1").status_code == 400


def test_nobody_talks_without_end(house: str) -> None:
    ann = Guest(house, "Ann")
    table = ann.open("batavia", start=True)

    in_one_window(Bounds().limit("speeches"))

    async def work() -> None:
        async with ann.at(table) as line:
            answers = [await line.ask("say", text=f"{number}") for number in range(60)]
            names = [each["name"] for each in answers if not each["ok"]]
            assert names
            assert set(names) == {"too-many-speeches"}
            assert "seconds" in answers[-1]["reason"]
            assert (await line.ask("ping"))["ok"]

    asyncio.run(work())


# --- offers ---------------------------------------------------------------------------------------


def trading() -> tuple[RoomBuilder, int]:
    builder = RoomBuilder("oltremare").begin().until_talks()
    return builder, builder.turn


def test_nobody_piles_up_offers_and_who_withdraws_one_may_make_another() -> None:
    builder, turn = trading()
    offer = partial(Table.move, seat=turn, text="offer all: 1d for 1 any")
    for _ in range(MAX_OFFERS):
        builder.write(offer(builder.table))
    with pytest.raises(Refused, match="Withdraw one first") as refused:
        offer(builder.table)
    assert refused.value.name == "many-offers"
    other = (turn + 1) % 3
    builder.write(builder.table.move(other, f"offer {turn}: 1d for 1 any"))  # others have their own
    assert len(encoded(builder.room().sight.welcome(-1, Audience(other, "en"), False, 0))) < 40_000
    assert builder.table.game is not None
    moves = builder.table.rules.format_move
    listed = [moves(move) for move in builder.table.game.position.moves(turn)]
    builder.write(
        builder.table.move(turn, next(move for move in listed if move.startswith("withdraw")))
    )
    builder.write(offer(builder.table))


def test_a_log_with_more_offers_is_still_read() -> None:
    builder, turn = trading()
    for _ in range(MAX_OFFERS + 5):  # as older houses allowed
        builder.write(builder.table.move(turn, "offer all: 1d for 1 any", by="order"))
    assert builder.room().table.number == builder.table.number


# --- finished tables ------------------------------------------------------------------------------


def test_a_finished_game_is_put_into_words_once(monkeypatch: pytest.MonkeyPatch) -> None:
    builder = RoomBuilder("batavia", setup="quick").begin()
    while builder.table.status != "over":
        builder.play()
    sight, to = builder.room().sight, Audience(0, "en")
    first = sight.welcome(-1, to, False, 0)
    monkeypatch.setattr(sight, "lines", None)  # nobody puts anything into words any more
    monkeypatch.setattr(sight._results, "_summed_up", None)
    assert json.encode(sight.welcome(-1, to, False, 0)) == json.encode(first)
