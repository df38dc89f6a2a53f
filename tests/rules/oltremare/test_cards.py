"""The goods cards, the two decks that ship, and the deck files that people type."""

import re
import tempfile
import tomllib
from collections import Counter
from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fondaco.contract.refused import Refused
from fondaco.games.oltremare.data.make_deck import deck_text
from fondaco.games.oltremare.rules.cards import (
    CARDS,
    DUCAT,
    FLAG,
    SHIP,
    SYMBOL_NAMES,
    SYMBOLS,
    Deck,
    deck_problems,
    load_deck,
)
from fondaco.games.oltremare.rules.chart import load_chart
from fondaco.messages import english
from fondaco.testing import rule
from tests.long import examples
from tests.rules.oltremare.damage import (
    CUTS,
    HUGE,
    cut,
    edited,
    replace_value,
    shipped,
    to_toml,
)

CHART = load_chart("mediterranean")
EDITIONS = ["2005", "2004"]
DECKS = {edition: load_deck(edition, CHART) for edition in EDITIONS}
TEXTS = {edition: shipped(f"deck-{edition}.toml") for edition in EDITIONS}
both = pytest.mark.parametrize("deck", DECKS.values(), ids=EDITIONS)


def complaints(text: str) -> list[str]:
    return [english().say(problem) for problem in deck_problems(text, CHART)]


def cards_of(deck: Deck, goods: str) -> list[int]:
    number = deck.goods_names.index(goods)
    return [card for card in range(98) if deck.goods[card] == number]


def kind(deck: Deck, card: int) -> tuple[int, int]:
    return deck.symbols[card], deck.load[card]


def even(numbers: list[int]) -> bool:
    return max(numbers) - min(numbers) <= 1


# --- the 2005 deck as the rules print it


@rule("OM-0.1")
def test_the_2005_deck_has_98_cards_of_seven_goods() -> None:
    deck = DECKS["2005"]
    assert len(deck.goods) == 98
    assert list(zip(deck.goods_names, deck.goods_count, strict=True)) == [
        ("gems", 8),
        ("scrolls", 10),
        ("silk", 12),
        ("salt", 14),
        ("pottery", 16),
        ("olives", 18),
        ("grain", 20),
    ]
    assert deck.edition == "2005"


@rule("OM-0.2")
def test_a_lot_pays_by_the_2005_table() -> None:
    deck = DECKS["2005"]
    assert dict(zip(deck.goods_names, deck.pay_row, strict=True)) == {
        "gems": [1, 5],
        "scrolls": [1, 4, 8],
        "silk": [1, 3, 7],
        "salt": [1, 3, 6, 10],
        "pottery": [1, 3, 6, 9],
        "olives": [1, 2, 4, 7, 11],
        "grain": [1, 2, 4, 7, 12],
    }


@rule("OM-0.2")
@both
def test_a_longer_lot_pays_the_last_number(deck: Deck) -> None:
    for row, pay in zip(deck.pay_row, deck.pay, strict=True):
        assert len(pay) == 99
        assert pay[0] == 0
        assert pay[1 : len(row) + 1] == row
        assert set(pay[len(row) :]) == {row[-1]}


@rule("OM-0.3")
def test_the_2004_deck_has_its_own_goods_and_pay() -> None:
    deck = DECKS["2004"]
    assert deck.goods_names == ["silver", "spices", "silk", "salt", "wood", "wine", "corn"]
    assert deck.goods_count == [8, 10, 12, 14, 16, 18, 20]
    pay = dict(zip(deck.goods_names, deck.pay_row, strict=True))
    assert pay["wood"] == [1, 3, 6, 9]
    assert pay["silk"] == [0, 3, 8]
    assert [len(pay[goods]) for goods in deck.goods_names] == [2, 3, 3, 4, 4, 5, 5]
    assert deck.reconstruction


