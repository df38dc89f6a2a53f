"""Is a record true? Check the shuffle, every move and the result, and say what was checked."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from fondaco.contract.phrase import Phrase, say
from fondaco.contract.refused import Refused
from fondaco.records.game import Game, check_checksum, check_result
from fondaco.records.reader import read
from fondaco.records.record import Record, at_line

if TYPE_CHECKING:
    from fondaco.messages import Messages


@dataclass(frozen=True)
class Check:
    """One thing that was looked at. `good` is None where it could not be checked."""

    what: str
    good: bool | None
    told: Phrase | Refused


@dataclass
class Report:
    """What was checked in a record, one thing after the other."""

    checks: list[Check] = field(default_factory=list)

    @property
    def good(self) -> bool:
        """Everything that could be checked is true, and the moves could be checked."""
        return all(check.good is not False for check in self.checks) and any(
            check.what == "moves" and check.good for check in self.checks
        )

    def told(self, messages: "Messages") -> str:
        """A line for each check."""
        marks = {True: "command-good", False: "command-wrong", None: "command-unchecked"}
        colon = messages("web-colon").rstrip()
        names = [messages("command-check", what=check.what) + colon for check in self.checks]
        width = max(12, *map(len, names))
        return "\n".join(
            f"{name:{width}} {messages(marks[check.good])}. {messages.told(check.told)}"
            for name, check in zip(names, self.checks, strict=True)
        )

    def __str__(self) -> str:
        from fondaco.messages import Messages

        return self.told(Messages())

    def look(self, what: str, told: Phrase, examine: Callable[[], None]) -> bool:
        """Add one check: good, with `told`, unless `examine` raises Refused."""
        try:
            examine()
        except Refused as error:
            self.checks.append(Check(what, False, error))
            return False
        self.checks.append(Check(what, True, told))
        return True


def verify(text: str | bytes) -> Report:
    """Check a record from seed to result. Never raises: the report says what is wrong."""
    report = Report()
    record: Record | None = None
    try:
        record = read(text)
        record.rules()
    except Refused as error:
        report.checks.append(Check("form" if record is None else "rules", False, error))
        return report
    report.checks.append(Check("rules", True, rules_of(record)))
    if record.seed is None:
        _verify_form(report, record)
        return report
    game: list[Game] = []
    if not report.look(
        "seed",
        say("command-seed-kept"),
        lambda: game.append(Game.begin(record, listen=False)),
    ):
        return report
    if record.position:
        report.checks.append(Check("start", None, say("command-laid-out")))
    moves = say("command-legal", moves=len(record.entries))
    if report.look("moves", moves, lambda: game[0].follow(record)):
        over = say("command-result-right") if record.result else say("command-no-result")
        report.look("result", over, lambda: check_result(game[0], record))
        last = say("command-last-right")
        report.look("checksum", last, lambda: check_checksum(game[0], record))
    return report


def _verify_form(report: Report, record: Record) -> None:
    """The little that can be checked while the seed is hidden: the moves are moves of this game."""
    report.checks.append(Check("seed", None, say("command-seed-unknown")))

    def examine() -> None:
        rules = record.rules()
        for entry in record.entries:
            try:
                rules.parse_move(entry.text)
            except Refused as error:
                raise at_line(entry.line, error) from None

    if report.look("notation", say("command-of-this-game"), examine):
        report.checks.append(Check("moves", None, say("command-needs-seed")))


def rules_of(record: Record) -> Phrase:
    """By which rules it was played."""
    players = record.players
    return say("command-rules", game=record.game, version=str(record.version), players=players)
