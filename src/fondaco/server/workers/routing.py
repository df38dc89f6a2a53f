"""The choice of a worker for a connection.

A table's connections go to the worker that holds its lease. A table without a lease goes to the
worker that its name points at, always the same one while the same workers are up. So that worker is
the first to take the lease. Requests that name no table are spread evenly.
"""

from collections.abc import Sequence
from hashlib import blake2b
from itertools import count


class Routing:
    def __init__(self) -> None:
        self.holders: dict[str, int] = {}  # the worker with the lease, by table
        self._turn = count()

    def holds(self, worker: int, table: str) -> None:
        self.holders[table] = worker

    def drops(self, worker: int, table: str) -> None:
        if self.holders.get(table) == worker:
            del self.holders[table]

    def left(self, worker: int) -> None:
        """A worker has ended, and its leases with it."""
        self.holders = {table: by for table, by in self.holders.items() if by != worker}

    def choose(self, table: str, up: Sequence[int]) -> int:
        """One of the workers that are up."""
        if not table:
            return up[next(self._turn) % len(up)]
        holder = self.holders.get(table)
        return holder if holder is not None and holder in up else pointed_at(table, up)


def pointed_at(table: str, up: Sequence[int]) -> int:
    """The worker for a table without a lease. If a worker ends, only its own tables move.

    >>> pointed_at("Kd81jQ", [0, 1, 2]) == pointed_at("Kd81jQ", [2, 1, 0])
    True
    """
    return max(up, key=lambda worker: blake2b(f"{worker} {table}".encode()).digest())
