"""The final sheet: who won, and where the money came from."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fondaco.console.styles import CALM_BOX, figure, seat_style
from fondaco.contract.phrase import say
from fondaco.contract.translator import Translator
from fondaco.contract.voice import Payment, Voice
from fondaco.records.game import BEFORE, Game, brought


def sheet(game: Game, voice: Voice, payments: list[Payment], m: Translator) -> RenderableType:
    """A column for each player, the winner first; a row for each cause that paid anybody."""
    places = game.position.places()
    scores = game.position.scores()
    order = sorted(range(game.rules.players), key=lambda seat: (places[seat], seat))
    table = Table(box=CALM_BOX, padding=(0, 1), show_footer=True, pad_edge=False)
    table.add_column("", footer=Text(m("terminal-sheet-total"), style="bold"))
    for seat in order:
        heading = m("terminal-sheet-place", place=places[seat], name=game.seats[seat].name)
        if seat == voice.seat:
            heading = m("terminal-sheet-you", name=heading)
        table.add_column(
            Text(heading, style=seat_style(seat)),
            justify="right",
            footer=Text(figure(scores[seat]), style="bold"),
        )
    payments = [*brought(game, payments), *payments]
    for cause, name in [(BEFORE, say("voice-before")), *voice.causes()]:
        row = [sum(p.amount for p in payments if (p.cause, p.seat) == (cause, s)) for s in order]
        if any(row):
            table.add_row(Text(m.say(name)), *(Text(signed(amount)) for amount in row))
    return table


def signed(amount: int) -> str:
    """+3, −2, or a dot for nothing.

    >>> signed(3), signed(-2), signed(0)
    ('+3', '−2', '·')
    """
    return f"+{amount}" if amount > 0 else f"−{-amount}" if amount else "·"
