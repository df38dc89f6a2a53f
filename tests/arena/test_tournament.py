"""Tournaments are the same whatever the number of workers, and count what they should."""

from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import pytest

from fondaco.arena.bot_ratings import rate_bots
from fondaco.arena.seating import line_ups, seatings
from fondaco.arena.sprt import Sprt
from fondaco.arena.standings import standings
from fondaco.arena.tournament import (
    Tournament,
    TournamentGame,
    TournamentStory,
    ahead,
    blocks_for,
    play_one,
    record_name,
    run,
)
from fondaco.contract.refused import Refused
from fondaco.records import Game, verify
from tests.arena import players
from tests.arena.players import tournament


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    players.install(monkeypatch)


def without_timing(story: TournamentStory) -> dict[str, Any]:
    told = standings(story, 1.0)
    del told["timing"]
    return told


def in_disorder(
    seed: int,
) -> Callable[[Callable[[int], TournamentGame], int], Iterable[TournamentGame]]:
    """Workers that hand in their games as they please."""

    def go(work: Callable[[int], TournamentGame], pieces: int) -> Iterable[TournamentGame]:
        numbers = list(range(pieces))
        Random(seed).shuffle(numbers)
        return map(work, numbers)

    return go


# --- playing --------------------------------------------------------------------------------------


def test_real_games_are_the_same_whatever_the_number_of_workers() -> None:
    seated = seatings(line_ups("oltremare", 3, "random"), "fixed")
    plan = Tournament("oltremare", seated, 5, "7")
    one, two = run(plan, workers=1), run(plan, workers=2)
    assert one.games == two.games
    assert without_timing(one) == without_timing(two)


@pytest.mark.usefixtures("toy")
def test_the_order_in_which_games_come_back_changes_nothing() -> None:
    plan = tournament("player,random", blocks=30)
    tidy = run(plan, 1, Sprt("player", "random", 200))
    for seed in range(3):
        wild = run(plan, 1, Sprt("player", "random", 200), spreading=in_disorder(seed))
        assert without_timing(wild) == without_timing(tidy)
    assert len(tidy.blocks()) < 30


@pytest.mark.usefixtures("toy")
def test_all_games_of_a_block_have_one_deal_and_other_blocks_have_others(tmp_path: Path) -> None:
    plan = tournament("player,random", blocks=3, records=tmp_path)
    run(plan, 1)
    games = [Game.from_text(file.read_text()) for file in sorted(tmp_path.iterdir())]
    assert [game.seed for game in games] == [f"7-{k}" for k in (0, 1, 2) for _ in range(4)]
    hands = [game.at(0).view(0).as_json()["hand"] for game in games]
    assert len({tuple(hand) for hand in hands}) == 3
    who = [[seat.bot for seat in game.seats] for game in games[:4]]
    assert who == [list(seating) for seating in plan.seatings]


@pytest.mark.usefixtures("toy")
def test_a_game_can_be_played_again_alone_and_its_record_is_true(tmp_path: Path) -> None:
    plan = tournament("player,random", blocks=3, records=tmp_path / "new" / "folder")
    story = run(plan, 1)
    assert play_one(plan, 6) == story.games[6]
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [file.name for file in files] == [record_name(plan, number) for number in range(12)]
    assert files[6].name == "toy-7-1-2.txt"
    for file, game in zip(files, story.games, strict=True):
        assert verify(file.read_bytes()).good
        assert Game.from_text(file.read_bytes()).checksum() == game.checksum


@pytest.mark.usefixtures("toy")
def test_games_after_the_verdict_leave_no_records(tmp_path: Path) -> None:
    plan = tournament("player,idler", blocks=40, records=tmp_path)
    story = run(plan, 1, Sprt("player", "idler"), spreading=in_disorder(1))
    assert len(list(tmp_path.iterdir())) == len(story.games) < 160


def test_games_are_played_in_whole_blocks() -> None:
    assert [blocks_for(games, 4) for games in (1, 4, 5, 400)] == [1, 1, 2, 100]
    with pytest.raises(Refused, match="at least 1 game"):
        blocks_for(0, 4)


@pytest.mark.usefixtures("toy")
def test_a_bad_plan_is_refused_before_the_first_game() -> None:
    with pytest.raises(Refused, match="no bot 'genius'"):
        tournament("genius")
    with pytest.raises(Refused, match="A seed is"):
        tournament("random", seed="two words")
    with pytest.raises(Refused, match="cannot be −1 workers"):
        run(tournament("random"), -1)
    with pytest.raises(Refused, match="needs bots"):
        Tournament("toy", (), 1)
    with pytest.raises(Refused, match="at least 1 game"):
        tournament("random", blocks=0)


# --- what it says ---------------------------------------------------------------------------------


