"""A log that cannot be read."""

from typing import Any

from fondaco.contract.refused import Refused


class DamagedError(Refused):
    """An entry of a log cannot be read, or does not fit the entries before it."""

    def __init__(self, log: str, entry: int, why: str) -> None:
        super().__init__("set-aside")
        self.log = log
        self.entry = entry
        self.why = why

    def __reduce__(self) -> Any:
        return DamagedError, (self.log, self.entry, self.why)

    @classmethod
    def of(cls, log: str, entry: int, error: Exception) -> "DamagedError":
        """The text of an error may hold a secret of the table, except in the opening entry."""
        text = str(error) if entry == 0 and isinstance(error, Refused) else ""
        return cls(log, entry, text or type(error).__name__)
