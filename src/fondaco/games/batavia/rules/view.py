"""A seat's side of the table: what it sees, what it is asked, and the moves it has."""

from random import Random
from typing import Any

from fondaco.contract.rules import Move, View
from fondaco.games.batavia.rules import show
from fondaco.games.batavia.rules.names import COMPANIES, GOODS, threshold
from fondaco.games.batavia.rules.notation import format_move
from fondaco.games.batavia.rules.prompt import prompt
from fondaco.games.batavia.rules.scoring import places
from fondaco.games.batavia.rules.seen import Seen
from fondaco.games.batavia.rules.turn import legal_moves


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
        self.prompt: dict[str, Any] = prompt(table, seen.seat, self.moves)

    def propose(self, rng: Random) -> Move | None:
        return None

    def as_json(self, aids: bool | None = None) -> dict[str, Any]:
        table = self.seen.table
        if aids is None:
            aids = table.ledger
        seat = self.seat
        data = show.opening(table)
        data["seat"] = seat
        data.update(show.progress(table))
        data["pile"] = table.pile_left
        data["discarded"] = sum(table.discard)
        data["hands"] = self.seen.sizes[:]
        data["hand"] = show.cards(table.hands, 5 * seat) if seat >= 0 else None
        data.update(show.board(table))
        data["ships"] = {COMPANIES[company]: table.ships[company] for company in range(5)}
        data["cannon"] = table.cannon
        data["threshold"] = threshold(table.players)
        data["posts"] = {GOODS[goods]: show.post(table, goods) for goods in range(7)}
        if table.over:
            data["letters"] = table.letters[:]
            data["places"] = places(table.gold)
        else:
            data["letters"] = [n if i == seat else None for i, n in enumerate(table.letters)]
        if aids:
            data["knowledge"] = self._knowledge()
        data["to_move"] = self.to_move
        data["prompt"] = self.prompt
        data["moves"] = [format_move(move) for move in self.moves]
        return data

    def _knowledge(self) -> dict[str, Any]:
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
