"""Refusals: each has a name, exactly the values its words need, and words in every language."""

import ast
import json
import pickle
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner
from fluent.syntax import ast as fluent
from fluent.syntax import visitor

import fondaco
from fondaco.cli.main import main
from fondaco.contract.phrase import Row, say
from fondaco.contract.refused import Refused, short
from fondaco.games import make
from fondaco.games.batavia.rules.names import COMPANIES
from fondaco.host.lookup import NoSuchError
from fondaco.messages import DEFAULT, Messages, languages
from fondaco.records import Game
from fondaco.server.limits.rates import NAMES
from fondaco.server.people.people import GUESSES
from fondaco.store import EndedError
from tests.locales import FILES, OTHERS, parsed

SOURCE = Path(fondaco.__file__).parent
# Refused, its kinds, and the two checks of positions that raise one.
KINDS = {
    "Refused", "NoSuchError", "StrangerError", "BarredError", "MisdirectedError",
    "UnreachableError", "StoreError", "TakenError", "StaleError", "LostError", "Unsound",
    "ServedElsewhereError", "FullError", "need", "demand",
}  # fmt: skip


@cache
def nodes() -> list[tuple[str, ast.Call | ast.Compare]]:
    """All that is called or compared, and where."""
    return [
        (f"{file.relative_to(SOURCE).as_posix()}:{node.lineno}", node)
        for file in sorted(SOURCE.rglob("*.py"))
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call | ast.Compare)
    ]


def calls() -> Iterator[tuple[str, ast.Call]]:
    for where, node in nodes():
        if isinstance(node, ast.Call) and node.args:
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in KINDS:
                yield where, node


def name_of(call: ast.Call) -> ast.expr:
    checks = isinstance(call.func, ast.Name) and call.func.id in ("need", "demand")
    return call.args[1] if checks else call.args[0]


@cache
def raised() -> dict[str, set[frozenset[str]]]:
    """Each name that is raised, with the values it is given."""
    found: dict[str, set[frozenset[str]]] = {}
    for _, call in calls():
        name = name_of(call)
        if isinstance(name, ast.Constant):
            values = frozenset(word.arg or "**" for word in call.keywords)
            found.setdefault(str(name.value), set()).add(values)
    return found


