"""What is told of every event of Oltre Mare, and to whom (OM-6)."""

from random import Random
from typing import Any

from fondaco.contract.rules import Move, Position, Rules
from fondaco.games.oltremare.rules.rules import OltremareRules
from tests.rules.random_play import GAMES, choose, rules_for, temper_for
from tests.rules.telling import Kind, Telling

DEAL = "number version owner to give claims give_ducats ask ask_ducats counters"
MINE = {"cards": "seat"}

KINDS = {
    # Set-up (OM-1)
    "ship_placed": Kind("card port passed"),
    "hand_dealt": Kind("cards", {"faces": "> seat"}),
    "first_player": Kind(),
    # A turn (OM-2)
    "turn_began": Kind("turn power load"),
    "influence_paid": Kind("ducats cause"),
    "discarded": Kind("", {"card": "seat >"}),
    "bought": Kind("source ducats cause"),
    "took": Kind("", {"card": "> seat"}, barrier=True),
    "offered": Kind(DEAL, MINE, barrier=True),
    "amended": Kind(DEAL, MINE, barrier=True),
    "countered": Kind(DEAL, MINE, barrier=True),
    "declined": Kind("number", barrier=True),
    "withdrew": Kind("number"),
    "lapsed": Kind("number"),
    "dealt": Kind(
        "number with given taken ducats cause",
        {"given_cards": "with > seat", "taken_cards": "seat > with"},
        barrier=True,
    ),
    "prestige": Kind("tiles"),
    "trade_ended": Kind(),
    "played": Kind("card", {"card": "seat >"}),
    "ducats_gained": Kind("symbols ducats cause"),
    "plundered": Kind("cards", barrier=True),
    "pirates_beaten": Kind("symbols"),
    "drew": Kind("cards", {"faces": "> seat"}, barrier=True),
    "calm_sea_paid": Kind("symbols ducats cause"),
    "sailed": Kind("from port left"),
    "compass": Kind("from port"),
    "arrived": Kind("port marker"),
    "loaded": Kind("card"),
    "turn_ended": Kind("hand"),
    # Venice and the end (OM-4, OM-5)
    "last_card_taken": Kind(),
    "pile_refilled": Kind("source cards", barrier=True),
    "venice": Kind(barrier=True),
    "final_scoring": Kind(barrier=True, nobody=True),
    "prestige_paid": Kind("tiles ducats cause"),
    "cargo_paid": Kind("lots ducats cause", barrier=True),
    "pirates_paid": Kind("cards ducats cause"),
    "markers_paid": Kind("markers ducats cause"),
    "game_over": Kind("scores places", nobody=True),
}


def choose_by_temper(position: Position, rng: Random, number: int) -> tuple[int, Move]:
    return choose(position, rng, temper_for(number))


def card_name(rules: Rules, face: Any) -> str:
    assert isinstance(rules, OltremareRules)
    return str(rules.setting.deck.names[face])


TELLING = Telling(
    KINDS, [rules_for(*game) for game in GAMES], choose_by_temper, card_name, deals=True
)
