"""How people came into a closed house, and invitation links."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    entry = sa.Column("entry", sa.Text, nullable=False, server_default=sa.text("''"))
    op.add_column("persons", entry)
    op.create_table(
        "invites",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
