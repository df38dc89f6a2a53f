"""`fondaco admin entry`, `invite`, `invites`, `add-person`: who may come into the house."""

import os
import sys
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

import click

from fondaco.cli.admin import admin, ago, now, print_rows, with_store
from fondaco.console.commands import print_message, words
from fondaco.contract.phrase import Said, say
from fondaco.contract.refused import Refused

if TYPE_CHECKING:
    from fondaco.server.people.entry import EntryPolicy
    from fondaco.store import Invite, Store

T = TypeVar("T")
KINDS = ("open", "invite", "password", "accounts")
YES_NO = ("yes", "no")
INSIDE = ("keep", "out")
PASSWORD = "FONDACO_HOUSE_PASSWORD"  # the variable of the environment
Run = Callable[[Callable[["Store"], Awaitable[T]]], T]


@admin.group(help="help-admin-entry")
def entry() -> None:
    pass


@entry.command("show", help="help-admin-entry-show")
@click.pass_obj
def show_entry(url: str) -> None:
    policy = with_store(url, _policy)[1]
    print_message(_told(policy))
    if policy.title:
        click.echo(policy.title)


@entry.command("set", help="help-admin-entry-set")
@click.argument("kind", type=click.Choice(KINDS), metavar="KIND")
@click.option("--guests", type=click.Choice(YES_NO), help="help-of-guests")
@click.option("--inside", type=click.Choice(INSIDE), help="help-of-inside")
@click.option("--title", metavar="TEXT", help="help-of-entry-title")
@click.pass_obj
def set_entry(
    url: str, kind: str, guests: str | None, inside: str | None, title: str | None
) -> None:
    if not settle_entry(url, kind, guests, inside, title):
        print_message(say("admin-entry-same"))


@entry.command("password", help="help-admin-entry-password")
@click.pass_obj
def change_password(url: str) -> None:
    if with_store(url, _policy)[1].kind != "password":
        raise Refused("entry-no-password")
    settle_entry(url, "password", renew=True)


def settle_entry(
    url: str,
    kind: str | None = None,
    guests: str | None = None,
    inside: str | None = None,
    title: str | None = None,
    renew: bool = False,
    make: bool = False,
) -> bool:
    """Change who may come in; False if all is as it should be already.

    `renew`: there is a new password; `make`: the store is made if there is none.
    """
    from fondaco.server.people.entry import EntryPolicy, carry_out, guests_inside, plan_change
    from fondaco.server.people.people import People

    def run(work: "Callable[[Store], Awaitable[T]]") -> T:
        return with_store(url, work, make)

    was, before = run(_policy)
    kind = kind or before.kind
    if kind == "accounts" and guests == "yes":
        raise Refused("entry-accounts-guests")
    if guests is None:
        wanted = kind != "accounts" and (before.guests or before.kind == "accounts")
    else:
        wanted = guests == "yes"
    hashed = before.password
    if kind == "password":
        password = _new_password(before, renew)
        if password:
            hashed = run(lambda store: People(store).hash(password))
    name = before.title if title is None else _title(title)
    policy = EntryPolicy(kind, wanted, hashed, name)
    if policy == before:
        return False
    change = plan_change(was, policy)
    if not inside:
        inside = _ask_inside(run(lambda store: guests_inside(store, change)))
    out = run(lambda store: carry_out(store, change, inside or ""))
    print_message(_told(policy), err=make)
    if out:
        print_message(say("admin-entry-out", count=out), err=True)
    return True


def _new_password(before: "EntryPolicy", renew: bool) -> str:
    """The new password of the house, from the environment or the terminal; empty: it stays."""
    from argon2 import PasswordHasher
    from argon2.exceptions import Argon2Error

    given = os.environ.get(PASSWORD, "")
    if given and before.password:
        try:
            PasswordHasher().verify(before.password, given)
        except Argon2Error:
            return given
        if renew:
            raise Refused("entry-same-password")
        return ""
    if given or (before.password and not renew):
        return given
    if not is_terminal():
        raise Refused("entry-say-password", variable=PASSWORD)
    text = words()("admin-entry-password")
    again = words()("admin-entry-password-again")
    password: str = click.prompt(text, hide_input=True, confirmation_prompt=again)
    return password


