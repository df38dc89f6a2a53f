"""The guides: what they show is played, what they name is there, and they read as they should."""

import re

import pytest

from fondaco.games import rulesets
from fondaco.host.guides import guide_page
from fondaco.messages import languages
from fondaco.teaching.guides import Figure, figures, guide_in, guides
from fondaco.teaching.rulebook import RULE_ID, rulebook
from tests.locales import OTHERS, guide_words
from tests.test_words import ENGLISH, LOAD_AND_CARGO, ON_LOAN, SPACED

GUIDES = guides()
LANGUAGES = pytest.mark.parametrize("language", languages())
EACH = pytest.mark.parametrize("name", GUIDES)


def test_every_ruleset_of_ours_has_a_guide() -> None:
    ours = [name for name, (game, _) in rulesets().items() if game.package.startswith("fondaco.")]
    assert ours == GUIDES


@LANGUAGES
@EACH
def test_a_guide_shows_all_its_figures_once_in_their_order(name: str, language: str) -> None:
    book = guide_in(language, name)
    assert book.language == language
    assert book.figures == list(figures(name))


@LANGUAGES
@EACH
def test_rules_that_a_guide_names_are_rules_of_its_game_and_edition(
    name: str, language: str
) -> None:
    game, ruleset = rulesets()[name]
    for section in guide_in(language, name).sections:
        for each in RULE_ID.findall(section.text):
            rule = rulebook()[each]
            assert rule.game == game.name
            assert rule.edition in (None, *ruleset.options.values())


@LANGUAGES
@EACH
def test_a_guide_is_two_to_four_pages_long(name: str, language: str) -> None:
    words = sum(len(each.text.split()) for each in guide_in(language, name).sections)
    assert 700 < words < 1600  # `make guides` prints them


@EACH
def test_a_guide_is_of_its_own_edition(name: str) -> None:
    _, ruleset = rulesets()[name]
    for figure in figures(name).values():
        assert ruleset.options.items() <= figure.game.rules.options().items()


def scores(figure: Figure) -> list[int]:
    return figure.game.position.scores()


def test_scores_in_the_words_are_those_of_the_engine() -> None:
    assert scores(figures("oltremare-2005")["scores"]) == [42, 40, 45]
    end = figures("batavia")["posts"]
    gold = dict(zip(end.names, scores(end), strict=True))
    for language in languages():
        text = "\n".join(each.text for each in guide_in(language, "batavia").sections)
        rows = [line.strip("|").split("|") for line in text.splitlines() if line.startswith("|")]
        told = [re.sub(r"\D", "", cell) for cell in rows[-1][1:]]
        assert [int(each) for each in told] == [gold[cell.strip()] for cell in rows[0][1:]]
    sold = [each.in_full() for each in figures("oltremare-2004")["lots"].events]
    assert next(each["ducats"] for each in sold if each["event"] == "cargo_paid") == 20


@pytest.mark.parametrize("language", OTHERS)
@EACH
def test_no_english_is_left_over(name: str, language: str) -> None:
    words = map(str.lower, ENGLISH.findall(guide_words(language, name)))
    assert {word for word in words if word not in ON_LOAN[language]} == set()


@EACH
def test_french_marks_never_stand_alone_in_a_line(name: str) -> None:
    assert SPACED.findall(guide_words("fr", name)) == []


@LANGUAGES
@pytest.mark.parametrize("name", [name for name in GUIDES if name.startswith("oltremare")])
def test_load_and_cargo_are_two_words(name: str, language: str) -> None:
    load, cargo = LOAD_AND_CARGO[language]
    words = guide_words(language, name)
    assert re.search(load, words, re.IGNORECASE)
    assert re.search(cargo, words, re.IGNORECASE)
    assert not re.search(rf"{cargo}\w* (?:de |di )?\d", words)  # a number is the load's


@EACH
def test_a_browser_gets_words_pictures_and_the_way_to_try_them(name: str) -> None:
    told = guide_page(name, "nl")
    assert told.language == "nl"
    assert set(told.figures) == set(figures(name))
    assert any(each.example or each.step for each in told.figures.values())
    for each in told.figures.values():
        view = each.state["view"]
        assert view is not None
        assert view["seat"] == each.state["you"]