@rule("OM-0.3")
def test_henning_and_mick_are_paid_for_wood_and_silk() -> None:
    deck = DECKS["2004"]
    wood, silk = deck.goods_names.index("wood"), deck.goods_names.index("silk")
    assert [deck.pay[wood][2], deck.pay[wood][4]] == [3, 9]
    assert [deck.pay[silk][3], deck.pay[silk][5]] == [8, 8]


@rule("OM-0.4")
@both
def test_a_card_shows_goods_rarity_pay_symbols_power_load_and_perhaps_a_port(deck: Deck) -> None:
    for card in range(98):
        goods = deck.goods[card]
        assert deck.goods.count(goods) == deck.goods_count[goods]
        assert deck.pay_row[goods]
        assert deck.symbols[card].bit_count() == 2
        assert deck.symbols[card] < 16
        assert -1 <= deck.port[card] < 30
    assert 0 < sum(port >= 0 for port in deck.port) < 98


@rule("OM-0.5")
@both
def test_power_is_3_to_6_load_1_to_4_and_together_7(deck: Deck) -> None:
    assert set(zip(deck.power, deck.load, strict=True)) == {(6, 1), (5, 2), (4, 3), (3, 4)}


@rule("OM-1.2")
def test_two_players_leave_grain_or_corn_in_the_box() -> None:
    assert DECKS["2005"].goods_names[DECKS["2005"].two_player_out] == "grain"
    assert DECKS["2004"].goods_names[DECKS["2004"].two_player_out] == "corn"


# --- the reconstruction


@rule("OM-0.9")
@both
def test_each_of_the_24_kinds_of_card_occurs_four_or_five_times(deck: Deck) -> None:
    kinds = Counter(kind(deck, card) for card in range(98))
    assert len(kinds) == 24
    assert sorted(kinds.values()) == [4] * 22 + [5] * 2


@rule("OM-0.9")
@both
def test_every_goods_is_balanced(deck: Deck) -> None:
    pairs = [a | b for a, b in combinations(SYMBOLS, 2)]
    for goods in deck.goods_names:
        cards = cards_of(deck, goods)
        assert len({kind(deck, card) for card in cards}) == len(cards)
        for symbol in SYMBOLS:
            assert sum(bool(deck.symbols[card] & symbol) for card in cards) == len(cards) // 2
        assert even([sum(deck.load[card] == load for card in cards) for load in range(1, 5)])
        assert even([sum(deck.symbols[card] == pair for card in cards) for pair in pairs])


@rule("OM-0.9")
@both
def test_one_card_names_each_port(deck: Deck) -> None:
    assert sorted(port for port in deck.port if port >= 0) == list(range(30))


@rule("OM-0.9")
@both
def test_port_cards_are_spread_over_goods_symbols_and_loads(deck: Deck) -> None:
    named = [card for card in range(98) if deck.port[card] >= 0]
    by_goods = [sum(deck.goods[card] == goods for card in named) for goods in range(7)]
    assert by_goods == [2, 3, 4, 4, 5, 6, 6]
    assert set(Counter(deck.symbols[card] for card in named).values()) == {5}
    assert sorted(Counter(deck.load[card] for card in named).values()) == [7, 7, 8, 8]


@rule("OM-0.9")
@both
def test_a_salt_with_load_4_can_lie_under_three_salts_and_a_silk_of_the_example(deck: Deck) -> None:
    """Three salts and a silk show 3 ducats, 1 flag, 3 cards, 1 ship; a fourth salt has load 4."""
    salts, silks = cards_of(deck, "salt"), cards_of(deck, "silk")
    assert any(
        sum(deck.counts[card] for card in (*three, silk)) == 0x1313
        and any(deck.load[card] == 4 for card in salts if card not in three)
        for three in combinations(salts, 3)
        for silk in silks
    )


def test_the_two_decks_are_laid_out_differently() -> None:
    decks = DECKS["2005"], DECKS["2004"]
    assert len({deck.digest for deck in decks}) == 2
    assert len({tuple(deck.symbols) for deck in decks}) == 2
    assert len({tuple(deck.port) for deck in decks}) == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_generator_writes_just_these_files(edition: str) -> None:
    assert deck_text(edition, CHART) == TEXTS[edition]


