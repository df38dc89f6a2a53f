"""The table of Batavia: players and their ships, the row of shops, the posts, lot and hand."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fondaco.rules.batavia.names import (
    ACTING,
    ARRIVAL,
    BIDDING,
    BLOCK,
    COMPANIES,
    EXCHANGING,
    GOODS,
    LAYING,
    POST_PAY,
    POST_TIED,
    SPACES,
    TRAVELLING,
    threshold,
)
from fondaco.rules.batavia.scoring import crate_counts, leaders
from fondaco.rules.batavia.view import BataviaView
from fondaco.terminal.batavia.words import Words
from fondaco.terminal.look import TO_MOVE, heading, ribbon, seat_style

STEP = {BIDDING: 0, ACTING: 1, LAYING: 1, TRAVELLING: 2, EXCHANGING: 3}
SEAL = "★"
REACH = "→"
CELL = 15


def board(v: BataviaView, w: Words) -> RenderableType:
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


def brief(v: BataviaView, w: Words) -> RenderableType:
    """What has to be seen while one decides."""
    if v.seen.phase == BIDDING:
        return Group(top_line(v, w), *lot(v, w), hand(v, w))
    return Group(top_line(v, w), players(v, w), cannon(v, w), hand(v, w))


def top_line(v: BataviaView, w: Words) -> RenderableType:
    m = w.m
    seen = v.seen
    title = Text(m("batavia-round", round=seen.round), style="bold")
    title.append("  ")
    steps = [
        m("batavia-phase-auction"),
        m("batavia-phase-cards"),
        m("batavia-phase-voyage"),
        m("batavia-phase-exchange"),
    ]
    title.append_text(ribbon(steps, STEP.get(seen.phase, -1)))
    return heading(title)


def players(v: BataviaView, w: Words) -> RenderableType:
    """Gold, hand, letters, place on the row, laid cards with seals, and tiles held."""
    m = w.m
    seen = v.seen
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("", no_wrap=True)
    table.add_column(m("batavia-column-player"), no_wrap=True, overflow="ellipsis", max_width=16)
    for name in ("gold", "hand", "letters", "space"):
        table.add_column(m(f"batavia-column-{name}"), justify="right")
    for company in range(5):
        table.add_column(w.short(company), justify="right")
    table.add_column(m("batavia-column-tiles"), no_wrap=True)
    for seat in range(v.players):
        first = m("batavia-first-mark") if seat == seen.first else ""
        style = f"bold {seat_style(seat)}" if seat == v.seat else seat_style(seat)
        table.add_row(
            Text(TO_MOVE if seat == seen.turn and not seen.over else "", style="bold"),
            Text(w.desk.names[seat] + first, style=style),
            Text(str(seen.gold[seat]), style="bold"),
            Text(str(v.sizes[seat])),
            Text(letters(v, seat)),
            Text(place(seen.at[seat], w)),
            *(laid(v, seat, company) for company in range(5)),
            Text(tiles(v, seat, w)),
        )
    ships = [Text(str(seen.ships[company]), style="dim") for company in range(5)]
    table.add_row("", Text(m("batavia-all-ships"), style="dim"), "", "", "", "", *ships, "")
    return table


def letters(v: BataviaView, seat: int) -> str:
    """A secret, unless it is one's own or the table keeps a ledger (BA-0.4)."""
    known = seat == v.seat or v.seen.ledger or v.over
    return str(v.seen.letters[seat]) if known else "?"


def place(space: int, w: Words) -> str:
    if space == 0:
        return w.m("batavia-at-start")
    return w.m("batavia-at-arrival") if space == ARRIVAL else str(space)


def laid(v: BataviaView, seat: int, company: int) -> Text:
    count = v.seen.laid[5 * seat + company]
    if v.seen.seals[company] == seat:
        return Text(f"{SEAL}{count}", style="bold")
    return Text(str(count) if count else "·")


def tiles(v: BataviaView, seat: int, w: Words) -> str:
    """The tiles a player holds, by company: `E2 F1`."""
    held = v.seen.held[seat]
    found = []
    for company in range(5):
        count = (held >> 7 * company & 127).bit_count()
        if count:
            found.append(f"{w.letter(company)}{count}")
    return " ".join(found) or "–"


def cannon(v: BataviaView, w: Words) -> RenderableType:
    """How near the pirates are, and whom they would sink."""
    seen = v.seen
    limit = threshold(v.players)
    most = max(seen.ships)
    largest = [company for company in range(5) if seen.ships[company] == most and most]
    text = w.m(
        "batavia-cannon",
        laid=seen.cannon,
        limit=limit,
        left=max(0, limit - seen.cannon),
        most=w.companies(largest),
        count=most,
    )
    near = seen.cannon >= limit - 5
    return Text(text, style="bold red" if near else "")


