"""What to lay, as a whole: which seals to have after it, and where they lead.

A plan says how many cards of each company to lay and where to travel then. There are far too many
to try all, so the search starts from the cheapest ways to each seal, and changes one company at a
time as long as that helps.
"""

from typing import Final

from fondaco.games.batavia.expert.guessed_table import GuessedTable
from fondaco.games.batavia.expert.tries import end_turn, lay, liking, voyage

STEPS: Final = 5  # changes of one company at most, each the best there is
NOTHING: Final = -1e9


class Trip:
    """A voyage and how well it is liked, with the cards as they lie now."""

    def __init__(self, company: int, sell: bool, liked: float) -> None:
        self.company = company  # -1 for the arrival
        self.sell = sell  # exchange the tiles then
        self.liked = liked


class Plan:
    """A whole turn: cards to lay, by company, and the trip after it."""

    def __init__(self, cards: list[int], trip: Trip, liked: float) -> None:
        self.cards = cards
        self.trip = trip
        self.liked = liked


def best_trips(guess: GuessedTable, seat: int, companies: list[int]) -> list[Trip]:
    """A trip with each of these companies that has a tile ahead, the best one first."""
    trips: list[Trip] = []
    for company in companies:
        if guess.table.next_space(seat, company) == 0:
            continue
        trip = guess.copy()
        trip.table.seals[company] = seat
        if not voyage(trip, seat, company, False):
            trips.append(Trip(company, False, liking(trip, seat)))
            continue
        sold = guess.copy()
        sold.table.seals[company] = seat
        voyage(sold, seat, company, True)
        liked, liked_sold = liking(trip, seat), liking(sold, seat)
        trips.append(Trip(company, liked_sold >= liked, max(liked, liked_sold)))
    trips.sort(key=lambda trip: -trip.liked)
    return trips


def missing(guess: GuessedTable, seat: int) -> list[int]:
    """How many cards a seat lacks for the majority in each company; 0 or less if it has it."""
    laid = guess.table.laid
    need: list[int] = []
    for company in range(5):
        rival = 0
        for at in range(company, len(laid), 5):
            if at != 5 * seat + company and laid[at] > rival:
                rival = laid[at]
        need.append(rival + 1 - laid[5 * seat + company])
    return need


class Planner:
    """Looks for the best plan of the seat to move; the cards of an open step are laid already."""

    def __init__(self, guess: GuessedTable, seat: int) -> None:
        self.guess = guess
        self.seat = seat
        self.hand = guess.table.hands[5 * seat : 5 * seat + 5]
        self.need = missing(guess, seat)
        self.within = [c for c in range(5) if self.need[c] <= self.hand[c]]
        self.trips = best_trips(guess, seat, self.within)
        self.least = 0 if guess.table.step else 1  # a turn takes at least one card (BA-3.2)
        self._plans: dict[tuple[int, ...], Plan | None] = {}

    def plan(self, cards: list[int]) -> Plan | None:
        """The turn with these cards, or None if they do not make one."""
        key = tuple(cards)
        if key not in self._plans:
            self._plans[key] = self._try(cards)
        return self._plans[key]

    def _try(self, cards: list[int]) -> Plan | None:
        if sum(cards) < self.least:
            return None
        chosen: Trip | None = None
        for trip in self.trips:
            if cards[trip.company] >= self.need[trip.company]:
                chosen = trip
                break
        if chosen is None:
            seals = [c for c in self.within if cards[c] >= self.need[c]]
            if not seals or self.guess.table.arrival >= 0:
                return None
            chosen = Trip(-1, False, 0.0)  # BA-5.1: no shop ahead
        after = lay(self.guess, self.seat, cards)
        voyage(after, self.seat, chosen.company, chosen.sell)
        return Plan(cards, chosen, liking(end_turn(after), self.seat))

    def best(self) -> Plan | None:
        """The best plan found, or None if there is no way to a seal."""
        best: Plan | None = None
        for cards in self._starts():
            best = self._better(best, self.plan(cards))
        for _ in range(STEPS):
            if best is None:
                return None
            found = best
            for company in range(5):
                for count in self._counts(company):
                    if count != best.cards[company]:
                        cards = best.cards[:]
                        cards[company] = count
                        found = self._better(found, self.plan(cards)) or found
            if found is best:
                break
            best = found
        return best

    def _starts(self) -> list[list[int]]:
        """For each seal within reach the fewest cards, and if it takes none, any one card."""
        starts: list[list[int]] = []
        for company in self.within:
            cards = [0, 0, 0, 0, 0]
            cards[company] = max(0, self.need[company])
            if cards[company] >= self.least:
                starts.append(cards)
                continue
            for other in range(5):
                if self.hand[other]:
                    fare = cards[:]
                    fare[other] = 1
                    starts.append(fare)
        return starts

    def _counts(self, company: int) -> list[int]:
        """Numbers of cards that make sense: none, one, to draw level, to lead, to be safe, all."""
        hand, need = self.hand[company], self.need[company]
        return [k for k in range(hand + 1) if k in (0, 1, hand) or need - 1 <= k <= need + 2]

    @staticmethod
    def _better(one: Plan | None, other: Plan | None) -> Plan | None:
        if one is None or (other is not None and other.liked > one.liked + 1e-9):
            return other
        return one
