"""Composing an offer step by step: to whom, which cards, what one says of them, and for what."""

import re

from fondaco.contract.board import Cancelled, MenuLine, Screen, number
from fondaco.contract.phrase import Row, Said, say
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move
from fondaco.games.oltremare.board.spelling import Spelling
from fondaco.games.oltremare.rules.notation import format_move, parse_claim
from fondaco.games.oltremare.rules.offers import (
    AMEND,
    COUNTER,
    EVERYONE,
    MAX_ASK,
    MAX_DUCATS,
    Offer,
    Terms,
    claim,
    pack_offer,
)
from fondaco.games.oltremare.rules.view import OltremareView
from fondaco.games.oltremare.voice.words import Words

_ASKED = re.compile(r"(\d{0,2})\s*([^\W\d_]+)")
_DUCATS = re.compile(r"\b(\d{1,5})\s*d\b")


class Composer:
    """One offer of one seat. `x` at any question gives it up."""

    def __init__(
        self, view: OltremareView, words: Words, spelling: Spelling, screen: Screen
    ) -> None:
        self.v = view
        self.w = words
        self.spelling = spelling
        self.screen = screen

    def compose(self, act: int, offer: Offer | None, line: str = "") -> list[Move]:
        """The offer as a move: new, a changed version of `offer`, or an answer to it.

        `line` is what was typed already, such as `2: salt7 for silk`.
        """
        if not line:
            self.screen.note(say("oltremare-compose"), style="dim")
        to, line = self._partner(act, offer, line)
        while True:
            move = self._terms(act, to, offer, line)
            line = ""
            try:
                Terms(move).check()
            except Refused as error:
                self.screen.complain(error)
                continue
            if self._agreed(move):
                return [move]
            raise Cancelled

    def _partner(self, act: int, offer: Offer | None, line: str) -> tuple[int, str]:
        """To whom, and what was typed with it of the offer itself."""
        if offer is not None:
            return (offer.owner if act == COUNTER else offer.to), line
        others = [seat for seat in range(self.v.players) if seat != self.v.seat]
        if self.v.seat != self.v.turn:
            others = [self.v.turn]
        if len(others) == 1:
            return others[0], line.partition(":")[2].strip() if ":" in line else line
        if not line:
            choices = [MenuLine((self.w.voice.names[seat],), key=str(seat)) for seat in others]
            choices.append(MenuLine((say("oltremare-everybody"),), key="a"))
            self.screen.offer(choices)
        while True:
            line = line or self.screen.ask_in_dialogue(say("oltremare-ask-partner"))
            to, _, rest = line.lower().partition(":")
            to, rest = to.strip(), self.spelling(rest)
            if to in ("a", "all"):
                return EVERYONE, rest
            for seat in others:
                name = self.w.voice.names[seat].lower()
                if to == str(seat) or (to and name.startswith(to)):
                    return seat, rest
            self.screen.complain(say("oltremare-no-such-partner"))
            line = ""

    def _terms(self, act: int, to: int, offer: Offer | None, line: str) -> Move:
        """Both sides; in one line (`1 3 + 2d for silk`) or one after the other."""
        given, short, asked = line.partition(" for ")
        side = self._given(given.strip() if line else None)
        give, give_ducats, more = side
        if more:
            short, asked = "for", more
        claims = [0 if short else self._claim(card) for card in give]
        if not short and not give_ducats:
            give_ducats = self._ducats(say("oltremare-ask-give-ducats"))
        ask, ask_ducats = self._goods(asked.strip() if short else None)
        if not short and not give_ducats and not ask_ducats:
            ask_ducats = self._ducats(say("oltremare-ask-take-ducats"))
        link, version = (0, 0)
        if offer is not None and act in (AMEND, COUNTER):
            link, version = offer.number, offer.version
        return pack_offer(act, to, give, claims, give_ducats, ask, ask_ducats, link, version)

    def _given(self, line: str | None) -> tuple[list[int], int, str]:
        """Cards by number or name, ducats such as `5 d`, and what stands after `for`."""
        hand = sorted(self.v.hand)
        if line is None and hand:
            self.screen.offer(number([MenuLine(self.w.cells(card)) for card in hand]))
        while True:
            if line is None:
                line = self.screen.ask_in_dialogue(say("oltremare-ask-give"))
            side, short, rest = f" {self.spelling(line)} ".partition(" for ")
            side, ducats = taken_out(side)
            words = side.replace(",", " ").replace("+", " ").replace("nothing", " ").split()
            cards = named_cards(self.w, hand, words)
            if cards is not None and ducats <= MAX_DUCATS:
                return sorted(cards), ducats, rest.strip() or ("nothing" if short else "")
            self.screen.complain(say("oltremare-cards-how"))
            line = None

    def _claim(self, card: int) -> int:
        """What to say of a card: nothing, the truth, or something else (OM-2.2.2)."""
        deck = self.w.deck
        truth = claim(deck.load[card], deck.power[card], deck.symbols[card])
        while True:
            question = say("oltremare-ask-claim", card=self.w.card(card))
            line = self.spelling(self.screen.ask_in_dialogue(question)).strip("[]")
            if not line:
                return 0
            if line in ("t", "true"):
                return truth
            try:
                return parse_claim(", ".join(re.split(r"\s*,\s*", " ".join(line.split()))))
            except Refused as error:
                self.screen.complain(error)

    def _ducats(self, question: Said) -> int:
        while True:
            line = self.screen.ask_in_dialogue(question).lower().removesuffix("d").strip()
            if not line:
                return 0
            if line.isascii() and line.isdecimal() and len(line) < 6 and int(line) <= MAX_DUCATS:
                return int(line)
            self.screen.complain(say("oltremare-ducats-how"))

    def _goods(self, line: str | None) -> tuple[list[int], int]:
        """How many of which goods to ask for, and ducats: `2 salt, silk, 1 any + 1d`."""
        shown = Row([*self.spelling.named], ", ")
        while True:
            if line is None:
                line = self.screen.ask_in_dialogue(say("oltremare-ask-goods", goods=shown))
            side, ducats = taken_out(self.spelling(line))
            ask = [0] * 8
            rest = _ASKED.sub("", side).replace(",", " ").replace("+", " ").strip()
            wrong = rest != ""
            for digits, word in _ASKED.findall(side):
                if word == "nothing":
                    continue
                found = self.spelling.goods_named(word)
                if len(found) != 1:
                    wrong = True
                    break
                ask[found[0]] += int(digits or 1)
            if not wrong and max(ask) <= MAX_ASK and ducats <= MAX_DUCATS:
                return ask, ducats
            self.screen.complain(say("oltremare-asked-how"))
            line = None

    def _agreed(self, move: Move) -> bool:
        """Say the whole offer back, and its notation, before it is made."""
        terms = Terms(move)
        w = self.w
        both = zip(terms.give, terms.claims, strict=True)
        give = w.side([w.own_given(card, said) for card, said in both], terms.give_ducats)
        ask = w.side(w.asked(terms.ask), terms.ask_ducats)
        to = w.addressee(terms.to)
        text = say("oltremare-offer-preview", give=give, ask=ask, **to)
        self.screen.note(text)
        notation = format_move(move, w.deck, w.chart)
        self.screen.note(say("oltremare-in-notation", notation=notation), style="dim")
        return self.screen.confirm(say("oltremare-offer-confirm"))


def taken_out(side: str) -> tuple[str, int]:
    """One side of an offer without its ducats, and those: `1 3 + 5 d` is `1 3 + ` and 5."""
    ducats = sum(int(each) for each in _DUCATS.findall(side))
    return _DUCATS.sub(" ", side), ducats


def named_cards(w: Words, cards: list[int], words: list[str]) -> list[int] | None:
    """Those cards that are typed, by their number in the list or their name; None if not so."""
    by_key = {str(at + 1): card for at, card in enumerate(cards)}
    by_key |= {w.deck.names[card]: card for card in cards}
    if not all(word in by_key for word in words):
        return None
    found = [by_key[word] for word in words]
    return found if len(set(found)) == len(found) else None


def choose_cards(
    screen: Screen, w: Words, spelling: Spelling, cards: list[int], question: Said
) -> list[int]:
    """Some of these cards, by their numbers or names; Enter for none."""
    screen.offer(number([MenuLine(w.cells(card)) for card in cards]))
    while True:
        words = spelling(screen.ask_in_dialogue(question)).replace(",", " ").split()
        found = named_cards(w, cards, words)
        if found is not None:
            return found
        screen.complain(say("oltremare-cards-how"))
