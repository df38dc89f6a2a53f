"""`fondaco admin events`: events of clubs from the command line, also while the server runs."""

from typing import TYPE_CHECKING

import click

from fondaco.cli.admin import TRIES, admin, ago, now, person_named, print_rows, with_store
from fondaco.console.commands import print_message
from fondaco.contract.phrase import Said, say
from fondaco.contract.refused import Refused

if TYPE_CHECKING:
    from fondaco.server.events.event_log import LiveEvent
    from fondaco.store import EventIndex, Store


@admin.group(help="help-admin-events")
def events() -> None:
    pass


@events.command("list", help="help-admin-events-list")
@click.pass_obj
def list_events(url: str) -> None:
    async def read(store: "Store") -> "list[EventIndex]":
        return await store.events()

    rows: list[tuple[Said, ...]] = [
        (
            index.event, index.status, str(index.info.get("game", "")),
            str(index.info.get("players", 0)), ago(index.updated),
            str(index.info.get("title", "")),
        )
        for index in with_store(url, read)
    ]  # fmt: skip
    print_rows(("event", "status", "game", "players", "idle", "title"), rows)


@events.command("log", help="help-admin-events-log")
@click.argument("event")
@click.pass_obj
def print_log(url: str, event: str) -> None:
    from fondaco.server.events.event_log import event_log
    from fondaco.store.backup import log_lines

    async def read(store: "Store") -> list[str]:
        await _event(store, event)
        return list(log_lines(await store.read(event_log(event))))

    for line in with_store(url, read):
        click.echo(line)


@events.command("hand-over", help="help-admin-events-hand-over")
@click.argument("event")
@click.argument("person")
@click.pass_obj
def hand_over(url: str, event: str, person: str) -> None:
    from fondaco.server.events.event_log import append, read_on

    async def work(store: "Store") -> str:
        who = await person_named(store, person)
        live = await _event(store, event)
        for _ in range(TRIES):
            entry = live.event.hand_over(who.id)
            if entry is None or await append(store, live, now(), "", entry):
                return who.name
            await read_on(store, live)
        raise Refused("too-many-writing")

    print_message(say("admin-event-handed-over", name=with_store(url, work)))


async def _event(store: "Store", name: str) -> "LiveEvent":
    from fondaco.server.events.event_log import LiveEvent, read_on

    live = LiveEvent(name)
    await read_on(store, live)
    if not live.rows:
        raise Refused("no-event")
    return live
