"""Many games in step: the same games as one by one, and nothing half done."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("numpy", reason="needs the extra `envs`: numpy is missing")

import numpy as np

from fondaco.contract.refused import Refused
from fondaco.envs import Stepper
from fondaco.envs.shared_vector import SharedVectorEnv
from fondaco.envs.vector import STAY, VectorEnv
from tests.envs.walk import by_view, every_table
from tests.server.serving import eventually

NAMES = ("observations", "masks", "seats", "picks", "rewards", "done", "stopped")


def arrays(env: VectorEnv) -> dict[str, Any]:
    return {name: getattr(env, name).copy() for name in NAMES}


def same(one: dict[str, Any], other: dict[str, Any], rows: slice = slice(None)) -> bool:
    return all((one[name][rows] == other[name][rows]).all() for name in NAMES)


@every_table
def test_games_in_step_are_those_played_one_by_one(
    game: str, players: int, options: dict[str, str]
) -> None:
    invite = players % 2 == 0
    terms: dict[str, Any] = {"seed": "step", "reward": "margin", "invite": invite, **options}
    env = VectorEnv(game, 2, players, **terms)
    assert (env.observations.dtype.name, env.masks.dtype.name) == ("int8", "bool")
    rng = Random(players)
    walks = [begin(env, row) for row in range(2)]
    ended = 0
    while ended < 2:
        floats = env.floats()
        for row, walk in enumerate(walks):
            assert env.seats[row] == walk.seat
            assert (floats[row] == walk.observe(walk.seat)).all()
            assert (env.masks[row] == walk.mask(walk.seat)).all()
            assert np.flatnonzero(env.masks[row]).tolist() == walk.legal()
            assert env.masks[row, env.picks[row]]
            assert env.observations[row].tobytes() == by_view(walk, walk.seat)
            seen = walk.view(walk.seat)
            assert walk.legal() == env.codec.legal(seen, walk.asked, walk.draft)
        actions = [rng.choice(walk.legal()) for walk in walks]
        env.step(actions)
        for row, walk in enumerate(walks):
            walk.act(actions[row])
            assert env.done[row] == walk.ended
            assert env.rewards[row].tolist() == pytest.approx(walk.returns("margin"))
            if walk.ended:
                assert env.rewards[row].any()
                walks[row] = begin(env, row)  # the next one has begun by itself
                ended += 1


def begin(env: VectorEnv, row: int) -> Stepper:
    return Stepper(env.codec, env.rules.start(env.seed_of(row)), env.terms.invite)


def test_a_game_without_a_codec_of_its_own_is_played_too(monkeypatch: pytest.MonkeyPatch) -> None:
    from fondaco.envs import plain_codec, vector

    monkeypatch.setattr(vector, "codec_for", plain_codec.PlainCodec)
    env = VectorEnv("batavia", 2, 3)
    rng = np.random.default_rng(1)
    for _ in range(20):
        env.step(env.sample(rng))
    assert (np.abs(env.floats()).max(axis=1) == 1).all()


def test_seeds_make_the_games() -> None:
    one, same_again, other = (VectorEnv("batavia", 3, 3, seed=seed) for seed in (1, 1, 2))
    assert same(arrays(one), arrays(same_again))
    assert not same(arrays(one), arrays(other))
    assert (one.observations[0] != one.observations[1]).any()
    other.reset(seeds=["1.0", "1.1", "1.2"])
    assert same(arrays(one), arrays(other))
    one.reset([1])
    assert one.seed_of(0) == "1.0.0"
    assert one.seed_of(1) == "1.1.1"
    assert same(arrays(one), arrays(other), slice(0, 1))
    assert not same(arrays(one), arrays(other), slice(1, 2))


def test_a_finished_game_waits_where_no_other_begins() -> None:
    env = VectorEnv("batavia", 2, 3, again=False, limit=30)
    rng = np.random.default_rng(1)
    for _ in range(15):
        env.step([int(env.sample(rng)[0]), STAY])  # the second is left behind
    for _ in range(15):
        env.step(env.sample(rng))
    assert env.done.tolist() == env.stopped.tolist() == [True, False]
    assert env.seats[0] == env.picks[0] == STAY
    assert not env.masks[0].any()
    assert not env.observations[0].any()
    assert not env.rewards.any()  # it was cut off, so it has no result
    before = arrays(env)
    with pytest.raises(Refused, match="row 0 is over"):
        env.step([0, int(env.sample(rng)[1])])
    assert same(before, arrays(env))
    assert env.sample(rng)[0] == STAY
    env.step(env.sample(rng))
    assert not env.done.any()
    env.reset([0])
    assert env.seats[0] >= 0


def wrong_actions(legal: list[int], masks: Any) -> list[tuple[Any, str]]:
    illegal = int(np.flatnonzero(~masks[1])[0])
    return [
        *(([legal[0], wrong, *legal[2:]], "vector-action") for wrong in (illegal, 100_000, -2)),
        (legal[:2], "vector-shape"),
        ([legal], "vector-shape"),
        (legal[0], "vector-shape"),
        (np.array(legal, dtype=np.float32), "vector-type"),
        (["a" for _ in legal], "vector-type"),
    ]


def check_wrong_actions(env: VectorEnv) -> None:
    legal = env.sample(np.random.default_rng(1)).tolist()
    before = arrays(env)
    for actions, name in wrong_actions(legal, env.masks):
        with pytest.raises(Refused) as refused:
            env.step(actions)
        assert refused.value.name == name
        assert same(before, arrays(env))
    env.step(np.array(legal, dtype=np.uint64))


def test_what_is_wrong_is_named_and_changes_no_game() -> None:
    env = VectorEnv("oltremare", 3, 3)
    check_wrong_actions(env)
    before = arrays(env)
    for call, name in (
        (lambda: env.reset([0, 3]), "vector-row"),
        (lambda: env.reset([0, 1], seeds=["a"]), "vector-seeds"),
        (lambda: env.reset([0, 1], seeds=["a", "not / a seed"]), "seed"),
        (lambda: VectorEnv("oltremare", 0), "vector-games"),
        (lambda: VectorEnv("oltremare", 2, reward="luck"), "reward-how"),
        (lambda: SharedVectorEnv("oltremare", 2, workers=3), "vector-workers"),
    ):
        with pytest.raises(Refused) as refused:
            call()
        assert refused.value.name == name
    assert same(before, arrays(env))
    with pytest.raises(ValueError, match="read-only"):
        env.masks[0] = True


def test_games_in_several_processes_are_the_same_and_survive_the_end_of_one() -> None:
    alone = VectorEnv("batavia", 5, players=3, seed="s", limit=25)
    with SharedVectorEnv("batavia", 5, workers=2, players=3, seed="s", limit=25) as env:
        rng = np.random.default_rng(2)
        for _ in range(60):
            assert same(arrays(alone), arrays(env))
            assert [env.seed_of(row) for row in range(5)] == [alone.seed_of(r) for r in range(5)]
            actions = env.sample(rng)
            alone.step(actions)
            env.step(actions)
        alone.reset([4, 0], seeds=["x", "y"])
        env.reset([4, 0], seeds=["x", "y"])
        assert same(arrays(alone), arrays(env))

        check_wrong_actions(env)
        alone.step(alone.sample(np.random.default_rng(1)))
        assert same(arrays(alone), arrays(env))
        before = arrays(env)
        victim = env._workers[1]
        victim.process.kill()
        victim.process.wait()
        for _ in range(2):
            with pytest.raises(Refused, match="rows 2 to 4 has ended"):
                env.step(env.sample(rng))
            assert same(before, arrays(env))
        seeds = [env.seed_of(row) for row in range(5)]
        env.reset([2])  # begins anew what is lost, and nothing else
        assert same(before, arrays(env), slice(0, 2))
        assert [env.seed_of(row) == seeds[row] for row in range(5)] == [True] * 2 + [False] * 3
        env.step(env.sample(rng))
    for worker in (victim, *env._workers):
        assert worker.process.poll() is not None
    with pytest.raises(Refused, match="closed"):
        env.step(env.sample(rng))
    with pytest.raises(Refused, match="closed"):
        env.reset()


PARENT = """
import sys
from fondaco.envs.shared_vector import SharedVectorEnv
env = SharedVectorEnv("batavia", 4, workers=2, players=3)
print(*(worker.process.pid for worker in env._workers), flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_memory_and_workers_go_when_the_parent_is_killed() -> None:
    path = os.pathsep.join(part for part in sys.path if part)
    with subprocess.Popen(
        [sys.executable, "-c", PARENT],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | {"PYTHONPATH": path},
        text=True,
    ) as parent:
        assert parent.stdout is not None
        workers = parent.stdout.readline().split()
        assert len(workers) == 2
        assert all(holds_memory(pid) for pid in [*workers, str(parent.pid)])
        parent.send_signal(signal.SIGKILL)
    eventually(lambda: not any(holds_memory(pid) for pid in workers))
    assert not [file for file in Path("/dev/shm").iterdir() if "fondaco" in file.name]


def holds_memory(pid: str) -> bool:
    """Whether the process lives and shares memory; one that nobody has buried yet has none."""
    try:
        return "memfd:fondaco" in Path(f"/proc/{pid}/maps").read_text()
    except OSError:
        return False


def test_without_numpy_it_says_what_to_install() -> None:
    program = "import sys; sys.modules['numpy'] = None; import fondaco.envs; import fondaco.envs."
    path = os.pathsep.join(part for part in sys.path if part)
    for module in ("stepper", "vector"):
        done = subprocess.run(
            [sys.executable, "-c", program + module],
            env=os.environ | {"PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode == 0) == (module == "stepper")
        assert ("fondaco[envs]" in done.stderr) == (module == "vector")
