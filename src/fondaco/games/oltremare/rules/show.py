"""Positions and views as plain data with readable names; lines.py reads it back."""

from typing import Any, cast

from fondaco.contract.rules import SPECTATOR
from fondaco.games.oltremare.rules.cards import SYMBOL_NAMES
from fondaco.games.oltremare.rules.heard_lines import heard_to_json
from fondaco.games.oltremare.rules.knowledge import PLACES
from fondaco.games.oltremare.rules.moves import MARKERS, PHASES, UNSEEN, VENICE
from fondaco.games.oltremare.rules.notation import format_move
from fondaco.games.oltremare.rules.offers import (
    EVERYONE,
    Offer,
    claimed_load,
    claimed_power,
    claimed_symbols,
)
from fondaco.games.oltremare.rules.scoring import marker_number
from fondaco.games.oltremare.rules.setting import Setting
from fondaco.games.oltremare.rules.state import OltremareState
from fondaco.games.oltremare.rules.view import HIDDEN, OltremareView, PublicView
from fondaco.games.oltremare.wire import (
    Given,
    Marker,
    OwnView,
    Prompt,
    PublicSeat,
    SymbolName,
    View,
    Whom,
)
from fondaco.games.oltremare.wire import Offer as WireOffer

# --- pieces ---------------------------------------------------------------------------------------


def names(setting: Setting, cards: list[int]) -> list[str]:
    """The names of cards."""
    return [setting.deck.names[card] for card in cards]


def heading(setting: Setting) -> dict[str, Any]:
    """What every line begins with."""
    return {
        "game": "oltremare",
        "version": setting.version,
        "players": setting.players,
        "options": dict(setting.options),
    }


def seats_in(mask: int, players: int) -> list[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(players) if mask >> seat & 1]


def route_names(setting: Setting, routes: list[int]) -> list[str]:
    """The names of routes: the two ports."""
    chart = setting.chart
    return [f"{chart.slugs[a]}-{chart.slugs[b]}" for a, b in (chart.routes[r] for r in routes)]


def marker_map(setting: Setting, markers: list[int]) -> dict[str, Marker]:
    """The markers in the ports, by the names of the ports."""
    slugs = setting.chart.slugs
    return {slugs[port]: MARKERS[m] for port, m in enumerate(markers) if m}


def kinds_of(collected: int) -> dict[Marker, int]:
    """How many markers of each kind, from the packed number."""
    return {MARKERS[k]: collected >> 4 * k & 15 for k in range(1, 7) if collected >> 4 * k & 15}


def tracked_to_json(setting: Setting, entries: tuple[int, ...]) -> list[list[str | int]]:
    """Cards and the places in which each may be, as plain data."""
    return [[setting.deck.names[e >> 16], e & PLACES] for e in entries]


def symbols_in(mask: int) -> list[SymbolName]:
    """The names of symbols, from a bit mask."""
    return [name for bit, name in enumerate(SYMBOL_NAMES) if mask >> bit & 1]


def whom(to: int) -> Whom:
    """Whom an offer goes to: a seat, or all."""
    return "all" if to == EVERYONE else to


def given_to_json(setting: Setting, goods: int, said: int) -> Given:
    """What is said of a card that is offered."""
    item: Given = {"goods": setting.deck.goods_names[goods]}
    if claimed_load(said):
        item["load"] = claimed_load(said)
    if claimed_power(said):
        item["power"] = claimed_power(said)
    if claimed_symbols(said):
        item["symbols"] = symbols_in(claimed_symbols(said))
    return item


def asked_to_json(setting: Setting, ask: list[int]) -> dict[str, int]:
    """How many cards of each goods an offer asks for."""
    names = [*setting.deck.goods_names, "any"]
    return {names[goods]: count for goods, count in enumerate(ask) if count}


def offer_to_json(setting: Setting, offer: Offer, pairs: list[list[int]]) -> WireOffer:
    """`pairs` are the [goods, claim] of its cards; the cards themselves are included if known."""
    given: list[Given] = []
    for i, (goods, said) in enumerate(pairs):
        item = given_to_json(setting, goods, said)
        if offer.give[i] != HIDDEN:
            item["card"] = setting.deck.names[offer.give[i]]
        given.append(item)
    return {
        "number": offer.number,
        "version": offer.version,
        "owner": offer.owner,
        "to": whom(offer.to),
        "give": given,
        "give_ducats": offer.give_ducats,
        "ask": asked_to_json(setting, offer.ask),
        "ask_ducats": offer.ask_ducats,
        "counters": offer.counters,
        "declined": seats_in(offer.declined, setting.players),
    }


def own_pairs(setting: Setting, offer: Offer) -> list[list[int]]:
    """[goods, claim] in the order of the offer's own cards."""
    goods = setting.deck.goods
    return [[goods[c], said] for c, said in zip(offer.give, offer.claims, strict=True)]


# --- positions and views --------------------------------------------------------------------------


