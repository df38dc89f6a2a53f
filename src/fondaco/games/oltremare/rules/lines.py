"""Positions and views read from JSON with readable names, and checked (our FEN)."""

from random import Random
from typing import Any, Final

from fondaco.contract.chance import check_seed
from fondaco.contract.fields import Fields, items, number, texts
from fondaco.contract.refused import Refused, short
from fondaco.games.oltremare.rules.cards import SYMBOL_NAMES
from fondaco.games.oltremare.rules.check import check, check_view
from fondaco.games.oltremare.rules.heard_lines import (
    FIELD,
    read_floors,
    read_named,
    read_refills,
    refills_by,
    told_by,
)
from fondaco.games.oltremare.rules.knowledge import PLACES
from fondaco.games.oltremare.rules.moves import MARKERS, PHASES, UNSEEN, VENICE
from fondaco.games.oltremare.rules.notation import parse_move
from fondaco.games.oltremare.rules.offers import (
    EVERYONE,
    MAX_ASK,
    MAX_DUCATS,
    MAX_ID,
    MAX_TALK,
    Offer,
    claim,
)
from fondaco.games.oltremare.rules.position import OltremarePosition, SamplingView, blank
from fondaco.games.oltremare.rules.setting import Setting
from fondaco.games.oltremare.rules.show import position_to_json, route_names, view_line
from fondaco.games.oltremare.rules.view import HIDDEN, OltremareView, ask, veiled
from fondaco.games.oltremare.wire import Venice

MANY = 1_000_000_000
VENICES: Final[list[Venice]] = ["in", "top", "out"]


# --- pieces, in -----------------------------------------------------------------------------------


def read_cards(setting: Setting, value: object, where: str) -> list[int]:
    """Cards by their names."""
    return [setting.deck.card_id(name) for name in texts(value, where)]


def read_heading(f: Fields, setting: Setting) -> None:
    """Refused if a line is of another game, version, or table."""
    if f.get("game") != "oltremare" or f.get("version") != setting.version:
        raise Refused("not-oltremare-position", version=setting.version)
    if f.get("players") != setting.players or f.get("options") != setting.options:
        raise Refused("position-options")


def read_mask(value: object, players: int, where: str) -> int:
    """Seats, as a bit mask."""
    mask = 0
    for item in items(value, where, -1):
        mask |= 1 << number(item, 0, players - 1, where)
    return mask


def read_routes(f: Fields, setting: Setting) -> list[int]:
    """Routes by their names."""
    known = route_names(setting, list(range(len(setting.chart.routes))))
    found: list[int] = []
    for name in f.texts("sailed"):
        if name not in known:
            raise Refused("position-route", name=short(name))
        found.append(known.index(name))
    return found


def read_markers(f: Fields, setting: Setting) -> list[int]:
    """The markers in the ports, by port."""
    markers = [0] * len(setting.chart.ports)
    given = f.object("markers")
    for slug in given.data:
        markers[setting.chart.port_id(slug)] = given.choice(slug, MARKERS)
    return markers


def read_kinds(f: Fields) -> int:
    """How many markers of each kind, packed into one number."""
    collected = 0
    for name in f.data:
        kind = MARKERS.index(name) if name in MARKERS[1:] else 0
        if not kind:
            raise Refused("position-marker", where=f.where, name=short(str(name)))
        collected |= f.number(name, 0, 6) << 4 * kind
    return collected


def read_tracked(setting: Setting, value: object, where: str) -> tuple[int, ...]:
    """Cards and the places in which each may be."""
    found: list[int] = []
    for item in items(value, where, -1):
        pair = items(item, where, 2)
        if not isinstance(pair[0], str):
            raise Refused("position-cards", where=where)
        found.append(setting.deck.card_id(pair[0]) << 16 | number(pair[1], 1, PLACES, where))
    return tuple(found)


