"""What every store can do: the interface of SQLite and PostgreSQL."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from fondaco.store.model import (
    Action,
    Announcement,
    EntryMove,
    Erasure,
    EventIndex,
    FiledReport,
    Invite,
    LogRow,
    PastRating,
    Person,
    PuzzleAnswer,
    PuzzleRating,
    Rating,
    Sanction,
    SecretRow,
    TableIndex,
    Try,
)


class Store(ABC):
    """Everything here is safe to call from many tasks and processes at once."""

    # Tables whose index could not be read: lists leave them out.
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
        side: tuple[str, LogRow] | None = None,
    ) -> bool:
        """Write one line durably, with its index if that changed. False: the number is taken.

        `side`, a line of a side log, is written together with it: False, and neither is written,
        if one of the two numbers is taken. So the line is only written if the side log has not
        grown.

        After a StoreError the line may or may not be there (if a connection broke): read the log
        again before anything else.
        """

    @abstractmethod
    async def read(self, table: str, after: int = -1) -> list[LogRow]:
        """The lines after this number, in order."""

    @abstractmethod
    async def newest(self, tables: list[str]) -> dict[str, int]:
        """The number of the last line of each log."""

    # --- lists of tables --------------------------------------------------------------------------

    @abstractmethod
    async def relist(self, index: TableIndex) -> None:
        """Replace an index that cannot be read by this one, which was made from the log."""

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
        free_until: int | None = None,
        limit: int = 100,
        before: int | None = None,
    ) -> list[TableIndex]:
        """Tables, the last changed first. `before`: only those with an earlier `updated`.

        A page is longer than `limit` if several tables changed in the same millisecond, so that
        paging misses none. With `due_before` the one that is due longest comes first. With
        `free_until` too, tables whose lease ends after `due_before` and until then are left out:
        some process runs them.
        """

    @abstractmethod
    async def tables_named(self, tables: Sequence[str]) -> dict[str, TableIndex]:
        """These tables, by name; those that do not exist are left out."""

    @abstractmethod
    async def running(self, persons: list[str], since: int) -> list[TableIndex]:
        """Tables that are not over, changed since then, and opened or played by these people."""

    @abstractmethod
    async def lease(self, table: str, holder: str, now: int, until: int) -> bool:
        """Take or renew the right to run a table's clock and bots; False: another process has it.

        A lease that ends much later than ours would is ignored: a clock was set back meanwhile, or
        another machine's clock is wrong. The table could otherwise wait for hours.
        """

    @abstractmethod
    async def release(self, holder: str) -> None:
        """Give all leases of a holder back."""

    @abstractmethod
    async def count(self, more: dict[str, int], until: int, now: int) -> dict[str, int]:
        """Add to counts by name; the counts now. They are forgotten at `until`."""

    # --- people -----------------------------------------------------------------------------------
    # `by` is the hash of the secret of the request; without one, the house itself asks.
    # EndedError, and nothing is changed, if that secret has ended meanwhile.

    @abstractmethod
    async def add_person(self, person: Person, secret: str, label: str = "") -> None:
        """Add a person with the hash of a cookie. TakenError: the login or id is taken."""

    @abstractmethod
    async def person(self, person: str) -> Person | None:
        """By id. The id of an adopted guest leads to the account, here and everywhere."""

    @abstractmethod
    async def persons(self, persons: Sequence[str]) -> dict[str, Person]:
        """Several people by id, as `person` finds each; those who do not exist are left out."""

    @abstractmethod
    async def person_by_secret(self, secret: str, kind: str = "") -> Person | None:
        """By the hash of a secret that has not ended. `kind`: cookie, link, token; empty: any."""

    @abstractmethod
    async def welcome(self, secrets: list[str]) -> set[str]:
        """Which of these hashes still belong to people who are not banned."""

    @abstractmethod
    async def person_by_login(self, login: str) -> Person | None:
        """By login, in any case."""

    @abstractmethod
    async def people(self, text: str = "", limit: int = 100) -> list[Person]:
        """People with this text in their name or login, or as their id; the newest first."""

    @abstractmethod
    async def change_person(self, person: str, by: str = "", **fields: Any) -> bool:
        """Change fields; False if a login is taken or there is no such person."""

    @abstractmethod
    async def sign_in(
        self, person: Person, row: SecretRow, instead: str = "", link: str = "", guest: str = ""
    ) -> None:
        """Add a secret in place of the one of the request (`instead`, whoever had it).

        `guest`, if `instead` is theirs, is adopted: their seats in the index, ratings, blocks and
        reports now belong to `person`. The guest's secrets, webhook and subscriptions end. Logs are
        not rewritten: they, and indexes made from them, may still name the guest. EndedError if the
        password is no longer that of `person`, or if the `link` they use has ended.
        """

    @abstractmethod
    async def secure(
        self,
        person: Person,
        by: str = "",
        row: SecretRow | None = None,
        alone: bool = False,
        **fields: Any,
    ) -> bool:
        """Change login or password. `row` replaces `by`; `alone`: all other secrets end.

        False if the login, or one that looks like it, is taken. EndedError if login or password are
        not those of `person` now.
        """

    @abstractmethod
    async def remove_person(self, person: str, by: str = "") -> None:
        """Remove a person. Logs and indexes may still name the id."""

    @abstractmethod
    async def ids_of(self, person: str) -> list[str]:
        """The ids by which logs may name a person: theirs, and those of the guests they were."""

    # --- deleting for good ------------------------------------------------------------------------

    @abstractmethod
    async def begin_erasure(self, person: str, pseudonym: str, at: int, by: str = "") -> Erasure:
        """Remove a person as `remove_person` does, and note that logs still have their name.

        EndedError: there is no such person any more.
        """

    @abstractmethod
    async def erasures(self) -> list[Erasure]:
        """Those that are not finished, the oldest first."""

    @abstractmethod
    async def put_erasure(self, erasure: Erasure) -> None:
        """Note how far an erasure is; nothing, if it is finished."""

    @abstractmethod
    async def end_erasure(self, erasure: Erasure) -> None:
        """Nothing names the person any more: remove what was written meanwhile, and the note."""

    @abstractmethod
    async def lines_with(
        self, texts: Sequence[str], after: str = "", most: int = 20_000
    ) -> tuple[list[tuple[str, LogRow]], str]:
        """Lines of logs that contain one of these JSON strings, each with the name of its log.

        It looks at about `most` lines, of the logs whose names come after this one. It also answers
        with the name of the last log it has looked at; empty: it was the last of all.
        """

    @abstractmethod
    async def rewrite(
        self, lines: Sequence[tuple[str, LogRow]], erasure: Erasure, mark: tuple[str, bytes]
    ) -> int:
        """Replace these lines, and the person's names in the row of the table or event.

        `mark`, a log and an entry, is appended in the same transaction: whoever has that log in
        memory cannot append to it before they have read the mark. The number of the mark; -1: that
        log is empty, and has none. TakenError: another process was faster, and nothing is written.
        """

    @abstractmethod
    async def add_secret(self, person: str, row: SecretRow, by: str = "", most: int = 0) -> bool:
        """Add a secret; False if the person has `most` of that kind already (0: any number).

        EndedError if this person was adopted.
        """

    @abstractmethod
    async def secrets(self, person: str, kind: str) -> list[tuple[str, str, int]]:
        """The hash, label and time of each secret."""

    @abstractmethod
    async def revoke(self, person: str, secret: str) -> bool:
        """End a secret, and the subscriptions that were made with it."""

    @abstractmethod
    async def end_others(self, person: str, keep: str, kinds: Sequence[str]) -> int:
        """End all secrets of these kinds but one, and their subscriptions; how many."""

    @abstractmethod
    async def rating(self, person: str, game: str) -> Rating | None: ...

    @abstractmethod
    async def rate(self, table: str, ratings: list[Rating], at: int = 0) -> bool:
        """Write the ratings after a game, once for each table; False if it was done already.

        `at`: when the game ended, for `past_ratings`.

        Each rating must count more games than the stored one, or it was computed from an old one:
        StaleError, and nothing is written.
        """

    @abstractmethod
    async def past_ratings(self, person: str, limit: int = 1000) -> list[PastRating]:
        """A person's ratings after their latest games, the latest last."""

    @abstractmethod
    async def ratings(self, game: str, limit: int = 100) -> list[Rating]:
        """The ratings of a game, the highest mu - 3 sigma first."""

    # --- entry into a closed house ----------------------------------------------------------------

    @abstractmethod
    async def change_policy(
        self, was: str | None, value: str, moves: Sequence[EntryMove]
    ) -> int | None:
        """Write the setting `entry` and move people; how many of them are outside now.

        Their tokens, links and alerts end. None, and nothing is done, if the setting is no longer
        what it was (`was`).
        """

    @abstractmethod
    async def guests_with(self, entries: Sequence[str]) -> int:
        """The number of guests with one of these entries who could come back."""

    @abstractmethod
    async def come_in(
        self,
        person: Person,
        policy: str | None,
        by: str = "",
        row: SecretRow | None = None,
        invite: str = "",
        now: int = 0,
    ) -> bool:
        """Write a person's entry; with `row`, a new person and their cookie.

        False, and nothing is done, if the setting `entry` is no longer `policy`. Refused if the
        `invite` (its hash) is unknown, has ended or is used up; otherwise it counts one use more.
        """

    @abstractmethod
    async def entries(self, secrets: Sequence[str]) -> dict[str, tuple[str, bool]]:
        """The entry of each secret's person, and whether they are a guest."""

    @abstractmethod
    async def add_account(self, person: Person) -> bool:
        """Add a person with login and password; False if the login is taken, or looks like one."""

    @abstractmethod
    async def add_invite(self, invite: Invite, action: Action) -> None: ...

    @abstractmethod
    async def invite(self, code: str) -> Invite | None:
        """The invitation link with this hash."""

    @abstractmethod
    async def invites(self) -> list[Invite]:
        """All invitation links, the oldest first."""

    @abstractmethod
    async def withdraw_invite(self, code: str, action: Action) -> bool: ...

    # --- the deal of the day ----------------------------------------------------------------------

    @abstractmethod
    async def add_try(self, day: str, person: str, table: str, at: int) -> str:
        """The table of a person's first try at a day's deal: this one, if there was none."""

    @abstractmethod
    async def try_of(self, day: str, person: str) -> str:
        """The table of a person's first try; empty: there is none."""

    @abstractmethod
    async def tries(self, day: str, limit: int = 10_000) -> list[Try]:
        """All tries of a day, the earliest first."""

    @abstractmethod
    async def tries_by(self, person: str, limit: int = 1000) -> list[Try]:
        """A person's tries, the latest day first."""

    @abstractmethod
    async def finished_tries(self, first: str, last: str) -> dict[str, int]:
        """The number of finished tries, by day; days without any are left out."""

    # --- events of clubs --------------------------------------------------------------------------

    @abstractmethod
    async def append_event(
        self, log: str, row: LogRow, index: EventIndex, people: Sequence[str]
    ) -> bool:
        """Write one line of an event's log with its row in lists. False: the number is taken.

        `people`: those who organise the event or take part in it from this line on.
        """

    @abstractmethod
    async def events(
        self, *, status: tuple[str, ...] = (), person: str | None = None, limit: int = 100
    ) -> list[EventIndex]:
        """Events, the last changed first. `person`: those that they organise or take part in."""

    # --- puzzles ----------------------------------------------------------------------------------

    @abstractmethod
    async def answer_puzzle(
        self, solver: Rating, answer: PuzzleAnswer, puzzle: PuzzleRating | None
    ) -> bool:
        """Write a person's first answer and the new ratings; False if it was not the first.

        `puzzle`: None, if the answer does not change the puzzle's rating. StaleError, and nothing
        is written, if a rating was computed from an old one.
        """

    @abstractmethod
    async def puzzle_answers(self, person: str) -> list[PuzzleAnswer]:
        """A person's answers, the latest last."""

    @abstractmethod
    async def puzzle_ratings(self, puzzles: Sequence[str]) -> dict[str, PuzzleRating]:
        """The ratings of those puzzles that anybody has answered."""

    # --- manners ----------------------------------------------------------------------------------

    @abstractmethod
    async def block(self, person: str, other: str, on: bool) -> None: ...

    @abstractmethod
    async def blocked(self, person: str) -> set[str]:
        """The people that this person has blocked."""

    @abstractmethod
    async def report(self, person: str, table: str, about: str, text: str, at: int) -> None: ...

    @abstractmethod
    async def reports(self, limit: int = 100) -> list[FiledReport]:
        """The latest first."""

    # --- roles and moderation ---------------------------------------------------------------------
    # `action`, what is done and by whom, is noted in the same transaction.

    @abstractmethod
    async def roles(self) -> dict[str, str]:
        """The roles of all people who have one."""

    @abstractmethod
    async def put_role(self, person: str, role: str, action: Action) -> None:
        """Give a person a role; empty: none."""

    @abstractmethod
    async def handle_report(self, report: int, state: str, action: Action) -> bool:
        """Take, settle or reopen a report, in the name of the actor; False: there is none."""

    @abstractmethod
    async def put_sanction(self, sanction: Sanction, action: Action) -> None:
        """Mute or ban a person; a second one of the same kind replaces the first."""

    @abstractmethod
    async def lift_sanction(self, person: str, kind: str, action: Action | None) -> bool:
        """End a mute or ban; False: there was none. No action is noted if its time is over."""

    @abstractmethod
    async def sanctions(self, person: str = "") -> list[Sanction]:
        """Those of one person, or of all, the latest first; also those whose time is over."""

    @abstractmethod
    async def announce(self, announcement: Announcement | None, action: Action) -> None:
        """Replace what is announced to everybody; None: nothing is."""

    @abstractmethod
    async def announcement(self) -> Announcement | None: ...

    @abstractmethod
    async def note_action(self, action: Action) -> None: ...

    @abstractmethod
    async def actions(self, limit: int = 100) -> list[Action]:
        """The latest first."""

    # --- alerts -----------------------------------------------------------------------------------

    @abstractmethod
    async def add_push(self, person: str, endpoint: str, keys: dict[str, str], by: str) -> None:
        """Send turn alerts to this browser, until the secret of the request ends."""

    @abstractmethod
    async def pushes(self, person: str) -> list[tuple[str, dict[str, str]]]: ...

    @abstractmethod
    async def remove_push(self, endpoint: str) -> None: ...

    @abstractmethod
    async def setting(self, name: str, value: str | None = None) -> str | None:
        """A setting of the house, such as a push key. A given value is stored if there is none."""
