"""What an audience is shown: every field by name, and what one is asked."""

import json
from typing import Any

import pytest

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.server.showing import encoded
from fondaco.server.words import messages
from fondaco.table.audience import Audience
from fondaco.table.entries import Said
from fondaco.table.sight import Sight
from tests import toy
from tests.server.book import LIVE, Book

STATE = {
    "table", "number", "at", "title", "game", "players", "options", "private", "clock", "talk",
    "pace", "status", "commitment", "seats", "you", "host", "running", "view", "ask", "orders",
    "outlook", "log_limit", "same_deal_as", "follows", "rematch", "result",
    "coach", "open_later", "open_hands", "day", "counted", "forked_at",
}  # fmt: skip
SEAT = {"name", "kind", "bot", "standing_in", "ready", "clock", "person", "coach"}
UPDATE = {
    "type",
    "number",
    "at",
    "what",
    "seat",
    "events",
    "lines",
    "taken_back",
    "speech",
    "after",
    "changes",
    "state",
}


def shown(book: Book, seat: int = SPECTATOR, language: str = "en") -> dict[str, Any]:
    state = Sight(book.table, messages).state(Audience(seat, language), False, book.now)
    found: dict[str, Any] = json.loads(encoded(state))  # type: ignore[arg-type]
    return found


def test_a_state_has_these_fields_and_no_others() -> None:
    """A new field has to be entered here: may everybody see it?"""
    for book in (Book(), Book().sit(), Book(clock=LIVE).begin().play(20)):
        for seat in (SPECTATOR, 0):
            state = shown(book, seat)
            assert set(state) == STATE
            assert all(set(each) == SEAT for each in state["seats"])


def test_an_update_has_these_fields_and_no_others() -> None:
    book = Book().begin().play(30)
    book.write(book.table.say("ann", "", "ciao"))
    book.write(book.table.stand(book.turn, "random", "clock"))
    room = book.room()
    for row in room.table.rows[1:]:
        for seat in (SPECTATOR, 1):
            update = json.loads(encoded(room.sight.update(row, Audience(seat, "en"), None)))
            assert set(update) == UPDATE
            assert update["taken_back"] == []
            assert (update["speech"] is not None) == isinstance(row.entry, Said)


def test_before_the_game_there_is_nothing_to_see_or_to_do() -> None:
    state = shown(Book(people=1).sit(), 0)
    assert (state["view"], state["ask"], state["result"]) == (None, None, None)
    assert [seat["kind"] for seat in state["seats"]] == ["person", "bot", "bot"]
    assert [seat["kind"] for seat in shown(Book())["seats"]] == ["open"] * 3


def test_who_is_waited_for_is_asked_and_the_others_hear_whom_they_wait_for() -> None:
    book = Book().begin()
    turn, other = book.turn, (book.turn + 1) % 3
    ask = shown(book, turn)["ask"]
    assert ask["waited_for"]
    assert ask["prompt"]
    assert ask["help"]
    wait = shown(book, other)["ask"]
    assert not wait["waited_for"]
    assert book.table.chairs[turn].name in wait["prompt"]
    assert shown(book)["ask"] is None
    book.write(book.table.stand(other, "random", "left"))
    assert shown(book, other)["ask"] is None  # a bot plays for it
    book.write(book.table.pause("ann"))
    assert shown(book, turn)["ask"] is None


def test_a_program_gets_no_words() -> None:
    book = Book().begin().play(10)
    ask = shown(book, book.turn, "")["ask"]
    assert (ask["prompt"], ask["hints"], ask["help"], ask["ends"]) == ("", [], [], [])
    room = book.room()
    welcome = room.sight.welcome(-1, Audience(0, ""), False, 0)
    assert welcome.story == []
    assert room.sight.welcome(-1, Audience(0, "en"), False, 0).story


def test_the_moves_that_end_ones_turn_are_those_that_do() -> None:
    for game in ("oltremare", "batavia"):
        book = Book(game).begin()
        told = checked = 0
        while checked < 80 and book.table.game is not None and book.table.status == "playing":
            seat, position = book.turn, book.table.game.position
            ends = shown(book, seat)["ask"]["ends"]
            for move in position.moves(seat):
                after = position.copy()
                after.play(seat, move)
                text = book.table.rules.format_move(move)
                told += text in ends
                assert text not in ends or after.turn != seat
            checked += 1
            book.play()
        assert told > 3


def test_what_can_be_taken_back_is_told_to_its_mover_alone() -> None:
    book = Book().begin()
    game = book.table.game
    assert game is not None
    while not game.log or not game.can_undo(game.log[-1][0]):
        book.play()
    mover = game.log[-1][0]
    mine, theirs = shown(book, mover)["ask"], shown(book, (mover + 1) % 3)["ask"]
    assert mine["undo"] == game.undoable(mover) > 0
    assert (mine["no_undo"], theirs["undo"]) == ("", 0)
    assert theirs["no_undo"]


