"""Positions of Oltre Mare in a line, and a table to play them at.

    t = oltremare(hand=["grain", "salt salt"], cargo="salt:4", ducats=2, pile="salt silk")
    t.do("buy pile", "offer 1: grain + 1d for 2 salt", "1: accept #1.1 salt salt")
    assert t.hand(0) == "salt salt salt"

A *word* picks a card of the real deck:

    salt             any salt that no other word has picked; `any` for whatever goods
    salt7            this very card
    salt:4           a salt with load 4 (and so sea power 3)
    salt:ship        one that shows a ship; `salt:ducat+ship` shows both
    any:-ship        any card that shows no ship; `any:-ducat+ship` has a ship but no ducat
    any:2:ducat      several demands at once
    grain*5          five of them, `grain:ship*2` two grain that show ships

Stacks are written from the top, as in the rulebook: `pile="silk gems"` has the silk drawn first,
and `cargo="olives olives gems"` has two olives lying on a gem. On a pirate stack `?salt` is a card
that nobody has looked at. In the pile, `venice` is Venice.

What belongs to a seat is given for the active player, `hand="salt"`, or as a list from seat 0 on,
`hand=["salt", "silk"]`; seats that are left out have the usual: no cards in hand, one card of load
1 as cargo, 11 ducats, a ship in Venice.

All cards that no word picks are the *rest*. It lies at the bottom of the pile, with Venice in its
middle, or where `rest` says: "discard", "hand 2", "cargo 2" or "pirates 2" (unseen). With `venice`
in the pile only so many cards lie under it as the rules allow; others are with the last player's
pirates.
"""

import re
from collections.abc import Callable, Sequence
from typing import Self, TypeVar

import pytest

from fondaco.contract.rules import Event
from fondaco.games.oltremare.rules import check
from fondaco.games.oltremare.rules.cards import SYMBOL_NAMES, Deck
from fondaco.games.oltremare.rules.moves import KIND, MARKERS, OFFER, PHASES, UNSEEN, VENICE
from fondaco.games.oltremare.rules.position import OltremarePosition, blank
from fondaco.games.oltremare.rules.rules import OltremareRules, make
from fondaco.games.oltremare.rules.view import OltremareView
from fondaco.testing import Scene

EDITIONS = ["2005", "2004"]
both = pytest.mark.parametrize("edition", EDITIONS)

STAPLE = {"2005": "grain", "2004": "corn"}  # the commonest goods

T = TypeVar("T", str, int)

_RULES: dict[str, OltremareRules] = {}
_FITTING: dict[str, set[int]] = {}


def marker_id(name: str) -> int:
    return [*map(str, MARKERS)].index(name)


def rules_for(players: int = 3, edition: str = "2005", **options: str) -> OltremareRules:
    """The rules for so many players; made once and kept."""
    chosen = {"edition": edition, **options}
    key = f"{players} {sorted(chosen.items())}"
    if key not in _RULES:
        _RULES[key] = make(players, chosen)
    return _RULES[key]


# --- words ------------------------------------------------------------------------------------


def fits(deck: Deck, card: int, word: str) -> bool:
    """Whether this card is one the word can pick."""
    goods, *demands = word.split(":")
    if deck.names[card] == goods:
        return True
    if goods not in ("any", deck.goods_names[deck.goods[card]]):
        return False
    for demand in demands:
        if demand.isdigit():
            if deck.load[card] != int(demand):
                return False
            continue
        for symbol in demand.split("+"):
            shown = deck.symbols[card] >> [*map(str, SYMBOL_NAMES)].index(symbol.lstrip("-")) & 1
            if bool(shown) == symbol.startswith("-"):
                return False
    return True


def all_that_fit(deck: Deck, word: str) -> set[int]:
    """All cards the word can pick; looked up once and kept."""
    key = f"{deck.digest} {word}"
    if key not in _FITTING:
        _FITTING[key] = {card for card in range(len(deck.names)) if fits(deck, card, word)}
    return _FITTING[key]


