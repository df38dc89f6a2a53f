"""Oltre Mare as a player who knows it sees it."""

from random import Random

from fondaco.contract.character import Character
from fondaco.contract.expert import Choice, Deal, Expert, Memory
from fondaco.contract.phrase import Phrase
from fondaco.contract.rules import Move, Position, View
from fondaco.contract.search import Settings
from fondaco.games.oltremare.expert.bargaining import MERCHANT, Bargaining, doge_of
from fondaco.games.oltremare.expert.deals import find_deals
from fondaco.games.oltremare.expert.doubt import doubt
from fondaco.games.oltremare.expert.excuses import excuse
from fondaco.games.oltremare.expert.habit import habit, play_turn
from fondaco.games.oltremare.expert.market import Market
from fondaco.games.oltremare.expert.memory import OltremareMemory, Promise
from fondaco.games.oltremare.expert.prior import prior
from fondaco.games.oltremare.expert.talk import for_nothing, for_prestige, talk, unanswered
from fondaco.games.oltremare.expert.turns import choose_alone
from fondaco.games.oltremare.expert.value import sources, values
from fondaco.games.oltremare.expert.versions import CAREFUL, NEWEST, sets_of
from fondaco.games.oltremare.expert.weights import Weights
from fondaco.games.oltremare.rules.moves import ACCEPT, DECLINE, KIND, OFFER, TRADE
from fondaco.games.oltremare.rules.offers import answer_number
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.view import OltremareView


class OltremareExpert(Expert):
    """What bots ask about the game; the other modules of this package answer it."""

    def __init__(
        self,
        sets: dict[str, Weights] | None = None,
        version: int = NEWEST,
        bargaining: Bargaining = MERCHANT,
    ) -> None:
        self._sets = sets or sets_of(version)  # by edition
        self._version = version
        self._bargaining = bargaining

    def of_version(self, version: int) -> "OltremareExpert":
        return OltremareExpert(version=version)

    def keen(self) -> "OltremareExpert":
        return OltremareExpert(self._sets, self._version, doge_of(self._version))

    def _weights(self, seen: OltremarePosition | OltremareView) -> Weights:
        return self._sets[seen.setting.edition.name]

    def value(self, position: Position, seat: int) -> float:
        return self.values(position)[seat]

    def values(self, position: Position) -> list[float]:
        assert isinstance(position, OltremarePosition)
        return values(position, self._weights(position))

    def sources(self, position: Position, seat: int) -> dict[str, float]:
        assert isinstance(position, OltremarePosition)
        return sources(position, self._weights(position), seat)

    def prior(self, position: Position, seat: int, moves: list[Move]) -> list[float]:
        assert isinstance(position, OltremarePosition)
        return prior(position, self._weights(position), seat, moves)

    def habit(
        self, position: Position, seat: int, moves: list[Move], notes: list[int], rng: Random
    ) -> Move:
        assert isinstance(position, OltremarePosition)
        if position.phase == TRADE:
            return super().habit(position, seat, moves, notes, rng)
        return habit(position, self._weights(position), seat, moves, notes)

    def carry_on(self, position: Position, seat: int, notes: list[int], rng: Random) -> bool:
        assert isinstance(position, OltremarePosition)
        if position.offers:  # then the others may answer between two moves
            return super().carry_on(position, seat, notes, rng)
        return play_turn(position, self._weights(position), seat, notes, rng)

    def doubt(self, position: Position) -> float:
        assert isinstance(position, OltremarePosition)
        return doubt(position, self._weights(position))

    def deals(self, view: View, memory: Memory) -> list[Deal]:
        assert isinstance(view, OltremareView)
        assert isinstance(memory, OltremareMemory)
        if view.phase != TRADE or not view.may_offer:
            return []
        return find_deals(Market(view, self._weights(view), memory.rng, self._bargaining), memory)

    def choose(self, view: View, memory: Memory) -> Choice:
        assert isinstance(view, OltremareView)
        assert isinstance(memory, OltremareMemory)
        if view.phase == TRADE:
            return talk(view, self._weights(view), memory, self._bargaining)
        return choose_alone(view, self._weights(view))

    def said(self, view: View, memory: Memory, move: Move) -> None:
        assert isinstance(view, OltremareView)
        assert isinstance(memory, OltremareMemory)
        if move & KIND == OFFER:
            memory.note_offer(view, move)
        elif move & KIND == ACCEPT:
            for offer, pairs in zip(view.offers, view.told, strict=True):
                if offer.number == answer_number(move):
                    memory.promise = Promise(offer.owner, view.hand[:], pairs)

    def answers(self, view: View) -> list[Move]:
        assert isinstance(view, OltremareView)
        asked = [offer for offer, _ in unanswered(view)]
        worth_it = [offer.number for offer in asked if not for_nothing(view, offer)]
        return [
            move
            for move in view.moves
            if (move & KIND == DECLINE and answer_number(move) in [each.number for each in asked])
            or (move & KIND == ACCEPT and answer_number(move) in worth_it)
        ]

    def tells(self, view: View, memory: Memory, move: Move) -> Phrase | None:
        assert isinstance(view, OltremareView)
        assert isinstance(memory, OltremareMemory)
        if move & KIND == DECLINE:
            for offer in view.offers:
                if offer.number == answer_number(move):
                    return excuse(view, memory, offer)
        return for_prestige(view, move) if move & KIND == OFFER else None

    def settings(self) -> Settings:
        if self._version < CAREFUL:
            return Settings(horizon=10, least=40, sure=3.5)
        # Looks ahead do not bargain. So they are worth more than a plan of the merchant only where
        # they reach the end of the game.
        return Settings(horizon=10, least=40, sure=3.5, proof=1.0, late=0.6)

    def memory(self, character: Character, rng: Random) -> OltremareMemory:
        return OltremareMemory(character, rng)
