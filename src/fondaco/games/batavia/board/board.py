"""The board of a Batavia player in the terminal."""

from collections.abc import Hashable

from rich.console import RenderableType

from fondaco.contract.board import Board, Command, MenuLine, Screen
from fondaco.contract.phrase import say
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, View
from fondaco.contract.translator import Translator
from fondaco.contract.voice import Voice
from fondaco.games.batavia.board import menu
from fondaco.games.batavia.board.drawing import Drawer
from fondaco.games.batavia.board.drawn_table import DrawnTable
from fondaco.games.batavia.rules.names import BID, BIDDING, COMPANIES, PASS
from fondaco.games.batavia.voice.voice import BataviaVoice, seen


class BataviaBoard(Board):
    """The table of Batavia in a terminal."""

    def __init__(self, voice: Voice, speech: Translator) -> None:
        super().__init__(voice, speech)
        assert isinstance(voice, BataviaVoice)
        self.words = voice.words
        self._ledger = voice.options["memory"] == "ledger"
        self._drawer = Drawer(voice.words, speech)
        self._proxy = (0, 0)  # a round, and how far to go in its auction

    def tidy(self, line: str) -> str:
        """`Reis Zweden` is typed `travel zweden`, and means `travel sweden`."""
        text = " ".join(line.lower().split())
        for company in COMPANIES:
            text = text.replace(self.m(f"batavia-company-{company}").lower(), company)
        return text

    # --- the table --------------------------------------------------------------------------

    def scene(self, view: View) -> Hashable:
        table = seen(view).seen.table
        return (table.round, table.phase == BIDDING)

    def board(self, view: View, width: int) -> RenderableType:
        return self._drawer.board(self._drawn(view))

    def brief(self, view: View, width: int) -> RenderableType:
        return self._drawer.brief(self._drawn(view))

    def _drawn(self, view: View) -> DrawnTable:
        return DrawnTable(view, self._ledger)

    # --- asking -----------------------------------------------------------------------------

    def page(self, view: View) -> Hashable:
        # Laying continues with the same menu.
        table = seen(view).seen.table
        laying = view.prompt["ask"] in ("act", "lay")
        return (table.round, table.acted, "cards" if laying else view.prompt["ask"])

    def choices(self, view: View) -> list[MenuLine]:
        return menu.choices(seen(view), self.words)

    def commands(self) -> list[Command]:
        """The proxy bid and the ledger."""
        return [
            Command("upto", "max", say("batavia-help-upto"), self._up_to, takes=True),
            Command("ledger", "ledger", say("batavia-help-ledger"), self._show_ledger),
        ]

    def _show_ledger(self, view: View, screen: Screen, rest: str) -> list[Move]:
        if not self._ledger:
            raise Refused("batavia-no-ledger")
        screen.show(self._drawer.ledger(self._drawn(view)))
        return []

    # --- a standing order -------------------------------------------------------------------

    def _up_to(self, view: View, screen: Screen, rest: str) -> list[Move]:
        """For this auction: one more than the others, up to a limit."""
        if view.prompt["ask"] != "bid":
            raise Refused("batavia-no-auction")
        most = view.prompt["max"]
        if not (rest.isascii() and rest.isdecimal() and len(rest) < 3 and 0 < int(rest) <= most):
            raise Refused("batavia-upto-how", most=most)
        self._proxy = (seen(view).seen.table.round, int(rest))
        return [self._next_bid(view, int(rest))]

    def _next_bid(self, view: View, limit: int) -> Move:
        least: int = view.prompt["min"]
        return BID + least if least <= min(limit, view.prompt["max"]) else PASS

    def automatic(self, view: View) -> Move | None:
        ordered, limit = self._proxy
        if view.prompt["ask"] != "bid" or seen(view).seen.table.round != ordered:
            return None
        return self._next_bid(view, limit)

    def taken_back(self) -> None:
        self._proxy = (0, 0)
