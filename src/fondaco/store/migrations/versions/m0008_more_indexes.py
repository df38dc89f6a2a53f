"""Indexes for questions that had to read every row: by host, by game, by the end of a count."""

from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_index("tables_by_host", "tables", ["host", "updated"])
    op.create_index("tables_by_game", "tables", ["game", "status", "updated"])
    op.create_index("tallies_by_until", "tallies", ["until"])
