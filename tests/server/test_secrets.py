"""What goes out to a seat, or to the watchers, tells nothing that they may not know.

*Twins*: a second table, in another world that looks the same to one seat, is played along with the
first. As long as that seat has seen the same, every frame to it is the same, byte for byte.
"""

import json
from random import Random
from typing import Any

import pytest

from fondaco.contract.rules import SPECTATOR, Event, Move, Position
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.rules import OltremareRules
from fondaco.server.hourglass import Hourglass
from fondaco.server.room import Room
from fondaco.server.showing import encoded
from fondaco.table.audience import Audience
from fondaco.table.entries import AnyEntry, Moved, Ready, Reason, Row
from tests.long import mostly_long, squared
from tests.rules.oltremare.test_secrets import Witness, echo, names_in
from tests.rules.random_play import TEMPERS, choose
from tests.rules.telling import GAMES, telling_of
from tests.server.book import LIVE, NAMES, Book
from tests.server.houses import Ear
from tests.server.sent import follow, in_full

SEED = "a-seed-that-nobody-sees"


class Stage:
    """A table with some seats listening, in data and in words."""

    def __init__(self, book: Book, seats: list[int], words: bool = True) -> None:
        self.room: Room = book.room()
        self.languages = ["", "en"] if words else [""]
        self.ears: dict[tuple[int, str], Ear] = {}
        for seat in seats:
            for language in self.languages:
                person = NAMES[seat].lower() if seat >= 0 else None
                ear = Ear(self.room, person, language)
                self.room.listeners.add(ear)
                self.ears[seat, language] = ear

    @property
    def position(self) -> Position:
        assert self.room.table.game is not None
        return self.room.table.game.position

    def write(self, entry: AnyEntry, now: int) -> list[Event]:
        row = Row(self.room.table.number + 1, now, entry)
        events = self.room.table.apply(row)
        self.room.time = Hourglass(now, lambda: now, lambda: 0)
        self.room.tell(row)
        return events

    def play(self, seat: int, move: Move, now: int) -> list[Event]:
        text = self.room.table.rules.format_move(move)
        why = Reason("why-secret", {"hand": text})
        return self.write(Moved(seat=seat, move=text, by="bot", why=why), now)

    def told(self, seat: int) -> list[bytes]:
        """The last frame to a seat, in data and in words."""
        return [self.ears[seat, language].frames[-1] for language in self.languages]

    def move_to(self, world: Position) -> None:
        assert self.room.table.game is not None
        self.room.table.game.position = world


def over(stage: Stage) -> bool:
    return stage.position.over


def same_move(truth: Stage, twin: Stage, watcher: int, seat: int, move: Move) -> Move | None:
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
            ("batavia", {}),
        ],
        2,
    ),
)
def test_frames_are_the_same_whatever_one_may_not_know(
    game: str, options: dict[str, str], sitting: int
) -> None:
    watcher, number = (1, 0) if sitting else (SPECTATOR, 3)
    book = Book(game, clock=LIVE, seed=SEED, **dict[str, Any](options)).begin()
    rng = Random(f"{game} {options} {watcher}")
    truth, twin = Stage(book, [watcher]), Stage(book, [watcher])
    rules = book.table.rules
    compared = 0
    while not truth.position.over:
        book.wait(0.1)
        if truth.room.table.plies % 3 == 0:
            twin.move_to(truth.position.view(watcher).sample(rng))
        if truth.position.talking() and rng.random() < 0.1:
            silent = rng.choice(truth.position.to_move()[1:])
            for stage in (truth, twin):
                stage.write(Ready(seat=silent), book.now)
            assert truth.told(watcher) == twin.told(watcher)
        seat, move = next_move(truth.position, rng, number)
        instead = same_move(truth, twin, watcher, seat, move)
        if instead is None:
            twin.move_to(truth.position.copy())
            instead = move
        seen = [e.seen_by(watcher) for e in truth.play(seat, move, book.now)]
        also = [e.seen_by(watcher) for e in twin.play(seat, instead, book.now)]
        views = [rules.format_view(stage.position.view(watcher)) for stage in (truth, twin)]
        if seen != also or views[0] != views[1] or truth.position.over:
            twin.move_to(truth.position.copy())
            twin.room.refresh()  # what comes builds on the same
            continue
        assert truth.told(watcher) == twin.told(watcher)
        compared += 1
    assert compared > 100


