"""Writes the golden files anew: `python -m tests.golden.make`, from the root of the project.

A golden file changes only when the game itself is meant to change: the rules (then `version` of the
ruleset goes up, because old records no longer replay), or the stream of chance (never). Look at the
difference before you keep it.

- `chance.txt`: the first shuffle of a few seeds.
- `game-*.txt`: whole games, with the seed, every move, the final scores and a checksum.
- `nodes.txt`: how many sequences of listed moves there are from some positions of those games of
  Oltre Mare; Batavia's counts are beside its tests.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random

from fondaco.contract.chance import Chance
from fondaco.contract.rules import Position, Rules
from fondaco.games import make_version
from fondaco.games.batavia.rules.position import BataviaPosition
from tests.rules.batavia.random_play import game as batavia_moves
from tests.rules.random_play import GAMES, Temper, moves_of

FOLDER = Path(__file__).parent

# A lively table: offers, counter-offers and claims as well as plain turns.
LIVELY = Temper(others=0.4, propose=0.08, wild=0.12, buy=0.5, decline=0.4)


def read(name: str) -> list[str]:
    """The lines of a golden file that say something."""
    lines = (FOLDER / name).read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


# --- shuffles -------------------------------------------------------------------------------------

SHUFFLES = [("venice", 98), ("1", 98), ("venice", 32), ("1", 5)]

CHANCE_HEAD = """\
# The first shuffle that a seed gives, of the numbers 0, 1, 2, … in their order:
# seed, how many numbers: the numbers in their new order
"""


def chance_line(seed: str, size: int) -> str:
    items = list(range(size))
    Chance(seed).shuffle(items)
    return f"{seed} {size}: {' '.join(map(str, items))}"


# --- node counts ----------------------------------------------------------------------------------

ENOUGH = 2000

NODES_HEAD = """\
# How many sequences of listed moves there are (so without new offers), by all seats that may move:
# after so many moves of a golden game: of 1 move, of 2, of 3, …
"""


def count(position: Position, depth: int) -> int:
    """How many sequences of so many listed moves there are."""
    total = 0
    for seat in position.to_move():
        listed = position.moves(seat)
        if depth == 1:
            total += len(listed)
            continue
        for move in listed:
            after = position.copy()
            after.play(seat, move)
            total += count(after, depth - 1)
    return total


def position_after(game: "Game", moves: int) -> Position:
    rules = game.rules()
    position = rules.start(game.seed)
    for seat, text in game.moves[:moves]:
        position.play(seat, rules.parse_move(text))
    return position


def nodes_lines(name: str) -> Iterator[str]:
    """The counts from the start of a golden game, and from where several can answer an offer."""
    game = read_game(name)
    talk = len(game.moves) // 3
    while sum(bool(position_after(game, talk).moves(s)) for s in range(game.players)) < 2:
        talk += 1
    for moves in (0, talk):
        position = position_after(game, moves)
        counts: list[int] = []
        while not counts or counts[-1] < ENOUGH:
            counts.append(count(position, len(counts) + 1))
        yield f"{name} {moves}: {' '.join(map(str, counts))}"


# --- whole games ----------------------------------------------------------------------------------

GAME_HEAD = """\
# A whole game. First what it was played with; then every move, as the seat and the notation; then
# the final scores and places by seat, and the SHA-256 of the final position as one line.
"""


@dataclass
class Game:
    """A golden game as its file tells it."""

    game: str
    players: int
    options: dict[str, str]
    seed: str
    moves: list[tuple[int, str]] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    checksum: str = ""
    version: int = 1  # of the rules it was played by

    def rules(self) -> Rules:
        return make_version(self.game, self.players, self.options, self.version)

    def finish(self, rules: Rules, position: Position) -> None:
        """Enter how it ended."""
        self.scores = position.scores()
        self.places = position.places()
        self.checksum = sha256(rules.format_position(position).encode()).hexdigest()

    def as_text(self) -> str:
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        lines = [f"game: {self.game}", f"players: {self.players}"]
        lines += [f"options: {options}", f"seed: {self.seed}"]
        lines += [f"{seat} {text}" for seat, text in self.moves]
        lines.append(f"scores: {' '.join(map(str, self.scores))}")
        lines.append(f"places: {' '.join(map(str, self.places))}")
        lines.append(f"checksum: {self.checksum}")
        return GAME_HEAD + "\n".join(lines) + "\n"


BATAVIA = [(setup, players) for setup in ("standard", "quick") for players in (3, 4, 5)]
NAMES = [f"game-{kind}-{players}.txt" for kind, players in [*GAMES, *BATAVIA]]


def game_name(kind: str, players: int) -> str:
    """The file of a game: `kind` is the edition of Oltre Mare or the set-up of Batavia."""
    return f"game-{kind}-{players}.txt"


def read_game(name: str) -> Game:
    told: dict[str, str] = {}
    moves: list[tuple[int, str]] = []
    for line in read(name):
        if line[0].isdigit():
            seat, _, text = line.partition(" ")
            moves.append((int(seat), text))
        else:
            key, _, value = line.partition(": ")
            told[key] = value
    options = dict(option.split("=") for option in told["options"].split())
    game = Game(told["game"], int(told["players"]), options, told["seed"], moves)
    game.scores = [int(score) for score in told["scores"].split()]
    game.places = [int(place) for place in told["places"].split()]
    game.checksum = told["checksum"]
    return game


def played_game(edition: str, players: int) -> Game:
    """A random game of Oltre Mare at a lively table."""
    options = {"edition": edition, "offers": "12"}
    game = Game("oltremare", players, options, f"golden-{edition}-{players}")
    rules = game.rules()
    position = rules.start(game.seed)
    for seat, move in moves_of(position, Random(players), LIVELY):
        game.moves.append((seat, rules.format_move(move)))
        position.play(seat, move)
    game.finish(rules, position)
    return game


def played_batavia(setup: str, players: int) -> Game:
    """A random game of Batavia with modest bids."""
    game = Game("batavia", players, {"setup": setup}, f"golden-{setup}-{players}")
    rules = game.rules()
    position = rules.start(game.seed)
    assert isinstance(position, BataviaPosition)
    for seat, move in batavia_moves(position, players, manner=1):
        game.moves.append((seat, rules.format_move(move)))
        position.play(seat, move)
    game.finish(rules, position)
    return game


def main() -> None:
    def write(name: str, text: str) -> None:
        (FOLDER / name).write_text(text, "utf-8")
        print(f"tests/golden/{name}")

    write("chance.txt", CHANCE_HEAD + "".join(chance_line(*s) + "\n" for s in SHUFFLES))
    for edition, players in GAMES:
        write(game_name(edition, players), played_game(edition, players).as_text())
    for setup, players in BATAVIA:
        write(game_name(setup, players), played_batavia(setup, players).as_text())
    lines = [line for game in GAMES for line in nodes_lines(game_name(*game))]
    write("nodes.txt", NODES_HEAD + "".join(line + "\n" for line in lines))


if __name__ == "__main__":
    main()
