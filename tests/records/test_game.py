"""A game in progress: playing, listening, looking back and taking back."""

from types import ModuleType

import pytest

from fondaco.bots import make_bot
from fondaco.bots.driver import play_out
from fondaco.contract.refused import Refused
from fondaco.games import make
from fondaco.records import Game, checksum
from tests import toy as toy_module


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return toy_module.install(monkeypatch)


def game(*moves: str, players: int = 3) -> Game:
    """A game after moves written `seat: move`; card A, B, C is the first, second, third held."""
    new = Game(make("toy", players), "venice", ["Anna", "Bruno", "Carla"][:players])
    for text in moves:
        seat, _, move = text.partition(": ")
        new.play(int(seat), parse(new, int(seat), move))
    return new


def parse(game: Game, seat: int, move: str) -> int:
    hand = game.position.view(seat).hand  # type: ignore[attr-defined]
    for letter, card in zip("ABC", hand, strict=False):
        move = move.replace(letter, str(card))
    return game.rules.parse_move(move)


def kinds(game: Game) -> list[list[str]]:
    return [[event.kind for event in events] for events in game.events]


def test_a_game_remembers_its_moves_and_what_they_brought_about() -> None:
    new = game("0: draw", "0: play A", "0: done")
    assert [seat for seat, _ in new.log] == [0, 0, 0]
    assert kinds(new) == [["draw"], ["play"], ["done"]]


def test_a_game_nobody_listened_to_can_still_tell_what_happened() -> None:
    loud = game("0: draw", "0: offer A for 3", "1: accept", "0: done")
    quiet = Game(loud.rules, loud.seed, listen=False)
    for seat, move in loud.log:
        assert quiet.play(seat, move) == []
    assert kinds(quiet) == kinds(loud)


def test_an_illegal_move_changes_nothing() -> None:
    new = game("0: draw")
    before = new.checksum()
    with pytest.raises(Refused):
        new.play(0, new.rules.parse_move("draw"))
    with pytest.raises(Refused):
        new.play(1, new.rules.parse_move("done"))
    assert new.checksum() == before
    assert len(new.log) == 1


def test_any_earlier_position_can_be_looked_at() -> None:
    rules = make("toy", 3)
    whole = play_out(rules, [make_bot("random", seat) for seat in range(3)], "back")
    prints = [checksum(rules, position) for position in whole.positions()]
    assert len(prints) == len(whole.log) + 1
    for ply in (0, 1, len(whole.log) // 2, len(whole.log)):
        assert checksum(rules, whole.at(ply)) == prints[ply]
    for ply in (-1, len(whole.log) + 1):
        with pytest.raises(Refused, match="This game has moves"):
            whole.at(ply)


def test_own_moves_can_be_taken_back_one_by_one() -> None:
    new = game("0: draw")
    prints = [new.checksum()]
    for move in ("play A", "play A", "done"):
        new.play(0, parse(new, 0, move))
        prints.append(new.checksum())
    assert new.undoable(0) == 3
    for expected in reversed(prints[:-1]):
        new.undo(0)
        assert new.checksum() == expected
    assert kinds(new) == [["draw"]]


def test_several_moves_can_be_taken_back_at_once_and_played_again() -> None:
    new = game("0: draw", "0: play A", "0: done")
    last = new.checksum()
    for move in new.undo(0, count=2):
        new.play(0, move)
    assert new.checksum() == last
    with pytest.raises(Refused, match="undo 1 to 2 moves, not 3"):
        new.undo(0, count=3)


@pytest.mark.parametrize(
    ("moves", "seat", "reason"),
    [
        ([], 0, "Nothing has been played yet"),
        (["0: draw"], 0, "can’t be unseen"),
        (["0: done"], 1, "Anna has moved since"),
        (["0: done", "1: done"], 0, "Bruno has moved since"),
        (["0: offer A for 1", "2: accept"], 2, "can’t be unseen"),
        (["0: done", "1: done"] * 3, 1, "The game is over"),
    ],
)
def test_undo_is_refused_with_a_reason(moves: list[str], seat: int, reason: str) -> None:
    players = 2 if len(moves) == 6 else 3
    new = game(*moves, players=players)
    assert not new.can_undo(seat)
    assert reason in str(new.why_no_undo(seat))
    assert new.undoable(seat) == 0
    log = list(new.log)
    with pytest.raises(Refused, match=reason):
        new.undo(seat)
    assert new.log == log


def test_undo_never_reaches_past_a_barrier() -> None:
    new = game("0: play A", "0: draw", "0: play A")
    new.undo(0)
    assert not new.can_undo(0)


def test_a_game_needs_a_name_for_every_seat() -> None:
    with pytest.raises(Refused, match=r"seats \(3\) and the number of names \(1\)"):
        Game(make("toy", 3), "7", ["Anna"])
