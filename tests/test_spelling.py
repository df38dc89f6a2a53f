"""Spelling, where hunspell and its dictionaries are installed; continuous integration has them.

Proper names and words of the games that no dictionary knows stand in `tests/spelling`: one list for
all languages, and one for each.
"""

import os
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path

import pytest

from fondaco.messages import languages
from fondaco.teaching.guides import guides
from tests.locales import everything, guide_words, renderings, without_notation

LISTS = Path(__file__).parent / "spelling"
DICTIONARIES = {"en": "en_GB", "fr": "fr", "nl": "nl", "de": "de_DE", "it": "it_IT"}
# Letters, with apostrophes and hyphens between them; no abbreviations.
WORD = re.compile(r"[^\W\d_]+(?:[’'-][^\W\d_]+)*")


def hunspell(dictionary: str, words: list[str]) -> list[str]:
    """Those of the words it does not know."""
    done = subprocess.run(
        ["hunspell", "-i", "utf-8", "-d", dictionary, "-l"],
        input="\n".join(words), capture_output=True, text=True, encoding="utf-8", check=True,
    )  # fmt: skip
    return done.stdout.split()


@cache
def installed(dictionary: str) -> bool:
    if shutil.which("hunspell") is None:
        return False
    asked = ["hunspell", "-d", dictionary, "-l"]
    done = subprocess.run(asked, input="", capture_output=True, text=True, check=False)
    return done.returncode == 0


def listed(name: str) -> list[str]:
    return (LISTS / f"{name}.txt").read_text(encoding="utf-8").split()


def said(language: str) -> set[str]:
    """The words of a language and its guides, without what is typed in the notation of a game."""
    words: set[str] = set()
    for key, texts in renderings(language).items():
        if key.endswith(("-moves", "-usual-names")) or key.startswith(
            ("oltremare-narrow", "list-")
        ):
            continue  # commands; names; words divided at the end of a line
        chosen = {name for keys in everything(language)[key].variants.values() for name in keys}
        for text in texts:
            found = WORD.findall(without_notation(text).replace("’", "'"))
            # A value we chose by may be said as it is.
            words.update(word for word in found if word not in chosen)
    for name in guides():
        words.update(WORD.findall(guide_words(language, name).replace("’", "'")))
    return words


@pytest.mark.parametrize("language", languages())
def test_words_are_spelled_as_in_a_dictionary(language: str) -> None:
    dictionary = DICTIONARIES[language]
    if not installed(dictionary):
        assert "CI" not in os.environ, f"hunspell has no dictionary {dictionary} here"
        pytest.skip("spelling needs hunspell and its dictionaries (see .ci/run)")
    known = {*listed("all"), *listed(language)}
    words = sorted(word for word in said(language) if word not in known)
    wrong = {word for word in hunspell(dictionary, words) if word not in known}
    assert sorted(wrong) == []


@pytest.mark.parametrize("name", ["all", *languages()])
def test_word_lists_are_sorted_and_have_nothing_twice(name: str) -> None:
    found = listed(name)
    assert found == sorted(set(found), key=lambda word: (word.casefold(), word))
    assert name == "all" or not set(found) & set(listed("all"))