def test_welcomes_are_the_same_whatever_one_may_not_know() -> None:
    for game in ("oltremare", "batavia"):
        book = Book(game, seed=SEED).begin()
        truth = Stage(book, [])
        rng = Random(game)
        for _ in range(80):
            if not truth.position.over:
                truth.play(*next_move(truth.position, rng, 0), book.now)
        table = truth.room.table
        assert table.game is not None
        real = table.game.position
        for watcher in (SPECTATOR, 0, 2):
            shown = set()
            for world in (real, *(real.view(watcher).sample(rng) for _ in range(3))):
                table.game.position = world
                for last in (-1, 3, table.number):
                    to = Audience(watcher, "en")
                    frame = truth.room.sight.welcome(last, to, False, book.now)
                    shown.add((last, json.dumps(json.loads(encoded(frame)), sort_keys=True)))
            table.game.position = real
            assert len(shown) == 3


@pytest.mark.parametrize("edition", mostly_long(["2005", "2004"]))
def test_no_frame_names_a_card_that_its_reader_cannot_have_seen(edition: str) -> None:
    book = Book(seed=SEED, edition=edition, offers="12").begin()
    stage = Stage(book, [SPECTATOR, 0, 2], words=False)
    rules = book.table.rules
    assert isinstance(rules, OltremareRules)
    assert isinstance(stage.position, OltremarePosition)
    witnesses = [Witness(seat, stage.position) for seat in (SPECTATOR, 0, 2)]
    states: dict[int, dict[str, Any]] = {seat: {} for seat in (SPECTATOR, 0, 2)}
    rng = Random(edition)
    while not over(stage):
        assert isinstance(stage.position, OltremarePosition)
        seat, move = choose(stage.position, rng, TEMPERS[3])
        stage.play(seat, move, book.now)
        for witness in witnesses:
            witness.watch(stage.position, move)
            for frame in stage.told(witness.seat):
                states[witness.seat] = follow(states[witness.seat], json.loads(frame))
                if over(stage):
                    continue
                for part in ("view", "outlook"):
                    state = json.dumps(states[witness.seat][part])
                    assert names_in(rules, state) <= witness.may_see_now(stage.position)
                assert names_in(rules, frame.decode()) <= witness.seen


@pytest.mark.parametrize(
    ("game", "order"), [("oltremare", "decline_below"), ("batavia", "bid_up_to")]
)
def test_no_frame_tells_the_seed_an_order_or_a_reason_before_the_end(game: str, order: str) -> None:
    book = Book(game, seed=SEED).begin()
    stage = Stage(book, [SPECTATOR, 0, 1])
    for seat, chair in enumerate(book.table.chairs):
        book.order(seat, **{order: 60 + seat})
        stage.room.table.chairs[seat].orders = chair.orders
    rng = Random(game)
    while not stage.position.over:
        stage.play(*next_move(stage.position, rng, 3), book.now)
        if over(stage):
            break
        for seat in (SPECTATOR, 0, 1):
            for frame in stage.told(seat):
                assert SEED.encode() not in frame
                assert b"why-secret" not in frame
                found = [60 + s for s in range(3) if f'"{order}":{60 + s}'.encode() in frame]
                assert found == ([60 + seat] if seat >= 0 else [])
    for seat in (SPECTATOR, 0, 1):
        assert SEED.encode() in stage.told(seat)[0]


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_hears_of_every_event_what_concerns_it(game: str) -> None:
    """The faces of cards go to those who hold them, as the engine tells it, with names."""
    telling = telling_of(game)
    dealing: list[Event] = []  # nobody is connected yet: see the welcome
    telling.tables[0].start(SEED, dealing)
    left = set(telling.kinds) - {event.kind for event in dealing}
    for number, rules in enumerate(telling.tables):
        if not left:
            break
        options = dict[str, Any](rules.options())
        book = Book(game, players=rules.players, seed=f"{SEED}-{number}", **options).begin()
        seats = range(SPECTATOR, rules.players)
        stage = Stage(book, list(seats), words=False)
        rng = Random(number)
        while not over(stage):
            events = stage.play(*telling.choose(stage.position, rng, number), book.now)
            for seat in seats:
                heard = json.loads(stage.told(seat)[0])["events"]
                assert [each["event"] for each in heard] == [event.kind for event in events]
                for each, event in zip(heard, events, strict=True):
                    # On the wire, what is claimed of a card stands with its goods.
                    kind = telling.kinds[event.kind]
                    assert set(each) == kind.heard_by(seat, event.in_full()) - {"claims"}
                    assert each.items() <= in_full(rules, event).items()
            left -= {event.kind for event in events}
    assert not left


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_later_hears_of_the_deal_what_concerns_them(game: str) -> None:
    kinds = telling_of(game).kinds
    book = Book(game, seed=SEED).begin()
    room = book.room()
    heard = 0
    for seat in range(SPECTATOR, 3):
        frame = json.loads(encoded(room.sight.welcome(0, Audience(seat), False, book.now)))
        for event in [event for missed in frame["missed"] for event in missed["events"]]:
            assert set(event) == kinds[event["event"]].heard_by(seat, event)
            heard += 1
    assert heard
