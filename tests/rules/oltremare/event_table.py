"""What is told of every event of Oltre Mare, and to whom (OM-6)."""

from random import Random
from typing import Any

from fondaco.contract.rules import Move, Position, Rules
from fondaco.games.oltremare.rules.rules import OltremareRules
from fondaco.testing import EventKind, EventTable
from tests.rules.random_play import GAMES, choose, rules_for, temper_for

DEAL = "number version owner to give claims give_ducats ask ask_ducats counters"
MINE = {"cards": "seat"}

KINDS = {
    # Set-up (OM-1)
    "ship_placed": EventKind("card port passed"),
    "hand_dealt": EventKind("cards", {"faces": "> seat"}),
    "first_player": EventKind(),
    # A turn (OM-2)
    "turn_began": EventKind("turn power load"),
    "influence_paid": EventKind("ducats cause"),
    "discarded": EventKind("", {"card": "seat >"}),
    "bought": EventKind("source ducats cause"),
    "took": EventKind("", {"card": "> seat"}, barrier=True),
    "offered": EventKind(DEAL, MINE, barrier=True),
    "amended": EventKind(DEAL, MINE, barrier=True),
    "countered": EventKind(DEAL, MINE, barrier=True),
    "declined": EventKind("number", barrier=True),
    "withdrew": EventKind("number"),
    "lapsed": EventKind("number"),
    "dealt": EventKind(
        "number with given taken ducats cause",
        {"given_cards": "with > seat", "taken_cards": "seat > with"},
        barrier=True,
    ),
    "prestige": EventKind("tiles"),
    "trade_ended": EventKind(),
    "played": EventKind("card", {"card": "seat >"}),
    "ducats_gained": EventKind("symbols ducats cause"),
    "plundered": EventKind("cards", barrier=True),
    "pirates_beaten": EventKind("symbols"),
    "drew": EventKind("cards", {"faces": "> seat"}, barrier=True),
    "calm_sea_paid": EventKind("symbols ducats cause"),
    "sailed": EventKind("from port left"),
    "compass": EventKind("from port"),
    "arrived": EventKind("port marker"),
    "loaded": EventKind("card"),
    "turn_ended": EventKind("hand"),
    # Venice and the end (OM-4, OM-5)
    "last_card_taken": EventKind(),
    "pile_refilled": EventKind("source cards", barrier=True),
    "venice": EventKind(barrier=True),
    "final_scoring": EventKind(barrier=True, nobody=True),
    "prestige_paid": EventKind("tiles ducats cause"),
    "cargo_paid": EventKind("lots ducats cause", barrier=True),
    "pirates_paid": EventKind("cards ducats cause"),
    "markers_paid": EventKind("markers ducats cause"),
    "game_over": EventKind("scores places", nobody=True),
}


def choose_by_temper(position: Position, rng: Random, number: int) -> tuple[int, Move]:
    return choose(position, rng, temper_for(number))


def card_name(rules: Rules, face: Any) -> str:
    assert isinstance(rules, OltremareRules)
    return str(rules.setting.deck.names[face])


TABLE = EventTable(
    KINDS, [rules_for(*game) for game in GAMES], choose_by_temper, card_name, deals=True
)
