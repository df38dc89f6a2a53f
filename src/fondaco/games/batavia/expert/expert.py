"""Batavia as a player who knows it sees it."""

from random import Random
from typing import Final

from fondaco.contract.character import CHARACTERS, DEFAULT, Character
from fondaco.contract.expert import Choice, Deal, Expert, Memory
from fondaco.contract.phrase import Phrase
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Move, Position, View
from fondaco.contract.search import Settings
from fondaco.games.batavia.expert.bidding import gain
from fondaco.games.batavia.expert.doubt import doubt
from fondaco.games.batavia.expert.exchanging import companies_held
from fondaco.games.batavia.expert.outlook import Outlook
from fondaco.games.batavia.expert.plans import Plan, Planner, best_trips
from fondaco.games.batavia.expert.prior import play_turn, play_turns, prior
from fondaco.games.batavia.expert.scene import Scene, scene_in, scene_of, table_of
from fondaco.games.batavia.expert.tries import draw, end_turn, lay, liking
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

LOST_TURN: Final = 1.0  # what the outlook does not see of it, when one only draws


class BataviaMemory(Memory):
    """The rest of a laying step that was planned as a whole."""

    def __init__(self, character: Character, rng: Random) -> None:
        super().__init__(character, rng)
        self.ply = -1  # when the plan goes on
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
    def value(self, position: Position, seat: int) -> float:
        return self.values(position)[seat]

    def values(self, position: Position) -> list[float]:
        if position.over:
            return [float(gold) for gold in table_of(position).gold]
        return Outlook(scene_of(position)).values()

    def prior(self, position: Position, seat: int, moves: list[Move]) -> list[float]:
        return prior(position, seat, moves)

    def carry_on(self, position: Position, seat: int, notes: list[int], rng: Random) -> bool:
        assert isinstance(position, BataviaPosition)
        play_turn(position.table, rng)
        position.follow()
        return True

    def play_on(self, position: Position, silent: int, stop: int, last: int, rng: Random) -> None:
        assert isinstance(position, BataviaPosition)
        play_turns(position.table, stop, last, rng)
        position.follow()

    def doubt(self, position: Position) -> float:
        return doubt(table_of(position))

    def settled(self, position: Position) -> bool:
        """When a round begins: those who come first in it would look too good before its end."""
        return table_of(position).phase == BIDDING

    def deals(self, view: View, memory: Memory) -> list[Deal]:
        return []  # nobody trades in Batavia

    def settings(self) -> Settings:
        return Settings(horizon=5, most=350)  # more has gained hardly anything so far

    def memory(self, character: Character, rng: Random) -> BataviaMemory:
        return BataviaMemory(character, rng)

    def choose(self, view: View, memory: Memory) -> Choice:
        if not view.moves:
            return Choice(None, Phrase("why-wait"))
        if len(view.moves) == 1:
            return Choice(view.moves[0], Phrase("why-only"))
        if not isinstance(memory, BataviaMemory):
            raise Refused("not-batavia-memory")
        scene = scene_in(view)
        phase = scene.table.phase
        if phase == BIDDING:
            return _bid(scene, view.seat, memory.character)
        if phase in (ACTING, LAYING):
            step = scene.table.step
            goes_on = memory.steps and memory.ply == view.ply and memory.laid == step
            return memory.plan(view.ply, step, memory.steps if goes_on else _act(scene, view))
        if phase == TRAVELLING:
            return _travel(scene, view)
        return _exchange(scene, view.seat)


def _bid(scene: Scene, seat: int, character: Character) -> Choice:
    """One letter more, as long as that gains something; the stubborn want to gain more."""
    bid = scene.table.bid + 1
    wanted = character.stubbornness - CHARACTERS[DEFAULT].stubbornness
    gained = gain(scene, seat, bid)
    if gained > wanted:
        return Choice(BID + bid, Phrase("why-batavia-bid", {"bid": bid, "gain": round(gained, 1)}))
    return Choice(PASS, Phrase("why-batavia-pass", {"bid": bid}))


