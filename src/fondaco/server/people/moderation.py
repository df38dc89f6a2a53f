"""What moderators, organisers and owners do: each act is noted with who did it.

`fondaco admin` does the same, with an empty name for whoever did it.
"""

from collections.abc import Callable

from msgspec import Struct

from fondaco.contract.refused import Refused
from fondaco.host.bot_turns import STAND_IN
from fondaco.host.table_time import Milliseconds
from fondaco.server.people.entry import add_invite, find_invite
from fondaco.server.people.people import MAX_LABEL
from fondaco.server.tables.house import House
from fondaco.store import Action, Announcement, Person, Sanction, Store
from fondaco.table.speech import one_line

ROLES = ("owner", "organiser", "moderator")
RIGHTS: dict[str, frozenset[str]] = {
    "owner": frozenset({"roles", "moderate", "announce", "events", "invite"}),
    "organiser": frozenset({"announce", "events", "invite"}),
    "moderator": frozenset({"moderate"}),
}
STATES = ("open", "taken", "settled")  # of a report
KINDS = ("mute", "ban")  # of sanctions
HOUR_MS = 3_600_000
MAX_HOURS = 24 * 366
MAX_REASON = 300  # characters
MAX_REPORT = 2000
MAX_USES = 10_000  # of an invitation link …
MAX_DAYS = 3650  # … and its life


class Actor(Struct, frozen=True):
    """Somebody who acts; the command line has no id, and may do everything."""

    person: str = ""
    role: str = "owner"


COMMAND_LINE = Actor()


class Moderation:
    """`alert` is called with everybody who should hear of a new report."""

    def __init__(
        self, store: Store, now: Milliseconds, alert: Callable[[list[str]], None] | None = None
    ) -> None:
        self.store = store
        self.now = now
        self._alert = alert

    async def report(self, person: str, table: str, about: str, text: str) -> None:
        text = one_line(text)
        if not 0 < len(text) <= MAX_REPORT:
            raise Refused("report-length")
        await self.store.report(person, table, about, text, self.now())
        if self._alert is not None:
            roles = await self.store.roles()
            self._alert([who for who, role in roles.items() if "moderate" in RIGHTS[role]])

    async def handle(self, by: Actor, report: int, state: str) -> None:
        """Take, settle or reopen a report."""
        if state not in STATES:
            raise Refused("no-report-state", states=", ".join(STATES))
        action = self._action(by, "report", detail=f"{report} {state}")
        if not await self.store.handle_report(report, state, action):
            raise Refused("no-report", report=report)

    async def give_role(self, by: Actor, person: Person, role: str) -> None:
        """Give a person a role; empty: none. An owner cannot give up the last owner's role."""
        if role and role not in ROLES:
            raise Refused("no-role", roles=", ".join(ROLES))
        owners = [who for who, each in (await self.store.roles()).items() if each == "owner"]
        if by.person and role != "owner" and owners == [person.id]:
            raise Refused("last-owner")
        action = self._action(by, "role", person.id, detail=role)
        await self.store.put_role(person.id, role, action)

    async def sanction(self, by: Actor, person: Person, kind: str, hours: int, reason: str) -> None:
        """Mute or ban a person for so many hours; 0: for good."""
        self._check_kind(kind)
        reason = one_line(reason)
        if not 0 < len(reason) <= MAX_REASON:
            raise Refused("reason-length", most=MAX_REASON)
        if not 0 <= hours <= MAX_HOURS:
            raise Refused("hours", most=MAX_HOURS)
        await self._check_above(by, person)
        at = self.now()
        sanction = Sanction(person.id, kind, at + hours * HOUR_MS if hours else 0, reason, at)
        told = f"{hours} h: {reason}" if hours else reason
        await self.store.put_sanction(sanction, self._action(by, kind, person.id, detail=told))

    async def lift(self, by: Actor, person: Person, kind: str) -> None:
        self._check_kind(kind)
        await self._check_above(by, person)
        if not await self.store.lift_sanction(
            person.id, kind, self._action(by, f"un{kind}", person.id)
        ):
            raise Refused("no-sanction")

    async def announce(self, by: Actor, text: str, hours: int) -> None:
        """Show a text to everybody for so many hours; an empty one ends it."""
        text = one_line(text)
        if len(text) > MAX_REASON:
            raise Refused("reason-length", most=MAX_REASON)
        if text and not 0 < hours <= MAX_HOURS:
            raise Refused("announce-hours", most=MAX_HOURS)
        what = Announcement(text, self.now() + hours * HOUR_MS) if text else None
        await self.store.announce(what, self._action(by, "announce", detail=text))

    async def invite(self, by: Actor, uses: int, days: int, label: str) -> str:
        """A new invitation link: its code, which is not stored."""
        if not 1 <= uses <= MAX_USES or not 1 <= days <= MAX_DAYS:
            raise Refused("invite-limits", uses=MAX_USES, days=MAX_DAYS)
        label = one_line(label)[:MAX_LABEL]
        action = self._action(by, "invite", detail=f"{uses} {label}".strip())
        return await add_invite(self.store, self.now(), uses, days, label, action)

    async def withdraw_invite(self, by: Actor, name: str) -> None:
        """End an invitation link; people who came in by it stay."""
        found = await find_invite(self.store, name)
        action = self._action(by, "uninvite", detail=found.label)
        await self.store.withdraw_invite(found.code, action)

    async def announced(self) -> Announcement | None:
        found = await self.store.announcement()
        return found if found is not None and found.until > self.now() else None

    async def send_away(
        self, by: Actor, house: House, table: str, person: Person, reason: str
    ) -> None:
        """Let a bot play for a person to the end of the game. They may come to other tables."""
        reason = one_line(reason)
        if not 0 < len(reason) <= MAX_REASON:
            raise Refused("reason-length", most=MAX_REASON)
        await self._check_above(by, person)
        room = await house.room(table)
        seats = [room.table.seat_of(each) for each in await self.store.ids_of(person.id)]
        seat = max([*seats, -1])
        await house.act(room, lambda t: t.send_away(seat, STAND_IN))
        await self.store.note_action(self._action(by, "send-away", person.id, table, reason))

    async def check_may_speak(self, person: str) -> None:
        """Refused, if a person is muted."""
        for each in await self.store.sanctions(person):
            if each.kind == "mute" and (not each.until or each.until > self.now()):
                raise Refused("muted", why=each.reason)

    async def look(self) -> None:
        """End the bans and mutes whose time is over."""
        now = self.now()
        for each in await self.store.sanctions():
            if each.until and each.until <= now:
                await self.store.lift_sanction(each.person, each.kind, None)

    async def _check_above(self, by: Actor, person: Person) -> None:
        """Nobody punishes or pardons themselves; people with a role only owners do."""
        if by.person == person.id:
            raise Refused("not-yourself")
        if by.role != "owner" and person.id in await self.store.roles():
            raise Refused("has-role")

    def _check_kind(self, kind: str) -> None:
        if kind not in KINDS:
            raise Refused("no-sanction-kind", kinds=", ".join(KINDS))

    def _action(
        self, by: Actor, what: str, about: str = "", table: str = "", detail: str = ""
    ) -> Action:
        return Action(self.now(), by.person, what, about, table, detail)
