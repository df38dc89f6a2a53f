"""The browser's types are those of the server."""

from tools import web_types


def test_the_types_of_the_browser_are_up_to_date() -> None:
    assert web_types.TARGET.read_text(encoding="utf-8") == web_types.render(), (
        "run tools/web_types.py"
    )


def test_a_field_the_server_always_sends_is_never_optional() -> None:
    text = web_types.render()
    assert "standing_in: boolean" in text
    assert "bid_up_to?: number | null" in text
    assert "count?: number" in text
