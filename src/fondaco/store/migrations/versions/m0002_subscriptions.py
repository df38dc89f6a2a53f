"""Push subscriptions are stored with the secret that was used to subscribe."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
    )
    op.create_index("subscriptions_by_person", "subscriptions", ["person"])
    op.execute("INSERT INTO subscriptions SELECT endpoint, person, keys, '' FROM pushes")
    op.drop_table("pushes")