# --- handling


def test_symbols_have_names_in_the_order_they_are_resolved() -> None:
    assert [DUCAT, FLAG, CARDS, SHIP] == SYMBOLS == [1, 2, 4, 8]
    assert SYMBOL_NAMES == ["ducat", "flag", "cards", "ship"]


@both
def test_counts_add_up_symbol_by_symbol(deck: Deck) -> None:
    for card in range(98):
        for i, symbol in enumerate(SYMBOLS):
            assert deck.counts[card] >> 4 * i & 15 == bool(deck.symbols[card] & symbol)
        assert deck.counts[card] < 1 << 16


@both
def test_a_card_has_a_name_that_finds_it(deck: Deck) -> None:
    assert [deck.card_id(name) for name in deck.names] == list(range(98))
    assert deck.names[0] == f"{deck.goods_names[0]}1"
    assert deck.names[-1] == f"{deck.goods_names[6]}20"
    assert deck.goods == sorted(deck.goods)


@pytest.mark.parametrize("name", ["", "salt", "salt0", "salt15", "salt07", "SALT7", "gold1", "7"])
def test_an_unknown_card_is_refused(name: str) -> None:
    with pytest.raises(Refused, match="There is no card"):
        DECKS["2005"].card_id(name)


def test_a_deck_is_known_by_its_contents_not_by_its_title(tmp_path: Path) -> None:
    deck = DECKS["2005"]
    path = tmp_path / "mine.toml"
    path.write_text(edited(TEXTS["2005"], "title =", 'title = "Mine" #'), encoding="utf-8")
    mine = load_deck(path, CHART)
    assert (mine.name, mine.title, mine.digest) == ("mine", "Mine", deck.digest)
    path.write_text(
        edited(TEXTS["2005"], '"ducat cards 6+1"', '"ducat flag 6+1"'), encoding="utf-8"
    )
    assert load_deck(str(path), CHART).digest != deck.digest


def test_the_order_of_goods_in_a_file_does_not_matter(tmp_path: Path) -> None:
    head, *goods = TEXTS["2005"].split("[[goods]]")
    path = tmp_path / "turned.toml"
    path.write_text("[[goods]]".join([head, *reversed(goods)]), encoding="utf-8")
    assert load_deck(path, CHART).digest == DECKS["2005"].digest


def test_a_deck_may_be_typed_in_any_case_and_spacing_and_with_a_byte_order_mark(
    tmp_path: Path,
) -> None:
    path = tmp_path / "deck.toml"
    text = edited(TEXTS["2005"], CARD, '"  Ducat SHIP\t5+2  salonica "')
    path.write_text(text, encoding="utf-8-sig")
    assert load_deck(path, CHART).digest == DECKS["2005"].digest


