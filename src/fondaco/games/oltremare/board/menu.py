"""What a player of Oltre Mare can choose, with what it would lead to."""

from fondaco.contract.board import Dialogue, MenuLine, Screen
from fondaco.contract.phrase import Row, say
from fondaco.contract.rules import Move
from fondaco.games.oltremare.board.composer import Composer, choose_cards
from fondaco.games.oltremare.board.spelling import Spelling
from fondaco.games.oltremare.outlook import outcome, voyages
from fondaco.games.oltremare.rules.moves import (
    ACCEPT,
    ACTIONS,
    ARRIVAL,
    BUY_PILE,
    BUY_PIRATES,
    CARGO,
    COMPASS,
    DECLINE,
    DISCARD,
    DONE,
    KIND,
    LOAD,
    NO_MARKER,
    PLAY,
    POWER,
    SAIL,
    SAILING,
    STAY,
    UNSEEN,
    WITHDRAW,
)
from fondaco.games.oltremare.rules.offers import (
    AMEND,
    ANY,
    COUNTER,
    NEW,
    Offer,
    answer_cards,
    answer_number,
    pack_answer,
)
from fondaco.games.oltremare.rules.view import OltremareView
from fondaco.games.oltremare.voice.prospects import does, on_top
from fondaco.games.oltremare.voice.words import Words

PAY_COLUMN = 4  # of the cells of a card; dropped where the note says more


def choices(v: OltremareView, w: Words, spelling: Spelling) -> list[MenuLine]:
    """The menu of this seat."""
    if v.turn == v.seat:
        if v.phase == POWER:
            return [MenuLine(w.cells(card), [DISCARD + card]) for card in sorted(v.hand)]
        if v.phase == ACTIONS:
            return plays(v, w)
        if v.phase == CARGO:
            return loads(v, w)
        if v.phase == SAILING:
            return sails(v, w)
        if v.phase == ARRIVAL:
            return ports(v, w)
    return trade(v, w, spelling)


# --- actions and cargo ------------------------------------------------------------------------


def plays(v: OltremareView, w: Words) -> list[MenuLine]:
    """The cards that can be played, with what the last one would do."""
    last = v.need - len(v.played) == 1
    found: list[MenuLine] = []
    for card in sorted(v.hand):
        cells = w.cells(card)
        note = does(outcome(v, [*v.played, card])) if last else ""
        found.append(MenuLine(cells[:PAY_COLUMN] if last else cells, [PLAY + card], note))
    return found


def loads(v: OltremareView, w: Words) -> list[MenuLine]:
    """The played cards, with the lot each would make; the last one also with the next turn."""
    found: list[MenuLine] = []
    for card in v.played:
        note = on_top(v, [card], last=len(v.played) == 1) or ""
        found.append(MenuLine(w.cells(card)[:PAY_COLUMN], [LOAD + card], note))
    return found


# --- sailing ----------------------------------------------------------------------------------


def sails(v: OltremareView, w: Words) -> list[MenuLine]:
    """Every port where the voyage can end, with a way there."""
    found: list[MenuLine] = []
    ends = voyages(v, v.sails)
    for port in sorted(ends, key=lambda port: (v.markers[port] == NO_MARKER, v.markers[port])):
        way = ends[port][0]
        via = [w.port(each) for each in way[:-1]]
        marker = w.marker(v.markers[port])
        ways = len({tuple(each) for each in ends[port]})
        # The route changes nothing but the view from the deck.
        route = say("oltremare-via", ports=Row([*via]), ways=ways) if via else ""
        found.append(MenuLine((w.port(port), marker, route), [SAIL + each for each in way]))
    return found


def ports(v: OltremareView, w: Words) -> list[MenuLine]:
    """OM-3.2: where the compass can lead; ports without a marker can be typed."""
    found = [MenuLine((say("oltremare-stay"), w.port(v.ship[v.seat])), [STAY])]
    kinds = sorted(range(len(v.markers)), key=lambda port: (v.markers[port], port))
    for port in kinds:
        if COMPASS + port in v.moves:
            cells = (w.marker(v.markers[port]), w.port(port))
            listed = v.markers[port] != NO_MARKER
            found.append(MenuLine(cells, [COMPASS + port], listed=listed))
    return found


