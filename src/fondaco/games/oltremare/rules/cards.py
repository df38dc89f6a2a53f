"""The goods cards: what is printed on each (OM-0.1 to OM-0.5).

The printed decks are not known to us card by card, so those that ship are reconstructions (OM-0.9).
A deck is a TOML file, and an owner of the box can type in another.
"""

import re
from pathlib import Path
from typing import Final

from fondaco.contract.phrase import Phrase, Said, say
from fondaco.contract.refused import Refused, short
from fondaco.games.oltremare.rules.chart import Chart, no_port
from fondaco.games.oltremare.rules.datafile import (
    check_keys,
    kind,
    parse,
    read_flag,
    read_source,
    read_tables,
    read_title,
    refuse,
    short_digest,
    shown,
    source_name,
)
from fondaco.games.oltremare.wire import SymbolName

SHIPPED = {"2005": "deck-2005.toml", "2004": "deck-2004.toml"}

# The four action symbols, in the order in which they are resolved (OM-2.3.1).
DUCAT, FLAG, CARDS, SHIP = 1, 2, 4, 8
SYMBOLS = [DUCAT, FLAG, CARDS, SHIP]
SYMBOL_NAMES: Final[list[SymbolName]] = ["ducat", "flag", "cards", "ship"]

UNITS: Final = 24  # far enough above the symbols that however many cards can be added up
DECK_SIZE = 98  # OM-0.1
MOST_PLAYERS = 5
MAX_PAY = 99

# The seven goods of each edition, rarest first; the last one stays in the box with two players.
GOODS = {
    "2005": ["gems", "scrolls", "silk", "salt", "pottery", "olives", "grain"],
    "2004": ["silver", "spices", "silk", "salt", "wood", "wine", "corn"],
}
# OM-0.1. The counts of 2004 are a ruling (OM-0.3), so an owner of that box may know better.
COUNTS_2005 = [8, 10, 12, 14, 16, 18, 20]

EXAMPLE = "ducat ship 5+2 Ragusa"  # symbols, sea power + load, perhaps a port
POWER_AND_LOAD = re.compile(r"([0-9]{1,2})\+([0-9]{1,2})")


class Goods:
    """One kind of goods as a deck file lists it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.pay: list[int] = []
        self.symbols: list[int] = []
        self.power: list[int] = []
        self.load: list[int] = []
        self.port: list[int] = []


class Deck:
    """Lists by card number; the cards of one goods stand together, the rarest goods first."""

    def __init__(
        self,
        name: str,
        title: str,
        edition: str,
        reconstruction: bool,
        goods: list[Goods],
        chart: Chart,
    ) -> None:
        self.name = name
        self.title = title
        self.edition = edition
        self.reconstruction = reconstruction
        self.goods_names = [g.name for g in goods]
        self.goods_count = [len(g.symbols) for g in goods]
        # OM-1.2: grain, or corn.
        self.two_player_out = self.goods_names.index(GOODS[edition][-1])
        self.goods: list[int] = []
        self.power: list[int] = []
        self.load: list[int] = []
        self.symbols: list[int] = []  # the two symbols as a mask
        self.counts: list[int] = []  # the same to be added up: four bits for each symbol
        self.units: list[int] = []  # the same, and from UNITS up four bits for each goods
        self.port: list[int] = []  # the port the card names, -1 for none
        self.names: list[str] = []
        self.pay_row: list[list[int]] = []  # as printed
        self.pay: list[list[int]] = []  # by goods and size of the lot, from 0 to the whole deck
        content = [edition]
        for number, g in enumerate(goods):
            self.pay_row.append(g.pay)
            # OM-0.2: a longer lot pays the last number.
            self.pay.append([0] + g.pay + [g.pay[-1]] * (DECK_SIZE - len(g.pay)))
            content.append(f"{g.name} {g.pay}")
            for i in range(len(g.symbols)):
                self.goods.append(number)
                self.power.append(g.power[i])
                self.load.append(g.load[i])
                self.symbols.append(g.symbols[i])
                self.counts.append(packed(g.symbols[i]))
                self.units.append(packed(g.symbols[i]) | 1 << UNITS + 4 * number)
                self.port.append(g.port[i])
                self.names.append(f"{g.name}{i + 1}")
                port = "-" if g.port[i] < 0 else chart.slugs[g.port[i]]
                content.append(f"{g.symbols[i]} {g.power[i]} {g.load[i]} {port}")
        # Only what the rules see: another title is still the same deck.
        self.digest = short_digest(content)
        self._ids: dict[str, int] = {}
        for card, card_name in enumerate(self.names):
            self._ids[card_name] = card

    def called(self, card: int) -> Phrase:
        """A card in the reader's language; any number, since a refusal may be about a wrong one."""
        if not 0 <= card < len(self.names):
            return Phrase("oltremare-no-card")
        goods = self.goods_names[self.goods[card]]
        number = self.names[card].removeprefix(goods)
        return Phrase("oltremare-card-name", {"goods": goods, "number": number})

    def card_id(self, name: str) -> int:
        """The number of a card, from its name."""
        card = self._ids.get(name, -1)
        if card < 0:
            raise Refused("no-card", card=short(name), example=self.names[0])
        return card


