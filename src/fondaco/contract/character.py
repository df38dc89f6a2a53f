"""What kind of person a bot is at the table.

>>> character(["sly"]).name, character([]).name, character(["stubborn", "silent"]).name
('sly', 'balanced', 'stubborn:silent')
"""

from typing import Final

from fondaco.contract.refused import Refused


class Character:
    """Honesty, generosity and stubbornness, and how much it talks. It never changes."""

    def __init__(
        self,
        name: str,
        honesty: float,
        generosity: float,
        stubbornness: float,
        talk: int,
        silent: bool = False,
        shrewdness: float = 1.0,
    ) -> None:
        self.name = name
        self.honesty = honesty  # how often, of 1, what it claims is true
        self.generosity = generosity  # how much of the gain of a deal it leaves to the partner, 0-1
        self.stubbornness = stubbornness  # money it must gain before it says yes
        self.talk = talk  # how many offers it makes in a turn at most
        self.silent = silent  # neither offers nor accepts, for experiments
        self.shrewdness = shrewdness  # 1: knows how much better its offers look than they are

    def learning(self, talk: int, shrewdness: float) -> "Character":
        """The same person with less experience: of few offers, and too hopeful about them."""
        return Character(
            self.name, self.honesty, self.generosity, self.stubbornness,
            min(talk, self.talk), self.silent, shrewdness,
        )  # fmt: skip

    def hushed(self) -> "Character":
        """The same person, who does not trade at all."""
        return Character(
            f"{self.name}:silent", self.honesty, self.generosity, self.stubbornness, 0, silent=True
        )


# fmt: off
CHARACTERS: Final = {
    #                                  honesty  generosity  stubbornness  talk
    "balanced": Character("balanced",  0.9,     0.45,       0.5,          4),
    "honest":   Character("honest",    1.0,     0.50,       0.5,          4),
    "sly":      Character("sly",       0.3,     0.30,       0.7,          5),
    "generous": Character("generous",  1.0,     0.70,       0.1,          5),
    "stubborn": Character("stubborn",  0.9,     0.20,       1.5,          3),
}
# fmt: on
SILENT: Final = "silent"
DEFAULT: Final = "balanced"


def character(settings: list[str]) -> Character:
    """The person that the settings of a bot describe: a name, `silent`, or both."""
    chosen = CHARACTERS[DEFAULT]
    named = False
    silent = False
    for setting in settings:
        if setting == SILENT and not silent:
            silent = True
        elif setting in CHARACTERS and not named:
            chosen = CHARACTERS[setting]
            named = True
        else:
            choices = ", ".join([*CHARACTERS, SILENT])
            raise Refused("no-character", setting=setting, names=choices)
    return chosen.hushed() if silent else chosen
