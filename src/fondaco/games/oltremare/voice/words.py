"""Cards, offers, ports and markers of Oltre Mare as they are said."""

from collections.abc import Iterable, Sequence
from typing import Any

from fondaco.contract.phrase import Phrase, Row, Said, say
from fondaco.contract.voice import Addressee
from fondaco.games.oltremare.rules.cards import SYMBOL_NAMES
from fondaco.games.oltremare.rules.moves import MARKERS, NO_MARKER
from fondaco.games.oltremare.rules.offers import (
    EVERYONE,
    Offer,
    claimed_load,
    claimed_power,
    claimed_symbols,
)
from fondaco.games.oltremare.rules.setting import Setting


class Words:
    """The vocabulary of one table."""

    def __init__(self, setting: Setting, voice: Addressee) -> None:
        self.setting = setting
        self.deck = setting.deck
        self.chart = setting.chart
        self.voice = voice
        self.edition = f"e{setting.edition.name}"  # as messages choose by it

    # --- goods and cards --------------------------------------------------------------------

    def goods(self, goods: int) -> Phrase:
        """The name of some goods."""
        return say(f"oltremare-goods-{self.deck.goods_names[goods]}")

    def some(self, count: int, goods: int) -> Phrase:
        """`2 gems`; the number after the last goods is `any`."""
        names = [*self.deck.goods_names, "any"]
        return say("oltremare-some-goods", count=count, goods=names[goods])

    def number(self, card: int) -> int:
        """The number a card has among those of its goods, as in the notation."""
        return card - self.deck.goods.index(self.deck.goods[card]) + 1

    def name(self, card: int) -> Phrase:
        """`Salt 7`"""
        goods = self.deck.goods_names[self.deck.goods[card]]
        return say("oltremare-card-name", goods=goods, number=self.number(card))

    def symbols(self, card: int) -> Said:
        """`ducat, ship`"""
        found = self.symbol_list(self.deck.symbols[card])
        return Row(found, ", ") if found else ""

    def symbol_list(self, mask: int) -> list[Phrase]:
        """The names of symbols, from a bit mask."""
        return [
            say(f"oltremare-symbol-{name}")
            for bit, name in enumerate(SYMBOL_NAMES)
            if mask >> bit & 1
        ]

    def card(self, card: int) -> Phrase:
        """`Salt 7 (ducat, ship; power 4, load 3)`"""
        return say(
            "oltremare-card",
            card=self.name(card),
            symbols=self.symbols(card),
            power=self.deck.power[card],
            load=self.deck.load[card],
        )

    def played(self, card: int) -> Phrase:
        """`Salt 7 (ducat, ship)`"""
        return say("oltremare-card-played", card=self.name(card), symbols=self.symbols(card))

    def cells(self, card: int) -> tuple[Said, ...]:
        """A card as columns: name, symbols, power and load, and the row of pay."""
        deck = self.deck
        return (
            self.name(card),
            self.symbols(card),
            say("oltremare-cell-power", power=deck.power[card]),
            say("oltremare-cell-load", load=deck.load[card]),
            say("oltremare-cell-pay", row=self.pay_row(deck.goods[card])),
        )

    def cards(self, cards: Iterable[int]) -> Said:
        """Several cards in a row."""
        return Row([self.card(card) for card in cards])

    def pay_row(self, goods: int) -> str:
        """`1 3 6 10`"""
        return " ".join(map(str, self.deck.pay_row[goods]))

    def counted(self, goods: Iterable[int]) -> list[Phrase]:
        """`2 salt`, `1 silk`, from the goods of several cards."""
        found = list(goods)
        return [self.some(found.count(each), each) for each in sorted(set(found))]

    def lot(self, goods: int, count: int, ducats: int) -> Phrase:
        """`3 gems for 5`"""
        names = self.deck.goods_names
        return say("oltremare-lot", count=count, goods=names[goods], ducats=ducats)

    # --- ports and markers ------------------------------------------------------------------

    def port(self, port: int) -> Phrase:
        """The name of a port."""
        return self.chart.called(port)

    def marker(self, marker: int) -> Phrase:
        """The name of a marker."""
        return say(f"oltremare-marker-{MARKERS[marker]}")

    def badge(self, marker: int) -> Phrase:
        """The marker in one word, for narrow tables."""
        return say(f"oltremare-badge-{MARKERS[marker]}")

    def port_with_marker(self, port: int, marker: int) -> Said:
        """A port, and the marker that lies there."""
        if marker == NO_MARKER:
            return self.port(port)
        return say("oltremare-port-marker", port=self.port(port), marker=self.marker(marker))

    # --- offers -----------------------------------------------------------------------------

    def ducats(self, count: int) -> Phrase:
        """So many ducats."""
        return say("oltremare-ducats", count=count)

    def claim(self, said: int) -> Said:
        """What somebody says about a card: `load 1, ship`; empty if nothing."""
        words: list[Phrase] = []
        if claimed_power(said):
            words.append(say("oltremare-claim-power", power=claimed_power(said)))
        if claimed_load(said):
            words.append(say("oltremare-claim-load", load=claimed_load(said)))
        words += self.symbol_list(claimed_symbols(said))
        return Row(words, ", ") if words else ""

    def given(self, pairs: Iterable[Sequence[int]]) -> list[Phrase]:
        """The cards on offer as all hear of them: `2 salt`, and each one of which something is
        said by itself."""
        found = [tuple(pair) for pair in pairs]
        silent = [goods for goods, said in found if not said]
        names = self.deck.goods_names
        claimed = [
            say("oltremare-claimed", count=1, goods=names[goods], claim=self.claim(said))
            for goods, said in found
            if said
        ]
        return self.counted(silent) + claimed

    def own_given(self, card: int, said: int) -> Phrase:
        """A card on offer as its owner knows it."""
        if not said:
            return self.card(card)
        return say("oltremare-own-claimed", card=self.card(card), claim=self.claim(said))

    def side(self, cards: list[Phrase], ducats: int) -> Said:
        """One side of an offer."""
        return Row([*cards, self.ducats(ducats)] if ducats else cards, " + ")

    def asked(self, ask: list[int]) -> list[Phrase]:
        """What an offer asks for: how many of each goods, then of any."""
        return [self.some(count, goods) for goods, count in enumerate(ask) if count]

    def addressee(self, to: int) -> dict[str, Any]:
        """To whom something is offered: `$to` (you, all, other) and `$partner`, a name."""
        if to == EVERYONE:
            return {"to": "all", "partner": ""}
        return {"to": "you" if self.voice.is_me(to) else "other", "partner": self.voice.names[to]}

    def terms(self, offer: Offer, told: list[list[int]]) -> tuple[Said, Said]:
        """The two sides of an offer: what its owner gives, what its owner wants."""
        if self.voice.is_me(offer.owner):
            both = zip(offer.give, offer.claims, strict=True)
            cards = [self.own_given(card, said) for card, said in both]
        else:
            cards = self.given(told)
        give = self.side(cards, offer.give_ducats)
        return give, self.side(self.asked(offer.ask), offer.ask_ducats)

    def ticket(self, offer: Offer, told: list[list[int]]) -> Phrase:
        """An offer on the table, whole."""
        give, ask = self.terms(offer, told)
        declined = [
            self.voice.whom(seat)
            for seat in range(self.setting.players)
            if offer.declined >> seat & 1
        ]
        return say(
            "oltremare-ticket",
            tag=f"#{offer.number}.{offer.version}",
            me="yes" if self.voice.is_me(offer.owner) else "no",
            name=self.voice.names[offer.owner],
            **self.addressee(offer.to),
            give=give,
            ask=ask,
            counters=offer.counters,
            declined=len(declined),
            decliners=Row(declined),
        )