# --- trade ------------------------------------------------------------------------------------


def trade(v: OltremareView, w: Words, spelling: Spelling) -> list[MenuLine]:
    """Buying, ending, and talk."""
    found: list[MenuLine] = []
    if BUY_PILE in v.moves:
        label = say("oltremare-buy-pile", ducats=v.price)
        found.append(MenuLine((label,), [BUY_PILE]))
    if BUY_PIRATES in v.moves:
        top = v.pirates[v.seat][-1]
        card = say("oltremare-unseen-card") if top == UNSEEN else w.card(top)
        label = say("oltremare-buy-pirates", ducats=v.price, card=card)
        found.append(MenuLine((label,), [BUY_PIRATES]))
    for offer in v.offers:
        found += answers(v, w, spelling, offer)
    if v.may_offer and v.seat in v.to_move:
        to = "all" if v.seat == v.turn else w.voice.names[v.turn]
        label = say("oltremare-make-offer", mine="yes" if v.seat == v.turn else "no", name=to)
        found.append(MenuLine((label,), key="o", dialogue=compose(v, w, spelling, NEW, None)))
    if DONE in v.moves:
        found.append(MenuLine((say("oltremare-done", cards=min(v.need, len(v.hand))),), [DONE]))
    return found


def compose(
    v: OltremareView, w: Words, spelling: Spelling, act: int, offer: Offer | None
) -> Dialogue:
    """A dialogue in which an offer is put together."""
    return lambda screen: Composer(v, w, spelling, screen).compose(act, offer)


def answers(v: OltremareView, w: Words, spelling: Spelling, offer: Offer) -> list[MenuLine]:
    """What this seat can say to one offer."""
    tag = f"#{offer.number}.{offer.version}"
    mine = [move for move in v.moves if answer_number(move) == offer.number]
    found: list[MenuLine] = []
    ways = [move for move in mine if move & KIND == ACCEPT]
    if len(ways) == 1:
        give = w.side([w.card(card) for card in answer_cards(ways[0])], offer.ask_ducats)
        label = say("oltremare-accept", tag=tag, give=give)
        found.append(MenuLine((label,), [ways[0]]))
    elif ways:
        label = say("oltremare-accept-choose", tag=tag)
        found.append(MenuLine((label,), dialogue=accepting(v, w, spelling, offer)))
    for move in mine:
        if move & KIND == DECLINE:
            label = say("oltremare-decline" if ways else "oltremare-decline-only", tag=tag)
            found.append(MenuLine((label,), [move]))
            if v.may_offer:
                label = say("oltremare-counter", tag=tag)
                found.append(MenuLine((label,), dialogue=compose(v, w, spelling, COUNTER, offer)))
        elif move & KIND == WITHDRAW:
            found.append(MenuLine((say("oltremare-withdraw", tag=tag),), [move]))
            if v.may_offer:
                label = say("oltremare-amend", tag=tag)
                found.append(MenuLine((label,), dialogue=compose(v, w, spelling, AMEND, offer)))
    return found


def accepting(v: OltremareView, w: Words, spelling: Spelling, offer: Offer) -> Dialogue:
    """Ask which cards to give for an offer."""
    goods = v.setting.deck.goods
    useful = [card for card in sorted(v.hand) if offer.ask[ANY] or offer.ask[goods[card]]]
    wanted = w.side(w.asked(offer.ask), 0)

    def fits(cards: list[int]) -> bool:
        given = [goods[card] for card in cards]
        named = all(given.count(each) >= offer.ask[each] for each in range(ANY))
        return named and len(cards) == sum(offer.ask)

    def ask(screen: Screen) -> list[Move]:
        while True:
            question = say("oltremare-which-cards", wanted=wanted)
            cards = choose_cards(screen, w, spelling, useful, question)
            if fits(cards):
                return [pack_answer(ACCEPT, offer.number, offer.version, cards)]
            screen.complain(say("oltremare-not-what-is-asked", wanted=wanted))

    return ask
