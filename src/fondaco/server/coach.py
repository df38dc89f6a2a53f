"""The coach: what a strong player would do in somebody's place, and why.

It is asked as a bot is, with the View of the seat: it knows what the seat knows. Only who plays
alone against bots may ask it: nobody else's game is touched, and no such game is rated.
"""

from typing import Final

from fondaco.contract.refused import Refused
from fondaco.server.house import House
from fondaco.server.minds import Thought, question
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
    asked = question(table, seat, COACH, must=True, name=f"{table.id} coach", seed="coach")
    plies = table.plies
    thought = await house.minds.think(asked, house.allowances.owner(table.answerable(seat)))
    if table.plies != plies:
        raise Refused("coach-turn")
    return thought
