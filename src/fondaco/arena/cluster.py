"""The same work on a Ray cluster: pieces are sent there one by one, and come back in any order."""

import os
import socket
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from fondaco.arena.pool import all_cores
from fondaco.contract.refused import Refused

T = TypeVar("T")
LOCAL, AUTO = "local", "auto"


def spread_on_cluster(
    work: Callable[[int], T], pieces: int, address: str, workers: int = 0
) -> Iterator[T]:
    """`work(0)`, `work(1)`, … up to the number of pieces, on the cluster at this address.

    The address `local` starts a cluster on this machine, with so many workers (0: one for each
    core), and stops it in the end. Elsewhere `workers` limits how many cores are kept busy; 0 is
    all the cluster has. Fondaco must be installed on its machines.
    """
    if workers < 0:
        raise Refused("no-workers", workers=workers)
    ray = _ray()
    _connect(ray, address, workers)
    try:
        cores = int(ray.cluster_resources().get("CPU", 1))
        task = ray.remote(num_cpus=1)(_guarded)
        shared = ray.put(work)
        limit = 2 * (min(workers, cores) if workers else max(1, cores))
        numbers = iter(range(pieces))
        pending: list[Any] = []
        while True:
            while len(pending) < limit and (number := next(numbers, None)) is not None:
                pending.append(task.remote(shared, number))
            if not pending:
                return
            done, pending = ray.wait(pending, num_returns=1)
            for good, result in ray.get(done):
                if not good:
                    raise result
                yield result
    except ray.exceptions.RayError as error:
        reason = str(error).strip().split("\n")[-1]
        raise Refused("cluster-failed", error=reason) from None
    finally:
        ray.shutdown()


def _guarded(work: Callable[[int], T], number: int) -> tuple[bool, T | Refused]:
    """Our own refusals travel as results: Ray would wrap them into its own."""
    try:
        return True, work(number)
    except Refused as error:
        return False, error


def check_ray() -> None:
    """Refused if Ray, which a cluster needs, is not installed."""
    _ray()


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage report
    try:
        import ray
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] != "ray":
            raise
        raise Refused("cluster-needs-ray") from None
    return ray


def _connect(ray: Any, address: str, workers: int) -> None:
    more: dict[str, Any] = {}
    if address == LOCAL:
        more = {"num_cpus": workers or all_cores(), "include_dashboard": False}
    check_address(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", **more)
    except (ConnectionError, ImportError, OSError, ValueError, RuntimeError) as error:
        reason = str(error).strip().split("\n")[0].rstrip(".")
        raise Refused("no-cluster", address=address, error=reason) from None


def check_address(address: str) -> None:
    """Refuse an address at which nothing listens: Ray itself would try for minutes and print
    meanwhile."""
    if address in (LOCAL, AUTO):
        return
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not host or not colon or not port.isdecimal() or not 0 < int(port) < 65536:
        raise Refused("cluster-how", local=LOCAL, auto=AUTO, address=address)
    try:
        socket.create_connection((host.strip("[]"), int(port)), timeout=5).close()
    except OSError as error:
        raise Refused("no-cluster", address=address, error=error.strerror or str(error)) from None
