"""Reading positions and views that somebody may have typed: JSON in, checked values out."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from fondaco.contract.refused import Refused, short

MAX_LINE = 1_000_000


def dump(data: Mapping[str, Any]) -> str:
    """One line of JSON."""
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False)


def read(line: str) -> dict[str, Any]:
    """The object in one line of JSON."""
    if len(line) > MAX_LINE:
        raise Refused("long-position")
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise Refused("not-json") from None
    if not isinstance(data, dict):
        raise Refused("not-json-object")
    return data


class Fields:
    """The fields of one JSON object, checked as they are asked for; `where` names it in errors."""

    def __init__(self, data: object, where: str) -> None:
        if not isinstance(data, dict):
            raise Refused("field-object", where=where)
        self.data: dict[str, Any] = data
        self.where = where

    def get(self, name: str) -> Any:
        """The value of a field; Refused if it is missing."""
        if name not in self.data:
            raise Refused("field-missing", where=self.where, field=name)
        return self.data[name]

    def only(self, names: list[str]) -> None:
        """Refuse fields that nobody asked for."""
        for name in self.data:
            if name not in names:
                raise Refused("field-unknown", where=self.where, field=short(str(name)))

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number from low to high."""
        return number(self.get(name), low, high, f"{self.where}: {name}")

    def numbers(self, name: str, low: int, high: int, length: int = -1) -> list[int]:
        """A list of such numbers, of this length if one is given."""
        where = f"{self.where}: {name}"
        return [number(value, low, high, where) for value in items(self.get(name), where, length)]

    def flag(self, name: str) -> bool:
        """True or false."""
        value = self.get(name)
        if not isinstance(value, bool):
            raise Refused("field-flag", where=self.where, field=name)
        return value

    def text(self, name: str) -> str:
        """A text."""
        value = self.get(name)
        if not isinstance(value, str):
            raise Refused("field-text", where=self.where, field=name)
        return value

    def choice(self, name: str, values: Sequence[str]) -> int:
        """Which of these words it is."""
        return choice(self.get(name), values, f"{self.where}: {name}")

    def texts(self, name: str, length: int = -1) -> list[str]:
        """A list of texts, of this length if one is given."""
        return texts(self.get(name), f"{self.where}: {name}", length)

    def lists(self, name: str, length: int) -> list[list[Any]]:
        """A list of so many lists."""
        where = f"{self.where}: {name}"
        return [items(value, where, -1) for value in items(self.get(name), where, length)]

    def objects(self, name: str, length: int = -1) -> list["Fields"]:
        """A list of objects, each to be read by its own fields."""
        where = f"{self.where}: {name}"
        found = items(self.get(name), where, length)
        return [Fields(value, f"{where}[{i}]") for i, value in enumerate(found)]

    def object(self, name: str) -> "Fields":
        """An object, to be read by its own fields."""
        return Fields(self.get(name), f"{self.where}: {name}")


def number(value: object, low: int, high: int, where: str) -> int:
    """The value, if it is a whole number from low to high; else Refused."""
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise Refused("field-number", where=where, low=low, high=high)
    return value


def choice(value: object, values: Sequence[str], where: str) -> int:
    """The place of the value among these; Refused if it is not one of them."""
    if not isinstance(value, str) or value not in values:
        raise Refused("field-choice", where=where, names=", ".join(values))
    return values.index(value)


def items(value: object, where: str, length: int) -> list[Any]:
    """The value, if it is a list, of this length unless that is below 0; else Refused."""
    if not isinstance(value, list) or (length >= 0 and len(value) != length):
        if length < 0:
            raise Refused("field-list", where=where)
        raise Refused("field-list-of", where=where, length=length)
    return value


def texts(value: object, where: str, length: int = -1) -> list[str]:
    """The value, if it is a list of texts, of this length if one is given; else Refused."""
    found = items(value, where, length)
    for item in found:
        if not isinstance(item, str):
            raise Refused("field-texts", where=where)
    return found
