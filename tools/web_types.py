"""Writes the browser's types of what goes over the WebSocket, from fondaco.server.frames.

python tools/web_types.py           write web/src/lib/types.ts
python tools/web_types.py --check   say whether it is up to date
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from fondaco.server import frames

TARGET = Path(__file__).parent.parent / "web" / "src" / "lib" / "types.ts"
UNIONS = {"AnyRequest": frames.AnyRequest, "AnyFrame": frames.AnyFrame}
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def render() -> str:
    """The whole TypeScript file."""
    schemas, structs = msgspec.json.schema_components(UNIONS.values())
    parts = [
        "// Written by tools/web_types.py from src/fondaco/server/frames.py. Do not edit by hand.\n"
    ]
    parts += [_interface(name, schema) for name, schema in structs.items()]
    for name, schema in zip(UNIONS, schemas, strict=True):
        parts.append(f"export type {name} =\n" + "\n".join(f"  | {t}" for t in _members(schema)))
        parts[-1] += "\n"
    return "\n".join(parts)


def _interface(name: str, schema: dict[str, Any]) -> str:
    lines = []
    if about := schema.get("description"):
        lines.append(f"/** {' '.join(about.split())} */")
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    may_lack = _may_lack_defaults(name)
    for field, of in schema.get("properties", {}).items():
        mark = "?" if may_lack and field not in required else ""
        lines.append(f"  {field}{mark}: {_type(of)}")
    return "\n".join([*lines, "}", ""])


def _may_lack_defaults(name: str) -> bool:
    """Whether fields with a default may be missing: clients leave them out, some structs too."""
    struct: type[msgspec.Struct] = getattr(frames, name)
    return issubclass(struct, frames.Request) or struct.__struct_config__.omit_defaults


def _members(schema: dict[str, Any]) -> list[str]:
    return [_type(each) for each in schema["anyOf"]]


def _type(schema: dict[str, Any]) -> str:
    if ref := schema.get("$ref"):
        return str(ref).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(_members(schema))
    if "enum" in schema:
        return " | ".join(f"'{word}'" for word in schema["enum"])
    kind = schema["type"]
    if kind == "array":
        inner = _type(schema["items"])
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
