"""Runs the server: for `fondaco serve`, and for `fondaco` alone, which opens a browser."""

import asyncio
import errno
import os
import socket
import sys
import threading
import time
import urllib.error
import urllib.request
import webbrowser
from contextlib import nullcontext, suppress
from functools import partial
from http.client import HTTPException
from ipaddress import ip_network
from pathlib import Path
from tempfile import TemporaryDirectory

import click
import structlog
import uvicorn
from msgspec import Struct
from platformdirs import user_data_path
from prometheus_client.multiprocess import mark_process_dead

from fondaco.analysis.review import BUDGET
from fondaco.contract.refused import Refused
from fondaco.messages import spoken
from fondaco.server.app import Config, create_app, set_up_logs, sqlite_url
from fondaco.server.base.lan import Network, claim_port, reached_at, url_of
from fondaco.server.base.metrics import FOLDER
from fondaco.server.base.served_store import ServedElsewhereError, hold
from fondaco.server.http.middleware import names_of
from fondaco.server.limits.connection_gate import (
    RESERVED_FILES,
    ConnectionGate,
    protocols,
    raise_file_limit,
)
from fondaco.server.limits.quotas import Quota
from fondaco.server.limits.rates import Bounds
from fondaco.server.listening import Server
from fondaco.server.work.garbage_collection import SteppedCollector
from fondaco.server.workers.front import Front, listening_sockets
from fondaco.server.workers.receiving import WorkerServer
from fondaco.server.workers.supervisor import Supervisor, supervise

HOST = "127.0.0.1"
PORT = 8765
STARTUP_FAILURE = 3  # the exit code that uvicorn uses too


class ServePlan(Struct, frozen=True):
    """Everything that a process needs to serve. Workers get it from the front."""

    host: str
    port: int
    config: Config
    trust_proxy: str
    json_logs: bool
    reached_at: tuple[str, ...]  # where others reach the house
    own: bool
    lan: bool


