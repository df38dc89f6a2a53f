"""The voice of Oltre Mare."""

from typing import ClassVar

from fondaco.contract.phrase import Phrase, Row, say
from fondaco.contract.rules import Move, Rules, View
from fondaco.contract.voice import ALL, Payment, Seen, Sentence, Voice
from fondaco.games.oltremare.outlook import outcome
from fondaco.games.oltremare.rules.claims import is_true
from fondaco.games.oltremare.rules.moves import ARG, KIND, LOAD, OFFER, PLAY
from fondaco.games.oltremare.rules.offers import Terms
from fondaco.games.oltremare.rules.rules import OltremareRules
from fondaco.games.oltremare.rules.view import OltremareView
from fondaco.games.oltremare.voice.prospects import does, load_preview, play_preview
from fondaco.games.oltremare.voice.telling import Teller, payments
from fondaco.games.oltremare.voice.words import Words

STRICT_LOG = 60  # sentences; farther back, one has to remember (OM-6.3)
CAUSES = ("start", "symbols", "calm-sea", "local-influence", "deal", "purchase",
          "prestige-venice", "cargo-venice", "prestige-end", "cargo-end", "pirates",
          "markers")  # fmt: skip
# By what is asked: the rules that the help of that moment names.
RULE_IDS = {
    "discard": ("OM-2.1.1",),
    "trade": ("OM-2.2.1", "OM-2.2.2", "OM-2.2.3", "OM-2.2.6", "OM-2.2.8"),
    "talk": ("OM-2.2.3", "OM-2.2.1", "OM-2.2.11"),
    "play": ("OM-2.3.1", "OM-2.3.2", "OM-2.3.3", "OM-2.3.4", "OM-2.3.5"),
    "sail": ("OM-2.3.5", "OM-3.1"),
    "compass": ("OM-3.2",),
    "load": ("OM-2.4.1", "OM-5.1", "OM-2.1.1", "OM-2.3.1"),
}


