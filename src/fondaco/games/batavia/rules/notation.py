"""Moves as words: bid 4, pass, draw, lay france, back, done, travel denmark, exchange, keep."""

from typing import Final

from fondaco.contract.refused import Refused, short
from fondaco.contract.rules import Move
from fondaco.games.batavia.rules.names import (
    BACK,
    BID,
    COMPANIES,
    DONE,
    DRAW,
    EXCHANGE,
    KEEP,
    LAY,
    LETTERS_EACH,
    PASS,
    TRAVEL,
)

MOST: Final = 5 * LETTERS_EACH  # nobody ever has more letters than there are
_PLAIN: Final[dict[str, Move]] = {
    "pass": PASS,
    "draw": DRAW,
    "back": BACK,
    "done": DONE,
    "exchange": EXCHANGE,
    "keep": KEEP,
}
_WORDS: Final[dict[Move, str]] = {move: word for word, move in _PLAIN.items()}


def format_move(move: Move) -> str:
    """A move as text."""
    if move in _WORDS:
        return _WORDS[move]
    if BID < move <= BID + MOST:
        return f"bid {move - BID}"
    if LAY <= move < LAY + 5:
        return f"lay {COMPANIES[move - LAY]}"
    if TRAVEL <= move < TRAVEL + 5:
        return f"travel {COMPANIES[move - TRAVEL]}"
    raise Refused("not-batavia-move")


def parse_move(text: str) -> Move:
    """The move that a text means; Refused if it means none."""
    typed = text
    text = text.lower()
    words = text.split(" ")
    if len(words) == 1 and text in _PLAIN:
        return _PLAIN[text]
    if len(words) == 2:
        verb, what = words
        if verb == "bid":
            return BID + _letters(what)
        if verb in ("lay", "travel"):
            if what not in COMPANIES:
                raise Refused("no-company", what=short(what), names=_COMPANY_LIST)
            return (LAY if verb == "lay" else TRAVEL) + COMPANIES.index(what)
    raise Refused("batavia-moves", move=short(typed))


_COMPANY_LIST: Final = ", ".join(COMPANIES)


def _letters(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= 2 and text[0] != "0":
        bid = int(text)
        if bid <= MOST:
            return bid
    raise Refused("no-bid", bid=short(text), most=MOST)
