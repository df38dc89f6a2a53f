"""Plain data, as JSON has it, read into types: dataclasses, lists, choices and numbers.

What does not fit is a ValueError whose text says what is wrong and where, in the words that
msgspec uses, so that a program hears the same from every host.

>>> from dataclasses import dataclass
>>> @dataclass(frozen=True)
... class Wish:
...     seat: int
...     names: list[str] | None = None
>>> read(Wish, {"seat": 2, "names": ["Ann"]})
Wish(seat=2, names=['Ann'])
>>> read(Wish, {"seat": "2"})
Traceback (most recent call last):
ValueError: Expected `int`, got `str` - at `$.seat`
"""

from collections.abc import Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

T = TypeVar("T")
NAMES = {str: "str", int: "int", float: "float", bool: "bool", NoneType: "null"}
NAMES |= {list: "array", dict: "object"}


def read(kind: type[T], data: Any, strict: bool = False) -> T:
    """The data as this type. `strict`: a field that is not known is an error, too."""
    found: T = _read(kind, data, "$", strict)
    return found


def _read(kind: Any, data: Any, at: str, strict: bool) -> Any:
    if kind is Any or kind is object:
        return data
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return _one_of(get_args(kind), data, at, strict)
    if origin is Literal:
        if type(data) is not str:
            raise _unexpected("str", data, at)
        if data not in get_args(kind):
            raise ValueError(f"Invalid enum value {data!r}{_place(at)}")
        return data
    if origin in (list, tuple):
        return _items(kind, origin, data, at, strict)
    if origin in (dict, Mapping) or kind is dict:
        return _members(get_args(kind) or (Any, Any), data, at, strict)
    if is_dataclass(kind):
        return _dataclass(kind, data, at, strict)
    if kind is float and type(data) is int:
        return float(data)
    if type(data) is not kind:
        raise _unexpected(NAMES.get(kind, str(kind)), data, at)
    return data


def _one_of(kinds: tuple[Any, ...], data: Any, at: str, strict: bool) -> Any:
    last = ValueError()
    for kind in kinds:
        try:
            return _read(kind, data, at, strict)
        except ValueError as error:
            last = error
    simple = [NAMES[each] for each in kinds if each in NAMES]
    if len(simple) == len(kinds):
        raise _unexpected(" | ".join(simple), data, at)
    raise last


def _items(kind: Any, origin: Any, data: Any, at: str, strict: bool) -> Any:
    if type(data) is not list:
        raise _unexpected("array", data, at)
    of = get_args(kind)
    if origin is tuple and of[-1] is not Ellipsis:
        if len(data) != len(of):
            raise ValueError(f"Expected `array` of length {len(of)}, got {len(data)}{_place(at)}")
        pairs = zip(of, data, strict=True)
        return tuple(
            _read(each, item, f"{at}[{n}]", strict) for n, (each, item) in enumerate(pairs)
        )
    found = [_read(of[0], item, f"{at}[{number}]", strict) for number, item in enumerate(data)]
    return found if origin is list else tuple(found)


def _members(of: tuple[Any, ...], data: Any, at: str, strict: bool) -> dict[Any, Any]:
    if type(data) is not dict:
        raise _unexpected("object", data, at)
    return {
        _key(of[0], key, at): _read(of[1], each, f"{at}[...]", strict) for key, each in data.items()
    }


def _key(kind: Any, key: str, at: str) -> Any:
    if kind is not int:
        return key
    try:
        return int(key)
    except ValueError:
        raise ValueError(f"Expected `int`, got `str` - at `key` in `{at}`") from None


def _dataclass(kind: Any, data: Any, at: str, strict: bool) -> Any:
    if type(data) is not dict:
        raise _unexpected("object", data, at)
    known = _fields(kind)
    if strict:
        for name in data:
            if name not in known:
                raise ValueError(f"Object contains unknown field `{name}`{_place(at)}")
    found = {}
    for name, (hint, needed) in known.items():
        if name in data:
            found[name] = _read(hint, data[name], f"{at}.{name}", strict)
        elif needed:
            raise ValueError(f"Object missing required field `{name}`{_place(at)}")
    return kind(**found)


@cache
def _fields(kind: Any) -> dict[str, tuple[Any, bool]]:
    """By name: the type of a field, and whether it has to be there."""
    hints = get_type_hints(kind)
    return {
        each.name: (
            hints[each.name],
            each.default is MISSING and each.default_factory is MISSING,
        )
        for each in fields(kind)
        if each.init
    }


def _unexpected(wanted: str, data: Any, at: str) -> ValueError:
    return ValueError(f"Expected `{wanted}`, got `{NAMES.get(type(data), '?')}`{_place(at)}")


def _place(at: str) -> str:
    return "" if at == "$" else f" - at `{at}`"
