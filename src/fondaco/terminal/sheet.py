"""The final sheet: who won, and where the money came from."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fondaco.records import Game
from fondaco.terminal.desk import Desk, Payment
from fondaco.terminal.look import CALM_BOX, seat_style


def sheet(game: Game, desk: Desk, payments: list[Payment]) -> RenderableType:
    """A column for each player, the winner first; a row for each cause that paid anybody."""
    m = desk.m
    places = game.position.places()
    scores = game.position.scores()
    order = sorted(range(game.rules.players), key=lambda seat: (places[seat], seat))
    table = Table(box=CALM_BOX, padding=(0, 1), show_footer=True, pad_edge=False)
    table.add_column("", footer=Text(m("terminal-sheet-total"), style="bold"))
    for seat in order:
        heading = m("terminal-sheet-place", place=places[seat], name=game.seats[seat].name)
        if seat == desk.seat:
            heading = m("terminal-sheet-you", name=heading)
        table.add_column(
            Text(heading, style=seat_style(seat)),
            justify="right",
            footer=Text(str(scores[seat]), style="bold"),
        )
    for cause, name in desk.causes():
        row = [sum(p.amount for p in payments if (p.cause, p.seat) == (cause, s)) for s in order]
        if any(row):
            table.add_row(Text(name), *(Text(signed(amount)) for amount in row))
    return table


def signed(amount: int) -> str:
    """+3, −2, or a dot for nothing.

    >>> signed(3), signed(-2), signed(0)
    ('+3', '−2', '·')
    """
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount else "·"