def made_up(
    seated: tuple[tuple[str, ...], ...], *games: tuple[list[int], list[int]]
) -> TournamentStory:
    """A story from scores and places."""
    plan = Tournament("toy", seated, len(games) // len(seated))
    story = TournamentStory(plan)
    for number, (scores, places) in enumerate(games):
        story.games.append(TournamentGame(number, scores, places, 10, f"{number}"))
    for bot in plan.bots:
        story.timings[bot] = players_clock()
    return story


def players_clock() -> Any:
    from fondaco.arena.timing import Timing

    clock = Timing()
    clock.note(0.5)
    return clock


@pytest.mark.usefixtures("toy")
def test_numbers_are_means_over_the_seats_a_bot_sat_in() -> None:
    told = standings(
        made_up(
            (("player", "random", "random"), ("random", "player", "random")),
            ([9, 5, 1], [1, 2, 3]),
            ([6, 6, 0], [1, 1, 3]),
        ),
        2.0,
    )
    player, other = told["bots"]
    assert (player["bot"], player["seats"], other["seats"]) == ("player", 2, 4)
    assert player["wins"]["value"] == 0.75  # a shared first place is half a win
    assert other["wins"]["value"] == 0.125
    assert player["place"]["value"] == 1.25
    assert other["place"]["value"] == fmean([2, 3, 1.5, 3])
    assert player["score"]["value"] == 7.5
    assert player["margin_best"]["value"] == fmean([4, 0])
    assert player["margin_mean"]["value"] == fmean([6, 3])
    assert told["ahead"][0][1]["value"] == 0.875
    assert told["ahead"][1][0]["value"] == 0.125
    assert told["ahead"][0][0] is None
    assert (told["games"], told["blocks"], told["decisions"]) == (2, 1, 20)
    assert told["timing"]["decisions_per_second"] == 10
    assert told["timing"]["bots"][0]["max"] == 0.5


@pytest.mark.usefixtures("toy")
def test_win_shares_and_places_of_all_seats_add_up() -> None:
    story = run(tournament("player,random,idler", players=4, blocks=20), 1)
    told = standings(story, 1.0)
    seats = {row["bot"]: row["seats"] for row in told["bots"]}
    assert seats == {"player": 80, "random": 80, "idler": 160}
    games = sum(row["seats"] * row["wins"]["value"] for row in told["bots"])
    assert games == pytest.approx(80, abs=0.1)
    places = sum(row["seats"] * row["place"]["value"] for row in told["bots"])
    assert places == pytest.approx(80 * 10, abs=0.1)
    for row in told["bots"]:
        assert row["wins"]["low"] <= row["wins"]["value"] <= row["wins"]["high"]
        assert row["margin_best"]["value"] <= row["margin_mean"]["value"]


@pytest.mark.usefixtures("toy")
def test_the_better_bot_is_found_better_by_every_measure() -> None:
    told = standings(run(tournament("player,idler", blocks=20), 1), 1.0)
    player, idler = told["bots"]
    assert player["wins"]["low"] > told["fair_share"] > idler["wins"]["high"]
    assert player["place"]["high"] < idler["place"]["low"]
    assert player["margin_mean"]["low"] > 0 > idler["margin_mean"]["high"]
    assert player["rating"]["sure"] > idler["rating"]["mu"]
    assert told["ahead"][0][1]["low"] > 0.5


@pytest.mark.usefixtures("toy")
def test_independent_games_get_wilsons_interval_and_blocks_the_bootstrap() -> None:
    fixed = standings(run(tournament("player,random", 2, 20, "fixed"), 1), 1.0)
    assert {row["wins"]["method"] for row in fixed["bots"]} == {"wilson"}
    blocks = standings(run(tournament("random,idler", 4, 20), 1), 1.0)
    assert {row["wins"]["method"] for row in blocks["bots"]} == {"bootstrap"}


@pytest.mark.usefixtures("toy")
def test_one_block_is_reported_without_intervals() -> None:
    told = standings(run(tournament("random,idler", blocks=1), 1), 1.0)
    assert told["bots"][0]["place"]["low"] is None


@pytest.mark.usefixtures("toy")
def test_bots_that_never_met_are_even() -> None:
    plan = Tournament("toy", (("player", "idler"), ("player", "random")), 1)
    story = run(plan, 1)
    assert ahead(plan, story.games, "idler", "random") == 0.5


# --- ratings --------------------------------------------------------------------------------------


def test_who_comes_in_first_gains_and_who_comes_in_last_loses() -> None:
    rated = rate_bots(["a", "b", "c"], [(["a", "b", "c"], [1, 2, 3])] * 5)
    assert rated["a"].mu > rated["b"].mu > rated["c"].mu
    assert rated["a"].sigma < 25 / 3
    assert rated["a"].sure < rated["a"].mu


def test_a_shared_place_is_no_difference() -> None:
    rated = rate_bots(["a", "b"], [(["a", "b"], [1, 1])] * 5)
    assert rated["a"].mu == pytest.approx(rated["b"].mu)


def test_a_bot_against_itself_stays_where_it_was() -> None:
    rated = rate_bots(["a"], [(["a", "a"], [1, 2])] * 10)
    assert rated["a"].mu == pytest.approx(25)
