"""Names of people, and people without a name."""

from fondaco.contract.refused import Refused
from fondaco.records.record import clean_name
from fondaco.table.table import MAX_NAME


class StrangerError(Refused):
    """The caller is not known."""


def check_name(name: str) -> str:
    """A name in its clean form. Refused: nobody can sit down with it."""
    name = clean_name(name)
    if name == "nobody" or len(name) > MAX_NAME:
        raise Refused("choose-name", most=MAX_NAME)
    return name
