"""The ruleset `oltremare`: its options, and the way to everything else here."""

from fondaco.contract.chance import check_seed
from fondaco.contract.fields import dump, read
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event, Option, Position, Rules, View, settle
from fondaco.games.oltremare.rules import lines, notation, show
from fondaco.games.oltremare.rules.cards import load_deck
from fondaco.games.oltremare.rules.chart import load_chart
from fondaco.games.oltremare.rules.check import check
from fondaco.games.oltremare.rules.editions import EDITIONS, edition
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.setting import LONG_STEPS, STEPS, Setting
from fondaco.games.oltremare.rules.setup import start
from fondaco.games.oltremare.rules.view import OltremareView

PLAYERS = range(2, 6)
VERSIONS = range(1, 2)  # of the rules, the newest last; see docs/architecture.md

OPTIONS = [
    Option("edition", "2005", list(EDITIONS), "which edition's rules are played"),
    Option(
        "memory",
        "strict",
        ["strict", "ledger"],
        "whether the table shows what all have seen",
        in_puzzles="ledger",
    ),
    Option("offers", "0", [], "how many offers a turn may see; 0 for any number", among_bots="12"),
    Option(
        "four",
        "6",
        ["6", "10"],
        "what four pirate flags or four card symbols are worth: the older rulebook ends its row "
        'with "with 3 icons 6 cards, etc."; 6 as in the newer one, or 10 as the row goes on',
        only={"edition": "2004"},
        quiet=True,
    ),
    Option("deck", "", [], "another deck file; empty for the edition's own", file=True),
    Option("map", "", [], "another map file; empty for our own", file=True),
]

MAX_OFFERS = 999


class OltremareRules(Rules):
    """Oltre Mare for a number of players, with its options settled."""

    def __init__(self, setting: Setting) -> None:
        self.name = "oltremare"
        self.version = setting.version
        self.players = setting.players
        self.setting = setting

    def options(self) -> dict[str, str]:
        return dict(self.setting.options)

    def start(self, seed: str, events: list[Event] | None = None) -> Position:
        return start(self.setting, check_seed(seed), events)

    def format_move(self, move: int) -> str:
        return notation.format_move(move, self.setting.deck, self.setting.chart)

    def parse_move(self, text: str) -> int:
        return notation.parse_move(text, self.setting.deck, self.setting.chart)

    def format_position(self, position: Position) -> str:
        assert isinstance(position, OltremarePosition)
        return dump(show.position_to_json(position))

    def fingerprint(self, position: Position) -> str:
        assert isinstance(position, OltremarePosition)
        return dump(show.position_to_json(position, heard=False))

    def parse_position(self, text: str) -> Position:
        return lines.position_from_json(read(text), self.setting)

    def check(self, position: Position) -> None:
        assert isinstance(position, OltremarePosition)
        check(position)

    def format_view(self, view: View) -> str:
        assert isinstance(view, OltremareView)
        return dump(show.view_line(view))

    def parse_view(self, text: str) -> View:
        return lines.view_from_json(read(text), self.setting)


def make(players: int, options: dict[str, str], version: int = VERSIONS[-1]) -> OltremareRules:
    """The rules for so many players with these options."""
    if players not in PLAYERS:
        raise Refused("oltremare-players", players=players)
    chosen = settle(OPTIONS, options)
    limit = chosen["offers"]
    if not (limit.isascii() and limit.isdigit() and len(limit) <= 3):
        raise Refused("option-offers", most=MAX_OFFERS, limit=limit)
    chart_file, chart_digest = split_digest(chosen["map"])
    chart = load_chart(chart_file or "mediterranean")
    deck_file, deck_digest = split_digest(chosen["deck"])
    deck = load_deck(deck_file or chosen["edition"], chart)
    if deck.edition != chosen["edition"]:
        raise Refused("other-deck", theirs=deck.edition, ours=chosen["edition"])
    # A custom file is named with its digest, so that a record shows if it has changed.
    if chart_file:
        chosen["map"] = f"{chart_file}#{same(chart_digest, chart.digest, chart_file)}"
    if deck_file:
        chosen["deck"] = f"{deck_file}#{same(deck_digest, deck.digest, deck_file)}"
    return OltremareRules(
        Setting(
            edition(chosen["edition"]), players, deck, chart,
            chosen["memory"], int(limit), chosen, version,
            LONG_STEPS if chosen.get("four") == "10" else STEPS,
        )
    )  # fmt: skip


def split_digest(value: str) -> tuple[str, str]:
    """A file and the digest it was named with, if any."""
    source, _, digest = value.partition("#")
    return source, digest


def same(expected: str, found: str, source: str) -> str:
    """The digest that was found; Refused if another one is expected."""
    if expected and expected != found:
        raise Refused("other-digest", file=source, digest=found)
    return found
