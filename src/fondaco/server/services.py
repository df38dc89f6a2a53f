"""The services of a running house, in one place for handlers. `app.py` puts them together."""

from dataclasses import dataclass

from fondaco.server.base.lan import Network
from fondaco.server.bots.stewards import Stewards
from fondaco.server.daily.deal import DailyDeals
from fondaco.server.erasing import Erasures
from fondaco.server.events.events import Events
from fondaco.server.events.ledgers import Ledgers
from fondaco.server.patrol import Patrol
from fondaco.server.people.alerts import Alerts
from fondaco.server.people.entry import HouseEntry
from fondaco.server.people.moderation import Moderation
from fondaco.server.people.people import People
from fondaco.server.play.gathering import Gathering
from fondaco.server.study.coach import CoachService
from fondaco.server.study.reviews import Reviews
from fondaco.server.study.win_chances import WinChances
from fondaco.server.tables.house import House
from fondaco.server.tables.readiness import ReadinessCheck
from fondaco.server.work.advice_worker import AdviceWorker
from fondaco.server.work.replay_worker import ReplayWorker


@dataclass
class Services:
    house: House
    stewards: Stewards
    readiness: ReadinessCheck
    patrol: Patrol
    people: People
    entry: HouseEntry
    moderation: Moderation
    daily: DailyDeals
    events: Events
    erasures: Erasures
    ledgers: Ledgers
    advice: AdviceWorker
    coach: CoachService
    win_chances: WinChances
    replays: ReplayWorker
    reviews: Reviews
    alerts: Alerts
    gathering: Gathering
    network: Network

    async def start(self) -> None:
        await self.entry.read()  # before anybody asks for anything
        await self.house.start()
        self.house.tasks.begin(self.patrol.run())

    async def close(self) -> None:
        await self.alerts.close()
        await self.stewards.close()
        await self.house.close()
        self.replays.close()
        self.advice.close()
        await self.reviews.close()
        self.ledgers.close()
        self.people.close()
        await self.house.store.close()
