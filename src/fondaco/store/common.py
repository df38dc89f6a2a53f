"""The part that both kinds of store share: everything but how a query reaches the database."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from fondaco.store import entry as entry_scripts
from fondaco.store import erasing, moderation, scripts
from fondaco.store import sign_in as secret_scripts
from fondaco.store.entry import entry_queries
from fondaco.store.lists import list_tables
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
    StoreError,
    TableIndex,
    TakenError,
    Try,
)
from fondaco.store.queries import Dialect, Query, queries
from fondaco.store.rows import (
    UPDATED,
    as_bytes,
    login_key,
    readable,
    text,
    to_index,
    to_person,
    to_rating,
    to_try,
)
from fondaco.store.scripts import Rows, Script
from fondaco.store.store import Store

T = TypeVar("T")
EVENT_STATUS = ("announced", "running", "over")


class SqlStore(Store):
    """A store on a database with SQL. Subclasses say how to read, write and append."""

    def __init__(self, dialect: Dialect) -> None:
        self.ask = queries(dialect)
        self.unlisted: set[str] = set()

    @abstractmethod
    async def _read(self, query: Query, **values: Any) -> Rows:
        """Run a query outside of any transaction."""

    @abstractmethod
    async def _write(self, query: Query, **values: Any) -> Rows:
        """Make one change that does no harm if it is made twice; durable when this returns."""

    @abstractmethod
    async def _run(self, script: Callable[[], Script[T]]) -> T:
        """Make all changes of a script or none; durable when this returns."""

    async def healthy(self) -> bool:
        try:
            return bool(await self._read(self.ask.healthy))
        except StoreError:
            return False

    # --- logs and tables --------------------------------------------------------------------------

    async def read(self, table: str, after: int = -1) -> list[LogRow]:
        rows = await self._read(self.ask.read_log, table=table, after=after)
        return [LogRow(number, at, as_bytes(entry)) for number, at, entry in rows]

    async def newest(self, tables: list[str]) -> dict[str, int]:
        rows = await self._read(self.ask.newest, tables=text(tables))
        return {table: number for table, number in rows if number is not None}

    async def table(self, table: str) -> TableIndex | None:
        rows = await self._read(self.ask.table, table=table)
        return next(iter(self._indexes(rows)), None)

    def _indexes(self, rows: Rows) -> list[TableIndex]:
        """The indexes that can be read: a damaged one must not break a list."""
        found = [to_index(row) for row in rows]
        self.unlisted |= {str(row[0]) for row, index in zip(rows, found, strict=True) if not index}
        return [index for index in found if index is not None]

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
        if limit <= 0:
            return []
        due = "" if due_before is None else "all" if free_until is None else "free"
        form = (len(status), person is not None, game is not None, public, due)
        values: dict[str, Any] = {f"status{at}": name for at, name in enumerate(status)}
        values |= {"person": person, "game": game, "due_before": due_before, "latest": free_until}
        values |= {"before": before, "limit": limit + 1}
        query = list_tables(self.ask.dialect, *form, "" if before is None else "before")
        found = list(await self._read(query, **values))
        page, more = found[:limit], found[limit:]
        if more and not due and more[0][UPDATED] == page[-1][UPDATED]:
            query = list_tables(self.ask.dialect, *form, "at")
            ties = await self._read(query, **values, at=page[-1][UPDATED])
            known = {row[0] for row in page}
            page += [row for row in ties if row[0] not in known]
        return self._indexes(page)

    async def tables_named(self, tables: Sequence[str]) -> dict[str, TableIndex]:
        rows = await self._read(self.ask.tables_named, tables=text(list(tables)))
        return {index.table: index for index in self._indexes(rows)}

    async def running(self, persons: list[str], since: int) -> list[TableIndex]:
        found = await self._read(self.ask.running, persons=text(persons), since=since)
        return self._indexes(found)

    async def lease(self, table: str, holder: str, now: int, until: int) -> bool:
        values = {"table_id": table, "holder": holder, "now": now, "until": until}
        values["latest"] = until + (until - now)
        return bool(await self._write(self.ask.lease, **values))

    async def release(self, holder: str) -> None:
        await self._write(self.ask.release, holder=holder)

    async def count(self, more: dict[str, int], until: int, now: int) -> dict[str, int]:
        return await self._run(lambda: scripts.count(self.ask, more, until, now))

    # --- people -----------------------------------------------------------------------------------

    async def add_person(self, person: Person, secret: str, label: str = "") -> None:
        await self._run(lambda: secret_scripts.add_person(self.ask, person, secret, label))

    async def person(self, person: str) -> Person | None:
        return to_person(await self._read(self.ask.person, person=person))

    async def persons(self, persons: Sequence[str]) -> dict[str, Person]:
        rows = await self._read(self.ask.persons, persons=text(list(persons)))
        found = {str(asked): to_person([fields]) for asked, *fields in rows}
        return {asked: person for asked, person in found.items() if person is not None}

    async def person_by_secret(self, secret: str, kind: str = "") -> Person | None:
        return to_person(await self._read(self.ask.person_by_secret, secret=secret, kind=kind))

    async def welcome(self, secrets: list[str]) -> set[str]:
        return {row[0] for row in await self._read(self.ask.welcome, secrets=text(secrets))}

    async def person_by_login(self, login: str) -> Person | None:
        key = login_key(login)
        return to_person(await self._read(self.ask.person_by_login, login_key=key))

    async def people(self, text: str = "", limit: int = 100) -> list[Person]:
        key = login_key(text) or ""
        for sign in "\\%_":
            key = key.replace(sign, "\\" + sign)
        values = {"id": text, "like": f"%{key}%", "limit": max(limit, 0)}
        found = [to_person([row]) for row in await self._read(self.ask.people, **values)]
        return [person for person in found if person is not None]

    async def change_person(self, person: str, by: str = "", **fields: Any) -> bool:
        try:
            return await self._run(lambda: secret_scripts.change(self.ask, person, by, fields))
        except TakenError:  # by somebody else at the same moment
            return False

    async def sign_in(
        self, person: Person, row: SecretRow, instead: str = "", link: str = "", guest: str = ""
    ) -> None:
        await self._run(lambda: secret_scripts.sign_in(self.ask, person, row, instead, link, guest))

    async def secure(
        self,
        person: Person,
        by: str = "",
        row: SecretRow | None = None,
        alone: bool = False,
        **fields: Any,
    ) -> bool:
        try:
            return await self._run(
                lambda: secret_scripts.secure(self.ask, person, by, row, alone, fields)
            )
        except TakenError:  # by somebody else at the same moment
            return False

    async def remove_person(self, person: str, by: str = "") -> None:
        await self._run(lambda: secret_scripts.remove_person(self.ask, person, by))

    async def ids_of(self, person: str) -> list[str]:
        rows = await self._read(erasing.erasing(self.ask.dialect).known_as, person=person)
        return sorted(row[0] for row in rows)

    async def begin_erasure(self, person: str, pseudonym: str, at: int, by: str = "") -> Erasure:
        return await self._run(lambda: erasing.begin(self.ask, person, pseudonym, at, by))

    async def erasures(self) -> list[Erasure]:
        rows = await self._read(erasing.erasing(self.ask.dialect).all)
        return [erasing.to_erasure(row) for row in rows]

    async def put_erasure(self, erasure: Erasure) -> None:
        values = erasing.erasure_values(erasure)
        await self._write(erasing.erasing(self.ask.dialect).put, **values)

    async def end_erasure(self, erasure: Erasure) -> None:
        await self._run(lambda: erasing.end(self.ask, erasure))

    async def lines_with(
        self, texts: Sequence[str], after: str = "", most: int = 20_000
    ) -> tuple[list[tuple[str, LogRow]], str]:
        ask = erasing.erasing(self.ask.dialect)
        last = await self._read(ask.last_log, after=after, skip=most)
        until = str(last[0][0]) if last else ""
        values = {"texts": ask.patterns(texts), "after": after, "until": until}
        rows = await self._read(ask.lines if until else ask.lines_to_the_end, **values)
        found = [(log, LogRow(number, at, as_bytes(entry))) for log, number, at, entry in rows]
        return found, until

    async def rewrite(
        self, lines: Sequence[tuple[str, LogRow]], erasure: Erasure, mark: tuple[str, bytes]
    ) -> int:
        return await self._run(lambda: erasing.rewrite(self.ask, lines, erasure, mark))

    async def add_secret(self, person: str, row: SecretRow, by: str = "", most: int = 0) -> bool:
        return await self._run(lambda: secret_scripts.add_secret(self.ask, person, row, by, most))

    async def secrets(self, person: str, kind: str) -> list[tuple[str, str, int]]:
        rows = await self._read(self.ask.secrets, person=person, kind=kind)
        return [(secret, label, at) for secret, label, at in rows]

    async def revoke(self, person: str, secret: str) -> bool:
        return await self._run(lambda: secret_scripts.revoke(self.ask, person, secret))

    async def end_others(self, person: str, keep: str, kinds: Sequence[str]) -> int:
        return await self._run(lambda: secret_scripts.end_others(self.ask, person, keep, kinds))

    async def rating(self, person: str, game: str) -> Rating | None:
        rows = await self._read(self.ask.rating, person=person, game=game)
        return to_rating(rows[0]) if rows else None

    async def rate(self, table: str, ratings: list[Rating], at: int = 0) -> bool:
        return await self._run(lambda: scripts.rate(self.ask, table, ratings, at))

    async def past_ratings(self, person: str, limit: int = 1000) -> list[PastRating]:
        rows = await self._read(self.ask.past_ratings, person=person, limit=max(limit, 0))
        return [PastRating(*row) for row in reversed(rows)]

    async def ratings(self, game: str, limit: int = 100) -> list[Rating]:
        rows = await self._read(self.ask.ratings, game=game, limit=max(limit, 0))
        return [to_rating(row) for row in rows]

    # --- entry into a closed house ----------------------------------------------------------------

    async def change_policy(
        self, was: str | None, value: str, moves: Sequence[EntryMove]
    ) -> int | None:
        return await self._run(lambda: entry_scripts.change_policy(self.ask, was, value, moves))

    async def guests_with(self, entries: Sequence[str]) -> int:
        query = entry_queries(self.ask.dialect).guests
        return int((await self._read(query, was=text(list(entries))))[0][0])

    async def come_in(
        self,
        person: Person,
        policy: str | None,
        by: str = "",
        row: SecretRow | None = None,
        invite: str = "",
        now: int = 0,
    ) -> bool:
        return await self._run(
            lambda: entry_scripts.come_in(self.ask, person, by, row, policy, invite, now)
        )

    async def entries(self, secrets: Sequence[str]) -> dict[str, tuple[str, bool]]:
        query = entry_queries(self.ask.dialect).of_secrets
        rows = await self._read(query, secrets=text(list(secrets)))
        return {secret: (entry, login is None) for secret, entry, login in rows}

    async def add_account(self, person: Person) -> bool:
        try:
            await self._run(lambda: entry_scripts.add_account(self.ask, person))
        except TakenError:
            return False
        return True

    async def add_invite(self, invite: Invite, action: Action) -> None:
        await self._run(lambda: entry_scripts.add_invite(self.ask, invite, action))

    async def invite(self, code: str) -> Invite | None:
        rows = await self._read(entry_queries(self.ask.dialect).invite, code=code)
        return Invite(*rows[0]) if rows else None

    async def invites(self) -> list[Invite]:
        rows = await self._read(entry_queries(self.ask.dialect).invites)
        return [Invite(*row) for row in rows]

    async def withdraw_invite(self, code: str, action: Action) -> bool:
        return await self._run(lambda: entry_scripts.withdraw_invite(self.ask, code, action))

    # --- the deal of the day ----------------------------------------------------------------------

    async def add_try(self, day: str, person: str, table: str, at: int) -> str:
        return await self._run(lambda: scripts.add_try(self.ask, day, person, table, at))

    async def try_of(self, day: str, person: str) -> str:
        rows = await self._read(self.ask.try_of, day=day, person=person)
        return str(rows[0][0]) if rows else ""

    async def tries(self, day: str, limit: int = 10_000) -> list[Try]:
        return self._tries(await self._read(self.ask.tries, day=day, limit=max(limit, 0)))

    async def tries_by(self, person: str, limit: int = 1000) -> list[Try]:
        return self._tries(await self._read(self.ask.tries_by, person=person, limit=max(limit, 0)))

    async def finished_tries(self, first: str, last: str) -> dict[str, int]:
        rows = await self._read(self.ask.finished_tries, first=first, last=last)
        return {str(day): int(count) for day, count in rows}

    def _tries(self, rows: Rows) -> list[Try]:
        self._indexes([row[3:] for row in rows])  # what is damaged is found by the rounds
        return [found for found in map(to_try, rows) if found is not None]

    # --- events of clubs --------------------------------------------------------------------------

    async def append_event(
        self, log: str, row: LogRow, index: EventIndex, people: Sequence[str]
    ) -> bool:
        return await self._run(lambda: scripts.append_event(self.ask, log, row, index, people))

    async def events(
        self, *, status: tuple[str, ...] = (), person: str | None = None, limit: int = 100
    ) -> list[EventIndex]:
        query = self.ask.events if person is None else self.ask.events_of
        named = text(list(status or EVENT_STATUS))
        rows = await self._read(query, status=named, person=person, limit=max(limit, 0))
        found = [(row, readable(row[4], dict[str, Any])) for row in rows]
        return [
            EventIndex(event, at, owner, updated, info)
            for (event, at, owner, updated, _), info in found
            if info is not None
        ]

    # --- puzzles ----------------------------------------------------------------------------------

    async def answer_puzzle(
        self, solver: Rating, answer: PuzzleAnswer, puzzle: PuzzleRating | None
    ) -> bool:
        return await self._run(lambda: scripts.answer_puzzle(self.ask, solver, answer, puzzle))

    async def puzzle_answers(self, person: str) -> list[PuzzleAnswer]:
        rows = await self._read(self.ask.puzzle_answers, person=person)
        return [PuzzleAnswer(puzzle, at, bool(solved)) for puzzle, at, solved in rows]

    async def puzzle_ratings(self, puzzles: Sequence[str]) -> dict[str, PuzzleRating]:
        rows = await self._read(self.ask.puzzle_ratings, puzzles=text(list(puzzles)))
        return {row[0]: PuzzleRating(*row) for row in rows}

    # --- manners and alerts -----------------------------------------------------------------------

    async def block(self, person: str, other: str, on: bool) -> None:
        await self._write(self.ask.block if on else self.ask.unblock, person=person, other=other)

    async def blocked(self, person: str) -> set[str]:
        return {row[0] for row in await self._read(self.ask.blocked, person=person)}

    async def report(self, person: str, table: str, about: str, text: str, at: int) -> None:
        values = {"person": person, "table_id": table, "about": about, "text": text, "at": at}
        await self._run(lambda: scripts.single(self.ask.report, **values))

    async def reports(self, limit: int = 100) -> list[FiledReport]:
        rows = await self._read(moderation.asked(self.ask.dialect).reports, limit=max(limit, 0))
        return [FiledReport(*row) for row in rows]

    async def roles(self) -> dict[str, str]:
        rows = await self._read(moderation.asked(self.ask.dialect).roles)
        return {str(row[0]): str(row[1]) for row in rows}

    async def put_role(self, person: str, role: str, action: Action) -> None:
        await self._run(lambda: moderation.put_role(self.ask, person, role, action))

    async def handle_report(self, report: int, state: str, action: Action) -> bool:
        return await self._run(lambda: moderation.handle(self.ask, report, state, action))

    async def put_sanction(self, sanction: Sanction, action: Action) -> None:
        await self._run(lambda: moderation.put_sanction(self.ask, sanction, action))

    async def lift_sanction(self, person: str, kind: str, action: Action | None) -> bool:
        return await self._run(lambda: moderation.lift(self.ask, person, kind, action))

    async def sanctions(self, person: str = "") -> list[Sanction]:
        ask = moderation.asked(self.ask.dialect)
        query = ask.sanctions_of if person else ask.sanctions
        return [Sanction(*row) for row in await self._read(query, person=person)]

    async def announce(self, announcement: Announcement | None, action: Action) -> None:
        await self._run(lambda: moderation.announce(self.ask, announcement, action))

    async def announcement(self) -> Announcement | None:
        rows = await self._read(moderation.asked(self.ask.dialect).announcement)
        return Announcement(*rows[0]) if rows else None

    async def note_action(self, action: Action) -> None:
        await self._run(lambda: moderation.note(self.ask, action))

    async def actions(self, limit: int = 100) -> list[Action]:
        rows = await self._read(moderation.asked(self.ask.dialect).actions, limit=max(limit, 0))
        return [Action(*row) for row in rows]

    async def add_push(self, person: str, endpoint: str, keys: dict[str, str], by: str) -> None:
        values = {"person": person, "endpoint": endpoint, "keys": text(keys), "secret": by}
        await self._run(lambda: secret_scripts.add_push(self.ask, values))

    async def pushes(self, person: str) -> list[tuple[str, dict[str, str]]]:
        rows = await self._read(self.ask.pushes, person=person)
        found = [(endpoint, readable(keys, dict[str, str])) for endpoint, keys in rows]
        return [(endpoint, keys) for endpoint, keys in found if keys is not None]

    async def remove_push(self, endpoint: str) -> None:
        await self._write(self.ask.remove_push, endpoint=endpoint)

    async def setting(self, name: str, value: str | None = None) -> str | None:
        rows = await self._read(self.ask.setting, name=name)
        if rows:
            return str(rows[0][0])
        if value is None:
            return None
        return await self._run(lambda: scripts.setting(self.ask, name, value))