def test_who_comes_again_gets_what_was_missed_and_who_is_new_the_story() -> None:
    book = Book().begin().play(25)
    book.write(book.table.say("bob", "", "ciao"))
    sight = book.room().sight
    for last in (0, 5, book.table.number - 1, book.table.number):
        welcome = sight.welcome(last, Audience(1, "en"), False, 0)
        assert [update.number for update in welcome.missed] == list(
            range(last + 1, book.table.number + 1)
        )
        assert (welcome.story, welcome.talk) == ([], [])
        assert welcome.state["number"] == book.table.number
    for last in (-1, book.table.number + 1, 10**9):
        welcome = sight.welcome(last, Audience(1, "en"), False, 0)
        assert welcome.missed == []
        assert welcome.story
        assert [said.text for said in welcome.talk] == ["ciao"]


@pytest.mark.parametrize("game", ["oltremare", "batavia"])
def test_a_line_of_the_story_leads_to_the_moment_as_it_was_seen(game: str) -> None:
    book = Book(game).begin()
    saw = {book.table.number: shown(book, 1)["view"]}
    for _ in range(40):
        book.play()
        saw[book.table.number] = shown(book, 1)["view"]
    sight = book.room().sight
    story = sight.story(Audience(1, "en"))
    assert len({line.number for line in story}) > 10
    assert book.table.game is not None
    for number in [*[line.number for line in story], book.table.number]:
        ply = sight.moment(number, Audience(1, "en"))
        assert book.table.game.at(ply).view(1).as_json() == saw[number]
    for number in (-1, story[0].number - 1, book.table.number + 1):
        with pytest.raises(Refused, match="does not reach"):
            sight.moment(number, Audience(1, "en"))


def test_where_memory_counts_one_can_look_back_no_farther_than_the_log() -> None:
    book = Book("batavia", memory="strict").begin().play(150)
    sight, to = book.room().sight, Audience(0, "en")
    limit = shown(book, 0)["log_limit"]
    story = sight.story(to)
    assert 0 < len(story) == limit < 100
    assert sight.moment(story[0].number, to)
    with pytest.raises(Refused, match="does not reach"):
        sight.moment(story[0].number - 1, to)


def test_what_was_taken_back_is_no_longer_in_the_story() -> None:
    book = Book("batavia", setup="quick").begin()
    game = book.table.game
    assert game is not None
    while not game.log or not game.can_undo(game.log[-1][0]):
        book.play()
    gone, before = book.table.number, game.at(len(game.log) - 1).view(SPECTATOR).as_json()
    book.write(book.table.undo(game.log[-1][0]))
    sight, to = book.room().sight, Audience(SPECTATOR, "en")
    assert gone not in {line.number for line in sight.story(to)}
    assert game.at(sight.moment(gone, to)).view(SPECTATOR).as_json() == before


def test_the_result_tells_scores_seed_and_where_the_money_came_from() -> None:
    book = Book("batavia", seed="told", setup="quick").begin().play(5000)
    assert book.table.game is not None
    result = shown(book)["result"]
    assert result["seed"] == "told"
    assert result["scores"] == book.table.game.position.scores()
    assert result["places"] == book.table.game.position.places()
    assert result["payments"]
    assert shown(book, 0, "")["result"]["payments"] == []


def test_a_game_without_a_voice_is_told_in_plain_words(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.install(monkeypatch)
    book = Book("toy").begin()
    book.write(book.table.move(0, "draw"))
    asked = shown(book, 0)["ask"]
    assert asked["prompt"] == "What do you do (move)?"
    assert shown(book, 1)["ask"]["prompt"] == "Ann is to move"
    row = book.table.rows[-1]
    sight = Sight(book.table, messages)
    [mine] = sight.update(row, Audience(0, "en"), None).lines
    [theirs] = sight.update(row, Audience(1, "en"), None).lines
    assert mine.text.startswith("Ann: draw, card ")
    assert theirs.text == "Ann: draw."
    while book.table.status == "playing":
        book.play()
    assert len(shown(book, 1)["result"]["scores"]) == 3


def test_what_a_stand_in_does_is_told_as_the_bots_and_not_as_ones_own() -> None:
    book = Book().begin()
    seat = book.turn
    book.write(book.table.stand(seat, "random", "clock"))
    assert shown(book, seat)["seats"][seat]["standing_in"] == "clock"
    book.play()
    name, row = book.table.chairs[seat].name, book.table.rows[-1]
    sight = Sight(book.table, messages)
    for viewer in (seat, (seat + 1) % 3, SPECTATOR):
        told = sight.update(row, Audience(viewer, "de"), None).lines
        assert told[0].text.startswith(f"Bot für {name} ")
        assert told[0].text in [line.text for line in sight.story(Audience(viewer, "de"))]
    book.write(book.table.come_back(seat))
    assert shown(book, seat)["seats"][seat]["standing_in"] == ""
