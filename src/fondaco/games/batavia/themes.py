"""What a decision of Batavia is about."""

from typing import Final

from fondaco.contract.rules import Move, View

THEMES: Final = {
    "auction": "batavia-theme-auction",
    "cards": "batavia-theme-cards",
    "pirates": "batavia-theme-pirates",
    "sailing": "batavia-theme-sailing",
    "exchange": "batavia-theme-exchange",
}
_BY_PROMPT: Final = {
    "bid": "auction",
    "act": "cards",
    "lay": "cards",
    "travel": "sailing",
    "exchange": "exchange",
}


def theme(view: View, moves: list[Move]) -> str:
    """Laying cards under the eyes of the pirates is another matter than laying cards."""
    if view.prompt.get("pirates"):
        return "pirates"
    return _BY_PROMPT[view.prompt["ask"]]
