"""The table of Oltre Mare: players, pile, offers, hand, and the sea around the player's ship."""

from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from fondaco.console.styles import TO_MOVE, figure, heading, ribbon, seat_style
from fondaco.contract.phrase import Phrase, Row, say
from fondaco.contract.translator import Translator
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

WIDE = 112  # from here on columns have their full names,
WIDEST = 128  # and from here on top cards show their symbols, too
STEP = {POWER: 0, TRADE: 1, ACTIONS: 2, SAILING: 2, ARRIVAL: 2, CARGO: 3}
# The columns of the table of players: right-aligned or not.
COLUMNS = {"player": False, "ducats": True, "hand": True, "top": False, "power": True,
           "load": True, "cargo": True, "prestige": True, "pirates": True, "markers": False,
           "port": False}  # fmt: skip


class Drawer:
    """Draws for one seat: `w` knows how things are called, `m` has the words."""

    def __init__(self, w: Words, m: Translator) -> None:
        self.w = w
        self.m = m

    def board(self, v: OltremareView, width: int) -> RenderableType:
        """All of it."""
        parts: list[RenderableType] = [self.top_line(v), self.players(v, width), self.table_line(v)]
        parts += self.tickets(v)
        parts.append(self.hand(v))
        return Group(*parts)

    def brief(self, v: OltremareView) -> RenderableType:
        """What a player has to see while deciding: the phase, the offers, and the hand."""
        parts: list[RenderableType] = [self.top_line(v)]
        if v.phase == TRADE:
            parts += self.tickets(v)
            parts.append(self.hand(v))
        elif (
            v.phase == ACTIONS and not v.played
        ):  # once: it is long, and the ship does not move yet
            parts.append(self.reach(v))
        return Group(*parts)

    def top_line(self, v: OltremareView) -> RenderableType:
        """Whose turn it is, and the phase."""
        title = Text()
        who = self.w.voice.who(v.turn)
        title.append(self.m("oltremare-turn-of", turn=v.turns, **who), style="bold")
        title.append("  ")
        steps = [
            self.m("oltremare-phase-power"),
            self.m("oltremare-phase-trade"),
            self.m("oltremare-phase-actions"),
            self.m("oltremare-phase-cargo"),
        ]
        title.append_text(ribbon(steps, STEP.get(v.phase, -1)))
        return heading(title)

    def players(self, v: OltremareView, width: int) -> RenderableType:
        """What every player has; in a narrow window with short words."""
        wide = width >= WIDE
        table = Table(box=None, padding=(0, 1, 0, 0), header_style="dim", pad_edge=False)
        table.add_column("", no_wrap=True)
        for column, right in COLUMNS.items():
            head = self.m(f"oltremare-column-{column}" if wide else f"oltremare-narrow-{column}")
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
            name, ducats, *rest = self.standing(v, seat, width)
            table.add_row(
                Text(mark, style="bold"),
                Text(name, style=style),
                Text(ducats, style="bold"),
                *(Text(cell) for cell in rest),
            )
        return table

    def standing(self, v: OltremareView, seat: int, width: int) -> list[str]:
        """One player's row."""
        wide = width >= WIDE
        deck = v.setting.deck
        name = self.m("oltremare-seat", seat=seat, name=self.w.voice.names[seat])
        if seat == v.seat and wide:
            name = self.m("terminal-sheet-you", name=name)
        if seat == v.first:
            name += self.m("oltremare-first-mark")
        top, power, load = "–", "–", "–"
        if v.cargo[seat]:  # OM-4.4 can take a whole stack away
            card = v.cargo[seat][-1]
            short = width < WIDEST
            top = self.m.say(self.w.goods(deck.goods[card]) if short else self.w.played(card))
            power, load = str(deck.power[card]), str(deck.load[card])
        marker = self.w.marker if wide else self.w.badge
        active = self.m.say(marker(v.active[seat]))
        return [
            name,
            figure(v.ducats[seat]),
            str(v.hand_sizes[seat]),
            top,
            power,
            load,
            str(len(v.cargo[seat])),
            str(v.prestige[seat]),
            str(len(v.pirates[seat])),
            f"{marker_number(v.collected[seat])} {active}",
            self._port(v.ship[seat]),
        ]

    def table_line(self, v: OltremareView) -> RenderableType:
        """The pile, Venice, and what lies next to them."""
        m = self.m
        words = [m("oltremare-pile", count=v.pile_size), m(f"oltremare-venice-{v.venice}")]
        if v.setting.edition.venice_pays_cargo:
            words.append(m("oltremare-discard", count=len(v.discard)))
        if v.last_round:
            words.append(m("oltremare-last-round"))
        mine = self.own_pirates(v)
        text = Text(" · ".join(words))
        return Group(text, Text(mine)) if mine else text

    def own_pirates(self, v: OltremareView) -> str:
        """What the seat knows of its own pirate stack, from the top (OM-6.2)."""
        if v.seat < 0 or all(entry == UNSEEN for entry in v.pirates[v.seat]):
            return ""
        names: list[Phrase] = []
        for entry, run in groupby(reversed(v.pirates[v.seat])):
            if entry == UNSEEN:
                names.append(say("oltremare-unseen-cards", count=len(list(run))))
            else:
                names.append(self.w.name(entry))
        return self.m("oltremare-own-pirates", cards=Row(names))

    def tickets(self, v: OltremareView) -> list[RenderableType]:
        """The live offers."""
        found: list[RenderableType] = []
        for offer, told in zip(v.offers, v.told, strict=True):
            mine = offer.open_to(v.seat) and not offer.declined >> v.seat & 1
            style = "bold yellow" if mine else ""
            ticket = Text(self.m.say(self.w.ticket(offer, told)), style=style)
            found.append(Padding(ticket, (0, 0, 0, 2)))
        if found:
            found.insert(0, Text(self.m("oltremare-offers"), style="dim"))
        return found

    def hand(self, v: OltremareView) -> RenderableType:
        """The player's own cards, without numbers: the menu has those when a card can be chosen."""
        if not v.hand:
            return Text(self.m("oltremare-hand-empty"))
        if v.phase in (POWER, ACTIONS) and v.turn == v.seat:
            return Text(self.m("oltremare-hand-below", count=len(v.hand)), style="dim")
        grid = Table.grid(padding=(0, 2, 0, 0))
        for card in sorted(v.hand):
            grid.add_row(*(Text(self.m.say(cell)) for cell in ("", *self.w.cells(card))))
        return Group(Text(self.m("oltremare-hand", count=len(v.hand)), style="dim"), grid)

    def reach(self, v: OltremareView) -> RenderableType:
        """Where the own ship could end its move, by the number of ship symbols."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        here = self.w.port_with_marker(v.ship[v.seat], NO_MARKER)
        title = self.m("oltremare-reach", port=here, marker=self.w.marker(v.active[v.seat]))
        for sails in range(1, min(v.need, 4) + 1):
            ends = sorted(voyages(v, sails), key=lambda port: (v.markers[port] == NO_MARKER, port))
            names = [self.w.port_with_marker(port, v.markers[port]) for port in ends]
            ships = Text(self.m("oltremare-ships", count=sails), style="bold")
            grid.add_row(ships, Text(self.m.say(Row(names))))
        return Group(Text(title, style="dim"), Padding(grid, (0, 0, 0, 2)))

    def chart(self, v: OltremareView) -> RenderableType:
        """The whole map as a list: every port with its marker, its ships, and where routes lead."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", pad_edge=False)
        table.add_column(self.m("oltremare-column-port"), no_wrap=True)
        table.add_column(self.m("oltremare-column-marker"), no_wrap=True)
        table.add_column(self.m("oltremare-column-ships"))
        table.add_column(self.m("oltremare-column-routes"))
        sea = ""
        chart = v.setting.chart
        for port in range(len(chart.ports)):
            if chart.sea[port] != sea:
                sea = chart.sea[port]
                name = self.m(f"oltremare-sea-{sea}")
                table.add_row(Text(name, style="bold"), "", "", "")
            names = self.w.voice.names
            ships = [names[seat] for seat in range(v.players) if v.ship[seat] == port]
            table.add_row(
                Text(f"  {self._port(port)}"),
                Text(self.m.say(self.w.marker(v.markers[port])) if v.markers[port] else "–"),
                Text(", ".join(ships)),
                Text(", ".join(map(self._port, chart.neighbours[port]))),
            )
        return table

    def _port(self, port: int) -> str:
        return self.m.say(self.w.port(port))

    def ledger(self, v: OltremareView) -> RenderableType:
        """What everybody could have noted down: the cargo stacks in lots, and cards sold."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column()
        deck = v.setting.deck
        for seat in range(v.players):
            told = [self.w.lot(*lot) for lot in lots(deck, v.cargo[seat])]
            name = Text(self.w.voice.names[seat], style=seat_style(seat))
            grid.add_row(name, Text(self.m.say(Row(told))))
        gone = self.w.counted(deck.goods[card] for card in v.discard)
        grid.add_row(Text(self.m("oltremare-ledger-discard")), Text(self.m.say(Row(gone))))
        return Group(Text(self.m("oltremare-ledger"), style="dim"), grid)
