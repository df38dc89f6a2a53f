"""The styles of the terminal. Everything that a colour shows, a letter or symbol shows too."""

from rich import box
from rich.rule import Rule
from rich.text import Text

CALM_BOX = box.SIMPLE_HEAD
SEATS = ("cyan", "magenta", "green", "yellow", "blue")

TO_MOVE = "▶"
ARROW = "▸"


def figure(amount: int) -> str:
    """
    >>> figure(3), figure(-2)
    ('3', '−2')
    """
    return str(amount).replace("-", "−")


def seat_style(seat: int) -> str:
    return SEATS[seat % len(SEATS)]


def ribbon(steps: list[str], now: int) -> Text:
    """The steps of a turn in a row, with the present one in brackets: a ▸ [b] ▸ c."""
    text = Text()
    for at, step in enumerate(steps):
        if at:
            text.append(f" {ARROW} ", style="dim")
        text.append(f"[{step}]" if at == now else step, style="bold" if at == now else "dim")
    return text


def heading(title: Text) -> Rule:
    """A line across the screen with a title at its left."""
    return Rule(title, align="left", style="dim")
