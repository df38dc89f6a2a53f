"""Every language says everything, with the same values, and nothing that nobody asks for."""

import re
from collections.abc import Sequence
from functools import cache
from itertools import islice, product
from pathlib import Path

import pytest
from click.testing import CliRunner
from fluent.syntax import FluentParser, ast, visitor

from fondaco.cli import main
from fondaco.games import games
from fondaco.messages import DEFAULT, FOLDER, Messages, languages

ROOT = Path(__file__).parent.parent
PACKAGE = FOLDER.parent
FOLDERS = ["locale", *sorted(f"games/{name}/locale" for name in games())]
FILES = [
    f"{folder}/{file.name}"
    for folder in FOLDERS
    for file in sorted((PACKAGE / folder / DEFAULT).glob("*.ftl"))
]
OTHERS = [language for language in languages() if language != DEFAULT]
NUMBERS = (0, 1, 2, 5, 21)
TRIES = 400  # of the combinations of values that a message can be given
# Names, numbers and words that are the same in several languages.
SAME_IS_FINE = re.compile(r"^(web-usual-names|web-(game|title)|oltremare-title|batavia-title)")


class Reader(visitor.Visitor):
    """The values a message takes, and the variants it chooses by each of them."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.variants.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, ast.Identifier) else key.value)
        self.generic_visit(node)


@cache
def messages(language: str, file: str) -> dict[str, Reader]:
    """The messages of one file by id."""
    folder, _, name = file.rpartition("/")
    path = PACKAGE / folder / language / name
    found: dict[str, Reader] = {}
    resource = FluentParser().parse(path.read_text(encoding="utf-8") if path.exists() else "")
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}/{file} has {entry.id.name} twice"
            found[entry.id.name] = Reader()
            found[entry.id.name].visit(entry)
    return found


def everything(language: str = DEFAULT) -> dict[str, Reader]:
    return {key: each for file in FILES for key, each in messages(language, file).items()}


def samples(keys: set[str]) -> Sequence[object]:
    """Values that lead to each of these variants."""
    if keys & {"one", "two", "few", "many"} or any(key.isdigit() for key in keys):
        return list(NUMBERS)
    return sorted(keys) or [3]


def test_there_are_five_languages() -> None:
    assert languages() == ["de", "en", "fr", "it", "nl"]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_a_language_has_exactly_the_english_messages(language: str, file: str) -> None:
    english, theirs = messages(DEFAULT, file), messages(language, file)
    assert sorted(english.keys() - theirs.keys()) == [], "missing"
    assert sorted(theirs.keys() - english.keys()) == [], "not in English"


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_no_files_of_its_own(language: str) -> None:
    found = [
        f"{folder}/{file.name}"
        for folder in FOLDERS
        for file in sorted((PACKAGE / folder / language).iterdir())
    ]
    assert found == FILES


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_messages_take_the_same_values_in_every_language(language: str, file: str) -> None:
    english, theirs = messages(DEFAULT, file), messages(language, file)
    different = {
        key: (sorted(english[key].values), sorted(theirs[key].values))
        for key in english.keys() & theirs.keys()
        if english[key].values != theirs[key].values
    }
    assert different == {}


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language: str) -> None:
    say = Messages(language)
    english = everything()
    for key, each in everything(language).items():
        names = sorted(each.values)
        # What the code chooses by is known from the English variants.
        chosen = english[key].variants if key in english else each.variants
        values = [samples(chosen.get(name, each.variants.get(name, set()))) for name in names]
        for given in islice(product(*values), TRIES):
            text = say(key, **dict(zip(names, given, strict=True)))
            assert text.strip(), f"{language}: {key} says nothing with {given}"
    assert say.troubles == []


@pytest.mark.parametrize("language", OTHERS)
def test_whole_sentences_are_translated(language: str) -> None:
    english, theirs = Messages(), Messages(language)
    left = [
        key
        for key, each in everything().items()
        if not SAME_IS_FINE.match(key)
        and not each.values
        and len(english(key).split()) > 2
        and english(key) == theirs(key)
    ]
    assert left == []


# --- who asks for them ----------------------------------------------------------------------------

KINDS = ("*.py", "*.toml", "*.ts", "*.svelte", "*.js")
ID = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+"
QUOTED = re.compile(rf"""["'`]({ID})["'`]""")
# m("…") and say("…") in Python, t('…') in the browser: such an id has to be there.
ASKED = re.compile(rf"""\b(?:m|t|has|text|say|Phrase)\(\s*["'`]({ID})["'`]""")
# f"batavia-phase-{step}" and `web-tab-${tab}`: the rest of the id is computed.
COMPUTED = re.compile(r"""["'`]([a-z][a-z0-9]*-(?:[a-z0-9]+-)+)\$?\{""")


@cache
def source() -> str:
    """Everything that can ask for a message."""
    folders = (ROOT / "src", ROOT / "web" / "src", ROOT / "web" / "public")
    files = [file for folder in folders for kind in KINDS for file in folder.rglob(kind)]
    kept = [file for file in files if ".test." not in file.name and "static" not in file.parts]
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted(kept))


def test_every_message_asked_for_is_there() -> None:
    prefixes = {key.split("-")[0] for key in everything()}
    asked = {key for key in ASKED.findall(source()) if key.split("-")[0] in prefixes}
    assert len(asked) > 300, "the ids in the code are not found any more"
    assert sorted(asked - everything().keys()) == []


def test_every_message_is_asked_for() -> None:
    named = set(QUOTED.findall(source()))
    prefixes = ("server-", "refused-", *set(COMPUTED.findall(source())))
    named |= {f"refused-{name}" for name in named}  # Refused("…") names the end of its id
    assert [key for key in everything() if key not in named and not key.startswith(prefixes)] == []


def test_the_terminal_speaks_the_language_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # a game that is left saves itself
    arguments = ["play", "batavia", "--players", "3", "--seed", "a", "--language"]
    told = {each: CliRunner().invoke(main, [*arguments, each], input="").output for each in OTHERS}
    assert "Du bist Marco" in told["de"]
    assert "Vous êtes Marco" in told["fr"]
    assert "Jij bent Marco" in told["nl"]
    assert "Tu sei Marco" in told["it"]
    assert "There is no language" in CliRunner().invoke(main, [*arguments, "xx"]).output
