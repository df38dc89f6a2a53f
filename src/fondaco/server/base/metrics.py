"""The metrics that `/metrics` shows.

Workers of one house (`fondaco serve --workers`) keep their metrics in a folder that they share, and
each of them shows all. How a gauge adds up over the workers is its `multiprocess_mode`.
"""

import os
from functools import partial

from prometheus_client import CollectorRegistry, Counter, Histogram, generate_latest
from prometheus_client import Gauge as AnyGauge
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # the variable that names the folder of the workers
Gauge = partial(AnyGauge, multiprocess_mode="livesum")

ENTRIES = Counter("fondaco_entries_total", "Entries written into logs", ["kind"])
APPEND = Histogram(
    "fondaco_append_seconds",
    "Time to write an entry down durably",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
)
THINKING = Histogram(
    "fondaco_thinking_seconds",
    "Time until a bot answers",
    buckets=(0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10),
)
THOUGHTS_WAITING = Gauge("fondaco_thoughts_waiting", "Questions to bots that wait for a process")
CONNECTIONS = Gauge("fondaco_connections", "Open WebSocket connections")
ROOMS = Gauge("fondaco_rooms", "Tables in memory")
QUARANTINED = Gauge("fondaco_tables_aside", "Logs that cannot be read: tables set aside")
REFUSED = Counter("fondaco_refused_total", "Refusals, by the name of the reason", ["name"])
ERRORS = Counter("fondaco_troubles_total", "Errors with a traceback in the log", ["event"])
for _event in (
    "request",
    "socket",
    "store",
    "steward",
    "watch",
    "task",
    "rating",
    "catch up",
    "alert",
):
    ERRORS.labels(_event)  # starts at 0, so that the first error shows as an increase
STEWARDS = Gauge("fondaco_stewards", "Tables that somebody looks after")
OPEN_CONNECTIONS = Gauge("fondaco_doors", "Open connections of any kind")
READY = AnyGauge(
    "fondaco_ready",
    "Whether the house can write and hear: 1, or 0",
    multiprocess_mode="livemin",
)
ALERTS = Counter("fondaco_alerts_total", "Turn alerts", ["by", "how"])
UNSIGNED = Counter("fondaco_bus_unsealed_total", "Messages on the bus from no house of this store")


def exposition() -> bytes:
    """All metrics of this process, or of all workers, as Prometheus reads them."""
    if not os.environ.get(FOLDER):
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
