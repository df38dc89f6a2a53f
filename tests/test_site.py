"""The static site, and what the app of a house has of it: content policy, page, list of files."""

import json
import re
from pathlib import Path

import pytest

from fondaco.messages import languages
from fondaco.server.http.static_files import POLICY
from tools import build_site, build_solo, build_web, docs_site


def directives(policy: str) -> dict[str, str]:
    pairs = (each.strip().partition(" ") for each in policy.split(";"))
    return {name: value for name, _, value in pairs}


def test_the_policy_allows_python_in_a_worker_and_nothing_else_from_elsewhere() -> None:
    assert directives(POLICY) == {
        "default-src": "'self'",
        "script-src": "'self' 'wasm-unsafe-eval'",
        "worker-src": "'self'",
        "img-src": "'self' data:",
        "style-src": "'self' 'unsafe-inline'",
        "connect-src": "'self' ws: wss:",
        "frame-ancestors": "'none'",
        "base-uri": "'none'",
        "form-action": "'self'",
    }


def test_the_site_has_the_policy_of_a_house_without_what_a_page_cannot_ask_for() -> None:
    ours = {**directives(POLICY), "connect-src": "'self'"}
    del ours["frame-ancestors"]
    assert directives(build_site.POLICY) == ours


def test_the_page_of_the_site_names_its_files_from_where_it_lies() -> None:
    text = Path("web/index.html").read_text(encoding="utf-8")
    page = build_site.page(text)
    assert "<html data-site" in page
    assert page.index("Content-Security-Policy") < page.index("<script")
    assert not re.search(r'(src|href)="/', page)
    assert 'src="./theme.js"' in page
    assert "<noscript>" not in page
    with_docs = build_site.page(text, docs=True)
    assert '<html data-site="docs"' in with_docs
    # Rules and guides can be read, and found by search engines, without the app.
    linked = set(re.findall(r'href="docs/([^"]+)\.html"', with_docs))
    prefixes = {language: "" if language == "en" else f"{language}/" for language in languages()}
    assert linked == {
        f"{prefixes[language]}{page}"
        for language in languages()
        for page in docs_site.pages_in(language).values()
        if page.startswith(("rulebook/", "guide/"))
    }


def test_the_worker_is_told_the_files_of_the_app(tmp_path: Path) -> None:
    worker = Path("web/public/sw.js").read_text(encoding="utf-8")
    (tmp_path / "sw.js").write_text(worker, encoding="utf-8")
    (tmp_path / "assets" / "pyodide-1").mkdir(parents=True)
    for name in ("index.html", "theme.js", "assets/a.js", "assets/house-0a.zip"):
        (tmp_path / name).write_text(name)
    (tmp_path / "assets" / "pyodide-1" / "python.wasm").touch()
    build_web.list_files(tmp_path)
    first = (tmp_path / "sw.js").read_text(encoding="utf-8")
    assert listed(first, "APP") == ["assets/a.js", "", "theme.js"]
    assert listed(first, "PYTHON") == ["assets/house-0a.zip", "assets/pyodide-1/python.wasm"]
    build_web.list_files(tmp_path)
    assert (tmp_path / "sw.js").read_text(encoding="utf-8") == first
    (tmp_path / "theme.js").write_text("another")
    build_web.list_files(tmp_path)
    assert listed((tmp_path / "sw.js").read_text(encoding="utf-8"), "VERSION") != listed(
        first, "VERSION"
    )
    (tmp_path / "sw.js").write_text("")
    with pytest.raises(build_web.WebError):
        build_web.list_files(tmp_path)


def listed(worker: str, name: str) -> object:
    found = re.search(rf"^const {name} = (.*)$", worker, flags=re.M)
    assert found is not None
    return json.loads(found[1])


def test_the_zip_holds_no_server_and_the_pinned_libraries() -> None:
    names = build_solo.ours(Path.cwd())
    assert "fondaco/table/table.py" in names
    assert "fondaco/locale/de/voice.ftl" in names
    assert not [name for name in names if name.startswith(("fondaco/server/", "fondaco/cli/"))]
    pins = build_solo.pins(Path.cwd())
    assert all(build_solo.plain(name) in pins for name in build_solo.LIBRARIES)


def test_answers_lie_where_the_app_looks_for_them() -> None:
    assert build_site.file_name("/api/house") == "house.json"
    assert build_site.file_name("/api/rules/batavia?lang=de") == "rules_batavia_lang_de.json"
