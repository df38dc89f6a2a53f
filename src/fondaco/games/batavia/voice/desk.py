"""The desk of a Batavia player."""

from collections.abc import Hashable
from typing import ClassVar

from rich.console import RenderableType

from fondaco.contract.refused import FondacoError
from fondaco.contract.rules import Move, Rules, View
from fondaco.games.batavia import board
from fondaco.games.batavia.rules.names import GOODS
from fondaco.games.batavia.voice import menu
from fondaco.games.batavia.voice.sight import Sight
from fondaco.games.batavia.voice.telling import Teller, payments
from fondaco.games.batavia.voice.words import Words
from fondaco.messages import Messages
from fondaco.terminal.desk import Command, Desk, Payment, Seen, Sentence
from fondaco.terminal.menu import Choice
from fondaco.terminal.screen import Screen

STRICT_LOG = 60  # sentences; farther back, one has to remember
CAUSES = ("exchange", *GOODS, "letters", "arrival", "seals")


class BataviaDesk(Desk):
    bot_names: ClassVar[tuple[str, ...]] = ("Mei", "Joris", "Ingrid", "Tomas", "Annelies")

    def __init__(self, rules: Rules, seat: int, names: list[str], messages: Messages) -> None:
        super().__init__(rules, seat, names, messages)
        self.options = rules.options()
        self.words = Words(self)
        self.teller = Teller(self.words)
        self._proxy = (0, 0)  # a round, and how far to go in its auction

    # --- words ------------------------------------------------------------------------------

    def title(self) -> str:
        return self.m("batavia-title")

    def notes(self) -> list[str]:
        found = [self.m("batavia-note-quick")] if self.options["setup"] == "quick" else []
        return [*found, self.m(f"batavia-note-{self.options['memory']}")]

    def tidy(self, line: str) -> str:
        return " ".join(line.lower().split())

    # --- the table --------------------------------------------------------------------------

    def scene(self, view: View) -> Hashable:
        v = self._view(view)
        return (v.round, v.phase == "bid")

    def board(self, view: View, width: int) -> RenderableType:
        return board.board(self._view(view), self.words)

    def brief(self, view: View, width: int) -> RenderableType | None:
        return board.brief(self._view(view), self.words)

    # --- asking -----------------------------------------------------------------------------

    def prompt(self, view: View) -> str:
        v = self._view(view)
        values = {key: value for key, value in v.prompt.items() if isinstance(value, int)}
        return self.m(f"batavia-prompt-{v.prompt['ask']}", **values)

    def hints(self, view: View) -> list[str]:
        v = self._view(view)
        ask = v.prompt["ask"]
        found: list[str] = []
        if ask == "bid":
            found.append(menu.bid_hint(v, self.words))
            if v.prompt["min"] <= v.prompt["max"]:
                found.append(menu.payment_hint(v, self.words))
        elif ask == "act" and not v.prompt["lay"]:
            found.append(self.m("batavia-hint-must-draw"))
        elif ask == "lay" and not v.prompt["done"]:
            found.append(self.m("batavia-hint-no-majority"))
        danger = menu.pirate_hint(v, self.words)
        return [*found, danger] if danger else found

    def choices(self, view: View) -> list[Choice]:
        return menu.choices(self._view(view), self.words)

    def help(self, view: View) -> str:
        return self.m(f"batavia-help-{self._view(view).prompt['ask']}")

    def preview(self, view: View, moves: list[Move]) -> str:
        return ""  # laid cards can be taken back; what follows is asked one by one

    def commands(self) -> list[Command]:
        m = self.m
        return [
            Command("upto", "max", m("batavia-help-upto"), self._up_to, takes=True),
            Command("ledger", "ledger", m("batavia-help-ledger"), self._ledger),
        ]

    def _up_to(self, view: View, screen: Screen, rest: str) -> list[Move]:
        """A standing order for this auction: one more than the others, up to a limit."""
        v = self._view(view)
        if v.prompt["ask"] != "bid":
            raise FondacoError(self.m("batavia-no-auction"))
        most = v.prompt["max"]
        if not (rest.isascii() and rest.isdecimal() and len(rest) < 3 and 0 < int(rest) <= most):
            raise FondacoError(self.m("batavia-upto-how", most=most))
        self._proxy = (v.round, int(rest))
        return [self._next_bid(v, int(rest))]

    def _next_bid(self, v: Sight, limit: int) -> Move:
        least = v.prompt["min"]
        return v.moves[f"bid {least}" if least <= min(limit, v.prompt["max"]) else "pass"]

    def automatic(self, view: View) -> Move | None:
        v = self._view(view)
        ordered, limit = self._proxy
        if v.prompt["ask"] != "bid" or v.round != ordered:
            return None
        return self._next_bid(v, limit)

    def taken_back(self) -> None:
        self._proxy = (0, 0)

    def _ledger(self, view: View, screen: Screen, rest: str) -> list[Move]:
        if self.options["memory"] != "ledger":
            raise FondacoError(self.m("batavia-no-ledger"))
        screen.show(board.ledger(self._view(view), self.words))
        return []

    # --- telling ----------------------------------------------------------------------------

    def sentences(self, events: list[Seen]) -> list[Sentence]:
        return self.teller.sentences(events)

    def log_limit(self) -> int:
        return STRICT_LOG if self.options["memory"] == "strict" else 100_000

    # --- the end ----------------------------------------------------------------------------

    def causes(self) -> list[tuple[str, str]]:
        return [(cause, self.m(f"batavia-cause-{cause}")) for cause in CAUSES]

    def payments(self, events: list[Seen]) -> list[Payment]:
        return payments(events)

    def _view(self, view: View) -> Sight:
        return Sight(view, self.options["memory"] == "ledger")
