"""The example is installed for programs that are started with this environment, and no others."""

import os

import pytest

from tests.examples.installed import lay_out


@pytest.fixture(scope="session")
def guests(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which Traghetto is installed."""
    folder = lay_out(tmp_path_factory.mktemp("site") / "packages")
    known = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), known]).strip(os.pathsep)}
