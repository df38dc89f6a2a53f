"""The desk of an Oltre Mare player."""

import re
from collections.abc import Hashable
from typing import ClassVar

from rich.console import RenderableType

from fondaco.contract.refused import FondacoError
from fondaco.contract.rules import Move, Rules, View
from fondaco.games.oltremare import board
from fondaco.games.oltremare.outlook import outcome
from fondaco.games.oltremare.rules.moves import ARG, KIND, LOAD, OFFER, PLAY, TRADE
from fondaco.games.oltremare.rules.offers import Terms
from fondaco.games.oltremare.rules.rules import OltremareRules
from fondaco.games.oltremare.rules.view import OltremareView
from fondaco.games.oltremare.voice import menu
from fondaco.games.oltremare.voice.telling import Teller, payments
from fondaco.games.oltremare.voice.words import Words
from fondaco.messages import Messages
from fondaco.terminal.desk import Command, Desk, Payment, Seen, Sentence
from fondaco.terminal.menu import Choice
from fondaco.terminal.screen import Screen

STRICT_LOG = 60  # sentences; farther back, one has to remember (OM-6.3)
CAUSES = ("start", "symbols", "calm-sea", "local-influence", "deal", "purchase",
          "prestige-venice", "cargo-venice", "prestige-end", "cargo-end", "pirates",
          "markers")  # fmt: skip


