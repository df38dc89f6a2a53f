"""An event as its log says it is: the fold of its entries, and what follows from it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Self

from fondaco.contract.chance import commitment
from fondaco.contract.refused import Refused
from fondaco.events import entries as e
from fondaco.events.duplicate import luck_removed
from fondaco.events.pairing import Pair
from fondaco.events.standings import PlayerStanding, TableResult, standings

MINUTE_MS = 60_000


@dataclass
class Entrant:
    """Somebody who registered."""

    name: str
    here: bool = False
    withdrawn: bool = False


@dataclass
class ClubTable:
    """A table of a round."""

    players: list[str]  # in the order of seats; "" where a bot plays for an absent player
    table: str = ""  # its name once it is open
    scores: list[int] = field(default_factory=list)
    places: list[int] = field(default_factory=list)
    void: bool = False  # it does not count
    drawn: tuple[str, ...] = ()  # the players as they were drawn
    # By seat, where somebody was replaced: everybody who has had it, the last one last, …
    sitters: dict[int, list[str]] = field(default_factory=dict)
    given_back: Counter[int] = field(default_factory=Counter)  # … and how often that one came back

    @property
    def of_bots(self) -> bool:
        """Whether bots play it so that others have somebody to be compared with."""
        return not any(self.drawn)

    @property
    def settled(self) -> bool:
        return bool(self.scores) or self.void


@dataclass
class ClubRound:
    tables: list[ClubTable]
    byes: list[str] = field(default_factory=list)
    closed: bool = False
    begun: bool = False
    drawn_at: int = 0  # milliseconds since 1970, as all times
    begun_at: int = 0
    over_at: int = 0  # when the last table was settled

    left: set[str] = field(default_factory=set)  # who had a seat after the begin and has it no more

    @property
    def over(self) -> bool:
        return self.closed or all(table.settled for table in self.tables)

    def seated(self, player: str) -> bool:
        return any(player in table.players for table in self.tables)

    @property
    def sitting_out(self) -> list[str]:
        """Players without a table who were not called in as a reserve."""
        return [name for name in self.byes if name not in self.left and not self.seated(name)]


@dataclass
class Code:
    """For registering."""

    uses: int
    until: int
    used: int = 0


@dataclass
class Protest:
    """A player's doubt about a result."""

    round: int
    number: int
    player: str
    text: str
    at: int
    answer: str = ""  # empty: it is open


def derived(seed: str, purpose: str) -> str:
    """A seed that comes from the event's own, but does not give it away.

    >>> derived("venice", "deal 1") == derived("venice", "deal 1") != derived("venice", "deal 2")
    True
    """
    return sha256(f"fondaco event {seed} {purpose}".encode()).hexdigest()