def _act(scene: Scene, view: View) -> list[Choice]:
    """Draw, or everything up to the end of a laying step."""
    seat = view.seat
    planner = Planner(scene, seat)
    plan = planner.best()
    if scene.table.phase == ACTING and (
        plan is None or liking(draw(scene, seat), seat) - LOST_TURN >= plan.liked
    ):
        hand = sum(planner.hand)
        return [Choice(DRAW, Phrase("why-batavia-draw", {"hand": hand}))]
    if plan is None:  # cannot be: a laying step never leads into a blind alley
        return [Choice(next(m for m in view.moves if m != BACK), Phrase("why-only"))]
    return _steps(scene, seat, planner, plan)


def _steps(scene: Scene, seat: int, planner: Planner, plan: Plan) -> list[Choice]:
    """The cards of a plan, one by one, those of the company to travel with first."""
    steps: list[Choice] = []
    target = plan.trip.company
    for company in sorted(range(5), key=lambda c: c != target):
        if plan.cards[company]:
            why = _why_lay(scene, seat, planner, plan, company)
            steps += [Choice(LAY + company, why)] * plan.cards[company]
    if target >= 0:
        why = Phrase("why-batavia-enough", {"company": COMPANIES[target]})
    else:
        why = _why_arrive(scene, seat, plan)
    steps.append(Choice(DONE, why))
    return steps


def _why_arrive(scene: Scene, seat: int, plan: Plan) -> Phrase:
    after = lay(scene, seat, plan.cards)
    after.table.arrival = seat
    return Phrase("why-batavia-arrive", {"gold": round(Outlook(end_turn(after)).values()[seat])})


def _why_lay(scene: Scene, seat: int, planner: Planner, plan: Plan, company: int) -> Phrase:
    count = plan.cards[company]
    need = planner.need[company]
    sunk = doomed(lay(scene, seat, plan.cards).table)
    name = COMPANIES[company]
    if 0 < need <= count:
        if company == plan.trip.company:
            return Phrase("why-batavia-seal", {"company": name})
        return Phrase("why-batavia-extra-seal", {"company": name})
    if sunk and company not in sunk:
        return Phrase("why-batavia-pirates", {"company": COMPANIES[sunk[0]]})
    if count == need - 1 and scene.table.seals[company] >= 0:
        return Phrase("why-batavia-level", {"company": name})
    if need <= 0:
        return Phrase("why-batavia-secure", {"company": name})
    return Phrase("why-batavia-fare", {"company": name})


def _travel(scene: Scene, view: View) -> Choice:
    seat = view.seat
    table = scene.table
    companies = [move - TRAVEL for move in view.moves]
    company = best_trips(scene, seat, companies)[0].company
    tile = table.tiles[table.next_space(seat, company) - 1]
    held = companies_held(table.held[seat])
    move = TRAVEL + company
    if held >= 2 and not table.held[seat] >> (7 * company) & 127:
        values = {"company": COMPANIES[company], "companies": held + 1}
        return Choice(move, Phrase("why-batavia-company", values))
    goods = tile % 7
    crates = crate_counts(table, goods)[seat] + 1
    return Choice(move, Phrase("why-batavia-post", {"goods": GOODS[goods], "crates": crates}))


def _exchange(scene: Scene, seat: int) -> Choice:
    count = companies_held(scene.table.held[seat])
    kept = end_turn(scene.copy())
    sold = scene.copy()
    exchange(sold.table, None)
    if liking(end_turn(sold), seat) >= liking(kept, seat):
        values = {"companies": count, "gold": EXCHANGE_PAY[count]}
        return Choice(EXCHANGE, Phrase("why-batavia-exchange", values))
    return Choice(KEEP, Phrase("why-batavia-keep", {"companies": count}))
