"""Lists of tables: the one question that has many forms."""

from functools import cache

from sqlalchemy import false, or_, select, text

from fondaco.store.queries import Dialect, Query, given, owner
from fondaco.store.schema import seats, tables


@cache
def list_tables(
    dialect: Dialect, statuses: int, person: bool, game: bool, public: bool, due: bool, paged: str
) -> Query:
    """A list of tables by any of these; `paged` is "", "before" or "at"."""
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
    if paged:
        is_on_page = tables.c.updated < given("before")
        question = question.where(
            is_on_page if paged == "before" else tables.c.updated == given("at")
        )
    order = [tables.c.due] if due else [tables.c.updated.desc()]
    question = question.order_by(*order, tables.c.table_id)
    return Query(question if paged == "at" else question.limit(given("limit")), dialect)
