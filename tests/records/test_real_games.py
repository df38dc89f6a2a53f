"""The real games as records: what holds for the toy game holds for every ruleset."""

from functools import cache
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.bots import bot_seed, make_bot
from fondaco.bots.driver import play_out
from fondaco.contract.refused import Refused
from fondaco.games import games, make, options_of, players_of
from fondaco.records import Game, checksum, read, verify, write
from tests.long import examples
from tests.records.test_records import mutations

TABLES = [
    (game, value)
    for game in games()
    for option in options_of(game)
    if option.name in ("edition", "setup")
    for value in option.values
]


@cache
def played(game: str, value: str, players: int = 0, seed: str = "record") -> Game:
    """A game among random bots, with the value of the option that changes the game most."""
    names = [option.name for option in options_of(game)]
    options = {"edition" if "edition" in names else "setup": value}
    if "offers" in names:
        options["offers"] = "12"
    rules = make(game, players or players_of(game)[-1], **options)
    bots = [make_bot("random", bot_seed(seed, seat)) for seat in range(rules.players)]
    return play_out(rules, bots, seed)


@pytest.mark.parametrize(("game", "value"), TABLES)
def test_every_game_is_read_back_exactly_and_verified(game: str, value: str) -> None:
    for players in players_of(game):
        text = played(game, value, players).to_text()
        assert write(read(text)) == text
        assert Game.from_text(text).to_text() == text
        assert verify(text).good
        assert max(map(len, text.split("\n"))) <= 100


@pytest.mark.parametrize(("game", "value"), TABLES)
def test_what_a_seat_takes_back_can_be_played_again(game: str, value: str) -> None:
    whole = played(game, value)
    live = Game(whole.rules, whole.seed)
    rng = Random(7)
    taken = 0
    for seat, move in whole.log:
        live.play(seat, move)
        if rng.random() < 0.2 and live.can_undo(seat):
            before = live.checksum()
            count = live.undoable(seat)
            for again in live.undo(seat, count):
                live.play(seat, again)
            taken += count
            assert live.checksum() == before
        for other in range(whole.rules.players):
            if other != seat:
                assert not live.can_undo(other)
    assert taken > 0
    assert live.checksum() == whole.checksum()


@pytest.mark.parametrize(("game", "value"), TABLES)
def test_a_move_out_of_place_is_refused_and_changes_nothing(game: str, value: str) -> None:
    whole = played(game, value)
    rng = Random(7)
    strangers = [move for _, move in played(game, value, seed="stranger").log]
    refused = 0
    for position in whole.positions():
        if rng.random() < 0.8:
            continue
        before = checksum(whole.rules, position)
        for move in rng.sample(strangers, 6):
            for seat in range(-1, whole.rules.players + 1):
                trial = position.copy()
                try:
                    trial.play(seat, move)
                except Refused:
                    assert checksum(whole.rules, trial) == before
                    refused += 1
                else:
                    assert seat in position.to_move()
    assert refused > 100


@pytest.mark.long
@pytest.mark.parametrize(("game", "value"), TABLES)
@given(st.data())
@examples(25)
def test_a_damaged_record_is_refused_or_means_the_same_game(
    game: str, value: str, data: st.DataObject
) -> None:
    whole = played(game, value)
    damaged = data.draw(st.one_of(list(mutations(whole.to_text()))))
    try:
        again = Game.from_text(damaged, listen=False)
    except Refused:
        return
    assert again.position.scores() == whole.position.scores()
