"""Batavia as a player who knows it sees it."""

from math import fsum
from random import Random

from fondaco.contract.character import CHARACTERS, DEFAULT, Character
from fondaco.contract.expert import Choice, Deal, Expert, Memory
from fondaco.contract.phrase import Phrase
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, Position, View
from fondaco.contract.search import Settings
from fondaco.games.batavia.expert.bidding import gain
from fondaco.games.batavia.expert.doubt import doubt
from fondaco.games.batavia.expert.exchanging import companies_held
from fondaco.games.batavia.expert.forecast import Forecast
from fondaco.games.batavia.expert.guessed_table import GuessedTable, guess_in, guess_of, table_of
from fondaco.games.batavia.expert.plans import Plan, Planner, best_trips
from fondaco.games.batavia.expert.prior import play_turn, play_turns, prior
from fondaco.games.batavia.expert.tries import draw, end_turn, lay, liking
from fondaco.games.batavia.expert.versions import CAREFUL, FARTHER, NEWEST, habits_of, set_of
from fondaco.games.batavia.expert.weights import Weights
from fondaco.games.batavia.rules.names import (
    ACTING,
    BACK,
    BID,
    BIDDING,
    COMPANIES,
    DONE,
    DRAW,
    EXCHANGE,
    EXCHANGE_PAY,
    GOODS,
    KEEP,
    LAY,
    LAYING,
    PASS,
    TRAVEL,
    TRAVELLING,
)
from fondaco.games.batavia.rules.pirates import doomed
from fondaco.games.batavia.rules.position import BataviaPosition
from fondaco.games.batavia.rules.scoring import crate_counts
from fondaco.games.batavia.rules.voyage import exchange


class BataviaMemory(Memory):
    """The rest of a laying step that was planned as a whole."""

    def __init__(self, character: Character, rng: Random) -> None:
        super().__init__(character, rng)
        self.ply = -1  # when the plan continues
        self.laid: list[int] = []  # the open step should look like this then
        self.steps: list[Choice] = []

    def plan(self, ply: int, laid: list[int], steps: list[Choice]) -> Choice:
        """Make the first of these steps, and keep the others in mind."""
        step = steps[0]
        self.ply = ply + 1
        self.laid = laid[:]
        if step.move is not None and LAY <= step.move < LAY + 5:
            self.laid.append(step.move - LAY)
        self.steps = steps[1:]
        return step


class BataviaExpert(Expert):
    """What bots know about Batavia, by the weights of one version."""

    def __init__(self, weights: Weights | None = None, version: int = NEWEST) -> None:
        self._weights = weights or set_of(version)
        self._habits = habits_of(version)
        self._version = version

    def of_version(self, version: int) -> "BataviaExpert":
        return BataviaExpert(version=version)

    def value(self, position: Position, seat: int) -> float:
        return self.values(position)[seat]

    def values(self, position: Position) -> list[float]:
        if position.over:
            return [float(gold) for gold in table_of(position).gold]
        forecast, w = Forecast(guess_of(position, self._weights)), self._weights
        too_high = w.shift + w.shift_round * forecast.rounds
        return [value - too_high for value in forecast.values()]

    def sources(self, position: Position, seat: int) -> dict[str, float]:
        if position.over:
            return {"purse": float(table_of(position).gold[seat])}
        found = Forecast(guess_of(position, self._weights)).sources(seat)
        # The rest is the way ahead, and what helps on it.
        return {**found, "coming": self.value(position, seat) - fsum(found.values())}

    def prior(self, position: Position, seat: int, moves: list[Move]) -> list[float]:
        return prior(position, self._habits, seat, moves)

    def carry_on(self, position: Position, seat: int, notes: list[int], rng: Random) -> bool:
        assert isinstance(position, BataviaPosition)
        play_turn(position.table, self._habits, rng)
        position.follow()
        return True

    def play_on(self, position: Position, silent: int, stop: int, last: int, rng: Random) -> None:
        assert isinstance(position, BataviaPosition)
        play_turns(position.table, self._habits, stop, last, rng)
        position.follow()

    def doubt(self, position: Position) -> float:
        return doubt(table_of(position), self._weights)

    def settled(self, position: Position) -> bool:
        """When a round begins: in the middle of one, seats that have acted look too good."""
        return table_of(position).phase == BIDDING

    def deals(self, view: View, memory: Memory) -> list[Deal]:
        return []  # nobody trades in Batavia

    def settings(self) -> Settings:
        if self._version >= FARTHER:
            return Settings(horizon=8, most=350, proof=1.0, doubts=2.0, looks=400)
        # More than 350 looks ahead gained hardly anything.
        return Settings(horizon=5, most=350, proof=1.0 if self._version >= CAREFUL else 0.0)

    def memory(self, character: Character, rng: Random) -> BataviaMemory:
        return BataviaMemory(character, rng)

    def choose(self, view: View, memory: Memory) -> Choice:
        if not view.moves:
            return Choice(None, Phrase("why-wait"))
        if len(view.moves) == 1:
            return Choice(view.moves[0], Phrase("why-only"))
        if not isinstance(memory, BataviaMemory):
            raise Refused("not-batavia-memory")
        guess = guess_in(view, self._weights)
        phase = guess.table.phase
        if phase == BIDDING:
            return _bid(guess, view.seat, memory.character)
        if phase in (ACTING, LAYING):
            step = guess.table.step
            goes_on = memory.steps and memory.ply == view.ply and memory.laid == step
            return memory.plan(view.ply, step, memory.steps if goes_on else _act(guess, view))
        if phase == TRAVELLING:
            return _travel(guess, view)
        return _exchange(guess, view.seat)


