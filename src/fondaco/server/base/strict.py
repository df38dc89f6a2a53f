"""Structs of msgspec from the dataclasses that `fondaco.host` declares."""

import dataclasses
from typing import Any, get_type_hints

from msgspec import NODEFAULT, defstruct, field


def strict(kind: type, tag: str | None = None) -> Any:
    """A struct with the fields of this dataclass, which refuses any other field.

    `tag`: it is told from others by the field `type`.
    """
    hints = get_type_hints(kind)
    found = [(each.name, hints[each.name], _field(each)) for each in dataclasses.fields(kind)]
    doc = kind.__doc__ or ""
    own = {} if doc.startswith(f"{kind.__name__}(") else {"__doc__": doc}
    more: dict[str, Any] = {"tag_field": "type", "tag": tag} if tag is not None else {}
    return defstruct(
        kind.__name__, found, namespace=own, module=kind.__module__, forbid_unknown_fields=True,
        frozen=True, **more,
    )  # fmt: skip


def _field(of: Any) -> Any:
    default = NODEFAULT if of.default is dataclasses.MISSING else of.default
    if of.default_factory is not dataclasses.MISSING:
        return field(default_factory=of.default_factory)
    return field(default=default)