def position_to_json(p: OltremareState, heard: bool = True) -> dict[str, Any]:
    """The whole truth; `heard` is what came later into the format, and is not in checksums."""
    setting = p.setting
    deck = setting.deck
    data = heading(setting)
    data.update(
        {
            "ply": p.ply,
            "turns": p.turns,
            "turn": p.turn,
            "first": p.first,
            "phase": PHASES[p.phase],
            "hands": [names(setting, hand) for hand in p.hands],
            "cargo": [names(setting, stack) for stack in p.cargo],
            "pirates": [
                [("?" if e & UNSEEN else "") + deck.names[e & ~UNSEEN] for e in stack]
                for stack in p.pirates
            ],
            "pile": ["VENICE" if card == VENICE else deck.names[card] for card in p.pile],
            "discard": names(setting, p.discard),
            "played": names(setting, p.played),
            "ducats": p.ducats[:],
            "prestige": p.prestige[:],
            "ships": [setting.chart.slugs[port] for port in p.ship],
            "active": [MARKERS[m] for m in p.active],
            "collected": [kinds_of(collected) for collected in p.collected],
            "markers": marker_map(setting, p.markers),
            "need": p.need,
            "bought": p.bought,
            "sails": p.sails,
            "sailed": route_names(setting, p.sailed),
            "dealt": seats_in(p.dealt, p.players),
            "offers": [offer_to_json(setting, o, own_pairs(setting, o)) for o in p.offers],
            "offered": p.offered,
            "numbered": p.numbered,
            "last_round": p.last_round,
            "recycled": p.recycled,
            "seed": p.seed,
            "used": p.used,
            "tracked": [tracked_to_json(setting, entries) for entries in p.tracked],
            "shown": [p.shown[7 * seat : 7 * seat + 7] for seat in range(p.players)],
            "refilled": p.refilled,
            "pile_open": p.pile_open,
        }
    )
    if heard and not p.over:
        data.update(heard_to_json(setting, p.named, p.floors, p.refills))
    return data


def view_to_json(v: OltremareView, aids: bool) -> View:
    """What a seat sees. `aids` adds what it would have to remember (OM-6.3)."""
    data = public_to_json(v, aids)
    if v.seat >= 0:
        data.update(cast(View, own_to_json(v, aids)))
        data["seats"][v.seat]["stowed"] = stowed(v.setting, v.pirates[v.seat])
    return data


def public_to_json(v: PublicView, aids: bool) -> View:
    """The public half of that: what a spectator sees, from what is public alone."""
    setting = v.setting
    deck = setting.deck
    seats: list[PublicSeat] = []
    for seat in range(v.players):
        stack = v.cargo[seat]
        about: PublicSeat = {
            "ducats": v.ducats[seat],
            "hand": v.hand_sizes[seat],
            "cargo": len(stack),
            "top": deck.names[stack[-1]] if stack else None,
            "pirates": len(v.covered[seat]),
            "prestige": v.prestige[seat],
            "ship": setting.chart.slugs[v.ship[seat]],
            "marker": MARKERS[v.active[seat]],
            "markers": marker_number(v.collected[seat]),
        }
        if aids:
            about["stack"] = names(setting, stack)
            about["kinds"] = kinds_of(v.collected[seat])
            about["shown"] = v.shown[7 * seat : 7 * seat + 7]
            about["stowed"] = stowed(setting, v.covered[seat])
        seats.append(about)
    data: View = {
        "game": "oltremare",
        "version": setting.version,
        "players": setting.players,
        "options": dict(setting.options),
        "seat": SPECTATOR,
        "ply": v.ply,
        "turns": v.turns,
        "turn": v.turn,
        "first": v.first,
        "phase": PHASES[v.phase],
        "to_move": v.to_move[:],
        "prompt": {"ask": "over"} if v.over else {"ask": "wait", "for": v.turn},
        "moves": [],
        "hand": [],
        "seats": seats,
        "markers": marker_map(setting, v.markers),
        "pile": v.pile_size,
        "venice": v.venice,
        "discard": names(setting, v.discard) if aids else len(v.discard),
        "played": names(setting, v.played),
        "need": v.need,
        "bought": v.bought,
        "price": v.price,
        "sails": v.sails,
        "sailed": route_names(setting, v.sailed),
        "dealt": seats_in(v.dealt, v.players),
        "offers": [
            offer_to_json(setting, offer, pairs)
            for offer, pairs in zip(v.veiled, v.told, strict=True)
        ],
        "offered": v.offered,
        "numbered": v.numbered,
        "may_offer": False,
        "last_round": v.last_round,
        "recycled": v.recycled,
    }
    if aids:
        data["tracked"] = []
        data["refilled"] = v.refilled
        data["pile_open"] = v.pile_open
    return data


def own_to_json(v: OltremareView, aids: bool) -> OwnView:
    """The private half: what no spectator sees (OM-6.2), except which cards the pirates have."""
    setting = v.setting
    own: OwnView = {"seat": v.seat, "hand": names(setting, v.hand)}
    if v.seat in v.to_move:
        own["prompt"] = cast(Prompt, v.prompt)
        own["moves"] = [format_move(move, setting.deck, setting.chart) for move in v.moves]
    if v.may_offer:
        own["may_offer"] = True
    if any(offer.owner == v.seat for offer in v.offers):
        own["offers"] = offers_to_json(v)
    if aids:
        own["tracked"] = tracked_to_json(setting, v.tracked)
    return own


def stowed(setting: Setting, stack: list[int]) -> list[str]:
    """Pirate cards from the bottom: "?" nobody knows, "-" its owner knows, or the card.

    Which of the own cards lie there is private, not a memory aid (OM-6.2).
    """
    names = setting.deck.names
    return ["?" if e == UNSEEN else "-" if e == HIDDEN else names[e] for e in stack]


def offers_to_json(v: OltremareView) -> list[WireOffer]:
    """The offers on the table, those of this seat with their cards."""
    return [
        offer_to_json(v.setting, o, own_pairs(v.setting, o) if o.owner == v.seat else pairs)
        for o, pairs in zip(v.offers, v.told, strict=True)
    ]


def view_line(v: OltremareView) -> dict[str, Any]:
    """Everything that a seat sees and could remember, for programs that play from the line."""
    data: dict[str, Any] = {**view_to_json(v, True)}
    data.update(heard_to_json(v.setting, v.named, [v.floors], v.refills))
    return data
