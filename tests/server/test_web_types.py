"""The browser's types are those of the server."""

import re

from fondaco.games import games
from tools import web_types


def test_the_types_of_the_browser_are_up_to_date() -> None:
    for file, text in web_types.targets().items():
        assert file.read_text(encoding="utf-8") == text, "run tools/web_types.py"


def test_a_field_the_server_always_sends_is_never_optional() -> None:
    text = web_types.render()
    assert "ready: boolean" in text["frames"]
    assert "bid_up_to?: number | null" in web_types.render_orders(games()["batavia"])
    assert "count?: number" in text["requests"]


def test_requests_frames_and_answers_have_a_module_each() -> None:
    text = web_types.render()
    assert "export interface Move {" in text["requests"]
    assert "export interface State {" in text["frames"]
    assert "export interface Replay {" in text["answers"]
    assert "export interface State {" not in text["answers"]
    assert re.search(r"import type \{[^}]*\bState\b[^}]*\} from './frames'", text["answers"])
    for module in ("frames", "answers"):
        assert "export interface Move {" not in text[module]


def test_only_a_request_may_leave_out_what_has_a_default() -> None:
    """A table is made with as little of a clock as one likes; the server sends all of it."""
    text = web_types.render()
    assert "bank?: number" in text["requests"]
