"""What a player of Batavia can choose, with what it would lead to."""

from fondaco.games.batavia.rules.names import COMPANIES, EXCHANGE_PAY, GOODS
from fondaco.games.batavia.voice.sight import Sight
from fondaco.games.batavia.voice.words import Words
from fondaco.terminal.menu import Choice


def choices(v: Sight, w: Words) -> list[Choice]:
    """The menu of this seat."""
    if v.phase == "bid":
        return bids(v, w)
    if v.phase in ("act", "lay"):
        return cards(v, w)
    if v.phase == "travel":
        return [travel(v, w, company) for company in v.prompt["to"]]
    m = w.m
    tiles = w.desk.listing(w.tile(tile) for tile in v.prompt["tiles"])
    swap = m("batavia-exchange", gold=v.prompt["gold"], tiles=tiles)
    keep = m("batavia-keep", more=next_exchange(v))
    return [Choice((swap,), [v.moves["exchange"]]), Choice((keep,), [v.moves["keep"]])]


# --- the auction --------------------------------------------------------------------------------


def bids(v: Sight, w: Words) -> list[Choice]:
    """The number typed is the bid."""
    found = [Choice((w.m("batavia-pass"),), [v.moves["pass"]], key="0")]
    least, most = v.prompt["min"], v.prompt["max"]
    for bid in range(least, most + 1):
        label = w.m("batavia-bid", bid=bid, most=most)
        choice = Choice((label,), [v.moves[f"bid {bid}"]], key=str(bid), listed=bid == least)
        found.append(choice)
    return found


def bid_hint(v: Sight, w: Words) -> str:
    """What the lot would mean: cards of each company then, against the strongest other."""
    parts = [
        w.m(
            "batavia-lot-means",
            company=w.company(company),
            mine=v.laid[v.seat][company] + v.hand[company] + v.lot[company],
            best=v.best_other(company),
        )
        for company in range(5)
        if v.lot[company]
    ]
    return w.m("batavia-lot-would", parts="; ".join(parts))


def payment_hint(v: Sight, w: Words) -> str:
    """Who would get the letters of the smallest bid: one by one from the left (BA-2.3)."""
    bid = v.prompt["min"]
    order = [(v.seat + step) % v.players for step in range(1, v.players)]
    gains = [bid // len(order) + (at < bid % len(order)) for at in range(len(order))]
    shares = w.desk.listing(
        w.m("batavia-share", name=w.desk.name(seat), count=gain)
        for seat, gain in zip(order, gains, strict=True)
        if gain
    )
    return w.m("batavia-hint-payment", bid=bid, shares=shares)


# --- cards ----------------------------------------------------------------------------------------


def cards(v: Sight, w: Words) -> list[Choice]:
    m = w.m
    found: list[Choice] = []
    for company, name in enumerate(COMPANIES):
        if f"lay {name}" in v.moves:
            found.append(lay(v, w, company))
    if "done" in v.moves:
        label = m("batavia-done")
        found.append(Choice((label,), [v.moves["done"]], note=after_done(v, w), key="d"))
    if "back" in v.moves:
        label = m("batavia-back", company=w.company(v.step[-1]))
        found.append(Choice((label,), [v.moves["back"]], key="k"))
    if "draw" in v.moves:
        label = m("batavia-draw", cards=v.prompt["draw"])
        found.append(Choice((label,), [v.moves["draw"]]))
    return found


def lay(v: Sight, w: Words, company: int) -> Choice:
    """One card of a company, and how far it is to the seal."""
    m = w.m
    mine, held = v.laid[v.seat][company], v.hand[company]
    best = v.best_other(company)
    missing = best + 1 - mine
    if missing <= 0:
        note = m("batavia-lay-have")
    elif missing > held:
        note = m("batavia-lay-never", missing=missing)
    else:
        note = m("batavia-lay-missing", missing=missing)
    cells = (
        m("batavia-lay", company=w.company(company)),
        m("batavia-lay-hand", count=held),
        m("batavia-lay-laid", mine=mine, best=best),
    )
    return Choice(cells, [v.moves[f"lay {COMPANIES[company]}"]], note)


def after_done(v: Sight, w: Words) -> str:
    """The seals and the shops that the cards laid so far give."""
    if v.prompt["arrival"]:
        return w.m("batavia-done-arrival")
    to = [
        w.m("batavia-shop", tile=w.tile(v.tile_at(space)), space=space)
        for space in v.prompt["to"].values()
    ]
    return w.m("batavia-done-to", shops=w.desk.listing(to))


def pirate_hint(v: Sight, w: Words) -> str:
    """Who would be sunk after this turn, or how near it is; empty if it is far."""
    doomed = v.prompt.get("pirates", [])
    if doomed:
        mine = sum(v.laid[v.seat][COMPANIES.index(company)] for company in doomed)
        return w.m(
            "batavia-hint-pirates",
            companies=w.companies(doomed),
            mine=mine,
            laid=v.cannon,
            limit=v.threshold,
        )
    return ""


# --- the voyage -----------------------------------------------------------------------------------


def travel(v: Sight, w: Words, company: str) -> Choice:
    """The next shop of a company, and what a crate there would mean."""
    m = w.m
    space = v.prompt["to"][company]
    tile = v.tile_at(space)
    post = v.posts[GOODS.index(tile.partition(" ")[2])]
    mine = post.crates[v.seat] + 1
    first = post.leaders(extra=v.seat)
    if v.seat not in first:
        note = m("batavia-crate-behind", mine=mine, best=max(post.crates))
    elif len(first) > 1:
        note = m("batavia-crate-tied", mine=mine, gold=post.tied)
    else:
        note = m("batavia-crate-leads", mine=mine, gold=post.gold)
    second = any(held.startswith(company) for held in v.held[v.seat])
    note += " " + m("batavia-tile-second" if second else "batavia-tile-new")
    cells = (m("batavia-shop", tile=w.tile(tile), space=space),)
    return Choice(cells, [v.moves[f"travel {company}"]], note)


def next_exchange(v: Sight) -> int:
    """What one company more would pay, 0 if there is none."""
    count = len(v.prompt["tiles"])
    return EXCHANGE_PAY[count + 1] if count < len(COMPANIES) else 0