def expand(words: str) -> list[str]:
    """Every word once for each card: "salt*2 silk" is salt, salt, silk."""
    found: list[str] = []
    for word in words.split():
        once, _, times = word.partition("*")
        found += [once] * int(times or 1)
    return found


def find(deck: Deck, cards: Sequence[int], word: str) -> int:
    """The first of these cards that the word fits."""
    able = all_that_fit(deck, word)
    for card in cards:
        if card in able:
            return card
    raise AssertionError(f"No card is left for {word!r}.")


# --- positions --------------------------------------------------------------------------------


def by_seat(given: T | list[T], usual: T, turn: int, players: int) -> list[T]:
    """One value a seat: a plain one is the active player's, a list begins with seat 0."""
    if isinstance(given, list):
        return given + [usual] * (players - len(given))
    return [given if seat == turn else usual for seat in range(players)]


def oltremare(
    players: int = 3,
    edition: str = "2005",
    *,
    hand: str | list[str] = "",
    cargo: str | list[str] = "any:1",
    pirates: str | list[str] = "",
    pile: str = "",
    discard: str = "",
    played: str = "",
    rest: str = "pile",
    ducats: int | list[int] = 11,
    prestige: int | list[int] = 0,
    marker: str | list[str] = "none",
    collected: str | list[str] = "",
    ship: str | list[str] = "Venice",
    markers: dict[str, str] | None = None,
    phase: str = "trade",
    turn: int = 0,
    first: int = 0,
    need: int = 0,
    bought: int = 0,
    sails: int = 0,
    last_round: bool = False,
    refilled: bool = False,
    seed: str = "seed",
    sound: bool = True,
    **options: str,
) -> "Table":
    """A position in the little language above, on a table.

    `marker` is the active one, `collected` lists those lying face down; `markers` are on the map,
    by port. `need` is the load unless given. The last round has begun when the pile is empty, or
    when `last_round` says so; `refilled` if the pile has been made anew in it.
    `offers="3"` and `memory="ledger"` are options of the table.

    >>> t = oltremare(hand="salt*2 silk:ship", cargo="olives:4 gems", ducats=2)
    >>> t.hand(0), t.cargo(0), t.p.need, t.ducats
    ('salt salt silk', 'olives gems', 4, [2, 11, 11])
    >>> t = oltremare(2, pirates=["", "?salt silk"], pile="scrolls venice", edition="2005")
    >>> [t.p.pile[-2] == VENICE, t.pirates(1).split()[:2]]
    [True, ['?salt', 'silk']]
    """
    rules = rules_for(players, edition, **options)
    setting = rules.setting
    deck, chart = setting.deck, setting.chart
    p = blank(setting, seed)
    p.turn, p.first, p.turns = turn, first, 1
    p.phase = [*map(str, PHASES)].index(phase)

    wanted: dict[str, list[str]] = {"pile": expand(pile), "discard": expand(discard)}
    wanted["played"] = expand(played)
    for seat in range(players):
        wanted[f"hand {seat}"] = expand(by_seat(hand, "", turn, players)[seat])
        wanted[f"cargo {seat}"] = expand(by_seat(cargo, "any:1", turn, players)[seat])
        wanted[f"pirates {seat}"] = expand(by_seat(pirates, "", turn, players)[seat])
    picked, spare = pick(deck, setting.cards, wanted)

    if VENICE in picked["pile"]:
        under = len(picked["pile"]) - picked["pile"].index(VENICE) - 1
        kept = setting.venice_high - under
        picked["pile"] += spare[:kept]
        picked[f"pirates {players - 1}"] += [card | UNSEEN for card in spare[kept:]]
    else:
        if rest.startswith("pirates"):
            spare = [card | UNSEEN for card in spare]
        under = len(spare) - setting.venice_low
        fresh = rest == "pile" and not picked["discard"] and not last_round and not refilled
        if fresh and under >= 0:
            spare.insert(under, VENICE)
        picked[rest] += spare

    p.pile = picked["pile"][::-1]
    p.discard = picked["discard"][::-1]
    p.played = picked["played"]
    p.venice_out = VENICE not in p.pile
    for seat in range(players):
        p.hands[seat] = picked[f"hand {seat}"]
        p.cargo[seat] = picked[f"cargo {seat}"][::-1]
        p.pirates[seat] = picked[f"pirates {seat}"][::-1]
        p.active[seat] = marker_id(by_seat(marker, "none", turn, players)[seat])
        for kind in expand(by_seat(collected, "", turn, players)[seat]):
            p.collected[seat] += 1 << 4 * marker_id(kind)
        if p.active[seat]:
            p.collected[seat] += 1 << 4 * p.active[seat]
        p.ship[seat] = chart.port_id(by_seat(ship, "Venice", turn, players)[seat])
    p.ducats = by_seat(ducats, 11, turn, players)
    p.prestige = by_seat(prestige, 0, turn, players)
    for port, kind in (markers or {}).items():
        p.markers[chart.port_id(port)] = marker_id(kind)
    p.need = need or deck.load[p.cargo[turn][-1]]
    p.bought, p.sails = bought, sails
    p.last_round = last_round or refilled or not p.pile
    p.refilled = refilled
    p.recycled = refilled and not p.cargo[p.first]
    if sound:
        check.check(p)
    return Table(rules, p)


