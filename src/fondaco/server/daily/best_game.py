"""Has the best game of a day reviewed when the day is over, for everybody to read."""

from datetime import date, timedelta

from fondaco.contract.refused import Refused
from fondaco.server.daily.deal import DailyDeals
from fondaco.server.study.reviews import Reviews
from fondaco.server.tables.house import House
from fondaco.server.work.fair_queue import Owner

FOR_EVERYBODY = Owner("day", "day")


class BestGameReview:
    def __init__(self, house: House, daily: DailyDeals, reviews: Reviews) -> None:
        self._house = house
        self._daily = daily
        self._reviews = reviews
        self._reviewed: set[date] = set()  # days that are done

    async def look(self) -> None:
        """Have the best game of the last day that is over reviewed, unless it has been."""
        today = self._daily.today()
        days = [today - timedelta(back) for back in (1, 2)]
        day = next((day for day in days if self._daily.stage(day) == "over"), None)
        if not self._daily.on or day is None or day in self._reviewed:
            return
        # Where nobody has played, nothing is asked: that would write down a deal, or the first day.
        if await self._house.store.tries(day.isoformat(), limit=1):
            results, _ = await self._daily.results(day)
            if results:
                try:
                    await self._review(results[0].table.table)
                except Refused:  # the next look tries again
                    return
        self._reviewed.add(day)

    async def _review(self, table: str) -> None:
        played = (await self._house.room(table)).table.game
        if played is not None:
            await self._reviews.begin(table, played, FOR_EVERYBODY, patient=True)
