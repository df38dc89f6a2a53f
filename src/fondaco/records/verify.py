"""Is a record true? Check the shuffle, every move and the result, and say what was checked."""

from collections.abc import Callable
from dataclasses import dataclass, field

from fondaco.contract.refused import Refused
from fondaco.records.game import Game, check_checksum, check_result
from fondaco.records.reader import read
from fondaco.records.record import Record, at_line


@dataclass(frozen=True)
class Check:
    """One thing that was looked at. `good` is None where it could not be checked."""

    what: str
    good: bool | None
    told: str

    def __str__(self) -> str:
        mark = {True: "good", False: "WRONG", None: "not checked"}[self.good]
        return f"{self.what + ':':12} {mark}. {self.told}"


@dataclass
class Report:
    checks: list[Check] = field(default_factory=list)

    @property
    def good(self) -> bool:
        """Everything that could be checked is true, and the moves could be checked."""
        return all(check.good is not False for check in self.checks) and any(
            check.what == "moves" and check.good for check in self.checks
        )

    def __str__(self) -> str:
        return "\n".join(map(str, self.checks))

    def look(self, what: str, told: str, examine: Callable[[], None]) -> bool:
        """Add one check: good, with `told`, unless `examine` raises Refused."""
        try:
            examine()
        except Refused as error:
            self.checks.append(Check(what, False, str(error)))
            return False
        self.checks.append(Check(what, True, told))
        return True


def verify(text: str | bytes) -> Report:
    """Check a record from seed to result. Never raises: what is wrong stands in the report."""
    report = Report()
    record: Record | None = None
    try:
        record = read(text)
        rules = record.rules()
    except Refused as error:
        report.checks.append(Check("form" if record is None else "rules", False, str(error)))
        return report
    played = f"{rules.name}, version {rules.version}, {rules.players} players"
    report.checks.append(Check("rules", True, f"{played}."))
    if record.seed is None:
        _verify_form(report, record)
        return report
    game: list[Game] = []
    if not report.look(
        "seed",
        "The seed is the one that was committed to before the first move.",
        lambda: game.append(Game.begin(record, listen=False)),
    ):
        return report
    if record.position:
        told = "It begins with a position that somebody laid out."
        report.checks.append(Check("start", None, told))
    moves = f"All {len(record.entries)} moves are legal."
    if report.look("moves", moves, lambda: game[0].follow(record)):
        over = "The scores and places are right." if record.result else "The game is unfinished."
        report.look("result", over, lambda: check_result(game[0], record))
        last = "The last position is the one recorded."
        report.look("checksum", last, lambda: check_checksum(game[0], record))
    return report


def _verify_form(report: Report, record: Record) -> None:
    """What little can be said while the seed is hidden: the moves are moves of this game."""
    report.checks.append(Check("seed", None, "The seed is still hidden."))

    def examine() -> None:
        rules = record.rules()
        for entry in record.entries:
            try:
                rules.parse_move(entry.text)
            except Refused as error:
                raise at_line(entry.line, error) from None

    if report.look("notation", "All moves are moves of this game.", examine):
        report.checks.append(Check("moves", None, "Whether they are legal needs the seed."))
