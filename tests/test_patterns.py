"""Messages filled in by our own parts read as Fluent itself writes them."""

from typing import Any

import pytest

from fondaco.compat import LazyBundle
from fondaco.messages import Messages, _bundle, files_of, languages
from fondaco.patterns import LONGEST, CannotFill, Part, Sequence, Value, Variants

# Values for any message: each name gets one of these in turn.
VALUES: list[Any] = ["yes", 1, "no", 0, "Zoë", 2, 2005, "one", -3, "gems", 21, ""]
SHIFTS = 6


def names_in(part: Part) -> set[str]:
    """The values that a message asks for."""
    if isinstance(part, Variants | Sequence):
        found = set[str]().union(*map(names_in, part.parts))
        return found | {part.name} if isinstance(part, Variants) else found
    return {part.name} if isinstance(part, Value) else set()


@pytest.mark.parametrize("language", languages())
def test_every_message_is_filled_in_as_fluent_does(language: str) -> None:
    bundle = _bundle(language)
    source = "\n".join(file.read_text(encoding="utf-8") for file in files_of(language))
    messages = [line.partition(" =")[0] for line in source.splitlines() if line[:1].isalpha()]
    left: list[str] = []
    for message in messages:
        part = bundle.ready(message)
        if part is None:
            left.append(message)
            continue
        names = sorted(names_in(part))
        for shift in range(SHIFTS if names else 1):
            given = {name: VALUES[(at + shift) % len(VALUES)] for at, name in enumerate(names)}
            said = bundle.format_pattern(bundle.get_message(message).value, given)
            assert (part.fill(given), []) == said, message
    assert left == [], "only these need Fluent itself"


def bundle(text: str) -> LazyBundle:
    found = LazyBundle("en")
    found.add(text)
    return found


def test_terms_references_and_numbers_are_as_in_fluent() -> None:
    there = bundle(
        "-ship = { $many ->\n    [yes] ships\n   *[no] ship\n}\n"
        'tail = with { $n } { -ship(many: "yes") }\n'
        "n = A { -ship } { tail } { $n ->\n    [0] never\n    [one] once\n   *[other] often\n}.\n"
    )
    part = there.ready("n")
    assert part is not None
    assert part.fill({"n": 0}) == "A ship with 0 ships never."
    assert part.fill({"n": 1}) == "A ship with 1 ships once."
    assert part.fill({"n": 1234}) == "A ship with 1,234 ships often."
    assert part.fill({"n": "one"}) == "A ship with one ships once."


def test_what_is_wrong_is_left_to_fluent() -> None:
    there = bundle("n = { $n }\nloop = { loop }\ncalls = { NUMBER($n) }\nlost = { nothing }\n")
    part = there.ready("n")
    assert part is not None
    for values in ({}, {"n": None}, {"n": 1.5}, {"n": True}, {"n": "x" * (LONGEST + 1)}):
        with pytest.raises(CannotFill):
            part.fill(values)
    for name in ("loop", "calls", "lost", "no-such-message"):
        assert there.ready(name) is None


def test_a_missing_value_is_still_noted() -> None:
    words = Messages("en")
    words("oltremare-ducats")
    assert words.troubles
    assert all("Unknown external: count" in each for each in words.troubles)
