"""Ratings of people with accounts, after a game with at least two of them.

A person who let a bot finish the game, or ran out of time, is rated by the place of the seat:
otherwise people could avoid a loss. A person who sat down as a guest is not rated, even after
signing in: otherwise they could sign in only when they win.

Each ruleset has ratings of its own: the two editions of Oltre Mare are two games. Games against
bots have a ladder of their own (`ladder.py`).
"""

from collections.abc import Sequence
from typing import Literal

import structlog

from fondaco.host.player_stats import Counted, RatingChange, ladder_name
from fondaco.rating import Skill, after_game, first_skill
from fondaco.server.base.error_log import report
from fondaco.server.play.ladder import rate_alone, ruleset_of
from fondaco.store import PastRating, Person, Rating, StaleError, Store
from fondaco.table.table import Table

TRIES = 50
log = structlog.get_logger("fondaco.rating")


async def rate(store: Store, table: Table) -> None:
    """Rate a table that is over, while other tables are rated too. Errors go into the log."""
    for _ in range(TRIES):
        try:
            await rate_table(store, table)
            return
        except StaleError:  # another game of these people was rated meanwhile: compute again
            continue
        except Exception as error:
            report(log, "rating", error, table=table.id, entry=table.number)
            return
    log.error("rating", table=table.id, error="Too many other games are being rated.")


async def rate_table(store: Store, table: Table) -> None:
    """Write the new ratings, once for each table. Bots and guests are not rated."""
    if table.settings.ladder:
        await rate_alone(store, table)
        return
    if table.game is None or not table.game.over:
        return
    places = table.game.position.places()
    rated = [(person, places[seat]) for seat, person in (await _rated(store, table)).items()]
    if not rated:
        return
    ruleset = ruleset_of(table.settings)
    before = [await store.rating(person.id, ruleset) for person, _ in rated]
    skills = [Skill(old.mu, old.sigma) if old else first_skill() for old in before]
    after = after_game(skills, [place for _, place in rated])
    await store.rate(
        table.id,
        [
            Rating(
                person=person.id,
                game=ruleset,
                mu=new.mu,
                sigma=new.sigma,
                games=(old.games if old else 0) + 1,
                wins=(old.wins if old else 0) + (place == 1),
            )
            for (person, place), old, new in zip(rated, before, after, strict=True)
        ],
        table.changed,
    )


async def is_rated(store: Store, table: Table) -> bool:
    """Whether this game is going to be rated, as far as is known now."""
    return bool(await _rated(store, table))


async def counted(store: Store, table: Table) -> Counted:
    """What this game counts for; when it is over, also how it changed the ratings."""
    ruleset = ruleset_of(table.settings)
    rated: Literal["no", "people", "bots"]
    if table.settings.ladder:
        rated, name = "bots", ladder_name(ruleset)
        seats = [seat for seat, chair in enumerate(table.chairs) if chair.person is not None]
    else:
        seats, name = [*await _rated(store, table)], ruleset
        rated = "people" if seats else "no"
    changes: list[RatingChange] = []
    for seat in seats if table.status == "over" else []:
        past = await store.past_ratings(table.chairs[seat].person or "")
        changes += _change(seat, [each for each in past if each.game == name], table.changed)
    return Counted(rated, changes)


def _change(seat: int, past: Sequence[PastRating], ended: int) -> list[RatingChange]:
    """What the game that ended then changed, in a person's ratings of its kind."""
    for at, each in enumerate(past):
        if each.at == ended:
            before = round(past[at - 1].rank, 1) if at else None
            return [RatingChange(seat, before, round(each.rank, 1))]
    return []


async def _rated(store: Store, table: Table) -> dict[int, Person]:
    """The people whom this game is rated for, by seat; nobody, if it is not."""
    opened = table.opened
    if opened.same_deal_as or opened.position or opened.day:  # players may know the cards
        return {}
    if table.settings.coach or table.settings.open_after:  # players may have had help
        return {}
    found: dict[int, Person] = {}
    for seat, chair in enumerate(table.chairs):
        person = await store.person(chair.person) if chair.person is not None else None
        if person is not None and person.login is not None and person.id == chair.person:
            found[seat] = person
    return found if len(found) > 1 else {}
