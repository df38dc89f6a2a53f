"""An offer or an acceptance that is being put together by small actions, and what it becomes."""

from typing import Final

from fondaco.contract.rules import Move
from fondaco.games.oltremare.rules import moves as m
from fondaco.games.oltremare.rules.offers import ANY, NEW, Offer, pack_answer, pack_offer
from fondaco.games.oltremare.rules.view import OltremareView

# What a draft will become.
NOTHING: Final = 0
OFFER: Final = 1
ACCEPTANCE: Final = 2


class Draft:
    """An offer or an acceptance that is being put together. It never changes."""

    def __init__(
        self,
        kind: int = NOTHING,
        to: int = 0,
        give: tuple[int, ...] = (),
        ask: tuple[int, ...] = (),
        pay: int = 0,
        demand: int = 0,
        number: int = 0,
        hushed: int = 0,
    ) -> None:
        self.kind = kind
        self.to = to  # the seat an offer goes to, or EVERYONE
        self.give = give  # cards, rising: to be given if the deal comes about
        self.ask = ask  # goods, rising
        self.pay = pay
        self.demand = demand
        self.number = number  # of the offer to be accepted
        self.hushed = hushed  # kinds of drafts that were torn up: not again before the next move

    def with_card(self, card: int) -> "Draft":
        """The same, with one more card to give."""
        give = (*self.give, card)
        return Draft(
            self.kind, self.to, give, self.ask, self.pay, self.demand, self.number, self.hushed
        )

    def with_goods(self, goods: int) -> "Draft":
        """The same offer, asking for one more card."""
        ask = (*self.ask, goods)
        return Draft(OFFER, self.to, self.give, ask, self.pay, self.demand, 0, self.hushed)

    def with_ducats(self, pay: int, demand: int) -> "Draft":
        """The same offer, with so many ducats more."""
        pay += self.pay
        demand += self.demand
        return Draft(OFFER, self.to, self.give, self.ask, pay, demand, 0, self.hushed)

    def __repr__(self) -> str:
        return (
            f"Draft(kind={self.kind}, to={self.to}, give={self.give}, ask={self.ask}, "
            f"pay={self.pay}, demand={self.demand}, number={self.number}, hushed={self.hushed})"
        )


BLANK: Final = Draft()


def next_cards(v: OltremareView, draft: Draft) -> list[int]:
    """The cards that can be named next, rising, so that what the offer asks for can be given."""
    goods_of = v.setting.deck.goods
    ask = accepted(v, draft).ask
    missing = ask[:ANY]
    for card in draft.give:
        missing[goods_of[card]] -= 1
    left = sum(ask) - len(draft.give)
    last = draft.give[-1] if draft.give else -1
    later = sorted(card for card in v.hand if card > last)
    held = [0] * ANY
    for card in later:
        held[goods_of[card]] += 1
    found: list[int] = []
    for i, card in enumerate(later):
        # Would the cards after this one be enough? Then it can be the next.
        goods = goods_of[card]
        held[goods] -= 1
        missing[goods] -= 1
        short = [max(0, number) for number in missing]
        if (
            sum(short) < left <= len(later) - i
            and all(have >= need for have, need in zip(held, short, strict=True))
        ):  # fmt: skip
            found.append(card)
        missing[goods] += 1
    return found


def accepted(v: OltremareView, draft: Draft) -> Offer:
    """The offer that is being accepted."""
    return next(offer for offer in v.offers if offer.number == draft.number)


def settled(v: OltremareView, draft: Draft) -> Move | Draft:
    """The acceptance, if nothing is left to choose; else the draft, up to the next real choice."""
    offer = accepted(v, draft)
    while len(draft.give) < sum(offer.ask):
        choices = next_cards(v, draft)
        if len(choices) > 1:
            return draft
        draft = draft.with_card(choices[0])
    return pack_answer(m.ACCEPT, offer.number, offer.version, list(draft.give))


def offer_of(draft: Draft) -> Move:
    """The move that makes the drafted offer. Nothing is claimed about its cards."""
    ask = [draft.ask.count(goods) for goods in range(ANY + 1)]
    give = list(draft.give)
    return pack_offer(NEW, draft.to, give, [0] * len(give), draft.pay, ask, draft.demand)
