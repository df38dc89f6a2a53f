"""The log of an event: its life, and everything that is refused."""

import json

import pytest

from fondaco.contract.refused import Refused
from fondaco.events.duplicate import RULES
from fondaco.events.entries import (
    Announced,
    AnyEventEntry,
    EventSettings,
    as_plain,
    from_plain,
)
from fondaco.events.event import ClubEvent, check_settings


class Log:
    """An event and its log; every entry goes through JSON, as it would in a store."""

    def __init__(self, players: int = 0, **settings: object) -> None:
        first = Announced(EventSettings("Friday", "batavia", {}, **settings), "secret", "ada")  # type: ignore[arg-type]
        self.log: list[AnyEventEntry] = [first]
        self.event = ClubEvent(first)
        for number in range(players):
            self.write(self.event.register(f"p{number}", f"Player {number}"))
            self.write(self.event.check_in(f"p{number}"))

    def write(self, entry: AnyEventEntry | None) -> None:
        if entry is not None:
            entry = from_plain(json.loads(json.dumps(as_plain(entry))))
            self.log.append(entry)
            self.event.apply(entry)

    def play(self, skip: int = -1) -> None:
        """Opens and ends all tables of the last round, but for one."""
        number = len(self.event.rounds)
        for at, table in enumerate(self.event.rounds[-1].tables):
            self.write(self.event.open_table(at, f"t{number}-{at}"))
            if at != skip:
                size = len(table.players)
                scores = [10 * (size - seat) for seat in range(size)]
                self.write(self.event.end_table(number, at, scores, list(range(1, size + 1))))


def refused(name: str, call: object, *values: object) -> None:
    with pytest.raises(Refused) as error:
        call(*values)  # type: ignore[operator]
    assert error.value.name == name


def test_bots_play_the_deal_too_until_eight_tables_are_compared() -> None:
    for players, tables, bots in ((16, 4, 4), (32, 8, 0), (36, 9, 0)):
        drawn = Log(players, format="duplicate", duplicate_rules=RULES).event.draw().tables
        assert [any(table) for table in drawn] == [True] * tables + [False] * bots
    # An event that was announced before keeps its rules, which its log does not say.
    old = {"title": "Friday", "game": "batavia", "options": {}}
    announced = from_plain({"kind": "Announced", "settings": old, "seed": "s", "owner": "ada"})
    assert isinstance(announced, Announced)
    assert announced.settings.duplicate_rules == 1


@pytest.mark.parametrize("form", ["evening", "duplicate"])
def test_a_whole_evening_of_seventeen(form: str) -> None:
    log = Log(17, format=form, rounds=3)
    for _ in range(3):
        log.write(log.event.draw())
        tables = log.event.rounds[-1].tables
        assert sorted(len(t.players) for t in tables if not t.of_bots) == [4, 4, 4, 5]
        field = sorted(len(t.players) for t in tables if t.of_bots)
        assert field == ([4, 5, 5, 5] if form == "duplicate" else [])
        log.play()
    refused("event-last-round", log.event.draw)
    log.write(log.event.end())
    lines = log.event.standings()
    assert [line.place for line in lines] == list(range(1, 18))
    assert {line.played for line in lines} == {3}
    again = ClubEvent.of(log.log)
    assert [vars(line) for line in again.standings()] == [vars(line) for line in lines]
    refused("event-over", log.event.register, "late", "Late")


def test_a_duplicate_round_has_one_deal_and_no_seed_gives_the_events_away() -> None:
    one, many = Log(8, format="duplicate"), Log(8)
    assert one.event.deal(1, 0) == one.event.deal(1, 1) != one.event.deal(2, 0)
    assert many.event.deal(1, 0) != many.event.deal(1, 1)
    assert "secret" not in one.event.deal(1, 0) + one.event.commitment


def test_a_cup_has_all_its_tables_at_once() -> None:
    log = Log(13, format="cup")
    log.write(log.event.draw())
    assert len(log.event.rounds[0].tables) == 13
    log.play()
    refused("event-last-round", log.event.draw)
    few = Log(9, format="cup")
    refused("event-cup-size", few.event.draw)


def test_registration() -> None:
    log = Log(2, most_players=2)
    refused("event-registered", log.event.register, "p0", "Again")
    log.write(log.event.register("late", "Late"))
    assert log.event.waiting == ["late"]
    refused("event-waiting", log.event.check_in, "late")
    refused("event-not-registered", log.event.check_in, "stranger")
    log.write(log.event.withdraw("p0"))  # a place is free
    assert log.event.accepted == ["p1", "late"]
    log.write(log.event.check_in("late"))
    log.write(log.event.register("p0", "Back"))  # at the end of the line
    assert log.event.waiting == ["p0"]
    log.write(log.event.close_registration())
    refused("event-registration-closed", log.event.register, "p9", "Nine")
    refused("event-registration-closed", log.event.close_registration)


def test_checking_in_from_two_devices_is_one_check_in() -> None:
    log = Log(3)
    assert log.event.check_in("p1") is None


def test_a_round_is_drawn_once_and_not_while_tables_play() -> None:
    log = Log(8)
    first, second = log.event.draw(), log.event.draw()
    assert first == second  # two browsers at once: the same draw, and the store takes one of them
    log.write(first)
    refused("event-round-runs", log.event.draw)
    log.write(log.event.undo_draw())
    assert not log.event.rounds
    log.write(log.event.draw())
    log.play(skip=1)
    refused("event-draw-stands", log.event.undo_draw)
    refused("event-round-runs", log.event.draw)
    refused("event-round-runs", log.event.end)
    refused("event-why", log.event.close_round, "")
    log.write(log.event.close_round("Table 2 is damaged."))
    refused("event-no-round", log.event.close_round, "twice")
    log.write(log.event.draw())
    assert len(log.event.results()) == 1