def _bid(guess: GuessedTable, seat: int, character: Character) -> Choice:
    """One letter more, as long as that gains something; the stubborn want to gain more."""
    bid = guess.table.bid + 1
    wanted = character.stubbornness - CHARACTERS[DEFAULT].stubbornness + guess.weights.bid_margin
    gained = gain(guess, seat, bid)
    if gained > wanted:
        return Choice(BID + bid, Phrase("why-batavia-bid", {"bid": bid, "gain": round(gained, 1)}))
    return Choice(PASS, Phrase("why-batavia-pass", {"bid": bid}))


def _act(guess: GuessedTable, view: View) -> list[Choice]:
    """Draw, or everything up to the end of a laying step."""
    seat = view.seat
    planner = Planner(guess, seat)
    plan = planner.best()
    if guess.table.phase == ACTING and (
        plan is None or liking(draw(guess, seat), seat) - guess.weights.lost_turn >= plan.liked
    ):
        hand = sum(planner.hand)
        return [Choice(DRAW, Phrase("why-batavia-draw", {"hand": hand}))]
    if plan is None:  # cannot be: a laying step never leads into a blind alley
        return [Choice(next(m for m in view.moves if m != BACK), Phrase("why-only"))]
    return _steps(guess, seat, planner, plan)


def _steps(guess: GuessedTable, seat: int, planner: Planner, plan: Plan) -> list[Choice]:
    """The cards of a plan, one by one, those of the company to travel with first."""
    steps: list[Choice] = []
    target = plan.trip.company
    for company in sorted(range(5), key=lambda c: c != target):
        if plan.cards[company]:
            why = _why_lay(guess, seat, planner, plan, company)
            steps += [Choice(LAY + company, why)] * plan.cards[company]
    if target >= 0:
        why = Phrase("why-batavia-enough", {"company": COMPANIES[target]})
    else:
        why = _why_arrive(guess, seat, plan)
    steps.append(Choice(DONE, why))
    return steps


def _why_arrive(guess: GuessedTable, seat: int, plan: Plan) -> Phrase:
    after = lay(guess, seat, plan.cards)
    after.table.arrival = seat
    return Phrase("why-batavia-arrive", {"gold": round(Forecast(end_turn(after)).values()[seat])})


def _why_lay(guess: GuessedTable, seat: int, planner: Planner, plan: Plan, company: int) -> Phrase:
    count = plan.cards[company]
    need = planner.need[company]
    sunk = doomed(lay(guess, seat, plan.cards).table)
    name = COMPANIES[company]
    if 0 < need <= count:
        if company == plan.trip.company:
            return Phrase("why-batavia-seal", {"company": name})
        return Phrase("why-batavia-extra-seal", {"company": name})
    if sunk and company not in sunk:
        return Phrase("why-batavia-pirates", {"company": COMPANIES[sunk[0]]})
    if count == need - 1 and guess.table.seals[company] >= 0:
        return Phrase("why-batavia-level", {"company": name})
    if need <= 0:
        return Phrase("why-batavia-secure", {"company": name})
    return Phrase("why-batavia-fare", {"company": name})


def _travel(guess: GuessedTable, view: View) -> Choice:
    seat = view.seat
    table = guess.table
    companies = [move - TRAVEL for move in view.moves]
    company = best_trips(guess, seat, companies)[0].company
    tile = table.tiles[table.next_space(seat, company) - 1]
    held = companies_held(table.held[seat])
    move = TRAVEL + company
    if held >= 2 and not table.held[seat] >> (7 * company) & 127:
        values = {"company": COMPANIES[company], "companies": held + 1}
        return Choice(move, Phrase("why-batavia-company", values))
    goods = tile % 7
    crates = crate_counts(table, goods)[seat] + 1
    return Choice(move, Phrase("why-batavia-post", {"goods": GOODS[goods], "crates": crates}))


def _exchange(guess: GuessedTable, seat: int) -> Choice:
    count = companies_held(guess.table.held[seat])
    kept = end_turn(guess.copy())
    sold = guess.copy()
    exchange(sold.table, None)
    if liking(end_turn(sold), seat) >= liking(kept, seat):
        values = {"companies": count, "gold": EXCHANGE_PAY[count]}
        return Choice(EXCHANGE, Phrase("why-batavia-exchange", values))
    return Choice(KEEP, Phrase("why-batavia-keep", {"companies": count}))
