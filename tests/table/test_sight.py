"""What an audience reads of a table: each sentence, name and number where it belongs."""

from dataclasses import replace
from typing import Any

import pytest

from fondaco.contract.rules import SPECTATOR
from fondaco.messages import messages_in
from fondaco.table.audience import Audience, Voices
from fondaco.table.entries import Clock, Closed, Moved, Reason
from fondaco.table.sight import Sight
from fondaco.testing import TableBuilder
from tests import toy

LIVE = Clock(kind="live", bank=100, increment=10)


def sight_of(builder: TableBuilder) -> Sight:
    return Sight(builder.table, messages_in)


def state(builder: TableBuilder, seat: int = SPECTATOR, language: str = "en") -> dict[str, Any]:
    return dict(sight_of(builder).state(Audience(seat, language), False, builder.now))


# --- the state ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "talks"), [("oltremare", True), ("batavia", False)])
def test_the_game_waits_for_one_seat_and_only_that_seat_is_told_so(game: str, talks: bool) -> None:
    builder = TableBuilder(game).begin()
    talked = 0
    for _ in range(60):
        asks = [state(builder, seat, "")["ask"] for seat in range(3)]
        assert [ask["waited_for"] for ask in asks] == [seat == builder.turn for seat in range(3)]
        assert state(builder)["ask"] is None
        assert builder.table.game is not None
        talked += builder.table.game.position.talking()
        builder.play()
    assert (talked > 3) is talks


def test_a_program_reads_which_moves_end_a_turn_in_the_view_alone() -> None:
    builder = TableBuilder("oltremare").begin()
    while not state(builder, builder.turn)["ask"]["ends"]:
        builder.play()
    assert state(builder, builder.turn, "")["ask"]["ends"] == []


def test_nobodys_clock_runs_while_a_bot_is_to_move() -> None:
    builder = TableBuilder("oltremare", clock=LIVE).begin()
    assert state(builder)["running"] == builder.turn
    builder.write(builder.table.stand(builder.turn, "random", "left"))
    assert state(builder)["running"] == -1


def test_watchers_are_told_whether_the_hands_will_open_later() -> None:
    for open_after, later in ((0, False), (1, True), (2, True)):
        builder = TableBuilder("batavia")
        opened = builder.table.opened
        settings = replace(opened.settings, open_after=open_after)
        first = replace(builder.table.rows[0], entry=replace(opened, settings=settings))
        builder.table = type(builder.table)("t1", first)
        assert state(builder)["open_later"] is later
        assert builder.table.open_ply() == -1  # there are no hands yet
        builder.begin()
        assert builder.table.game is not None
        while builder.table.game.position.round() < 4:
            builder.play()
        assert (builder.table.open_ply() >= 0) is later
        builder.write(Closed())
        assert builder.table.open_ply() == -1


def test_the_log_is_short_only_for_readers_of_a_game_in_which_memory_counts() -> None:
    builder = TableBuilder("batavia", memory="strict", setup="quick", seed="short").sit()
    assert state(builder, 0)["log_limit"] == 0
    builder.write(builder.table.begin())
    assert state(builder, 0)["log_limit"] > 1
    assert state(builder, 0, "")["log_limit"] == 0
    builder.play(5000)
    assert builder.table.status == "over"
    assert state(builder, 0)["log_limit"] == 0


@pytest.mark.parametrize("game", ["oltremare", "batavia"])
def test_what_everybody_was_paid_adds_up_to_their_score(game: str) -> None:
    options = {"setup": "quick"} if game == "batavia" else {}
    builder = TableBuilder(game, seed="short", options=options).begin().play(5000)
    result = state(builder)["result"]
    sums = [0] * 3
    for payment in result["payments"]:
        sums[payment["seat"]] += payment["amount"]
    assert sums == result["scores"]
    assert len({(each["seat"], each["cause"]) for each in result["payments"]}) == len(
        result["payments"]
    )


def test_a_record_of_the_game_says_who_was_a_bot() -> None:
    game = TableBuilder("oltremare", people=1, bot="merchant").begin().table.game
    assert game is not None
    assert [(seat.name, seat.bot) for seat in game.seats] == [
        ("Ann", None), ("Bob", "merchant"), ("Cem", "merchant"),
    ]  # fmt: skip


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", range(3))
def test_only_the_seat_for_which_a_bot_moves_is_called_a_bot(seat: int) -> None:
    builder = TableBuilder("oltremare").begin()
    while builder.turn != seat:
        builder.end_turn()
    voices = Voices(builder.table, messages_in)
    for to in (Audience(SPECTATOR, "en"), Audience((seat + 1) % 3, "en")):
        assert voices(to).names == ["Ann", "Bob", "Cem"]
        called = ["Ann", "Bob", "Cem"]
        called[seat] = f"Bot for {called[seat]}"
        assert voices(to, seat).names == called
    assert voices(Audience(seat, "en"), seat).seat == SPECTATOR
    assert voices(Audience(seat, "en")).seat == seat


def test_a_voice_is_kept_until_somebody_else_sits_there() -> None:
    builder = TableBuilder("oltremare").sit()
    voices, to = Voices(builder.table, messages_in), Audience(0, "en")
    first = voices(to)
    assert voices(to) is first
    builder.write(builder.table.free(2))
    assert voices(to).names == ["Ann", "Bob", "?"]
    builder.write(builder.table.sit("dora", "Dora"))
    assert voices(to).names == ["Ann", "Bob", "Dora"]
    assert voices(to) is voices(to)


