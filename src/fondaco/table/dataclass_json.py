"""Dataclasses as plain data, which any JSON can hold, and back.

Fields that have their defaults are left out.

>>> from dataclasses import dataclass
>>> @dataclass(frozen=True)
... class Wish:
...     seat: int
...     amount: int | None = None
>>> plain(Wish(2)), read(Wish, {"seat": 2, "amount": 7})
({'seat': 2}, Wish(seat=2, amount=7))
"""

from dataclasses import MISSING, fields
from typing import Any, TypeVar, get_args, get_type_hints

T = TypeVar("T")
SIMPLE = (str, int, float, dict, list, tuple, type(None))  # everything else is a dataclass
_shapes: dict[type, list[tuple[str, Any]]] = {}


def plain(value: Any) -> dict[str, Any]:
    """The fields of a dataclass, except those that have their defaults."""
    shape = _shapes.get(type(value)) or _shape(type(value))
    found: dict[str, Any] = {}
    for name, default in shape:
        each = getattr(value, name)
        if each != default:
            found[name] = each if isinstance(each, SIMPLE) else plain(each)
    return found


def _shape(kind: Any) -> list[tuple[str, Any]]:
    """Name and default of each field; looked up once."""
    shape = [
        (field.name, field.default_factory() if callable(field.default_factory) else field.default)
        for field in fields(kind)
    ]
    _shapes[kind] = shape
    return shape


def read(kind: type[T], data: dict[str, Any]) -> T:
    """Read what `plain` wrote, for fields that are texts, numbers and booleans. Unknown fields are
    ignored. ValueError: something is missing, or has another type."""
    hints = get_type_hints(kind)
    found = {}
    for field in fields(kind):  # type: ignore[arg-type]  # it is a dataclass
        if field.name not in data:
            if field.default is MISSING:
                raise ValueError(f"{kind.__name__} lacks {field.name!r}.")
            continue
        value, types = data[field.name], get_args(hints[field.name]) or (hints[field.name],)
        if type(value) not in types:
            raise ValueError(f"{value!r} is not {hints[field.name]}.")
        found[field.name] = value
    return kind(**found)
