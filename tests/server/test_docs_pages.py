"""The pages about the protocol and about hosting tell what is there."""

import re
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from click.testing import CliRunner
from litestar.testing import TestClient
from prometheus_client import REGISTRY

from fondaco.cli.main import main
from fondaco.messages import messages_in
from fondaco.server.app import Config, create_app
from fondaco.server.limits.rates import NAMES
from fondaco.server.ws.requests import AnyRequest
from fondaco.table.entries import AnyEntry
from fondaco.table.frames import AnyFrame, Ask, SeatInfo, State
from tests.server.serving import browser

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
HOSTING = (DOCS / "hosting.md").read_text(encoding="utf-8")


def tags(union: Any) -> list[str]:
    return [each.__name__.lower() for each in get_args(union)]


def test_every_request_and_frame_is_on_the_page() -> None:
    for tag in (kind.__struct_config__.tag for kind in get_args(AnyRequest)):
        assert f"`{tag}`" in PROTOCOL, tag
    for tag in tags(AnyFrame):
        assert f"`{tag}`" in PROTOCOL or f"### {tag}\n" in PROTOCOL, tag


def test_every_public_entry_is_on_the_page() -> None:
    for tag in tags(AnyEntry):
        assert tag == "ordered" or tag in PROTOCOL, tag  # orders have a log of their own


def test_the_state_is_reported_in_full() -> None:
    left_out = {"same_deal_as", "follows", "rematch"}
    for kind in (State, Ask, SeatInfo):
        for field in get_type_hints(kind):
            assert field in left_out or f"`{field}`" in PROTOCOL, field


def test_everything_the_page_says_of_http_is_there() -> None:
    with TestClient(create_app(Config(database="sqlite://", minds=1))) as client:
        paths = client.get("/schema/openapi.json").json()["paths"]
    known = {re.sub(r"\{\w+\}", "X", path) for path in paths}
    found = re.findall(r"(?<=[ `])/api/[A-Za-z/-]+", PROTOCOL)
    told = [path for path in found if not path.endswith("/")]
    assert len(told) > 20
    for path in told:
        assert re.sub(r"/[A-Z]+\b", "/X", path) in known, path


def test_the_commands_and_options_of_the_hosting_page_exist() -> None:
    help_of = {
        command: CliRunner().invoke(main, [command, "--help"]).output
        for command in ("serve", "admin")
    }
    options = re.findall(r"^\| `(--[a-z-]+)", HOSTING, re.MULTILINE)
    assert len(options) > 5
    for option in options:
        assert option in help_of["serve"], option
    listed = HOSTING.partition("fondaco admin [--database URL] COMMAND")[2]
    lines = re.findall(r"^\| (`.*?) \|", listed, re.MULTILINE)
    told = [command for line in lines for command in re.findall(r"`([a-z-]+)", line)]
    assert len(told) > 5
    for command in told:
        assert command in help_of["admin"], command


def test_every_metric_on_the_hosting_page_is_there_and_every_one_is_on_the_page() -> None:
    known = {metric.name for metric in REGISTRY.collect() if metric.name.startswith("fondaco_")}
    told = set(re.findall(r"(?<!\$)\bfondaco_[a-z_]+", HOSTING))
    plain = {re.sub(r"_(total|sum|count|bucket)$", "", name) for name in told}
    assert plain == known


def test_the_alarms_ask_for_what_is_there() -> None:
    rules = HOSTING.partition("### Alarms")[2].partition("```yaml")[2].partition("```")[0]
    names = {sample.name for metric in REGISTRY.collect() for sample in metric.samples}
    names |= {f"{metric.name}_total" for metric in REGISTRY.collect()}
    asked = re.findall(r"expr: (.*)", rules)
    assert len(asked) == rules.count("- alert:") >= 8
    for line in asked:
        for name in re.findall(r"\bfondaco_[a-z_]+", line):
            assert name in names, name
        assert line.count("(") == line.count(")")
    limits = {f"refused-{name}" for name in (*NAMES.values(), "many-guesses", "house-full")}
    for name in limits:  # every limit has words, and the alarm meets it
        assert messages_in("en").has(name)
        assert re.fullmatch("refused-(too-many-.*|many-.*|house-full)", name)


def test_a_proxy_on_this_machine_is_believed(house: str) -> None:
    def left(client: str) -> int:
        answer = browser(house, headers={"x-forwarded-for": client}).get("/api/house")
        return int(answer.headers["ratelimit-remaining"])

    assert left("192.0.2.1") == left("192.0.2.2") == left("192.0.2.1") + 1


def test_the_cookie_is_secure_behind_tls(house: str) -> None:
    for scheme in ("http", "https"):
        headers = {
            "x-forwarded-proto": scheme,
            "origin": f"{scheme}://localhost",
            "host": "localhost",
        }
        answer = browser(house, headers=headers).post("/api/me", json={"name": "Ada"})
        assert ("Secure" in answer.headers["set-cookie"]) == (scheme == "https")
        assert "HttpOnly" in answer.headers["set-cookie"]
