"""What a decision would lead to, from what the seat itself knows."""

from dataclasses import dataclass

from fondaco.games.batavia.rules.auction import pay_letters
from fondaco.games.batavia.rules.names import COMPANIES, EXCHANGE_PAY, POST_PAY, POST_TIED
from fondaco.games.batavia.rules.scoring import crate_counts, leaders
from fondaco.games.batavia.rules.view import SeatView


def best_other(v: SeatView, company: int, seat: int | None = None) -> int:
    """The most cards of a company that another player than this seat, or that one, has laid."""
    laid, mine = v.seen.table.laid, v.seat if seat is None else seat
    return max(laid[5 * other + company] for other in range(v.players) if other != mine)


@dataclass(frozen=True)
class Strength:
    """Cards of a company, against the strongest other player."""

    company: int
    mine: int
    best: int


def lot_strengths(v: SeatView) -> list[Strength]:
    """With the lot, the hand and what is laid: what could be laid of its companies (BA-2.1)."""
    table, base = v.seen.table, 5 * v.seat
    return [
        Strength(
            company,
            table.laid[base + company] + table.hands[base + company] + table.lot[company],
            best_other(v, company),
        )
        for company in range(5)
        if table.lot[company]
    ]


def shares(v: SeatView, bid: int) -> list[tuple[int, int]]:
    """Who would get how many letters of a bid of this seat, from the left (BA-2.3)."""
    gains = [0] * v.players
    pay_letters(gains, v.seat, bid)
    order = [(v.seat + step) % v.players for step in range(1, v.players)]
    return [(seat, gains[seat]) for seat in order]


@dataclass(frozen=True)
class Seal:
    """How far a seat is from the seal of a company (BA-3.3)."""

    laid: int
    held: int
    best: int  # what another has laid

    @property
    def missing(self) -> int:
        """So many cards more; 0 or less: it is enough."""
        return self.best + 1 - self.laid


def seal(v: SeatView, company: int) -> Seal:
    """How a seat stands in the race for a company's seal."""
    table, at = v.seen.table, 5 * v.seat + company
    return Seal(table.laid[at], table.hands[at], best_other(v, company))


def sunk_cards(v: SeatView, companies: list[str]) -> int:
    """How many laid cards this seat would lose with these companies (BA-4.2)."""
    laid = v.seen.table.laid
    return sum(laid[5 * v.seat + COMPANIES.index(company)] for company in companies)


@dataclass(frozen=True)
class Crate:
    """What one crate more would mean in a trading post (BA-5.3)."""

    mine: int
    best: int  # of anybody before it
    leads: bool
    shared: bool
    gold: int  # what the post would pay its leader or each of its leaders


def crate(v: SeatView, goods: int) -> Crate:
    """What one more crate in a trading post would change."""
    before = crate_counts(v.seen.table, goods)
    counts = [count + (seat == v.seat) for seat, count in enumerate(before)]
    first = leaders(counts)
    shared = len(first) > 1
    pay = POST_TIED if shared else POST_PAY
    return Crate(counts[v.seat], max(before), v.seat in first, shared, pay[goods])


def holds_tile_of(v: SeatView, company: int, seat: int | None = None) -> bool:
    """Whether a tile of this company would be a second one for this seat, or that one: of no use
    in an exchange (BA-3.6)."""
    held = v.seen.table.held[v.seat if seat is None else seat]
    return bool(held >> 7 * company & 0b1111111)


def next_exchange(v: SeatView) -> int:
    """What one company more would pay, 0 if there is none (BA-3.6)."""
    count = len(v.prompt["tiles"])
    return EXCHANGE_PAY[count + 1] if count < len(COMPANIES) else 0
