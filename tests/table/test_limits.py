"""The limits of a table, each tried at its edge: the last that is allowed, and one more."""

import pytest

from fondaco.contract.refused import Refused
from fondaco.messages import messages_in
from fondaco.table.audience import Audience
from fondaco.table.entries import NumberedEntry, Opened, Said, TableSettings
from fondaco.table.sight import Sight
from fondaco.table.table import Table, fit_bot
from fondaco.testing import TableBuilder

TO = Audience(0, "en")


def refusal(error: pytest.ExceptionInfo[Refused]) -> str:
    return error.value.name


@pytest.mark.parametrize("bot", ["captain:5000", "captain:10s"])
def test_a_bot_may_think_as_long_as_that(bot: str) -> None:
    assert fit_bot(bot) == bot


@pytest.mark.parametrize("bot", ["captain:5001", "captain:10.1s"])
def test_a_bot_may_not_think_longer(bot: str) -> None:
    with pytest.raises(Refused) as error:
        fit_bot(bot)
    assert refusal(error) == "bot-thinks"
    assert error.value.values == {"seconds": 10.0, "iterations": 5000}


@pytest.mark.parametrize(("length", "why"), [(60, "no-bot"), (61, "long-bot")])
def test_the_name_of_a_bot_has_at_most_60_characters(length: int, why: str) -> None:
    with pytest.raises(Refused) as error:
        fit_bot("x" * length)
    assert refusal(error) == why


def test_a_name_has_at_most_24_characters() -> None:
    table = TableBuilder("oltremare").table
    entry = table.sit("ann", "A" * 24)
    assert getattr(entry, "name", "") == "A" * 24
    with pytest.raises(Refused) as error:
        table.sit("ann", "A" * 25)
    assert refusal(error) == "name-length"


def test_a_move_has_at_most_400_characters() -> None:
    builder = TableBuilder("oltremare").begin()
    for length, too_long in ((400, False), (401, True)):
        with pytest.raises(Refused) as error:
            builder.table.move(builder.turn, "x" * length)
        assert (refusal(error) == "move-too-long") == too_long


def test_what_is_said_has_at_most_500_characters() -> None:
    builder = TableBuilder("oltremare").sit()
    entry = builder.table.say("ann", "", "x" * 500)
    assert isinstance(entry, Said)
    assert len(entry.text) == 500
    with pytest.raises(Refused) as error:
        builder.table.say("ann", "", "x" * 501)
    assert refusal(error) == "text-too-long"


def test_600_missed_entries_are_shown_one_by_one_and_more_as_a_whole() -> None:
    builder = TableBuilder("oltremare").begin()
    last = builder.table.number
    for _ in range(601):
        builder.write(Said("ann", "Ann", "x", seat=0))
    sight = Sight(builder.table, messages_in)
    welcome = sight.welcome(last + 1, TO, False, 0)
    assert (len(welcome.missed), welcome.whole) == (600, False)
    welcome = sight.welcome(last, TO, False, 0)
    assert (len(welcome.missed), welcome.whole) == (0, True)


def test_50000_missed_characters_are_shown_one_by_one_and_more_as_a_whole() -> None:
    builder = TableBuilder("oltremare").begin()
    last = builder.table.number
    for text in ["x", *["y" * 500] * 100]:
        builder.write(Said("ann", "Ann", text, seat=0))
    sight = Sight(builder.table, messages_in)
    assert not sight.welcome(last + 1, TO, False, 0).whole
    assert sight.welcome(last, TO, False, 0).whole


def test_a_newcomer_hears_the_last_50_things_that_were_said() -> None:
    builder = TableBuilder("oltremare").begin()
    sight = Sight(builder.table, messages_in)
    for count in range(50):
        builder.write(Said("ann", "Ann", f"{count}", seat=0))
    talk, more = sight.talk(TO)
    assert ([said.text for said in talk], more) == ([f"{count}" for count in range(50)], False)
    assert sight.welcome(-1, TO, False, 0).earlier == []
    builder.write(Said("ann", "Ann", "50", seat=0))
    talk, more = sight.talk(TO)
    assert ([said.text for said in talk], more) == ([f"{count}" for count in range(1, 51)], True)
    assert sight.welcome(-1, TO, False, 0).earlier == ["table"]
    talk, more = sight.talk(TO, before=builder.table.number)
    assert ([said.text for said in talk], more) == ([f"{count}" for count in range(50)], False)


@pytest.mark.parametrize("number", [-1, 1])
def test_a_log_begins_with_entry_0(number: int) -> None:
    opened = Opened(TableSettings("oltremare", 3, {}), version=1, seed="s", host="ann")
    with pytest.raises(Refused) as error:
        Table("t", NumberedEntry(number, 0, opened))
    assert refusal(error) == "log-opening"


def test_a_log_begins_with_its_opening() -> None:
    with pytest.raises(Refused) as error:
        Table("t", NumberedEntry(0, 0, Said("ann", "Ann", "ciao")))
    assert refusal(error) == "log-opening"