def _ask_inside(count: int) -> str:
    """What happens to guests who are inside: asked where somebody can answer."""
    if not count:
        return "out"
    if not is_terminal():
        raise Refused("entry-guests-inside")
    print_message(say("admin-entry-guests", count=count))
    chosen: str = click.prompt(
        words()("admin-entry-guests-ask"), type=click.Choice(INSIDE), show_choices=True
    )
    return chosen


def is_terminal() -> bool:
    return sys.stdin.isatty()


async def _policy(store: "Store") -> "tuple[str | None, EntryPolicy]":
    from fondaco.server.people.entry import parse_policy
    from fondaco.store.entry import POLICY

    text = await store.setting(POLICY)
    return text, parse_policy(text)


def _told(policy: "EntryPolicy") -> Said:
    return say("admin-entry", kind=policy.kind, guests="yes" if policy.guests else "no")


def _title(text: str) -> str:
    from fondaco.server.people.entry import MAX_TITLE
    from fondaco.table.speech import one_line

    title = one_line(text)
    if len(title) > MAX_TITLE:
        raise Refused("entry-title-length", most=MAX_TITLE)
    return title


# --- invitation links -------------------------------------------------------------------------


@admin.command("invite", help="help-admin-invite")
@click.option("--uses", type=click.IntRange(1, 10_000), default=1, show_default=True,
              metavar="N", help="help-of-uses")  # fmt: skip
@click.option("--days", type=click.IntRange(1, 3650), default=14, show_default=True,
              metavar="N", help="help-of-days")  # fmt: skip
@click.option("--label", default="", metavar="TEXT", help="help-of-invite-label")
@click.option("--address", default="", metavar="URL", help="help-of-invite-address")
@click.pass_obj
def invite(url: str, uses: int, days: int, label: str, address: str) -> None:
    from fondaco.server.people.moderation import COMMAND_LINE, Moderation

    async def make(store: "Store") -> str:
        return await Moderation(store, now).invite(COMMAND_LINE, uses, days, label)

    code = with_store(url, make)
    click.echo(f"{address.rstrip('/')}/enter/{code}")
    print_message(say("admin-invited", uses=uses, days=days), err=True)
    if with_store(url, _policy)[1].kind != "invite":
        print_message(say("admin-invite-later"), err=True)


@admin.group(help="help-admin-invites")
def invites() -> None:
    pass


@invites.command("list", help="help-admin-invites-list")
@click.pass_obj
def list_invites(url: str) -> None:
    from fondaco.server.people.entry import SHORT_CODE

    async def read(store: "Store") -> "list[Invite]":
        return await store.invites()

    print_rows(
        ("invite", "used", "ends", "age", "label"),
        [
            (each.code[:SHORT_CODE], f"{each.used}/{each.uses}", _left(each.until), ago(each.at),
             each.label)
            for each in with_store(url, read)
        ],
    )  # fmt: skip


def _left(until: int) -> Said:
    if until <= now():
        return say("admin-invite-ended")
    return say("admin-invite-left", ago=ago(2 * now() - until))


@invites.command("withdraw", help="help-admin-invites-withdraw")
@click.argument("invite")
@click.pass_obj
def withdraw_invite(url: str, invite: str) -> None:
    from fondaco.server.people.moderation import COMMAND_LINE, Moderation

    async def withdraw(store: "Store") -> None:
        await Moderation(store, now).withdraw_invite(COMMAND_LINE, invite)

    with_store(url, withdraw)
    print_message(say("admin-invite-withdrawn"))


@admin.command("add-person", help="help-admin-add-person")
@click.argument("login")
@click.option("--name", default="", metavar="NAME", help="help-of-person-name")
@click.pass_obj
def add_person(url: str, login: str, name: str) -> None:
    from fondaco.server.people.people import People

    person, password = with_store(url, lambda store: People(store).add_account(login, name))
    print_message(say("admin-added", login=person.login or "", password=password))
