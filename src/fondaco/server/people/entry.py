"""Entry: who may come into the house, and how.

A house is open, or people come in by an invitation link, by the password of the house, or with an
account that its organiser has made. A house can also do without guests. The policy is a setting in
the store, so that all processes agree; each reads it every few seconds. How a person came in is
stored with the person (`Person.entry`).
"""

import secrets
from collections.abc import Sequence
from dataclasses import replace

from msgspec import MsgspecError, Struct, json

from fondaco.contract.refused import Refused
from fondaco.host.person_names import check_name
from fondaco.server.people.people import Asker, People, digest
from fondaco.server.tables.house import House
from fondaco.store import INSIDE, OUTSIDE, Action, EntryMove, Invite, Person, SecretRow, Store
from fondaco.store.entry import POLICY, check_invite

KINDS = ("open", "invite", "password", "accounts")
MAX_TITLE = 60
DAY_MS = 86_400_000
ROUNDS_AFTER_CHANGE = 3  # in which connections are looked through: some may just be opening
SHORT_CODE = 8  # characters of a link's hash, by which the organiser names it


class EntryPolicy(Struct, frozen=True):
    """Who may come in."""

    kind: str = "open"
    guests: bool = True  # False: everybody needs an account
    password: str = ""  # its hash
    title: str = ""  # the name of the house, for its entry page

    @property
    def for_everybody(self) -> bool:
        return self.kind == "open" and self.guests

    def missing(self, entry: str, guest: bool) -> str:
        """What keeps somebody with this entry outside; empty: nothing.

        >>> EntryPolicy("invite").missing("invite", guest=True)
        ''
        >>> EntryPolicy("invite").missing("", guest=True)
        'closed'
        """
        if self.for_everybody:
            return ""
        if self.kind != "open" and entry in OUTSIDE:
            return entry or "closed"
        if guest and not self.guests and entry != "kept":
            return "account"
        return ""


def parse_policy(text: str | None) -> EntryPolicy:
    if text is None:
        return EntryPolicy()
    try:
        return json.decode(text, type=EntryPolicy)
    except MsgspecError:  # nobody comes in by mistake
        return EntryPolicy("accounts", guests=False)


class PolicyChange(Struct, frozen=True):
    """A new policy, and what it means for the people who are inside."""

    was: str | None  # the setting
    policy: EntryPolicy
    moves: list[EntryMove]  # of people about whom there is nothing to ask
    asked: tuple[str, ...]  # the entries of guests who may be kept or sent out


def plan_change(was: str | None, policy: EntryPolicy) -> PolicyChange:
    """Accounts stay. Whoever knew a password that was changed has to enter the new one."""
    before = parse_policy(was)
    changed = policy.password != before.password
    moves: list[EntryMove] = []
    asked: list[str] = []
    for guest in (False, True):
        for entry in (*INSIDE, *OUTSIDE):
            after = "changed" if changed and entry == "password" else entry
            stays = not policy.missing(after, guest)
            inside = not before.missing(entry, guest)
            if after != entry and (before.kind != "open" or not inside):
                moves.append(EntryMove(guest, (entry,), after))
            elif inside and not stays and guest:
                asked.append(entry)
            elif inside and not stays:
                moves.append(EntryMove(guest, (entry,), "kept"))
    return PolicyChange(was, policy, moves, tuple(asked))


async def guests_inside(store: Store, change: PolicyChange) -> int:
    """The number of guests about whom the change leaves a question open."""
    return await store.guests_with(change.asked) if change.asked else 0


async def carry_out(store: Store, change: PolicyChange, inside: str = "") -> int:
    """Change the policy; the number of people who have no entry now.

    `inside`: `keep` or `out`, for guests who would lose their entry.
    """
    if not inside and await guests_inside(store, change):
        raise Refused("entry-guests-inside")
    to = "kept" if inside == "keep" else "out"
    moves = [EntryMove(True, change.asked, to)] if change.asked else []
    value = json.encode(change.policy).decode()
    out = await store.change_policy(change.was, value, [*moves, *change.moves])
    if out is None:
        raise Refused("too-many-writing")
    return out


