"""What is told of every event of Batavia, and to whom: only what is drawn is secret."""

from random import Random
from typing import Any

from fondaco.contract.rules import Move, Position, Rules
from fondaco.games.batavia.rules.position import BataviaPosition
from tests.rules.batavia.build import rules_for
from tests.rules.batavia.random_play import choose
from tests.rules.telling import Kind, Telling

KINDS = {
    # The auction (BA-2)
    "die_rolled": Kind("die", barrier=True),
    "pile_shuffled": Kind("count", barrier=True, nobody=True),
    "lot_turned": Kind("cards lot", barrier=True),
    "bid": Kind("bid"),
    "passed": Kind(),
    "lot_won": Kind("bid cards", {"cards": "> seat"}),
    "letters_paid": Kind("paid received"),
    "lot_stays": Kind("lot"),
    "first_player": Kind("round"),
    # A turn (BA-3)
    "drew": Kind("count", {"cards": "> seat"}, barrier=True),
    "laid": Kind("company cannon", {"company": "seat >"}),
    "taken_back": Kind("company cannon", {"company": "> seat"}),
    "cards_laid": Kind("cards cannon"),
    "seal_gained": Kind("company"),
    "seal_lost": Kind("company"),
    "travelled": Kind("company from to"),
    "tile_taken": Kind("tile space"),
    "crate_placed": Kind("post company"),
    "tiles_revealed": Kind("spaces tiles", barrier=True),
    "arrived": Kind("from"),
    "exchanged": Kind("tiles gold"),
    "kept": Kind(),
    "pirates_attacked": Kind("companies cards cannon"),
    "round_ended": Kind("round", nobody=True),
    "stalled": Kind("rounds", nobody=True),
    # The end (BA-5)
    "hand_shown": Kind("cards", {"cards": "seat >"}, barrier=True),
    "letters_shown": Kind("letters", barrier=True, nobody=True),
    "scored": Kind("source gold"),
    "game_over": Kind("scores places", nobody=True),
}


def choose_by_manner(position: Position, rng: Random, number: int) -> tuple[int, Move]:
    assert isinstance(position, BataviaPosition)
    return position.turn, choose(position, rng, number % 3)


def card_name(rules: Rules, face: Any) -> str:
    assert isinstance(face, str)
    return face


TELLING = Telling(
    KINDS, [rules_for(number) for number in range(12)], choose_by_manner, card_name, deals=False
)
