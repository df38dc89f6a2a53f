"""The table of Oltre Mare: players, pile, offers, hand, and the sea around one's ship."""

from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fondaco.games.oltremare.outlook import voyages
from fondaco.games.oltremare.rules.moves import (
    ACTIONS,
    ARRIVAL,
    CARGO,
    NO_MARKER,
    POWER,
    SAILING,
    TRADE,
    UNSEEN,
)
from fondaco.games.oltremare.rules.scoring import lots, marker_number
from fondaco.games.oltremare.rules.view import OltremareView
from fondaco.games.oltremare.voice.words import Words
from fondaco.terminal.look import TO_MOVE, heading, ribbon, seat_style

WIDE = 112  # from here on columns have their full names,
WIDEST = 128  # and from here on top cards show their symbols, too
STEP = {POWER: 0, TRADE: 1, ACTIONS: 2, SAILING: 2, ARRIVAL: 2, CARGO: 3}


def board(v: OltremareView, w: Words, width: int) -> RenderableType:
    """All of it."""
    parts: list[RenderableType] = [top_line(v, w), players(v, w, width), table_line(v, w)]
    parts += tickets(v, w)
    parts.append(hand(v, w))
    return Group(*parts)


def brief(v: OltremareView, w: Words) -> RenderableType:
    """What has to be seen while one decides: the phase, the offers, and the hand."""
    parts: list[RenderableType] = [top_line(v, w)]
    if v.phase == TRADE:
        parts += tickets(v, w)
        parts.append(hand(v, w))
    elif v.phase == ACTIONS:
        parts.append(reach(v, w))
    return Group(*parts)


def top_line(v: OltremareView, w: Words) -> RenderableType:
    """Whose turn it is, and the phase."""
    m = w.m
    title = Text()
    title.append(m("oltremare-turn-of", turn=v.turns, **w.desk.who(v.turn)), style="bold")
    title.append("  ")
    steps = [
        m("oltremare-phase-power"),
        m("oltremare-phase-trade"),
        m("oltremare-phase-actions"),
        m("oltremare-phase-cargo"),
    ]
    title.append_text(ribbon(steps, STEP.get(v.phase, -1)))
    return heading(title)


# The columns of the table of players: right-aligned or not.
COLUMNS = {"player": False, "ducats": True, "hand": True, "top": False, "power": True,
           "load": True, "cargo": True, "prestige": True, "pirates": True, "markers": False,
           "port": False}  # fmt: skip


def players(v: OltremareView, w: Words, width: int) -> RenderableType:
    """How everybody stands; in a narrow window with short words."""
    wide = width >= WIDE
    table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
    table.add_column("", no_wrap=True)
    for column, right in COLUMNS.items():
        head = w.m(f"oltremare-column-{column}" if wide else f"oltremare-narrow-{column}")
        most = 17 if wide else 12
        table.add_column(
            head,
            justify="right" if right else "left",
            overflow="ellipsis",
            no_wrap=not right,
            max_width=most if column == "player" else None,
        )
    for seat in range(v.players):
        mark = TO_MOVE if seat == v.turn and not v.over else ""
        style = f"bold {seat_style(seat)}" if seat == v.seat else seat_style(seat)
        name, ducats, *rest = standing(v, w, seat, width)
        table.add_row(
            Text(mark, style="bold"),
            Text(name, style=style),
            Text(ducats, style="bold"),
            *(Text(cell) for cell in rest),
        )
    return table


def standing(v: OltremareView, w: Words, seat: int, width: int) -> list[str]:
    """One player's row."""
    m = w.m
    wide = width >= WIDE
    deck = v.setting.deck
    name = m("oltremare-seat", seat=seat, name=w.desk.names[seat])
    if seat == v.seat and wide:
        name = m("terminal-sheet-you", name=name)
    if seat == v.first:
        name += m("oltremare-first-mark")
    top, power, load = "–", "–", "–"
    if v.cargo[seat]:  # OM-4.4 can take a whole stack away
        card = v.cargo[seat][-1]
        top = w.played(card) if width >= WIDEST else w.goods(deck.goods[card])
        power, load = str(deck.power[card]), str(deck.load[card])
    active = w.marker(v.active[seat]) if wide else w.badge(v.active[seat])
    return [
        name,
        str(v.ducats[seat]),
        str(v.hand_sizes[seat]),
        top,
        power,
        load,
        str(len(v.cargo[seat])),
        str(v.prestige[seat]),
        str(len(v.pirates[seat])),
        f"{marker_number(v.collected[seat])} {active}",
        w.port(v.ship[seat]),
    ]


def table_line(v: OltremareView, w: Words) -> RenderableType:
    """The pile, Venice, and what lies beside them."""
    m = w.m
    words = [m("oltremare-pile", count=v.pile_size), m(f"oltremare-venice-{v.venice}")]
    if v.setting.edition.venice_pays_cargo:
        words.append(m("oltremare-discard", count=len(v.discard)))
    if v.last_round:
        words.append(m("oltremare-last-round"))
    mine = own_pirates(v, w)
    text = Text(" · ".join(words))
    return Group(text, Text(mine)) if mine else text


