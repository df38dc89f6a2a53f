"""What goes out to a seat, or to the watchers, tells nothing that they may not know.

*Twins*: a second table, in another world that looks the same to one seat, is played along with the
first. As long as that seat has seen the same, every frame to it is the same, byte for byte.
"""

import json
from random import Random
from typing import Any

import msgspec
import pytest

from fondaco.contract.rules import SPECTATOR, Event, Move, Position
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.rules import OltremareRules
from fondaco.host.room import Room
from fondaco.host.table_time import TableTime
from fondaco.server.base.log_codec import encoded
from fondaco.table.audience import Audience
from fondaco.table.entries import AnyEntry, Moved, NumberedEntry, Ready, Reason
from fondaco.testing.tables import NAMES
from tests.long import mostly_long, squared
from tests.rules.event_tables import GAMES, events_of
from tests.rules.oltremare.test_secrets import Witness, echo, names_in
from tests.rules.random_play import TEMPERS, choose
from tests.server.houses import FrameRecorder
from tests.server.room_builder import LIVE, RoomBuilder
from tests.server.sent import follow, in_full

SEED = "a-seed-that-nobody-sees"


class RecordedTable:
    """A table with some seats listening, in data and in words."""

    def __init__(self, builder: RoomBuilder, seats: list[int], words: bool = True) -> None:
        self.room: Room = builder.room()
        self.languages = ["", "en"] if words else [""]
        self.recorders: dict[tuple[int, str], FrameRecorder] = {}
        for seat in seats:
            for language in self.languages:
                person = NAMES[seat].lower() if seat >= 0 else None
                recorder = FrameRecorder(self.room, person, language)
                self.room.listeners.add(recorder)
                self.recorders[seat, language] = recorder

    @property
    def position(self) -> Position:
        assert self.room.table.game is not None
        return self.room.table.game.position

    def write(self, entry: AnyEntry, now: int) -> list[Event]:
        row = NumberedEntry(self.room.table.number + 1, now, entry)
        events = self.room.table.apply(row)
        self.room.time = TableTime(now, lambda: now, lambda: 0)
        self.room.send(row)
        return events

    def play(self, seat: int, move: Move, now: int) -> list[Event]:
        text = self.room.table.rules.format_move(move)
        why = Reason("why-secret", {"hand": text})
        return self.write(Moved(seat=seat, move=text, by="bot", why=why), now)

    def told(self, seat: int) -> list[bytes]:
        """The last frame to a seat, in data and in words."""
        return [self.recorders[seat, language].frames[-1] for language in self.languages]

    def public(self) -> bytes:
        """The half of the view that all get, as it is sent."""
        return msgspec.json.encode(self.room.sight.now(0).public())

    def move_to(self, world: Position) -> None:
        assert self.room.table.game is not None
        self.room.table.game.position = world


def over(recorded: RecordedTable) -> bool:
    return recorded.position.over


def same_move(
    truth: RecordedTable, twin: RecordedTable, watcher: int, seat: int, move: Move
) -> Move | None:
    """The move that looks the same to the watcher in the other world, if there is one."""
    one, other = truth.position, twin.position
    if isinstance(one, OltremarePosition) and isinstance(other, OltremarePosition):
        return echo(one, other, watcher, seat, move)
    return move if move in other.moves(seat) else None


def next_move(position: Position, rng: Random, number: int) -> tuple[int, Move]:
    if isinstance(position, OltremarePosition):
        return choose(position, rng, TEMPERS[number % len(TEMPERS)])
    seat = position.turn
    return seat, rng.choice(position.moves(seat))


@pytest.mark.parametrize(
    ("game", "options", "sitting"),
    squared(
        [
            ("oltremare", {"edition": "2005", "offers": "12"}),
            ("oltremare", {"edition": "2004", "offers": "12"}),
            ("oltremare", {"edition": "2005", "offers": "12", "memory": "ledger"}),
            ("batavia", {}),
        ],
        2,
    ),
)
def test_frames_are_the_same_whatever_one_may_not_know(
    game: str, options: dict[str, str], sitting: int
) -> None:
    watcher, number = (1, 0) if sitting else (SPECTATOR, 3)
    builder = RoomBuilder(game, clock=LIVE, seed=SEED, **dict[str, Any](options)).begin()
    rng = Random(f"{game} {options} {watcher}")
    truth, twin = RecordedTable(builder, [watcher]), RecordedTable(builder, [watcher])
    rules = builder.table.rules
    compared = 0
    while not truth.position.over:
        builder.wait(0.1)
        if truth.room.table.plies % 3 == 0:
            twin.move_to(truth.position.view(watcher).sample(rng))
        if truth.position.talking() and rng.random() < 0.1:
            silent = rng.choice(truth.position.to_move()[1:])
            for recorded in (truth, twin):
                recorded.write(Ready(seat=silent), builder.now)
            assert truth.told(watcher) == twin.told(watcher)
        seat, move = next_move(truth.position, rng, number)
        instead = same_move(truth, twin, watcher, seat, move)
        if instead is None:
            twin.move_to(truth.position.copy())
            instead = move
        seen = [e.seen_by(watcher) for e in truth.play(seat, move, builder.now)]
        also = [e.seen_by(watcher) for e in twin.play(seat, instead, builder.now)]
        views = [rules.format_view(recorded.position.view(watcher)) for recorded in (truth, twin)]
        if seen != also or views[0] != views[1] or truth.position.over:
            twin.move_to(truth.position.copy())
            twin.room.refresh()  # what comes builds on the same
            continue
        assert truth.told(watcher) == twin.told(watcher)
        assert truth.public() == twin.public()
        compared += 1
    assert compared > 100


