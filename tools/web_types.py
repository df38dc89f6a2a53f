"""Writes the browser's types of what goes over the WebSocket and over HTTP, from the server's own.

python tools/web_types.py           write web/src/lib/types.ts
python tools/web_types.py --check   say whether it is up to date
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from litestar.handlers import HTTPRouteHandler

from fondaco.server import (
    alerts,
    api_house,
    api_learn,
    api_people,
    api_players,
    api_tables,
    frames,
)

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "types.ts"
UNIONS = {"AnyRequest": frames.AnyRequest, "AnyFrame": frames.AnyFrame}
ROOMS = (alerts, api_house, api_learn, api_people, api_players, api_tables)
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def render() -> str:
    """The whole TypeScript file."""
    asked, answered = _http()
    wanted = [*UNIONS.values(), *asked, *answered]
    schemas, structs = msgspec.json.schema_components(wanted)
    brief = {*_structs(frames.AnyRequest), *(s for each in asked for s in _structs(each))}
    classes = {name: each for of in wanted for each in _structs(of) for name in _names(each)}
    parts = ["// Written by tools/web_types.py from src/fondaco/server. Do not edit by hand.\n"]
    for name, schema in structs.items():
        struct = classes[name]
        # Whoever asks may leave out what has a default; an answer has everything, or says so.
        may_lack = struct in brief or struct.__struct_config__.omit_defaults
        parts.append(_interface(name, schema, may_lack))
    for name, schema in zip(UNIONS, schemas, strict=False):
        parts.append(f"export type {name} =\n" + "\n".join(f"  | {t}" for t in _members(schema)))
        parts[-1] += "\n"
    return "\n".join(parts)


def _http() -> tuple[list[Any], list[Any]]:
    """What is sent to the house over HTTP, and what it answers: every Struct of a handler."""
    asked, answered = [], []
    for room in ROOMS:
        for handler in room.HANDLERS:
            assert isinstance(handler, HTTPRouteHandler)
            signs = handler.fn.__annotations__
            if any(_structs(signs.get("data"))):
                asked.append(signs["data"])
            if any(_structs(signs.get("return"))):
                answered.append(signs["return"])
    return asked, answered


def _structs(of: Any) -> Iterator[type[msgspec.Struct]]:
    """Every Struct that this type is made of."""
    met: set[type] = set()

    def walk(info: Any) -> Iterator[type[msgspec.Struct]]:
        match info:
            case msgspec.inspect.StructType(cls=struct, fields=fields):
                if struct not in met:
                    met.add(struct)
                    yield struct
                    for field in fields:
                        yield from walk(field.type)
            case msgspec.inspect.UnionType(types=types):
                for each in types:
                    yield from walk(each)
            case msgspec.inspect.ListType(item_type=item):
                yield from walk(item)
            case msgspec.inspect.DictType(value_type=value):
                yield from walk(value)

    yield from walk(msgspec.inspect.type_info(of))


def _names(struct: type[msgspec.Struct]) -> tuple[str, str]:
    """What a schema calls it: by its name, or in full where two have the same."""
    return struct.__name__, f"{struct.__module__}.{struct.__qualname__}"


def _short(name: str) -> str:
    """A name for TypeScript: `fondaco.server.api_people.Report` is PeopleReport."""
    room, _, own = name.rpartition(".")
    return room.rpartition(".")[2].removeprefix("api_").title().replace("_", "") + own


def _interface(name: str, schema: dict[str, Any], may_lack: bool) -> str:
    lines = []
    if about := schema.get("description"):
        lines.append(f"/** {' '.join(about.split())} */")
    lines.append(f"export interface {_short(name)} {{")
    required = schema.get("required", [])
    for field, of in schema.get("properties", {}).items():
        mark = "?" if may_lack and field not in required else ""
        lines.append(f"  {field}{mark}: {_type(of)}")
    return "\n".join([*lines, "}", ""])


def _members(schema: dict[str, Any]) -> list[str]:
    return [_type(each) for each in schema["anyOf"]]


def _type(schema: dict[str, Any]) -> str:
    if ref := schema.get("$ref"):
        return _short(str(ref).rpartition("/")[2])
    if "anyOf" in schema:
        return " | ".join(_members(schema))
    if "enum" in schema:
        return " | ".join(f"'{word}'" for word in schema["enum"])
    if "type" not in schema:
        return "unknown"
    kind = schema["type"]
    if kind == "array":
        if fixed := schema.get("prefixItems"):
            return f"[{', '.join(_type(each) for each in fixed)}]"
        inner = _type(schema.get("items", {}))
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if values else 'unknown'}>"
    return PLAIN[kind]


def main() -> None:
    text = render()
    if "--check" in sys.argv[1:]:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
            sys.exit("web/src/lib/types.ts is old: run tools/web_types.py")
    else:
        TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
