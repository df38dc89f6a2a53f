"""One finished game as rows of every table. The game's contract says what goes into them."""

import json
from collections.abc import Iterator
from typing import Any, Final

from fondaco.arena.sim import TurnCounter
from fondaco.arena.stats.notes import finished, notes_of
from fondaco.bots.experts import expert_for
from fondaco.bots.learned import fair_chances
from fondaco.bots.playing_out import PlayingOut
from fondaco.contract.rules import SPECTATOR, Event, Move, Position
from fondaco.contract.stats import Notes
from fondaco.games import game as find_game
from fondaco.games import make_voice
from fondaco.records import Game, Record

Row = tuple[Any, ...]
Rows = dict[str, list[Row]]  # by table, columns in the order of the schema

NO_OFFER: Final = -1  # the place in `offers` of a deal's offer: none


def rows_of(number: int, file: str, record: Record) -> Rows:
    """Replay a record, checking everything; Refused if it is not a finished game."""
    game = finished(record)
    talk = BargainRows(number, game)
    rows: Rows = {
        "games": [_game(number, record, game, notes_of(file, game))],
        "decisions": [],
        "offers": talk.offers,
        "deals": talk.deals,
        "events": list(_events(number, game)),
        "values": [],
    }
    turns = TurnCounter()
    counted = 0
    for ply, position in enumerate(game.positions()):
        if position.over:
            break
        turns.look(position)
        if turns.count != counted:
            counted = turns.count
            rows["values"] += _values(number, counted, position)
        seat, move = game.log[ply]
        rows["decisions"].append(
            (
                number, ply + 1, counted, position.round(), seat, seat == position.turn,
                len(position.moves(seat)), game.rules.format_move(move),
            )
        )  # fmt: skip
        talk.look(ply + 1, counted, seat, move, game.events[ply])
    return rows


def _game(number: int, record: Record, game: Game, notes: Notes) -> Row:
    return (
        number,
        notes.file,
        notes.game,
        find_game(notes.game).ruleset(notes.options).name,
        game.rules.version,
        notes.players,
        _json(notes.options),
        notes.seed,
        record.date,
        bool(game.begins),
        game.bots,
        [seat.name for seat in game.seats],
        [seat.bot for seat in game.seats],
        notes.first,
        notes.start,
        notes.scores,
        notes.places,
        notes.decisions,
        notes.turns,
        _json(notes.income),
        _json(notes.found),
    )


class BargainRows:
    """Offers and deals, as far as the game has any. An offer learns later whether it was taken."""

    def __init__(self, number: int, game: Game) -> None:
        self.number = number
        self.rules = game.rules
        self.bargains = find_game(game.rules.name).bargains(game.rules)
        self.voice = make_voice(game.rules, SPECTATOR, [seat.name for seat in game.seats])
        self.offers: list[Row] = []
        self.deals: list[Row] = []
        self._latest: dict[int, int] = {}  # where the latest offer of each number is in `offers`

    def look(self, ply: int, turn: int, seat: int, move: Move, events: list[Event]) -> None:
        """Take in a move: an offer, an answer, or neither."""
        offer = self.bargains.offered(seat, move, events)
        if offer is not None:
            lies = len(self.bargains.lies(seat, move, events, self.voice))
            text = self.rules.format_move(move)
            self._latest[offer] = len(self.offers)
            self.offers.append((self.number, ply, turn, seat, offer, text, lies, None))
        deal = self.bargains.made(seat, move, events)
        if deal is not None:
            # A game that began with a position may have had offers in it: their row is missing.
            at = self._latest.pop(deal.offer, NO_OFFER)
            offer_ply = None
            if at != NO_OFFER:
                offer_ply = self.offers[at][1]
                self.offers[at] = (*self.offers[at][:-1], ply)
            text = self.rules.format_move(move)
            self.deals.append(
                (self.number, ply, turn, deal.offer, deal.owner, deal.taker, offer_ply, text)
            )


def _events(number: int, game: Game) -> Iterator[Row]:
    """With everything that was hidden: the game is over."""
    manifest = find_game(game.rules.name)
    for ply, events in enumerate([game.opening, *game.events]):
        for at, event in enumerate(events):
            told = dict(manifest.event_in_full(game.rules, event))
            kind, seat = told.pop("event", event.kind), told.pop("seat", event.seat)
            yield number, ply, at, seat, kind, _json(told)


def _values(number: int, turn: int, position: Position) -> Iterator[Row]:
    """What the game's Expert expects for each seat, with open cards; none without an Expert."""
    expert = expert_for(position)
    if isinstance(expert, PlayingOut):
        return
    values, doubt, scores = expert.values(position), expert.doubt(position), position.scores()
    chances = fair_chances(position, expert, values, doubt)
    for seat, (value, chance) in enumerate(zip(values, chances, strict=True)):
        yield number, position.ply, turn, position.turn, seat, scores[seat], value, chance


def _json(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
