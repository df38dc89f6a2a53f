"""What is counted for a while by all processes together: wrong passwords, say."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "tallies",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("until", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("count", sa.BigInteger, nullable=False),
    )
