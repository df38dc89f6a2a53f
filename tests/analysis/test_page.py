"""What a review says: a page that stands alone, data, and tables in the reader's language."""

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fondaco.analysis.narrator import Narrator
from fondaco.analysis.page import page
from fondaco.analysis.report import sections
from fondaco.analysis.review import Review, ReviewPlan, review
from fondaco.cli.main import main
from fondaco.messages import Messages, languages
from fondaco.records import Game
from tests.analysis.games import RULES, short
from tests.long import mostly_long

VOID = {"meta"}


@pytest.fixture(scope="module", params=list(RULES))
def reviewed(request: pytest.FixtureRequest) -> tuple[Review, Narrator]:
    game = short(request.param)
    return review(ReviewPlan(game.to_text(), budget=2), processes=1), Narrator(game)


class Reader(HTMLParser):
    """Sees that every element is closed where it should be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()
        self.given: list[tuple[str, str | None]] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen.add(tag)
        self.given += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.given += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("language", mostly_long(languages()))
def test_the_page_stands_alone(reviewed: tuple[Review, Narrator], language: str) -> None:
    messages = Messages(language)
    text = page(*reviewed, messages)
    read = Reader(text)
    assert read.open == []
    assert read.seen >= {"html", "title", "svg", "table", "details"}
    assert read.seen.isdisjoint({"script", "link", "img", "iframe"})
    assert "://" not in text
    assert "url(" not in text
    assert ("lang", language) in read.given
    assert messages.troubles == []


def test_names_are_only_names(reviewed: tuple[Review, Narrator]) -> None:
    text = page(*reviewed, Messages())
    assert "&lt;Bruno&gt;" in text
    assert "<bruno>" not in text.lower()


def test_the_picture_has_a_table_with_its_numbers(reviewed: tuple[Review, Narrator]) -> None:
    found, narrator = reviewed
    (table,) = (each for each in sections(found, narrator) if each.name == "moments")
    assert len(table.rows) == len(found.moments)
    assert page(found, narrator, Messages()).count("<polyline") == len(found.names)


def test_every_row_fits_its_heads(reviewed: tuple[Review, Narrator]) -> None:
    for section in sections(*reviewed):
        assert {len(row) for row in section.rows} <= {len(section.heads)}


def test_deals_are_listed_where_there_can_be_any(reviewed: tuple[Review, Narrator]) -> None:
    told = {section.name for section in sections(*reviewed)} & {"deals", "lies"}
    assert told == ({"deals", "lies"} if reviewed[1].played.rules.name == "oltremare" else set())


# --- the command ----------------------------------------------------------------------------------


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(short("batavia").to_text(), encoding="utf-8")
    return file


def fondaco(*arguments: str | Path) -> Result:
    quick = ("review", "--processes", "1", "--budget", "2")
    return CliRunner().invoke(main, list(map(str, [*quick, *arguments])))


def test_it_is_printed_in_the_readers_language(record: Path) -> None:
    assert "TURNING POINTS" in fondaco(record, "--language", "en").output
    assert "KEERPUNTEN" in fondaco(record, "--language", "nl").output


def test_as_json_it_has_everything_and_the_moves_in_notation(record: Path) -> None:
    told = json.loads(fondaco(record, "--json").stdout)
    game = short("batavia")
    assert told["scores"] == game.position.scores()
    assert told["budget"] == 2
    for each in told["decisions"]:
        assert game.rules.parse_move(each["move"]) == game.log[each["ply"]][1]
    assert set(told) >= {"seats", "moments", "turning_points", "deals", "lies", "luck"}
    assert told == json.loads(fondaco(record, "--json").stdout)


def test_it_is_written_as_a_page(record: Path, tmp_path: Path) -> None:
    done = fondaco(record, "--html", tmp_path / "review.html")
    assert (done.exit_code, done.output) == (0, f"Saved: {tmp_path / 'review.html'}\n")
    assert "<svg" in (tmp_path / "review.html").read_text(encoding="utf-8")


def test_a_game_that_goes_on_keeps_its_secrets(record: Path) -> None:
    game = Game(RULES["batavia"], "goes-on")
    record.write_text(game.to_text(reveal_seed=True), encoding="utf-8")
    for way in ([], ["--json"], ["--html", str(record.with_suffix(".html"))]):
        done = fondaco(record, *way)
        assert done.exit_code == 2
        assert done.stdout == ""
        assert done.stderr.startswith("error: This game is not over yet")
    assert not record.with_suffix(".html").exists()
