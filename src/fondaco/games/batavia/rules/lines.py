"""A position, or a seat's view of one, as one line of JSON; and back, checked in full."""

from collections.abc import Mapping
from random import Random
from typing import Any

from fondaco.contract.chance import check_seed
from fondaco.contract.fields import Fields, dump, read
from fondaco.contract.refused import Refused, short
from fondaco.games.batavia.rules import reading, show
from fondaco.games.batavia.rules.check import check, check_seen
from fondaco.games.batavia.rules.names import (
    ARRIVAL,
    BLOCK,
    COMPANIES,
    FACE_UP,
    GOODS,
    LETTERS,
    LETTERS_EACH,
    OVER,
    PHASES,
    SPACES,
)
from fondaco.games.batavia.rules.position import BataviaView
from fondaco.games.batavia.rules.sample import sample
from fondaco.games.batavia.rules.seen import Layer, Seen, look
from fondaco.games.batavia.rules.state import BataviaState, lay_out

MANY = 1_000_000_000  # no game is longer
HEARD = "heard"  # a field that lines of older versions do not have


def format_table(table: BataviaState) -> str:
    """The whole table, secrets and all."""
    return dump({**table_data(table), **_layers_data(table)})


def fingerprint(table: BataviaState) -> str:
    """The same without what came later into the format: checksums of old games still hold."""
    return dump(table_data(table))


def table_data(table: BataviaState) -> dict[str, Any]:
    """A table with all its secrets, as plain data."""
    data: dict[str, Any] = {**show.opening(table)}
    data["seed"] = table.seed
    data["used"] = table.used
    data.update(show.progress(table))
    pile = [LETTERS[table.pile[i]] for i in range(table.pile_left - 1, -1, -1)]
    data["pile"] = "".join(pile)  # the next card first
    data["discards"] = show.cards(table.discard)
    data["hands"] = show.cards_by_seat(table.hands)
    data.update(show.board(table))
    data["posts"] = show.posts(table)
    data["letters"] = table.letters[:]
    data["known"] = show.cards_by_seat(table.known)
    data["drawn"] = show.cards_by_seat(table.drawn)
    return data


def parse_table(text: str) -> BataviaState:
    """The table that a line describes, checked field by field."""
    fields = Fields(read(text), "The position")
    table = BataviaState()
    _read_opening(table, fields)
    players = table.players
    table.seed = check_seed(fields.text("seed"))
    table.used = fields.number("used", 0, MANY)
    _read_progress(table, fields)
    table.pile = []
    for letter in reversed(fields.text("pile")):
        if letter not in LETTERS:
            raise Refused("line-pile", letters=LETTERS)
        table.pile.append(LETTERS.index(letter))
    table.pile_left = len(table.pile)
    table.discard = reading.cards(fields.get("discards"), "discards")
    table.hands = reading.cards_by_seat(fields, "hands", players)
    _read_board(table, fields)
    table.crates = reading.crates(fields.object("posts"), players)
    table.letters = fields.numbers("letters", 0, LETTERS_EACH * players, players)
    table.known = reading.cards_by_seat(fields, "known", players)
    table.drawn = reading.cards_by_seat(fields, "drawn", players)
    table.stock = [sum(table.drawn[company::5]) for company in range(5)]
    for company in table.pile:
        table.stock[company] += 1
    table.layers = []
    table.told = []
    if HEARD in fields.data:
        heard = fields.object(HEARD)
        table.layers = [reading.cards_by_seat(layer, "cards", players) for layer in
                        heard.objects("layers")]  # fmt: skip
        table.told = [reading.cards_by_seat(told, "cards", players) for told in
                      heard.objects("told")]  # fmt: skip
    check(table)
    _same({**table_data(table), **_layers_data(table)}, fields.data)
    return table


def _layers_data(table: BataviaState) -> dict[str, Any]:
    """What came into hands before this pile (see layers.py); nothing before there was another."""
    if not table.layers or table.over:
        return {}
    return {
        HEARD: {
            "layers": [{"cards": show.cards_by_seat(layer)} for layer in table.layers],
            "told": _told_data(table),
        }
    }


def _told_data(table: BataviaState) -> list[dict[str, Any]]:
    return [{"cards": show.cards_by_seat(told)} for told in table.told]


def _view_data(view: BataviaView) -> dict[str, Any]:
    """Everything that a seat sees and could remember, for programs that play from the line."""
    data: dict[str, Any] = {**view.as_json(aids=True)}
    if view.seen.layers and not view.over:
        data[HEARD] = {
            "layers": [
                {
                    "counts": layer.counts,
                    "cards": show.cards(layer.cards),
                    "own": show.cards(layer.own),
                }
                for layer in view.seen.layers
            ],
            "told": _told_data(view.seen.table),
        }
    return data


def _read_layers(fields: Fields, table: BataviaState) -> list[Layer]:
    """The layers of a view's line; a line of an older version has none."""
    table.layers = []
    table.told = []
    if HEARD not in fields.data:
        return []
    heard = fields.object(HEARD)
    players = table.players
    table.told = [reading.cards_by_seat(told, "cards", players) for told in heard.objects("told")]
    layers = [
        Layer(
            layer.numbers("counts", 0, 110, players),
            reading.cards(layer.get("cards"), "cards"),
            reading.cards(layer.get("own"), "own"),
        )
        for layer in heard.objects("layers")
    ]
    if len(layers) != len(table.told) or any(sum(la.counts) != sum(la.cards) for la in layers):
        raise Refused("unsound-draws")
    return layers


