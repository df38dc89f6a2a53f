"""The example is installed for programs that are started with this environment, and no others."""

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

from tests.examples.installed import PACKAGE, lay_out
from tests.toy import forget_words


@pytest.fixture(scope="session")
def guests(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which Traghetto is installed."""
    folder = lay_out(tmp_path_factory.mktemp("site") / "packages")
    known = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), known]).strip(os.pathsep)}


@pytest.fixture
def traghetto(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Its rules; in this process the house knows the game only as long as a test lasts."""
    monkeypatch.syspath_prepend(str(PACKAGE / "src"))
    game = import_module("traghetto").GAME
    monkeypatch.setattr("fondaco.games._found", lambda: {"traghetto": game})
    forget_words(monkeypatch)
    yield import_module("traghetto.rules")
    for name in [name for name in sys.modules if name.partition(".")[0] == "traghetto"]:
        del sys.modules[name]
