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
# By what is asked: the rules that the help of that moment names.
RULE_IDS = {
    "bid": ("BA-2.1", "BA-2.2", "BA-2.3", "BA-2.4"),
    "act": ("BA-3.1", "BA-3.2", "BA-4.1"),
    "lay": ("BA-3.2", "BA-3.3", "BA-3.4", "BA-5.1"),
    "travel": ("BA-3.4", "BA-5.3"),
    "exchange": ("BA-3.6",),
}


class BataviaVoice(Voice):
    """What Batavia says to one seat."""

    bot_names: ClassVar[tuple[str, ...]] = ("Mei", "Joris", "Ingrid", "Tomas", "Annelies")
    shares_sentences: ClassVar[bool] = True

    def __init__(self, rules: Rules, seat: int, names: list[str]) -> None:
        super().__init__(rules, seat, names)
        self.options = rules.options()
        self.words = Words(self.addressee())
        self.teller = Teller(self.words)

    def title(self) -> Phrase:
        """The name of the game."""
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

    def rule_ids(self, view: View) -> tuple[str, ...]:
        return RULE_IDS.get(view.prompt["ask"], ())

    # No previews: laid cards can be taken back, and what follows is asked one by one.

    # --- telling ----------------------------------------------------------------------------

    def sentences(self, events: list[Seen]) -> list[Sentence]:
        return self.teller.sentences(events)

    def advice(self, events: list[Seen]) -> Phrase | None:
        return self.teller.advice(events)

    def log_limit(self) -> int:
        return STRICT_LOG if self.options["memory"] == "strict" else ALL

    def reason(self, why: Phrase) -> Phrase:
        """Experts name goods as in the notation."""
        if "goods" not in why.values:
            return why
        return Phrase(why.id, {**why.values, "goods": say(f"batavia-cause-{why.values['goods']}")})

    # --- the end ----------------------------------------------------------------------------

    def source(self, source: str, more: bool) -> Phrase | None:
        return say(f"batavia-account-{source}", gain="yes" if more else "no")

    def expects(self, source: str, money: float) -> Phrase | None:
        more = "yes" if money > 0 else "no"
        return say(f"batavia-coach-{source}", more=more, count=abs(money))

    def causes(self) -> list[tuple[str, Phrase]]:
        return [(cause, say(f"batavia-cause-{cause}")) for cause in CAUSES]

    def payments(self, events: list[Seen]) -> list[Payment]:
        return payments(events)


def seen(view: View) -> SeatView:
    """The view as one of Batavia."""
    assert isinstance(view, SeatView)
    return view
