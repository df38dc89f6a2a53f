"""How many letters a lot is worth, compared with what happens if somebody else gets it."""

from fondaco.games.batavia.expert.guessed_table import GuessedTable
from fondaco.games.batavia.expert.tries import buy, liking


def gain(guess: GuessedTable, seat: int, price: int) -> float:
    """What a seat gains, in gold, if it wins the lot at this price instead of letting it go."""
    return liking(buy(guess, seat, price), seat) - _let_go(guess, seat, price)


def _let_go(guess: GuessedTable, seat: int, price: int) -> float:
    """How well a seat likes it if it passes now, and the lot goes for one letter less."""
    table = guess.table
    if table.bidder >= 0:
        return liking(buy(guess, table.bidder, max(table.bid, price - 1)), seat)
    rivals = [i for i in range(table.players) if i != seat and table.bidding >> i & 1]
    if not rivals:
        return liking(guess, seat)  # nobody wants it: it stays for the next auction
    usual = int(guess.weights.usual_price + 0.5)
    total = 0.0
    for rival in rivals:
        letters = min(max(price - 1, usual), table.letters[rival])
        total += liking(buy(guess, rival, letters), seat)
    return total / len(rivals)


def limit(guess: GuessedTable, seat: int, least: float = 0.0) -> int:
    """The highest bid at which the lot still gains more than `least` gold, from the next bid on."""
    low = guess.table.bid
    high = guess.table.letters[seat]
    while low < high:
        middle = (low + high + 1) // 2
        if gain(guess, seat, middle) > least:
            low = middle
        else:
            high = middle - 1
    return low
