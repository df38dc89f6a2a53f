"""Where tables and people are kept: SQLite by default, PostgreSQL by URL.

The log is the truth; the other tables are an index of it, written in the same transaction.
"""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from fondaco.contract.refused import Refused


class StoreError(Refused):
    """The store cannot do its work now (locked, full, unreachable). Nothing is half done."""


class TakenError(StoreError):
    """Somebody else has that login, secret or id."""


class EndedError(Refused):
    """The secret by which something was asked has ended meanwhile; nothing was done."""

    def __init__(self) -> None:
        super().__init__("signed-out")

    def __reduce__(self) -> Any:
        return EndedError, ()


class StaleError(StoreError):
    """A rating changed since it was read: read it again and reckon anew."""


class LogRow(Struct, frozen=True):
    """One line of a table's log; what is in it is the server's business."""

    number: int
    at: int  # milliseconds since 1970
    entry: bytes


class TableIndex(Struct, frozen=True):
    """A table as lists show it: what can be found without reading its log."""

    table: str
    game: str
    title: str
    status: str  # open, playing, paused, over, closed
    private: bool
    players: int
    host: str
    persons: list[str | None]  # by seat; None: a bot or nobody
    names: list[str]  # by seat; empty: nobody
    turn: int  # the seat that is waited for, or -1
    due: int  # when its clock runs out or a bot should move: milliseconds, 0: never
    created: int
    updated: int
    info: dict[str, Any]  # options, clock, bots: what a list shows besides
    scores: list[int] | None = None  # after the end
    places: list[int] | None = None


class Person(Struct, frozen=True):
    """Somebody who sat down; with a login, an account."""

    id: str
    name: str
    created: int
    login: str | None = None
    password: str | None = None  # a hash
    bot: bool = False  # a program's account
    banned: str = ""  # why, if so
    webhook: str = ""
    language: str = ""


class Way(Struct, frozen=True):
    """A way in: a secret by which somebody is known."""

    secret: str  # its hash
    kind: str  # cookie, link, token
    label: str
    at: int


class Rating(Struct, frozen=True):
    person: str
    game: str
    mu: float
    sigma: float
    games: int
    wins: int


class PuzzleRating(Struct, frozen=True):
    """How hard a puzzle has turned out to be: rated like a person, who wins if nobody solves it."""

    puzzle: str
    mu: float
    sigma: float
    answers: int
    solved: int


class PuzzleAnswer(Struct, frozen=True):
    """Somebody's first answer to a puzzle."""

    puzzle: str
    at: int
    solved: bool


class PastRating(Struct, frozen=True):
    """What somebody was surely worth after a game."""

    game: str  # a ruleset
    at: int
    rank: float


class Try(Struct, frozen=True):
    """Somebody's first try at the deal of a day."""

    day: str  # 2026-11-16
    person: str
    at: int  # when it began
    table: TableIndex


