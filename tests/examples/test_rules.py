"""The rules of Traghetto, and that the check for everybody's games finds what is wrong with one."""

import os
import re
from collections.abc import Callable
from copy import copy
from pathlib import Path
from random import Random
from typing import Any
from zipfile import ZipFile

import pytest

from fondaco.contract.refused import Refused
from fondaco.contract.rules import Event
from fondaco.messages import Messages, languages
from fondaco.testing import Tried, Unsound
from fondaco.testing.contract import RulesTrial
from tests.examples.installed import PACKAGE

SOURCE = PACKAGE / "src" / "traghetto"
GOODS = ("glass", "lace", "wax", "salt", "oil", "paper")


class Table:
    """Three play; moves are written."""

    def __init__(self, rules: Any, seed: str = "canal") -> None:
        self.rules = rules.make(3, {})
        self.position = self.rules.start(seed)

    def play(self, *moves: str) -> list[Event]:
        """`0 done`: a seat and its move."""
        events: list[Event] = []
        for text in moves:
            seat, _, move = text.partition(" ")
            self.position.play(int(seat), self.rules.parse_move(move), events)
        return events

    def goods(self, seat: int) -> str:
        """Something in a cellar."""
        hand: dict[str, int] = self.position.view(seat).as_json()["hand"]
        return next(iter(hand))


def test_the_first_to_accept_pays_the_seller(traghetto: Any) -> None:
    table = Table(traghetto)
    goods = table.goods(0)
    table.play(f"0 sell {goods} for 4", "1 decline", f"2 accept {goods} for 4")
    assert table.position.coins == [16, 12, 8]
    assert len(table.position.cellar[0]) == 2
    assert sum(table.position.open[2]) == 1
    with pytest.raises(Refused, match="can’t do that now"):  # one sale a turn
        table.play(f"0 sell {table.goods(0)} for 1")


def test_who_accepts_says_what_and_pays_no_other_price(traghetto: Any) -> None:
    table = Table(traghetto)
    goods = table.goods(0)
    table.play(f"0 sell {goods} for 1", f"0 sell {goods} for 12")
    with pytest.raises(Refused) as refused:
        table.play(f"1 accept {goods} for 1")
    assert refused.value.name == "traghetto-changed"


def test_one_sells_only_what_is_there(traghetto: Any) -> None:
    table = Table(traghetto)
    lacking = next(
        goods for goods in GOODS if goods not in table.position.view(0).as_json()["hand"]
    )
    with pytest.raises(Refused) as refused:
        table.play(f"0 sell {lacking} for 4")
    assert refused.value.name == "traghetto-no-sale"


def test_the_highest_bidder_pays_the_seller_who_has_the_last_word(traghetto: Any) -> None:
    table = Table(traghetto)
    told = table.play("0 done", "1 bid 3", "2 bid 5")
    assert told[0].barrier  # a crate came to light
    assert table.position.turn == 0
    assert "bid 5" not in table.position.view(0).as_json()["moves"]
    table.play("0 pass")
    assert table.position.coins == [17, 12, 7]
    assert table.position.active == 1
    table.play("1 done", "2 pass", "0 pass", "1 pass")
    assert table.position.coins == [17, 12, 7]  # without a bid it costs nothing
    assert sum(table.position.open[1]) == 1
    table.play("2 done", "0 pass", "1 pass", "2 bid 7")
    assert table.position.coins == [17, 12, 0]  # to the box


def test_equal_crates_pay_the_square_of_their_number(traghetto: Any) -> None:
    table = Table(traghetto)
    while not table.position.over:
        table.position.play(table.position.turn, table.position.moves(table.position.turn)[0])
    for seat in range(3):
        cellar = table.position.cellar[seat]
        crates = [n + cellar.count(g) for g, n in enumerate(table.position.open[seat])]
        assert table.position.scores()[seat] == 12 + sum(count**2 for count in crates)
    assert 1 in table.position.places()


def test_what_was_named_once_is_there_in_every_sampled_world(traghetto: Any) -> None:
    table = Table(traghetto)
    goods = table.goods(0)
    table.play(f"0 sell {goods} for 20", "0 done")
    view = table.position.view(1)
    for number in range(50):
        assert GOODS.index(goods) in view.sample(Random(number)).cellar[0]


def test_its_words_are_there_in_every_language(traghetto: Any) -> None:
    code = (SOURCE / "rules.py").read_text(encoding="utf-8")
    wanted = {f"refused-{name}" for name in re.findall(r'"(traghetto-[a-z-]+)"', code)}
    ids = {
        language: set(re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE))
        for language in languages()
        for text in [
            "".join(f.read_text("utf-8") for f in (SOURCE / "locale" / language).iterdir())
        ]
    }
    assert len(wanted) == 5
    assert wanted < ids["en"]
    assert all(found == ids["en"] for found in ids.values())


def test_it_is_as_short_as_it_says() -> None:
    assert len((SOURCE / "rules.py").read_text("utf-8").splitlines()) < 300
    assert len((SOURCE / "rulebook" / "en.md").read_text("utf-8").splitlines()) < 40


# --- the check --------------------------------------------------------------------------------


def trial(rules: Any) -> None:
    for number in range(4):
        RulesTrial(rules.make(3, {}), str(number), Tried()).play()


def share_coins(rules: Any) -> None:
    """A copy that shares a list."""
    whole = rules.TraghettoPosition.copy

    def copy(self: Any) -> Any:
        twin: Any = whole(self)
        twin.coins = self.coins
        return twin

    rules.TraghettoPosition.copy = copy


def peep(rules: Any) -> None:
    """A view with the next crate of the ferry in it."""
    blank = rules.TraghettoPosition.view

    def view(self: Any, seat: int) -> Any:
        found = blank(self, seat)
        found.prompt["next"] = self.ferry[-1:]
        return found

    rules.TraghettoPosition.view = view


def forget(rules: Any) -> None:
    """Sampled worlds without what was named."""
    whole = rules.TraghettoView.sample

    def sample(self: Any, rng: Random) -> Any:
        world = whole(self, rng)
        world.shown = [0] * self.players
        return world

    rules.TraghettoView.sample = sample


def trust(rules: Any) -> None:
    """Lines are believed."""
    rules.TraghettoRules.sound = lambda self, position: True
    position = rules.TraghettoPosition
    position.held = {name: copy(held) for name, held in position.held.items()}  # others share them
    for held in position.held.values():
        held.check = lambda value, players, where: value


def test_the_check_finds_nothing_wrong_with_it(traghetto: Any) -> None:
    trial(traghetto)


@pytest.mark.parametrize(
    ("fault", "told"),
    [
        (share_coins, "a copy shares state"),
        (peep, "shows something else"),
        (forget, "no-such-position.* was raised although nothing was wrong"),
        (trust, "a damaged line raises"),
    ],
)
def test_the_check_finds_faults(traghetto: Any, fault: Callable[[Any], None], told: str) -> None:
    fault(traghetto)
    with pytest.raises(Unsound, match=told) as found:
        trial(traghetto)
    assert "Startwert" in Messages("de").refusal(found.value)


def test_a_wheel_of_it_has_its_words_and_rulebook(tmp_path: Path) -> None:
    build = pytest.importorskip("hatchling.build", reason="needs hatchling")
    before = Path.cwd()
    os.chdir(PACKAGE)
    try:
        name = build.build_wheel(str(tmp_path))
    finally:
        os.chdir(before)
    names = ZipFile(tmp_path / name).namelist()
    assert {"traghetto/rulebook/en.md", "traghetto/locale/nl/titles.ftl"} < set(names)
