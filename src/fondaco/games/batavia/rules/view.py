"""A seat's side of the table: what it sees, what it is asked, and the moves it has."""

from random import Random
from typing import Any, cast

from fondaco.contract.rules import Move, View
from fondaco.games.batavia.rules import show
from fondaco.games.batavia.rules.names import (
    ACTING,
    COMPANIES,
    DONE,
    DRAW,
    EXCHANGING,
    GOODS,
    LAYING,
    TRAVEL,
    TRAVELLING,
    threshold,
)
from fondaco.games.batavia.rules.notation import format_move
from fondaco.games.batavia.rules.prompt import prompt, shops, would_hold
from fondaco.games.batavia.rules.scoring import places
from fondaco.games.batavia.rules.seen import Seen
from fondaco.games.batavia.rules.turn import legal_moves
from fondaco.games.batavia.wire import Knowledge, OwnView, Prompt
from fondaco.games.batavia.wire import View as WireView


class SeatView(View):
    """Everything of a view but the sampling, which needs to know positions."""

    def __init__(self, seen: Seen) -> None:
        table = seen.table
        self.seen = seen
        self.seat = seen.seat
        self.players = table.players
        self.ply = table.ply
        self.over = table.over
        self.to_move: list[int] = [] if table.over else [table.turn]
        mine = seen.seat == table.turn and not table.over
        self.moves: list[Move] = legal_moves(table) if mine else []
        self.prompt = prompt(table, seen.seat, self.moves)

    def propose(self, rng: Random) -> Move | None:
        return None

    def ends_turn(self, move: Move) -> bool:
        """By the rules; a bid passes only the bidding on, and to ask twice would be in the way."""
        table = self.seen.table
        seat = self.seat
        if seat != table.turn:
            return False
        phase = table.phase
        if phase == ACTING:
            return move == DRAW
        if phase == LAYING:  # BA-5.1: a merchant who can reach no shop arrives at once
            return move == DONE and not shops(table, seat, would_hold(table, seat))
        if phase == TRAVELLING:  # BA-3.6: only the first tile of a company allows an exchange
            return table.held[seat] >> 7 * (move - TRAVEL) & 127 != 0
        return phase == EXCHANGING

    def as_json(self, aids: bool | None = None) -> WireView:
        table = self.seen.table
        seat = self.seat
        opening, progress, board = show.opening(table), show.progress(table), show.board(table)
        letters: list[int | None] = [*table.letters]
        if not table.over:
            letters = show.own_letters(table, seat)
        data: WireView = {
            "game": opening["game"],
            "version": opening["version"],
            "players": opening["players"],
            "options": opening["options"],
            "seat": seat,
            "ply": progress["ply"],
            "round": progress["round"],
            "phase": progress["phase"],
            "turn": progress["turn"],
            "first": progress["first"],
            "acted": progress["acted"],
            "die": progress["die"],
            "lot": progress["lot"],
            "bid": progress["bid"],
            "bidder": progress["bidder"],
            "bidding": progress["bidding"],
            "pile": table.pile_left,
            "discarded": sum(table.discard),
            "hands": self.seen.sizes[:],
            "hand": show.cards(table.hands, 5 * seat) if seat >= 0 else None,
            "laid": board["laid"],
            "step": board["step"],
            "seals": board["seals"],
            "tiles": board["tiles"],
            "face_up": board["face_up"],
            "taken": board["taken"],
            "merchants": board["merchants"],
            "arrival": board["arrival"],
            "held": board["held"],
            "gold": board["gold"],
            "ships": {COMPANIES[company]: table.ships[company] for company in range(5)},
            "cannon": table.cannon,
            "threshold": threshold(table.players),
            "posts": {GOODS[goods]: show.post(table, goods) for goods in range(7)},
            "letters": letters,
            "to_move": self.to_move,
            "prompt": cast(Prompt, self.prompt),
            "moves": [format_move(move) for move in self.moves],
        }
        if table.version > 1:
            data["idle"], data["warned"] = table.idle, table.warned
        if table.over:
            data["places"] = places(table.gold)
        if table.ledger if aids is None else aids:
            data["knowledge"] = self._knowledge()
        return data

    def own_json(self) -> dict[str, Any]:
        table, seat = self.seen.table, self.seat
        if seat < 0:
            return {}
        own: OwnView = {"seat": seat, "hand": show.cards(table.hands, 5 * seat)}
        if not table.over:
            own["letters"] = show.own_letters(table, seat)
        if seat in self.to_move:
            own["prompt"] = cast(Prompt, self.prompt)
            own["moves"] = [format_move(move) for move in self.moves]
        found: dict[str, Any] = {**own}
        if table.ledger:
            found["knowledge/drawn_here"] = show.cards(table.drawn, 5 * seat)
        return found

    def _knowledge(self) -> Knowledge:
        """What this seat has seen and could remember."""
        table = self.seen.table
        own = show.cards(table.drawn, 5 * self.seat) if self.seat >= 0 else None
        return {
            "letters": table.letters[:],
            "hands": show.cards_by_seat(table.known),  # at least these cards
            "discards": show.cards(table.discard),
            "stock": show.cards(table.stock),  # shuffled into this pile and not turned up since
            "drawn": self.seen.draws[:],  # how many each seat has drawn of those
            "drawn_here": own,  # and which of them this seat has drawn
        }
