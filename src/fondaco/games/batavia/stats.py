"""What only Batavia has: auctions, exchanges and pirates."""

from collections import Counter, defaultdict
from statistics import fmean
from typing import Any

from fondaco.contract.phrase import Said, say
from fondaco.contract.rules import Move, Rules
from fondaco.contract.stats import (
    Columns,
    Income,
    Notes,
    Picture,
    StatsTable,
    Watch,
    distribution,
    ratio,
    rounded,
)


class BataviaWatch(Watch):
    """Counts what happens in games of Batavia."""

    def __init__(self, rules: Rules) -> None:
        super().__init__(rules)
        self.sold: list[tuple[int, int]] = []  # cards in the lot, and what it was sold for
        self.unsold = 0
        self.exchanges: list[tuple[int, int]] = []  # companies handed in, and the gold
        self.attacks: list[int] = []  # cards sunk

    def income(self, told: dict[str, Any]) -> list[Income]:
        if told["event"] == "exchanged":
            return [(told["seat"], "exchange", told["gold"])]
        if told["event"] == "scored":
            return [(told["seat"], told["source"], told["gold"])]
        return []

    @classmethod
    def called(cls, cause: str) -> Said:
        return say(f"batavia-cause-{cause}")

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

    # --- all games together -----------------------------------------------------------------------

    @classmethod
    def sum_up(cls, group: list[Notes]) -> dict[str, Any]:
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
            "unsold_share": ratio(unsold, len(sold) + unsold),
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

    @classmethod
    def tables(cls, more: dict[str, Any]) -> list[StatsTable]:
        per_game = say("batavia-stats-in-a-game")
        house: list[list[Said]] = [[per_game, f"{more['auctions_per_game']:.2f}"]]
        if more["unsold_share"] is not None:
            house.append([say("batavia-stats-unsold"), f"{more['unsold_share']:.1%}"])
        lots = [
            [str(row["cards"]), f"{row['lots']:,}", f"{row['price']:.2f}"]
            for row in more["price_by_cards"]
        ]
        price = more["price"]
        everything: list[list[Said]] = []
        if price["count"]:
            total = say("batavia-stats-all")
            everything.append([total, f"{price['count']:,}", f"{price['mean']:.2f}"])
        exchanges = [
            [str(row["companies"]), f"{row['number']:,}", f"{row['per_game']:.2f}"]
            for row in more["exchanges"]
        ]
        attacks, sunk = more["attacks"], more["cards_sunk"]
        pirates = [_spread("batavia-stats-attacks", attacks)]
        if sunk["count"]:
            pirates.append(_spread("batavia-stats-sunk", sunk))
        by_lot = (
            say("batavia-stats-cards"),
            say("batavia-stats-lots"),
            say("batavia-stats-mean-price"),
        )
        by_size = (say("batavia-stats-companies"), say("batavia-stats-exchanges"), per_game)
        spread = (
            say("batavia-stats-pirates"),
            say("batavia-stats-mean"),
            say("batavia-stats-most"),
        )
        return [
            StatsTable((say("batavia-stats-auctions"), ""), [house]),
            StatsTable(by_lot, [lots, everything]),
            StatsTable(by_size, [exchanges]),
            StatsTable(spread, [pirates]),
        ]

    @classmethod
    def picture(cls, more: dict[str, Any]) -> Picture | None:
        """Prices in the auctions, exchanges by size, and attacks in a game."""
        exchanges = [[row["companies"], row["number"]] for row in more["exchanges"]]
        return [
            Columns(more["price"]["counts"], say("batavia-stats-price"), say("batavia-stats-lots")),
            Columns(exchanges, say("batavia-stats-size"), say("batavia-stats-exchanges")),
            Columns(
                more["attacks"]["counts"], say("batavia-stats-attacked"), say("batavia-stats-games")
            ),
        ]


def _spread(name: str, found: dict[str, Any]) -> list[Said]:
    return [say(name), f"{found['mean']:.2f}", str(found["max"])]
