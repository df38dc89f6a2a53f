"""Opening a store by its URL."""

from fondaco.store.store import Store


async def open_store(url: str) -> Store:
    """The store behind `sqlite:///path`, `sqlite://` (in memory) or `postgresql://…`, migrated."""
    if url.startswith("postgresql"):
        from fondaco.store.postgres import open_postgres

        return await open_postgres(url)
    from fondaco.store.sqlite import open_sqlite

    return await open_sqlite(url)
