"""Who is who. A person is known by a secret: in a cookie, in a personal link, in a program's token.

Nobody needs an account to play. An account is a person with a login and a password; whoever signs
in brings along what they played as a guest. Only hashes of secrets are kept.

A secret never changes hands. Who signs in, registers, changes the password or comes in by a link
gets a fresh one, and the cookie they had ends: somebody else may know it. See docs/security.md.
"""

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from msgspec import Struct

from fondaco.contract.refused import Refused
from fondaco.records.record import clean_name
from fondaco.server.hourglass import Milliseconds, wall
from fondaco.server.limits import MINUTE, Limit, Limits
from fondaco.store import EndedError, Person, Store, Way
from fondaco.table.table import MAX_NAME, one_line

T = TypeVar("T")
MIN_PASSWORD = 8
MAX_PASSWORD = 200
MAX_LABEL = 40
LINK_MARK = 16  # characters of a link's hash, before the name of a device that came in by it
# What stands in a User-Agent, and what that is; the first that fits.
DEVICES = (
    (("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("FxiOS", "Firefox"),
     ("CriOS", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari")),
    (("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
     ("CrOS", "ChromeOS"), ("Mac OS", "Mac"), ("Linux", "Linux")),
)  # fmt: skip
HASHING = 2  # passwords hashed at once: each takes a core for a while, and 64 MB
# Wrong passwords from one address, or of somebody who is signed in; who guesses more has to wait.
GUESSES = Limit("many-guesses", 10, 10 * MINUTE)


class Asker(Struct, frozen=True):
    """By what somebody asks for something: the hash of their secret (empty for a stranger)."""

    secret: str
    token: bool  # a program's: it lives on where a cookie is replaced

    @property
    def cookie(self) -> str:
        return "" if self.token else self.secret


class People:
    def __init__(
        self, store: Store, now: Milliseconds = wall, limits: Limits | None = None
    ) -> None:
        self.store = store
        self.now = now
        self.limits = limits or Limits(store, now)
        self._hasher = PasswordHasher()
        # Threads of their own, which nothing slow can take from them.
        self._threads = ThreadPoolExecutor(HASHING, "fondaco-hash")

    async def known(self, secret: str | None, kind: str) -> Person | None:
        """Who has this secret, if anybody. Each kind opens its own door: no link is a cookie."""
        if not secret or len(secret) > 200:
            return None
        return await self.store.person_by_secret(digest(secret), kind)

    async def newcomer(self, name: str, device: str = "", bot: bool = False) -> tuple[Person, str]:
        """Somebody new, and the secret they are known by from now on."""
        person = Person(id=secrets.token_hex(8), name=fit(name), created=self.now(), bot=bot)
        secret = secrets.token_urlsafe(24)
        await self.store.add_person(person, digest(secret), device)
        return person, secret

    async def rename(self, person: Person, name: str, by: Asker) -> None:
        await self.store.change_person(person.id, by.secret, name=fit(name))

    async def way_in(self, person: Person, kind: str, by: Asker, label: str = "") -> str:
        """One more secret of the same person: for a link or a program."""
        secret, way = self._fresh(kind, label)
        await self.store.add_secret(person.id, way, by.secret)
        return secret

    def _fresh(self, kind: str, label: str) -> tuple[str, Way]:
        secret = secrets.token_urlsafe(24)
        return secret, Way(digest(secret), kind, one_line(label)[:MAX_LABEL], self.now())

    async def whose(self, link: str) -> Person | None:
        """To whom a personal link leads."""
        return await self.known(link, "link")

    async def by_link(
        self, link: str, become: str, by: Asker, device: str = ""
    ) -> tuple[Person, str] | None:
        """Whose personal link this is, and a secret for the device it was opened on.

        `become` is whom they were told that they become. Who they were is not merged into that.
        """
        person = await self.whose(link)
        if person is None:
            return None
        if person.id != become:
            raise Refused("link-other")
        hashed = digest(link)
        secret, way = self._fresh("cookie", f"{hashed[:LINK_MARK]} {device}")
        await self.store.sign_in(person, way, instead=by.cookie, link=hashed)
        return person, secret

    async def revoke(self, person: Person, kind: str, hashed: str) -> bool:
        """Make a way in useless; with a link, also the devices that came in by it."""
        if hashed not in [each[0] for each in await self.store.secrets(person.id, kind)]:
            return False
        ended = await self.store.revoke(person.id, hashed)
        if kind == "link":  # which lets nobody in any more: all who came by it are there
            for cookie, label, _ in await self.store.secrets(person.id, "cookie"):
                if label.startswith(hashed[:LINK_MARK]):
                    await self.store.revoke(person.id, cookie)
        return ended

    async def forget(self, person: Person, secret: str) -> None:
        """Somebody leaves a device: its cookie is worth nothing any more."""
        await self.revoke(person, "cookie", digest(secret))

    async def only_here(self, person: Person, by: Asker) -> None:
        """End every other device, and the links; programs keep their tokens."""
        await self.store.end_others(person.id, by.secret, ("cookie", "link"))

    async def register(
        self, person: Person, login: str, password: str, by: Asker, device: str = ""
    ) -> str:
        """Make an account of a person: all other ways in end, and the webhook of the guest.

        The cookie that comes in place of the old; none for a program, which keeps its token.
        """
        login = clean_name(login)
        if person.login is not None:
            raise Refused("has-account")
        if not 2 <= len(login) <= MAX_NAME:
            raise Refused("login-length", most=MAX_NAME)
        hashed = await self._hash(password)
        secret, way = self._renewed(by, device)
        fields = {"login": login, "password": hashed, "webhook": ""}
        if not await self.store.secure(person, by.secret, way, alone=True, **fields):
            raise Refused("login-taken", login=login)
        return secret

    async def change_password(
        self, person: Person, old: str, new: str, by: Asker, alone: bool = True, device: str = ""
    ) -> str:
        """`alone`: all other ways in end, and the webhook. A new cookie, as when registering."""
        await self.check_password(person, old)
        hashed = await self._hash(new)
        secret, way = self._renewed(by, device)
        fields = {"password": hashed, **({"webhook": ""} if alone else {})}
        await self.store.secure(person, by.secret, way, alone, **fields)
        return secret

    def _renewed(self, by: Asker, device: str) -> tuple[str, Way | None]:
        return ("", None) if by.token else self._fresh("cookie", device)

    async def check_password(self, person: Person, password: str) -> None:
        """Whether it is really them; whoever has no account has no password."""
        if person.login is None:
            return
        if not await self._guess(person.id, person, password):
            raise Refused("wrong-password")

    async def enter(
        self,
        login: str,
        password: str,
        guest: Person | None,
        by: Asker,
        device: str = "",
        address: str = "",
    ) -> tuple[Person, str]:
        """The account with this login; what the guest played comes along. And a new secret.

        Nothing by which the guest was known leads to the account.
        """
        person = await self.store.person_by_login(clean_name(login))
        if not await self._guess(address, person, password) or person is None:
            raise Refused("wrong-login")
        secret, way = self._fresh("cookie", device)
        adopted = guest.id if guest is not None and guest.login is None else ""
        try:
            await self.store.sign_in(
                person, way, by.secret if adopted else by.cookie, guest=adopted
            )
        except EndedError:  # the password was changed while we looked at it
            raise Refused("wrong-login") from None
        return person, secret

    async def _guess(self, who: str, person: Person | None, password: str) -> bool:
        """Whether the password fits, asked from an address (nobody can keep others out of their own
        accounts) or by a person.

        It counts as wrong until it was found right: who asks many times at once learns no more.
        """
        await self.limits.take_surely(GUESSES, who)
        right = await self._fits(person, password)
        if right:
            await self.limits.give_back(GUESSES, who)
        return right

    async def _hash(self, password: str) -> str:
        if not MIN_PASSWORD <= len(password) <= MAX_PASSWORD:
            raise Refused("password-length", least=MIN_PASSWORD, most=MAX_PASSWORD)
        return await self._in_thread(self._hasher.hash, password)

    async def _fits(self, person: Person | None, password: str) -> bool:
        hashed = person.password if person is not None else None
        return await self._in_thread(self._matches, hashed, password[:MAX_PASSWORD])

    async def _in_thread(self, work: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _matches(self, hashed: str | None, password: str) -> bool:
        if hashed is None:  # a login that does not exist takes as long as a wrong password
            self._hasher.hash(password)
            return False
        try:
            return self._hasher.verify(hashed, password)
        except Argon2Error:
            return False


def digest(secret: str) -> str:
    return sha256(f"fondaco person {secret}".encode()).hexdigest()


def device(agent: str) -> str:
    """What a browser calls itself, in short: enough to know one's own devices apart.

    >>> device("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    found = [next((name for sign, name in kinds if sign in agent), "") for kinds in DEVICES]
    return ", ".join(filter(None, found))


def fit(name: str) -> str:
    """A name one can sit down with."""
    name = clean_name(name)
    if name == "nobody" or len(name) > MAX_NAME:
        raise Refused("choose-name", most=MAX_NAME)
    return name