def test_welcomes_are_the_same_whatever_one_may_not_know() -> None:
    for game in ("oltremare", "batavia"):
        builder = RoomBuilder(game, seed=SEED).begin()
        truth = RecordedTable(builder, [])
        rng = Random(game)
        for _ in range(80):
            if not truth.position.over:
                truth.play(*next_move(truth.position, rng, 0), builder.now)
        table = truth.room.table
        assert table.game is not None
        real = table.game.position
        for watcher in (SPECTATOR, 0, 2):
            shown = set()
            for world in (real, *(real.view(watcher).sample(rng) for _ in range(3))):
                table.game.position = world
                for last in (-1, 3, table.number):
                    to = Audience(watcher, "en")
                    frame = truth.room.sight.welcome(last, to, False, builder.now)
                    shown.add((last, json.dumps(json.loads(encoded(frame)), sort_keys=True)))
            table.game.position = real
            assert len(shown) == 3


@pytest.mark.parametrize("edition", mostly_long(["2005", "2004"]))
def test_no_frame_names_a_card_that_its_reader_cannot_have_seen(edition: str) -> None:
    builder = RoomBuilder(seed=SEED, edition=edition, offers="12").begin()
    recorded = RecordedTable(builder, [SPECTATOR, 0, 2], words=False)
    rules = builder.table.rules
    assert isinstance(rules, OltremareRules)
    assert isinstance(recorded.position, OltremarePosition)
    witnesses = [Witness(seat, recorded.position) for seat in (SPECTATOR, 0, 2)]
    states: dict[int, dict[str, Any]] = {seat: {} for seat in (SPECTATOR, 0, 2)}
    rng = Random(edition)
    while not over(recorded):
        assert isinstance(recorded.position, OltremarePosition)
        seat, move = choose(recorded.position, rng, TEMPERS[3])
        recorded.play(seat, move, builder.now)
        for witness in witnesses:
            witness.watch(recorded.position, move)
            for frame in recorded.told(witness.seat):
                states[witness.seat] = follow(states[witness.seat], json.loads(frame))
                if over(recorded):
                    continue
                for part in ("view", "outlook"):
                    state = json.dumps(states[witness.seat][part])
                    assert names_in(rules, state) <= witness.may_see_now(recorded.position)
                assert names_in(rules, frame.decode()) <= witness.seen


def holds(recorded: RecordedTable, seat: int) -> bool:
    """Whether what this seat has ordered has not ended."""
    orders = recorded.room.table.chairs[seat].orders if seat >= 0 else None
    return orders is not None and orders.standing(recorded.position.view(seat)) == orders


@pytest.mark.parametrize(
    ("game", "order"), [("oltremare", "decline_below"), ("batavia", "bid_up_to")]
)
def test_no_frame_gives_away_the_seed_an_order_or_a_reason_before_the_end(
    game: str, order: str
) -> None:
    builder = RoomBuilder(game, seed=SEED).begin()
    recorded = RecordedTable(builder, [SPECTATOR, 0, 1])
    nothing = recorded.room.table.no_orders()
    assert nothing is not None
    rng = Random(game)
    standing = 0
    while not recorded.position.over:
        for seat, chair in enumerate(recorded.room.table.chairs):
            orders = type(nothing)(**{order: 60 + seat})
            chair.orders = orders.given(recorded.position.view(seat))
        recorded.play(*next_move(recorded.position, rng, 3), builder.now)
        if over(recorded):
            break
        for seat in (SPECTATOR, 0, 1):
            for frame in recorded.told(seat):
                assert SEED.encode() not in frame
                assert b"why-secret" not in frame
                found = [60 + s for s in range(3) if f'"{order}":{60 + s}'.encode() in frame]
                assert found == ([60 + seat] if holds(recorded, seat) else [])
                standing += len(found)
    assert standing > 100
    for seat in (SPECTATOR, 0, 1):
        assert SEED.encode() in recorded.told(seat)[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_hears_of_every_event_what_concerns_it(game: str) -> None:
    """The faces of cards go to those who hold them, as the engine tells it, with names."""
    known = events_of(game)
    dealing: list[Event] = []  # nobody is connected yet: see the welcome
    known.tables[0].start(SEED, dealing)
    left = set(known.kinds) - {event.kind for event in dealing}
    for number, rules in enumerate(known.tables):
        if not left:
            break
        options = dict[str, Any](rules.options())
        builder = RoomBuilder(
            game, players=rules.players, seed=f"{SEED}-{number}", **options
        ).begin()
        seats = range(SPECTATOR, rules.players)
        recorded = RecordedTable(builder, list(seats), words=False)
        rng = Random(number)
        while not over(recorded):
            events = recorded.play(*known.choose(recorded.position, rng, number), builder.now)
            for seat in seats:
                heard = json.loads(recorded.told(seat)[0])["events"]
                assert [each["event"] for each in heard] == [event.kind for event in events]
                for each, event in zip(heard, events, strict=True):
                    # On the wire, what is claimed of a card stands with its goods.
                    kind = known.kinds[event.kind]
                    assert set(each) == kind.heard_by(seat, event.in_full()) - {"claims"}
                    assert each.items() <= in_full(rules, event).items()
            left -= {event.kind for event in events}
    assert not left


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_later_hears_of_the_deal_what_concerns_them(game: str) -> None:
    kinds = events_of(game).kinds
    builder = RoomBuilder(game, seed=SEED).begin()
    room = builder.room()
    heard = 0
    for seat in range(SPECTATOR, 3):
        frame = json.loads(encoded(room.sight.welcome(0, Audience(seat), False, builder.now)))
        for event in [event for missed in frame["missed"] for event in missed["events"]]:
            assert set(event) == kinds[event["event"]].heard_by(seat, event)
            heard += 1
    assert heard
