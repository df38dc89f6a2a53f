"""The commands at the prompt: undo, save, quit, log, rules, help; and what is refused."""

from pathlib import Path

import pytest

from fondaco.contract.refused import Refused
from fondaco.messages import Messages
from fondaco.records import Game
from fondaco.teaching.rulebook import Rulebook, rulebook_in
from fondaco.terminal import rules_page
from fondaco.terminal.rules_page import look_up
from fondaco.terminal.session import Session
from fondaco.terminal.start import run
from tests.terminal.people import Typist, output, table, words

# In these games the person begins: with "a57" in the trade phase (load 2, and a grain, olives,
# pottery and scrolls in hand), with "b2" in the auction of Batavia.
OURS = "a57"


def played(*lines: str, game: str = "oltremare", seed: str = OURS, **options: str) -> Session:
    """A game in which the person types these lines and then is gone, with nothing kept."""
    session = table(game, 3, seed, Typist(*lines, "q", "n"), options=options)
    run(session)
    return session


def said(session: Session) -> str:
    return words(output(session))


def test_moves_can_be_taken_back_until_something_comes_to_light() -> None:
    session = played("done", "u", "done", "1", "u", "u")
    assert said(session).count("Undone: done.") == 2
    assert "Undone: play" in said(session)
    assert session.game.log == []


def test_what_has_come_to_light_cannot_be_taken_back() -> None:
    session = played("buy pile", "u")
    assert "✗ That can’t be undone. This move revealed something" in said(session)
    assert len(session.game.log) == 1


def test_nothing_can_be_taken_back_before_the_first_move() -> None:
    assert "✗ That can’t be undone. Nothing has been played yet." in said(played("u"))


def test_several_moves_of_one_line_are_taken_back_together() -> None:
    session = played("done", "1 2", "n", "play pottery9", "u", "u")
    assert session.game.log == []


def test_an_auction_order_ends_when_a_bid_is_taken_back() -> None:
    session = played("upto 2", game="batavia", seed="b2")
    assert "You bid 1." in said(session)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "Type a number from the menu"),
        ("99", "99 is not in the menu"),
        ("1 99", "99 is not in the menu"),
        ("foo", "is not a move"),
        ("play salt99", "There is no card"),
        ("sail Atlantis", "There is no port"),
        ("offer 1: nothing for nothing", "must move at least one card"),
        ("offer", "step by step"),
        ("accept #7.1", "is no longer on the table"),
        ("u", "can’t be undone"),
        ("l many", "Type l, or l and how many lines"),
        ("l 0", "Type l, or l and how many lines"),
        ("r 99", "There is no rule 99"),
        ("k", "This table plays from memory"),
        ("s x", "x is not a name for a game"),
        ("s .", ". is not a name for a game"),
        ("s /nowhere/at/all.txt", "Cannot save to /nowhere/at/all.txt"),
        ("s a\x07b", "characters that cannot be shown"),
        ("\x1b[2J", "characters that cannot be shown"),
        ("x" * 5000, "too long"),
        ("buy pile; buy pile", "Something is revealed"),
        ("done; done", "done is not possible after the moves before it"),
        (";", "is not a move"),
    ],
)
def test_bad_input_is_refused_with_a_reason_and_changes_nothing(line: str, reason: str) -> None:
    session = played(line, "x") if line == "offer" else played(line)
    assert reason in said(session)
    assert session.game.log == []


def test_the_beginnings_of_words_are_enough() -> None:
    session = played("do", "pl gr")
    notations = [session.game.rules.format_move(move) for _, move in session.game.log]
    assert notations == ["done", "play grain3"]
    assert "That could mean any of these: play" in said(played("done", "pla"))


def test_a_card_can_be_typed_as_it_is_shown() -> None:
    assert len(played("done", "Play Olives 18").game.log) == 2
    assert len(played("done", "scrolls 3").game.log) == 2


def test_playing_all_cards_at_once_says_what_they_do_and_asks() -> None:
    refused = played("done", "1 2", "n")
    assert "Then you hold" in said(refused)
    assert len(refused.game.log) == 1
    assert len(played("done", "1 2", "").game.log) == 3
    assert "not possible after the moves before it" in said(played("done", "1 1"))


