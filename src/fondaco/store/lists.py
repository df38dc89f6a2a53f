"""Lists of tables: the one query that has many forms."""

from functools import cache

from sqlalchemy import false, or_, select, text

from fondaco.store.queries import Dialect, Query, given, owner
from fondaco.store.schema import leases, seats, tables


@cache
def list_tables(
    dialect: Dialect, statuses: int, person: bool, game: bool, public: bool, due: str, paged: str
) -> Query:
    """The query for a list of tables by any of these.

    `due`: "", "all", or "free" (no process holds the lease). `paged`: "", "before", "at".
    """
    question = select(tables)
    if statuses:
        question = question.where(
            or_(*[tables.c.status == given(f"status{number}") for number in range(statuses)])
        )
    if person:
        mine = select(seats.c.table_id).where(seats.c.person == owner("person"))
        question = question.where(tables.c.table_id.in_(mine))
    if game:
        question = question.where(tables.c.game == given("game"))
    if public:
        question = question.where(tables.c.private.is_(false()))
    if due:
        question = question.where(text("due > 0"), tables.c.due < given("due_before"))
    if due == "free":
        held = select(leases.c.table_id).where(
            leases.c.table_id == tables.c.table_id,
            leases.c.until > given("due_before"),
            leases.c.until <= given("latest"),
        )
        question = question.where(~held.exists())
    if paged:
        is_on_page = tables.c.updated < given("before")
        question = question.where(
            is_on_page if paged == "before" else tables.c.updated == given("at")
        )
    order = [tables.c.due] if due else [tables.c.updated.desc()]
    question = question.order_by(*order, tables.c.table_id)
    return Query(question if paged == "at" else question.limit(given("limit")), dialect)