@rule("OM-1.7")
def test_a_printed_deck_may_name_a_port_on_two_cards(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    text = edited(edited(TEXTS["2005"], "Tenedo", "Salonica"), "= true", "= false")
    path.write_text(text, encoding="utf-8")
    assert load_deck(path, CHART).port.count(CHART.port_id("Salonica")) == 2


# --- what is wrong with a file

CARD = '"ducat ship 5+2 Salonica"'  # gems, card 4
PAY = "pay = [1, 5]"  # gems
NO_CARD = (
    " is not a card; expected two symbols, sea power + load, and a port if it names one,"
    ' as in "ducat ship 5+2 Ragusa"'
)
NO_POWER = "; expected a power of 3 to 6 and a load of 1 to 4 that add up to 7 (OM-0.5)"
NO_TITLE = "; expected a line of 1 to 100 printable characters"
NO_DUCATS = "; expected whole ducats from 0 to 99"
NO_ROW = "; expected a list such as [1, 3, 6]"
EIGHT = "; expected 8, the number of cards listed"
TWICE = "; in a reconstructed deck, each port is named on one card only (OM-0.9)"

# fmt: off
FAULTS = [
    # what stands there, what is typed instead, the complaint
    ('edition = "2005"', "", "deck: edition is missing"),
    ('edition = "2005"', "edition = 2005", 'edition is 2005; expected "2005" or "2004"'),
    ('edition = "2005"', 'edition = "99"', "edition is '99'; expected \"2005\" or \"2004\""),
    ("title =", "#", "deck: title is missing"),
    ("title =", "title = 7 #", "title is 7" + NO_TITLE),
    ("title =", 'title = "" #', "title is ''" + NO_TITLE),
    ("title =", 'title = "a\\nb" #', "title is 'a\\nb'" + NO_TITLE),
    ("= true", "= 1", "reconstruction is 1; expected true or false"),
    ("= true", "= true\nreal = 1",
     "deck: 'real' is not known here; expected title, edition, goods, reconstruction"),
    (PAY, "", "gems: pay is missing"),
    (PAY, "pays = 1", "gems: 'pays' is not known here; expected name, count, pay, cards"),
    (PAY, "pay = []", "gems: pay is an empty list" + NO_ROW),
    (PAY, "pay = 5", "gems: pay is 5" + NO_ROW),
    (PAY, f"pay = {[1] * 99}", "gems: pay is a list that is far too long" + NO_ROW),
    (PAY, "pay = [-1, 5]", "gems: pay for 1 is -1" + NO_DUCATS),
    (PAY, "pay = [1, 5.5]", "gems: pay for 2 is 5.5" + NO_DUCATS),
    (PAY, "pay = [true, 5]", "gems: pay for 1 is true" + NO_DUCATS),
    (PAY, f"pay = [1, {HUGE}]", "gems: pay for 2 is a huge number" + NO_DUCATS),
    (PAY, "pay = [5, 1]",
     "gems: a lot of 2 pays 1, but a lot of 1 pays 5; a longer lot must not pay less"),
    ("count = 8", "", "gems: count is missing"),
    ("count = 8", "count = 9", "gems: count is 9" + EIGHT),
    ("count = 8", "count = true", "gems: count is true" + EIGHT),
    ("count = 8", "count = 8.0", "gems: count is 8.0" + EIGHT),
    ("count = 8", "count = 1355-04-17", "gems: count is a date or time" + EIGHT),
    ("count = 8", f"count = {HUGE}", "gems: count is a huge number" + EIGHT),
    (CARD, "7", "gems, card 4: 7" + NO_CARD),
    (CARD, '""', "gems, card 4: ''" + NO_CARD),
    (CARD, '["ducat"]', "gems, card 4: a list" + NO_CARD),
    (CARD, "{ a = 1 }", "gems, card 4: a table" + NO_CARD),
    (CARD, '"ducat ship"', "gems, card 4: 'ducat ship'" + NO_CARD),
    (CARD, '"ducat 5+2 Zara"', "gems, card 4: 'ducat 5+2 Zara'" + NO_CARD),
    (CARD, '"ducat ship 5 2"', "gems, card 4: 'ducat ship 5 2'" + NO_CARD),
    (CARD, '"ducat ship flag 5+2"', "gems, card 4: 'ducat ship flag 5+2'" + NO_CARD),
    (CARD, '"ducat ship ٥+٢"', "gems, card 4: 'ducat ship ٥+٢'" + NO_CARD),
    (CARD, '"ducat ducat 5+2"',
     "gems, card 4: shows ducat twice; expected two symbols that differ (OM-0.5)"),
    (CARD, '"ducat pirate 5+2"',
     "gems, card 4: 'pirate' is not a symbol; expected two of ducat, flag, cards, ship"),
    (CARD, '"ducat ship 5+3"', "gems, card 4: sea power 5 and load 3" + NO_POWER),
    (CARD, '"ducat ship 7+0"', "gems, card 4: sea power 7 and load 0" + NO_POWER),
    (CARD, '"ducat ship 2+5"', "gems, card 4: sea power 2 and load 5" + NO_POWER),
    (CARD, '"ducat ship 5+2 Ys"', "gems, card 4: there is no port 'Ys' on the chart"),
    (CARD, '"ducat ship 5+2 Tenedo"',
     "gems, card 6: names Tenedo, as does gems, card 4" + TWICE),
]
# fmt: on


@rule("OM-0.2", "OM-0.4", "OM-0.5")
@pytest.mark.parametrize(("old", "typed", "complaint"), FAULTS)
def test_a_fault_is_named_with_its_place_and_what_was_expected(
    old: str, typed: str, complaint: str
) -> None:
    assert complaint in complaints(edited(TEXTS["2005"], old, typed))


def test_the_shipped_decks_have_no_fault() -> None:
    for text in TEXTS.values():
        assert complaints(text) == []


@rule("OM-0.1")
def test_a_2005_deck_with_a_card_too_few_is_refused() -> None:
    text = edited(edited(TEXTS["2005"], CARD + ",", ""), "count = 8", "count = 7")
    assert complaints(text) == [
        "gems: the number of cards is 7; expected 8 (OM-0.1)",
        "the number of cards is 97; expected 98 (OM-0.1)",
    ]


@rule("OM-0.3")
def test_an_owner_of_the_2004_box_may_know_other_counts(tmp_path: Path) -> None:
    """A silver card becomes spices: still 98 cards, and the counts of OM-0.3 are a ruling."""
    text = edited(TEXTS["2004"], "count = 8", "count = 7")
    text = edited(text, "count = 10", "count = 11")
    first_silver, first_spices = text.split("cards = [\n")[1:3]
    line = first_silver.splitlines()[0] + "\n"
    text = edited(text, line, "")
    text = edited(text, first_spices, line + first_spices)
    path = tmp_path / "box.toml"
    path.write_text(text, encoding="utf-8")
    assert load_deck(path, CHART).goods_count == [7, 11, 12, 14, 16, 18, 20]


@rule("OM-0.1")
def test_goods_are_the_seven_of_the_edition_each_once() -> None:
    assert complaints(edited(TEXTS["2005"], '"gems"', '"gold"')) == [
        f"goods 1: name is 'gold'; expected one of {', '.join(DECKS['2005'].goods_names)}",
        "the goods “gems” are missing",
    ]
    assert complaints(edited(TEXTS["2005"], '"pottery"', '"olives"')) == [
        "the goods “pottery” are missing",
        "the goods “olives” are listed 2 times; expected once",
    ]


def without_ports(text: str) -> str:
    return re.sub(r'([+]\d) \w+"', r'\1"', text)


@rule("OM-1.4")
def test_five_players_need_five_cards_that_name_a_port() -> None:
    [complaint] = complaints(without_ports(TEXTS["2005"]))
    assert complaint == (
        "the number of cards that name a port is 0;"
        " expected at least 5, a starting port for each player (OM-1.4)"
    )


@rule("OM-1.2", "OM-1.4")
def test_two_players_need_two_such_cards_without_the_grain() -> None:
    others, grain = TEXTS["2005"].split('name = "grain"')
    [complaint] = complaints(without_ports(others) + 'name = "grain"' + grain)
    assert complaint == (
        "in a game for two (without grain), the number of cards that name a port is 0;"
        " expected at least 2, a starting port for each player (OM-1.2, OM-1.4)"
    )


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "deck: title is missing"),
        ("title", "this is not valid TOML: "),
        ("x = " + "[" * 5000, "nested too deeply"),
        ("x = " + "1" * 5000, "this is not valid TOML: "),
        ("x" * 1_000_001, "the text is longer than 1000 thousand characters"),
        ("goods = 1", "goods is 1; expected a list of tables"),
        ("goods = [1]", "goods 1 is 1; expected a table"),
        ('[[goods]]\ncards = "x"', "goods 1: cards is 'x'; expected a list of card lines"),
        ("[[goods]]\nname = 1", "goods 1: name is 1; expected a name"),
        ('edition = "2005"\n[[goods]]\nname = "salt"\ncards = []', "salt: no card is listed"),
    ],
)
def test_a_text_that_is_no_deck_gets_a_reason(text: str, complaint: str) -> None:
    assert any(complaint in problem for problem in complaints(text))


