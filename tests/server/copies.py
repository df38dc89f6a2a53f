"""How much work an answer takes, where the clock cannot tell: in copies of positions."""

from typing import Any

import pytest

from fondaco.contract.rules import Position


def count_copies(patch: pytest.MonkeyPatch, position: Position) -> list[int]:
    """From now on the one number in this list grows with every copy of such a position."""
    kind: Any = type(position)
    copy, copies = kind.copy, [0]

    def counted(self: Position) -> Position:
        copies[0] += 1
        found: Position = copy(self)
        return found

    patch.setattr(kind, "copy", counted)
    return copies
