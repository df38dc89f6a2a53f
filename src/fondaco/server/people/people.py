"""People and their secrets. A secret is in a cookie, a personal link or a program's token.

Nobody needs an account to play. An account is a person with a login and a password. A guest who
signs in keeps their games. Only hashes of secrets are stored.

A secret never begins to mean another person. Signing in, registering, changing the password and
using a personal link give the person a new cookie, and the old one ends, because somebody else may
know it. See docs/security.md.
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
from fondaco.host.person_names import check_name
from fondaco.host.table_time import Milliseconds, wall
from fondaco.records.record import clean_name
from fondaco.server.limits.rates import MINUTE_MS, Limit, RateLimits
from fondaco.store import EndedError, Person, SecretRow, Store
from fondaco.store.lookalikes import one_alphabet
from fondaco.table.speech import one_line
from fondaco.table.table import MAX_NAME

T = TypeVar("T")
MIN_PASSWORD = 8
MAX_PASSWORD = 200
MAX_LABEL = 40
MAX_SECRETS = 20  # personal links of a person at a time, and as many tokens
LINK_MARK_CHARS = 16  # of a link's hash, in the label of each device that signed in by it
# Parts of a User-Agent and their names: of browsers, then of systems. The first match counts.
DEVICES = (
    (("Edg", "Edge"), ("OPR/", "Opera"), ("Firefox/", "Firefox"), ("FxiOS", "Firefox"),
     ("CriOS", "Chrome"), ("Chrome/", "Chrome"), ("Safari/", "Safari")),
    (("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
     ("CrOS", "ChromeOS"), ("Mac OS", "Mac"), ("Linux", "Linux")),
)  # fmt: skip
MAX_HASHING = 2  # passwords at once: each takes a core for a while, and 64 MB
# Wrong passwords from one address, or by one person who is signed in.
GUESSES = Limit("many-guesses", 10, 10 * MINUTE_MS)


class Asker(Struct, frozen=True):
    """The caller of a request, by the hash of their secret (empty for a stranger)."""

    secret: str
    token: bool  # it is a program's token, which stays where a cookie is replaced

    @property
    def cookie(self) -> str:
        return "" if self.token else self.secret


class People:
    def __init__(
        self, store: Store, now: Milliseconds = wall, limits: RateLimits | None = None
    ) -> None:
        self.store = store
        self.now = now
        self.limits = limits or RateLimits(store, now)
        self._hasher = PasswordHasher()
        # Threads of their own: other slow work cannot delay signing in.
        self._threads = ThreadPoolExecutor(MAX_HASHING, "fondaco-hash")

    async def known(self, secret: str | None, kind: str) -> Person | None:
        """The person with this secret, if any. A secret of one kind does not count as another."""
        if not secret or len(secret) > 200:
            return None
        return await self.store.person_by_secret(digest(secret), kind)

    async def newcomer(self, name: str, device: str = "", bot: bool = False) -> tuple[Person, str]:
        """A new person, and their secret."""
        person = Person(id=secrets.token_hex(8), name=check_name(name), created=self.now(), bot=bot)
        secret = secrets.token_urlsafe(24)
        await self.store.add_person(person, digest(secret), device)
        return person, secret

    async def rename(self, person: Person, name: str, by: Asker) -> None:
        await self.store.change_person(person.id, by.secret, name=check_name(name))

    async def add_secret(self, person: Person, kind: str, by: Asker, label: str = "") -> str:
        """One more secret of the same person, for a link or a program."""
        secret, row = self._fresh(kind, label)
        if not await self.store.add_secret(person.id, row, by.secret, MAX_SECRETS):
            if kind == "link":
                raise Refused("many-links", most=MAX_SECRETS)
            raise Refused("many-tokens", most=MAX_SECRETS)
        return secret

    def _fresh(self, kind: str, label: str) -> tuple[str, SecretRow]:
        secret = secrets.token_urlsafe(24)
        return secret, SecretRow(digest(secret), kind, one_line(label)[:MAX_LABEL], self.now())

    async def whose(self, link: str) -> Person | None:
        """The person of a personal link."""
        return await self.known(link, "link")

    async def by_link(
        self, link: str, become: str, by: Asker, device: str = ""
    ) -> tuple[Person, str] | None:
        """The person of a personal link, and a secret for the device it was opened on.

        `become`: the person that the user has agreed to become. The person they were before is not
        merged.
        """
        person = await self.whose(link)
        if person is None:
            return None
        if person.id != become:
            raise Refused("link-other")
        hashed = digest(link)
        secret, row = self._fresh("cookie", f"{hashed[:LINK_MARK_CHARS]} {device}")
        await self.store.sign_in(person, row, instead=by.cookie, link=hashed)
        return person, secret

    async def revoke(self, person: Person, kind: str, hashed: str) -> bool:
        """End a secret; with a link, also the devices that signed in by it."""
        if hashed not in [each[0] for each in await self.store.secrets(person.id, kind)]:
            return False
        ended = await self.store.revoke(person.id, hashed)
        if kind == "link":  # it has ended: no more devices can sign in by it meanwhile
            for cookie, label, _ in await self.store.secrets(person.id, "cookie"):
                if label.startswith(hashed[:LINK_MARK_CHARS]):
                    await self.store.revoke(person.id, cookie)
        return ended

    async def forget(self, person: Person, secret: str) -> None:
        """End the cookie of a device."""
        await self.revoke(person, "cookie", digest(secret))

    async def only_here(self, person: Person, by: Asker) -> None:
        """End all other devices, and the links. Programs keep their tokens."""
        await self.store.end_others(person.id, by.secret, ("cookie", "link"))

    async def register(
        self, person: Person, login: str, password: str, by: Asker, device: str = ""
    ) -> str:
        """Make a guest's person an account. All their other secrets end, and their webhook.

        Returns the new cookie; empty for a program, which keeps its token.
        """
        if person.login is not None:
            raise Refused("has-account")
        login = check_login(login)
        hashed = await self.hash(password)
        secret, row = self._renewed(by, device)
        fields = {"login": login, "password": hashed, "webhook": ""}
        if not await self.store.secure(person, by.secret, row, alone=True, **fields):
            raise await self._taken(login)
        return secret

    async def add_account(self, login: str, name: str = "") -> tuple[Person, str]:
        """A new account that the organiser makes for somebody, and its password."""
        login = check_login(login)
        password = secrets.token_urlsafe(12)
        person = Person(
            secrets.token_hex(8), check_name(name or login), self.now(), login,
            await self.hash(password), entry="added",
        )  # fmt: skip
        if not await self.store.add_account(person):
            raise await self._taken(login)
        return person, password

    async def _taken(self, login: str) -> Refused:
        """Why nobody else can have this login."""
        if await self.store.person_by_login(login) is None:
            return Refused("login-alike", login=login)
        return Refused("login-taken", login=login)

    async def change_password(
        self, person: Person, old: str, new: str, by: Asker, alone: bool = True, device: str = ""
    ) -> str:
        """`alone`: all other secrets end, and the webhook. Returns the cookie, as `register`."""
        await self.check_password(person, old)
        hashed = await self.hash(new)
        secret, row = self._renewed(by, device)
        fields = {"password": hashed, **({"webhook": ""} if alone else {})}
        await self.store.secure(person, by.secret, row, alone, **fields)
        return secret

    def _renewed(self, by: Asker, device: str) -> tuple[str, SecretRow | None]:
        return ("", None) if by.token else self._fresh("cookie", device)

    async def check_password(self, person: Person, password: str) -> None:
        """Refused, if the password is wrong. A guest has no password, and none is needed."""
        if person.login is None:
            return
        if not await self.guess(person.id, person.password, password):
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
        """Sign in: the account with this login, and a new secret.

        The guest's games become those of the account. The guest's secrets do not: they end.
        """
        person = await self.store.person_by_login(clean_name(login))
        hashed = person.password if person is not None else None
        if not await self.guess(address, hashed, password) or person is None:
            raise Refused("wrong-login")
        secret, row = self._fresh("cookie", device)
        adopted = guest.id if guest is not None and guest.login is None else ""
        try:
            await self.store.sign_in(
                person, row, by.secret if adopted else by.cookie, guest=adopted
            )
        except EndedError:  # the password was changed while it was checked
            raise Refused("wrong-login") from None
        return person, secret

    async def guess(self, who: str, hashed: str | None, password: str) -> bool:
        """Whether the password has this hash. `who`: the address or person that guesses.

        Not the account: otherwise strangers could lock its owner out by wrong guesses. A guess
        counts as wrong until it is found right, so that many guesses at once do not get around the
        limit.
        """
        until = await self.limits.take_surely(GUESSES, who)
        right = await self._in_thread(self._matches, hashed, password[:MAX_PASSWORD])
        if right:
            await self.limits.give_back(GUESSES, who, until)
        return right

    async def hash(self, password: str) -> str:
        if not MIN_PASSWORD <= len(password) <= MAX_PASSWORD:
            raise Refused("password-length", least=MIN_PASSWORD, most=MAX_PASSWORD)
        return await self._in_thread(self._hasher.hash, password)

    async def _in_thread(self, work: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *given)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _matches(self, hashed: str | None, password: str) -> bool:
        if hashed is None:  # an unknown login must take as long as a wrong password
            self._hasher.hash(password)
            return False
        try:
            return self._hasher.verify(hashed, password)
        except Argon2Error:
            return False


def digest(secret: str) -> str:
    return sha256(f"fondaco person {secret}".encode()).hexdigest()


def device(agent: str) -> str:
    """A short name for a browser, by which people recognise their devices.

    >>> device("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    """
    found = [next((name for sign, name in kinds if sign in agent), "") for kinds in DEVICES]
    return ", ".join(filter(None, found))


def check_login(login: str) -> str:
    """A login in its clean form. Refused: no account can have it."""
    login = clean_name(login)
    if not 2 <= len(login) <= MAX_NAME:
        raise Refused("login-length", most=MAX_NAME)
    if not one_alphabet(login):
        raise Refused("login-mixed")
    return login