def pick(
    deck: Deck, cards: list[int], wanted: dict[str, list[str]]
) -> tuple[dict[str, list[int]], list[int]]:
    """Cards for all words, the choosiest word first; and the cards that are left."""
    free = cards[:]
    picked = {place: [-1] * len(words) for place, words in wanted.items()}
    requests = [
        (len(all_that_fit(deck, word.lstrip("?"))), place, i, word)
        for place, words in wanted.items()
        for i, word in enumerate(words)
    ]
    for _, place, i, word in sorted(requests):
        if word == "venice":
            picked[place][i] = VENICE
            continue
        card = find(deck, free, word.lstrip("?"))
        free.remove(card)
        picked[place][i] = card | UNSEEN if word.startswith("?") else card
    return picked, free


# --- the table --------------------------------------------------------------------------------


class Table(Scene[OltremarePosition]):
    """A position being played in notation, checked after every move.

    Cards in a move may be words of the little language; they pick from the cards at hand.
    """

    rules: OltremareRules

    def __init__(self, rules: OltremareRules, position: OltremarePosition) -> None:
        super().__init__(rules, position)
        self.deck = rules.setting.deck

    def check(self) -> None:
        check.check(self.p)

    def do(self, *moves: str) -> Self:
        events: list[Event] = []
        for text in moves:
            seat, move = self.read(text)
            listed = self.p.moves(seat)
            assert move & KIND == OFFER or move in listed, f"{text} is not among the moves."
            super().do(text)
            events += self.events
        self.events = events
        return self

    def plays(self, cards: str = "") -> "Table":
        """End the trade phase and play these cards, or whatever is first in hand."""
        self.do("done")
        events = self.events
        words = expand(cards) or ["any"] * self.p.need
        for word in words:
            self.do(f"play {word}")
            events += self.events
        self.events = events
        return self

    def loads(self, cards: str = "") -> "Table":
        """Load these cards in this order, the last one on top, or all as they were played."""
        words = expand(cards) or ["any"] * len(self.p.played)
        return self.do(*[f"load {word}" for word in words])

    def whole_turn(self) -> "Table":
        """Play the turn to its end, buying no more than must be and always taking the first way."""
        turns = self.p.turns
        while self.p.turns == turns and not self.p.over:
            moves = self.can()
            self.do("done" if "done" in moves else moves[0])
        return self

    def refused(self, text: str) -> str:
        """Why this move cannot be made, in words."""
        return str(self.refusal(text))

    def refused_move(self, seat: int, move: int) -> str:
        return str(self.refusal_of(seat, move))

    def read(self, text: str) -> tuple[int, int]:
        """The seat and the move behind "1: accept #1.1 salt"."""
        prefix = re.match(r"(\d): ", text)
        seat = int(prefix[1]) if prefix else self.p.turn
        text = text[prefix.end() :] if prefix else text
        return seat, self.rules.parse_move(self.in_full(seat, text))

    def in_full(self, seat: int, text: str) -> str:
        """The move with the words of the little language replaced by cards."""
        verb, _, rest = text.partition(" ")
        name = self._picker(self.p.played if verb == "load" else self.p.hands[seat])
        if verb in ("play", "discard", "load"):
            return f"{verb} {name(rest)}"
        if verb == "accept":
            number, *words = expand(rest)
            return " ".join([verb, number, *map(name, words)])
        if verb in ("offer", "amend", "counter"):
            head, _, terms = text.partition(": ")
            given, _, asked = terms.partition(" for ")
            items = [
                item if re.fullmatch(r"\d+d|nothing", item) else re.sub(r"^[^\[]+", name, item)
                for item in given.split(" + ")
            ]
            return f"{head}: {' + '.join(items)} for {asked}"
        return text

    def _picker(self, cards: list[int]) -> Callable[[str | re.Match[str]], str]:
        """Names for words, no card twice; the name of a card is left as it is."""
        free = cards[:]

        def name(word: str | re.Match[str]) -> str:
            text = word if isinstance(word, str) else word[0]
            if text in self.deck.names:
                return text
            card = find(self.deck, free, text)
            free.remove(card)
            return self.deck.names[card]

        return name

    # --- looking ---

    @property
    def ducats(self) -> list[int]:
        return self.p.ducats

    @property
    def prestige(self) -> list[int]:
        return self.p.prestige

    @property
    def phase(self) -> str:
        return PHASES[self.p.phase]

    def goods(self, cards: Sequence[int]) -> str:
        return " ".join(self.deck.goods_names[self.deck.goods[card]] for card in cards)

    def names(self, cards: Sequence[int]) -> list[str]:
        return ["venice" if card == VENICE else self.deck.names[card] for card in cards]

    def hand(self, seat: int) -> str:
        """The goods of a hand, in the order of the alphabet."""
        return " ".join(sorted(self.goods(self.p.hands[seat]).split()))

    def cargo(self, seat: int) -> str:
        """The goods of a cargo stack, from the top."""
        return self.goods(self.p.cargo[seat][::-1])

    def pirates(self, seat: int) -> str:
        """The goods of a pirate stack, from the top; ? marks those nobody has looked at."""
        return " ".join(
            ("?" if entry & UNSEEN else "") + self.goods([entry & ~UNSEEN])
            for entry in self.p.pirates[seat][::-1]
        )

    def offers(self) -> list[str]:
        """The offers on the table, as "#1.1"."""
        return [f"#{offer.number}.{offer.version}" for offer in self.p.offers]

    def view(self, seat: int) -> OltremareView:
        return self.p.view(seat)

    def port(self, seat: int) -> str:
        return self.rules.setting.chart.slugs[self.p.ship[seat]]

    def marker(self, seat: int) -> str:
        return MARKERS[self.p.active[seat]]

    def collected(self, seat: int) -> str:
        """The markers a seat has, the active one among them."""
        number = [self.p.collected[seat] >> 4 * kind & 15 for kind in range(7)]
        return " ".join(MARKERS[kind] for kind in range(7) for _ in range(number[kind]))

    def marker_at(self, port: str) -> str:
        return MARKERS[self.p.markers[self.rules.setting.chart.port_id(port)]]

    def paid(self, kind: str) -> list[int]:
        """The ducats of all events of that kind in the latest `do`."""
        return [event.facts["ducats"] for event in self.events if event.kind == kind]
