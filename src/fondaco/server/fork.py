"""Playing on with bots from a moment of another game: a finished one, a lesson's, an example's."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, Rules
from fondaco.server.house import House
from fondaco.server.opening import bot_name
from fondaco.server.room import Room
from fondaco.server.steward import LEASE
from fondaco.store import Person
from fondaco.table.entries import AnyEntry, Settings
from fondaco.table.table import Table, fit_bot


async def fork(
    house: House, old: Table, person: Person, ply: int, seat: int, bot: str, text: str = ""
) -> Room:
    """From a moment of a finished game; `text`: with this move instead of what was done there."""
    if old.status != "over" or old.game is None:
        raise Refused("fork-finished")
    if not 0 <= ply < len(old.game.log) or not 0 <= seat < old.settings.players:
        raise Refused("no-moment")
    if house.days.is_secret(old):
        raise Refused("day-not-over")
    log = old.game.log[:ply]
    if text:
        move = old.rules.parse_move(text)
        old.game.at(ply).play(seat, move)  # or it is refused, before anything has happened
        log = [*log, (seat, move)]
    bots = [fit_bot(bot)] * (old.settings.players - 1)
    async with house.allowances.taking(person.id, tables=1, bots=bots):
        settings = Settings(
            game=old.settings.game, players=old.settings.players, options=old.settings.options,
            private=True,
        )  # fmt: skip
        room = await house.open(
            settings, person.id, old.opened.seed, follows=old.id, version=old.rules.version,
            position=old.opened.position, forked_at=ply,
        )  # fmt: skip
        await play_on(house, room, person, seat, bot, old.rules, log)
        return room


async def play_on(
    house: House, room: Room, person: Person, seat: int, bot: str, rules: Rules,
    log: Iterable[tuple[int, Move]] = (), names: Sequence[str] = (),
) -> None:  # fmt: skip
    """Somebody sits down and bots around them, and what was played is played again."""
    # The person first: a bot called as they are would take their name.
    await house.act(room, partial(Table.sit, person=person.id, name=person.name, seat=seat))
    for at in range(room.table.settings.players):
        if at != seat:
            name = bot_name(room, at, names)
            await house.act(room, partial(Table.hire, seat=at, bot=bot, name=name))
    moves = ((at, rules.format_move(move)) for at, move in log)
    plays = (partial(Table.move, seat=at, text=text, by="order") for at, text in moves)
    await copy(house, room, [Table.begin, *plays])


async def copy(house: House, room: Room, commands: Iterable[Callable[[Table], AnyEntry]]) -> None:
    """Play a finished game again: meanwhile no steward plays on, here or elsewhere."""
    room.copying, held = True, house.steady() - LEASE
    try:
        for command in commands:
            if house.bus.shared and house.steady() - held > LEASE / 2:
                held, now = house.steady(), house.now()
                await house.store.lease(room.table.id, house.name, now, now + LEASE)
            await house.act(room, command)
    finally:
        room.copying = False
        house.wake(room)
