"""`fondaco admin`: what is done with people, also while the server runs."""

from typing import TYPE_CHECKING

import click

from fondaco.cli.admin import admin, called, person_named, with_store
from fondaco.console.commands import print_message, words
from fondaco.contract.phrase import say

if TYPE_CHECKING:
    from fondaco.store import Person, Store


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
