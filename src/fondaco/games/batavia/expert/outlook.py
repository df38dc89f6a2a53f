"""How much gold every seat will end with, roughly.

Each source of gold has its own forecast. All of them ask first how long the game will last, how
many tiles each merchant will still take, and which seals each player can have in the next turn.
The numbers here were measured in games among merchants and rounded.
"""

from math import exp, fsum, sqrt
from typing import Final

from fondaco.games.batavia.expert.exchanging import companies_held, prospect
from fondaco.games.batavia.expert.scene import Scene
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
from fondaco.games.batavia.rules.state import Table

# How much each forecast counts, in gold.
POSTS: Final = 1.0
EXCHANGES: Final = 0.75
MOST_LETTERS: Final = 1.0
BIDDING_POWER: Final = 0.036  # a letter, for each round that is left
SEALS: Final = 1.35  # more than a seal pays: it was good for much before
ARRIVING: Final = 1.5  # being in front is good for more than that tile
NEXT_TILE: Final = 0.55
CARD: Final = 0.093  # a card in hand, for each round that is left
SHORT_OF_CARDS: Final = 0.5  # each card missing to three
FIRST_MOVE: Final = 0.4  # each place earlier in the round
TILE_TO_COME: Final = -1.5  # posts and exchanges count these for too much
DISTANCE: Final = 0.12  # a space still ahead
ROUND: Final = -0.44
MIDDLE: Final = -1.7  # while nobody has arrived

STRIKE_PACE: Final = 1.6  # cards that a player lays in a turn
ENOUGH_CARDS: Final = 3.0
HOP: Final = 0.25  # gold lost for each space that is passed over
SECOND_TILE: Final = 0.8  # what a tile of a company held already is good for in exchanges
NEW_TILE: Final = 0.8  # the part of its gain that a new company brings at once


def rounds_left(table: Table) -> float:
    """How many rounds are still to come after this one, by the foremost merchant."""
    ahead = SPACES - min(SPACES, max(table.at))
    return 0.3 + 0.332 * ahead - 0.00336 * ahead * ahead


