"""The pages about the protocol and about hosting tell what is there."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest
from click.testing import CliRunner
from litestar.testing import TestClient

from fondaco.cli import main
from fondaco.server.app import Config, create_app
from fondaco.server.requests import AnyRequest
from fondaco.table.entries import AnyEntry
from fondaco.table.frames import AnyFrame, Ask, SeatInfo, State

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
DOCS = Path(__file__).parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
HOSTING = (DOCS / "hosting.md").read_text(encoding="utf-8")


def tags(union: Any) -> list[str]:
    return [each.__name__.lower() for each in get_args(union)]


def test_every_request_and_frame_is_on_the_page() -> None:
    for tag in tags(AnyRequest):
        assert f"`{tag}`" in PROTOCOL, tag
    for tag in tags(AnyFrame):
        assert f"`{tag}`" in PROTOCOL or f"### {tag}\n" in PROTOCOL, tag


def test_every_public_entry_is_on_the_page() -> None:
    for tag in tags(AnyEntry):
        assert tag == "ordered" or tag in PROTOCOL, tag  # orders have a log of their own


def test_the_state_is_told_in_full() -> None:
    left_out = {"same_deal_as", "follows", "rematch"}
    for kind in (State, Ask, SeatInfo):
        for field in fields(kind):
            assert field.name in left_out or f"`{field.name}`" in PROTOCOL, field.name


def test_everything_the_page_says_of_http_is_there() -> None:
    with TestClient(create_app(Config(database="sqlite://", minds=1))) as client:
        paths = client.get("/schema/openapi.json").json()["paths"]
    known = {re.sub(r"\{\w+\}", "X", path) for path in paths}
    for path in re.findall(r"(?<=[ `])/api/[A-Za-z/]+", PROTOCOL):
        if not path.endswith("/"):
            plain = re.sub(r"/[A-Z]+\b", "/X", path)
            assert plain in known, path


def test_the_commands_and_options_of_the_hosting_page_exist() -> None:
    help_of = {
        command: CliRunner().invoke(main, [command, "--help"]).output
        for command in ("serve", "admin")
    }
    for option in re.findall(r"^\| `(--[a-z-]+)", HOSTING, re.MULTILINE):
        assert option in help_of["serve"], option
    listed = HOSTING.partition("fondaco admin [--database URL] COMMAND")[2]
    for line in re.findall(r"^\| (`.*?) \|", listed, re.MULTILINE):
        for command in re.findall(r"`([a-z-]+)", line):
            assert command in help_of["admin"], command


def test_a_proxy_on_this_machine_is_believed(house: str) -> None:
    def left(client: str) -> int:
        answer = httpx.get(f"{house}/api/house", headers={"x-forwarded-for": client})
        return int(answer.headers["ratelimit-remaining"])

    assert left("192.0.2.1") == left("192.0.2.2") == left("192.0.2.1") + 1


def test_the_cookie_is_secure_behind_tls(house: str) -> None:
    for scheme in ("http", "https"):
        headers = {
            "x-forwarded-proto": scheme,
            "origin": f"{scheme}://play.test",
            "host": "play.test",
        }
        answer = httpx.post(f"{house}/api/me", json={"name": "Ada"}, headers=headers)
        assert ("Secure" in answer.headers["set-cookie"]) == (scheme == "https")
        assert "HttpOnly" in answer.headers["set-cookie"]
