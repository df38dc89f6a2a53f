"""A table is its log: what may be written, what is refused and why, and that replaying agrees."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fondaco.contract.refused import Refused
from fondaco.server.lines import decode, encode
from fondaco.server.words import messages
from fondaco.table.audience import Audience
from fondaco.table.entries import Closed, Moved, Opened, Ordered, Reason, Row, Said, Settings
from fondaco.table.sight import Sight
from fondaco.table.table import MAX_MOVE, MAX_TEXT, Table
from tests import toy
from tests.server.book import DAYS, LIVE, Book, facts


def refused(book: Book, reason: str, command: Callable[[Table], object]) -> None:
    """The command is refused with that reason, and nothing changes."""
    before = copy.deepcopy(facts(book.table))
    with pytest.raises(Refused, match=reason):
        command(book.table)
    assert facts(book.table) == before


# --- before the game ------------------------------------------------------------------------------


def test_people_and_bots_sit_down_leave_and_the_game_begins() -> None:
    book = Book(people=2)
    table = book.table
    book.write(table.sit("ann", " Ann\n"))
    book.write(table.sit("bob", "Bob", 2))
    book.write(table.hire(1, "random", "Marco"))
    assert [chair.name for chair in table.chairs] == ["Ann", "Marco", "Bob"]
    assert [table.seat_of(who) for who in ("ann", "bob", "cem", None)] == [0, 2, -1, -1]
    book.write(table.free(2))
    refused(book, "still an empty seat", Table.begin)
    book.write(table.free(1))
    refused(book, "still 2 empty seats", Table.begin)
    book.write(table.sit("cem", "Cem", 1))
    book.write(table.sit("bob", "Bob"))
    book.write(table.begin())
    assert table.status == "playing"
    assert table.turn >= 0


def test_seats_are_refused_with_a_reason() -> None:
    book = Book(players=2)
    table = book.table
    book.write(table.sit("ann", "Ann", 1))
    refused(book, "already sit", lambda t: t.sit("ann", "Anna", 0))
    refused(book, "Somebody sits there", lambda t: t.sit("bob", "Bob", 1))
    refused(book, "called ANN", lambda t: t.sit("bob", "ANN", 0))
    refused(book, "seats are 0 to 1", lambda t: t.sit("bob", "Bob", 2))
    refused(book, "seats are 0 to 1", lambda t: t.sit("bob", "Bob", -1))
    refused(book, "at most 24", lambda t: t.sit("bob", "B" * 25, 0))
    refused(book, "no bot 'shylock'", lambda t: t.hire(0, "shylock", "Marco"))
    refused(book, "at most 10 seconds", lambda t: t.hire(0, "captain:3600s", "Marco"))
    refused(book, "at most 10 seconds", lambda t: t.hire(0, "captain:9999999", "Marco"))
    refused(book, "such a long name", lambda t: t.hire(0, "captain:" + "sly:" * 99, "Marco"))
    refused(book, "Somebody sits there", lambda t: t.hire(1, "random", "Marco"))
    refused(book, "Nobody sits there", lambda t: t.free(0))
    refused(book, "Nobody sits there", lambda t: t.free(9))
    book.write(table.sit("bob", "Bob"))
    refused(book, "All seats", lambda t: t.sit("cem", "Cem"))


def test_before_the_game_nothing_of_the_game_can_be_done() -> None:
    book = Book().sit()
    for command in during():
        refused(book, "not begun yet", command)
    refused(book, "You only watch", lambda t: t.move(-1, "done"))


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
    book = Book().begin()
    turn = book.turn
    other = (turn + 1) % 3
    refused(book, ".", lambda t: t.move(turn, "fly to the moon"))
    refused(book, ".", lambda t: t.move(other, book.text(turn)))
    refused(book, "too long", lambda t: t.move(turn, "x" * (MAX_MOVE + 1)))
    refused(book, "You only watch", lambda t: t.move(7, "done"))
    refused(book, "begun already", lambda t: t.sit("eve", "Eve"))
    refused(book, "begun already", lambda t: t.hire(0, "random", "Marco"))
    refused(book, "begun already", lambda t: t.free(0))
    refused(book, "begun already", Table.begin)
    entry = book.table.move(turn, book.text(), request="7")
    assert isinstance(entry, Moved)
    assert book.write(entry)


def test_a_bot_that_sits_there_moves_and_a_person_in_its_place_does_not() -> None:
    book = Book(people=0).begin()
    refused(book, "A bot plays for you", lambda t: t.move(book.turn, book.text()))
    refused(book, "A bot plays for you", lambda t: t.undo(book.turn))
    book.play(5)
    assert book.table.plies == 5


def test_a_bot_stands_in_until_the_person_is_back() -> None:
    book = Book().begin()
    turn = book.turn
    refused(book, "no bot", lambda t: t.stand(turn, "nobody", "asked"))
    refused(book, "already play for yourself", lambda t: t.come_back(turn))
    refused(book, "plays for themselves", lambda t: t.move(turn, book.text(), by="bot"))
    book.write(book.table.stand(turn, "random", "left"))
    assert book.table.chairs[turn].mind == "random"
    refused(book, "A bot plays there", lambda t: t.stand(turn, "random", "clock"))
    refused(book, "take your seat back", lambda t: t.move(turn, book.text()))
    thought = book.text()
    book.write(book.table.come_back(turn))
    # What the bot had thought of meanwhile comes too late.
    refused(book, "plays for themselves", lambda t: t.move(turn, thought, by="bot"))
    book.write(book.table.move(turn, thought))


def test_a_pause_stops_everything_but_talk_and_coming_back() -> None:
    book = Book().begin()
    seat = (book.turn + 1) % 3
    book.write(book.table.stand(seat, "random", "asked"))
    refused(book, "Only who sits", lambda t: t.pause("eve"))
    book.write(book.table.pause("ann"))
    refused(book, "paused", lambda t: t.move(0, "done"))
    refused(book, "paused", lambda t: t.pause("ann"))
    refused(book, "paused", lambda t: t.stand(0, "random", "left"))
    refused(book, "Only who sits", lambda t: t.resume("eve"))
    book.write(book.table.come_back(seat))
    book.write(book.table.say("bob", "x", "back in a minute"))
    book.write(book.table.resume("bob"))
    refused(book, "begun already", lambda t: t.resume("ann"))
    book.play()


def test_the_host_may_pause_without_sitting() -> None:
    book = Book(players=2)
    book.write(book.table.sit("bob", "Bob"))
    book.write(book.table.sit("cem", "Cem"))
    book.write(book.table.begin())
    book.write(book.table.pause("ann"))
    assert book.table.status == "paused"


def test_only_the_last_mover_takes_back_and_never_past_what_came_to_light() -> None:
    book = Book().begin()
    seat = book.turn
    refused(book, "Nothing has been played", lambda t: t.undo(seat))
    game = book.table.game
    assert game is not None
    while not game.can_undo(seat):
        book.play()
        seat = game.log[-1][0]
    other = (seat + 1) % 3
    refused(book, f"{book.table.chairs[seat].name} has moved", lambda t: t.undo(other))
    refused(book, "You can take back 1 ", lambda t: t.undo(seat, 0))
    refused(book, "You can take back 1 ", lambda t: t.undo(seat, game.undoable(seat) + 1))
    before, moves = len(game.log), len(book.table.moves)
    book.write(book.table.undo(seat, 1))
    assert (len(game.log), len(book.table.moves)) == (before - 1, moves - 1)
    while not game.log or not any(event.barrier for event in game.events[-1]):
        book.play()
    last = game.log[-1][0]
    refused(book, "cannot be (unseen|taken back)", lambda t: t.undo(last))


def test_readiness_lasts_until_something_new_is_offered() -> None:
    book = Book().begin().until_talks()
    turn, seat, third = book.turn, (book.turn + 1) % 3, (book.turn + 2) % 3
    refused(book, "no talks", lambda t: t.say_ready(turn))
    assert sorted(book.table.people_to_hear()) == sorted([seat, third])
    book.write(book.table.say_ready(seat))
    assert book.table.ready(seat)
    assert book.table.people_to_hear() == [third]
    book.write(book.table.move(turn, f"offer {seat}: 1d for 1 any"))
    assert not book.table.ready(seat)
    assert seat in book.table.people_to_hear()
    book.write(book.table.say_ready(seat))
    assert book.table.ready(seat)
    book.end_turn()
    assert not book.table.ready(seat)


def test_what_is_said_is_one_line_of_the_players() -> None:
    book = Book().sit()
    entry = book.table.say("bob", "an impostor", "  ciao\n a\x00 tutti\u202e ")
    assert isinstance(entry, Said)
    assert (entry.name, entry.text, entry.seat) == ("Bob", "ciao a tutti", 1)
    refused(book, "Only who sits", lambda t: t.say("eve", "Eve", "hello"))
    refused(book, "nothing to say", lambda t: t.say("bob", "Bob", " \n\x07"))
    refused(book, "too long", lambda t: t.say("bob", "Bob", "x" * (MAX_TEXT + 1)))


def test_a_closed_table_and_a_finished_one_stay_as_they_are() -> None:
    closed = Book().begin()
    closed.write(closed.table.close("enough"))
    over = Book("batavia", seed="short", setup="quick").begin().play(5000)
    assert over.table.status == "over"
    assert over.table.game is not None
    assert over.table.game.over
    for book, reason in ((closed, "closed"), (over, "over")):
        commands = [*during(), Table.begin, Table.close, lambda t: t.sit("eve", "Eve")]
        for command in commands:
            refused(book, reason, command)
        assert isinstance(book.table.say("ann", "Ann", "well played"), Said)
    assert isinstance(closed.table.rows[-1].entry, Closed)


# --- ids and identities ---------------------------------------------------------------------------


def test_a_request_is_known_again_by_who_sent_it() -> None:
    book = Book().begin()
    turn = book.turn
    me, other = ("ann", "bob", "cem")[turn], ("ann", "bob", "cem")[(turn + 1) % 3]
    book.write(book.table.move(turn, book.text(), request="1"))
    number = book.table.number
    book.write(book.table.say(other, "", "ciao", request="1"))
    book.write(book.table.pause(me, request="2"))
    book.write(book.table.resume(other, request="2"))
    assert book.table.repeated(me, "1") == number
    assert book.table.repeated(other, "1") == number + 1
    assert book.table.repeated(me, "2") == number + 2
    assert book.table.repeated(other, "2") == number + 3
    assert book.table.repeated(me, "3") is None
    assert book.table.repeated(me, "") is None


def test_who_calls_a_bot_for_another_is_the_one_whose_id_is_known() -> None:
    book = Book().begin()
    seat = book.turn
    book.write(book.table.stand(seat, "random", "away", "5", by="cem" if seat != 2 else "ann"))
    assert book.table.repeated("cem" if seat != 2 else "ann", "5") == book.table.number
    assert book.table.repeated(("ann", "bob", "cem")[seat], "5") is None


def test_a_guest_who_signs_in_is_still_the_one_who_sits_there() -> None:
    book = Book().sit()
    table = book.table
    book.write(table.say("ann", "", "ciao", request="1"))
    table.aliases["ann"] = "account"
    assert table.seat_of("account") == table.seat_of("ann") == 0
    assert table.is_host("account")
    assert not table.is_host("bob")
    assert table.repeated("account", "1") == table.number
    refused(book, "already sit", lambda t: t.sit("account", "Anna"))


# --- logs -----------------------------------------------------------------------------------------


def test_a_log_begins_with_its_opening_and_has_no_gaps() -> None:
    book = Book().sit()
    with pytest.raises(Refused, match="does not begin"):
        Table("t", book.table.rows[1])
    with pytest.raises(Refused, match="does not follow"):
        book.table.apply(Row(book.table.number + 2, 0, Closed()))
    with pytest.raises(Refused, match="does not follow"):
        book.table.apply(book.table.rows[-1])


def test_a_log_of_other_rules_is_not_guessed_at() -> None:
    opened = Opened(Settings("oltremare", 3, {}), version=99, seed="s", host="ann")
    with pytest.raises(Refused, match="version 99"):
        Table("t", Row(0, 0, opened))


def test_every_kind_of_entry_is_read_back_as_it_was_written() -> None:
    book = Book(clock=LIVE).begin().play(3)
    seat = book.turn
    book.write(book.table.stand(seat, "random", "clock"))
    book.write(book.table.come_back(seat))
    book.write(book.table.pause("ann"))
    book.write(book.table.resume("ann"))
    book.write(book.table.close())
    orders = Ordered(seat=0, orders={"bid_up_to": 3, "decline_all": True})
    for entry in [*(row.entry for row in book.table.rows), orders]:
        assert decode(encode(entry)) == entry


COMMANDS: list[Callable[[Book, int], Any]] = [
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


def actor(book: Book, seat: int) -> Any:
    return "bot" if seat >= 0 and book.table.chairs[seat].mind else "person"


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
    book = Book(game, clock=clock, seed=f"any{len(wishes)}")
    if begun:
        book.begin()
    for kind, number, seconds in wishes:
        book.wait(seconds)
        command = COMMANDS[kind] if kind < len(COMMANDS) else COMMANDS[0]  # mostly moves
        before = facts(book.table)
        try:
            entry = command(book, number)
        except Refused:
            assert facts(book.table) == before
            continue
        assert facts(book.table) == before  # asking changes nothing
        book.write(entry)
    assert facts(book.room().table) == facts(book.table)


def test_something_said_with_a_click_is_read_by_everybody_in_their_own_language() -> None:
    book = Book().begin()
    book.write(book.table.remark("ann", Reason("say-oltremare-none", {"goods": "silk"})))
    sight = Sight(book.table, messages)
    said = {
        language: sight.update(book.table.rows[-1], Audience(1, language), None).speech
        for language in ("en", "de")
    }
    assert {each.text for each in said.values() if each} == {
        "I have no silk.",
        "Ich habe keine Seide.",
    }
    with pytest.raises(Refused, match="can be chosen here"):
        book.table.remark("ann", Reason("say-oltremare-none", {"goods": "gold"}))
    with pytest.raises(Refused, match="can be chosen here"):
        book.table.remark("ann", Reason("web-title", {}))
    with pytest.raises(Refused, match="sits at"):
        book.table.remark("nobody", Reason("say-sorry", {}))


def test_what_a_bot_says_with_its_move_is_heard_and_stands_in_the_log() -> None:
    book = Book().begin()
    turn = book.table.turn
    book.table.chairs[turn].bot = "merchant"
    move = book.table.rules.format_move(book.table.game.position.moves(turn)[0])  # type: ignore[union-attr]
    tells = Reason("say-oltremare-none", {"goods": "silk"})
    book.write(book.table.move(turn, move, by="bot", tells=tells))
    sight = Sight(book.table, messages)
    update = sight.update(book.table.rows[-1], Audience(-1, "en"), None)
    assert update.speech is not None
    assert (update.speech.text, update.speech.phrase) == ("I have no silk.", tells.id)
    assert update.lines[-1].text.endswith("“I have no silk.”")
    assert sight.story(Audience(-1, "en"))[-1].text == update.lines[-1].text


def test_what_was_only_asked_about_is_not_what_is_played() -> None:
    """The move that is written counts, whatever was tried before, and in whichever world."""
    for game in ("oltremare", "batavia"):
        book, other = Book(game, clock=LIVE).begin(), Book(game, clock=LIVE).begin()
        for _ in range(40):
            seat, table = book.turn, book.table
            entry = table.move(seat, text := book.text())
            if book.rng.random() < 0.5:
                table.move(seat, book.text())  # somebody checks another
            book.write(entry)
            again = Moved(seat=seat, move=other.table.rules.format_move(
                other.table.rules.parse_move(text)))  # fmt: skip
            other.write(again)
            assert facts(book.table) == facts(other.table)
            assert book.table.game is not None
            assert other.table.game is not None
            for one, two in zip(book.table.game.events, other.table.game.events, strict=True):
                assert [each.in_full() for each in one] == [each.in_full() for each in two]


def test_a_move_is_played_once(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.install(monkeypatch)
    book = Book("toy").begin()
    played: list[int] = []
    play = toy.ToyPosition.play

    def counted(self: Any, seat: int, move: int, events: Any = None) -> None:
        played.append(move)
        play(self, seat, move, events)

    monkeypatch.setattr(toy.ToyPosition, "play", counted)
    book.play(5)
    assert len(played) == 5
