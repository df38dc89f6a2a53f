"""What is told of every event of Batavia, and to whom: only what is drawn is secret."""

from random import Random
from typing import Any

from fondaco.contract.rules import Move, Position, Rules
from fondaco.games.batavia.rules.position import BataviaPosition
from fondaco.testing import EventKind, EventTable
from tests.rules.batavia.build import rules_for
from tests.rules.batavia.random_play import choose

KINDS = {
    # The auction (BA-2)
    "die_rolled": EventKind("die", barrier=True),
    "pile_shuffled": EventKind("count", barrier=True, nobody=True),
    "lot_turned": EventKind("cards lot", barrier=True),
    "bid": EventKind("bid"),
    "passed": EventKind(),
    "lot_won": EventKind("bid cards", {"cards": "> seat"}),
    "letters_paid": EventKind("paid received"),
    "lot_stays": EventKind("lot"),
    "first_player": EventKind("round"),
    # A turn (BA-3)
    "drew": EventKind("count", {"cards": "> seat"}, barrier=True),
    "laid": EventKind("company cannon", {"company": "seat >"}),
    "taken_back": EventKind("company cannon", {"company": "> seat"}),
    "cards_laid": EventKind("cards cannon"),
    "seal_gained": EventKind("company"),
    "seal_lost": EventKind("company"),
    "travelled": EventKind("company from to"),
    "tile_taken": EventKind("tile space"),
    "crate_placed": EventKind("post company"),
    "tiles_revealed": EventKind("spaces tiles", barrier=True),
    "arrived": EventKind("from"),
    "exchanged": EventKind("tiles gold"),
    "kept": EventKind(),
    "pirates_attacked": EventKind("companies cards cannon"),
    "round_ended": EventKind("round", nobody=True),
    "stalled": EventKind("rounds", nobody=True),
    # The end (BA-5)
    "hand_shown": EventKind("cards", {"cards": "seat >"}, barrier=True),
    "letters_shown": EventKind("letters", barrier=True, nobody=True),
    "scored": EventKind("source gold"),
    "game_over": EventKind("scores places", nobody=True),
}


def choose_by_manner(position: Position, rng: Random, number: int) -> tuple[int, Move]:
    assert isinstance(position, BataviaPosition)
    return position.turn, choose(position, rng, number % 3)


def card_name(rules: Rules, face: Any) -> str:
    assert isinstance(face, str)
    return face


TABLE = EventTable(
    KINDS, [rules_for(number) for number in range(12)], choose_by_manner, card_name, deals=False
)
