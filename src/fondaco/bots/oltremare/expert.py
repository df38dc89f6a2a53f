"""Oltre Mare as a player who knows it sees it."""

from random import Random

from fondaco.bots.character import Character
from fondaco.bots.games import Choice, Deal, Expert, Memory
from fondaco.bots.oltremare.deals import find_deals
from fondaco.bots.oltremare.market import Market
from fondaco.bots.oltremare.memory import OltremareMemory, Promise
from fondaco.bots.oltremare.prior import prior
from fondaco.bots.oltremare.talk import talk
from fondaco.bots.oltremare.turns import choose_alone
from fondaco.bots.oltremare.value import value
from fondaco.bots.search.settings import Settings
from fondaco.rules.contract import Move, Position, View
from fondaco.rules.oltremare.moves import ACCEPT, KIND, OFFER, TRADE
from fondaco.rules.oltremare.offers import answer_number
from fondaco.rules.oltremare.position import OltremarePosition
from fondaco.rules.oltremare.view import OltremareView


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
