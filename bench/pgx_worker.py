"""pgx: games in step on one core, by random legal actions, with auto reset.

A step of a game includes its observation and its mask, as one of ours does; the random action is
drawn by the mask, inside the compiled loop. ``python -m bench.pgx_worker SECONDS SEED GAME`` tries
batches of several sizes and prints one line of JSON: steps per second of each.
"""

import json
import os
import sys
from importlib.metadata import version
from time import process_time
from typing import Any

os.environ["XLA_FLAGS"] = "--xla_cpu_multi_thread_eigen=false"
os.environ["JAX_PLATFORMS"] = "cpu"
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

BATCHES = (16, 64, 256, 1024, 4096)
STEPS = 32  # of all games, in one call


def speed(game: str, batch: int, seconds: float, seed: int) -> float:
    """Steps per second of processor time."""
    env = pgx.make(game)
    init = jax.vmap(env.init)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(both: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], None]:
        state, key = both
        key, to_act, to_step = jax.random.split(key, 3)
        chances = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        actions = jax.random.categorical(to_act, chances, axis=-1)
        return (step(state, actions, jax.random.split(to_step, batch)), key), None

    def some(state: Any, key: Any) -> Any:
        return jax.lax.scan(one, (state, key), None, length=STEPS)[0]

    many = jax.jit(some)

    key = jax.random.PRNGKey(seed)
    state = init(jax.random.split(key, batch))
    state, key = jax.block_until_ready(many(state, key))  # compiles
    steps = 0
    start = process_time()
    while process_time() - start < seconds:
        state, key = jax.block_until_ready(many(state, key))
        steps += STEPS * batch
    return steps / (process_time() - start)


def main() -> None:
    seconds, seed, game = float(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    batches = [int(given) for given in sys.argv[4:]] or BATCHES
    speeds = {batch: round(speed(game, batch, seconds, seed)) for batch in batches}
    found = {"pgx": version("pgx"), "jax": version("jax"), "steps_per_second": speeds}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
