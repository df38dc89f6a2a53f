"""Reading the pieces of a table back from plain data; the counterpart of show."""

import json
from typing import Any

from fondaco.contract.fields import Fields, items, number
from fondaco.contract.refused import Refused
from fondaco.games.batavia.rules.names import CARDS_EACH, COMPANIES, GOODS, SPACES
from fondaco.games.batavia.rules.tiles import parse_tile


def alike(one: Any, other: Any) -> bool:
    """Whether two pieces of plain data are the same, in whatever order their fields stand."""
    try:
        return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
    except RecursionError:
        return False


def seat(value: object, where: str, players: int) -> int:
    """A seat, or -1 for null."""
    return -1 if value is None else number(value, 0, players - 1, where)


def seats(fields: Fields, name: str, players: int) -> int:
    """A list of seats as a mask."""
    mask = 0
    for value in fields.numbers(name, 0, players - 1):
        mask |= 1 << value
    return mask


def cards(value: object, where: str) -> list[int]:
    """{"england": 2} as five counts."""
    counts = [0, 0, 0, 0, 0]
    fields = Fields(value, where)
    for company in range(5):
        if COMPANIES[company] in fields.data:
            counts[company] = fields.number(COMPANIES[company], 1, CARDS_EACH)
    return counts


def cards_by_seat(fields: Fields, name: str, players: int) -> list[int]:
    """Cards of each company, for every seat in a row."""
    counts: list[int] = []
    for value in items(fields.get(name), name, players):
        counts.extend(cards(value, name))
    return counts


def companies(fields: Fields, name: str) -> list[int]:
    """A list of companies, by their numbers."""
    found: list[int] = []
    for value in fields.texts(name):
        if value not in COMPANIES:
            raise Refused("line-company", where=name)
        found.append(COMPANIES.index(value))
    return found


def tiles(fields: Fields, name: str) -> list[int]:
    """35 tiles by name; a face-down one is null and becomes -1."""
    return [
        -1 if value is None else _tile(value, name)
        for value in items(fields.get(name), name, SPACES)
    ]


def tile_masks(fields: Fields, name: str, players: int) -> list[int]:
    """The tiles of each seat as a mask."""
    masks: list[int] = []
    for values in fields.lists(name, players):
        mask = 0
        for value in values:
            mask |= 1 << _tile(value, name)
        masks.append(mask)
    return masks


def _tile(value: object, where: str) -> int:
    if not isinstance(value, str):
        raise Refused("line-tile", where=where)
    return parse_tile(value)


def crates(posts: Fields, players: int) -> list[int]:
    """{"tea": {"england": 2}, ...} as the owner of each tile's crate."""
    owners = [-1] * SPACES
    for goods in range(7):
        post = posts.object(GOODS[goods])
        for company in range(5):
            if COMPANIES[company] in post.data:
                owners[7 * company + goods] = post.number(COMPANIES[company], 0, players - 1)
    return owners
