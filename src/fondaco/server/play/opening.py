"""Opening a table on the server: also for the ladder, which needs an account."""

from fondaco.contract.refused import Refused
from fondaco.games import games, make
from fondaco.host import opening
from fondaco.host.bodies import NewTable, Quick
from fondaco.host.opening import number_of, quick
from fondaco.host.player_stats import ladder_name
from fondaco.host.room import Room
from fondaco.server.play.ladder import check_ladder, opponent, ruleset_of, running
from fondaco.server.tables.house import House
from fondaco.store import Person
from fondaco.table.entries import TableSettings


async def open_table(house: House, data: NewTable, person: Person) -> Room:
    async def check(settings: TableSettings) -> None:
        if data.ladder:
            if data.same_deal_as:
                raise Refused("ladder-help")
            check_ladder(settings, data.bots, data.sit, person)
            if await running(house, person, ruleset_of(settings)) is not None:
                raise Refused("ladder-running")

    return await opening.open_table(house, data, person, check)


async def play_now(house: House, data: Quick, person: Person) -> Room:
    """A game against bots that begins at once: for practice, with a coach, or for the ladder.

    There is one game for each ladder at a time: a person who has one continues it.
    """
    if not data.ladder:
        return await open_table(house, quick(data), person)
    number_of(data.game, data.players)
    rules = make(data.game, data.players, **data.options)
    ruleset = games()[data.game].ruleset(rules.options()).name
    if person.login is None:
        raise Refused("ladder-guest")
    room = await running(house, person, ruleset)
    if room is not None:
        return room
    bot = opponent(ruleset, await house.store.rating(person.id, ladder_name(ruleset)))
    return await open_table(house, quick(data, bot), person)
