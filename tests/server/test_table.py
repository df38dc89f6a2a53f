"""A table is its log: what may be written, what is refused and why, and that replaying agrees."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.contract.refused import Refused
from fondaco.messages import messages_in
from fondaco.server.base.log_codec import decode, encode
from fondaco.table.audience import Audience
from fondaco.table.entries import (
    Closed,
    Moved,
    NumberedEntry,
    Opened,
    Ordered,
    Reason,
    Said,
    TableSettings,
)
from fondaco.table.sight import Sight
from fondaco.table.speech import MAX_TEXT
from fondaco.table.table import MAX_MOVE, Table
from fondaco.testing.tables import table_facts
from tests import toy
from tests.server.room_builder import DAYS, LIVE, RoomBuilder


def refused(builder: RoomBuilder, reason: str, command: Callable[[Table], object]) -> None:
    """The command is refused with that reason, and nothing changes."""
    before = copy.deepcopy(table_facts(builder.table))
    with pytest.raises(Refused, match=reason):
        command(builder.table)
    assert table_facts(builder.table) == before


# --- before the game ------------------------------------------------------------------------------


def test_people_and_bots_sit_down_leave_and_the_game_begins() -> None:
    builder = RoomBuilder(people=2)
    table = builder.table
    builder.write(table.sit("ann", " Ann\n"))
    builder.write(table.sit("bob", "Bob", 2))
    builder.write(table.hire(1, "random", "Marco"))
    assert [chair.name for chair in table.chairs] == ["Ann", "Marco", "Bob"]
    assert [table.seat_of(who) for who in ("ann", "bob", "cem", None)] == [0, 2, -1, -1]
    builder.write(table.free(2))
    refused(builder, "still an empty seat", Table.begin)
    builder.write(table.free(1))
    refused(builder, "still 2 empty seats", Table.begin)
    builder.write(table.sit("cem", "Cem", 1))
    builder.write(table.sit("bob", "Bob"))
    builder.write(table.begin())
    assert table.status == "playing"
    assert table.turn >= 0


def test_seats_are_refused_with_a_reason() -> None:
    builder = RoomBuilder(players=2)
    table = builder.table
    builder.write(table.sit("ann", "Ann", 1))
    refused(builder, "already sit", lambda t: t.sit("ann", "Anna", 0))
    refused(builder, "seat is taken", lambda t: t.sit("bob", "Bob", 1))
    refused(builder, "called ANN", lambda t: t.sit("bob", "ANN", 0))
    refused(builder, "Seats are 0 to 1", lambda t: t.sit("bob", "Bob", 2))
    refused(builder, "Seats are 0 to 1", lambda t: t.sit("bob", "Bob", -1))
    refused(builder, "at most 24", lambda t: t.sit("bob", "B" * 25, 0))
    refused(builder, "no bot 'shylock'", lambda t: t.hire(0, "shylock", "Marco"))
    refused(builder, "at most 10 seconds", lambda t: t.hire(0, "captain:3600s", "Marco"))
    refused(builder, "at most 10 seconds", lambda t: t.hire(0, "captain:9999999", "Marco"))
    refused(builder, "too long for a bot", lambda t: t.hire(0, "captain:" + "sly:" * 99, "Marco"))
    refused(builder, "seat is taken", lambda t: t.hire(1, "random", "Marco"))
    refused(builder, "Nobody sits there", lambda t: t.free(0))
    refused(builder, "Nobody sits there", lambda t: t.free(9))
    builder.write(table.sit("bob", "Bob"))
    refused(builder, "All seats", lambda t: t.sit("cem", "Cem"))


def test_before_the_game_nothing_of_the_game_can_be_done() -> None:
    builder = RoomBuilder().sit()
    for command in during():
        refused(builder, "hasn’t started yet", command)
    refused(builder, "You are only watching", lambda t: t.move(-1, "done"))


def during() -> list[Callable[[Table], object]]:
    return [
        lambda t: t.move(0, "done"),
        lambda t: t.undo(0),
        lambda t: t.say_ready(0),
        lambda t: t.stand(0, "random", "asked"),
        lambda t: t.come_back(0),
        lambda t: t.pause("ann"),
        lambda t: t.resume("ann"),
    ]


# --- during the game ------------------------------------------------------------------------------


def test_a_move_is_checked_and_nothing_happens_when_it_is_refused() -> None:
    builder = RoomBuilder().begin()
    turn = builder.turn
    other = (turn + 1) % 3
    refused(builder, ".", lambda t: t.move(turn, "fly to the moon"))
    refused(builder, ".", lambda t: t.move(other, builder.text(turn)))
    refused(builder, "too long", lambda t: t.move(turn, "x" * (MAX_MOVE + 1)))
    refused(builder, "You are only watching", lambda t: t.move(7, "done"))
    refused(builder, "already started", lambda t: t.sit("eve", "Eve"))
    refused(builder, "already started", lambda t: t.hire(0, "random", "Marco"))
    refused(builder, "already started", lambda t: t.free(0))
    refused(builder, "already started", Table.begin)
    entry = builder.table.move(turn, builder.text(), request="7")
    assert isinstance(entry, Moved)
    assert builder.write(entry)


def test_a_bot_that_sits_there_moves_and_a_person_in_its_place_does_not() -> None:
    builder = RoomBuilder(people=0).begin()
    refused(builder, "A bot is playing for you", lambda t: t.move(builder.turn, builder.text()))
    refused(builder, "A bot is playing for you", lambda t: t.undo(builder.turn))
    builder.play(5)
    assert builder.table.plies == 5


def test_a_bot_stands_in_until_the_person_is_back() -> None:
    builder = RoomBuilder().begin()
    turn = builder.turn
    refused(builder, "no bot", lambda t: t.stand(turn, "nobody", "asked"))
    refused(builder, "already playing", lambda t: t.come_back(turn))
    refused(builder, "playing again", lambda t: t.move(turn, builder.text(), by="bot"))
    builder.write(builder.table.stand(turn, "random", "left"))
    assert builder.table.chairs[turn].mind == "random"
    refused(builder, "A bot is already playing there", lambda t: t.stand(turn, "random", "clock"))
    refused(builder, "Take your seat back", lambda t: t.move(turn, builder.text()))
    thought = builder.text()
    builder.write(builder.table.come_back(turn))
    # What the bot had thought of meanwhile comes too late.
    refused(builder, "playing again", lambda t: t.move(turn, thought, by="bot"))
    builder.write(builder.table.move(turn, thought))


def test_a_pause_stops_everything_but_talk_and_coming_back() -> None:
    builder = RoomBuilder().begin()
    seat = (builder.turn + 1) % 3
    builder.write(builder.table.stand(seat, "random", "asked"))
    refused(builder, "Only seated players", lambda t: t.pause("eve"))
    builder.write(builder.table.pause("ann"))
    refused(builder, "paused", lambda t: t.move(0, "done"))
    refused(builder, "paused", lambda t: t.pause("ann"))
    refused(builder, "paused", lambda t: t.stand(0, "random", "left"))
    refused(builder, "Only seated players", lambda t: t.resume("eve"))
    builder.write(builder.table.come_back(seat))
    builder.write(builder.table.say("bob", "x", "back in a minute"))
    builder.write(builder.table.resume("bob"))
    refused(builder, "already started", lambda t: t.resume("ann"))
    builder.play()


def test_the_host_may_pause_without_sitting() -> None:
    builder = RoomBuilder(players=2)
    builder.write(builder.table.sit("bob", "Bob"))
    builder.write(builder.table.sit("cem", "Cem"))
    builder.write(builder.table.begin())
    builder.write(builder.table.pause("ann"))
    assert builder.table.status == "paused"


def test_only_the_last_mover_takes_back_and_never_past_what_came_to_light() -> None:
    builder = RoomBuilder().begin()
    seat = builder.turn
    refused(builder, "Nothing has been played", lambda t: t.undo(seat))
    game = builder.table.game
    assert game is not None
    while not game.can_undo(seat):
        builder.play()
        seat = game.log[-1][0]
    other = (seat + 1) % 3
    refused(builder, f"{builder.table.chairs[seat].name} has moved", lambda t: t.undo(other))
    refused(builder, "You can undo 1 ", lambda t: t.undo(seat, 0))
    refused(builder, "You can undo 1 ", lambda t: t.undo(seat, game.undoable(seat) + 1))
    before, moves = len(game.log), len(builder.table.moves)
    builder.write(builder.table.undo(seat, 1))
    assert (len(game.log), len(builder.table.moves)) == (before - 1, moves - 1)
    while not game.log or not any(event.barrier for event in game.events[-1]):
        builder.play()
    last = game.log[-1][0]
    refused(builder, "can’t be (unseen|undone)", lambda t: t.undo(last))


def test_readiness_lasts_until_something_new_is_offered() -> None:
    builder = RoomBuilder().begin().until_talks()
    turn, seat, third = builder.turn, (builder.turn + 1) % 3, (builder.turn + 2) % 3
    refused(builder, "Nobody is trading", lambda t: t.say_ready(turn))
    assert sorted(builder.table.people_to_hear()) == sorted([seat, third])
    builder.write(builder.table.say_ready(seat))
    assert builder.table.ready(seat)
    assert builder.table.people_to_hear() == [third]
    builder.write(builder.table.move(turn, f"offer {seat}: 1d for 1 any"))
    assert not builder.table.ready(seat)
    assert seat in builder.table.people_to_hear()
    builder.write(builder.table.say_ready(seat))
    assert builder.table.ready(seat)
    builder.end_turn()
    assert not builder.table.ready(seat)


def test_what_is_said_is_one_line_of_the_players() -> None:
    builder = RoomBuilder().sit()
    entry = builder.table.say("bob", "an impostor", "  ciao\n a\x00 tutti\u202e ")
    assert isinstance(entry, Said)
    assert (entry.name, entry.text, entry.seat) == ("Bob", "ciao a tutti", 1)
    refused(builder, "Only seated players", lambda t: t.say("eve", "Eve", "hello"))
    refused(builder, "message is empty", lambda t: t.say("bob", "Bob", " \n\x07"))
    refused(builder, "too long", lambda t: t.say("bob", "Bob", "x" * (MAX_TEXT + 1)))


def test_a_closed_table_and_a_finished_one_stay_as_they_are() -> None:
    closed = RoomBuilder().begin()
    closed.write(closed.table.close("enough"))
    over = RoomBuilder("batavia", seed="short", setup="quick").begin().play(5000)
    assert over.table.status == "over"
    assert over.table.game is not None
    assert over.table.game.over
    for builder, reason in ((closed, "closed"), (over, "over")):
        commands = [*during(), Table.begin, Table.close, lambda t: t.sit("eve", "Eve")]
        for command in commands:
            refused(builder, reason, command)
        assert isinstance(builder.table.say("ann", "Ann", "well played"), Said)
    assert isinstance(closed.table.rows[-1].entry, Closed)


# --- ids and identities ---------------------------------------------------------------------------


def test_a_request_is_known_again_by_who_sent_it() -> None:
    builder = RoomBuilder().begin()
    turn = builder.turn
    me, other = ("ann", "bob", "cem")[turn], ("ann", "bob", "cem")[(turn + 1) % 3]
    builder.write(builder.table.move(turn, builder.text(), request="1"))
    number = builder.table.number
    builder.write(builder.table.say(other, "", "ciao", request="1"))
    builder.write(builder.table.pause(me, request="2"))
    builder.write(builder.table.resume(other, request="2"))
    assert builder.table.repeated(me, "1") == number
    assert builder.table.repeated(other, "1") == number + 1
    assert builder.table.repeated(me, "2") == number + 2
    assert builder.table.repeated(other, "2") == number + 3
    assert builder.table.repeated(me, "3") is None
    assert builder.table.repeated(me, "") is None


def test_who_calls_a_bot_for_another_is_the_one_whose_id_is_known() -> None:
    builder = RoomBuilder().begin()
    seat = builder.turn
    builder.write(
        builder.table.stand(seat, "random", "away", "5", by="cem" if seat != 2 else "ann")
    )
    assert builder.table.repeated("cem" if seat != 2 else "ann", "5") == builder.table.number
    assert builder.table.repeated(("ann", "bob", "cem")[seat], "5") is None


def test_a_guest_who_signs_in_is_still_the_one_who_sits_there() -> None:
    builder = RoomBuilder().sit()
    table = builder.table
    builder.write(table.say("ann", "", "ciao", request="1"))
    table.aliases["ann"] = "account"
    assert table.seat_of("account") == table.seat_of("ann") == 0
    assert table.is_host("account")
    assert not table.is_host("bob")
    assert table.repeated("account", "1") == table.number
    refused(builder, "already sit", lambda t: t.sit("account", "Anna"))


# --- logs -----------------------------------------------------------------------------------------


def test_a_log_begins_with_its_opening_and_has_no_gaps() -> None:
    builder = RoomBuilder().sit()
    with pytest.raises(Refused, match="does not begin with the opening"):
        Table("t", builder.table.rows[1])
    with pytest.raises(Refused, match="does not follow"):
        builder.table.apply(NumberedEntry(builder.table.number + 2, 0, Closed()))
    with pytest.raises(Refused, match="does not follow"):
        builder.table.apply(builder.table.rows[-1])


def test_a_log_of_other_rules_is_not_guessed_at() -> None:
    opened = Opened(TableSettings("oltremare", 3, {}), version=99, seed="s", host="ann")
    with pytest.raises(Refused, match="version 99"):
        Table("t", NumberedEntry(0, 0, opened))


def test_every_kind_of_entry_is_read_back_as_it_was_written() -> None:
    builder = RoomBuilder(clock=LIVE).begin().play(3)
    seat = builder.turn
    builder.write(builder.table.stand(seat, "random", "clock"))
    builder.write(builder.table.come_back(seat))
    builder.write(builder.table.pause("ann"))
    builder.write(builder.table.resume("ann"))
    builder.write(builder.table.close())
    orders = Ordered(seat=0, orders={"bid_up_to": 3, "decline_all": True})
    for entry in [*(row.entry for row in builder.table.rows), orders]:
        assert decode(encode(entry)) == entry


COMMANDS: list[Callable[[RoomBuilder, int], Any]] = [
    lambda b, n: b.table.move(b.turn, b.text(), by=actor(b, b.turn)),
    lambda b, n: b.table.move(b.turn, b.text(), by=actor(b, b.turn), request=f"r{n % 7}"),
    lambda b, n: b.table.move(n % 3, b.text(n % 3)),
    lambda b, n: b.table.move(b.turn, f"offer {n % 3}: {n % 4}d for 1 any"),
    lambda b, n: b.table.undo(n % 3, n % 4),
    lambda b, n: b.table.undo(b.table.game.log[-1][0] if b.table.moves and b.table.game else 0),
    lambda b, n: b.table.say_ready(n % 3),
    lambda b, n: b.table.stand(n % 3, "random", "asked"),
    lambda b, n: b.table.come_back(n % 3),
    lambda b, n: b.table.pause("ann"),
    lambda b, n: b.table.resume("bob"),
    lambda b, n: b.table.resume("ann"),
    lambda b, n: b.table.say("ann", "", f"number {n}", f"s{n % 5}"),
    lambda b, n: b.table.sit(f"p{n % 4}", f"P{n % 4}", n % 5 - 1),
    lambda b, n: b.table.hire(n % 3, "random", f"Bot {n % 3}"),
    lambda b, n: b.table.free(n % 3),
    lambda b, n: b.table.begin(),
    lambda b, n: b.table.close() if n % 97 == 0 else b.table.begin(),
]


def actor(builder: RoomBuilder, seat: int) -> Any:
    return "bot" if seat >= 0 and builder.table.chairs[seat].mind else "person"


@settings(max_examples=30, deadline=None, derandomize=True)
@given(
    st.sampled_from(["oltremare", "batavia"]),
    st.sampled_from([None, LIVE, DAYS]),
    st.booleans(),
    st.lists(
        st.tuples(st.integers(0, 3 * len(COMMANDS)), st.integers(0, 10**6), st.integers(0, 90)),
        max_size=60,
    ),
)
def test_replaying_the_log_gives_the_same_table(
    game: str, clock: Any, begun: bool, wishes: list[tuple[int, int, int]]
) -> None:
    builder = RoomBuilder(game, clock=clock, seed=f"any{len(wishes)}")
    if begun:
        builder.begin()
    for kind, number, seconds in wishes:
        builder.wait(seconds)
        command = COMMANDS[kind] if kind < len(COMMANDS) else COMMANDS[0]  # mostly moves
        before = table_facts(builder.table)
        try:
            entry = command(builder, number)
        except Refused:
            assert table_facts(builder.table) == before
            continue
        assert table_facts(builder.table) == before  # asking changes nothing
        builder.write(entry)
    assert table_facts(builder.room().table) == table_facts(builder.table)


def test_something_said_with_a_click_is_read_by_everybody_in_their_own_language() -> None:
    builder = RoomBuilder().begin()
    builder.write(builder.table.remark("ann", Reason("say-oltremare-none", {"goods": "silk"})))
    sight = Sight(builder.table, messages_in)
    said = {
        language: sight.update(builder.table.rows[-1], Audience(1, language), None).speech
        for language in ("en", "de")
    }
    assert {each.text for each in said.values() if each} == {
        "I have no silk.",
        "Ich habe keine Seide.",
    }
    with pytest.raises(Refused, match="one of the quick phrases"):
        builder.table.remark("ann", Reason("say-oltremare-none", {"goods": "gold"}))
    with pytest.raises(Refused, match="one of the quick phrases"):
        builder.table.remark("ann", Reason("web-title", {}))
    with pytest.raises(Refused, match="Only seated players"):
        builder.table.remark("nobody", Reason("say-sorry", {}))


def test_what_a_bot_says_with_its_move_is_heard_and_stands_in_the_log() -> None:
    builder = RoomBuilder().begin()
    turn = builder.table.turn
    builder.table.chairs[turn].bot = "merchant"
    move = builder.table.rules.format_move(builder.table.game.position.moves(turn)[0])  # type: ignore[union-attr]
    tells = Reason("say-oltremare-none", {"goods": "silk"})
    builder.write(builder.table.move(turn, move, by="bot", tells=tells))
    sight = Sight(builder.table, messages_in)
    update = sight.update(builder.table.rows[-1], Audience(-1, "en"), None)
    assert update.speech is not None
    assert (update.speech.text, update.speech.phrase) == ("I have no silk.", tells.id)
    assert update.lines[-1].text.endswith("“I have no silk.”")
    assert sight.story(Audience(-1, "en"))[-1].text == update.lines[-1].text


def test_what_was_only_asked_about_is_not_what_is_played() -> None:
    """The move that is written counts, whatever was tried before, and in whichever world."""
    for game in ("oltremare", "batavia"):
        builder, other = (
            RoomBuilder(game, clock=LIVE).begin(),
            RoomBuilder(game, clock=LIVE).begin(),
        )
        for _ in range(40):
            seat, table = builder.turn, builder.table
            entry = table.move(seat, text := builder.text())
            if builder.rng.random() < 0.5:
                table.move(seat, builder.text())  # somebody checks another
            builder.write(entry)
            again = Moved(seat=seat, move=other.table.rules.format_move(
                other.table.rules.parse_move(text)))  # fmt: skip
            other.write(again)
            assert table_facts(builder.table) == table_facts(other.table)
            assert builder.table.game is not None
            assert other.table.game is not None
            for one, two in zip(builder.table.game.events, other.table.game.events, strict=True):
                assert [each.in_full() for each in one] == [each.in_full() for each in two]


def test_a_move_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.install(monkeypatch)
    builder = RoomBuilder("toy").begin()
    played: list[int] = []
    play = toy.ToyPosition.play

    def counted(self: Any, seat: int, move: int, events: Any = None) -> None:
        played.append(move)
        play(self, seat, move, events)

    monkeypatch.setattr(toy.ToyPosition, "play", counted)
    builder.play(5)
    assert len(played) == 5
