"""Oltre Mare as a player who knows it sees it."""

from fondaco.bots.games import Choice, Deal, Expert, Memory
from fondaco.bots.oltremare.turns import choose_alone, trade_alone
from fondaco.bots.oltremare.value import value
from fondaco.bots.reason import Reason
from fondaco.rules.contract import Move, Position, View
from fondaco.rules.oltremare.moves import DECLINE, KIND, TRADE
from fondaco.rules.oltremare.position import OltremarePosition
from fondaco.rules.oltremare.view import OltremareView


class OltremareExpert(Expert):
    def value(self, position: Position, seat: int) -> float:
        assert isinstance(position, OltremarePosition)
        return value(position, seat)

    def prior(self, position: Position, seat: int, moves: list[Move]) -> list[float]:
        return [1 / len(moves)] * len(moves)

    def deals(self, view: View, memory: Memory) -> list[Deal]:
        return []

    def choose(self, view: View, memory: Memory) -> Choice:
        assert isinstance(view, OltremareView)
        if view.phase != TRADE:
            return choose_alone(view)
        if view.turn != view.seat:
            for move in view.moves:
                if move & KIND == DECLINE:
                    return Choice(move, Reason("why-decline", {"gain": 0}))
            return Choice(None, Reason("why-wait"))
        for move in view.moves:
            if move & KIND == DECLINE:
                return Choice(move, Reason("why-decline", {"gain": 0}))
        return trade_alone(view)
