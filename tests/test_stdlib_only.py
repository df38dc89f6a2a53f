"""The lint of imports: rooms that use the standard library alone."""

import pytest

pytest.importorskip("importlinter", reason="needs the group `dev`: import-linter is missing")

import grimp

from tools.stdlib_only import outsiders


def test_an_import_from_outside_is_found_at_any_depth() -> None:
    graph = grimp.ImportGraph()
    for module in ("house", "house.games", "house.games.silk", "house.games.silk.rules"):
        graph.add_module(module)
    graph.add_module("rich", is_squashed=True)
    below = "house.games.silk.rules.turn"
    for used in ("json", "marks", "rich", "house.games"):
        graph.add_import(importer=below, imported=used)
    graph.add_import(importer="house.games", imported="rich")  # not one of the rooms
    rooms = ["house.games.*.rules"]
    assert outsiders(graph, rooms, {"marks"}) == [f"{below} imports rich"]
    assert outsiders(graph, rooms, {"marks", "rich"}) == []
