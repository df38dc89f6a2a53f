"""The shapes that leave a table of Oltre Mare: view, prompt, events, setting and outlook.

Only shapes: `sent.py`, `rules/lines.py` and `rules/view.py` fill them, and mypy sees to it that
they do. The browser's types are made from here (tools/wire_types.py). Cards, ports, goods and
markers are called by their names everywhere: salt7, Tunis, salt, calm-sea.
"""

from typing import Annotated, Literal, NotRequired, TypedDict

SymbolName = Literal["ducat", "flag", "cards", "ship"]
Phase = Literal["power", "trade", "actions", "sailing", "arrival", "cargo", "over"]
Marker = Literal[
    "none",
    "calm-sea",
    "good-deals",
    "pirate-fighter",
    "favourable-trade",
    "compass",
    "local-influence",
]
Venice = Literal["in", "top", "out"]
Whom = Literal["all"] | int  # everybody, or a seat

# --- the setting ----------------------------------------------------------------------------------


class Card(TypedDict):
    name: str  # as moves, views and events say it: salt7
    goods: str
    symbols: list[SymbolName]
    power: int
    load: int
    port: str | None


class Goods(TypedDict):
    name: str
    count: int
    pay: list[int]  # as printed: ducats for a lot of 1, 2, 3, …
    lots: list[int]  # the same for 0, 1, 2, … cards, as many as there are and one more


class Port(TypedDict):
    name: str  # as moves, views and events say it
    title: str  # as it stands on the chart
    today: str
    sea: str
    at: tuple[float, float]  # lat, lon


class Route(TypedDict):
    between: tuple[str, str]
    via: list[tuple[float, float]]  # where its drawn line bends, from first to second


class Brings(TypedDict):
    """What so many symbols of a kind bring with a marker that is active."""

    count: int  # how many they count as
    brings: int  # ducats, cards for the pirates, cards, ports
    ducats: int  # that come with them
    note: Literal["", "extra", "beaten", "paid"]  # what the marker has to do with it


class Limits(TypedDict):
    """What can be said in an offer at all."""

    ask: int  # cards of one goods
    ducats: int
    powers: list[int]
    loads: list[int]
    symbols: int  # claimed of one card


class Reconstructed(TypedDict):
    """What is ours and not printed in the box."""

    deck: bool
    chart: bool


class Setting(TypedDict):
    """What never changes during a game."""

    game: str
    edition: str
    goods: list[Goods]  # rarest first
    cards: list[Card]
    ports: list[Port]
    routes: list[Route]
    markers: list[Marker]
    worth: Annotated[dict[SymbolName, list[int]], "complete"]  # as on the player aid
    # By active marker and symbol, for 0, 1, 2, … of it.
    brings: Annotated[
        dict[Marker, Annotated[dict[SymbolName, list[Brings]], "complete"]], "complete"
    ]
    limits: Limits
    reconstructed: Reconstructed


# --- the view -------------------------------------------------------------------------------------


class Claim(TypedDict):
    """What somebody says about a card, true or not."""

    load: NotRequired[int]
    power: NotRequired[int]
    symbols: NotRequired[list[SymbolName]]


class Given(Claim):
    goods: str
    card: NotRequired[str]  # only in one's own offers


class Offer(TypedDict):
    number: int
    version: int
    owner: int
    to: Whom
    give: list[Given]
    give_ducats: int
    ask: dict[str, int]  # goods or "any"
    ask_ducats: int
    counters: int  # the offer it answers, or 0
    declined: list[int]


class SeatView(TypedDict):
    ducats: int
    hand: int
    cargo: int
    top: str | None
    pirates: int
    prestige: int
    ship: str
    marker: Marker  # the active one
    markers: int
    # What one would have to remember. Pirate cards from the bottom: "?" nobody knows, "-" one does.
    stack: NotRequired[list[str]]
    kinds: NotRequired[dict[Marker, int]]
    shown: NotRequired[list[int]]
    stowed: NotRequired[list[str]]


