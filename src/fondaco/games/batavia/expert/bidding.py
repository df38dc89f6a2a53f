"""How many letters a lot is worth: held against what happens if somebody else gets it."""

from typing import Final

from fondaco.games.batavia.expert.scene import Scene
from fondaco.games.batavia.expert.tries import buy, liking

USUAL_PRICE: Final = 4  # what a rival may pay for a lot that nobody has bid for yet


def gain(scene: Scene, seat: int, price: int) -> float:
    """What a seat gains, in gold, if it wins the lot at this price instead of letting it go."""
    return liking(buy(scene, seat, price), seat) - _let_go(scene, seat, price)


def _let_go(scene: Scene, seat: int, price: int) -> float:
    """How well a seat likes it if it passes now, and the lot goes for one letter less."""
    table = scene.table
    if table.bidder >= 0:
        return liking(buy(scene, table.bidder, max(table.bid, price - 1)), seat)
    rivals = [i for i in range(table.players) if i != seat and table.bidding >> i & 1]
    if not rivals:
        return liking(scene, seat)  # nobody wants it: it stays for the next auction
    total = 0.0
    for rival in rivals:
        letters = min(max(price - 1, USUAL_PRICE), table.letters[rival])
        total += liking(buy(scene, rival, letters), seat)
    return total / len(rivals)


def limit(scene: Scene, seat: int, least: float = 0.0) -> int:
    """The highest bid at which the lot still gains more than `least` gold, from the next bid on."""
    low = scene.table.bid
    high = scene.table.letters[seat]
    while low < high:
        middle = (low + high + 1) // 2
        if gain(scene, seat, middle) > least:
            low = middle
        else:
            high = middle - 1
    return low
