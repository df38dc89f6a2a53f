"""Tables of the recorded games that come with the package, to watch when nobody plays."""

from functools import cache

from fondaco.messages import messages_in
from fondaco.table.entries import (
    AnyEntry,
    Began,
    Hired,
    Moved,
    NumberedEntry,
    Opened,
    TableSettings,
)
from fondaco.table.sight import Sight
from fondaco.table.table import Table
from fondaco.teaching.recorded_games import show


@cache  # there are few recorded games, and they never change
def recorded_table(name: str) -> Sight:
    """A table at which this recorded game was played; nobody can join it."""
    game = show(name)
    rules = game.rules
    settings = TableSettings(game=rules.name, players=rules.players, options=rules.options())
    entries: list[AnyEntry] = [
        *(Hired(at, seat.bot or "", seat.name) for at, seat in enumerate(game.seats)),
        Began(),
        *(Moved(seat, rules.format_move(move), by="bot") for seat, move in game.log),
    ]
    opened = Opened(settings, rules.version, game.seed, host="", bots=game.bots)
    table = Table(name, NumberedEntry(0, 0, opened))
    for number, entry in enumerate(entries, 1):
        table.apply(NumberedEntry(number, 0, entry))
    return Sight(table, messages_in)
