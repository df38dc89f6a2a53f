"""A game in progress: what the terminal, the server and the simulations play on."""

from collections.abc import Iterator, Sequence

from fondaco.contract.chance import check_seed, commitment
from fondaco.contract.phrase import Row
from fondaco.contract.refused import Refused, short
from fondaco.contract.rules import Event, Move, Position, Rules
from fondaco.contract.voice import Payment
from fondaco.records.reader import read
from fondaco.records.record import Entry, Record, Seat, at_line, checksum, clean_name
from fondaco.records.writer import write


class Game:
    """Rules, a seed, the moves so far and the position they led to.

    It may begin with a `position` instead of the setup, as the rulebook's examples do.

    `log` holds every move with its seat, and `events` what each of them did. A game with
    `listen=False` runs faster and finds its events by replaying when it is asked for them.
    """

    def __init__(
        self,
        rules: Rules,
        seed: str,
        seats: Sequence[Seat | str] | None = None,
        listen: bool = True,
        position: str = "",
        bots: int = 1,
    ) -> None:
        self.rules = rules
        self.seed = check_seed(seed)
        self.seats = _seats(rules, seats)
        self.listen = listen
        self.begins = position  # as a line, if the game does not begin with the setup
        self.bots = bots  # the version of its bots
        self.opening: list[Event] = []  # what happened before the first move
        self.position = self._start(self.opening)
        self.log: list[tuple[int, Move]] = []
        self._events: list[list[Event]] = []

    # --- playing ----------------------------------------------------------------------------

    def play(self, seat: int, move: Move) -> list[Event]:
        """Play a move and return what happened (nothing, if this game does not listen).

        Refused, and nothing changes, if the seat does not have this move now.
        """
        events: list[Event] = []
        self.position.play(seat, move, events if self.listen else None)
        self.log.append((seat, move))
        if self.listen:
            self._events.append(events)
        return events

    def take(self, seat: int, move: Move, after: Position, events: list[Event]) -> list[Event]:
        """The events of a move that was played already, found on a copy of this position."""
        self.position = after
        self.log.append((seat, move))
        if self.listen:
            self._events.append(events)
        return events

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def events(self) -> list[list[Event]]:
        """What happened, one list of events for each move of the log."""
        if len(self._events) != len(self.log):
            position, self._events = self._start(), []
            for seat, move in self.log:
                self._events.append([])
                position.play(seat, move, self._events[-1])
        return self._events

    def _start(self, events: list[Event] | None = None) -> Position:
        if self.begins:
            return self.rules.parse_position(self.begins)
        return self.rules.start(self.seed, events)

    # --- looking back -----------------------------------------------------------------------

    def at(self, ply: int) -> Position:
        """The position after the first `ply` moves: 0 is the start. Yours to change."""
        if not 0 <= ply <= len(self.log):
            raise Refused("no-such-ply", first=0, last=len(self.log), ply=ply)
        position = self._start()
        for seat, move in self.log[:ply]:
            position.play(seat, move)
        return position

    def positions(self) -> Iterator[Position]:
        """The start and the position after each move: one object that moves on; copy to keep."""
        position = self._start()
        yield position
        for seat, move in self.log:
            position.play(seat, move)
            yield position

    # --- taking back ------------------------------------------------------------------------

    def why_no_undo(self, seat: int) -> Refused | None:
        """Why this seat cannot take its last move back, or None when it can."""
        if self.over:
            return Refused("game-over")
        if not self.log:
            return Refused("nothing-played")
        last = self.log[-1][0]
        if last != seat:
            return Refused("moved-since", name=self.seats[last].name)
        if any(event.barrier for event in self.events[-1]):
            return Refused("came-to-light")
        return None

    def can_undo(self, seat: int) -> bool:
        """Whether a seat can take its last move back."""
        return self.why_no_undo(seat) is None

    def undoable(self, seat: int) -> int:
        """How many moves this seat could take back, one after the other."""
        if not self.can_undo(seat):
            return 0
        count = 0
        for (mover, _), events in zip(reversed(self.log), reversed(self.events), strict=True):
            if mover != seat or any(event.barrier for event in events):
                break
            count += 1
        return count

    def undo(self, seat: int, count: int = 1) -> list[Move]:
        """Take back the last moves of this seat; they come back in the order they were played."""
        reason = self.why_no_undo(seat)
        if reason is not None:
            raise Refused("no-undo", reason=reason)
        if not 0 < count <= self.undoable(seat):
            raise Refused("undo-count", most=self.undoable(seat), count=count)
        ply = len(self.log) - count
        self.position = self.at(ply)
        taken = [move for _, move in self.log[ply:]]
        del self.log[ply:]
        del self._events[ply:]
        return taken

    # --- as text ----------------------------------------------------------------------------

    def checksum(self) -> str:
        """The checksum of the position, as records have it."""
        return checksum(self.rules, self.position)

    def record(self, reveal_seed: bool | None = None, date: str | None = None) -> Record:
        """The game as a record. The seed is included when the game is over, unless you say
        otherwise.

        Note that the moves themselves reveal what their seats decided in secret.
        """
        reveal = self.over if reveal_seed is None else reveal_seed
        return Record(
            game=self.rules.name,
            version=self.rules.version,
            players=self.rules.players,
            options=self.rules.options(),
            commitment=commitment(self.seed),
            seed=self.seed if reveal else None,
            seats=list(self.seats),
            entries=[Entry(seat, self.rules.format_move(move)) for seat, move in self.log],
            result=self.position.scores() if self.over else None,
            places=self.position.places() if self.over else None,
            # While the seed is hidden, a checksum would let people test guesses at what is hidden.
            checksum=self.checksum() if reveal else None,
            date=date,
            position=self.begins if reveal else "",  # it reveals what is hidden, like the seed
            bots=self.bots,
        )

    def to_text(
        self,
        names: Sequence[Seat | str] | None = None,
        reveal_seed: bool | None = None,
        date: str | None = None,
    ) -> str:
        """The game as a readable text that `from_text` continues from."""
        record = self.record(reveal_seed, date)
        if names is not None:
            record.seats = _seats(self.rules, names)
        return write(record)

    @classmethod
    def from_text(cls, text: str | bytes, seed: str | None = None, listen: bool = True) -> "Game":
        """The game in a record, every move played and everything checked.

        `seed` is for callers who know the seed of a record that hides it.
        """
        return cls.from_record(read(text), seed, listen)

    @classmethod
    def from_record(cls, record: Record, seed: str | None = None, listen: bool = True) -> "Game":
        """The game in a record, checked to its end; where it hides its seed `seed` is needed."""
        game = cls.begin(record, seed, listen)
        game.follow(record)
        check_end(game, record)
        return game

    @classmethod
    def begin(cls, record: Record, seed: str | None = None, listen: bool = True) -> "Game":
        """The game of a record before its first move, with the seed the table committed to."""
        rules = record.rules()
        seed = record.seed if seed is None else seed
        if seed is None:
            raise at_line(record.lines.get("seed", 0), Refused("seed-hidden"))
        if commitment(check_seed(seed)) != record.commitment:
            raise at_line(record.lines.get("commitment", 0), Refused("seed-not-committed"))
        try:
            return cls(rules, seed, record.seats, listen, record.position, record.bots)
        except Refused as error:
            raise at_line(record.lines.get("position", 0), error) from None

    def follow(self, record: Record) -> None:
        """Play every move of a record, from the start."""
        for ply, entry in enumerate(record.entries, start=1):
            try:
                self._follow(entry)
            except Refused as error:
                raise at_line(
                    entry.line, Refused("at-move", ply=ply, move=short(entry.text), reason=error)
                ) from None

    def _follow(self, entry: Entry) -> None:
        if self.over:
            raise Refused("over-before")
        move = self.rules.parse_move(entry.text)
        seats = self.position.to_move()
        if entry.seat not in seats:
            wanted = Row(list(seats))
            raise Refused("other-seats-move", seat=entry.seat, seats=wanted, count=len(seats))
        self.play(entry.seat, move)


