"""The table of Batavia: players and their ships, the posts, the row of shops, lot and hand."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fondaco.console.styles import TO_MOVE, heading, ribbon, seat_style
from fondaco.contract.phrase import Row
from fondaco.contract.translator import Translator
from fondaco.games.batavia.board.drawn_table import DrawnTable
from fondaco.games.batavia.rules.names import ARRIVAL, BLOCK, COMPANIES, SCALE_END, SPACES
from fondaco.games.batavia.voice.words import Words

STEP = {"bid": 0, "act": 1, "lay": 1, "travel": 2, "exchange": 3}
SEAL = "★"
REACH = "→"
CELL = 15
NEAR = 5  # laid cards before the pirates come


class Drawer:
    """Draws for one seat: `w` knows how things are called, `m` has the words."""

    def __init__(self, w: Words, m: Translator) -> None:
        self.w = w
        self.m = m

    def board(self, v: DrawnTable) -> RenderableType:
        """All of it."""
        return Group(
            self.top_line(v),
            *self.warning(v),
            self.players(v),
            self.cannon(v),
            self.posts(v),
            self.shops(v),
            *self.lot(v),
            self.hand(v),
        )

    def brief(self, v: DrawnTable) -> RenderableType:
        """What a player has to see while deciding."""
        if v.phase == "bid":
            return Group(self.top_line(v), *self.warning(v), *self.lot(v), self.hand(v))
        if v.phase in ("act", "lay"):
            return Group(
                self.top_line(v),
                *self.warning(v),
                self.players(v),
                self.cannon(v),
                self.shops(v),
                self.hand(v),
            )
        return self.top_line(v)

    def top_line(self, v: DrawnTable) -> RenderableType:
        """The round, its steps, and where it stands."""
        title = Text(self.m("batavia-round", round=v.round), style="bold")
        title.append("  ")
        steps = [
            self.m("batavia-phase-auction"),
            self.m("batavia-phase-cards"),
            self.m("batavia-phase-voyage"),
            self.m("batavia-phase-exchange"),
        ]
        title.append_text(ribbon(steps, STEP.get(v.phase, -1)))
        return heading(title)

    def players(self, v: DrawnTable) -> RenderableType:
        """Gold, hand, letters, place on the row, laid cards with seals, and tiles held."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        table.add_column("", no_wrap=True)
        table.add_column(
            self.m("batavia-column-player"), no_wrap=True, overflow="ellipsis", max_width=14
        )
        table.add_column(self.m("batavia-column-gold"), justify="right")
        table.add_column(self.m("batavia-column-hand"), justify="right")
        table.add_column(self.m("batavia-column-letters"), justify="right")
        table.add_column(self.m("batavia-column-space"), justify="right")
        for company in range(5):
            table.add_column(self.m.say(self.w.short(company)), justify="right")
        table.add_column(self.m("batavia-column-tiles"), no_wrap=True)
        for seat in range(v.players):
            letters = v.letters[seat]
            table.add_row(
                Text(TO_MOVE if seat == v.turn else "", style="bold"),
                Text(self.player(v, seat), style=self.style_of(v, seat)),
                Text(str(v.gold[seat]), style="bold"),
                Text(str(v.sizes[seat])),
                Text("?" if letters is None else str(letters)),  # BA-0.4: a secret
                Text(self.place(v.at[seat])),
                *(self.laid(v, seat, company) for company in range(5)),
                Text(self.tiles(v.held[seat])),
            )
        ships = [Text(str(count), style="dim") for count in v.ships]
        table.add_row(
            "", Text(self.m("batavia-all-ships"), style="dim"), "", "", "", "", *ships, ""
        )
        return table

    def player(self, v: DrawnTable, seat: int) -> str:
        """A name, with a mark for the first player."""
        # While bids are made nobody is first player of this round yet.
        first = seat == v.first and v.phase != "bid"
        return self.w.voice.names[seat] + (self.m("batavia-first-mark") if first else "")

    def style_of(self, v: DrawnTable, seat: int) -> str:
        """The colour of a seat; the player's own is bold."""
        return f"bold {seat_style(seat)}" if seat == v.seat else seat_style(seat)

    def place(self, space: int) -> str:
        """Where a merchant stands, in words or as a number."""
        if space == 0:
            return self.m("batavia-at-start")
        return self.m("batavia-at-arrival") if space == ARRIVAL else str(space)

    def laid(self, v: DrawnTable, seat: int, company: int) -> Text:
        """How many cards of a company a seat has laid, with a mark for its seal."""
        count = v.laid[seat][company]
        if v.seals[company] == seat:
            return Text(f"{SEAL}{count}", style="bold")
        return Text(str(count) if count else "·")

    def tiles(self, held: list[str]) -> str:
        """The tiles a player holds, by company: `E2 F1`."""
        found = []
        for company, name in enumerate(COMPANIES):
            count = sum(tile.startswith(name) for tile in held)
            if count:
                found.append(f"{self.m.say(self.w.letter(company))}{count}")
        return " ".join(found) or "–"

    def warning(self, v: DrawnTable) -> list[RenderableType]:
        """That the game is about to end because nobody does anything (BA-5.5)."""
        return [Text(self.m("batavia-warned"), style="bold red")] if v.warned else []

    def cannon(self, v: DrawnTable) -> RenderableType:
        """How near the pirates are, and whom they would sink."""
        near = v.cannon >= v.threshold - NEAR
        most = max(v.ships) if near else 0  # whom they sink is open until then
        largest = [COMPANIES[at] for at in range(5) if v.ships[at] == most and most]
        text = self.m(
            "batavia-cannon",
            laid=min(v.cannon, SCALE_END),
            limit=v.threshold,
            left=max(0, v.threshold - v.cannon),
            most=self.w.the_companies(largest),
            count=most,
        )
        return Text(text, style="bold red" if near else "")

    def posts(self, v: DrawnTable) -> RenderableType:
        """The seven trading posts: what they pay alone or tied, and everybody's crates."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        table.add_column(
            self.m("batavia-column-posts"), no_wrap=True, overflow="ellipsis", max_width=14
        )
        for goods, post in enumerate(v.posts):
            heads = f"{self.m.say(self.w.goods(goods))}\n{post.gold}/{post.tied}"
            table.add_column(heads, justify="right", no_wrap=True)
        for seat in range(v.players):
            row: list[Text] = []
            for post in v.posts:
                count = post.crates[seat]
                ahead = seat in post.leaders()
                text = f"{SEAL if ahead else ''}{count}" if count else "·"
                row.append(Text(text, style="bold" if ahead else ""))
            table.add_row(Text(self.w.voice.names[seat], style=self.style_of(v, seat)), *row)
        return table

    def shops(self, v: DrawnTable) -> RenderableType:
        """The row from the block of the last merchant on; shops within reach have an arrow."""
        first = (max(1, min(v.at)) - 1) // BLOCK * BLOCK
        last = min(SPACES, v.face_up + BLOCK)
        reach = list(v.prompt.get("to", {}).values())
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(BLOCK):
            grid.add_column(no_wrap=True, width=CELL)
        for start in range(min(first, SPACES - BLOCK), last, BLOCK):
            spaces = range(start + 1, start + BLOCK + 1)
            grid.add_row(*(self.shop(v, space, space in reach) for space in spaces))
            if any(at in spaces for at in v.at):
                grid.add_row(*(self.visitors(v, space) for space in spaces))
        legend = Row([Row([self.w.letter(c), self.w.company(c)], " ") for c in range(5)])
        names = self.w.voice.names
        ends = [
            self.m(key, names=Row(there))
            for key, space in (("batavia-in-start", 0), ("batavia-in-arrival", ARRIVAL))
            if (there := [names[seat] for seat in range(v.players) if v.at[seat] == space])
        ]
        title = Text(self.m("batavia-shops", legend=legend), style="dim")
        return Group(title, grid, *(Text(each) for each in ends))

    def shop(self, v: DrawnTable, space: int, reachable: bool) -> Text:
        """One space of the voyage with its tile."""
        number = f"{REACH if reachable else ' '}{space:>2} "
        name = v.tiles[space - 1]
        if name is None:
            return Text(f"{number}?", style="dim")
        if space in v.taken:
            return Text(f"{number}–", style="dim")
        company, _, goods = name.partition(" ")
        letter = self.w.letter(COMPANIES.index(company))
        text = f"{number}{self.m.say(Row([letter, self.w.goods(goods)], ' '))}"
        return Text(text, style="bold" if reachable else "")

    def visitors(self, v: DrawnTable, space: int) -> Text:
        """The merchants that stand on a space."""
        text = Text()
        for seat in range(v.players):
            if v.at[seat] == space:
                text.append("  ^" if not text else "^", style="dim")
                text.append(self.w.voice.names[seat], style=self.style_of(v, seat))
        text.truncate(CELL, overflow="ellipsis")
        return text

    def lot(self, v: DrawnTable) -> list[RenderableType]:
        """The cards under the hammer and the standing bid, or what is left for the next."""
        if not any(v.lot):
            return []
        if v.phase != "bid":
            return [Text(self.m("batavia-lot-left", cards=self.w.counts(v.lot)))]
        if v.bidder >= 0:
            bid = self.m("batavia-standing-bid", bid=v.bid, **self.w.voice.who(v.bidder))
        else:
            bid = self.m("batavia-no-bid")
        still = Row([self.w.voice.name(seat) for seat in v.bidding])
        return [
            Text(self.m("batavia-lot", cards=self.w.counts(v.lot)), style="bold"),
            Text(f"{bid} {self.m('batavia-still-in', names=still)}"),
        ]

    def hand(self, v: DrawnTable) -> RenderableType:
        """The player's own cards and letters."""
        cards = self.w.counts(v.hand)
        letters = v.letters[v.seat]
        return Text(self.m("batavia-hand", count=sum(v.hand), cards=cards, letters=letters))

    def ledger(self, v: DrawnTable) -> RenderableType:
        """What everybody could have noted down: cards won in auctions, cards sunk, letters paid."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        for seat in range(v.players):
            cards = self.w.counts(v.known[seat])
            text = self.m("batavia-ledger-seat", letters=v.letters[seat], cards=cards)
            grid.add_row(Text(self.w.voice.names[seat], style=self.style_of(v, seat)), Text(text))
        grid.add_row(
            Text(self.m("batavia-ledger-discard")), Text(self.m.say(self.w.counts(v.sunk)))
        )
        return Group(Text(self.m("batavia-ledger"), style="dim"), grid)
