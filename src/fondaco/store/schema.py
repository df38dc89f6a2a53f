"""The tables of the database: the log, an index of it, and people.

Times are milliseconds since 1970; lists and dictionaries are JSON text. There are no foreign keys:
a log may name people who were removed. A change here needs a migration too.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    text,
)

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # the lines of a table lie together; an append changes one tree
)

tables = Table(
    "tables",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("players", BigInteger, nullable=False),
    Column("host", Text, nullable=False),
    Column("persons", Text, nullable=False),
    Column("names", Text, nullable=False),
    Column("turn", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("info", Text, nullable=False),
    Column("scores", Text),
    Column("places", Text),
)
_waiting = text("due > 0")
Index("tables_by_status", tables.c.status, tables.c.updated)
Index("tables_by_updated", tables.c.updated)
Index("tables_by_host", tables.c.host, tables.c.updated)
Index("tables_by_game", tables.c.game, tables.c.status, tables.c.updated)
Index("tables_by_due", tables.c.due, sqlite_where=_waiting, postgresql_where=_waiting)

seats = Table(
    "seats",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("seat", BigInteger, primary_key=True, autoincrement=False),
    Column("person", Text, nullable=False),
    sqlite_with_rowid=False,
)
Index("seats_by_person", seats.c.person)

leases = Table(
    "leases",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("holder", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)
Index("leases_by_holder", leases.c.holder)

persons = Table(
    "persons",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("login", Text),
    Column("login_key", Text),  # the login whatever its case
    Column("password", Text),
    Column("bot", Boolean, nullable=False),
    Column("banned", Text, nullable=False),
    Column("webhook", Text, nullable=False),
    Column("language", Text, nullable=False),
    Column("owner", Text),  # the person who adopted this one; never itself adopted
    Column("entry", Text, nullable=False, server_default=text("''")),  # see model.Person
)
Index("persons_by_login", persons.c.login_key, unique=True)
Index("persons_by_owner", persons.c.owner)

login_looks = Table(
    "login_looks",
    metadata,
    Column("person", Text, primary_key=True),
    Column("look", Text, nullable=False),  # the same for logins that look alike (lookalikes.py)
)
Index("login_looks_by_look", login_looks.c.look)

secrets = Table(
    "secrets",
    metadata,
    Column("secret", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)
Index("secrets_by_person", secrets.c.person, secrets.c.kind)

ratings = Table(
    "ratings",
    metadata,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", BigInteger, nullable=False),
    Column("wins", BigInteger, nullable=False),
    Column("rank", Double, nullable=False),  # mu - 3 sigma: what the person is surely worth
)
Index("ratings_by_rank", ratings.c.game, ratings.c.rank)

past_ratings = Table(
    "past_ratings",
    metadata,
    Column("person", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("games", BigInteger, primary_key=True, autoincrement=False),  # after so many of them
    Column("at", BigInteger, nullable=False),
    Column("rank", Double, nullable=False),
)

puzzle_answers = Table(
    "puzzle_answers",
    metadata,
    Column("person", Text, primary_key=True),
    Column("puzzle", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("solved", Boolean, nullable=False),
    sqlite_with_rowid=False,
)

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("answers", BigInteger, nullable=False),
    Column("solved", BigInteger, nullable=False),
)

rated = Table("rated", metadata, Column("table_id", Text, primary_key=True))

blocks = Table(
    "blocks",
    metadata,
    Column("person", Text, primary_key=True),
    Column("other", Text, primary_key=True),
)
Index("blocks_by_other", blocks.c.other)

reports = Table(
    "reports",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("person", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

handled_reports = Table(  # a report without a row is open
    "handled_reports",
    metadata,
    Column("report", BigInteger, primary_key=True, autoincrement=False),
    Column("state", Text, nullable=False),  # open, taken, settled
    Column("handler", Text, nullable=False),  # the person who did that
)

roles = Table(
    "roles",
    metadata,
    Column("person", Text, primary_key=True),
    Column("role", Text, nullable=False),  # owner, organiser, moderator
)

sanctions = Table(  # a ban also stands with the person, until it is lifted
    "sanctions",
    metadata,
    Column("person", Text, primary_key=True),
    Column("kind", Text, primary_key=True),  # mute, ban
    Column("until", BigInteger, nullable=False),  # 0: for good
    Column("reason", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

actions = Table(  # what owners, organisers, moderators and the command line did
    "actions",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("actor", Text, nullable=False),  # empty: the command line
    Column("what", Text, nullable=False),
    Column("about", Text, nullable=False),  # a person, or empty
    Column("table_id", Text, nullable=False),
    Column("detail", Text, nullable=False),  # a reason, a role, a text
)

announcements = Table(  # at most one row
    "announcements",
    metadata,
    Column("name", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("endpoint", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("keys", Text, nullable=False),
    Column("secret", Text, nullable=False),  # by which it was made, and with which it ends
)
Index("subscriptions_by_person", subscriptions.c.person)

invites = Table(
    "invites",
    metadata,
    Column("code", Text, primary_key=True),  # its hash
    Column("label", Text, nullable=False),
    Column("uses", BigInteger, nullable=False),  # at most
    Column("used", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
)

settings = Table(
    "settings",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

tries = Table(
    "tries",
    metadata,
    Column("day", Text, primary_key=True),  # 2026-11-16
    Column("person", Text, primary_key=True),
    Column("table_id", Text, nullable=False),  # where they play, or played, its deal
    Column("at", BigInteger, nullable=False),
)
Index("tries_by_person", tries.c.person, tries.c.day)

events = Table(
    "events",
    metadata,
    Column("event_id", Text, primary_key=True),
    Column("status", Text, nullable=False),  # announced, running, over
    Column("owner", Text, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("info", Text, nullable=False),  # title, game and more that lists show
)
Index("events_by_status", events.c.status, events.c.updated)

event_people = Table(
    "event_people",
    metadata,
    Column("person", Text, primary_key=True),  # an organiser or a player
    Column("event_id", Text, primary_key=True),
)

tallies = Table(
    "tallies",
    metadata,
    Column("name", Text, primary_key=True),  # what is counted, of whom
    Column("until", BigInteger, primary_key=True, autoincrement=False),  # then it is forgotten
    Column("count", BigInteger, nullable=False),
)
Index("tallies_by_until", tallies.c.until)

erasures = Table(  # people who are deleted, until nothing names them any more
    "erasures",
    metadata,
    Column("person", Text, primary_key=True),
    Column("ids", Text, nullable=False),  # theirs, and those of the guests they were
    Column("names", Text, nullable=False),  # that they had
    Column("pseudonym", Text, nullable=False),  # that takes their place
    Column("step", Text, nullable=False),  # leave, logs, check
    Column("after", Text, nullable=False),  # the last log that this step is done with
    Column("at", BigInteger, nullable=False),  # when this step began
)
