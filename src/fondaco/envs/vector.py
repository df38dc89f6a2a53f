"""Many games side by side, in arrays of numpy: for programs that learn from games in bulk.

>>> env = VectorEnv("batavia", games=3, players=4, seed="docs")
>>> env.observations.shape, env.observations.dtype, env.masks.shape, env.seats.shape
((3, 692), dtype('int8'), (3, 91), (3,))
>>> env.step(env.sample(np.random.default_rng(1)))
>>> bool(env.done.any())
False

The arrays are always the same ones, and each step writes into them. See docs/envs.md.
"""

from collections.abc import Sequence
from typing import Any, Final, Self

from fondaco.contract.refused import Refused

try:
    import numpy as np
except ImportError as missing:
    raise ImportError(str(Refused("vector-needs-numpy"))) from missing
from numpy.typing import NDArray

from fondaco.contract.chance import check_seed
from fondaco.contract.codec import Codec
from fondaco.envs import codec_for, rules_for, usual_players
from fondaco.envs.batch import Batch, BatchTerms, Shown
from fondaco.envs.rewards import check_reward
from fondaco.envs.stepper import LIMIT
from fondaco.envs.vectors import vectors_of

STAY: Final = -1  # instead of an action: this game stays as it is


class Pages:
    """The arrays, laid out in one stretch of memory."""

    def __init__(self, games: int, codec: Codec) -> None:
        players = codec.rules.players
        self.games = games
        self.plan: list[tuple[str, tuple[int, ...], Any]] = [
            ("numbers", (games,), np.int64),
            ("rewards", (games, players), np.float32),
            ("actions", (games,), np.int32),
            ("picks", (games,), np.int32),
            ("observations", (games, codec.layout.size), np.int8),
            ("masks", (games, codec.actions.size), np.bool_),
            ("seats", (games,), np.int8),
            ("done", (games,), np.bool_),
            ("stopped", (games,), np.bool_),
        ]

    @property
    def space(self) -> int:
        """How many bytes they take."""
        return sum(int(np.prod(shape)) * np.dtype(kind).itemsize for _, shape, kind in self.plan)

    def open(self, memory: Any) -> dict[str, NDArray[Any]]:
        """The arrays in such a piece of memory, by name."""
        found: dict[str, NDArray[Any]] = {}
        start = 0
        for name, shape, kind in self.plan:
            array = np.frombuffer(memory, kind, int(np.prod(shape)), start)
            found[name] = array.reshape(shape)
            start += array.nbytes
        return found


def shown(arrays: dict[str, NDArray[Any]], first: int, last: int) -> Shown:
    """The rows of some games as the plain memory that a batch writes into."""

    def of(name: str, byte: bool = False) -> memoryview:
        part = arrays[name][first:last].reshape(-1)
        return (part.view(np.uint8) if byte else part).data

    return Shown(
        of("observations", byte=True),
        of("masks", byte=True),
        of("seats"),
        of("rewards"),
        of("done", byte=True),
        of("stopped", byte=True),
        of("numbers"),
        of("picks"),
    )


