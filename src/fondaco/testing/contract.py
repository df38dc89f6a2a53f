"""Whether a game keeps the contract: what an author of one should try first.

It plays random games, and at every move tries everything that the rest of Fondaco relies on. This
finds faults that no rulebook mentions: a copy that shares a list, a line that does not read back, a
sampled world in which a seat sees something different. Then random games are played at a table
(`fondaco.testing.tables`).
"""

import json
from random import Random
from typing import Any

from fondaco.contract.phrase import say
from fondaco.contract.refused import Refused
from fondaco.contract.rules import SPECTATOR, Event, Move, Position, Rules
from fondaco.games import game, make
from fondaco.records import Game, verify
from fondaco.table.halves import own_half, whole
from fondaco.testing.faults import MOST_MOVES, Trial, Tried
from fondaco.testing.table_trial import TableTrial

TOLD = {"seat", "turn", "to_move", "moves", "prompt", "hand"}  # what screens and programs ask for
LATELY = 60  # moves that are tried again where they no longer belong


def check_game(name: str, games: int = 10, seed: str = "0") -> Tried:
    """Check so many random games of every ruleset with every number of players.

    Returns what was tried. Raises `Unsound` with the first fault: what is wrong, in which game and
    after how many moves.
    """
    found = game(name)
    tried = Tried()
    for ruleset in found.rulesets:
        for players in found.players:
            for number in range(games):
                rules = make(name, players, **ruleset.options)
                RulesTrial(rules, f"{seed}-{number}", tried).play()
                TableTrial(rules, f"{seed}-{number}", tried).play()
    return tried


