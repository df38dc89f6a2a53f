"""A game as text, seen as data: the header and the moves, not yet played.

    # Fondaco record 1
    game: oltremare
    version: 1
    players: 3
    option edition: 2005
    commitment: 0f2c...            what the table published before the first move
    seed: venice                   or "still hidden" while the game goes on
    date: 2026-11-15               may be missing
    position: {"game": ...         only where the game began with a position, told with the seed
    bots: 2                        the version of its bots; 1 where it is missing
    seat 0: Anna (person)
    seat 1: Bruno (bot random)
    seat 2: Carla (person)
    result: 42 40 45               scores by seat, or "unfinished"
    places: 2 3 1
    checksum: 9a41...              of the last position; missing while the seed is hidden

    1   0: buy pile; done
    2   1: decline #1.1 {a comment, ignored}

Each numbered line holds consecutive moves of one seat; a line that ends with `;` goes on in the
next one, which is indented.
"""

import json
from dataclasses import dataclass, field
from hashlib import sha256

from fondaco.contract.refused import Refused, short
from fondaco.contract.rules import Position, Rules
from fondaco.games import make_version

FORMAT = 1
TITLE = "# Fondaco record"
HIDDEN = "still hidden"  # in place of the seed; it has a space, so it cannot be a seed
UNFINISHED = "unfinished"
MAX_BYTES = 5_000_000
MAX_NAME = 40
CHECKSUM_DIGITS = 16


@dataclass(frozen=True)
class Seat:
    """Who sat there: a name, and the bot's name if it was one."""

    name: str
    bot: str | None = None

    def __str__(self) -> str:
        return f"{self.name} (bot {self.bot})" if self.bot else f"{self.name} (person)"


@dataclass(frozen=True)
class Entry:
    """One move as written, and its line in the file (0: not from a file)."""

    seat: int
    text: str
    line: int = field(default=0, compare=False)


@dataclass
class Record:
    """A game as a file has it: what it was opened with, its moves and its end."""

    game: str
    version: int
    players: int
    options: dict[str, str]
    commitment: str
    seed: str | None  # None: still hidden
    seats: list[Seat]
    entries: list[Entry]
    result: list[int] | None = None  # None: unfinished
    places: list[int] | None = None
    checksum: str | None = None
    date: str | None = None
    position: str = ""  # that the game begins with, if it does not begin with the setup
    bots: int = 1  # the version of its bots
    lines: dict[str, int] = field(default_factory=dict, compare=False)  # the line of each key

    def rules(self) -> Rules:
        """The rules this game was played by; Refused where we do not have them."""
        try:
            return make_version(self.game, self.players, self.options, self.version)
        except Refused as error:
            raise at_line(self.lines.get("game", 0), error) from None


def at_line(line: int, reason: Refused) -> Refused:
    """A refusal with its line number, if there is one."""
    return Refused("at-line", line=line, reason=reason) if line else reason


def checksum(rules: Rules, position: Position) -> str:
    """A short fingerprint of a position: the same moves must always lead to the same one."""
    line = rules.fingerprint(position)
    return sha256(line.encode()).hexdigest()[:CHECKSUM_DIGITS]


def clean_name(name: str) -> str:
    """A name fit for a header: printable, on one line, not too long, never empty.

    >>> clean_name("  Anna\\n  Maria ")
    'Anna Maria'
    """
    visible = "".join(c if c.isprintable() else " " for c in name)
    return " ".join(visible.split())[:MAX_NAME].strip() or "nobody"


def quote(value: str) -> str:
    """An option's value on one line: as it is, or as a JSON string where that would be unclear."""
    plain = value.isprintable() and value == value.strip() and value and value[0] != '"'
    return value if plain else json.dumps(value)


def unquote(text: str) -> str:
    """The value behind `quote`; Refused if the text is not valid."""
    if not text.startswith('"'):
        return text
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if not isinstance(value, str):
        raise Refused("record-quote", text=short(text))
    return value
