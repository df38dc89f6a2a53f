"""What a merchant remembers of the talks: what was refused, who lied, how much it has said."""

from random import Random

from fondaco.contract.character import Character
from fondaco.contract.expert import Memory
from fondaco.games.oltremare.rules.claims import is_true
from fondaco.games.oltremare.rules.offers import Terms
from fondaco.games.oltremare.rules.view import OltremareView

# What an offer is about, without the ducats: partner, goods given, goods asked for.
Topic = tuple[int, tuple[int, ...], tuple[int, ...]]


class Promise:
    """A deal just agreed to: what was claimed about the cards, to be compared with the cards."""

    def __init__(self, partner: int, hand: list[int], pairs: list[list[int]]) -> None:
        self.partner = partner
        self.hand = hand
        self.pairs = pairs


class MadeOffer:
    """An offer that this seat has made, and what it held then."""

    def __init__(self, topic: Topic, terms: Terms, v: OltremareView) -> None:
        self.topic = topic
        self.give = terms.give
        self.asked = sum(terms.ask)
        self.hand = v.hand[:]
        self.bought = v.bought

    def taken(self, v: OltremareView) -> bool:
        """Whether since then just this deal has been made."""
        gone = sorted(card for card in self.hand if card not in v.hand)
        new = [card for card in v.hand if card not in self.hand]
        same = gone == self.give and len(new) == self.asked and self.bought == v.bought
        return same and (bool(gone) or bool(new))


class OltremareMemory(Memory):
    """Of one seat in one game."""

    def __init__(self, character: Character, rng: Random) -> None:
        super().__init__(character, rng)
        self.turns = -1
        # This turn.
        self.offers = 0  # made
        self.rounds = [0] * 8  # counter-offers to each seat
        self.deals = [0] * 8  # made with each seat
        self.answered: set[tuple[int, int]] = set()  # offers answered, by number and version
        self.quiet = ""  # where there was nothing to offer: no need to think again there
        # The whole game.
        self.refused: dict[
            Topic, int
        ] = {}  # the most ducats offered to the partner without success
        self.kept_word = [0] * 8
        self.lied = [0] * 8
        self.lies: dict[int, int] = {}  # by seat: the turn in which it last lied
        self.caught = False  # a lie was found just now
        self.promise: Promise | None = None
        self.standing: list[MadeOffer] = []  # offers made this turn

    def trust(self, seat: int, at_first: float) -> float:
        """How likely a claim of this seat is true, by how likely a stranger's is."""
        kept = self.kept_word[seat]
        return (kept + 2.0 * at_first) / (kept + 3 * self.lied[seat] + 2.0)

    def look(self, v: OltremareView) -> None:
        """Take notice of a new turn, and of cards that are not what they were said to be."""
        if v.turns != self.turns:
            self.turns = v.turns
            self.offers = 0
            self.rounds = [0] * 8
            self.deals = [0] * 8
            self.answered = set()
            self.quiet = ""
            self.standing = []
        if self.promise is not None:
            self._compare(v, self.promise)
            self.promise = None
        self._count_taken(v)

    def _compare(self, v: OltremareView, promise: Promise) -> None:
        deck = v.setting.deck
        new = [card for card in v.hand if card not in promise.hand]
        if sorted(deck.goods[card] for card in new) != [pair[0] for pair in promise.pairs]:
            return  # something else has happened in between
        self.deals[promise.partner] += 1
        for goods, said in promise.pairs:
            if said:
                fits = [
                    card for card in new if deck.goods[card] == goods and is_true(deck, card, said)
                ]
                if fits:
                    self.kept_word[promise.partner] += 1
                    new.remove(fits[0])
                else:
                    self.lied[promise.partner] += 1
                    self.lies[promise.partner] = v.turns + 1
                    self.caught = True

    def was_refused(self, topic: Topic, ducats: int) -> bool:
        """Whether the partner did not want this for as many ducats, or more."""
        return topic in self.refused and ducats <= self.refused[topic]

    def note_offer(self, v: OltremareView, move: int) -> None:
        """An offer is made: unless it is taken, it will not be made again."""
        terms = Terms(move)
        self.offers += 1
        self.quiet = ""
        topic = topic_of(v, terms)
        ducats = terms.give_ducats - terms.ask_ducats
        self.refused[topic] = max(ducats, self.refused.get(topic, ducats))

        self.standing.append(MadeOffer(topic, terms, v))

    def _count_taken(self, v: OltremareView) -> None:
        """Offers that were taken after all: what was wanted once may be wanted again."""
        for made in self.standing[:]:
            if made.taken(v):
                self.refused.pop(made.topic, None)
                self.deals[made.topic[0]] += 1
                self.standing.remove(made)


def topic_of(v: OltremareView, terms: Terms) -> Topic:
    """What an offer is about."""
    goods = sorted(v.setting.deck.goods[card] for card in terms.give)
    return (terms.to, tuple(goods), tuple(terms.ask))
