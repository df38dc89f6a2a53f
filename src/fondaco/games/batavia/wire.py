"""The shapes that leave a table of Batavia: view, prompt, events, setting and outlook.

Only shapes: `sent.py`, `rules/view.py`, `rules/show.py` and `rules/prompt.py` fill them, and mypy
sees to it that they do. The browser's types are made from here (tools/wire_types.py). A tile is
called by its company and goods: france silk.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

Company = Literal["england", "denmark", "france", "netherlands", "sweden"]
Goods = Literal["tea", "cotton", "porcelain", "silk", "ginger", "nutmeg", "pepper"]
Phase = Literal["bid", "act", "lay", "travel", "exchange", "over"]
Standing = Literal["leads", "tied", "behind"]
Reach = Literal["have", "can", "cannot"]
Danger = Literal["calm", "near", "attack"]
Cards = dict[Company, int]  # of companies of which there are any

# --- the setting ----------------------------------------------------------------------------------


class Setting(TypedDict):
    """What never changes during a game."""

    game: str
    companies: list[Company]  # in the order of the ship scale
    goods: list[Goods]  # in the order of the trading posts
    start: int  # where the voyage begins
    spaces: int  # with shops, from 1 on
    arrival: int  # the space behind the last shop


# --- the view -------------------------------------------------------------------------------------


class Post(TypedDict):
    """A trading post."""

    crates: dict[Company, int]  # whose crate stands on the space of a company
    leaders: list[int]
    gold: int  # for who leads
    tied: int  # for each who leads with others


class Knowledge(TypedDict):
    """What one would have to remember."""

    letters: list[int]
    hands: list[Cards]  # at least these cards
    discards: Cards
    stock: Cards  # shuffled into this pile and not turned up since
    drawn: list[int]  # how many each seat has drawn of those
    drawn_here: Cards | None  # and which of them this seat has drawn


class Over(TypedDict):
    """The game is over."""

    ask: Literal["over"]


Wait = TypedDict("Wait", {"ask": Literal["wait"], "for": list[int]})


class Bid(TypedDict):
    """Bid, or pass."""

    ask: Literal["bid"]
    min: int
    max: int


class Act(TypedDict):
    """Draw cards, or lay some."""

    ask: Literal["act"]
    draw: int
    lay: list[Company]


class Lay(TypedDict):
    """`seals`, `to` and `pirates` are what would be, if one were done now."""

    ask: Literal["lay"]
    lay: list[Company]
    done: bool
    seals: list[Company]
    to: dict[Company, int]
    arrival: bool
    pirates: list[Company]


class Travel(TypedDict):
    """Travel to the next shop of a company."""

    ask: Literal["travel"]
    to: dict[Company, int]


class Exchange(TypedDict):
    """Exchange tiles for gold, or keep them."""

    ask: Literal["exchange"]
    tiles: list[str]
    gold: int


Prompt = Over | Wait | Bid | Act | Lay | Travel | Exchange


class Options(TypedDict):
    """The options of the rules."""

    setup: Literal["standard", "quick"]
    memory: Literal["strict", "ledger"]
    stalling: NotRequired[Literal["end", "go-on"]]  # from version 2 of the rules on


class Opening(TypedDict):
    """What a line begins with."""

    game: str
    version: int
    players: int
    options: Options


class Progress(TypedDict):
    """Where the game stands, and the auction."""

    ply: int
    round: int
    phase: Phase
    turn: int | None
    first: int
    acted: int
    die: int
    lot: Cards
    bid: int
    bidder: int | None
    bidding: list[int]
    idle: NotRequired[bool]  # in this round nobody has done anything yet (BA-5.5) ...
    warned: NotRequired[bool]  # ... and in the last one nobody did at all


class PublicBoard(TypedDict):
    """What lies open."""

    laid: list[Cards]
    step: list[Company]
    seals: Annotated[dict[Company, int | None], "complete"]
    tiles: list[str | None]  # as set up; None lies face down
    face_up: int
    taken: list[int]
    merchants: list[int]
    arrival: int | None
    held: list[list[str]]
    gold: list[int]


class OwnView(TypedDict, total=False):
    """What is private in a view: no spectator sees it. With `knowledge/drawn_here`, by path."""

    seat: int
    hand: Cards
    letters: list[int | None]
    prompt: Prompt
    moves: list[str]


class View(Opening, Progress, PublicBoard):
    """What one seat sees."""

    seat: int
    pile: int
    discarded: int
    hands: list[int]
    hand: Cards | None
    ships: Annotated[dict[Company, int], "complete"]
    cannon: int
    threshold: int
    posts: Annotated[dict[Goods, Post], "complete"]
    letters: list[int | None]
    places: NotRequired[list[int]]
    knowledge: NotRequired[Knowledge]
    to_move: list[int]
    prompt: Prompt
    moves: list[str]


# --- the outlook ----------------------------------------------------------------------------------


class Race(TypedDict):
    """How a seat stands in a company, and how far it is to the seal."""

    mine: int
    best: int  # of another
    missing: int  # cards to the majority; 0: it is there
    reach: Reach  # with the cards in hand, as far as they are known
    space: int | None  # of the next shop
    second: bool  # a tile of this company is held already


class Swap(TypedDict):
    """What one tile of each company held would pay."""

    companies: int
    gold: int
    ladder: list[int]  # for 1, 2, … companies


class Strength(TypedDict):
    """Cards of a company with the lot, the hand and what is laid, against the strongest other."""

    mine: int
    best: int


class BidShares(TypedDict):
    """Who would get how many letters of a bid."""

    seats: list[int]  # from the left
    counts: list[list[int]]  # by bid, from the least on


class Bids(TypedDict):
    """What one could bid, now or when it is one's turn."""

    least: int
    most: int


