"""How the login of each account looks, so that new ones that look like another are refused.

The rows of older accounts are written when somebody registers next: SQL cannot compute them.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "login_looks",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("look", sa.Text, nullable=False),
    )
    op.create_index("login_looks_by_look", "login_looks", ["look"])
