"""The ladder: ratings of people who play alone against bots, apart from the ratings among people.

Bots stand on it by their measured strengths (`bots/levels.py`), which change only with a new
version of the bots. Only games that were opened for the ladder count, and they have no undo and no
coach. A person who lets a bot play, or closes the table, is rated as the last: otherwise people
could avoid a loss.
"""

from fondaco.contract.refused import Refused
from fondaco.games import game
from fondaco.host.house_pages import rungs
from fondaco.host.lookup import find
from fondaco.host.player_stats import ladder_name
from fondaco.host.room import Room
from fondaco.rating import Skill, after_game, first_skill
from fondaco.server.tables.house import House
from fondaco.store import Person, Rating, Store
from fondaco.table.entries import TableSettings
from fondaco.table.table import Table

BOT_SIGMA = 0.5  # the strengths of bots are well known
RUNNING = ("open", "playing", "paused")


def opponent(ruleset: str, rating: Rating | None) -> str:
    """The bot to play next: the weakest of those that are above the person's rating."""
    steps = rungs(ruleset)
    if not steps:
        raise Refused("ladder-unmeasured")
    sure = Skill(rating.mu, rating.sigma).sure if rating is not None else 0.0
    return next((bot for bot, strength in steps.items() if strength > sure), [*steps][-1])


def check_ladder(settings: TableSettings, bots: dict[int, str], sits: bool, person: Person) -> None:
    """Refused, if this person cannot play for the ladder at such a table."""
    if person.login is None:
        raise Refused("ladder-guest")
    if settings.coach or settings.open_after:
        raise Refused("ladder-help")
    steps = rungs(ruleset_of(settings))
    if not steps:
        raise Refused("ladder-unmeasured")
    if not sits or len(bots) + 1 != settings.players:
        raise Refused("ladder-alone")
    if not all(bot in steps for bot in bots.values()):
        raise Refused("ladder-bots", bots=", ".join(steps))


def ruleset_of(settings: TableSettings) -> str:
    return game(settings.game).ruleset(settings.options).name


async def running(house: House, person: Person, ruleset: str) -> Room | None:
    """The person's game for this ladder that is not over: there is one at a time."""
    for index in await house.store.tables(person=person.id, status=RUNNING):
        if index.info.get("on_ladder") == ruleset:
            return await find(house, index.table, person)
    return None


async def rate_alone(store: Store, table: Table) -> None:
    """Write the new rating of the person, once for each table, if the game counts."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.person is not None]
    opened = table.opened
    if table.game is None or len(people) != 1 or opened.same_deal_as or opened.position:
        return
    (seat,) = people
    sitter = table.chairs[seat].person or ""
    person = await store.person(sitter)
    if person is None or person.login is None or person.id != sitter:
        return
    ruleset = ruleset_of(table.settings)
    steps = rungs(ruleset)
    bots = [chair.bot for at, chair in enumerate(table.chairs) if at != seat]
    if not all(bot in steps for bot in bots):
        return
    old = await store.rating(person.id, ladder_name(ruleset))
    skill = Skill(old.mu, old.sigma) if old else first_skill()
    places = _places(table, seat)
    others = [Skill(steps[bot], BOT_SIGMA) for bot in bots]
    new = after_game([skill, *others], [places[seat], *places[:seat], *places[seat + 1 :]])[0]
    await store.rate(
        table.id,
        [
            Rating(
                person=person.id,
                game=ladder_name(ruleset),
                mu=new.mu,
                sigma=new.sigma,
                games=(old.games if old else 0) + 1,
                wins=(old.wins if old else 0) + (places[seat] == 1),
            )
        ],
        table.changed if table.game.over else table.updated,
    )


def _places(table: Table, seat: int) -> list[int]:
    """The places, by seat. Whoever did not play to the end alone is the last."""
    assert table.game is not None
    players = table.settings.players
    if not table.game.over:
        return [players if at == seat else 1 for at in range(players)]
    places = table.game.position.places()
    return [players if at == seat and table.helped else places[at] for at in range(players)]