class OltremareVoice(Voice):
    """What Oltre Mare says to one seat."""

    bot_names: ClassVar[tuple[str, ...]] = ("Bianca", "Tommaso", "Lucia", "Zorzi", "Nicolò")
    shares_sentences: ClassVar[bool] = True

    def __init__(self, rules: Rules, seat: int, names: list[str]) -> None:
        super().__init__(rules, seat, names)
        assert isinstance(rules, OltremareRules)
        self.setting = rules.setting
        self.words = Words(rules.setting, self.addressee())
        self.teller = Teller(self.words)

    def title(self) -> Phrase:
        """The name of the edition."""
        return say(f"oltremare-title-{self.setting.edition.name}")

    def notes(self) -> list[Phrase]:
        found: list[Phrase] = []
        if self.setting.deck.reconstruction:
            found.append(say("oltremare-note-deck"))
        if self.setting.chart.reconstruction:
            found.append(say("oltremare-note-map"))
        found.append(say(f"oltremare-note-{self.setting.memory}"))
        return found

    # --- asking -----------------------------------------------------------------------------

    def prompt(self, view: View) -> Phrase:
        v = seen(view)
        prompt = v.prompt
        return say(
            f"oltremare-prompt-{prompt['ask']}",
            left=prompt.get("left", prompt.get("excess", 0)),
            missing=prompt.get("missing", 0),
            load=prompt.get("load", 0),
            name=self.names[v.turn],
        )

    def hints(self, view: View) -> list[Phrase]:
        v = seen(view)
        ask = v.prompt["ask"]
        if ask == "discard":
            power = v.prompt["power"]
            return [say("oltremare-hint-discard", hand=len(v.hand), power=power,
                        cards=v.prompt["excess"])]  # fmt: skip
        if ask == "trade":
            missing = v.prompt["missing"]
            return [say("oltremare-hint-trade", hand=len(v.hand), load=v.need, missing=missing,
                        price=v.price, bought=v.bought)]  # fmt: skip
        if ask == "talk":
            return [say("oltremare-hint-talk", name=self.names[v.turn], load=v.need,
                        hand=v.hand_sizes[v.turn], ducats=v.ducats[v.turn],
                        dealt="yes" if v.dealt >> v.seat & 1 else "no",
                        edition=self.words.edition)]  # fmt: skip
        if ask == "play" and v.played:
            names = Row([self.words.name(card) for card in v.played])
            return [say("oltremare-hint-played", cards=names, outcome=does(outcome(v, v.played)))]
        if ask == "load":
            return [say("oltremare-hint-load", hand=len(v.hand))]
        if ask == "compass":
            return [say("oltremare-hint-compass")]
        if ask == "sail":
            return [say("oltremare-hint-sail", marker=self.words.marker(v.active[v.seat]),
                        active="yes" if v.active[v.seat] else "no")]  # fmt: skip
        return []

    def help(self, view: View) -> Phrase:
        return say(f"oltremare-help-{view.prompt['ask']}", edition=self.words.edition)

    def rule_ids(self, view: View) -> tuple[str, ...]:
        return RULE_IDS.get(view.prompt["ask"], ())

    def preview(self, view: View, moves: list[Move]) -> Phrase | None:
        v = seen(view)
        kind = moves[-1] & KIND
        cards = [move & ARG for move in moves if move & KIND == kind]
        if kind == PLAY and len(v.played) + len(cards) == v.need:
            return play_preview(v, self.words, cards)
        if kind == LOAD and len(cards) == len(v.played):
            return load_preview(v, self.words, cards)
        return None

    # --- telling ----------------------------------------------------------------------------

    def sentences(self, events: list[Seen]) -> list[Sentence]:
        return self.teller.sentences(events)

    def advice(self, events: list[Seen]) -> Phrase | None:
        return self.teller.advice(events)

    def log_limit(self) -> int:
        return STRICT_LOG if self.setting.memory == "strict" else ALL

    def reason(self, why: Phrase) -> Phrase:
        """Experts name goods, markers, ports and cards as in the notation."""
        values = dict(why.values)
        if "goods" in values:
            count = values.get("cards", 1)
            values["goods"] = say("oltremare-some-goods", count=count, goods=values["goods"])
        if "marker" in values:
            values["marker"] = say(f"oltremare-marker-{values['marker']}")
        if "port" in values:
            values["port"] = say("oltremare-port", port=values["port"])
        if "card" in values:
            values["card"] = self.setting.deck.called(self.setting.deck.card_id(values["card"]))
        return Phrase(why.id, values)

    def card(self, name: str) -> Phrase | None:
        deck = self.setting.deck
        return self.words.card(deck.card_id(name)) if name in deck.names else None

    # --- the end ----------------------------------------------------------------------------

    def source(self, source: str, more: bool) -> Phrase | None:
        return say(f"oltremare-account-{source}", gain="yes" if more else "no")

    def expects(self, source: str, money: float) -> Phrase | None:
        more = "yes" if money > 0 else "no"
        return say(f"oltremare-coach-{source}", more=more, count=abs(money))

    def causes(self) -> list[tuple[str, Phrase]]:
        return [(cause, say(f"oltremare-cause-{cause}")) for cause in CAUSES]

    def payments(self, events: list[Seen]) -> list[Payment]:
        return payments(events, self.setting.players)

    def review(self, log: list[tuple[int, Move]]) -> list[Phrase]:
        """What was said about cards, beside the truth (OM-2.2.2)."""
        claims: list[tuple[int, int, int]] = []
        for seat, move in log:
            if move & KIND == OFFER:
                terms = Terms(move)
                both = zip(terms.give, terms.claims, strict=True)
                claims += [(seat, card, said) for card, said in both if said]
        return [self.claimed(*each) for each in dict.fromkeys(claims)]

    def claimed(self, seat: int, card: int, said: int) -> Phrase:
        """What somebody said of a card, and whether it is true."""
        w = self.words
        true = "yes" if is_true(w.deck, card, said) else "no"
        return say("oltremare-claim-review", claim=w.claim(said), true=true, card=w.card(card),
                   **self.who(seat))  # fmt: skip


def seen(view: View) -> OltremareView:
    """The view as one of Oltre Mare."""
    assert isinstance(view, OltremareView)
    return view
