"""What a choice would bring in Oltre Mare, as it is said."""

from fondaco.contract.phrase import CLAUSES, Phrase, Row, Said, say
from fondaco.games.oltremare.outlook import Lot, Outcome, outcome, top_lot
from fondaco.games.oltremare.rules.view import OltremareView
from fondaco.games.oltremare.voice.words import Words


def does(o: Outcome) -> Said:
    """What played cards do."""
    found: list[Phrase] = []
    if o.ducats:
        found.append(say("oltremare-outcome-ducats", ducats=o.ducats))
    if o.pirates:
        found.append(say("oltremare-outcome-pirates", cards=o.pirates))
    if o.beaten:
        found.append(say("oltremare-outcome-beaten"))
    if o.draw:
        found.append(say("oltremare-outcome-draw", cards=o.draw))
    if o.sails:
        found.append(say("oltremare-outcome-sail", ports=o.sails))
    return Row(found) if found else say("oltremare-outcome-nothing")


def play_preview(v: OltremareView, w: Words, cards: list[int]) -> Phrase:
    """What the played cards do together with the last of them."""
    every = [*v.played, *cards]
    o = outcome(v, every)
    return say(
        "oltremare-play-preview",
        cards=Row([w.name(card) for card in every]),
        outcome=does(o),
        hand=len(v.hand) - len(cards) + o.draw,
    )


def load_preview(v: OltremareView, w: Words, cards: list[int]) -> Phrase:
    """The card that would end up on top, and what follows from it."""
    fits = say("oltremare-next-fits", hand=len(v.hand))
    notes = [_next_turn(v, cards[-1]) or fits, _lot(v, top_lot(v, cards))]
    told = Row([each for each in notes if each is not None], CLAUSES)
    return say("oltremare-load-preview", card=w.card(cards[-1]), told=told)


def on_top(v: OltremareView, cards: list[int], last: bool = True) -> Row | None:
    """What the last of these cards would mean on top of the stack; None if nothing.

    Only the `last` one to be loaded says something about the next turn.
    """
    notes = [_next_turn(v, cards[-1]) if last else None, _lot(v, top_lot(v, cards))]
    found = [each for each in notes if each is not None]
    return Row(found, CLAUSES) if found else None


def _next_turn(v: OltremareView, card: int) -> Phrase | None:
    """What a card on top would cost in the next turn; None if the hand fits."""
    deck = v.setting.deck
    size = len(v.hand)
    excess = size - deck.power[card]
    missing = deck.load[card] - size
    if excess > 0:
        return say("oltremare-next-excess", hand=size, power=deck.power[card], cards=excess)
    if missing > 0:
        return say("oltremare-next-missing", hand=size, load=deck.load[card], cards=missing)
    return None


def _lot(v: OltremareView, lot: Lot) -> Phrase | None:
    """The top lot, if it is more than a single card."""
    if lot.count < 2:
        return None
    exact = "yes" if lot.exact else "no"
    goods = v.setting.deck.goods_names[lot.goods]
    return say("oltremare-lot-pays", count=lot.count, goods=goods, pay=lot.pay, more=lot.more,
               exact=exact)  # fmt: skip
