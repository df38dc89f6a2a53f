"""A seat's side of the table: what it sees, what it is asked, and the moves it has."""

from random import Random

from fondaco.contract.rules import Move, View
from fondaco.games.batavia.rules import show
from fondaco.games.batavia.rules.names import COMPANIES, GOODS, threshold
from fondaco.games.batavia.rules.notation import format_move
from fondaco.games.batavia.rules.prompt import prompt
from fondaco.games.batavia.rules.scoring import places
from fondaco.games.batavia.rules.seen import Seen
from fondaco.games.batavia.rules.turn import legal_moves
from fondaco.games.batavia.wire import Knowledge
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

    def as_json(self, aids: bool | None = None) -> WireView:
        table = self.seen.table
        seat = self.seat
        opening, progress, board = show.opening(table), show.progress(table), show.board(table)
        letters: list[int | None] = [*table.letters]
        if not table.over:
            letters = [n if i == seat else None for i, n in enumerate(table.letters)]
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
            "prompt": prompt(table, seat, self.moves),
            "moves": [format_move(move) for move in self.moves],
        }
        if table.version > 1:
            data["idle"], data["warned"] = table.idle, table.warned
        if table.over:
            data["places"] = places(table.gold)
        if table.ledger if aids is None else aids:
            data["knowledge"] = self._knowledge()
        return data

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