def test_help_names_the_commands_and_the_rules_of_the_phase() -> None:
    shown = said(played("?"))
    for word in ("undo your last choice", "make an offer", "OM-2.2.6", "the log", "the map"):
        assert word in shown


def test_a_rule_is_shown_with_where_it_comes_from() -> None:
    assert "OM-2.2.10 (RULING: no source covers this, it is our decision)" in said(
        played("r om-2.2.10")
    )
    assert "OM-0.9 (RULING: no source covers this, it is our decision; RECONSTRUCTION" in said(
        played("r 0.9")
    )
    under = said(played("r 2.3"))
    assert "OM-2.3.1 " in under
    assert "OM-2.3.8 " in under
    assert "BA-3.6 (from a published rulebook)" in said(played("r 3.6", game="batavia", seed="b2"))
    assert "BA-3.6 (from a published rulebook)" in said(played("r ba-3.6"))


def test_rules_are_found_by_a_word() -> None:
    found = said(played("r pirates"))
    assert "OM-2.3.3 " in found
    assert "BA-4.1" not in found
    assert "BA-4.3 (from a published rulebook)" in said(
        played("r scale ends", game="batavia", seed="b2")
    )
    assert "✗" in said(played("r windmills"))


def test_laying_a_card_and_being_done_can_be_the_very_first_input() -> None:
    session = played("0", "1 d", game="batavia", seed="b2")
    moves = [session.game.rules.format_move(move) for seat, move in session.game.log if seat == 0]
    assert moves[:3] in (["pass", "lay england", "done"], ["pass", "lay denmark", "done"])


def test_without_the_rulebook_the_program_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules_page, "rulebook_in", lambda *_: Rulebook("en", ()))
    assert "The rulebook is not installed here." in said(played("r 2.1"))


def test_a_rule_is_shown_in_the_readers_language_with_its_marks() -> None:
    shown = look_up("OM-2.2.4", "oltremare", Messages("fr"))
    assert "Une carte donnée pour rien est aussi un échange" in shown
    assert "[décision]" in shown
    assert "[ruling]" not in shown


def test_a_rule_can_be_found_by_its_words_without_accents() -> None:
    assert look_up("epices", "oltremare", Messages("fr")).startswith("OM-0.3")
    with pytest.raises(Refused, match="no rule"):
        look_up("bicyclette", "oltremare", Messages("fr"))


def test_rules_that_are_not_translated_are_shown_in_english_and_say_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(rules_page, "rulebook_in", lambda _, game: rulebook_in("en", game))
    shown = look_up("2.1", "oltremare", Messages("de"))
    assert shown.startswith("Diese Regeln sind nicht übersetzt")
    assert "OM-2.1.1" in shown


def test_an_example_says_how_to_try_it() -> None:
    assert "Try it: fondaco play --example OM-2.2.6" in said(played("r 2.2.6"))


def test_the_log_says_the_last_sentences() -> None:
    assert "Your ship starts in" in said(played("l"))
    shown = said(played("buy pile", "l"))
    assert shown.count("You buy a card from the pile for 3 ducats.") == 2


def test_in_a_strict_game_the_log_does_not_reach_far_back() -> None:
    assert "you have to rely on your memory" in said(played("buy pile", "l 999"))
    shown = said(played("buy pile", "l 999", memory="ledger"))
    assert "rely on your memory" not in shown


def test_the_map_lists_every_port_with_its_marker() -> None:
    session = played("m")
    for port in session.game.rules.setting.chart.ports:  # type: ignore[attr-defined]
        assert port in said(session)


def test_a_table_with_a_ledger_shows_it() -> None:
    assert "What players could have written down" in said(played("k", memory="ledger"))
    shown = said(played("ledger", game="batavia", seed="b2", memory="ledger"))
    assert "15 letters; won in auctions and still in hand: nothing" in shown