class VectorEnv:
    """So many games of one ruleset, in this process. Each step is one small action in each game.

    `observations`, `masks` and `seats` show the seat that is asked. `picks` is a random legal
    action of each game, drawn in each step from the seed of the row: `env.step(env.picks)`
    plays at random. After a step `done` says which games have ended with it, `stopped` which of
    these were cut off, and `rewards` what each seat got. With `again` (the usual way) such a row
    shows the next game already; without it, the seat and the pick are -1 until `reset`.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        seed: int | str = 0,
        reward: str = "win",
        invite: bool = False,
        limit: int = LIMIT,
        again: bool = True,
        **options: str,
    ) -> None:
        if games < 1:
            raise Refused("vector-games", games=games)
        players = usual_players(game) if players is None else players
        self.rules = rules_for(game, players, **options)
        self.codec = codec_for(self.rules)
        self.terms = BatchTerms(check_reward(reward), invite, limit, again)
        self.pages = Pages(games, self.codec)
        self.seeds = [check_seed(f"{seed}.{row}") for row in range(games)]  # of each row
        self._arrays = self.pages.open(self._memory(self.pages.space))
        self.observations = self._read("observations")
        self.masks = self._read("masks")
        self.seats = self._read("seats")
        self.picks = self._read("picks")
        self.rewards = self._read("rewards")
        self.done = self._read("done")
        self.stopped = self._read("stopped")
        self.scales = vectors_of(self.codec).scales
        self._starts = np.arange(games + 1) * self.codec.actions.size
        self._begin()

    def _read(self, name: str) -> NDArray[Any]:
        """An array as others may see it."""
        array = self._arrays[name].view()
        array.flags.writeable = False
        return array

    def __len__(self) -> int:
        return self.pages.games

    # --- playing --------------------------------------------------------------------------------

    def step(self, actions: NDArray[Any] | Sequence[int]) -> None:
        """Play one action in each game, or STAY. If one is illegal, no game changes."""
        self._play(self._check(actions))

    def reset(
        self, rows: Sequence[int] | None = None, seeds: Sequence[int | str] | None = None
    ) -> None:
        """Begin a new game in these rows, or in all. A row with a seed begins its series anew."""
        chosen = list(range(len(self))) if rows is None else [int(row) for row in rows]
        for row in chosen:
            if not 0 <= row < len(self):
                raise Refused("vector-row", row=row, last=len(self) - 1)
        if seeds is not None and len(seeds) != len(chosen):
            raise Refused("vector-seeds", need=len(chosen), given=len(seeds))
        given: list[str | None] = [None] * len(chosen)
        if seeds is not None:
            given = [check_seed(str(seed)) for seed in seeds]
        self._reset(chosen, given)
        for row, seed in zip(chosen, given, strict=True):
            if seed is not None:
                self.seeds[row] = seed

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """A random legal action for each game; STAY where it has ended."""
        legal = np.flatnonzero(self.masks)  # counted through all rows
        starts = np.searchsorted(legal, self._starts)  # where each row begins, and the last ends
        counts = np.diff(starts)
        chosen = starts[:-1] + (rng.random(len(self)) * counts).astype(np.int64)
        if counts.all():
            return np.asarray(legal[chosen] - self._starts[:-1])
        found = np.append(legal, 0)[chosen] - self._starts[:-1]
        return np.where(counts > 0, found, STAY)

    def _check(self, actions: NDArray[Any] | Sequence[int]) -> NDArray[Any]:
        """The actions as an array, if each is legal."""
        given = np.asarray(actions)
        if given.shape != (len(self),):
            shape = " × ".join(map(str, given.shape)) or "0"
            raise Refused("vector-shape", need=len(self), shape=shape)
        if given.dtype.kind not in "iu":
            raise Refused("vector-type", type=str(given.dtype))
        known = (given >= 0) & (given < self.codec.actions.size)
        at = self._starts[:-1] + (given * known).astype(np.int64)
        legal = self._arrays["masks"].reshape(-1).take(at) & known
        if legal.all():
            return given
        wrong = np.flatnonzero(~legal & (given != STAY))
        if len(wrong):
            row = int(wrong[0])
            if self.seats[row] < 0:
                raise Refused("vector-over", row=row)
            raise Refused("vector-action", row=row, action=int(given[row]))
        return given

    # --- looking --------------------------------------------------------------------------------

    def floats(self) -> NDArray[np.float32]:
        """The observations as the other environments give them: from -1 to 1, in a new array."""
        floats: NDArray[np.float32] = np.divide(self.observations, self.scales)
        return floats

    def seed_of(self, row: int) -> str:
        """The seed of the game in a row: `fondaco.make(...).start(seed)` begins the same one."""
        return f"{self.seeds[row]}.{self._arrays['numbers'][row]}"

    def action_name(self, action: int) -> str:
        """An action in words."""
        return self.codec.actions.names[action]

    def close(self) -> None:
        """There is nothing to close in one process."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # --- where the games are --------------------------------------------------------------------

    def _memory(self, space: int) -> Any:
        return bytearray(space)

    def _begin(self) -> None:
        batch = shown(self._arrays, 0, len(self))
        self._batch = Batch(self.rules, self.codec, self.terms, self.seeds[:], batch)

    def _play(self, actions: NDArray[Any]) -> None:
        self._batch.step(actions.tolist())

    def _reset(self, rows: list[int], seeds: Sequence[str | None]) -> None:
        for row, seed in zip(rows, seeds, strict=True):
            self._batch.reset(row, seed)
