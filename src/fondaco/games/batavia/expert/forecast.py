"""How much gold every seat will end with, roughly.

Each source of gold has its own forecast. All of them ask first how long the game will last, how
many tiles each merchant will still take, and which seals each player can have in the next turn.
`weights.py` says how much each counts. How long the game lasts was
measured in games among merchants.
"""

from math import exp, fsum, sqrt

from fondaco.games.batavia.expert.exchanging import companies_held, prospect
from fondaco.games.batavia.expert.guessed_table import GuessedTable
from fondaco.games.batavia.rules.names import (
    ACTING,
    ARRIVAL_PAY,
    EXCHANGE_PAY,
    MOST_LETTERS_PAY,
    POST_PAY,
    POST_TIED,
    SEAL_PAY,
    SPACES,
    threshold,
)
from fondaco.games.batavia.rules.state import BataviaState


def rounds_left(table: BataviaState) -> float:
    """How many rounds are still to come after this one, by the foremost merchant."""
    ahead = SPACES - min(SPACES, max(table.at))
    return 0.3 + 0.332 * ahead - 0.00336 * ahead * ahead


class Forecast:
    """The forecasts for one guessed table; lists are by seat, or by seat and company or goods."""

    __slots__ = (
        "access",
        "ahead",
        "arrived",
        "cards",
        "crate",
        "future",
        "guess",
        "posts",
        "rounds",
        "visible",
        "w",
    )

    def __init__(self, guess: GuessedTable) -> None:
        self.guess = guess
        self.w = guess.weights
        table = guess.table
        self.arrived = table.arrival >= 0
        self.visible = 0  # spaces with a tile whose face is known
        for mask in table.left:
            self.visible |= mask
        self.visible &= (2 << guess.shown) - 1
        self.rounds = 0.0 if self.arrived else rounds_left(table)
        # Tiles ahead of each seat, the face-down ones included, and cards in its hand.
        self.ahead = [(self.visible >> (at + 1)).bit_count() + guess.hidden for at in table.at]
        self.cards = [fsum(guess.hands[at : at + 5]) for at in range(0, 5 * table.players, 5)]
        self.access = self._access()  # how likely a seat has a seal after laying in its next turn
        self.future = [self._future(seat) for seat in range(table.players)]  # tiles to come
        self.posts = [0.0] * table.players  # gold from posts
        self.crate = [0.0] * (7 * table.players)  # what one more crate there would add
        self._look_at_posts()

    def still_acts(self, seat: int) -> bool:
        """Whether a seat has its turn of this round before it."""
        table = self.guess.table
        return (seat - table.first) % table.players >= table.acted

    def _danger(self) -> list[float]:
        """How likely the pirates sink each company before a player has the next turn."""
        table = self.guess.table
        ships = table.ships
        gap = threshold(table.players) - table.cannon
        strike = 1 / (1 + exp((gap - self.w.strike_pace * (table.players - 1)) / 1.5))
        largest = max(ships)
        if largest == 0 or strike < 0.01:
            return [0.0] * 5
        weights = [exp((count - largest) / 0.7) for count in ships]
        total = fsum(weights)
        return [strike * weight / total for weight in weights]

    def _access(self) -> list[float]:
        table = self.guess.table
        players = table.players
        laid = table.laid
        hands = self.guess.hands
        danger = self._danger()
        access = [0.0] * (5 * players)
        slope, lead = self.w.access_slope, self.w.access_lead
        for company in range(5):
            second, first = sorted(laid[company::5])[-2:]
            sinks = danger[company]
            for at in range(company, 5 * players, 5):
                mine = laid[at]
                cards = hands[at]
                if mine + cards < 0.5:
                    continue
                rival = second if mine == first else first
                chance = 1 / (1 + exp(slope * (rival - mine - cards) + lead))
                if sinks > 0.0:  # then those with cards in hand start afresh
                    chance += sinks * (1 / (1 + exp(lead - slope * cards)) - chance)
                access[at] = chance
        return access

    def _future(self, seat: int) -> float:
        """How many more tiles a seat will take."""
        table = self.guess.table
        at = table.at[seat]
        ahead = self.ahead[seat]
        if ahead == 0:
            return 0.0
        if self.arrived:
            own = self.access[5 * seat : 5 * seat + 5]
            return max(own) if self.still_acts(seat) else 0.0
        hand = min(12.0, self.cards[seat])
        w = self.w
        tiles = self.rounds * (w.tiles_round + w.tiles_card * hand)
        tiles = tiles + w.tiles_ahead * ahead - w.tiles_space * (SPACES - at)
        return max(0.0, min(tiles, w.tiles_most * ahead))

    def _look_at_posts(self) -> None:
        """The most crates (BA-5.3): a race in which strength is crates there and to come."""
        table = self.guess.table
        posts = self.posts
        crates = self._crates_to_come()
        for goods in range(7):
            strengths = crates[goods::7]
            coming = fsum(strengths)
            for owner in table.crates[goods::7]:
                if owner >= 0:
                    strengths[owner] += 1.0
            best = max(strengths)
            if coming <= 0.0:
                if best > 0.0:
                    tied = strengths.count(best) > 1
                    for seat in range(table.players):
                        if strengths[seat] == best:
                            posts[seat] += POST_TIED[goods] if tied else POST_PAY[goods]
                continue
            doubt = self.w.post_doubt + self.w.post_doubt_more * sqrt(coming)
            weights = [exp((strength - best) / doubt) for strength in strengths]
            scale = 1 / fsum(weights)
            pay = POST_PAY[goods]
            at = goods
            for seat in range(table.players):
                share = weights[seat] * scale
                gold = pay * share
                posts[seat] += gold
                self.crate[at] = gold * (1 - share) / doubt
                at += 7

    def _crates_to_come(self) -> list[float]:
        """Crates that each seat may yet bring to each post, by the seals it can have."""
        table = self.guess.table
        unseen = self.guess.unseen
        row: list[tuple[int, int]] = []  # the open tiles, from the last one on: space and tile
        rest = self.visible
        while rest:
            space = rest.bit_length() - 1
            rest ^= 1 << space
            row.append((space, table.tiles[space - 1]))
        come: list[float] = []
        for seat in range(table.players):
            here = table.at[seat]
            ahead = self.ahead[seat]
            rate = self.future[seat] / ahead if ahead else 0.0
            own = self.access[5 * seat : 5 * seat + 5]
            scale = rate / (0.4 + fsum(own) / 5)
            rates = [scale * (0.4 + chance) for chance in own]  # how likely a tile will be theirs
            crates = [rate * count for count in unseen]
            for space, tile in row:
                if space <= here:
                    break
                crates[tile % 7] += rates[tile // 7]
            come += crates
        return come

    def next_tile(self, seat: int) -> float:
        """What the tile of the next turn may be worth: that of the best seal the seat may have."""
        if self.arrived and not self.still_acts(seat):
            return 0.0
        w = self.w
        table = self.guess.table
        here = table.at[seat]
        held = table.held[seat]
        count = companies_held(held)
        options: list[tuple[float, float]] = []
        for company in range(5):
            chance = self.access[5 * seat + company]
            ahead = (table.left[company] & self.visible) >> (here + 1)
            if chance <= 0.02 or ahead == 0:
                continue
            hop = (ahead & -ahead).bit_length()
            worth = self.crate[7 * seat + table.tiles[here + hop - 1] % 7] - w.hop * (hop - 1)
            if held >> (7 * company) & 127:
                worth += w.second_tile
            else:
                worth += w.new_tile * (EXCHANGE_PAY[count + 1] - EXCHANGE_PAY[count])
            options.append((worth, chance))
        options.sort(reverse=True)
        total = 0.0
        missed = 1.0
        for worth, chance in options:
            if worth <= 0:
                break
            total += missed * chance * worth
            missed *= 1 - chance
        return total

    def values(self) -> list[float]:
        """The gold each seat will end with."""
        w = self.w
        table = self.guess.table
        players = table.players
        rounds = self.rounds
        letters, arrival = self._races()
        seals = self._seals()
        if self.arrived:  # only this round is left, and most of the gold is certain
            arriving, seal, tile_to_come = 1.0, 1.0, 0.0
        else:
            arriving, seal, tile_to_come = w.arriving, w.seals, w.tile_to_come
        values: list[float] = []
        for seat in range(players):
            value = (
                table.gold[seat]
                + w.posts * self.posts[seat]
                + w.exchanges * prospect(table.held[seat], self.future[seat])
                + w.most_letters * MOST_LETTERS_PAY * letters[seat]
                + seal * SEAL_PAY * seals[seat]
                + arriving * ARRIVAL_PAY * arrival[seat]
                + w.next_tile * self.next_tile(seat)
                + tile_to_come * self.future[seat]
            )
            if not self.arrived:
                hand = self.cards[seat]
                value += w.middle + rounds * (
                    w.round + w.bidding_power * table.letters[seat] + w.card * hand
                )
                value += w.distance * (SPACES - table.at[seat])
                if hand < w.enough_cards:
                    value -= w.short_of_cards * (w.enough_cards - hand)
                if table.acted == 0 and table.phase == ACTING:
                    place = (seat - table.first) % players
                    value += w.first_move * ((players - 1) / 2 - place)
            values.append(value)
        return values

    def sources(self, seat: int) -> dict[str, float]:
        """What of the gold that a seat will end with has a source of its own already."""
        w = self.w
        table = self.guess.table
        letters, _ = self._races()
        seal = 1.0 if self.arrived else w.seals
        return {
            "purse": float(table.gold[seat]),
            "posts": w.posts * self.posts[seat],
            "exchanges": w.exchanges * prospect(table.held[seat], self.future[seat]),
            "letters": w.most_letters * MOST_LETTERS_PAY * letters[seat],
            "seals": seal * SEAL_PAY * self._seals()[seat],
        }

    def _races(self) -> tuple[list[float], list[float]]:
        """The chance of each seat to have the most letters, and to arrive first."""
        w = self.w
        table = self.guess.table
        rounds = self.rounds
        purses = [float(count) for count in table.letters]
        if self.arrived:
            arrival = [float(seat == table.arrival) for seat in range(table.players)]
            return _shares(purses, 0.1), arrival
        letters = _shares(purses, w.letters_doubt + w.letters_doubt_more * rounds)
        doubt = w.arrival_doubt + w.arrival_doubt_more * rounds
        return letters, _shares([float(at) for at in table.at], doubt)

    def _seals(self) -> list[float]:
        """Seals at the end, when all hands are laid down (BA-5.2)."""
        table = self.guess.table
        cards = [laid + hand for laid, hand in zip(table.laid, self.guess.hands, strict=True)]
        doubt = self.w.seal_doubt + self.w.seal_doubt_more * self.rounds
        count = [0.0] * table.players
        for company in range(5):
            for seat, share in enumerate(_shares(cards[company::5], doubt)):
                count[seat] += share
        return count


def _shares(strengths: list[float], doubt: float) -> list[float]:
    """The chance of each to come out on top."""
    best = max(strengths)
    weights = [exp((strength - best) / doubt) for strength in strengths]
    scale = 1 / fsum(weights)
    return [weight * scale for weight in weights]
