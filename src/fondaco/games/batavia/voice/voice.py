"""The voice of Batavia."""

from typing import ClassVar

from fondaco.contract.phrase import Phrase, say
from fondaco.contract.rules import Rules, View
from fondaco.contract.voice import ALL, Payment, Seen, Sentence, Voice
from fondaco.games.batavia.rules.names import GOODS
from fondaco.games.batavia.rules.view import SeatView
from fondaco.games.batavia.voice import prospects
from fondaco.games.batavia.voice.telling import Teller, payments
from fondaco.games.batavia.voice.words import Words

STRICT_LOG = 60  # sentences; farther back, one has to remember
CAUSES = ("exchange", *GOODS, "letters", "arrival", "seals")


class BataviaVoice(Voice):
    bot_names: ClassVar[tuple[str, ...]] = ("Mei", "Joris", "Ingrid", "Tomas", "Annelies")

    def __init__(self, rules: Rules, seat: int, names: list[str]) -> None:
        super().__init__(rules, seat, names)
        self.options = rules.options()
        self.words = Words(self)
        self.teller = Teller(self.words)

    def title(self) -> Phrase:
        return say("batavia-title")

    def notes(self) -> list[Phrase]:
        found = [say("batavia-note-quick")] if self.options["setup"] == "quick" else []
        return [*found, say(f"batavia-note-{self.options['memory']}")]

    # --- asking -----------------------------------------------------------------------------

    def prompt(self, view: View) -> Phrase:
        values = {key: value for key, value in view.prompt.items() if isinstance(value, int)}
        return Phrase(f"batavia-prompt-{view.prompt['ask']}", values)

    def hints(self, view: View) -> list[Phrase]:
        v = seen(view)
        ask = v.prompt["ask"]
        found: list[Phrase] = []
        if ask == "bid":
            found.append(prospects.lot(v, self.words))
            if v.prompt["min"] <= v.prompt["max"]:
                found.append(prospects.payment(v, self.words))
        elif ask == "act" and not v.prompt["lay"]:
            found.append(say("batavia-hint-must-draw"))
        elif ask == "lay" and not v.prompt["done"]:
            found.append(say("batavia-hint-no-majority"))
        danger = prospects.pirates(v, self.words)
        return [*found, danger] if danger is not None else found

    def help(self, view: View) -> Phrase:
        return say(f"batavia-help-{view.prompt['ask']}")

    # No previews: laid cards can be taken back, and what follows is asked one by one.

    # --- telling ----------------------------------------------------------------------------

    def sentences(self, events: list[Seen]) -> list[Sentence]:
        return self.teller.sentences(events)

    def log_limit(self) -> int:
        return STRICT_LOG if self.options["memory"] == "strict" else ALL

    def reason(self, why: Phrase) -> Phrase:
        """Experts name goods as in the notation."""
        if "goods" not in why.values:
            return why
        return Phrase(why.id, {**why.values, "goods": say(f"batavia-cause-{why.values['goods']}")})

    # --- the end ----------------------------------------------------------------------------

    def causes(self) -> list[tuple[str, Phrase]]:
        return [(cause, say(f"batavia-cause-{cause}")) for cause in CAUSES]

    def payments(self, events: list[Seen]) -> list[Payment]:
        return payments(events)


def seen(view: View) -> SeatView:
    assert isinstance(view, SeatView)
    return view
