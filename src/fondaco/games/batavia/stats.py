"""What only Batavia has: auctions, exchanges and pirates."""

from collections import Counter, defaultdict
from statistics import fmean
from typing import TYPE_CHECKING, Any

from fondaco.arena.interval import rounded
from fondaco.arena.stats import watch
from fondaco.arena.stats.notes import Notes
from fondaco.contract.rules import Move
from fondaco.records import Game

if TYPE_CHECKING:
    from matplotlib.figure import Figure
    from rich.table import Table


class Watch(watch.Watch):
    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.sold: list[tuple[int, int]] = []  # cards in the lot, and what it was sold for
        self.unsold = 0
        self.exchanges: list[tuple[int, int]] = []  # companies handed in, and the gold
        self.attacks: list[int] = []  # cards sunk

    def income(self, told: dict[str, Any]) -> list[watch.Income]:
        if told["event"] == "exchanged":
            return [(told["seat"], "exchange", told["gold"])]
        if told["event"] == "scored":
            return [(told["seat"], told["source"], told["gold"])]
        return []

    def look(self, seat: int, move: Move, told: dict[str, Any]) -> None:
        match told["event"]:
            case "lot_won":
                self.sold.append((len(told["cards"]), told["bid"]))
            case "lot_stays":
                self.unsold += 1
            case "exchanged":
                self.exchanges.append((len(told["tiles"]), told["gold"]))
            case "pirates_attacked":
                self.attacks.append(told["cards"])

    def found(self) -> dict[str, Any]:
        return {
            "sold": self.sold,
            "unsold": self.unsold,
            "exchanges": self.exchanges,
            "attacks": self.attacks,
        }


# --- all games together ---------------------------------------------------------------------------


def sum_up(group: list[Notes]) -> dict[str, Any]:
    from fondaco.arena.stats.summary import distribution

    games = len(group)
    sold = [lot for notes in group for lot in notes.found["sold"]]
    unsold = sum(notes.found["unsold"] for notes in group)
    exchanges = [one for notes in group for one in notes.found["exchanges"]]
    attacks = [cards for notes in group for cards in notes.found["attacks"]]
    prices: dict[int, list[int]] = defaultdict(list)
    for cards, price in sold:
        prices[cards].append(price)
    sizes = Counter(size for size, _ in exchanges)
    return {
        "auctions_per_game": rounded((len(sold) + unsold) / games),
        "unsold_share": rounded(unsold / (len(sold) + unsold)) if sold or unsold else None,
        "price": distribution([price for _, price in sold]),
        "price_by_cards": [
            {"cards": cards, "lots": len(prices[cards]), "price": rounded(fmean(prices[cards]))}
            for cards in sorted(prices)
        ],
        "exchanges_per_game": rounded(len(exchanges) / games),
        "exchanges": [
            {"companies": size, "number": sizes[size], "per_game": rounded(sizes[size] / games)}
            for size in sorted(sizes)
        ],
        "attacks": distribution([len(notes.found["attacks"]) for notes in group]),
        "cards_sunk": distribution(attacks),
    }


def tables(more: dict[str, Any]) -> list["Table"]:
    from rich.table import Table

    from fondaco.arena.summary import right

    auctions = Table("cards in the lot", *map(right, ("lots", "mean price")))
    for row in more["price_by_cards"]:
        auctions.add_row(str(row["cards"]), f"{row['lots']:,}", f"{row['price']:.2f}")
    auctions.add_section()
    if more["price"]["count"]:
        price = more["price"]
        auctions.add_row("all", f"{price['count']:,}", f"{price['mean']:.2f}")
    house = Table("auctions", right(""))
    house.add_row("in a game", f"{more['auctions_per_game']:.2f}")
    if more["unsold_share"] is not None:
        house.add_row("without a bid", f"{more['unsold_share']:.1%}")
    exchanges = Table("companies exchanged", *map(right, ("exchanges", "in a game")))
    for row in more["exchanges"]:
        exchanges.add_row(str(row["companies"]), f"{row['number']:,}", f"{row['per_game']:.2f}")
    attacks = more["attacks"]
    pirates = Table("pirates", right("mean"), right("most"))
    pirates.add_row("attacks in a game", f"{attacks['mean']:.2f}", str(attacks["max"]))
    if more["cards_sunk"]["count"]:
        sunk = more["cards_sunk"]
        pirates.add_row("cards sunk in one", f"{sunk['mean']:.2f}", str(sunk["max"]))
    return [house, auctions, exchanges, pirates]


def draw(more: dict[str, Any]) -> "Figure | None":
    """Prices in the auctions, exchanges by size, and attacks in a game."""
    from fondaco.arena.plotting import BLUE, GREY, ORANGE, new_figure, plain

    figure = new_figure(10, 3.2)
    axes = figure.subplots(1, 3)
    panels = (
        (more["price"]["counts"], "price of a lot, in letters", "lots", BLUE),
        (
            [[row["companies"], row["number"]] for row in more["exchanges"]],
            "companies in an exchange",
            "exchanges",
            ORANGE,
        ),
        (more["attacks"]["counts"], "attacks of pirates in a game", "games", GREY),
    )
    for panel, (counts, below, left, colour) in zip(axes, panels, strict=True):
        panel.bar([value for value, _ in counts], [number for _, number in counts], color=colour)
        panel.set_xlabel(below)
        panel.set_ylabel(left)
        panel.locator_params(axis="x", integer=True)
        plain(panel)
    return figure