class Over(TypedDict):
    ask: Literal["over"]


Wait = TypedDict("Wait", {"ask": Literal["wait"], "for": int})


class Discard(TypedDict):
    ask: Literal["discard"]
    power: int
    excess: int


class Trade(TypedDict):
    ask: Literal["trade"]
    load: int
    missing: int
    price: int


Talk = TypedDict("Talk", {"ask": Literal["talk"], "with": int})


class Play(TypedDict):
    ask: Literal["play"]
    load: int
    left: int


class Sail(TypedDict):
    ask: Literal["sail"]
    left: int


class Compass(TypedDict):
    ask: Literal["compass"]


class Load(TypedDict):
    ask: Literal["load"]
    left: int


Prompt = Over | Wait | Discard | Trade | Talk | Play | Sail | Compass | Load


class View(TypedDict):
    """What one seat sees."""

    game: str
    version: int
    players: int
    options: dict[str, str]
    seat: int
    ply: int
    turns: int
    turn: int
    first: int
    phase: Phase
    to_move: list[int]
    prompt: Prompt
    moves: list[str]
    hand: list[str]
    seats: list[SeatView]
    markers: dict[str, Marker]  # by port
    pile: int
    venice: Venice
    discard: int | list[str]
    played: list[str]
    need: int
    bought: int
    price: int
    sails: int
    sailed: list[str]  # routes: "Corfu-Modon"
    dealt: list[int]
    offers: list[Offer]
    offered: int
    numbered: int
    may_offer: bool
    last_round: bool
    recycled: bool
    tracked: NotRequired[list[list[str | int]]]
    refilled: NotRequired[bool]
    pile_open: NotRequired[bool]


# --- the outlook ----------------------------------------------------------------------------------


class Top(TypedDict):
    """What a card on top of the cargo means for the hand at the next turn."""

    power: int
    load: int
    excess: int  # cards for the pirates
    missing: int  # cards to be got


class AfterDeal(TypedDict):
    """What the deal would leave me with."""

    hand: int
    ducats: int
    missing: int  # cards I would still have to get in my turn
    excess: int  # cards my top card could not hold at my next turn
    holds: dict[str, int]  # of the goods that come to me: how many I would hold


class Answers(TypedDict):
    """How an offer to me can be answered."""

    count: int  # cards to give
    cards: list[str]  # among which to choose them; none: it cannot be accepted
    listed: bool  # every way is among the moves
    counter: list[str]  # the cards that come nearest to what is asked
    lacks: dict[str, int]  # goods that are asked for, and how many of them I do not hold
    after: NotRequired[AfterDeal]  # where it can be accepted


Voyages = dict[str, "Voyages"]  # the next ports; the last ones lead nowhere


class Outlook(TypedDict):
    """What the choices of this moment would bring; only what it is about is there."""

    tops: NotRequired[dict[str, Top]]  # by card
    voyages: NotRequired[Voyages]
    partners: NotRequired[list[Whom]]  # to whom an offer may go
    plays: NotRequired[int]  # cards to be played once the trade is done
    answers: NotRequired[dict[str, Answers]]  # by offer: #3.1
    prestige: NotRequired[dict[str, list[int]]]  # by offer: the seats that it can bring prestige


# --- events ---------------------------------------------------------------------------------------


class ShipPlaced(TypedDict):
    event: Literal["ship_placed"]
    seat: int
    card: str
    port: str
    passed: int


class HandDealt(TypedDict):
    event: Literal["hand_dealt"]
    seat: int
    cards: int
    faces: NotRequired[list[str]]


class FirstPlayer(TypedDict):
    event: Literal["first_player"]
    seat: int


class TurnBegan(TypedDict):
    event: Literal["turn_began"]
    seat: int
    turn: int
    power: int
    load: int


class Paid(TypedDict):
    """Ducats that come by themselves."""

    event: Literal["influence_paid"]
    seat: int
    ducats: int
    cause: str


