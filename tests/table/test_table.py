"""What a table answers, at the places where a wrong answer would go unnoticed elsewhere."""

import pytest

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.table.entries import Clock, Paused, Reason, Said, Stood
from fondaco.testing import TableBuilder

LIVE = Clock(kind="live", bank=100, increment=10)
DAYS = Clock(kind="days", days=2)


def test_in_a_pause_nobody_is_waited_for_in_talks() -> None:
    builder = TableBuilder("oltremare").begin().until_talks()
    assert len(builder.table.people_to_hear()) == 2
    builder.write(builder.table.pause("ann"))
    assert builder.table.people_to_hear() == []


@pytest.mark.parametrize("seat", range(3))
def test_a_bot_ends_the_talks_of_its_turn_wherever_it_sits(seat: int) -> None:
    builder = TableBuilder("oltremare").begin().until_talks()
    while builder.turn != seat:
        builder.end_turn().until_talks()
    assert not builder.table.bot_ends_talks()
    builder.write(builder.table.stand(seat, "random", "left"))
    assert builder.table.bot_ends_talks()
    for other in {0, 1, 2} - {seat}:
        builder.write(builder.table.say_ready(other))
    assert not builder.table.bot_ends_talks()


def test_a_stranger_has_sent_nothing_that_somebody_at_the_table_has() -> None:
    builder = TableBuilder("oltremare").begin()
    builder.write(builder.table.say("cem", "", "ciao", request="1"))
    assert builder.table.repeated("cem", "1") == builder.table.number
    assert builder.table.repeated("zoe", "1") is None


def test_what_nobody_has_sent_is_known_of_nobody() -> None:
    """In old logs a pause does not say whose it is."""
    builder = TableBuilder("oltremare").begin()
    builder.write(Paused(id="1"))
    assert [builder.table.repeated(who, "1") for who in ("ann", "bob", "cem")] == [None] * 3


def test_an_empty_seat_is_nobodys() -> None:
    table = TableBuilder("oltremare").table
    assert not table.same(None, "ann")
    assert table.same("ann", "ann")
    assert not table.same("ann", "bob")
    table.aliases["ann"] = "account"
    assert table.same("ann", "account")
    assert table.same("account", "ann")
    assert not table.same("bob", "account")
    assert not table.same(None, "account")


def test_a_bot_has_helped_once_it_has_stood_in() -> None:
    builder = TableBuilder("oltremare").begin()
    assert not builder.table.helped
    builder.write(Stood(0, "random", "asked"))
    builder.write(builder.table.come_back(0))
    assert builder.table.helped


@pytest.mark.parametrize(("clock", "left"), [(LIVE, 100_000), (DAYS, 2 * 86_400_000)])
def test_the_clock_of_the_first_turn_begins_with_the_game(clock: Clock, left: int) -> None:
    builder = TableBuilder("oltremare", clock=clock).sit().wait(1000)
    builder.write(builder.table.begin())
    assert builder.table.clocks.remaining(builder.turn, builder.now) == left
    assert builder.table.clocks.due() == builder.now + left


def test_a_seat_may_ask_for_a_moment_three_times_in_every_turn() -> None:
    builder = TableBuilder("oltremare").begin().until_talks()
    for _ in range(2):
        seat = (builder.turn + 1) % 3
        for _ in range(3):
            builder.write(builder.table.hold(seat))
            assert builder.table.held_until == builder.now + 60_000
        with pytest.raises(Refused) as error:
            builder.table.hold(seat)
        assert (error.value.name, error.value.values) == ("held-enough", {"most": 3})
        builder.end_turn().until_talks()
        assert builder.table.held_until == 0


@pytest.mark.parametrize(("used", "moment"), [(30, 60_000), (70, 30_000), (100, 0), (130, 0)])
def test_nobody_is_waited_for_longer_than_their_own_clock_allows(used: int, moment: int) -> None:
    builder = TableBuilder("oltremare", clock=LIVE).begin().until_talks()
    seat = (builder.turn + 1) % 3
    builder.table.clocks.left[seat] -= used * 1000
    builder.write(builder.table.hold(seat))
    assert builder.table.held_until == builder.now + moment


