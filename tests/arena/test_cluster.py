"""A tournament on a Ray cluster is the tournament it is anywhere."""

import json
import sys
from importlib.util import find_spec

import pytest
from click.testing import CliRunner, Result

from fondaco.cli import main

ARGUMENTS = "arena oltremare --players 3 --bots random --games 6 --seed 7 --workers 2 --json"
needs_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="ray is not installed: pip install 'fondaco[cluster]'"
)


def fondaco(arguments: str) -> Result:
    return CliRunner().invoke(main, arguments.split())


@needs_ray
@pytest.mark.filterwarnings("default")  # Ray's own
def test_a_local_cluster_plays_the_same_games() -> None:
    cluster = fondaco(f"{ARGUMENTS} --cluster local")
    assert cluster.exit_code == 0, cluster.output
    told = [json.loads(result.stdout) for result in (cluster, fondaco(ARGUMENTS))]
    for one in told:
        del one["timing"]
    assert told[0] == told[1]


@needs_ray
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize(
    ("address", "reason"),
    [("127.0.0.1:1", "There is no cluster at 127.0.0.1:1"), ("nonsense", "host:port")],
)
def test_where_there_is_no_cluster_is_told_in_one_line(address: str, reason: str) -> None:
    result = fondaco(f"{ARGUMENTS} --cluster {address}")
    assert result.exit_code == 2
    assert reason in result.stderr
    assert result.stderr.count("\n") == 1


def test_without_ray_a_cluster_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = fondaco(f"{ARGUMENTS} --cluster local")
    assert result.exit_code == 2
    assert result.stderr == "error: A cluster needs ray: pip install 'fondaco[cluster]'.\n"
