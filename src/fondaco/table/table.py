"""A table: the state that follows from its log, and the entries that may come next.

`Table` is the fold of a log, without a clock or a network of its own. Its commands check a wish
against the present state and answer with the entry to append; `apply` takes an appended row in. So
two processes that read the same log have the same table.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple, get_args

from fondaco.bots import bot_seed, make_bot
from fondaco.contract.chance import commitment
from fondaco.contract.orders import Orders
from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR, Event, Move, Position, Rules
from fondaco.games import game, ready_rules
from fondaco.records import Game
from fondaco.records.record import Seat, clean_name
from fondaco.table.chair import Chair
from fondaco.table.clock import Clocks
from fondaco.table.entries import (
    Actor,
    Aid,
    AnyEntry,
    Began,
    Cause,
    Closed,
    Coached,
    Freed,
    Granted,
    Held,
    Hired,
    Moved,
    NumberedEntry,
    Opened,
    Pace,
    Paced,
    Paused,
    Ready,
    Reason,
    Resumed,
    Returned,
    Said,
    Sat,
    Stood,
    TableSettings,
    Undone,
)
from fondaco.table.frames import Status
from fondaco.table.speech import spoken

MAX_NAME = 24
MAX_BOT = 60
MAX_MOVE = 400  # characters of a notation
MAX_OFFERS = 12  # that one seat may have on the table, whatever the rules allow
MAX_THINKING_S = 10.0  # seconds that a bot may think about a move on this server
MAX_ITERATIONS = 5000  # or so many
HOLD_MS = 60_000  # milliseconds that the others wait when somebody asks for a moment
HOLDS = 3  # times that a seat may ask for one in a turn
GIFTS = 3  # times that a seat may be given more time in a turn
PAUSES = 3  # times that a person may stop the game in a turn while other people wait


class TriedMove(NamedTuple):
    """The last move that was asked for, played on a copy; it counts once its entry is written."""

    entry: Moved
    before: Position
    move: Move
    after: Position
    events: list[Event]


class Table:
    """One table. Only `apply` changes it."""

    def __init__(self, name: str, first: NumberedEntry) -> None:
        if first.number != 0 or not isinstance(first.entry, Opened):
            raise Refused("log-opening")
        self.id = name
        self.opened = first.entry
        self.settings = first.entry.settings
        self.created = first.at
        self.updated = first.at
        self.rules = rules_of(self.settings, first.entry.version)
        self.commitment = commitment(first.entry.seed)
        kind = game(self.rules.name).orders
        self._no_orders: Orders | None = kind() if kind is not None else None
        self.chairs = [Chair(self.no_orders()) for _ in range(self.settings.players)]
        # The names that sentences use; it is a new list when somebody sits down or leaves.
        self.names = ["?"] * self.settings.players
        self.clocks = Clocks(self.settings.clock, self.settings.players)
        self.status: Status = "open"
        self.game: Game | None = None
        self.rows = [first]
        self.moves: list[NumberedEntry] = []  # moves of the game that were not taken back
        self.turns = [0]  # the number of moves after which each turn began
        self.rounds = [0]  # … and each round, if the game counts rounds
        self.taken_back: dict[int, list[int]] = {}  # by entry: the entries that it took back
        self.events: dict[int, list[Event]] = {}  # by entry: what it caused in the game
        self.known: dict[tuple[str, str], int] = {}  # by person and request id: its entry
        self.changed = first.at  # when the game last changed
        self.waiting_since = first.at  # since when the game waits for this seat
        # By turn, as `turns` counts them. A turn that is taken back and begins again keeps its
        # counts: nobody gets more time or pauses in that way.
        self._bot_times: Counter[int] = Counter()  # milliseconds that a bot has had the turn
        self.paused_by = SPECTATOR  # the seat that has paused the game
        self._pauses: Counter[tuple[int, str]] = Counter()  # … and by person: how often they paused
        self._gifts: Counter[tuple[int, int]] = Counter()  # … and by seat: how often it got time
        self.held_until = 0  # somebody has asked for a moment
        self.pace: Pace = "calm" if self.settings.calm else "none"
        self.plies = 0  # how often the game changed; an undo counts too
        # Not from the log: guests who have signed in since, and their accounts.
        self.aliases: dict[str, str] = {}
        self.rematch = ""  # the table that follows
        self.helped = False  # a bot has played for a person at some time
        self._tried: TriedMove | None = None

    def replace_with(self, other: "Table") -> None:
        """Become another fold of the same log, for all that refer to this table.

        What comes from side logs stays as it is here: orders, aliases, the rematch.
        """
        for old, new in zip(self.chairs, other.chairs, strict=True):
            new.orders, new.dropped = old.orders, old.dropped
        other.aliases, other.rematch = self.aliases, self.rematch
        self.__dict__.update(other.__dict__)

    # --- asking ---------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return self.rows[-1].number

    @property
    def turn(self) -> int:
        """The seat that the game waits for, or -1."""
        return self.game.position.turn if self.game and self.status == "playing" else -1

    def seat_of(self, person: str | None) -> int:
        """The seat of a person, or -1."""
        if person is None:
            return -1
        seats = (i for i, chair in enumerate(self.chairs) if self.same(chair.person, person))
        return next(seats, -1)

    def same(self, one: str | None, other: str) -> bool:
        """Whether these are one person, perhaps once as a guest and once with an account."""
        if one is None or one == other:
            return one is not None
        return self.aliases.get(one, one) == self.aliases.get(other, other)

    def is_host(self, person: str | None) -> bool:
        return person is not None and self.same(self.opened.host, person)

    def answerable(self, seat: int) -> str:
        """The person a bot in this seat thinks for: the seat's person, or the table's host."""
        person = self.chairs[seat].person or self.opened.host
        return self.aliases.get(person, person)

    def ready(self, seat: int) -> bool:
        """Whether a seat has said that it is ready, and has no new offer since."""
        chair = self.chairs[seat]
        if self.game is None or chair.silent_at is None:
            return False
        return self.game.position.open_offers(seat) <= chair.silent_at

    def people_to_hear(self) -> list[int]:
        """The seats of people who may still want to speak while the game waits for another seat."""
        if self.game is None or self.status != "playing":
            return []
        others = self.game.position.to_move()[1:]
        return [seat for seat in others if not self.chairs[seat].mind and not self.ready(seat)]

    def bot_ends_talks(self) -> bool:
        """Whether a bot decides when these talks end, and people may still want to speak."""
        turn = self.turn
        return turn >= 0 and bool(self.chairs[turn].mind) and bool(self.people_to_hear())

    def bot_time(self, now: int) -> int:
        """Milliseconds that a bot has had the present turn, without pauses."""
        bots = self.turn >= 0 and bool(self.chairs[self.turn].mind)
        return self._bot_times[len(self.turns)] + (now - self.updated if bots else 0)

    def why_no_undo(self, seat: int) -> Refused | None:
        """Why this seat cannot take its last move back; None: it can."""
        assert self.game is not None
        if not self.opened.undo:
            return Refused("event-no-undo")
        if self.opened.counted:
            return Refused("day-no-undo")
        return Refused("ladder-no-undo") if self.settings.ladder else self.game.why_no_undo(seat)

    def open_ply(self) -> int:
        """The number of moves before the moment whose hands spectators may see now; -1: they may
        not see any, or not yet."""
        back, begun = self.settings.open_after, self.rounds
        if not back or self.game is None or self.status not in ("playing", "paused"):
            return -1
        if not self.game.position.round():  # so many turns are a round
            back, begun = back * self.settings.players, self.turns
        return begun[-1 - back] if len(begun) > back else -1

    def alone(self, seat: int) -> bool:
        """Whether everybody else in this game is a bot."""
        people = [at for at, chair in enumerate(self.chairs) if not chair.bot]
        return self.game is not None and people in ([], [seat])

    def may_coach(self, seat: int) -> bool:
        """Whether a seat may have a coach: the host allows it, or everybody else is a bot."""
        chair, opened = self.chairs[seat], self.opened
        if chair.person is None or opened.counted or opened.event or self.settings.ladder:
            return False
        return self.settings.coach or self.alone(seat)

    def aids(self, seat: int) -> tuple[Aid, ...]:
        """What a seat's coach does; a person who plays alone with bots can always ask it.

        In a practice game, alone and with a coach, it does everything until the person chooses.
        """
        if not self.may_coach(seat):
            return ()
        chosen = self.chairs[seat].aids
        if chosen is None and self.alone(seat):
            return get_args(Aid) if self.settings.coach else ("advice",)
        return chosen or ()

    def seed_for(self, seat: int) -> str:
        return bot_seed(self.opened.seed, seat)

    def no_orders(self) -> Orders | None:
        """The orders of a seat that has ordered nothing; None: this game has no orders."""
        return self._no_orders

    def repeated(self, who: str, request: str) -> int | None:
        """The number of the entry that a request with this id has written; None: it has not."""
        if not request:
            return None
        seat = self.seat_of(who)
        sitter = self.chairs[seat].person or who if seat >= 0 else who
        return self.known.get((who, request), self.known.get((sitter, request)))

    # --- before the game ------------------------------------------------------------------------

    def sit(self, person: str, name: str, seat: int | None = None) -> AnyEntry:
        self._want("open")
        if self.seat_of(person) >= 0:
            raise Refused("sits-already")
        if seat is None:
            seat = next((i for i, chair in enumerate(self.chairs) if not chair.taken), None)
            if seat is None:
                raise Refused("table-full")
        self._free_chair(seat)
        return Sat(seat=seat, person=person, name=self._name(name))

    def hire(self, seat: int, bot: str, name: str) -> AnyEntry:
        self._want("open")
        self._free_chair(seat)
        return Hired(seat=seat, bot=fit_bot(bot), name=self._name(name))

    def free(self, seat: int) -> AnyEntry:
        self._want("open")
        if not 0 <= seat < len(self.chairs) or not self.chairs[seat].taken:
            raise Refused("nobody-there")
        return Freed(seat=seat)

    def begin(self) -> AnyEntry:
        self._want("open")
        empty = sum(not chair.taken for chair in self.chairs)
        if empty:
            raise Refused("empty-seats", empty=empty)
        return Began()

    # --- during the game ------------------------------------------------------------------------

    def move(
        self, seat: int, text: str, by: Actor = "person", request: str = "",
        why: Reason | None = None, tells: Reason | None = None,
    ) -> AnyEntry:  # fmt: skip
        game = self._playing(seat)
        if by == "person" and self.chairs[seat].mind:
            raise Refused("bot-plays-for-you")
        if by == "bot" and not self.chairs[seat].mind:
            raise Refused("person-plays")
        if len(text) > MAX_MOVE:
            raise Refused("move-too-long")
        move = game.rules.parse_move(text)
        after, events = game.position.copy(), list[Event]()
        after.play(seat, move, events)
        offers = after.offers_of(seat)
        if by == "person" and offers > max(MAX_OFFERS, game.position.offers_of(seat)):
            raise Refused("many-offers", most=MAX_OFFERS)
        notation = game.rules.format_move(move)
        entry = Moved(seat=seat, move=notation, by=by, id=request, why=why, tells=tells)
        self._tried = TriedMove(entry, game.position, move, after, events)
        return entry

    def undo(self, seat: int, count: int = 1, request: str = "") -> AnyEntry:
        game = self._playing(seat)
        if self.chairs[seat].mind:
            raise Refused("bot-plays-for-you")
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise Refused("no-undo", reason=reason)
        if not 0 < count <= game.undoable(seat):
            raise Refused("undo-count", most=game.undoable(seat), count=count)
        return Undone(seat=seat, count=count, id=request)

    def say_ready(self, seat: int, request: str = "") -> AnyEntry:
        game = self._playing(seat)
        if seat not in game.position.to_move()[1:]:
            raise Refused("no-talks")
        return Ready(seat=seat, id=request)

    def hold(self, seat: int, request: str = "") -> AnyEntry:
        game = self._playing(seat)
        if seat not in game.position.to_move()[1:]:
            raise Refused("no-talks")
        if self.chairs[seat].mind:
            raise Refused("bot-plays-for-you")
        if self.chairs[seat].holds >= HOLDS:
            raise Refused("held-enough", most=HOLDS)
        return Held(seat=seat, id=request)

    def stand(self, seat: int, bot: str, cause: Cause, request: str = "", by: str = "") -> AnyEntry:
        self._playing(seat)
        if self.chairs[seat].mind:
            raise Refused("bot-there-already")
        return Stood(seat=seat, bot=fit_bot(bot), cause=cause, id=request, by=by)

    def send_away(self, seat: int, bot: str) -> AnyEntry:
        """A moderator sends the person in this seat away: a bot plays to the end of the game."""
        self._want("playing", "paused")
        if not 0 <= seat < len(self.chairs) or self.chairs[seat].person is None:
            raise Refused("nobody-there")
        if self.chairs[seat].stood == "sent":
            raise Refused("bot-there-already")
        return Stood(seat=seat, bot=fit_bot(bot), cause="sent")

    def come_back(self, seat: int, request: str = "") -> AnyEntry:
        if not 0 <= seat < len(self.chairs):
            raise Refused("only-watching")
        self._want("playing", "paused")
        if not self.chairs[seat].stand_in:
            raise Refused("plays-already")
        if self.chairs[seat].stood == "sent":
            raise Refused("sent-away")
        return Returned(seat=seat, id=request)

    def take_over(self, seat: int, person: str, name: str) -> AnyEntry:
        """Somebody else plays this seat from now on, with its cards and the rest of its time."""
        if not 0 <= seat < len(self.chairs):
            raise Refused("only-watching")
        self._want("playing", "paused")
        if self.seat_of(person) >= 0:
            raise Refused("sits-already")
        return Sat(seat=seat, person=person, name=self._name(name, but=seat), late=True)

    def pause(self, person: str, request: str = "") -> AnyEntry:
        self._want("playing")
        self._member(person)
        others = any(c.person is not None and not self.same(c.person, person) for c in self.chairs)
        if others and self._pauses[len(self.turns), person] >= PAUSES:
            raise Refused("paused-enough", most=PAUSES)
        return Paused(by=person, id=request)

    def resume(self, person: str, request: str = "") -> AnyEntry:
        self._want("paused")
        self._member(person)
        return Resumed(by=person, id=request)

    def grant(self, seat: int, to: int, now: int, request: str = "") -> AnyEntry:
        """Give a rival more time: never more than a little above what the clock began with, and a
        few times in a turn. So nobody can stop a table for good."""
        self._playing(seat)
        if self.clocks.clock.kind == "none":
            raise Refused("gift-no-clock")
        if not 0 <= to < len(self.chairs):
            raise Refused("seats-are", last=len(self.chairs) - 1)
        if to == seat:
            raise Refused("gift-self")
        if self.chairs[seat].mind:
            raise Refused("bot-plays-for-you")
        if self.chairs[to].mind:
            raise Refused("gift-bot")
        left = self.clocks.remaining(to, now)
        if left is None or left >= self.clocks.fresh():
            raise Refused("gift-plenty", name=self.chairs[to].name)
        if self._gifts[len(self.turns), to] >= GIFTS:
            raise Refused("gift-enough", name=self.chairs[to].name, most=GIFTS)
        return Granted(seat=seat, to=to, id=request)

    def choose_pace(self, person: str, pace: Pace, request: str = "") -> AnyEntry:
        self._want("open", "playing", "paused")
        self._member(person)
        return Paced(pace=pace, by=person, id=request)

    def choose_coach(self, seat: int, aids: Sequence[Aid], request: str = "") -> AnyEntry:
        if not 0 <= seat < len(self.chairs):
            raise Refused("only-watching")
        self._want("open", "playing", "paused")
        if not self.may_coach(seat):
            raise Refused("coach-off")
        return Coached(seat, tuple(aid for aid in get_args(Aid) if aid in aids), request)

    # --- at any time ----------------------------------------------------------------------------

    def say(self, person: str, name: str, text: str, request: str = "") -> AnyEntry:
        seat = self.seat_of(person)
        if seat < 0:
            raise Refused("only-sitters-speak")
        name = self.chairs[seat].name
        return Said(person=person, name=name, text=spoken(text), seat=seat, id=request)

    def remark(self, person: str, phrase: Reason, request: str = "") -> AnyEntry:
        """Something said with a click: one of the remarks of the game."""
        seat = self.seat_of(person)
        if seat < 0:
            raise Refused("only-sitters-speak")
        known = game(self.rules.name).remarks(self.rules)
        if all((each.id, each.values) != (phrase.id, phrase.values) for each in known):
            raise Refused("no-remark")
        name = self.chairs[seat].name
        return Said(person=person, name=name, text="", seat=seat, id=request, phrase=phrase)

    def exclaim(self, seat: int, phrase: Reason) -> AnyEntry:
        """What a bot says without a move."""
        self._playing(seat)
        if not self.chairs[seat].mind:
            raise Refused("person-plays")
        return Said(person="", name=self.chairs[seat].name, text="", seat=seat, phrase=phrase)

    def close(self, reason: str = "") -> AnyEntry:
        self._want("open", "playing", "paused")
        return Closed(reason=reason)

    # --- applying ------------------------------------------------------------------------------

    def apply(self, row: NumberedEntry) -> list[Event]:
        """Apply the next row of the log; returns what it caused in the game."""
        if row.number != self.number + 1:
            raise Refused("log-gap", number=row.number, before=self.number)
        self._bot_times[len(self.turns)] = self.bot_time(row.at)
        events = self._apply(row)
        self.rows.append(row)
        self.updated = row.at
        if events:
            self.events[row.number] = events
        request = getattr(row.entry, "id", "")
        if request:
            who = row.entry.person if isinstance(row.entry, Said) else self._who(row.entry)
            self.known[who, request] = row.number
        return events

    def _apply(self, row: NumberedEntry) -> list[Event]:
        entry = row.entry
        match entry:
            case Sat():
                if entry.late:
                    self._clear(entry.seat, row.at)
                chair = self.chairs[entry.seat]
                chair.person, chair.name = entry.person, entry.name
                self._name_seats()
                if self.game is not None:
                    self.game.seats[entry.seat] = Seat(entry.name)
                    self._run(row.at)
            case Hired():
                chair = self.chairs[entry.seat]
                chair.bot, chair.name = entry.bot, entry.name
                self._name_seats()
            case Freed():
                self.chairs[entry.seat] = Chair(self.no_orders())
                self._name_seats()
            case Began():
                return self._begin(row.at)
            case Moved():
                events = self._turned(row.at, entry.seat, lambda game: self._play(game, entry))
                self.moves.append(row)
                return events
            case Undone():
                gone = self.moves[-entry.count :]
                self.taken_back[row.number] = [each.number for each in gone]
                return self._turned(row.at, entry.seat, lambda game: self._undo(game, entry))
            case Ready():
                assert self.game is not None
                self.chairs[entry.seat].silent_at = self.game.position.open_offers(entry.seat)
            case Held():
                chair = self.chairs[entry.seat]
                chair.silent_at = None
                chair.holds += 1
                left = self.clocks.remaining(entry.seat, row.at)
                self.held_until = row.at + (HOLD_MS if left is None else max(0, min(HOLD_MS, left)))
            case Granted():
                self._gifts[len(self.turns), entry.to] += 1
                self.clocks.granted(entry.to)
            case Paced():
                self.pace = entry.pace
            case Coached():
                self.chairs[entry.seat].aids = entry.aids
            case Stood():
                self.chairs[entry.seat].stand_in = entry.bot
                self.chairs[entry.seat].stood = entry.cause
                self.helped = True
                self._run(row.at)
            case Returned():
                self.chairs[entry.seat].stand_in = ""
                self.chairs[entry.seat].stood = ""
                self.clocks.returned(entry.seat)
                self._run(row.at)
            case Paused() | Resumed() | Closed():
                self.paused_by = SPECTATOR
                if isinstance(entry, Paused):
                    self._pauses[len(self.turns), entry.by] += 1
                    self.paused_by = self.seat_of(entry.by)
                stands: dict[type, Status] = {Paused: "paused", Resumed: "playing"}
                self.status = stands.get(type(entry), "closed")
                self._run(row.at)
            case _:
                pass
        return []

    def _clear(self, seat: int, at: int) -> None:
        """Of the one before, nothing stays at a seat except the cards and the clock."""
        self.clocks.charge(at)
        self.chairs[seat] = Chair(self.no_orders())
        self.clocks.returned(seat)
        self.helped = True

    def _name_seats(self) -> None:
        self.names = [chair.name or "?" for chair in self.chairs]

    def _begin(self, at: int) -> list[Event]:
        seats = [Seat(chair.name, chair.bot or None) for chair in self.chairs]
        self.game = Game(
            self.rules,
            self.opened.seed,
            seats,
            position=self.opened.position,
            bots=self.opened.bots,
        )
        self.status = "playing"
        self.changed = self.waiting_since = at
        self._run(at)
        return self.game.opening

    def _turned(self, at: int, seat: int, change: Callable[[Game], list[Event]]) -> list[Event]:
        """Change the game, and let the clock of the seat in turn run."""
        assert self.game is not None
        before, round_before = self.game.position.turn, self.game.position.round()
        plies = len(self.game.log)
        self.clocks.charge(at)
        events = change(self.game)
        self.changed = at
        self.plies += 1
        if self.game.over:
            self.status = "over"
        after = self.game.position.turn
        if after != before or seat == after:
            self.waiting_since = at
        for begun in (self.turns, self.rounds):
            while begun[-1] > len(self.game.log):
                begun.pop()
        if after != before and len(self.game.log) > plies:
            self.turns.append(len(self.game.log))
        if self.game.position.round() > round_before:
            self.rounds.append(len(self.game.log))
        if after != before:
            for chair in self.chairs:
                chair.silent_at, chair.holds, chair.dropped = None, 0, None
            self.held_until = 0
            if len(self.game.log) < plies:
                self.clocks.turn_taken_back(after)
            else:
                self.clocks.turn_ended(before)
                if after >= 0:
                    self.clocks.turn_began(after)
        self._run(at)
        return events

    def _play(self, game: Game, entry: Moved) -> list[Event]:
        tried, self._tried = self._tried, None
        if tried is not None and tried.entry is entry and tried.before is game.position:
            return game.take(entry.seat, tried.move, tried.after, tried.events)
        return game.play(entry.seat, game.rules.parse_move(entry.move))

    def _undo(self, game: Game, entry: Undone) -> list[Event]:
        game.undo(entry.seat, entry.count)
        del self.moves[-entry.count :]
        return []

    def _run(self, at: int) -> None:
        turn = self.turn
        self.clocks.run(turn if turn >= 0 and not self.chairs[turn].mind else -1, at)

    # --- helpers ---------------------------------------------------------------------------

    def _want(self, *wanted: Status) -> None:
        if self.status in wanted:
            return
        if self.status == "open":
            raise Refused("not-begun")
        if self.status == "playing":
            raise Refused("begun")
        if self.status == "paused":
            raise Refused("paused")
        if self.status == "over":
            raise Refused("game-over")
        raise Refused("closed")

    def _playing(self, seat: int) -> Game:
        if not 0 <= seat < len(self.chairs):
            raise Refused("only-watching")
        self._want("playing")
        assert self.game is not None
        return self.game

    def _member(self, person: str) -> None:
        if self.seat_of(person) < 0 and not self.is_host(person):
            raise Refused("only-sitters")

    def _free_chair(self, seat: int) -> None:
        if not 0 <= seat < len(self.chairs):
            raise Refused("seats-are", last=len(self.chairs) - 1)
        if self.chairs[seat].taken:
            raise Refused("seat-taken")

    def _name(self, name: str, but: int = SPECTATOR) -> str:
        """`but`: a seat whose name is free again."""
        name = clean_name(name)
        if len(name) > MAX_NAME:
            raise Refused("name-length", most=MAX_NAME)
        others = [chair for seat, chair in enumerate(self.chairs) if chair.taken and seat != but]
        if any(chair.name.casefold() == name.casefold() for chair in others):
            raise Refused("name-taken", name=name)
        return name

    def _who(self, entry: AnyEntry) -> str:
        """The person who sent a request: the one in that seat, or the one who paused."""
        if isinstance(entry, Paced | Paused | Resumed | Stood) and entry.by:
            return entry.by
        seat = getattr(entry, "seat", -1)
        return self.chairs[seat].person or "" if seat >= 0 else ""


def rules_of(settings: TableSettings, version: int | None = None) -> Rules:
    """The rules of a table. Tables with the same settings share them: to read a chart is slow.

    Without a version, the newest; a table keeps the version that it was opened with.
    """
    options = tuple(sorted(settings.options.items()))
    return ready_rules(settings.game, settings.players, options, version)


def fit_bot(spec: str) -> str:
    """The text itself, if it names a bot that does not think too long."""
    if len(spec) > MAX_BOT:
        raise Refused("long-bot")
    budget = getattr(make_bot(spec, 0), "budget", None)
    if budget is not None and (
        budget.seconds > MAX_THINKING_S or budget.iterations > MAX_ITERATIONS
    ):
        raise Refused("bot-thinks", seconds=MAX_THINKING_S, iterations=MAX_ITERATIONS)
    return spec