class OltremareDesk(Desk):
    bot_names: ClassVar[tuple[str, ...]] = ("Bianca", "Tommaso", "Lucia", "Zorzi", "Nicolò")

    def __init__(self, rules: Rules, seat: int, names: list[str], messages: Messages) -> None:
        super().__init__(rules, seat, names, messages)
        assert isinstance(rules, OltremareRules)
        self.setting = rules.setting
        self.words = Words(rules.setting, self)
        self.teller = Teller(self.words)
        self._spelling = re.compile(rf"\b({'|'.join(self.setting.deck.goods_names)}) (\d+)\b")

    # --- words ------------------------------------------------------------------------------

    def title(self) -> str:
        return self.m(f"oltremare-title-{self.setting.edition.name}")

    def notes(self) -> list[str]:
        deck, chart = self.setting.deck, self.setting.chart
        found: list[str] = []
        if deck.reconstruction:
            found.append(self.m("oltremare-note-deck"))
        if chart.reconstruction:
            found.append(self.m("oltremare-note-map"))
        found.append(self.m(f"oltremare-note-{self.setting.memory}"))
        return found

    def tidy(self, line: str) -> str:
        """`Play Salt 7` is `play salt7`."""
        return self._spelling.sub(r"\1\2", " ".join(line.lower().split()))

    # --- the table --------------------------------------------------------------------------

    def scene(self, view: View) -> Hashable:
        v = self._view(view)
        return (v.turns, v.venice == "out") if v.turn == v.seat else "others"

    def board(self, view: View, width: int) -> RenderableType:
        return board.board(self._view(view), self.words, width)

    def brief(self, view: View, width: int) -> RenderableType | None:
        return board.brief(self._view(view), self.words)

    # --- asking -----------------------------------------------------------------------------

    def prompt(self, view: View) -> str:
        v = self._view(view)
        prompt = v.prompt
        values = {
            "left": prompt.get("left", prompt.get("excess", 0)),
            "missing": prompt.get("missing", 0),
            "load": prompt.get("load", 0),
            "name": self.names[v.turn],
        }
        return self.m(f"oltremare-prompt-{prompt['ask']}", **values)

    def hints(self, view: View) -> list[str]:
        v = self._view(view)
        m = self.m
        ask = v.prompt["ask"]
        if ask == "discard":
            power = v.prompt["power"]
            return [m("oltremare-hint-discard", hand=len(v.hand), power=power,
                      cards=v.prompt["excess"])]  # fmt: skip
        if ask == "trade":
            missing = v.prompt["missing"]
            return [m("oltremare-hint-trade", hand=len(v.hand), load=v.need, missing=missing,
                      price=v.price, bought=v.bought)]  # fmt: skip
        if ask == "talk":
            return [m("oltremare-hint-talk", name=self.names[v.turn], load=v.need,
                      hand=v.hand_sizes[v.turn], ducats=v.ducats[v.turn],
                      dealt="yes" if v.dealt >> v.seat & 1 else "no")]  # fmt: skip
        if ask == "play" and v.played:
            so_far = menu.told(outcome(v, v.played), self.words)
            names = self.listing(self.words.name(card) for card in v.played)
            return [m("oltremare-hint-played", cards=names, outcome=so_far)]
        if ask == "load":
            return [m("oltremare-hint-load", hand=len(v.hand))]
        if ask == "compass":
            return [m("oltremare-hint-compass")]
        if ask == "sail":
            return [m("oltremare-hint-sail", marker=self.words.marker(v.active[v.seat]),
                      active="yes" if v.active[v.seat] else "no")]  # fmt: skip
        return []

    def typing(self, view: View) -> list[str]:
        v = self._view(view)
        if v.prompt["ask"] == "load" and len(v.played) > 1:
            return [self.m("oltremare-type-load")]
        if v.prompt["ask"] == "compass":
            return [self.m("oltremare-type-compass")]
        return []

    def choices(self, view: View) -> list[Choice]:
        return menu.choices(self._view(view), self.words)

    def help(self, view: View) -> str:
        return self.m(f"oltremare-help-{self._view(view).prompt['ask']}")

    def preview(self, view: View, moves: list[Move]) -> str:
        v = self._view(view)
        kind = moves[-1] & KIND
        cards = [move & ARG for move in moves if move & KIND == kind]
        if kind == PLAY and len(v.played) + len(cards) == v.need:
            o = outcome(v, [*v.played, *cards])
            left = len(v.hand) - len(cards) + o.draw
            names = self.listing(self.words.name(card) for card in [*v.played, *cards])
            return self.m("oltremare-play-preview", cards=names,
                          outcome=menu.told(o, self.words), hand=left)  # fmt: skip
        if kind == LOAD and len(cards) == len(v.played):
            return menu.load_preview(v, self.words, cards)
        return ""

    def commands(self) -> list[Command]:
        m = self.m
        return [
            Command("o", "offer", m("oltremare-help-offer"), self._offer),
            Command("m", "map", m("oltremare-help-map"), self._map),
            Command("k", "ledger", m("oltremare-help-ledger"), self._ledger),
            Command("w", "wait", m("oltremare-help-wait"), self._nothing),
        ]

    def _offer(self, view: View, screen: Screen, rest: str) -> list[Move]:
        for choice in self.choices(view):
            if choice.key == "o" and choice.dialogue is not None:
                return choice.dialogue(screen)
        raise FondacoError(self.m("oltremare-no-offer-now"))

    def _map(self, view: View, screen: Screen, rest: str) -> list[Move]:
        screen.show(board.chart(self._view(view), self.words))
        return []

    def _ledger(self, view: View, screen: Screen, rest: str) -> list[Move]:
        if self.setting.memory != "ledger":
            raise FondacoError(self.m("oltremare-no-ledger"))
        screen.show(board.ledger(self._view(view), self.words))
        return []

    def _nothing(self, view: View, screen: Screen, rest: str) -> list[Move]:
        return []  # the loop waits; this only puts it into the help

    def calls(self, view: View, quiet: bool) -> set[Hashable]:
        v = self._view(view)
        found: set[Hashable] = {
            ("offer", v.turns, offer.number, offer.version)
            for offer in v.offers
            if offer.open_to(v.seat) and not offer.declined >> v.seat & 1
        }
        if not quiet and v.phase == TRADE and v.may_offer:
            found.add(("turn", v.turns))
        return found

    def waits(self, view: View) -> bool:
        v = self._view(view)
        return v.phase == TRADE

    # --- telling ----------------------------------------------------------------------------

    def sentences(self, events: list[Seen]) -> list[Sentence]:
        return self.teller.sentences(events)

    def log_limit(self) -> int:
        return STRICT_LOG if self.setting.memory == "strict" else 100_000

    # --- the end ----------------------------------------------------------------------------

    def causes(self) -> list[tuple[str, str]]:
        return [(cause, self.m(f"oltremare-cause-{cause}")) for cause in CAUSES]

    def payments(self, events: list[Seen]) -> list[Payment]:
        return payments(events, self.setting.players)

    def review(self, log: list[tuple[int, Move]]) -> list[str]:
        """What was said about cards, beside the truth (OM-2.2.2)."""
        w = self.words
        found: list[str] = []
        for seat, move in log:
            if move & KIND != OFFER:
                continue
            terms = Terms(move)
            for card, said in zip(terms.give, terms.claims, strict=True):
                if said:
                    true = "yes" if w.is_true(card, said) else "no"
                    found.append(self.m("oltremare-claim-review", claim=w.claim(said), true=true,
                                        card=w.card(card), **self.who(seat)))  # fmt: skip
        return list(dict.fromkeys(found))

    def _view(self, view: View) -> OltremareView:
        assert isinstance(view, OltremareView)
        return view
