"""Plain words: no banned word in a message or a document, and the list itself works."""

import pytest

from tools.words import (
    ALLOWED,
    EVERYWHERE,
    IN_MESSAGES,
    Text,
    documents,
    found,
    messages,
    problems,
    reading_ease,
)


def test_nothing_that_people_read_has_a_banned_word() -> None:
    """If this fails: `make words` lists what to say instead (docs/style-words.md)."""
    assert problems() == []


@pytest.mark.parametrize(
    "text",
    [
        "Who trusts nobody saves the record.",
        "It reckons the fingerprint anew.",
        "That is no link to a table.",
        "Beside the next best choice: 3 more.",
        "You sail two ports far.",
        "The game goes on.",
        "docs/bots.md tells how strong they are.",
    ],
)
def test_what_sounded_translated_is_found(text: str) -> None:
    assert list(found(Text("a-message", text), EVERYWHERE))


@pytest.mark.parametrize(
    "text",
    ["Who told the truth?", "There is no such table.", "It is no longer there.", "It goes on top."],
)
def test_what_is_plain_is_not(text: str) -> None:
    assert not list(found(Text("a-message", text), IN_MESSAGES))


def test_every_exception_is_still_needed() -> None:
    said = {each.name: each.text for each in [*messages(), *documents()]}
    unused = [
        (name, word)
        for name, word in ALLOWED
        if word not in said.get(name, "") or (word == "" and name not in said)
    ]
    assert unused == []


def test_short_sentences_read_more_easily() -> None:
    long = "Whoever considers participating in negotiations necessarily anticipates consequences."
    assert reading_ease("You trade. Then you play a card.") > 80 > 40 > reading_ease(long)
