"""A new table with bots that continues a finished game, a lesson or an example from a position."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, Rules
from fondaco.host.opening import bot_name
from fondaco.host.room import Room
from fondaco.host.table_house import TableHouse
from fondaco.store import Person
from fondaco.table.audience import Audience
from fondaco.table.chair import Chair
from fondaco.table.entries import AnyEntry, Opened, TableSettings
from fondaco.table.table import Table, fit_bot

USUAL_BOT = "merchant"  # instead of a person who played the game


async def fork(
    house: TableHouse, old: Table, person: Person, ply: int, seat: int, bot: str, text: str = ""
) -> Room:
    """Continue a finished game after `ply` moves. `text`: make this move there first.

    `bot` takes all other seats; empty: the bots stay as they were, and the usual one replaces a
    person.
    """
    if old.status != "over" or old.game is None:
        raise Refused("fork-finished")
    if not 0 <= ply < len(old.game.log) or not 0 <= seat < old.settings.players:
        raise Refused("no-moment")
    house.check_unprotected(old)
    log = old.game.log[:ply]
    if text:
        move = old.rules.parse_move(text)
        old.game.at(ply).play(
            seat, move
        )  # on a copy: a bad move is refused before anything happens
        log = [*log, (seat, move)]
    bots = [fit_bot(bot) if bot else _same(chair) for chair in old.chairs]
    names = [chair.name if chair.bot else "" for chair in old.chairs]
    others = [each for at, each in enumerate(bots) if at != seat]
    async with house.taking(person.id, tables=1, bots=others):
        settings = TableSettings(
            game=old.settings.game, players=old.settings.players, options=old.settings.options,
            private=True, coach=True,
        )  # fmt: skip
        opened = Opened(
            settings, old.rules.version, old.opened.seed, person.id, follows=old.id,
            position=old.opened.position, forked_at=ply, bots=old.opened.bots,
        )  # fmt: skip
        room = await house.open(opened)
        await continue_with_bots(house, room, person, seat, bots, old.rules, log, names)
        return room


def moment_forked(first: Room, ply: int, to: Audience) -> tuple[int, int, str]:
    """The ply, the number of its turn, and what was done there in the first game."""
    old = first.table
    assert old.game is not None
    seen = [event.seen_by(to.seat) for event in old.game.events[ply]]
    turn = sum(begun <= ply for begun in old.turns)
    return ply, turn, " ".join(line.text for line in first.sight.lines(seen, to)[:1])


def _same(chair: Chair) -> str:
    """The bot that sat there; the usual one instead of a person, or of a bot that is gone."""
    try:
        return fit_bot(chair.bot) if chair.bot else USUAL_BOT
    except Refused:
        return USUAL_BOT


async def continue_with_bots(
    house: TableHouse, room: Room, person: Person, seat: int, bots: Sequence[str], rules: Rules,
    log: Iterable[tuple[int, Move]] = (), names: Sequence[str] = (),
) -> None:  # fmt: skip
    """Seat the person and bots, by seat, and make these moves again."""
    # The person first: a bot could otherwise take their name.
    await house.act(room, partial(Table.sit, person=person.id, name=person.name, seat=seat))
    for at in range(room.table.settings.players):
        if at != seat:
            name = bot_name(room, at, names)
            await house.act(room, partial(Table.hire, seat=at, bot=bots[at], name=name))
    moves = ((at, rules.format_move(move)) for at, move in log)
    plays = (partial(Table.move, seat=at, text=text, by="order") for at, text in moves)
    await copy(house, room, [Table.begin, *plays])


async def copy(
    house: TableHouse, room: Room, commands: Iterable[Callable[[Table], AnyEntry]]
) -> None:
    """Write these entries. Meanwhile no bot moves at the new table, in any process."""
    room.copying = True
    try:
        for command in commands:
            await house.keep_still(room)
            await house.act(room, command)
    finally:
        room.copying = False
        house.wake(room)
