"""Why something cannot be done, in the language of whom it is told to.

The rules and the house say so in English, as the text of a FondacoError. `locale/en/reasons.ftl`
has the sentences with their holes; here a reason is found among them and told anew. A reason that
is not among them stays as it is.

>>> told("Offer 3 has changed: it is now version 2, not 1.", "de")
'Angebot 3 hat sich geändert: es gilt jetzt Fassung 2, nicht 1.'
"""

from functools import cache
from typing import Any, NamedTuple

from fluent.runtime.types import fluent_number
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement, VariableReference

from fondaco.messages import DEFAULT, FOLDER, Messages, languages

LONGEST = 2000  # characters; what is longer is not looked at
FILE = "reasons.ftl"


class Sentence(NamedTuple):
    """A known sentence: the texts around its holes, one more than there are holes."""

    id: str
    texts: tuple[str, ...]
    holes: tuple[str, ...]

    def values(self, reason: str) -> dict[str, str] | None:
        """What is in the holes, each as short as it can be; None if it is another sentence."""
        first, *rest = self.texts
        if not reason.startswith(first) or not reason.endswith(self.texts[-1]):
            return None
        if not rest:
            return {} if reason == first else None
        found: list[str] = []
        at, end = len(first), len(reason) - len(self.texts[-1])
        for text in rest[:-1]:
            after = reason.find(text, at + 1, end)
            if after < 0:
                return None
            found.append(reason[at:after])
            at = after + len(text)
        if at >= end:
            return None
        return dict(zip(self.holes, [*found, reason[at:end]], strict=True))


def told(reason: str, language: str) -> str:
    """The reason in this language, as far as both are known."""
    messages = _messages(language)
    found = find(reason) if messages is not None else None
    if messages is None or found is None:
        return reason
    sentence, values = found
    given = {name: _value(name, value, messages) for name, value in values.items()}
    return messages(sentence.id, **given)


def find(reason: str) -> tuple[Sentence, dict[str, str]] | None:
    """The sentence that a reason is, and what is in its holes."""
    if len(reason) > LONGEST:
        return None
    by_word = _index()
    for sentence in (*by_word.get(reason.partition(" ")[0], ()), *by_word.get("", ())):
        values = sentence.values(reason)
        if values is not None:
            return sentence, values
    return None


@cache
def sentences() -> list[Sentence]:
    """All that are known; those that say most by themselves first."""
    resource = FluentParser().parse((FOLDER / DEFAULT / FILE).read_text(encoding="utf-8"))
    found: list[Sentence] = []
    for entry in resource.body:
        if isinstance(entry, Message) and entry.value is not None:
            texts, holes = [""], []
            for part in entry.value.elements:
                if isinstance(part, TextElement):
                    texts[-1] += part.value
                elif isinstance(part.expression, VariableReference):
                    holes.append(part.expression.id.name)
                    texts.append("")
            found.append(Sentence(entry.id.name, tuple(texts), tuple(holes)))
    return sorted(found, key=lambda each: (len(each.holes) > 0, -sum(map(len, each.texts))))


@cache
def _index() -> dict[str, list[Sentence]]:
    """The sentences by their first word; those that begin with a hole are under ""."""
    found: dict[str, list[Sentence]] = {}
    for sentence in sentences():
        word, space, _ = sentence.texts[0].partition(" ")
        found.setdefault(word if space or not sentence.holes else "", []).append(sentence)
    return found


@cache
def _spoken() -> frozenset[str]:
    return frozenset(languages()) - {DEFAULT}


def _messages(language: str) -> Messages | None:
    """The words of a language; None for English and for languages that we do not speak."""
    return _words(language) if language in _spoken() else None


@cache
def _words(language: str) -> Messages:
    return Messages(language)


def _value(name: str, value: str, messages: Messages) -> Any:
    """What is in a hole, made fit for the language."""
    if name == "reason":
        return told(value, messages.language)
    if name == "company" and messages.has(f"batavia-company-{value.lower()}"):
        return messages(f"batavia-company-{value.lower()}")
    if value.isdecimal() and value == str(int(value)):
        return fluent_number(int(value), useGrouping=False)  # for one card and for two cards
    return value
