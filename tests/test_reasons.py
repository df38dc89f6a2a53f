"""Every reason that a player or a guest can be given is told in their language."""

import ast
import re
import time
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path

import pytest
from click.testing import CliRunner

from fondaco.cli import main
from fondaco.contract.refused import FondacoError
from fondaco.games import make
from fondaco.games.batavia.rules.names import COMPANIES
from fondaco.messages import DEFAULT, Messages, languages
from fondaco.reasons import LONGEST, Sentence, find, sentences, told
from fondaco.records import Game

SOURCE = Path(__file__).parent.parent / "src" / "fondaco"
OTHERS = [language for language in languages() if language != DEFAULT]
MODULES = (
    "games/__init__.py",
    "contract/chance.py",
    "contract/rules.py",
    "contract/character.py",
    "games/*/rules/*.py",
    "records/game.py",
    "server/*.py",
    "bots/__init__.py",
    "bots/experts.py",
    "bots/search/budget.py",
    "store/queries.py",
    "store/rows.py",
)
RAISED = {
    "FondacoError",
    "NoSuchError",
    "UnreachableError",
    "NotAuthorizedException",
    "PermissionDeniedException",
    "fault",  # a frame that says it without an exception
    "Fault",
    "hang_up",
    "at_line",
    "refuse",
}
# Where sentences are said in other ways: every text in these functions that is a sentence.
SPOKEN = {
    "records/game.py:why_no_undo",
    "server/doors.py:told",
    "server/socket.py:_turn_away",
    "server/table.py:_want",
}
# Said by Litestar, not by us.
BY_OTHERS = {"Too Many Requests"}
# What only those meet who write files, programs or positions, or who run the house.
NOT_FOR_PLAYERS = {
    "games/batavia/rules/check.py",  # positions
    "games/batavia/rules/lines.py",
    "games/batavia/rules/notation.py:format_move",
    "games/batavia/rules/reading.py",
    "games/batavia/rules/rules.py:_own",
    "games/batavia/rules/rules.py:format_position",
    "games/batavia/rules/rules.py:format_view",
    "games/batavia/rules/seen.py:look",
    "games/batavia/rules/tiles.py",  # a file
    "games/oltremare/rules/cards.py:load_deck",
    "games/oltremare/rules/chart.py:load_chart",
    "games/oltremare/rules/datafile.py",
    "games/oltremare/rules/notation.py:format_move",
    "games/oltremare/rules/rules.py:same",
    "games/oltremare/rules/sample.py:match",
    "games/oltremare/rules/lines.py",
    "games/oltremare/rules/check.py",
    "records/game.py:_follow",  # records
    "records/game.py:_seats",
    "records/game.py:at",
    "records/game.py:begin",
    "records/game.py:check_checksum",
    "records/game.py:check_result",
    "records/game.py:follow",
    "server/admin.py",
    "server/api_learn.py:_lesson",
    "server/api_tables.py:moment",  # programs
    "server/api_tables.py:tables",
    "server/minds.py:_ask",  # within the house
    "server/push.py:check_subscription",
    "server/api_house.py:setting",
    "server/socket.py:_last",
    "server/socket.py:_request",
    "server/steward.py:move",
    "server/table.py:__init__",
    "server/table.py:apply",
}


class Collector(ast.NodeVisitor):
    """The sentences of a module, with `{}` for each hole, by the function that says them."""

    def __init__(self, module: str, constants: dict[str, str]) -> None:
        self.module = module
        self.constants = constants
        self.functions: list[str] = []
        self.found: set[tuple[str, str]] = set()

    def place(self) -> str:
        return f"{self.module}:{self.functions[-1] if self.functions else ''}"

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.functions.append(node.name)
        if self.place() in SPOKEN:
            for each in ast.walk(node):
                if isinstance(each, ast.Constant | ast.JoinedStr):
                    text = "".join(self.texts(each))
                    whole = text == text.strip() and text.endswith(".")
                    if whole and " " in text and each is not docstring(node):
                        self.found.add((self.place(), text))
        self.generic_visit(node)
        self.functions.pop()

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if name in RAISED and node.args:
            said = node.args[-1]  # at_line has the number of the line before it
            self.found.update((self.place(), text) for text in self.texts(said))
        self.generic_visit(node)

    def texts(self, node: ast.expr) -> list[str]:
        """The texts that an expression can be; a hole alone where it is computed elsewhere."""
        match node:
            case ast.Constant(value=str(text)):
                return [text]
            case ast.JoinedStr(values=parts):
                return ["".join(chain.from_iterable(map(self.texts, parts)))]
            case ast.IfExp(body=one, orelse=other):
                return [*self.texts(one), *self.texts(other)]
            case ast.Subscript(value=ast.Dict(values=values)):
                return [text for value in values for text in self.texts(value)]
            case ast.Name(id=name) if name in self.constants:
                return [self.constants[name]]
        return ["{}"]


def docstring(node: ast.FunctionDef | ast.AsyncFunctionDef) -> ast.expr | None:
    first = node.body[0]
    return first.value if isinstance(first, ast.Expr) else None


def constants(trees: dict[str, ast.Module]) -> Iterator[tuple[str, str]]:
    """The texts that have a name of their own in capitals."""
    for tree in trees.values():
        for node in tree.body:
            match node:
                case (
                    ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=str(text)))
                    | ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(text)))
                ):
                    yield name, text


