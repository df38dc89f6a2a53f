"""alembic runs the steps here: on the connection it gets, or as SQL for PostgreSQL."""

from alembic import context

connection = context.config.attributes.get("connection")
if connection is None:
    context.configure(dialect_name="postgresql", output_buffer=context.config.output_buffer)
    context.run_migrations()  # the caller who runs the SQL opens the transaction
else:
    context.configure(connection=connection)
    with context.begin_transaction():  # does nothing if the connection is already in one
        context.run_migrations()
