"""What a choice would bring in Batavia, as it is said."""

from fondaco.contract.phrase import CLAUSES, Phrase, Row, Said, say
from fondaco.games.batavia.outlook import (
    crate,
    holds_tile_of,
    lot_strengths,
    seal,
    shares,
    sunk_cards,
)
from fondaco.games.batavia.rules.names import COMPANIES, GOODS, threshold, tile_name
from fondaco.games.batavia.rules.view import SeatView
from fondaco.games.batavia.voice.words import Words


def lot(v: SeatView, w: Words) -> Phrase:
    """What the lot would mean: cards of each company then, against the strongest other."""
    parts = [
        say("batavia-lot-means", company=w.company(each.company), mine=each.mine, best=each.best)
        for each in lot_strengths(v)
    ]
    return say("batavia-lot-would", parts=Row(parts, CLAUSES) if parts else "")


def payment(v: SeatView, w: Words) -> Phrase:
    """Who would get the letters of the smallest bid (BA-2.3)."""
    bid = v.prompt["min"]
    return say("batavia-hint-payment", bid=bid, shares=w.shares(shares(v, bid)))


def pirates(v: SeatView, w: Words) -> Phrase | None:
    """Who would be sunk after this turn; None if nobody."""
    doomed = v.prompt.get("pirates", [])
    if not doomed:
        return None
    table = v.seen.table
    return say(
        "batavia-hint-pirates",
        companies=w.the_companies(doomed),
        mine=sunk_cards(v, doomed),
        laid=table.cannon,
        limit=threshold(v.players),
    )


def laying(v: SeatView, company: int) -> Phrase:
    """How far it is to the seal of a company."""
    far = seal(v, company)
    if far.missing <= 0:
        return say("batavia-lay-have")
    if far.missing > far.held:
        return say("batavia-lay-never", missing=far.missing)
    return say("batavia-lay-missing", missing=far.missing)


def being_done(v: SeatView, w: Words) -> Phrase:
    """The shops that the cards laid so far give."""
    if v.prompt["arrival"]:
        return say("batavia-done-arrival")
    to = [shop(v, w, space) for space in v.prompt["to"].values()]
    return say("batavia-done-to", shops=Row(to))


def shop(v: SeatView, w: Words, space: int) -> Phrase:
    """A space with a tile that lies face up."""
    tile = tile_name(v.seen.table.tiles[space - 1])
    return say("batavia-shop", tile=w.tile(tile), space=space)


def travelling(v: SeatView, company: str) -> Said:
    """What a crate in the next shop of a company would mean, and its tile."""
    tile = tile_name(v.seen.table.tiles[v.prompt["to"][company] - 1])
    post = crate(v, GOODS.index(tile.partition(" ")[2]))
    if not post.leads:
        note = say("batavia-crate-behind", mine=post.mine, best=post.best)
    elif post.shared:
        note = say("batavia-crate-tied", mine=post.mine, gold=post.gold)
    else:
        note = say("batavia-crate-leads", mine=post.mine, gold=post.gold)
    second = holds_tile_of(v, COMPANIES.index(company))
    return Row([note, say("batavia-tile-second" if second else "batavia-tile-new")], " ")
