"""Nothing is shown that the person could not know."""

import re
from pathlib import Path
from random import Random

import pytest
from rich.console import Console, RenderableType

from fondaco.bots import bot_seed, make_bot
from fondaco.bots.driver import drive
from fondaco.contract.board import Board
from fondaco.contract.rules import View
from fondaco.games import make, make_voice
from fondaco.games.oltremare.board.board import OltremareBoard
from fondaco.messages import Messages
from fondaco.records import Game
from fondaco.terminal.boards import make_board
from fondaco.terminal.menu import menu
from fondaco.terminal.start import run
from tests.long import mostly_long
from tests.terminal.people import Gambler, Typist, output, table

# How to type a card or an offer is shown by cards that are always the same.
EXAMPLES = re.compile(r"such\s+as\s+gems1\b|such\s+as\s+silver1\b|2:\s+salt7\b")


class Watcher(Gambler):
    """A gambler that looks, before each answer, for cards it cannot know of."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.read = 0
        self.known: set[str] = set()
        self.mentioned: set[str] = set()

    def __call__(self, prompt: str) -> str:
        self.look()
        return super().__call__(prompt)

    def look(self) -> None:
        assert self.session is not None
        board = self.session.board
        assert isinstance(board, OltremareBoard)
        deck = board.setting.deck
        for seen in self.session.story.seen():
            cards = [seen["card"]] if "card" in seen else []
            for key in ("faces", "cards", "given_cards", "taken_cards"):
                if isinstance(seen.get(key), list):
                    cards += seen[key]
            self.known |= {deck.names[card] for card in cards}
        shown = output(self.session)
        goods = "|".join(deck.goods_names)
        fresh = EXAMPLES.sub("", shown[self.read :])
        self.read = len(shown)
        # Columns are farther apart than the goods and the number of a card.
        named = re.compile(rf"\b({goods}) ?(\d+)\b", re.IGNORECASE)
        found = {"".join(pair).lower() for pair in named.findall(fresh)}
        assert found <= self.known
        self.mentioned |= found


@pytest.mark.parametrize("edition", mostly_long(["2005", "2004"]))
def test_only_cards_the_person_has_seen_are_ever_named(edition: str) -> None:
    person = Watcher(edition)
    session = table("oltremare", 3, f"secret{edition}", person, options={"edition": edition})
    run(session)
    person.look()
    assert len(person.mentioned) > 30
    assert "Final scores" in output(session)
    assert session.m.troubles == []


def screen_of(board: Board, view: View) -> str:
    """Everything that is shown at a view."""
    console = Console(width=100, markup=False, highlight=False, no_color=True)
    parts: list[RenderableType] = [board.board(view, 100)]
    voice, m = board.voice, board.m
    if view.seat in view.to_move:
        parts += [m.say(each) for each in (voice.prompt(view), *voice.hints(view))]
        parts.append(menu(board.choices(view), 100, m))
        brief = board.brief(view, 100)
        parts += [brief] if brief else []
    with console.capture() as captured:
        for part in parts:
            console.print(part)
    return captured.get()


@pytest.mark.parametrize("game", ["oltremare", "batavia"])
def test_the_screen_is_the_same_whatever_the_hidden_cards_are(game: str) -> None:
    rules = make(game, 3)
    new = Game(rules, "hidden", ["Marco", "Bianca", "Tommaso"])
    board = make_board(make_voice(rules, 0, ["Marco", "Bianca", "Tommaso"]), Messages())
    rng = Random("hidden")
    bots = {seat: make_bot("random", bot_seed("hidden", seat)) for seat in range(3)}
    compared = 0
    for _ in drive(new, bots):
        if rng.random() < 0.07 and not new.over:
            view = new.position.view(0)
            assert screen_of(board, view.sample(rng).view(0)) == screen_of(board, view)
            compared += 1
    assert compared > 5


def test_letters_are_shown_only_where_the_table_keeps_a_ledger() -> None:
    strict = table("batavia", 3)
    assert screen_of(strict.board, strict.view()).count(" ? ") == 2 + 5  # and five covered shops
    ledger = table("batavia", 3, options={"memory": "ledger"})
    assert screen_of(ledger.board, ledger.view()).count(" ? ") == 5


def test_a_buried_cargo_is_shown_only_where_the_table_keeps_a_ledger(tmp_path: Path) -> None:
    for memory in ("strict", "ledger"):
        session = table(players=3, person=Typist(), options={"memory": memory}, folder=tmp_path)
        shown = "What players could have written down"
        session.screen.ask = lambda question: "k"  # type: ignore[method-assign]
        (command,) = [each for each in session.board.commands() if each.key == "k"]
        if memory == "ledger":
            command.run(session.view(), session.screen, "")
            assert shown in output(session)
        else:
            with pytest.raises(ValueError, match="plays from memory"):
                command.run(session.view(), session.screen, "")