class Shop(TypedDict):
    """What the tile of a company would mean."""

    mine: int  # crates in its post with this one
    best: int  # of another
    standing: Standing
    gold: int
    second: bool  # a tile of this company is there already


class Pirates(TypedDict):
    """How near the pirates are, and whom they would attack."""

    danger: Danger
    left: int  # cards to be laid before they come
    cannon: int  # the space it stands on: its scale ends, however many cards are laid (BA-4.3)
    near: int  # from so many on they are near
    first: list[Company]  # whom they would attack
    most: int  # laid cards of each of those


class Outlook(TypedDict):
    """What the choices of this moment would bring; parts that it is not about are missing."""

    seat: int  # whom it is about
    races: NotRequired[Annotated[dict[Company, Race], "complete"]]
    swap: NotRequired[Swap]
    lot: NotRequired[dict[Company, Strength]]
    bids: NotRequired[Bids]
    shares: NotRequired[BidShares]
    shops: NotRequired[dict[Company, Shop]]
    pirates: Pirates
    behind: NotRequired[int]  # the shops below this space lie behind my merchant
    arrival: int  # what the arrival tile pays


# --- events ---------------------------------------------------------------------------------------


class DieRolled(TypedDict):
    """The die was rolled."""

    event: Literal["die_rolled"]
    seat: int
    die: int


class LotTurned(TypedDict):
    """Cards were turned up and joined the lot."""

    event: Literal["lot_turned"]
    seat: int
    cards: list[Company]
    lot: list[Company]


class BidMade(TypedDict):
    """Somebody bid."""

    event: Literal["bid"]
    seat: int
    bid: int


class Plain(TypedDict):
    """Somebody passed, or kept their tiles."""

    event: Literal["passed", "kept"]
    seat: int


class LotWon(TypedDict):
    """Somebody won the lot."""

    event: Literal["lot_won"]
    seat: int
    bid: int
    cards: list[Company]


class LettersPaid(TypedDict):
    """The winner paid letters, and the others received them."""

    event: Literal["letters_paid"]
    seat: int
    paid: int
    received: list[int]


class LotStays(TypedDict):
    """Nobody bid, and the lot stays."""

    event: Literal["lot_stays"]
    seat: int
    lot: list[Company]


class Round(TypedDict):
    """A round began or ended."""

    event: Literal["first_player", "round_ended"]
    seat: int
    round: int


class Stalled(TypedDict):
    """A round passed in which nothing changed."""

    event: Literal["stalled"]
    seat: int
    rounds: int  # in a row; after the second the game is over


class Drew(TypedDict):
    """Somebody drew cards; only they see which."""

    event: Literal["drew"]
    seat: int
    count: int
    cards: NotRequired[list[Company]]


class Shuffled(TypedDict):
    """The discard pile was shuffled."""

    event: Literal["pile_shuffled"]
    seat: int
    count: int


class Laid(TypedDict):
    """Somebody laid a card, or took one back."""

    event: Literal["laid", "taken_back"]
    seat: int
    company: Company
    cannon: int


class CardsLaid(TypedDict):
    """All cards that somebody laid in this turn."""

    event: Literal["cards_laid"]
    seat: int
    cards: list[Company]
    cannon: int


class SealChanged(TypedDict):
    """A seal was gained or lost."""

    event: Literal["seal_gained", "seal_lost"]
    seat: int
    company: Company


class Sunk(TypedDict):
    """The pirates attacked."""

    event: Literal["pirates_attacked"]
    seat: int
    companies: list[Company]
    cards: int
    cannon: int


Arrived = TypedDict("Arrived", {"event": Literal["arrived"], "seat": int, "from": int})
Travelled = TypedDict(
    "Travelled",
    {"event": Literal["travelled"], "seat": int, "company": Company, "from": int, "to": int},
)


class TileTaken(TypedDict):
    """Somebody took a tile."""

    event: Literal["tile_taken"]
    seat: int
    tile: str
    space: int


class CratePlaced(TypedDict):
    """Somebody placed a crate."""

    event: Literal["crate_placed"]
    seat: int
    post: Goods
    company: Company


class Revealed(TypedDict):
    """Tiles were turned up."""

    event: Literal["tiles_revealed"]
    seat: int
    spaces: list[int]
    tiles: list[str]


class Exchanged(TypedDict):
    """Somebody exchanged tiles for gold."""

    event: Literal["exchanged"]
    seat: int
    tiles: list[str]
    gold: int


class HandShown(TypedDict):
    """A hand was shown at the end."""

    event: Literal["hand_shown"]
    seat: int
    cards: list[Company]


class LettersShown(TypedDict):
    """All letters were shown at the end."""

    event: Literal["letters_shown"]
    seat: int
    letters: list[int]


class Scored(TypedDict):
    """Gold was scored, and for what."""

    event: Literal["scored"]
    seat: int
    source: str
    gold: int


class GameOver(TypedDict):
    """The game is over, with its scores."""

    event: Literal["game_over"]
    seat: int
    scores: list[int]
    places: list[int]


Event = (
    DieRolled
    | LotTurned
    | BidMade
    | Plain
    | LotWon
    | LettersPaid
    | LotStays
    | Round
    | Stalled
    | Drew
    | Shuffled
    | Laid
    | CardsLaid
    | SealChanged
    | Sunk
    | Arrived
    | Travelled
    | TileTaken
    | CratePlaced
    | Revealed
    | Exchanged
    | HandShown
    | LettersShown
    | Scored
    | GameOver
)