def check_end(game: Game, record: Record) -> None:
    """Refused unless the game ended as the record says."""
    check_result(game, record)
    check_checksum(game, record)


def check_result(game: Game, record: Record) -> None:
    """Refused if the result of a record is not that of its game."""
    line = record.lines.get("result", 0)
    if record.result is None:
        if game.over:
            raise at_line(line, Refused("not-unfinished"))
        return
    if not game.over:
        raise at_line(line, Refused("not-ended"))
    if record.result != game.position.scores():
        raise at_line(line, Refused("other-scores", scores=_spaced(game.position.scores())))
    if record.places != game.position.places():
        line = record.lines.get("places", 0)
        raise at_line(line, Refused("other-places", places=_spaced(game.position.places())))


def check_checksum(game: Game, record: Record) -> None:
    """Refused if the checksum of a record is not that of its game."""
    if record.checksum is not None and record.checksum != game.checksum():
        line = record.lines.get("checksum", 0)
        raise at_line(line, Refused("other-checksum", checksum=game.checksum()))


def _spaced(numbers: list[int]) -> str:
    return " ".join(map(str, numbers))


def _seats(rules: Rules, seats: Sequence[Seat | str] | None) -> list[Seat]:
    """Seats with clean names, one for each player."""
    given: Sequence[Seat | str] = (
        [f"Player {number + 1}" for number in range(rules.players)] if seats is None else seats
    )
    if len(given) != rules.players:
        raise Refused("seats-and-names", seats=rules.players, names=len(given))
    return [_clean(Seat(seat) if isinstance(seat, str) else seat) for seat in given]


def _clean(seat: Seat) -> Seat:
    bot = clean_name(seat.bot.replace("(", " ").replace(")", " ")) if seat.bot else None
    return Seat(clean_name(seat.name), bot)


BEFORE = "before"  # the cause of a payment: what was there before the position


def brought(game: Game, payments: Sequence[Payment]) -> list[Payment]:
    """What the seats had before the position that a game began with: no event reports it."""
    if not game.begins:
        return []
    missing = game.position.scores()
    for paid in payments:
        missing[paid.seat] -= paid.amount
    return [Payment(seat, BEFORE, amount) for seat, amount in enumerate(missing) if amount]
