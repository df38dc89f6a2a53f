"""A request of the page: its query, language and body."""

import json
from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import parse_qsl, urlsplit

from fondaco.contract.refused import Refused
from fondaco.host.typed import read
from fondaco.messages import language_asked, supported

T = TypeVar("T")


@dataclass(frozen=True)
class Asked:
    """A request."""

    query: dict[str, str]
    language: str
    body: str

    def data(self, kind: type[T]) -> T:
        """The body. Refused: it has another form."""
        if not self.body:
            raise Refused("body-missing")
        try:
            data = json.loads(self.body)
        except (ValueError, RecursionError) as error:
            raise Refused("body-not-json", error=str(error)) from None
        try:
            return read(kind, data, strict=True)
        except ValueError as error:
            raise Refused("body-form", error=str(error)) from None

    def number(self, name: str, usual: int | None = None) -> int:
        text = self.query.get(name)
        if text is None and usual is not None:
            return usual
        try:
            return int(text or "")
        except ValueError:
            raise Refused("request-form", error=f"{name}: Expected `int`, got `str`") from None

    @property
    def lang(self) -> str:
        """The language of a table's texts; none: data only."""
        return supported(self.query.get("lang", "en"))


@dataclass(frozen=True)
class PlainText:
    """An answer that is not JSON."""

    text: str
    headers: dict[str, str]


def asked_of(path: str, headers: dict[str, str], body: str) -> tuple[str, Asked]:
    """The path of a request without its query, and the rest."""
    found = urlsplit(path)
    query = dict(parse_qsl(found.query, keep_blank_values=True))
    spoken = {name.lower(): value for name, value in headers.items()}.get("accept-language", "")
    return found.path, Asked(query, language_asked(query.get("lang") or spoken), body)
