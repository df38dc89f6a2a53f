"""Whatever one sends to an address of our OpenAPI: never a 500, and every refusal has a reason."""

import warnings
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st

from fondaco.server.app import Config, create_app
from tests.long import long
from tests.server.guests import Guest, from_somewhere

pytestmark = long
EXAMPLES = 10  # for each address


class Api:
    """The schema's own idea of what can be asked, and how it is to be answered.

    Made when it is needed: whoever only looks for tests need not read the library.
    """

    def __init__(self) -> None:
        import schemathesis
        from schemathesis.checks import not_a_server_error
        from schemathesis.specs.openapi import checks

        with warnings.catch_warnings():
            # Litestar's, about how parameters are named.
            warnings.simplefilter("ignore", DeprecationWarning)
            told = create_app(Config(database="sqlite://")).openapi_schema.to_schema()
        schema = schemathesis.openapi.from_dict(told)
        found: list[Any] = list(schema.get_all_operations())
        self.operations = [each.ok() for each in found]
        self.wrong = schemathesis.GenerationMode.NEGATIVE
        self.checks: list[Callable[..., Any]] = [
            not_a_server_error,
            checks.status_code_conformance,
            checks.content_type_conformance,
            checks.response_schema_conformance,
        ]

    def cases(self, operation: Any) -> st.SearchStrategy[Any]:
        """What the schema allows; and, where there is anything to get wrong, what it does not."""
        good: st.SearchStrategy[Any] = operation.as_strategy()
        if not (operation.body or operation.query):
            return good
        return st.one_of(good, operation.as_strategy(generation_mode=self.wrong))


@pytest.fixture(scope="module")
def api() -> Api:
    return Api()


@pytest.mark.parametrize("part", range(4))
def test_every_address_answers_as_it_says(house: str, api: Api, part: int) -> None:
    for operation in api.operations[part::4]:
        try:
            ask(house, api, operation)
        except Exception as error:
            error.add_note(f"{operation.method.upper()} {operation.path}")
            raise


def ask(house: str, api: Api, operation: Any) -> None:
    ann = Guest(house, "Ann")
    table = ann.open("batavia")
    asked = 0

    @seed(7)
    @settings(
        max_examples=EXAMPLES, deadline=None, database=None,
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=api.cases(operation))
    def one(case: Any) -> None:
        nonlocal asked
        asked += 1
        if "table" in (case.path_parameters or {}) and asked % 2:
            case.path_parameters["table"] = table
        response = case.call(base_url=house, headers={**from_somewhere(), **ann.cookie()})
        case.validate_response(response, checks=api.checks)
        if response.status_code >= 400:
            assert response.json()["detail"]
            assert response.json()["status_code"] == response.status_code

    one()
    assert asked
