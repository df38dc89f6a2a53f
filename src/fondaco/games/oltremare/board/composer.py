"""Composing an offer step by step: to whom, which cards, what one says of them, and for what."""

import re

from fondaco.contract.board import Cancelled, Choice, Screen, number
from fondaco.contract.phrase import Row, Said, say
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move
from fondaco.games.oltremare.rules.notation import parse_claim
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

_ASKED = re.compile(r"(\d{0,2})\s*([a-z]+)")


class Composer:
    """One offer of one seat. `x` at any question gives it up."""

    def __init__(self, view: OltremareView, words: Words, screen: Screen) -> None:
        self.v = view
        self.w = words
        self.screen = screen

    def compose(self, act: int, offer: Offer | None) -> list[Move]:
        """The offer as a move: new, a changed version of `offer`, or an answer to it."""
        self.screen.note(say("oltremare-compose"), style="dim")
        to = self._partner(act, offer)
        while True:
            move = self._terms(act, to, offer)
            try:
                Terms(move).check()
            except Refused as error:
                self.screen.complain(error)
                continue
            if self._agreed(move):
                return [move]
            raise Cancelled

    def _partner(self, act: int, offer: Offer | None) -> int:
        if offer is not None:
            return offer.owner if act == COUNTER else offer.to
        if self.v.seat != self.v.turn:
            return self.v.turn
        others = [seat for seat in range(self.v.players) if seat != self.v.seat]
        if len(others) == 1:
            return others[0]
        choices = [Choice((self.w.voice.names[seat],), key=str(seat)) for seat in others]
        choices.append(Choice((say("oltremare-everybody"),), key="a"))
        self.screen.offer(choices)
        while True:
            line = self.screen.ask_in_dialogue(say("oltremare-ask-partner")).lower()
            if line in ("a", "all"):
                return EVERYONE
            for seat in others:
                name = self.w.voice.names[seat].lower()
                if line == str(seat) or (line and name.startswith(line)):
                    return seat
            self.screen.complain(say("oltremare-no-such-partner"))

    def _terms(self, act: int, to: int, offer: Offer | None) -> Move:
        hand = sorted(self.v.hand)
        give: list[int] = []
        if hand:
            give = sorted(choose_cards(self.screen, self.w, hand, say("oltremare-ask-give")))
        claims = [self._claim(card) for card in give]
        give_ducats = self._ducats(say("oltremare-ask-give-ducats"))
        ask = self._goods()
        ask_ducats = 0
        if not give_ducats:
            ask_ducats = self._ducats(say("oltremare-ask-take-ducats"))
        link, version = (0, 0)
        if offer is not None and act in (AMEND, COUNTER):
            link, version = offer.number, offer.version
        return pack_offer(act, to, give, claims, give_ducats, ask, ask_ducats, link, version)

    def _claim(self, card: int) -> int:
        """What to say of a card: nothing, the truth, or something else (OM-2.2.2)."""
        deck = self.w.deck
        truth = claim(deck.load[card], deck.power[card], deck.symbols[card])
        while True:
            question = say("oltremare-ask-claim", card=self.w.card(card))
            line = self.screen.ask_in_dialogue(question).lower().strip("[]")
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

    def _goods(self) -> list[int]:
        """How many of which goods to ask for: `2 salt, silk, 1 any`."""
        names = [*self.w.deck.goods_names, "any"]
        shown = Row([*names])
        while True:
            line = self.screen.ask_in_dialogue(say("oltremare-ask-goods", goods=shown)).lower()
            ask = [0] * 8
            rest = _ASKED.sub("", line).replace(",", " ").replace("+", " ").strip()
            wrong = rest != ""
            for digits, word in _ASKED.findall(line):
                meant = [at for at, name in enumerate(names) if name.startswith(word)]
                exact = [at for at, name in enumerate(names) if name == word]
                if len(exact or meant) != 1:
                    wrong = True
                    break
                ask[(exact or meant)[0]] += int(digits or 1)
            if not wrong and max(ask) <= MAX_ASK:
                return ask
            self.screen.complain(say("oltremare-asked-how"))

    def _agreed(self, move: Move) -> bool:
        """Say the whole offer back, and its notation, before it is made."""
        terms = Terms(move)
        w = self.w
        both = zip(terms.give, terms.claims, strict=True)
        give = w.side([w.own_given(card, said) for card, said in both], terms.give_ducats)
        ask = w.side(w.asked(terms.ask), terms.ask_ducats)
        text = say("oltremare-offer-preview", to=w.addressee(terms.to), give=give, ask=ask)
        self.screen.note(text)
        notation = w.voice.rules.format_move(move)
        self.screen.note(say("oltremare-in-notation", notation=notation), style="dim")
        return self.screen.confirm(say("oltremare-offer-confirm"))


def choose_cards(screen: Screen, w: Words, cards: list[int], question: Said) -> list[int]:
    """Some of these cards, by their numbers or names; Enter for none."""
    choices = number([Choice(w.cells(card)) for card in cards])
    screen.offer(choices)
    by_key = {choice.key: card for choice, card in zip(choices, cards, strict=True)}
    by_key |= {w.deck.names[card]: card for card in cards}
    while True:
        words = screen.ask_in_dialogue(question).lower().replace(",", " ").split()
        if all(word in by_key for word in words):
            found = [by_key[word] for word in words]
            if len(set(found)) == len(found):
                return found
        screen.complain(say("oltremare-cards-how"))
