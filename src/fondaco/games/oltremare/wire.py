"""The shapes that leave a table of Oltre Mare: view, prompt, events, setting and outlook.

Only shapes: `sent.py`, `rules/show.py` and `rules/view.py` fill them, and mypy sees to it that
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
    """A card of the deck."""

    name: str  # as moves, views and events say it: salt7
    goods: str
    symbols: list[SymbolName]
    power: int
    load: int
    port: str | None
    truths: list[str]  # what can truly be said of it, as a claim says it: load 1, power 6, ship


class Goods(TypedDict):
    """A kind of goods, and what its lots are paid."""

    name: str
    count: int
    pay: list[int]  # as printed: ducats for a lot of 1, 2, 3, …
    lots: list[int]  # the same for 0, 1, 2, … cards, as many as there are and one more


class Port(TypedDict):
    """A port of the chart."""

    name: str  # as moves, views and events say it
    title: str  # as it stands on the chart
    today: str
    sea: str
    at: tuple[float, float]  # lat, lon


class Route(TypedDict):
    """A route between two ports."""

    between: tuple[str, str]
    via: list[tuple[float, float]]  # where its drawn line bends, from first to second


class Brings(TypedDict):
    """What so many symbols of a kind bring with a marker that is active."""

    count: int  # how many they count as
    brings: int  # ducats, cards for the pirates, cards, ports
    ducats: int  # that come with them
    note: Literal["", "extra", "beaten", "paid"]  # what the marker has to do with it


class OfferLimits(TypedDict):
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
    limits: OfferLimits
    reconstructed: Reconstructed


# --- the view -------------------------------------------------------------------------------------


class Claim(TypedDict):
    """What somebody says about a card, true or not."""

    load: NotRequired[int]
    power: NotRequired[int]
    symbols: NotRequired[list[SymbolName]]


class Given(Claim):
    """A card of an offer, with what is claimed of it."""

    goods: str
    card: NotRequired[str]  # only in one's own offers


class Offer(TypedDict):
    """An offer on the table."""

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


class PublicSeat(TypedDict):
    """What everybody sees of a seat."""

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
    """The game is over."""

    ask: Literal["over"]


Wait = TypedDict("Wait", {"ask": Literal["wait"], "for": int})


class Discard(TypedDict):
    """Discard cards above one's power."""

    ask: Literal["discard"]
    power: int
    excess: int


class Trade(TypedDict):
    """Trade, buy cards, or end the trade."""

    ask: Literal["trade"]
    load: int
    missing: int
    price: int


Talk = TypedDict("Talk", {"ask": Literal["talk"], "with": int})


class Play(TypedDict):
    """Play cards."""

    ask: Literal["play"]
    load: int
    left: int


class Sail(TypedDict):
    """Sail to the next port."""

    ask: Literal["sail"]
    left: int


class Compass(TypedDict):
    """Follow the compass, or stay."""

    ask: Literal["compass"]


class Load(TypedDict):
    """Load the cards that were played."""

    ask: Literal["load"]
    left: int


Prompt = Over | Wait | Discard | Trade | Talk | Play | Sail | Compass | Load


class OwnView(TypedDict, total=False):
    """What is private in a view: no spectator sees it. With `seats/SEAT/stowed`, by path."""

    seat: int
    hand: list[str]
    prompt: Prompt
    moves: list[str]
    may_offer: bool
    offers: list[Offer]  # where some are one's own
    tracked: list[list[str | int]]


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
    seats: list[PublicSeat]
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


class CargoLot(TypedDict):
    """Cards of one goods that lie together in a cargo."""

    goods: str
    count: int  # at least, where it is not exact
    pay: int
    more: int  # what one card more would pay; 0: no more than this
    exact: bool  # all its cards are in plain sight


class Loaded(CargoLot):
    """The lot on top once a card of this goods is loaded, and what can be loaded after it."""

    then: dict[str, "Loaded"]  # by goods


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
    # Where it cannot: I hold too few cards, or the active player could not reach the load.
    why: NotRequired[Literal["cards", "load"]]


Voyages = dict[str, "Voyages"]  # the next ports; the last ones lead nowhere


class PortArrival(TypedDict):
    """What it would bring to end the voyage in a port."""

    marker: Marker  # becomes the active one; a compass leads on at once
    instead: Marker  # the one that is active now and would not be any more; none: nothing is lost


