"""A record is a game as text: what is written comes back, and what is wrong is refused clearly."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from types import ModuleType

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from fondaco.bots import make_bot
from fondaco.bots.driver import play_out
from fondaco.contract.refused import Refused
from fondaco.games import make
from fondaco.records import Game, Seat, clean_name, read, verify, write
from fondaco.records.record import MAX_BYTES
from tests import toy as toy_module
from tests.long import examples

with_fixtures = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return toy_module.install(monkeypatch)


def played(seed: str = "7", players: int = 3, **options: str) -> Game:
    bots = [make_bot("random", f"{seed} {seat}") for seat in range(players)]
    return play_out(make("toy", players, **options), bots, seed)


def lines_of(text: str, **changed: str | None) -> str:
    """The text with header lines changed (key_0 for "key 0"), or dropped for None."""
    lines: list[str] = []
    for line in text.split("\n"):
        key = line.partition(": ")[0].replace(" ", "_")
        if key not in changed:
            lines.append(line)
        elif changed[key] is not None:
            lines.append(f"{line.partition(': ')[0]}: {changed[key]}")
    return "\n".join(lines)


def refused(text: str | bytes) -> str:
    with pytest.raises(Refused) as error:
        Game.from_text(text)
    assert not verify(text).good
    return str(error.value)


def test_a_record_reads_like_this() -> None:
    game = Game(make("toy", 2, rounds="1"), "venice", ["Anna", Seat("Bruno", "random")])
    for seat, move in [(0, "draw"), (0, "play 8"), (0, "done"), (1, "done")]:
        game.play(seat, game.rules.parse_move(move))
    assert game.to_text(date="2026-11-15").split("\n") == [
        "# Fondaco record 1",
        "game: toy",
        "version: 1",
        "players: 2",
        "option rounds: 1",
        "option offers: none",
        'option motto: ""',
        "commitment: e7efe5148bb1fcc11a1faa6dbfe55645db7500e784c92624af5f0bbdb0c1a794",
        "seed: venice",
        "date: 2026-11-15",
        "seat 0: Anna (person)",
        "seat 1: Bruno (bot random)",
        "result: 18 10",
        "places: 1 2",
        f"checksum: {game.checksum()}",
        "",
        "1   0: draw; play 8; done",
        "2   1: done",
        "",
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_written_is_read_back_exactly(players: int) -> None:
    for seed in range(5):
        text = played(str(seed), players).to_text()
        assert write(read(text)) == text
        assert Game.from_text(text).to_text() == text
        assert Game.from_text(text.encode()).to_text() == text
        assert verify(text).good


def test_long_lines_of_moves_are_wrapped_and_read_back() -> None:
    game = Game(make("toy", 2), "long")
    for _ in range(20):
        game.play(0, game.rules.parse_move(f"offer {game.position.view(0).hand[0]} for 5"))  # type: ignore[attr-defined]
        game.play(0, game.rules.parse_move("withdraw"))
    text = game.to_text(reveal_seed=True)
    assert max(map(len, text.split("\n"))) <= 100
    assert [line for line in text.split("\n") if line.startswith("       ")]
    assert Game.from_text(text).log == game.log
    assert write(read(text)) == text


@given(st.text(max_size=60))
@examples(60, with_fixtures)
def test_any_name_and_any_option_text_survive(text: str) -> None:
    game = Game(make("toy", 2, motto=text), "7", [text, Seat("b", text)])
    again = Game.from_text(game.to_text(reveal_seed=True))
    assert again.rules.options()["motto"] == text
    assert again.seats == game.seats
    assert again.seats[0].name == clean_name(text)


def test_comments_windows_line_ends_and_a_byte_order_mark_do_no_harm() -> None:
    text = played().to_text()
    head, moves = text.split("\n\n")
    commented = "\n".join(f"{line} {{well; 1 0: played}}" for line in moves.strip().split("\n"))
    changed = f"{head}\n\n{{the game begins}}\n{commented}\n".replace("\n", "\r\n")
    assert Game.from_text(changed.encode("utf-8-sig")).to_text() == text


def test_an_unfinished_game_is_resumed_where_it_stopped() -> None:
    whole = played("resume")
    half = Game(whole.rules, "resume")
    for seat, move in whole.log[:5]:
        half.play(seat, move)
    text = half.to_text(reveal_seed=True)
    assert "result: unfinished" in text
    resumed = Game.from_text(text)
    for seat, move in whole.log[5:]:
        resumed.play(seat, move)
    assert resumed.checksum() == whole.checksum()


def test_while_a_game_goes_on_its_seed_and_checksum_stay_hidden() -> None:
    game = Game(make("toy", 2), "secret-seed")
    game.play(0, game.position.moves(0)[0])
    text = game.to_text()
    assert "secret-seed" not in text
    assert "checksum" not in text
    assert "seed: still hidden" in text
    assert "hidden" in refused(text)
    assert write(read(text)) == text
    # Who knows the seed can go on with it, and only with that one.
    assert Game.from_text(text, seed="secret-seed").log == game.log
    with pytest.raises(Refused, match="does not match the fingerprint"):
        Game.from_text(text, seed="another")


# --- what is wrong --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"version": "2"}, "version 2 of the rules of toy.*has version 1.*newer"),
        ({"version": "0"}, "version 0 of the rules"),
        ({"version": "x"}, "version must be a number"),
        ({"version": "9" * 5000}, "version must be a number"),
        ({"players": "7"}, "3 numbers for 7 players"),
        ({"players": "2"}, "2 players"),
        ({"players": "٣"}, "players must be a number"),
        ({"players": None}, "line 'players' is missing"),
        ({"option_rounds": "99"}, "rounds is a number from 1 to 9"),
        ({"option_offers": "77"}, "`offers` takes one of"),
        ({"option_motto": '"open'}, "closing quote"),
        ({"commitment": "00" * 32}, "does not match the fingerprint"),
        ({"commitment": "what"}, "64 hexadecimal digits"),
        ({"seed": "another"}, "does not match the fingerprint"),
        ({"seed": "two words"}, "A seed is"),
        ({"seed": None}, "line 'seed' is missing"),
        ({"seat_1": None}, "line 'seat 1' is missing"),
        ({"seat_1": "Bruno"}, "not a seat. Seats look like"),
        ({"seat_1": "Bruno (cat)"}, "not a seat. Seats look like"),
        ({"seat_1": "x" * 41 + " (person)"}, "not a seat. Seats look like"),
        ({"result": "1 2"}, "2 numbers for 3 players"),
        ({"result": "1 2 3"}, "The scores should be"),
        ({"result": "1 2 many"}, "result must be a number"),
        ({"result": "unfinished"}, "`places` does not belong here"),
        ({"result": "unfinished", "places": None}, "calls it unfinished"),
        ({"places": "1 1 1"}, "The places should be"),
        ({"places": None}, "`places` is missing"),
        ({"checksum": "0123456789abcdef"}, "checksum of the last position should be"),
        ({"checksum": None}, "`checksum` is missing"),
    ],
)
def test_a_changed_header_is_refused(changed: dict[str, str | None], reason: str) -> None:
    text = lines_of(played().to_text(), **changed)
    message = refused(text)
    assert re.search(reason, message)
    assert message.startswith("Line ")


def test_a_newer_version_of_the_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy_module.ToyRules, "version", 2)
    text = played().to_text()
    monkeypatch.setattr(toy_module.ToyRules, "version", 1)
    assert "A newer Fondaco can read it." in refused(text)


def edited(old: str, new: str) -> Callable[[str], str]:
    def edit(text: str) -> str:
        assert old in text
        return text.replace(old, new, 1)

    return edit


@pytest.mark.parametrize(
    ("edit", "line", "reason"),
    [
        (edited("# Fondaco record 1", "# Fondaco record 2"), 1, "format '2'"),
        (edited("# Fondaco record 1", "Dear diary"), 1, "A record must begin with"),
        (edited("game: toy", "game: toy\ngame: toy"), 3, "second time"),
        (edited("game: toy", "gme: toy"), 2, "no header key 'gme'"),
        (edited("game: toy", "game = toy"), 2, "not a header line"),
        (edited("seat 1:", "seat 7:"), 15, "line 'seat 1' is missing"),
        (edited("seat 0:", "seat 00:"), 10, "leading zero"),
        (edited("\nresult", "\ndate: yesterday\nresult"), 12, "not a date"),
        (edited("\nresult", "\nseat 2: Carla (person)\nresult"), 12, "no seat 2"),
        (edited("1   0: ", "2   0: "), 16, "should be number 1"),
        (edited("1   0: ", "1   5: "), 16, "no seat 5"),
        (edited("1   0: ", "1   1: "), 16, "Seat 1 cannot move now, but seat 0 can"),
        (edited("1   0: ", "one: "), 16, "not a line of moves"),
        (edited("draw", "drow"), 16, "'drow' is no move"),
        (edited("draw", "draw; draw"), 16, "Move 2, 'draw'"),
        (edited("draw;", "draw;;"), 16, "empty move"),
        (edited("draw;", "draw {nice};"), 16, "comment is not allowed here"),
        (edited("draw;", "draw\n    "), 17, "does not end with ';'"),
        (edited("2   1: done", "2   1: done; done"), 17, "ended before this move"),
        (edited("2   1: done", "2   1: done;"), 18, "middle of a line"),
        (edited("; done\n2", ";\n2"), 17, "indented line must follow"),
        (edited("\n2   1: done", ""), 12, "its moves do not end the game"),
    ],
)
def test_a_refusal_names_the_line_and_the_reason(
    edit: Callable[[str], str], line: int, reason: str
) -> None:
    game = Game(make("toy", 2, rounds="1"), "venice", ["Anna", "Bruno"])
    for seat, move in [(0, "draw"), (0, "play 8"), (0, "done"), (1, "done")]:
        game.play(seat, game.rules.parse_move(move))
    message = refused(edit(game.to_text()))
    assert message.startswith(f"Line {line}: ")
    assert reason in message


def test_what_is_no_text_or_too_long_is_refused() -> None:
    assert refused(b"# Fondaco record 1\n\xff\xfe") == "Line 2: This is not UTF-8 text."
    assert "too long" in refused("#" * (MAX_BYTES + 1))
    assert refused("")
    assert refused(b"")


@given(st.one_of(st.binary(max_size=200), st.text(max_size=200)))
@examples(150, with_fixtures)
def test_no_text_at_all_brings_the_reader_down(source: str | bytes) -> None:
    refused(source)


@cache
def fuzzed_text() -> str:
    return played("fuzz").to_text()


def mutations(text: str) -> Iterator[st.SearchStrategy[str]]:
    """Texts close to a good one: characters or lines lost, doubled, swapped or made up."""
    places = st.integers(0, len(text) - 1)
    yield st.builds(lambda at, n: text[:at] + text[at + n :], places, st.integers(1, 30))
    yield st.builds(lambda at, new: text[:at] + new + text[at:], places, st.text(max_size=5))
    yield st.builds(lambda at, new: text[:at] + new + text[at + 1 :], places, st.characters())
    lines = text.split("\n")
    numbers = st.integers(0, len(lines) - 1)

    def swap(a: int, b: int) -> str:
        changed = list(lines)
        changed[a], changed[b] = changed[b], changed[a]
        return "\n".join(changed)

    yield st.builds(swap, numbers, numbers)
    yield st.builds(lambda a, b: "\n".join(lines[:a] + lines[b:]), numbers, numbers)


@given(st.data())
@examples(300, with_fixtures)
def test_a_damaged_record_is_refused_or_means_the_same_game(data: st.DataObject) -> None:
    text = fuzzed_text()
    damaged = data.draw(st.one_of(list(mutations(text))))
    try:
        game = Game.from_text(damaged)
    except Refused:
        assert not verify(damaged).good
    else:
        # Only names, the date, comments and blanks can change and still be true.
        assert game.checksum() == read(text).checksum
        assert verify(damaged).good


def test_a_line_made_to_be_slow_is_refused_quickly() -> None:
    head = played().to_text().split("\n\n")[0]
    for line in ("1   0:" + " " * 10**6 + "x}", "1   0: " + "{" * 10**6, "1" * 10**6):
        refused(f"{head}\n\n{line}\n")
    for value in (" (" * 10**6, '"' + "[" * 10**6, "(bot " * 10**5):
        refused(lines_of(head, seat_1=value, option_motto=value))


def test_a_report_says_what_was_checked() -> None:
    text = played().to_text()
    assert [check.what for check in verify(text).checks] == [
        "rules",
        "seed",
        "moves",
        "result",
        "checksum",
    ]
    wrong = verify(lines_of(text, places="1 1 1", checksum="0" * 16))
    assert not wrong.good
    assert [check.good for check in wrong.checks] == [True, True, True, False, False]
    assert "WRONG. Line" in str(wrong)


def test_a_record_with_a_hidden_seed_is_checked_as_far_as_it_goes() -> None:
    game = Game(make("toy", 2), "hidden")
    game.play(0, game.position.moves(0)[0])
    report = verify(game.to_text())
    assert not report.good
    assert [check.good for check in report.checks] == [True, None, True, None]
