"""Random games of a ruleset at a table: everything that people may do there besides moving.

They say that they are ready, ask for a moment, take moves back, give standing orders, leave and
come back, and play on from a moment of the finished game. A ruleset never sees any of this, but it
decides the results: whether a seat that was ready has something new to answer, whether an undo
restores the old position, which move an order makes.
"""

import json
from dataclasses import fields
from typing import Any

from fondaco.contract.phrase import say
from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR, Move, Position, Rules
from fondaco.messages import Messages
from fondaco.records import verify
from fondaco.table.audience import Audience
from fondaco.table.changes import changed, changes
from fondaco.table.entries import Actor, AnyEntry
from fondaco.table.sight import Sight
from fondaco.table.standing_orders import carried_out, order, ordered, take_orders
from fondaco.table.table import HOLDS, Table
from fondaco.testing.faults import MOST_MOVES, Trial, Tried
from fondaco.testing.tables import TableBuilder, table_facts

MOST_ORDERED = 200  # moves in a row that standing orders may make
SHOWN = 0.1  # how often everybody's screen is looked at
WORDS = ["", *"abc"]


class TableTrial(Trial):
    """One random game at a table."""

    def __init__(self, rules: Rules, seed: str, tried: Tried) -> None:
        super().__init__(rules, seed, tried)
        self.builder = TableBuilder(rules.name, rules.players, seed=seed, options=rules.options())
        self.table = self.builder.table
        self.again = Table(self.table.id, self.table.rows[0])  # the same log, read line by line
        self.sight = Sight(self.table, lambda _: Messages("en"))
        self.shown: dict[int, Any] = {}  # what each seat was shown last
        self.lines: list[str] = []  # the position before each move that was not taken back

    def _moves(self) -> int:
        return len(self.lines)

    def _play(self) -> None:
        self.builder.sit()
        self._write(self.table.begin())
        for row in self.table.rows[1:-1]:
            self.again.apply(row)
        self.again.apply(self.table.rows[-1])
        while self.table.status == "playing":
            self._holds(self.table.number < MOST_MOVES, say("check-end"))
            self._step()
        self._reread()
        self._look()
        assert self.table.game is not None
        report = verify(self.table.game.to_text())
        self._holds(report.good, say("check-record", report=str(report)))
        self._fork()
        self.tried.entries += self.table.number + 1

    def _step(self) -> None:
        """Something happens at the table: mostly a move."""
        chance = self.rng.random()
        seat = self.rng.randrange(self.rules.players)
        if chance < 0.10:
            self._ready()
        elif chance < 0.13:
            self._hold()
        elif chance < 0.18:
            self._undo()
        elif chance < 0.21:
            self._leave(seat)
        elif chance < 0.24:
            self._order(seat)
        elif chance < 0.25:
            self._pause()
        else:
            self._move(*self._choose(self._position))
        self._carry_out()
        if self.rng.random() < SHOWN:
            self._look()

    @property
    def _position(self) -> Position:
        assert self.table.game is not None
        return self.table.game.position

    def _write(self, entry: AnyEntry) -> None:
        self.builder.wait(self.rng.choice([0, 0.2, 3])).write(entry)
        if self.again.game is not None:
            self.again.apply(self.table.rows[-1])

    def _refused(self, command: str, *given: Any) -> None:
        """The table refuses this, and nothing changes."""
        before = table_facts(self.table)
        try:
            getattr(self.table, command)(*given)
        except Refused:
            self._same(table_facts(self.table), before, say("check-table-refused", what=command))
        else:
            self._holds(False, say("check-table-taken", what=command))

    # --- moves ----------------------------------------------------------------------------------

    def _move(self, seat: int, move: Move, by: Actor | None = None) -> None:
        table = self.table
        text, turn = self.rules.format_move(move), table.turn
        quiet = {at: self._own(at) for at in range(self.rules.players) if table.ready(at)}
        before = self.rules.format_position(self._position)
        bot = bool(table.chairs[seat].mind)
        if bot:
            self._refused("move", seat, text, "person")
        try:
            entry = table.move(seat, text, by or ("bot" if bot else "person"))
        except Refused as error:
            if by is None and error.name == "many-offers":
                return  # a limit of the table, not of the game
            raise
        self._write(entry)
        self.lines.append(before)
        for at, (known, own) in quiet.items():
            if at == seat or table.status != "playing":
                continue
            if table.turn != turn:
                self._holds(not table.ready(at), say("check-table-turn", seat=at, move=text))
                continue
            moves, now = self._own(at)
            new = [each for each in moves if each not in known]
            if new and now == own:
                answer = self.rules.format_move(new[0])
                told = say("check-table-ready", seat=at, move=text, answer=answer)
                self._holds(not table.ready(at), told)

    def _own(self, seat: int) -> tuple[list[Move], Any]:
        """The moves of a seat, and what it has."""
        seen = self._position.view(seat).as_json()
        seats = seen.get("seats", [])
        has = [seen["hand"], seats[seat] if seat < len(seats) else None]
        return self._position.moves(seat), json.dumps(has)

    def _undo(self) -> None:
        """The seat that moved last takes moves back, or is refused."""
        game = self.table.game
        if game is None or not game.log:
            return
        seat = game.log[-1][0]
        most = game.undoable(seat)
        if self.table.chairs[seat].mind or not most:
            self._refused("undo", seat)
            return
        self._refused("undo", seat, most + 1)
        count = self.rng.randint(1, most)
        self._write(self.table.undo(seat, count))
        line = self.rules.format_position(self._position)
        self._same(line, self.lines[-count], say("check-table-undo", count=count))
        del self.lines[-count:]

    # --- talk -----------------------------------------------------------------------------------

    def _ready(self) -> None:
        """Everybody says that they are ready; then somebody makes an offer, where one can."""
        for seat in range(self.rules.players):
            if seat in self._position.to_move()[1:]:
                self._write(self.table.say_ready(seat))
                self._holds(self.table.ready(seat), say("check-table-says", seat=seat))
            else:
                self._refused("say_ready", seat)
        for seat in self._position.to_move():
            offer = self._position.view(seat).propose(self.rng)
            if offer is not None:
                self._move(seat, offer)
                return

    def _hold(self) -> None:
        """Somebody asks for a moment, until it is too often."""
        for seat in self._position.to_move()[1:]:
            chair = self.table.chairs[seat]
            if chair.mind:
                self._refused("hold", seat)
            elif chair.holds < HOLDS:
                self._write(self.table.hold(seat))
                self._holds(not self.table.ready(seat), say("check-table-hold", seat=seat))
            else:
                self._refused("hold", seat)

    def _pause(self) -> None:
        """Somebody pauses, if not too often, and nobody can move meanwhile."""
        try:
            entry = self.table.pause("ann")
        except Refused:
            return
        self._write(entry)
        self._refused("move", self._position.turn, "any")
        self._write(self.table.resume("ann"))

    def _leave(self, seat: int) -> None:
        """Somebody leaves and a bot plays for them, or they come back."""
        chair = self.table.chairs[seat]
        if chair.stand_in:
            self._write(self.table.come_back(seat))
            self._refused("come_back", seat)
        else:
            self._write(self.table.stand(seat, "random", "left"))
            self._refused("stand", seat, "random", "left")

    # --- orders ---------------------------------------------------------------------------------

    def _order(self, seat: int) -> None:
        """A seat gives orders of any kind; those that make no sense are refused."""
        kind: Any = self.table.no_orders()
        if kind is None:
            return
        some = [each for each in fields(kind) if self.rng.random() < 0.5]
        given = {each.name: self._any(getattr(kind, each.name)) for each in some}
        try:
            entry = order(self.table, seat, given)
        except Refused:
            return
        json.dumps(entry.orders)
        take_orders(self.table, entry)
        take_orders(self.again, entry)

    def _any(self, usual: Any) -> Any:
        """A value of about the kind that a field has."""
        if isinstance(usual, bool):
            return self.rng.random() < 0.5
        if isinstance(usual, str):
            hand = self._position.view(self.table.turn).as_json()["hand"]
            return self.rng.choice([*WORDS, *map(str, hand)])
        return self.rng.choice([None, -1, 0, 1, 2, 5, 9, 10_000])

    def _carry_out(self) -> None:
        """Whatever is ordered now is a move that the seat has."""
        for _ in range(MOST_ORDERED):
            found = ordered(self.table)
            if found is None:
                return
            seat, text = found
            entry = carried_out(self.table, seat)
            try:
                self._move(seat, self.rules.parse_move(text), "order")
            except Refused as error:
                self._holds(False, say("check-table-order", seat=seat, move=text, why=error.phrase))
            for table in (self.table, self.again):
                take_orders(table, entry)
        self._holds(False, say("check-table-orders"))

    # --- what is shown --------------------------------------------------------------------------

    def _look(self) -> None:
        """Everybody is shown the table; what changed is enough for those who saw the last state."""
        for seat in range(SPECTATOR, self.rules.players):
            state = self.sight.state(Audience(seat), seat == 0, self.builder.now)
            new = json.loads(json.dumps(state))
            old = self.shown.get(seat)
            if old is not None:
                told = changed(old, changes(old, new))
                self._same(told, new, say("check-table-changes", seat=seat))
            self.shown[seat] = new

    def _reread(self) -> None:
        one, other = table_facts(self.table), table_facts(self.again)
        self._same(other, one, say("check-table-log"))

    def _fork(self) -> None:
        """Play on from a moment of the finished game, with bots."""
        game = self.table.game
        assert game is not None
        ply = self.rng.randrange(len(game.log))
        opened = {"follows": self.table.id, "forked_at": ply}
        fork = TableBuilder(
            self.rules.name, self.rules.players, people=1, seed=self.seed, opened=opened,
            options=self.rules.options(),
        ).begin()  # fmt: skip
        for seat, move in game.log[:ply]:
            fork.write(fork.table.move(seat, self.rules.format_move(move), by="order"))
        assert fork.table.game is not None
        line = self.rules.format_position(fork.table.game.position)
        self._same(line, self.rules.format_position(game.at(ply)), say("check-table-fork", ply=ply))
        for _ in range(MOST_MOVES):
            if fork.table.status != "playing":
                return
            seat, move = self._choose(fork.table.game.position)
            fork.write(fork.table.move(seat, self.rules.format_move(move), by="order"))
        self._holds(False, say("check-end"))
