"""Bots see a View and answer with a Move; the driver is fair and comes to an end."""

import gc
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest

from fondaco import bots as bots_module
from fondaco.bots import Bot, bot_names, bot_seed, is_slow, make_bot
from fondaco.bots.driver import drive, play_out
from fondaco.bots.random_bot import RandomBot
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, View
from fondaco.games import make
from fondaco.records import Game
from tests import toy as toy_module


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    return toy_module.install(monkeypatch)


class Silent:
    name = "silent"

    def choose(self, view: View) -> Move | None:
        return None


class Steady:
    name = "steady"

    def __init__(self, seed: int | str) -> None: ...

    def choose(self, view: View) -> Move | None:
        return None


class Swift(Steady):
    name, quick = "swift", True


class Watcher(RandomBot):
    """Notes what it was asked, and that no Position is within its reach."""

    name = "watcher"

    def __init__(self, seed: int | str) -> None:
        super().__init__(seed)
        self.asked: list[tuple[int, int]] = []

    def choose(self, view: View) -> Move | None:
        reach = [view, *vars(view).values()]
        assert not any(isinstance(one, toy_module.ToyPosition) for one in reach)
        assert not any(isinstance(one, toy_module.ToyPosition) for one in gc.get_referents(view))
        self.asked.append((view.seat, view.ply))
        return super().choose(view)


def random_bots(players: int, seed: str = "7") -> list[Bot]:
    return [make_bot("random", bot_seed(seed, seat)) for seat in range(players)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_bots_play_a_game_to_its_end(players: int) -> None:
    for seed in range(20):
        game = play_out(make("toy", players), random_bots(players), str(seed))
        assert game.over
        assert sorted(game.position.places())[0] == 1


def test_random_bots_trade_too() -> None:
    games = [play_out(make("toy", 4), random_bots(4, str(n)), str(n)) for n in range(20)]
    kinds = {event.kind for game in games for events in game.events for event in events}
    assert kinds == {"draw", "play", "done", "offer", "accept", "withdraw"}


def test_the_same_seeds_give_the_same_game() -> None:
    games = [play_out(make("toy", 3), random_bots(3), "same") for _ in range(2)]
    assert games[0].log == games[1].log
    assert games[0].log != play_out(make("toy", 3), random_bots(3, "other"), "same").log


def test_a_bots_seed_does_not_tell_the_games_seed() -> None:
    seeds = [bot_seed("venice", seat) for seat in range(4)]
    assert len(set(seeds)) == 4
    assert not any("venice" in seed for seed in seeds)


def test_a_bot_never_sees_a_position_and_is_asked_for_its_own_seat() -> None:
    watchers = [Watcher(seat) for seat in range(3)]
    play_out(make("toy", 3), watchers, "watch")
    for seat, watcher in enumerate(watchers):
        assert {asked for asked, _ in watcher.asked} == {seat}


def test_while_there_is_talk_every_seat_gets_a_chance_and_none_is_always_first() -> None:
    watchers = [Watcher(seat) for seat in range(4)]
    for n in range(30):
        play_out(make("toy", 4), watchers, str(n))
    takers = [0, 0, 0, 0]
    for n in range(60):
        game = play_out(make("toy", 4), random_bots(4, str(n)), str(n))
        for (seat, _), events in zip(game.log, game.events, strict=True):
            takers[seat] += events[0].kind == "accept"
    assert min(takers) > sum(takers) / 8


def test_the_game_stops_for_a_seat_without_a_bot() -> None:
    game = Game(make("toy", 3), "mixed")
    bots = {1: make_bot("random", 1), 2: make_bot("random", 2)}
    assert list(drive(game, bots)) == []
    game.play(0, game.rules.parse_move("done"))
    seats = list(drive(game, bots))
    assert set(seats) == {1, 2}
    assert game.position.turn == 0


def test_a_bot_may_be_silent_only_while_nobody_waits_for_it() -> None:
    talk = Game(make("toy", 3), "talk")
    card = talk.position.view(0).hand[0]  # type: ignore[attr-defined]
    talk.play(0, talk.rules.parse_move(f"offer {card} for 1"))
    assert list(drive(talk, {1: Silent(), 2: Silent()})) == []
    with pytest.raises(Refused, match="is waiting for the bot silent"):
        play_out(make("toy", 2), [Silent(), Silent()], "7")


def test_a_wrong_move_of_a_bot_is_reported_with_its_name() -> None:
    class Cheat(Silent):
        name = "cheat"

        def choose(self, view: View) -> Move | None:
            return 10**9

    with pytest.raises(Refused, match="The bot cheat in seat 0 made an illegal move at ply 0"):
        play_out(make("toy", 2), [Cheat(), Cheat()], "7")


def test_a_game_that_does_not_end_is_stopped() -> None:
    with pytest.raises(Refused, match="did not end in 5 moves"):
        play_out(make("toy", 2), random_bots(2), "7", max_moves=5)


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(Refused, match=r"seats \(3\) and the number of bots \(2\)"):
        play_out(make("toy", 3), random_bots(2), "7")


def test_bots_of_other_packages_join_in(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [
        EntryPoint("silent", "tests.bots.test_bots:Watcher", "fondaco.bots"),
        EntryPoint("broken", "no.such.module:Bot", "fondaco.bots"),
    ]

    def installed(group: str, name: str | None = None) -> list[EntryPoint]:
        return [entry for entry in entries if name in (None, entry.name)]

    monkeypatch.setattr(bots_module, "entry_points", installed)
    assert bot_names()[-2:] == ["broken", "silent"]
    assert make_bot("silent", 7).name == "watcher"
    with pytest.raises(Refused, match="The bot broken cannot be loaded"):
        make_bot("broken", 7)
    with pytest.raises(Refused, match=r"There is no bot 'nobody'\. Bots: random"):
        make_bot("nobody", 7)


def test_a_bot_says_itself_whether_it_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = [name for name in bots_module.BUILT_IN if is_slow(name)]
    assert slow == ["navigator", "captain", "doge"]
    assert is_slow("captain:200:sly")
    assert not is_slow("merchant:sly")
    assert not is_slow("")  # a seat without a bot
    entries = [
        EntryPoint("steady", "tests.bots.test_bots:Steady", "fondaco.bots"),
        EntryPoint("swift", "tests.bots.test_bots:Swift", "fondaco.bots"),
    ]

    def installed(group: str, name: str | None = None) -> list[EntryPoint]:
        return [entry for entry in entries if name in (None, entry.name)]

    monkeypatch.setattr(bots_module, "entry_points", installed)
    assert is_slow("steady")  # it does not say
    assert not is_slow("swift")
    assert is_slow("uninstalled-since")