class Discarded(TypedDict):
    event: Literal["discarded", "took"]
    seat: int
    card: NotRequired[str]


class Bought(TypedDict):
    event: Literal["bought"]
    seat: int
    source: Literal["pile", "pirates"]
    ducats: int
    cause: str


class Offered(TypedDict):
    event: Literal["offered", "amended", "countered"]
    seat: int
    number: int
    version: int
    owner: int
    to: Whom
    give: list[Given]
    give_ducats: int
    ask: dict[str, int]
    ask_ducats: int
    counters: int
    cards: NotRequired[list[str]]  # only to its owner


class Answered(TypedDict):
    event: Literal["withdrew", "declined", "lapsed"]
    seat: int
    number: int


Dealt = TypedDict(
    "Dealt",
    {
        "event": Literal["dealt"],
        "seat": int,
        "number": int,
        "with": int,
        "given": list[str],
        "taken": list[str],
        "ducats": int,
        "cause": str,
        "given_cards": NotRequired[list[str]],
        "taken_cards": NotRequired[list[str]],
    },
)


class Prestige(TypedDict):
    event: Literal["prestige"]
    seat: int
    tiles: int


class Plain(TypedDict):
    event: Literal["trade_ended", "last_card_taken", "venice", "final_scoring"]
    seat: int


class Played(TypedDict):
    event: Literal["played", "loaded"]
    seat: int
    card: str


class Gained(TypedDict):
    event: Literal["ducats_gained", "calm_sea_paid"]
    seat: int
    symbols: int
    ducats: int
    cause: str


class Beaten(TypedDict):
    event: Literal["pirates_beaten"]
    seat: int
    symbols: int


class Plundered(TypedDict):
    event: Literal["plundered"]
    seat: int
    cards: int


class Drew(TypedDict):
    event: Literal["drew"]
    seat: int
    cards: int
    faces: NotRequired[list[str]]


Sailed = TypedDict(
    "Sailed", {"event": Literal["sailed"], "seat": int, "from": str, "port": str, "left": int}
)


class Arrived(TypedDict):
    event: Literal["arrived"]
    seat: int
    port: str
    marker: Marker


CompassUsed = TypedDict(
    "CompassUsed", {"event": Literal["compass"], "seat": int, "from": str, "port": str}
)


class TurnEnded(TypedDict):
    event: Literal["turn_ended"]
    seat: int
    hand: int


class Refilled(TypedDict):
    event: Literal["pile_refilled"]
    seat: int
    source: Literal["discard", "first_player"]
    cards: int


class PrestigePaid(TypedDict):
    event: Literal["prestige_paid"]
    seat: int
    tiles: int
    ducats: int
    cause: str


class Lot(TypedDict):
    goods: str
    count: int
    ducats: int


class CargoPaid(TypedDict):
    event: Literal["cargo_paid"]
    seat: int
    lots: list[Lot]  # from the top down
    ducats: int
    cause: str


class PiratesPaid(TypedDict):
    event: Literal["pirates_paid"]
    seat: int
    cards: int
    ducats: int
    cause: str


class MarkersPaid(TypedDict):
    event: Literal["markers_paid"]
    seat: int
    markers: int
    ducats: int
    cause: str


class GameOver(TypedDict):
    event: Literal["game_over"]
    seat: int
    scores: list[int]
    places: list[int]


Event = (
    ShipPlaced
    | HandDealt
    | FirstPlayer
    | TurnBegan
    | Paid
    | Discarded
    | Bought
    | Offered
    | Answered
    | Dealt
    | Prestige
    | Plain
    | Played
    | Gained
    | Beaten
    | Plundered
    | Drew
    | Sailed
    | Arrived
    | CompassUsed
    | TurnEnded
    | Refilled
    | PrestigePaid
    | CargoPaid
    | PiratesPaid
    | MarkersPaid
    | GameOver
)
