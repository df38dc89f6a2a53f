"""A restart that is announced: its time, a message, and the moment when the process stops.

The plan is a log in the store, so that all processes and `fondaco admin` share it. Each process
stops itself at that time, and whatever runs it (systemd, a container) starts it again.
"""

from collections.abc import Callable
from typing import Literal

import structlog
from msgspec import MsgspecError, Struct, json

from fondaco.contract.refused import Refused
from fondaco.store import LogRow, Store
from fondaco.table.frames import Restart
from fondaco.table.speech import one_line

LOG = "house.restart"  # no table has a name as short as "house"
MOST_CHARACTERS = 200
TRIES = 50
log = structlog.get_logger("fondaco.restart")


class RestartPlan(Struct, frozen=True):
    """The last line of the log says what is planned."""

    kind: Literal["planned", "cancelled"]
    at: int = 0  # milliseconds since 1970
    message: str = ""


def planned(at: int, message: str = "") -> RestartPlan:
    text = one_line(message)
    if len(text) > MOST_CHARACTERS:
        raise Refused("restart-message", most=MOST_CHARACTERS)
    return RestartPlan("planned", at, text)


class RestartNotice:
    """The planned restart, as this process knows it."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.started = now()  # a restart planned for an earlier time is over
        self.plan: RestartPlan | None = None
        self.number = -1  # of the last line that was read
        self.on_due: list[Callable[[], None]] = []  # called once, when it is time

    async def read(self) -> bool:
        """Read the log; whether the plan has changed."""
        before = self.plan
        for row in await self.store.read(LOG, self.number):
            self.number = max(self.number, row.number)
            try:
                plan = json.decode(row.entry, type=RestartPlan)
            except MsgspecError:
                log.warning("damaged", log=LOG, entry=row.number)
                continue
            is_ahead = plan.kind == "planned" and plan.at > self.started
            self.plan = plan if is_ahead else None
        return self.plan != before

    async def write(self, plan: RestartPlan) -> None:
        for _ in range(TRIES):
            await self.read()
            row = LogRow(self.number + 1, self.now(), json.encode(plan))
            if await self.store.append(LOG, row):
                await self.read()
                return
        raise Refused("too-many-writing")

    def left(self) -> int | None:
        """Milliseconds until the restart; None: none is planned."""
        return None if self.plan is None else max(0, self.plan.at - self.now())

    def frame(self) -> Restart:
        return Restart(left=self.left(), message=self.plan.message if self.plan else "")

    def stop_if_due(self) -> None:
        if self.plan is not None and self.now() >= self.plan.at:
            hooks, self.on_due = self.on_due, []
            for stop in hooks:
                log.info("restart", planned_at=self.plan.at)
                stop()
