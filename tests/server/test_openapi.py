"""Whatever one sends to an address of our OpenAPI: never a 500, and every refusal has a reason."""

import warnings
from collections.abc import Callable
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from fondaco.server.app import Config, create_app
from tests import long
from tests.server.guests import Guest, from_somewhere

with warnings.catch_warnings():
    warnings.simplefilter(
        "ignore", DeprecationWarning
    )  # Litestar's, about how parameters are named
    API = create_app(Config(database="sqlite://")).openapi_schema.to_schema()
SCHEMA = schemathesis.openapi.from_dict(API)


def ok(result: Any) -> Any:
    return result.ok()


OPERATIONS = {
    f"{found.method.upper()} {found.path}": found for found in map(ok, SCHEMA.get_all_operations())
}
CHECKS: list[Callable[..., Any]] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
# A few for each address in `make test`, and more in `make test-all`.
EXAMPLES = 3 if long.SHORT else 10
pytestmark = [] if long.SHORT else [long.long]


def cases(operation: Any) -> st.SearchStrategy[Any]:
    """What the schema allows; and, where there is anything to get wrong, what it does not."""
    good = operation.as_strategy()
    if not (operation.body or operation.query):
        found: st.SearchStrategy[Any] = good
        return found
    return st.one_of(good, operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))


@pytest.mark.parametrize("name", sorted(OPERATIONS))
def test_every_address_answers_as_it_says(house: str, name: str) -> None:
    operation = OPERATIONS[name]
    ann = Guest(house, "Ann")
    table = ann.open("batavia")
    asked = 0

    @seed(7)
    @settings(
        max_examples=EXAMPLES, deadline=None, database=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=cases(operation))
    def ask(case: Any) -> None:
        nonlocal asked
        asked += 1
        if "table" in (case.path_parameters or {}) and asked % 2:
            case.path_parameters["table"] = table
        response = case.call(base_url=house, headers={**from_somewhere(), **ann.cookie()})
        case.validate_response(response, checks=CHECKS)
        if response.status_code >= 400:
            assert response.json()["detail"]
            assert response.json()["status_code"] == response.status_code

    ask()
    assert asked