class Store(ABC):
    """Everything here is safe to call from many tasks and processes at once."""

    # Tables whose index could not be read when it was met: lists leave them out.
    unlisted: set[str]

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def healthy(self) -> bool: ...

    # --- logs -----------------------------------------------------------------------------------

    @abstractmethod
    async def append(
        self,
        table: str,
        row: LogRow,
        index: TableIndex | None = None,
        beside: tuple[str, LogRow] | None = None,
    ) -> bool:
        """Write one line, durably, with its index if that changed. False: the number is taken.

        `beside`, a line of another log, is written with it or not at all: False if the number of
        either is taken. So the one is only written if nothing has been added to the other.

        After a StoreError the line may or may not be there (a connection broke and did not come
        back in time): read the log again before anything else.
        """

    @abstractmethod
    async def read(self, table: str, after: int = -1) -> list[LogRow]:
        """The lines after that number, in their order."""

    @abstractmethod
    async def newest(self, tables: list[str]) -> dict[str, int]:
        """The number of the last line of each log."""

    # --- lists of tables --------------------------------------------------------------------------

    @abstractmethod
    async def relist(self, index: TableIndex) -> None:
        """Write an index anew, as its log has it, in place of one that cannot be read."""

    @abstractmethod
    async def table(self, table: str) -> TableIndex | None: ...

    @abstractmethod
    async def tables(
        self,
        *,
        status: tuple[str, ...] = (),
        person: str | None = None,
        game: str | None = None,
        public: bool = False,
        due_before: int | None = None,
        limit: int = 100,
        before: int | None = None,
    ) -> list[TableIndex]:
        """Tables, the one that changed last first; `before` pages on by `updated`.

        A page is longer than `limit` where several changed in the same millisecond, so that
        paging loses none. With `due_before` the one that is due longest comes first.
        """

    @abstractmethod
    async def running(self, persons: list[str], since: int) -> list[TableIndex]:
        """Tables that are not over, changed since then, and opened by one of these persons, or
        with one of them in a seat."""

    @abstractmethod
    async def lease(self, table: str, holder: str, now: int, until: int) -> bool:
        """Take or keep the right to run a table's clock and bots; False: somebody else has it.

        One that runs out much later than ours would is not believed: a clock was set back since,
        or another machine's is wrong. It could keep a table waiting for hours.
        """

    @abstractmethod
    async def release(self, holder: str) -> None:
        """Give all leases of a holder back."""

    @abstractmethod
    async def count(self, more: dict[str, int], until: int, now: int) -> dict[str, int]:
        """Count so many more of each, by name; how many there are now. Forgotten at `until`."""

    # --- people -----------------------------------------------------------------------------------
    # `by` is the hash of the secret by which somebody asks for a change; without one, the house
    # itself does. EndedError, and nothing is changed, if that has ended meanwhile.

    @abstractmethod
    async def add_person(self, person: Person, secret: str, label: str = "") -> None:
        """A new person, known by the hash of a cookie. TakenError: the login or id is taken."""

    @abstractmethod
    async def person(self, person: str) -> Person | None:
        """By id. Somebody who was adopted is the person who adopted them, here and everywhere."""

    @abstractmethod
    async def person_by_secret(self, secret: str, kind: str = "") -> Person | None:
        """By the hash of a secret that has not ended: a cookie, link or token, or any of them."""

    @abstractmethod
    async def welcome(self, secrets: list[str]) -> set[str]:
        """Those of these hashes by which somebody who is not banned may still come in."""

    @abstractmethod
    async def person_by_login(self, login: str) -> Person | None:
        """Logins are the same whatever their case."""

    @abstractmethod
    async def people(self, text: str = "", limit: int = 100) -> list[Person]:
        """Who has this in their name or login, or as their id; the newest first."""

    @abstractmethod
    async def change_person(self, person: str, by: str = "", **fields: Any) -> bool:
        """Change fields; False if a login is taken or there is no such person."""

    @abstractmethod
    async def sign_in(
        self, person: Person, way: Way, instead: str = "", link: str = "", guest: str = ""
    ) -> None:
        """A new way in, in place of the one by which this was asked (`instead`, whosever it was).

        `guest`, if `instead` is theirs, is adopted: seats in the index, ratings, blocks and reports
        now belong to `person`. What lets in or tells as the guest (secrets, webhook, subscriptions)
        ends. Logs are not rewritten: they, and indexes made from them, may go on naming the guest.
        EndedError if the password is no longer that of `person`, or the `link` they come by ended.
        """

    @abstractmethod
    async def secure(
        self,
        person: Person,
        by: str = "",
        way: Way | None = None,
        alone: bool = False,
        **fields: Any,
    ) -> bool:
        """Change login or password; `way` comes in place of `by`, and `alone`: every other ends.

        False if the login is taken. EndedError if login or password are not those of `person` now.
        """

    @abstractmethod
    async def remove_person(self, person: str, by: str = "") -> None:
        """Nobody is known by that id any more. Logs and indexes may go on naming it."""

    @abstractmethod
    async def add_secret(self, person: str, way: Way, by: str = "") -> None:
        """One more way in. EndedError if somebody has adopted this person."""

    @abstractmethod
    async def secrets(self, person: str, kind: str) -> list[tuple[str, str, int]]:
        """(hash, label, at) of each."""

    @abstractmethod
    async def revoke(self, person: str, secret: str) -> bool:
        """End a way in, with the subscriptions that were made by it."""

    @abstractmethod
    async def end_others(self, person: str, keep: str, kinds: Sequence[str]) -> int:
        """End all ways in of these kinds but one, with their subscriptions; how many there were."""

    @abstractmethod
    async def rating(self, person: str, game: str) -> Rating | None: ...

    @abstractmethod
    async def rate(self, table: str, ratings: list[Rating], at: int = 0) -> bool:
        """Write the ratings after a game, once for each table; False if it was done already.

        `at`: when the game ended, for `past_ratings`.

        Each must count more games than the one stored, or it was reckoned from an old one:
        StaleError, and nothing is written.
        """

    @abstractmethod
    async def past_ratings(self, person: str, limit: int = 1000) -> list[PastRating]:
        """What the ratings of a person were after their latest games; the last one last."""

    @abstractmethod
    async def ratings(self, game: str, limit: int = 100) -> list[Rating]:
        """The best first, by what they are surely worth: mu - 3 sigma."""

    # --- the deal of the day ----------------------------------------------------------------------

    @abstractmethod
    async def add_try(self, day: str, person: str, table: str, at: int) -> str:
        """The table of somebody's first try at a day's deal: this one, if there was none."""

    @abstractmethod
    async def try_of(self, day: str, person: str) -> str:
        """The table of that try; empty: there is none."""

    @abstractmethod
    async def tries(self, day: str, limit: int = 10_000) -> list[Try]:
        """Everybody's of that day, the earliest first."""

    @abstractmethod
    async def tries_by(self, person: str, limit: int = 1000) -> list[Try]:
        """Somebody's, the latest day first."""

    @abstractmethod
    async def finished_tries(self, first: str, last: str) -> dict[str, int]:
        """How many came to an end, by day; days without any are left out."""

    # --- puzzles ----------------------------------------------------------------------------------

    @abstractmethod
    async def answer_puzzle(
        self, solver: Rating, answer: PuzzleAnswer, puzzle: PuzzleRating | None
    ) -> bool:
        """Write somebody's first answer, and the ratings after it; False if it was not the first.

        `puzzle`: None where the answer does not change how hard it is taken to be. StaleError, and
        nothing is written, if a rating was reckoned from an old one.
        """

    @abstractmethod
    async def puzzle_answers(self, person: str) -> list[PuzzleAnswer]:
        """What somebody has answered, the latest last."""

    @abstractmethod
    async def puzzle_ratings(self, puzzles: Sequence[str]) -> dict[str, PuzzleRating]:
        """Of those of these puzzles that somebody has answered."""

    # --- manners ----------------------------------------------------------------------------------

    @abstractmethod
    async def block(self, person: str, other: str, on: bool) -> None: ...

    @abstractmethod
    async def blocked(self, person: str) -> set[str]:
        """Whom this person has blocked."""

    @abstractmethod
    async def report(self, person: str, table: str, about: str, text: str, at: int) -> None: ...

    @abstractmethod
    async def reports(self, limit: int = 100) -> list[dict[str, Any]]:
        """The latest first: person, table, about, text, at."""

    # --- alerts -----------------------------------------------------------------------------------

    @abstractmethod
    async def add_push(self, person: str, endpoint: str, keys: dict[str, str], by: str) -> None:
        """Tell this browser of turns, until the way in ends by which it asked for that."""

    @abstractmethod
    async def pushes(self, person: str) -> list[tuple[str, dict[str, str]]]: ...

    @abstractmethod
    async def remove_push(self, endpoint: str) -> None: ...

    @abstractmethod
    async def setting(self, name: str, value: str | None = None) -> str | None:
        """A setting of the house (push keys, say); given a value, keep it if there is none yet."""


async def open_store(url: str) -> Store:
    """The store behind `sqlite:///path`, `sqlite://` (in memory) or `postgresql://…`, migrated."""
    if url.startswith("postgresql"):
        from fondaco.store.postgres import open_postgres

        return await open_postgres(url)
    from fondaco.store.sqlite import open_sqlite

    return await open_sqlite(url)