def test_talk_can_be_switched_off_and_on() -> None:
    shown = said(played("t", "t"))
    assert "only when someone wants an answer" in shown
    assert "on every opponent’s turn" in shown


def test_waiting_lets_the_others_speak() -> None:
    assert "Nobody says anything." in said(played("w", "w", "w", "w"))


# --- keeping the game ---------------------------------------------------------------------------


def test_a_game_can_be_saved_under_a_name_and_read_again(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    session = played("buy pile", f"s {file}")
    assert f"fondaco play --resume {file}" in said(session)
    again = Game.from_text(file.read_bytes())
    assert again.checksum() == session.game.checksum()
    assert [seat.bot for seat in again.seats] == [None, "random", "random"]


def test_another_file_is_never_overwritten(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Bianca")
    assert "contains something else" in said(played(f"s {file}"))
    assert file.read_text() == "Dear Bianca"
    played(f"s {tmp_path / 'game.txt'}")
    other = played(f"s {tmp_path / 'game.txt'}", seed="other", game="batavia")
    assert "contains something else" in said(other)


def test_quitting_offers_to_save(tmp_path: Path) -> None:
    person = Typist("buy pile", "q", "c", "q", "1", "")
    session = table(seed=OURS, players=3, person=person, folder=tmp_path)
    run(session)
    assert person.lines == []
    assert session.shelf.file.exists()
    assert session.shelf.is_safe


def test_quitting_after_saving_asks_nothing(tmp_path: Path) -> None:
    person = Typist("s", "q")
    session = table(seed=OURS, players=3, person=person, folder=tmp_path)
    run(session)
    assert person.lines == []
    assert "Save before you go?" not in output(session)


def test_the_end_of_input_keeps_the_game_and_says_how_to_go_on(tmp_path: Path) -> None:
    session = table(seed=OURS, players=3, person=Typist("buy pile"), folder=tmp_path)
    run(session)
    assert f"fondaco play --resume {session.shelf.file}" in said(session)
    assert len(Game.from_text(session.shelf.file.read_bytes()).log) == 1


class Interrupter(Typist):
    """Presses Ctrl-C after the last line."""

    def __call__(self, prompt: str) -> str:
        try:
            return super().__call__(prompt)
        except EOFError:
            raise KeyboardInterrupt from None


def test_control_c_does_the_same_even_in_the_middle_of_an_offer(tmp_path: Path) -> None:
    session = table(seed=OURS, players=3, person=Interrupter("o", "1"), folder=tmp_path)
    run(session)
    assert "The game is saved." in said(session)
    assert session.shelf.file.exists()


def test_who_leaves_without_saving_leaves_no_file_in_the_folder_they_are_in(here: Path) -> None:
    session = table(seed=OURS, players=3, person=Typist("buy pile"))
    run(session)
    assert session.shelf.file.is_relative_to(here / "home" / "config" / "fondaco" / "games")
    assert f"fondaco play --resume {session.shelf.file}" in said(session)
    assert not list(here.glob("*.txt"))


def test_a_file_that_the_person_chose_is_kept_up_to_date(here: Path) -> None:
    session = table(seed=OURS, players=3, person=Typist("s mine.txt", "buy pile"))
    run(session)
    assert session.shelf.file.resolve() == here / "mine.txt"
    assert len(Game.from_text(session.shelf.file.read_bytes()).log) == 1


def test_where_nothing_can_be_written_the_game_is_kept_in_this_folder(here: Path) -> None:
    (here / "home").write_text("no folder")
    session = table(seed=OURS, players=3, person=Typist("buy pile"))
    run(session)
    assert session.shelf.file.resolve().parent == here
    assert session.shelf.file.exists()


def test_a_bot_that_fails_does_not_cost_the_game(tmp_path: Path) -> None:
    session = table(seed=OURS, players=3, person=Typist("buy pile"), folder=tmp_path)

    class Broken:
        name = "broken"

        def choose(self, view: object) -> int:
            raise RuntimeError("no idea")

    session.bots = {1: Broken(), 2: Broken()}
    with pytest.raises(RuntimeError, match="no idea"):
        run(session)
    assert session.shelf.file.exists()
