"""The browser's types are those of the server."""

from fondaco.games import games
from tools import web_types


def test_the_types_of_the_browser_are_up_to_date() -> None:
    for file, text in web_types.targets().items():
        assert file.read_text(encoding="utf-8") == text, "run tools/web_types.py"


def test_a_field_the_server_always_sends_is_never_optional() -> None:
    text = web_types.render()
    assert "ready: boolean" in text
    assert "bid_up_to?: number | null" in web_types.render_orders(games()["batavia"])
    assert "count?: number" in text