def serve(
    host: str = HOST,
    port: int = PORT,
    database: str = "",
    bus: str = "",
    open_browser: bool = False,
    minds: int | None = None,
    json_logs: bool = False,
    address: str = "",
    trust_proxy: str = HOST,
    private_alerts: bool = False,
    tables_a_person: int = Quota().tables,
    thinkers_a_person: int = Quota().thinkers,
    review_worlds: int = BUDGET,
    no_day: bool = False,
    requests_a_minute: int = Bounds().requests,
    connections_an_address: int = Bounds().connections,
    hosts: str = "",
    club: str = "",
    workers: int | None = None,
    own: bool = False,
    lan: bool = False,
) -> None:
    """Serve until interrupted.

    `own`: the house of the person at this machine; `lan`: open to the local network from the start;
    `workers`: processes that share the work.
    """
    set_up_logs(json_logs)
    if workers is not None:
        check_workers(workers, database, bus, sys.platform)
        minds = minds if minds is not None else max(1, ((os.cpu_count() or 1) - 1) // workers)
    database = database or sqlite_url(data_folder())
    if open_browser or not port:
        port = free_port(host, port)
    reached = () if own else tuple(reached_at(host, port, address))
    address = (
        address or f"http://{'localhost' if host in (HOST, '0.0.0.0', '::') else host}:{port}/"
    )
    config = Config(
        database=database,
        bus=bus,
        minds=minds,
        address=address,
        private_alerts=private_alerts,
        tables_a_person=tables_a_person,
        thinkers_a_person=thinkers_a_person,
        review_worlds=review_worlds,
        day=not no_day,
        bounds=bounds_of(requests_a_minute, connections_an_address, club),
        hosts=names_of(address, hosts),
    )
    plan = ServePlan(host, port, config, trust_proxy, json_logs, reached, own, lan)
    try:
        held = None if bus else hold(database, address)
    except ServedElsewhereError as error:
        other = error.values["address"]
        if not own or other == "?":
            raise
        click.echo(spoken()("command-already-open", address=other))
        webbrowser.open(other)
        return
    with held or nullcontext():
        if open_browser:
            threading.Thread(target=_open, args=(address,), daemon=True).start()
        started = run_alone(plan) if workers is None else run_workers(plan, workers)
    if not started:
        sys.exit(STARTUP_FAILURE)


def opening_words(plan: ServePlan) -> str:
    """Where people find the house; and where this process listens, if a proxy stands before it."""
    address, m = plan.config.address, spoken()
    words = [m("command-open", address=address)]
    if f":{plan.port}" not in address:
        words.append(m("command-listens", at=f"{plan.host}:{plan.port}"))
    return "\n".join(words)


def run_alone(plan: ServePlan) -> bool:
    """Serve in this process; False: it did not start."""
    network = Network(plan.port, plan.reached_at, plan.own)
    listeners = listen_at(plan.host, plan.port)
    settings, words = uvicorn_settings(plan, network), opening_words(plan)
    server = Server(settings, network, plan.lan, SteppedCollector(), words)
    with suppress(KeyboardInterrupt):
        server.run(listeners)
    return server.started


def listen_at(host: str, port: int) -> list[socket.socket]:
    """Sockets for this address. Refused: why nobody can listen there, or who does already."""
    at = url_of(host, port).removeprefix("http://")
    try:
        return listening_sockets(host, port)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            if is_fondaco(host, port):
                raise Refused("port-taken-by-fondaco", at=at) from None
            raise Refused("port-taken", at=at) from None
        if error.errno == errno.EACCES:
            raise Refused("port-forbidden", at=at) from None
        raise Refused("cannot-listen", at=at, error=error.strerror or str(error)) from None


def is_fondaco(host: str, port: int) -> bool:
    """Whether the program that listens there is a Fondaco."""
    here = {"0.0.0.0": HOST, "::": "::1", "": HOST}.get(host, host)
    try:
        with urllib.request.urlopen(f"{url_of(here, port)}/readyz", timeout=2) as answer:
            return b'"ready"' in answer.read(1000)
    except urllib.error.HTTPError as error:  # it is not ready
        return b'"ready"' in error.read(1000)
    except (OSError, ValueError, HTTPException):
        return False


def run_workers(plan: ServePlan, count: int) -> bool:
    """Serve in several processes, behind a front in this one; False: one did not start."""

    listeners = listen_at(plan.host, plan.port)

    async def run(folder: str) -> bool:
        supervisor = Supervisor(partial(work, plan), count, partial(mark_process_dead, path=folder))
        files = raise_file_limit() - RESERVED_FILES
        most = plan.config.bounds.doors
        front = Front(supervisor.pass_on, supervisor.count_refused, most, files, plan.trust_proxy)
        words = partial(click.echo, opening_words(plan))
        return await supervise(supervisor, front, listeners, words)

    with TemporaryDirectory(prefix="fondaco-") as folder:
        os.environ[FOLDER] = folder  # for the workers: they show their metrics together
        try:
            return asyncio.run(run(folder))
        finally:
            del os.environ[FOLDER]


def work(plan: ServePlan, number: int, link: socket.socket) -> None:
    """A worker, in a process of its own. `link`: its end of the channel to the front."""
    with suppress(KeyboardInterrupt):
        set_up_logs(plan.json_logs)
        structlog.contextvars.bind_contextvars(worker=number)
        network = Network(plan.port, plan.reached_at, plan.own)
        settings = uvicorn_settings(plan, network)
        server = WorkerServer(settings, network, SteppedCollector(), link)
        server.run([])
        if not server.started:
            sys.exit(STARTUP_FAILURE)


def uvicorn_settings(plan: ServePlan, network: Network) -> uvicorn.Config:
    gate = ConnectionGate(plan.config.bounds.doors, raise_file_limit(), plan.trust_proxy)
    http, ws = protocols(gate)
    return uvicorn.Config(
        create_app(plan.config, network=network),
        host=plan.host,
        port=plan.port,
        http=http,
        ws=ws,
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        proxy_headers=bool(plan.trust_proxy),
        forwarded_allow_ips=plan.trust_proxy,
        timeout_graceful_shutdown=5,
    )


def check_workers(count: int, database: str, bus: str, platform: str) -> None:
    """Refuse what several processes cannot do."""
    if count < 1:
        raise Refused("workers-few", count=count)
    if platform == "win32":
        raise Refused("workers-windows")
    if not database.startswith("postgresql"):
        raise Refused("workers-database")
    if not bus:
        raise Refused("workers-bus")


def bounds_of(requests: int, connections: int, club: str = "") -> Bounds:
    """Limits as the host set them. A limit that is off for addresses is off for people too.

    `club`: networks where many people share an address.
    """
    networks = tuple(name.strip() for name in club.split(",") if name.strip())
    for each in networks:
        try:
            ip_network(each, strict=False)
        except ValueError:
            raise Refused("club-network", network=each) from None
    usual = Bounds()
    return Bounds(
        requests=requests,
        at_once=usual.at_once if requests else 0,
        costly=usual.costly if requests else 0,
        entries=usual.entries if requests else 0,
        connections=connections,
        connects=max(usual.connects, connections) if connections else 0,
        connections_a_person=usual.connections_a_person if connections else 0,
        connects_a_person=usual.connects_a_person if connections else 0,
        club=networks,
    )


def data_folder() -> Path:
    return user_data_path("fondaco", appauthor=False)


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or any free one if another program uses it."""
    for port in (wanted, 0):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            claim_port(probe)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            found: int = probe.getsockname()[1]
            return found
    return wanted


def _open(address: str) -> None:
    """Open the page in a browser as soon as the server answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(address)