def test_fewer_than_three_players_make_no_round() -> None:
    log = Log(4)
    log.write(log.event.withdraw("p0"))
    log.write(log.event.withdraw("p1"))
    refused("event-few-players", log.event.draw)


def test_an_absent_player_scores_nothing_and_the_others_keep_theirs() -> None:
    log = Log(8, rounds=2)
    log.write(log.event.draw())
    absent = log.event.rounds[0].tables[0].players[0]
    busy = log.event.rounds[0].tables[1].players[0]
    refused("event-plays-already", log.event.replace, 0, 0, busy)
    refused("no-seat", log.event.replace, 0, 9)
    log.write(log.event.replace(0, 0))
    log.play()
    points = {line.player: line.points for line in log.event.standings()}
    assert points[absent] == 0
    assert points[log.event.rounds[0].tables[0].players[1]] == 3
    refused("event-table-over", log.event.replace, 0, 1)


def test_a_reserve_must_be_here_and_know_no_cards() -> None:
    log = Log(9, sizes=(4,), rounds=2, most_players=10)
    log.write(log.event.register("away", "Away"))
    log.write(log.event.draw())
    log.write(log.event.begin_round())
    first = log.event.rounds[0]
    gone, reserve = first.tables[0].players[0], first.byes[0]
    refused("event-reserve-away", log.event.replace, 0, 0, "away")
    refused("event-not-registered", log.event.replace, 0, 0, "stranger")
    log.write(log.event.replace(0, 0))
    refused("event-reserve-knows", log.event.replace, 0, 1, gone)
    refused("event-reserve-knows", log.event.replace, 1, 1, gone)
    log.write(log.event.replace(0, 0, reserve))
    log.play()
    points = {line.player: line.points for line in log.event.standings()}
    assert points[gone] == 0
    assert points[reserve] == 6  # of the seat, and no bye besides
    assert log.event.rounds[0].sitting_out == []
    assert vars(ClubEvent.of(log.log).rounds[0]) == vars(log.event.rounds[0])


def test_withdrawing_during_a_game_keeps_its_result() -> None:
    log = Log(8, rounds=2)
    log.write(log.event.draw())
    leaver = log.event.rounds[0].tables[0].players[0]
    log.write(log.event.withdraw(leaver))
    log.play()
    assert next(line for line in log.event.standings() if line.player == leaver).points == 6
    log.write(log.event.draw())
    assert leaver not in [p for t in log.event.rounds[1].tables for p in t.players]


def test_a_correction_changes_standings_and_leaves_the_next_draw() -> None:
    log = Log(8, rounds=2)
    log.write(log.event.draw())
    log.play()
    log.write(log.event.draw())
    before = [list(table.players) for table in log.event.rounds[1].tables]
    last = log.event.rounds[0].tables[0].players[3]
    log.write(log.event.correct(1, 0, [1, 2, 3, 40], [4, 3, 2, 1], "Scores were read upside down."))
    assert [table.players for table in log.event.rounds[1].tables] == before
    assert next(line for line in log.event.standings() if line.player == last).points == 6
    log.write(log.event.correct(1, 0, [], [], "The table was damaged."))
    assert len(log.event.results()) == 1
    refused("event-result", log.event.correct, 1, 0, [1, 2], [1, 2], "two of four")
    refused("event-result", log.event.correct, 1, 0, [4, 3, 2, 1], [1, 1, 2, 4], "no such places")
    refused("event-no-table", log.event.correct, 3, 0, [], [], "no such round")


def test_a_result_that_comes_twice_counts_once() -> None:
    log = Log(4)
    log.write(log.event.draw())
    log.play()
    assert log.event.end_table(1, 0, [9, 8, 7, 6], [1, 2, 3, 4]) is None
    refused("event-table-open", log.event.open_table, 0, "other")


def test_byes_go_round() -> None:
    log = Log(5, sizes=(4,), rounds=5)
    for _ in range(5):
        log.write(log.event.draw())
        log.play()
    assert sorted(name for each in log.event.rounds for name in each.byes) == [
        f"p{number}" for number in range(5)
    ]


def test_separated_players_are_not_drawn_together() -> None:
    log = Log(8)
    refused("event-same-player", log.event.separate, "p0", "p0")
    log.write(log.event.separate("p0", "p1"))
    log.write(log.event.draw())
    for table in log.event.rounds[0].tables:
        assert not {"p0", "p1"} <= set(table.players)


def test_settings_that_cannot_be_held_are_refused() -> None:
    good = {"title": "Friday", "game": "batavia", "options": {}}
    for name, wrong in (
        ("event-title", {"title": " "}),
        ("event-rounds", {"rounds": 9}),
        ("event-sizes", {"sizes": ()}),
        ("event-sizes", {"sizes": (6,)}),
        ("event-points", {"points": (1, 2, 3, 4)}),
        ("event-points", {"points": (3, 1)}),
    ):
        refused(name, check_settings, EventSettings(**{**good, **wrong}))  # type: ignore[arg-type]
    settings = EventSettings("Friday", "batavia", {})
    assert check_settings(settings) is settings


def test_an_unknown_entry_is_not_read() -> None:
    with pytest.raises(ValueError, match="Fiesta"):
        from_plain({"kind": "Fiesta"})