@pytest.mark.parametrize("seat", range(3))
def test_what_happens_beside_the_game_is_reported_with_the_right_name(seat: int) -> None:
    builder = TableBuilder("oltremare").begin()
    name, to = builder.table.chairs[seat].name, Audience(SPECTATOR, "en")
    builder.write(builder.table.stand(seat, "random", "asked"))
    builder.write(builder.table.come_back(seat))
    builder.write(builder.table.pause("ann"))
    updates = [sight_of(builder).update(row, to, None) for row in builder.table.rows[-3:]]
    assert [(each.what, each.seat, each.lines[0].text) for each in updates] == [
        ("stood", seat, f"A bot is playing for {name} for now."),
        ("returned", seat, f"{name} is back."),
        ("paused", -1, "The game is paused."),
    ]
    assert [(each.lines[0].seat, each.lines[0].minor) for each in updates] == [
        (seat, True), (seat, True), (-1, True),
    ]  # fmt: skip


def test_the_story_goes_on_when_something_happens() -> None:
    builder = TableBuilder("batavia").begin()
    sight, to = sight_of(builder), Audience(0, "en")
    before = sight.story(to)
    assert sight.story(to) == before
    builder.play()
    after = sight.story(to)
    assert after[: len(before)] == before
    assert after[-1].number == builder.table.number
    assert after == sight_of(builder).story(to)


def test_the_story_has_at_most_2000_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    toy.install(monkeypatch)
    builder = TableBuilder("toy", 2, offers="none").begin()
    builder.write(builder.table.move(0, "draw"))
    first, to = builder.table.number, Audience(SPECTATOR, "en")
    assert builder.table.game is not None
    card = builder.table.game.position.view(0).as_json()["hand"][0]
    for _ in range(1000):
        builder.write(Moved(0, f"offer {card} for 1"))
        builder.write(Moved(0, "withdraw"))
    numbers = [line.number for line in sight_of(builder).story(to)]
    assert numbers == list(range(first + 1, first + 2001))


def test_what_a_bot_says_with_a_move_is_no_talk_for_newcomers() -> None:
    builder = TableBuilder("oltremare", people=0).begin()
    tells = Reason("say-oltremare-none", {"goods": "silk"})
    builder.write(builder.table.move(builder.turn, builder.text(), by="bot", tells=tells))
    to = Audience(SPECTATOR, "en")
    assert sight_of(builder).talk(to) == ([], False)
    assert sight_of(builder).story(to)[-1].text == "Ann: “I have no silk.”"


def test_a_program_reads_no_lines() -> None:
    builder = TableBuilder("oltremare").begin().play()
    row = builder.table.rows[-1]
    seen = [event.seen_by(0) for event in builder.table.events[row.number]]
    sight = sight_of(builder)
    assert sight.lines(seen, Audience(0, "en"))
    assert sight.lines(seen, Audience(0, "")) == []
    assert sight.lines([], Audience(0, "en")) == []
    assert sight.update(row, Audience(0, ""), None).lines == []


# --- moves that are only thought of ---------------------------------------------------------------


@pytest.mark.parametrize(("game", "draws"), [("oltremare", False), ("batavia", True)])
def test_a_move_that_could_be_made_is_reported_as_it_will_be(game: str, draws: bool) -> None:
    """As advice in the words of its first event, without what that would bring to light."""
    options = {"setup": "quick"} if game == "batavia" else {}
    builder = TableBuilder(game, options=options).begin()
    several = barriers = 0
    events = []
    for _ in range(220):
        if builder.table.status != "playing":
            break
        seat, text = builder.turn, builder.text()
        to = Audience(seat, "en")
        would = sight_of(builder).would([text], to)
        builder.write(builder.table.move(seat, text))
        events = builder.table.events[builder.table.number]
        eyes = SPECTATOR if events[0].barrier else seat
        sight = sight_of(builder)
        advice = sight.voice(to).advice([events[0].seen_by(eyes)])
        assert advice is not None
        assert would == sight.words("en").say(advice)
        several += len(events) > 1
        barriers += events[0].barrier
    assert several > 5
    assert (barriers > 5) is draws
    if draws:  # a card that ends the game is one of them
        assert (events[0].kind, events[-1].kind) == ("drew", "game_over")


def test_nothing_is_said_of_a_move_before_the_game_or_to_a_program() -> None:
    builder = TableBuilder("oltremare").sit()
    assert sight_of(builder).preview("done", Audience(0, "en")) == ""
    assert sight_of(builder).would(["done"], Audience(0, "en")) == ""
    builder.write(builder.table.begin())
    text = builder.text()
    assert sight_of(builder).preview(text, Audience(builder.turn, "")) == ""
    assert sight_of(builder).would([text], Audience(builder.turn, "")) == ""


def test_what_a_card_would_bring_is_said_before_it_is_played() -> None:
    builder = TableBuilder("oltremare").begin()
    for _ in range(200):
        assert builder.table.game is not None
        moves = builder.table.game.position.moves(builder.turn)
        texts = [builder.table.rules.format_move(move) for move in moves]
        sight, to = sight_of(builder), Audience(builder.turn, "en")
        said = [sight.preview(text, to) for text in texts]
        if any(said):
            assert all(text.startswith(("play", "load")) for text, each in zip(
                texts, said, strict=True) if each)  # fmt: skip
            return
        builder.play()
    pytest.fail("No move had a preview.")
