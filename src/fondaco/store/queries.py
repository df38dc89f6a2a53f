"""The queries of a store, written once and compiled for SQLite or PostgreSQL."""

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal

from sqlalchemy import (
    JSON,
    BindParameter,
    ColumnElement,
    Executable,
    Table,
    Text,
    bindparam,
    cast,
    delete,
    func,
    literal_column,
    or_,
    select,
    text,
    union,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.dialects.postgresql.asyncpg import dialect as asyncpg_dialect
from sqlalchemy.sql.compiler import SQLCompiler

from fondaco.contract.refused import Refused
from fondaco.store.model import OUTSIDE
from fondaco.store.schema import (
    blocks,
    event_people,
    events,
    leases,
    log,
    login_looks,
    past_ratings,
    persons,
    puzzle_answers,
    puzzle_ratings,
    rated,
    ratings,
    reports,
    roles,
    sanctions,
    seats,
    secrets,
    settings,
    subscriptions,
    tables,
    tallies,
    tries,
)

Dialect = Literal["sqlite", "postgresql"]
PERSON_FIELDS = (
    "id",
    "name",
    "created",
    "login",
    "password",
    "bot",
    "banned",
    "webhook",
    "language",
    "entry",
)
RUNNING = ("open", "playing", "paused")  # tables that are not over
RATING_FIELDS = ("person", "game", "mu", "sigma", "games", "wins")


DIALECTS: dict[Dialect, Any] = {
    "sqlite": sqlite.dialect(paramstyle="qmark"),
    "postgresql": asyncpg_dialect(),  # type: ignore[no-untyped-call]
}


def storable(value: Any) -> Any:
    """The value, if every kind of database can store it.

    >>> storable("salt")
    'salt'
    """
    if isinstance(value, str):
        if "\0" in value:
            raise Refused("text-nul")
        if not value.isascii():
            try:
                value.encode()
            except UnicodeEncodeError:
                raise Refused("text-half") from None
    elif isinstance(value, int) and not -(2**63) <= value < 2**63:
        raise Refused("number-too-large")
    return value


class Query:
    """A statement as SQL, and the order of its values."""

    def __init__(self, statement: Executable, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=DIALECTS[dialect])  # type: ignore[attr-defined]
        assert isinstance(compiled, SQLCompiler)
        self.sql = str(compiled)
        values = compiled.params
        self._order = [  # the names of values, or values that are always the same
            (name[1:], None) if name.startswith("_") else ("", values[name])
            for name in compiled.positiontup or ()
        ]

    def values(self, given: Mapping[str, Any]) -> tuple[Any, ...]:
        return tuple(storable(given[name]) if name else fixed for name, fixed in self._order)


def given(name: str) -> BindParameter[Any]:
    """A value that comes with the query. (A column's own name would confuse SQLAlchemy.)"""
    return bindparam(f"_{name}")


def owner(name: str) -> ColumnElement[str]:
    """The person with this id, or the account that adopted them."""
    adopter = select(persons.c.owner).where(persons.c.id == given(name)).scalar_subquery()
    return func.coalesce(adopter, bindparam(f"_{name}", type_=Text))


def json_members(dialect: Dialect, name: str) -> Any:
    """The members of a list that is given as JSON."""
    if dialect == "sqlite":
        return func.json_each(given(name)).table_valued("value")
    return func.json_array_elements_text(cast(given(name), JSON)).table_valued("value")


@cache
def queries(dialect: Dialect) -> "Queries":
    """The queries of this kind of database, compiled once in a process."""
    return Queries(dialect)


class Queries:
    """All queries whose form is always the same."""

    def __init__(self, dialect: Dialect) -> None:
        self.dialect: Dialect = dialect
        self._logs_and_leases()
        self._people()
        self._secrets()
        self._ratings()
        self._days()
        self._events()
        self._puzzles()
        self._manners()
        self._adoption()

    def _query(self, statement: Executable) -> Query:
        return Query(statement, self.dialect)

    def _insert(
        self,
        into: Table,
        *,
        over: bool | None = None,
        only: Any = None,
        newer: Any = None,
        **special: Any,
    ) -> Query:
        """Insert a row; where there is one, write over it (`over`), leave it, or fail (None).

        `only` where that is true of the old row, or where the column `newer` of the new is more.
        Answers with the key if something was written.
        """
        insert = sqlite.insert if self.dialect == "sqlite" else postgresql.insert
        names = [column.name for column in into.c if column is not reports.c.id]
        row = insert(into).values({name: special.get(name, given(name)) for name in names})
        keys = [column.name for column in into.primary_key]
        if newer is not None:
            only = newer < row.excluded[newer.name]
        if over:
            rest = {name: row.excluded[name] for name in names if name not in keys}
            row = row.on_conflict_do_update(index_elements=keys, set_=rest, where=only)
        elif over is False:
            row = row.on_conflict_do_nothing()
        return self._query(row.returning(into.c[keys[0]]))

    def _logs_and_leases(self) -> None:
        ours = or_(
            leases.c.holder == given("holder"),
            leases.c.until <= given("now"),
            leases.c.until > given("latest"),
        )
        self.read_log = self._query(
            select(log.c.number, log.c.at, log.c.entry)
            .where(log.c.table_id == given("table"), log.c.number > given("after"))
            .order_by(log.c.number)
        )
        self.read_entry = self._query(
            select(log.c.at, log.c.entry).where(
                log.c.table_id == given("table"), log.c.number == given("number")
            )
        )
        # Reads only the end of each log, not the whole log.
        asked = self._each("tables")
        last = select(func.max(log.c.number)).where(log.c.table_id == asked.c.value)
        self.newest = self._query(select(asked.c.value, last.scalar_subquery()))
        self.table = self._query(select(tables).where(tables.c.table_id == given("table")))
        named = self._each("tables")
        self.tables_named = self._query(
            select(tables).where(tables.c.table_id.in_(select(named.c.value)))
        )
        # Two lists, each by its index: with OR, the database would read every table there is.
        people, hosted = select(self._each("persons").c.value), tables.alias()
        theirs = union(
            select(hosted.c.table_id).where(
                hosted.c.host.in_(people), hosted.c.updated >= given("since")
            ),
            select(seats.c.table_id).where(seats.c.person.in_(people)),
        )
        self.running = self._query(
            select(tables).where(
                tables.c.status.in_([literal_column(f"'{each}'") for each in RUNNING]),
                tables.c.updated >= given("since"),
                tables.c.table_id.in_(theirs),
            )
        )
        self.lease = self._insert(leases, over=True, only=ours)
        self.count = self._count()
        self.forget_counts = self._query(delete(tallies).where(tallies.c.until <= given("now")))
        self.release = self._query(delete(leases).where(leases.c.holder == given("holder")))
        self.healthy = self._query(select(func.count()).select_from(settings))

    def _each(self, name: str) -> Any:
        return json_members(self.dialect, name)

    def _count(self) -> Query:
        """Add to a count, and return it."""
        insert = sqlite.insert if self.dialect == "sqlite" else postgresql.insert
        row = insert(tallies).values({name: given(name) for name in ("name", "until", "count")})
        more = {"count": tallies.c.count + row.excluded.count}
        row = row.on_conflict_do_update(index_elements=["name", "until"], set_=more)
        return self._query(row.returning(tallies.c.count))

    def _people(self) -> None:
        columns = [persons.c[name] for name in PERSON_FIELDS]
        by_login = persons.c.login_key == given("login_key")
        self.add_person = self._insert(persons, over=False)
        self.person = self._query(select(*columns).where(persons.c.id == owner("person")))
        asked = self._each("persons")
        known = persons.alias("known")  # the guest or the account that was asked for
        self.persons = self._query(
            select(known.c.id, *columns)
            .where(known.c.id.in_(select(asked.c.value)))
            .where(persons.c.id == func.coalesce(known.c.owner, known.c.id))
        )
        self.person_by_login = self._query(select(*columns).where(by_login))
        like = bindparam("_like", type_=Text)
        self.people = self._query(
            select(*columns)
            .where(persons.c.owner.is_(None))
            .where(
                or_(
                    persons.c.id == bindparam("_id", type_=Text),
                    persons.c.login_key.like(like, escape="\\"),
                    func.lower(persons.c.name).like(like, escape="\\"),
                )
            )
            .order_by(persons.c.created.desc(), persons.c.id)
            .limit(given("limit"))
        )
        self.person_by_secret = self._query(
            select(*columns)
            .join(secrets, secrets.c.person == persons.c.id)
            .where(secrets.c.secret == given("secret"))
            .where(or_(secrets.c.kind == given("kind"), bindparam("_kind", type_=Text) == ""))
        )
        asked = self._each("secrets")
        self.welcome = self._query(
            select(secrets.c.secret)
            .join(persons, secrets.c.person == persons.c.id)
            .where(secrets.c.secret.in_(select(asked.c.value)), persons.c.banned == "")
        )
        self.owner = self._query(select(owner("person")))
        # Locks a person until the end of the transaction (SQLite has only one writer anyway).
        self.hold = self._query(
            select(persons.c.owner, persons.c.login, persons.c.password)
            .where(persons.c.id == given("person"))
            .with_for_update()
        )
        self.remove_person = [
            self._query(
                delete(theirs[0].table).where(or_(*[it == given("person") for it in theirs]))
            )
            for theirs in (
                (persons.c.id, persons.c.owner),
                (login_looks.c.person,),
                (secrets.c.person,),
                (ratings.c.person,),
                (past_ratings.c.person,),
                (tries.c.person,),
                (puzzle_answers.c.person,),
                (blocks.c.person, blocks.c.other),
                (subscriptions.c.person,),
                (event_people.c.person,),
                (roles.c.person,),
                (sanctions.c.person,),
            )
        ]
        # Two people who register at once take turns (SQLite has only one writer anyway).
        lock = text("LOCK TABLE login_looks IN SHARE ROW EXCLUSIVE MODE")
        self.lock_looks = self._query(lock) if self.dialect == "postgresql" else None
        looked = select(login_looks.c.person)
        self.without_look = self._query(
            select(persons.c.id, persons.c.login).where(
                persons.c.login.is_not(None), persons.c.id.not_in(looked)
            )
        )
        self.put_look = self._insert(login_looks, over=True)
        self.looks_alike = self._query(
            looked.join(persons, persons.c.id == login_looks.c.person).where(
                persons.c.login.is_not(None), login_looks.c.look == given("look")
            )
        )
        self.put_setting = self._insert(settings, over=False)
        self.setting = self._query(select(settings.c.value).where(settings.c.name == given("name")))

    def _secrets(self) -> None:
        mine = secrets.c.person == owner("person")
        self.add_secret = self._insert(secrets, over=False, person=owner("person"))
        self.secrets = self._query(
            select(secrets.c.secret, secrets.c.label, secrets.c.at)
            .where(mine, secrets.c.kind == given("kind"))
            .order_by(secrets.c.at, secrets.c.secret)
        )
        self.is_mine = self._query(
            select(secrets.c.secret).where(mine, secrets.c.secret == given("secret"))
        )
        self.revoke = self._query(
            delete(secrets)
            .where(mine, secrets.c.secret == given("secret"))
            .returning(secrets.c.secret)
        )
        self.end = self._query(
            delete(secrets).where(secrets.c.secret == given("secret")).returning(secrets.c.person)
        )
        kinds = self._each("kinds")
        self.end_others = self._query(
            delete(secrets)
            .where(mine, secrets.c.secret != given("keep"))
            .where(secrets.c.kind.in_(select(kinds.c.value)))
            .returning(secrets.c.secret)
        )
        kept = select(secrets.c.secret).where(secrets.c.secret == subscriptions.c.secret)
        self.sweep = self._query(
            delete(subscriptions).where(subscriptions.c.person == owner("person"), ~kept.exists())
        )

    def _ratings(self) -> None:
        columns = [ratings.c[name] for name in RATING_FIELDS]
        of_game = ratings.c.game == given("game")
        self.rating = self._query(
            select(*columns).where(ratings.c.person == owner("person"), of_game)
        )
        self.ratings_of = self._query(select(*columns).where(ratings.c.person == given("person")))
        self.ratings = self._query(
            select(*columns)
            .where(of_game)
            .order_by(ratings.c.rank.desc(), ratings.c.person)
            .limit(given("limit"))
        )
        self.put_rating = self._insert(ratings, over=True, newer=ratings.c.games)
        self.mark_rated = self._insert(rated, over=False)
        past = past_ratings.c
        self.keep_rating = self._insert(past_ratings, over=True)
        self.past_ratings = self._query(
            select(past.game, past.at, past.rank)
            .where(past.person == owner("person"))
            .order_by(past.at.desc(), past.games.desc())
            .limit(given("limit"))
        )

    def _days(self) -> None:
        """Tries of a day's deal, each with the index of its table."""
        mine = tries.c.person == owner("person")
        found = select(tries.c.day, tries.c.person, tries.c.at, tables).join(
            tables, tables.c.table_id == tries.c.table_id
        )
        self.add_try = self._insert(tries, over=False, person=owner("person"))
        self.try_of = self._query(select(tries.c.table_id).where(tries.c.day == given("day"), mine))
        self.tries = self._query(
            found.where(tries.c.day == given("day"))
            .order_by(tries.c.at, tries.c.person)
            .limit(given("limit"))
        )
        self.finished_tries = self._query(
            select(tries.c.day, func.count())
            .join(tables, tables.c.table_id == tries.c.table_id)
            .where(tries.c.day >= given("first"), tries.c.day <= given("last"))
            .where(tables.c.status == literal_column("'over'"))
            .group_by(tries.c.day)
        )
        self.tries_by = self._query(
            found.where(mine).order_by(tries.c.day.desc()).limit(given("limit"))
        )

    def _events(self) -> None:
        self.append_line = self._insert(log, over=False)
        self.put_event = self._insert(events, over=True)
        self.put_event_person = self._insert(event_people, over=False, person=owner("person"))
        asked = select(self._each("status").c.value)
        fields = (events.c.event_id, events.c.status, events.c.owner, events.c.updated)
        found = select(*fields, events.c.info).where(events.c.status.in_(asked))
        latest = found.order_by(events.c.updated.desc(), events.c.event_id).limit(given("limit"))
        mine = select(event_people.c.event_id).where(event_people.c.person == owner("person"))
        self.events = self._query(latest)
        self.events_of = self._query(latest.where(events.c.event_id.in_(mine)))

    def _puzzles(self) -> None:
        self.put_puzzle_answer = self._insert(puzzle_answers, over=False)
        self.put_puzzle_rating = self._insert(
            puzzle_ratings, over=True, newer=puzzle_ratings.c.answers
        )
        answers = puzzle_answers.c
        self.puzzle_answers = self._query(
            select(answers.puzzle, answers.at, answers.solved)
            .where(answers.person == owner("person"))
            .order_by(answers.at, answers.puzzle)
        )
        asked = self._each("puzzles")
        self.puzzle_ratings = self._query(
            select(puzzle_ratings).where(puzzle_ratings.c.puzzle.in_(select(asked.c.value)))
        )

    def _manners(self) -> None:
        self.block = self._insert(blocks, over=False, person=owner("person"), other=owner("other"))
        self.unblock = self._query(
            delete(blocks).where(
                blocks.c.person == owner("person"), blocks.c.other == owner("other")
            )
        )
        self.blocked = self._query(select(blocks.c.other).where(blocks.c.person == owner("person")))
        self.report = self._insert(reports, person=owner("person"))
        self.add_push = self._insert(subscriptions, over=True, person=owner("person"))
        self.pushes = self._query(
            select(subscriptions.c.endpoint, subscriptions.c["keys"])
            .where(subscriptions.c.person == owner("person"))
            .order_by(subscriptions.c.endpoint)
        )
        self.remove_push = self._query(
            delete(subscriptions).where(subscriptions.c.endpoint == given("endpoint"))
        )

    def _adoption(self) -> None:
        """The changes when an account adopts a guest; the guest's secrets end."""
        # A concurrent append must not write the guest's seat again: PostgreSQL needs a lock.
        lock = text("LOCK TABLE seats IN SHARE ROW EXCLUSIVE MODE")
        self.lock_seats = self._query(lock) if self.dialect == "postgresql" else None
        theirs = persons.c.id == given("other")
        own = select(tries.c.day).where(tries.c.person == given("person")).subquery()
        mine = event_people.alias()
        attended = select(mine.c.event_id).where(mine.c.person == given("person"))
        guest = persons.alias()
        entry = select(guest.c.entry).where(guest.c.id == given("other")).scalar_subquery()
        outside: list[ColumnElement[str]]
        outside = [literal_column(f"'{each}'") for each in OUTSIDE]
        own_ones = sanctions.alias()
        muted = select(own_ones.c.kind).where(own_ones.c.person == given("person"))
        self.hand_over = [
            # An account without entry gets that of the guest.
            self._query(
                update(persons)
                .where(persons.c.id == given("person"), persons.c.entry.in_(outside))
                .where(entry.not_in(outside))
                .values(entry=entry)
            ),
            self._query(
                update(persons)
                .where(or_(theirs, persons.c.owner == given("other")))
                .values(
                    owner=given("person"), login=None, login_key=None, password=None, webhook=""
                )
            ),
            *[
                self._query(
                    update(column.table)
                    .where(column == given("other"))
                    .values({column: given("person")})
                )
                for column in (seats.c.person, tables.c.host, reports.c.person, reports.c.about)
            ],
            *[
                self._query(delete(column.table).where(column == given("other")))
                for column in (
                    secrets.c.person,
                    subscriptions.c.person,
                    ratings.c.person,
                    past_ratings.c.person,
                )
            ],
            # If both have answered a puzzle, the account's answer counts.
            self._query(
                delete(puzzle_answers).where(
                    puzzle_answers.c.person == given("other"),
                    puzzle_answers.c.puzzle.in_(
                        select(puzzle_answers.c.puzzle).where(
                            puzzle_answers.c.person == given("person")
                        )
                    ),
                )
            ),
            self._query(
                update(puzzle_answers)
                .where(puzzle_answers.c.person == given("other"))
                .values(person=given("person"))
            ),
            self._query(
                delete(blocks).where(
                    or_(blocks.c.person == given("other"), blocks.c.other == given("other"))
                )
            ),
            # If both have tried a day's deal, the account's try counts.
            self._query(
                update(tries)
                .where(tries.c.person == given("other"), tries.c.day.not_in(select(own.c.day)))
                .values(person=given("person"))
            ),
            self._query(delete(tries).where(tries.c.person == given("other"))),
            self._query(
                update(event_people)
                .where(
                    event_people.c.person == given("other"),
                    event_people.c.event_id.not_in(attended),
                )
                .values(person=given("person"))
            ),
            self._query(delete(event_people).where(event_people.c.person == given("other"))),
            # A guest who is muted does not get around that by signing in.
            self._query(
                update(sanctions)
                .where(sanctions.c.person == given("other"), sanctions.c.kind.not_in(muted))
                .values(person=given("person"))
            ),
            self._query(delete(sanctions).where(sanctions.c.person == given("other"))),
            self._query(delete(roles).where(roles.c.person == given("other"))),
        ]
        self.seated = self._query(
            select(tables.c.table_id, tables.c.persons)
            .join(seats, seats.c.table_id == tables.c.table_id)
            .where(seats.c.person == given("person"))
            .distinct()
        )
        self.put_persons = self._query(
            update(tables)
            .where(tables.c.table_id == given("table_id"))
            .values(persons=given("persons"))
        )
        self.blocks_of = self._query(
            select(blocks).where(
                or_(blocks.c.person == given("person"), blocks.c.other == given("person"))
            )
        )
        self.put_block = self._insert(blocks, over=False)
