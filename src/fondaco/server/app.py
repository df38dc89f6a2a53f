"""The application: puts all services together and connects what follows from a move."""

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import structlog
from litestar import Litestar
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from msgspec import Struct

from fondaco import __version__
from fondaco.analysis.review import BUDGET
from fondaco.host.table_time import Milliseconds, steady, wall
from fondaco.messages import read_languages
from fondaco.server.access.caller import check_origin
from fondaco.server.access.errors import error_response, with_refusals
from fondaco.server.base.lan import Network
from fondaco.server.bots.stewards import Stewards
from fondaco.server.bots.thinking import ThinkingPool
from fondaco.server.bus.bus import Bus, make_bus
from fondaco.server.daily.best_game import BestGameReview
from fondaco.server.daily.deal import DailyDeals
from fondaco.server.erasing import Erasures
from fondaco.server.events.conductor import Conductor
from fondaco.server.events.events import Events
from fondaco.server.events.ledgers import Ledgers
from fondaco.server.events.webhooks import EventHooks
from fondaco.server.http.handlers import HANDLERS
from fondaco.server.http.middleware import check_every_request
from fondaco.server.http.static_files import page
from fondaco.server.limits.quotas import Quota
from fondaco.server.limits.rates import Bounds
from fondaco.server.patrol import Patrol
from fondaco.server.people.alerts import Alerts
from fondaco.server.people.entry import HouseEntry
from fondaco.server.people.moderation import Moderation
from fondaco.server.people.people import People
from fondaco.server.people.web_push import Push, make_push
from fondaco.server.play.gathering import Gathering
from fondaco.server.play.ratings import rate
from fondaco.server.services import Services
from fondaco.server.study.coach import CoachService
from fondaco.server.study.review_start import ReviewStart
from fondaco.server.study.reviews import Reviews
from fondaco.server.study.win_chances import WinChances
from fondaco.server.tables.house import House
from fondaco.server.tables.readiness import ReadinessCheck
from fondaco.server.work.advice_worker import AdviceWorker
from fondaco.server.work.replay_worker import ReplayWorker
from fondaco.server.work.tasks import report_unhandled, spawn
from fondaco.server.ws.connection import table_socket
from fondaco.store import Store, open_store

MAX_BODY_BYTES = 64 * 1024


class Config(Struct, frozen=True):
    """The settings of a house."""

    database: str
    bus: str = ""  # nats://…, where several processes serve the same tables
    minds: int | None = None  # processes for the bots; None: all cores but one
    bounds: Bounds = Bounds()  # rate limits
    hosts: tuple[str, ...] = ()  # the names of this house; none: it answers to any
    tables_a_person: int = Quota().tables  # that a person may run at a time; 0: any number
    thinkers_a_person: int = Quota().thinkers  # seats with slow bots
    day: bool = True  # there is a deal of the day
    review_worlds: int = BUDGET  # for each question about a finished game
    address: str = ""  # where browsers find the house, for links in alerts
    private_alerts: bool = False  # alerts may go to addresses of private networks
    patience: float = 30.0  # seconds that a player of a live table may be away without an alert


NO_CONFIG = Config(database="")


def compose(
    store: Store,
    pool: ThinkingPool,
    bus: Bus | None = None,
    config: Config = NO_CONFIG,
    push: Push | None = None,
    network: Network | None = None,
    now: Milliseconds = wall,
    steady: Milliseconds = steady,
) -> Services:
    """A whole house. Everything that follows from a move is connected here, and only here."""
    quota = Quota(config.tables_a_person, config.thinkers_a_person)
    house = House(store, bus, now, steady, quota, config.bounds)
    stewards = Stewards(house, pool)
    readiness = ReadinessCheck(store, house.bus, now, steady)
    patrol = Patrol(house, stewards, readiness)
    daily = DailyDeals(store, now, config.day)
    events = Events(house)
    erasures = Erasures(house, events)
    conductor = Conductor(events)
    advice = AdviceWorker()
    reviews = Reviews(
        store,
        now,
        config.review_worlds,
        lambda table: table in house.rooms and house.rooms[table].watched,
        lambda: pool.busy or advice.busy,
    )
    chances = WinChances(advice, house.tasks.begin)
    people = People(store, now, house.limits)
    entry = HouseEntry(house, people)
    alerts = Alerts(house, push, config.address, config.private_alerts, config.patience)

    moderation = Moderation(store, now, alerts.reported)
    gathering = Gathering(house, alerts.full)

    house.on_changed.append(stewards.wake)
    house.on_put_away.append(stewards.dismiss)
    house.on_moved.append(chances.look)
    house.on_moved.append(gathering.moved)
    house.on_turn.append(alerts.turn)
    house.on_over.append(lambda room: house.tasks.begin(rate(store, room.table)))
    house.on_closed.append(lambda room: house.tasks.begin(rate(store, room.table)))
    house.on_over.append(ReviewStart(house, reviews).over)
    house.presence.on_gone.append(alerts.gone)
    house.protections.append(daily.is_secret)
    house.protections.append(events.is_secret)
    house.before_found.append(events.look)
    house.on_over.append(conductor.over)
    events.on_entry.append(conductor.wrote)
    events.on_entry.append(EventHooks(house, config.address, config.private_alerts).wrote)
    patrol.often.append(entry.look)
    patrol.often.append(gathering.patrol)
    patrol.seldom.append(entry.show_out)
    patrol.seldom.append(erasures.look)
    patrol.seldom.append(moderation.look)
    patrol.seldom.append(conductor.look)
    patrol.seldom.append(BestGameReview(house, daily, reviews).look)

    return Services(
        house=house,
        stewards=stewards,
        readiness=readiness,
        patrol=patrol,
        people=people,
        entry=entry,
        moderation=moderation,
        daily=daily,
        events=events,
        erasures=erasures,
        ledgers=Ledgers(house, reviews),
        advice=advice,
        coach=CoachService(house, advice),
        win_chances=chances,
        replays=ReplayWorker(),
        reviews=reviews,
        alerts=alerts,
        gathering=gathering,
        network=network or Network(),
    )


def create_app(config: Config, bus: Bus | None = None, network: Network | None = None) -> Litestar:
    """The application. `bus`: used instead of the one in the config."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await open_store(config.database)
        lines = bus or await make_bus(config.bus, store)
        push = await make_push(store, config.address, config.private_alerts)
        services = compose(store, ThinkingPool(config.minds), lines, config, push, network)
        app.state.services = services
        asyncio.get_running_loop().set_exception_handler(report_unhandled)
        await services.start()
        # In a thread: otherwise the first visitor in a language would delay all tables.
        words = spawn(asyncio.to_thread(read_languages))
        try:
            yield
        finally:
            await asyncio.wait([words])
            await services.close()

    return Litestar(
        route_handlers=[*with_refusals(HANDLERS), table_socket, page],
        lifespan=[lifespan],
        before_request=check_origin,
        exception_handlers={Exception: error_response},
        middleware=[check_every_request(config.hosts)],
        request_max_body_size=MAX_BODY_BYTES,
        openapi_config=OpenAPIConfig(
            title="Fondaco",
            version=__version__,
            path="/schema",
            # As data only: pages that show a schema load scripts from other sites.
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )


def sqlite_url(folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'fondaco.sqlite'}"


def set_up_logs(as_json: bool) -> None:
    """Write structured logs to standard error, one line for each event."""
    renderer: Sequence[object] = (
        [structlog.processors.JSONRenderer()] if as_json else [structlog.dev.ConsoleRenderer()]
    )
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *renderer,  # type: ignore[list-item]
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
