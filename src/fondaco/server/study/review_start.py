"""Reviews that begin when a game ends."""

from fondaco.contract.refused import Refused
from fondaco.host.room import Room
from fondaco.host.table_pages import people_at
from fondaco.server.study.reviews import Reviews
from fondaco.server.tables.house import House
from fondaco.server.work.fair_queue import Owner
from fondaco.table.table import Table


class ReviewStart:
    def __init__(self, house: House, reviews: Reviews) -> None:
        self._house = house
        self._reviews = reviews

    def over(self, room: Room) -> None:
        """Begin a review if a person played and somebody is there to read it.

        This may be called again for the same game, and in each process.
        """
        if people_at(room.table) and room.watched and not self._house.is_protected(room.table):
            self._house.tasks.begin(self._begin(room.table))

    async def _begin(self, table: Table) -> None:
        if table.game is None or not table.game.over:
            return
        if (await self._reviews.state(table.id)).status != "none":
            return
        people = people_at(table)
        person = table.chairs[people[0]].person or ""
        try:
            await self._reviews.begin(table.id, table.game, Owner(person, person), people)
        except Refused:  # they wait for other reviews: the page offers this one
            return
