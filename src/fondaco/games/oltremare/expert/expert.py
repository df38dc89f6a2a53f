"""Oltre Mare as a player who knows it sees it."""

from random import Random

from fondaco.contract.character import Character
from fondaco.contract.expert import Choice, Deal, Expert, Memory
from fondaco.contract.rules import Move, Position, View
from fondaco.contract.search import Settings
from fondaco.games.oltremare.expert.deals import find_deals
from fondaco.games.oltremare.expert.market import Market
from fondaco.games.oltremare.expert.memory import OltremareMemory, Promise
from fondaco.games.oltremare.expert.prior import prior
from fondaco.games.oltremare.expert.talk import talk
from fondaco.games.oltremare.expert.turns import choose_alone
from fondaco.games.oltremare.expert.value import value
from fondaco.games.oltremare.rules.moves import ACCEPT, KIND, OFFER, TRADE
from fondaco.games.oltremare.rules.offers import answer_number
from fondaco.games.oltremare.rules.position import OltremarePosition
from fondaco.games.oltremare.rules.view import OltremareView


class OltremareExpert(Expert):
    """The door: what bots ask about the game is answered in the modules beside this one."""

    def value(self, position: Position, seat: int) -> float:
        assert isinstance(position, OltremarePosition)
        return value(position, seat)

    def prior(self, position: Position, seat: int, moves: list[Move]) -> list[float]:
        assert isinstance(position, OltremarePosition)
        return prior(position, seat, moves)

    def deals(self, view: View, memory: Memory) -> list[Deal]:
        assert isinstance(view, OltremareView)
        assert isinstance(memory, OltremareMemory)
        if view.phase != TRADE or not view.may_offer:
            return []
        return find_deals(Market(view, memory.rng), memory)

    def choose(self, view: View, memory: Memory) -> Choice:
        assert isinstance(view, OltremareView)
        assert isinstance(memory, OltremareMemory)
        if view.phase == TRADE:
            return talk(view, memory)
        return choose_alone(view)

    def said(self, view: View, memory: Memory, move: Move) -> None:
        assert isinstance(view, OltremareView)
        assert isinstance(memory, OltremareMemory)
        if move & KIND == OFFER:
            memory.note_offer(view, move)
        elif move & KIND == ACCEPT:
            for offer, pairs in zip(view.offers, view.told, strict=True):
                if offer.number == answer_number(move):
                    memory.promise = Promise(offer.owner, view.hand[:], pairs)

    def settings(self) -> Settings:
        return Settings(worlds=128, fresh=True, sure=3.5)

    def memory(self, character: Character, rng: Random) -> OltremareMemory:
        return OltremareMemory(character, rng)
