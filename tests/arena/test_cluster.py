"""A tournament on a Ray cluster is the tournament it is anywhere."""

import json
import os
import sys
from importlib.util import find_spec

import pytest
from click.testing import CliRunner, Result

from fondaco.arena.cluster import check_address
from fondaco.cli.main import main
from fondaco.contract.refused import Refused

ARGUMENTS = "arena oltremare --players 3 --bots random --games 6 --seed 7 --workers 2 --json"


def fondaco(arguments: str) -> Result:
    return CliRunner().invoke(main, arguments.split())


@pytest.mark.long
@pytest.mark.skipif(
    find_spec("ray") is None and "CI" not in os.environ,
    reason="ray is not installed: pip install 'fondaco[cluster]'",
)
@pytest.mark.filterwarnings("default")  # Ray's own
def test_a_local_cluster_plays_the_same_games() -> None:
    cluster = fondaco(f"{ARGUMENTS} --cluster local")
    assert cluster.exit_code == 0, cluster.output
    told = [json.loads(result.stdout) for result in (cluster, fondaco(ARGUMENTS))]
    for one in told:
        del one["timing"]
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("127.0.0.1:1", "There is no cluster at 127.0.0.1:1: "),
        ("ray://127.0.0.1:1", "There is no cluster at ray://127.0.0.1:1: "),
        ("nonsense", "local, auto, host:port or ray://host:port, not 'nonsense'"),
        ("host:99999", "host:port"),
    ],
)
def test_where_nobody_listens_there_is_no_cluster(address: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        check_address(address)


def test_without_ray_a_cluster_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = fondaco(f"{ARGUMENTS} --cluster local")
    assert result.exit_code == 2
    assert result.stderr == "error: A cluster needs ray: pip install ray.\n"
