"""The Expert of the game that a bot finds itself in."""

from functools import cache

from fondaco.contract.expert import Expert
from fondaco.contract.manifest import Manifest
from fondaco.contract.refused import Refused
from fondaco.contract.rules import Position, View
from fondaco.games import game_of


def expert_for(seen: View | Position) -> Expert:
    """The Expert of the game that a view (or a sampled position) belongs to."""
    game = _game(type(seen))
    if game is None or not game.expert:
        raise Refused("no-expert")
    return _expert(game)


_game = cache(game_of)


@cache
def _expert(game: Manifest) -> Expert:
    expert: Expert = game.load(game.expert)()
    return expert
