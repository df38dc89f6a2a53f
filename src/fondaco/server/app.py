"""The application: everything put together."""

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
from fondaco.messages import read_languages
from fondaco.server import (
    alerts,
    api_coach,
    api_days,
    api_house,
    api_learn,
    api_network,
    api_people,
    api_players,
    api_puzzles,
    api_reviews,
    api_shows,
    api_tables,
    api_ways,
)
from fondaco.server.allowance import Allowance
from fondaco.server.bus import Bus, make_bus
from fondaco.server.doorkeeper import doorkeeper
from fondaco.server.doors import check_origin, documented, told
from fondaco.server.house import House
from fondaco.server.limits import Bounds
from fondaco.server.minds import Minds
from fondaco.server.network import Network
from fondaco.server.pages import page
from fondaco.server.people import People
from fondaco.server.push import make_push
from fondaco.server.socket import table_socket
from fondaco.server.tasks import by_itself, unforeseen
from fondaco.store import open_store

MAX_BODY = 64 * 1024


class Config(Struct, frozen=True):
    """How a house is run."""

    database: str
    bus: str = ""  # nats://…, where several processes serve the same tables
    minds: int | None = None  # processes for the bots
    bounds: Bounds = Bounds()  # how much one may ask for
    hosts: tuple[str, ...] = ()  # the names of this house; none: it answers to any
    tables_a_person: int = Allowance().tables  # that one may run at a time; 0: any number
    thinkers_a_person: int = Allowance().thinkers  # seats with bots that take their time
    day: bool = True  # there is a deal of the day
    review_worlds: int = BUDGET  # for each question about a finished game
    address: str = ""  # where browsers find the house: for links in alerts
    private_alerts: bool = False  # alerts may go to addresses of private networks
    patience: float = 30.0  # seconds that somebody may be gone from a live table


def create_app(config: Config, bus: Bus | None = None, network: Network | None = None) -> Litestar:
    """`bus`: instead of the one that the config names."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await open_store(config.database)
        allowance = Allowance(config.tables_a_person, config.thinkers_a_person)
        lines = bus or await make_bus(config.bus, store)
        house = House(store, Minds(config.minds), lines, allowance=allowance, bounds=config.bounds)
        house.reviews.budget = config.review_worlds
        house.days.on = config.day
        app.state.house = house
        app.state.network = network or Network()
        app.state.people = People(store, house.now, house.limits)
        private = config.private_alerts
        push = await make_push(store, config.address, private)
        bell = alerts.Alerts(house, push, config.address, private, config.patience)
        house.on_turn, house.attendance.on_gone = bell.turn, bell.gone
        app.state.alerts, app.state.push_key = bell, push.public_key if push else ""
        asyncio.get_running_loop().set_exception_handler(unforeseen)
        await house.start()
        # The first visitor who speaks a language should not keep all tables waiting for its words.
        words = by_itself(asyncio.to_thread(read_languages))
        try:
            yield
        finally:
            await asyncio.wait([words])
            await bell.close()
            await house.close()
            app.state.people.close()

    return Litestar(
        route_handlers=[
            *documented(api_house.HANDLERS),
            *documented(api_people.HANDLERS),
            *documented(api_ways.HANDLERS),
            *documented(api_players.HANDLERS),
            *documented(api_tables.HANDLERS),
            *documented(api_coach.HANDLERS),
            *documented(api_reviews.HANDLERS),
            *documented(api_days.HANDLERS),
            *documented(api_puzzles.HANDLERS),
            *documented(api_learn.HANDLERS),
            *documented(api_network.HANDLERS),
            *documented(api_shows.HANDLERS),
            *documented(alerts.HANDLERS),
            table_socket,
            page,
        ],
        lifespan=[lifespan],
        before_request=check_origin,
        exception_handlers={Exception: told},
        middleware=[doorkeeper(config.hosts)],
        request_max_body_size=MAX_BODY,
        openapi_config=OpenAPIConfig(
            title="Fondaco",
            version=__version__,
            path="/schema",
            # Only for programs: pages that show it would load scripts from elsewhere.
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
        debug=False,
    )


def sqlite_url(folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'fondaco.sqlite'}"


def set_up_logs(as_json: bool) -> None:
    """Structured logs on standard error: one line an event."""
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