def posts(v: BataviaView, w: Words) -> RenderableType:
    """The seven trading posts: what they pay alone or tied, and everybody's crates."""
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(w.m("batavia-column-posts"), no_wrap=True, overflow="ellipsis", max_width=12)
    for goods in range(7):
        pays = f"{w.goods(goods)}\n{POST_PAY[goods]}/{POST_TIED[goods]}"
        table.add_column(pays, justify="right", no_wrap=True)
    counts = [crate_counts(v.seen, goods) for goods in range(len(GOODS))]
    for seat in range(v.players):
        row: list[Text] = []
        for goods in range(7):
            count = counts[goods][seat]
            ahead = seat in leaders(counts[goods])
            text = f"{SEAL if ahead else ''}{count}" if count else "·"
            row.append(Text(text, style="bold" if ahead else ""))
        table.add_row(Text(w.desk.names[seat], style=seat_style(seat)), *row)
    return table


def shops(v: BataviaView, w: Words) -> RenderableType:
    """The row from the block of the last merchant on; shops one could reach have an arrow."""
    m = w.m
    seen = v.seen
    first = (max(1, min(seen.at)) - 1) // BLOCK * BLOCK
    last = min(SPACES, seen.revealed + BLOCK)
    reach = v.prompt.get("to", {})
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(BLOCK):
        grid.add_column(no_wrap=True, width=CELL)
    for start in range(min(first, SPACES - BLOCK), last, BLOCK):
        spaces = range(start + 1, start + BLOCK + 1)
        grid.add_row(*(shop(v, w, space, space in reach.values()) for space in spaces))
        if any(at in spaces for at in seen.at):
            grid.add_row(*(visitors(v, w, space) for space in spaces))
    legend = ", ".join(f"{w.letter(c)} {w.company(c)}" for c in range(len(COMPANIES)))
    title = Text(m("batavia-shops", legend=legend), style="dim")
    ends = [
        m(key, names=w.desk.listing(names))
        for key, space in (("batavia-in-start", 0), ("batavia-in-arrival", ARRIVAL))
        if (names := [w.desk.names[seat] for seat in range(v.players) if seen.at[seat] == space])
    ]
    return Group(title, grid, *(Text(each) for each in ends))


def shop(v: BataviaView, w: Words, space: int, reachable: bool) -> Text:
    seen = v.seen
    tile = seen.tiles[space - 1]
    number = f"{REACH if reachable else ' '}{space:>2} "
    if tile < 0:
        return Text(f"{number}?", style="dim")
    if not seen.left[tile // 7] >> space & 1:
        return Text(f"{number}–", style="dim")
    text = f"{number}{w.letter(tile // 7)} {w.goods(tile % 7)}"
    return Text(text, style="bold" if reachable else "")


def visitors(v: BataviaView, w: Words, space: int) -> Text:
    text = Text()
    for seat in range(v.players):
        if v.seen.at[seat] == space:
            text.append("^", style="dim")
            text.append(w.desk.names[seat], style=seat_style(seat))
    text.truncate(CELL, overflow="ellipsis")
    return text


def lot(v: BataviaView, w: Words) -> list[RenderableType]:
    """The cards under the hammer and the standing bid, or what was left for the next auction."""
    m = w.m
    seen = v.seen
    if not any(seen.lot):
        return []
    if seen.phase != BIDDING:
        return [Text(m("batavia-lot-left", cards=w.counts(seen.lot)))]
    text = Text(m("batavia-lot", cards=w.counts(seen.lot)), style="bold")
    if seen.bidder >= 0:
        bid = m("batavia-standing-bid", bid=seen.bid, **w.desk.who(seen.bidder))
    else:
        bid = m("batavia-no-bid")
    still = [w.desk.name(seat) for seat in range(v.players) if seen.bidding >> seat & 1]
    return [text, Text(f"{bid} {m('batavia-still-in', names=w.desk.listing(still))}")]


def hand(v: BataviaView, w: Words) -> RenderableType:
    seen = v.seen
    own = seen.hands[5 * v.seat : 5 * v.seat + 5]
    text = w.m(
        "batavia-hand",
        count=sum(own),
        cards=w.counts(own),
        letters=seen.letters[v.seat],
    )
    return Text(text)


def ledger(v: BataviaView, w: Words) -> RenderableType:
    """What everybody could have noted down: cards won in auctions, cards sunk, letters paid."""
    m = w.m
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for seat in range(v.players):
        cards = w.counts(v.seen.known[5 * seat : 5 * seat + 5])
        text = m("batavia-ledger-seat", letters=v.seen.letters[seat], cards=cards)
        grid.add_row(Text(w.desk.names[seat], style=seat_style(seat)), Text(text))
    grid.add_row(Text(m("batavia-ledger-discard")), Text(w.counts(v.seen.discard)))
    return Group(Text(m("batavia-ledger"), style="dim"), grid)
