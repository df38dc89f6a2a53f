"""Whatever turns message ids and phrases into words of one language."""

from typing import Any, Protocol

from fondaco.contract.phrase import Said
from fondaco.contract.refused import Refused


class Translator(Protocol):
    """The words of one language; `fondaco.messages.Messages` has them."""

    def __call__(self, key: str, /, **values: Any) -> str:
        """A message with these values put in."""

    def say(self, said: Said) -> str:
        """A phrase in words."""

    def refusal(self, refused: Refused) -> str:
        """Why something cannot be done."""