class Outlook(TypedDict):
    """What the choices of this moment would bring; only what it is about is there."""

    tops: NotRequired[dict[str, Top]]  # by card
    loads: NotRequired[dict[str, Loaded]]  # the goods that can be loaded next
    # By seat, from the top down: as far as the lots are in plain sight.
    cargo: NotRequired[list[list[CargoLot]]]
    voyages: NotRequired[Voyages]
    arrivals: NotRequired[dict[str, PortArrival]]  # by port: where the ship can end
    reach: NotRequired[list[list[str]]]  # by ships that are played: the ports where it could end
    partners: NotRequired[list[Whom]]  # to whom an offer may go
    plays: NotRequired[int]  # cards to be played once the trade is done
    to_amend: NotRequired[list[str]]  # my own offers, which I can change: #3.1
    to_counter: NotRequired[list[str]]  # offers to which I can make a counter-offer
    answers: NotRequired[dict[str, Answers]]  # by offer: #3.1
    prestige: NotRequired[dict[str, list[int]]]  # by offer: the seats that it can bring prestige


# --- events ---------------------------------------------------------------------------------------


class ShipPlaced(TypedDict):
    """A ship was placed at the beginning."""

    event: Literal["ship_placed"]
    seat: int
    card: str
    port: str
    passed: int


class HandDealt(TypedDict):
    """A hand was dealt; only its owner sees it."""

    event: Literal["hand_dealt"]
    seat: int
    cards: int
    faces: NotRequired[list[str]]


class FirstPlayer(TypedDict):
    """Who begins."""

    event: Literal["first_player"]
    seat: int


class TurnBegan(TypedDict):
    """A turn began."""

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
    """Somebody discarded or took a card; only they see it."""

    event: Literal["discarded", "took"]
    seat: int
    card: NotRequired[str]


class Bought(TypedDict):
    """Somebody paid for a card."""

    event: Literal["bought"]
    seat: int
    source: Literal["pile", "pirates"]
    ducats: int
    cause: str


class Offered(TypedDict):
    """Somebody made, changed or countered an offer."""

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
    """An offer was withdrawn, was declined, or lapsed."""

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
    """Somebody got prestige for a deal."""

    event: Literal["prestige"]
    seat: int
    tiles: int


class Plain(TypedDict):
    """Something happened that needs no more words."""

    event: Literal["trade_ended", "last_card_taken", "venice", "final_scoring"]
    seat: int


class Played(TypedDict):
    """Somebody played or loaded a card."""

    event: Literal["played", "loaded"]
    seat: int
    card: str


class Gained(TypedDict):
    """Symbols were paid in ducats."""

    event: Literal["ducats_gained", "calm_sea_paid"]
    seat: int
    symbols: int
    ducats: int
    cause: str


class Beaten(TypedDict):
    """A marker beat the pirates."""

    event: Literal["pirates_beaten"]
    seat: int
    symbols: int


class Plundered(TypedDict):
    """The pirates plundered."""

    event: Literal["plundered"]
    seat: int
    cards: int


class Drew(TypedDict):
    """Somebody drew cards; only they see which."""

    event: Literal["drew"]
    seat: int
    cards: int
    faces: NotRequired[list[str]]


Sailed = TypedDict(
    "Sailed", {"event": Literal["sailed"], "seat": int, "from": str, "port": str, "left": int}
)


class Arrived(TypedDict):
    """A ship arrived in a port."""

    event: Literal["arrived"]
    seat: int
    port: str
    marker: Marker


CompassUsed = TypedDict(
    "CompassUsed", {"event": Literal["compass"], "seat": int, "from": str, "port": str}
)


class TurnEnded(TypedDict):
    """A turn ended."""

    event: Literal["turn_ended"]
    seat: int
    hand: int


class Refilled(TypedDict):
    """The pile was made again."""

    event: Literal["pile_refilled"]
    seat: int
    source: Literal["discard", "first_player"]
    cards: int


class PrestigePaid(TypedDict):
    """Prestige was paid at the end."""

    event: Literal["prestige_paid"]
    seat: int
    tiles: int
    ducats: int
    cause: str


class PaidLot(TypedDict):
    """Cards of one goods that lie together."""

    goods: str
    count: int
    ducats: int


class CargoPaid(TypedDict):
    """A cargo was paid."""

    event: Literal["cargo_paid"]
    seat: int
    lots: list[PaidLot]  # from the top down
    ducats: int
    cause: str


class PiratesPaid(TypedDict):
    """Pirate stacks were paid for at the end."""

    event: Literal["pirates_paid"]
    seat: int
    cards: int
    ducats: int
    cause: str


class MarkersPaid(TypedDict):
    """Markers were paid at the end."""

    event: Literal["markers_paid"]
    seat: int
    markers: int
    ducats: int
    cause: str


class GameOver(TypedDict):
    """The game is over, with its scores."""

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
