"""Reading plain data back, one named field at a time, with a reason for whatever is wrong."""

import json
from typing import Any

from fondaco.rules.batavia.names import CARDS_EACH, COMPANIES, GOODS, SPACES
from fondaco.rules.batavia.tiles import parse_tile
from fondaco.rules.contract import FondacoError

MANY = 1_000_000_000  # no game is longer


def parse_object(text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise FondacoError("This line is not JSON.") from None
    if not isinstance(data, dict):
        raise FondacoError("This line is not a JSON object.")
    return data


def write_object(data: dict[str, Any]) -> str:
    return json.dumps(data, separators=(",", ":"))


def alike(one: Any, other: Any) -> bool:
    """Whether two pieces of plain data are the same, in whatever order their fields stand."""
    try:
        return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)
    except RecursionError:
        return False


class Reader:
    """One JSON object being read; each field can be asked for by its kind."""

    def __init__(self, data: Any, what: str = "the line") -> None:
        if not isinstance(data, dict):
            raise FondacoError(f"{what} is not a JSON object.")
        self.data: dict[str, Any] = data
        self.asked: list[str] = []

    def field(self, name: str) -> Any:
        if name not in self.data:
            raise FondacoError(f"The field {name!r} is missing.")
        self.asked.append(name)
        return self.data[name]

    def finish(self) -> None:
        """Nothing may be left over: a misspelt field would go unnoticed."""
        for name in self.data:
            if name not in self.asked:
                raise FondacoError(f"There is no field {name[:40]!a} here.")

    def integer(self, name: str, low: int, high: int) -> int:
        return as_integer(self.field(name), name, low, high)

    def text(self, name: str) -> str:
        value = self.field(name)
        if not isinstance(value, str):
            raise FondacoError(f"{name} is not a text.")
        return value

    def items(self, name: str, length: int = -1) -> list[Any]:
        return as_list(self.field(name), name, length)

    def seat(self, name: str, players: int) -> int:
        """A seat, or -1 where the line says null."""
        return as_seat(self.field(name), name, players)

    def seats(self, name: str, players: int) -> int:
        """A list of seats, rising, as a mask."""
        mask = 0
        for value in self.items(name):
            seat = as_integer(value, name, 0, players - 1)
            if mask >> seat:
                raise FondacoError(f"{name} does not list seats in order.")
            mask |= 1 << seat
        return mask

    def integers(self, name: str, length: int, low: int, high: int) -> list[int]:
        return [as_integer(value, name, low, high) for value in self.items(name, length)]

    def cards(self, name: str) -> list[int]:
        return as_cards(self.field(name), name)

    def cards_by_seat(self, name: str, players: int) -> list[int]:
        counts: list[int] = []
        for value in self.items(name, players):
            counts.extend(as_cards(value, name))
        return counts

    def companies(self, name: str) -> list[int]:
        return [as_company(value, name) for value in self.items(name)]

    def tiles(self, name: str) -> list[int]:
        """35 tiles by name; a face-down one is null and becomes -1."""
        return [as_tile(value, name) for value in self.items(name, SPACES)]

    def tile_masks(self, name: str, players: int) -> list[int]:
        masks: list[int] = []
        for values in self.items(name, players):
            mask = 0
            for value in as_list(values, name, -1):
                tile = as_tile(value, name)
                if tile < 0 or mask >> tile:
                    raise FondacoError(f"{name} does not list tiles in order.")
                mask |= 1 << tile
            masks.append(mask)
        return masks


def as_integer(value: Any, name: str, low: int, high: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise FondacoError(f"{name} needs whole numbers from {low} to {high}.")
    return value


def as_list(value: Any, name: str, length: int) -> list[Any]:
    if not isinstance(value, list):
        raise FondacoError(f"{name} is not a list.")
    if length >= 0 and len(value) != length:
        raise FondacoError(f"{name} has {len(value)} entries instead of {length}.")
    return value


def as_seat(value: Any, name: str, players: int) -> int:
    return -1 if value is None else as_integer(value, name, 0, players - 1)


def as_company(value: Any, name: str) -> int:
    if not isinstance(value, str) or value not in COMPANIES:
        raise FondacoError(f"{name} names something that is no company.")
    return COMPANIES.index(value)


def as_tile(value: Any, name: str) -> int:
    if value is None:
        return -1
    if not isinstance(value, str):
        raise FondacoError(f"{name} names something that is no tile.")
    return parse_tile(value)


def as_cards(value: Any, name: str) -> list[int]:
    """{"england": 2} as five counts."""
    counts = [0, 0, 0, 0, 0]
    reader = Reader(value, name)
    for company in range(5):
        if COMPANIES[company] in reader.data:
            counts[company] = reader.integer(COMPANIES[company], 1, CARDS_EACH)
    reader.finish()
    return counts


def as_crates(value: Any, players: int) -> list[int]:
    """{"tea": {"england": 2}, ...} as the owner of each tile's crate."""
    crates = [-1] * SPACES
    posts = Reader(value, "posts")
    for goods in range(7):
        post = Reader(posts.field(GOODS[goods]), "a post")
        for company in range(5):
            if COMPANIES[company] in post.data:
                crates[7 * company + goods] = post.integer(COMPANIES[company], 0, players - 1)
        post.finish()
    posts.finish()
    return crates
