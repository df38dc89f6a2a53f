"""A request whose body is missing or wrong is refused by a name, in the reader's language."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler
from litestar.testing import TestClient

from fondaco.messages import languages
from fondaco.server.app import Config, create_app

# Litestar would like its parameters declared in another style from version 3 on.
pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")
Client = TestClient[Any]
JSON = {"content-type": "application/json"}
# What is sent, and the name of the refusal.
WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "nothing": ({}, "body-missing"),
    "no more than a header": ({"headers": JSON}, "body-missing"),
    "half of it": ({"content": b"{", "headers": JSON}, "body-not-json"),
    "other text": ({"content": b"name=Ann", "headers": JSON}, "body-not-json"),
    "no text": ({"content": b"\xff\xfe", "headers": JSON}, "body-not-json"),
    "another kind": (
        {"content": b"hello", "headers": {"content-type": "text/plain"}},
        "body-not-json",
    ),
    "a list": ({"json": []}, "body-form"),
    "null": ({"content": b"null", "headers": JSON}, "body-form"),
    "a number": ({"json": 7}, "body-form"),
    "an unknown field": ({"json": {"no such field": 1}}, "body-form"),
    "very deep": ({"content": b"[" * 20_000, "headers": JSON}, "body-not-json"),
}


@pytest.fixture(scope="module")
def client() -> Iterator[Client]:
    with TestClient(create_app(Config(database="sqlite://", minds=1))) as client:
        client.post("/api/me", json={"name": "Ann"})
        yield client


def with_body(app: Litestar) -> list[tuple[str, str]]:
    """Method and path of every handler that takes a body."""
    found = []
    for route in app.routes:
        for handler in getattr(route, "route_handlers", []):
            if (
                isinstance(handler, HTTPRouteHandler)
                and "data" in handler.parsed_fn_signature.parameters
            ):
                path = "/".join(
                    "1" if part == "{ply}" else "x" if "{" in part else part
                    for part in route.path_format.split("/")
                )
                found += [(str(method), path) for method in sorted(handler.http_methods)]
    return sorted(found)


@pytest.mark.parametrize("what", list(WRONG))
def test_every_address_that_takes_a_body_refuses_a_wrong_one_by_name(
    client: Client, what: str
) -> None:
    sent, name = WRONG[what]
    addresses = with_body(client.app)
    assert ("DELETE", "/api/me") in addresses
    assert len(addresses) > 15
    for method, path in addresses:
        answer = client.request(method, path, **sent)
        told = answer.json()
        assert (answer.status_code, told["name"]) == (400, name), (method, path, told)
        assert told["detail"]
    assert client.get("/api/me").json()["name"] == "Ann"  # nobody was forgotten, nothing was done


def test_it_is_said_in_the_language_of_who_asks(client: Client) -> None:
    told = {
        client.request("DELETE", "/api/me", headers={"accept-language": each}).json()["detail"]
        for each in languages()
    }
    assert len(told) == len(languages())


@pytest.mark.parametrize(
    ("method", "path", "status", "name"),
    [
        ("GET", "/api/me/games?before=soon", 400, "request-form"),
        ("PUT", "/api/me", 405, "no-such-method"),
        ("GET", "/api/nothing", 404, "nothing-there"),
    ],
)
def test_other_requests_without_sense_have_names_too(
    client: Client, method: str, path: str, status: int, name: str
) -> None:
    answer = client.request(method, path)
    assert (answer.status_code, answer.json()["name"]) == (status, name)


def test_a_body_that_is_too_large_has_a_name(client: Client) -> None:
    answer = client.post("/api/me", json={"name": "x" * 2_000_000})
    assert (answer.status_code, answer.json()["name"]) == (413, "body-too-large")


@pytest.mark.parametrize(("size", "status"), [(64 * 1024, 400), (64 * 1024 + 1, 413)])
def test_a_body_has_at_most_64_kib(client: Client, size: int, status: int) -> None:
    body = b'{"name":"' + b"x" * (size - 11) + b'"}'
    assert len(body) == size
    assert client.post("/api/me", content=body, headers=JSON).status_code == status