class EventFold:
    """The fold of an event's log."""

    def __init__(self, announced: e.Announced) -> None:
        self.settings = announced.settings
        self.seed = announced.seed
        self.owner = announced.owner
        self.players: dict[str, Entrant] = {}  # in the order of registration
        self.separated: set[Pair] = set()
        self.registration_open = True
        self.rounds: list[ClubRound] = []
        self.codes: dict[str, Code] = {}
        self.invited: dict[str, str] = {}  # names, by player
        self.removed: dict[str, str] = {}  # reasons, by player
        self.organisers: dict[str, str] = {}  # names, by person; without the owner
        self.protests: list[Protest] = []
        self.hook = ""
        self.over = False

    @classmethod
    def of(cls, log: Iterable[e.AnyEventEntry]) -> Self:
        """The event that a whole log says."""
        first, *rest = log
        if not isinstance(first, e.Announced):
            raise ValueError("The log of an event begins with its announcement.")
        event = cls(first)
        for entry in rest:
            event.apply(entry)
        return event

    # --- what it says ---------------------------------------------------------------------------

    @property
    def commitment(self) -> str:
        """Published with the announcement: it binds all draws and deals."""
        return commitment(self.seed)

    @property
    def accepted(self) -> list[str]:
        """Players who have a place, in the order in which they registered."""
        found = [name for name, player in self.players.items() if not player.withdrawn]
        return found[: self.settings.most_players]

    @property
    def waiting(self) -> list[str]:
        """Players who wait for a free place."""
        found = [name for name, player in self.players.items() if not player.withdrawn]
        return found[self.settings.most_players :]

    @property
    def duplicate(self) -> bool:
        return self.settings.format == "duplicate"

    @property
    def status(self) -> str:
        """announced, running or over."""
        return "over" if self.over else "running" if self.rounds else "announced"

    def is_organiser(self, person: str) -> bool:
        return person == self.owner or person in self.organisers

    def sealed(self, number: int) -> bool:
        """Whether a round's deal is still being played, so that nobody may know anything of it."""
        return self.duplicate and not self.rounds[number - 1].over

    def table_name(self, number: int, table: int) -> str:
        """The name of a table's log: always the same, so that it can be opened only once."""
        return derived(self.seed, f"table {number} {table}")[:16]

    def playing(self, player: str) -> tuple[int, int] | None:
        """The unsettled table of the last round that a player sits at, and the seat."""
        if not self.rounds or self.rounds[-1].closed:
            return None
        for at, table in enumerate(self.rounds[-1].tables):
            if not table.settled and player in table.players:
                return at, table.players.index(player)
        return None

    def protest_until(self, number: int) -> int:
        """When the results of a round stand; 0: not yet known."""
        over_at = self.rounds[number - 1].over_at
        return over_at and over_at + self.settings.protest_minutes * MINUTE_MS

    def deal(self, number: int, table: int) -> str:
        """The seed of a table's deal: in a duplicate evening one for all tables of a round."""
        if self.duplicate:
            return derived(self.seed, f"deal {number}")
        return derived(self.seed, f"deal {number} {table}")

    def results(self) -> list[TableResult]:
        """All results that count; those of a deal that is still being played are not known yet."""
        return [
            TableResult(number, tuple(table.players), tuple(table.scores), tuple(table.places))
            for number, each in enumerate(self.rounds, start=1)
            if not self.sealed(number)
            for table in each.tables
            if table.scores and not table.void
        ]

    def luck_removed(self) -> float | None:
        """Which share of the margins' variance the comparison takes away; see `duplicate`."""
        groups: dict[tuple[int, int], list[tuple[int, ...]]] = {}
        for result in self.results() if self.duplicate else []:
            groups.setdefault((result.round, len(result.scores)), []).append(result.scores)
        return luck_removed(list(groups.values()))

    def standings(self) -> list[PlayerStanding]:
        """All players with a place or a result, best first."""
        sat = {player for each in self.rounds for table in each.tables for player in table.players}
        known = [name for name in self.players if name in self.accepted or name in sat]
        return standings(
            known,
            self.results(),
            seed=derived(self.seed, "ties"),
            usual=self.settings.points,
            duplicate=self.settings.duplicate_rules if self.duplicate else 0,
            byes=[(n, name) for n, each in enumerate(self.rounds, 1) for name in each.sitting_out],
        )

    # --- the fold -------------------------------------------------------------------------------

    def apply(self, entry: e.AnyEventEntry, at: int = 0) -> None:
        """`at`: when it was written, in milliseconds since 1970."""
        match entry:
            case e.Registered():
                # A player who comes back goes to the end of the line.
                self.players.pop(entry.player, None)
                self.players[entry.player] = Entrant(entry.name)
                if entry.code in self.codes:
                    self.codes[entry.code].used += 1
            case e.CodeMade():
                self.codes[entry.code] = Code(entry.uses, entry.until)
            case e.Invited():
                self.invited[entry.player] = entry.name
            case e.CheckedIn():
                self.players[entry.player].here = True
            case e.Withdrawn() | e.Removed():
                self.players[entry.player].withdrawn = True
                self.players[entry.player].here = False
                if isinstance(entry, e.Removed):
                    self.removed[entry.player] = entry.why
            case e.Separated():
                self.separated.add(frozenset((entry.one, entry.other)))
            case e.RegistrationClosed() | e.RegistrationOpened():
                self.registration_open = isinstance(entry, e.RegistrationOpened)
            case e.OwnerChanged():
                self.organisers.pop(entry.owner, None)
                self.owner = entry.owner
            case e.OrganiserAdded():
                self.organisers[entry.person] = entry.name
            case e.OrganiserRemoved():
                self.organisers.pop(entry.person, None)
            case e.HookSet():
                self.hook = entry.url
            case e.EventEnded():
                self.over = True
            case e.PersonErased():
                pass
            case e.Announced():
                raise ValueError("An event is announced once.")
            case _:
                self._apply_round(entry, at)

    def _apply_round(self, entry: e.AnyRoundEntry, at: int) -> None:
        match entry:
            case e.RoundDrawn():
                tables = [ClubTable(list(each), drawn=tuple(each)) for each in entry.tables]
                self.rounds.append(ClubRound(tables, list(entry.byes), drawn_at=at))
                self.registration_open = self.registration_open and self.settings.format != "cup"
            case e.DrawUndone():
                self.rounds.pop()
            case e.RoundBegun():
                self.rounds[entry.round - 1].begun = True
                self.rounds[entry.round - 1].begun_at = at
            case e.TableOpened():
                self._table(entry.round, entry.number).table = entry.table
            case e.Replaced():
                self._replace(entry)
            case e.TableEnded() | e.Corrected():
                table = self._table(entry.round, entry.number)
                table.scores, table.places = list(entry.scores), list(entry.places)
                table.void = not entry.scores
            case e.RoundClosed():
                self.rounds[entry.round - 1].closed = True
            case e.Protested():
                self.protests.append(
                    Protest(entry.round, entry.number, entry.player, entry.text, at)
                )
            case e.ProtestSettled():
                self.protests[entry.protest].answer = entry.why
        if not isinstance(entry, e.DrawUndone | e.ProtestSettled):
            found = self.rounds[entry.round - 1]
            if found.over and not found.over_at:
                found.over_at = at

    def _replace(self, entry: e.Replaced) -> None:
        during, seat = self.rounds[entry.round - 1], entry.seat
        table = self._table(entry.round, entry.number)
        sitters = table.sitters.setdefault(seat, [table.drawn[seat]])
        if during.begun:
            during.left |= {table.players[seat]} - {""}
        table.players[seat] = entry.by
        if entry.by == sitters[-1]:
            table.given_back[seat] += during.begun
        elif entry.by:
            sitters.append(entry.by)
            table.given_back[seat] = 0
        during.left.discard(entry.by)

    # --- checks ---------------------------------------------------------------------------------

    def _running(self) -> None:
        if self.over:
            raise Refused("event-over")

    def _player(self, player: str) -> Entrant:
        found = self.players.get(player)
        if found is None or found.withdrawn:
            raise Refused("event-not-registered")
        return found

    def _table(self, number: int, table: int) -> ClubTable:
        if not 1 <= number <= len(self.rounds) or not 0 <= table < len(
            self.rounds[number - 1].tables
        ):
            raise Refused("event-no-table")
        return self.rounds[number - 1].tables[table]
