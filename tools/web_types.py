"""Writes the browser's types of what goes over the WebSocket and over HTTP, from the server's own.

python tools/web_types.py           write web/src/core/types/*.ts, and each game's orders.ts
python tools/web_types.py --check   say whether they are up to date

What the browser sends, what a table's socket brings and what HTTP answers have a module each:
`requests`, `frames` and `answers`. A name may mean one thing in each of them.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any, get_args, get_origin

import msgspec
from litestar import Response
from litestar.handlers import HTTPRouteHandler

from fondaco.contract.manifest import Manifest
from fondaco.games import games
from fondaco.server.http.handlers import MODULES
from fondaco.server.ws.requests import AnyRequest
from fondaco.table.frames import AnyFrame

SOURCE = Path(__file__).parent.parent / "web" / "src"
TYPES = SOURCE / "core" / "types"
GAMES = SOURCE / "games"
_NOTES = re.compile(r"/\*\*.*?\*/", re.DOTALL)
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def render() -> dict[str, str]:
    """The three modules: what is in each."""
    asked, answered = _http()
    requests, frames = get_args(AnyRequest), get_args(AnyFrame)
    # Together: an answer that contains parts of a frame imports them.
    told = _interfaces([*frames, *answered], [])
    in_frames = {name for each in frames for kind in _kinds(each) for name in _names(kind)}
    shown = {name: text for name, text in told.items() if name in in_frames}
    rest = {name: text for name, text in told.items() if name not in in_frames}
    needed = [short for name in shown if (short := _short(name)) in _words(rest.values())]
    imports = f"import type {{ {', '.join(needed)} }} from './frames'\n"
    wanted = _interfaces([*requests, *asked], [*requests, *asked])
    return {
        "requests": _module(*wanted.values(), _union("AnyRequest", requests)),
        "frames": _module(*shown.values(), _union("AnyFrame", frames)),
        "answers": _module(*([imports] if needed else []), *rest.values()),
    }


def _module(*parts: str) -> str:
    head = "// Written by tools/web_types.py from src/fondaco/server. Do not edit by hand.\n"
    return "\n".join([head, *parts])


def _union(name: str, members: tuple[type, ...]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {t.__name__}" for t in members) + "\n"


def _words(texts: Iterable[str]) -> set[str]:
    """The names of types that these interfaces use."""
    return {word for text in texts for word in re.findall(r"\b[A-Z]\w*", _NOTES.sub("", text))}


def render_orders(game: Manifest) -> str:
    """The standing orders that seats of a game can give."""
    kind = game.orders
    assert kind is not None
    parts = ["// Written by tools/web_types.py from the game's orders. Do not edit by hand.\n"]
    text = "\n".join([*parts, *_interfaces([kind], [kind]).values()])
    # An alias, and no interface, goes where any record can go.
    return text.replace(f"interface {kind.__name__} {{", f"type {kind.__name__} = {{")


def targets() -> dict[Path, str]:
    """Every file that is written, and its content."""
    found = {TYPES / f"{name}.ts": text for name, text in render().items()}
    for game in games().values():
        folder = GAMES / game.name
        if game.orders is not None and folder.is_dir():
            found[folder / "orders.ts"] = render_orders(game)
    return found


def _interfaces(wanted: list[Any], asked: list[Any]) -> dict[str, str]:
    """Everything that these types are made of, by its name. A request may leave out what has a
    default; an answer has everything, or says so."""
    _, schemas = msgspec.json.schema_components(wanted)
    brief = {kind for each in asked for kind in _kinds(each)}
    kinds = {name: each for of in wanted for each in _kinds(of) for name in _names(each)}
    return {
        name: _interface(name, schema, kinds[name] in brief or _brief(kinds[name]))
        for name, schema in schemas.items()
    }


def _http() -> tuple[list[Any], list[Any]]:
    """What is sent to the house over HTTP, and what it answers: what has fields, in any handler."""
    asked, answered = [], []
    for room in MODULES:
        for handler in room.HANDLERS:
            assert isinstance(handler, HTTPRouteHandler)
            signs = handler.fn.__annotations__
            if any(_kinds(signs.get("data"))):
                asked.append(signs["data"])
            told = _content(signs.get("return"))
            if any(_kinds(told)):
                answered.append(told)
    return asked, answered


def _content(told: Any) -> Any:
    """What a response holds."""
    return get_args(told)[0] if get_origin(told) is Response else told


def _kinds(of: Any) -> Iterator[type]:
    """Every class with fields that this type is made of."""
    met: set[type] = set()

    def walk(info: Any) -> Iterator[type]:
        match info:
            case (
                msgspec.inspect.StructType(cls=kind, fields=fields)
                | msgspec.inspect.DataclassType(cls=kind, fields=fields)
                | msgspec.inspect.TypedDictType(cls=kind, fields=fields)
            ):
                if kind not in met:
                    met.add(kind)
                    yield kind
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


def _brief(kind: type) -> bool:
    """Whether what has its default is left out."""
    if issubclass(kind, msgspec.Struct):
        return bool(kind.__struct_config__.omit_defaults)
    return not is_dataclass(kind)


def _names(kind: type) -> tuple[str, str]:
    """What a schema calls it: by its name, or in full where two have the same."""
    return kind.__name__, f"{kind.__module__}.{kind.__qualname__}"


def _short(name: str) -> str:
    """A name for TypeScript: `fondaco.server.http.account.Report` is PeopleReport."""
    room, _, own = name.rpartition(".")
    return room.rpartition(".")[2].removeprefix("api_").title().replace("_", "") + own


def _interface(name: str, schema: dict[str, Any], may_lack: bool) -> str:
    lines = []
    if about := schema.get("description"):
        lines.append(f"/** {' '.join(about.split())} */")
    lines.append(f"export interface {_short(name)} {{")
    required = schema.get("required", [])
    for field, of in sorted(schema["properties"].items(), key=lambda each: each[0] != "type"):
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
    for file, text in targets().items():
        if "--check" not in sys.argv[1:]:
            file.write_text(text, encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != text:
            sys.exit(f"{file.name} is old: run tools/web_types.py")


if __name__ == "__main__":
    main()
