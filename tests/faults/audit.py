"""Whether what people were told is what stands in the log."""

from collections import Counter
from itertools import pairwise

from fondaco.server.base.log_codec import decode
from fondaco.store import LogRow, Store
from fondaco.table.entries import NumberedEntry, kind_of
from fondaco.table.table import Table
from tests.faults.people import Company, Told


async def audit(store: Store, company: Company) -> list[str]:
    """Everything that is wrong, in words; an empty list is what we want."""
    told = [person.told() for person in company.people]  # before the log is read: it goes on
    return findings(company.table, await store.read(company.table), told)


def findings(table: str, rows: list[LogRow], told: list[Told]) -> list[str]:
    if [row.number for row in rows] != list(range(len(rows))):
        return [f"the numbers have gaps: {[row.number for row in rows]}"]
    log = [NumberedEntry(row.number, row.at, decode(row.entry)) for row in rows]
    found: list[str] = []
    ids = Counter(wish for row in log if (wish := getattr(row.entry, "id", "")))
    found += [f"{wish} stands {count} times" for wish, count in ids.items() if count > 1]
    if any(later.at < row.at for row, later in pairwise(log)):
        found.append("the times go backwards")
    for person in told:
        found += [f"{table}, {person.name}: {what}" for what in _of(person, log, ids)]
    return found + clocks(table, log, told)


def _of(person: Told, log: list[NumberedEntry], ids: Counter[str]) -> list[str]:
    found: list[str] = []
    for wish, number in person.acknowledged.items():
        if number >= len(log):
            found.append(f"{wish} was acknowledged as {number} and is lost")
        elif getattr(log[number].entry, "id", "") != wish:
            found.append(f"{wish} was acknowledged as {number}, where {log[number].entry} stands")
    found += [f"{wish} was refused and stands there" for wish in person.refused if ids[wish]]
    numbers = [number for number, _ in person.seen]
    if numbers != list(range(person.first + 1, person.first + 1 + len(numbers))):
        found.append(f"saw {numbers} from {person.first} on")
    for number, what in person.seen:
        if number >= len(log) or kind_of(log[number].entry) != what:
            found.append(f"saw {what} as {number}, which is not what stands there")
    if person.over and person.last != log[-1].number and log[-1].entry.__class__.__name__ != "Said":
        found.append(f"left at {person.last}, and the log ends with {log[-1].number}")
    return found


def clocks(name: str, log: list[NumberedEntry], told: list[Told]) -> list[str]:
    """Every clock that was shown, beside what the log up to there says."""
    shown: dict[int, list[tuple[str, int, int, list[int | None]]]] = {}
    for person in told:
        for number, at, running, left in person.clocks:
            shown.setdefault(number, []).append((person.name, at, running, left))
    found: list[str] = []
    table = Table(name, log[0])
    for row in log:
        if row.number:
            table.apply(row)
        for who, at, running, left in shown.get(row.number, []):
            right = [table.clocks.remaining(seat, at) for seat in range(len(left))]
            if running != table.clocks.running or left != right:
                found.append(
                    f"{name}, {who} at {row.number}: clocks {running} {left}, "
                    f"not {table.clocks.running} {right}"
                )
    return found
