"""What a client may leave out of a request, and what that means then (docs/protocol.md)."""

from typing import Any, get_args

import pytest
from msgspec import NODEFAULT, Struct, ValidationError, json, structs

from fondaco.host.table_requests import Undo
from fondaco.server.app import Config
from fondaco.server.base import bodies
from fondaco.server.http.account import (
    AccountReport,
    Credentials,
    Farewell,
    Hook,
    NewPassword,
    SignIn,
    Whom,
)  # fmt: skip
from fondaco.server.http.alerts import Subscription, Unsubscription
from fondaco.server.http.sign_in import Becoming, Key, Label
from fondaco.server.http.tables import TablesReport
from fondaco.server.limits.quotas import Quota
from fondaco.server.limits.rates import Bounds, Limit
from fondaco.server.play.gathering import Looking
from fondaco.server.ws.requests import AnyRequest, parse_request
from fondaco.table.entries import Clock

# A struct that is made from a dataclass is not known to a type checker.
made: Any = bodies
OVER_HTTP: dict[type[Struct], dict[str, Any]] = {
    AccountReport: {},
    Becoming: {},
    Credentials: {},
    made.Doubting: {},
    Farewell: {"password": ""},
    made.Fork: {"bot": "", "move": ""},
    made.Hiring: {"bot": "merchant"},
    Hook: {},
    Key: {},
    Label: {"label": ""},
    Looking: {"options": {}, "name": ""},
    made.NewName: {"language": "", "bot": None},
    NewPassword: {"end_others": True},
    made.NewTable: {
        "options": {}, "title": "", "private": False, "clock": Clock("none", 0, 0, 0.0),
        "talk": 20, "calm": True, "coach": False, "chances": True, "open_after": 0, "ladder": False,
        "bots": {}, "seat": None, "sit": True, "name": "", "start": False, "same_deal_as": "",
        "gathers": False,
    },
    made.PuzzleMove: {},
    made.Quick: {"players": 4, "options": {}, "bot": "deckhand", "name": "", "ladder": False},
    SignIn: {"bring": True},
    made.Sitting: {"seat": None, "name": ""},
    Subscription: {},
    TablesReport: {"about": ""},
    Unsubscription: {},
    made.Weighing: {"move": ""},
    Whom: {"on": True},
}  # fmt: skip
WITH_DEFAULTS: dict[str, dict[str, Any]] = {
    "Busy": {"busy": True},
    "Say": {"text": "", "channel": "table", "phrase": "", "values": {}},
    "Stand": {"bot": "merchant"},
    "Undo": {"count": 1},
}
OVER_WS: dict[type[Struct], dict[str, Any]] = {
    kind: WITH_DEFAULTS.get(kind.__name__, {}) for kind in get_args(AnyRequest)
}
REQUESTS = OVER_HTTP | OVER_WS


def defaults(kind: type[Struct]) -> dict[str, Any]:
    found = {}
    for field in structs.fields(kind):
        if field.default_factory is not NODEFAULT:
            found[field.name] = field.default_factory()
        elif field.default is not NODEFAULT:
            found[field.name] = field.default
    return found


@pytest.mark.parametrize("kind", REQUESTS, ids=lambda kind: kind.__name__)
def test_what_is_left_out_has_its_default(kind: type[Struct]) -> None:
    assert defaults(kind) == REQUESTS[kind]


@pytest.mark.parametrize("kind", REQUESTS, ids=lambda kind: kind.__name__)
def test_a_field_that_nobody_knows_is_refused(kind: type[Struct]) -> None:
    """Else a slip in a name would be taken for the default."""
    assert kind.__struct_config__.forbid_unknown_fields


@pytest.mark.parametrize("kind", OVER_WS, ids=lambda kind: kind.__name__)
def test_a_request_at_a_table_cannot_be_changed(kind: type[Struct]) -> None:
    assert kind.__struct_config__.frozen


def test_a_request_at_a_table_is_known_by_its_type() -> None:
    assert parse_request('{"type":"undo","id":"7"}') == Undo(id="7", count=1)
    with pytest.raises(ValidationError):
        json.decode(b'{"type":"undo","id":"7","counts":2}', type=AnyRequest)
    with pytest.raises(ValidationError):
        json.decode(b'{"type":"undo"}', type=AnyRequest)


def test_the_usual_limits_of_a_house_are_those_of_its_documentation() -> None:
    assert defaults(Bounds) == {
        "requests": 600, "at_once": 60, "connects": 300, "connects_a_person": 90,
        "connections": 200, "connections_a_person": 60, "costly": 120, "coach": 600,
        "coach_a_person": 200, "entries": 6000, "speeches": 40, "passwords": 30, "club": (),
    }  # fmt: skip
    assert defaults(Limit) == {"window": 60_000}
    assert defaults(Quota) == {"tables": 50, "thinkers": 24}
    assert defaults(Config) == {
        "bus": "", "minds": None, "bounds": Bounds(), "hosts": (), "tables_a_person": 50,
        "thinkers_a_person": 24, "day": True, "review_worlds": 48, "address": "",
        "private_alerts": False, "patience": 30.0,
    }  # fmt: skip
    for kind in (Bounds, Limit, Quota, Config):
        assert kind.__struct_config__.frozen