class HouseEntry:
    """The entry of a running house."""

    def __init__(self, house: House, people: People) -> None:
        self.house = house
        self.people = people
        self.policy = EntryPolicy()
        self._text: str | None = None
        self._rounds = 0

    async def read(self) -> str | None:
        """Read the policy; the setting as it was read."""
        text = await self.house.store.setting(POLICY)
        if text != self._text:
            self._text, self.policy = text, parse_policy(text)
            self._rounds = ROUNDS_AFTER_CHANGE
        return text

    async def look(self) -> None:
        """After a change of the policy: end the connections of people who have no entry."""
        await self.read()
        if self._rounds:
            self._rounds -= 1
            await self.show_out()

    async def show_out(self) -> None:
        if self.policy.for_everybody:
            return
        here = [each for room in self.house.rooms.values() for each in room.listeners]
        known = sorted({each.secret for each in here if each.secret})
        entries = await self.house.store.entries(known) if known else {}
        for each in here:
            why = self.policy.missing(*entries.get(each.secret, ("", True)))
            if why:
                each.hang_up(Refused("entry-needed", why=why))

    def missing(self, person: Person | None) -> str:
        """What keeps this person outside; empty: they are inside."""
        if person is None:
            return self.policy.missing("", guest=True)
        return self.policy.missing(person.entry, person.login is None)

    def check_registering(self) -> None:
        if self.policy.kind == "accounts":
            raise Refused("entry-no-accounts")

    async def by_password(
        self, password: str, who: "Newcomer", person: Person | None, by: Asker, address: str
    ) -> tuple[Person, str]:
        """Come in by the password of the house; the person, and their secret if it is new."""
        text = await self.read()
        policy = parse_policy(text)
        if policy.kind != "password":
            raise Refused("entry-no-password")
        if not await self.people.guess(address, policy.password, password):
            raise Refused("wrong-house-password")
        found = await self._come_in("password", text, who, person, by)
        if found is None:
            raise Refused("house-password-changed")
        return found

    async def check_invite(self, code: str) -> str | None:
        """Refused, with the reason, if nobody can come in by this link; the policy's setting."""
        text = await self.read()
        if parse_policy(text).kind != "invite":
            raise Refused("entry-no-invites")
        check_invite(await self.house.store.invite(digest(code)), self.people.now())
        return text

    async def by_invite(
        self, code: str, who: "Newcomer", person: Person | None, by: Asker
    ) -> tuple[Person, str]:
        """Come in by an invitation link. Somebody who is inside already does not use it up."""
        text = await self.check_invite(code)
        found = await self._come_in("invite", text, who, person, by, digest(code))
        if found is None:
            raise Refused("entry-no-invites")
        return found

    async def _come_in(
        self,
        entry: str,
        policy: str | None,
        who: "Newcomer",
        person: Person | None,
        by: Asker,
        invite: str = "",
    ) -> tuple[Person, str] | None:
        """None: the policy was changed meanwhile."""
        store, now = self.house.store, self.people.now()
        if person is not None and person.entry not in OUTSIDE:
            return person, ""
        secret, row, by_secret = "", None, by.secret
        if person is None:
            person = Person(secrets.token_hex(8), check_name(who.name), now, language=who.language)
            secret = secrets.token_urlsafe(24)
            row, by_secret = SecretRow(digest(secret), "cookie", who.device, now), ""
        person = replace(person, entry=entry)
        done = await store.come_in(person, policy, by_secret, row, invite, now)
        return (person, secret) if done else None


class Newcomer(Struct, frozen=True):
    """How somebody who comes in wants to be called, and by what they come."""

    name: str
    language: str = ""
    device: str = ""


async def add_invite(
    store: Store, now: int, uses: int, days: int, label: str, action: Action
) -> str:
    """A new invitation link: its code, which is not stored."""
    code = secrets.token_urlsafe(12)
    invite = Invite(digest(code), label, uses, 0, now + days * DAY_MS, now)
    await store.add_invite(invite, action)
    return code


async def find_invite(store: Store, name: str) -> Invite:
    """The link that the organiser names by the beginning of its hash."""
    found: Sequence[Invite] = [
        each for each in await store.invites() if len(name) >= 4 and each.code.startswith(name)
    ]
    if len(found) != 1:
        raise Refused("no-invite", name=name)
    return found[0]