def format_view(view: BataviaView) -> str:
    """A view as one line."""
    return dump(_view_data(view))


def parse_view(text: str) -> BataviaView:
    """The view that a line describes, checked."""
    fields = Fields(read(text), "The view")
    table = BataviaState()
    _read_opening(table, fields)
    players = table.players
    seat = fields.number("seat", -1, players - 1)
    table.seed = ""
    table.used = 0
    _read_progress(table, fields)
    table.pile = []
    table.pile_left = fields.number("pile", 0, 110)
    sizes = fields.numbers("hands", 0, 110, players)
    table.hands = [0] * (5 * players)
    _read_board(table, fields)
    posts = fields.object("posts")
    only_crates = {name: posts.object(name).get("crates") for name in GOODS}
    table.crates = reading.crates(Fields(only_crates, "posts"), players)
    known = fields.object("knowledge")
    table.letters = known.numbers("letters", 0, LETTERS_EACH * players, players)
    table.known = reading.cards_by_seat(known, "hands", players)
    table.discard = reading.cards(known.get("discards"), "discards")
    table.stock = reading.cards(known.get("stock"), "stock")
    draws = known.numbers("drawn", 0, 110, players)
    table.drawn = [0] * (5 * players)
    if seat >= 0:
        mine = slice(5 * seat, 5 * seat + 5)
        table.hands[mine] = reading.cards(fields.get("hand"), "hand")
        table.drawn[mine] = reading.cards(known.get("drawn_here"), "drawn_here")
    seen = Seen(table, seat, sizes, draws, _read_layers(fields, table))
    check_seen(seen)
    # A view is in order if some position looks like it: prompt and moves are checked with that.
    possible = sample(seen, Random(0))
    check(possible)
    view = BataviaView(look(possible, seat))
    _same(_view_data(view), fields.data)
    return view


def _same(expected: Mapping[str, Any], found: dict[str, Any]) -> None:
    """Whatever follows from other fields must say the same as those; nothing may be left over."""
    for name, value in expected.items():
        if name not in found:
            raise Refused("line-lacks", field=name)
        if not reading.alike(value, found[name]):
            raise Refused("line-field", field=name)
    for name in found:
        if name not in expected:
            raise Refused("line-no-field", field=short(name))


def _read_opening(table: BataviaState, fields: Fields) -> None:
    if fields.text("game") != "batavia":
        raise Refused("not-batavia-line")
    table.version = fields.number("version", 0, MANY)
    table.players = fields.number("players", 3, 5)
    options = fields.object("options")
    table.quick = options.choice("setup", ["standard", "quick"]) == 1
    table.ledger = options.choice("memory", ["strict", "ledger"]) == 1
    table.stalling = True
    if table.version > 1:
        table.stalling = options.choice("stalling", ["end", "go-on"]) == 1


def _read_progress(table: BataviaState, fields: Fields) -> None:
    players = table.players
    table.ply = fields.number("ply", 0, MANY)
    table.round = fields.number("round", 1, MANY)
    table.phase = fields.choice("phase", list(PHASES))
    table.over = table.phase == OVER
    table.turn = reading.seat(fields.get("turn"), "turn", players)
    table.first = fields.number("first", 0, players - 1)
    table.acted = fields.number("acted", 0, players)
    table.die = fields.number("die", 1, 6)
    table.lot = reading.cards(fields.get("lot"), "lot")
    table.bid = fields.number("bid", 0, LETTERS_EACH * players)
    table.bidder = reading.seat(fields.get("bidder"), "bidder", players)
    table.bidding = reading.seats(fields, "bidding", players)
    table.idle = fields.flag("idle") if table.version > 1 else False
    table.warned = fields.flag("warned") if table.version > 1 else False


def _read_board(table: BataviaState, fields: Fields) -> None:
    players = table.players
    table.laid = reading.cards_by_seat(fields, "laid", players)
    table.step = reading.companies(fields, "step")
    seals = fields.object("seals")
    table.seals = [reading.seat(seals.get(name), "seals", players) for name in COMPANIES]
    lay_out(table, reading.tiles(fields, "tiles"))
    table.revealed = fields.number("face_up", FACE_UP, SPACES)
    if table.revealed % BLOCK:
        raise Refused("line-five-tiles")
    for space in fields.numbers("taken", 1, SPACES):
        if table.tiles[space - 1] >= 0:
            table.left[table.tiles[space - 1] // 7] &= ~(1 << space)
    table.at = fields.numbers("merchants", 0, ARRIVAL, players)
    table.arrival = reading.seat(fields.get("arrival"), "arrival", players)
    table.held = reading.tile_masks(fields, "held", players)
    table.gold = fields.numbers("gold", 0, MANY, players)
    # What the laid cards say by themselves.
    table.ships = [sum(table.laid[company::5]) for company in range(5)]
    table.cannon = sum(table.ships)
    table.top = [0, 0, 0, 0, 0]
    for company in range(5):
        for seat in range(players):
            open_cards = table.step.count(company) if seat == table.turn else 0
            count = table.laid[5 * seat + company] - open_cards
            table.top[company] = max(table.top[company], count)