class RulesTrial(Trial):
    """The rules alone: positions, views, samples, moves, undo, records."""

    def __init__(self, rules: Rules, seed: str, tried: Tried) -> None:
        super().__init__(rules, seed, tried)
        self.game = Game(rules, seed)
        self.played: list[Move] = []

    def _moves(self) -> int:
        return len(self.game.log)

    def _play(self) -> None:
        while not self.game.over:
            self._holds(len(self.game.log) < MOST_MOVES, say("check-end"))
            self._look()
            seat, move = self._choose(self.game.position)
            self._step(seat, move)
        self._look()
        self._end()
        self.tried.games += 1
        self.tried.moves += len(self.game.log)

    # --- a position, and what the seats see of it -----------------------------------------------

    def _look(self) -> None:
        rules, position = self.rules, self.game.position
        line = rules.format_position(position)
        again = rules.parse_position(line)
        self._same(rules.format_position(again), line, say("check-position"))
        seats = position.to_move()
        self._holds(bool(seats) != position.over, say("check-to-move"))
        self._holds(not seats or seats[0] == position.turn, say("check-turn"))
        self._same(len(position.scores()), rules.players, say("check-scores"))
        for seat in (*range(rules.players), SPECTATOR):
            moves = position.moves(seat)
            self._same(again.moves(seat), moves, say("check-read-moves"))
            self._holds(not moves or seat in seats, say("check-moves", seat=seat))
            self._view(position, seat, line)
        self._damage(line, rules.parse_position)

    def _view(self, position: Position, seat: int, line: str) -> None:
        rules = self.rules
        view = position.view(seat)
        seen = rules.format_view(view)
        read = rules.parse_view(seen)
        self._same(rules.format_view(read), seen, say("check-view"))
        self._same(view.moves, position.moves(seat), say("check-view-moves"))
        self._holds("ask" in view.prompt, say("check-prompt"))
        told = view.as_json()
        missing = ", ".join(sorted(TOLD - told.keys()))
        self._holds(not missing, say("check-view-tells", names=missing))
        self._same(json.loads(json.dumps(told)), told, say("check-plain"))
        self._same(read.as_json(), told, say("check-read-view"))
        public = position.view(SPECTATOR).as_json()
        self._same({**whole(public, own_half(view, public))}, told, say("check-halves"))
        world = view.sample(self.rng)
        rules.check(world)
        self._same(rules.format_view(world.view(seat)), seen, say("check-sampled"))
        also = world.view(SPECTATOR).as_json()
        self._same(json.dumps(also), json.dumps(public), say("check-public"))
        # A source of its own, so that the chance of what follows stays the same.
        dealt = position.redeal(Random(position.ply))
        self._same(rules.format_view(dealt.view(seat)), seen, say("check-dealt"))
        self.tried.worlds += 1
        self.tried.hidden += rules.format_position(world) != line
        if self.rng.random() < 0.1:
            self._damage(seen, rules.parse_view)

    def _damage(self, line: str, parse: Any) -> None:
        """Every line is either read or refused, whatever is in it."""
        data = json.loads(line)
        spoil(data, self.rng)
        self.tried.lines += 1
        try:
            parse(json.dumps(data))
        except Refused:
            return
        except Exception as error:  # this is the fault to find
            self._holds(False, say("check-damaged", error=repr(error), line=json.dumps(data)))

    # --- a move ---------------------------------------------------------------------------------

    def _step(self, seat: int, move: Move) -> None:
        rules, position = self.rules, self.game.position
        before = rules.format_position(position)
        text = rules.format_move(move)
        self._same(rules.parse_move(text), move, say("check-move", move=text))
        self._stray(before)
        quiet = position.copy()
        quiet.play(seat, move)
        self._same(rules.format_position(position), before, say("check-copy"))
        world = position.view(seat).sample(self.rng)
        there: list[Event] = []
        world.play(seat, move, there)
        here = self.game.play(seat, move)
        after = rules.format_position(self.game.position)
        self._same(rules.format_position(quiet), after, say("check-quiet", move=text))
        self._secrets(seat, text, here, there, world)
        self._undo(seat, text, before, after)
        self.played = [*self.played[-LATELY:], move]

    def _stray(self, before: str) -> None:
        """A move that somebody does not have changes nothing."""
        if not self.played:
            return
        position = self.game.position
        seat = self.rng.randrange(SPECTATOR, self.rules.players)
        move = self.rng.choice(self.played)
        twin = position.copy()
        try:
            twin.play(seat, move)
        except Refused:
            text = self.rules.format_move(move)
            self._same(self.rules.format_position(twin), before, say("check-refused", move=text))
        else:
            self._holds(seat in position.to_move(), say("check-out-of-turn", seat=seat))

    def _secrets(
        self, seat: int, text: str, here: list[Event], there: list[Event], world: Position
    ) -> None:
        """Two worlds that look the same to a seat still do so after its own move, unless something
        hidden was revealed."""
        if any(event.barrier for event in (*here, *there)):
            return
        told = [[event.seen_by(seat) for event in events] for events in (here, there)]
        self._same(told[0], told[1], say("check-tells", move=text))
        lines = [self.rules.format_view(each.view(seat)) for each in (self.game.position, world)]
        self._same(lines[0], lines[1], say("check-shows", move=text))

    def _undo(self, seat: int, text: str, before: str, after: str) -> None:
        if not self.game.can_undo(seat):
            return
        move = self.game.log[-1][1]
        self.game.undo(seat)
        undone = self.rules.format_position(self.game.position)
        self._same(undone, before, say("check-undo", move=text))
        self.game.play(seat, move)
        self._same(
            self.rules.format_position(self.game.position), after, say("check-again", move=text)
        )

    # --- the end --------------------------------------------------------------------------------

    def _end(self) -> None:
        places = self.game.position.places()
        self._holds(1 in places and len(places) == self.rules.players, say("check-first"))
        report = verify(self.game.to_text())
        self._holds(report.good, say("check-record", report=str(report)))


def spoil(data: Any, rng: Random) -> None:
    """Change one thing somewhere in plain data."""
    while True:
        keys = list(data) if isinstance(data, dict) else list(range(len(data)))
        key = rng.choice(keys)
        if isinstance(data[key], dict | list) and data[key] and rng.random() < 0.8:
            data = data[key]
            continue
        if rng.random() < 0.2:
            del data[key]
        elif isinstance(data[key], int) and rng.random() < 0.6:
            data[key] += rng.choice([-9, -1, 1, 99])
        else:
            data[key] = rng.choice([None, -1, 0, 3, "", "x", [], [1], {}, True, 1.5])
        return
