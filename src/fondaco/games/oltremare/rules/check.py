"""What must hold in every position and view. Tests use it, and so does reading them from text."""

from fondaco.contract.refused import Refused
from fondaco.games.oltremare.rules import turn
from fondaco.games.oltremare.rules.heard import own_heights, sure
from fondaco.games.oltremare.rules.knowledge import IN_HAND, IN_LOST, IN_PILE, IN_STOWED, PLACES
from fondaco.games.oltremare.rules.moves import (
    ACTIONS,
    ARRIVAL,
    CARGO,
    COMPASS_ROSE,
    MARKER_COUNT,
    OVER,
    POWER,
    SAILING,
    TRADE,
    UNSEEN,
    VENICE,
)
from fondaco.games.oltremare.rules.offers import EVERYONE, Offer
from fondaco.games.oltremare.rules.state import OltremareState
from fondaco.games.oltremare.rules.trade import PURCHASES
from fondaco.games.oltremare.rules.view import HIDDEN, OltremareView, lowest, remembered


def demand(holds: bool, name: str) -> None:
    """Refused by this name unless it holds."""
    if not holds:
        raise Refused(name)


def check(s: OltremareState) -> None:
    """Raise Refused unless this position can occur in a game, as far as can be checked."""
    check_cards(s)
    check_markers(s.markers, s.collected, s.active)
    check_phase(s)
    check_numbers(s.offers)
    for offer in s.offers:
        check_offer(offer, s.turn, s.players)
        demand(offer.number <= s.numbered, "unsound-offer-number")
        demand(offer.version <= s.offered, "unsound-offer-version")
        held = s.hands[offer.owner]
        demand(all(c in held for c in offer.give), "unsound-offer-held")
    check_knowledge(s)


def check_cards(s: OltremareState) -> None:
    """Every card is in exactly one place."""
    cards = s.pile + s.discard + s.played
    for seat in range(s.players):
        cards += s.hands[seat] + s.cargo[seat]
        cards += [entry & ~UNSEEN for entry in s.pirates[seat]]
    goods = sorted(card for card in cards if card != VENICE)
    demand(goods == s.setting.cards, "unsound-cards")
    demand(cards.count(VENICE) == s.pile.count(VENICE) <= 1, "unsound-venice-once")
    demand(s.venice_out == (VENICE not in s.pile), "unsound-venice-out")
    if not s.venice_out:
        low, high = s.setting.venice_low, s.setting.venice_high
        demand(low <= s.pile.index(VENICE) <= high, "unsound-venice-middle")
        demand(not s.discard and not s.last_round, "unsound-discard-early")
    if not s.setting.edition.venice_pays_cargo:
        demand(not s.discard, "unsound-discard")
    if not s.setting.edition.last_round:
        demand(s.last_round == (not s.pile), "unsound-last-card")
    demand(bool(s.pile) or s.last_round, "unsound-pile-empty")
    demand(s.last_round or not s.refilled, "unsound-refilled")
    demand(s.refilled or not s.recycled, "unsound-recycled")
    for seat in range(s.players):
        paid = s.recycled and seat == s.first
        demand(bool(s.cargo[seat]) or paid, "unsound-cargo")


def check_markers(markers: list[int], collected: list[int], active: list[int]) -> None:
    """Refused if there are more markers of a kind than in the box."""
    for kind in range(1, len(MARKER_COUNT)):
        taken = sum(c >> 4 * kind & 15 for c in collected)
        demand(markers.count(kind) + taken <= MARKER_COUNT[kind], "unsound-markers")
    for seat, kind in enumerate(active):
        demand(0 <= kind <= 6 and kind != COMPASS_ROSE, "unsound-marker-active")
        demand(not kind or collected[seat] >> 4 * kind & 15 > 0, "unsound-marker-collected")
        demand(collected[seat] >> 4 * COMPASS_ROSE & 15 == 0, "unsound-compass-collected")


