"""Why something cannot be done."""


class FondacoError(ValueError):
    """The one error for bad input: its text is a reason that a player understands."""
