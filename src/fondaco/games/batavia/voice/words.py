"""Companies, goods, cards and tiles of Batavia as they are said."""

from collections.abc import Iterable

from fondaco.contract.phrase import Phrase, Row, say
from fondaco.contract.voice import Addressee
from fondaco.games.batavia.rules.names import COMPANIES, GOODS, tile_name


class Words:
    """The vocabulary of one table."""

    def __init__(self, voice: Addressee) -> None:
        self.voice = voice

    def company(self, company: int | str) -> Phrase:
        """The name of a company."""
        name = company if isinstance(company, str) else COMPANIES[company]
        return say(f"batavia-company-{name}")

    def letter(self, company: int) -> Phrase:
        """The company in one letter, for narrow places."""
        return say(f"batavia-letter-{COMPANIES[company]}")

    def short(self, company: int) -> Phrase:
        """The company in three letters, for headings."""
        return say(f"batavia-short-{COMPANIES[company]}")

    def goods(self, goods: int | str) -> Phrase:
        """The name of some goods."""
        name = goods if isinstance(goods, str) else GOODS[goods]
        return say(f"batavia-goods-{name}")

    def the_companies(self, companies: Iterable[str]) -> Row:
        """`England and the Netherlands`, as a sentence wants them."""
        return Row([say("batavia-the", company=each) for each in companies])

    def of_companies(self, companies: Iterable[str]) -> Row:
        """`of England and of the Netherlands`"""
        return Row([say("batavia-of", company=each) for each in companies])

    def tile(self, tile: int | str) -> Phrase:
        """`silk (France)`"""
        name = tile if isinstance(tile, str) else tile_name(tile)
        company, _, goods = name.partition(" ")
        return say("batavia-tile", company=self.company(company), goods=self.goods(goods))

    def cards(self, names: Iterable[str]) -> Row:
        """Ship cards, from the names of their companies: `England ×2 and Sweden ×1`."""
        found = list(names)
        return self.counts([found.count(company) for company in COMPANIES])

    def counts(self, counts: list[int]) -> Row:
        """Ship cards, from five counts."""
        return Row(
            [
                say("batavia-some-cards", count=count, company=self.company(company))
                for company, count in enumerate(counts)
                if count
            ]
        )

    def shares(self, shares: Iterable[tuple[int, int]]) -> Row:
        """Who gets how many, from seats and numbers: `you 2 and Joris 1`."""
        return Row(
            [
                say("batavia-share", name=self.voice.name(seat), count=count)
                for seat, count in shares
                if count
            ]
        )
