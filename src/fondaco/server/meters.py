"""What `/metrics` tells."""

from prometheus_client import Counter, Gauge, Histogram

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
WAITING = Gauge("fondaco_thoughts_waiting", "Questions to bots that wait for a process")
CONNECTIONS = Gauge("fondaco_connections", "Open WebSocket connections")
ROOMS = Gauge("fondaco_rooms", "Tables in memory")
ASIDE = Gauge("fondaco_tables_aside", "Logs that cannot be read: tables set aside")
REFUSED = Counter("fondaco_refused_total", "Refusals, by the name of the reason", ["name"])
TROUBLES = Counter("fondaco_troubles_total", "Errors with a traceback in the log", ["event"])
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
    TROUBLES.labels(_event)  # so that the first one is seen to be one more than none
STEWARDS = Gauge("fondaco_stewards", "Tables that somebody looks after")
DOORS = Gauge("fondaco_doors", "Open connections of any kind")
READY = Gauge("fondaco_ready", "Whether the house can write and hear: 1, or 0")
ALERTS = Counter("fondaco_alerts_total", "Turn alerts", ["by", "how"])
UNSEALED = Counter("fondaco_bus_unsealed_total", "Messages on the bus from no house of this store")
