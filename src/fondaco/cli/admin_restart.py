"""`fondaco admin restart`: a restart that everybody at the tables hears of in time."""

import re
from typing import TYPE_CHECKING

import click

from fondaco.cli.admin import admin, ago, now, with_store
from fondaco.console.commands import print_message
from fondaco.contract.phrase import say
from fondaco.contract.refused import Refused

if TYPE_CHECKING:
    from fondaco.server.tables.restart import RestartPlan
    from fondaco.store import Store

TIME = re.compile(r"(?:(\d{1,4})h)?(?:(\d{1,5})m)?(?:(\d{1,6})s)?")
LONGEST_S = 7 * 86_400


@admin.command("restart", help="help-admin-restart")
@click.option("--in", "wait", metavar="TIME", help="help-of-in")
@click.option("--message", metavar="TEXT", default="", help="help-of-message")
@click.option("--cancel", is_flag=True, help="help-of-cancel")
@click.pass_obj
def restart(url: str, wait: str | None, message: str, cancel: bool) -> None:
    from fondaco.server.tables.restart import RestartNotice, RestartPlan, planned

    if (cancel and wait is not None) or (message and wait is None):
        raise Refused("restart-how")
    new = planned(now() + seconds_of(wait) * 1000, message) if wait is not None else None

    async def change(store: "Store") -> "RestartPlan | None":
        notice = RestartNotice(store, now)
        await notice.read()
        if new is not None:
            await notice.write(new)
            return new
        if notice.plan is None:
            raise Refused("restart-none")
        if cancel:
            await notice.write(RestartPlan("cancelled"))
        return notice.plan

    plan = with_store(url, change)
    if plan is None:
        print_message(say("admin-restart-cancelled"))
        return
    left = plan.at - now() + 999  # said like a time that has passed: "9 min"
    print_message(say("admin-restart-planned", time=ago(now() - left)))
    if plan.message:
        print_message(say("admin-restart-message", text=plan.message))


def seconds_of(text: str) -> int:
    """A time from now in seconds.

    >>> seconds_of("90s"), seconds_of("10m"), seconds_of("1h30m")
    (90, 600, 5400)
    """
    found = TIME.fullmatch(text.strip().lower())
    if found is None or not any(found.groups()):
        raise Refused("restart-time", time=text)
    hours, minutes, seconds = (int(part or 0) for part in found.groups())
    whole = hours * 3600 + minutes * 60 + seconds
    if whole > LONGEST_S:
        raise Refused("restart-time", time=text)
    return whole
