"""The state of a game: small ints in lists, so that copying and playing are fast."""

from fondaco.contract.rules import Position
from fondaco.games.oltremare.rules.moves import NO_MARKER
from fondaco.games.oltremare.rules.offers import Offer
from fondaco.games.oltremare.rules.setting import PURSE, Setting


class Refill:
    """A new pile that was made of cards all have seen, and where those may have gone (OM-4.4).

    `most` counts, for each seat, how many of them its hand and its own cards on its pirate stack,
    from `floors` up, can hold; `since` is the height of each stack when the pile was made: what the
    pirates have put above came from it.
    """

    def __init__(
        self, cards: list[int], is_open: bool, floors: list[int], since: list[int], most: list[int]
    ) -> None:
        self.cards = cards
        self.is_open = is_open  # it had other cards, too, that not everybody knows
        self.floors = floors
        self.since = since
        self.most = most

    def copy(self) -> "Refill":
        """An independent copy."""
        return Refill(self.cards, self.is_open, self.floors[:], self.since[:], self.most[:])


class OltremareState(Position):
    """Everything that can differ between two moments of a game. Stacks end with their top card.

    The phases of a turn work on it; `position.py` puts them together. What changes seldom is never
    changed in place but replaced (marked *replaced* below), so that copies can share it.
    """

    setting: Setting
    phase: int
    first: int  # the first player (OM-1.6)
    turns: int  # turns begun so far

    # The cards.
    pile: list[int]
    discard: list[int]  # replaced
    played: list[int]  # this turn, not yet loaded
    hands: list[list[int]]
    cargo: list[list[int]]  # each stack replaced
    pirates: list[list[int]]  # card, or card | UNSEEN; each stack replaced
    venice_out: bool
    last_round: bool  # the last card of the pile has been taken (OM-4.4, OM-4.5)
    recycled: bool  # the first player's stacks have become the pile (OM-4.4)

    # What each seat has on the table.
    ducats: list[int]
    prestige: list[int]
    ship: list[int]  # the port it lies in
    active: list[int]  # the active marker
    collected: list[int]  # markers taken so far, four bits for each kind

    markers: list[int]  # by port; replaced

    # This turn.
    need: int  # how many cards must be played (OM-2.3.1)
    bought: int  # cards bought (OM-2.2.6)
    sails: int  # ports still to sail
    sailed: list[int]  # routes sailed (OM-2.3.5); replaced
    dealt: int  # mask of opponents who got their prestige (OM-2.2.3)
    offers: list[Offer]  # the live ones; replaced, and an Offer itself never changes
    offered: int  # how many offers the turn has seen (OM-2.2.12)
    numbered: int  # the last number an offer of this game got

    # Chance (see chance.py).
    seed: str
    used: int

    # What seats know of hidden cards (see knowledge.py). There are no books of it where somebody
    # only thinks, and nobody asks for Views.
    books: bool
    tracked: list[tuple[int, ...]]
    shown: list[int]
    refilled: bool
    pile_open: bool

    # What all have heard of them (see heard.py); each list replaced.
    named: list[list[list[int]]]
    floors: list[tuple[int, ...]]
    refills: list[Refill]

    def clear(self, setting: Setting, seed: str) -> None:
        """Put nothing on the table yet but the purses (OM-1.3)."""
        players = setting.players
        self.setting = setting
        self.players = players
        self.ply = 0
        self.over = False
        self.turn = 0
        self.phase = 0
        self.first = 0
        self.turns = 0
        self.pile = []
        self.discard = []
        self.played = []
        self.hands = [[] for _ in range(players)]
        self.cargo = [[] for _ in range(players)]
        self.pirates = [[] for _ in range(players)]
        self.venice_out = False
        self.last_round = False
        self.recycled = False
        self.ducats = [PURSE] * players
        self.prestige = [0] * players
        self.ship = [0] * players
        self.active = [NO_MARKER] * players
        self.collected = [0] * players
        self.markers = [NO_MARKER] * len(setting.chart.ports)
        self.need = 0
        self.bought = 0
        self.sails = 0
        self.sailed = []
        self.dealt = 0
        self.offers = []
        self.offered = 0
        self.numbered = 0
        self.seed = seed
        self.used = 0
        self.books = True
        self.tracked = [()] * players
        self.shown = [0] * (7 * players)
        self.refilled = False
        self.pile_open = True
        self.named = [[] for _ in range(players)]
        self.floors = [()] * players
        self.refills = []

    def copy_into(self, other: "OltremareState") -> None:
        """Make `other` an independent copy."""
        other.setting = self.setting
        other.players = self.players
        other.ply = self.ply
        other.over = self.over
        other.turn = self.turn
        other.phase = self.phase
        other.first = self.first
        other.turns = self.turns
        other.pile = self.pile[:]
        other.discard = self.discard
        other.played = self.played[:]
        other.hands = [cards[:] for cards in self.hands]
        other.cargo = self.cargo[:]
        other.pirates = self.pirates[:]
        other.venice_out = self.venice_out
        other.last_round = self.last_round
        other.recycled = self.recycled
        other.ducats = self.ducats[:]
        other.prestige = self.prestige[:]
        other.ship = self.ship[:]
        other.active = self.active[:]
        other.collected = self.collected[:]
        other.markers = self.markers
        other.need = self.need
        other.bought = self.bought
        other.sails = self.sails
        other.sailed = self.sailed
        other.dealt = self.dealt
        other.offers = self.offers
        other.offered = self.offered
        other.numbered = self.numbered
        other.seed = self.seed
        other.used = self.used
        other.books = self.books
        other.tracked = self.tracked[:]
        other.shown = self.shown[:]
        other.refilled = self.refilled
        other.pile_open = self.pile_open
        other.named = self.named[:]
        other.floors = self.floors[:]
        other.refills = self.refills
