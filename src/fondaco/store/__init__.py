"""Stores tables and people: SQLite by default, PostgreSQL by URL.

The logs decide; lists of tables are an index of them, written in the same transaction.
"""

from fondaco.store.model import (
    INSIDE,
    OUTSIDE,
    Action,
    Announcement,
    EndedError,
    EntryMove,
    Erasure,
    EventIndex,
    FiledReport,
    Invite,
    LogRow,
    PastRating,
    Person,
    PuzzleAnswer,
    PuzzleRating,
    Rating,
    Sanction,
    SecretRow,
    StaleError,
    StoreError,
    TableIndex,
    TakenError,
    Try,
)
from fondaco.store.opening import open_store
from fondaco.store.store import Store
from fondaco.store.table_store import TableStore

__all__ = [
    "INSIDE",
    "OUTSIDE",
    "Action",
    "Announcement",
    "EndedError",
    "EntryMove",
    "Erasure",
    "EventIndex",
    "FiledReport",
    "Invite",
    "LogRow",
    "PastRating",
    "Person",
    "PuzzleAnswer",
    "PuzzleRating",
    "Rating",
    "Sanction",
    "SecretRow",
    "StaleError",
    "Store",
    "StoreError",
    "TableIndex",
    "TableStore",
    "TakenError",
    "Try",
    "open_store",
]