def check_phase(s: OltremareState) -> None:
    """The phase fits what lies on the table."""
    demand(s.over == (s.phase == OVER), "unsound-phase-over")
    hand = len(s.hands[s.turn])
    if s.phase in (POWER, TRADE, OVER):
        demand(not s.played, "unsound-played")
    if s.phase == POWER:
        demand(bool(s.cargo[s.turn]), "unsound-no-cargo")
        demand(not (s.bought or s.dealt or s.offered), "unsound-trade-early")
        demand(hand > s.setting.deck.power[s.cargo[s.turn][-1]], "unsound-hand-limit")
    if s.phase in (POWER, TRADE):
        demand(s.need >= 1, "unsound-need")
        paid = s.recycled and s.turn == s.first
        load = s.setting.deck.load
        demand(paid or s.need == load[s.cargo[s.turn][-1]], "unsound-load")
        demand(hand + PURCHASES - s.bought >= s.need, "unsound-load-reach")
    if s.phase == ACTIONS:
        demand(len(s.played) < s.need <= len(s.played) + hand, "unsound-nothing-to-play")
    if s.phase in (SAILING, ARRIVAL, CARGO):
        demand(bool(s.played), "unsound-nothing-played")
    demand((s.phase == SAILING) == (s.sails > 0), "unsound-phase-sails")
    if s.phase == SAILING:
        demand(bool(turn.list_sails(s)), "unsound-stuck")
    if s.phase == ARRIVAL:
        demand(s.markers[s.ship[s.turn]] == COMPASS_ROSE, "unsound-no-compass")
    if s.phase != TRADE:
        demand(not s.offers, "unsound-offers-lapsed")
    demand(not s.dealt >> s.turn & 1, "unsound-prestige")


def check_numbers(offers: list[Offer]) -> None:
    """Refused if two offers have one number."""
    numbers = [offer.number for offer in offers]
    demand(len(set(numbers)) == len(numbers), "unsound-offer-numbers")


def check_offer(offer: Offer, active: int, players: int) -> None:
    """Refused if nobody could have made this offer."""
    demand(offer.to == EVERYONE or offer.to < players, "unsound-offer-to")
    demand(offer.owner != offer.to, "unsound-offer-self")
    demand(active in (offer.owner, offer.to), "unsound-offer-active")
    demand(bool(offer.give) or any(offer.ask), "unsound-offer-empty")
    demand(
        len(set(offer.give)) == len(offer.give) or HIDDEN in offer.give, "unsound-offer-card-twice"
    )
    mine = 1 << offer.owner
    everyone = (1 << players) - 1
    demand(not offer.declined & mine and offer.declined | mine != everyone, "unsound-offer-closed")
    demand(offer.to == EVERYONE or not offer.declined, "unsound-offer-declined")


def check_knowledge(s: OltremareState) -> None:
    """What seats know is true."""
    goods = s.setting.deck.goods
    for seat in range(s.players):
        for kind in range(7):
            held = sum(goods[card] == kind for card in s.hands[seat])
            demand(s.shown[7 * seat + kind] <= held, "unsound-shown")
        check_heard(s, seat)
    place = [0] * len(goods)
    for card in s.pile:
        if card != VENICE:
            place[card] = IN_PILE
    for seat in range(s.players):
        for card in s.hands[seat]:
            place[card] = IN_HAND << seat
        for entry in s.pirates[seat]:
            place[entry & ~UNSEEN] = (IN_LOST if entry & UNSEEN else IN_STOWED) << seat
    for seat in range(s.players):
        entries = remembered(s, seat)
        cards = [e >> 16 for e in entries]
        demand(len(set(cards)) == len(cards), "unsound-tracked-twice")
        demand(all(e & place[e >> 16] for e in entries), "unsound-tracked")
        check_pile_known(entries, s.refilled, s.pile_open)
        if not s.pile_open:
            piled = [card for card in s.pile if card != VENICE]
            demand(all(card in cards for card in piled), "unsound-refilled-known")


