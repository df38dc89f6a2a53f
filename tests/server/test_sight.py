"""What an audience is shown: every field by name, and what one is asked."""

import json
from typing import Any

import pytest

from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR
from fondaco.messages import messages_in
from fondaco.server.base.log_codec import encoded
from fondaco.table.audience import Audience
from fondaco.table.entries import Said
from fondaco.table.sight import Sight
from tests import toy
from tests.games.turns import ends_by_trying
from tests.server.room_builder import LIVE, RoomBuilder

STATE = {
    "table", "number", "at", "title", "game", "players", "options", "private", "clock", "talk",
    "pace", "status", "commitment", "seats", "you", "host", "running", "view", "ask", "orders",
    "outlook", "log_limit", "same_deal_as", "follows", "rematch", "result",
    "coach", "ladder", "open_later", "open_hands", "day", "counted", "forked_at", "orders_dropped",
    "paused_by", "host_seat", "event",
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


def shown(builder: RoomBuilder, seat: int = SPECTATOR, language: str = "en") -> dict[str, Any]:
    state = Sight(builder.table, messages_in).state(Audience(seat, language), False, builder.now)
    found: dict[str, Any] = json.loads(encoded(state))  # type: ignore[arg-type]
    return found


def test_a_state_has_these_fields_and_no_others() -> None:
    """A new field has to be entered here: may everybody see it?"""
    for builder in (RoomBuilder(), RoomBuilder().sit(), RoomBuilder(clock=LIVE).begin().play(20)):
        for seat in (SPECTATOR, 0):
            state = shown(builder, seat)
            assert set(state) == STATE
            assert all(set(each) == SEAT for each in state["seats"])


def test_an_update_has_these_fields_and_no_others() -> None:
    builder = RoomBuilder().begin().play(30)
    builder.write(builder.table.say("ann", "", "ciao"))
    builder.write(builder.table.stand(builder.turn, "random", "clock"))
    room = builder.room()
    for row in room.table.rows[1:]:
        for seat in (SPECTATOR, 1):
            update = json.loads(encoded(room.sight.update(row, Audience(seat, "en"), None)))
            assert set(update) == UPDATE
            assert update["taken_back"] == []
            assert (update["speech"] is not None) == isinstance(row.entry, Said)


def test_before_the_game_there_is_nothing_to_see_or_to_do() -> None:
    state = shown(RoomBuilder(people=1).sit(), 0)
    assert (state["view"], state["ask"], state["result"]) == (None, None, None)
    assert [seat["kind"] for seat in state["seats"]] == ["person", "bot", "bot"]
    assert [seat["kind"] for seat in shown(RoomBuilder())["seats"]] == ["open"] * 3


def test_who_is_waited_for_is_asked_and_the_others_hear_whom_they_wait_for() -> None:
    builder = RoomBuilder().begin()
    turn, other = builder.turn, (builder.turn + 1) % 3
    ask = shown(builder, turn)["ask"]
    assert ask["waited_for"]
    assert ask["prompt"]
    assert ask["help"]
    wait = shown(builder, other)["ask"]
    assert not wait["waited_for"]
    assert builder.table.chairs[turn].name in wait["prompt"]
    assert shown(builder)["ask"] is None
    builder.write(builder.table.stand(other, "random", "left"))
    assert shown(builder, other)["ask"] is None  # a bot plays for it
    builder.write(builder.table.pause("ann"))
    assert shown(builder, turn)["ask"] is None


def test_a_program_gets_no_words() -> None:
    builder = RoomBuilder().begin().play(10)
    ask = shown(builder, builder.turn, "")["ask"]
    assert (ask["prompt"], ask["hints"], ask["help"], ask["ends"]) == ("", [], [], [])
    room = builder.room()
    welcome = room.sight.welcome(-1, Audience(0, ""), False, 0)
    assert welcome.story == []
    assert room.sight.welcome(-1, Audience(0, "en"), False, 0).story


def test_the_moves_that_end_ones_turn_are_those_that_do() -> None:
    for game in ("oltremare", "batavia"):
        builder = RoomBuilder(game).begin()
        told = checked = 0
        while checked < 80 and builder.table.game is not None and builder.table.status == "playing":
            seat, position = builder.turn, builder.table.game.position
            view = position.view(seat)
            ends = shown(builder, seat)["ask"]["ends"]
            assert ends == [
                builder.table.rules.format_move(move)
                for move in position.moves(seat)
                if ends_by_trying(view, position, move)
            ]
            told += len(ends)
            checked += 1
            builder.play()
        assert told > 3


def test_what_can_be_taken_back_is_reported_to_its_mover_alone() -> None:
    builder = RoomBuilder().begin()
    game = builder.table.game
    assert game is not None
    while not game.log or not game.can_undo(game.log[-1][0]):
        builder.play()
    mover = game.log[-1][0]
    mine, theirs = shown(builder, mover)["ask"], shown(builder, (mover + 1) % 3)["ask"]
    assert mine["undo"] == game.undoable(mover) > 0
    assert (mine["no_undo"], theirs["undo"]) == ("", 0)
    assert theirs["no_undo"]


def test_who_comes_again_gets_what_was_missed_and_who_is_new_the_story() -> None:
    builder = RoomBuilder().begin().play(25)
    builder.write(builder.table.say("bob", "", "ciao"))
    sight = builder.room().sight
    for last in (0, 5, builder.table.number - 1, builder.table.number):
        welcome = sight.welcome(last, Audience(1, "en"), False, 0)
        assert [update.number for update in welcome.missed] == list(
            range(last + 1, builder.table.number + 1)
        )
        assert (welcome.story, welcome.talk) == ([], [])
        assert welcome.state["number"] == builder.table.number
    for last in (-1, builder.table.number + 1, 10**9):
        welcome = sight.welcome(last, Audience(1, "en"), False, 0)
        assert welcome.missed == []
        assert welcome.story
        assert [said.text for said in welcome.talk] == ["ciao"]


@pytest.mark.parametrize("game", ["oltremare", "batavia"])
def test_a_line_of_the_story_leads_to_the_moment_as_it_was_seen(game: str) -> None:
    builder = RoomBuilder(game).begin()
    saw = {builder.table.number: shown(builder, 1)["view"]}
    for _ in range(40):
        builder.play()
        saw[builder.table.number] = shown(builder, 1)["view"]
    sight = builder.room().sight
    story = sight.story(Audience(1, "en"))
    assert len({line.number for line in story}) > 10
    assert builder.table.game is not None
    for number in [*[line.number for line in story], builder.table.number]:
        ply = sight.moment(number, Audience(1, "en"))
        assert builder.table.game.at(ply).view(1).as_json() == saw[number]
    for number in (-1, story[0].number - 1, builder.table.number + 1):
        with pytest.raises(Refused, match="doesn’t go back"):
            sight.moment(number, Audience(1, "en"))


def test_where_memory_counts_one_can_look_back_no_farther_than_the_log() -> None:
    builder = RoomBuilder("batavia", memory="strict").begin().play(150)
    sight, to = builder.room().sight, Audience(0, "en")
    limit = shown(builder, 0)["log_limit"]
    story = sight.story(to)
    assert 0 < len(story) == limit < 100
    assert sight.moment(story[0].number, to)
    with pytest.raises(Refused, match="doesn’t go back"):
        sight.moment(story[0].number - 1, to)


def test_what_was_taken_back_is_no_longer_in_the_story() -> None:
    builder = RoomBuilder("batavia", setup="quick").begin()
    game = builder.table.game
    assert game is not None
    while not game.log or not game.can_undo(game.log[-1][0]):
        builder.play()
    gone, before = builder.table.number, game.at(len(game.log) - 1).view(SPECTATOR).as_json()
    builder.write(builder.table.undo(game.log[-1][0]))
    sight, to = builder.room().sight, Audience(SPECTATOR, "en")
    assert gone not in {line.number for line in sight.story(to)}
    assert game.at(sight.moment(gone, to)).view(SPECTATOR).as_json() == before


def test_the_result_shows_scores_seed_and_where_the_money_came_from() -> None:
    builder = RoomBuilder("batavia", seed="told", setup="quick").begin().play(5000)
    assert builder.table.game is not None
    result = shown(builder)["result"]
    assert result["seed"] == "told"
    assert result["scores"] == builder.table.game.position.scores()
    assert result["places"] == builder.table.game.position.places()
    assert result["payments"]
    assert shown(builder, 0, "")["result"]["payments"] == []


def test_a_game_without_a_voice_is_reported_in_plain_words(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.install(monkeypatch)
    builder = RoomBuilder("toy").begin()
    builder.write(builder.table.move(0, "draw"))
    asked = shown(builder, 0)["ask"]
    assert asked["prompt"] == "What do you do (move)?"
    assert shown(builder, 1)["ask"]["prompt"] == "Waiting for Ann"
    row = builder.table.rows[-1]
    sight = Sight(builder.table, messages_in)
    [mine] = sight.update(row, Audience(0, "en"), None).lines
    [theirs] = sight.update(row, Audience(1, "en"), None).lines
    assert mine.text.startswith("Ann: draw, card ")
    assert theirs.text == "Ann: draw."
    while builder.table.status == "playing":
        builder.play()
    assert len(shown(builder, 1)["result"]["scores"]) == 3


def test_what_a_stand_in_does_is_reported_as_the_bots_and_not_as_ones_own() -> None:
    builder = RoomBuilder().begin()
    seat = builder.turn
    builder.write(builder.table.stand(seat, "random", "clock"))
    assert shown(builder, seat)["seats"][seat]["standing_in"] == "clock"
    builder.play()
    name, row = builder.table.chairs[seat].name, builder.table.rows[-1]
    sight = Sight(builder.table, messages_in)
    for viewer in (seat, (seat + 1) % 3, SPECTATOR):
        told = sight.update(row, Audience(viewer, "de"), None).lines
        assert told[0].text.startswith(f"Bot für {name} ")
        assert told[0].text in [line.text for line in sight.story(Audience(viewer, "de"))]
    builder.write(builder.table.come_back(seat))
    assert shown(builder, seat)["seats"][seat]["standing_in"] == ""


def test_everybody_sees_who_has_paused_the_game() -> None:
    builder = RoomBuilder().begin()
    assert shown(builder)["paused_by"] == SPECTATOR
    builder.write(builder.table.pause("bob"))
    assert shown(builder)["paused_by"] == 1
    assert builder.room().table.paused_by == 1  # read from the log
    builder.write(builder.table.resume("ann"))
    assert shown(builder)["paused_by"] == SPECTATOR
