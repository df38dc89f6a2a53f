"""The commands that append to an event's log.

A command checks whether it may be carried out and returns the entry that does it; a `Refused`
changes nothing. Whoever holds the log writes the entry before it is applied, as with a table.
"""

from collections.abc import Iterable
from fractions import Fraction

from fondaco.contract.refused import Refused
from fondaco.events import entries as e
from fondaco.events.designs import cup_tables
from fondaco.events.duplicate import COMPARED
from fondaco.events.fold import MINUTE_MS, ClubTable, EventFold, derived
from fondaco.events.pairing import History, draw_round
from fondaco.events.sizes import FEWEST, byes, table_sizes

MOST_ROUNDS = 8
FEWEST_ROUNDS = 1
MOST_TITLE = 80
MOST_WHY = 200
MOST_MINUTES = 1440
MOST_PLAYERS = 1000


class ClubEvent(EventFold):
    """An event, and what can be done with it."""

    def make_code(self, code: str, uses: int, until: int, now: int) -> e.CodeMade:
        self._running()
        if not 1 <= uses <= self.settings.most_players or (until and until <= now):
            raise Refused("event-code-uses", most=self.settings.most_players)
        return e.CodeMade(code, uses, until)

    def invite(self, player: str, name: str) -> e.Invited | None:
        """None: they are invited already."""
        self._running()
        return None if player in self.invited else e.Invited(player, name)

    def register(self, player: str, name: str, code: str = "", now: int = 0) -> e.Registered:
        self._running()
        if player in self.removed:
            raise Refused("event-removed", why=self.removed[player])
        if player in self.players and not self.players[player].withdrawn:
            raise Refused("event-registered")
        if not self.registration_open:
            raise Refused("event-registration-closed")
        others = [each for key, each in self.players.items() if key != player]
        if any(name.casefold() == other.name.casefold() for other in others):
            raise Refused("event-name-taken", name=name)
        if self.settings.entry == "invitation" and player not in self.invited:
            raise Refused("event-invitation")
        if self.settings.entry == "code":
            self._check_code(code, now)
            return e.Registered(player, name, code)
        return e.Registered(player, name)

    def _check_code(self, code: str, now: int) -> None:
        known = self.codes.get(code)
        if not code:
            raise Refused("event-code-needed")
        if known is None:
            raise Refused("event-code-wrong")
        if known.until and now >= known.until:
            raise Refused("event-code-expired")
        if known.used >= known.uses:
            raise Refused("event-code-used")

    def close_registration(self) -> e.RegistrationClosed:
        self._running()
        if not self.registration_open:
            raise Refused("event-registration-closed")
        return e.RegistrationClosed()

    def open_registration(self) -> e.RegistrationOpened:
        self._running()
        if self.registration_open:
            raise Refused("event-registration-open")
        if self.settings.format == "cup" and self.rounds:
            raise Refused("event-registration-closed")
        return e.RegistrationOpened()

    def check_in(self, player: str) -> e.CheckedIn | None:
        """None: the player has checked in before, perhaps with another device."""
        self._running()
        self._player(player)
        if player not in self.accepted:
            raise Refused("event-waiting", place=self.waiting.index(player) + 1)
        return None if self.players[player].here else e.CheckedIn(player)

    def withdraw(self, player: str) -> e.Withdrawn:
        self._running()
        self._player(player)
        return e.Withdrawn(player)

    def remove(self, player: str, why: str) -> e.Removed:
        """Send a player away; what they have played stays."""
        self._running()
        if player in self.removed or player not in self.players:
            raise Refused("event-not-registered")
        self._why(why)
        return e.Removed(player, why)

    def separate(self, one: str, other: str) -> e.Separated:
        self._running()
        self._player(one)
        self._player(other)
        if one == other:
            raise Refused("event-same-player")
        return e.Separated(one, other)

    def draw(self) -> e.RoundDrawn:
        """The next round's tables."""
        self._running()
        number = len(self.rounds) + 1
        if self.rounds and not self.rounds[-1].over:
            raise Refused("event-round-runs", round=number - 1)
        if number > (1 if self.settings.format == "cup" else self.settings.rounds):
            raise Refused("event-last-round")
        here = [name for name in self.accepted if self.players[name].here]
        if self.settings.format == "cup":
            return e.RoundDrawn(number, [[here[at] for at in row] for row in cup_tables(len(here))])
        if len(here) < FEWEST:
            raise Refused("event-few-players", players=len(here), least=FEWEST)
        points = {line.player: line.points for line in self.standings()}  # the best first
        out = self._sitting_out(here, points)
        staying = [name for name in here if name not in out]
        history = History()
        for each in self.rounds:
            for table in each.tables:
                history.add([player for player in table.players if player])
        tables = draw_round(
            {name: float(points.get(name, Fraction(0))) for name in staying},
            table_sizes(len(staying), self.settings.sizes),
            history,
            derived(self.seed, f"draw {number}"),
            self.separated,
        )
        return e.RoundDrawn(number, tables + self._field(tables), out)

    def _field(self, tables: list[list[str]]) -> list[list[str]]:
        """Tables of bots, where a duplicate round has too few of a size to compare."""
        if not self.duplicate:
            return []
        sizes = [len(table) for table in tables]
        wanted = COMPARED[self.settings.duplicate_rules]
        missing = {size: wanted - sizes.count(size) for size in sorted(set(sizes))}
        return [[""] * size for size, count in missing.items() for _ in range(count)]

    def undo_draw(self) -> e.DrawUndone:
        self._running()
        last = self.rounds[-1] if self.rounds else None
        if last is None or last.begun or any(table.table for table in last.tables):
            raise Refused("event-draw-stands")
        return e.DrawUndone(len(self.rounds))

    def begin_round(self) -> e.RoundBegun | None:
        """None: it has begun already."""
        self._running()
        if not self.rounds or self.rounds[-1].over:
            raise Refused("event-no-round")
        return None if self.rounds[-1].begun else e.RoundBegun(len(self.rounds))

    def open_table(self, number: int, table: str) -> e.TableOpened:
        self._running()
        if self._table(len(self.rounds), number).table:
            raise Refused("event-table-open")
        return e.TableOpened(len(self.rounds), number, table)

    def replace(self, number: int, seat: int, by: str = "") -> e.Replaced:
        """A reserve or a bot takes the seat of an absent player, also in a running game.

        Once the round has begun, a reserve must not have had another seat in it: they would know
        cards of others or, in a duplicate round, the deal.
        """
        self._running()
        table = self._table(len(self.rounds), number)
        if table.settled:
            raise Refused("event-table-over")
        if not 0 <= seat < len(table.players):
            raise Refused("no-seat")
        if table.players[seat] == by:
            raise Refused("event-sits-there")
        if by:
            self._player(by)
            if by not in self.accepted:
                raise Refused("event-waiting", place=self.waiting.index(by) + 1)
            if self.rounds[-1].seated(by):
                raise Refused("event-plays-already", player=self.players[by].name)
            if self.rounds[-1].begun and by not in table.sitters.get(seat, [table.drawn[seat]]):
                self._check_reserve(by)
        return e.Replaced(len(self.rounds), number, seat, by)

    def _check_reserve(self, player: str) -> None:
        """For a seat of a running game that they have not had."""
        if not self.players[player].here:
            raise Refused("event-reserve-away", player=self.players[player].name)
        if player in self.rounds[-1].left:
            raise Refused("event-reserve-knows", player=self.players[player].name)

    def end_table(
        self, round_number: int, number: int, scores: list[int], places: list[int]
    ) -> e.TableEnded | None:
        """None: the result is known."""
        table = self._table(round_number, number)
        self._fits(table, scores, places)
        return None if table.settled else e.TableEnded(round_number, number, scores, places)

    def correct(
        self, round_number: int, number: int, scores: list[int], places: list[int], why: str
    ) -> e.Corrected:
        """Another result, or none at all. Rounds that were drawn stay as they are."""
        self._running()
        table = self._table(round_number, number)
        self._why(why)
        if scores or places:
            self._fits(table, scores, places)
        return e.Corrected(round_number, number, scores, places, why)

    def close_round(self, why: str) -> e.RoundClosed:
        """The round ends although tables still play."""
        self._running()
        if not self.rounds or self.rounds[-1].over:
            raise Refused("event-no-round")
        self._why(why)
        return e.RoundClosed(len(self.rounds), why)

    def protest(
        self, player: str, round_number: int, number: int, text: str, now: int
    ) -> e.Protested:
        """A player of the table has until the end of the round's window."""
        self._running()
        table = self._table(round_number, number)
        if player not in table.players:
            raise Refused("event-not-your-table")
        if not table.scores:
            raise Refused("event-no-result")
        until = self.protest_until(round_number)
        if until and now >= until:
            raise Refused("event-protest-late", minutes=self.settings.protest_minutes)
        self._why(text)
        if any(
            (each.round, each.number, each.player, each.answer)
            == (round_number, number, player, "")
            for each in self.protests
        ):
            raise Refused("event-protest-open")
        return e.Protested(round_number, number, player, text)

    def settle_protest(self, protest: int, why: str) -> e.ProtestSettled:
        self._running()
        if not 0 <= protest < len(self.protests) or self.protests[protest].answer:
            raise Refused("event-no-protest")
        self._why(why)
        return e.ProtestSettled(protest, why)

    def end(self, now: int | None = None) -> e.EventEnded:
        """`now`: the results of the last round must stand by then."""
        self._running()
        if self.rounds and not self.rounds[-1].over:
            raise Refused("event-round-runs", round=len(self.rounds))
        if any(not each.answer for each in self.protests):
            raise Refused("event-protests")
        if now is not None and self.rounds:
            left = self.protest_until(len(self.rounds)) - now
            if left > 0:
                raise Refused("event-protest-window", minutes=-(-left // MINUTE_MS))
        return e.EventEnded()

    def hand_over(self, owner: str) -> e.OwnerChanged | None:
        """None: it is theirs already."""
        return None if owner == self.owner else e.OwnerChanged(owner)

    def add_organiser(self, person: str, name: str) -> e.OrganiserAdded | None:
        self._running()
        return None if self.is_organiser(person) else e.OrganiserAdded(person, name)

    def remove_organiser(self, person: str) -> e.OrganiserRemoved:
        if person not in self.organisers:
            raise Refused("event-no-organiser")
        return e.OrganiserRemoved(person)

    def set_hook(self, url: str) -> e.HookSet | None:
        return None if url == self.hook else e.HookSet(url)

    # --- checks ---------------------------------------------------------------------------------

    @staticmethod
    def _why(why: str) -> None:
        if not why or len(why) > MOST_WHY:
            raise Refused("event-why", most=MOST_WHY)

    @staticmethod
    def _fits(table: ClubTable, scores: list[int], places: list[int]) -> None:
        """Scores and places of every seat: a place is one more than those who are ahead."""
        size = len(table.players)
        good = len(scores) == len(places) == size and all(
            place == 1 + sum(other < place for other in places) for place in places
        )
        if not good:
            raise Refused("event-result", players=size)

    def _sitting_out(self, here: list[str], ranking: Iterable[str]) -> list[str]:
        """Players without a table: the last in the standings who have not sat out yet."""
        count = byes(len(here), self.settings.sizes)
        before = {name for each in self.rounds for name in each.sitting_out}
        present = set(here)
        ranked = [player for player in ranking if player in present]
        fresh = [name for name in reversed(ranked) if name not in before]
        return (fresh + [name for name in reversed(ranked) if name in before])[:count]


def check_settings(settings: e.EventSettings) -> e.EventSettings:
    """The settings themselves if an event can be held with them."""
    if not settings.title.strip() or len(settings.title) > MOST_TITLE:
        raise Refused("event-title", most=MOST_TITLE)
    if not FEWEST_ROUNDS <= settings.rounds <= MOST_ROUNDS:
        raise Refused("event-rounds", least=FEWEST_ROUNDS, most=MOST_ROUNDS)
    minutes = (settings.round_minutes, settings.protest_minutes, settings.pause_minutes)
    if not all(0 <= each <= MOST_MINUTES for each in minutes) or not settings.round_minutes:
        raise Refused("event-minutes", most=MOST_MINUTES)
    if not FEWEST <= settings.most_players <= MOST_PLAYERS:
        raise Refused("event-players", least=FEWEST, most=MOST_PLAYERS)
    if settings.bank and not 10 <= settings.bank <= 36_000:
        raise Refused("bank-range")
    if not 0 <= settings.increment <= 3600:
        raise Refused("increment-range")
    if not 0 <= settings.days <= 60:
        raise Refused("days-range")
    if not settings.sizes or any(not 2 <= size <= 5 for size in settings.sizes):
        raise Refused("event-sizes")
    falling = all(a >= b for a, b in zip(settings.points, settings.points[1:], strict=False))
    if len(settings.points) != 4 or not falling or settings.points[-1] < 0:
        raise Refused("event-points")
    return settings
