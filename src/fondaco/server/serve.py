"""Running the house: `fondaco serve`, and `fondaco` alone for somebody who just wants to play."""

import socket
import sys
import threading
import time
import urllib.request
import webbrowser
from contextlib import suppress
from pathlib import Path

import click
import uvicorn
from platformdirs import user_data_path

from fondaco.analysis.review import BUDGET
from fondaco.messages import spoken
from fondaco.server.allowance import Allowance
from fondaco.server.app import Config, create_app, set_up_logs, sqlite_url
from fondaco.server.doorkeeper import names_of
from fondaco.server.garbage import Garbage
from fondaco.server.gate import Gate, more_files, protocols
from fondaco.server.limits import Bounds
from fondaco.server.network import Network, Server, reached_at

HOST = "127.0.0.1"
PORT = 8765
STARTUP_FAILURE = 3  # the exit code, as the server below us has it


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
    tables_a_person: int = Allowance().tables,
    thinkers_a_person: int = Allowance().thinkers,
    review_worlds: int = BUDGET,
    no_day: bool = False,
    requests_a_minute: int = Bounds().requests,
    connections_an_address: int = Bounds().connections,
    hosts: str = "",
    own: bool = False,
    lan: bool = False,
) -> None:
    """Serve until interrupted. `own`: for whoever starts it; `lan`: and for their network."""
    set_up_logs(json_logs)
    if open_browser:
        port = free_port(host, port)
    network = Network(port, () if own else reached_at(host, port, address), own)
    address = (
        address or f"http://{'localhost' if host in (HOST, '0.0.0.0', '::') else host}:{port}/"
    )
    config = Config(
        database=database or sqlite_url(data_folder()),
        bus=bus,
        minds=minds,
        address=address,
        private_alerts=private_alerts,
        tables_a_person=tables_a_person,
        thinkers_a_person=thinkers_a_person,
        review_worlds=review_worlds,
        day=not no_day,
        bounds=bounds_of(requests_a_minute, connections_an_address),
        hosts=names_of(address, hosts),
    )
    gate = Gate(config.bounds.doors, more_files(), trust_proxy)
    http, ws = protocols(gate)
    click.echo(spoken()("command-open", address=address))
    if open_browser:
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    settings = uvicorn.Config(
        create_app(config, network=network),
        host=host,
        port=port,
        http=http,
        ws=ws,
        ws_max_size=16 * 1024,
        ws_per_message_deflate=False,
        log_level="warning",
        access_log=False,
        proxy_headers=bool(trust_proxy),
        forwarded_allow_ips=trust_proxy,
        timeout_graceful_shutdown=5,
    )
    server = Server(settings, network, lan, Garbage())
    with suppress(KeyboardInterrupt):
        server.run()
    if not server.started:
        sys.exit(STARTUP_FAILURE)


def bounds_of(requests: int, connections: int) -> Bounds:
    """Limits as the host wants them; what they have set free is free for each person too."""
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
    )


def data_folder() -> Path:
    return user_data_path("fondaco", appauthor=False)


def free_port(host: str, wanted: int) -> int:
    """The wanted port, or any other if somebody has it already."""
    for port in (wanted, 0):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            found: int = probe.getsockname()[1]
            return found
    return wanted


def _open(address: str) -> None:
    """Show the page as soon as the house answers."""
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}healthz", timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(address)
