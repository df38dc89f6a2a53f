"""What a player of Batavia can choose, with what it would lead to."""

from fondaco.rules.batavia.auction import pay_letters
from fondaco.rules.batavia.names import (
    ACTING,
    BACK,
    BID,
    BIDDING,
    COMPANIES,
    DONE,
    DRAW,
    EXCHANGE,
    EXCHANGE_PAY,
    KEEP,
    LAY,
    LAYING,
    PASS,
    POST_PAY,
    POST_TIED,
    TRAVEL,
    TRAVELLING,
    threshold,
)
from fondaco.rules.batavia.scoring import crate_counts, leaders
from fondaco.rules.batavia.view import BataviaView
from fondaco.terminal.batavia.words import Words
from fondaco.terminal.menu import Choice


def choices(v: BataviaView, w: Words) -> list[Choice]:
    """The menu of this seat."""
    phase = v.seen.phase
    if phase == BIDDING:
        return bids(v, w)
    if phase in (ACTING, LAYING):
        return cards(v, w)
    if phase == TRAVELLING:
        return [travel(v, w, move - TRAVEL) for move in v.moves]
    m = w.m
    pay = v.prompt["gold"]
    tiles = w.desk.listing(w.tile(tile) for tile in v.prompt["tiles"])
    return [
        Choice((m("batavia-exchange", gold=pay, tiles=tiles),), [EXCHANGE]),
        Choice((m("batavia-keep", more=next_exchange(v)),), [KEEP]),
    ]


# --- the auction --------------------------------------------------------------------------------


def bids(v: BataviaView, w: Words) -> list[Choice]:
    """The number typed is the bid."""
    m = w.m
    found = [Choice((m("batavia-pass"),), [PASS], key="0")]
    most = v.prompt["max"]
    for move in v.moves:
        if move > BID:
            bid = move - BID
            label = m("batavia-bid", bid=bid, most=most)
            found.append(Choice((label,), [move], key=str(bid), listed=bid == v.prompt["min"]))
    return found


def bid_hint(v: BataviaView, w: Words) -> str:
    """What the lot would mean: cards of each company then, against the strongest other."""
    seen = v.seen
    parts = [
        w.m(
            "batavia-lot-means",
            company=w.company(company),
            mine=mine(v, company) + seen.lot[company],
            best=best_other(v, company),
        )
        for company in range(5)
        if seen.lot[company]
    ]
    return w.m("batavia-lot-would", parts="; ".join(parts))


def payment(v: BataviaView, bid: int) -> list[int]:
    """Who would get how many letters (BA-2.3)."""
    letters = [0] * v.players
    pay_letters(letters, v.seat, bid)
    return letters


def mine(v: BataviaView, company: int) -> int:
    """Own cards of a company, laid or in hand."""
    at = 5 * v.seat + company
    return v.seen.laid[at] + v.seen.hands[at]


def best_other(v: BataviaView, company: int) -> int:
    """The most cards of a company that another player has laid."""
    return max(v.seen.laid[5 * seat + company] for seat in range(v.players) if seat != v.seat)


# --- cards ----------------------------------------------------------------------------------------


def cards(v: BataviaView, w: Words) -> list[Choice]:
    m = w.m
    found: list[Choice] = []
    for company in range(5):
        if LAY + company in v.moves:
            found.append(lay(v, w, company))
    if DONE in v.moves:
        found.append(Choice((m("batavia-done"),), [DONE], note=after_done(v, w), key="d"))
    if BACK in v.moves:
        last = w.company(v.seen.step[-1])
        found.append(Choice((m("batavia-back", company=last),), [BACK], key="k"))
    if DRAW in v.moves:
        found.append(Choice((m("batavia-draw", cards=v.prompt["draw"]),), [DRAW]))
    return found


def lay(v: BataviaView, w: Words, company: int) -> Choice:
    """One card of a company, and how far it is to the seal."""
    m = w.m
    at = 5 * v.seat + company
    laid, held = v.seen.laid[at], v.seen.hands[at]
    best = best_other(v, company)
    missing = best + 1 - laid
    if missing <= 0:
        note = m("batavia-lay-have")
    elif missing > held:
        note = m("batavia-lay-never", missing=missing)
    else:
        note = m("batavia-lay-missing", missing=missing)
    cells = (
        m("batavia-lay", company=w.company(company)),
        m("batavia-lay-hand", count=held),
        m("batavia-lay-laid", mine=laid, best=best),
    )
    return Choice(cells, [LAY + company], note)


def after_done(v: BataviaView, w: Words) -> str:
    """The seals and the shops that the cards laid so far give."""
    m = w.m
    prompt = v.prompt
    if prompt.get("arrival"):
        return m("batavia-done-arrival")
    to = [
        m("batavia-shop", tile=w.tile(v.seen.tiles[space - 1]), space=space)
        for space in prompt["to"].values()
    ]
    return m("batavia-done-to", shops=w.desk.listing(to))


def pirate_hint(v: BataviaView, w: Words) -> str:
    """Who would be sunk after this turn; empty if nobody."""
    doomed = v.prompt.get("pirates", [])
    if not doomed:
        return ""
    lost = sum(v.seen.laid[5 * v.seat + COMPANIES.index(each)] for each in doomed)
    return w.m("batavia-hint-pirates", companies=w.companies(doomed), mine=lost,
               laid=v.seen.cannon, limit=threshold(v.players))  # fmt: skip


# --- the voyage -----------------------------------------------------------------------------------


def travel(v: BataviaView, w: Words, company: int) -> Choice:
    """The next shop of a company, and what a crate there would mean."""
    m = w.m
    seen = v.seen
    space = seen.next_space(v.seat, company)
    tile = seen.tiles[space - 1]
    goods = tile % 7
    counts = crate_counts(seen, goods)
    counts[v.seat] += 1
    first = leaders(counts)
    if v.seat not in first:
        note = m("batavia-crate-behind", mine=counts[v.seat], best=max(counts))
    elif len(first) > 1:
        note = m("batavia-crate-tied", mine=counts[v.seat], gold=POST_TIED[goods])
    else:
        note = m("batavia-crate-leads", mine=counts[v.seat], gold=POST_PAY[goods])
    fresh = not seen.held[v.seat] >> 7 * company & 127
    note += " " + m("batavia-tile-new" if fresh else "batavia-tile-second")
    cells = (m("batavia-shop", tile=w.tile(tile), space=space),)
    return Choice(cells, [TRAVEL + company], note)


def next_exchange(v: BataviaView) -> int:
    """What one company more would pay, 0 if there is none."""
    count = len(v.prompt["tiles"])
    return EXCHANGE_PAY[count + 1] if count < 5 else 0
