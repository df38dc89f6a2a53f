"""A position, or a seat's view of one, as one line of JSON; and back, checked in full."""

from random import Random
from typing import Any

from fondaco.rules.batavia import show
from fondaco.rules.batavia.check import check, check_seen
from fondaco.rules.batavia.names import (
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
from fondaco.rules.batavia.position import BataviaPosition
from fondaco.rules.batavia.reading import (
    MANY,
    Reader,
    alike,
    as_crates,
    as_seat,
    parse_object,
    write_object,
)
from fondaco.rules.batavia.sample import sample
from fondaco.rules.batavia.table import Table, lay_out
from fondaco.rules.batavia.view import BataviaView, look
from fondaco.rules.chance import check_seed
from fondaco.rules.contract import FondacoError


def format_position(table: Table) -> str:
    return write_object(position_data(table))


def position_data(table: Table) -> dict[str, Any]:
    data = show.opening(table)
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


def parse_position(text: str) -> BataviaPosition:
    reader = Reader(parse_object(text))
    table = BataviaPosition()
    _read_opening(table, reader)
    table.seed = check_seed(reader.text("seed"))
    table.used = reader.integer("used", 0, MANY)
    _read_progress(table, reader)
    table.pile = []
    for letter in reversed(reader.text("pile")):
        if letter not in LETTERS:
            raise FondacoError(f"The pile has letters other than {LETTERS}.")
        table.pile.append(LETTERS.index(letter))
    table.pile_left = len(table.pile)
    table.discard = reader.cards("discards")
    table.hands = reader.cards_by_seat("hands", table.players)
    _read_board(table, reader)
    table.crates = as_crates(reader.field("posts"), table.players)
    table.letters = reader.integers("letters", table.players, 0, LETTERS_EACH * table.players)
    table.known = reader.cards_by_seat("known", table.players)
    table.drawn = reader.cards_by_seat("drawn", table.players)
    reader.finish()
    table.stock = [0, 0, 0, 0, 0]
    for company in table.pile:
        table.stock[company] += 1
    for i in range(5 * table.players):
        table.stock[i % 5] += table.drawn[i]
    check(table)
    _same(position_data(table), reader.data)
    return table


def format_view(view: BataviaView) -> str:
    return write_object(view.as_json())


def parse_view(text: str) -> BataviaView:
    reader = Reader(parse_object(text))
    seen = BataviaPosition()
    _read_opening(seen, reader)
    players = seen.players
    seat = reader.integer("seat", -1, players - 1)
    seen.seed = ""
    seen.used = 0
    _read_progress(seen, reader)
    seen.pile = []
    seen.pile_left = reader.integer("pile", 0, 110)
    sizes = reader.integers("hands", players, 0, 110)
    seen.hands = [0] * (5 * players)
    if seat >= 0:
        seen.hands[5 * seat : 5 * seat + 5] = reader.cards("hand")
    _read_board(seen, reader)
    seen.crates = as_crates(_crates_of(reader.field("posts")), players)
    known = Reader(reader.field("knowledge"), "knowledge")
    seen.letters = known.integers("letters", players, 0, LETTERS_EACH * players)
    seen.known = known.cards_by_seat("hands", players)
    seen.discard = known.cards("discards")
    seen.stock = known.cards("stock")
    draws = known.integers("drawn", players, 0, 110)
    seen.drawn = [0] * (5 * players)
    if seat >= 0:
        seen.drawn[5 * seat : 5 * seat + 5] = known.cards("drawn_here")
    check_seen(seen, seat, sizes, draws)
    # A view is in order if some position looks like it: prompt and moves are checked with that.
    position = sample(seen, seat, sizes, draws, Random(0))
    check(position)
    view = look(position, seat)
    _same(view.as_json(), reader.data)
    return view


def _same(expected: dict[str, Any], found: dict[str, Any]) -> None:
    """Whatever follows from other fields must say the same as those."""
    for name, value in expected.items():
        if name not in found:
            raise FondacoError(f"The field {name!r} is missing.")
        if not alike(value, found[name]):
            raise FondacoError(f"The field {name!r} does not fit the others.")
    for name in found:
        if name not in expected:
            raise FondacoError(f"There is no field {name[:40]!a} here.")


def _read_opening(table: Table, reader: Reader) -> None:
    if reader.text("game") != "batavia":
        raise FondacoError("This line is not of Batavia.")
    if reader.integer("version", 0, MANY) != show.VERSION:
        raise FondacoError("This line is of another version of the rules.")
    table.players = reader.integer("players", 3, 5)
    options = Reader(reader.field("options"), "options")
    setup = options.text("setup")
    memory = options.text("memory")
    options.finish()
    if setup not in ("standard", "quick") or memory not in ("strict", "ledger"):
        raise FondacoError("The options have values that do not exist.")
    table.quick = setup == "quick"
    table.ledger = memory == "ledger"


def _read_progress(table: Table, reader: Reader) -> None:
    players = table.players
    table.ply = reader.integer("ply", 0, MANY)
    table.round = reader.integer("round", 1, MANY)
    phase = reader.text("phase")
    if phase not in PHASES:
        raise FondacoError(f"The phase is one of {', '.join(PHASES)}.")
    table.phase = PHASES.index(phase)
    table.over = table.phase == OVER
    table.turn = reader.seat("turn", players)
    table.first = reader.integer("first", 0, players - 1)
    table.acted = reader.integer("acted", 0, players)
    table.die = reader.integer("die", 1, 6)
    table.lot = reader.cards("lot")
    table.bid = reader.integer("bid", 0, LETTERS_EACH * players)
    table.bidder = reader.seat("bidder", players)
    table.bidding = reader.seats("bidding", players)


def _read_board(table: Table, reader: Reader) -> None:
    players = table.players
    table.laid = reader.cards_by_seat("laid", players)
    table.step = reader.companies("step")
    seals = Reader(reader.field("seals"), "seals")
    table.seals = [as_seat(seals.field(name), "seals", players) for name in COMPANIES]
    seals.finish()
    lay_out(table, reader.tiles("tiles"))
    table.revealed = reader.integer("face_up", FACE_UP, SPACES)
    if table.revealed % BLOCK:
        raise FondacoError("Tiles are turned face up five at a time.")
    for space in reader.items("taken"):
        if not isinstance(space, int) or not 1 <= space <= SPACES or table.tiles[space - 1] < 0:
            raise FondacoError("taken names something that is no open space.")
        table.left[table.tiles[space - 1] // 7] &= ~(1 << space)
    table.at = reader.integers("merchants", players, 0, ARRIVAL)
    table.arrival = reader.seat("arrival", players)
    table.held = reader.tile_masks("held", players)
    table.gold = reader.integers("gold", players, 0, MANY)
    # What the laid cards say by themselves.
    table.ships = [sum(table.laid[company::5]) for company in range(5)]
    table.cannon = sum(table.ships)
    table.top = [0, 0, 0, 0, 0]


def _crates_of(value: Any) -> dict[str, Any]:
    """The crates alone, of posts that are shown with leaders and pay."""
    posts = Reader(value, "posts")
    return {name: Reader(posts.field(name), "a post").field("crates") for name in GOODS}