def test_an_error_says_the_file_and_every_problem(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    text = edited(edited(TEXTS["2005"], "count = 8", "count = 9"), "= true", "= 1")
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Refused, match=r"^The deck .* cannot be used:\n") as error:
        load_deck(path, CHART)
    assert str(error.value).splitlines()[1:] == [
        "- reconstruction is 1; expected true or false",
        "- gems: count is 9; expected 8, the number of cards listed",
    ]


def test_an_error_stops_after_twenty_problems(tmp_path: Path) -> None:
    path = tmp_path / "wrong.toml"
    path.write_text(TEXTS["2005"].replace("ship ", "boat "), encoding="utf-8")
    with pytest.raises(Refused, match=r"- and 29 more$"):
        load_deck(path, CHART)


def test_a_file_that_cannot_be_read_gets_a_reason(tmp_path: Path) -> None:
    (tmp_path / "latin.toml").write_bytes("title = 'Modèle'".encode("latin-1"))
    (tmp_path / "large.toml").write_bytes(b"#" * 1_000_001)
    sources: list[tuple[str | Path, str]] = [
        (tmp_path / "latin.toml", "is not UTF-8 text"),
        (tmp_path / "large.toml", "is larger than 1000 kB"),
        (tmp_path / "none.toml", "There is no deck"),
        (tmp_path, "There is no deck"),
        ("2006", r"There is no deck '2006'. Name one that comes with the game \(2005, 2004\)"),
        ("", "There is no deck"),
        ("a\0b", "There is no deck|cannot be read"),
        ("\ud800", "There is no deck|cannot be read"),
        ("x" * 10_000, "There is no deck|cannot be read"),
    ]
    for source, reason in sources:
        with pytest.raises(Refused, match=reason):
            load_deck(source, CHART)