def packed(symbols: int) -> int:
    """A mask of symbols as counts, so that adding cards adds their symbols.

    Ducats are in bits 0 to 3, flags in 4 to 7, cards in 8 to 11, ships in 12 to 15.

    >>> hex(packed(DUCAT | SHIP) + packed(CARDS | SHIP))
    '0x2101'
    """
    counts = 0
    for i, symbol in enumerate(SYMBOLS):
        if symbols & symbol:
            counts |= 1 << 4 * i
    return counts


_shipped: dict[tuple[str, str], Deck] = {}  # read once for each chart: no deck ever changes


def load_deck(source: str | Path, chart: Chart) -> Deck:
    """The deck that ships under that name, or the one in the file at that path."""
    key = (str(source), chart.digest)
    if key in _shipped:
        return _shipped[key]
    problems: list[Phrase] = []
    text = read_source(source, SHIPPED, "deck")
    deck = _read(text, source_name(source, SHIPPED), chart, problems)
    if deck is None:
        raise refuse("deck", source, problems)
    if str(source) in SHIPPED:
        _shipped[key] = deck
    return deck


def deck_problems(text: str, chart: Chart) -> list[Phrase]:
    """What is wrong with the text of a deck file, one phrase each; nothing: it can be played."""
    problems: list[Phrase] = []
    _read(text, "", chart, problems)
    return problems


def _read(text: str, name: str, chart: Chart, problems: list[Phrase]) -> Deck | None:
    table = parse(text, problems)
    if problems:
        return None
    check_keys(table, ["title", "edition", "goods"], ["reconstruction"], kind("deck"), problems)
    title = read_title(table, problems)
    reconstruction = read_flag(table, "reconstruction", problems)
    edition = _read_edition(table, problems)
    goods: list[Goods] = []
    for number, row in enumerate(read_tables(table, "goods", problems), 1):
        goods.append(_read_goods(row, number, edition, chart, problems))
    if edition:
        _check_goods(goods, edition, problems)
    _check_ports(goods, edition, reconstruction, chart, problems)
    if problems:
        return None
    order = GOODS[edition]
    goods.sort(key=lambda g: (len(g.symbols), order.index(g.name)))
    return Deck(name, title, edition, reconstruction, goods, chart)


def _read_edition(table: dict[str, object], problems: list[Phrase]) -> str:
    if "edition" not in table:
        return ""
    edition = table["edition"]
    if isinstance(edition, str) and edition in GOODS:
        return edition
    newest, oldest = GOODS
    problems.append(say("oltremare-file-edition", value=shown(edition), one=newest, other=oldest))
    return ""


def _read_goods(
    row: dict[str, object], number: int, edition: str, chart: Chart, problems: list[Phrase]
) -> Goods:
    name = row.get("name", "")
    where: Said = say("oltremare-file-at-goods", number=number)
    if isinstance(name, str) and name in GOODS.get(edition, [name]):
        goods = Goods(name)
    else:
        goods = Goods("")
        expected = say("oltremare-file-a-name")
        if edition:
            expected = say("oltremare-file-one-of", names=", ".join(GOODS[edition]))
        problems.append(
            say("oltremare-file-name", where=where, value=shown(name), expected=expected)
        )
    if goods.name:
        where = goods.name
    check_keys(row, ["name", "count", "pay", "cards"], [], where, problems)
    goods.pay = _read_pay(row.get("pay", [0]), where, problems)
    cards = row.get("cards", [])
    if isinstance(cards, list):
        for card_number, line in enumerate(cards, 1):
            _read_card(line, _at_card(where, card_number), chart, goods, problems)
        count = row.get("count", len(cards))
        if isinstance(count, bool) or not isinstance(count, int) or count != len(cards):
            problems.append(
                say("oltremare-file-count", where=where, value=shown(count), cards=len(cards))
            )
    else:
        problems.append(say("oltremare-file-cards", where=where, value=shown(cards)))
    return goods