@cache
def said() -> frozenset[tuple[str, str]]:
    """Every sentence of these modules and where it is said."""
    files = [file for pattern in MODULES for file in sorted(SOURCE.glob(pattern))]
    trees = {
        file.relative_to(SOURCE).as_posix(): ast.parse(file.read_text(encoding="utf-8"))
        for file in files
    }
    named = dict(constants(trees))
    found: set[tuple[str, str]] = set()
    for module, tree in trees.items():
        collector = Collector(module, named)
        collector.visit(tree)
        found |= collector.found
    return frozenset(found)


def for_players(place: str) -> bool:
    return place not in NOT_FOR_PLAYERS and place.partition(":")[0] not in NOT_FOR_PLAYERS


def shape(sentence: Sentence) -> str:
    return "{}".join(sentence.texts)


@cache
def known() -> frozenset[str]:
    return frozenset(shape(each) for each in sentences())


def test_the_sentences_are_found() -> None:
    texts = {text for _, text in said()}
    assert len(texts) > 200
    assert "Offer {} has changed: it is now version {}, not {}." in texts
    assert "There is still an empty seat." in texts  # one of two
    assert "The game is paused." in texts  # one of several
    assert "{} has moved since." in texts  # why_no_undo
    assert "A claim is a load 1-4, a power 3-6, and one or two symbols." in texts  # a constant
    assert "You are too slow; please connect again." in texts  # a frame


def test_every_reason_a_player_can_meet_is_known() -> None:
    left = sorted(
        (place, text)
        for place, text in said()
        if for_players(place) and text != "{}" and text not in known()
    )
    assert left == []


def test_only_these_reasons_are_computed() -> None:
    computed = {place for place, text in said() if for_players(place) and text == "{}"}
    assert computed == {
        "server/api_tables.py:room_of",  # the same text once more
        "server/outside.py:send",  # what the network itself says
        "server/socket.py:_read",
        "server/socket.py:_turn_away",
        "server/socket.py:fault",
        "server/socket.py:hang_up",
    }


def test_every_known_reason_is_said() -> None:
    texts = {text for place, text in said() if for_players(place)} | BY_OTHERS
    assert sorted(known() - texts) == []


def test_the_exceptions_are_there() -> None:
    places = {place for place, _ in said()}
    modules = {place.partition(":")[0] for place in places}
    assert sorted(NOT_FOR_PLAYERS - places - modules) == []
    assert sorted(SPOKEN - places) == []


def test_no_two_are_the_same() -> None:
    assert len(known()) == len(sentences())
    assert all(len(set(each.holes)) == len(each.holes) for each in sentences())
    assert all("" not in each.texts[1:-1] for each in sentences()), "two holes side by side"


@pytest.mark.parametrize("sentence", sentences(), ids=lambda each: each.id)
def test_a_sentence_is_found_and_told(sentence: Sentence) -> None:
    values = {hole: f"‹{number}›" for number, hole in enumerate(sentence.holes)}
    english = "".join(chain(*zip(sentence.texts, [*values.values(), ""], strict=True)))
    assert find(english) == (sentence, values)
    assert Messages()(sentence.id, **values) == english
    assert told(english, "en") == told(english, "") == told(english, "xx") == english
    for language in OTHERS:
        text = told(english, language)
        assert text != english
        assert sorted(re.findall("‹[0-9]›", text)) == sorted(values.values())


@pytest.mark.parametrize("language", OTHERS)
def test_numbers_names_and_reasons_in_holes(language: str) -> None:
    short = "You must play 1 cards and hold 0: buy or trade for more (OM-2.2.8)."
    assert told(short, language) != told(short.replace("1", "2"), language).replace("2", "1", 1)
    assert "2005" in told("There is no edition 2005; there are 2004.", language)
    assert told("007 has moved since.", language).startswith("007 ")
    for company in COMPANIES:
        name = Messages(language)(f"batavia-company-{company}")
        assert name in told(f"You have no card of {company.title()}.", language)
    inner = told("Bianca has moved since.", language)
    assert told("That cannot be taken back. Bianca has moved since.", language).endswith(inner)


def test_a_name_may_be_anything() -> None:
    name = "has moved since. { $x } ; there are"
    assert told(f"{name} has moved since.", "de") == f"{name} hat seitdem gezogen."
    assert told("Nobody knows this sentence.", "de") == "Nobody knows this sentence."
    assert told("", "de") == ""
    long = "x" * LONGEST + " has moved since."
    assert told(long, "de") == long


def test_reasons_of_a_game() -> None:
    game = Game(make("batavia", 3), "reasons", ["Bianca", "Marco", "Lucia"])
    with pytest.raises(FondacoError) as refused:
        game.play(game.position.turn, game.rules.parse_move("keep"))
    assert told(str(refused.value), "nl") != str(refused.value)
    reason = game.why_no_undo(0)
    assert reason is not None
    assert told(reason, "it") == "Non è stato ancora giocato nulla."


@pytest.mark.parametrize("language", OTHERS)
def test_the_terminal_tells_them(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # a game that is left saves itself
    arguments = ["play", "batavia", "--players", "3", "--seed", "a", "--language", language]
    output = CliRunner().invoke(main, arguments, input="keep\nu\n").output
    assert "✗" in output
    for word in ("Draw 2", "Bid more", "cannot be taken back", "has moved since", "Nothing has"):
        assert word not in output
    refused = CliRunner().invoke(main, [*arguments, "--bots", "nobody"]).output
    assert "'nobody'" in refused
    assert "There is no" not in refused


def test_it_is_fast() -> None:
    spiteful = "There is no option " + "; there are " * 160
    told(spiteful, "de")
    began = time.perf_counter()
    for _ in range(100):
        told(spiteful, "de")
        told("x" * LONGEST, "de")
    assert time.perf_counter() - began < 2.0
