"""The rules of Batavia: options, the start of a game, and all its notations.

>>> rules = make(3, {"setup": "quick"})
>>> position = rules.start("batavia")
>>> [rules.format_move(move) for move in position.moves(position.turn)][:3]
['pass', 'bid 1', 'bid 2']
"""

from fondaco.contract.chance import check_seed
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event, Move, Option, Position, Rules, View, settle
from fondaco.games.batavia.rules import lines, notation
from fondaco.games.batavia.rules.check import check
from fondaco.games.batavia.rules.position import BataviaPosition, BataviaView
from fondaco.games.batavia.rules.setup import set_up
from fondaco.games.batavia.rules.state import BataviaState
from fondaco.games.batavia.rules.tiles import quick_row

# Of the second version of the rules.
STALLING = Option(
    "stalling",
    "end",
    ["end", "go-on"],
    "end: after two rounds in a row in which nobody bids, lays or draws a card the game is over "
    "and is scored (after the first everybody is told); go-on: it goes on",
)
OPTIONS: list[Option] = [
    Option(
        "setup",
        "standard",
        ["standard", "quick"],
        "standard: shuffled shops, ten of them face up; quick: all shops face up in a fixed order "
        "(a reconstruction: the printed order is not known)",
    ),
    Option(
        "memory",
        "strict",
        ["strict", "ledger"],
        "strict: what was public has to be remembered; ledger: screens show everybody's letters, "
        "the cards won in auctions and the cards sunk",
        in_puzzles="ledger",
    ),
    STALLING,
]
PLAYERS = range(3, 6)
VERSIONS = range(1, 3)  # of the rules, the newest last; see docs/architecture.md


class BataviaRules(Rules):
    """Batavia for so many players, with its options settled."""

    def __init__(
        self, players: int, setup: str, memory: str, version: int, stalling: str = "go-on"
    ) -> None:
        self.name = "batavia"
        self.version = version
        self.players = players
        self.setup = setup
        self.memory = memory
        self.stalling = stalling  # the first version knew no end of it
        self.row: list[int] | None = quick_row() if setup == "quick" else None

    def options(self) -> dict[str, str]:
        later = {"stalling": self.stalling} if self.version > 1 else {}
        return {"setup": self.setup, "memory": self.memory, **later}

    def start(self, seed: str, events: list[Event] | None = None) -> BataviaPosition:
        """The first position. The first lot is turned already: `events` reports it."""
        check_seed(seed)
        ledger = self.memory == "ledger"
        endless = self.stalling == "go-on"
        table = set_up(self.players, self.row, ledger, seed, events, self.version, endless)
        return BataviaPosition(table)

    def format_move(self, move: Move) -> str:
        return notation.format_move(move)

    def parse_move(self, text: str) -> Move:
        return notation.parse_move(text)

    def format_position(self, position: Position) -> str:
        if not isinstance(position, BataviaPosition):
            raise Refused("not-batavia-position")
        return lines.format_table(position.table)

    def fingerprint(self, position: Position) -> str:
        assert isinstance(position, BataviaPosition)
        return lines.fingerprint(position.table)

    def parse_position(self, text: str) -> BataviaPosition:
        table = lines.parse_table(text)
        self._own(table)
        return BataviaPosition(table)

    def check(self, position: Position) -> None:
        assert isinstance(position, BataviaPosition)
        check(position.table)

    def format_view(self, view: View) -> str:
        if not isinstance(view, BataviaView):
            raise Refused("not-batavia-view")
        return lines.format_view(view)

    def parse_view(self, text: str) -> BataviaView:
        view = lines.parse_view(text)
        self._own(view.seen.table)
        return view

    def _own(self, table: BataviaState) -> None:
        """A line of a table with other options would continue under other rules."""
        if table.version != self.version:
            raise Refused("line-version")
        if table.players != self.players:
            raise Refused("line-players", theirs=table.players, ours=self.players)
        ours = [self.setup == "quick", self.memory == "ledger", self.stalling == "go-on"]
        if [table.quick, table.ledger, table.stalling] != ours:
            raise Refused("line-options")


def make(players: int, options: dict[str, str], version: int = VERSIONS[-1]) -> BataviaRules:
    """The rules for so many players, with these options and the defaults of the others."""
    if players not in PLAYERS:
        raise Refused("batavia-players", players=players)
    if version == 1:
        chosen = settle([option for option in OPTIONS if option is not STALLING], options)
        return BataviaRules(players, chosen["setup"], chosen["memory"], version)
    chosen = settle(OPTIONS, options)
    return BataviaRules(players, chosen["setup"], chosen["memory"], version, chosen["stalling"])
