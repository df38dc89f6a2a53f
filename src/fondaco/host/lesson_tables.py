"""Tables that continue a lesson, or try an example of the rulebook, with bots."""

from fondaco.bots.versions import NEWEST
from fondaco.contract.refused import Refused
from fondaco.host.fork import continue_with_bots
from fondaco.host.room import Room
from fondaco.host.table_house import TableHouse
from fondaco.store import Person
from fondaco.table.entries import Opened, TableSettings
from fondaco.teaching.examples import Example
from fondaco.teaching.lessons import Lesson

BOT = "merchant"  # plays the other seats


async def continue_lesson(house: TableHouse, found: Lesson, person: Person) -> Room:
    """A table with bots that starts where the lesson ends."""
    game = found.played()
    if game.over:
        raise Refused("game-over")
    settings = TableSettings(
        game=found.game, players=found.players, options=game.rules.options(), private=True
    )
    async with house.taking(person.id, tables=1, bots=[BOT] * (found.players - 1)):
        opened = Opened(settings, 0, found.seed, person.id, position=game.begins, bots=NEWEST)
        room = await house.open(opened)
        bots = [BOT] * found.players
        await continue_with_bots(
            house, room, person, found.seat, bots, game.rules, game.log, names=found.names
        )
        return room


async def try_example(house: TableHouse, found: Example, person: Person) -> Room:
    """A table with bots that starts at an example's position."""
    rules = found.rules()
    settings = TableSettings(
        game=found.game, players=found.players, options=rules.options(), private=True
    )
    async with house.taking(person.id, tables=1, bots=[BOT] * (found.players - 1)):
        opened = Opened(
            settings, found.version, found.seed, person.id, position=found.position, bots=NEWEST
        )
        room = await house.open(opened)
        bots = [BOT] * found.players
        await continue_with_bots(house, room, person, found.seat, bots, rules, names=found.names)
        return room
