"""A record becomes a finished table again: of a server, of a terminal, or of another browser."""

from functools import partial

from fondaco.contract.refused import Refused
from fondaco.host.fork import copy
from fondaco.host.room import Room
from fondaco.host.table_house import TableHouse
from fondaco.records import Game
from fondaco.store import Person
from fondaco.table.entries import Opened, TableSettings
from fondaco.table.table import Table, fit_bot

MAX_CHARS = 500_000
STRANGER = "merchant"  # takes the seat of a player who is not here


async def import_record(house: TableHouse, text: str, person: Person) -> Room:
    """A new table at which this game was played. Refused: it is not a whole, correct record."""
    if len(text) > MAX_CHARS:
        raise Refused("body-too-large")
    game = Game.from_text(text)
    if not game.over:
        raise Refused("record-when-over")
    names = [seat.name for seat in game.seats]
    mine = names.index(person.name) if person.name in names else -1
    rules = game.rules
    settings = TableSettings(
        game=rules.name, players=rules.players, options=rules.options(), private=True
    )
    opened = Opened(settings, rules.version, game.seed, person.id, position=game.begins)
    room = await house.open(opened)
    for at, seat in enumerate(game.seats):
        if at == mine:
            sit = partial(Table.sit, person=person.id, name=seat.name, seat=at)
            await house.act(room, sit)
        else:
            bot = _bot(seat.bot)
            await house.act(room, partial(Table.hire, seat=at, bot=bot, name=seat.name))
    moves = ((at, rules.format_move(move)) for at, move in game.log)
    plays = (partial(Table.move, seat=at, text=text, by="order") for at, text in moves)
    await copy(house, room, [Table.begin, *plays])
    return room


def _bot(name: str | None) -> str:
    """The bot that played, if we have it; another name for everybody else."""
    try:
        return fit_bot(name) if name else STRANGER
    except Refused:
        return STRANGER
