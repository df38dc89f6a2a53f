"""What a player of Batavia can choose, with what it would lead to."""

from fondaco.contract.board import MenuLine
from fondaco.contract.phrase import Row, say
from fondaco.games.batavia.outlook import next_exchange, seal
from fondaco.games.batavia.rules.names import (
    BACK,
    BID,
    COMPANIES,
    DONE,
    DRAW,
    EXCHANGE,
    KEEP,
    LAY,
    PASS,
    TRAVEL,
)
from fondaco.games.batavia.rules.view import SeatView
from fondaco.games.batavia.voice import prospects
from fondaco.games.batavia.voice.words import Words


def choices(v: SeatView, w: Words) -> list[MenuLine]:
    """The menu of this seat."""
    ask = v.prompt["ask"]
    if ask == "bid":
        return bids(v)
    if ask in ("act", "lay"):
        return cards(v, w)
    if ask == "travel":
        return [travel(v, w, company) for company in v.prompt["to"]]
    tiles = Row([w.tile(tile) for tile in v.prompt["tiles"]])
    swap = say("batavia-exchange", gold=v.prompt["gold"], tiles=tiles)
    keep = say("batavia-keep", more=next_exchange(v))
    return [MenuLine((swap,), [EXCHANGE]), MenuLine((keep,), [KEEP])]


def bids(v: SeatView) -> list[MenuLine]:
    """The number typed is the bid."""
    found = [MenuLine((say("batavia-pass"),), [PASS], key="0")]
    least, most = v.prompt["min"], v.prompt["max"]
    for bid in range(least, most + 1):
        label = say("batavia-bid", bid=bid, most=most)
        found.append(MenuLine((label,), [BID + bid], key=str(bid), listed=bid == least))
    return found


def cards(v: SeatView, w: Words) -> list[MenuLine]:
    """The cards that can be laid, and to be done with it."""
    found = [lay(v, w, company) for company in range(5) if LAY + company in v.moves]
    if DONE in v.moves:
        note = prospects.being_done(v, w)
        found.append(MenuLine((say("batavia-done"),), [DONE], note=note, key="d"))
    elif found:
        # `5 d` lays a card and is done, from the first input on.
        found.append(MenuLine((say("batavia-done"),), [DONE], key="d", listed=False))
    if BACK in v.moves:
        last = w.company(v.seen.table.step[-1])
        found.append(MenuLine((say("batavia-back", company=last),), [BACK], key="k"))
    if DRAW in v.moves:
        found.append(MenuLine((say("batavia-draw", cards=v.prompt["draw"]),), [DRAW]))
    return found


def lay(v: SeatView, w: Words, company: int) -> MenuLine:
    """One card of a company, and how far it is to the seal."""
    far = seal(v, company)
    cells = (
        say("batavia-lay", company=w.company(company)),
        say("batavia-lay-hand", count=far.held),
        say("batavia-lay-laid", mine=far.laid, best=far.best),
    )
    return MenuLine(cells, [LAY + company], prospects.laying(v, company))


def travel(v: SeatView, w: Words, company: str) -> MenuLine:
    """The next shop of a company, and what a crate there would mean."""
    shop = prospects.shop(v, w, v.prompt["to"][company])
    move = TRAVEL + COMPANIES.index(company)
    return MenuLine((shop,), [move], prospects.travelling(v, company))
