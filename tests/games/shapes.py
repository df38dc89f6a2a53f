"""Holding plain data against a TypedDict: what leaves has the shape that the browser was told."""

from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, is_typeddict


def misfit(data: Any, of: Any, where: str = "", inside: Any = None) -> str:
    """What is wrong with it, or nothing. `inside`: the TypedDict of which it is a part."""
    if is_typeddict(of):
        return _wrong_dict(data, of, where)
    origin, args = get_origin(of), get_args(of)
    if origin in (NotRequired, Annotated):
        return misfit(data, args[0], where, inside)
    if origin is Literal:
        return "" if data in args else f"{where}: {data!r} is none of {args}"
    if origin in (Union, UnionType):
        tried = [misfit(data, each, where) for each in args]
        return "" if "" in tried else "; ".join(tried)
    if origin in (list, tuple, dict) and type(data) is not origin:
        return f"{where}: {data!r} is no {origin.__name__}"
    if origin is list:
        return _first(misfit(each, args[0], f"{where}[]") for each in data)
    if origin is tuple:
        pairs = zip(data, args, strict=True)
        return _first(misfit(each, kind, f"{where}[]") for each, kind in pairs)
    if origin is dict:
        if isinstance(args[1], str):
            mine = inside is not None and inside.__name__ == args[1]
            args = (args[0], inside if mine else of)  # a tree
        keys = _first(misfit(key, args[0], f"{where} key") for key in data)
        return keys or _first(misfit(each, args[1], f"{where}{{}}") for each in data.values())
    kind = NoneType if of is None else of
    return "" if type(data) is kind else f"{where}: {data!r} is no {kind.__name__}"


def _wrong_dict(data: Any, of: Any, where: str) -> str:
    if type(data) is not dict:
        return f"{where}: {data!r} is no dict"
    missing = of.__required_keys__ - data.keys()
    extra = data.keys() - of.__required_keys__ - of.__optional_keys__
    if missing or extra:
        return f"{where}: {of.__name__} lacks {missing or 'nothing'}, has {extra or 'no'} more"
    hints = of.__annotations__
    return _first(misfit(value, hints[key], f"{where}.{key}", of) for key, value in data.items())


def _first(troubles: Any) -> str:
    return next((each for each in troubles if each), "")
