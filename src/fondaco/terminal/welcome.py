"""Before the game: which one, how many players, who you are."""

from dataclasses import dataclass, field

from rich.text import Text

from fondaco.bots import check_bot
from fondaco.bots.levels import NEWCOMER
from fondaco.console.styles import heading
from fondaco.contract.board import MenuLine, number
from fondaco.contract.manifest import Manifest, Ruleset
from fondaco.contract.names import alike
from fondaco.contract.phrase import say
from fondaco.contract.plain import plain
from fondaco.contract.refused import Refused
from fondaco.games import game, games, rulesets
from fondaco.records import Seat, clean_name
from fondaco.terminal.flow import Left
from fondaco.terminal.screen import TerminalScreen

USUAL_PLAYERS = 4
USUAL_BOT = "merchant"  # the bot that plays for people who are not here


@dataclass
class Wish:
    """What the person asked for on the command line; None where nothing was said."""

    game: str | None = None
    players: int | None = None
    bots: list[str] = field(default_factory=list)
    seat: int | None = None
    name: str | None = None
    options: dict[str, str] = field(default_factory=dict)

    def number_of_players(self) -> int:
        """As many as were asked for, or as the bots named need, or as usual."""
        if self.players is not None:
            return self.players
        return len(self.bots) + 1 if len(self.bots) > 1 else USUAL_PLAYERS


def greet(screen: TerminalScreen, wish: Wish) -> None:
    """Ask what the command line left open, if it did not even name a game."""
    m = screen.m
    screen.show(heading(Text(m("terminal-welcome"), style="bold")))
    # An option given on the command line belongs to games that have it.
    offers = [each for each in rulesets().values() if _fits(*each, wish.options)]
    if not offers:
        raise Refused("no-game-has-options", options=", ".join(wish.options))
    labels = [_label(each, screen) for _, each in offers]
    screen.offer(number([MenuLine(cells=(label,)) for label in labels]))
    at = _ask_number(screen, m("terminal-ask-game"), 1, range(1, len(offers) + 1)) - 1
    found, ruleset = offers[at]
    wish.game = found.name
    wish.options = {**wish.options, **ruleset.options}
    if wish.players is None and len(wish.bots) < 2:
        counts = found.players
        usual = min(max(USUAL_PLAYERS, counts[0]), counts[-1])
        question = m("terminal-ask-players", least=counts[0], most=counts[-1], usual=usual)
        wish.players = _ask_number(screen, question, usual, counts)
    if wish.name is None:
        wish.name = screen.ask(m("terminal-ask-name")) or None


def _label(ruleset: Ruleset, screen: TerminalScreen) -> str:
    """What a game says about itself, or its name."""
    key = f"terminal-game-{ruleset.name}"
    return screen.m(key) if screen.m.has(key) else plain(ruleset.name).capitalize()


def _fits(manifest: Manifest, ruleset: Ruleset, given: dict[str, str]) -> bool:
    known = [option.name for option in manifest.options]
    return all(
        name in known and ruleset.options.get(name, value) == value for name, value in given.items()
    )


def _ask_number(screen: TerminalScreen, question: str, usual: int, allowed: range) -> int:
    """A number in a range; Enter is the usual one."""
    while True:
        line = screen.ask(question)
        if not line:
            return usual
        if line.lower() in ("q", "quit"):
            raise Left
        if line.isascii() and line.isdecimal() and len(line) < 3 and int(line) in allowed:
            return int(line)
        screen.complain(say("terminal-number-from", least=allowed[0], most=allowed[-1]))


def seats_for(wish: Wish, screen: TerminalScreen) -> tuple[list[Seat], int]:
    """Who sits where, and which seat is the person's."""
    m = screen.m
    found = game(wish.game or next(iter(games())))
    players = wish.number_of_players()
    if players not in found.players:
        counts = found.players
        raise Refused("players-from", least=counts[0], most=counts[-1])
    bots = wish.bots or [NEWCOMER]
    if len(bots) == 1:
        bots = bots * (players - 1)
    if len(bots) != players - 1:
        raise Refused("bots-count", bots=len(bots), seats=players - 1)
    seat = wish.seat or 0
    if not 0 <= seat < players:
        raise Refused("seat-from", most=players - 1)
    person = clean_name(wish.name or m("terminal-usual-name"))
    names = [each for each in found.voice.bot_names if not alike(each, person)]
    names += [f"Bot {number + 1}" for number in range(len(names), len(bots))]
    seats = [Seat(name, check_bot(bot)) for name, bot in zip(names, bots, strict=False)]
    seats.insert(seat, Seat(person))
    return seats, seat
