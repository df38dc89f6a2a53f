"""Ratings: after a game with two accounts or more, by the places they took (Plackett-Luce).

Who has let a bot play to the end, or run out of time, is rated with the place the seat came to:
otherwise nobody would ever lose. Who sat down as a guest is not rated, even if they sign in later:
otherwise one would do so only when winning, or sit down twice and make the game worth nothing.

Each ruleset has its own: the two editions of Oltre Mare are two games.
"""

import structlog
from openskill.models import PlackettLuce

from fondaco.games import game
from fondaco.server.troubles import tell
from fondaco.store import Person, Rating, StaleError, Store
from fondaco.table.entries import Settings
from fondaco.table.table import Table

TRIES = 50
log = structlog.get_logger("fondaco.rating")
_model = PlackettLuce()


def rated_as(settings: Settings) -> str:
    """The ruleset that a table's game is rated for."""
    return game(settings.game).ruleset(settings.options).name


async def rate(store: Store, table: Table) -> None:
    """Rate a table that is over, whoever else is being rated; if it fails, the log says so."""
    for _ in range(TRIES):
        try:
            await rate_table(store, table)
            return
        except StaleError:  # another game of theirs ended at the same time: reckon anew
            continue
        except Exception as error:
            tell(log, "rating", error, table=table.id, entry=table.number)
            return
    log.error("rating", table=table.id, error="Too many others are being rated.")


async def rate_table(store: Store, table: Table) -> None:
    """Write the new ratings, once for each table. Bots and guests are not rated."""
    if table.game is None or not table.game.over:
        return
    opened = table.opened
    if opened.same_deal_as or opened.position or opened.day:  # anybody can look up every card of it
        return
    if table.settings.coach or table.settings.open_after:  # who knows whose play it was
        return
    places = table.game.position.places()
    rated: list[tuple[Person, int]] = []
    for chair, place in zip(table.chairs, places, strict=True):
        person = await store.person(chair.person) if chair.person is not None else None
        if person is not None and person.login is not None and person.id == chair.person:
            rated.append((person, place))
    if len(rated) < 2:
        return
    ruleset = rated_as(table.settings)
    before = [await store.rating(person.id, ruleset) for person, _ in rated]
    teams = [
        [_model.rating(mu=old.mu, sigma=old.sigma) if old else _model.rating()] for old in before
    ]
    after = _model.rate(teams, ranks=[place for _, place in rated])
    await store.rate(
        table.id,
        [
            Rating(
                person=person.id,
                game=ruleset,
                mu=team[0].mu,
                sigma=team[0].sigma,
                games=(old.games if old else 0) + 1,
                wins=(old.wins if old else 0) + (place == 1),
            )
            for (person, place), old, team in zip(rated, before, after, strict=True)
        ],
        table.updated,
    )
