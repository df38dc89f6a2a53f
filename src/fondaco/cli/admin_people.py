"""`fondaco admin`: what is done with people, also while the server runs."""

from typing import TYPE_CHECKING

import click

from fondaco.cli.admin import admin, ago, called, now, person_named, print_rows, with_store
from fondaco.console.commands import print_message, words
from fondaco.contract.phrase import Said, say
from fondaco.contract.refused import Refused

if TYPE_CHECKING:
    from fondaco.server.people.moderation import Actor, Moderation
    from fondaco.store import Person, Store

NO_ROLE = "none"


def _moderation(store: "Store") -> "Moderation":
    from fondaco.server.people.moderation import Moderation

    return Moderation(store, now)


def _by() -> "Actor":
    from fondaco.server.people.moderation import COMMAND_LINE

    return COMMAND_LINE


@admin.command(help="help-admin-role")
@click.argument("person")
@click.argument(
    "role", metavar="ROLE", type=click.Choice(("owner", "organiser", "moderator", NO_ROLE))
)
@click.pass_obj
def role(url: str, person: str, role: str) -> None:
    async def give(store: "Store") -> "Person":
        who = await person_named(store, person)
        await _moderation(store).give_role(_by(), who, "" if role == NO_ROLE else role)
        return who

    print_message(say("admin-role-given", who=called(with_store(url, give)), role=role))


def _sanction(url: str, person: str, kind: str, hours: int, reason: str) -> "Person":
    if not reason.strip():
        raise Refused("tell-reason")

    async def work(store: "Store") -> "Person":
        who = await person_named(store, person)
        await _moderation(store).sanction(_by(), who, kind, hours, reason)
        return who

    return with_store(url, work)


def _lift(url: str, person: str, kind: str) -> "Person":
    async def work(store: "Store") -> "Person":
        who = await person_named(store, person)
        await _moderation(store).lift(_by(), who, kind)
        return who

    return with_store(url, work)


@admin.command(help="help-admin-ban")
@click.argument("person")
@click.option("--reason", required=True, help="help-of-reason-banned")
@click.option("--hours", type=int, default=0, show_default=True, help="help-of-hours")
@click.pass_obj
def ban(url: str, person: str, reason: str, hours: int) -> None:
    print_message(say("admin-banned", who=called(_sanction(url, person, "ban", hours, reason))))


@admin.command(help="help-admin-unban")
@click.argument("person")
@click.pass_obj
def unban(url: str, person: str) -> None:
    print_message(say("admin-unbanned", who=called(_lift(url, person, "ban"))))


@admin.command(help="help-admin-mute")
@click.argument("person")
@click.option("--reason", required=True, help="help-of-reason-banned")
@click.option("--hours", type=int, default=0, show_default=True, help="help-of-hours")
@click.pass_obj
def mute(url: str, person: str, reason: str, hours: int) -> None:
    print_message(say("admin-muted", who=called(_sanction(url, person, "mute", hours, reason))))


@admin.command(help="help-admin-unmute")
@click.argument("person")
@click.pass_obj
def unmute(url: str, person: str) -> None:
    print_message(say("admin-unmuted", who=called(_lift(url, person, "mute"))))


@admin.command("send-away", help="help-admin-send-away")
@click.argument("table")
@click.argument("person")
@click.option("--reason", required=True, help="help-of-reason-banned")
@click.pass_obj
def send_away(url: str, table: str, person: str, reason: str) -> None:
    async def work(store: "Store") -> "Person":
        from fondaco.server.tables.house import House

        who = await person_named(store, person)
        await _moderation(store).send_away(_by(), House(store), table, who, reason)
        return who

    print_message(say("admin-sent-away", who=called(with_store(url, work)), table=table))


@admin.command(help="help-admin-announce")
@click.argument("text", default="")
@click.option("--hours", type=int, default=24, show_default=True, help="help-of-announce-hours")
@click.pass_obj
def announce(url: str, text: str, hours: int) -> None:
    with_store(url, lambda store: _moderation(store).announce(_by(), text, hours))
    print_message(say("admin-announced" if text.strip() else "admin-announce-ended"))


@admin.command(help="help-admin-reports")
@click.option("--limit", type=int, default=100, show_default=True, help="help-of-limit")
@click.pass_obj
def reports(url: str, limit: int) -> None:
    async def read(store: "Store") -> list[tuple[Said, ...]]:
        lines: list[tuple[Said, ...]] = []
        for each in await store.reports(limit):
            by, about = await store.person(each.person), await store.person(each.about)
            lines.append((str(each.id), each.state, ago(each.at), each.table, called(by),
                          called(about) if each.about else "–", each.text))  # fmt: skip
        return lines

    head = ("report", "status", "ago", "table", "by", "about", "text")
    print_rows(head, with_store(url, read))


@admin.command("report", help="help-admin-report")
@click.argument("report", type=int)
@click.argument("state", metavar="STATE", type=click.Choice(("open", "taken", "settled")))
@click.pass_obj
def handle_report(url: str, report: int, state: str) -> None:
    with_store(url, lambda store: _moderation(store).handle(_by(), report, state))
    print_message(say("admin-report-handled", report=report, state=state))


@admin.command("actions", help="help-admin-actions")
@click.option("--limit", type=int, default=100, show_default=True, help="help-of-limit")
@click.pass_obj
def list_actions(url: str, limit: int) -> None:
    async def read(store: "Store") -> list[tuple[Said, ...]]:
        lines: list[tuple[Said, ...]] = []
        for each in await store.actions(limit):
            by, about = await store.person(each.actor), await store.person(each.about)
            actor = called(by) if each.actor else "fondaco admin"
            whom = called(about) if each.about else "–"
            lines.append((ago(each.at), actor, each.what, whom, each.table, each.detail))
        return lines

    print_rows(("ago", "by", "what", "about", "table", "text"), with_store(url, read))


@admin.command(help="help-admin-delete")
@click.argument("person")
@click.option("--yes", is_flag=True, help="help-of-yes")
@click.pass_obj
def delete(url: str, person: str, yes: bool) -> None:
    who = with_store(url, lambda store: person_named(store, person))
    if not yes:
        click.confirm(words().say(say("admin-delete-sure", who=called(who))), abort=True)
    name = with_store(url, lambda store: erase(store, who))
    print_message(say("admin-deleted", who=called(who), name=name))


async def erase(store: "Store", who: "Person") -> str:
    """Delete a person, as the server would; the name that takes their name's place.

    A server looks through the logs again a minute later, or when it is next started.
    """
    from fondaco.server.erasing import Erasures
    from fondaco.server.events.events import Events
    from fondaco.server.tables.house import House

    house = House(store)
    erasures = Erasures(house, Events(house))
    begun = await erasures.begin(who)
    await erasures.look()
    await store.release(house.name)  # a server may continue at once
    return begun.pseudonym