def read_offer(f: Fields, setting: Setting, own: bool) -> tuple[Offer, list[list[int]]]:
    """An offer and the [goods, claim] of its cards; their identity only if it is known."""
    deck = setting.deck
    given: list[tuple[int, int, int]] = []
    for item in f.objects("give"):
        goods = item.choice("goods", deck.goods_names)
        load = item.number("load", 1, 4) if "load" in item.data else 0
        power = item.number("power", 3, 6) if "power" in item.data else 0
        symbols = 0
        for symbol in item.texts("symbols") if "symbols" in item.data else []:
            if symbol not in SYMBOL_NAMES:
                raise Refused("position-symbol", where=item.where, name=short(symbol))
            symbols |= 1 << SYMBOL_NAMES.index(symbol)
        if symbols.bit_count() > 2:
            raise Refused("position-symbols", where=item.where)
        card = deck.card_id(item.text("card")) if own else HIDDEN
        if own and deck.goods[card] != goods:
            raise Refused("position-card-goods", where=item.where)
        item.only(["goods", "load", "power", "symbols", "card"] if own
                  else ["goods", "load", "power", "symbols"])  # fmt: skip
        given.append((card, goods, claim(load, power, symbols)))
    if own:
        given.sort()
    goods_names = [*deck.goods_names, "any"]
    asked = f.object("ask")
    ask_for = [0] * 8
    for name in asked.data:
        if name not in goods_names:
            raise Refused("position-goods", where=asked.where, name=short(str(name)))
        ask_for[goods_names.index(name)] = asked.number(name, 1, MAX_ASK)
    to = EVERYONE if f.get("to") == "all" else f.number("to", 0, setting.players - 1)
    offer = Offer(
        f.number("number", 1, MAX_ID),
        f.number("version", 1, MAX_TALK),
        f.number("owner", 0, setting.players - 1),
        to,
        [g[0] for g in given],
        [g[2] for g in given],
        f.number("give_ducats", 0, MAX_DUCATS),
        ask_for,
        f.number("ask_ducats", 0, MAX_DUCATS),
        f.number("counters", 0, MAX_ID),
        read_mask(f.get("declined"), setting.players, f.where),
    )
    pairs = sorted([g[1], g[2]] for g in given)
    return offer, pairs


# --- positions ------------------------------------------------------------------------------------


def position_from_json(data: dict[str, Any], setting: Setting) -> OltremarePosition:
    """The position, checked from keel to masthead."""
    f = Fields(data, "position")
    read_heading(f, setting)
    players = setting.players
    p = blank(setting, check_seed(f.text("seed")))
    f.only([*position_to_json(p), FIELD])
    p.ply = f.number("ply", 0, MANY)
    p.turns = f.number("turns", 0, MANY)
    p.turn = f.number("turn", 0, players - 1)
    p.first = f.number("first", 0, players - 1)
    p.phase = f.choice("phase", PHASES)
    p.over = PHASES[p.phase] == "over"
    p.hands = [read_cards(setting, v, "hands") for v in f.lists("hands", players)]
    p.cargo = [read_cards(setting, v, "cargo") for v in f.lists("cargo", players)]
    p.pirates = [
        [setting.deck.card_id(n.removeprefix("?")) | (UNSEEN if n.startswith("?") else 0)
         for n in texts(v, "pirates")]
        for v in f.lists("pirates", players)
    ]  # fmt: skip
    p.pile = [VENICE if n == "VENICE" else setting.deck.card_id(n) for n in f.texts("pile")]
    p.venice_out = VENICE not in p.pile
    p.discard = read_cards(setting, f.get("discard"), "discard")
    p.played = read_cards(setting, f.get("played"), "played")
    p.ducats = f.numbers("ducats", -MANY, MANY, players)
    p.prestige = f.numbers("prestige", 0, MANY, players)
    p.ship = [setting.chart.port_id(slug) for slug in f.texts("ships", players)]
    active = f.texts("active", players)
    p.active = [MARKERS.index(m) if m in MARKERS else -1 for m in active]
    p.collected = [read_kinds(kinds) for kinds in f.objects("collected", players)]
    p.markers = read_markers(f, setting)
    p.need = f.number("need", 0, 4)
    p.bought = f.number("bought", 0, 4)
    p.sails = f.number("sails", 0, 4)
    p.sailed = read_routes(f, setting)
    p.dealt = read_mask(f.get("dealt"), players, "dealt")
    p.offers = [read_offer(offer, setting, True)[0] for offer in f.objects("offers")]
    p.offered = f.number("offered", 0, MAX_TALK)
    p.numbered = f.number("numbered", 0, MAX_ID)
    p.last_round = f.flag("last_round")
    p.recycled = f.flag("recycled")
    p.used = f.number("used", 0, MANY)
    p.tracked = [read_tracked(setting, v, "tracked") for v in f.lists("tracked", players)]
    p.shown = [
        number(n, 0, 98, "shown") for v in f.lists("shown", players) for n in items(v, "shown", 7)
    ]
    p.refilled = f.flag("refilled")
    p.pile_open = f.flag("pile_open")
    if FIELD in f.data:
        heard = f.object(FIELD)
        p.named = read_named(heard, players)
        p.floors = read_floors(heard, setting, players)
        p.refills = read_refills(heard, setting)
    else:
        goods = [(o.owner, [setting.deck.goods[card] for card in o.give]) for o in p.offers]
        p.named = told_by(p.shown, goods, [len(stack) for stack in p.pirates])
        everybodys = tuple([e for entries in p.tracked for e in entries])
        p.refills = refills_by(everybodys, p.refilled, players)
    check(p)
    return p