def _read_pay(value: object, where: Said, problems: list[Phrase]) -> list[int]:
    """The pay row (OM-0.2): whole ducats for 1, 2, 3, … cards, never falling."""
    row: list[int] = []
    if not isinstance(value, list) or not value or len(value) > DECK_SIZE:
        problems.append(say("oltremare-file-pay", where=where, value=_row_shown(value)))
        return [0]
    for number, ducats in enumerate(value, 1):
        if isinstance(ducats, bool) or not isinstance(ducats, int) or not 0 <= ducats <= MAX_PAY:
            problems.append(
                say(
                    "oltremare-file-pay-for",
                    where=where,
                    number=number,
                    value=shown(ducats),
                    most=MAX_PAY,
                )
            )
            return [0]
        if row and ducats < row[-1]:
            problems.append(
                say(
                    "oltremare-file-pay-less",
                    where=where,
                    number=number,
                    ducats=ducats,
                    more=row[-1],
                    fewer=number - 1,
                )
            )
            return [0]
        row.append(ducats)
    return row


def _row_shown(value: object) -> Said:
    if isinstance(value, list):
        return say("oltremare-file-too-long" if value else "oltremare-file-empty")
    return shown(value)


def _at_card(where: Said, number: int) -> Phrase:
    return say("oltremare-file-at-card", where=where, number=number)


def _read_card(
    line: object, where: Phrase, chart: Chart, goods: Goods, problems: list[Phrase]
) -> None:
    """Read a line like the example."""
    symbols, power, load, port = 0, 3, 4, -1
    words = line.split() if isinstance(line, str) else []
    if len(words) < 3 or POWER_AND_LOAD.fullmatch(words[2]) is None:
        problems.append(
            say("oltremare-file-no-card", where=where, value=shown(line), example=EXAMPLE)
        )
    else:
        symbols = _read_symbols(words[:2], where, problems)
        numbers = words[2].split("+")
        power = int(numbers[0])
        load = int(numbers[1])
        if power + load != 7 or not 3 <= power <= 6:
            problems.append(say("oltremare-file-power", where=where, power=power, load=load))
        if len(words) > 3:
            port_name = " ".join(words[3:])
            try:
                port = chart.port_id(port_name)
            except Refused:
                problems.append(no_port(where, port_name))
    goods.symbols.append(symbols)
    goods.power.append(power)
    goods.load.append(load)
    goods.port.append(port)


def _read_symbols(words: list[str], where: Phrase, problems: list[Phrase]) -> int:
    mask = 0
    for written in words:
        word = written.lower()
        if word not in SYMBOL_NAMES:
            known = ", ".join(SYMBOL_NAMES)
            problems.append(
                say("oltremare-file-no-symbol", where=where, value=shown(written), known=known)
            )
            continue
        symbol = SYMBOLS[SYMBOL_NAMES.index(word)]
        if mask & symbol:
            problems.append(say("oltremare-file-symbol-twice", where=where, symbol=word))
        mask |= symbol
    return mask


def _check_goods(goods: list[Goods], edition: str, problems: list[Phrase]) -> None:
    """All seven goods, each once, 98 cards in all (OM-0.1, OM-0.3)."""
    names = [g.name for g in goods]
    for number, name in enumerate(GOODS[edition]):
        if names.count(name) == 0:
            problems.append(say("oltremare-file-no-goods", goods=name))
        if names.count(name) > 1:
            problems.append(say("oltremare-file-goods-twice", goods=name, times=names.count(name)))
        if edition == "2005" and names.count(name) == 1:
            size = len(goods[names.index(name)].symbols)
            if size != COUNTS_2005[number]:
                problems.append(
                    say(
                        "oltremare-file-goods-size",
                        goods=name,
                        cards=size,
                        wanted=COUNTS_2005[number],
                    )
                )
    for g in goods:
        if g.name and not g.symbols:
            problems.append(say("oltremare-file-no-cards", goods=g.name))
    total = sum(len(g.symbols) for g in goods)
    if total != DECK_SIZE:
        problems.append(say("oltremare-file-size", cards=total, wanted=DECK_SIZE))


def _check_ports(
    goods: list[Goods], edition: str, reconstruction: bool, chart: Chart, problems: list[Phrase]
) -> None:
    """Every player finds a port to start from (OM-1.4), with two players too (OM-1.2)."""
    namers: dict[int, Phrase] = {}
    everywhere, with_two = 0, 0
    left_out = GOODS[edition][-1] if edition else ""
    for g in goods:
        for i, port in enumerate(g.port):
            if port < 0:
                continue
            everywhere += 1
            if g.name != left_out:
                with_two += 1
            card = _at_card(g.name, i + 1)
            # Two players may share a port (OM-1.7), so a printed deck may name one twice; ours
            # does not (OM-0.9).
            if reconstruction and port in namers:
                problems.append(
                    say(
                        "oltremare-file-port-twice",
                        where=card,
                        port=chart.ports[port],
                        other=namers[port],
                    )
                )
            namers[port] = card
    if everywhere < MOST_PLAYERS:
        problems.append(say("oltremare-file-starts", cards=everywhere, least=MOST_PLAYERS))
    elif with_two < 2:
        problems.append(say("oltremare-file-two-starts", goods=left_out, cards=with_two))