# --- fuzzing


def check_sound(text: str) -> None:
    """Either the checker complains and loading fails, or the deck obeys every rule."""
    problems = complaints(text)
    assert all(problems)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "deck.toml"
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
        try:
            deck = load_deck(path, CHART)
        except Refused:
            return
    assert not problems
    assert len(deck.goods) == len(deck.names) == len(set(deck.names)) == 98
    assert [deck.goods.count(g) for g in range(7)] == deck.goods_count == sorted(deck.goods_count)
    if deck.edition == "2005":
        assert deck.goods_count == [8, 10, 12, 14, 16, 18, 20]
    for card in range(98):
        assert deck.symbols[card].bit_count() == 2
        assert deck.symbols[card] < 16
        assert deck.power[card] in (3, 4, 5, 6)
        assert deck.power[card] + deck.load[card] == 7
        assert -1 <= deck.port[card] < 30
    named = [port for port in deck.port if port >= 0]
    assert len(named) >= 5
    assert not deck.reconstruction or len(set(named)) == len(named)
    for pay in deck.pay:
        assert len(pay) == 99
        assert pay == sorted(pay)
        assert pay[0] == 0


@examples(100)
@given(st.text())
def test_no_text_surprises_the_reader(text: str) -> None:
    check_sound(text)


@examples(100)
@given(st.binary(max_size=200))
def test_no_file_surprises_the_reader(data: bytes) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "deck.toml"
        path.write_bytes(data)
        with pytest.raises(Refused):
            load_deck(path, CHART)


@examples(100)
@given(st.sampled_from(EDITIONS), CUTS)
def test_no_damage_to_a_deck_file_surprises_the_reader(
    edition: str, cuts: list[tuple[float, int, str]]
) -> None:
    check_sound(cut(TEXTS[edition], cuts))


@examples(100)
@given(st.sampled_from(EDITIONS), st.integers(1, 3), st.data())
def test_no_value_in_a_deck_file_surprises_the_reader(
    edition: str, faults: int, data: st.DataObject
) -> None:
    table = tomllib.loads(TEXTS[edition])
    for _ in range(faults):
        replace_value(table, data)
    check_sound(to_toml(table))
