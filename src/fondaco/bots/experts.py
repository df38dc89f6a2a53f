"""The Expert of the game that a bot plays; one that plays out if the game has none."""

from functools import cache

from fondaco.bots.playing_out import PlayingOut
from fondaco.bots.versions import FORECASTS
from fondaco.contract.expert import Expert
from fondaco.contract.manifest import Manifest
from fondaco.contract.rules import Position, View
from fondaco.games import game_of

PLAYING_OUT = PlayingOut()


def expert_for(seen: View | Position, version: int = FORECASTS) -> Expert:
    """The Expert of the game that a view (or a sampled position) belongs to.

    A bot says which version it is; an analysis takes the one that forecasts best.
    """
    game = _game(type(seen))
    return PLAYING_OUT if game is None else _expert(game, version)


_game = cache(game_of)


@cache
def _expert(game: Manifest, version: int) -> Expert:
    return PLAYING_OUT if game.expert is None else game.expert().of_version(version)
