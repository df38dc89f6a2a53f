"""Every language says everything, with the same values, and nothing that nobody asks for."""

import re
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner
from fluent.syntax import ast

from fondaco.cli.main import main
from fondaco.compat import LazyBundle
from fondaco.contract.names import alike
from fondaco.games import games
from fondaco.messages import DEFAULT, Messages, languages
from tests.locales import (
    FILES,
    FOLDERS,
    OTHERS,
    PACKAGE,
    ROOT,
    everything,
    given,
    messages,
    parsed,
    renderings,
    text_of,
)

# Names, numbers and words that are the same in several languages.
SAME_IS_FINE = re.compile(r"^(web-usual-names|web-(game|title)|oltremare-title|batavia-title)")


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


@pytest.mark.parametrize("language", OTHERS)
def test_a_step_of_a_lesson_has_as_many_lines_as_in_english(language: str) -> None:
    """The last line says what to do."""
    english, other = renderings("en"), renderings(language)
    for key in english:
        if key.startswith("learn-"):
            lines = [{text.count("\n") for text in said[key]} for said in (english, other)]
            assert lines[0] == lines[1], key


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language: str) -> None:
    for key, texts in renderings(language).items():
        for text, values in zip(texts, given(language, key), strict=True):
            assert text.strip(), f"{language}: {key} says nothing with {values}"


@pytest.mark.parametrize("language", languages())
def test_a_message_that_is_read_by_itself_is_that_of_its_file(language: str) -> None:
    apart, said = LazyBundle(language), Messages(language)._bundles[0]
    for file in FILES:
        apart.add(text_of(language, file))
    found = [each for file in FILES for each in parsed(language, file)]
    messages = {each.id.name: each for each in found if isinstance(each, ast.Message)}
    assert sorted(apart._sources) == sorted(messages)
    for key, message in messages.items():
        assert said.has_message(key)
        assert said._messages[key].equals(message, ["span", "comment"]), key


def test_words_within_words_and_spoiled_words_are_read_too() -> None:
    bundle = LazyBundle(DEFAULT)
    bundle.add("-port = Venice\nsail =\n    To { -port }\n    and { back }.\n# Home.\nback = back")
    bundle.add("sail = elsewhere\nspoiled = { nothing\nwhole = whole\n")
    pattern = bundle.get_message("sail").value
    assert pattern is not None
    assert bundle.format_pattern(pattern) == ("To Venice\nand back.", [])
    assert not bundle.has_message("spoiled")
    assert bundle.has_message("whole")
    assert not bundle.has_message("unheard-of")


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
    named |= {key for each in everything().values() for key in each.refers}
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


@pytest.mark.parametrize("language", languages())
def test_no_name_for_a_guest_is_one_letter_from_a_bots(language: str) -> None:
    """The same name is fine: then the bot takes another one."""
    guests = Messages(language)("web-usual-names").split()
    bots = [name for game in games().values() for name in game.voice.bot_names]
    assert [
        (guest, bot) for guest in guests for bot in bots if alike(guest, bot) and guest != bot
    ] == []
    pairs = [(one, other) for one in guests for other in guests if one < other]
    assert [pair for pair in pairs if alike(*pair)] == []
