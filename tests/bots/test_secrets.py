"""No bot's choice changes when only what it may not see changes."""

from functools import cache
from random import Random

import pytest

from fondaco.bots import Bot, make_bot
from fondaco.bots.driver import drive
from fondaco.contract.rules import Position
from fondaco.games import make
from fondaco.records import Game

BOTS = {
    "random": 12,
    "greedy": 8,
    "merchant": 8,
    "captain:8": 3,
    "doge:8": 3,
}  # and how often each is asked
RULES = {
    "oltremare 2005": make("oltremare", 3, edition="2005", offers="12"),
    "oltremare 2004": make("oltremare", 4, edition="2004", offers="12"),
    "batavia": make("batavia", 3),
}


@cache
def moments(name: str) -> list[tuple[Position, int]]:
    """Positions of a game among merchants, and a seat that may move or speak in each of them."""
    rules = RULES[name]
    game = Game(rules, "secrets")
    bots: dict[int, Bot] = {seat: make_bot("merchant", seat) for seat in range(rules.players)}
    found: list[tuple[Position, int]] = []
    for _ in drive(game, bots):
        seats = game.position.to_move()
        if len(game.log) % 7 == 0 and seats and game.position.moves(seats[-1]):
            found.append((game.position.copy(), seats[-1]))
        if len(found) == 12:
            break
    return found


@pytest.mark.parametrize("name", list(BOTS))
@pytest.mark.parametrize("game", list(RULES))
def test_hidden_cards_do_not_change_a_choice(game: str, name: str) -> None:
    rules = RULES[game]
    rng = Random(7)
    changed = 0
    for truth, seat in moments(game)[: BOTS[name]]:
        view = truth.view(seat)
        other = view.sample(rng)
        changed += rules.format_position(other) != rules.format_position(truth)
        assert rules.format_view(other.view(seat)) == rules.format_view(view)
        assert make_bot(name, 5).choose(other.view(seat)) == make_bot(name, 5).choose(view)
    assert changed
