"""The game as it always was: node counts, and whole games, compared with files.

`python -m tests.golden.make` writes the files anew, when the game itself is meant to change.
"""

import json
from hashlib import sha256

import pytest

from fondaco.contract.rules import Event
from tests.golden import make as golden
from tests.rules.random_play import GAMES


@pytest.mark.parametrize("line", golden.read("nodes.txt"), ids=lambda line: line.split(":")[0])
def test_there_are_as_many_ways_to_go_on_as_ever(line: str) -> None:
    head, _, tail = line.partition(": ")
    name, moves = head.split()
    position = golden.position_after(golden.read_game(name), int(moves))
    for depth, told in enumerate(map(int, tail.split()), 1):
        assert golden.count(position, depth) == told
    assert told >= golden.ENOUGH


def test_every_golden_game_has_its_node_counts() -> None:
    names = [line.split()[0] for line in golden.read("nodes.txt")]
    assert sorted(names) == sorted(2 * [golden.game_name(*game) for game in GAMES])


def game_name_of(game: golden.Game) -> str:
    kind = game.options["edition" if game.game == "oltremare" else "setup"]
    return golden.game_name(kind, game.players)


@pytest.mark.parametrize("name", golden.NAMES)
def test_golden_games_replay(name: str) -> None:
    game = golden.read_game(name)
    rules = game.rules()
    assert game_name_of(game) == name
    position = rules.start(game.seed)
    for seat, text in game.moves:
        move = rules.parse_move(text)
        assert rules.format_move(move) == text
        position.play(seat, move)
    assert position.over
    assert position.scores() == game.scores
    assert position.places() == game.places
    final = rules.format_position(position)
    assert sha256(final.encode()).hexdigest() == game.checksum, final
    rules.check(position)


@pytest.mark.parametrize("name", golden.NAMES)
def test_golden_games_tell_what_happens(name: str) -> None:
    """Every event can be sent as JSON, to every seat; and the last one tells the result."""
    game = golden.read_game(name)
    rules = game.rules()
    position = rules.start(game.seed)
    events: list[Event] = []
    for seat, text in game.moves:
        position.play(seat, rules.parse_move(text), events)
    for event in events:
        for seat in range(-1, game.players):
            told = event.seen_by(seat)
            assert json.loads(json.dumps(told)) == told
        assert json.loads(json.dumps(event.in_full())) == event.in_full()
    assert events[-1].kind == "game_over"
    assert events[-1].facts["scores"] == game.scores
    assert events[-1].facts["places"] == game.places


@pytest.mark.parametrize("name", golden.NAMES)
def test_a_golden_file_is_written_as_it_is_read(name: str) -> None:
    assert golden.read_game(name).as_text() == (golden.FOLDER / name).read_text("utf-8")


def test_the_golden_games_have_a_bit_of_everything() -> None:
    words: dict[str, set[str]] = {"oltremare": set(), "batavia": set()}
    for name in golden.NAMES:
        game = golden.read_game(name)
        words[game.game] |= {text.split()[0] for _, text in game.moves}
    assert words["oltremare"] >= {
        "discard", "buy", "done", "play", "sail", "compass", "load", "offer", "amend", "counter",
        "accept", "decline", "withdraw",
    }  # fmt: skip
    assert words["batavia"] >= {"bid", "pass", "draw", "lay", "done", "travel", "exchange", "keep"}