class Values(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def told(language: str) -> dict[str, frozenset[str]]:
    """Each refusal that a language has words for, with the values in them."""
    found: dict[str, frozenset[str]] = {}
    for file in FILES:
        for entry in parsed(language, file):
            if isinstance(entry, fluent.Message) and entry.id.name.startswith("refused-"):
                name = entry.id.name.removeprefix("refused-")
                assert name not in found, f"{name} is there twice"
                values = Values()
                values.visit(entry)
                found[name] = frozenset(values.names)
    return found


def test_every_name_is_written_out() -> None:
    """No sentence, no f-string, nothing computed: so that each can be found and translated."""
    computed = [where for where, call in calls() if not isinstance(name_of(call), ast.Constant)]
    allowed = {
        "contract/refused.py",  # the same once more, between processes
        "games/batavia/rules/check.py",
        "games/oltremare/rules/check.py",
    }
    assert [where for where in computed if where.partition(":")[0] not in allowed] == []
    assert [name for name in raised() if not name.replace("-", "").isalnum()] == []
    assert len(raised()) > 300


def test_every_refusal_has_words_with_exactly_its_values() -> None:
    words = told(DEFAULT)
    assert sorted(raised().keys() - words.keys()) == []
    wrong = {name: given for name, given in raised().items() if given != {words[name]}}
    assert wrong == {}


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_them_all(language: str) -> None:
    assert told(language) == told(DEFAULT)


def test_every_refusal_with_words_is_raised() -> None:
    assert sorted(told(DEFAULT).keys() - raised().keys() - limits()) == []
    assert limits() <= told(DEFAULT).keys()


def limits() -> set[str]:
    """What there can be too much of: raised by whoever counts, or named where it is counted."""
    found = {*NAMES.values(), GUESSES.name}
    for _, node in nodes():
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "LimitedError":
            name = node.args[0]
            found |= {str(name.value)} if isinstance(name, ast.Constant) else set()
    return found


def test_no_code_looks_at_the_text_of_an_error() -> None:
    found: list[str] = []
    for where, node in nodes():
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            found += [where for side in sides if text_of_error(side)]
    assert found == []


def text_of_error(node: ast.expr) -> bool:
    match node:
        case ast.Call(func=ast.Name(id="str" | "repr"), args=[ast.Name(id=name)]):
            return name in ("error", "refused", "exception", "e")
    return False


@pytest.mark.parametrize(
    "refused",
    [
        Refused("offer-changed", number=3, new=2, old=1),
        Refused("no-seal", company=say("batavia-company-france")),
        Refused("at-line", line=7, reason=Refused("over-before")),
        Refused(
            "datafile-problems", what=say("oltremare-file-deck"), name="x", problems=Row(["a"])
        ),
        NoSuchError("no-table"),
        EndedError(),
    ],
    ids=lambda refused: refused.name,
)
def test_it_travels_between_processes(refused: Refused) -> None:
    again = pickle.loads(pickle.dumps(refused))
    assert (type(again), again.name, repr(again)) == (type(refused), refused.name, repr(refused))
    for language in languages():
        assert Messages(language).refusal(again) == Messages(language).refusal(refused)


def test_in_words() -> None:
    refused = Refused("offer-changed", number=3, new=2, old=1)
    assert str(refused) == "Offer 3 has changed: it is now version 2, not 1."
    german = "Angebot 3 hat sich geändert: Es gilt jetzt Fassung 2, nicht 1."
    assert Messages("de").refusal(refused) == german
    assert Messages("de").plain(refused) == {"number": 3, "new": 2, "old": 1}
    assert str(Refused("of-another-program")) == "of-another-program"


@pytest.mark.parametrize("language", languages())
def test_numbers_names_and_reasons_in_them(language: str) -> None:
    m = Messages(language)
    one, two = (m.refusal(Refused("too-few-cards", need=need, hand=0)) for need in (1, 2))
    assert one.replace("1", "2", 1) != two
    assert "2005" in m.refusal(Refused("no-edition", name="x", names="2005"))
    assert "2000" in m.refusal(Refused("text-too-long", most=2000))
    for company in COMPANIES:
        name = say(f"batavia-company-{company}")
        assert m.say(name) in m.refusal(Refused("no-seal", company=name))
        adjective = say("batavia-adjective", company=company)
        assert m.say(adjective) in m.refusal(Refused("no-card-of", company=adjective))
    inner = Refused("moved-since", name="Bianca { $x }")
    assert m.refusal(Refused("no-undo", reason=inner)).endswith(m.refusal(inner))
    assert m.troubles == []


def test_what_a_stranger_wrote_is_harmless_and_short() -> None:
    words = str(Refused("no-bot", name="\x1b[31mred\n", names="random"))
    assert words.isprintable()
    assert len(short("x" * 5000)) == 40


@pytest.mark.parametrize("digits", [0, 30, 5000])
def test_any_number_can_be_reported(digits: int) -> None:
    refused = Refused("players-range", game="x", least=1, most=5, players=-(10**digits))
    for language in languages():
        assert Messages(language).refusal(refused)
        assert json.dumps(Messages(language).plain(refused), allow_nan=False)


@pytest.mark.parametrize("language", OTHERS)
def test_a_game_refuses_in_every_language(language: str) -> None:
    game = Game(make("batavia", 3), "reasons", ["Bianca", "Marco", "Lucia"])
    with pytest.raises(Refused) as refused:
        game.play(game.position.turn, game.rules.parse_move("keep"))
    assert Messages(language).refusal(refused.value) != str(refused.value)
    why = game.why_no_undo(0)
    assert why is not None
    assert Messages(language).refusal(why) != str(why)


@pytest.mark.parametrize("language", OTHERS)
def test_the_terminal_says_them(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # a game that is left saves itself
    arguments = ["play", "batavia", "--players", "3", "--seed", "a", "--language", language]
    output = CliRunner().invoke(main, arguments, input="keep\nu\n").output
    assert "✗" in output
    for word in ("Draw 2", "Bid more", "can’t be undone", "has moved since", "Nothing has"):
        assert word not in output
    refused = CliRunner().invoke(main, [*arguments, "--bots", "nobody"]).output
    assert "nobody" in refused
    assert "There is no" not in refused