def check_heard(s: OltremareState, seat: int) -> None:
    """What all have heard of a seat's cards, and it of those of others (heard.py)."""
    goods = s.setting.deck.goods
    stack = s.pirates[seat]
    for bound in s.named[seat]:
        stowed = [entry for entry in stack[bound[0] :] if not entry & UNSEEN]
        area = [goods[card] for card in s.hands[seat] + stowed]
        enough = all(area.count(kind) >= bound[kind + 1] for kind in range(7))
        demand(enough and bound[0] <= len(stack), "unsound-heard")
    check_shown(s.named[seat], own_heights(stack), s.shown[7 * seat : 7 * seat + 7])
    newer: set[int] = set()
    for pile in reversed(s.refills):
        held = s.hands[seat] + [e for e in stack[pile.floors[seat] :] if not e & UNSEEN]
        of_it = sum(card in pile.cards and card not in newer for card in held)
        demand(of_it <= pile.most[seat], "unsound-heard")
        newer.update(pile.cards)
    for entry in lowest(remembered(s, seat), s.floors[seat]):
        below = s.pirates[entry >> 8 & 255][: entry & 255]
        demand(entry >> 16 not in below, "unsound-heard")


def check_shown(named: list[list[int]], heights: list[int], shown: list[int]) -> None:
    """What was dealt was named as well."""
    least = sure(named, heights)
    demand(all(shown[kind] <= least[kind] for kind in range(7)), "unsound-heard")


def check_pile_known(tracked: tuple[int, ...], refilled: bool, pile_open: bool) -> None:
    """Refused if cards of the pile are known that nobody can know."""
    in_pile = any(e & IN_PILE for e in tracked)
    demand(refilled or (pile_open and not in_pile), "unsound-pile-known")


def check_view(v: OltremareView) -> None:
    """Raise Refused unless some position could look like this."""
    own = v.pirates[v.seat] if v.seat >= 0 else []
    known = v.hand + v.played + v.discard + [e for e in own if e != UNSEEN]
    for stack in v.cargo:
        known += stack
    demand(HIDDEN not in own, "unsound-own-pirates")
    demand(len(set(known)) == len(known), "unsound-card-places")
    demand(all(card in v.setting.cards for card in known), "unsound-card-foreign")
    slots = v.pile_size - (v.venice != "out")
    for seat in range(v.players):
        if seat == v.seat:
            demand(v.hand_sizes[seat] == len(v.hand), "unsound-own-hand")
            slots += sum(e == UNSEEN for e in v.pirates[seat])
        else:
            slots += v.hand_sizes[seat] + len(v.pirates[seat])
            demand(all(e in (UNSEEN, HIDDEN) for e in v.pirates[seat]), "unsound-secret")
            shown = v.shown[7 * seat : 7 * seat + 7]
            demand(sum(shown) <= v.hand_sizes[seat], "unsound-small-hand")
            heights = [height for height, e in enumerate(v.pirates[seat]) if e == HIDDEN]
            check_shown(v.named[seat], heights, shown)
    demand(slots + len(known) == len(v.setting.cards), "unsound-hidden")
    demand(all(e & PLACES and e >> 16 not in known for e in v.tracked), "unsound-tracked-nothing")
    if v.venice != "out":
        below = v.pile_size - 1
        low, high = v.setting.venice_low, v.setting.venice_high
        demand(low <= below, "unsound-venice-up")
        demand(v.venice == "in" or below <= high, "unsound-venice-middle")
        demand(v.venice == "top" or low <= below - 1, "unsound-venice-top")
    check_pile_known(v.tracked, v.refilled, v.pile_open)
    check_markers(v.markers, v.collected, v.active)
    check_numbers(v.offers)
    for offer, pairs in zip(v.offers, v.told, strict=True):
        check_offer(offer, v.turn, v.players)
        mine = offer.owner == v.seat
        demand(not mine or all(c in v.hand for c in offer.give), "unsound-offer-other-cards")
        demand(mine or len(pairs) <= v.hand_sizes[offer.owner], "unsound-offer-many")
    everybody = [(v.turn + i) % v.players for i in range(v.players)]
    movers = [] if v.phase == OVER else everybody if v.phase == TRADE else [v.turn]
    demand(v.to_move == movers, "unsound-to-move")
    demand(v.phase != POWER or bool(v.cargo[v.turn]), "unsound-no-cargo")
