"""What people write, cleaned before others see it."""

from fondaco.contract.refused import Refused

MAX_TEXT = 500  # characters in one thing said


def one_line(text: str) -> str:
    """A text without invisible characters."""
    return " ".join("".join(c for c in text if c.isprintable() or c.isspace()).split())


def spoken(text: str) -> str:
    """What a person said, cleaned. Refused: it is empty or too long."""
    words = one_line(text)
    if not words:
        raise Refused("nothing-to-say")
    if len(words) > MAX_TEXT:
        raise Refused("text-too-long", most=MAX_TEXT)
    return words
