"""The voice of a game that came without one: it says what the data says."""

from typing import Any, ClassVar

from fondaco.contract.phrase import Phrase, Row, Said, say
from fondaco.contract.rules import View
from fondaco.contract.voice import Seen, Sentence, Voice

HEAD = ("event", "seat")  # of an event; the rest are its facts


class PlainVoice(Voice):
    """The voice of a game that brings none: it says what the data says."""

    bot_names: ClassVar[tuple[str, ...]] = (
        "Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio", "Greta", "Hugo", "Irma", "Jacopo",
    )  # fmt: skip

    def title(self) -> Phrase:
        """The name of the game, as the program has it."""
        return say("plain-title", name=plain(self.rules.name).capitalize())

    def prompt(self, view: View) -> Phrase:
        return say("plain-prompt", ask=plain(str(view.prompt["ask"])))

    def hints(self, view: View) -> list[Phrase]:
        known = {key: value for key, value in view.prompt.items() if key not in ("ask", "or_write")}
        hints = [say("plain-hint", facts=facts(known))] if known else []
        written = view.prompt.get("or_write")
        if isinstance(written, str):
            hints.append(say("plain-hint-write", move=written))
        return hints

    def help(self, view: View) -> Phrase:
        return say("plain-help")

    def sentences(self, events: list[Seen]) -> list[Sentence]:
        return [self._sentence(seen) for seen in events]

    def _sentence(self, seen: Seen) -> Sentence:
        seat = seen["seat"]
        more = {key: value for key, value in seen.items() if key not in HEAD}
        values: dict[str, Any] = {"what": plain(seen["event"])}
        if more:
            values["facts"] = facts(more)
        if 0 <= seat < len(self.names):
            values["name"] = self.names[seat]
            return Sentence(Phrase("plain-event-with" if more else "plain-event", values), seat)
        message = "plain-happened-with" if more else "plain-happened"
        return Sentence(Phrase(message, values), -1, opens=True)


def plain(name: str) -> str:
    """A name of the program as words.

    >>> plain("lot_won")
    'lot won'
    """
    return name.replace("_", " ").replace("-", " ")


def facts(data: dict[str, Any]) -> Row:
    """`price 3, to 0 2`"""
    found = [say("plain-fact", name=plain(str(key)), value=worded(data[key])) for key in data]
    return Row([*found], ", ")


def worded(value: Any) -> Said:
    """Any plain data."""
    if value is None:
        return "–"
    if isinstance(value, bool):
        return say("plain-yes") if value else say("plain-no")
    if isinstance(value, list | tuple):
        return Row([worded(each) for each in value], " ") if value else "–"
    if isinstance(value, dict):
        return say("plain-group", facts=facts(value)) if value else "–"
    return str(value)