def test_a_person_may_pause_three_times_in_a_turn_where_others_wait() -> None:
    builder = TableBuilder("oltremare").begin()
    for _ in range(2):
        for _ in range(3):
            builder.write(builder.table.pause("ann"))
            builder.write(builder.table.resume("ann"))
        with pytest.raises(Refused) as error:
            builder.table.pause("ann")
        assert (error.value.name, error.value.values) == ("paused-enough", {"most": 3})
        builder.write(builder.table.pause("bob"))
        builder.write(builder.table.resume("ann"))
        builder.end_turn()


def test_one_alone_with_bots_may_pause_as_often_as_they_like() -> None:
    builder = TableBuilder("oltremare", people=1).begin()
    for _ in range(9):
        builder.write(builder.table.pause("ann"))
        builder.write(builder.table.resume("ann"))


def test_where_the_host_has_not_opened_the_hands_they_stay_closed() -> None:
    builder = TableBuilder("batavia", setup="quick").begin().play(60)
    assert builder.table.status == "playing"
    assert builder.table.open_ply() == -1


def test_only_what_the_table_knows_can_be_said_with_a_click() -> None:
    builder = TableBuilder("oltremare").sit()
    for phrase in (Reason("say-oltremare-none", {"goods": "silk"}), Reason("say-sorry")):
        said = builder.table.remark("bob", phrase)
        assert (getattr(said, "seat", None), getattr(said, "phrase", None)) == (1, phrase)
    for phrase in (Reason("say-oltremare-none"), Reason("say-sorry", {"goods": "silk"})):
        with pytest.raises(Refused) as error:
            builder.table.remark("bob", phrase)
        assert error.value.name == "no-remark"


def test_with_days_every_turn_of_every_seat_begins_with_all_of_them() -> None:
    builder = TableBuilder("oltremare", clock=DAYS).begin()
    for _ in range(7):
        assert builder.table.clocks.remaining(builder.turn, builder.now) == 2 * 86_400_000
        builder.wait(1000).end_turn()


@pytest.mark.parametrize("seat", range(3))
def test_the_time_of_a_bot_counts_wherever_it_sits_and_not_in_a_pause(seat: int) -> None:
    builder = TableBuilder("oltremare", people=3).begin()
    while builder.turn != seat:
        builder.end_turn()
    assert builder.table.bot_time(builder.wait(5).now) == 0
    builder.write(builder.table.stand(seat, "random", "left"))
    assert builder.table.bot_time(builder.wait(7).now) == 7000
    builder.write(builder.table.pause("ann"))
    assert builder.table.bot_time(builder.wait(11).now) == 7000
    builder.write(builder.table.resume("ann"))
    assert builder.table.bot_time(builder.wait(13).now) == 20_000
    builder.write(builder.table.come_back(seat))
    assert builder.table.bot_time(builder.wait(17).now) == 20_000


def test_a_request_of_every_seat_is_known_again() -> None:
    builder = TableBuilder("oltremare").begin().until_talks()
    assert builder.table.held_until == 0
    for seat in {0, 1, 2} - {builder.turn}:
        builder.write(builder.table.say_ready(seat, request="1"))
        assert builder.table.repeated(("ann", "bob", "cem")[seat], "1") == builder.table.number


@pytest.mark.parametrize("seat", range(3))
def test_a_bot_exclaims_only_while_it_plays(seat: int) -> None:
    builder = TableBuilder("oltremare").begin()
    phrase = Reason("say-sorry")

    def refusal(seat: int) -> str:
        with pytest.raises(Refused) as error:
            builder.table.exclaim(seat, phrase)
        return error.value.name

    assert refusal(seat) == "person-plays"
    assert refusal(SPECTATOR) == "only-watching"
    builder.write(builder.table.stand(seat, "random", "left"))
    name = builder.table.chairs[seat].name
    assert builder.table.exclaim(seat, phrase) == Said("", name, "", seat=seat, phrase=phrase)
    builder.write(builder.table.pause("ann"))
    assert refusal(seat) == "paused"
