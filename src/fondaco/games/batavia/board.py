"""The table of Batavia: players and their ships, the posts, the row of shops, lot and hand."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fondaco.games.batavia.rules.names import ARRIVAL, BLOCK, COMPANIES, SPACES
from fondaco.games.batavia.voice.sight import Sight
from fondaco.games.batavia.voice.words import Words
from fondaco.terminal.look import TO_MOVE, heading, ribbon, seat_style

STEP = {"bid": 0, "act": 1, "lay": 1, "travel": 2, "exchange": 3}
SEAL = "★"
REACH = "→"
CELL = 15
NEAR = 5  # laid cards before the pirates come


def board(v: Sight, w: Words) -> RenderableType:
    """All of it."""
    return Group(
        top_line(v, w),
        players(v, w),
        cannon(v, w),
        posts(v, w),
        shops(v, w),
        *lot(v, w),
        hand(v, w),
    )


def brief(v: Sight, w: Words) -> RenderableType:
    """What has to be seen while one decides."""
    if v.phase == "bid":
        return Group(top_line(v, w), *lot(v, w), hand(v, w))
    if v.phase in ("act", "lay"):
        return Group(top_line(v, w), players(v, w), cannon(v, w), shops(v, w), hand(v, w))
    return top_line(v, w)


def top_line(v: Sight, w: Words) -> RenderableType:
    m = w.m
    title = Text(m("batavia-round", round=v.round), style="bold")
    title.append("  ")
    steps = [
        m("batavia-phase-auction"),
        m("batavia-phase-cards"),
        m("batavia-phase-voyage"),
        m("batavia-phase-exchange"),
    ]
    title.append_text(ribbon(steps, STEP.get(v.phase, -1)))
    return heading(title)


def players(v: Sight, w: Words) -> RenderableType:
    """Gold, hand, letters, place on the row, laid cards with seals, and tiles held."""
    m = w.m
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("", no_wrap=True)
    table.add_column(m("batavia-column-player"), no_wrap=True, overflow="ellipsis", max_width=14)
    table.add_column(m("batavia-column-gold"), justify="right")
    table.add_column(m("batavia-column-hand"), justify="right")
    table.add_column(m("batavia-column-letters"), justify="right")
    table.add_column(m("batavia-column-space"), justify="right")
    for company in range(5):
        table.add_column(w.short(company), justify="right")
    table.add_column(m("batavia-column-tiles"), no_wrap=True)
    for seat in range(v.players):
        letters = v.letters[seat]
        table.add_row(
            Text(TO_MOVE if seat == v.turn else "", style="bold"),
            Text(player(v, w, seat), style=style_of(v, seat)),
            Text(str(v.gold[seat]), style="bold"),
            Text(str(v.sizes[seat])),
            Text("?" if letters is None else str(letters)),  # BA-0.4: a secret
            Text(place(v.at[seat], w)),
            *(laid(v, seat, company) for company in range(5)),
            Text(tiles(v.held[seat], w)),
        )
    ships = [Text(str(count), style="dim") for count in v.ships]
    table.add_row("", Text(m("batavia-all-ships"), style="dim"), "", "", "", "", *ships, "")
    return table


def player(v: Sight, w: Words, seat: int) -> str:
    return w.desk.names[seat] + (w.m("batavia-first-mark") if seat == v.first else "")


def style_of(v: Sight, seat: int) -> str:
    return f"bold {seat_style(seat)}" if seat == v.seat else seat_style(seat)


def place(space: int, w: Words) -> str:
    if space == 0:
        return w.m("batavia-at-start")
    return w.m("batavia-at-arrival") if space == ARRIVAL else str(space)


def laid(v: Sight, seat: int, company: int) -> Text:
    count = v.laid[seat][company]
    if v.seals[company] == seat:
        return Text(f"{SEAL}{count}", style="bold")
    return Text(str(count) if count else "·")


def tiles(held: list[str], w: Words) -> str:
    """The tiles a player holds, by company: `E2 F1`."""
    found = []
    for company, name in enumerate(COMPANIES):
        count = sum(tile.startswith(name) for tile in held)
        if count:
            found.append(f"{w.letter(company)}{count}")
    return " ".join(found) or "–"


def cannon(v: Sight, w: Words) -> RenderableType:
    """How near the pirates are, and whom they would sink."""
    most = max(v.ships)
    largest = [company for company in range(5) if v.ships[company] == most and most]
    text = w.m(
        "batavia-cannon",
        laid=v.cannon,
        limit=v.threshold,
        left=max(0, v.threshold - v.cannon),
        most=w.companies(largest),
        count=most,
    )
    return Text(text, style="bold red" if v.cannon >= v.threshold - NEAR else "")


def posts(v: Sight, w: Words) -> RenderableType:
    """The seven trading posts: what they pay alone or tied, and everybody's crates."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(w.m("batavia-column-posts"), no_wrap=True, overflow="ellipsis", max_width=14)
    for goods, post in enumerate(v.posts):
        heads = f"{w.goods(goods)}\n{post.gold}/{post.tied}"
        table.add_column(heads, justify="right", no_wrap=True)
    for seat in range(v.players):
        row: list[Text] = []
        for post in v.posts:
            count = post.crates[seat]
            ahead = seat in post.leaders()
            text = f"{SEAL if ahead else ''}{count}" if count else "·"
            row.append(Text(text, style="bold" if ahead else ""))
        table.add_row(Text(w.desk.names[seat], style=style_of(v, seat)), *row)
    return table


