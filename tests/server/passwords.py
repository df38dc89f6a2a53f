"""A password should take long to hash. Tests do not wait for it: their houses hash quickly."""

from functools import partial
from typing import Any

from argon2 import PasswordHasher, profiles

from fondaco.server.people import people


def hash_quickly() -> Any:
    """From now on, in this process. Returns what houses use otherwise."""
    usual = vars(people)["PasswordHasher"]
    cheapest = partial(PasswordHasher.from_parameters, profiles.CHEAPEST)
    vars(people)["PasswordHasher"] = cheapest
    return usual
