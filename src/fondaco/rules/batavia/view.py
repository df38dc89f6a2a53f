"""What one seat may know of a position, built up from nothing by an allow-list."""

from random import Random
from typing import Any

from fondaco.rules.batavia import show
from fondaco.rules.batavia.moves import legal_moves
from fondaco.rules.batavia.names import COMPANIES, GOODS, threshold
from fondaco.rules.batavia.notation import format_move
from fondaco.rules.batavia.prompt import prompt
from fondaco.rules.batavia.sample import sample
from fondaco.rules.batavia.scoring import places
from fondaco.rules.batavia.table import Table, lay_out
from fondaco.rules.contract import FondacoError, Move, View


class BataviaView(View):
    """A seat's side of the table.

    `seen` is a table with everything this seat may not know left blank: no seed, no pile, empty
    hands of the others, no face-down tiles. Letters of exchange are secret but every payment is
    seen, so the seat's knowledge holds them; screens show them as far as the table allows.
    """

    def __init__(self, seen: Table, seat: int, sizes: list[int], draws: list[int]) -> None:
        self.seen = seen
        self.seat = seat
        self.sizes = sizes  # cards in each hand
        self.draws = draws  # cards each seat has taken unseen from the present pile
        self.players = seen.players
        self.ply = seen.ply
        self.over = seen.over
        self.to_move: list[int] = [] if seen.over else [seen.turn]
        self.moves: list[Move] = legal_moves(seen) if seat == seen.turn and not seen.over else []
        self.prompt: dict[str, Any] = prompt(seen, seat, self.moves)

    def sample(self, rng: Random) -> Table:
        return sample(self.seen, self.seat, self.sizes, self.draws, rng)

    def propose(self, rng: Random) -> Move | None:
        return None

    def as_json(self, aids: bool = True) -> dict[str, Any]:
        seen = self.seen
        seat = self.seat
        data = show.opening(seen)
        data["seat"] = seat
        data.update(show.progress(seen))
        data["pile"] = seen.pile_left
        data["discarded"] = sum(seen.discard)
        data["hands"] = self.sizes[:]
        data["hand"] = show.cards(seen.hands, 5 * seat) if seat >= 0 else None
        data.update(show.board(seen))
        data["ships"] = {COMPANIES[company]: seen.ships[company] for company in range(5)}
        data["cannon"] = seen.cannon
        data["threshold"] = threshold(seen.players)
        data["posts"] = {GOODS[goods]: show.post(seen, goods) for goods in range(7)}
        if seen.over:
            data["letters"] = seen.letters[:]
            data["places"] = places(seen.gold)
        else:
            data["letters"] = [n if i == seat else None for i, n in enumerate(seen.letters)]
        if aids:
            data["knowledge"] = self._knowledge()
        data["prompt"] = self.prompt
        data["moves"] = [format_move(move) for move in self.moves]
        return data

    def _knowledge(self) -> dict[str, Any]:
        """What this seat has seen and could remember."""
        seen = self.seen
        own = show.cards(seen.drawn, 5 * self.seat) if self.seat >= 0 else None
        return {
            "letters": seen.letters[:],
            "hands": show.cards_by_seat(seen.known),  # at least these cards
            "discards": show.cards(seen.discard),
            "stock": show.cards(seen.stock),  # shuffled into this pile and not turned up since
            "drawn": self.draws[:],  # how many each seat has drawn of those
            "drawn_here": own,  # and which of them this seat has drawn
        }


def look(table: Table, seat: int) -> BataviaView:
    """The position as this seat sees it. Every line here is something it may know."""
    players = table.players
    if not -1 <= seat < players:
        raise FondacoError(f"There is no seat {seat} at a table of {players}.")
    seen = table.blank()
    # the table's choices, but nothing of its chance
    seen.players = players
    seen.quick = table.quick
    seen.ledger = table.ledger
    seen.seed = ""
    seen.used = 0
    # where the game stands
    seen.ply = table.ply
    seen.over = table.over
    seen.turn = table.turn
    seen.phase = table.phase
    seen.round = table.round
    seen.first = table.first
    seen.acted = table.acted
    # the auction
    seen.die = table.die
    seen.lot = table.lot[:]
    seen.bid = table.bid
    seen.bidder = table.bidder
    seen.bidding = table.bidding
    # cards on the table, the own hand, and the size of the rest
    seen.pile = []
    seen.pile_left = table.pile_left
    seen.discard = table.discard[:]
    seen.hands = _own(table.hands, seat)
    seen.laid = table.laid[:]
    seen.step = table.step[:]
    seen.ships = table.ships[:]
    seen.cannon = table.cannon
    seen.top = table.top[:]
    seen.seals = table.seals[:]
    # the open tiles, and the voyage
    open_tiles = table.tiles[: table.revealed]
    lay_out(seen, open_tiles + [-1] * (len(table.tiles) - table.revealed))
    for company in range(5):
        seen.left[company] &= table.left[company]
    seen.revealed = table.revealed
    seen.at = table.at[:]
    seen.arrival = table.arrival
    seen.crates = table.crates[:]
    seen.held = table.held[:]
    seen.gold = table.gold[:]
    # what could be remembered: all payments, all lots won, all discards, the own draws
    seen.letters = table.letters[:]
    seen.known = table.known[:]
    seen.stock = table.stock[:]
    seen.drawn = _own(table.drawn, seat)
    sizes = [table.hand_size(i) for i in range(players)]
    draws = [sum(table.drawn[5 * i : 5 * i + 5]) for i in range(players)]
    return BataviaView(seen, seat, sizes, draws)


def _own(counts: list[int], seat: int) -> list[int]:
    """Only this seat's five counts; zeros for everybody else."""
    own = [0] * len(counts)
    if seat >= 0:
        own[5 * seat : 5 * seat + 5] = counts[5 * seat : 5 * seat + 5]
    return own