def shops(v: Sight, w: Words) -> RenderableType:
    """The row from the block of the last merchant on; shops one could reach have an arrow."""
    m = w.m
    first = (max(1, min(v.at)) - 1) // BLOCK * BLOCK
    last = min(SPACES, v.face_up + BLOCK)
    reach = list(v.prompt.get("to", {}).values())
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(BLOCK):
        grid.add_column(no_wrap=True, width=CELL)
    for start in range(min(first, SPACES - BLOCK), last, BLOCK):
        spaces = range(start + 1, start + BLOCK + 1)
        grid.add_row(*(shop(v, w, space, space in reach) for space in spaces))
        if any(at in spaces for at in v.at):
            grid.add_row(*(visitors(v, w, space) for space in spaces))
    legend = ", ".join(f"{w.letter(c)} {w.company(c)}" for c in range(5))
    ends = [
        m(key, names=w.desk.listing(names))
        for key, space in (("batavia-in-start", 0), ("batavia-in-arrival", ARRIVAL))
        if (names := [w.desk.names[seat] for seat in range(v.players) if v.at[seat] == space])
    ]
    title = Text(m("batavia-shops", legend=legend), style="dim")
    return Group(title, grid, *(Text(each) for each in ends))


def shop(v: Sight, w: Words, space: int, reachable: bool) -> Text:
    number = f"{REACH if reachable else ' '}{space:>2} "
    name = v.tiles[space - 1]
    if name is None:
        return Text(f"{number}?", style="dim")
    if space in v.taken:
        return Text(f"{number}–", style="dim")
    company, _, goods = name.partition(" ")
    text = f"{number}{w.letter(COMPANIES.index(company))} {w.goods(goods)}"
    return Text(text, style="bold" if reachable else "")


def visitors(v: Sight, w: Words, space: int) -> Text:
    text = Text()
    for seat in range(v.players):
        if v.at[seat] == space:
            text.append("  ^" if not text else "^", style="dim")
            text.append(w.desk.names[seat], style=style_of(v, seat))
    text.truncate(CELL, overflow="ellipsis")
    return text


def lot(v: Sight, w: Words) -> list[RenderableType]:
    """The cards under the hammer and the standing bid, or what was left for the next auction."""
    m = w.m
    if not any(v.lot):
        return []
    if v.phase != "bid":
        return [Text(m("batavia-lot-left", cards=w.counts(v.lot)))]
    if v.bidder >= 0:
        bid = m("batavia-standing-bid", bid=v.bid, **w.desk.who(v.bidder))
    else:
        bid = m("batavia-no-bid")
    still = w.desk.listing(w.desk.name(seat) for seat in v.bidding)
    return [
        Text(m("batavia-lot", cards=w.counts(v.lot)), style="bold"),
        Text(f"{bid} {m('batavia-still-in', names=still)}"),
    ]


def hand(v: Sight, w: Words) -> RenderableType:
    text = w.m("batavia-hand", count=sum(v.hand), cards=w.counts(v.hand), letters=v.letters[v.seat])
    return Text(text)


def ledger(v: Sight, w: Words) -> RenderableType:
    """What everybody could have noted down: cards won in auctions, cards sunk, letters paid."""
    m = w.m
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for seat in range(v.players):
        text = m("batavia-ledger-seat", letters=v.letters[seat], cards=w.counts(v.known[seat]))
        grid.add_row(Text(w.desk.names[seat], style=style_of(v, seat)), Text(text))
    grid.add_row(Text(m("batavia-ledger-discard")), Text(w.counts(v.sunk)))
    return Group(Text(m("batavia-ledger"), style="dim"), grid)
