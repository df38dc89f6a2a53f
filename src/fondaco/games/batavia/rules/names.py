"""The words and the numbers of the box, laid out like the player aid."""

from typing import Final

from fondaco.contract.native import i64
from fondaco.contract.phrase import Phrase
from fondaco.games.batavia.wire import Company, Goods, Phase

COMPANIES: Final[tuple[Company, ...]] = (
    "england", "denmark", "france", "netherlands", "sweden",
)  # fmt: skip
LETTERS: Final = "EDFNS"  # the companies again, where a row of cards has to be short
GOODS: Final[tuple[Goods, ...]] = (
    "tea", "cotton", "porcelain", "silk", "ginger", "nutmeg", "pepper",
)  # fmt: skip

COMPANY_COUNT: Final[i64] = 5
CARDS_EACH: Final = 22  # ship cards of one company: 110 in all
SPACES: Final = 35
ARRIVAL: Final = 36  # the arrival tile lies behind the last space; 0 is the start
FACE_UP: Final = 10  # tiles turned up during set-up
BLOCK: Final = 5
HAND: Final = 10
LETTERS_EACH: Final = 15
DRAW_TWO: Final = 2

# What one tile each of so many companies pays (BA-3.6).
EXCHANGE_PAY: Final = (0, 1, 3, 6, 10, 15)

# The final scoring (BA-5.3).
#                   tea cotton porcelain silk ginger nutmeg pepper
POST_PAY: Final = (10, 11, 12, 13, 14, 15, 16)
POST_TIED: Final = (5, 5, 6, 6, 7, 7, 8)
MOST_LETTERS_PAY: Final = 5
MOST_LETTERS_TIED: Final = 2
ARRIVAL_PAY: Final = 4
SEAL_PAY: Final = 2

# What the seat to move is asked.
BIDDING: Final = 0
ACTING: Final = 1  # draw, or lay the first card
LAYING: Final = 2  # lay more cards, take back, or be done
TRAVELLING: Final = 3
EXCHANGING: Final = 4
OVER: Final = 5
PHASES: Final[tuple[Phase, ...]] = ("bid", "act", "lay", "travel", "exchange", "over")

# Moves: kind << 7 | argument. A bid adds the number of letters, a card or a voyage its company.
PASS: Final = 0 << 7
BID: Final = 1 << 7
DRAW: Final = 2 << 7
LAY: Final = 3 << 7
BACK: Final = 4 << 7
DONE: Final = 5 << 7
TRAVEL: Final = 6 << 7
EXCHANGE: Final = 7 << 7
KEEP: Final = 8 << 7


def threshold(players: int) -> int:
    """With so many laid cards on the table the pirates come (BA-4.1)."""
    return 21 if players == 3 else 25


SCALE_END: Final = 25  # the last space of the scale the cannon moves on (BA-4.3)


def card_names(counts: list[int], start: int = 0) -> list[str]:
    """Five counts as the names of the cards, one by one: for events and screens."""
    names: list[str] = []
    for company in range(5):
        for _ in range(counts[start + company]):
            names.append(COMPANIES[company])
    return names


def tile_name(tile: int) -> str:
    """A tile is numbered company * 7 + goods, and called "france silk"."""
    return f"{COMPANIES[tile // 7]} {GOODS[tile % 7]}"


def tile_names(mask: int) -> list[str]:
    """The names of a set of tiles, kept as a bit mask."""
    return [tile_name(tile) for tile in range(SPACES) if mask >> tile & 1]


def company_name(company: int) -> Phrase:
    """A company in the reader's language."""
    return Phrase(f"batavia-company-{COMPANIES[company]}")


def of_company(company: int) -> Phrase:
    """`of England`, with the article some languages want."""
    return Phrase("batavia-of", {"company": COMPANIES[company]})


def adjective(company: int) -> Phrase:
    """`English`, for a card or a shop: “a card of England” would be a map."""
    return Phrase("batavia-adjective", {"company": COMPANIES[company]})
