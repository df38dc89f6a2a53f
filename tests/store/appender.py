"""A process that appends to a store and prints each number once it is acknowledged.

    python -m tests.store.appender URL TABLE MARK COUNT

Several of these on one table race for its numbers. COUNT is where the table ends; 0: never.
"""

import asyncio
import sys
from dataclasses import replace

from fondaco.store import LogRow, TableIndex, open_store

INDEX = TableIndex("", "g", "", "open", False, 2, "", [], [], 0, 0, 0, 0, {})


async def main(url: str, table: str, mark: str, count: int) -> None:
    store = await open_store(url)
    print("open", flush=True)
    number = 0
    while not count or number < count:
        told = replace(INDEX, table=table, updated=number)
        if await store.append(table, LogRow(number, 1, f"{mark} {number}".encode()), told):
            print(number, flush=True)
        number += 1
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2], sys.argv[3], int(sys.argv[4])))