# --- views ----------------------------------------------------------------------------------------


def view_from_json(data: dict[str, Any], setting: Setting) -> OltremareView:
    """The view behind `view_line(view)`."""
    f = Fields(data, "view")
    read_heading(f, setting)
    players = setting.players
    deck = setting.deck
    v = SamplingView()
    v.setting = setting
    v.players = players
    v.seat = f.number("seat", -1, players - 1)
    v.ply = f.number("ply", 0, MANY)
    v.turns = f.number("turns", 0, MANY)
    v.turn = f.number("turn", 0, players - 1)
    v.first = f.number("first", 0, players - 1)
    v.phase = f.choice("phase", PHASES)
    v.over = PHASES[v.phase] == "over"
    v.to_move = f.numbers("to_move", 0, players - 1)
    v.hand = read_cards(setting, f.get("hand"), "hand")
    seats = f.objects("seats", players)
    v.ducats = [s.number("ducats", -MANY, MANY) for s in seats]
    v.hand_sizes = [s.number("hand", 0, 98) for s in seats]
    v.prestige = [s.number("prestige", 0, MANY) for s in seats]
    v.ship = [setting.chart.port_id(s.text("ship")) for s in seats]
    v.active = [s.choice("marker", MARKERS) for s in seats]
    v.cargo = [read_cards(setting, s.get("stack"), "stack") for s in seats]
    v.collected = [read_kinds(s.object("kinds")) for s in seats]
    v.shown = [n for s in seats for n in s.numbers("shown", 0, 98, 7)]
    v.pirates = [
        [UNSEEN if n == "?" else HIDDEN if n == "-" else deck.card_id(n) for n in s.texts("stowed")]
        for s in seats
    ]
    v.covered = [[UNSEEN if e == UNSEEN else HIDDEN for e in stack] for stack in v.pirates]
    v.markers = read_markers(f, setting)
    v.pile_size = f.number("pile", 0, 99)
    v.venice = VENICES[f.choice("venice", VENICES)]
    v.discard = read_cards(setting, f.get("discard"), "discard")
    v.played = read_cards(setting, f.get("played"), "played")
    v.need = f.number("need", 0, 4)
    v.bought = f.number("bought", 0, 4)
    v.price = f.number("price", 0, 4)
    v.sails = f.number("sails", 0, 4)
    v.sailed = read_routes(f, setting)
    v.dealt = read_mask(f.get("dealt"), players, "dealt")
    offers = [read_offer(o, setting, o.get("owner") == v.seat) for o in f.objects("offers")]
    v.offers = [offer for offer, _ in offers]
    v.told = [pairs for _, pairs in offers]
    v.veiled = [veiled(offer, pairs) for offer, pairs in offers]
    v.offered = f.number("offered", 0, MAX_TALK)
    v.numbered = f.number("numbered", 0, MAX_ID)
    v.may_offer = f.flag("may_offer")
    v.last_round = f.flag("last_round")
    v.recycled = f.flag("recycled")
    v.tracked = read_tracked(setting, f.get("tracked"), "tracked")
    v.refilled = f.flag("refilled")
    v.pile_open = f.flag("pile_open")
    if FIELD in data:
        heard = f.object(FIELD)
        v.named = read_named(heard, players)
        v.floors = read_floors(heard, setting, 1)[0]
        v.refills = read_refills(heard, setting)
    else:
        goods = [
            (o.owner, [pair[0] for pair in told]) for o, told in zip(v.offers, v.told, strict=True)
        ]
        v.named = told_by(v.shown, goods, [len(stack) for stack in v.pirates])
        v.floors = ()
        v.refills = refills_by(v.tracked, v.refilled, players)
    v.moves = [parse_move(text, deck, setting.chart) for text in f.texts("moves")]
    check_view(v)
    v.prompt = ask(v)
    # The proof that a seat can see this: a position in which it does.
    world = v.sample(Random(0))
    assert isinstance(world, OltremarePosition)
    check(world)
    seen = view_line(world.view(v.seat))
    if FIELD not in data:
        seen.pop(FIELD, None)  # a line of an older version
    if seen != data:
        raise Refused("no-such-position")
    return v
