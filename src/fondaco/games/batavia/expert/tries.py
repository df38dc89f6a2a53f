"""Trying a turn out on a copy of the table, as far as the player can foresee it."""

from math import fsum
from typing import Final

from fondaco.games.batavia.expert.outlook import Outlook
from fondaco.games.batavia.expert.scene import Scene
from fondaco.games.batavia.rules.auction import pay_letters
from fondaco.games.batavia.rules.names import ACTING, ARRIVAL, DRAW_TWO
from fondaco.games.batavia.rules.pirates import pirates
from fondaco.games.batavia.rules.voyage import exchange, travel

ENVY: Final = 1.0
FEAR: Final = 0.0  # how much the gold of the others counts against one's own


def liking(scene: Scene, seat: int) -> float:
    """How well a seat likes a scene: its own gold, and not too much for the others."""
    values = Outlook(scene).values()
    own = values[seat]
    mean = (fsum(values) - own) / (len(values) - 1)
    best = max(values[i] for i in range(len(values)) if i != seat)
    return own - ENVY * mean - FEAR * (best - mean)


def lay(scene: Scene, seat: int, cards: list[int]) -> Scene:
    """After laying so many cards of each company and being done."""
    new = scene.copy()
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


def voyage(scene: Scene, seat: int, company: int, sell: bool) -> bool:
    """Travel on this very scene, and exchange if so wished; whether there was that choice.

    A company below 0 stands for the arrival tile.
    """
    table = scene.table
    if company < 0:
        table.at[seat] = ARRIVAL
        table.arrival = seat
        return False
    choice = travel(table, company, None)
    if choice and sell:
        exchange(table, None)
    return choice


def end_turn(scene: Scene) -> Scene:
    """The pirates look at this very scene, and the next seat would be next."""
    pirates(scene.table, None)
    scene.table.acted += 1
    return scene


def draw(scene: Scene, seat: int) -> Scene:
    """After drawing two cards, of which only the chances are known."""
    new = scene.copy()
    for company in range(5):
        new.hands[5 * seat + company] += DRAW_TWO * new.mix[company]
    return end_turn(new)


def buy(scene: Scene, winner: int, price: int) -> Scene:
    """After a seat has won the lot for so many letters."""
    new = scene.copy()
    table = new.table
    for company in range(5):
        new.hands[5 * winner + company] += table.lot[company]
    pay_letters(table.letters, winner, price)
    table.first = winner
    table.acted = 0
    table.phase = ACTING
    return new
