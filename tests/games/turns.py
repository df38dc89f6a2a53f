"""Which moves end a turn, found out by playing them: what a game says by its rules must agree."""

from random import Random

from fondaco.contract.rules import Move, Position, Rules, View


def ends_by_trying(view: View, world: Position, move: Move) -> bool:
    """Whether the game is over or waits for another seat; a bid only passes the bidding on."""
    if view.to_move[:1] != [view.seat] or view.prompt["ask"] == "bid":
        return False
    after = world.copy()
    after.play(view.seat, move)
    return after.over or after.turn != view.seat


def tried_to_end(rules: Rules, seed: str, offers: float = 0.2) -> int:
    """Play one game by lot and compare for every seat; how many moves ended a turn.

    Each move is tried in the true position and in a sampled one.
    """
    rng = Random(seed)
    position = rules.start(seed)
    found = 0
    while not position.over:
        for seat in position.to_move():
            view = position.view(seat)
            sampled = view.sampler()(Random(view.ply))
            for move in view.moves:
                says = view.ends_turn(move)
                for world in (position, sampled):
                    assert says == ends_by_trying(view, world, move), rules.format_move(move)
                if view.to_move[0] == seat and view.prompt["ask"] != "bid":
                    assert says == View.ends_turn(view, move)  # what a game has that says nothing
                found += says
        seat = rng.choice(position.to_move())
        deal = position.propose(seat, rng) if rng.random() < offers else None
        moves = position.moves(seat)
        if deal is not None or moves:
            position.play(seat, rng.choice(moves) if deal is None else deal)
    return found
