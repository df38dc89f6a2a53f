"""One seat of a table: its person or bot, the bot that stands in, and what the seat has ordered."""

from typing import Literal

from fondaco.contract.orders import Orders
from fondaco.contract.phrase import Phrase
from fondaco.table.entries import Aid, Cause


class Chair:
    """One seat of the table."""

    def __init__(self, orders: Orders | None) -> None:
        self.name = ""
        self.person: str | None = None
        self.bot = ""  # the bot that sits here
        self.stand_in = ""  # the bot that plays for the person
        self.stood: Cause | Literal[""] = ""  # why it does
        self.orders = orders  # None: there are none in this game
        # What its owner reads about an order that was dropped, until that order would have ended.
        self.dropped: Phrase | None = None
        # The offers that were open to it when it said it was ready. Everybody sees whether it still
        # is, so this must not depend on its cards.
        self.silent_at: frozenset[tuple[int, ...]] | None = None
        self.holds = 0  # how often it asked for a moment in this turn
        self.aids: tuple[Aid, ...] | None = None  # of its coach; None: it has not chosen

    @property
    def taken(self) -> bool:
        return self.person is not None or bool(self.bot)

    @property
    def mind(self) -> str:
        """The bot that decides here now; empty: a person does."""
        return self.bot or self.stand_in
