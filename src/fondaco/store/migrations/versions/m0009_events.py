"""Events of clubs in lists, and whose they are. Their logs are among all logs."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("event_id", sa.Text, primary_key=True),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
        sa.Column("info", sa.Text, nullable=False),
    )
    op.create_index("events_by_status", "events", ["status", "updated"])
    op.create_table(
        "event_people",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("event_id", sa.Text, primary_key=True),
    )
