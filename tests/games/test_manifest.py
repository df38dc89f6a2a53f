"""A manifest has one name for each part, and the module of the rules has what it should."""

import pytest

from fondaco.contract.bargain import Bargains
from fondaco.contract.manifest import Manifest, Ruleset, RulesModule
from fondaco.contract.plain import PlainVoice
from fondaco.contract.stats import Watch
from fondaco.games import games, make
from fondaco.games.batavia.rules import rules as batavia
from fondaco.games.oltremare.rules import rules as oltremare

MODULES: dict[str, RulesModule] = {"batavia": batavia, "oltremare": oltremare}  # mypy checks them
PARTS = (
    "rules", "voice", "board", "expert", "codec", "features", "stats", "bargains", "themes",
    "orders", "remarks", "sent", "commands",
)  # fmt: skip
BARE = Manifest("bare", "tests", "BR", 2000, (Ruleset("bare", {}),), rules="toy")


@pytest.mark.parametrize("name", sorted(MODULES))
def test_the_rules_of_a_game_are_a_module_of_the_declared_shape(name: str) -> None:
    module = games()[name].rules
    assert module is MODULES[name]
    assert isinstance(module.PLAYERS, range)
    assert isinstance(module.VERSIONS, range)
    assert module.make(module.PLAYERS[0], {}, module.VERSIONS[-1]).name == name


@pytest.mark.parametrize("name", sorted(MODULES))
def test_a_part_is_called_as_the_place_where_it_is_said_to_be(name: str) -> None:
    game = games()[name]
    for part in PARTS:
        if game.has(part) and part != "sent":
            assert getattr(game, part)
    assert game.voice.__module__.startswith(game.package)
    assert game.orders is not None
    assert game.expert is not None


def test_a_game_without_parts_has_plain_ones_or_none() -> None:
    assert [part for part in PARTS if BARE.has(part)] == ["rules"]
    assert BARE.voice is PlainVoice
    assert BARE.stats is Watch
    assert (BARE.board, BARE.expert, BARE.codec, BARE.orders) == (None, None, None, None)
    assert BARE.features is None
    assert BARE.commands == []
    assert list(BARE.themes) == [BARE.theme(make("batavia", 3).start("x").view(0), [])]
    rules = make("batavia", 3)
    assert type(BARE.bargains(rules)) is Bargains
    assert BARE.remarks(rules)
    assert BARE.setting(rules) is None
    assert BARE.outlook(rules.start("x").view(0)) is None
