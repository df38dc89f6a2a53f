"""Games behind the doors, walked through at random."""

from collections.abc import Iterator
from random import Random

import pytest

from fondaco.contract.codec import Codec
from fondaco.envs import Stepper, codec_for, rules_for
from tests.long import mostly_long

TABLES = [
    *(("oltremare", players, {"edition": "2005"}) for players in range(2, 6)),
    *(("oltremare", players, {"edition": "2004"}) for players in range(2, 6)),
    *(("batavia", players, {"setup": "standard"}) for players in range(3, 6)),
    ("batavia", 4, {"setup": "quick"}),
]
every_table = pytest.mark.parametrize(
    ("game", "players", "options"), mostly_long([*TABLES[::3], *TABLES[1::3], *TABLES[2::3]], 4)
)


def sit_down(game: str, players: int, seed: str = "venice", **options: str) -> Stepper:
    """A new game; `invite` as an option invites the others to speak."""
    invite = options.pop("invite", "") == "yes"
    rules = rules_for(game, players, **options)
    return Stepper(codec_for(rules), rules.start(seed), invite)


def names(stepper: Stepper) -> list[str]:
    """The actions of the asked seat, in words."""
    return [stepper.codec.actions.names[action] for action in stepper.legal()]


def drafts(stepper: Stepper) -> bool:
    """Whether the asked seat is putting a deal together; to have taken cards back is not that."""
    return bool(getattr(stepper.draft, "kind", 0))


def by_view(stepper: Stepper, seat: int) -> bytes:
    """The observation of a seat made of its whole view, and of nothing that was kept."""
    view = stepper.view(seat)
    row = bytearray(stepper.codec.table(view))
    if seat == stepper.seat:
        stepper.codec.add_draft(row, view, stepper.asked, stepper.draft)
    return bytes(row)


def number(codec: Codec, name: str) -> int:
    return codec.actions.names.index(name)


def act(stepper: Stepper, *actions: str) -> None:
    for name in actions:
        stepper.act(number(stepper.codec, name))


def at_random(stepper: Stepper, rng: Random) -> Iterator[Stepper]:
    """The game before each small action, until its end; then once more."""
    while not stepper.ended:
        yield stepper
        stepper.act(rng.choice(stepper.legal()))
    yield stepper