class Outlook:
    """The forecasts for one scene; lists are by seat, or by seat and company or goods."""

    __slots__ = (
        "access",
        "ahead",
        "arrived",
        "cards",
        "crate",
        "future",
        "posts",
        "rounds",
        "scene",
        "visible",
    )

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        table = scene.table
        self.arrived = table.arrival >= 0
        self.visible = 0  # spaces with a tile whose face is known
        for mask in table.left:
            self.visible |= mask
        self.visible &= (2 << scene.shown) - 1
        self.rounds = 0.0 if self.arrived else rounds_left(table)
        # Tiles ahead of each seat, the face-down ones included, and cards in its hand.
        self.ahead = [(self.visible >> (at + 1)).bit_count() + scene.hidden for at in table.at]
        self.cards = [fsum(scene.hands[at : at + 5]) for at in range(0, 5 * table.players, 5)]
        self.access = self._access()  # how likely a seat has a seal after laying in its next turn
        self.future = [self._future(seat) for seat in range(table.players)]  # tiles to come
        self.posts = [0.0] * table.players  # gold from posts
        self.crate = [0.0] * (7 * table.players)  # what one more crate there would add
        self._look_at_posts()

    def still_acts(self, seat: int) -> bool:
        """Whether a seat has its turn of this round before it."""
        table = self.scene.table
        return (seat - table.first) % table.players >= table.acted

    def _danger(self) -> list[float]:
        """How likely the pirates sink each company before a player has the next turn."""
        table = self.scene.table
        ships = table.ships
        gap = threshold(table.players) - table.cannon
        strike = 1 / (1 + exp((gap - STRIKE_PACE * (table.players - 1)) / 1.5))
        largest = max(ships)
        if largest == 0 or strike < 0.01:
            return [0.0] * 5
        weights = [exp((count - largest) / 0.7) for count in ships]
        total = fsum(weights)
        return [strike * weight / total for weight in weights]

    def _access(self) -> list[float]:
        table = self.scene.table
        players = table.players
        laid = table.laid
        hands = self.scene.hands
        danger = self._danger()
        access = [0.0] * (5 * players)
        for company in range(5):
            second, first = sorted(laid[company::5])[-2:]
            sinks = danger[company]
            for at in range(company, 5 * players, 5):
                mine = laid[at]
                cards = hands[at]
                if mine + cards < 0.5:
                    continue
                rival = second if mine == first else first
                chance = 1 / (1 + exp(2 * (rival - mine - cards) + 1.4))
                if sinks > 0.0:  # then those with cards in hand start afresh
                    chance += sinks * (1 / (1 + exp(1.4 - 2 * cards)) - chance)
                access[at] = chance
        return access

    def _future(self, seat: int) -> float:
        """How many more tiles a seat will take."""
        table = self.scene.table
        at = table.at[seat]
        ahead = self.ahead[seat]
        if ahead == 0:
            return 0.0
        if self.arrived:
            own = self.access[5 * seat : 5 * seat + 5]
            return max(own) if self.still_acts(seat) else 0.0
        hand = min(12.0, self.cards[seat])
        tiles = self.rounds * (0.1 + 0.01 * hand) + 0.165 * ahead - 0.022 * (SPACES - at)
        return max(0.0, min(tiles, 0.75 * ahead))

    def _look_at_posts(self) -> None:
        """The most crates (BA-5.3): a race in which strength is crates there and to come."""
        table = self.scene.table
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
            doubt = 0.2 + 0.5 * sqrt(coming)
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
        table = self.scene.table
        unseen = self.scene.unseen
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
        """What the tile of the next turn may be worth: the best of the seals one may have."""
        if self.arrived and not self.still_acts(seat):
            return 0.0
        table = self.scene.table
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
            worth = self.crate[7 * seat + table.tiles[here + hop - 1] % 7] - HOP * (hop - 1)
            if held >> (7 * company) & 127:
                worth += SECOND_TILE
            else:
                worth += NEW_TILE * (EXCHANGE_PAY[count + 1] - EXCHANGE_PAY[count])
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
        table = self.scene.table
        players = table.players
        rounds = self.rounds
        purses = [float(count) for count in table.letters]
        seals = self._seals()
        if self.arrived:  # only this round is left, and most of the gold is certain
            letters = _shares(purses, 0.1)
            arrival = [float(seat == table.arrival) for seat in range(players)]
            arriving, seal, tile_to_come = 1.0, 1.0, 0.0
        else:
            letters = _shares(purses, 4.0 + 4.0 * rounds)
            arrival = _shares([float(at) for at in table.at], 5.0 + 6.0 * rounds)
            arriving, seal, tile_to_come = ARRIVING, SEALS, TILE_TO_COME
        values: list[float] = []
        for seat in range(players):
            value = (
                table.gold[seat]
                + POSTS * self.posts[seat]
                + EXCHANGES * prospect(table.held[seat], self.future[seat])
                + MOST_LETTERS * MOST_LETTERS_PAY * letters[seat]
                + seal * SEAL_PAY * seals[seat]
                + arriving * ARRIVAL_PAY * arrival[seat]
                + NEXT_TILE * self.next_tile(seat)
                + tile_to_come * self.future[seat]
            )
            if not self.arrived:
                hand = self.cards[seat]
                value += MIDDLE + rounds * (
                    ROUND + BIDDING_POWER * table.letters[seat] + CARD * hand
                )
                value += DISTANCE * (SPACES - table.at[seat])
                if hand < ENOUGH_CARDS:
                    value -= SHORT_OF_CARDS * (ENOUGH_CARDS - hand)
                if table.acted == 0 and table.phase == ACTING:
                    place = (seat - table.first) % players
                    value += FIRST_MOVE * ((players - 1) / 2 - place)
            values.append(value)
        return values

    def _seals(self) -> list[float]:
        """Seals at the end, when all hands are laid down (BA-5.2)."""
        table = self.scene.table
        cards = [laid + hand for laid, hand in zip(table.laid, self.scene.hands, strict=True)]
        doubt = 0.8 + 0.3 * self.rounds
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
