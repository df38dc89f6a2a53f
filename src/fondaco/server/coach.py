"""The coach: what a strong player would do in somebody's place, and why.

It is asked as a bot is, with the View of the seat: it knows what the seat knows. Only who plays
alone against bots may ask it: nobody else's game is touched, and no such game is rated.
"""

from typing import Final

from fondaco.contract.refused import Refused
from fondaco.server.house import House
from fondaco.server.minds import Question, Thought
from fondaco.server.room import Room
from fondaco.table.table import Table

COACH: Final = "captain:200"


def may_ask(table: Table, seat: int) -> None:
    """Refused, unless this seat may ask the coach now."""
    if seat < 0:
        raise Refused("only-watching")
    if any(chair.person for at, chair in enumerate(table.chairs) if at != seat):
        raise Refused("coach-alone")
    if table.status != "playing" or table.turn != seat or table.chairs[seat].mind:
        raise Refused("coach-turn")


async def advise(house: House, room: Room, seat: int) -> Thought:
    """What the coach would do now."""
    table = room.table
    may_ask(table, seat)
    assert table.game is not None
    rules = table.rules
    question = Question(
        table=f"{table.id} coach",
        seat=seat,
        bot=COACH,
        seed="coach",
        game=rules.name,
        players=rules.players,
        version=rules.version,
        options=tuple(sorted(rules.options().items())),
        view=rules.format_view(table.game.position.view(seat)),
        must=True,
    )
    plies = table.plies
    thought = await house.minds.think(question, house.allowances.owner(table.answerable(seat)))
    if table.plies != plies:
        raise Refused("coach-turn")
    return thought
