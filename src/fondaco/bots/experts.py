"""The Expert of the game that a bot finds itself in; one that plays out where it has none."""

from functools import cache

from fondaco.bots.playing_out import PlayingOut
from fondaco.contract.expert import Expert
from fondaco.contract.manifest import Manifest
from fondaco.contract.rules import Position, View
from fondaco.games import game_of

PLAYING_OUT = PlayingOut()


def expert_for(seen: View | Position) -> Expert:
    """The Expert of the game that a view (or a sampled position) belongs to."""
    game = _game(type(seen))
    return _expert(game) if game is not None and game.expert else PLAYING_OUT


_game = cache(game_of)


@cache
def _expert(game: Manifest) -> Expert:
    expert: Expert = game.load(game.expert)()
    return expert