def own_pirates(v: OltremareView, w: Words) -> str:
    """What the seat knows of its own pirate stack, from the top (OM-6.2)."""
    if v.seat < 0 or all(entry == UNSEEN for entry in v.pirates[v.seat]):
        return ""
    names: list[str] = []
    for entry, run in groupby(reversed(v.pirates[v.seat])):
        if entry == UNSEEN:
            names.append(w.m("oltremare-unseen-cards", count=len(list(run))))
        else:
            names.append(w.name(entry))
    return w.m("oltremare-own-pirates", cards=w.desk.listing(names))


def tickets(v: OltremareView, w: Words) -> list[RenderableType]:
    """The live offers."""
    found: list[RenderableType] = []
    for offer, told in zip(v.offers, v.told, strict=True):
        mine = offer.open_to(v.seat) and not offer.declined >> v.seat & 1
        style = "bold yellow" if mine else ""
        found.append(Padding(Text(w.ticket(offer, told), style=style), (0, 0, 0, 2)))
    if found:
        found.insert(0, Text(w.m("oltremare-offers"), style="dim"))
    return found


def hand(v: OltremareView, w: Words) -> RenderableType:
    """The own cards, without numbers: those stand in the menu when one can be chosen."""
    m = w.m
    if not v.hand:
        return Text(m("oltremare-hand-empty"))
    if v.phase in (POWER, ACTIONS) and v.turn == v.seat:
        return Text(m("oltremare-hand-below", count=len(v.hand)), style="dim")
    grid = Table.grid(padding=(0, 2, 0, 0))
    for card in sorted(v.hand):
        grid.add_row(*(Text(cell) for cell in ("", *card_cells(card, w))))
    return Group(Text(m("oltremare-hand", count=len(v.hand)), style="dim"), grid)


def card_cells(card: int, w: Words) -> tuple[str, ...]:
    """A card as columns: name, symbols, power and load, and the row of pay."""
    deck = w.deck
    goods = deck.goods[card]
    return (
        w.name(card),
        w.symbols(card),
        w.m("oltremare-cell-power", power=deck.power[card]),
        w.m("oltremare-cell-load", load=deck.load[card]),
        w.m("oltremare-cell-pay", row=w.pay_row(goods)),
    )


def reach(v: OltremareView, w: Words) -> RenderableType:
    """Where the own ship could end its move, by the number of ship symbols."""
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    here = w.port_with_marker(v.ship[v.seat], NO_MARKER)
    title = w.m("oltremare-reach", port=here, marker=w.marker(v.active[v.seat]))
    for sails in range(1, min(v.need, 4) + 1):
        ends = sorted(voyages(v, sails), key=lambda port: (v.markers[port] == NO_MARKER, port))
        names = [w.port_with_marker(port, v.markers[port]) for port in ends]
        grid.add_row(
            Text(w.m("oltremare-ships", count=sails), style="bold"), Text(w.desk.listing(names))
        )
    return Group(Text(title, style="dim"), Padding(grid, (0, 0, 0, 2)))


def chart(v: OltremareView, w: Words) -> RenderableType:
    """The whole map as a list: every port with its marker, its ships, and where routes lead."""
    m = w.m
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
    table.add_column(m("oltremare-column-port"), no_wrap=True)
    table.add_column(m("oltremare-column-marker"), no_wrap=True)
    table.add_column(m("oltremare-column-ships"))
    table.add_column(m("oltremare-column-routes"))
    sea = ""
    chart = v.setting.chart
    for port in range(len(chart.ports)):
        if chart.sea[port] != sea:
            sea = chart.sea[port]
            name = m(f"oltremare-sea-{sea}")
            table.add_row(Text(name, style="bold"), "", "", "")
        ships = [w.desk.names[seat] for seat in range(v.players) if v.ship[seat] == port]
        table.add_row(
            Text(f"  {w.port(port)}"),
            Text(w.marker(v.markers[port]) if v.markers[port] else "–"),
            Text(", ".join(ships)),
            Text(", ".join(w.port(other) for other in chart.neighbours[port])),
        )
    return table


def ledger(v: OltremareView, w: Words) -> RenderableType:
    """What everybody could have noted down: the cargo stacks in lots, and cards sold."""
    m = w.m
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    deck = v.setting.deck
    for seat in range(v.players):
        told = [
            m("oltremare-lot", count=count, goods=w.goods(goods), ducats=ducats)
            for goods, count, ducats in lots(deck, v.cargo[seat])
        ]
        grid.add_row(Text(w.desk.names[seat], style=seat_style(seat)), Text(w.desk.listing(told)))
    gone = w.counted(deck.goods[card] for card in v.discard)
    grid.add_row(Text(m("oltremare-ledger-discard")), Text(w.desk.listing(gone)))
    return Group(Text(m("oltremare-ledger"), style="dim"), grid)
