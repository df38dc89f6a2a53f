"""The board of an Oltre Mare player in the terminal."""

from collections.abc import Hashable

from rich.console import RenderableType

from fondaco.contract.board import Board, Command, MenuLine, Screen
from fondaco.contract.phrase import Said, say
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, View
from fondaco.contract.translator import Translator
from fondaco.contract.voice import Voice
from fondaco.games.oltremare.board import menu
from fondaco.games.oltremare.board.composer import Composer
from fondaco.games.oltremare.board.drawing import Drawer
from fondaco.games.oltremare.board.spelling import Spelling
from fondaco.games.oltremare.rules.moves import TRADE
from fondaco.games.oltremare.rules.offers import NEW
from fondaco.games.oltremare.voice.voice import OltremareVoice, seen


class OltremareBoard(Board):
    """The table of Oltre Mare in a terminal."""

    def __init__(self, voice: Voice, speech: Translator) -> None:
        super().__init__(voice, speech)
        assert isinstance(voice, OltremareVoice)
        self.setting = voice.setting
        self.words = voice.words
        self._drawer = Drawer(voice.words, speech)
        self._spelling = Spelling(self.setting, speech)

    def tidy(self, line: str) -> str:
        """`Play Salt 7` is `play salt7`."""
        return self._spelling(line)

    # --- the table --------------------------------------------------------------------------

    def scene(self, view: View) -> Hashable:
        v = seen(view)
        return (v.turns, v.venice == "out") if v.turn == v.seat else "others"

    def board(self, view: View, width: int) -> RenderableType:
        return self._drawer.board(seen(view), width)

    def brief(self, view: View, width: int) -> RenderableType:
        return self._drawer.brief(seen(view))

    # --- asking -----------------------------------------------------------------------------

    def typing(self, view: View) -> list[Said]:
        v = seen(view)
        if v.prompt["ask"] == "load" and len(v.played) > 1:
            return [say("oltremare-type-load")]
        if v.prompt["ask"] == "compass":
            return [say("oltremare-type-compass")]
        return []

    def choices(self, view: View) -> list[MenuLine]:
        return menu.choices(seen(view), self.words, self._spelling)

    def commands(self) -> list[Command]:
        """Offers, the map, the ledger, and waiting."""
        return [
            Command("o", "offer", say("oltremare-help-offer"), self._offer, takes=True),
            Command("m", "map", say("oltremare-help-map"), self._map),
            Command("k", "ledger", say("oltremare-help-ledger"), self._ledger),
            Command("w", "wait", say("oltremare-help-wait"), self._nothing),
        ]

    def _offer(self, view: View, screen: Screen, rest: str) -> list[Move]:
        v = seen(view)
        if not v.may_offer or v.seat not in v.to_move:
            raise Refused("oltremare-no-offer-now")
        try:
            return [self.voice.rules.parse_move(self.tidy(f"offer {rest}"))]
        except Refused:  # not in full notation: the short form, or nothing yet
            return Composer(v, self.words, self._spelling, screen).compose(
                NEW, None, self.tidy(rest)
            )

    def _map(self, view: View, screen: Screen, rest: str) -> list[Move]:
        screen.show(self._drawer.chart(seen(view)))
        return []

    def _ledger(self, view: View, screen: Screen, rest: str) -> list[Move]:
        if self.setting.memory != "ledger":
            raise Refused("oltremare-no-ledger")
        screen.show(self._drawer.ledger(seen(view)))
        return []

    def _nothing(self, view: View, screen: Screen, rest: str) -> list[Move]:
        return []  # the loop waits; this only puts it into the help

    def calls(self, view: View, quiet: bool) -> set[Hashable]:
        v = seen(view)
        found: set[Hashable] = {
            ("offer", v.turns, offer.number, offer.version)
            for offer in v.offers
            if offer.open_to(v.seat) and not offer.declined >> v.seat & 1
        }
        if not quiet and v.phase == TRADE and v.may_offer:
            found.add(("turn", v.turns))
        return found

    def waits(self, view: View) -> bool:
        return seen(view).phase == TRADE
