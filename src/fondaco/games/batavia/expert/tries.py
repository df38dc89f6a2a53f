"""Trying a turn out on a copy of the table, as far as the player can foresee it."""

from math import fsum

from fondaco.games.batavia.expert.forecast import Forecast
from fondaco.games.batavia.expert.guessed_table import GuessedTable
from fondaco.games.batavia.rules.auction import pay_letters
from fondaco.games.batavia.rules.names import ACTING, ARRIVAL, DRAW_TWO
from fondaco.games.batavia.rules.pirates import pirates
from fondaco.games.batavia.rules.voyage import exchange, travel


def liking(guess: GuessedTable, seat: int) -> float:
    """How well a seat likes a guessed table: its own gold, and not too much for the others."""
    values = Forecast(guess).values()
    own = values[seat]
    mean = (fsum(values) - own) / (len(values) - 1)
    best = max(values[i] for i in range(len(values)) if i != seat)
    return own - guess.weights.envy * mean - guess.weights.fear * (best - mean)


def lay(guess: GuessedTable, seat: int, cards: list[int]) -> GuessedTable:
    """After laying so many cards of each company and being done."""
    new = guess.copy()
    table = new.table
    for company in range(5):
        count = cards[company]
        if count:
            at = 5 * seat + company
            new.hands[at] -= count
            table.hands[at] -= count
            table.laid[at] += count
            table.ships[company] += count
            table.cannon += count
        if count or company in table.step:
            table.settle_seal(company)
    table.step = []
    return new


def voyage(guess: GuessedTable, seat: int, company: int, sell: bool) -> bool:
    """Travel on this guessed table itself, and exchange if `sell`. Returns whether it could.

    A company below 0 stands for the arrival tile.
    """
    table = guess.table
    if company < 0:
        table.at[seat] = ARRIVAL
        table.arrival = seat
        return False
    choice = travel(table, company, None)
    if choice and sell:
        exchange(table, None)
    return choice


def end_turn(guess: GuessedTable) -> GuessedTable:
    """The pirates look at this guessed table itself, and the next seat would be next."""
    pirates(guess.table, None)
    guess.table.acted += 1
    return guess


def draw(guess: GuessedTable, seat: int) -> GuessedTable:
    """After drawing two cards, of which only the chances are known."""
    new = guess.copy()
    for company in range(5):
        new.hands[5 * seat + company] += DRAW_TWO * new.mix[company]
    return end_turn(new)


def buy(guess: GuessedTable, winner: int, price: int) -> GuessedTable:
    """After a seat has won the lot for so many letters."""
    new = guess.copy()
    table = new.table
    for company in range(5):
        new.hands[5 * winner + company] += table.lot[company]
    pay_letters(table.letters, winner, price)
    table.first = winner
    table.acted = 0
    table.phase = ACTING
    return new
