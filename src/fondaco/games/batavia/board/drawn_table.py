"""What a seat sees of Batavia, from its view as plain data: numbers by company and by seat."""

from typing import Any

from fondaco.contract.rules import View
from fondaco.games.batavia.rules.names import COMPANIES, GOODS
from fondaco.games.batavia.rules.scoring import leaders


class DrawnTable:
    """The table as one seat sees it; what would have to be remembered only with a ledger."""

    def __init__(self, view: View, ledger: bool) -> None:
        data = view.as_json(ledger)
        self.seat = view.seat
        self.players = view.players
        self.prompt = view.prompt

        self.round: int = data["round"]
        self.phase: str = data["phase"]
        self.warned = data.get("warned", False) and not view.over
        self.turn = _seat(data["turn"])
        self.first: int = data["first"]
        self.lot = _counts(data["lot"])
        self.bid: int = data["bid"]
        self.bidder = _seat(data["bidder"])
        self.bidding: list[int] = data["bidding"]

        self.sizes: list[int] = data["hands"]
        self.hand = _counts(data["hand"])
        self.laid = [_counts(cards) for cards in data["laid"]]
        self.seals = [_seat(data["seals"][company]) for company in COMPANIES]
        self.ships = _counts(data["ships"])
        self.cannon: int = data["cannon"]
        self.threshold: int = data["threshold"]

        self.tiles: list[str | None] = data["tiles"]  # as set up; None is face down
        self.face_up: int = data["face_up"]
        self.taken: list[int] = data["taken"]
        self.at: list[int] = data["merchants"]
        self.held: list[list[str]] = data["held"]
        self.posts = [DrawnPost(data["posts"][goods], view.players) for goods in GOODS]
        self.gold: list[int] = data["gold"]

        known = data.get("knowledge")
        self.letters: list[int | None] = known["letters"] if known else data["letters"]
        self.known = [_counts(cards) for cards in known["hands"]] if known else []
        self.sunk = _counts(known["discards"]) if known else []


class DrawnPost:
    """A trading post: everybody's crates, and what it pays."""

    def __init__(self, data: dict[str, Any], players: int) -> None:
        owners = list(data["crates"].values())
        self.crates = [owners.count(seat) for seat in range(players)]
        self.gold: int = data["gold"]
        self.tied: int = data["tied"]

    def leaders(self) -> list[int]:
        """The seats with the most crates."""
        return leaders(self.crates)


def _counts(cards: dict[str, int] | None) -> list[int]:
    return [(cards or {}).get(company, 0) for company in COMPANIES]


def _seat(seat: int | None) -> int:
    return -1 if seat is None else seat
