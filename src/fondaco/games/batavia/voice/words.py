"""Companies, goods, cards and tiles of Batavia in words."""

from collections.abc import Iterable

from fondaco.games.batavia.rules.names import COMPANIES, GOODS, tile_name
from fondaco.messages import Messages
from fondaco.terminal.desk import Desk


class Words:
    """The vocabulary of one table."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.m: Messages = desk.m

    def company(self, company: int | str) -> str:
        name = company if isinstance(company, str) else COMPANIES[company]
        return self.m(f"batavia-company-{name}")

    def letter(self, company: int) -> str:
        """The company in one letter, for narrow places."""
        return self.m(f"batavia-letter-{COMPANIES[company]}")

    def short(self, company: int) -> str:
        """The company in three letters, for headings."""
        return self.m(f"batavia-short-{COMPANIES[company]}")

    def goods(self, goods: int | str) -> str:
        name = goods if isinstance(goods, str) else GOODS[goods]
        return self.m(f"batavia-goods-{name}")

    def companies(self, companies: Iterable[int | str]) -> str:
        return self.desk.listing(self.company(each) for each in companies)

    def tile(self, tile: int | str) -> str:
        """`France silk`"""
        name = tile if isinstance(tile, str) else tile_name(tile)
        company, _, goods = name.partition(" ")
        return self.m("batavia-tile", company=self.company(company), goods=self.goods(goods))

    def cards(self, names: Iterable[str]) -> str:
        """Ship cards, from the names of their companies: `2 England, 1 Sweden`."""
        found = list(names)
        return self.counts([found.count(company) for company in COMPANIES])

    def counts(self, counts: list[int]) -> str:
        """Ship cards, from five counts."""
        return self.desk.listing(
            self.m("batavia-some-cards", count=count, company=self.company(company))
            for company, count in enumerate(counts)
            if count
        )
