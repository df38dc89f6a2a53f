"""Writes the browser's types of what leaves a game, from the game's own `wire.py`.

python tools/wire_types.py           write web/src/games/<game>/wire.ts
python tools/wire_types.py --check   say whether they are up to date

Every game that has a `wire.py` and a folder in the browser app gets one: no game is named here.
"""

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    is_typeddict,
)

from fondaco.games import games

SCREENS = Path(__file__).parent.parent / "web" / "src" / "games"
PLAIN: dict[Any, str] = {str: "string", int: "number", float: "number", bool: "boolean"}
PLAIN |= {NoneType: "null", None: "null", Any: "unknown"}


def targets() -> dict[Path, str]:
    """Every file there should be, and its content."""
    found = {}
    for game in games().values():
        folder = SCREENS / game.name
        if folder.is_dir() and find_spec(f"{game.package}.wire"):
            found[folder / "wire.ts"] = render(import_module(f"{game.package}.wire"))
    return found


def render(wire: ModuleType) -> str:
    """The whole TypeScript file."""
    where = wire.__name__.replace(".", "/")
    parts = [f"// Written by tools/wire_types.py from src/{where}.py. Do not edit by hand.\n"]
    # By what they are: an alias is found again where it is used.
    names = {of: name for name, of in shapes(wire).items() if not is_typeddict(of)}
    for name, of in shapes(wire).items():
        parts.append(shape(name, of, names) if is_typeddict(of) else alias(name, of, names))
    return "\n".join(parts)


def shapes(wire: ModuleType) -> dict[str, Any]:
    """What the module itself names: TypedDicts, and aliases of other types."""
    return {
        name: of
        for name, of in vars(wire).items()
        if name[0].isupper()
        and ((is_typeddict(of) and of.__module__ == wire.__name__) or is_alias(of))
    }


def is_alias(of: Any) -> bool:
    return get_origin(of) in (Literal, Union, UnionType, dict, list)


def alias(name: str, of: Any, names: dict[Any, str]) -> str:
    known = {each: called for each, called in names.items() if called != name}
    return f"export type {name} = {written(of, known)}\n"


def shape(name: str, of: Any, names: dict[Any, str]) -> str:
    lines = []
    about = of.__doc__ or ""
    if about and not about.startswith("dict("):
        lines.append(f"/** {' '.join(about.split())} */")
    # A type and not an interface: only those are Records as well.
    lines.append(f"export type {name} = {{")
    for field, hint in of.__annotations__.items():
        mark = "" if field in of.__required_keys__ else "?"
        lines.append(f"  {field}{mark}: {written(hint, names)}")
    return "\n".join([*lines, "}", ""])


def written(of: Any, names: dict[Any, str]) -> str:
    """A type in TypeScript."""
    if isinstance(of, str):
        return of  # an alias that speaks of itself
    if of in PLAIN:
        return PLAIN[of]
    if is_typeddict(of):
        return str(of.__name__)
    if of in names:
        return names[of]
    origin, args = get_origin(of), get_args(of)
    if origin is NotRequired:
        return written(args[0], names)
    if origin is Annotated:
        key, value = get_args(args[0])
        assert args[1:] == ("complete",)
        return f"Record<{written(key, names)}, {written(value, names)}>"
    if origin is Literal:
        return " | ".join(f"'{word}'" for word in args)
    if origin in (Union, UnionType):
        return " | ".join(written(each, names) for each in args)
    if origin is list:
        inner = written(args[0], names)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(written(each, names) for each in args)}]"
    if origin is dict:
        key, value = args
        if key is str:
            return f"{{ [name: string]: {written(value, names)} }}"
        return f"Partial<Record<{written(key, names)}, {written(value, names)}>>"
    raise TypeError(f"There is no word for {of} in TypeScript yet.")


def main() -> None:
    for path, text in targets().items():
        if "--check" not in sys.argv[1:]:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            sys.exit(f"{path.relative_to(SCREENS.parent)} is old: run tools/wire_types.py")


if __name__ == "__main__":
    main()
