"""Letting bots play: who is asked, in which order, and when it is enough."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from fondaco.bots import Bot
from fondaco.bots.versions import FIRST
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Rules
from fondaco.records import Game, Seat

MAX_MOVES = 50_000  # far beyond any real game: a bot that never finishes is a bug


def play_out(
    rules: Rules,
    bots: Sequence[Bot],
    seed: str,
    listen: bool = False,
    on_move: Callable[[Game], None] | None = None,
    max_moves: int = MAX_MOVES,
) -> Game:
    """A whole game among bots, one for each seat; `on_move` sees it first and after each move."""
    if len(bots) != rules.players:
        raise Refused("seats-and-bots", seats=rules.players, bots=len(bots))
    seats = [Seat(f"{bot.name} {number + 1}", bot.name) for number, bot in enumerate(bots)]
    version = max([getattr(bot, "version", FIRST) for bot in bots])
    game = Game(rules, seed, seats, listen, bots=version)
    if on_move is not None:
        on_move(game)
    for _ in drive(game, dict(enumerate(bots))):
        if on_move is not None:
            on_move(game)
        if len(game.log) >= max_moves and not game.over:
            raise Refused("did-not-end", seed=seed, moves=max_moves)
    return game


def drive(game: Game, bots: Mapping[int, Bot]) -> Iterator[int]:
    """Let the bots move until the game is over or waits for a seat that has no bot.

    Yields the seat after each move, so that the caller can show it (or stop asking). First every
    other bot that may move gets one chance to speak, then the one the game waits for moves. So talk
    never stops a game. Call it again after each move of a person.
    """
    while not game.over:
        for seat in _others(game):
            if seat in bots and seat in game.position.to_move() and _ask(game, bots, seat):
                yield seat
        turn = game.position.turn
        if not game.position.to_move() or turn not in bots:
            return
        if not _ask(game, bots, turn):
            raise Refused("bot-silent", bot=bots[turn].name)
        yield turn


def _others(game: Game) -> list[int]:
    """The seats that may move out of turn; each comes first equally often."""
    seats = game.position.to_move()
    if len(seats) < 2:
        return []
    others = sorted(seats[1:])
    first = game.position.ply % len(others)
    return others[first:] + others[:first]


def _ask(game: Game, bots: Mapping[int, Bot], seat: int) -> bool:
    """Whether the bot at this seat moved."""
    move = bots[seat].choose(game.position.view(seat))
    if move is None:
        return False
    try:
        game.play(seat, move)
    except Refused as error:
        raise Refused(
            "bot-wrong-move", bot=bots[seat].name, seat=seat, ply=len(game.log), reason=error
        ) from None
    return True
