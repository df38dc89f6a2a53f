"""Rulebooks and guides in all languages: nothing missing, nothing older than its English source."""

import shutil
from pathlib import Path

import pytest

from fondaco.contract.manifest import Manifest
from fondaco.games import games, guests
from fondaco.messages import languages
from fondaco.teaching.examples import example, examples, name_of
from fondaco.teaching.rulebook import Rule, Section, load_sections, parse, rulebook_in, search
from tests.rules.worked import laid_out, text_of
from tools.translations import Book, books, main, problems, restamped

OURS = [game for game in games().values() if game not in guests()]
OTHERS = [each for each in languages() if each != "en"]


BOOKS = [book for book in books() if book.game in OURS]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.name)
def test_every_rule_and_guide_is_translated_and_as_new_as_its_english(
    book: Book, language: str
) -> None:
    """If this fails: translate anew what it names, and `make translations ARGS='--stamp ID'`."""
    assert problems(book.sections("en"), book.sections(language)) == []


def test_a_house_without_our_games_has_the_example_in_every_language() -> None:
    folder = Path(__file__).parents[1] / "examples" / "traghetto" / "src" / "traghetto"
    english = load_sections(folder, ())
    for language in OTHERS:
        assert problems(english, load_sections(folder, (), language)) == []


# --- what the check finds -------------------------------------------------------------------------

ENGLISH = """# Chess

A game for two.

## CH-1 Moves

- **CH-1.1** [doc] The queen moves far (CH-1.2). [new] Not so.
  > Example (CH-1.1): Ada moves her queen.
- **CH-1.2** [ruling] The king does not.

## For beginners

![A board.](figure:board)

- Look out.
- Look again.
"""
FRENCH = """# Échecs

Un jeu pour deux.

## CH-1 Les coups

- **CH-1.1** [doc] La dame va loin (CH-1.2). [new] Non.
  > Exemple (CH-1.1) : Ada joue sa dame.
- **CH-1.2** [ruling] Le roi ne va pas loin.

## Pour débuter

![Un échiquier.](figure:board)

- Attention.
- Encore attention.
"""


def made(text: str) -> list[Section]:
    return parse(text, "chess", ["new"])


def stamped() -> str:
    return restamped(FRENCH, made(ENGLISH), made(FRENCH), {"all"})


def test_a_stamped_translation_is_sound_and_its_stamps_are_no_part_of_the_text() -> None:
    assert problems(made(ENGLISH), made(stamped())) == []
    first = made(stamped())[1].rules[0]
    assert first.text == "La dame va loin (CH-1.2). [new] Non."
    assert made(stamped())[0].title == "Échecs"
    assert made(stamped())[0].text == "Un jeu pour deux."


def test_a_changed_english_rule_makes_its_translation_stale_and_a_stamp_mends_it() -> None:
    english = made(ENGLISH.replace("does not", "does not move far"))
    assert problems(english, made(stamped())) == ["CH-1.2: it is older than the English"]
    anew = restamped(stamped(), english, made(stamped()), {"CH-1.2"})
    assert problems(english, made(anew)) == []


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (
            ("A game for two.", "A game for two people."),
            "“Chess”: the heading or the text under it",
        ),
        (("## CH-1 Moves", "## CH-1 How to move"), "CH-1: the heading or the text under it"),
        (("Ada moves", "Bob moves"), "CH-1.1: it is older"),
        (("Look again", "Look twice"), "“For beginners”: the heading or the text under it"),
    ],
)
def test_text_headings_and_examples_can_be_stale_too(
    change: tuple[str, str], complaint: str
) -> None:
    [found] = problems(made(ENGLISH.replace(*change)), made(stamped()))
    assert found.startswith(complaint)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("**CH-1.2** [ruling]", "**CH-1.2** [doc]"), "CH-1.2: other marks behind its id"),
        (("[new] Non.", "Non."), "CH-1.1: other marks, rules or tables in its text"),
        (("loin (CH-1.2)", "loin"), "CH-1.1: other marks, rules or tables in its text"),
        (("Exemple (CH-1.1)", "Exemple (CH-1.2)"), "CH-1.1: other examples"),
        (("figure:board", "figure:bored"), "“For beginners”: other marks, rules, tables, lists or"),
        (("- Encore", "Encore"), "“For beginners”: other marks, rules, tables, lists or"),
        (("## CH-1 Les", "## CH-2 Les"), "CH-1: its heading is “CH-2 Les coups”"),
    ],
)
def test_a_translation_has_the_marks_rules_and_examples_of_its_source(
    change: tuple[str, str], complaint: str
) -> None:
    [found] = problems(made(ENGLISH), made(stamped().replace(*change)))
    assert found.startswith(complaint)


def test_a_missing_rule_and_one_too_many_are_found() -> None:
    other = stamped().replace("**CH-1.2**", "**CH-1.3**")
    assert problems(made(ENGLISH), made(other)) == [
        "CH-1.2 is missing",
        "CH-1.3 is not in the English",
    ]


def test_an_unstamped_translation_says_so() -> None:
    assert "CH-1.2: it is not stamped" in problems(made(ENGLISH), made(FRENCH))


def test_the_program_finds_nothing_to_do(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    assert "none of it is stale" in capsys.readouterr().out


# --- reading it -----------------------------------------------------------------------------------


def test_a_game_without_a_translation_is_read_in_english(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = OURS[0]
    shutil.copytree(str(game.folder / "rulebook"), tmp_path / "rulebook")
    (tmp_path / "rulebook" / "fr.md").unlink()
    monkeypatch.setattr(type(game), "folder", tmp_path)
    assert rulebook_in("fr", game).language == "en"
    assert rulebook_in("de", game).language == "de"


@pytest.mark.parametrize("language", OTHERS)
def test_no_rule_is_left_in_english(language: str) -> None:
    for game in OURS:
        english = rulebook_in("en", game).rules
        for rule in rulebook_in(language, game).rules.values():
            assert rule.text != english[rule.id].text


def found(language: str, words: str) -> list[str]:
    rules: list[Rule] = [
        rule for game in OURS for rule in rulebook_in(language, game).rules.values()
    ]
    return [rule.id for rule in search(rules, words)]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("fr", "epices"),
        ("nl", "specerijen"),
        ("de", "GEWURZE"),
        ("it", "spezie"),
        ("fr", "a egalite"),
    ],
)
def test_a_search_finds_words_whatever_their_accents(language: str, words: str) -> None:
    assert found(language, words)


# --- examples to try ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_every_worked_example_can_be_tried(game: Manifest) -> None:
    told = [
        name_of(rule.id, number)
        for rule in rulebook_in("en", game).rules.values()
        for number in range(len(rule.examples))
    ]
    assert sorted(told) == list(examples(game.name))


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_what_is_kept_is_what_was_laid_out(game: Manifest) -> None:
    """If this fails: `make examples`."""
    for name, laid in laid_out(game.name).items():
        kept = (game.folder / "examples" / f"{name}.json").read_text(encoding="utf-8")
        assert kept == text_of(laid), name


@pytest.mark.parametrize("game", OURS, ids=lambda game: game.name)
def test_an_example_is_about_people_it_names_and_played_by_the_newest_rules(game: Manifest) -> None:
    rules = rulebook_in("en", game).rules
    for name in examples(game.name):
        it = example(name)
        assert it.version == game.versions[-1]
        rule, _, number = name.replace("-", " ", 1).partition("-")
        text = rules[rule.replace(" ", "-")].examples[int(number or 1) - 1]
        assert any(each in text for each in it.names)
