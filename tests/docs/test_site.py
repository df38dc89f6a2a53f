"""The documentation as a site: pages, links, five languages, a build without a warning.

The build needs Sphinx in `.venv-docs` (`make docs-setup`); continuous integration has it.
"""

import re
import subprocess
from pathlib import Path

import pytest

from fondaco.games import games
from fondaco.messages import languages
from fondaco.teaching.guides import guide_in, guides
from fondaco.teaching.rulebook import rulebook_in
from tests.docs.pages import ROOT
from tests.long import long
from tools.docs_site import LANGUAGES, PACKAGES, Layout, figure_file, pages_in, shared_pages
from tools.docstrings import as_rst

PYTHON = ROOT / ".venv-docs" / "bin" / "python"


def test_the_site_speaks_every_language() -> None:
    assert set(LANGUAGES) == set(languages())
    books = [f"rulebook/{name}" for name in games()] + [f"guide/{name}" for name in guides()]
    assert shared_pages() == sorted(["index", "play", *books])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_is_laid_out(language: str, tmp_path: Path) -> None:
    Layout(language, tmp_path).write()
    for game in games().values():
        text = (tmp_path / "rulebook" / f"{game.name}.md").read_text("utf-8")
        for rule in rulebook_in(language, game).rules:
            assert f"({rule})=" in text
    for name in guides():
        text = (tmp_path / "guide" / f"{name}.md").read_text("utf-8")
        assert "figure:" not in text
        for figure in guide_in(language, name).figures:
            assert f"../pictures/{figure_file(name, figure, language).name}" in text
    start = (tmp_path / "index.md").read_text("utf-8")
    listed = re.findall(r"^```\{toctree\}\n(.*?)^```", start, re.M | re.S)
    assert set(pages_in(language).values()) - {"index"} <= set("\n".join(listed).splitlines())


@pytest.mark.parametrize("language", sorted(set(LANGUAGES) - {"en"}))
def test_what_is_only_in_english_says_so(language: str, tmp_path: Path) -> None:
    Layout(language, tmp_path).write()
    start = (tmp_path / "index.md").read_text("utf-8")
    assert '<a href="../hosting.html">' in start
    assert re.search("auf Englisch|en anglais|in het Engels|in inglese", start)


def test_links_lead_to_pages_or_to_the_project(tmp_path: Path) -> None:
    layout = Layout("en", tmp_path)
    file = ROOT / "docs" / "protocol.md"
    book = "../src/fondaco/games/oltremare/rulebook"
    text = (
        f"[a](bots.md#versions) [b](../examples/network_bot.py) [c]({book}/en.md) "
        f"[d]({book}/de.md#x) [e](#frames) `[f](bots.md)` [g](https://example.org)"
    )
    assert layout.linked(text, file) == (
        "[a](bots.md#versions) "
        "[b](https://github.com/fondaco-games/fondaco/blob/main/examples/network_bot.py) "
        "[c](rulebook/oltremare.md) "
        '<a href="de/rulebook/oltremare.html#x">d</a> '
        "[e](#frames) `[f](bots.md)` [g](https://example.org)"
    )


def test_a_docstring_keeps_its_sessions_and_becomes_html() -> None:
    lines = ["Asks `view` for *one* move.", "", ">>> 1 + 1", "2", "", "- a list", "- of two"]
    as_rst(lines)
    text = "\n".join(lines)
    assert "<code>view</code> for <em>one</em> move." in text
    assert "\n>>> 1 + 1\n2\n" in text
    assert "<li>of two</li>" in text


@long
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    if not PYTHON.exists():
        pytest.skip("needs Sphinx: make docs-setup")
    folder = tmp_path / "docs"
    done = subprocess.run(
        [PYTHON, "-m", "tools.docs_site", folder],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr[-3000:]
    pages = {file.relative_to(folder).as_posix(): file for file in folder.rglob("*.html")}
    for package in PACKAGES:
        assert f"api/fondaco.{package}.html" in pages
    for name, page in pages.items():
        text = page.read_text("utf-8")
        for link in re.findall(r'(?:href|src)="([^"#?]+)', text):
            if not re.match(r"[a-z]+:", link):
                assert not link.startswith("/"), (name, link)  # it works under any path
                assert (page.parent / link).exists(), (name, link)
    for language in set(LANGUAGES) - {"en"}:
        assert f'lang="{language}"' in pages[f"{language}/index.html"].read_text("utf-8")
        assert (folder / language / "searchindex.js").exists()
